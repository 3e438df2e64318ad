#include "core/diagnosis/stated_numbers.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <string>

namespace rackwright {

namespace {

constexpr double kLargestPercent = 1000; ///< wrong figures are worth reading too
constexpr std::size_t kReach = 24;       ///< characters between a keyword and its percentage

bool isDigit(char c) {
    return std::isdigit(static_cast<unsigned char>(c)) != 0;
}
bool isLetter(char c) {
    return std::isalpha(static_cast<unsigned char>(c)) != 0;
}

std::string lowered(std::string_view text) {
    std::string lower(text);
    std::ranges::transform(lower, lower.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return lower;
}

std::optional<double> numberAt(std::string_view text, std::size_t at, std::size_t* end = nullptr) {
    double value = 0;
    const char* first = text.data() + at;
    const auto [last, fault] = std::from_chars(first, text.data() + text.size(), value);
    if (fault != std::errc() || value < 0 || value > 1e9) return std::nullopt;
    if (end != nullptr) *end = static_cast<std::size_t>(last - text.data());
    return value;
}

/// The whole number that ends right before `at`, blanks aside.
std::optional<double> numberBefore(std::string_view text, std::size_t at) {
    std::size_t end = at;
    while (end > 0 && (text[end - 1] == ' ' || text[end - 1] == '-'))
        --end;
    std::size_t start = end;
    while (start > 0 && isDigit(text[start - 1]))
        --start;
    if (start == end || (start > 0 && (text[start - 1] == '.' || isLetter(text[start - 1])))) return {};
    return numberAt(text, start);
}

std::size_t findWord(std::string_view text, std::string_view word, std::size_t from) {
    for (std::size_t at = text.find(word, from); at != std::string_view::npos; at = text.find(word, at + 1))
        if (at == 0 || !isLetter(text[at - 1])) return at;
    return std::string_view::npos;
}

void fill(std::optional<double>& field, std::string_view text, std::initializer_list<const char*> keywords,
          bool before = false) {
    for (const char* keyword : keywords) {
        if (field) return;
        const auto number = numberBeside(text, keyword, before);
        if (number && *number >= 1 && *number <= 1e6) field = number;
    }
}

void fillShare(std::optional<double>& field, std::string_view text,
               std::initializer_list<const char*> keywords) {
    for (const char* keyword : keywords)
        if (!field) field = shareAfter(text, keyword);
    if (field && *field > 1) field.reset();
}

} // namespace

std::optional<double> numberBeside(std::string_view lower, std::string_view keyword, bool before) {
    for (std::size_t at = findWord(lower, keyword, 0); at != std::string_view::npos;
         at = findWord(lower, keyword, at + 1)) {
        if (before) {
            if (const auto number = numberBefore(lower, at)) return number;
            continue;
        }
        std::size_t next = at + keyword.size();
        while (next < lower.size() && (lower[next] == ' ' || lower[next] == '=' || lower[next] == ':'))
            ++next;
        if (next < lower.size() && isDigit(lower[next])) return numberAt(lower, next);
    }
    return std::nullopt;
}

std::optional<double> shareAfter(std::string_view lower, std::string_view keyword) {
    const std::size_t at = findWord(lower, keyword, 0);
    if (at == std::string_view::npos) return std::nullopt;
    const std::size_t start = at + keyword.size();
    const std::size_t limit = std::min(lower.size(), start + kReach);
    for (std::size_t i = start; i < limit; ++i) {
        if (lower[i] == ';' || lower[i] == '\n') return std::nullopt;
        if (!isDigit(lower[i])) continue;
        std::size_t end = i;
        const auto value = numberAt(lower, i, &end);
        while (end < lower.size() && lower[end] == ' ')
            ++end;
        const bool percent = end < lower.size() && lower[end] == '%';
        if (!value || !percent || *value > kLargestPercent) return std::nullopt;
        return *value / 100;
    }
    return std::nullopt;
}

void readDegrees(std::string_view text, RunRow& row) {
    const std::string lower = lowered(text);
    fill(row.tp, lower, {"tp", "tensor parallel size", "tensor_model_parallel_size", "tensor parallel"});
    fill(row.pp, lower, {"pp", "pipeline_model_parallel_size", "pipeline parallel size"});
    fill(row.vpp, lower, {"vpp"});
    fill(row.cp, lower, {"cp", "context parallel size"});
    fill(row.ep, lower, {"ep", "expert_model_parallel_size", "expert parallel size"});
    fill(row.dp, lower, {"dp"});
    fill(row.globalBatch, lower, {"gbs", "global batch size", "global_batch_size"});
    fill(row.microBatch, lower, {"mbs", "micro batch size", "micro_batch_size"});
    fill(row.heads, lower, {"attention heads", "heads", "个注意力头"}, true);
    fill(row.heads, lower, {"num_attention_heads", "number of attention heads"});
    fill(row.experts, lower, {"experts", "个专家"}, true);
    fill(row.accelerators, lower, {"gpus", "accelerators", "张卡", "卡集群"}, true);
}

void readFreeText(ObservedRun& run) {
    const std::string lower = lowered(run.errorText + "\n" + run.symptom);
    RunMeasurement& measured = run.stated.measured;
    if (!measured.mfuPercent) {
        if (const auto mfu = shareAfter(lower, "mfu"); mfu && *mfu > 0) measured.mfuPercent = *mfu * 100;
    }
    fillShare(run.gpuUtilisation, lower,
              {"gpu util", "gpu-util", "gpu_util", "nvidia-smi", "gpu 利用率", "gpu利用率"});
    fillShare(run.tensorActive, lower,
              {"tensor active", "tensor_active", "tensor activity", "tensor core activity", "tensor pipe",
               "tensor core util"});
    fillShare(run.dataloaderWait, lower,
              {"dataloader wait", "data wait", "waiting for data", "waits for data", "数据等待"});
}

} // namespace rackwright
