<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>money</name>
    <message>
        <source>Rent</source>
        <translation>租赁</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>Own a base, rent the burst</source>
        <translation>自购基础算力，高峰租用</translation>
    </message>
    <message>
        <source>Own a debugging island, rent the runs</source>
        <translation>自购调试机，正式训练租用</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>初始投入</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>Housing</source>
        <translation>托管</translation>
    </message>
    <message>
        <source>Maintenance and insurance</source>
        <translation>维保与保险</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人工</translation>
    </message>
    <message>
        <source>Resale, after selling cost</source>
        <translation>残值（扣除处置费）</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不会打平</translation>
    </message>
    <message>
        <source>“Rent for one to three months, buy from six”</source>
        <translation>“租一到三个月，六个月起买”</translation>
    </message>
</context>
</TS>
