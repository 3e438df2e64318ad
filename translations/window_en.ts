<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>rackwright::StatusLine</name>
    <message numerus="yes">
        <source>%n price(s) older than %1 days</source>
        <translation>
            <numerusform>%n price older than %1 days</numerusform>
            <numerusform>%n prices older than %1 days</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>Qwen2.5-72B 继续预训练，昇腾 910B</source>
        <translation>Qwen2.5-72B continued pretraining on Ascend 910B</translation>
    </message>
    <message>
        <source>行业模型：Qwen2.5-7B 全参数微调，单台昇腾</source>
        <translation>Industry model: Qwen2.5-7B fine-tuning on one Ascend server</translation>
    </message>
</context>
</TS>
