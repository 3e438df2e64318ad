<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>explain</name>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <source>Training time, low end of the band</source>
        <translation>训练时间（区间下限）</translation>
    </message>
    <message>
        <source>Training time, high end of the band</source>
        <translation>训练时间（区间上限）</translation>
    </message>
    <message>
        <source>Optimizer steps</source>
        <translation>优化器步数</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>HFU</source>
        <translation>HFU</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU</source>
        <translation>显存最满的卡</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>显存上限</translation>
    </message>
    <message>
        <source>Effective training time</source>
        <translation>有效训练时间占比</translation>
    </message>
    <message>
        <source>Time between interruptions</source>
        <translation>平均中断间隔</translation>
    </message>
    <message>
        <source>Interruptions in the run</source>
        <translation>训练期间中断次数</translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation>电表功率</translation>
    </message>
    <message>
        <source>Peak power</source>
        <translation>峰值功率</translation>
    </message>
    <message>
        <source>Switches of the compute network</source>
        <translation>计算网络交换机</translation>
    </message>
    <message>
        <source>Cables of the compute network</source>
        <translation>计算网络线缆</translation>
    </message>
    <message>
        <source>Link ends of the compute network</source>
        <translation>计算网络链路端数</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Rent for this run</source>
        <translation>本次训练租金</translation>
    </message>
    <message>
        <source>This run on own machines</source>
        <translation>自有机器跑本次训练</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>Running cost a month</source>
        <translation>每月运行费用</translation>
    </message>
    <message>
        <source>Electricity a month</source>
        <translation>每月电费</translation>
    </message>
    <message>
        <source>Break-even rent per GPU-hour</source>
        <translation>盈亏平衡租价（每卡时）</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>Cash payback</source>
        <translation>静态回本</translation>
    </message>
    <message>
        <source>Crossover of rent and buy</source>
        <translation>租赁与购置的打平点</translation>
    </message>
    <message>
        <source>step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>effective training time</source>
        <translation>有效训练时间占比</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>训练时间</translation>
    </message>
    <message>
        <source>measured over predicted, percentile</source>
        <translation>实测与预测之比（分位数）</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>token 数</translation>
    </message>
    <message>
        <source>global batch</source>
        <translation>全局批大小</translation>
    </message>
    <message>
        <source>sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>model FLOPs of a step</source>
        <translation>单步模型 FLOPs</translation>
    </message>
    <message>
        <source>FLOPs of a step with recomputation</source>
        <translation>单步 FLOPs（含重计算）</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡数</translation>
    </message>
    <message>
        <source>dense peak of a GPU</source>
        <translation>单卡稠密峰值</translation>
    </message>
    <message>
        <source>usable memory</source>
        <translation>可用显存</translation>
    </message>
    <message>
        <source>memory use allowed</source>
        <translation>允许的显存占用</translation>
    </message>
    <message>
        <source>matrix multiply</source>
        <translation>矩阵乘</translation>
    </message>
    <message>
        <source>attention core</source>
        <translation>注意力核心</translation>
    </message>
    <message>
        <source>norms and elementwise</source>
        <translation>归一化与逐元素</translation>
    </message>
    <message>
        <source>recomputation</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>logits and loss</source>
        <translation>Logits 与损失</translation>
    </message>
    <message>
        <source>kernel launches</source>
        <translation>算子下发</translation>
    </message>
    <message>
        <source>TP communication, exposed</source>
        <translation>TP 通信（未掩盖）</translation>
    </message>
    <message>
        <source>CP communication, exposed</source>
        <translation>CP 通信（未掩盖）</translation>
    </message>
    <message>
        <source>EP communication, exposed</source>
        <translation>EP 通信（未掩盖）</translation>
    </message>
    <message>
        <source>gathering of sharded weights, exposed</source>
        <translation>权重分片聚合（未掩盖）</translation>
    </message>
    <message>
        <source>imbalance</source>
        <translation>负载不均</translation>
    </message>
    <message>
        <source>pipeline bubble</source>
        <translation>流水线气泡</translation>
    </message>
    <message>
        <source>pipeline sends</source>
        <translation>流水线收发</translation>
    </message>
    <message>
        <source>DP communication, exposed</source>
        <translation>DP 通信（未掩盖）</translation>
    </message>
    <message>
        <source>optimizer step</source>
        <translation>优化器更新</translation>
    </message>
    <message>
        <source>jitter</source>
        <translation>抖动</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>激活</translation>
    </message>
    <message>
        <source>logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>communication buffers</source>
        <translation>通信缓冲</translation>
    </message>
    <message>
        <source>framework overhead</source>
        <translation>框架开销</translation>
    </message>
    <message>
        <source>stall of one save</source>
        <translation>单次保存停顿</translation>
    </message>
    <message>
        <source>checkpoint interval</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>restart</source>
        <translation>重启</translation>
    </message>
    <message>
        <source>time between interruptions</source>
        <translation>平均中断间隔</translation>
    </message>
    <message>
        <source>nodes of 8 GPUs</source>
        <translation>8 卡节点数</translation>
    </message>
    <message>
        <source>interruptions per 1,000 node-days</source>
        <translation>每千节点·日中断次数</translation>
    </message>
    <message>
        <source>IT power while training</source>
        <translation>训练时 IT 功率</translation>
    </message>
    <message>
        <source>IT power by nameplate</source>
        <translation>铭牌 IT 功率</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>leaf switches</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>spine switches</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>core switches</source>
        <translation>核心交换机</translation>
    </message>
    <message>
        <source>server to leaf</source>
        <translation>服务器到叶</translation>
    </message>
    <message>
        <source>leaf to spine</source>
        <translation>叶到脊</translation>
    </message>
    <message>
        <source>spine to core</source>
        <translation>脊到核心</translation>
    </message>
    <message>
        <source>cables</source>
        <translation>线缆</translation>
    </message>
    <message>
        <source>GPU-hours of this run</source>
        <translation>本次训练卡时</translation>
    </message>
    <message>
        <source>rent per GPU-hour</source>
        <translation>每卡时租价</translation>
    </message>
    <message>
        <source>1 + tax that does not come back</source>
        <translation>1 + 不可抵扣税率</translation>
    </message>
    <message>
        <source>servers with spares</source>
        <translation>服务器（含备机）</translation>
    </message>
    <message>
        <source>networks, storage, racks, installation</source>
        <translation>网络、存储、机柜与安装</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>电费</translation>
    </message>
    <message>
        <source>colocation</source>
        <translation>托管</translation>
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
        <source>idle kW</source>
        <translation>空闲功率（kW）</translation>
    </message>
    <message>
        <source>running kW</source>
        <translation>运行功率（kW）</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>price of a kWh</source>
        <translation>电价（每千瓦时）</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>present value of the resale</source>
        <translation>残值现值</translation>
    </message>
    <message>
        <source>annuity factor, months</source>
        <translation>年金系数（月）</translation>
    </message>
    <message>
        <source>running cost a month</source>
        <translation>每月运行费用</translation>
    </message>
    <message>
        <source>share of hours billed</source>
        <translation>计费时长占比</translation>
    </message>
    <message>
        <source>fixed running cost a month</source>
        <translation>每月固定运行费用</translation>
    </message>
    <message>
        <source>running cost a month at full use, above idle</source>
        <translation>满负荷时高于空闲的每月费用</translation>
    </message>
    <message>
        <source>rent per GPU-hour with tax</source>
        <translation>含税每卡时租价</translation>
    </message>
    <message>
        <source>rent a month</source>
        <translation>每月租金</translation>
    </message>
    <message>
        <source>round up (</source>
        <translation>向上取整(</translation>
    </message>
    <message>
        <source>%1 = 0 after %2</source>
        <translation>%1 = 0，时间为 %2</translation>
    </message>
    <message>
        <source>input: %1</source>
        <translation>输入：%1</translation>
    </message>
    <message>
        <source>from the errors on published runs</source>
        <translation>来自公开训练的误差统计</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>计算得出</translation>
    </message>
    <message>
        <source>Tokens of a micro-batch on a GPU</source>
        <translation>单卡每个微批的 token 数</translation>
    </message>
    <message>
        <source>Time between checkpoints</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>PP communication, exposed</source>
        <translation>PP 通信（未掩盖）</translation>
    </message>
    <message>
        <source>TP communication, time on the wire</source>
        <translation>TP 通信链路用时</translation>
    </message>
    <message>
        <source>CP communication, time on the wire</source>
        <translation>CP 通信链路用时</translation>
    </message>
    <message>
        <source>EP communication, time on the wire</source>
        <translation>EP 通信链路用时</translation>
    </message>
    <message>
        <source>PP communication, time on the wire</source>
        <translation>PP 通信链路用时</translation>
    </message>
    <message>
        <source>DP communication, time on the wire</source>
        <translation>DP 通信链路用时</translation>
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
        <source>Cables from servers to leafs</source>
        <translation>服务器至叶交换机线缆</translation>
    </message>
    <message>
        <source>Cables from leafs to spines</source>
        <translation>叶至脊交换机线缆</translation>
    </message>
    <message>
        <source>Cables from spines to cores</source>
        <translation>脊至核心交换机线缆</translation>
    </message>
    <message>
        <source>Servers with spares</source>
        <translation>服务器（含备机）</translation>
    </message>
    <message>
        <source>Networks, storage, racks, installation</source>
        <translation>网络、存储、机柜与安装</translation>
    </message>
    <message>
        <source>Rent per GPU-hour</source>
        <translation>每卡时租价</translation>
    </message>
    <message>
        <source>Colocation a month</source>
        <translation>每月机房托管</translation>
    </message>
    <message>
        <source>Maintenance and insurance a month</source>
        <translation>每月维保与保险</translation>
    </message>
    <message>
        <source>Staff a month</source>
        <translation>每月人员费用</translation>
    </message>
    <message>
        <source>parameters on the GPU</source>
        <translation>单卡参数量</translation>
    </message>
    <message>
        <source>bytes of a weight</source>
        <translation>每个权重的字节数</translation>
    </message>
    <message>
        <source>bytes of a gradient</source>
        <translation>每个梯度的字节数</translation>
    </message>
    <message>
        <source>optimizer bytes of a parameter</source>
        <translation>每个参数的优化器字节数</translation>
    </message>
    <message>
        <source>GPUs that share them</source>
        <translation>分摊的卡数</translation>
    </message>
    <message>
        <source>copies, expert shards, offload</source>
        <translation>副本、专家切分与卸载</translation>
    </message>
    <message>
        <source>tokens of a micro-batch</source>
        <translation>每微批 token 数</translation>
    </message>
    <message>
        <source>micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>CP</source>
        <translation>CP</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>micro-batches in flight</source>
        <translation>在途微批数</translation>
    </message>
    <message>
        <source>layers of the stage</source>
        <translation>本级层数</translation>
    </message>
    <message>
        <source>bytes of a layer and token</source>
        <translation>每层每 token 字节数</translation>
    </message>
    <message>
        <source>bytes of the stage&apos;s input</source>
        <translation>本级输入字节数</translation>
    </message>
    <message>
        <source>share held at the peak</source>
        <translation>峰值时仍保留的比例</translation>
    </message>
    <message>
        <source>bytes of the layer at work</source>
        <translation>当前层工作区字节数</translation>
    </message>
    <message>
        <source>bytes of a logit</source>
        <translation>每个 logit 的字节数</translation>
    </message>
    <message>
        <source>padded vocabulary</source>
        <translation>补齐后的词表</translation>
    </message>
    <message>
        <source>bytes of the head&apos;s input and further heads</source>
        <translation>输出头输入及其他输出头字节数</translation>
    </message>
    <message>
        <source>weights gathered or converted for the layer at work</source>
        <translation>当前层汇集或转换的权重</translation>
    </message>
    <message>
        <source>base of the framework</source>
        <translation>框架基础占用</translation>
    </message>
    <message>
        <source>allocated</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>allocator&apos;s pool over allocated</source>
        <translation>显存池与已分配之比</translation>
    </message>
    <message>
        <source>context of the driver</source>
        <translation>驱动上下文</translation>
    </message>
    <message>
        <source>time on the wire</source>
        <translation>链路用时</translation>
    </message>
    <message>
        <source>hidden behind computation</source>
        <translation>被计算掩盖</translation>
    </message>
    <message>
        <source>waiting for the others</source>
        <translation>等待其他卡</translation>
    </message>
    <message>
        <source>bytes sent a step</source>
        <translation>每步发送字节数</translation>
    </message>
    <message>
        <source>rate of the wire</source>
        <translation>链路速率</translation>
    </message>
    <message>
        <source>joint rate of the wires used</source>
        <translation>所用链路的合计速率</translation>
    </message>
    <message>
        <source>start of the messages and losses</source>
        <translation>消息启动与损耗</translation>
    </message>
    <message>
        <source>scalable units</source>
        <translation>可扩展单元数</translation>
    </message>
    <message>
        <source>leafs of a unit</source>
        <translation>每单元叶交换机数</translation>
    </message>
    <message>
        <source>leafs that the last unit does not need</source>
        <translation>末单元不需要的叶交换机</translation>
    </message>
    <message>
        <source>downward links of a spine</source>
        <translation>每台脊交换机下联数</translation>
    </message>
    <message>
        <source>links of a core</source>
        <translation>每台核心交换机链路数</translation>
    </message>
    <message>
        <source>uplinks of a leaf</source>
        <translation>每台叶交换机上联数</translation>
    </message>
    <message>
        <source>uplinks of a spine</source>
        <translation>每台脊交换机上联数</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>服务器数</translation>
    </message>
    <message>
        <source>cabled spares</source>
        <translation>已布线备机</translation>
    </message>
    <message>
        <source>adapters of a server</source>
        <translation>每台服务器网卡数</translation>
    </message>
    <message>
        <source>planes</source>
        <translation>平面数</translation>
    </message>
    <message>
        <source>restart without a swapped server</source>
        <translation>不换机的重启时间</translation>
    </message>
    <message>
        <source>power of a server</source>
        <translation>单台服务器功率</translation>
    </message>
    <message>
        <source>storage, switches, waiting spares</source>
        <translation>存储、交换机与待命备机</translation>
    </message>
    <message>
        <source>servers to buy</source>
        <translation>购置的服务器</translation>
    </message>
    <message>
        <source>price of a server</source>
        <translation>服务器单价</translation>
    </message>
    <message>
        <source>all lines of the bill</source>
        <translation>清单合计</translation>
    </message>
    <message>
        <source>contracted kW</source>
        <translation>合同功率（kW）</translation>
    </message>
    <message>
        <source>colocation of a kW and month</source>
        <translation>每 kW 每月托管费</translation>
    </message>
    <message>
        <source>maintenance a year</source>
        <translation>年维保比例</translation>
    </message>
    <message>
        <source>insurance a year</source>
        <translation>年保险比例</translation>
    </message>
    <message>
        <source>staff of a server</source>
        <translation>每台服务器人员数</translation>
    </message>
    <message>
        <source>salary a year</source>
        <translation>年薪</translation>
    </message>
    <message>
        <source>round (</source>
        <translation>取整（</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>%1, stage %2</source>
        <translation>%1（第 %2 级）</translation>
    </message>
</context>
</TS>
