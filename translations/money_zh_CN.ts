<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>MoneyText</name>
    <message>
        <source>Rent on demand</source>
        <translation>按量租用</translation>
    </message>
    <message>
        <source>Rent, spot</source>
        <translation>租用竞价实例</translation>
    </message>
    <message>
        <source>Rent, capacity blocks</source>
        <translation>租用容量块</translation>
    </message>
    <message>
        <source>Rent, 1 year reserved</source>
        <translation>预留 1 年</translation>
    </message>
    <message>
        <source>Rent, 3 years reserved</source>
        <translation>预留 3 年</translation>
    </message>
    <message>
        <source>Rent, reserved</source>
        <translation>预留租用</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>Buy, rent until delivery</source>
        <translation>购置，到货前租用过渡</translation>
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
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Networks, storage, racks, installation</source>
        <translation>网络、存储、机柜、安装</translation>
    </message>
    <message>
        <source>Loan against cash</source>
        <translation>贷款相对现金的差额</translation>
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
        <translation>残值（已扣处置费）</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不会打平</translation>
    </message>
    <message>
        <source>“Rent for one to three months, buy from six”</source>
        <translation>“一到三个月租，六个月起买”</translation>
    </message>
    <message>
        <source>Over the bands of rent, server price and resale value, buying is cheaper in %1 of the draws without resale and in %2 with it.</source>
        <translation>在租价、服务器价格与残值的区间内抽样，不计残值时有 %1 的情形购置更省，计残值时为 %2。</translation>
    </message>
    <message>
        <source>No single input turns the verdict inside its usual range.</source>
        <translation>没有哪一项单独在常见范围内变动就能改变结论。</translation>
    </message>
    <message>
        <source>The verdict turns first with: %1, from %2 to %3.</source>
        <translation>最先改变结论的是：%1，从 %2 到 %3。</translation>
    </message>
    <message>
        <source>“Rent for one to three months” holds: buying would need rents above %1 at three months, they are %2.</source>
        <translation>“一到三个月租”成立：三个月内购置更省需租价高于 %1，现为 %2。</translation>
    </message>
    <message>
        <source>“Rent for one to three months” does not hold: from rents of %1 on buying wins at three months, and they are %2.</source>
        <translation>“一到三个月租”不成立：租价达到 %1 时三个月购置已更省，现为 %2。</translation>
    </message>
    <message>
        <source>“Buy from six months” holds: it needs rents above %1.</source>
        <translation>“六个月起买”成立：需租价高于 %1。</translation>
    </message>
    <message>
        <source>“Buy from six months” holds only with a resale: it needs rents above %1, with a resale above %2.</source>
        <translation>“六个月起买”只在计残值时成立：不计残值需租价高于 %1，计残值需高于 %2。</translation>
    </message>
    <message>
        <source>“Buy from six months” does not hold: it needs rents above %1, even with a resale above %2.</source>
        <translation>“六个月起买”不成立：需租价高于 %1，即使计残值也需高于 %2。</translation>
    </message>
    <message>
        <source>All amounts without tax; no tax rate is set.</source>
        <translation>所有金额不含税；未设税率。</translation>
    </message>
    <message>
        <source>Tax %1, of which %2 comes back; what does not is in every amount, rent included.</source>
        <translation>税率 %1，其中 %2 可抵扣；不可抵扣部分已计入各项金额（含租金）。</translation>
    </message>
</context>
</TS>
