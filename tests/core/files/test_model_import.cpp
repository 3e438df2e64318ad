// Public configurations add up to the published counts; what cannot be counted is refused with a reason.
#include "core/files/model_import.h"
#include "core/model/parameters.h"

#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

using namespace rackwright;
using nlohmann::json;

namespace {

/// A complete small Llama configuration to spoil.
json llama() {
    return {{"architectures", {"LlamaForCausalLM"}},
            {"num_hidden_layers", 32},
            {"hidden_size", 4096},
            {"num_attention_heads", 32},
            {"num_key_value_heads", 8},
            {"intermediate_size", 14336},
            {"vocab_size", 128256},
            {"tie_word_embeddings", false}};
}

std::int64_t total(const json& config) {
    const Result<ModelShape> shape = importModelConfig(config.dump());
    return shape ? countParameters(*shape).total : -1;
}

} // namespace

class TestModelImport : public QObject {
    Q_OBJECT

private slots:
    void countsAsPublished_data();
    void countsAsPublished();
    void countsFlopsOfTheMatrices();
    void countsTheVisionTowerApart();
    void countsExpertsOnce();
    void refusesHybrids_data();
    void refusesHybrids();
    void refusesAbsurdValues_data();
    void refusesAbsurdValues();
    void refusesWhatIsNoConfiguration();
    void readsNestedDefaults();
    void neverCrashes();
};

void TestModelImport::countsAsPublished_data() {
    QTest::addColumn<QByteArray>("config");
    QTest::addColumn<qint64>("expected");
    QTest::addColumn<qint64>("active");
    QFile file(QStringLiteral(RACKWRIGHT_SOURCE_DIR "/tests/data/model_counts.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const json& entry : json::parse(file.readAll().toStdString())) {
        QTest::newRow(entry.at("name").get<std::string>().c_str())
            << QByteArray::fromStdString(entry.at("config").dump())
            << qint64(entry.at("total").get<std::int64_t>())
            << qint64(entry.value("active", std::int64_t{0}));
    }
}

void TestModelImport::countsAsPublished() {
    QFETCH(QByteArray, config);
    QFETCH(qint64, expected);
    QFETCH(qint64, active);
    const Result<ModelShape> shape = importModelConfig(config.toStdString());
    QVERIFY2(shape.has_value(), shape ? "" : shape.error().id.c_str());
    const ParameterCount count = countParameters(*shape);
    QCOMPARE(qint64(count.total), expected);
    if (active > 0) QCOMPARE(qint64(count.active), active);
    QVERIFY(count.active <= count.total);
}

void TestModelImport::countsFlopsOfTheMatrices() {
    // Llama 3 8B: matrices of the layers and the head, and 12·L·a·d·s of attention.
    const double layer = 4096.0 * (4096 + 2 * 1024) + 4096.0 * 4096 + 3.0 * 4096 * 14336;
    const double matrices = 32.0 * layer + 128256.0 * 4096;
    const double attention = 12.0 * 32 * 32 * 128 * 4096;
    const ModelShape shape = *importModelConfig(llama().dump());
    QCOMPARE(trainingFlopsPerToken(shape, 4096), 6.0 * matrices + attention);
    QCOMPARE(trainingFlopsPerToken(shape, 4096, AttentionFlops::causalHalf), 6.0 * matrices + attention / 2);
}

void TestModelImport::countsTheVisionTowerApart() {
    // google/gemma-3-4b-it holds 4,300,079,472 parameters; 3,880,263,168 of them are the text decoder.
    const json config = {{"architectures", {"Gemma3ForConditionalGeneration"}},
                         {"mm_tokens_per_image", 256},
                         {"text_config",
                          {{"model_type", "gemma3_text"},
                           {"hidden_size", 2560},
                           {"intermediate_size", 10240},
                           {"num_hidden_layers", 34}}},
                         {"vision_config",
                          {{"model_type", "siglip_vision_model"},
                           {"hidden_size", 1152},
                           {"intermediate_size", 4304},
                           {"num_hidden_layers", 27},
                           {"patch_size", 14},
                           {"image_size", 896},
                           {"vision_use_head", false}}}};
    const ParameterCount count = countParameters(*importModelConfig(config.dump()));
    QCOMPARE(count.total, std::int64_t{3'880'263'168});
    QCOMPARE(count.total + count.encoder, std::int64_t{4'300'079'472});
}

void TestModelImport::countsExpertsOnce() {
    json dense = llama();
    json sparse = dense;
    sparse["architectures"] = {"MixtralForCausalLM"};
    sparse["num_local_experts"] = 1;
    sparse["num_experts_per_tok"] = 1;
    // One expert is the dense MLP, and its router one row a layer.
    QCOMPARE(total(sparse), total(dense) + 32 * 4096);
}

void TestModelImport::refusesHybrids_data() {
    QTest::addColumn<QString>("config");
    QTest::newRow("Nemotron-H with Infinity")
        << R"({"architectures": ["NemotronHForCausalLM"], "time_step_limit": [0.0, Infinity]})";
    QTest::newRow("Qwen3-Next")
        << R"({"architectures": ["Qwen3NextForCausalLM"], "model_type": "qwen3_next"})";
    QTest::newRow("MiniMax-Text-01") << R"({"architectures": ["MiniMaxText01ForCausalLM"]})";
    QTest::newRow("Jamba") << R"({"model_type": "jamba", "mamba_d_state": 16})";
    QTest::newRow("linear layers")
        << R"({"model_type": "llama", "layer_types": ["linear_attention", "full_attention"]})";
}

void TestModelImport::refusesHybrids() {
    QFETCH(QString, config);
    const Result<ModelShape> shape = importModelConfig(config.toStdString());
    QVERIFY(!shape);
    QCOMPARE(shape.error().id, std::string("import.hybrid_not_supported"));
}

void TestModelImport::refusesAbsurdValues_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("id");
    const char* absurd = "import.absurd_value";
    QTest::newRow("zero layers") << "num_hidden_layers"
                                 << "0" << absurd;
    QTest::newRow("negative width") << "hidden_size"
                                    << "-4096" << absurd;
    QTest::newRow("huge") << "vocab_size"
                          << "1e30" << absurd;
    QTest::newRow("not a number") << "hidden_size"
                                  << "NaN" << absurd;
    QTest::newRow("fraction") << "num_attention_heads"
                              << "32.5" << absurd;
    QTest::newRow("text") << "hidden_size"
                          << "\"4096\"" << absurd;
    QTest::newRow("flag") << "num_hidden_layers"
                          << "true" << absurd;
    QTest::newRow("number as flag") << "tie_word_embeddings"
                                    << "3" << absurd;
    QTest::newRow("heads that keys do not divide") << "num_key_value_heads"
                                                   << "5" << absurd;
    QTest::newRow("list") << "intermediate_size"
                          << "[1, 2]" << absurd;
    QTest::newRow("null width") << "hidden_size"
                                << "null"
                                << "import.missing_field";
}

void TestModelImport::refusesAbsurdValues() {
    QFETCH(QString, field);
    QFETCH(QString, value);
    QFETCH(QString, id);
    json config = llama();
    config[field.toStdString()] = "@";
    std::string text = config.dump();
    text.replace(text.find("\"@\""), 3, value.toStdString());
    const Result<ModelShape> shape = importModelConfig(text);
    QVERIFY(!shape);
    QCOMPARE(QString::fromStdString(shape.error().id), id);
    QCOMPARE(QString::fromStdString(shape.error().where), QStringLiteral("/") + field);
}

void TestModelImport::refusesWhatIsNoConfiguration() {
    // moc cannot read raw strings inside a macro.
    const auto refusal = [](const std::string& text) {
        return QString::fromStdString(importModelConfig(text).error().id);
    };
    const std::string truncated = R"({"architectures": ["Llama)";
    const std::string unet = R"({"architectures": ["UNet2DConditionModel"]})";
    json large = llama();
    large["num_hidden_layers"] = 10'000;
    large["hidden_size"] = 3'200'000;
    QCOMPARE(refusal(""), "import.not_json");
    QCOMPARE(refusal(truncated), "import.not_json");
    QCOMPARE(refusal("[1, 2]"), "import.not_an_object");
    QCOMPARE(refusal("{}"), "import.missing_field");
    QCOMPARE(refusal(unet), "import.unknown_architecture");
    QCOMPARE(refusal(std::string(100'000, '[')), "import.too_deep");
    QCOMPARE(refusal(std::string(5'000'000, ' ')), "import.too_large");
    QCOMPARE(refusal(large.dump()), "import.absurd_value");
}

void TestModelImport::readsNestedDefaults() {
    // A multimodal file leaves out what equals the class default; a file of its own must state its size.
    const json nested = {{"architectures", {"Gemma3ForConditionalGeneration"}},
                         {"text_config", {{"model_type", "gemma3_text"}, {"num_hidden_layers", 34}}}};
    const Result<ModelShape> shape = importModelConfig(nested.dump());
    QVERIFY(shape.has_value());
    QCOMPARE(shape->hidden, std::int64_t{2304});
    const Result<ModelShape> alone =
        importModelConfig(R"({"model_type": "gemma3_text", "num_hidden_layers": 34})");
    QCOMPARE(alone.error().id, std::string("import.missing_field"));
    QCOMPARE(alone.error().where, std::string("/hidden_size"));
}

void TestModelImport::neverCrashes() {
    const bool ok =
        rc::check("random bytes give a shape or an error with an identifier", [](const std::string& text) {
            const Result<ModelShape> shape = importModelConfig(text);
            RC_ASSERT(shape.has_value() || !shape.error().id.empty());
        });
    QVERIFY(ok);
}

QTEST_APPLESS_MAIN(TestModelImport)
#include "test_model_import.moc"
