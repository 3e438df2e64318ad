<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>rackwright::MainWindow</name>
    <message numerus="yes">
        <source>This plan keeps its own prices and parts: %n figure(s) differ from today's catalogue.</source>
        <translation>
            <numerusform>This plan keeps its own prices and parts: %n figure differs from today's catalogue.</numerusform>
            <numerusform>This plan keeps its own prices and parts: %n figures differ from today's catalogue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine is newer than the plan: %n key figure(s) changed since it was saved.</source>
        <translation>
            <numerusform>The engine is newer than the plan: %n key figure changed since it was saved.</numerusform>
            <numerusform>The engine is newer than the plan: %n key figures changed since it was saved.</numerusform>
        </translation>
    </message>
</context>
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
