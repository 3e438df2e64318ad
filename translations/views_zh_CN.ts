<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>CandidateColumns</name>
    <message>
        <source>Strategy</source>
        <translation>并行策略</translation>
    </message>
    <message>
        <source>Sharding</source>
        <translation>切分</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>Peak %1</source>
        <translation>峰值 %1</translation>
    </message>
    <message>
        <source>Step %1</source>
        <translation>单步 %1</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>MB%1</source>
        <comment>micro-batch</comment>
        <translation>微批 %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>已选</translation>
    </message>
    <message>
        <source>as fast, simpler</source>
        <translation>同样快，更简单</translation>
    </message>
    <message>
        <source>MB</source>
        <comment>micro-batch</comment>
        <translation>微批</translation>
    </message>
    <message>
        <source>none</source>
        <comment>recomputation</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>full</source>
        <comment>recomputation</comment>
        <translation>全量</translation>
    </message>
    <message>
        <source>selective</source>
        <comment>recomputation</comment>
        <translation>选择性</translation>
    </message>
</context>
<context>
    <name>FindTable</name>
    <message>
        <source>Cluster</source>
        <translation>集群</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>并行切分</translation>
    </message>
    <message>
        <source>Training, P50 – P90</source>
        <translation>训练时间，P50 – P90</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成日期</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>days from the start to the last token</source>
        <translation>从开工到训练完成的天数</translation>
    </message>
    <message>
        <source>cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>past the deadline</source>
        <translation>超过工期上限</translation>
    </message>
    <message>
        <source>over the budget</source>
        <translation>超出预算</translation>
    </message>
    <message>
        <source>none is both cheaper and sooner</source>
        <translation>不存在更便宜且更早完成的方案</translation>
    </message>
</context>
<context>
    <name>MachinesTable</name>
    <message>
        <source>About</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>备注</translation>
    </message>
</context>
<context>
    <name>MemoryTable</name>
    <message>
        <source>Stage</source>
        <translation>级</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>In flight</source>
        <translation>在途微批</translation>
    </message>
    <message>
        <source>Total %1</source>
        <translation>合计 %1</translation>
    </message>
    <message>
        <source>Free to limit</source>
        <translation>距上限余量</translation>
    </message>
</context>
<context>
    <name>MoneyTable</name>
    <message>
        <source>%1 (ruled out)</source>
        <translation>%1（已排除）</translation>
    </message>
    <message>
        <source>buy</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>rent</source>
        <translation>租赁</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>成立</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>不成立</translation>
    </message>
    <message>
        <source>Saying, %1</source>
        <translation>经验说法，%1</translation>
    </message>
    <message>
        <source>renting wins at any use · r* %1</source>
        <translation>任何利用率下都是租赁更划算 · r* %1</translation>
    </message>
    <message>
        <source>buying wins above u* %1 · or above a rent r* of %2</source>
        <translation>利用率高于 u* %1 时购置更划算 · 或租价高于 r* %2</translation>
    </message>
    <message>
        <source>Chance over the price bands</source>
        <translation>价格区间内的胜出概率</translation>
    </message>
    <message>
        <source> · turns first with %1, from %2 to %3</source>
        <translation> · 最先翻转结论的是%1：由 %2 变为 %3</translation>
    </message>
    <message>
        <source>Renting and buying both need a price before they can be compared.</source>
        <translation>租赁与购置都要有价格才能比较。</translation>
    </message>
</context>
<context>
    <name>VerdictFigures</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>closest plan: %1</source>
        <translation>最接近的方案：%1</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>goodput %1</source>
        <translation>有效率 %1</translation>
    </message>
    <message>
        <source>Compute</source>
        <translation>算力消耗</translation>
    </message>
    <message>
        <source>%1 × %2 steps</source>
        <translation>单步 %1 × %2 步</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>metered · peak %1</source>
        <translation>电表侧均值 · 峰值 %1</translation>
    </message>
    <message>
        <source>Rent this run</source>
        <translation>租：本次训练</translation>
    </message>
    <message>
        <source>no offer known</source>
        <translation>无报价</translation>
    </message>
    <message>
        <source>%1 by provider</source>
        <translation>%1，因厂商而异</translation>
    </message>
    <message>
        <source>Own, this run</source>
        <translation>买：本次分摊</translation>
    </message>
    <message>
        <source>no price known</source>
        <translation>无价格</translation>
    </message>
    <message>
        <source>Own share · buy %1</source>
        <translation>买：本次分摊 · 购置 %1</translation>
    </message>
    <message>
        <source>no rental offer to compare with</source>
        <translation>无租赁报价可比</translation>
    </message>
    <message>
        <source>wins from month %1</source>
        <translation>第 %1 个月起更省</translation>
    </message>
    <message>
        <source>never pays back</source>
        <translation>不会打平</translation>
    </message>
</context>
<context>
    <name>rackwright::CandidatesCard</name>
    <message>
        <source>Only candidates that no other beats in both time and memory</source>
        <translation>只看时间与显存都不被其他方案超过的候选</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选方案</translation>
    </message>
    <message>
        <source>%1 feasible of %2</source>
        <translation>%2 个策略中 %1 个可行</translation>
    </message>
    <message>
        <source>No way to split this model over these accelerators was found.</source>
        <translation>没有找到能把该模型切分到这些加速卡上的方式。</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Feasible</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>◆ Pareto</source>
        <translation>◆ 前沿</translation>
    </message>
    <message>
        <source>All candidates</source>
        <translation>全部候选</translation>
    </message>
    <message>
        <source>Only feasible candidates</source>
        <translation>只看可行的候选</translation>
    </message>
    <message>
        <source>Keep a degree</source>
        <translation>固定并行度</translation>
    </message>
    <message>
        <source>Keep a degree of the selected row and let the search choose the rest</source>
        <translation>固定所选行的某个并行度，其余由搜索决定</translation>
    </message>
    <message>
        <source>Use this split</source>
        <translation>采用这一策略</translation>
    </message>
    <message>
        <source>Keep %1: %2</source>
        <translation>固定%1：%2</translation>
    </message>
    <message>
        <source>Compare with the plan</source>
        <translation>与当前方案对比</translation>
    </message>
</context>
<context>
    <name>rackwright::Card</name>
    <message>
        <source>%1, as a table</source>
        <translation>%1（表格）</translation>
    </message>
    <message>
        <source>Export picture</source>
        <translation>导出图片</translation>
    </message>
    <message>
        <source>Vector picture (*.svg)</source>
        <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
    <message>
        <source>%1 could not be written</source>
        <translation>无法写入 %1</translation>
    </message>
    <message>
        <source>Why this number?</source>
        <translation>为什么是这个数？</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Show large</source>
        <translation>放大查看</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>复制表格</translation>
    </message>
    <message>
        <source>Export picture…</source>
        <translation>导出图片…</translation>
    </message>
    <message>
        <source>Add to report</source>
        <translation>加入报告</translation>
    </message>
    <message>
        <source>Vector picture, text as outlines (*.svg)</source>
        <translation>矢量图，文字转曲 (*.svg)</translation>
    </message>
    <message>
        <source>Picture, eight times as large (*.png)</source>
        <translation>图片，放大八倍 (*.png)</translation>
    </message>
</context>
<context>
    <name>rackwright::CommunicationCard</name>
    <message>
        <source>Communication: hidden and exposed</source>
        <translation>通信：已掩盖与未掩盖</translation>
    </message>
    <message>
        <source>per GPU and step</source>
        <translation>单卡单步</translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation>维度</translation>
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
        <source>Total</source>
        <translation>合计</translation>
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
        <source>Nothing is sent: one GPU holds the whole model.</source>
        <translation>没有通信：单卡即可容纳整个模型。</translation>
    </message>
    <message>
        <source>Share of each communication that computation hides</source>
        <translation>各类通信中被计算掩盖的比例</translation>
    </message>
    <message>
        <source>%1 exposed</source>
        <translation>未掩盖 %1</translation>
    </message>
    <message>
        <source>hidden %1</source>
        <translation>已掩盖 %1</translation>
    </message>
</context>
<context>
    <name>rackwright::CompareModel</name>
    <message>
        <source>%1 · %2 of %3 differ</source>
        <translation>%1 · 共 %3 项，%2 项不同</translation>
    </message>
    <message>
        <source>Every figure</source>
        <translation>全部数值</translation>
    </message>
    <message>
        <source>Only what differs</source>
        <translation>仅差异项</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 相对 %2</translation>
    </message>
</context>
<context>
    <name>rackwright::ComparePage</name>
    <message>
        <source>What decides it</source>
        <translation>差在哪里</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Cost of this run</source>
        <translation>本次训练的费用</translation>
    </message>
    <message>
        <source>Plans side by side</source>
        <translation>方案对比</translation>
    </message>
    <message>
        <source>Add a plan</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <source>Adds a plan to the comparison; four fit</source>
        <translation>添加一个方案参与对比，最多四个</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Saves the comparison as a PDF</source>
        <translation>将方案对比保存为 PDF</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Saves the table as a CSV file</source>
        <translation>将表格保存为 CSV 文件</translation>
    </message>
    <message>
        <source>Back to the plan</source>
        <translation>返回方案</translation>
    </message>
    <message>
        <source>Leaves the comparison (Esc)</source>
        <translation>退出对比（Esc）</translation>
    </message>
    <message>
        <source>From a &amp;file…</source>
        <translation>来自文件(&amp;F)…</translation>
    </message>
    <message>
        <source>This plan as it is &amp;now</source>
        <translation>当前方案的快照(&amp;N)</translation>
    </message>
    <message>
        <source>Reasons and pictures</source>
        <translation>原因与图表</translation>
    </message>
</context>
<context>
    <name>rackwright::CompareTableCard</name>
    <message>
        <source>Differences</source>
        <translation>差异项</translation>
    </message>
    <message>
        <source>All</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Only figures that differ</source>
        <translation>只看不同的数值</translation>
    </message>
    <message>
        <source>Every figure</source>
        <translation>全部数值</translation>
    </message>
    <message>
        <source>%1 figures are equal</source>
        <translation>另有 %1 项相同</translation>
    </message>
    <message>
        <source>Add a plan to hold against this one.</source>
        <translation>请添加一个方案与当前方案对比。</translation>
    </message>
    <message>
        <source>The plans differ in nothing.</source>
        <translation>各方案没有任何差异。</translation>
    </message>
</context>
<context>
    <name>rackwright::CostCard</name>
    <message>
        <source>Rent or buy, cumulative</source>
        <translation>租与买：累计成本</translation>
    </message>
    <message>
        <source>Closest plan: rent or buy</source>
        <translation>最接近的方案：租与买</translation>
    </message>
    <message>
        <source>No price is known for this accelerator. Type a server price to see what buying costs.</source>
        <translation>价格库中没有这款加速卡的价格。填入服务器单价即可查看购置成本。</translation>
    </message>
    <message>
        <source>present value, %1</source>
        <translation>现值，折现率 %1</translation>
    </message>
    <message>
        <source>%1 · no purchase price known</source>
        <translation>%1 · 无购置价</translation>
    </message>
    <message>
        <source>%1 · no rental offer known</source>
        <translation>%1 · 无租赁报价</translation>
    </message>
    <message>
        <source>%1 · band: %2</source>
        <translation>%1 · 色带：%2</translation>
    </message>
    <message>
        <source>Month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>Rent</source>
        <translation>租赁</translation>
    </message>
    <message>
        <source>Rent, cheapest</source>
        <translation>租赁，最低价</translation>
    </message>
    <message>
        <source>Rent, dearest</source>
        <translation>租赁，最高价</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>Buy, no resale</source>
        <translation>购置，无残值</translation>
    </message>
</context>
<context>
    <name>rackwright::DiagnosisPanel</name>
    <message>
        <source>Not a number in the range of this field; it is left out.</source>
        <translation>不是该项范围内的数字，未采用。</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>What speaks for it</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Nothing that was entered speaks for it; what counts is how common it is.</source>
        <translation>所填内容中没有支持它的依据，概率只来自它的常见程度。</translation>
    </message>
    <message>
        <source>Measure next:</source>
        <translation>下一步测量：</translation>
    </message>
    <message>
        <source>Enter a step time or tokens per second to see where measured and predicted time differ.</source>
        <translation>填写单步时间或每秒 token 数，即可看到实测与预测差在哪里。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>predicted %1</source>
        <translation>预测 %1</translation>
    </message>
    <message>
        <source>Diagnose a run</source>
        <translation>训练诊断</translation>
    </message>
    <message>
        <source>This plan runs, but slower than predicted, or it does not run? Enter what you know; everything is optional.</source>
        <translation>按此方案训练比预测慢，或者跑不起来？填写已知的情况即可，各项均可留空。</translation>
    </message>
    <message>
        <source>Step time (s)</source>
        <translation>单步时间（秒）</translation>
    </message>
    <message>
        <source>Tokens per second</source>
        <translation>每秒 token 数</translation>
    </message>
    <message>
        <source>GPU utilisation (%)</source>
        <translation>GPU 利用率（%）</translation>
    </message>
    <message>
        <source>Tensor activity (%)</source>
        <translation>Tensor 活跃度（%）</translation>
    </message>
    <message>
        <source>Network per GPU (GB/s)</source>
        <translation>单卡网络吞吐（GB/s）</translation>
    </message>
    <message>
        <source>Waiting for data (%)</source>
        <translation>等待数据（%）</translation>
    </message>
    <message>
        <source>What is seen</source>
        <translation>现象</translation>
    </message>
    <message>
        <source>Error text</source>
        <translation>报错信息</translation>
    </message>
    <message>
        <source>Mean time of an optimizer step, after warm-up</source>
        <translation>预热之后一个优化器步的平均用时</translation>
    </message>
    <message>
        <source>Of the whole cluster</source>
        <translation>整个集群合计</translation>
    </message>
    <message>
        <source>What nvidia-smi or its counterpart shows: busy, not how well used</source>
        <translation>nvidia-smi 或同类工具显示的数值：只说明忙不忙，不说明用得好不好</translation>
    </message>
    <message>
        <source>Share of the time in which the matrix units work, from DCGM or a profiler</source>
        <translation>矩阵单元工作时间的占比，来自 DCGM 或性能分析工具</translation>
    </message>
    <message>
        <source>Bytes a second that one GPU&apos;s adapter carries while training</source>
        <translation>训练时单卡网卡每秒传输的字节数</translation>
    </message>
    <message>
        <source>Share of the step in which GPUs wait for the data loader</source>
        <translation>一步之内等待数据加载的时间占比</translation>
    </message>
    <message>
        <source>In your own words: slow since Monday, every tenth step takes twice as long …</source>
        <translation>用自己的话描述：周一起变慢，每十步有一步用时加倍……</translation>
    </message>
    <message>
        <source>The lines of the log around the failure</source>
        <translation>故障前后的日志</translation>
    </message>
    <message>
        <source>Causes, most probable first</source>
        <translation>可能的原因，按概率排序</translation>
    </message>
    <message>
        <source>The selected cause</source>
        <translation>选中的原因</translation>
    </message>
    <message>
        <source>Predicted and measured time by part</source>
        <translation>各部分的预测与实测用时</translation>
    </message>
    <message>
        <source>Clea&amp;r</source>
        <translation>清空(&amp;R)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
</context>
<context>
    <name>rackwright::FindPanel</name>
    <message>
        <source>Searching the catalogue… %1 clusters planned so far.</source>
        <translation>正在搜索目录……已规划 %1 种集群。</translation>
    </message>
    <message>
        <source>The search was stopped. The list is not complete.</source>
        <translation>搜索已停止，列表不完整。</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>Search &amp;again</source>
        <translation>重新搜索(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cheapest: %1</source>
        <translation>最便宜(&amp;C)：%1</translation>
    </message>
    <message>
        <source>&amp;Cheapest</source>
        <translation>最便宜(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Fastest: %1</source>
        <translation>最快(&amp;F)：%1</translation>
    </message>
    <message>
        <source>&amp;Fastest</source>
        <translation>最快(&amp;F)</translation>
    </message>
    <message>
        <source>Pick a row to see its dates and what each way costs.</source>
        <translation>选择一行，查看各方式的完成日期与费用。</translation>
    </message>
    <message>
        <source>Vendors: all</source>
        <translation>厂商：不限</translation>
    </message>
    <message>
        <source>Vendors: %1</source>
        <translation>厂商：%1</translation>
    </message>
    <message>
        <source>Find a cluster</source>
        <translation>查找集群</translation>
    </message>
    <message>
        <source>Found clusters</source>
        <translation>找到的集群</translation>
    </message>
    <message>
        <source>State of the search</source>
        <translation>搜索状态</translation>
    </message>
    <message>
        <source>The selected cluster</source>
        <translation>所选集群</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Allowed vendors</source>
        <translation>允许的厂商</translation>
    </message>
    <message>
        <source>Only accelerators of the ticked vendors; none ticked: all of them</source>
        <translation>只考虑勾选厂商的加速卡；都不勾选则不限</translation>
    </message>
    <message>
        <source>Selects the cheapest cluster that keeps every limit</source>
        <translation>选中满足全部限制的最便宜集群</translation>
    </message>
    <message>
        <source>Selects the cluster that is done first and keeps every limit</source>
        <translation>选中满足全部限制且最早完成的集群</translation>
    </message>
    <message>
        <source>Searches with the plan&apos;s model and limits as they are now</source>
        <translation>按方案当前的模型和限制搜索</translation>
    </message>
    <message>
        <source>&amp;Open as plan</source>
        <translation>作为方案打开(&amp;O)</translation>
    </message>
    <message>
        <source>Makes the selected cluster the plan; one Undo brings the old one back</source>
        <translation>将所选集群设为当前方案；撤销一次即可恢复原方案</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;L)</translation>
    </message>
    <message>
        <source>Closes this window and stops the search</source>
        <translation>关闭此窗口并停止搜索</translation>
    </message>
    <message>
        <source>Co&amp;mpare</source>
        <translation>对比(&amp;M)</translation>
    </message>
    <message>
        <source>Holds the selected cluster against the plan, side by side</source>
        <translation>将选中的集群与当前方案并排对比</translation>
    </message>
    <message>
        <source>Found clusters over days and cost</source>
        <translation>找到的集群：天数与费用</translation>
    </message>
    <message>
        <source>Each point is a cluster; a click selects it in the table</source>
        <translation>每个点是一个集群，单击即在表中选中</translation>
    </message>
    <message>
        <source>&amp;Accelerators from</source>
        <translation>加速卡数量(&amp;A)</translation>
    </message>
    <message>
        <source>to</source>
        <translation>至</translation>
    </message>
    <message>
        <source>Fewest accelerators</source>
        <translation>最少加速卡数</translation>
    </message>
    <message>
        <source>Only clusters of at least this many accelerators</source>
        <translation>只找不少于此数量加速卡的集群</translation>
    </message>
    <message>
        <source>Most accelerators</source>
        <translation>最多加速卡数</translation>
    </message>
    <message>
        <source>Only clusters of at most this many accelerators</source>
        <translation>只找不超过此数量加速卡的集群</translation>
    </message>
</context>
<context>
    <name>rackwright::FindingsCard</name>
    <message>
        <source>Findings</source>
        <translation>诊断与建议</translation>
    </message>
    <message>
        <source>Nothing to change: no rule found fault with this plan.</source>
        <translation>无需改动：没有规则发现该方案有问题。</translation>
    </message>
    <message>
        <source>%1 blocking</source>
        <translation>%1 项阻断</translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 项警告</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n 项提示</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rackwright::FrontCard</name>
    <message>
        <source>Time and memory</source>
        <translation>工期与显存</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>并行策略</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>在前沿上</translation>
    </message>
    <message>
        <source>training time, hours</source>
        <translation>训练时间（小时）</translation>
    </message>
    <message>
        <source>training time, days</source>
        <translation>训练天数</translation>
    </message>
    <message>
        <source>past the deadline</source>
        <translation>超过工期上限</translation>
    </message>
    <message>
        <source>over your memory limit</source>
        <translation>超出显存上限</translation>
    </message>
    <message>
        <source>the best %1 splits; ◆ and dotted: no other is both faster and smaller</source>
        <translation>最优的 %1 个策略；◆ 与虚线为帕累托前沿，不存在更快且更省显存的策略</translation>
    </message>
    <message>
        <source>No split has a training time yet.</source>
        <translation>还没有可计算训练时间的策略。</translation>
    </message>
    <message>
        <source>peak memory per GPU, %1</source>
        <translation>单卡峰值显存（%1）</translation>
    </message>
</context>
<context>
    <name>rackwright::FunnelCard</name>
    <message>
        <source>How the search narrows</source>
        <translation>搜索如何收敛</translation>
    </message>
    <message>
        <source>splits generated</source>
        <translation>枚举生成</translation>
    </message>
    <message>
        <source>left after provable bounds</source>
        <translation>经可证明的界剪枝后</translation>
    </message>
    <message>
        <source>fit the memory</source>
        <translation>显存可容纳</translation>
    </message>
    <message>
        <source>on the Pareto front</source>
        <translation>帕累托前沿</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Splits</source>
        <translation>策略数</translation>
    </message>
    <message>
        <source>Nearest misses</source>
        <translation>最接近可行的策略</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>为什么不选</translation>
    </message>
    <message>
        <source>%1 of %2 splits fit.</source>
        <translation>%2 个策略中 %1 个可容纳。</translation>
    </message>
</context>
<context>
    <name>rackwright::LeversCard</name>
    <message>
        <source>What moves days and cost</source>
        <translation>工期与费用的敏感因素</translation>
    </message>
    <message>
        <source>being computed…</source>
        <translation>正在计算……</translation>
    </message>
    <message>
        <source>Nothing can be varied around a plan without a split.</source>
        <translation>没有可行的并行策略，无从比较各项参数的影响。</translation>
    </message>
    <message>
        <source>each input alone · cost: rent of this run</source>
        <translation>每次只改一项 · 费用：本次训练租金</translation>
    </message>
    <message>
        <source>each input alone · cost: owned share of this run</source>
        <translation>每次只改一项 · 费用：本次训练分摊的自购成本</translation>
    </message>
    <message>
        <source>If this changes</source>
        <translation>改变的参数</translation>
    </message>
    <message>
        <source>low</source>
        <translation>取低值</translation>
    </message>
    <message>
        <source>high</source>
        <translation>取高值</translation>
    </message>
</context>
<context>
    <name>rackwright::MachinesCard</name>
    <message>
        <source>The machines in the room</source>
        <translation>机房里的设备</translation>
    </message>
    <message>
        <source>calendar, storage, links, server, power, checklist</source>
        <translation>工期、存储、链路、服务器、供电、检查清单</translation>
    </message>
</context>
<context>
    <name>rackwright::MemoryCard</name>
    <message>
        <source>Memory per GPU</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>Memory per GPU by pipeline stage</source>
        <translation>各流水线级的单卡显存</translation>
    </message>
    <message>
        <source>Closest plan: memory per GPU by stage</source>
        <translation>最接近的方案：各级单卡显存</translation>
    </message>
    <message>
        <source>Closest plan: memory per GPU</source>
        <translation>最接近的方案：单卡显存</translation>
    </message>
    <message>
        <source>peak %1 of %2</source>
        <translation>峰值 %1 / %2</translation>
    </message>
    <message>
        <source>In GiB, 2^30 bytes</source>
        <translation>以 GiB 计（2^30 字节）</translation>
    </message>
    <message>
        <source>In GB, 10^9 bytes</source>
        <translation>以 GB 计（10^9 字节）</translation>
    </message>
    <message>
        <source>In per cent of the memory</source>
        <translation>以占显存的百分比计</translation>
    </message>
</context>
<context>
    <name>rackwright::MemoryTableCard</name>
    <message>
        <source>The same as a table</source>
        <translation>同一数据的表格</translation>
    </message>
    <message>
        <source>copying takes bare numbers with headers</source>
        <translation>复制时带表头，数字不带单位</translation>
    </message>
</context>
<context>
    <name>rackwright::PageTabs</name>
    <message>
        <source>Scroll left</source>
        <translation>向左滚动</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>向右滚动</translation>
    </message>
</context>
<context>
    <name>rackwright::PlanHeader</name>
    <message>
        <source>Plan %1, current · %2</source>
        <translation>方案 %1（当前）· %2</translation>
    </message>
    <message>
        <source>Plan %1 · %2</source>
        <translation>方案 %1 · %2</translation>
    </message>
    <message>
        <source>Remove plan %1 from the comparison</source>
        <translation>将方案 %1 移出对比</translation>
    </message>
</context>
<context>
    <name>rackwright::ResultsView</name>
    <message>
        <source>Overview</source>
        <translation>总览</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>网络拓扑</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>显存</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Rent or buy</source>
        <translation>租与买</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选方案</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>诊断与建议</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>rackwright::ScheduleCard</name>
    <message>
        <source>Whole step</source>
        <translation>整步</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>预热</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>稳态</translation>
    </message>
    <message>
        <source>Cool-down</source>
        <translation>收尾</translation>
    </message>
    <message>
        <source>Pipeline schedule, one step</source>
        <translation>单步流水线排布</translation>
    </message>
    <message>
        <source>This split has no pipeline: every GPU works on all layers, without a bubble.</source>
        <translation>该策略没有流水线：每张卡计算全部层，没有气泡。</translation>
    </message>
    <message>
        <source>interleaved 1F1B</source>
        <translation>交错式 1F1B</translation>
    </message>
    <message>
        <source>1F1B</source>
        <translation>1F1B</translation>
    </message>
    <message>
        <source>%1 stages × %2 chunks × %3 micro-batches</source>
        <translation>%1 级 × %2 块 × %3 微批</translation>
    </message>
    <message>
        <source>%1 stages × %2 micro-batches</source>
        <translation>%1 级 × %2 微批</translation>
    </message>
    <message>
        <source> of %1</source>
        <translation>（共 %1）</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>级</translation>
    </message>
    <message>
        <source>Chunk</source>
        <translation>块</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>方向</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>反向</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>前向</translation>
    </message>
    <message>
        <source>%1 · %2 of the step · %3 · bubble %4, ideal %5</source>
        <translation>%1 · 占单步中的 %2 · %3 · 气泡 %4，理想值 %5</translation>
    </message>
</context>
<context>
    <name>rackwright::ScheduleView</name>
    <message>
        <source>numbers are micro-batches</source>
        <translation>数字为微批序号</translation>
    </message>
    <message>
        <source>below: %1; numbers are micro-batches</source>
        <translation>下图：%1；数字为微批序号</translation>
    </message>
</context>
<context>
    <name>rackwright::SensitivityCard</name>
    <message>
        <source>What could change the answer</source>
        <translation>敏感性分析</translation>
    </message>
    <message>
        <source>Renting and buying both need a price before they can be compared.</source>
        <translation>租与买都有价格后才能比较。</translation>
    </message>
    <message>
        <source>buying less renting over %1 · today %2 · solid: high end of the range</source>
        <translation>%1内购置减租赁 · 当前 %2 · 实色为区间高端</translation>
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
</context>
<context>
    <name>rackwright::TimeCard</name>
    <message>
        <source>Where the step time goes</source>
        <translation>单步时间构成</translation>
    </message>
    <message>
        <source>Closest plan: where the step time goes</source>
        <translation>最接近的方案：单步时间构成</translation>
    </message>
    <message>
        <source>%1 (%2 from measured error)</source>
        <translation>%1（按实测误差 %2）</translation>
    </message>
    <message>
        <source>No step time: no way to split this model over the cluster was found.</source>
        <translation>没有单步时间：没有找到能把该模型切分到该集群上的方式。</translation>
    </message>
    <message>
        <source>Part of the step</source>
        <translation>组成部分</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
</context>
<context>
    <name>rackwright::TopologyCard</name>
    <message>
        <source>Rail</source>
        <translation>轨道</translation>
    </message>
    <message>
        <source>Topology</source>
        <translation>网络拓扑</translation>
    </message>
    <message>
        <source>This cluster has no drawing.</source>
        <translation>该集群没有拓扑图。</translation>
    </message>
    <message numerus="yes">
        <source>Outlined: DP rank %1, on %n server(s)</source>
        <translation>
            <numerusform>框出：第 %1 个数据并行副本，占 %n 台服务器</numerusform>
        </translation>
    </message>
    <message>
        <source>no network between servers</source>
        <translation>服务器之间没有网络</translation>
    </message>
    <message>
        <source>%1 switches · %2 cables · %3 : 1</source>
        <translation>%1 台交换机 · %2 根线缆 · 收敛比 %3 : 1</translation>
    </message>
    <message>
        <source>%1 servers in %2 scalable units</source>
        <translation>%1 台服务器，%2 个可扩展单元</translation>
    </message>
    <message>
        <source>scalable unit %1 · Backspace goes back</source>
        <translation>可扩展单元 %1 · 按 Backspace 返回</translation>
    </message>
    <message>
        <source>unit %1, server %2 · Backspace goes back</source>
        <translation>单元 %1，服务器 %2 · 按 Backspace 返回</translation>
    </message>
    <message>
        <source>Tier</source>
        <translation>层级</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Links down</source>
        <translation>下行链路</translation>
    </message>
    <message>
        <source>Gb/s per link</source>
        <translation>单链路 Gb/s</translation>
    </message>
    <message>
        <source>Core switches</source>
        <translation>核心交换机</translation>
    </message>
    <message>
        <source>Spine switches</source>
        <translation>脊交换机</translation>
    </message>
    <message>
        <source>Leaf switches</source>
        <translation>叶交换机</translation>
    </message>
    <message>
        <source>Scalable units</source>
        <translation>可扩展单元</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>one server</source>
        <translation>1 台服务器</translation>
    </message>
    <message>
        <source>%1 servers in one unit</source>
        <translation>%1 台服务器，1 个单元</translation>
    </message>
    <message>
        <source>Pipeline stage</source>
        <translation>流水线阶段</translation>
    </message>
    <message>
        <source>Tensor group</source>
        <translation>张量并行组</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>副本</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>通信伙伴</translation>
    </message>
    <message>
        <source>Link load</source>
        <translation>链路负载</translation>
    </message>
    <message>
        <source>Failure domain</source>
        <translation>故障域</translation>
    </message>
    <message>
        <source>Colour by</source>
        <translation>着色依据</translation>
    </message>
    <message>
        <source>What the colours of the drawing say. With Partners, a click on a GPU or a server, or the space bar, lights up what it exchanges data with.</source>
        <translation>图中颜色的含义。选“通信伙伴”时，单击 GPU 或服务器（或按空格键）会点亮与其交换数据的设备。</translation>
    </message>
    <message>
        <source>Server number</source>
        <translation>服务器编号</translation>
    </message>
    <message>
        <source>Find a server</source>
        <translation>查找服务器</translation>
    </message>
    <message>
        <source>Type the number of a server and press Enter: the drawing goes to its unit.</source>
        <translation>输入服务器编号并按回车，图会跳到它所在的单元。</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>图例</translation>
    </message>
</context>
<context>
    <name>rackwright::UseCard</name>
    <message>
        <source>Rent or buy at other utilisations</source>
        <translation>不同利用率下租还是买</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>利用率</translation>
    </message>
    <message>
        <source>Cheaper</source>
        <translation>更便宜</translation>
    </message>
    <message>
        <source>buy − rent</source>
        <translation>购 − 租</translation>
    </message>
    <message>
        <source>with resale</source>
        <translation>计残值</translation>
    </message>
    <message>
        <source>Payback</source>
        <translation>回本</translation>
    </message>
    <message>
        <source>discounted</source>
        <translation>折现回本</translation>
    </message>
    <message>
        <source>own, %1</source>
        <translation>自有，%1</translation>
    </message>
    <message>
        <source>rent, %1</source>
        <translation>租赁，%1</translation>
    </message>
</context>
<context>
    <name>rackwright::WaysCard</name>
    <message>
        <source>Ways to have the machines</source>
        <translation>取得算力的几种方式</translation>
    </message>
    <message>
        <source>over %1 · mixtures own a quarter · bold: cheapest</source>
        <translation>%1内 · 混合方式自有四分之一 · 粗体为最便宜</translation>
    </message>
    <message>
        <source>Way</source>
        <translation>方式</translation>
    </message>
    <message>
        <source>Owned GPUs</source>
        <translation>自有卡数</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>投资</translation>
    </message>
    <message>
        <source>a month</source>
        <translation>每月</translation>
    </message>
    <message>
        <source>No resale</source>
        <translation>不计残值</translation>
    </message>
    <message>
        <source>With resale</source>
        <translation>计残值</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成日期</translation>
    </message>
    <message>
        <source>useful, %1</source>
        <translation>有效，%1</translation>
    </message>
</context>
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
    <message>
        <source>By the errors on published runs, eight of ten such runs would take %1 to %2.</source>
        <translation>按已公开训练的误差，十次此类训练中有八次用时在 %1 至 %2 之间。</translation>
    </message>
    <message>
        <source>Eight of ten published measurements lie within ±%1 of the prediction.</source>
        <translation>十次公开实测中有八次落在预测值的 ±%1 之内。</translation>
    </message>
</context>
<context>
    <name>rackwright::PlainTableModel</name>
    <message>
        <source>Enter or F1: why this number?</source>
        <translation>按 Enter 或 F1：为什么是这个数？</translation>
    </message>
</context>
</TS>
