<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>findings</name>
    <message>
        <source>Nothing fits yet.</source>
        <translation>暂时装不下。</translation>
    </message>
    <message>
        <source>The closest split needs {required} on one accelerator; your limit is {limit} of {capacity}.</source>
        <translation>最接近的切分方式单卡需要&#x2009;{required}，而上限为&#x2009;{limit}（可用显存&#x2009;{capacity}）。</translation>
    </message>
    <message>
        <source>No split matches your settings.</source>
        <translation>没有符合设置的切分方式。</translation>
    </message>
    <message>
        <source>With the pinned dimensions no valid strategy uses all {accelerators} accelerators.</source>
        <translation>在已固定的并行维度下，没有合法的策略能用满&#x2009;{accelerators}&#x2009;张卡。</translation>
    </message>
    <message>
        <source>Memory is tight.</source>
        <translation>显存偏紧。</translation>
    </message>
    <message>
        <source>The fullest stage holds {used} of {capacity}: {free} free. A common margin is 10 %, cautious advice says 20 to 30 %.</source>
        <translation>最满的一级占用&#x2009;{used}，可用&#x2009;{capacity}，余量&#x2009;{free}。通常留&#x2009;10&#x2009;%，保守的建议是&#x2009;20&#x2009;%–30&#x2009;%。</translation>
    </message>
    <message>
        <source>Test the memory before you commit.</source>
        <translation>下单前请先实测显存。</translation>
    </message>
    <message>
        <source>The prediction of {used} may be off by {band}, and that range crosses the capacity of {capacity}.</source>
        <translation>预测占用&#x2009;{used}，误差可达&#x2009;{band}，这一范围跨过了可用显存&#x2009;{capacity}。</translation>
    </message>
    <message>
        <source>It fits with room.</source>
        <translation>显存有余量。</translation>
    </message>
    <message>
        <source>The fullest stage holds {used} of {capacity}: {free} free, more than the prediction&apos;s error of {band}.</source>
        <translation>最满的一级占用&#x2009;{used}，可用&#x2009;{capacity}，余量&#x2009;{free}，大于预测误差&#x2009;{band}。</translation>
    </message>
    <message>
        <source>Memory is left over.</source>
        <translation>显存有较多闲置。</translation>
    </message>
    <message>
        <source>{free} of {capacity} stays unused at the fastest split; fewer accelerators or a smaller part could hold the model.</source>
        <translation>最快的切分方式下&#x2009;{capacity}&#x2009;中有&#x2009;{free}&#x2009;未使用；减少卡数或换用显存较小的型号也能装下。</translation>
    </message>
    <message>
        <source>The stages are uneven.</source>
        <translation>各级显存不均衡。</translation>
    </message>
    <message>
        <source>Stage {stage} holds {most}, the mean is {mean}: one stage decides for all.</source>
        <translation>第&#x2009;{stage}&#x2009;级占用&#x2009;{most}，平均为&#x2009;{mean}：由最满的一级决定整体。</translation>
    </message>
    <message>
        <source>The host memory is too small.</source>
        <translation>主机内存不足。</translation>
    </message>
    <message>
        <source>Offloaded states need {required} in every server, which has {capacity}.</source>
        <translation>卸载到主机的状态每台需要&#x2009;{required}，而服务器只有&#x2009;{capacity}。</translation>
    </message>
    <message>
        <source>Use {servers} {servers:server|servers}.</source>
        <translation>增加到&#x2009;{servers}&#x2009;台服务器。</translation>
    </message>
    <message>
        <source>Spread over {servers} servers instead of {now} the states fit, within your power limit.</source>
        <translation>由&#x2009;{now}&#x2009;台增加到&#x2009;{servers}&#x2009;台后各项状态可以装下，且不超过功率上限。</translation>
    </message>
    <message>
        <source>Use {servers} {servers:server|servers}</source>
        <translation>改为&#x2009;{servers}&#x2009;台</translation>
    </message>
    <message>
        <source>Allow {share} of the memory.</source>
        <translation>允许使用&#x2009;{share}&#x2009;的显存。</translation>
    </message>
    <message>
        <source>Your limit of {now} is what stands in the way; at {share} a split fits, with little left for surprises.</source>
        <translation>受限于你设定的&#x2009;{now}；放宽到&#x2009;{share}&#x2009;即可装下，但余量很小。</translation>
    </message>
    <message>
        <source>Allow {share}</source>
        <translation>放宽到&#x2009;{share}</translation>
    </message>
    <message>
        <source>Shorten the sequence to {sequence}.</source>
        <translation>把序列长度缩短到&#x2009;{sequence}。</translation>
    </message>
    <message>
        <source>At {sequence} tokens instead of {now} the activations fit on the same accelerators.</source>
        <translation>由&#x2009;{now}&#x2009;缩短到&#x2009;{sequence}&#x2009;后，激活值可以装进同样的卡。</translation>
    </message>
    <message>
        <source>Use {sequence} tokens</source>
        <translation>改为&#x2009;{sequence}</translation>
    </message>
    <message>
        <source>Keep the optimizer in 8 bits.</source>
        <translation>改用&#x2009;8&#x2009;位优化器。</translation>
    </message>
    <message>
        <source>8-bit Adam saves six bytes a parameter, and that is enough here.</source>
        <translation>8&#x2009;位&#x2009;Adam&#x2009;每个参数节省&#x2009;6&#x2009;字节，在这里已经足够。</translation>
    </message>
    <message>
        <source>Use 8-bit Adam</source>
        <translation>改用&#x2009;8&#x2009;位&#x2009;Adam</translation>
    </message>
    <message>
        <source>Let the search choose the split.</source>
        <translation>让系统自动选择切分方式。</translation>
    </message>
    <message>
        <source>Without your {pins} pinned {pins:dimension|dimensions} a split fits.</source>
        <translation>取消&#x2009;{pins}&#x2009;个固定的维度后即可装下。</translation>
    </message>
    <message>
        <source>Set to automatic</source>
        <translation>改为自动</translation>
    </message>
    <message>
        <source>Choose {accelerator}.</source>
        <translation>换用&#x2009;{accelerator}。</translation>
    </message>
    <message>
        <source>With {memory_gb} GB a card the same number of servers is enough.</source>
        <translation>单卡&#x2009;{memory_gb}&#x2009;GB，同样数量的服务器即可装下。</translation>
    </message>
    <message>
        <source>Choose {accelerator}</source>
        <translation>换用&#x2009;{accelerator}</translation>
    </message>
    <message>
        <source>No single change makes it fit.</source>
        <translation>单项改动都不够。</translation>
    </message>
    <message>
        <source>Neither more servers, nor a shorter sequence, nor another accelerator alone is enough; combine them or choose a smaller model.</source>
        <translation>增加服务器、缩短序列或更换型号，单独一项都不足以装下；请组合调整，或选用更小的模型。</translation>
    </message>
    <message>
        <source>The deadline is missed.</source>
        <translation>超过工期上限。</translation>
    </message>
    <message>
        <source>Training takes {days} ({low} to {high}); you asked for {deadline}.</source>
        <translation>训练需要&#x2009;{days}（{low}&#x2009;至&#x2009;{high}），而上限为&#x2009;{deadline}。</translation>
    </message>
    <message>
        <source>The deadline is at risk.</source>
        <translation>工期有风险。</translation>
    </message>
    <message>
        <source>Training takes {days}, but one run in ten would take longer than {high}, past your {deadline}.</source>
        <translation>预计&#x2009;{days}，但有十分之一的可能超过&#x2009;{high}，晚于上限&#x2009;{deadline}。</translation>
    </message>
    <message>
        <source>{servers} instead of {now} finish in {days} at {power} and keep your other limits.</source>
        <translation>由&#x2009;{now}&#x2009;台增加到&#x2009;{servers}&#x2009;台，{days}&#x2009;完成，功率&#x2009;{power}，其余约束不变。</translation>
    </message>
    <message>
        <source>Train on {tokens} tokens.</source>
        <translation>减少到&#x2009;{tokens}&#x2009;token。</translation>
    </message>
    <message>
        <source>That is what this cluster finishes by your deadline.</source>
        <translation>这是该集群在工期内能够完成的数据量。</translation>
    </message>
    <message>
        <source>Use {tokens} tokens</source>
        <translation>改为&#x2009;{tokens}</translation>
    </message>
    <message>
        <source>Train in FP8.</source>
        <translation>改用&#x2009;FP8&#x2009;训练。</translation>
    </message>
    <message>
        <source>In FP8 the same cluster finishes in {days} and keeps your other limits; check the loss curve on a short run first.</source>
        <translation>同一集群用&#x2009;FP8&#x2009;只需&#x2009;{days}，其余约束不变；请先用短程训练核对损失曲线。</translation>
    </message>
    <message>
        <source>Use FP8</source>
        <translation>改用&#x2009;FP8</translation>
    </message>
    <message>
        <source>Allow {days}.</source>
        <translation>把工期放宽到&#x2009;{days}。</translation>
    </message>
    <message>
        <source>The plan stands as it is when the deadline moves.</source>
        <translation>放宽工期后，当前方案无需改动。</translation>
    </message>
    <message>
        <source>Allow {days}</source>
        <translation>放宽到&#x2009;{days}</translation>
    </message>
    <message>
        <source>The deadline holds.</source>
        <translation>工期有保证。</translation>
    </message>
    <message>
        <source>Training takes {days}; even the slow end of the band, {high}, is within {deadline}.</source>
        <translation>训练需要&#x2009;{days}；即使按误差带的慢端&#x2009;{high}&#x2009;计算，也在&#x2009;{deadline}&#x2009;之内。</translation>
    </message>
    <message>
        <source>Buying comes too late.</source>
        <translation>购置赶不上工期。</translation>
    </message>
    <message>
        <source>Delivery and acceptance take {delivery}, so a bought cluster finishes after {days}; your deadline is {deadline}.</source>
        <translation>交货与验收需要&#x2009;{delivery}，购置的集群要到第&#x2009;{days}&#x2009;才能完成训练，而上限为&#x2009;{deadline}。</translation>
    </message>
    <message>
        <source>The power limit is exceeded.</source>
        <translation>超过功率上限。</translation>
    </message>
    <message>
        <source>Training draws {power} at the meter, your limit is {limit}; feeds have to carry {peak}.</source>
        <translation>训练时电表功率&#x2009;{power}，上限&#x2009;{limit}；供电回路须按&#x2009;{peak}&#x2009;配置。</translation>
    </message>
    <message>
        <source>Use only {servers} {servers:server|servers}.</source>
        <translation>减少到&#x2009;{servers}&#x2009;台服务器。</translation>
    </message>
    <message>
        <source>{servers} instead of {now} draw {power} and finish in {days}, within your other limits.</source>
        <translation>由&#x2009;{now}&#x2009;台减少到&#x2009;{servers}&#x2009;台，功率&#x2009;{power}，{days}&#x2009;完成，其余约束不变。</translation>
    </message>
    <message>
        <source>Allow {power}.</source>
        <translation>把功率上限放宽到&#x2009;{power}。</translation>
    </message>
    <message>
        <source>The plan stands as it is when the site can supply {power}.</source>
        <translation>只要机房能够供给&#x2009;{power}，当前方案无需改动。</translation>
    </message>
    <message>
        <source>Allow {power}</source>
        <translation>放宽到&#x2009;{power}</translation>
    </message>
    <message>
        <source>Plan for {cooling}.</source>
        <translation>需要{cooling}。</translation>
    </message>
    <message>
        <source>A rack of {servers} {servers:server|servers} draws up to {rack}, more than a room with plain air cooling carries.</source>
        <translation>每柜&#x2009;{servers}&#x2009;台服务器，最高&#x2009;{rack}，超出普通风冷机房的能力。</translation>
    </message>
    <message>
        <source>The server&apos;s power is an estimate.</source>
        <translation>服务器功率为估算值。</translation>
    </message>
    <message>
        <source>Nobody published a training measurement of {server}; ask the supplier for its measured and maximum power.</source>
        <translation>{server}&#x2009;没有公开的训练实测功率，请向供应商索取实测值和最大值。</translation>
    </message>
    <message>
        <source>The budget is exceeded.</source>
        <translation>超出预算。</translation>
    </message>
    <message>
        <source>The cheaper of renting and buying costs {cost}; your limit is {budget}.</source>
        <translation>租赁与购置中较低的一项为&#x2009;{cost}，而预算为&#x2009;{budget}。</translation>
    </message>
    <message>
        <source>Allow {cost}.</source>
        <translation>把预算放宽到&#x2009;{cost}。</translation>
    </message>
    <message>
        <source>The plan stands as it is when the budget covers {cost}.</source>
        <translation>预算达到&#x2009;{cost}&#x2009;时，当前方案无需改动。</translation>
    </message>
    <message>
        <source>Allow {cost}</source>
        <translation>放宽到&#x2009;{cost}</translation>
    </message>
    <message>
        <source>Tensor parallel stays on the fast links.</source>
        <translation>张量并行在高速互联域内。</translation>
    </message>
    <message>
        <source>All {tp} ranks of a tensor-parallel group share one domain of {domain}; waiting for them costs {share} of the step.</source>
        <translation>TP&#x2009;组的&#x2009;{tp}&#x2009;张卡都在同一个&#x2009;{domain}&#x2009;卡互联域内，未掩盖的通信占单步时间的&#x2009;{share}。</translation>
    </message>
    <message>
        <source>Keep tensor parallel inside the server.</source>
        <translation>张量并行应留在服务器内。</translation>
    </message>
    <message>
        <source>{tp} ranks span more than one domain of {domain}: they talk at {rate} and cost {share} of the step.</source>
        <translation>TP&#x2009;{tp}&#x2009;超出了&#x2009;{domain}&#x2009;卡的互联域，只能以&#x2009;{rate}&#x2009;通信，占单步时间的&#x2009;{share}。</translation>
    </message>
    <message>
        <source>{dimension} is what the step waits for.</source>
        <translation>单步时间主要在等{dimension}通信。</translation>
    </message>
    <message>
        <source>{share} of the step ({seconds} of {busy} on the wire) is not hidden behind computation, at {rate} per accelerator.</source>
        <translation>链路上共&#x2009;{busy}，其中&#x2009;{seconds}（单步的&#x2009;{share}）未被计算掩盖，单卡带宽&#x2009;{rate}。</translation>
    </message>
    <message>
        <source>The leaf switches are oversubscribed.</source>
        <translation>叶交换机存在收敛。</translation>
    </message>
    <message>
        <source>At {ratio} : 1 the traffic between servers costs {share} of the step.</source>
        <translation>收敛比&#x2009;{ratio}&#x2009;:&#x2009;1&#x2009;时，服务器之间的通信占单步时间的&#x2009;{share}。</translation>
    </message>
    <message>
        <source>Use 1 : 1</source>
        <translation>改为&#x2009;1&#x2009;:&#x2009;1</translation>
    </message>
    <message>
        <source>The servers have no network.</source>
        <translation>服务器之间没有网络。</translation>
    </message>
    <message>
        <source>{server} has no compute adapter in the catalogue, so several of them cannot train together.</source>
        <translation>目录中&#x2009;{server}&#x2009;没有计算网卡，多台无法共同训练。</translation>
    </message>
    <message>
        <source>The network between servers is fast enough.</source>
        <translation>服务器之间的网络足够。</translation>
    </message>
    <message>
        <source>What runs between servers hides behind computation: {share} of the step is left.</source>
        <translation>跨服务器的通信基本被计算掩盖，仅剩单步时间的&#x2009;{share}。</translation>
    </message>
    <message>
        <source>Give the pipeline more micro-batches.</source>
        <translation>增加流水线的微批数。</translation>
    </message>
    <message>
        <source>{micro_batches} micro-batches in {stages} stages leave {share} of the step idle; {wanted} or more keep it busy. A larger global batch or fewer replicas bring them.</source>
        <translation>{stages}&#x2009;级流水线只有&#x2009;{micro_batches}&#x2009;个微批，气泡占&#x2009;{share}；建议不少于&#x2009;{wanted}&#x2009;个，可加大全局批或减少副本数。</translation>
    </message>
    <message>
        <source>Stop recomputing.</source>
        <translation>不必做激活重计算。</translation>
    </message>
    <message>
        <source>The memory has room without it: {gain} faster, {days} saved.</source>
        <translation>不重计算也装得下：提速&#x2009;{gain}，节省&#x2009;{days}。</translation>
    </message>
    <message>
        <source>A simpler split is nearly as fast.</source>
        <translation>更简单的切分几乎同样快。</translation>
    </message>
    <message>
        <source>TP{tp} · PP{pp} · DP{dp} loses {loss} and is easier to run and to debug.</source>
        <translation>TP{tp} · PP{pp} · DP{dp} 仅慢 {loss}，运行和排错都更容易。</translation>
    </message>
    <message>
        <source>Use TP{tp} · PP{pp}</source>
        <translation>改用 TP{tp} · PP{pp}</translation>
    </message>
    <message>
        <source>FP8 would pay.</source>
        <translation>改用&#x2009;FP8&#x2009;有收益。</translation>
    </message>
    <message>
        <source>The same plan in FP8 is {gain} faster: {days} saved. Check the loss curve on a short run first.</source>
        <translation>同一方案用&#x2009;FP8&#x2009;提速&#x2009;{gain}，节省&#x2009;{days}。请先用短程训练核对损失曲线。</translation>
    </message>
    <message>
        <source>Overlap the gradient exchange.</source>
        <translation>让梯度通信与计算重叠。</translation>
    </message>
    <message>
        <source>{stack} sends gradients after the backward pass; {share} of the step waits for it.</source>
        <translation>{stack}&#x2009;在反向结束后才通信，单步时间的&#x2009;{share}&#x2009;在等待。</translation>
    </message>
    <message>
        <source>The global batch is large.</source>
        <translation>全局批偏大。</translation>
    </message>
    <message>
        <source>{batch} is more than four times the near-optimal {optimal} for this compute budget: extra sequences teach little.</source>
        <translation>全局批&#x2009;{batch}，超过该算力预算下近似最优值&#x2009;{optimal}&#x2009;的四倍，多出的样本收益很小。</translation>
    </message>
    <message>
        <source>A larger batch would keep the cluster busy.</source>
        <translation>加大全局批可以提高利用率。</translation>
    </message>
    <message>
        <source>{batch} over {replicas} replicas leaves {micro_batches} micro-batches each; up to about {optimal} trains as well.</source>
        <translation>全局批&#x2009;{batch}&#x2009;分给&#x2009;{replicas}&#x2009;个副本，每个只有&#x2009;{micro_batches}&#x2009;个微批；加到约&#x2009;{optimal}&#x2009;训练效果相当。</translation>
    </message>
    <message>
        <source>Double the batch</source>
        <translation>全局批加倍</translation>
    </message>
    <message>
        <source>The model is large for its data.</source>
        <translation>相对数据量，模型偏大。</translation>
    </message>
    <message>
        <source>{tokens} tokens are {ratio} times the compute-optimal {optimal}: a smaller model would reach the same loss for less.</source>
        <translation>{tokens}&#x2009;token&#x2009;是计算最优值&#x2009;{optimal}&#x2009;的&#x2009;{ratio}&#x2009;倍；更小的模型用更少算力即可达到同样的损失。</translation>
    </message>
    <message>
        <source>The model is trained past compute-optimal.</source>
        <translation>训练量超过计算最优。</translation>
    </message>
    <message>
        <source>{tokens} tokens are {ratio} times the compute-optimal {optimal}: usual when the model has to be cheap to serve.</source>
        <translation>{tokens}&#x2009;token&#x2009;是计算最优值&#x2009;{optimal}&#x2009;的&#x2009;{ratio}&#x2009;倍；为降低推理成本时这样做很常见。</translation>
    </message>
    <message>
        <source>Gradient accumulation carries the batch.</source>
        <translation>由梯度累积达到批大小。</translation>
    </message>
    <message>
        <source>{micro_batches} micro-batches a step reach {batch} without more memory and without loss of quality.</source>
        <translation>每步累积&#x2009;{micro_batches}&#x2009;个微批，达到&#x2009;{batch}，不增加显存，也不影响效果。</translation>
    </message>
    <message>
        <source>Spare servers to keep: {spares}.</source>
        <translation>准备&#x2009;{spares}&#x2009;台备机。</translation>
    </message>
    <message>
        <source>About {interruptions} {interruptions:interruption|interruptions} in {days}; with repairs of {repair}, {spares} {spares:spare keeps|spares keep} all {servers} running 99 % of the time.</source>
        <translation>{days}&#x2009;内约有&#x2009;{interruptions}&#x2009;次中断；返修&#x2009;{repair}&#x2009;时，{spares}&#x2009;台备机可在&#x2009;99&#x2009;%&#x2009;的时间里保证&#x2009;{servers}&#x2009;台在线。</translation>
    </message>
    <message>
        <source>The spares are cold.</source>
        <translation>备机为冷备。</translation>
    </message>
    <message>
        <source>{spares} {spares:spare finds|spares find} no free leaf ports; racking one takes about {swap} an interruption, {lost} over the run.</source>
        <translation>{spares}&#x2009;台备机没有空闲的叶交换机端口；平均每次中断需换机&#x2009;{swap}，全程合计&#x2009;{lost}。</translation>
    </message>
    <message>
        <source>Interruptions cost {lost}.</source>
        <translation>中断造成&#x2009;{lost}&#x2009;损失。</translation>
    </message>
    <message>
        <source>Goodput is {goodput}: an interruption every {between}, {restart} to be back. Automatic detection and restart are worth most here.</source>
        <translation>有效训练时间占比&#x2009;{goodput}：平均每&#x2009;{between}&#x2009;中断一次，恢复需&#x2009;{restart}。自动检测与自动重启收益最大。</translation>
    </message>
    <message>
        <source>Save a checkpoint every {interval}.</source>
        <translation>每&#x2009;{interval}&#x2009;保存一次检查点。</translation>
    </message>
    <message>
        <source>One is {size_gb} GB; with an interruption every {between} the storage has to take {rate}.</source>
        <translation>单个检查点&#x2009;{size_gb}&#x2009;GB；平均每&#x2009;{between}&#x2009;中断一次，存储写入带宽应达到&#x2009;{rate}。</translation>
    </message>
    <message>
        <source>Save checkpoints in the background.</source>
        <translation>异步保存检查点。</translation>
    </message>
    <message>
        <source>Each save stops training for {stall}; asynchronous saving gives back {saved}.</source>
        <translation>每次保存使训练停顿&#x2009;{stall}；改为异步可节省&#x2009;{saved}。</translation>
    </message>
    <message>
        <source>Save in the background</source>
        <translation>改为异步保存</translation>
    </message>
    <message>
        <source>Burn in before the run.</source>
        <translation>正式训练前先做老化测试。</translation>
    </message>
    <message>
        <source>A new cluster fails {rate} times per 1 000 node-days; a week of load tests finds the weak parts first.</source>
        <translation>新集群每千节点日约&#x2009;{rate}&#x2009;次故障；先跑一周压力测试可以提前发现薄弱部件。</translation>
    </message>
    <message>
        <source>{accelerator} cannot be delivered to {destination}.</source>
        <translation>{accelerator}&#x2009;无法交付到{destination}。</translation>
    </message>
    <message>
        <source>Export rules of {date} do not allow it. Choose another part, or overrule this if you have written confirmation.</source>
        <translation>按&#x2009;{date}&#x2009;的出口规定不允许。请另选型号；如有书面确认，可以手动放行。</translation>
    </message>
    <message>
        <source>Overrule</source>
        <translation>手动放行</translation>
    </message>
    <message>
        <source>{accelerator} needs an export licence for {destination}.</source>
        <translation>{accelerator}&#x2009;交付到{destination}需要出口许可。</translation>
    </message>
    <message>
        <source>State of {date}; ask the supplier for the licence before you plan a date.</source>
        <translation>截至&#x2009;{date}；排期前请向供应商确认许可。</translation>
    </message>
    <message>
        <source>Ask whether {accelerator} can be delivered to {destination}.</source>
        <translation>请确认&#x2009;{accelerator}&#x2009;能否交付到{destination}。</translation>
    </message>
    <message>
        <source>The catalogue has no rule for it.</source>
        <translation>目录中没有相应的规定。</translation>
    </message>
    <message>
        <source>{accelerator} is no longer sold new.</source>
        <translation>{accelerator}&#x2009;已停产。</translation>
    </message>
    <message>
        <source>Plan for used parts, spares and the end of support.</source>
        <translation>请考虑二手来源、备件以及支持终止。</translation>
    </message>
    <message>
        <source>{accelerator} is only announced.</source>
        <translation>{accelerator}&#x2009;仅为预告产品。</translation>
    </message>
    <message>
        <source>Its figures are the maker&apos;s plan; dates and prices may move.</source>
        <translation>参数来自厂商规划，上市时间和价格都可能变化。</translation>
    </message>
    <message>
        <source>No published run backs {accelerator}.</source>
        <translation>{accelerator}&#x2009;没有公开的训练实测。</translation>
    </message>
    <message>
        <source>Its speed follows from its generation&apos;s constants; run a short benchmark before you sign.</source>
        <translation>速度由同代产品的常数推算；签约前请先跑短程测试。</translation>
    </message>
    <message>
        <source>{accelerator} has no FP8.</source>
        <translation>{accelerator}&#x2009;不支持&#x2009;FP8。</translation>
    </message>
    <message>
        <source>It computes FP8 recipes at its 16-bit rate at best.</source>
        <translation>FP8&#x2009;配方最多只能按&#x2009;16&#x2009;位速率计算。</translation>
    </message>
    <message>
        <source>Use BF16</source>
        <translation>改用&#x2009;BF16</translation>
    </message>
    <message>
        <source>What circulates about {accelerator} is wrong.</source>
        <translation>{accelerator}&#x2009;的流传数据有误。</translation>
    </message>
    <message>
        <source>Not true: {figure}. The catalogue keeps what the data sheet says for dense matrices.</source>
        <translation>并不成立：{figure}。目录采用规格书中的稠密算力。</translation>
    </message>
    <message>
        <source>Buying pays after {month_kept}.</source>
        <translation>{month_kept}&#x2009;后购置更划算。</translation>
    </message>
    <message>
        <source>At {utilisation} use the purchase is paid back after {month_kept} even without resale, {month} with it. Renting wins below {break_even_rent} per GPU-hour; today it is {rent}.</source>
        <translation>利用率&#x2009;{utilisation}&#x2009;时，不计残值&#x2009;{month_kept}&#x2009;达到盈亏平衡，计残值&#x2009;{month}。租价低于每卡时&#x2009;{break_even_rent}&#x2009;时租赁更划算，当前为&#x2009;{rent}。</translation>
    </message>
    <message>
        <source>Buy only if you can sell again.</source>
        <translation>能转售时才宜购置。</translation>
    </message>
    <message>
        <source>At {utilisation} use buying wins after {month} when the accelerators are sold at the end of {horizon}; without resale renting stays cheaper.</source>
        <translation>利用率&#x2009;{utilisation}&#x2009;时，若在&#x2009;{horizon}&#x2009;末出售加速卡，{month}&#x2009;后购置更划算；不计残值则租赁始终更便宜。</translation>
    </message>
    <message>
        <source>Rent, do not buy.</source>
        <translation>建议租赁，不必购置。</translation>
    </message>
    <message>
        <source>Over {horizon} at {utilisation} use buying never becomes cheaper: it would need a rent above {break_even_rent} per GPU-hour, today it is {rent}.</source>
        <translation>在&#x2009;{horizon}、利用率&#x2009;{utilisation}&#x2009;下购置不会更划算：租价须高于每卡时&#x2009;{break_even_rent}，而当前为&#x2009;{rent}。</translation>
    </message>
    <message>
        <source>This run: {rent} rented, {own} on own machines.</source>
        <translation>本次训练：租赁&#x2009;{rent}，自有&#x2009;{own}。</translation>
    </message>
    <message>
        <source>Like with like: the owned figure is this run&apos;s share of capital and operation over the horizon; the rent is {provider}&apos;s.</source>
        <translation>同口径比较：自有一项为本次训练分摊的资本与运行费用，租价取自&#x2009;{provider}。</translation>
    </message>
    <message>
        <source>Own machines would stand idle too much.</source>
        <translation>自有设备闲置过多。</translation>
    </message>
    <message>
        <source>At {utilisation} use renting is cheaper; owning needs {break_even_use} or more.</source>
        <translation>利用率&#x2009;{utilisation}&#x2009;时租赁更便宜；购置需要达到&#x2009;{break_even_use}。</translation>
    </message>
    <message>
        <source>No rental offer for {accelerator} in {destination}.</source>
        <translation>{destination}没有&#x2009;{accelerator}&#x2009;的租赁报价。</translation>
    </message>
    <message>
        <source>Enter an offer you have received to compare renting with buying.</source>
        <translation>请录入你收到的报价，再比较租与买。</translation>
    </message>
    <message>
        <source>No purchase price for {server}.</source>
        <translation>没有&#x2009;{server}&#x2009;的购置价格。</translation>
    </message>
    <message>
        <source>Enter a quotation as the server price to compare buying with renting.</source>
        <translation>请把报价填入服务器单价，再比较租与买。</translation>
    </message>
    <message>
        <source>{lines} {lines:line has|lines have} no price.</source>
        <translation>{lines}&#x2009;项没有价格。</translation>
    </message>
    <message>
        <source>What has no price counts as zero in the total; ask for quotations.</source>
        <translation>没有价格的项在合计中按零计入，请另行询价。</translation>
    </message>
    <message>
        <source>{prices} {prices:price is|prices are} old.</source>
        <translation>{prices}&#x2009;项价格已过时。</translation>
    </message>
    <message>
        <source>The oldest is {age} behind the price book; confirm before quoting.</source>
        <translation>最旧的一项比价格库早&#x2009;{age}，报价前请核实。</translation>
    </message>
    <message>
        <source>{share} of the purchase rests on estimates.</source>
        <translation>购置总价中&#x2009;{share}&#x2009;为估算。</translation>
    </message>
    <message>
        <source>They are marked in the bill of materials; replace them with quotations.</source>
        <translation>已在物料清单中标出，请以正式报价替换。</translation>
    </message>
    <message>
        <source>Compare rental offers.</source>
        <translation>多比较几家租赁报价。</translation>
    </message>
    <message>
        <source>The same run costs {low} to {high} depending on the provider; the plan uses {provider} at {rent}. Cheap offers may lack the fast network between servers.</source>
        <translation>同一训练因供应商不同，费用在&#x2009;{low}&#x2009;至&#x2009;{high}&#x2009;之间；方案采用&#x2009;{provider}&#x2009;的&#x2009;{rent}。低价实例可能没有服务器间高速网络。</translation>
    </message>
    <message>
        <source>Tensor parallel traffic</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Context parallel traffic</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Expert parallel traffic</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Pipeline traffic</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>Data parallel traffic</source>
        <translation>数据并行</translation>
    </message>
    <message>
        <source>mainland China</source>
        <translation>中国大陆</translation>
    </message>
    <message>
        <source>the EU</source>
        <translation>欧盟</translation>
    </message>
    <message>
        <source>the US</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>this destination</source>
        <translation>该目的地</translation>
    </message>
    <message>
        <source>in-row or rear-door cooling</source>
        <translation>列间或背板冷却</translation>
    </message>
    <message>
        <source>direct liquid cooling</source>
        <translation>直接液冷</translation>
    </message>
    <message>
        <source>air cooling</source>
        <translation>风冷</translation>
    </message>
    <message>
        <source>never</source>
        <translation>不会打平</translation>
    </message>
    <message>
        <source>{used} of the servers are there already.</source>
        <translation>已有 {used} 台服务器可用。</translation>
    </message>
    <message>
        <source>To be added: {added} {added:server|servers}, {switches} {switches:switch|switches} and {cables} {cables:cable|cables}. The {value} they stand for in the books is spent; only selling them would bring it back.</source>
        <translation>还需增加 {added} 台服务器、{switches} 台交换机和 {cables} 根线缆。账面的 {value} 已经支出，只有出售才能收回。</translation>
    </message>
    <message>
        <source>{servers} × {server} are there: use them as a pool of their own.</source>
        <translation>已有 {servers} × {server}：可单独成池使用。</translation>
    </message>
    <message>
        <source>This plan is for other servers. See what the owned ones can do by themselves.</source>
        <translation>本方案针对其他型号。可看看自有服务器单独能做什么。</translation>
    </message>
    <message>
        <source>Plan on them</source>
        <translation>用它们规划</translation>
    </message>
    <message>
        <source>Keep {server} out of this job.</source>
        <translation>不要把 {server} 混入本作业。</translation>
    </message>
    <message>
        <source>One job over both types runs at the pace of the slower: every step would take {factor} times as long.</source>
        <translation>一个作业横跨两种型号会以较慢者为准：每步耗时变为 {factor} 倍。</translation>
    </message>
    <message>
        <source>{what}: the server has too little.</source>
        <translation>{what}：服务器配置不足。</translation>
    </message>
    <message>
        <source>It has {have}; this plan asks for {need}.</source>
        <translation>现有 {have}，本方案要求 {need}。</translation>
    </message>
    <message>
        <source>CPU cores</source>
        <translation>CPU 核数</translation>
    </message>
    <message>
        <source>Host memory in GB</source>
        <translation>主机内存（GB）</translation>
    </message>
    <message>
        <source>Local drives in TB</source>
        <translation>本地盘（TB）</translation>
    </message>
    <message>
        <source>PCIe slot of an adapter in GB/s</source>
        <translation>网卡 PCIe 插槽（GB/s）</translation>
    </message>
    <message>
        <source>Network adapters</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>电源模块</translation>
    </message>
    <message>
        <source>{missing} leaf ports are missing.</source>
        <translation>缺 {missing} 个叶端口。</translation>
    </message>
    <message>
        <source>{added} more servers need more ports than are free: order switches first.</source>
        <translation>新增 {added} 台服务器所需端口超过空闲数，请先订购交换机。</translation>
    </message>
    <message>
        <source>{missing} racks are missing.</source>
        <translation>缺 {missing} 个机柜。</translation>
    </message>
    <message>
        <source>{added} more servers do not fit into the racks that are free.</source>
        <translation>空闲机柜放不下新增的 {added} 台服务器。</translation>
    </message>
    <message>
        <source>{missing} of power are missing.</source>
        <translation>供电缺 {missing}。</translation>
    </message>
    <message>
        <source>{added} more servers ask for more than the feeds can still give.</source>
        <translation>新增 {added} 台服务器所需功率超过供电余量。</translation>
    </message>
    <message>
        <source>{accelerator} is not licensed for data centres.</source>
        <translation>{accelerator} 的许可不允许用于数据中心。</translation>
    </message>
    <message>
        <source>The licence of its driver excludes them: plan single servers outside a data centre, or a part that is made for one.</source>
        <translation>其驱动许可协议排除数据中心部署：请按机房之外的单台服务器规划，或改用数据中心级加速卡。</translation>
    </message>
    <message>
        <source>Without a scale-up link, {share} of the step waits for traffic.</source>
        <translation>没有卡间高速互联，单步有 {share} 的时间在等待通信。</translation>
    </message>
    <message>
        <source>{accelerator} sends everything over PCIe, and between servers over the network. Fewer, larger accelerators usually cost less for this.</source>
        <translation>{accelerator} 的全部通信都走 PCIe，跨服务器再走网络。换用更少、更强的加速卡通常更省。</translation>
    </message>
    <message>
        <source>Full fine-tuning</source>
        <translation>全参数微调</translation>
    </message>
    <message>
        <source>LoRA</source>
        <translation>LoRA</translation>
    </message>
    <message>
        <source>QLoRA</source>
        <translation>QLoRA</translation>
    </message>
    <message>
        <source>{servers} × {server} can fine-tune this model.</source>
        <translation>{servers} × {server} 可以微调这个模型。</translation>
    </message>
    <message>
        <source>{task} fits on what is there. One click makes it a plan, with {tokens} tokens to start from; set the size of your own data then.</source>
        <translation>现有设备放得下{task}。一键即可转为微调方案，数据量暂按 {tokens} token 计，请再改为您的实际数据量。</translation>
    </message>
    <message>
        <source>Plan the fine-tune</source>
        <translation>转为微调方案</translation>
    </message>
    <message>
        <source>Do not hold the logits whole.</source>
        <translation>不要整块保存 logits。</translation>
    </message>
    <message>
        <source>They take {logits}, {share} of the fullest GPU; a chunked or fused loss computes them piece by piece.</source>
        <translation>logits 占 {logits}，为最满一卡的 {share}；分块或融合的损失函数可逐块计算。</translation>
    </message>
    <message>
        <source>Use a chunked loss</source>
        <translation>改用分块损失</translation>
    </message>
    <message>
        <source>The peak comes while the weights are read.</source>
        <translation>峰值出现在加载权重时。</translation>
    </message>
    <message>
        <source>{loading} are needed beside them, {required} in all; training itself needs less. Load shard by shard.</source>
        <translation>加载时另需 {loading}，共 {required}，训练本身用不到这么多。请逐分片加载。</translation>
    </message>
    <message>
        <source>Set expandable segments.</source>
        <translation>启用可扩展显存段。</translation>
    </message>
    <message>
        <source>The allocator holds {pool} more than is allocated, and little is free: PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True gives most of it back.</source>
        <translation>分配器比实际分配多占 {pool}，而余量不多：设置 PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True 可收回大部分。</translation>
    </message>
    <message>
        <source>Only the data sheet has enough memory.</source>
        <translation>只有标称显存才够用。</translation>
    </message>
    <message>
        <source>{required} would go into the nominal {nominal}, but drivers leave {usable}.</source>
        <translation>{required} 放得进标称的 {nominal}，但驱动只留出 {usable}。</translation>
    </message>
    <message>
        <source>What the fast links are worth here.</source>
        <translation>高速互联在此方案中的价值。</translation>
    </message>
    <message>
        <source>Over PCIe at {rate} instead of {link}, the same split would take {longer} longer. The saying is 20–40 %.</source>
        <translation>若不用 {link} 而走 PCIe（{rate}），同样的切分会慢 {longer}。流传的说法是 20–40 %。</translation>
    </message>
    <message>
        <source>Switch RDMA on and keep Ethernet from dropping.</source>
        <translation>启用 RDMA，并让以太网不丢包。</translation>
    </message>
    <message>
        <source>{link} counts with {efficiency} of its line rate, which needs RoCE v2 with PFC and ECN set on every port; plain TCP reaches far less.</source>
        <translation>{link} 按线速的 {efficiency} 计算，前提是每个端口都配置 RoCE v2 以及 PFC 与 ECN；普通 TCP 远达不到。</translation>
    </message>
    <message>
        <source>Wire the rails.</source>
        <translation>按轨道布线。</translation>
    </message>
    <message>
        <source>With {nics} adapters a server, one leaf for each rail lets GPUs of the same place meet one switch away, with the same number of switches.</source>
        <translation>每台服务器有 {nics} 张网卡，每条轨道接一台叶交换机，同位置的卡只隔一跳，交换机数量不变。</translation>
    </message>
    <message>
        <source>Use rails</source>
        <translation>改为轨道优化</translation>
    </message>
    <message>
        <source>Experts stay on the fast links.</source>
        <translation>专家并行留在高速互联内。</translation>
    </message>
    <message>
        <source>EP{ep} fits into a domain of {domain}; the exchange costs {share} of the step.</source>
        <translation>EP{ep} 放得进 {domain} 卡的互联域，交换占单步的 {share}。</translation>
    </message>
    <message>
        <source>The exchange of experts crosses the network.</source>
        <translation>专家交换跨越了服务器网络。</translation>
    </message>
    <message>
        <source>EP{ep} is wider than a domain of {domain}; the exchange costs {share} of the step. A narrower EP or larger domains shorten it.</source>
        <translation>EP{ep} 超出 {domain} 卡的互联域，交换占单步的 {share}。减小 EP 或扩大互联域可缩短。</translation>
    </message>
    <message>
        <source>Long sequences are split.</source>
        <translation>长序列已切分。</translation>
    </message>
    <message>
        <source>CP{cp} shares each sequence of {sequence} tokens; handing keys and values on costs {share} of the step.</source>
        <translation>CP{cp} 分担每条 {sequence} token 的序列，传递键值占单步的 {share}。</translation>
    </message>
    <message>
        <source>Do not plan with the peak of the data sheet.</source>
        <translation>不要按标称峰值做规划。</translation>
    </message>
    <message>
        <source>Large matrices on {accelerator} reach {reached} of {peak}, {share}.</source>
        <translation>{accelerator} 的大矩阵乘实测可达 {reached}，为标称 {peak} 的 {share}。</translation>
    </message>
    <message>
        <source>Test the software before you order.</source>
        <translation>下单前先验证软件。</translation>
    </message>
    <message>
        <source>{accelerator} runs {software}, here with {stack}. Try first: one step of this model in its precision, fused attention, the collectives over two servers, and a restart from a checkpoint.</source>
        <translation>{accelerator} 使用 {software}，此处配 {stack}。请先试：本模型按所选精度跑一步、融合注意力、跨两台服务器的集合通信，以及从检查点重启。</translation>
    </message>
    <message>
        <source>Own the base, rent the peaks.</source>
        <translation>基础算力自有，峰值租用。</translation>
    </message>
    <message>
        <source>At {utilisation} use, {owned} own GPUs with rent for the rest cost {cost} over the horizon, {saved} less than the cheaper of renting or buying all ({pure}).</source>
        <translation>利用率 {utilisation} 时，自有 {owned} 张卡、其余租用，测算期内共 {cost}，比全租或全买中较省者（{pure}）再省 {saved}。</translation>
    </message>
    <message>
        <source>Own an island for experiments, rent the runs.</source>
        <translation>自有一组卡做实验，正式训练租用。</translation>
    </message>
    <message>
        <source>At {utilisation} use, {owned} own GPUs and rented final runs cost {cost} over the horizon, {saved} less than the cheaper of renting or buying all ({pure}).</source>
        <translation>利用率 {utilisation} 时，自有 {owned} 张卡、正式训练租用，测算期内共 {cost}，比全租或全买中较省者（{pure}）再省 {saved}。</translation>
    </message>
</context>
</TS>
