<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>rackwright::WhyPopover</name>
    <message>
        <source>Why this number</source>
        <translation>为什么是这个数</translation>
    </message>
    <message>
        <source>Formula, values and sources</source>
        <translation>公式、数值与来源</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the figure before (Alt+Left)</source>
        <translation>回到上一个数字（Alt+←）</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>复制为文本</translation>
    </message>
    <message>
        <source>Copy the formula with its values and sources</source>
        <translation>复制公式及其数值与来源</translation>
    </message>
</context>
</TS>
