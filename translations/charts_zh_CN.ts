<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>Charts</name>
    <message>
        <source>limit %1 · %2</source>
        <translation>上限 %1 · %2</translation>
    </message>
    <message>
        <source>%1 free</source>
        <translation>余量 %1</translation>
    </message>
    <message>
        <source>Buy, no resale</source>
        <translation>购置，无残值</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租赁</translation>
    </message>
    <message>
        <source>%1 mo</source>
        <translation>%1 月</translation>
    </message>
    <message>
        <source>month %1, no resale</source>
        <translation>第 %1 个月（无残值）</translation>
    </message>
    <message>
        <source>month %1</source>
        <translation>第 %1 个月</translation>
    </message>
    <message>
        <source>this run ends</source>
        <translation>本次训练结束</translation>
    </message>
</context>
<context>
    <name>CompareCharts</name>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租赁</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>租赁</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自有</translation>
    </message>
</context>
</TS>
