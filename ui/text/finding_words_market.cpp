// Headlines, sentences and action labels of findings, English; Chinese in translations/findings_zh_CN.ts.
#include "ui/text/finding_words.h"

#include <QCoreApplication>

#include <array>

namespace rackwright::text {

std::span<const FindingWords> marketFindingWords() {
    static constexpr auto words = std::to_array<FindingWords>({
        {"hardware.undeliverable",
         QT_TRANSLATE_NOOP("findings", "{accelerator} cannot be delivered to {destination}."),
         QT_TRANSLATE_NOOP("findings", "Export rules of {date} do not allow it. Choose another part, or "
                                       "overrule this if you have written confirmation."),
         QT_TRANSLATE_NOOP("findings", "Overrule")},
        {"hardware.licence",
         QT_TRANSLATE_NOOP("findings", "{accelerator} needs an export licence for {destination}."),
         QT_TRANSLATE_NOOP("findings",
                           "State of {date}; ask the supplier for the licence before you plan a date."),
         nullptr},
        {"hardware.delivery_unknown",
         QT_TRANSLATE_NOOP("findings", "Ask whether {accelerator} can be delivered to {destination}."),
         QT_TRANSLATE_NOOP("findings", "The catalogue has no rule for it."), nullptr},
        {"hardware.end_of_life", QT_TRANSLATE_NOOP("findings", "{accelerator} is no longer sold new."),
         QT_TRANSLATE_NOOP("findings", "Plan for used parts, spares and the end of support."), nullptr},
        {"hardware.consumer",
         QT_TRANSLATE_NOOP("findings", "{accelerator} is not licensed for data centres."),
         QT_TRANSLATE_NOOP("findings", "The licence of its driver excludes them: plan single servers outside "
                                       "a data centre, or a part that is made for one."),
         nullptr},
        {"hardware.pcie_between_servers",
         QT_TRANSLATE_NOOP("findings", "Without a scale-up link, {share} of the step waits for traffic."),
         QT_TRANSLATE_NOOP("findings", "{accelerator} sends everything over PCIe, and between servers over "
                                       "the network. Fewer, larger accelerators usually cost less for this."),
         nullptr},
        {"hardware.announced", QT_TRANSLATE_NOOP("findings", "{accelerator} is only announced."),
         QT_TRANSLATE_NOOP("findings", "Its figures are the maker's plan; dates and prices may move."),
         nullptr},
        {"hardware.unmeasured", QT_TRANSLATE_NOOP("findings", "No published run backs {accelerator}."),
         QT_TRANSLATE_NOOP(
             "findings",
             "Its speed follows from its generation's constants; run a short benchmark before you sign."),
         nullptr},
        {"hardware.no_fp8", QT_TRANSLATE_NOOP("findings", "{accelerator} has no FP8."),
         QT_TRANSLATE_NOOP("findings", "It computes FP8 recipes at its 16-bit rate at best."),
         QT_TRANSLATE_NOOP("findings", "Use BF16")},
        {"hardware.misquoted", QT_TRANSLATE_NOOP("findings", "What circulates about {accelerator} is wrong."),
         QT_TRANSLATE_NOOP(
             "findings",
             "Not true: {figure}. The catalogue keeps what the data sheet says for dense matrices."),
         nullptr},
        {"inventory.used", QT_TRANSLATE_NOOP("findings", "{used} of the servers are there already."),
         QT_TRANSLATE_NOOP(
             "findings", "To be added: {added} {added:server|servers}, {switches} {switches:switch|switches} "
                         "and {cables} {cables:cable|cables}. The {value} they stand for in the books is "
                         "spent; only selling them would bring it back."),
         nullptr},
        {"inventory.short_ports", QT_TRANSLATE_NOOP("findings", "{missing} leaf ports are missing."),
         QT_TRANSLATE_NOOP("findings",
                           "{added} more servers need more ports than are free: order switches first."),
         nullptr},
        {"inventory.short_racks", QT_TRANSLATE_NOOP("findings", "{missing} racks are missing."),
         QT_TRANSLATE_NOOP("findings", "{added} more servers do not fit into the racks that are free."),
         nullptr},
        {"inventory.short_power", QT_TRANSLATE_NOOP("findings", "{missing} of power are missing."),
         QT_TRANSLATE_NOOP("findings", "{added} more servers ask for more than the feeds can still give."),
         nullptr},
        {"inventory.own_pool",
         QT_TRANSLATE_NOOP("findings", "{servers} × {server} are there: use them as a pool of their own."),
         QT_TRANSLATE_NOOP("findings",
                           "This plan is for other servers. See what the owned ones can do by themselves."),
         QT_TRANSLATE_NOOP("findings", "Plan on them")},
        {"inventory.mixed", QT_TRANSLATE_NOOP("findings", "Keep {server} out of this job."),
         QT_TRANSLATE_NOOP("findings", "One job over both types runs at the pace of the slower: every step "
                                       "would take {factor} times as long."),
         nullptr},
        {"inventory.fine_tune",
         QT_TRANSLATE_NOOP("findings", "{servers} × {server} can fine-tune this model."),
         QT_TRANSLATE_NOOP("findings",
                           "{task} fits on what is there. One click makes it a plan, with {tokens} "
                           "tokens to start from; set the size of your own data then."),
         QT_TRANSLATE_NOOP("findings", "Plan the fine-tune")},
        {"server.short_of", QT_TRANSLATE_NOOP("findings", "{what}: the server has too little."),
         QT_TRANSLATE_NOOP("findings", "It has {have}; this plan asks for {need}."), nullptr},
        {"money.buy_pays", QT_TRANSLATE_NOOP("findings", "Buying pays after {month_kept}."),
         QT_TRANSLATE_NOOP(
             "findings",
             "At {utilisation} use the purchase is paid back after {month_kept} even without resale, {month} "
             "with it. Renting wins below {break_even_rent} per GPU-hour; today it is {rent}."),
         nullptr},
        {"money.buy_with_resale", QT_TRANSLATE_NOOP("findings", "Buy only if you can sell again."),
         QT_TRANSLATE_NOOP("findings",
                           "At {utilisation} use buying wins after {month} when the accelerators are sold at "
                           "the end of {horizon}; without resale renting stays cheaper."),
         nullptr},
        {"money.rent_pays", QT_TRANSLATE_NOOP("findings", "Rent, do not buy."),
         QT_TRANSLATE_NOOP("findings",
                           "Over {horizon} at {utilisation} use buying never becomes cheaper: it would need "
                           "a rent above {break_even_rent} per GPU-hour, today it is {rent}."),
         nullptr},
        {"money.owned_share",
         QT_TRANSLATE_NOOP("findings", "This run: {rent} rented, {own} on own machines."),
         QT_TRANSLATE_NOOP("findings", "Like with like: the owned figure is this run's share of capital and "
                                       "operation over the horizon; the rent is {provider}'s."),
         nullptr},
        {"money.low_use", QT_TRANSLATE_NOOP("findings", "Own machines would stand idle too much."),
         QT_TRANSLATE_NOOP("findings",
                           "At {utilisation} use renting is cheaper; owning needs {break_even_use} or more."),
         nullptr},
        {"money.no_rent",
         QT_TRANSLATE_NOOP("findings", "No rental offer for {accelerator} in {destination}."),
         QT_TRANSLATE_NOOP("findings", "Enter an offer you have received to compare renting with buying."),
         nullptr},
        {"money.no_purchase", QT_TRANSLATE_NOOP("findings", "No purchase price for {server}."),
         QT_TRANSLATE_NOOP("findings",
                           "Enter a quotation as the server price to compare buying with renting."),
         nullptr},
        {"money.unpriced", QT_TRANSLATE_NOOP("findings", "{lines} {lines:line has|lines have} no price."),
         QT_TRANSLATE_NOOP("findings", "What has no price counts as zero in the total; ask for quotations."),
         nullptr},
        {"money.old_price", QT_TRANSLATE_NOOP("findings", "{prices} {prices:price is|prices are} old."),
         QT_TRANSLATE_NOOP("findings", "The oldest is {age} behind the price book; confirm before quoting."),
         nullptr},
        {"money.estimates", QT_TRANSLATE_NOOP("findings", "{share} of the purchase rests on estimates."),
         QT_TRANSLATE_NOOP("findings",
                           "They are marked in the bill of materials; replace them with quotations."),
         nullptr},
        {"money.wide_rents", QT_TRANSLATE_NOOP("findings", "Compare rental offers."),
         QT_TRANSLATE_NOOP("findings",
                           "The same run costs {low} to {high} depending on the provider; the plan uses "
                           "{provider} at {rent}. Cheap offers may lack the fast network between servers."),
         nullptr},
    });
    return words;
}

} // namespace rackwright::text
