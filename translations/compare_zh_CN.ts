<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>compare</name>
    <message>
        <source>%1 is faster and cheaper than %2.</source>
        <translation>%1 比 %2 更快，也更省钱。</translation>
    </message>
    <message>
        <source>%1 is faster than %2 at the same cost.</source>
        <translation>%1 比 %2 更快，费用相当。</translation>
    </message>
    <message>
        <source>%1 is faster but dearer than %2.</source>
        <translation>%1 比 %2 更快，但费用更高。</translation>
    </message>
    <message>
        <source>%1 is faster than %2.</source>
        <translation>%1 比 %2 更快。</translation>
    </message>
    <message>
        <source>%1 is cheaper than %2 and takes as long.</source>
        <translation>%1 与 %2 用时相当，费用更低。</translation>
    </message>
    <message>
        <source>%1 takes as long as %2 and costs the same.</source>
        <translation>%1 与 %2 用时、费用都相当。</translation>
    </message>
    <message>
        <source>%1 is dearer than %2 and takes as long.</source>
        <translation>%1 与 %2 用时相当，费用更高。</translation>
    </message>
    <message>
        <source>%1 takes as long as %2.</source>
        <translation>%1 与 %2 用时相当。</translation>
    </message>
    <message>
        <source>%1 is slower but cheaper than %2.</source>
        <translation>%1 比 %2 慢，但费用更低。</translation>
    </message>
    <message>
        <source>%1 is slower than %2 at the same cost.</source>
        <translation>%1 比 %2 慢，费用相当。</translation>
    </message>
    <message>
        <source>%1 is slower and dearer than %2.</source>
        <translation>%1 比 %2 慢，费用也更高。</translation>
    </message>
    <message>
        <source>%1 is slower than %2.</source>
        <translation>%1 比 %2 慢。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <translation>，</translation>
    </message>
    <message>
        <source>%1. By part: %2.</source>
        <translation>%1。其中：%2。</translation>
    </message>
    <message>
        <source>%1 stays the cheaper one to rent until its price passes %2 (today %3).</source>
        <translation>%1 的租赁单价升到 %2 之前（现为 %3），租 %1 都更省钱。</translation>
    </message>
    <message>
        <source>%1 would be the cheaper one to rent below a price of %2 (today %3).</source>
        <translation>%1 的租赁单价低于 %2（现为 %3）时，租 %1 才更省钱。</translation>
    </message>
    <message>
        <source>%1 and %2 cannot both be timed.</source>
        <translation>%1 与 %2 中有无法估算用时的方案。</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>输入</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>并行策略</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Reliability</source>
        <translation>可靠性</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Active parameters</source>
        <translation>激活参数量</translation>
    </message>
    <message>
        <source>Tokens of a step</source>
        <translation>每步 token 数</translation>
    </message>
    <message>
        <source>Model FLOPs of the run</source>
        <translation>本次训练的模型 FLOPs</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>Dense peak of a GPU</source>
        <translation>单卡稠密峰值</translation>
    </message>
    <message>
        <source>Memory bandwidth of a GPU</source>
        <translation>单卡显存带宽</translation>
    </message>
    <message>
        <source>Scale-up bandwidth, one way</source>
        <translation>Scale-up 带宽（单向）</translation>
    </message>
    <message>
        <source>GPUs of a scale-up domain</source>
        <translation>Scale-up 域卡数</translation>
    </message>
    <message>
        <source>Network of a GPU, one way</source>
        <translation>单卡网络带宽（单向）</translation>
    </message>
    <message>
        <source>Software stack</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Tensor parallel (TP)</source>
        <translation>张量并行（TP）</translation>
    </message>
    <message>
        <source>Pipeline stages (PP)</source>
        <translation>流水线级数（PP）</translation>
    </message>
    <message>
        <source>Virtual stages (VPP)</source>
        <translation>虚拟流水线级数（VPP）</translation>
    </message>
    <message>
        <source>Context parallel (CP)</source>
        <translation>上下文并行（CP）</translation>
    </message>
    <message>
        <source>Expert parallel (EP)</source>
        <translation>专家并行（EP）</translation>
    </message>
    <message>
        <source>Data parallel (DP)</source>
        <translation>数据并行（DP）</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>Micro-batches of a step</source>
        <translation>每步微批数</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>状态切分</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>激活重计算</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Delivery and set-up, bought</source>
        <translation>购置时的交付与安装</translation>
    </message>
    <message>
        <source>Done on, rented</source>
        <translation>完成日期（租赁）</translation>
    </message>
    <message>
        <source>Done on, bought</source>
        <translation>完成日期（购置）</translation>
    </message>
    <message>
        <source>Peak over usable memory</source>
        <translation>峰值占可用显存</translation>
    </message>
    <message>
        <source>Tiers of switches</source>
        <translation>交换机层数</translation>
    </message>
    <message>
        <source>Leaf switches</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>Spine switches</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>Core switches</source>
        <translation>核心交换机</translation>
    </message>
    <message>
        <source>Bisection bandwidth</source>
        <translation>对分带宽</translation>
    </message>
    <message>
        <source>Time between checkpoints</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Size of a checkpoint</source>
        <translation>检查点大小</translation>
    </message>
    <message>
        <source>Spare servers</source>
        <translation>备机</translation>
    </message>
    <message>
        <source>Energy of the run (MWh)</source>
        <translation>本次训练的用电量（MWh）</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜数</translation>
    </message>
    <message>
        <source>Power of a rack</source>
        <translation>单机柜功率</translation>
    </message>
    <message>
        <source>Rent price</source>
        <translation>租赁单价</translation>
    </message>
    <message>
        <source>number of steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>interruptions and checkpoints</source>
        <translation>中断与检查点</translation>
    </message>
    <message>
        <source>work to do</source>
        <translation>计算总量</translation>
    </message>
    <message>
        <source>number of GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>peak of a GPU</source>
        <translation>单卡峰值</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>rent price</source>
        <translation>租赁单价</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <source>tax that does not come back</source>
        <translation>不可抵扣的税</translation>
    </message>
    <message>
        <source>value that the machines lose</source>
        <translation>设备折损</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>colocation</source>
        <translation>机房托管</translation>
    </message>
    <message>
        <source>maintenance and insurance</source>
        <translation>维保与保险</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>相同</translation>
    </message>
    <message>
        <source>better</source>
        <translation>更优</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>更差</translation>
    </message>
    <message>
        <source>%1 pt</source>
        <translation>%1 个百分点</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3</source>
        <translation>%1：%2，对比 %3</translation>
    </message>
    <message>
        <source>Usable memory of a GPU</source>
        <translation>单卡可用显存</translation>
    </message>
</context>
</TS>
