<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>ReportWords</name>
    <message>
        <source>Rule of thumb</source>
        <translation>经验法则</translation>
    </message>
    <message>
        <source>Speaks of this plan</source>
        <translation>适用于本方案</translation>
    </message>
    <message>
        <source>By this plan’s numbers</source>
        <translation>按本方案的数字</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>, %1</source>
        <translation>，%1</translation>
    </message>
    <message>
        <source>not priced</source>
        <translation>暂无报价</translation>
    </message>
    <message>
        <source>Total before tax</source>
        <translation>合计（不含税）</translation>
    </message>
    <message>
        <source>Tax, %1</source>
        <translation>税费 %1</translation>
    </message>
    <message>
        <source>Total with tax</source>
        <translation>总价（含税）</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>序号</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>名称与规格</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Unit price</source>
        <translation>单价</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>小计</translation>
    </message>
    <message>
        <source>Price date</source>
        <translation>价格日期</translation>
    </message>
    <message>
        <source>Amounts in %1, before tax.</source>
        <translation>金额单位：%1，不含税。</translation>
    </message>
    <message>
        <source> Prices in US dollars are converted at 1 USD = %1 CNY.</source>
        <translation>美元价格按 1 USD = %1 CNY 折算。</translation>
    </message>
    <message>
        <source> Prices in US dollars are converted at 1 EUR = %1 USD.</source>
        <translation>美元价格按 1 EUR = %1 USD 折算。</translation>
    </message>
    <message>
        <source> (E) marks estimates, to be confirmed by a quotation; amber dates are older than a year.</source>
        <translation>（估）为估算值，须另行询价；琥珀色日期表示价格已超过一年。</translation>
    </message>
    <message>
        <source>Compute network: %1 units of up to %2 servers with %3 leaf switches each; %4 cables from servers to leaf, %5 from leaf to spine, %6 from spine to core; %7 link ends.</source>
        <translation>计算网络：%1 个单元，每单元最多 %2 台服务器、%3 台叶交换机；服务器至叶 %4 根线缆，叶至脊 %5 根，脊至核心 %6 根；链路端点共 %7 个。</translation>
    </message>
    <message>
        <source> Spare servers: at %1 failures per 1,000 server-days and %2 of repair, %3 keep the cluster complete for 99 % of the time.</source>
        <translation>备机：按每千台·日故障 %1 次、返修 %2 计，%3 台备机可使集群在 99 % 的时间内保持满配。</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>交货期</translation>
    </message>
    <message>
        <source>%1 from order to first training step, with installation and acceptance</source>
        <translation>自下单至开始训练 %1，含安装与验收</translation>
    </message>
    <message>
        <source>Acceptance</source>
        <translation>验收</translation>
    </message>
    <message>
        <source>Bandwidth of collectives and 24 hours of training first, final after stable operation</source>
        <translation>初验：集合通信带宽与 24 小时训练；稳定运行后终验</translation>
    </message>
    <message>
        <source>Prices valid until</source>
        <translation>报价有效期</translation>
    </message>
    <message>
        <source>Export control</source>
        <translation>出口管制</translation>
    </message>
    <message>
        <source>Delivery to %1 must be confirmed in writing before ordering</source>
        <translation>目的地：%1。下单前须书面确认可供货</translation>
    </message>
    <message>
        <source>Bill of materials</source>
        <translation>物料清单</translation>
    </message>
    <message>
        <source>No bill of materials: this plan has no priced hardware.</source>
        <translation>无物料清单：该方案的硬件没有报价。</translation>
    </message>
    <message>
        <source>Amount in words: **%1**</source>
        <translation>大写：**%1**</translation>
    </message>
    <message>
        <source>Where the quantities come from</source>
        <translation>数量依据</translation>
    </message>
    <message>
        <source>Delivery and conditions</source>
        <translation>交付与商务条件</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Inside a server</source>
        <translation>机内互连</translation>
    </message>
    <message>
        <source>%1 one way</source>
        <translation>单向 %1</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Switches</source>
        <translation>交换机</translation>
    </message>
    <message>
        <source>Oversubscription</source>
        <translation>收敛比</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Checkpoint</source>
        <translation>检查点</translation>
    </message>
    <message>
        <source>%1 every %2</source>
        <translation>%1，每 %2一次</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>并行策略</translation>
    </message>
    <message>
        <source>Tensor parallel (TP)</source>
        <translation>张量并行 TP</translation>
    </message>
    <message>
        <source>Pipeline parallel (PP)</source>
        <translation>流水线并行 PP</translation>
    </message>
    <message>
        <source>%1 stages × %2 virtual</source>
        <translation>%1 级 × %2 虚拟级</translation>
    </message>
    <message>
        <source>Context parallel (CP)</source>
        <translation>上下文并行 CP</translation>
    </message>
    <message>
        <source>Expert parallel (EP)</source>
        <translation>专家并行 EP</translation>
    </message>
    <message>
        <source>Data parallel (DP)</source>
        <translation>数据并行 DP</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>简写</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>%1 × %2 tokens, %3 per step</source>
        <translation>%1 条 × %2 token，每步 %3 个</translation>
    </message>
    <message>
        <source>Recomputation</source>
        <translation>激活重计算</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>%1, %2 per accelerator</source>
        <translation>%1，单卡 %2</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>级</translation>
    </message>
    <message>
        <source>Total, %1</source>
        <translation>合计 %1</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成部分</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>单步</translation>
    </message>
    <message>
        <source>Recommended configuration</source>
        <translation>推荐配置</translation>
    </message>
    <message>
        <source>Network topology</source>
        <translation>网络拓扑</translation>
    </message>
    <message>
        <source>Memory of one accelerator</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>Where a step&apos;s time goes</source>
        <translation>单步时间构成</translation>
    </message>
    <message>
        <source>MFU %1 counts attention in full (the convention of PaLM and Megatron); %2 with the causal half; HFU %3 adds recomputation.</source>
        <translation>MFU %1 按完整注意力计（PaLM 与 Megatron 口径）；按因果减半口径为 %2；计入重计算的 HFU 为 %3。</translation>
    </message>
    <message>
        <source>Splits considered</source>
        <translation>备选并行策略</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>训练时长</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>★ the chosen one. %1 splits were generated, %2 evaluated, %3 are feasible.</source>
        <translation>★ 为所选策略。共生成 %1 种策略，评估 %2 种，其中 %3 种可行。</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Purchase</source>
        <translation>初始投入</translation>
    </message>
    <message>
        <source>Operation</source>
        <translation>运营成本</translation>
    </message>
    <message>
        <source>Resale, after selling cost</source>
        <translation>残值（扣除处置费）</translation>
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
        <source>Cheaper</source>
        <translation>更省</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>报价方</translation>
    </message>
    <message>
        <source>none on file</source>
        <translation>暂无</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>市场区间</translation>
    </message>
    <message>
        <source>This run</source>
        <translation>本次训练</translation>
    </message>
    <message>
        <source>Per useful hour</source>
        <translation>每有效卡时</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>总投入</translation>
    </message>
    <message>
        <source>Operation a month</source>
        <translation>每月运营</translation>
    </message>
    <message>
        <source>%1: electricity %2, housing %3, maintenance %4, staff %5</source>
        <translation>%1：电费 %2、托管 %3、维保 %4、人员 %5</translation>
    </message>
    <message>
        <source>This run, its share</source>
        <translation>本次训练分摊</translation>
    </message>
    <message>
        <source>Cash payback</source>
        <translation>静态回本期</translation>
    </message>
    <message>
        <source>If this changes</source>
        <translation>变动因素</translation>
    </message>
    <message>
        <source>from</source>
        <translation>低值</translation>
    </message>
    <message>
        <source>to</source>
        <translation>高值</translation>
    </message>
    <message>
        <source>buy − rent at low</source>
        <translation>低值时 购置 − 租赁</translation>
    </message>
    <message>
        <source>buy − rent at high</source>
        <translation>高值时 购置 − 租赁</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>租赁与购置对比</translation>
    </message>
    <message>
        <source>Cumulative cost, present value at %1 a year</source>
        <translation>累计成本（现值，年折现率 %1）</translation>
    </message>
    <message>
        <source>What the decision hangs on</source>
        <translation>敏感性分析</translation>
    </message>
    <message>
        <source>Negative: buying is cheaper over the horizon; positive: renting is.</source>
        <translation>负值：测算期内购置更省；正值：租赁更省。</translation>
    </message>
    <message>
        <source>Power and cooling</source>
        <translation>供电与散热</translation>
    </message>
    <message>
        <source>While training</source>
        <translation>训练时 IT 功率</translation>
    </message>
    <message>
        <source>At the meter</source>
        <translation>电表侧功率</translation>
    </message>
    <message>
        <source>Feed to provide</source>
        <translation>需配供电容量</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Energy a year</source>
        <translation>年用电量</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>%1, up to %2 servers and %3 kW each</source>
        <translation>%1 个，每柜最多 %2 台服务器、%3 kW</translation>
    </message>
    <message>
        <source>Carbon a year</source>
        <translation>年碳排放</translation>
    </message>
    <message>
        <source>%1 t CO2</source>
        <translation>%1 吨 CO2</translation>
    </message>
    <message>
        <source>Reliability and storage</source>
        <translation>可靠性与存储</translation>
    </message>
    <message>
        <source>Failure rate</source>
        <translation>故障率</translation>
    </message>
    <message>
        <source>%1 per 1,000 server-days</source>
        <translation>每千台·日 %1 次</translation>
    </message>
    <message>
        <source>Between interruptions</source>
        <translation>平均中断间隔</translation>
    </message>
    <message>
        <source>Interruptions</source>
        <translation>预计中断</translation>
    </message>
    <message>
        <source>%1 expected</source>
        <translation>%1 次</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效训练时间</translation>
    </message>
    <message>
        <source>Spare servers</source>
        <translation>备机</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>%1, writes %2</source>
        <translation>%1，写入 %2</translation>
    </message>
    <message>
        <source>Step time: eight of ten published runs lie between %1 and %2 of the prediction.</source>
        <translation>单步时间：十次公开实测中有八次落在预测值的 %1 至 %2 之间。</translation>
    </message>
    <message>
        <source> **No published run of this accelerator backs its efficiency**; the band is wider and the figures are estimates.</source>
        <translation>**该加速卡没有公开实测支撑其效率**，误差带更宽，数值均为估算。</translation>
    </message>
    <message>
        <source>Memory: eight of ten measured runs lie within ±%1 of the prediction.</source>
        <translation>显存：十次实测中有八次落在预测值 ±%1 以内。</translation>
    </message>
    <message>
        <source> The whole band lies on one side of the capacity: the verdict is certain.</source>
        <translation>整个误差带位于容量的同一侧，结论确定。</translation>
    </message>
    <message>
        <source> The band crosses the capacity: measure before ordering.</source>
        <translation>误差带跨过容量上限，下单前请实测。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>取值</translation>
    </message>
    <message>
        <source>%1, %2 old</source>
        <translation>%1（%2前）</translation>
    </message>
    <message>
        <source>Rent, %1</source>
        <translation>租赁，%1</translation>
    </message>
    <message>
        <source>Power, reliability and storage</source>
        <translation>供电、可靠性与存储</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>分析与建议</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>What to do</source>
        <translation>建议</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Assumptions and how sure they are</source>
        <translation>假设条件与可信度</translation>
    </message>
    <message>
        <source>Training time adds the goodput and its spread; costs add the range of the offers. Evaluation, data preparation and failed experiments are not included.</source>
        <translation>训练时长另计有效训练时间及其波动，成本另计各报价的区间。不含评测、数据准备与失败的试验。</translation>
    </message>
    <message>
        <source>Price sources</source>
        <translation>价格来源</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Date and age</source>
        <translation>日期与距今</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>This report contains no prices.</source>
        <translation>本报告不含价格。</translation>
    </message>
    <message>
        <source>Disclaimer</source>
        <translation>免责声明</translation>
    </message>
    <message>
        <source>Prices are indicative, taken from the sources listed above on the dates shown, exclude taxes unless stated, and are not an offer. Availability, export-control status and final prices must be confirmed by the supplier. Estimates are marked (E). Valid until %1.</source>
        <translation>本报告价格为参考价，取自上列来源及日期，除注明外不含税，不构成要约。供货情况、出口管制状态及最终价格以供应商书面确认为准。标注（估）者为估算值。有效期至 %1。</translation>
    </message>
    <message>
        <source>This plan is **not possible yet: %1**. The closest one is %2; the findings name the nearest ways out.</source>
        <translation>该方案**暂不可行：%1**。最接近的方案为 %2；最近的出路见“分析与建议”。</translation>
    </message>
    <message>
        <source>inside the limit of %1</source>
        <translation>满足 %1工期</translation>
    </message>
    <message>
        <source>We recommend %1.</source>
        <translation>推荐采用 %1。</translation>
    </message>
    <message>
        <source>The plan is %1.</source>
        <translation>方案为 %1。</translation>
    </message>
    <message>
        <source> The run takes **%1** (%2), %3.</source>
        <translation>预计训练 **%1**（%2），%3。</translation>
    </message>
    <message>
        <source> No price is on file for this hardware.</source>
        <translation>该硬件没有价格记录。</translation>
    </message>
    <message>
        <source> No rental offer is on file for this accelerator.</source>
        <translation>该加速卡没有租赁报价。</translation>
    </message>
    <message>
        <source> No purchase price is on file for this server.</source>
        <translation>该服务器没有购置报价。</translation>
    </message>
    <message>
        <source> Over the %1 considered, **renting** stays the cheaper way.</source>
        <translation>在测算的 %1内，**租赁**始终更省。</translation>
    </message>
    <message>
        <source> For this run alone, **renting** needs less money; if the cluster stays %1 busy for more than %2, **buying** is cheaper.</source>
        <translation>若仅用于本次训练，建议**租赁**；若集群以 %1 利用率持续使用超过 %2，建议**购置**。</translation>
    </message>
    <message>
        <source>Training time</source>
        <translation>训练时长</translation>
    </message>
    <message>
        <source>MFU %1 · goodput %2</source>
        <translation>MFU %1 · 有效率 %2</translation>
    </message>
    <message>
        <source>Rent, this run</source>
        <translation>租赁（本次训练）</translation>
    </message>
    <message>
        <source>%1 by provider</source>
        <translation>%1，因厂商而异</translation>
    </message>
    <message>
        <source>Buy, whole cluster</source>
        <translation>购置（整套集群）</translation>
    </message>
    <message>
        <source>before tax</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation>电表侧功率</translation>
    </message>
    <message>
        <source>peak %1</source>
        <translation>峰值 %1</translation>
    </message>
    <message>
        <source>over %1</source>
        <translation>按 %1测算</translation>
    </message>
    <message>
        <source>never</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Break-even, with resale</source>
        <translation>盈亏平衡点（计残值）</translation>
    </message>
    <message>
        <source>without resale %1</source>
        <translation>不计残值 %1</translation>
    </message>
    <message>
        <source>without resale never</source>
        <translation>不计残值则无平衡点</translation>
    </message>
    <message>
        <source>Break-even utilisation</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>Break-even rent</source>
        <translation>盈亏平衡租价</translation>
    </message>
    <message>
        <source>today %1</source>
        <translation>现价 %1</translation>
    </message>
    <message>
        <source>Decided by</source>
        <translation>决定因素</translation>
    </message>
    <message>
        <source>then %1</source>
        <translation>其次为%1</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>训练任务</translation>
    </message>
    <message>
        <source> (resembles %1)</source>
        <translation>（近似 %1）</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>%1, of which %2 active</source>
        <translation>%1，激活 %2</translation>
    </message>
    <message>
        <source>Task</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Training data</source>
        <translation>训练数据</translation>
    </message>
    <message>
        <source>Sequence length</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>%1 tokens</source>
        <translation>%1 token</translation>
    </message>
    <message>
        <source>Global batch</source>
        <translation>全局批大小</translation>
    </message>
    <message>
        <source>%1 sequences, %2 tokens</source>
        <translation>%1 条，%2&#x2009;token</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>训练步数</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>约束条件</translation>
    </message>
    <message>
        <source>Deadline</source>
        <translation>工期</translation>
    </message>
    <message>
        <source>Memory use</source>
        <translation>显存占用上限</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率上限</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Destination</source>
        <translation>目的地</translation>
    </message>
    <message>
        <source>Accelerator-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Finish, rented</source>
        <translation>租赁完成日期</translation>
    </message>
    <message>
        <source>Finish, bought</source>
        <translation>购置完成日期</translation>
    </message>
    <message>
        <source>Training cluster proposal</source>
        <translation>大模型训练集群配置方案</translation>
    </message>
    <message>
        <source>%1 · %2 on %3 tokens</source>
        <translation>%1 %2 · %3&#x2009;token</translation>
    </message>
    <message>
        <source>Customer</source>
        <translation>客户</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>文档编号</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Prepared by</source>
        <translation>编制</translation>
    </message>
    <message>
        <source>Confidentiality</source>
        <translation>密级</translation>
    </message>
    <message>
        <source>For the customer only</source>
        <translation>仅供客户使用</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>摘要</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>请注意</translation>
    </message>
    <message>
        <source>Rent and buy over %1, present value</source>
        <translation>%1租购对比（现值）</translation>
    </message>
    <message>
        <source>Requirement and workload</source>
        <translation>需求与训练任务</translation>
    </message>
    <message>
        <source>A training run reads %1 tokens in %2 steps. Without interruptions it computes for %3; failures and checkpoints leave %4 of the time for training, which makes %5.</source>
        <translation>一次训练用 %2 步读入 %1&#x2009;token。不计中断的计算时间为 %3；扣除故障与检查点后，有效训练时间为 %4，合计 %5。</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Accelerators</source>
        <translation>加速卡数量</translation>
    </message>
    <message>
        <source>Training time, low</source>
        <translation>训练时长（低）</translation>
    </message>
    <message>
        <source>Training time, high</source>
        <translation>训练时长（高）</translation>
    </message>
    <message>
        <source>Tax</source>
        <translation>税费</translation>
    </message>
    <message>
        <source>months</source>
        <translation>个月</translation>
    </message>
    <message>
        <source>Time, s</source>
        <translation>时间（秒）</translation>
    </message>
    <message>
        <source>Share, %</source>
        <translation>占比（%）</translation>
    </message>
    <message>
        <source>Step, s</source>
        <translation>单步（秒）</translation>
    </message>
    <message>
        <source>MFU, %</source>
        <translation>MFU（%）</translation>
    </message>
    <message>
        <source>Memory, GiB</source>
        <translation>显存（GiB）</translation>
    </message>
    <message>
        <source>Time, d</source>
        <translation>训练时长（天）</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Unit price, %1</source>
        <translation>单价（%1）</translation>
    </message>
    <message>
        <source>Sum, %1</source>
        <translation>小计（%1）</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Tax, %</source>
        <translation>税率（%）</translation>
    </message>
    <message>
        <source>Estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Rent, low</source>
        <translation>租赁（低）</translation>
    </message>
    <message>
        <source>Rent, high</source>
        <translation>租赁（高）</translation>
    </message>
    <message>
        <source>Buy, with resale</source>
        <translation>购置（计残值）</translation>
    </message>
    <message>
        <source>Buy, no resale</source>
        <translation>购置（不计残值）</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>revision %1</source>
        <translation>版本 %1</translation>
    </message>
    <message>
        <source>Indicative prices as of %1, not an offer. (E) marks estimates.</source>
        <translation>参考价，截至 %1，不构成要约。标注（估）者为估算值。</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页 / 共 %2 页</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>无法创建文件夹</translation>
    </message>
    <message>
        <source>Figure %1: </source>
        <translation>图 %1 </translation>
    </message>
    <message>
        <source>Band: rent %1. Dashed: no resale.</source>
        <translation>色带：租价 %1；虚线：不计残值。</translation>
    </message>
    <message>
        <source>Colour and number show the pipeline stage. </source>
        <translation>颜色与数字表示流水线级。</translation>
    </message>
    <message>
        <source>pcs</source>
        <translation>件</translation>
    </message>
    <message>
        <source>set</source>
        <translation>套</translation>
    </message>
    <message>
        <source>year</source>
        <translation>年</translation>
    </message>
    <message>
        <source>for training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>spare</source>
        <translation>备机</translation>
    </message>
    <message>
        <source>leaf</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>spine</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>core</source>
        <translation>核心交换机</translation>
    </message>
    <message>
        <source>server to leaf</source>
        <translation>服务器至叶</translation>
    </message>
    <message>
        <source>leaf to spine</source>
        <translation>叶至脊</translation>
    </message>
    <message>
        <source>spine to core</source>
        <translation>脊至核心</translation>
    </message>
    <message>
        <source>switch side</source>
        <translation>交换机侧</translation>
    </message>
    <message>
        <source>server side</source>
        <translation>服务器侧</translation>
    </message>
    <message>
        <source>data sheet</source>
        <translation>规格书</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公开发布</translation>
    </message>
    <message>
        <source>secondary source</source>
        <translation>二手来源</translation>
    </message>
    <message>
        <source>estimate</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>entered by the user</source>
        <translation>用户填写</translation>
    </message>
    <message>
        <source>US dollars</source>
        <translation>美元</translation>
    </message>
    <message>
        <source>yuan</source>
        <translation>元</translation>
    </message>
    <message>
        <source>euros</source>
        <translation>欧元</translation>
    </message>
    <message>
        <source>**%1 in %2**, %3</source>
        <translation>**%2、%1**，%3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>title and unit of a column</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>指标</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>s</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>h</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Own machines, this run&apos;s share</source>
        <translation>自有集群，本次训练分摊</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Pictures chosen</source>
        <translation>所选图表</translation>
    </message>
    <message>
        <source>%1 leaf</source>
        <translation>%1 台叶交换机</translation>
    </message>
    <message>
        <source>%1 spine</source>
        <translation>%1 台脊交换机</translation>
    </message>
    <message>
        <source>%1 core</source>
        <translation>%1 台核心交换机</translation>
    </message>
    <message>
        <source>%1: %2, %3 accelerators each</source>
        <translation>%1：%2，每台 %3 张加速卡</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信</translation>
    </message>
    <message>
        <source>Bytes per GPU</source>
        <translation>单卡字节数</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Wire</source>
        <translation>走线</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>已掩盖</translation>
    </message>
    <message>
        <source>Exposed</source>
        <translation>未掩盖</translation>
    </message>
    <message>
        <source>between servers</source>
        <translation>服务器之间</translation>
    </message>
    <message>
        <source>inside the server</source>
        <translation>服务器内</translation>
    </message>
    <message>
        <source>Per GPU and step. Hidden: the share that runs behind computation.</source>
        <translation>按单卡单步计；“已掩盖”为在计算背后进行的比例。</translation>
    </message>
    <message>
        <source>Solid: the high end of the range, pale: the low end; black line: today&apos;s answer; red field: renting is cheaper.</source>
        <translation>实色：区间高端；浅色：区间低端；黑线：当前结论；红色区域：租赁更省。</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>是否允许</translation>
    </message>
    <message>
        <source>Cash payback, months</source>
        <translation>静态回本期（月）</translation>
    </message>
    <message>
        <source>Discounted</source>
        <translation>动态回本期</translation>
    </message>
    <message>
        <source>Discounted payback, months</source>
        <translation>动态回本期（月）</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成日期</translation>
    </message>
    <message>
        <source>Holds, no resale</source>
        <translation>是否成立（不计残值）</translation>
    </message>
    <message>
        <source>Holds, with resale</source>
        <translation>是否成立（计残值）</translation>
    </message>
    <message>
        <source>Mixed ways own a quarter of the accelerators; all work takes 1.5 times the hours of the final runs (estimate). Bold: cheapest without resale.</source>
        <translation>混合方式自购四分之一的加速卡；全部工作量按正式训练卡时的 1.5 倍计（估算）。粗体：不计残值时最省。</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月数</translation>
    </message>
    <message>
        <source>No resale</source>
        <translation>不计残值</translation>
    </message>
    <message>
        <source>Own, per trillion tokens</source>
        <translation>自有，每万亿 token</translation>
    </message>
    <message>
        <source>Own, useful hour</source>
        <translation>自有，每有效卡时</translation>
    </message>
    <message>
        <source>Owned GPUs</source>
        <translation>自有卡数</translation>
    </message>
    <message>
        <source>Rent until delivery</source>
        <translation>到货前过渡租金</translation>
    </message>
    <message>
        <source>Rent, per trillion tokens</source>
        <translation>租赁，每万亿 token</translation>
    </message>
    <message>
        <source>Rent, useful hour</source>
        <translation>租赁，每有效卡时</translation>
    </message>
    <message>
        <source>Rented GPU-hours a month</source>
        <translation>每月租用卡时</translation>
    </message>
    <message>
        <source>The saying</source>
        <translation>经验说法</translation>
    </message>
    <message>
        <source>The verdict at other utilisations</source>
        <translation>不同利用率下的结论</translation>
    </message>
    <message>
        <source>Their utilisation, %</source>
        <translation>自有卡利用率（%）</translation>
    </message>
    <message>
        <source>Use for</source>
        <translation>使用时长</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Utilisation, %</source>
        <translation>利用率（%）</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Ways to have the machines, over %1</source>
        <translation>用机方式（%1）</translation>
    </message>
    <message>
        <source>What the cost consists of</source>
        <translation>成本构成</translation>
    </message>
    <message>
        <source>With resale</source>
        <translation>计残值</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>buy − rent</source>
        <translation>购置 − 租赁</translation>
    </message>
    <message>
        <source>buy − rent, with resale</source>
        <translation>购置 − 租赁（计残值）</translation>
    </message>
    <message>
        <source>buying wins above</source>
        <translation>高于此租价购置更省</translation>
    </message>
    <message>
        <source>per trillion tokens</source>
        <translation>每万亿 token</translation>
    </message>
    <message>
        <source>per useful hour</source>
        <translation>每有效卡时</translation>
    </message>
    <message>
        <source>with resale</source>
        <translation>计残值</translation>
    </message>
    <message>
        <source>on the shelf</source>
        <translation>备件库存</translation>
    </message>
    <message>
        <source>The machines in the room</source>
        <translation>机房里的设备</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>已有</translation>
    </message>
    <message>
        <source> (%1 there already)</source>
        <translation>（已有 %1）</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Memory by stage</source>
        <translation>各级显存</translation>
    </message>
    <message>
        <source>Cost of this run</source>
        <translation>本次训练的费用</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 相对 %2</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>全部数值</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>差异项</translation>
    </message>
    <message>
        <source>The parts of a step, every plan on one scale.</source>
        <translation>单步时间的构成，各方案同一刻度。</translation>
    </message>
    <message>
        <source>This run rented and on own machines, every plan on one scale.</source>
        <translation>本次训练：租赁与自有机器，各方案同一刻度。</translation>
    </message>
    <message>
        <source>Comparison of plans</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>%1 an hour</source>
        <translation>%1/小时</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <translation>%1 − %2</translation>
    </message>
    <message>
        <source>none: renting wins at any use</source>
        <translation>无：任何利用率下租赁都更省</translation>
    </message>
    <message>
        <source>Break-even use</source>
        <translation>盈亏平衡利用率</translation>
    </message>
    <message>
        <source>buying wins above, with resale</source>
        <translation>购置更省的租价下限，计残值</translation>
    </message>
</context>
</TS>
