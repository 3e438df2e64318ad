<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>dialogs</name>
    <message>
        <source>Plans (*.rackwright);;All files (*)</source>
        <translation>方案 (*.rackwright);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>尚未保存</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>要保存对“%1”的修改吗？</translation>
    </message>
    <message>
        <source>Without saving they are lost.</source>
        <translation>不保存，修改将丢失。</translation>
    </message>
    <message>
        <source>an untitled plan</source>
        <translation>未命名方案</translation>
    </message>
    <message>
        <source>Restore unsaved work</source>
        <translation>恢复未保存的内容</translation>
    </message>
    <message>
        <source>The program ended before %1 was saved.</source>
        <translation>程序上次退出时，%1尚未保存。</translation>
    </message>
    <message>
        <source>A copy of %1 was kept in %2.</source>
        <translation>%1 的副本保存在 %2。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Delete the copy</source>
        <translation>删除副本</translation>
    </message>
    <message>
        <source>Ask later</source>
        <translation>以后再问</translation>
    </message>
    <message>
        <source>Open plan</source>
        <translation>打开方案</translation>
    </message>
    <message>
        <source>Import model</source>
        <translation>导入模型</translation>
    </message>
    <message>
        <source>Model configurations (*.json);;All files (*)</source>
        <translation>模型配置 (*.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save plan</source>
        <translation>保存方案</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Folder for the tables</source>
        <translation>选择表格文件夹</translation>
    </message>
    <message>
        <source>About Rackwright</source>
        <translation>关于算筹</translation>
    </message>
    <message>
        <source>The file has changed</source>
        <translation>文件已被修改</translation>
    </message>
    <message>
        <source>Another program wrote to “%1” since it was opened here.</source>
        <translation>打开之后，其他程序修改了“%1”。</translation>
    </message>
    <message>
        <source>Saving replaces what the other program wrote.</source>
        <translation>保存会覆盖其他程序写入的内容。</translation>
    </message>
    <message>
        <source>Save under another name</source>
        <translation>另存为其他文件</translation>
    </message>
    <message>
        <source>Replace the file</source>
        <translation>覆盖文件</translation>
    </message>
    <message>
        <source>Do not save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Save table</source>
        <translation>保存表格</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
</context>
<context>
    <name>rackwright::AccuracyDialog</name>
    <message>
        <source>Predicted against published</source>
        <translation>预测与公开实测对照</translation>
    </message>
    <message>
        <source>Step time</source>
        <translation>单步时间</translation>
    </message>
    <message>
        <source>Peak memory</source>
        <translation>显存峰值</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Step time of %1 published runs: half lie within %2, nine in ten within %3; %4 lie in the predicted band.</source>
        <translation>%1 次公开训练的单步时间：一半误差在 %2 以内，九成在 %3 以内，%4 落在预测区间内。</translation>
    </message>
    <message>
        <source>Peak memory of %1 published runs: half lie within %2, nine in ten within %3.</source>
        <translation>%1 次公开训练的显存峰值：一半误差在 %2 以内，九成在 %3 以内。</translation>
    </message>
    <message>
        <source>The engine's constants were set on these runs: a run that is not among them may come out further off.</source>
        <translation>引擎的常数由这些实测标定，未收录的训练误差可能更大。</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>全部实测</translation>
    </message>
    <message>
        <source>Mixture of experts</source>
        <translation>混合专家</translation>
    </message>
    <message>
        <source>Dense</source>
        <translation>稠密</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>软件栈</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>By</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Median error</source>
        <translation>误差中位数</translation>
    </message>
    <message>
        <source>90 % within</source>
        <translation>九成误差</translation>
    </message>
    <message>
        <source>Bias</source>
        <translation>偏差</translation>
    </message>
    <message>
        <source>In the band</source>
        <translation>区间命中率</translation>
    </message>
</context>
<context>
    <name>rackwright::ChangesDialog</name>
    <message>
        <source>Changes since this plan was saved</source>
        <translation>保存之后的变化</translation>
    </message>
    <message>
        <source>The engine computes these figures differently now. Nothing needs to be done.</source>
        <translation>以下数值因计算引擎更新而不同，无需处理。</translation>
    </message>
    <message>
        <source>With today's catalogue and prices the plan's figures become:</source>
        <translation>采用当前的硬件目录和价格后，方案的数值将变为：</translation>
    </message>
    <message>
        <source>The plan keeps these entries of its own:</source>
        <translation>方案保留了以下自带条目：</translation>
    </message>
    <message>
        <source>Update the plan</source>
        <translation>更新方案</translation>
    </message>
    <message>
        <source>Keep its own</source>
        <translation>保留自带数据</translation>
    </message>
    <message>
        <source>Updating is one step: Undo brings the plan's own entries back.</source>
        <translation>更新只是一步操作，撤销即可恢复方案自带的数据。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>What</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>In the plan</source>
        <translation>方案中</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>In the catalogue</source>
        <translation>当前目录</translation>
    </message>
    <message>
        <source>With today's catalogue and prices the plan's key figures stay as they are.</source>
        <translation>采用当前的硬件目录和价格后，方案的关键数值不变。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of entry, name</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>rackwright::FirstRunPage</name>
    <message>
        <source>Which model, which cluster?</source>
        <translation>什么模型，配什么集群？</translation>
    </message>
    <message>
        <source>Answer three questions, or start from a sample. Every result follows the sliders at once.</source>
        <translation>回答三个问题，或从示例方案开始。拖动滑块，所有结果随时更新。</translation>
    </message>
    <message>
        <source>Quick start</source>
        <translation>快速开始</translation>
    </message>
    <message>
        <source>Recently opened</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>No files yet</source>
        <translation>暂无文件</translation>
    </message>
    <message>
        <source>Drop a plan (.rackwright) or a model's config.json anywhere on the window</source>
        <translation>将方案文件（.rackwright）或模型 config.json 拖到窗口任意位置</translation>
    </message>
    <message>
        <source>Sample plans: change them freely, the samples stay as they are</source>
        <translation>示例方案：可随意修改，示例本身不会被覆盖</translation>
    </message>
    <message>
        <source>Advise me</source>
        <translation>给出方案</translation>
    </message>
    <message>
        <source>Blank plan</source>
        <translation>空白方案</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>打开 %1</translation>
    </message>
    <message>
        <source>What do you train?</source>
        <translation>训练什么模型？</translation>
    </message>
    <message>
        <source>On how much data?</source>
        <translation>多少数据？</translation>
    </message>
    <message>
        <source>How soon?</source>
        <translation>多久完成？</translation>
    </message>
    <message>
        <source>a known model, or a size</source>
        <translation>已知模型，或参数规模</translation>
    </message>
    <message>
        <source>training tokens</source>
        <translation>训练 token 数</translation>
    </message>
    <message>
        <source>from the first day of training</source>
        <translation>从开始训练起算</translation>
    </message>
</context>
<context>
    <name>rackwright::InputRail</name>
    <message>
        <source>Show the inputs</source>
        <translation>显示参数</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>搜索参数</translation>
    </message>
</context>
<context>
    <name>rackwright::LimitGauges</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
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
        <source>Power</source>
        <translation>功率</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Not possible yet: %1</source>
        <translation>暂不可行：%1超限</translation>
    </message>
    <message>
        <source> and </source>
        <comment>joins two limits</comment>
        <translation>和</translation>
    </message>
</context>
<context>
    <name>rackwright::LimitsPanel</name>
    <message>
        <source>No single change makes this plan possible. Change two limits, or the model.</source>
        <translation>单独调整一项无法使方案可行，请同时放宽两项约束，或更换模型。</translation>
    </message>
    <message>
        <source>Looking for the nearest ways out…</source>
        <translation>正在寻找最接近的可行方案…</translation>
    </message>
</context>
<context>
    <name>rackwright::MainWindow</name>
    <message>
        <source>This result could not be computed. The last good one is shown.</source>
        <translation>本次计算未完成，仍显示上一次结果。</translation>
    </message>
    <message>
        <source>Rackwright 算筹 %1

Which accelerators, how many, wired how, split how, and whether to rent or to buy, for training a language model.

Catalogue of %2, prices of %3.
Free software under the GNU General Public License, version 3 or later.</source>
        <translation>算筹 Rackwright %1

训练大语言模型，该用哪种加速卡、用多少、如何组网、如何切分，租赁还是购置。

硬件目录 %2，价格库 %3。
自由软件，按 GNU 通用公共许可证第 3 版或更新版本发布。</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
    <message>
        <source>Language: Chinese</source>
        <translation>语言：中文</translation>
    </message>
    <message>
        <source>Language: English</source>
        <translation>语言：英文</translation>
    </message>
    <message>
        <source>Simple</source>
        <translation>常用</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Level: simple</source>
        <translation>参数范围：常用</translation>
    </message>
    <message>
        <source>Level: expert</source>
        <translation>参数范围：专家</translation>
    </message>
    <message>
        <source>This file was written by a newer version and is open for reading only.</source>
        <translation>此文件由更新版本的程序写入，当前只读。</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>另存为副本</translation>
    </message>
    <message>
        <source>%1 of IT power, measured while training, times a PUE of %2. By nameplate the peak is %3.</source>
        <translation>训练时实测 IT 功率 %1，乘以 PUE %2。按铭牌计，峰值为 %3。</translation>
    </message>
    <message>
        <source>The report was saved as %1.</source>
        <translation>报告已保存为 %1。</translation>
    </message>
    <message>
        <source>The report's font (WenQuanYi Micro Hei) is not installed: Chinese text in the file may not be found by a search.</source>
        <translation>未安装报告字体（文泉驿微米黑）：文件中的中文可能无法搜索。</translation>
    </message>
    <message>
        <source>The tables were saved in %1.</source>
        <translation>表格已保存到 %1。</translation>
    </message>
    <message numerus="yes">
        <source>This plan keeps its own prices and parts: %n figure(s) differ from today's catalogue.</source>
        <translation>
            <numerusform>方案沿用自带的价格与硬件数据，有 %n 项与当前目录不同。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The engine is newer than the plan: %n key figure(s) changed since it was saved.</source>
        <translation>
            <numerusform>计算引擎比方案新：保存之后有 %n 项关键数值发生变化。</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the changes…</source>
        <translation>查看变化…</translation>
    </message>
    <message>
        <source>taking today's catalogue and prices</source>
        <translation>采用当前目录和价格</translation>
    </message>
    <message>
        <source>“%1” will be in the next report you save.</source>
        <translation>“%1”将收入你下次保存的报告。</translation>
    </message>
    <message>
        <source>The comparison was saved as %1.</source>
        <translation>方案对比已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>rackwright::NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>关闭此提示</translation>
    </message>
</context>
<context>
    <name>rackwright::PageDots</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>rackwright::Presentation</name>
    <message>
        <source>Choose the live slider</source>
        <translation>选择演示用的滑块</translation>
    </message>
    <message>
        <source>← → pages · Esc or F11 leaves</source>
        <translation>← → 翻页 · Esc 或 F11 退出</translation>
    </message>
    <message>
        <source>Training %1 on %2 tokens</source>
        <translation>训练 %1，%2 token</translation>
    </message>
    <message>
        <source>Peak memory %1 of %2</source>
        <translation>显存峰值 %1 / %2</translation>
    </message>
    <message>
        <source>Power %1</source>
        <translation>功率 %1</translation>
    </message>
    <message>
        <source>Prices of %1, for orientation</source>
        <translation>价格截至 %1，仅供参考</translation>
    </message>
</context>
<context>
    <name>rackwright::SampleCard</name>
    <message>
        <source>%1, %2 tokens</source>
        <translation>%1，%2 token</translation>
    </message>
    <message>
        <source>Open as an untitled copy</source>
        <translation>以未命名副本打开</translation>
    </message>
</context>
<context>
    <name>rackwright::ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>rackwright::StatusLine</name>
    <message>
        <source>Updating… %1</source>
        <translation>正在更新… %1</translation>
    </message>
    <message>
        <source>Not computed; the last good result is shown</source>
        <translation>未完成计算，仍显示上一次结果</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Up to date · %1</source>
        <translation>结果已更新 · %1</translation>
    </message>
    <message>
        <source>Up to date · %1 · %2 strategies considered</source>
        <translation>结果已更新 · %1 · 共评估 %2 个策略</translation>
    </message>
    <message>
        <source>Price book %1</source>
        <translation>价格库 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n price(s) older than %1 days</source>
        <translation>
            <numerusform>%n 项报价已超过 %1 天</numerusform>
        </translation>
    </message>
    <message>
        <source>Memory in GiB · links in Gb/s per direction</source>
        <translation>显存单位 GiB · 链路带宽按单向 Gb/s</translation>
    </message>
    <message>
        <source>Closest plan shown · %1</source>
        <translation>显示最接近的方案 · %1</translation>
    </message>
</context>
<context>
    <name>rackwright::TrustCard</name>
    <message>
        <source>How sure are these figures?</source>
        <translation>结果有多可信？</translation>
    </message>
    <message>
        <source>Predictions are held against published training runs. Every figure carries its band and its source.</source>
        <translation>预测结果与公开的训练实测逐一对照，每个数字都附误差区间和来源。</translation>
    </message>
    <message>
        <source>See the comparison</source>
        <translation>查看对照</translation>
    </message>
    <message>
        <source>See the comparison with published runs</source>
        <translation>查看与公开实测的对照</translation>
    </message>
</context>
<context>
    <name>rackwright::WayCard</name>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>采用</translation>
    </message>
    <message>
        <source>Rent this run</source>
        <translation>租：本次训练</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>购置</translation>
    </message>
    <message>
        <source>Apply: %1</source>
        <translation>采用：%1</translation>
    </message>
    <message>
        <source>One step; Undo takes it back</source>
        <translation>一步完成，可以撤销</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>Compare: %1</source>
        <translation>对比：%1</translation>
    </message>
    <message>
        <source>Holds this way out against the plan, side by side</source>
        <translation>将此办法与当前方案并排对比</translation>
    </message>
</context>
<context>
    <name>rackwright::WindowActions</name>
    <message>
        <source>Find a &amp;cluster…</source>
        <translation>查找集群(&amp;C)…</translation>
    </message>
    <message>
        <source>Find a cluster</source>
        <translation>查找集群</translation>
    </message>
    <message>
        <source>&amp;Rules of thumb, checked…</source>
        <translation>经验法则核对(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Undo %1</source>
        <translation>撤销(&amp;U) %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Redo %1</source>
        <translation>重做(&amp;R) %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Plan</source>
        <translation>方案(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>报告(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Open sa&amp;mple</source>
        <translation>打开示例(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Number format</source>
        <translation>数字格式(&amp;N)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新建(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>Save for &amp;customer…</source>
        <translation>另存为客户版(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Import model…</source>
        <translation>导入模型(&amp;I)…</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>起始页(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Find a setting</source>
        <translation>搜索参数(&amp;F)</translation>
    </message>
    <message>
        <source>Go to &amp;inputs</source>
        <translation>转到参数(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Expert settings</source>
        <translation>专家参数(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Reset all inputs</source>
        <translation>重置全部参数(&amp;R)</translation>
    </message>
    <message>
        <source>Save &amp;PDF report…</source>
        <translation>生成 PDF 报告(&amp;P)…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>生成报告</translation>
    </message>
    <message>
        <source>Save &amp;tables as CSV…</source>
        <translation>导出 CSV 表格(&amp;T)…</translation>
    </message>
    <message>
        <source>Switch language</source>
        <translation>切换语言</translation>
    </message>
    <message>
        <source>Next region</source>
        <translation>下一区域</translation>
    </message>
    <message>
        <source>Previous region</source>
        <translation>上一区域</translation>
    </message>
    <message>
        <source>Reset &amp;layout</source>
        <translation>恢复默认布局(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;About Rackwright</source>
        <translation>关于算筹(&amp;A)</translation>
    </message>
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
        <source>As the system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>38 412 (thin space)</source>
        <translation>38 412（窄空格）</translation>
    </message>
    <message>
        <source>38,412 (comma)</source>
        <translation>38,412（逗号）</translation>
    </message>
    <message>
        <source>38412 (none)</source>
        <translation>38412（不分组）</translation>
    </message>
    <message>
        <source>P&amp;resent</source>
        <translation>演示(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Predicted against published…</source>
        <translation>预测与实测对照(&amp;P)…</translation>
    </message>
    <message>
        <source>Slider: one step, ten steps, ends</source>
        <translation>滑块：一步、十步、两端</translation>
    </message>
    <message>
        <source>arrows, Page, Home and End</source>
        <translation>方向键、Page、Home 和 End</translation>
    </message>
    <message>
        <source>Why this figure</source>
        <translation>查看数字的由来</translation>
    </message>
    <message>
        <source>Enter on the figure</source>
        <translation>在数字上按 Enter</translation>
    </message>
    <message>
        <source>Give a drag up, leave a focus view</source>
        <translation>放弃拖动，退出单项视图</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>&amp;Compare plans</source>
        <translation>方案对比(&amp;C)</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>对比</translation>
    </message>
    <message>
        <source>&amp;Keep this plan for comparison</source>
        <translation>留存当前方案用于对比(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Diagnose a run…</source>
        <translation>训练诊断(&amp;D)…</translation>
    </message>
</context>
<context>
    <name>samples</name>
    <message>
        <source>Multimodal 32B on 512 H200</source>
        <translation>多模态 32B，512 张 H200</translation>
    </message>
    <message>
        <source>DeepSeek-V3 671B on rented H100</source>
        <translation>DeepSeek-V3 671B，租用 H100</translation>
    </message>
    <message>
        <source>Long context, Llama-3.1-8B</source>
        <translation>长上下文，Llama-3.1-8B</translation>
    </message>
    <message>
        <source>QLoRA of a 70B, own servers</source>
        <translation>70B 模型 QLoRA，自有服务器</translation>
    </message>
    <message>
        <source>Start-up: 3B on rented H100</source>
        <translation>初创团队：3B 模型，租用 H100</translation>
    </message>
    <message>
        <source>GPT-3 175B on 1,024 A100</source>
        <translation>GPT-3 175B，1 024 张 A100</translation>
    </message>
    <message>
        <source>Llama-2-7B fine-tuning on one RTX 6000 Ada server</source>
        <translation>Llama-2-7B 微调，单台 RTX 6000 Ada 服务器</translation>
    </message>
    <message>
        <source>Llama-3.1-405B on 8,192 H100</source>
        <translation>Llama-3.1-405B，8 192 张 H100</translation>
    </message>
    <message>
        <source>Llama-3.1-70B pretraining</source>
        <translation>Llama-3.1-70B 预训练</translation>
    </message>
    <message>
        <source>Mixtral-8x7B continued pretraining on rented H100</source>
        <translation>Mixtral-8x7B 继续预训练，租用 H100</translation>
    </message>
    <message>
        <source>Qwen2.5-72B 继续预训练，昇腾 910B</source>
        <translation>Qwen2.5-72B 继续预训练，昇腾 910B</translation>
    </message>
    <message>
        <source>行业模型：Qwen2.5-7B 全参数微调，单台昇腾</source>
        <translation>行业模型：Qwen2.5-7B 全参数微调，单台昇腾</translation>
    </message>
</context>
<context>
    <name>rackwright::FolkDialog</name>
    <message>
        <source>Rules of thumb, checked</source>
        <translation>经验法则核对</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Rules that circulate, beside the numbers of this plan: %1 hold, %2 hold under conditions, %3 do not hold. Rules about other sizes or parts follow at the end.</source>
        <translation>把流传的经验法则与本方案的数字逐条对照：%1 条成立，%2 条有条件成立，%3 条不成立。针对其他规模或部件的法则列在最后。</translation>
    </message>
    <message>
        <source>About other sizes or parts than this plan’s</source>
        <translation>针对其他规模或部件</translation>
    </message>
</context>
</TS>
