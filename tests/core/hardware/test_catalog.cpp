// The shipped hardware catalogue: complete, sourced, plausible, and found by the names people write.
#include "core/files/catalog_reader.h"
#include "core/files/embedded.h"

#include <QTest>

#include <nlohmann/json.hpp>
#include <regex>
#include <set>

using namespace rackwright;

namespace {

const Catalog& catalog() {
    static const Catalog read = [] {
        Result<Catalog> result = shippedCatalog();
        if (!result) qFatal("%s at %s", result.error().id.c_str(), result.error().where.c_str());
        return *result;
    }();
    return read;
}

const std::vector<std::pair<const char*, Fact Accelerator::*>>& facts() {
    static const std::vector<std::pair<const char*, Fact Accelerator::*>> list{
        {"memory", &Accelerator::memoryGB},         {"usable", &Accelerator::usableGiB},
        {"rate", &Accelerator::memoryRateGBs},      {"bf16", &Accelerator::bf16Tflops},
        {"fp16", &Accelerator::fp16Tflops},         {"fp8", &Accelerator::fp8Tflops},
        {"fp4", &Accelerator::fp4Tflops},           {"int8", &Accelerator::int8Tops},
        {"tf32", &Accelerator::tf32Tflops},         {"scale-up", &Accelerator::scaleUpGBs},
        {"pair", &Accelerator::scaleUpPairGBs},     {"domain", &Accelerator::scaleUpDomain},
        {"bridge", &Accelerator::bridgeGBs},        {"pcie", &Accelerator::pcieGeneration},
        {"watts", &Accelerator::boardWatts},        {"nic", &Accelerator::typicalNicGbps},
        {"matmul16", &Accelerator::matmul16},       {"matmul8", &Accelerator::matmul8},
        {"clock", &Accelerator::sustainedClock},    {"tile", &Accelerator::tileLoss16},
        {"attention", &Accelerator::attentionShare}};
    return list;
}

bool dated(const Provenance& from) {
    static const std::regex date("\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?");
    return std::regex_match(from.date, date);
}

QString about(const std::string& id, const char* what) {
    return QString::fromStdString(id) + QLatin1Char(' ') + QString::fromLatin1(what);
}

} // namespace

class TestCatalog : public QObject {
    Q_OBJECT

private slots:
    void everyFactHasSourceAndDate() {
        for (const Accelerator& part : catalog().hardware.accelerators) {
            for (const auto& [what, fact] : facts()) {
                if (!(part.*fact).known()) continue;
                QVERIFY2(!(part.*fact).from.source.empty(), qPrintable(about(part.id, what)));
                QVERIFY2(dated((part.*fact).from) || (part.*fact).from.confidence == Confidence::estimate,
                         qPrintable(about(part.id, what)));
            }
            QVERIFY2(part.delivery.size() == 4, qPrintable(about(part.id, "delivery")));
            for (const DeliveryRule& rule : part.delivery)
                QVERIFY2(dated(rule.from), qPrintable(about(part.id, "delivery date")));
        }
        for (const Server& server : catalog().hardware.servers)
            QVERIFY2(dated(server.from), server.id.c_str());
        for (const SwitchModel& model : catalog().hardware.switches)
            QVERIFY2(dated(model.from), model.id.c_str());
    }

    void peaksArePlausible() {
        for (const Accelerator& part : catalog().hardware.accelerators) {
            if (part.bf16Tflops.known() && part.life != LifeStage::announced)
                QVERIFY2(*part.bf16Tflops.value <= 2600, part.id.c_str());
            // Published ratios that are not two: parts with one rate for both widths, and parts built around
            // 8 bits.
            static const std::set<std::string> others{"gaudi3-oam", "tpu-v6e", "rubin-sxm", "trainium3"};
            if (part.bf16Tflops.known() && part.fp8Tflops.known() && !others.contains(part.id)) {
                const double ratio = *part.fp8Tflops.value / *part.bf16Tflops.value;
                QVERIFY2(ratio > 1.85 && ratio < 2.1, part.id.c_str());
            }
            if (part.tf32Tflops.known() && part.bf16Tflops.known() && part.architecture == "hopper")
                QVERIFY2(std::abs(*part.bf16Tflops.value / *part.tf32Tflops.value - 2) < 0.05,
                         part.id.c_str());
            if (part.usableGiB.known())
                QVERIFY2(*part.usableGiB.value * 1.0737 < *part.memoryGB.value * 1.08, part.id.c_str());
        }
    }

    void circulatingWrongFiguresAreNotInIt() {
        for (const Accelerator& part : catalog().hardware.accelerators) {
            for (const Fact Accelerator::*peak : {&Accelerator::bf16Tflops, &Accelerator::fp16Tflops}) {
                const double value = (part.*peak).valueOr(0);
                for (const double wrong : {3351.0, 624.0, 4800.0, 1979.0, 330.0})
                    QVERIFY2(value != wrong, part.id.c_str());
            }
            QVERIFY2(part.vendor != "NVIDIA" || part.memoryGB.valueOr(0) != 160, part.id.c_str());
        }
        QVERIFY(!catalog().hardware.accelerator("h100-sxm")->misquotes.empty());
        QVERIFY(!catalog().hardware.accelerator("a100-sxm4-80")->misquotes.empty());
        QVERIFY(!catalog().hardware.accelerator("mi250x")->misquotes.empty());
    }

    void everyComputablePartHasAServerThatFits() {
        std::set<std::string> served;
        for (const Server& server : catalog().hardware.servers) {
            served.insert(server.acceleratorId);
            QVERIFY2(server.scaleUpDomain >= 1, server.id.c_str());
            if (server.nameplateKw.known() && server.measuredKw.known())
                QVERIFY2(*server.measuredKw.value < *server.nameplateKw.value, server.id.c_str());
        }
        for (const Accelerator& part : catalog().hardware.accelerators) {
            if (part.computable())
                QVERIFY2(served.contains(part.id), part.id.c_str());
            else
                QVERIFY2(!part.missing().empty(), part.id.c_str());
        }
    }

    void impossibleCombinationsAreNotInIt() {
        const Accelerator* ada = catalog().hardware.accelerator("rtx-6000-ada");
        QVERIFY(ada != nullptr);
        QCOMPARE(*ada->pcieGeneration.value, 4.0);
        QVERIFY(!ada->bridgeGBs.known());
        QCOMPARE(ada->scaleUp, ScaleUpTopology::pciePeer);
        QCOMPARE(catalog().hardware.accelerator("rtx-4090")->scaleUp, ScaleUpTopology::pcieHost);
        QCOMPARE(*catalog().hardware.accelerator("mi300x")->scaleUpPairGBs.value, 64.0);
        QCOMPARE(catalog().hardware.server("gb200-nvl72")->scaleUpDomain, 72);
        QCOMPARE(catalog().hardware.server("cloudmatrix384")->accelerators, 768);
    }

    void constantsOfTheReferencePart() {
        const Accelerator* h100 = catalog().hardware.accelerator("h100-sxm");
        QVERIFY(h100 != nullptr);
        QCOMPARE(*h100->bf16Tflops.value, 989.4);
        QCOMPARE(*h100->memoryGB.value, 80.0);
        QCOMPARE(*h100->scaleUpGBs.value, 900.0);
        QVERIFY(h100->matmul16.known());
        QVERIFY(h100->attentionShare.known());
        const Server* dgx = catalog().hardware.server("dgx-h100");
        QCOMPARE(*dgx->nics.value, 8.0);
        QCOMPARE(*dgx->nameplateKw.value, 10.2);
        QCOMPARE(*dgx->measuredKw.value, 6.85);
    }

    void stacksAreMergedById() {
        // Speed and memory of a stack stand in two files; fitted numbers change, their place does not.
        const auto entry = [](std::string_view file) {
            const auto json = nlohmann::json::parse(embeddedFile(file).value_or("{}"));
            for (const nlohmann::json& one : json.at("stacks")) {
                if (one.at("id") == "megatron-core-2025") return one;
            }
            return nlohmann::json();
        };
        const SoftwareStack* stack = catalog().stack("megatron-core-2025");
        QVERIFY(stack != nullptr);
        const nlohmann::json speed = entry("catalog/stacks_speed.json");
        QCOMPARE(stack->speed.kernelShare, speed.at("kernel_share").get<double>());
        QCOMPARE(stack->speed.hostLaunch, speed.at("host_launch_ms").get<double>() * 1e-3);
        QCOMPARE(stack->memory.placeholderGradients, 1.4);
    }

    void switchesSplitTheirPorts() {
        const SwitchModel* sn5600 = catalog().hardware.switchModel("sn5600");
        QCOMPARE(sn5600->portsAt(800), 64);
        QCOMPARE(sn5600->portsAt(400), 128);
        QCOMPARE(sn5600->portsAt(100), 128);
        QCOMPARE(sn5600->portsAt(1600), 0);
        QCOMPARE(catalog().hardware.switchModel("q3400")->portsAt(400), 144);
    }

    void namesAreFound_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* text, const char* id) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(id);
        };
        row("H100-SXM", "h100-sxm");
        row("H100 SXM5 80GB", "h100-sxm");
        row("NVIDIA H100 80GB HBM3", "h100-sxm");
        row("NVIDIA H100-SXM5-80GB", "h100-sxm");
        row("h100", "h100-sxm");
        row("8x H100 server", "h100-sxm");
        row("8×H100", "h100-sxm");
        row("H100 PCIe 80GB", "h100-pcie");
        row("NVIDIA H100 NVL", "h100-nvl");
        row("H100-96GB-HBM2e-500W", "h100-96-hbm2e");
        row("H100 (96GB HBM2e variant)", "h100-96-hbm2e");
        row("A100", "a100-sxm4-80");
        row("A100-SXM4-80G", "a100-sxm4-80");
        row("A100-SXM4-40GB", "a100-sxm4-40");
        row("A100 SXM 40 GB", "a100-sxm4-40");
        row("A100 40GB", "a100-sxm4-40");
        row("A100-PCIE-40GB", "a100-pcie-40");
        row("NVIDIA A100 80GB PCIe", "a100-pcie-80");
        row("V100-SXM", "v100-sxm2-32");
        row("Tesla V100-SXM2-16GB", "v100-sxm2-16");
        row("GB200", "gb200");
        row("GB300 NVL72", "gb300");
        row("B200 (power limited)", "b200-sxm");
        row("H200-NVL (PCIe)", "h200-nvl");
        row("H200-SXM", "h200-sxm");
        row("RTX6000 Ada", "rtx-6000-ada");
        row("NVIDIA RTX 6000 Ada Generation", "rtx-6000-ada");
        row("RTX 4090", "rtx-4090");
        row("A6000", "rtx-a6000");
        row("MI250X (per GCD)", "mi250x");
        row("AMD Instinct MI300X", "mi300x");
        row("Ascend A2 (910B)", "ascend-910b-313");
        row("Ascend A3 (910C die)", "ascend-910c");
        row("昇腾910B", "ascend-910b-313");
        row("华为昇腾 910C", "ascend-910c");
        row("英伟达 H20", "h20-96");
        row("TPU v6e (Trillium)", "tpu-v6e");
        row("TPU v7x (Ironwood)", "tpu-v7x");
        row("Trainium1 (NeuronCore-v2)", "trainium1");
        row("H100-80GB-SXM (1.8Tbps)", "h100-sxm");
        row("Gaudi2", "gaudi2");
        row("A800-SXM4", "a800-sxm4-80");
        row("A10G", "a10g");
        row("T4", "t4");
        row("A800/H800 (ambiguous)", "");
        row("H100 160GB", "");
        row("RTX 4070 Ti SUPER", "");
        row("RTX 2080 Ti 22GB mod", "");
        row("", "");
        row("server", "");
    }

    void namesAreFound() {
        QFETCH(QString, text);
        QFETCH(QString, id);
        const Accelerator* found = catalog().hardware.acceleratorByName(text.toStdString());
        QCOMPARE(found == nullptr ? QString() : QString::fromStdString(found->id), id);
    }

    void everyPartIsFoundByItsOwnNames() {
        for (const Accelerator& part : catalog().hardware.accelerators) {
            QCOMPARE(catalog().hardware.acceleratorByName(part.id), &part);
            QVERIFY2(catalog().hardware.acceleratorByName(part.name) == &part, part.name.c_str());
            for (const std::string& alias : part.aliases)
                QVERIFY2(catalog().hardware.acceleratorByName(alias) == &part,
                         (part.id + " " + alias).c_str());
        }
    }
};

QTEST_APPLESS_MAIN(TestCatalog)
#include "test_catalog.moc"
