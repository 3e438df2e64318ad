#include "fit_write.h"

#include "core/validation/groups.h"
#include "core/validation/left_out.h"

#include <array>
#include <cmath>
#include <fstream>
#include <nlohmann/json.hpp>
#include <set>

namespace rackwright::fit {
namespace {

using Json = nlohmann::ordered_json;

double threeDigits(double value) {
    if (value == 0) return 0;
    const double scale = std::pow(10.0, 2 - std::floor(std::log10(std::abs(value))));
    return std::round(value * scale) / scale;
}

bool read(const std::string& path, Json& json) {
    std::ifstream file(path);
    json = Json::parse(file, nullptr, false);
    return !json.is_discarded();
}

/// Objects whose members are plain values stay on one line, so that a changed constant is a changed line.
void print(std::ostream& out, const Json& json, const std::string& indent) {
    const auto flat = [](const Json& value) {
        if (!value.is_structured()) return true;
        for (const Json& member : value) {
            for (const Json& inner : member) {
                if (inner.is_structured()) return false;
            }
            if (member.is_object()) return false;
        }
        return true;
    };
    if (flat(json)) {
        std::string text;
        bool quoted = false;
        for (const char c : json.dump()) {
            text += c;
            if (c == '"') quoted = !quoted;
            if (!quoted && (c == ':' || c == ',')) text += ' ';
        }
        out << text;
        return;
    }
    const bool object = json.is_object();
    out << (object ? "{\n" : "[\n");
    for (auto it = json.begin(); it != json.end(); ++it) {
        out << indent << "  ";
        if (object) out << '"' << it.key() << "\": ";
        print(out, *it, indent + "  ");
        out << (std::next(it) == json.end() ? "\n" : ",\n");
    }
    out << indent << (object ? "}" : "]");
}

bool write(const std::string& path, const Json& json) {
    std::ofstream file(path);
    print(file, json, "");
    file << '\n';
    return file.good();
}

void putStack(Json& entry, const SpeedProfile& profile) {
    entry["kernel_share"] = threeDigits(profile.kernelShare);
    entry["fusion"] = threeDigits(profile.fusion);
    entry["host_launch_ms"] = threeDigits(profile.hostLaunch * 1e3);
    entry["router_sync_ms"] = threeDigits(profile.routerSync * 1e3);
    entry["data_overlap"] = threeDigits(profile.dataOverlap);
    entry["tensor_overlap"] = threeDigits(profile.tensorOverlap);
    entry["network"] = threeDigits(profile.network);
    entry["pipeline_rate"] = threeDigits(profile.pipelineRate);
}

bool writeStacks(const std::string& path, const Constants& fitted, const std::vector<Run>& runs) {
    Json json;
    if (!read(path, json)) return false;
    std::set<std::string> seen;
    for (const Run& run : runs)
        seen.insert(run.data.job.stack.id);
    for (Json& entry : json["stacks"]) {
        const std::string id = entry["id"].get<std::string>();
        if (seen.contains(id)) putStack(entry, fitted.stacks.at(id));
    }
    return write(path, json);
}

bool writeEfficiency(const std::string& path, const Constants& fitted) {
    Json json;
    if (!read(path, json)) return false;
    for (const auto& [name, generation] : fitted.generations) {
        if (!json["generations"].contains(name)) continue;
        Json& entry = json["generations"][name];
        entry["tile_loss16"] = {threeDigits(generation.tileLoss16), "fit"};
        entry["attention_share"] = {threeDigits(generation.attentionShare), "fit"};
        if (generation.olderFlashFactor != 1.0) {
            entry["older_flash_factor"] = {threeDigits(generation.olderFlashFactor), "fit"};
        }
    }
    for (const auto& [id, clock] : fitted.clocks) {
        if (!json["accelerators"].contains(id)) continue;
        json["accelerators"][id]["sustained_clock"] = {threeDigits(clock), "fit"};
    }
    return write(path, json);
}

} // namespace

bool writeLeftOut(const std::string& path, const std::vector<Run>& runs,
                  const std::vector<ErrorColumn>& columns, int constants) {
    if (columns.size() != 3 || columns[1].name != "left out: source" || columns[2].name != "left out: family")
        return false;
    constexpr const char* kNames[] = {"fitted", "source", "family"};
    constexpr int kSmallestGroup = 5; // smaller groups move with every single run
    std::map<std::string, std::array<std::vector<Residual>, 3>> groups;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (runs[i].data.measured.score != "yes") continue;
        for (const GroupKey& key : timeGroups(runs[i].data)) {
            auto& residuals = groups[groupId(key.kind, key.name)];
            for (std::size_t c = 0; c < columns.size(); ++c)
                residuals[c].push_back({std::exp(columns[c].residuals[i]) - 1, false});
        }
    }
    Json json;
    json["constants"] = constants;
    for (const auto& [id, residuals] : groups) {
        if (residuals[0].size() < kSmallestGroup) continue;
        Json& group = json["groups"][id];
        group["n"] = residuals[0].size();
        for (std::size_t c = 0; c < columns.size(); ++c) {
            const ErrorStatistics s = summarise(residuals[c]);
            group[kNames[c]] = {threeDigits(s.median), threeDigits(s.mean), threeDigits(s.p90)};
        }
    }
    return write(path, json);
}

bool writeConstants(const std::string& folder, const Constants& fitted, const std::vector<Run>& runs) {
    return writeStacks(folder + "/stacks_speed.json", fitted, runs) &&
           writeEfficiency(folder + "/efficiency.json", fitted);
}

} // namespace rackwright::fit
