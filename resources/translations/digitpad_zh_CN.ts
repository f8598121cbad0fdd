<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln 幅手绘</numerusform>
        </translation>
    </message>
    <message>
        <source>{model}: mean-squared error {error}</source>
        <translation>{model}：均方误差 {error}</translation>
    </message>
    <message>
        <source>{count} images, pixels from 0 to 1. An autoencoder does not classify.</source>
        <translation>{count} 张图像，像素值从 0 到 1。自编码器不做分类。</translation>
    </message>
    <message>
        <source>{model} reads {share} of {count} images right</source>
        <translation>{model} 在 {count} 张图像中识别正确 {share}</translation>
    </message>
    <message>
        <source>Calibration error {error}: the average gap between its confidence and how often it is right.</source>
        <translation>校准误差 {error}：置信度与实际正确率之间的平均差距。</translation>
    </message>
    <message>
        <source>It has learned from these images; each left out, it read {share}.</source>
        <translation>它从这些图像中学习过；逐一留出测试时，识别正确 {share}。</translation>
    </message>
    <message>
        <source>{dataset} (other pictures or classes)</source>
        <translation>{dataset}（图片或类别不同）</translation>
    </message>
    <message>
        <source>{dataset} (not here)</source>
        <translation>{dataset}（本机没有）</translation>
    </message>
    <message>
        <source>Test part of {dataset}.</source>
        <translation>“{dataset}”的测试部分。</translation>
    </message>
    <message>
        <source>Training part of {dataset}.</source>
        <translation>“{dataset}”的训练部分。</translation>
    </message>
    <message>
        <source>training images of {dataset}</source>
        <translation>“{dataset}”的训练图像</translation>
    </message>
    <message>
        <source>{share} at {amount}</source>
        <translation>{amount}：{share}</translation>
    </message>
    <message>
        <source>{share} all along</source>
        <translation>始终为 {share}</translation>
    </message>
    <message>
        <source>{number} px</source>
        <translation>{number} px</translation>
    </message>
    <message>
        <source>{number}°</source>
        <translation>{number}°</translation>
    </message>
    <message>
        <source>only unchanged</source>
        <translation>仅限不改变</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <source>Unchanged: {share} of the first {count} {images} right</source>
        <translation>不改变：{images}的前 {count} 个识别正确 {share}</translation>
    </message>
    <message>
        <source>Most harmful: {change} {amount}, {share} right</source>
        <translation>影响最大：{change} {amount}，识别正确 {share}</translation>
    </message>
    <message>
        <source>Least harmful: {change} {amount}, {share} right</source>
        <translation>影响最小：{change} {amount}，识别正确 {share}</translation>
    </message>
    <message>
        <source>Measured on the first {count} {images}; not all changes yet.</source>
        <translation>在{images}的前 {count} 个上测得；尚未测完所有变化。</translation>
    </message>
    <message>
        <source>{model} is an autoencoder. The report is for models that read digits.</source>
        <translation>{model} 是自编码器。报告只针对识别数字的模型。</translation>
    </message>
    <message>
        <source>{model} reads {what}. The report is for models that read digits.</source>
        <translation>{model} 识别的是{what}。报告只针对识别数字的模型。</translation>
    </message>
    <message>
        <source>{model} reads no digits. The report is for models that read digits.</source>
        <translation>{model} 不识别数字。报告只针对识别数字的模型。</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second}.</source>
        <translation>识别为 {first}（{share}）；其次是 {second}。</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second} ({second_share}).</source>
        <translation>识别为 {first}（{share}）；其次是 {second}（{second_share}）。</translation>
    </message>
    <message>
        <source>Why {first} and not {second}?</source>
        <translation>为什么是 {first} 而不是 {second}？</translation>
    </message>
    <message>
        <source>Why is it none of these?</source>
        <translation>为什么不是其中任何一个？</translation>
    </message>
    <message>
        <source>Taken for none of these, as it is {score} likely to be one of them. If it were: {first} ({share}), then {second}.</source>
        <translation>是其中之一的概率为 {score}，因此不被当作其中任何一个。如果是，则为 {first}（{share}），其次是 {second}。</translation>
    </message>
    <message>
        <source>Why is it not a digit?</source>
        <translation>为什么不是数字？</translation>
    </message>
    <message>
        <source>Not taken for a digit, as it is {score} likely to be one. If it were: {first} ({share}), then {second}.</source>
        <translation>是数字的概率为 {score}，因此不被当作数字。如果是，则为 {first}（{share}），其次是 {second}。</translation>
    </message>
    <message>
        <source>It has no idea yet</source>
        <translation>它还毫无头绪</translation>
    </message>
    <message>
        <source>Nearly a guess: {first} is ahead ({share}), then comes {second} ({second_share}).</source>
        <translation>几乎是猜的：{first} 领先（{share}），其次是 {second}（{second_share}）。</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>其中之一</translation>
    </message>
    <message>
        <source>at the top left</source>
        <translation>左上方</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>上方</translation>
    </message>
    <message>
        <source>at the top right</source>
        <translation>右上方</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>左侧</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>中间</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>右侧</translation>
    </message>
    <message>
        <source>at the bottom left</source>
        <translation>左下方</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>下方</translation>
    </message>
    <message>
        <source>at the bottom right</source>
        <translation>右下方</translation>
    </message>
    <message>
        <source>Changed as in the second picture, it would be read as {digit} ({share}).</source>
        <translation>如果像第二幅图那样改动，就会识别为 {digit}（{share}）。</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part the verdict would be the same.</source>
        <translation>没有哪个部分单独起决定作用：去掉框出的部分，判定也不变。</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part it would still be {digit} ({share}).</source>
        <translation>没有哪一处能单独决定：去掉框出的部分，仍会识别为 {digit}（{share}）。</translation>
    </message>
    <message>
        <source>Read as {answer} for its whole shape: without what is framed it would be read as {digit} ({share}), although that part alone does not speak for {answer}.</source>
        <translation>因整体形状识别为 {answer}：去掉框出的部分会识别为 {digit}（{share}），尽管单凭这部分并不支持 {answer}。</translation>
    </message>
    <message>
        <source>Without that ink it would be read as {digit} ({share}), not {read}.</source>
        <translation>没有那处墨迹，就会识别为 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>Without it, it would be read as {digit} ({share}), not {read}.</source>
        <translation>没有它，就会识别为 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>With a gap there it would be read as {digit} ({share}), not {read}.</source>
        <translation>那里若有缺口，就会识别为 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>With the gap closed it would be read as {digit} ({share}), not {read}.</source>
        <translation>那个缺口若合上，就会识别为 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>With the stroke continued as framed it would be read as {digit} ({share}), not {read}.</source>
        <translation>笔画若像框出的那样延长，就会识别为 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>No small change makes it {digit}.</source>
        <translation>小的改动都不能让它变成 {digit}。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of what is framed.</source>
        <translation>识别为 {answer}，因为框出的部分。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} closes a loop.</source>
        <translation>识别为 {answer}，因为{place}框出的墨迹围成了一个圈。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed end {place} narrows an opening.</source>
        <translation>识别为 {answer}，因为{place}框出的末端收窄了开口。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} joins two parts.</source>
        <translation>识别为 {answer}，因为{place}框出的墨迹连接了两部分。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed bar {place}.</source>
        <translation>识别为 {answer}，因为{place}框出的横画。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed stroke {place}.</source>
        <translation>识别为 {answer}，因为{place}框出的笔画。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed end of the stroke {place}.</source>
        <translation>识别为 {answer}，因为{place}框出的笔画末端。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed ink {place}.</source>
        <translation>识别为 {answer}，因为{place}框出的墨迹。</translation>
    </message>
    <message>
        <source>Read as {answer}, because a loop is open {place}, where it is framed.</source>
        <translation>识别为 {answer}，因为{place}框出处的圈没有合上。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed gap {place}.</source>
        <translation>识别为 {answer}，因为{place}框出的缺口。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the opening {place} is so wide.</source>
        <translation>识别为 {answer}，因为{place}的开口这么宽。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the stroke ends so soon {place}.</source>
        <translation>识别为 {answer}，因为{place}的笔画收得这么早。</translation>
    </message>
    <message>
        <source>Even so it would be read as {digit} ({share})</source>
        <translation>即使如此，仍会识别为 {digit}（{share}）</translation>
    </message>
    <message>
        <source>Then it would be read as {digit} ({share})</source>
        <translation>那样就会识别为 {digit}（{share}）</translation>
    </message>
    <message>
        <source>Even so the verdict would be the same</source>
        <translation>即便如此，判定也不变</translation>
    </message>
    <message>
        <source>The same without what is framed</source>
        <translation>去掉框出部分后的样子</translation>
    </message>
    <message>
        <source>The same with the gap closed</source>
        <translation>缺口合上后的样子</translation>
    </message>
    <message>
        <source>The same with the stroke continued</source>
        <translation>笔画延长后的样子</translation>
    </message>
    <message>
        <source>Draw and be read</source>
        <translation>画一画，让它认</translation>
    </message>
    <message>
        <source>Train and watch</source>
        <translation>训练与观察</translation>
    </message>
    <message>
        <source>Teach it your hand</source>
        <translation>教它认你的字</translation>
    </message>
    <message>
        <source>Numbers and paper</source>
        <translation>数与纸页</translation>
    </message>
    <message>
        <source>Models and files</source>
        <translation>模型与文件</translation>
    </message>
    <message>
        <source>How good is it?</source>
        <translation>它有多好？</translation>
    </message>
    <message>
        <source>Why this answer?</source>
        <translation>为什么是这个答案？</translation>
    </message>
    <message>
        <source>Pictures and the command line</source>
        <translation>图片与命令行</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>The networks that come along learned from MNIST (LeCun, Cortes, Burges; commonly given as CC BY-SA 3.0), from the UCI pen digits (Alpaydin and Alimoglu, CC BY 4.0), from UNIPEN (International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, changed) and from handwriting that digitpad generates.</source>
        <translation>随附的网络学自 MNIST（LeCun、Cortes、Burges；通常标为 CC BY-SA 3.0）、UCI 手写笔数字（Alpaydin 和 Alimoglu，CC BY 4.0）、UNIPEN（International Unipen Foundation，doi 10.5281/zenodo.1195803，CC BY 4.0，有改动）以及 digitpad 生成的手写数字。</translation>
    </message>
    <message>
        <source>Draw a digit and be read. Train a network and watch it learn.</source>
        <translation>画一个数字，让它认。训练一个网络，看它学习。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>采用 MIT 许可证的自由软件。</translation>
    </message>
    <message>
        <source>Straight to a tab</source>
        <translation>直接切换标签页</translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation>在画布上</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>Move the keyboard’s pen; with Shift, further</source>
        <translation>移动键盘画笔；按住 Shift 移得更远</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格键</translation>
    </message>
    <message>
        <source>Put the pen down, or lift it</source>
        <translation>落笔或抬笔</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up the stroke that is being drawn</source>
        <translation>放弃正在画的笔画</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size} kB</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size} MB</translation>
    </message>
    <message>
        <source>What it learned was not tested yet.</source>
        <translation>学到的东西还没有测试过。</translation>
    </message>
    <message>
        <source>Best: {accuracy} of {count} {images}, in epoch {epoch}.</source>
        <translation>最佳：{images} {count} 个中正确 {accuracy}，第 {epoch} 轮。</translation>
    </message>
    <message>
        <source>Best: test loss {loss} over {count} {images}, in epoch {epoch}.</source>
        <translation>最佳：{images} {count} 个的测试损失 {loss}，第 {epoch} 轮。</translation>
    </message>
    <message>
        <source>It trained on {count} images only.</source>
        <translation>只用 {count} 张图像训练。</translation>
    </message>
    <message>
        <source>Training failed unexpectedly ({kind}: {text}). The model from before is untouched.</source>
        <translation>训练意外失败（{kind}：{text}）。原来的模型没有受影响。</translation>
    </message>
    <message>
        <source>A finished run of {model} on {dataset} was never saved to a file.</source>
        <translation>{model} 在“{dataset}”上的一次训练已完成，但从未保存到文件。</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted after {done} of {all} epochs, and never saved to a file.</source>
        <translation>{model} 在“{dataset}”上的一次训练在 {done} / {all} 轮后停止或中断，从未保存到文件。</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted in the first of its {all} epochs, and never saved to a file.</source>
        <translation>{model} 在“{dataset}”上的一次训练（共 {all} 轮）在第一轮中停止或中断，从未保存到文件。</translation>
    </message>
    <message>
        <source>No model is open. Open one or train one.</source>
        <translation>没有打开模型。请打开或训练一个。</translation>
    </message>
    <message>
        <source>{count} × “{name}”</source>
        <translation>“{name}”{count} 张</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: choose a model that reads digits or pictures.</source>
        <translation>{model} 是自编码器：请选择识别数字或图片的模型。</translation>
    </message>
    <message>
        <source>There are several digits: crop the picture to one of them.</source>
        <translation>有多个数字：请把图片裁剪到其中一个。</translation>
    </message>
    <message>
        <source>{model} reads numbers on the writing line: choose one for digits or pictures.</source>
        <translation>{model} 识别书写行上的数：请选择识别数字或图片的模型。</translation>
    </message>
    <message>
        <source>Open a picture.</source>
        <translation>打开一张图片。</translation>
    </message>
    <message>
        <source>Mean-squared error {error}, of pixels from 0 to 1.</source>
        <translation>均方误差 {error}，像素值从 0 到 1。</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>剩余约 {time}</translation>
    </message>
    <message>
        <source>{count} images only</source>
        <translation>仅 {count} 张图像</translation>
    </message>
    <message>
        <source>tested on {count} only</source>
        <translation>仅用 {count} 张测试</translation>
    </message>
    <message>
        <source>Unexpected error ({kind}: {text}). Please report it.</source>
        <translation>意外错误（{kind}：{text}）。请报告。</translation>
    </message>
    <message>
        <source>No camera is connected to this computer.</source>
        <translation>这台电脑没有连接摄像头。</translation>
    </message>
    <message>
        <source>No file could be reserved for it.</source>
        <translation>无法为它预留文件。</translation>
    </message>
    <message>
        <source>Every so many of its images was read.</source>
        <translation>按固定间隔读取其中一部分图像。</translation>
    </message>
    <message>
        <source>Runs has what it learned.</source>
        <translation>学到的内容在“训练记录”中。</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>How it is computed</source>
        <translation>如何计算</translation>
    </message>
    <message>
        <source>Terms: {terms}; others: {rest}; bias: {bias}; sum: {total}</source>
        <translation>各项：{terms}；其他：{rest}；偏置：{bias}；合计：{total}</translation>
    </message>
    <message>
        <source>From the layers inside: {inside}; sum: {total}</source>
        <translation>来自里面的层：{inside}；合计：{total}</translation>
    </message>
    <message>
        <source>its map</source>
        <translation>它的特征图</translation>
    </message>
    <message>
        <source>{sum} of {count} others</source>
        <translation>另外 {count} 项合计 {sum}</translation>
    </message>
    <message>
        <source>{value} from the layers inside</source>
        <translation>{value} 来自里面的层</translation>
    </message>
    <message>
        <source>{value} bias</source>
        <translation>{value} 偏置</translation>
    </message>
    <message>
        <source>of what they hold</source>
        <translation>按其所含内容</translation>
    </message>
    <message>
        <source>unit {number}</source>
        <translation>单元 {number}</translation>
    </message>
    <message>
        <source>patch {number}</source>
        <translation>图块 {number}</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>答案行</translation>
    </message>
</context>
<context>
    <name>AccuracyTab</name>
    <message>
        <source>Save diagram…</source>
        <translation>保存图表…</translation>
    </message>
    <message>
        <source>Report page…</source>
        <translation>报告页…</translation>
    </message>
    <message>
        <source>Write a page about the model: what it looks for, what is typical, confusions</source>
        <translation>写一页关于模型的报告：它寻找什么、什么是典型的、有哪些混淆</translation>
    </message>
    <message>
        <source>Precision and recall of each class</source>
        <translation>各类别的精确率和召回率</translation>
    </message>
    <message>
        <source>Precision: how many of the images read as this class are of it. Recall: how many of its images are read as it. Press Enter for its mistakes.</source>
        <translation>精确率：识别为此类别的图像中有多少确实属于它。召回率：属于它的图像中有多少被识别为它。按 Enter 查看其错误。</translation>
    </message>
    <message>
        <source>Precision, %</source>
        <translation>精确率（%）</translation>
    </message>
    <message>
        <source>Recall, %</source>
        <translation>召回率（%）</translation>
    </message>
    <message>
        <source>Measuring {model}…</source>
        <translation>正在测量 {model}…</translation>
    </message>
    <message>
        <source>Every image is read once.</source>
        <translation>每张图像识别一次。</translation>
    </message>
    <message>
        <source>The diagram comes here when all are read.</source>
        <translation>全部识别后，图表显示在这里。</translation>
    </message>
    <message>
        <source>The model reads one part of a data set. The diagram shows whether it is right as often as it says it is.</source>
        <translation>模型识别数据集的一个部分。图表显示它实际正确的次数是否与它声称的一样多。</translation>
    </message>
    <message>
        <source>How well does it read?</source>
        <translation>识别得怎么样？</translation>
    </message>
    <message>
        <source>Nothing is measured yet. After Measure, the diagram comes here.</source>
        <translation>还没有测量。按“测量”后，图表显示在这里。</translation>
    </message>
    <message>
        <source>Write a report page</source>
        <translation>写报告页</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>What the test picture shows</source>
        <translation>测试图片显示的内容</translation>
    </message>
    <message>
        <source>That’s a …</source>
        <translation>这是…</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>为什么？</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it (F2)</source>
        <translation>看看哪些墨迹支持答案，哪些反对（F2）</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>还没有画</translation>
    </message>
    <message>
        <source>To write numbers: “123” below.</source>
        <translation>要写多位数：点下方的“123”。</translation>
    </message>
    <message>
        <source>Label: {label}</source>
        <translation>标签：{label}</translation>
    </message>
    <message>
        <source>Label: {label} · correct</source>
        <translation>标签：{label} · 正确</translation>
    </message>
    <message>
        <source>Label: {label} · incorrect</source>
        <translation>标签：{label} · 错误</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>还没有图片</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it squeezes what it sees into fewer numbers and reconstructs it from them. Below: left what it sees, right its reconstruction.</source>
        <translation>这个网络是自编码器：它把看到的内容压缩成更少的数，再从中重建。下方：左边是它看到的，右边是它的重建。</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Text size: {size}</source>
        <translation>文字大小：{size}</translation>
    </message>
    <message>
        <source>Text size: {size}, the largest that fits here</source>
        <translation>文字大小：{size}，这里放得下的最大值</translation>
    </message>
</context>
<context>
    <name>CameraWindow</name>
    <message>
        <source>Take a photo</source>
        <translation>拍照</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>摄像头看到的画面</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>正在启动摄像头…</translation>
    </message>
    <message>
        <source>Take photo</source>
        <translation>拍照</translation>
    </message>
    <message>
        <source>Read what the camera sees now (Enter)</source>
        <translation>识别摄像头现在看到的内容（Enter）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Hold the paper flat and still, so that it fills the picture.</source>
        <translation>把纸放平、拿稳，让它充满画面。</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Drawing canvas</source>
        <translation>画布</translation>
    </message>
    <message>
        <source>Draw a digit here</source>
        <translation>在这里画一个数字</translation>
    </message>
    <message>
        <source>The arrow keys move a pen, the space bar puts it down.</source>
        <translation>方向键移动画笔，空格键落笔。</translation>
    </message>
    <message>
        <source>{hint}. {how}</source>
        <translation>{hint}。{how}</translation>
    </message>
</context>
<context>
    <name>Cells</name>
    <message>
        <source>read again</source>
        <translation>重新识别</translation>
    </message>
    <message>
        <source>add “{number}”</source>
        <translation>添加“{number}”</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Not sure: look at the photo, and correct or confirm it.</source>
        <translation>不确定：请查看照片，更正或确认它。</translation>
    </message>
    <message>
        <source>“{number}” is {chance} likely; it may also be “{other}”.</source>
        <translation>有 {chance} 的可能是“{number}”；也可能是“{other}”。</translation>
    </message>
    <message>
        <source>correct “{number}”</source>
        <translation>更正“{number}”</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The least change, on the drawing</source>
        <translation>手绘上的最小改动</translation>
    </message>
    <message>
        <source>Rub ink out with the mouse: the answer follows</source>
        <translation>用鼠标擦去墨迹：答案随之变化</translation>
    </message>
    <message>
        <source>The drawing as it is</source>
        <translation>原来的手绘</translation>
    </message>
    <message>
        <source>The drawing, and as a hollow line what would change</source>
        <translation>手绘，空心线是会改变的部分</translation>
    </message>
</context>
<context>
    <name>CollectingPanel</name>
    <message>
        <source>That’s a … (or press its key)</source>
        <translation>这是…（或按它的键）</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>下一个（Enter）</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for, and go on</source>
        <translation>按要求写的内容保留这幅手绘，然后继续</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Take the drawing off without keeping it (Backspace)</source>
        <translation>去掉手绘而不保留（Backspace）</translation>
    </message>
    <message>
        <source>Draw again (Backspace)</source>
        <translation>重画（Backspace）</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for all the same</source>
        <translation>仍按要求写的内容保留这幅手绘</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>写什么</translation>
    </message>
    <message>
        <source>Write what you like and say what it is, or be asked for one digit after another</source>
        <translation>随意书写并说明是什么，或按要求逐个书写数字</translation>
    </message>
    <message>
        <source>Each class in turn</source>
        <translation>轮流写每个类别</translation>
    </message>
    <message>
        <source>Each digit in turn</source>
        <translation>轮流写每个数字</translation>
    </message>
    <message>
        <source>Only {digit}</source>
        <translation>只写 {digit}</translation>
    </message>
    <message>
        <source>As you like</source>
        <translation>随意</translation>
    </message>
    <message>
        <source>How many of each</source>
        <translation>每种几个</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再来一遍</translation>
    </message>
    <message>
        <source>Keep it as {digit} (key {digit})</source>
        <translation>保留为 {digit}（按键 {digit}）</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>还没有画。</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>在这里画</translation>
    </message>
    <message>
        <source>Draw {name} here.
It is kept when the pen rests.</source>
        <translation>在这里画 {name}。
停笔后就会保留。</translation>
    </message>
    <message>
        <source>Draw {name} ({number} of {count})</source>
        <translation>画 {name}（{number} / {count}）</translation>
    </message>
    <message>
        <source>All drawn. Now train on them below.</source>
        <translation>都画好了。现在可在下方用它们训练。</translation>
    </message>
    <message>
        <source>Draw something, then say what it is</source>
        <translation>画点什么，然后说明是什么</translation>
    </message>
    <message>
        <source>Which digit is it?</source>
        <translation>是哪个数字？</translation>
    </message>
    <message>
        <source>Write a digit, then press its key</source>
        <translation>写一个数字，然后按它的键</translation>
    </message>
    <message>
        <source>All written. Thank you!</source>
        <translation>都写好了。谢谢！</translation>
    </message>
    <message>
        <source>This does not look like a digit. Keep it as {digit}?</source>
        <translation>这不像数字。仍保留为 {digit} 吗？</translation>
    </message>
    <message>
        <source>This looks like {read}. Keep it as {digit}?</source>
        <translation>这像 {read}。仍保留为 {digit} 吗？</translation>
    </message>
    <message>
        <source>Write the digit {digit} ({number} of {count})</source>
        <translation>写数字 {digit}（{number} / {count}）</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>My handwriting cannot be read</source>
        <translation>无法读取我的笔迹</translation>
    </message>
    <message>
        <source>The drawing was not kept</source>
        <translation>手绘没有保留</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>没有任何改动</translation>
    </message>
    <message>
        <source>Deleting {drawings}…</source>
        <translation>正在删除 {drawings}…</translation>
    </message>
    <message>
        <source>Moving {drawings}…</source>
        <translation>正在移动 {drawings}…</translation>
    </message>
    <message>
        <source>The classes are as they were</source>
        <translation>类别保持不变</translation>
    </message>
    <message>
        <source>Nothing was undone</source>
        <translation>没有撤销任何操作</translation>
    </message>
    <message>
        <source>Undoing the change to {drawings}…</source>
        <translation>正在撤销对 {drawings}的改动…</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln drawing(s) from {file}.</source>
        <translation>
            <numerusform>已从 {file} 导入 %Ln 幅手绘。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a label left out.</source>
        <translation>
            <numerusform>%Ln 幅没有标签，已略去。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>没有导入任何内容</translation>
    </message>
    <message>
        <source>{things} added.</source>
        <translation>已添加 {things}。</translation>
    </message>
    <message>
        <source>{drawings} saved as {file}</source>
        <translation>{drawings}已保存为 {file}</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>文件没有写入</translation>
    </message>
</context>
<context>
    <name>CollectionFiles</name>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Add drawings of an ink file; of a set also what somebody handed on</source>
        <translation>添加墨迹文件中的手绘；若是自己的集合，也可添加别人转交的集合</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Save the drawings on the wall as an ink file (InkML), or a set to hand on</source>
        <translation>把墙上的手绘保存为墨迹文件（InkML），或把集合保存下来转交他人</translation>
    </message>
    <message>
        <source>Drop pictures on the row of their class, in a set.</source>
        <translation>在集合中，可把图片拖到所属类别的那一行。</translation>
    </message>
    <message>
        <source>Ink files ({patterns})</source>
        <translation>墨迹文件 ({patterns})</translation>
    </message>
    <message>
        <source>Sets to hand on ({patterns})</source>
        <translation>用于转交的集合 ({patterns})</translation>
    </message>
    <message>
        <source>Import handwriting</source>
        <translation>导入笔迹</translation>
    </message>
    <message>
        <source>Export handwriting</source>
        <translation>导出笔迹</translation>
    </message>
</context>
<context>
    <name>CollectionWindow</name>
    <message>
        <source>My things</source>
        <translation>我的收藏</translation>
    </message>
    <message>
        <source>Who writes</source>
        <translation>书写者</translation>
    </message>
    <message>
        <source>The name that new drawings get; type another one for another person</source>
        <translation>新手绘记在此名下；换人书写时请输入另一个名字</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>未署名</translation>
    </message>
    <message>
        <source>Drawings of</source>
        <translation>谁的手绘</translation>
    </message>
    <message>
        <source>Whose drawings are on the wall, and learned</source>
        <translation>墙上显示并用于学习的是谁的手绘</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Test on</source>
        <translation>测试对象</translation>
    </message>
    <message>
        <source>Test on held-out drawings or on another person’s</source>
        <translation>用留出的手绘测试，或用另一个人的手绘测试</translation>
    </message>
    <message>
        <source>drawings left out</source>
        <translation>留出的手绘</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete the selected drawings (Del)</source>
        <translation>删除所选手绘（Del）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Undo the last change to My handwriting (Ctrl+Z; while you draw, it undoes a stroke)</source>
        <translation>撤销对我的笔迹的上一次改动（Ctrl+Z ；绘画时撤销一笔）</translation>
    </message>
    <message>
        <source>What is here</source>
        <translation>这里有什么</translation>
    </message>
    <message>
        <source>Write some digits first, or import an ink file.</source>
        <translation>先写几个数字，或导入墨迹文件。</translation>
    </message>
    <message>
        <source>Takes about a minute. Five of each digit already make a difference.</source>
        <translation>大约需要一分钟。每个数字写五个就会有明显作用。</translation>
    </message>
    <message>
        <source>All of these are for testing: choose others to teach.</source>
        <translation>这些全部用于测试：请另选一些用于教学。</translation>
    </message>
    <message>
        <source>Reading My handwriting…</source>
        <translation>正在读取我的笔迹…</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>这里还什么都没有</translation>
    </message>
    <message>
        <source>Draw digits on the left, or make a set of signs of your own</source>
        <translation>在左侧画数字，或创建自己的符号集合</translation>
    </message>
    <message>
        <source>{taught} to teach</source>
        <translation>用于教学：{taught}</translation>
    </message>
    <message>
        <source>{tested} of {writer} to test on</source>
        <translation>用 {writer} 的测试：{tested}</translation>
    </message>
    <message>
        <source>{count} misread when drawn (shown in red)</source>
        <translation>{count} 幅画时就认错（红色显示）</translation>
    </message>
    <message>
        <source>{count} cannot be read</source>
        <translation>{count} 幅无法读取</translation>
    </message>
    <message>
        <source>Kept to test on. The wall shows what is to be taught.</source>
        <translation>已留作测试。墙上显示的是要教的。</translation>
    </message>
    <message>
        <source>Kept. The wall shows only drawings of {writer}.</source>
        <translation>已保留。墙上只显示 {writer} 的手绘。</translation>
    </message>
    <message>
        <source>Choose drawings to move or delete them</source>
        <translation>选择手绘来移动或删除</translation>
    </message>
    <message>
        <source>Those chosen are a … (∅: none of these)</source>
        <translation>所选的这些是…（∅：都不是）</translation>
    </message>
    <message>
        <source>The one chosen is a … (∅: none of these)</source>
        <translation>所选的这个是…（∅：都不是）</translation>
    </message>
</context>
<context>
    <name>ComparedPlot</name>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>Choose one run, or two to
five to compare them.</source>
        <translation>选择一条训练记录，
或选二到五条来比较。</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>the first steps are cut off</source>
        <translation>最初几步已截去</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Which classes the model confuses, and the images behind each count.</source>
        <translation>模型混淆哪些类别，以及每个数目背后的图像。</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it confuses nothing.</source>
        <translation>自编码器不做分类：不会混淆任何东西。</translation>
    </message>
    <message>
        <source>The table comes here when all are read.</source>
        <translation>全部识别后，矩阵显示在这里。</translation>
    </message>
    <message>
        <source>{model}, {count} images. Most often: {mistakes}.</source>
        <translation>{model}，{count} 张图像。最常见：{mistakes}。</translation>
    </message>
    <message>
        <source>{model}, {count} images: no mistakes.</source>
        <translation>{model}，{count} 张图像：没有错误。</translation>
    </message>
    <message>
        <source>Click a cell of the table for its images, an image to put it on the canvas.</source>
        <translation>点击矩阵的单元格查看其图像，点击图像把它放到画布上。</translation>
    </message>
</context>
<context>
    <name>ConfusionView</name>
    <message>
        <source>Confusion table</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>没有错误</translation>
    </message>
    <message>
        <source>{truth} read as {read} ({count})</source>
        <translation>{truth} 识别为 {read}（{count}）</translation>
    </message>
    <message>
        <source>what it is read as</source>
        <translation>识别结果</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>实际是</translation>
    </message>
    <message>
        <source>{count} of {all} images of {truth} are read as {read}</source>
        <translation>{truth} 的 {all} 张图像中有 {count} 张识别为 {read}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>课程 ({patterns})</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>打开课程</translation>
    </message>
    <message>
        <source>The lesson was not opened</source>
        <translation>课程未能打开</translation>
    </message>
    <message>
        <source>As you predicted.</source>
        <translation>和你预测的一样。</translation>
    </message>
    <message>
        <source>Not as you predicted.</source>
        <translation>和你预测的不一样。</translation>
    </message>
    <message>
        <source>Predict first.</source>
        <translation>请先预测。</translation>
    </message>
    <message>
        <source>The run was stopped before its end: train again.</source>
        <translation>训练没有到结束就停止了：请再训练一次。</translation>
    </message>
    <message>
        <source>Not yet: this step waits for {conditions}.</source>
        <translation>还不行：这一步在等待 {conditions}。</translation>
    </message>
    <message>
        <source>{fact} {comparison} {value} (now {now})</source>
        <translation>{fact} {comparison} {value}（现在 {now}）</translation>
    </message>
    <message>
        <source> ✓ {right} of {asked}</source>
        <translation> ✓ {right} / {asked}</translation>
    </message>
    <message>
        <source> ✓</source>
        <translation> ✓</translation>
    </message>
</context>
<context>
    <name>CurrentModel</name>
    <message>
        <source>digitpad (shipped)</source>
        <translation>digitpad (内置)</translation>
    </message>
    <message>
        <source>digitpad for pictures (shipped)</source>
        <translation>digitpad 图片模型 (内置)</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>Not measured yet</source>
        <translation>尚未测量</translation>
    </message>
</context>
<context>
    <name>DataChoice</name>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Whose images are shown and read</source>
        <translation>显示并识别谁的图像</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Images for testing, or those that networks learn from</source>
        <translation>用于测试的图像，或网络用来学习的图像</translation>
    </message>
    <message>
        <source>test part</source>
        <translation>测试部分</translation>
    </message>
    <message>
        <source>training part</source>
        <translation>训练部分</translation>
    </message>
</context>
<context>
    <name>DatasetChooser</name>
    <message>
        <source>The images to learn from</source>
        <translation>供学习的图像</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Relatives of MNIST, colour pictures, numbers</source>
        <translation>MNIST 的同类、彩色图片、数</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>下载进度</translation>
    </message>
    <message>
        <source>Stop the download; complete files are kept</source>
        <translation>停止下载；已下完的文件会保留</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下载</translation>
    </message>
    <message>
        <source>Download the data set; nothing is sent</source>
        <translation>下载数据集；不会发送任何内容</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>文件夹…</translation>
    </message>
    <message>
        <source>Choose a folder of your own that has the published files of this data set</source>
        <translation>选择你自己的、含有此数据集发布文件的文件夹</translation>
    </message>
    <message>
        <source>Forget this folder</source>
        <translation>忘记此文件夹</translation>
    </message>
    <message>
        <source>Use the download folder again instead of the one you chose</source>
        <translation>改回使用下载文件夹，不用你选的那个</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>查看…</translation>
    </message>
    <message>
        <source>See the images with their labels before training, the test part first</source>
        <translation>训练前查看图像及其标签，先看测试部分</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>读取图像</translation>
    </message>
    <message>
        <source>What they need to be as MNIST’s are: white ink on black, upright</source>
        <translation>要与 MNIST 一致需要什么处理：黑底白墨、方向正</translation>
    </message>
    <message>
        <source>MNIST and generated handwriting together</source>
        <translation>MNIST 与生成的手写数字一起</translation>
    </message>
    <message>
        <source>Download {megabytes} MB</source>
        <translation>下载 {megabytes} MB</translation>
    </message>
    <message>
        <source>Only for models of colour pictures, such as cifar-cnn</source>
        <translation>仅用于彩色图片模型，例如 cifar-cnn</translation>
    </message>
    <message>
        <source>Only for resnet18, mobilenet-v3-small or layers that end with “dense {count}”</source>
        <translation>仅用于 resnet18、mobilenet-v3-small 或以“dense {count}”结尾的层</translation>
    </message>
    <message>
        <source>Only for models of grey 28×28 images, such as candle-cnn</source>
        <translation>仅用于 28×28 灰度图像模型，例如 candle-cnn</translation>
    </message>
    <message>
        <source>Only for the model {model}</source>
        <translation>仅用于模型 {model}</translation>
    </message>
    <message>
        <source>{found} Choose “{convention}” here.</source>
        <translation>{found} 请在这里选择“{convention}”。</translation>
    </message>
    <message>
        <source>Asking for the files…</source>
        <translation>正在询问文件…</translation>
    </message>
    <message>
        <source>Fetching {file}: {done} MB</source>
        <translation>正在下载 {file}：{done} MB</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>我的收藏</translation>
    </message>
    <message>
        <source>Which set to learn:</source>
        <translation>学习哪个集合：</translation>
    </message>
    <message>
        <source>Folder with {dataset}</source>
        <translation>含“{dataset}”的文件夹</translation>
    </message>
</context>
<context>
    <name>DeviceChooser</name>
    <message>
        <source>Where the network is trained</source>
        <translation>在哪里训练网络</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>The fastest available device</source>
        <translation>可用的最快设备</translation>
    </message>
    <message>
        <source>The fastest available: {device}</source>
        <translation>可用的最快设备：{device}</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Copy report</source>
        <translation>复制报告</translation>
    </message>
    <message>
        <source>Copies versions, your system and the last lines of the log, without your paths; nothing is sent</source>
        <translation>复制版本、系统信息和日志最后几行，不含你的路径；不会发送任何内容</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已复制</translation>
    </message>
    <message>
        <source>“{file}” does not have the ending of such a file: other programs, and digitpad, would take it for something else. Save as “{other}”?</source>
        <translation>“{file}”没有此类文件的扩展名：其他程序以及 digitpad 会把它当作别的东西。保存为“{other}”？</translation>
    </message>
    <message>
        <source>Save as {file}</source>
        <translation>保存为 {file}</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Training, and the windows docked here</source>
        <translation>训练，以及停靠在这里的窗口</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
</context>
<context>
    <name>EmbeddingView</name>
    <message>
        <source>Test images, laid out by similarity</source>
        <translation>按相似度排布的测试图像</translation>
    </message>
    <message>
        <source>How they are laid out</source>
        <translation>排布方式</translation>
    </message>
    <message>
        <source>t-SNE keeps together what is alike; PCA shows where the features differ most</source>
        <translation>t-SNE 把相似的放在一起；PCA 显示特征差别最大的方向</translation>
    </message>
    <message>
        <source>Neighbours (t-SNE)</source>
        <translation>近邻（t-SNE）</translation>
    </message>
    <message>
        <source>Main directions (PCA)</source>
        <translation>主要方向（PCA）</translation>
    </message>
    <message>
        <source>The image that is chosen</source>
        <translation>选中的图像</translation>
    </message>
    <message>
        <source>Next misread</source>
        <translation>下一个认错的</translation>
    </message>
    <message>
        <source>Choose the next image that is misread; those have a ring</source>
        <translation>选择下一张认错的图像；认错的带有圆环</translation>
    </message>
    <message>
        <source>Put on the canvas</source>
        <translation>放到画布上</translation>
    </message>
    <message>
        <source>Undo brings your drawing back</source>
        <translation>“撤销”可恢复你的手绘</translation>
    </message>
    <message>
        <source>Colour: what it is. Ring: misread. Frame: what you show it.</source>
        <translation>颜色：实际是什么。圆环：认错了。方框：你给它看的。</translation>
    </message>
    <message>
        <source>Each point is an image. Images that the network finds similar lie close together. Draw something, and it moves among them.</source>
        <translation>每个点是一张图像。网络觉得相似的图像靠得很近。画点什么，它就会在其中移动。</translation>
    </message>
    <message>
        <source>To the network it is most similar to these: {digits}.</source>
        <translation>在网络看来，它与这些最相似：{digits}。</translation>
    </message>
    <message>
        <source>{model} reads images… {share}</source>
        <translation>{model} 正在识别图像… {share}</translation>
    </message>
    <message>
        <source>{model}: {wrong} of {count} images of “{dataset}” misread</source>
        <translation>{model}：“{dataset}”的 {count} 张图像中认错 {wrong} 张</translation>
    </message>
    <message>
        <source>{read}; placing them…</source>
        <translation>{read}；正在排布…</translation>
    </message>
    <message>
        <source>Point at one to see it.</source>
        <translation>指向一个点来查看。</translation>
    </message>
    <message>
        <source>Image {number}: {label}, read as {read}</source>
        <translation>图像 {number}：{label}，识别为 {read}</translation>
    </message>
    <message>
        <source>Image {number}: {label}</source>
        <translation>图像 {number}：{label}</translation>
    </message>
    <message>
        <source>test image</source>
        <translation>测试图像</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>none of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>This is “{label}”</source>
        <translation>这是“{label}”</translation>
    </message>
    <message>
        <source>This is the digit {digit}</source>
        <translation>这是数字 {digit}</translation>
    </message>
    <message>
        <source>This is none of these</source>
        <translation>这些都不是</translation>
    </message>
    <message>
        <source>This is not a digit</source>
        <translation>这不是数字</translation>
    </message>
    <message>
        <source>read as {digit} at that time</source>
        <translation>当时识别为 {digit}</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Why</source>
        <translation>为什么是</translation>
    </message>
    <message>
        <source>Which class the map explains</source>
        <translation>要解释哪个类别</translation>
    </message>
    <message>
        <source>rather than</source>
        <translation>而不是</translation>
    </message>
    <message>
        <source>Which class it is compared with</source>
        <translation>与哪个类别比较</translation>
    </message>
    <message>
        <source>Colour the ink on the canvas</source>
        <translation>给画布上的墨迹上色</translation>
    </message>
    <message>
        <source>Lay the map over the drawing while this window is open</source>
        <translation>此窗口打开时，把图叠加在手绘上</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>支持与反对的依据</translation>
    </message>
    <message>
        <source>What would be read as another</source>
        <translation>怎样会识别为另一个</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>所有其他</translation>
    </message>
    <message>
        <source>{digit}, as it is read</source>
        <translation>{digit}，即识别结果</translation>
    </message>
    <message>
        <source>{digit}, the next best</source>
        <translation>{digit}，其次</translation>
    </message>
    <message>
        <source>speaks for {digit}</source>
        <translation>支持 {digit}</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for {other}</source>
        <translation>蓝色支持 {digit}，橙色支持 {other}</translation>
    </message>
    <message>
        <source>speaks against {digit}</source>
        <translation>反对 {digit}</translation>
    </message>
    <message>
        <source>Blue speaks against {digit}, orange for it</source>
        <translation>蓝色反对 {digit}，橙色支持</translation>
    </message>
    <message>
        <source>speaks for any other</source>
        <translation>支持任何其他</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for any other</source>
        <translation>蓝色支持 {digit}，橙色支持任何其他</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>正在寻找…</translation>
    </message>
    <message>
        <source>Looking for what makes it {digit}…</source>
        <translation>正在寻找是什么让它成为 {digit}…</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The drawing is on the clipboard.</source>
        <translation>手绘已在剪贴板上。</translation>
    </message>
    <message>
        <source>There is no drawing or picture on the clipboard.</source>
        <translation>剪贴板上没有手绘或图片。</translation>
    </message>
    <message>
        <source>Pasted. Undo removes it.</source>
        <translation>已粘贴。“撤销”可去掉它。</translation>
    </message>
</context>
<context>
    <name>ExplainWindow</name>
    <message>
        <source>Why this answer?</source>
        <translation>为什么是这个答案？</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假如</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>最相似</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>所有图像</translation>
    </message>
    <message>
        <source>Ways to look at the answer</source>
        <translation>查看答案的方式</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>把此窗口显示的内容保存为图片</translation>
    </message>
    <message>
        <source>What {model} finds similar</source>
        <translation>{model} 觉得什么相似</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>还没有画。</translation>
    </message>
    <message>
        <source>Draw something in the main window: its ink is coloured by what it says to the network, blue for the answer and orange for the next best.</source>
        <translation>在主窗口画点什么：墨迹按它向网络说明的内容上色，蓝色支持答案，橙色支持其次的答案。</translation>
    </message>
    <message>
        <source>Nothing to explain yet</source>
        <translation>还没有可解释的</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>无法识别</translation>
    </message>
</context>
<context>
    <name>FactsTable</name>
    <message>
        <source>Run</source>
        <translation>训练记录</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Everything digitpad reads ({patterns})</source>
        <translation>digitpad 能读取的所有文件 ({patterns})</translation>
    </message>
    <message>
        <source>Drawings ({patterns})</source>
        <translation>手绘 ({patterns})</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>图片 ({patterns})</translation>
    </message>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>课程 ({patterns})</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>打开模型</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>模型 ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>正在打开 {file}…</translation>
    </message>
    <message>
        <source>This was not opened</source>
        <translation>未能打开</translation>
    </message>
    <message>
        <source>Pixels of the model</source>
        <translation>模型的像素</translation>
    </message>
    <message>
        <source>{model} reads pixels as “{pixels}”; save it to keep that.</source>
        <translation>{model} 以“{pixels}”读取像素；保存模型即可记住。</translation>
    </message>
    <message>
        <source>Which values of pixels were the weights of {model} trained on? digitpad gives 0 for paper and 1 for ink, unless you choose or write something else here.</source>
        <translation>{model} 的权重是用什么像素值训练的？除非你在这里选择或填写别的，digitpad 给出的是：纸为 0，墨为 1。</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>模型未能打开</translation>
    </message>
    <message>
        <source>Opened {file}</source>
        <translation>已打开 {file}</translation>
    </message>
    <message>
        <source>{file} does not say everything about its network; what is missing was guessed. If it reads badly, choose File, Pixels of the model, or tell its layers by “digitpad convert --layers”.</source>
        <translation>{file} 没有说明网络的全部；缺少的部分是猜测的。如果识别效果不好，请选择“文件 → 模型的像素”，或用“digitpad convert --layers”说明它的层。</translation>
    </message>
    <message>
        <source>A part of this model is a guess</source>
        <translation>此模型有一部分是猜测的</translation>
    </message>
    <message>
        <source>The model from last time was not opened. {why}</source>
        <translation>上次的模型未能打开。{why}</translation>
    </message>
    <message>
        <source>{file} is not shown: something newer is there</source>
        <translation>未显示 {file}：那里已有更新的内容</translation>
    </message>
    <message>
        <source>The file was not opened</source>
        <translation>文件未能打开</translation>
    </message>
    <message>
        <source>{file}: drawing 1 of {count}</source>
        <translation>{file}：第 1 幅手绘，共 {count} 幅</translation>
    </message>
    <message>
        <source>{file}: page 1 of {count} is read</source>
        <translation>{file}：识别第 1 页，共 {count} 页</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) not opened</source>
        <translation>
            <numerusform>另有 %Ln 个文件未打开</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Save model “{model}”</source>
        <translation>保存模型“{model}”</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>模型 ({patterns})</translation>
    </message>
    <message>
        <source>ONNX, for other programs ({patterns})</source>
        <translation>ONNX，供其他程序使用 ({patterns})</translation>
    </message>
    <message>
        <source>Folder for a hub of models ({patterns})</source>
        <translation>模型仓库的文件夹 ({patterns})</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
    <message>
        <source>The model was not saved</source>
        <translation>模型没有保存</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>图片 ({patterns})</translation>
    </message>
    <message>
        <source>Ink ({patterns})</source>
        <translation>墨迹 ({patterns})</translation>
    </message>
    <message>
        <source>Save drawing</source>
        <translation>保存手绘</translation>
    </message>
    <message>
        <source>The drawing was not saved</source>
        <translation>手绘没有保存</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>没有标签</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>标签</translation>
    </message>
    <message>
        <source>{file} is saved. What does it show? With its label, networks can learn from it.</source>
        <translation>{file} 已保存。它是什么？有了标签，网络就能从中学习。</translation>
    </message>
    <message>
        <source>Save reconstruction</source>
        <translation>保存重建</translation>
    </message>
    <message>
        <source>The reconstruction was not saved</source>
        <translation>重建没有保存</translation>
    </message>
    <message>
        <source>A training is running</source>
        <translation>训练正在进行</translation>
    </message>
    <message>
        <source>Stop the training and close? What the network has learned so far is kept and offered at the next start.</source>
        <translation>停止训练并关闭？网络目前学到的会保留，下次启动时可以取用。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止并关闭</translation>
    </message>
    <message>
        <source>The trained model is not saved</source>
        <translation>训练好的模型尚未保存</translation>
    </message>
    <message>
        <source>Save the trained model {models} before closing?</source>
        <translation>关闭前保存训练好的模型 {models} 吗？</translation>
    </message>
    <message>
        <source>Models are not saved</source>
        <translation>有模型尚未保存</translation>
    </message>
    <message>
        <source>These are not saved: {models}. Save them first?</source>
        <translation>这些尚未保存：{models}。要先保存吗？</translation>
    </message>
    <message>
        <source>The taught model is not saved</source>
        <translation>教过的模型尚未保存</translation>
    </message>
    <message>
        <source>Save the taught model {models} before closing?</source>
        <translation>关闭前保存教过的模型 {models} 吗？</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>不保存直接关闭</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>指南的页面</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南的各页</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>后退</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>前进</translation>
    </message>
</context>
<context>
    <name>HandwritingController</name>
    <message>
        <source>Nothing is kept: the drawing was not finished.</source>
        <translation>没有保留：手绘还没有完成。</translation>
    </message>
    <message>
        <source>Kept in My things; Ctrl+Shift+H shows it, and teaches the model.</source>
        <translation>已存入我的收藏；Ctrl+Shift+H 显示它，并可教模型。</translation>
    </message>
    <message>
        <source>Taken out of My handwriting again.</source>
        <translation>已从我的笔迹中取出。</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>还没有画。</translation>
    </message>
    <message>
        <source>Only what is drawn here is kept, not a picture.</source>
        <translation>只能保留在这里画的内容，不能保留图片。</translation>
    </message>
    <message>
        <source>The classes of the set have changed since this model was trained.</source>
        <translation>训练此模型之后，这个收藏集的类别已更改。</translation>
    </message>
    <message>
        <source>Kept as {digit}</source>
        <translation>已保留为 {digit}</translation>
    </message>
    <message>
        <source>Kept as none of these</source>
        <translation>已保留为“都不是”</translation>
    </message>
    <message>
        <source>Kept as no digit</source>
        <translation>已保留为“不是数字”</translation>
    </message>
    <message>
        <source>The taught model was not saved</source>
        <translation>教过的模型没有保存</translation>
    </message>
    <message>
        <source>The taught model was saved as {file}</source>
        <translation>教过的模型已保存为 {file}</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hints for the first start</source>
        <translation>初次使用提示</translation>
    </message>
    <message>
        <source>Draw a digit: it is read as you draw.</source>
        <translation>画一个数字：边画边识别。</translation>
    </message>
    <message>
        <source>Press Train and watch a network learn to read it.</source>
        <translation>按“训练”，看网络如何学会识别。</translation>
    </message>
    <message>
        <source>Make a reader of ✓ ✗: Train → Read signs of my own…</source>
        <translation>制作 ✓ ✗ 的识别器：训练 → 识别自己的符号…</translation>
    </message>
    <message>
        <source>Open a picture or a model, or drop it here.</source>
        <translation>打开图片或模型，或拖到这里。</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>下一条提示</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>指南</translation>
    </message>
    <message>
        <source>A few pages about what you can do (F1)</source>
        <translation>几页说明，介绍你能做什么（F1）</translation>
    </message>
    <message>
        <source>No more hints (Esc)</source>
        <translation>不再提示（Esc）</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>不再提示</translation>
    </message>
    <message>
        <source>{number} of {count} · {hint}</source>
        <translation>{number} / {count} · {hint}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一条</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>HowGoodWindow</name>
    <message>
        <source>How good?</source>
        <translation>有多好？</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>测量进度</translation>
    </message>
    <message>
        <source>Stop measuring; what is shown stays</source>
        <translation>停止测量；已显示的保留</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Confusions</source>
        <translation>混淆</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>Label errors</source>
        <translation>标签错误</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>鲁棒性</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>阈值</translation>
    </message>
    <message>
        <source>Ways to look at how good it is</source>
        <translation>查看模型好坏的方式</translation>
    </message>
    <message>
        <source>{model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>{model} 识别整行。请用“digitpad evaluate MODEL --numbers FILE”测量，MODEL 为它的文件。</translation>
    </message>
    <message>
        <source>Preparing the images…</source>
        <translation>正在准备图像…</translation>
    </message>
    <message>
        <source>{done} of {count} measured</source>
        <translation>已测量 {done} / {count}</translation>
    </message>
    <message>
        <source>{done} of {count} images prepared</source>
        <translation>已准备 {done} / {count} 张图像</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
    <message>
        <source>The current model is now {model}. Measure again.</source>
        <translation>当前模型现在是 {model}。请重新测量。</translation>
    </message>
    <message>
        <source>Another model named {model} reads now. Measure again.</source>
        <translation>现在识别用的是另一个名为 {model} 的模型。请重新测量。</translation>
    </message>
    <message>
        <source>Missing data sets: choose one in the main window’s training panel, then Download, or Folder… if you have the files.</source>
        <translation>缺少数据集：在主窗口的训练面板选择一个，然后点“下载”；已有文件时点“文件夹…”。</translation>
    </message>
</context>
<context>
    <name>ImageBrowser</name>
    <message>
        <source>Images</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 上一页</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>下一页 ›</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>所有图像</translation>
    </message>
    <message>
        <source>Only misread</source>
        <translation>仅认错的</translation>
    </message>
    <message>
        <source>Mistakes, most confident first</source>
        <translation>错误，最有把握的在前</translation>
    </message>
    <message>
        <source>Likely label errors</source>
        <translation>可能的标签错误</translation>
    </message>
    <message>
        <source>Which images</source>
        <translation>哪些图像</translation>
    </message>
    <message>
        <source>What can be chosen here once they are read: mistakes</source>
        <translation>识别后可在此选择：错误</translation>
    </message>
    <message>
        <source>Only images of this class</source>
        <translation>仅此类别的图像</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Only images that are read as this</source>
        <translation>仅识别为此类别的图像</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>识别为</translation>
    </message>
    <message>
        <source>Number of an image</source>
        <translation>图像编号</translation>
    </message>
    <message>
        <source>Go to the image with this number; the first is 0</source>
        <translation>转到此编号的图像；第一张是 0</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>图像 {number}</translation>
    </message>
    <message>
        <source>Image {number} is not among those shown.</source>
        <translation>图像 {number} 不在显示之列。</translation>
    </message>
    <message>
        <source>every class</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>class {name}</source>
        <translation>类别 {name}</translation>
    </message>
    <message>
        <source>read as anything</source>
        <translation>识别为任意</translation>
    </message>
    <message>
        <source>read as {name}</source>
        <translation>识别为 {name}</translation>
    </message>
    <message>
        <source>Image {number}: {reading}. Click to put it on the canvas.</source>
        <translation>图像 {number}：{reading}。点击把它放到画布上。</translation>
    </message>
    <message>
        <source>{first} to {last} of {count} images</source>
        <translation>第 {first} 到 {last} 张，共 {count} 张图像</translation>
    </message>
    <message>
        <source>There are no such images.</source>
        <translation>没有这样的图像。</translation>
    </message>
    <message>
        <source>{dataset}, image {number}</source>
        <translation>{dataset}，图像 {number}</translation>
    </message>
</context>
<context>
    <name>ImagesTab</name>
    <message>
        <source>Click an image or press Enter to put it on the canvas.</source>
        <translation>点击图像或按 Enter，把它放到画布上。</translation>
    </message>
    <message>
        <source>Press Measure to find the mistakes among them.</source>
        <translation>按“测量”找出其中的错误。</translation>
    </message>
    <message>
        <source>Read by {model}. Click an image or press Enter to put it on the canvas.</source>
        <translation>由 {model} 识别。点击图像或按 Enter，把它放到画布上。</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Photos ({patterns})</source>
        <translation>照片 ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open photos</source>
        <translation>打开照片</translation>
    </message>
    <message>
        <source>photo by the camera</source>
        <translation>摄像头拍的照片</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>剪贴板上没有图片。</translation>
    </message>
    <message>
        <source>There is no picture in this folder.</source>
        <translation>此文件夹中没有图片。</translation>
    </message>
    <message>
        <source>There is no picture in what was dropped.</source>
        <translation>拖入的内容中没有图片。</translation>
    </message>
</context>
<context>
    <name>KindBox</name>
    <message>
        <source>Numbers anywhere on the page, or the cells of a table: to change it reads the photo again</source>
        <translation>纸页上任意位置的数，或表格的单元格：更改后会重新识别照片</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>寻找什么</translation>
    </message>
    <message>
        <source>Page or table</source>
        <translation>纸页或表格</translation>
    </message>
    <message>
        <source>Numbers on a page</source>
        <translation>纸页上的数</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Found: a table</source>
        <translation>找到：表格</translation>
    </message>
    <message>
        <source>Found: a page</source>
        <translation>找到：纸页</translation>
    </message>
</context>
<context>
    <name>Label</name>
    <message>
        <source>{about}: {text}</source>
        <translation>{about}：{text}</translation>
    </message>
</context>
<context>
    <name>LabelsTab</name>
    <message>
        <source>Images whose label, rather than whose reading, may be wrong: the model takes them for another class as surely as it takes images of that class.</source>
        <translation>可能是标签错而不是识别错的图像：模型把它们认作另一类，其把握与认那一类的图像时一样大。</translation>
    </message>
    <message>
        <source>{count} of {all}, the likeliest first.</source>
        <translation>{all} 张中的 {count} 张，最可能的在前。</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it contradicts no label.</source>
        <translation>自编码器不做分类：不会与任何标签矛盾。</translation>
    </message>
    <message>
        <source>These images were generated, and their labels with them: none is wrong. Choose images that people labelled.</source>
        <translation>这些图像连同标签都是生成的：没有错的。请选择由人标注的图像。</translation>
    </message>
    <message>
        <source>The model reads {accuracy} of these images right: most of what it contradicts is its own mistake, and no label&apos;s. Choose a model that reads at least {least} right.</source>
        <translation>模型在这些图像中识别正确 {accuracy}：它的异议大多是自己的错，而不是标签的错。请选择至少正确 {least} 的模型。</translation>
    </message>
</context>
<context>
    <name>LearningPanel</name>
    <message>
        <source>Train on these</source>
        <translation>用这些训练</translation>
    </message>
    <message>
        <source>Give the shipped reader a new last layer for these classes: takes seconds</source>
        <translation>为内置识别器换上针对这些类别的新的最后一层：只需几秒</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>训练进度</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>停止；模型保持原样</translation>
    </message>
    <message>
        <source>Save the reader and read with it from now on, at the next start, too</source>
        <translation>保存识别器，从现在起用它识别，下次启动时也是</translation>
    </message>
    <message>
        <source>Another network…</source>
        <translation>其他网络…</translation>
    </message>
    <message>
        <source>Train a network from nothing on this set, in the training panel</source>
        <translation>在训练面板中，用此集合从头训练一个网络</translation>
    </message>
    <message>
        <source>Ten or twenty of each are enough. It takes seconds.</source>
        <translation>每种十到二十个就够了。只需几秒。</translation>
    </message>
    <message>
        <source>Draw some of each class first, or drop pictures on its row.</source>
        <translation>请先为每个类别画几个，或把图片拖到它的那一行。</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>正在学习…</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>重新训练</translation>
    </message>
    <message>
        <source>{right} of {count} drawings are read correctly, each when it was left out. Of {others} other things, {refused} are refused.</source>
        <translation>{count} 幅手绘逐一留出时，有 {right} 幅识别正确。另外 {others} 个其他东西中，拒绝了 {refused}。</translation>
    </message>
    <message>
        <source>{truth} read as {read}: {count}.</source>
        <translation>{truth} 识别为 {read}：{count}。</translation>
    </message>
    <message>
        <source>Read worst, without learning it: the hand of {writer}, {right}.</source>
        <translation>没有学过时识别得最差的：{writer} 的笔迹，{right}。</translation>
    </message>
    <message>
        <source>It reads in the main window now.</source>
        <translation>现在由它在主窗口识别。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>The fainter, the less it counts.</source>
        <translation>颜色越淡，作用越小。</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>About the lesson</source>
        <translation>关于本课</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 上一步</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>下一步 ›</translation>
    </message>
    <message>
        <source>Leave this lesson; its settings end with it</source>
        <translation>离开本课；它的设置也随之结束</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>所有课程</translation>
    </message>
    <message>
        <source>Begin a lesson from a file, your own perhaps</source>
        <translation>从文件开始一课，也可以是你自己的</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>离开（Esc）</translation>
    </message>
    <message>
        <source>Move the keyboard to what is outlined</source>
        <translation>把键盘焦点移到框出的部分</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson} · 第 {number} / {count} 步</translation>
    </message>
    <message>
        <source>Go to “{control}”</source>
        <translation>转到“{control}”</translation>
    </message>
    <message>
        <source>Skip ›</source>
        <translation>跳过 ›</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
</context>
<context>
    <name>LivePlot</name>
    <message>
        <source>Plot of the loss</source>
        <translation>损失曲线图</translation>
    </message>
    <message>
        <source>Plot of the accuracy</source>
        <translation>准确率曲线图</translation>
    </message>
    <message>
        <source>train: images it learns from, harder where they are varied
test: images it never learned from, as they are</source>
        <translation>训练：供学习的图像，若有变形则更难
测试：从未学过的图像，保持原样</translation>
    </message>
    <message>
        <source>Menu of this plot</source>
        <translation>此图的菜单</translation>
    </message>
    <message>
        <source>Save the plot or its figures, change how it looks</source>
        <translation>保存图或其数据，改变显示方式</translation>
    </message>
    <message>
        <source>Lines right, signs wrong</source>
        <translation>整行正确、符号错误</translation>
    </message>
    <message>
        <source>How many lines it reads entirely right, and what share of the signs is wrong.</source>
        <translation>有多少行完全识别正确，有多大比例的符号是错的。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>How much of the images it reads right while it learns.</source>
        <translation>学习时识别正确的图像比例。</translation>
    </message>
    <message>
        <source>Loss: mean-squared error</source>
        <translation>损失：均方误差</translation>
    </message>
    <message>
        <source>How far its reconstruction is from what it sees, while it learns: lower is better. An autoencoder does not classify, so it has no accuracy.</source>
        <translation>学习时重建与所见相差多远：越低越好。自编码器不做分类，因此没有准确率。</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>How wrong the network is while it learns: lower is better.</source>
        <translation>网络学习时错多少：越低越好。</translation>
    </message>
    <message>
        <source>accuracy (%)</source>
        <translation>准确率（%）</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>mean-squared error</source>
        <translation>均方误差</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>{axis}, logarithmic</source>
        <translation>{axis}，对数</translation>
    </message>
    <message>
        <source>train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>train, run before</source>
        <translation>训练，上一次</translation>
    </message>
    <message>
        <source>test, run before</source>
        <translation>测试，上一次</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>第 {epoch} 轮</translation>
    </message>
    <message>
        <source>before, on {dataset}</source>
        <translation>上一次，{dataset}</translation>
    </message>
    <message>
        <source>before</source>
        <translation>上一次</translation>
    </message>
    <message>
        <source>other data</source>
        <translation>数据不同</translation>
    </message>
    <message>
        <source>The run before was tested on {dataset}.</source>
        <translation>上一次训练是在“{dataset}”上测试的。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About digitpad</source>
        <translation>关于 digitpad</translation>
    </message>
    <message>
        <source>Nothing was set up</source>
        <translation>没有做任何设置</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>Something is still being worked on; the next start has {language}.</source>
        <translation>还有任务在进行；下次启动时使用 {language}。</translation>
    </message>
    <message>
        <source>Kept in My handwriting as {digit}</source>
        <translation>已存入我的笔迹：{digit}</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>继续(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>The training is still running; try to close again in a moment.</source>
        <translation>训练仍在进行；请稍后再关闭。</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The image, without colours</source>
        <translation>不上色的图像</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>还没有</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>Recent mod&amp;els</source>
        <translation>最近的模型(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言 Language(&amp;L)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
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
        <source>&amp;Train</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>测量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
</context>
<context>
    <name>ModelArguments</name>
    <message>
        <source>Patch size</source>
        <translation>图块大小</translation>
    </message>
    <message>
        <source>The side of the squares that the image is cut into, in pixels</source>
        <translation>图像切成的方块的边长，以像素计</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>From the image to the answer, with commas: {example}</source>
        <translation>从图像到答案，用逗号分隔：{example}</translation>
    </message>
    <message>
        <source>Build it…</source>
        <translation>搭建…</translation>
    </message>
    <message>
        <source>Add, change and take out layers in the picture of the network</source>
        <translation>在网络图中添加、更改和取出层</translation>
    </message>
    <message>
        <source>{count} classes</source>
        <translation>{count} 个类别</translation>
    </message>
    <message>
        <source>{count} patches: {side} rows of {side}</source>
        <translation>{count} 个图块：{side} 行，每行 {side} 个</translation>
    </message>
</context>
<context>
    <name>ModelChoice</name>
    <message>
        <source>The model that reads the next photo, or reads this one again</source>
        <translation>识别下一张照片的模型，也可用它重新识别这一张</translation>
    </message>
    <message>
        <source>Model that reads photos</source>
        <translation>识别照片的模型</translation>
    </message>
    <message>
        <source>digitpad (shipped)</source>
        <translation>digitpad (内置)</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>模型未能打开</translation>
    </message>
    <message>
        <source>{model} (not saved)</source>
        <translation>{model}（未保存）</translation>
    </message>
    <message>
        <source>Another model…</source>
        <translation>其他模型…</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>模型 ({patterns})</translation>
    </message>
    <message>
        <source>Choose the model that reads photos</source>
        <translation>选择识别照片的模型</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>The network to train</source>
        <translation>要训练的网络</translation>
    </message>
    <message>
        <source>Published networks, colour pictures, numbers</source>
        <translation>已发表的网络、彩色图片、数</translation>
    </message>
    <message>
        <source>About the model</source>
        <translation>关于此模型</translation>
    </message>
    <message>
        <source>{parameters} parameters · {published} · {origin}</source>
        <translation>{parameters} 个参数 · {published} · {origin}</translation>
    </message>
    <message>
        <source>Its layers:</source>
        <translation>它的层：</translation>
    </message>
</context>
<context>
    <name>MoreCombo</name>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
</context>
<context>
    <name>NamingRow</name>
    <message>
        <source>Label of the drawing</source>
        <translation>手绘的标签</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Remove the drawing from My handwriting again</source>
        <translation>把手绘从我的笔迹中移除</translation>
    </message>
    <message>
        <source>It is none of these (key 0)</source>
        <translation>这些都不是（按键 0）</translation>
    </message>
    <message>
        <source>It is “{label}”</source>
        <translation>它是“{label}”</translation>
    </message>
    <message>
        <source>It is the digit {digit} (key {digit})</source>
        <translation>它是数字 {digit}（按键 {digit}）</translation>
    </message>
    <message>
        <source>It is not a digit (key {key})</source>
        <translation>它不是数字（按键 {key}）</translation>
    </message>
</context>
<context>
    <name>NearestView</name>
    <message>
        <source>The {count} training images most like your drawing to the network come here.</source>
        <translation>网络觉得最像你手绘的 {count} 张训练图像会显示在这里。</translation>
    </message>
    <message>
        <source>Computing features of training images…</source>
        <translation>正在计算训练图像的特征…</translation>
    </message>
    <message>
        <source>“{digit}” of the training images, likeness {likeness}</source>
        <translation>训练图像中的“{digit}”，相似度 {likeness}</translation>
    </message>
    <message>
        <source>Of {count} training images of “{dataset}” it takes these for the most alike: {digits}.</source>
        <translation>在“{dataset}”的 {count} 张训练图像中，它认为这些最相似：{digits}。</translation>
    </message>
    <message>
        <source>The number: how alike it is to the network, 1 at most. Click one to put it on the canvas; Undo brings your drawing back.</source>
        <translation>数值：网络觉得有多相似，最高为 1。点击一张把它放到画布上；“撤销”可恢复你的手绘。</translation>
    </message>
    <message>
        <source>training image</source>
        <translation>训练图像</translation>
    </message>
</context>
<context>
    <name>NetworkInput</name>
    <message>
        <source>The network’s reconstruction</source>
        <translation>网络的重建</translation>
    </message>
    <message>
        <source>The network’s reconstruction of what it sees</source>
        <translation>网络对所见内容的重建</translation>
    </message>
    <message>
        <source>28 × 28</source>
        <translation>28 × 28</translation>
    </message>
    <message>
        <source>What the network sees</source>
        <translation>网络看到的</translation>
    </message>
    <message>
        <source>Thresholds…</source>
        <translation>阈值…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit” (F3)</source>
        <translation>选择置信度低于多少时问“4 还是 9？”，或说“不是数字”（F3）</translation>
    </message>
    <message>
        <source>What it sees, and its reconstruction</source>
        <translation>它看到的和它的重建</translation>
    </message>
    <message>
        <source>Test picture {number} as it is, at 32 × 32 pixels</source>
        <translation>测试图片 {number} 原样，32 × 32 像素</translation>
    </message>
    <message>
        <source>Numbers on the writing line: choose View, Write numbers</source>
        <translation>书写行上的数：选择“视图 → 写多位数”</translation>
    </message>
    <message>
        <source>The middle square of the picture, at 32 × 32 pixels</source>
        <translation>图片中间的正方形，32 × 32 像素</translation>
    </message>
    <message>
        <source>The ink found in the picture, at 28 × 28 pixels, scaled and centred</source>
        <translation>在图片中找到的墨迹，28 × 28 像素，已缩放并居中</translation>
    </message>
    <message>
        <source>28 × 28 pixels, scaled and centred like what it learned from</source>
        <translation>28 × 28 像素，与它学过的一样缩放并居中</translation>
    </message>
    <message>
        <source>28 × 28 pixels, coloured by the pen’s direction (red: right, cyan: left), later ink brighter</source>
        <translation>28 × 28 像素，按笔的方向着色（红：向右，青：向左），后写的墨迹更亮</translation>
    </message>
    <message>
        <source>What the network sees. {what}.</source>
        <translation>网络看到的。{what}。</translation>
    </message>
    <message>
        <source>Read by {model}</source>
        <translation>由 {model} 识别</translation>
    </message>
    <message>
        <source>{reading} · {time}</source>
        <translation>{reading} · {time}</translation>
    </message>
</context>
<context>
    <name>NetworkPanel</name>
    <message>
        <source>Show the network that reads</source>
        <translation>显示识别用的网络</translation>
    </message>
    <message>
        <source>Show the network that Train trains</source>
        <translation>显示“训练”要训练的网络</translation>
    </message>
    <message>
        <source>About the network</source>
        <translation>关于此网络</translation>
    </message>
    <message>
        <source>Moment of the run</source>
        <translation>训练中的时刻</translation>
    </message>
    <message>
        <source>Go back to any moment of the run</source>
        <translation>回到训练中的任一时刻</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save this as a picture, or the run as a moving one</source>
        <translation>把它保存为图片，或把训练过程保存为动图</translation>
    </message>
    <message>
        <source>PyTorch is being loaded; its first weights need it…</source>
        <translation>正在加载 PyTorch；最初的权重需要它…</translation>
    </message>
    <message>
        <source>Reads: {model}</source>
        <translation>识别用：{model}</translation>
    </message>
    <message>
        <source>your layers</source>
        <translation>你的层</translation>
    </message>
    <message>
        <source>To train: {model}</source>
        <translation>要训练：{model}</translation>
    </message>
    <message>
        <source>{count} weights</source>
        <translation>{count} 个权重</translation>
    </message>
    <message>
        <source>{weights}, fixed layers</source>
        <translation>{weights}，层固定</translation>
    </message>
    <message>
        <source>{weights}: let it read a number to light it</source>
        <translation>{weights}：识别一个数来点亮它</translation>
    </message>
    <message>
        <source>{weights}: draw a digit to light it</source>
        <translation>{weights}：画一个数字来点亮它</translation>
    </message>
    <message>
        <source>{weights}: open a picture to light it</source>
        <translation>{weights}：打开一张图片来点亮它</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>第 {epoch} 轮</translation>
    </message>
    <message>
        <source>{model}, at {epoch}</source>
        <translation>{model}，{epoch}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>{epoch}: {answer}</source>
        <translation>{epoch}：{answer}</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>另存为 SVG…</translation>
    </message>
    <message>
        <source>No moving picture (GIF): the network is too large to keep its moments</source>
        <translation>没有动图（GIF）：网络太大，无法保存各个时刻</translation>
    </message>
    <message>
        <source>No moving picture (GIF) yet: train the network first</source>
        <translation>还没有动图（GIF）：请先训练网络</translation>
    </message>
    <message>
        <source>Save the run as a moving picture (GIF)…</source>
        <translation>把训练过程保存为动图（GIF）…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
</context>
<context>
    <name>NetworkView</name>
    <message>
        <source>Point at a unit to see what joins it; click it to see how it is computed</source>
        <translation>指向一个单元看什么与它相连；点击看它如何计算</translation>
    </message>
    <message>
        <source>The network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>{layer}, unit {number}: {value}</source>
        <translation>{layer}，单元 {number}：{value}</translation>
    </message>
    <message>
        <source>A network of {count} columns</source>
        <translation>{count} 列的网络</translation>
    </message>
    <message>
        <source>Column {column} of {count}: {unit}</source>
        <translation>第 {column} / {count} 列：{unit}</translation>
    </message>
    <message>
        <source>Take this layer out</source>
        <translation>取出此层</translation>
    </message>
    <message>
        <source>Add a layer after this one</source>
        <translation>在此层后添加一层</translation>
    </message>
    <message>
        <source>Change this layer: its width, kernel, activation</source>
        <translation>更改此层：宽度、卷积核、激活函数</translation>
    </message>
    <message>
        <source>Click to see how it is computed.</source>
        <translation>点击即可看到它是如何算出的。</translation>
    </message>
</context>
<context>
    <name>NewSetWindow</name>
    <message>
        <source>New set of things</source>
        <translation>新建收藏集</translation>
    </message>
    <message>
        <source>What to tell apart</source>
        <translation>要区分什么</translation>
    </message>
    <message>
        <source>Signs, letters or words, with spaces or commas between: ✓ ✗</source>
        <translation>符号、字母或词，用空格或逗号分隔：✓ ✗</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The name of the set</source>
        <translation>集合的名称</translation>
    </message>
    <message>
        <source>Tell these apart</source>
        <translation>区分这些</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>创建</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Two or more: signs, letters, shapes, whatever you can draw.</source>
        <translation>两个或更多：符号、字母、形状，画得出的都行。</translation>
    </message>
    <message>
        <source>{count} classes: {names}</source>
        <translation>{count} 个类别：{names}</translation>
    </message>
    <message>
        <source>My signs</source>
        <translation>我的符号</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>How sure the reading is</source>
        <translation>识别的把握</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Take the correction back, and the drawing out of My handwriting</source>
        <translation>撤回更正，并从我的笔迹中取出手绘</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>复制此数</translation>
    </message>
    <message>
        <source>Put the number on the clipboard, as text</source>
        <translation>把此数作为文本放到剪贴板</translation>
    </message>
    <message>
        <source>Single digits</source>
        <translation>单个数字</translation>
    </message>
    <message>
        <source>Draw single digits again</source>
        <translation>回到画单个数字</translation>
    </message>
    <message>
        <source>It is:</source>
        <translation>它是：</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>更多…</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在识别…</translation>
    </message>
    <message>
        <source>Write digits and {signs}.</source>
        <translation>写数字和 {signs}。</translation>
    </message>
    <message>
        <source>“?”: not a character of a number. To correct it, click it above.</source>
        <translation>“?”：不是数中的字符。要更正，请点击上方的它。</translation>
    </message>
    <message>
        <source>Every sign is what you said. To correct one, click it above.</source>
        <translation>每个符号都是你说的。要更正，请点击上方的符号。</translation>
    </message>
    <message>
        <source>At least {share} sure of every sign. To correct one, click it above.</source>
        <translation>每个符号的把握至少为 {share}。要更正，请点击上方的符号。</translation>
    </message>
    <message>
        <source>Read by the shipped networks.</source>
        <translation>由内置网络识别。</translation>
    </message>
    <message>
        <source>Read by {model} together with shipped networks.</source>
        <translation>由 {model} 与内置网络一起识别。</translation>
    </message>
    <message>
        <source>Read by {model}.</source>
        <translation>由 {model} 识别。</translation>
    </message>
    <message>
        <source>Copied: {number}</source>
        <translation>已复制：{number}</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>{sign}, not sure: {share}. Click to correct it.</source>
        <translation>{sign}，不确定：{share}。点击更正。</translation>
    </message>
    <message>
        <source>{sign}, as you said. Click to correct it.</source>
        <translation>{sign}，由你指定。点击更正。</translation>
    </message>
    <message>
        <source>{sign}, {share} sure. Click to correct it.</source>
        <translation>{sign}，把握 {share}。点击更正。</translation>
    </message>
    <message>
        <source>Sign {number} of {count}: {sign}</source>
        <translation>第 {number} / {count} 个符号：{sign}</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Reading what is there…</source>
        <translation>正在识别已有内容…</translation>
    </message>
    <message>
        <source>Read {photo} again and discard what was read and corrected?</source>
        <translation>重新识别 {photo}，并丢弃已识别和更正的内容吗？</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>识别的内容尚未保存</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>丢弃并识别</translation>
    </message>
    <message>
        <source>1 cell that you checked has no place in the table as it is read now.</source>
        <translation>你检查过的 1 个单元格在现在识别出的表格中没有位置。</translation>
    </message>
    <message>
        <source>{count} cells that you checked have no place in the table as it is read now.</source>
        <translation>你检查过的 {count} 个单元格在现在识别出的表格中没有位置。</translation>
    </message>
    <message>
        <source>The table has other cells now</source>
        <translation>表格的单元格现在不同了</translation>
    </message>
    <message>
        <source>Keep the table as it was</source>
        <translation>保持原来的表格</translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation>用新的</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>A picture: {file}.</source>
        <translation>图片：{file}。</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>空白。</translation>
    </message>
    <message>
        <source>Strokes: {count}.</source>
        <translation>笔画：{count}。</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <source>Which of them</source>
        <translation>第几个</translation>
    </message>
    <message>
        <source>Type a number to go there</source>
        <translation>输入编号转到那里</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} / {count}</translation>
    </message>
</context>
<context>
    <name>PaperDocument</name>
    <message>
        <source>Nothing could be read there: type what it is.</source>
        <translation>那里识别不出内容：请输入它是什么。</translation>
    </message>
    <message>
        <source>Added {number}. Type to correct it; Ctrl+Z takes it away.</source>
        <translation>已添加 {number}。输入可更正；Ctrl+Z 可去掉。</translation>
    </message>
    <message>
        <source>Added {number}, which is not sure. Type to correct it; Enter twice confirms it.</source>
        <translation>已添加 {number}，但不确定。输入可更正；按两次 Enter 确认。</translation>
    </message>
    <message>
        <source>Copied 1 row.</source>
        <translation>已复制 1 行。</translation>
    </message>
    <message>
        <source>Copied {count} rows.</source>
        <translation>已复制 {count} 行。</translation>
    </message>
    <message>
        <source>1 number in them is not sure.</source>
        <translation>其中 1 个数不确定。</translation>
    </message>
    <message>
        <source>{count} numbers in them are not sure.</source>
        <translation>其中 {count} 个数不确定。</translation>
    </message>
    <message numerus="yes">
        <source>{photo}: %Ln number(s) read</source>
        <translation>
            <numerusform>{photo}：识别了 %Ln 个数</numerusform>
        </translation>
    </message>
    <message>
        <source>{photo}: only {sure} of {count} numbers are sure</source>
        <translation>{photo}：{count} 个数中只有 {sure} 个确定</translation>
    </message>
    <message>
        <source>{photo}: none of {count} numbers is sure</source>
        <translation>{photo}：{count} 个数没有一个确定</translation>
    </message>
    <message>
        <source>table of {rows} × {columns} cells</source>
        <translation>{rows} × {columns} 单元格的表格</translation>
    </message>
    <message>
        <source>by {model}</source>
        <translation>由 {model} 识别</translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain, highlighted</source>
        <translation>
            <numerusform>%Ln 个不确定，已标出</numerusform>
        </translation>
    </message>
    <message>
        <source>turned by {angle}°</source>
        <translation>旋转了 {angle}°</translation>
    </message>
    <message>
        <source>{photo} was read earlier and is not saved yet.</source>
        <translation>{photo} 先前已识别，尚未保存。</translation>
    </message>
    <message>
        <source>{photo} is still here: nothing was read on it.</source>
        <translation>{photo} 还在这里：没有在上面识别到内容。</translation>
    </message>
    <message>
        <source>{summary}. {notes}</source>
        <translation>{summary}。{notes}</translation>
    </message>
</context>
<context>
    <name>PaperWindow</name>
    <message>
        <source>Pages and tables</source>
        <translation>纸页和表格</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>识别进度</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>停止识别</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>粘贴的图片</translation>
    </message>
    <message>
        <source>The other sheets are still being read.</source>
        <translation>其他纸页仍在识别。</translation>
    </message>
    <message>
        <source>Every uncertain number has been checked.</source>
        <translation>所有不确定的数都已检查。</translation>
    </message>
    <message>
        <source>Discarded.</source>
        <translation>已丢弃。</translation>
    </message>
    <message>
        <source>{photos}: what was read is not stored and will be lost. {why}</source>
        <translation>{photos}：识别的内容没有存储，将会丢失。{why}</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>识别的内容尚未保存</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Open photos…</source>
        <translation>打开照片…</translation>
    </message>
    <message>
        <source>Open photos of pages or tables (or drop them, or a folder, or paste one)</source>
        <translation>打开纸页或表格的照片（也可拖入照片或文件夹，或粘贴）</translation>
    </message>
    <message>
        <source>Take photo…</source>
        <translation>拍照…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新识别</translation>
    </message>
    <message>
        <source>Read this photo again, with the kind and model chosen here</source>
        <translation>用这里选择的种类和模型重新识别此照片</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Rotate the photo a quarter turn to the left, and read it again</source>
        <translation>把照片向左转四分之一圈，再重新识别</translation>
    </message>
    <message>
        <source>Next uncertain</source>
        <translation>下一个不确定</translation>
    </message>
    <message>
        <source>Go to the next uncertain number (F3); Enter confirms it and goes on</source>
        <translation>转到下一个不确定的数（F3）；Enter 确认并继续</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selection (Delete); Ctrl+Z restores it</source>
        <translation>移除所选（Delete）；Ctrl+Z 恢复</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy everything, as text for a spreadsheet or a letter</source>
        <translation>复制全部内容为文本，供电子表格或信件使用</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>保存 CSV…</translation>
    </message>
    <message>
        <source>Save as CSV (Ctrl+S)</source>
        <translation>保存为 CSV（Ctrl+S）</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>保存 Excel…</translation>
    </message>
    <message>
        <source>Save as an Excel file (.xlsx)</source>
        <translation>保存为 Excel 文件（.xlsx）</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Discard what was read; until then it is kept</source>
        <translation>丢弃识别的内容；在此之前会一直保留</translation>
    </message>
    <message>
        <source>Close; what was read is kept until it is saved or discarded</source>
        <translation>关闭；识别的内容会保留到保存或丢弃为止</translation>
    </message>
    <message>
        <source>This applies to the next photo. “Read again” applies it to this one.</source>
        <translation>这将用于下一张照片。“重新识别”则用于这一张。</translation>
    </message>
    <message>
        <source>This could not be stored automatically; save it now. {why}</source>
        <translation>这无法自动存储；请现在保存。{why}</translation>
    </message>
    <message>
        <source>{count} photos were read earlier and are not saved yet.</source>
        <translation>有 {count} 张照片先前已识别，尚未保存。</translation>
    </message>
    <message>
        <source>Discard what was read on {photo} and corrected? It is not saved.</source>
        <translation>丢弃 {photo} 上识别和更正的内容吗？尚未保存。</translation>
    </message>
    <message>
        <source>Discard {photo}? It is not saved in a file.</source>
        <translation>丢弃 {photo} 吗？它没有保存到文件。</translation>
    </message>
    <message>
        <source>Read a page that this camera sees</source>
        <translation>识别此摄像头看到的纸页</translation>
    </message>
    <message>
        <source>Mark corners</source>
        <translation>标记四角</translation>
    </message>
    <message>
        <source>Add number</source>
        <translation>添加数</translation>
    </message>
    <message>
        <source>Mark the table where its rows and columns were not found (Insert)</source>
        <translation>没有找到行和列时，标记表格（Insert）</translation>
    </message>
    <message>
        <source>Mark a number that was not found, and read it (Insert)</source>
        <translation>标记没有找到的数并识别它（Insert）</translation>
    </message>
</context>
<context>
    <name>PenWidth</name>
    <message>
        <source>Width of the pen. The reading does not depend on it.</source>
        <translation>画笔的粗细。识别结果与它无关。</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>画笔粗细</translation>
    </message>
</context>
<context>
    <name>PhotoAndCells</name>
    <message>
        <source>Open, drop or paste a photo of numbers on paper, or of a table</source>
        <translation>打开、拖入或粘贴一张纸上的数或表格的照片</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Wheel, + and − zoom, 0 shows all, drag to move; click a number to correct it</source>
        <translation>滚轮、+ 和 − 缩放，0 显示全部，拖动平移；点击数来更正</translation>
    </message>
    <message>
        <source>Read the table again, by its other likely grid</source>
        <translation>按另一种可能的网格重新识别表格</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>识别的内容</translation>
    </message>
    <message>
        <source>Type to correct; coloured cells are uncertain</source>
        <translation>输入来更正；有颜色的单元格不确定</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln 列</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to {rows} and {columns}</source>
        <translation>回到 {rows} {columns}</translation>
    </message>
    <message>
        <source>Try {rows} and {columns} instead</source>
        <translation>改试 {rows} {columns}</translation>
    </message>
    <message>
        <source>Not sure: “{text}” in row {row}, column {column}; {count} in all</source>
        <translation>不确定：“{text}”，第 {row} 行第 {column} 列；共 {count} 个</translation>
    </message>
    <message>
        <source>Choose what to remove, on the photo or in the list.</source>
        <translation>在照片上或列表中选择要移除的内容。</translation>
    </message>
    <message>
        <source>Drag the corners onto those of the table, then press Enter to read it again. By keyboard: Tab goes to the next corner, arrows move it, Esc gives up.</source>
        <translation>把各角拖到表格的四角上，然后按 Enter 重新识别。用键盘：Tab 转到下一角，方向键移动它，Esc 放弃。</translation>
    </message>
    <message>
        <source>Drag a box around the number. By keyboard: arrows move the box, with Shift they resize it, Enter reads it, Esc gives up.</source>
        <translation>在数的周围拖出一个框。用键盘：方向键移动框，按住 Shift 改变大小，Enter 识别，Esc 放弃。</translation>
    </message>
</context>
<context>
    <name>PhotoReading</name>
    <message>
        <source>Cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>Reading {photo}…</source>
        <translation>正在识别 {photo}…</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Frames around what was read: {count}, not sure: {unsure}.</source>
        <translation>识别内容的框：{count}，不确定：{unsure}。</translation>
    </message>
</context>
<context>
    <name>PicturePages</name>
    <message>
        <source>test picture {number}</source>
        <translation>测试图片 {number}</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Drop, paste or open a picture here</source>
        <translation>把图片拖到这里，或粘贴、打开</translation>
    </message>
    <message>
        <source>The picture to read. The arrow keys page through the test pictures.</source>
        <translation>要识别的图片。方向键翻阅测试图片。</translation>
    </message>
</context>
<context>
    <name>PlotMenu</name>
    <message>
        <source>Save the figures (CSV)…</source>
        <translation>保存数据（CSV）…</translation>
    </message>
    <message>
        <source>Save this plot as PNG…</source>
        <translation>把此图保存为 PNG…</translation>
    </message>
    <message>
        <source>Save this plot as SVG…</source>
        <translation>把此图保存为 SVG…</translation>
    </message>
    <message>
        <source>Copy this plot</source>
        <translation>复制此图</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>对数坐标</translation>
    </message>
    <message>
        <source>Remove the previous run</source>
        <translation>移除上一次训练</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
    <message>
        <source>The plot is on the clipboard.</source>
        <translation>图已在剪贴板上。</translation>
    </message>
</context>
<context>
    <name>ProbabilityBars</name>
    <message>
        <source>Probabilities</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>还没有识别</translation>
    </message>
    <message>
        <source>{digit}: nothing read yet</source>
        <translation>{digit}：还没有识别</translation>
    </message>
    <message>
        <source>{digit}: {share} probable</source>
        <translation>{digit}：概率 {share}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>驱动器</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>文件夹</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查找范围(&amp;L)</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>文件类型(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Previous picture</source>
        <translation>上一张图片</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>下一张图片</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>打开图片</translation>
    </message>
    <message>
        <source>Previous drawing</source>
        <translation>上一幅手绘</translation>
    </message>
    <message>
        <source>Next drawing</source>
        <translation>下一幅手绘</translation>
    </message>
    <message>
        <source>The model {model} reads {what}, not drawings. Open a picture, or choose a model that reads drawings.</source>
        <translation>模型 {model} 识别的是{what}，不是手绘。请打开图片，或选择识别手绘的模型。</translation>
    </message>
    <message>
        <source>The drawing was not opened</source>
        <translation>手绘未能打开</translation>
    </message>
    <message>
        <source>No digit found</source>
        <translation>没有找到数字</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>无法识别</translation>
    </message>
    <message>
        <source>writer {writer}</source>
        <translation>书写者 {writer}</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>在这里画</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在识别…</translation>
    </message>
    <message>
        <source>No test pictures here</source>
        <translation>这里没有测试图片</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>None yet</source>
        <translation>还没有</translation>
    </message>
</context>
<context>
    <name>ReliabilityView</name>
    <message>
        <source>Reliability diagram</source>
        <translation>可靠性图</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>尚未测量</translation>
    </message>
    <message>
        <source>{count} readings, mean confidence {confidence}: {right} correct (95 % interval {low} to {high})</source>
        <translation>{count} 次识别，平均置信度 {confidence}：正确 {right}（95% 区间 {low} 到 {high}）</translation>
    </message>
</context>
<context>
    <name>ReportTable</name>
    <message>
        <source>Accuracy under each change</source>
        <translation>各种变化下的准确率</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>By</source>
        <translation>幅度</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正确</translation>
    </message>
</context>
<context>
    <name>RobustnessTab</name>
    <message>
        <source>How many digits</source>
        <translation>多少个数字</translation>
    </message>
    <message>
        <source>More digits: takes longer, more certain figures</source>
        <translation>数字越多：时间越长，数据越可靠</translation>
    </message>
    <message>
        <source>the first {count}</source>
        <translation>前 {count} 个</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>另存为 CSV…</translation>
    </message>
    <message>
        <source>Save the table for a spreadsheet</source>
        <translation>保存表格，供电子表格使用</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save the plots as a picture</source>
        <translation>把曲线图保存为图片</translation>
    </message>
    <message>
        <source>How robust is the model?</source>
        <translation>模型的鲁棒性如何？</translation>
    </message>
    <message>
        <source>Digits are changed step by step, and what is read right is counted.</source>
        <translation>逐步改变数字，并统计识别正确的有多少。</translation>
    </message>
    <message>
        <source>How robust is {model}?</source>
        <translation>{model} 的鲁棒性如何？</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>正在准备…</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>{model}, learning (epoch {epoch})</source>
        <translation>{model}，学习中（第 {epoch} 轮）</translation>
    </message>
    <message>
        <source>This run could not be stored automatically; save it now. {why}</source>
        <translation>此次训练无法自动存储；请现在保存。{why}</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the run; you choose what to keep, and no saved model is touched</source>
        <translation>结束训练；由你选择保留什么，已保存的模型不受影响</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>训练进度</translation>
    </message>
    <message>
        <source>How the run goes</source>
        <translation>训练进行得如何</translation>
    </message>
    <message>
        <source>Speed of the training</source>
        <translation>训练速度</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>可以开始训练</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Teach the network with these settings</source>
        <translation>用这些设置训练网络</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>继续训练</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>暂停训练</translation>
    </message>
    <message>
        <source>Getting ready: {what}</source>
        <translation>准备中：{what}</translation>
    </message>
    <message>
        <source>Getting ready: {what} ({done} / {total} MB)</source>
        <translation>准备中：{what}（{done} / {total} MB）</translation>
    </message>
    <message>
        <source>Epoch {epoch} of {epochs}</source>
        <translation>第 {epoch} / {epochs} 轮</translation>
    </message>
    <message>
        <source>testing</source>
        <translation>测试中</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩余 {time}</translation>
    </message>
    <message>
        <source>{count} images/s</source>
        <translation>{count} 张图像/秒</translation>
    </message>
</context>
<context>
    <name>RunDisplay</name>
    <message>
        <source>{model} on {dataset}</source>
        <translation>{model}，“{dataset}”</translation>
    </message>
    <message>
        <source>Draw while it learns: it reads with what it knows so far.</source>
        <translation>边学边画：它用目前学到的来识别。</translation>
    </message>
    <message>
        <source>Open a picture while it learns: it reads with what it knows so far.</source>
        <translation>边学边打开图片：它用目前学到的来识别。</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far.</source>
        <translation>边学边写数：它用目前学到的来识别。</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far, together with shipped networks.</source>
        <translation>边学边写数：它用目前学到的，与内置网络一起识别。</translation>
    </message>
    <message>
        <source>the network and its data</source>
        <translation>网络及其数据</translation>
    </message>
    <message>
        <source>The training begins: {what}</source>
        <translation>训练开始：{what}</translation>
    </message>
    <message>
        <source>Taking the first steps…</source>
        <translation>正在迈出最初几步…</translation>
    </message>
    <message>
        <source>Training {model} on {count} images, on {device}</source>
        <translation>用 {count} 张图像训练 {model}，设备：{device}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>pausing…</source>
        <translation>即将暂停…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>正在暂停…</translation>
    </message>
    <message>
        <source>Pauses before its next step</source>
        <translation>在下一步之前暂停</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
</context>
<context>
    <name>RunNotice</name>
    <message>
        <source>How the run ended</source>
        <translation>训练如何结束</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>关闭此通知</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>RunOffers</name>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
    <message>
        <source>“{model}” is not saved.</source>
        <translation>“{model}”尚未保存。</translation>
    </message>
    <message>
        <source>Now {model} reads.</source>
        <translation>现在由 {model} 识别。</translation>
    </message>
    <message>
        <source>The result of the last run is not saved, and the next run replaces it.</source>
        <translation>上次训练的结果没有保存，下次训练会取代它。</translation>
    </message>
    <message>
        <source>This takes about {time} on this computer.</source>
        <translation>在这台电脑上大约需要 {time}。</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>可以开始训练</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>训练失败</translation>
    </message>
    <message>
        <source>Stopped before the first step</source>
        <translation>第一步之前就停止了</translation>
    </message>
    <message>
        <source>Nothing is lost: it continues from where it stopped.</source>
        <translation>没有丢失任何内容：会从停下的地方继续。</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <translation>完成，用时 {time}</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>{time}后停止</translation>
    </message>
    <message>
        <source>The loss exploded after {time}</source>
        <translation>{time}后损失爆炸</translation>
    </message>
    <message>
        <source>The device failed after {time}</source>
        <translation>{time}后设备出错</translation>
    </message>
    <message>
        <source>Kept; not saved to a file yet</source>
        <translation>已保留；尚未保存到文件</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored until the next run.</source>
        <translation>结果已丢弃。下次训练前可以恢复。</translation>
    </message>
    <message>
        <source>The result was discarded. The run stays in Runs, because its model is in use.</source>
        <translation>结果已丢弃。训练记录仍在列表中，因为它的模型正在使用。</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored here until the next run, and in Runs for a day.</source>
        <translation>结果已丢弃。下次训练前可在这里恢复，一天之内可在“训练记录”中恢复。</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>已丢弃</translation>
    </message>
    <message>
        <source>Restored; not saved to a file yet</source>
        <translation>已恢复；尚未保存到文件</translation>
    </message>
</context>
<context>
    <name>RunsTable</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束时间</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>{run} (cannot be read)</source>
        <translation>{run}（无法读取）</translation>
    </message>
</context>
<context>
    <name>RunsWindow</name>
    <message>
        <source>Runs</source>
        <translation>训练记录</translation>
    </message>
    <message>
        <source>Runs that were kept; choose two to five to compare them</source>
        <translation>保留的训练记录；选择二到五条来比较</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>准确率（%）</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>所选训练记录的设置和结果</translation>
    </message>
    <message>
        <source>Load its model</source>
        <translation>加载模型</translation>
    </message>
    <message>
        <source>Read with its weights</source>
        <translation>用它的权重识别</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>再次训练…</translation>
    </message>
    <message>
        <source>Set the training panel up with its settings; Train begins</source>
        <translation>按它的设置设好训练面板；按“训练”开始</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>并排比较</translation>
    </message>
    <message>
        <source>Let the networks of one to three runs read what you draw, as you draw</source>
        <translation>让一到三条训练记录的网络边画边识别</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告…</translation>
    </message>
    <message>
        <source>Write a page about it: curves, confusions, worst mistakes, settings</source>
        <translation>写一页报告：曲线、混淆、最严重的错误、设置</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>给它另起名称（F2）</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Delete it (Del); it can be restored for a day</source>
        <translation>删除它（Del）；一天之内可以恢复</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Restore what was deleted last (Ctrl+Z)</source>
        <translation>恢复最近删除的（Ctrl+Z）</translation>
    </message>
    <message>
        <source>No run has been kept yet: train a network, and it appears here.</source>
        <translation>还没有保留训练记录：训练一个网络，它就会出现在这里。</translation>
    </message>
    <message>
        <source>Its weights are no longer there; settings and curves are.</source>
        <translation>它的权重已不在；设置和曲线还在。</translation>
    </message>
    <message>
        <source>Five runs can be compared; these are {count}.</source>
        <translation>最多可比较五条训练记录；这里有 {count} 条。</translation>
    </message>
    <message>
        <source>The bold curves are the tests, the faint ones the training.</source>
        <translation>粗线是测试，淡线是训练。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s), {size}. Choose two to five to compare them.</source>
        <translation>
            <numerusform>%Ln 条训练记录，{size}。选择二到五条来比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>One run takes {size}.</source>
        <translation>一条训练记录占 {size}。</translation>
    </message>
    <message>
        <source>The bold curve is the test, the faint one the training.</source>
        <translation>粗线是测试，淡线是训练。</translation>
    </message>
    <message>
        <source>Only the last run since the start has moments to go back to, and a moving picture.</source>
        <translation>只有启动以来的最后一次训练有可返回的时刻和动图。</translation>
    </message>
    <message>
        <source>“{model}” reads from now on.</source>
        <translation>从现在起由“{model}”识别。</translation>
    </message>
    <message>
        <source>Writing the report: its test images are read…</source>
        <translation>正在写报告：正在识别它的测试图像…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>写报告</translation>
    </message>
    <message>
        <source>The run was not deleted</source>
        <translation>训练记录没有删除</translation>
    </message>
    <message>
        <source>The run could not be restored</source>
        <translation>训练记录无法恢复</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>打开保存的文件</translation>
    </message>
    <message>
        <source>Format of CSV files: column separator, byte-order mark, doubtful cells</source>
        <translation>CSV 文件的格式：列分隔符、字节顺序标记、存疑的单元格</translation>
    </message>
    <message>
        <source>Format of CSV files</source>
        <translation>CSV 文件的格式</translation>
    </message>
    <message>
        <source>1 number is uncertain and has not been checked.</source>
        <translation>有 1 个数不确定，尚未检查。</translation>
    </message>
    <message>
        <source>{count} numbers are uncertain and have not been checked.</source>
        <translation>有 {count} 个数不确定，尚未检查。</translation>
    </message>
    <message>
        <source>Add a column “doubtful” that names them</source>
        <translation>添加一列“doubtful”标明它们</translation>
    </message>
    <message>
        <source>In Excel, uncertain cells are coloured and have a comment.</source>
        <translation>在 Excel 中，不确定的单元格有颜色和批注。</translation>
    </message>
    <message>
        <source>Not everything is checked</source>
        <translation>尚未全部检查</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>现在检查</translation>
    </message>
    <message>
        <source>Save all the same…</source>
        <translation>仍要保存…</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>文件没有保存</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
    <message>
        <source>Saved as {file}: {count} sheets</source>
        <translation>已保存为 {file}：{count} 张纸页</translation>
    </message>
    <message>
        <source>Save what was read</source>
        <translation>保存识别的内容</translation>
    </message>
    <message>
        <source>Save a CSV file for each of {count} sheets in a folder</source>
        <translation>为 {count} 张纸页各保存一个 CSV 文件到文件夹</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>Excel (*.xlsx)</source>
        <translation>Excel (*.xlsx)</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>纸页</translation>
    </message>
    <message>
        <source>Columns separated by &amp;commas</source>
        <translation>用逗号分隔各列(&amp;C)</translation>
    </message>
    <message>
        <source>Columns separated by &amp;semicolons</source>
        <translation>用分号分隔各列(&amp;S)</translation>
    </message>
    <message>
        <source>Begin with a &amp;byte-order mark</source>
        <translation>以字节顺序标记开头(&amp;B)</translation>
    </message>
    <message>
        <source>Excel recognises UTF-8 by it</source>
        <translation>Excel 由此识别 UTF-8</translation>
    </message>
    <message>
        <source>A column “&amp;doubtful”</source>
        <translation>添加“doubtful”列(&amp;D)</translation>
    </message>
    <message>
        <source>It names the cells of its row that are not sure; letters name the columns</source>
        <translation>标明该行中不确定的单元格；各列用字母表示</translation>
    </message>
</context>
<context>
    <name>Scatter</name>
    <message>
        <source>{count} points, {marked} of them with a ring</source>
        <translation>{count} 个点，其中 {marked} 个带圆环</translation>
    </message>
</context>
<context>
    <name>SeenPreview</name>
    <message>
        <source>What the network sees</source>
        <translation>网络看到的</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, {share} of them not black.</source>
        <translation>{width} × {height} 像素，其中 {share} 不是黑色。</translation>
    </message>
</context>
<context>
    <name>SetChooser</name>
    <message>
        <source>What to collect</source>
        <translation>收集什么</translation>
    </message>
    <message>
        <source>The ten digits, or a set of your own: signs, letters, shapes</source>
        <translation>十个数字，或你自己的集合：符号、字母、形状</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Add, rename, join or delete classes</source>
        <translation>添加、重命名、合并或删除类别</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>新建集合…</translation>
    </message>
    <message>
        <source>Make a reader of your own: name what it tells apart, draw it, train</source>
        <translation>制作自己的识别器：给要区分的命名、画出来、训练</translation>
    </message>
    <message>
        <source>Digits 0–9</source>
        <translation>数字 0–9</translation>
    </message>
    <message>
        <source>No set was made</source>
        <translation>没有创建集合</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>添加…</translation>
    </message>
    <message>
        <source>Rename, or join with another…</source>
        <translation>重命名，或与另一个合并…</translation>
    </message>
    <message>
        <source>Delete it and its drawings</source>
        <translation>删除它及其手绘</translation>
    </message>
    <message>
        <source>Add classes</source>
        <translation>添加类别</translation>
    </message>
    <message>
        <source>Names, with spaces or commas between:</source>
        <translation>名称，用空格或逗号分隔：</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>重命名“{name}”</translation>
    </message>
    <message>
        <source>A new name; with that of another class, the two are joined:</source>
        <translation>新名称；若与另一个类别同名，两者将合并：</translation>
    </message>
</context>
<context>
    <name>SheetList</name>
    <message>
        <source>Sheets</source>
        <translation>纸页</translation>
    </message>
    <message>
        <source>Choose a sheet to see it; choose several to read again or discard them</source>
        <translation>选择一张纸页来查看；选择多张可重新识别或丢弃</translation>
    </message>
    <message>
        <source>{read} of {count} sheets read</source>
        <translation>已识别 {read} / {count} 张纸页</translation>
    </message>
    <message>
        <source>{count} sheets</source>
        <translation>{count} 张纸页</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>{count} 个不确定</translation>
    </message>
</context>
<context>
    <name>ShownSheet</name>
    <message>
        <source>Its photo cannot be shown. {why} Put it back there and start digitpad again to see it; what was read can be corrected and saved without it.</source>
        <translation>它的照片无法显示。{why} 把照片放回原处并重新启动 digitpad 即可看到；没有照片，识别的内容也能更正和保存。</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>并排比较</translation>
    </message>
    <message>
        <source>Remove this model</source>
        <translation>移除此模型</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>支持与反对的依据</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>添加模型…</translation>
    </message>
    <message>
        <source>Let another model read the same strokes: of a run, an open one, or a file</source>
        <translation>让另一个模型识别同样的笔画：训练记录中的、已打开的或文件中的</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>另存为 PNG…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>把此窗口显示的内容保存为图片</translation>
    </message>
    <message>
        <source>for {digit}</source>
        <translation>支持 {digit}</translation>
    </message>
    <message>
        <source>Choose “Add a model…” to see how another one reads the same strokes.</source>
        <translation>选择“添加模型…”，看看另一个模型如何识别同样的笔画。</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>正在使用的模型</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>从文件…</translation>
    </message>
    <message>
        <source>The model was not added</source>
        <translation>模型没有添加</translation>
    </message>
    <message>
        <source>Models (*.safetensors *.npz *.pt *.pth *.ot)</source>
        <translation>模型 (*.safetensors *.npz *.pt *.pth *.ot)</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>添加模型</translation>
    </message>
    <message>
        <source>Blue speaks for {one}, orange for {other}.</source>
        <translation>蓝色支持 {one}，橙色支持 {other}。</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Starting…</source>
        <translation>正在启动…</translation>
    </message>
    <message>
        <source>open one or train one</source>
        <translation>请打开或训练一个</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>没有模型</translation>
    </message>
    <message>
        <source>{model} · not saved</source>
        <translation>{model} · 未保存</translation>
    </message>
    <message>
        <source>training</source>
        <translation>训练中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>正在停止</translation>
    </message>
</context>
<context>
    <name>StepView</name>
    <message>
        <source>One step of the training</source>
        <translation>训练中的一步</translation>
    </message>
    <message>
        <source>Step {step}: {count} images, loss {loss}. {key} takes the next one.</source>
        <translation>第 {step} 步：{count} 张图像，损失 {loss}。按 {key} 走下一步。</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}, gradient {gradient} (of all: {norm})</source>
        <translation>{name}：{before} → {after}，梯度 {gradient}（总体：{norm}）</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>How the picture was prepared</source>
        <translation>图片是如何预处理的</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>no ink found</source>
        <translation>没有找到墨迹</translation>
    </message>
    <message>
        <source>its ink</source>
        <translation>它的墨迹</translation>
    </message>
    <message>
        <source>light evened</source>
        <translation>光线已均匀</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>反色</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>No ink was found: nothing stands out from the paper. Use a darker pen, or more light.</source>
        <translation>没有找到墨迹：没有什么从纸上突显出来。请用颜色更深的笔，或增加光线。</translation>
    </message>
    <message>
        <source>No digit was found: what stands out is too small or at the border. Come closer.</source>
        <translation>没有找到数字：突显出来的太小或在边缘。请靠近些拍。</translation>
    </message>
    <message>
        <source>The picture already has the form in which networks see digits.</source>
        <translation>图片已经是网络看数字的形式。</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them, or choose File, Read pages and tables.</source>
        <translation>图片中有多个数字。请裁剪到其中一个，或选择“文件 → 识别纸页和表格”。</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them.</source>
        <translation>图片中有多个数字。请裁剪到其中一个。</translation>
    </message>
    <message>
        <source>Light, shadow, paper and lines are removed; the ink is scaled, brought to the usual pen width and centred.</source>
        <translation>光线、阴影、纸和格线已去除；墨迹已缩放、调到通常的笔画粗细并居中。</translation>
    </message>
</context>
<context>
    <name>StoredRuns</name>
    <message>
        <source>The run stays in Runs, because its model is in use.</source>
        <translation>训练记录仍在列表中，因为它的模型正在使用。</translation>
    </message>
    <message>
        <source>The run was discarded.</source>
        <translation>训练记录已丢弃。</translation>
    </message>
    <message>
        <source>The run was discarded. It can be restored here, and in Runs for a day.</source>
        <translation>训练记录已丢弃。可在这里恢复，一天之内也可在“训练记录”中恢复。</translation>
    </message>
</context>
<context>
    <name>Surfaces</name>
    <message>
        <source>Only a single digit can be explained: draw it here.</source>
        <translation>只能解释单个数字：请在这里画。</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
</context>
<context>
    <name>TeachingPanel</name>
    <message>
        <source>Teach the model these</source>
        <translation>用这些教模型</translation>
    </message>
    <message>
        <source>Let the model that reads learn the drawings on the wall, mixed with what it was trained on, so that it forgets nothing</source>
        <translation>让识别用的模型学习墙上的手绘，并混入它原来的训练内容，使它什么也不忘</translation>
    </message>
    <message>
        <source>Progress of the teaching</source>
        <translation>教学进度</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>停止；模型保持原样</translation>
    </message>
    <message>
        <source>Save the taught model and read with it from now on, at the next start, too</source>
        <translation>保存教过的模型，从现在起用它识别，下次启动时也是</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>正在准备…</translation>
    </message>
    <message>
        <source>Teach anyway</source>
        <translation>仍要教</translation>
    </message>
    <message>
        <source>Reading the test images…</source>
        <translation>正在识别测试图像…</translation>
    </message>
    <message>
        <source>Learning your drawings…</source>
        <translation>正在学习你的手绘…</translation>
    </message>
    <message>
        <source>Testing on drawings left out…</source>
        <translation>正在用留出的手绘测试…</translation>
    </message>
    <message>
        <source>Reading the test images again…</source>
        <translation>正在再次识别测试图像…</translation>
    </message>
    <message>
        <source>None of these is misread, so there is little to gain. Draw some that are misread, or teach anyway: that takes about a minute.</source>
        <translation>这些都没有认错，教了也没多少收获。请画一些会认错的，或仍要教：大约需要一分钟。</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Read correctly: your digits</source>
        <translation>识别正确：你的数字</translation>
    </message>
    <message>
        <source>Read correctly: {images}</source>
        <translation>识别正确：{images}</translation>
    </message>
    <message>
        <source>Your digits are read worse than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>你的数字识别得比以前差。请退回，等认错的多一些后再教。</translation>
    </message>
    <message>
        <source>No gain: your digits are read no better than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>没有收获：你的数字识别得不比以前好。请退回，等认错的多一些后再教。</translation>
    </message>
    <message>
        <source>It forgot something: the test images are read worse than before.</source>
        <translation>它忘了一些东西：测试图像识别得比以前差。</translation>
    </message>
    <message>
        <source>Each of your drawings was read by a network taught without it.</source>
        <translation>你的每幅手绘都由没有用它教过的网络识别。</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %Ln drawing(s) that it was not taught.</source>
        <translation>
            <numerusform>用没有教过的 %Ln 幅手绘测试。</numerusform>
        </translation>
    </message>
    <message>
        <source>One drawing cannot be tested.</source>
        <translation>只有一幅手绘，无法测试。</translation>
    </message>
    <message>
        <source>The taught model reads now: try it, then keep it or go back.</source>
        <translation>现在由教过的模型识别：试试看，然后保留或退回。</translation>
    </message>
</context>
<context>
    <name>ThresholdSlider</name>
    <message>
        <source>lenient</source>
        <translation>宽松</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>严格</translation>
    </message>
    <message>
        <source>The model’s own setting.</source>
        <translation>模型自己的设置。</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it does not classify.</source>
        <translation>这个网络是自编码器：不做分类。</translation>
    </message>
    <message>
        <source>This network was not trained on non-digits, so it never says “not a digit”.</source>
        <translation>这个网络没有用非数字训练过，所以从不说“不是数字”。</translation>
    </message>
    <message>
        <source>This network knows its classes alone, so it never says “none of these”.</source>
        <translation>这个网络只认识自己的类别，所以从不说“都不是”。</translation>
    </message>
    <message>
        <source>Minimum confidence to be sure</source>
        <translation>算作确定的最低置信度</translation>
    </message>
    <message>
        <source>Minimum score to count as a digit</source>
        <translation>算作数字的最低得分</translation>
    </message>
    <message>
        <source>Minimum score to count as one of its classes</source>
        <translation>算作其中一类的最低得分</translation>
    </message>
    <message>
        <source>Never asks: it always gives the likeliest answer.</source>
        <translation>从不发问：总是给出最可能的答案。</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest.</source>
        <translation>低于 {threshold}：问是最可能的两个中的哪一个。</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest. {kept} of {what} get an answer; {passed} of those are correct.</source>
        <translation>低于 {threshold}：问是最可能的两个中的哪一个。{what}中有 {kept} 得到答案；其中 {passed} 正确。</translation>
    </message>
    <message>
        <source>Never says {verdict}.</source>
        <translation>从不说{verdict}。</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}.</source>
        <translation>得分低于 {threshold}：{verdict}。</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what}.</source>
        <translation>得分低于 {threshold}：{verdict}。接受{what}的 {kept}。</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what} and {passed} of {others}.</source>
        <translation>得分低于 {threshold}：{verdict}。接受{what}的 {kept}，{others}的 {passed}。</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>“not a digit”</source>
        <translation>“不是数字”</translation>
    </message>
    <message>
        <source>letters, symbols, shapes and scribbles</source>
        <translation>字母、符号、形状和涂鸦</translation>
    </message>
    <message>
        <source>drawings of its classes</source>
        <translation>属于其类别的手绘</translation>
    </message>
    <message>
        <source>“none of these”</source>
        <translation>“都不是”</translation>
    </message>
    <message>
        <source>other things</source>
        <translation>其他东西</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>ThresholdsTab</name>
    <message>
        <source>Back to the model’s own</source>
        <translation>恢复模型自己的设置</translation>
    </message>
    <message>
        <source>Set for {model}, and remembered for it. Its file is not changed.</source>
        <translation>为 {model} 设置并记住。它的文件不会改变。</translation>
    </message>
    <message>
        <source>Measured on {dataset}.</source>
        <translation>在“{dataset}”上测得。</translation>
    </message>
    <message>
        <source>The effect of these settings was not measured for this model; “digitpad calibrate” on the command line measures it.</source>
        <translation>没有为此模型测量过这些设置的效果；命令行的“digitpad calibrate”可以测量。</translation>
    </message>
    <message>
        <source>None of the {count} images measured here is read with at least this confidence.</source>
        <translation>这里测量的 {count} 张图像，识别的置信度没有一张达到这个值。</translation>
    </message>
    <message>
        <source>Of the {count} images measured here, {kept} are read with at least this confidence, and {right} of those correctly.</source>
        <translation>这里测量的 {count} 张图像中，有 {kept} 识别的置信度至少达到这个值，其中 {right} 正确。</translation>
    </message>
</context>
<context>
    <name>TrainingForm</name>
    <message>
        <source>digitpad’s own settings, which take a fraction of the time: a learning rate that rises and falls once, few epochs, and lower precision where it pays off</source>
        <translation>digitpad 自己的设置，只需一小部分时间：学习率一升一降，轮次少，在划算处用较低精度</translation>
    </message>
    <message>
        <source>Fast settings</source>
        <translation>快速设置</translation>
    </message>
    <message>
        <source>Settings that are seldom changed</source>
        <translation>很少改动的设置</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>高级</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>显示或隐藏设置</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Back to the recipe</source>
        <translation>恢复配方</translation>
    </message>
    <message>
        <source>Go back to the model’s own settings</source>
        <translation>恢复模型自己的设置</translation>
    </message>
    <message>
        <source>Use the published {count} epochs</source>
        <translation>用公布的 {count} 轮</translation>
    </message>
    <message>
        <source>Train as long as the published recipe does: {count} epochs</source>
        <translation>训练和公布的配方一样久：{count} 轮</translation>
    </message>
    <message>
        <source>our fast settings</source>
        <translation>我们的快速设置</translation>
    </message>
    <message>
        <source>the model’s recipe</source>
        <translation>模型的配方</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已改动</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} · batch {batch_size} · {optimizer} · rate {learning_rate}</source>
        <translation>{epochs} · 批次 {batch_size} · {optimizer} · 学习率 {learning_rate}</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>已增强</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快速</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Press Train to continue training this model.</source>
        <translation>按“训练”继续训练此模型。</translation>
    </message>
    <message>
        <source>A run is in progress; stop it first.</source>
        <translation>训练正在进行；请先停止。</translation>
    </message>
    <message>
        <source>Nothing was set up: a run is in progress. Stop it first.</source>
        <translation>没有做任何设置：训练正在进行。请先停止。</translation>
    </message>
    <message>
        <source>Nothing was set up.</source>
        <translation>没有做任何设置。</translation>
    </message>
    <message>
        <source>Nothing was set up. {reason}</source>
        <translation>没有做任何设置。{reason}</translation>
    </message>
    <message>
        <source>Ready: press Train.</source>
        <translation>已就绪：按“训练”。</translation>
    </message>
    <message>
        <source>Set up in the training panel: press Train there.</source>
        <translation>已在训练面板中设好：在那里按“训练”。</translation>
    </message>
    <message>
        <source>There are no images to learn from in {place}.</source>
        <translation>{place} 中没有可供学习的图像。</translation>
    </message>
    <message>
        <source>{images} Press Train to learn from them.</source>
        <translation>{images} 按“训练”从中学习。</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>Start from the weights of this model instead of from scratch</source>
        <translation>从此模型的权重开始，而不是从头开始</translation>
    </message>
    <message>
        <source>Uncheck it to train on all images; the run that was set up again used this many</source>
        <translation>取消勾选则用所有图像训练；重新设置的那次训练用了这么多</translation>
    </message>
    <message>
        <source>Continue training “{name}”</source>
        <translation>继续训练“{name}”</translation>
    </message>
    <message>
        <source>Continue training “{name}” instead</source>
        <translation>改为继续训练“{name}”</translation>
    </message>
    <message>
        <source>Continue training “{name}” ({network}) instead</source>
        <translation>改为继续训练“{name}”（{network}）</translation>
    </message>
    <message>
        <source>Train on the first {count} images only</source>
        <translation>只用前 {count} 张图像训练</translation>
    </message>
    <message>
        <source>Test on the first {count} images only</source>
        <translation>只用前 {count} 张图像测试</translation>
    </message>
    <message>
        <source>There is no recipe here for {model}.</source>
        <translation>这里没有 {model} 的配方。</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{photo}, page {number}</source>
        <translation>{photo}，第 {number} 页</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>正在识别…</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <translation>等待识别</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>未识别：{why}</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>page</source>
        <translation>纸页</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>{count} 个不确定</translation>
    </message>
    <message>
        <source>all sure</source>
        <translation>全部确定</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>没有数</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已保存</translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Read with the model as it was before</source>
        <translation>用原来的模型识别</translation>
    </message>
    <message>
        <source>Stopped. The model is as it was.</source>
        <translation>已停止。模型保持原样。</translation>
    </message>
    <message>
        <source>Now {model} reads; Keep brings the taught model back.</source>
        <translation>现在由 {model} 识别；“保留”可换回教过的模型。</translation>
    </message>
    <message>
        <source>Kept: it reads from now on.</source>
        <translation>已保留：从现在起由它识别。</translation>
    </message>
    <message>
        <source>The model is as it was.</source>
        <translation>模型保持原样。</translation>
    </message>
</context>
<context>
    <name>UnforeseenErrors</name>
    <message>
        <source>Unexpected error: {reason}. Your drawing and your models are still there: go on, or save them and start digitpad again. Please report it: “Copy report” has the details.</source>
        <translation>意外错误：{reason}。你的手绘和模型都还在：可以继续，或保存后重新启动 digitpad。请报告此问题：“复制报告”含有详情。</translation>
    </message>
    <message>
        <source>Something went wrong inside digitpad</source>
        <translation>digitpad 内部出了问题</translation>
    </message>
</context>
<context>
    <name>UnitExplanation</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>VerdictLabel</name>
    <message>
        <source>Verdict</source>
        <translation>判定</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>还没有画</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>PyTorch is being loaded; this needs it…</source>
        <translation>正在加载 PyTorch；这里需要它…</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Drawings by class</source>
        <translation>按类别排列的手绘</translation>
    </message>
</context>
<context>
    <name>WhatIfView</name>
    <message>
        <source>Do it on the canvas</source>
        <translation>在画布上照做</translation>
    </message>
    <message>
        <source>Change the drawing so; Undo brings it back</source>
        <translation>照此改动手绘；“撤销”可恢复</translation>
    </message>
    <message>
        <source>Rub ink out here with the mouse and see what it is read as then.</source>
        <translation>用鼠标在这里擦去墨迹，看看会识别成什么。</translation>
    </message>
    <message>
        <source>Looking for the least change…</source>
        <translation>正在寻找最小的改动…</translation>
    </message>
    <message>
        <source>How far can the picture be changed?</source>
        <translation>图片能改变多少？</translation>
    </message>
    <message>
        <source>No small change makes it anything but {digit}.</source>
        <translation>小的改动都不能让它变成 {digit} 以外的东西。</translation>
    </message>
    <message>
        <source>Your drawing; what would be changed is hollow</source>
        <translation>你的手绘；会改变的部分为空心</translation>
    </message>
    <message>
        <source>Your drawing</source>
        <translation>你的手绘</translation>
    </message>
    <message>
        <source>The least change makes it {digit} ({share}).</source>
        <translation>最小的改动让它变成 {digit}（{share}）。</translation>
    </message>
    <message>
        <source>This change makes it {digit} ({share}).</source>
        <translation>这个改动让它变成 {digit}（{share}）。</translation>
    </message>
    <message>
        <source>Still read as {digit} when only one of these is changed:</source>
        <translation>只改变其中一项时，在以下范围内仍识别为 {digit}：</translation>
    </message>
    <message>
        <source>Still not taken for a digit when only one of these is changed:</source>
        <translation>只改变其中一项时，在以下范围内仍不被当作数字：</translation>
    </message>
    <message>
        <source>{change}: {range}</source>
        <translation>{change}：{range}</translation>
    </message>
    <message>
        <source>Rub this out: {digit} ({share})</source>
        <translation>擦去这里：{digit}（{share}）</translation>
    </message>
    <message>
        <source>Close this gap: {digit} ({share})</source>
        <translation>合上这个缺口：{digit}（{share}）</translation>
    </message>
    <message>
        <source>Draw this on: {digit} ({share})</source>
        <translation>继续画这里：{digit}（{share}）</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Show this in the training panel’s place, where it covers nothing</source>
        <translation>在训练面板的位置显示它，这样不遮挡任何内容</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>停靠</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已保存为 {file}</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>文件没有保存</translation>
    </message>
</context>
<context>
    <name>WritingLine</name>
    <message>
        <source>Writing line</source>
        <translation>书写行</translation>
    </message>
    <message>
        <source>Write a number here</source>
        <translation>在这里写一个数</translation>
    </message>
    <message>
        <source>Write a number here. The arrow keys move a pen, the space bar puts it down.</source>
        <translation>在这里写一个数。方向键移动画笔，空格键落笔。</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a drawing, a picture of a digit, or a model</source>
        <translation>打开手绘、数字图片或模型</translation>
    </message>
    <message>
        <source>Save &amp;drawing as…</source>
        <translation>手绘另存为(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the drawing as ink (InkML) or as a picture (PNG)</source>
        <translation>把手绘保存为墨迹（InkML）或图片（PNG）</translation>
    </message>
    <message>
        <source>Save reco&amp;nstruction…</source>
        <translation>保存重建(&amp;N)…</translation>
    </message>
    <message>
        <source>Save an autoencoder’s input beside its reconstruction, as a picture</source>
        <translation>把自编码器的输入和重建并排保存为图片</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>打开模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Read and train with a model from a file</source>
        <translation>用文件中的模型识别和训练</translation>
    </message>
    <message>
        <source>Use the s&amp;hipped model</source>
        <translation>用内置模型(&amp;H)</translation>
    </message>
    <message>
        <source>Read with the model that comes with digitpad</source>
        <translation>用 digitpad 自带的模型识别</translation>
    </message>
    <message>
        <source>Use the shipped model for pic&amp;tures</source>
        <translation>用内置图片模型(&amp;T)</translation>
    </message>
    <message>
        <source>Read, measure and explain with the model that reads pictures; it sees the shape of drawings alone</source>
        <translation>用识别图片的模型来识别、测量和解释；它只看手绘的形状</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation>并排比较(&amp;B)…</translation>
    </message>
    <message>
        <source>Let up to three models read what you draw, as you draw</source>
        <translation>让最多三个模型边画边识别</translation>
    </message>
    <message>
        <source>&amp;Save model as…</source>
        <translation>模型另存为(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the model that reads as a file</source>
        <translation>把当前识别用的模型保存为文件</translation>
    </message>
    <message>
        <source>Pi&amp;xels of the model…</source>
        <translation>模型的像素(&amp;X)…</translation>
    </message>
    <message>
        <source>Say how the pixels were scaled that weights from elsewhere were trained on</source>
        <translation>指明外来权重训练时像素的取值范围</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close digitpad</source>
        <translation>关闭 digitpad</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last stroke, clear or open</source>
        <translation>撤销上一次笔画、清除或打开</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>重做刚撤销的操作</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>Clear the canvas</source>
        <translation>清空画布</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>橡皮擦(&amp;E)</translation>
    </message>
    <message>
        <source>Erase parts of the drawing, or draw again; a pen’s other end always erases</source>
        <translation>擦除手绘的一部分，或恢复绘画；笔的另一端始终是橡皮擦</translation>
    </message>
    <message>
        <source>C&amp;opy picture</source>
        <translation>复制图片(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the drawing, as a picture and as ink</source>
        <translation>把手绘复制为图片和墨迹</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>粘贴(&amp;P)</translation>
    </message>
    <message>
        <source>Paste what is on the clipboard onto the canvas</source>
        <translation>把剪贴板的内容粘贴到画布上</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>训练(&amp;T)</translation>
    </message>
    <message>
        <source>Train a network with the settings on the right</source>
        <translation>按右侧的设置训练网络</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Pause the training, or continue</source>
        <translation>暂停或继续训练</translation>
    </message>
    <message>
        <source>&amp;One batch</source>
        <translation>单个批次(&amp;O)</translation>
    </message>
    <message>
        <source>Train with one batch, and show what it changed</source>
        <translation>用一个批次训练，并显示它改变了什么</translation>
    </message>
    <message>
        <source>Slo&amp;w motion</source>
        <translation>慢动作(&amp;W)</translation>
    </message>
    <message>
        <source>Train batch by batch, each shown for a moment</source>
        <translation>逐批训练，每批停留片刻</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>End the training and keep what was learned</source>
        <translation>结束训练，保留学到的内容</translation>
    </message>
    <message>
        <source>&amp;Continue training this model</source>
        <translation>继续训练此模型(&amp;C)</translation>
    </message>
    <message>
        <source>Prepare a run that starts from these weights</source>
        <translation>准备一次从这些权重开始的训练</translation>
    </message>
    <message>
        <source>&amp;Runs…</source>
        <translation>训练记录(&amp;R)…</translation>
    </message>
    <message>
        <source>The archived runs: compare them, load a model, run again, write a report</source>
        <translation>已存档的训练记录：比较、加载模型、再次训练、写报告</translation>
    </message>
    <message>
        <source>Read si&amp;gns of my own…</source>
        <translation>识别自己的符号(&amp;G)…</translation>
    </message>
    <message>
        <source>Name them, draw some of each, and train a reader in seconds</source>
        <translation>给符号命名，每种画几个，几秒钟就能训练出识别器</translation>
    </message>
    <message>
        <source>My t&amp;hings…</source>
        <translation>我的收藏(&amp;H)…</translation>
    </message>
    <message>
        <source>Make a reader of your own signs, or teach the model your handwriting</source>
        <translation>制作自己符号的识别器，或教模型认你的笔迹</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>放大(&amp;L)</translation>
    </message>
    <message>
        <source>Make all text larger, and what goes with it</source>
        <translation>放大所有文字及相关部分</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>缩小(&amp;S)</translation>
    </message>
    <message>
        <source>Make all text smaller, and what goes with it</source>
        <translation>缩小所有文字及相关部分</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>默认大小(&amp;U)</translation>
    </message>
    <message>
        <source>Show text in the size that the system has</source>
        <translation>按系统的文字大小显示</translation>
    </message>
    <message>
        <source>Write &amp;numbers</source>
        <translation>写多位数(&amp;N)</translation>
    </message>
    <message>
        <source>Write whole numbers on a wide line, or single digits again</source>
        <translation>在宽行上写整个数，或回到单个数字</translation>
    </message>
    <message>
        <source>Show trainin&amp;g</source>
        <translation>显示训练(&amp;G)</translation>
    </message>
    <message>
        <source>Show or hide the training panel</source>
        <translation>显示或隐藏训练面板</translation>
    </message>
    <message>
        <source>Net&amp;work</source>
        <translation>网络(&amp;W)</translation>
    </message>
    <message>
        <source>Show the whole network, lit by what you draw, or hide it</source>
        <translation>显示或隐藏整个网络，你画的内容会点亮它</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Use the whole screen, with text for a projector, or the window again</source>
        <translation>用整个屏幕和适合投影仪的文字，或回到窗口</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>指南(&amp;G)</translation>
    </message>
    <message>
        <source>A few pages about what you can do</source>
        <translation>几页说明，介绍你能做什么</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>课程(&amp;L)…</translation>
    </message>
    <message>
        <source>Guided experiments of a few minutes each, beside the running curves</source>
        <translation>每个几分钟的引导实验，就在实时曲线旁边</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
        <source>Which keys do what</source>
        <translation>哪个键做什么</translation>
    </message>
    <message>
        <source>&amp;About digitpad</source>
        <translation>关于 digitpad(&amp;A)</translation>
    </message>
    <message>
        <source>What digitpad is, and the versions of its parts</source>
        <translation>digitpad 是什么，各部分的版本</translation>
    </message>
    <message>
        <source>&amp;Why this answer…</source>
        <translation>为什么是这个答案(&amp;W)…</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it, as you draw</source>
        <translation>边画边看哪些墨迹支持答案，哪些反对</translation>
    </message>
    <message>
        <source>&amp;Robustness…</source>
        <translation>鲁棒性(&amp;R)…</translation>
    </message>
    <message>
        <source>Measure how far digits can be changed until the model misreads them</source>
        <translation>测量数字变化到什么程度模型才会认错</translation>
    </message>
    <message>
        <source>&amp;How good?…</source>
        <translation>有多好？(&amp;H)…</translation>
    </message>
    <message>
        <source>Measure the model on a data set: accuracy, confusions, images, robustness, thresholds</source>
        <translation>在数据集上测量模型：准确率、混淆、图像、鲁棒性、阈值</translation>
    </message>
    <message>
        <source>&amp;Browse images…</source>
        <translation>浏览图像(&amp;B)…</translation>
    </message>
    <message>
        <source>Page through a data set: what each image is, what the model reads, its mistakes</source>
        <translation>翻阅数据集：每张图像是什么、模型识别成什么、它的错误</translation>
    </message>
    <message>
        <source>&amp;Confidence thresholds…</source>
        <translation>置信度阈值(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit”</source>
        <translation>选择置信度低于多少时问“4 还是 9？”，或说“不是数字”</translation>
    </message>
    <message>
        <source>Read &amp;pages and tables…</source>
        <translation>识别纸页和表格(&amp;P)…</translation>
    </message>
    <message>
        <source>Read the numbers on a photo of a page or table, for a spreadsheet</source>
        <translation>识别纸页或表格照片上的数，供电子表格使用</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>Shift</source>
        <translation>平移</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>旋转</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>倾斜</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>笔画粗细</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
</context>
<context>
    <name>choosers</name>
    <message>
        <source>{title} · about 30 s · 99 %</source>
        <translation>{title} · 约 30 秒 · 99%</translation>
    </message>
    <message>
        <source>{title} · about 20 s · 92 %</source>
        <translation>{title} · 约 20 秒 · 92%</translation>
    </message>
    <message>
        <source>{title} · about 4 min · 99 %</source>
        <translation>{title} · 约 4 分 · 99%</translation>
    </message>
    <message>
        <source>{title} · about 3 min · 98 %</source>
        <translation>{title} · 约 3 分 · 98%</translation>
    </message>
    <message>
        <source>{title} · about 1 min · 98 %</source>
        <translation>{title} · 约 1 分 · 98%</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必需</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>默认：{default}</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>显示此说明并退出。</translation>
    </message>
    <message>
        <source>Draw a digit and be read; train a network and watch it learn.</source>
        <translation>画一个数字，让它认；训练一个网络，看它学习。</translation>
    </message>
    <message>
        <source>Without arguments, or with files to open (digitpad photo.jpg), the window.</source>
        <translation>不带参数，或带要打开的文件（digitpad photo.jpg）时，打开窗口。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>显示版本。</translation>
    </message>
    <message>
        <source>Put digitpad in this user&apos;s menu, and offer it for ink files and models.</source>
        <translation>把 digitpad 加入此用户的菜单，并提供给墨迹文件和模型使用。</translation>
    </message>
    <message>
        <source>Take it out of the menu again.</source>
        <translation>再从菜单中取出。</translation>
    </message>
    <message>
        <source>Check this installation: open the window, draw, read and close it.</source>
        <translation>检查此安装：打开窗口、绘画、识别、关闭。</translation>
    </message>
    <message>
        <source>Print results and failures only.</source>
        <translation>只输出结果和失败。</translation>
    </message>
    <message>
        <source>Say what is read, and how long it took.</source>
        <translation>说明读取了什么、用了多久。</translation>
    </message>
    <message>
        <source>Print the traceback of a failure as well.</source>
        <translation>失败时还输出回溯信息。</translation>
    </message>
    <message>
        <source>Install completion for the current shell.</source>
        <translation>为当前 shell 安装补全。</translation>
    </message>
    <message>
        <source>Show completion for the current shell, to copy it or customize the installation.</source>
        <translation>显示当前 shell 的补全脚本，以便复制或自定义安装。</translation>
    </message>
    <message>
        <source>On a desktop</source>
        <translation>在桌面上</translation>
    </message>
    <message>
        <source>Anywhere on the line</source>
        <translation>可在命令行任意位置</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>识别</translation>
    </message>
    <message>
        <source>Read pictures and ink files.</source>
        <translation>识别图片和墨迹文件。</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages.</source>
        <translation>识别纸页照片上的数。</translation>
    </message>
    <message>
        <source>Read the table on each photo: its grid and its numbers.</source>
        <translation>识别每张照片上的表格：网格和其中的数。</translation>
    </message>
    <message>
        <source>Show which ink speaks for what is read and which against it.</source>
        <translation>显示哪些墨迹支持识别结果，哪些反对。</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Train a model.</source>
        <translation>训练模型。</translation>
    </message>
    <message>
        <source>Teach a model somebody&apos;s hand from a few labelled drawings.</source>
        <translation>用几幅带标签的手绘，教模型认某人的笔迹。</translation>
    </message>
    <message>
        <source>Make “90 % sure” mean right nine times out of ten.</source>
        <translation>让“90% 把握”真的是十次对九次。</translation>
    </message>
    <message>
        <source>Write a page about a run, or about a model.</source>
        <translation>写一页关于训练记录或模型的报告。</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first.</source>
        <translation>列出保留的训练记录，最新的在前。</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>测量</translation>
    </message>
    <message>
        <source>Measure a model on labelled images it was not trained on.</source>
        <translation>在没有用于训练的带标签图像上测量模型。</translation>
    </message>
    <message>
        <source>Measure a model on shifted, turned, slanted or noisy digits.</source>
        <translation>在平移、旋转、倾斜或有噪声的数字上测量模型。</translation>
    </message>
    <message>
        <source>Save what an autoencoder reconstructs beside the originals.</source>
        <translation>把自编码器的重建与原图并排保存。</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>模型文件</translation>
    </message>
    <message>
        <source>Show what a model file holds, and check that it is whole.</source>
        <translation>显示模型文件的内容，并检查它是否完好。</translation>
    </message>
    <message>
        <source>Convert weights to or from candle, tch-rs, PyTorch, numpy.</source>
        <translation>把权重与 candle、tch-rs、PyTorch、numpy 的格式互相转换。</translation>
    </message>
    <message>
        <source>Write a model as an ONNX file or a hub&apos;s folder, with all that is known about it.</source>
        <translation>把模型写成 ONNX 文件或模型仓库的文件夹，并附上所有已知信息。</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>有些什么</translation>
    </message>
    <message>
        <source>List the architectures, with their recipes.</source>
        <translation>列出架构及其配方。</translation>
    </message>
    <message>
        <source>List the data sets, and what each needs before it can be used.</source>
        <translation>列出数据集，以及各自使用前需要什么。</translation>
    </message>
    <message>
        <source>List the devices to train on, the best one first.</source>
        <translation>列出可用于训练的设备，最好的在前。</translation>
    </message>
    <message>
        <source>Fetch data sets, to have them without a network.</source>
        <translation>下载数据集，以便没有网络时使用。</translation>
    </message>
    <message>
        <source>Show where models, runs, data sets and settings are kept, and which variables change that.</source>
        <translation>显示模型、训练记录、数据集和设置存放在哪里，以及哪些变量可以改变。</translation>
    </message>
    <message>
        <source>Read pictures and ink files. A file that cannot be read does not stop the others.</source>
        <translation>识别图片和墨迹文件。有文件无法读取时，其他文件照常进行。</translation>
    </message>
    <message>
        <source>Pictures, and ink files (.inkml); “-” is standard input.</source>
        <translation>图片和墨迹文件（.inkml）；“-”为标准输入。</translation>
    </message>
    <message>
        <source>Model file; without it: the shipped one.</source>
        <translation>模型文件；不给出则用内置模型。</translation>
    </message>
    <message>
        <source>How the pixels were scaled that the weights of another program were trained on.</source>
        <translation>其他程序的权重训练时，像素的取值范围。</translation>
    </message>
    <message>
        <source>Save each picture&apos;s steps in this folder: the picture, its ink, 28×28.</source>
        <translation>把每张图片的各步保存到此文件夹：图片、它的墨迹、28×28。</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>替换已有的文件。</translation>
    </message>
    <message>
        <source>“Not a digit” below this digit score; without it: what the model file says.</source>
        <translation>数字得分低于此值为“不是数字”；不给出则按模型文件所定。</translation>
    </message>
    <message>
        <source>“Unsure” below this probability; without it: what the model file says.</source>
        <translation>概率低于此值为“不确定”；不给出则按模型文件所定。</translation>
    </message>
    <message>
        <source>Print one JSON object per line.</source>
        <translation>每行输出一个 JSON 对象。</translation>
    </message>
    <message>
        <source>Read a photo and an ink file:</source>
        <translation>识别一张照片和一个墨迹文件：</translation>
    </message>
    <message>
        <source>Read what another program hands over:</source>
        <translation>识别另一个程序传来的内容：</translation>
    </message>
    <message>
        <source>With a model of your own:</source>
        <translation>用你自己的模型：</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages. A photo that cannot be read does not stop the others.</source>
        <translation>识别纸页照片上的数。有照片无法读取时，其他照片照常进行。</translation>
    </message>
    <message>
        <source>Photos or scans of pages; “-” is standard input.</source>
        <translation>纸页的照片或扫描件；“-”为标准输入。</translation>
    </message>
    <message>
        <source>Write the numbers to this file, one a row; “-” prints them as CSV.</source>
        <translation>把数写入此文件，每行一个；“-”以 CSV 输出。</translation>
    </message>
    <message>
        <source>Part the columns of CSV by semicolons.</source>
        <translation>用分号分隔 CSV 的各列。</translation>
    </message>
    <message>
        <source>Begin CSV with a byte-order mark, by which Excel recognises UTF-8.</source>
        <translation>CSV 以字节顺序标记开头，Excel 由此识别 UTF-8。</translation>
    </message>
    <message>
        <source>Write every cell to CSV as it is, also what a spreadsheet takes for a formula or a date.</source>
        <translation>把每个单元格原样写入 CSV，包括电子表格会当作公式或日期的内容。</translation>
    </message>
    <message>
        <source>The numbers on a photo, into a spreadsheet:</source>
        <translation>把照片上的数放进电子表格：</translation>
    </message>
    <message>
        <source>The same, for another program:</source>
        <translation>同上，供另一个程序使用：</translation>
    </message>
    <message>
        <source>A photo that cannot be read does not stop the others.</source>
        <translation>有照片无法读取时，其他照片照常进行。</translation>
    </message>
    <message>
        <source>Photos or scans of tables, each a sheet of the Excel file; “-” is standard input.</source>
        <translation>表格的照片或扫描件，每张为 Excel 文件中的一张工作表；“-”为标准输入。</translation>
    </message>
    <message>
        <source>Write the cells to this file; “-” prints them as CSV.</source>
        <translation>把单元格写入此文件；“-”以 CSV 输出。</translation>
    </message>
    <message>
        <source>Add to CSV a column “doubtful”, which names the doubtful cells of each row.</source>
        <translation>给 CSV 添加“doubtful”列，标明每行存疑的单元格。</translation>
    </message>
    <message>
        <source>Read by the other grid that is offered where the rows and columns are not sure.</source>
        <translation>行和列不确定时，按给出的另一种网格识别。</translation>
    </message>
    <message>
        <source>A filled-in table, into Excel:</source>
        <translation>把填好的表格放进 Excel：</translation>
    </message>
    <message>
        <source>Into CSV that says what to check:</source>
        <translation>写成 CSV，并说明要检查什么：</translation>
    </message>
    <message>
        <source>A file that cannot be read does not stop the others.</source>
        <translation>有文件无法读取时，其他文件照常进行。</translation>
    </message>
    <message>
        <source>Explain this class; without it: what is read.</source>
        <translation>解释此类别；不给出则解释识别结果。</translation>
    </message>
    <message>
        <source>Compare it with: another class, runner-up, all or none (its logit).</source>
        <translation>与之比较：另一个类别、runner-up、all 或 none（其 logit）。</translation>
    </message>
    <message>
        <source>lime, occlusion, integrated-gradients or input-x-gradient; without it: lime.</source>
        <translation>lime、occlusion、integrated-gradients 或 input-x-gradient；不给出则为 lime。</translation>
    </message>
    <message>
        <source>Save a picture of each map in this folder.</source>
        <translation>把每张图保存到此文件夹。</translation>
    </message>
    <message>
        <source>Save a map of which ink spoke for the answer:</source>
        <translation>保存一张图，显示哪些墨迹支持答案：</translation>
    </message>
    <message>
        <source>Why could it be a 9 and not a 4?</source>
        <translation>为什么可能是 9 而不是 4？</translation>
    </message>
    <message>
        <source>Train a model. Settings that you leave out come from the architecture&apos;s recipe.</source>
        <translation>训练模型。没有给出的设置取自架构的配方。</translation>
    </message>
    <message>
        <source>Ctrl-C stops the run and keeps the best weights so far; they are saved if --output was given, and the exit code is 130.</source>
        <translation>Ctrl-C 停止训练并保留目前最好的权重；给出 --output 时会保存，退出码为 130。</translation>
    </message>
    <message>
        <source>“digitpad models” lists them; without it: quick.</source>
        <translation>“digitpad models”可列出；不给出则为 quick。</translation>
    </message>
    <message>
        <source>Layers of your own: “conv 16 3, relu, pool 2, dense 10”.</source>
        <translation>自定义层：“conv 16 3, relu, pool 2, dense 10”。</translation>
    </message>
    <message>
        <source>A setting of the architecture, if it has any, e.g. patch=7.</source>
        <translation>架构的设置（如果有），例如 patch=7。</translation>
    </message>
    <message>
        <source>Start from the weights of this model file.</source>
        <translation>从此模型文件的权重开始。</translation>
    </message>
    <message>
        <source>Data set, or several joined by “+”; “digitpad datasets” lists them. Without it: mnist if it is there, else handwriting; for lines and colour pictures their own.</source>
        <translation>数据集，或用“+”连接的几个；“digitpad datasets”可列出。不给出则为 mnist（若存在），否则为 handwriting；行和彩色图片则用各自的数据集。</translation>
    </message>
    <message>
        <source>Folder with the data set’s original files, or with images of your own (used with --dataset).</source>
        <translation>含有数据集原始文件或你自己图像的文件夹（与 --dataset 一起使用）。</translation>
    </message>
    <message>
        <source>What your own images need to be as MNIST’s are: white ink on black, upright.</source>
        <translation>你自己的图像要与 MNIST 一致需要什么处理：黑底白墨、方向正。</translation>
    </message>
    <message>
        <source>Use at most N training images.</source>
        <translation>最多用 N 张训练图像。</translation>
    </message>
    <message>
        <source>Use at most N test images.</source>
        <translation>最多用 N 张测试图像。</translation>
    </message>
    <message>
        <source>The architecture’s own recipe, or settings that learn fast.</source>
        <translation>架构自己的配方，或学得快的设置。</translation>
    </message>
    <message>
        <source>Learn from the answers of this model, too.</source>
        <translation>同时向此模型的答案学习。</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>网络把每张训练图像看多少遍</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>每步的图像数；“full”：一步用全部图像</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>权重如何更新</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>每步走多远；太大训练会发散</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>每次看图像时都略微旋转、平移、弯曲和加粗，这样别人的笔迹也能识别（数据增强）</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>两两混合彩色图片及其类别：mixup 把两张叠合，cutmix 把一张的一块放进另一张；用于长时间训练</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>相同的种子精确重现一次训练；换一个则起点和打乱顺序都不同</translation>
    </message>
    <message>
        <source>auto, or one of “digitpad devices”.</source>
        <translation>auto，或“digitpad devices”列出的一个。</translation>
    </message>
    <message>
        <source>Processor threads; without it: one for each core.</source>
        <translation>处理器线程数；不给出则每个核心一个。</translation>
    </message>
    <message>
        <source>Save the best model here; a checkpoint is kept beside it.</source>
        <translation>把最好的模型保存在这里；旁边会保留检查点。</translation>
    </message>
    <message>
        <source>Save the weights of the epoch that tested best, or the last ones.</source>
        <translation>保存测试最好的那一轮的权重，或最后的权重。</translation>
    </message>
    <message>
        <source>Continue from this checkpoint, or from the one beside this model; “last”: the latest run that the window did not finish.</source>
        <translation>从此检查点继续，或从此模型旁边的检查点继续；“last”：窗口没有完成的最新一次训练。</translation>
    </message>
    <message>
        <source>Write a line for each epoch to this CSV file.</source>
        <translation>把每一轮的一行数据写入此 CSV 文件。</translation>
    </message>
    <message>
        <source>Write figures and misread images to this folder, for TensorBoard.</source>
        <translation>把数据和认错的图像写入此文件夹，供 TensorBoard 使用。</translation>
    </message>
    <message>
        <source>A note to store in the model file.</source>
        <translation>存入模型文件的备注。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>How it learns</source>
        <translation>如何学习</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>计算机</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>保留什么</translation>
    </message>
    <message>
        <source>Train the quick network; half a minute:</source>
        <translation>训练 quick 网络，半分钟：</translation>
    </message>
    <message>
        <source>Another architecture, on MNIST:</source>
        <translation>另一种架构，在 MNIST 上：</translation>
    </message>
    <message>
        <source>Continue a run that was stopped:</source>
        <translation>继续停止的训练：</translation>
    </message>
    <message>
        <source>Layers of your own:</source>
        <translation>自定义层：</translation>
    </message>
    <message>
        <source>Drawings labelled as something other than a digit teach it to refuse what looks like them. The drawings are read before and after, each by a network that was taught without it, and so are test images: MNIST&apos;s if they are found, else generated ones. Ctrl-C stops it, and nothing is saved then.</source>
        <translation>标为数字以外的手绘，会教它拒绝类似的东西。手绘在教之前和之后各识别一次，每幅都由没有用它教过的网络识别；测试图像也一样：找得到 MNIST 就用它，否则用生成的。Ctrl-C 停止教学，此时不保存任何内容。</translation>
    </message>
    <message>
        <source>With --things the model gets a new last layer for these classes, within seconds. It refuses what is none of them, and each drawing is read by a layer that did not learn from it.</source>
        <translation>给出 --things 时，模型在几秒内得到针对这些类别的新的最后一层。它拒绝不属于这些类别的东西，每幅手绘都由没有学过它的层识别。</translation>
    </message>
    <message>
        <source>Save the taught model here.</source>
        <translation>把教过的模型保存在这里。</translation>
    </message>
    <message>
        <source>A model file; without it: the shipped one.</source>
        <translation>模型文件；不给出则用内置模型。</translation>
    </message>
    <message>
        <source>The model file, as an option.</source>
        <translation>模型文件，以选项给出。</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings; without it: My handwriting.</source>
        <translation>带标签手绘的墨迹文件；不给出则用我的笔迹。</translation>
    </message>
    <message>
        <source>Teach classes of your own in place of digits: a set of My things by its name, a .digitpad-class or ink file, or a folder with a folder of pictures for each class.</source>
        <translation>用自己的类别代替数字来教：我的收藏中某个集合的名称、.digitpad-class 文件或墨迹文件，或每个类别各有一个图片文件夹的文件夹。</translation>
    </message>
    <message>
        <source>Teach the shipped model somebody&apos;s hand:</source>
        <translation>教内置模型认某人的笔迹：</translation>
    </message>
    <message>
        <source>Make a reader of your own set:</source>
        <translation>为自己的集合制作识别器：</translation>
    </message>
    <message>
        <source>Fits the model&apos;s temperature and thresholds. MODEL itself stays as it is, unless --in-place is given. Use data that the model was neither trained on nor will be measured on.</source>
        <translation>调整模型的温度和阈值。除非给出 --in-place，MODEL 本身保持原样。请使用模型既没有用来训练、也不会用来测量的数据。</translation>
    </message>
    <message>
        <source>A model file (.safetensors, .npz, .pt or .onnx), or the name of a shipped network.</source>
        <translation>模型文件（.safetensors、.npz、.pt 或 .onnx），或内置网络的名称。</translation>
    </message>
    <message>
        <source>The test part of this data set; may be given again.</source>
        <translation>此数据集的测试部分；可多次给出。</translation>
    </message>
    <message>
        <source>Share of digits that must be accepted.</source>
        <translation>必须接受的数字的比例。</translation>
    </message>
    <message>
        <source>Write the model here; without it: beside MODEL, as MODEL.calibrated.safetensors.</source>
        <translation>把模型写到这里；不给出则写在 MODEL 旁边，名为 MODEL.calibrated.safetensors。</translation>
    </message>
    <message>
        <source>Replace MODEL itself.</source>
        <translation>替换 MODEL 本身。</translation>
    </message>
    <message>
        <source>Fit the confidence on generated digits:</source>
        <translation>用生成的数字调整置信度：</translation>
    </message>
    <message>
        <source>About a run: curves, confusions, worst mistakes and settings. About a model: what it looks for, what is typical to it and what is not, and what it confuses. It is one file that needs nothing else, to look at, to print or to hand in.</source>
        <translation>关于训练记录：曲线、混淆、最严重的错误和设置。关于模型：它寻找什么、觉得什么典型、什么不典型、混淆什么。结果是一个不需要其他内容的文件，可供查看、打印或提交。</translation>
    </message>
    <message>
        <source>A run that was kept (its name, that of “digitpad runs”, or “last”), or a model file.</source>
        <translation>保留的训练记录（它的名称、“digitpad runs”中的名称或“last”），或模型文件。</translation>
    </message>
    <message>
        <source>Write the page here; “-” prints it.</source>
        <translation>把报告页写到这里；“-”为直接输出。</translation>
    </message>
    <message>
        <source>A page about the latest run:</source>
        <translation>关于最新训练记录的一页：</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first. Show, rename or delete one.</source>
        <translation>列出保留的训练记录，最新的在前。可显示、重命名或删除其中一条。</translation>
    </message>
    <message>
        <source>Show all that is known about a run.</source>
        <translation>显示关于一条训练记录的所有信息。</translation>
    </message>
    <message>
        <source>Delete runs.</source>
        <translation>删除训练记录。</translation>
    </message>
    <message>
        <source>Give a run another name.</source>
        <translation>给训练记录另起名称。</translation>
    </message>
    <message>
        <source>What was trained:</source>
        <translation>训练过什么：</translation>
    </message>
    <message>
        <source>All about the latest run:</source>
        <translation>最新训练记录的所有信息：</translation>
    </message>
    <message>
        <source>Give it a name:</source>
        <translation>给它命名：</translation>
    </message>
    <message>
        <source>Delete it:</source>
        <translation>删除它：</translation>
    </message>
    <message>
        <source>A run: its name, its folder&apos;s, or “last”.</source>
        <translation>训练记录：它的名称、它的文件夹名，或“last”。</translation>
    </message>
    <message>
        <source>Delete runs; for a day the window can bring them back.</source>
        <translation>删除训练记录；一天之内可在窗口中恢复。</translation>
    </message>
    <message>
        <source>Runs: their names, their folders&apos;, or “last”.</source>
        <translation>训练记录：它们的名称、文件夹名，或“last”。</translation>
    </message>
    <message>
        <source>Its new name.</source>
        <translation>它的新名称。</translation>
    </message>
    <message>
        <source>The reliability diagram shows whether it is right as often as it says it is.</source>
        <translation>可靠性图显示它实际正确的次数是否与它声称的一样多。</translation>
    </message>
    <message>
        <source>A model file; with --numbers it may be left out for the shipped networks.</source>
        <translation>模型文件；给出 --numbers 时可以省略，改用内置网络。</translation>
    </message>
    <message>
        <source>The test part of this data set.</source>
        <translation>此数据集的测试部分。</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings.</source>
        <translation>带标签手绘的墨迹文件。</translation>
    </message>
    <message>
        <source>A folder with a folder of pictures for each label.</source>
        <translation>每个标签各有一个图片文件夹的文件夹。</translation>
    </message>
    <message>
        <source>Numbers of several digits: an ink file, or a list with the columns file and digits.</source>
        <translation>多位数：墨迹文件，或含有 file 和 digits 列的列表。</translation>
    </message>
    <message>
        <source>Use at most N images, evenly spaced.</source>
        <translation>最多用 N 张图像，均匀抽取。</translation>
    </message>
    <message>
        <source>The same as MODEL.</source>
        <translation>与 MODEL 相同。</translation>
    </message>
    <message>
        <source>Draw the reliability diagram to this file.</source>
        <translation>把可靠性图画到此文件。</translation>
    </message>
    <message>
        <source>On MNIST&apos;s test images:</source>
        <translation>在 MNIST 的测试图像上：</translation>
    </message>
    <message>
        <source>How well the shipped networks read numbers:</source>
        <translation>内置网络识别数的效果：</translation>
    </message>
    <message>
        <source>On ink, with a diagram:</source>
        <translation>在墨迹上，带图：</translation>
    </message>
    <message>
        <source>Images of a data set are changed after their preprocessing. Strokes are turned and slanted before it, as they were written; but they are scaled, drawn with another pen and shifted within the 28×28 image, because the preprocessing would undo that.</source>
        <translation>数据集的图像在预处理之后改变。笔画则在预处理之前按书写时的样子旋转和倾斜；但缩放、换笔粗细和平移在 28×28 图像之内进行，因为预处理会抵消这些改变。</translation>
    </message>
    <message>
        <source>Change the test images of this data set.</source>
        <translation>改变此数据集的测试图像。</translation>
    </message>
    <message>
        <source>Change the strokes of an ink file with labelled drawings.</source>
        <translation>改变带标签手绘的墨迹文件中的笔画。</translation>
    </message>
    <message>
        <source>Draw the curves to this file.</source>
        <translation>把曲线画到此文件。</translation>
    </message>
    <message>
        <source>On 500 generated digits, with curves:</source>
        <translation>在 500 个生成的数字上，带曲线：</translation>
    </message>
    <message>
        <source>An autoencoder&apos;s file.</source>
        <translation>自编码器的文件。</translation>
    </message>
    <message>
        <source>Folder for the pairs; it is made if it is missing.</source>
        <translation>存放成对图片的文件夹；没有则创建。</translation>
    </message>
    <message>
        <source>Take images from the test part of this data set.</source>
        <translation>取此数据集测试部分的图像。</translation>
    </message>
    <message>
        <source>Which part of the data set.</source>
        <translation>数据集的哪一部分。</translation>
    </message>
    <message>
        <source>Choose images at random with this seed (default: the first ones).</source>
        <translation>用此种子随机选择图像（默认：最前面的）。</translation>
    </message>
    <message>
        <source>Save each original and its reconstruction as two files, in their own size.</source>
        <translation>把每个原图及其重建按各自的大小保存为两个文件。</translation>
    </message>
    <message>
        <source>How many images of the data set, from its first; without it: 8.</source>
        <translation>从数据集开头取多少张图像；不给出则为 8。</translation>
    </message>
    <message>
        <source>What an autoencoder makes of a photo:</source>
        <translation>自编码器怎样重建一张照片：</translation>
    </message>
    <message>
        <source>What the shipped model holds:</source>
        <translation>内置模型的内容：</translation>
    </message>
    <message>
        <source>If a file does not say how it was made, say it by --set heads=8 or --layers.</source>
        <translation>如果文件没有说明它是如何制作的，请用 --set heads=8 或 --layers 说明。</translation>
    </message>
    <message>
        <source>A model file: .safetensors, .npz, .pt or .onnx.</source>
        <translation>模型文件：.safetensors、.npz、.pt 或 .onnx。</translation>
    </message>
    <message>
        <source>As --output.</source>
        <translation>与 --output 相同。</translation>
    </message>
    <message>
        <source>Where to write; the suffix says what kind of file.</source>
        <translation>写到哪里；扩展名决定文件种类。</translation>
    </message>
    <message>
        <source>Whose names and shapes the tensors get.</source>
        <translation>张量采用谁的名称和形状。</translation>
    </message>
    <message>
        <source>Type of numbers to store.</source>
        <translation>存储数的类型。</translation>
    </message>
    <message>
        <source>Report the accuracy before and after on this data set.</source>
        <translation>报告转换前后在此数据集上的准确率。</translation>
    </message>
    <message>
        <source>Which layers it has, if the file does not say.</source>
        <translation>文件没有说明时，它有哪些层。</translation>
    </message>
    <message>
        <source>For a program that uses candle:</source>
        <translation>供使用 candle 的程序：</translation>
    </message>
    <message>
        <source>The ONNX file to write.</source>
        <translation>要写入的 ONNX 文件。</translation>
    </message>
    <message>
        <source>Or a folder for a hub of models: model card, configuration, weights.</source>
        <translation>或模型仓库的文件夹：模型卡、配置、权重。</translation>
    </message>
    <message>
        <source>For any program that runs ONNX files:</source>
        <translation>供任何能运行 ONNX 文件的程序：</translation>
    </message>
    <message>
        <source>What is there already is not fetched again. Ctrl-C keeps the files that are complete.</source>
        <translation>已有的不会再次下载。Ctrl-C 会保留已下完的文件。</translation>
    </message>
    <message>
        <source>Data sets; “digitpad datasets” lists them.</source>
        <translation>数据集；“digitpad datasets”可列出。</translation>
    </message>
    <message>
        <source>Before a lesson without a network:</source>
        <translation>没有网络的课之前：</translation>
    </message>
    <message>
        <source>No folder is made. DIGITPAD_HOME=FOLDER keeps all of them in one folder.</source>
        <translation>不会创建文件夹。DIGITPAD_HOME=FOLDER 把它们全部放在一个文件夹中。</translation>
    </message>
    <message>
        <source>Where models, runs and data sets are kept:</source>
        <translation>模型、训练记录和数据集存放在哪里：</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>70,000 real digits</source>
        <translation>70,000 个真实数字</translation>
    </message>
    <message>
        <source>MNIST test digits</source>
        <translation>MNIST 测试数字</translation>
    </message>
    <message>
        <source>commonly given as CC BY-SA 3.0</source>
        <translation>通常标为 CC BY-SA 3.0</translation>
    </message>
    <message>
        <source>Own data</source>
        <translation>自己的数据</translation>
    </message>
    <message>
        <source>your digits as IDX, CSV, .npz, parquet, or a zip of these</source>
        <translation>你的数字：IDX、CSV、.npz、parquet，或含这些文件的 zip</translation>
    </message>
    <message>
        <source>test digits of your own</source>
        <translation>自己的测试数字</translation>
    </message>
    <message>
        <source>Own pictures</source>
        <translation>自己的图片</translation>
    </message>
    <message>
        <source>a folder of pictures for each class, seen in grey</source>
        <translation>每个类别一个图片文件夹，按灰度看</translation>
    </message>
    <message>
        <source>test pictures of your own</source>
        <translation>自己的测试图片</translation>
    </message>
    <message>
        <source>Own pictures in colour</source>
        <translation>自己的彩色图片</translation>
    </message>
    <message>
        <source>a folder of pictures for each class</source>
        <translation>每个类别一个图片文件夹</translation>
    </message>
    <message>
        <source>Generated handwriting</source>
        <translation>生成的手写数字</translation>
    </message>
    <message>
        <source>built in, needs no download</source>
        <translation>内置，无需下载</translation>
    </message>
    <message>
        <source>generated test digits</source>
        <translation>生成的测试数字</translation>
    </message>
    <message>
        <source>Small generated set</source>
        <translation>小型生成集</translation>
    </message>
    <message>
        <source>handwriting, built in, ready in seconds</source>
        <translation>手写数字，内置，几秒即可用</translation>
    </message>
    <message>
        <source>Hasty hands</source>
        <translation>潦草的手写</translation>
    </message>
    <message>
        <source>generated, hooks and steep slashes, built in</source>
        <translation>生成的，带钩和陡斜的笔画，内置</translation>
    </message>
    <message>
        <source>generated test digits of hasty hands</source>
        <translation>生成的潦草测试数字</translation>
    </message>
    <message>
        <source>Broken on purpose</source>
        <translation>故意弄坏的</translation>
    </message>
    <message>
        <source>paper and ink swapped</source>
        <translation>纸和墨颜色对调</translation>
    </message>
    <message>
        <source>inverted generated test digits</source>
        <translation>反色的生成测试数字</translation>
    </message>
    <message>
        <source>Three labels in ten wrong</source>
        <translation>十个标签错三个</translation>
    </message>
    <message>
        <source>generated digits, labelled wrongly on purpose</source>
        <translation>生成的数字，标签故意标错</translation>
    </message>
    <message>
        <source>Labels drawn by lot</source>
        <translation>随机抽签的标签</translation>
    </message>
    <message>
        <source>generated digits whose labels say nothing</source>
        <translation>生成的数字，标签毫无意义</translation>
    </message>
    <message>
        <source>Ink files</source>
        <translation>墨迹文件</translation>
    </message>
    <message>
        <source>labelled handwriting (.inkml), your own or anybody’s</source>
        <translation>带标签的手写内容（.inkml），你自己的或任何人的</translation>
    </message>
    <message>
        <source>test drawings</source>
        <translation>测试手绘</translation>
    </message>
    <message>
        <source>My handwriting</source>
        <translation>我的笔迹</translation>
    </message>
    <message>
        <source>your own labelled drawings</source>
        <translation>你自己的带标签手绘</translation>
    </message>
    <message>
        <source>drawings of your own</source>
        <translation>你自己的手绘</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>你自己的</translation>
    </message>
    <message>
        <source>drawn in digitpad and named by whoever drew it</source>
        <translation>在 digitpad 中画成，由书写者命名</translation>
    </message>
    <message>
        <source>Signs of generated numbers</source>
        <translation>生成的数中的符号</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内置</translation>
    </message>
    <message>
        <source>generated test candidates</source>
        <translation>生成的测试候选</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written lines</source>
        <translation>digitpad 自己的手写行生成器</translation>
    </message>
    <message>
        <source>Lines of generated numbers</source>
        <translation>生成的多位数行</translation>
    </message>
    <message>
        <source>generated test lines</source>
        <translation>生成的测试行</translation>
    </message>
    <message>
        <source>Number lines from ink files</source>
        <translation>来自墨迹文件的多位数行</translation>
    </message>
    <message>
        <source>in the hands of their writers</source>
        <translation>保留书写者的笔迹</translation>
    </message>
    <message>
        <source>test lines of other writers</source>
        <translation>其他书写者的测试行</translation>
    </message>
    <message>
        <source>Number lines from pictures</source>
        <translation>来自图片的多位数行</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits</source>
        <translation>由 MNIST 数字和生成的数字组成</translation>
    </message>
    <message>
        <source>lines of MNIST’s test digits</source>
        <translation>由 MNIST 测试数字组成的行</translation>
    </message>
    <message>
        <source>{source}; digitpad’s own generator</source>
        <translation>{source}；digitpad 自己的生成器</translation>
    </message>
    <message>
        <source>Lines of generated numbers on patterned paper</source>
        <translation>花纹纸上的生成多位数行</translation>
    </message>
    <message>
        <source>built in, as photos of cheques show them</source>
        <translation>内置，像支票照片那样</translation>
    </message>
    <message>
        <source>Number lines on patterned paper</source>
        <translation>花纹纸上的多位数行</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits, as photos of cheques show them</source>
        <translation>由 MNIST 数字和生成的数字组成，像支票照片那样</translation>
    </message>
    <message>
        <source>Number lines from ink files on patterned paper</source>
        <translation>花纹纸上来自墨迹文件的多位数行</translation>
    </message>
    <message>
        <source>in the hands of their writers, as photos show them</source>
        <translation>保留书写者的笔迹，像照片那样</translation>
    </message>
    <message>
        <source>small images of clothing, harder than digits</source>
        <translation>服装小图像，比数字难</translation>
    </message>
    <message>
        <source>Fashion-MNIST test pictures</source>
        <translation>Fashion-MNIST 测试图片</translation>
    </message>
    <message>
        <source>ten Japanese characters</source>
        <translation>十个日文字符</translation>
    </message>
    <message>
        <source>KMNIST test characters</source>
        <translation>KMNIST 测试字符</translation>
    </message>
    <message>
        <source>small colour photographs</source>
        <translation>彩色小照片</translation>
    </message>
    <message>
        <source>CIFAR-10 test pictures</source>
        <translation>CIFAR-10 测试图片</translation>
    </message>
    <message>
        <source>none published; cite Krizhevsky 2009</source>
        <translation>未公布；请引用 Krizhevsky 2009</translation>
    </message>
    <message>
        <source>EMNIST digits</source>
        <translation>EMNIST 数字</translation>
    </message>
    <message>
        <source>280,000 real digits</source>
        <translation>280,000 个真实数字</translation>
    </message>
    <message>
        <source>EMNIST test digits</source>
        <translation>EMNIST 测试数字</translation>
    </message>
    <message>
        <source>none published; NIST’s data are in the public domain</source>
        <translation>未公布；NIST 的数据属于公有领域</translation>
    </message>
    <message>
        <source>EMNIST letters</source>
        <translation>EMNIST 字母</translation>
    </message>
    <message>
        <source>145,600 real letters, for networks of your own layers</source>
        <translation>145,600 个真实字母，用于自定义层的网络</translation>
    </message>
    <message>
        <source>EMNIST test letters</source>
        <translation>EMNIST 测试字母</translation>
    </message>
    <message>
        <source>MNIST with six times as many test digits</source>
        <translation>MNIST，测试数字是原来的六倍</translation>
    </message>
    <message>
        <source>QMNIST test digits</source>
        <translation>QMNIST 测试数字</translation>
    </message>
    <message>
        <source>a BSD licence</source>
        <translation>一种 BSD 许可证</translation>
    </message>
    <message>
        <source>9,298 digits of postal codes</source>
        <translation>9,298 个邮政编码数字</translation>
    </message>
    <message>
        <source>USPS test digits</source>
        <translation>USPS 测试数字</translation>
    </message>
    <message>
        <source>none published; cite Hull 1994</source>
        <translation>未公布；请引用 Hull 1994</translation>
    </message>
    <message>
        <source>house numbers, small colour photographs</source>
        <translation>门牌号，彩色小照片</translation>
    </message>
    <message>
        <source>SVHN test pictures</source>
        <translation>SVHN 测试图片</translation>
    </message>
    <message>
        <source>for non-commercial use only</source>
        <translation>仅限非商业用途</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>我的收藏</translation>
    </message>
    <message>
        <source>classes that you drew or collected yourself</source>
        <translation>你自己画的或收集的类别</translation>
    </message>
    <message>
        <source>drawings of yours</source>
        <translation>你的手绘</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>保持原样</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>反色</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>转置</translation>
    </message>
    <message>
        <source>inverted and transposed</source>
        <translation>反色并转置</translation>
    </message>
    <message>
        <source>The shipped model reads only {before} of {count} of these images, however they are inverted or transposed: look at them.</source>
        <translation>无论怎样反色或转置，内置模型在这 {count} 张图像中都只识别出 {before}：请查看图像。</translation>
    </message>
    <message>
        <source>These images look {convention}: the shipped model reads {before} of {count} as they are, and {after} once they are put right.</source>
        <translation>这些图像看起来是{convention}的：按原样，内置模型在 {count} 张中识别出 {before}；调整后为 {after}。</translation>
    </message>
    <message>
        <source>{title}: {about}</source>
        <translation>{title}：{about}</translation>
    </message>
    <message>
        <source>MIT, generated by digitpad</source>
        <translation>MIT，由 digitpad 生成</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written digits</source>
        <translation>digitpad 自己的手写数字生成器</translation>
    </message>
    <message>
        <source>that of the files</source>
        <translation>以文件的为准</translation>
    </message>
    <message>
        <source>InkML files with the true digit, and the writer where it is known</source>
        <translation>带有正确数字的 InkML 文件，已知时带书写者</translation>
    </message>
    <message>
        <source>files of your own</source>
        <translation>自己的文件</translation>
    </message>
    <message>
        <source>No part for testing: {count:,} of {all:,} images are kept for it.</source>
        <translation>没有测试部分：从 {all:,} 张图像中留出 {count:,} 张用于测试。</translation>
    </message>
    <message>
        <source>{path} has no labels, and is left out.</source>
        <translation>{path} 没有标签，已略去。</translation>
    </message>
    <message>
        <source>{path} holds rows of 784 numbers, read as images of 28×28.</source>
        <translation>{path} 含有每行 784 个数的数据，按 28×28 图像读取。</translation>
    </message>
    <message>
        <source>that of the pictures</source>
        <translation>以图片的为准</translation>
    </message>
    <message>
        <source>pictures of your own</source>
        <translation>自己的图片</translation>
    </message>
    <message>
        <source>{count:,} more files cannot be read.</source>
        <translation>另有 {count:,} 个文件无法读取。</translation>
    </message>
    <message>
        <source>Named after no class, and left out: {names}.</source>
        <translation>名称不对应任何类别，已略去：{names}。</translation>
    </message>
    <message>
        <source>{count:,} drawings without a label are left out.</source>
        <translation>{count:,} 幅没有标签的手绘已略去。</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>things of your own</source>
        <translation>你自己的东西</translation>
    </message>
    <message>
        <source>test images</source>
        <translation>测试图像</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{images} {count:,} 个</translation>
    </message>
    <message>
        <source>{count:,} drawings, each left out</source>
        <translation>{count:,} 幅手绘，逐一留出</translation>
    </message>
</context>
<context>
    <name>devices</name>
    <message>
        <source>{device}, {memory:.0f} GiB</source>
        <translation>{device}，{memory:.0f} GiB</translation>
    </message>
    <message>
        <source>{processor}, cores: {count}</source>
        <translation>{processor}，核心数：{count}</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>it is not a zip, or damaged</source>
        <translation>不是 zip 文件，或已损坏</translation>
    </message>
    <message>
        <source>it is not from digitpad’s My things</source>
        <translation>不是来自 digitpad 的“我的收藏”</translation>
    </message>
    <message>
        <source>Cannot read {path} as a file of classes: {why}.</source>
        <translation>无法把 {path} 作为类别文件读取：{why}。</translation>
    </message>
    <message>
        <source>it has more than {most:,} pictures</source>
        <translation>图片超过 {most:,} 张</translation>
    </message>
    <message>
        <source>{name} in it unpacks to more than {most:,} bytes</source>
        <translation>其中的 {name} 解压后超过 {most:,} 字节</translation>
    </message>
    <message>
        <source>2 to {most} can be told apart, not {count}</source>
        <translation>可区分 2 到 {most} 个，不能是 {count} 个</translation>
    </message>
    <message>
        <source>a name comes twice</source>
        <translation>有名称出现了两次</translation>
    </message>
    <message>
        <source>a name has 1 to {longest} printable characters</source>
        <translation>名称应为 1 到 {longest} 个可打印字符</translation>
    </message>
    <message>
        <source>“{nothing}” is what all others are called already</source>
        <translation>“{nothing}”已经是所有其他东西的名称</translation>
    </message>
    <message>
        <source>These classes will not do: {why}.</source>
        <translation>这些类别不行：{why}。</translation>
    </message>
    <message>
        <source>Cannot read My handwriting ({path}): {why}.</source>
        <translation>无法读取我的笔迹（{path}）：{why}。</translation>
    </message>
    <message>
        <source>Cannot write My handwriting ({path}): {why}.</source>
        <translation>无法写入我的笔迹（{path}）：{why}。</translation>
    </message>
    <message>
        <source>another window or program is writing it; try again in a moment. If that never helps, its folder may lie on a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>另一个窗口或程序正在写入；请稍后再试。如果一直不行，其文件夹可能在没有锁的网络驱动器上：那就把 {variable} 设为这台电脑上的文件夹</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be full or taken out, or a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>磁盘报告错误；可能已满或被取出，或者是没有锁的网络驱动器：那就把 {variable} 设为这台电脑上的文件夹</translation>
    </message>
    <message>
        <source>A set cannot be called “{name}”: choose another name.</source>
        <translation>集合不能叫“{name}”：请另选名称。</translation>
    </message>
    <message>
        <source>There is a set called “{name}” already.</source>
        <translation>已经有名为“{name}”的集合。</translation>
    </message>
    <message>
        <source>My handwriting ({path}) was written by another version of digitpad ({version}), so it is left alone. Use that version, or move the file away to begin a new one.</source>
        <translation>我的笔迹（{path}）由另一个版本的 digitpad（{version}）写成，因此不予改动。请使用那个版本，或移走文件以重新开始。</translation>
    </message>
    <message>
        <source>{path} is not a file of My handwriting, so it is left alone. Move it away to begin a new one.</source>
        <translation>{path} 不是我的笔迹文件，因此不予改动。请移走它以重新开始。</translation>
    </message>
    <message>
        <source>the file is damaged. It is left as it is: put a copy of it back that is whole, or move it away to begin a new one</source>
        <translation>文件已损坏。它保持原样：请放回完好的副本，或移走它以重新开始</translation>
    </message>
    <message>
        <source>the strokes are not as long as they say</source>
        <translation>笔画的长度与其声明不符</translation>
    </message>
    <message>
        <source>Nothing is drawn, so there is nothing to keep.</source>
        <translation>什么也没画，所以没有可保留的。</translation>
    </message>
    <message>
        <source>A drawing has {point_count:,} points, more than the {max_points:,} that are kept of one. Leave it out, or draw it with fewer.</source>
        <translation>一幅手绘有 {point_count:,} 个点，超过每幅保留的上限 {max_points:,}。请略去它，或用更少的点来画。</translation>
    </message>
    <message>
        <source>tch’s two-layer example has 128 hidden neurons, candle’s has 100</source>
        <translation>tch 的两层示例有 128 个隐藏神经元，candle 的有 100 个</translation>
    </message>
    <message>
        <source>candle’s two-layer example has 100 hidden neurons, tch’s has 128</source>
        <translation>candle 的两层示例有 100 个隐藏神经元，tch 的有 128 个</translation>
    </message>
    <message>
        <source>Cannot convert {name}: {why}.</source>
        <translation>无法转换 {name}：{why}。</translation>
    </message>
    <message>
        <source>An accuracy needs a model that reads classes, and images.</source>
        <translation>准确率需要识别类别的模型和图像。</translation>
    </message>
    <message>
        <source>There is no target “{given}”. Available: {known}.</source>
        <translation>没有目标“{given}”。可用：{known}。</translation>
    </message>
    <message>
        <source>Weights cannot be stored as “{given}”. Available: {known}.</source>
        <translation>权重不能存储为“{given}”。可用：{known}。</translation>
    </message>
    <message>
        <source>The result’s name must end in one of {endings}.</source>
        <translation>结果的名称必须以 {endings} 之一结尾。</translation>
    </message>
    <message>
        <source>Cannot write to the folder {folder}: {why}.</source>
        <translation>无法写入文件夹 {folder}：{why}。</translation>
    </message>
    <message>
        <source>{result} is a file to read from; choose another name for the result.</source>
        <translation>{result} 是要读取的文件；请为结果另选一个名称。</translation>
    </message>
    <message>
        <source>{result} already exists: --force replaces it.</source>
        <translation>{result} 已经存在：加上 --force 就会替换。</translation>
    </message>
    <message>
        <source>--output - and --json both print to standard output: give one of them.</source>
        <translation>--output - 和 --json 都会输出到标准输出：请只给一个。</translation>
    </message>
    <message>
        <source>{path} cannot hold two results: give one of them another name.</source>
        <translation>{path} 装不下两个结果：请给其中一个改名。</translation>
    </message>
    <message>
        <source>The name {name} is too long: checkpoints of the run get the same name with a suffix. Use one of at most {most} bytes; it has {size}.</source>
        <translation>名称 {name} 太长：这次训练的检查点会用同样的名称再加后缀。请用最多 {most} 字节的名称；它有 {size}。</translation>
    </message>
    <message>
        <source>{what}: call it {better}.</source>
        <translation>{what}：请命名为 {better}。</translation>
    </message>
    <message>
        <source>A model is a safetensors file</source>
        <translation>模型是 safetensors 文件</translation>
    </message>
    <message>
        <source>The plot is a PNG file</source>
        <translation>图表是 PNG 文件</translation>
    </message>
    <message>
        <source>{folder} is a link that leads nowhere</source>
        <translation>{folder} 是失效的链接</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder</source>
        <translation>{folder} 是文件，不是文件夹</translation>
    </message>
    <message>
        <source>you have no permission to write in {folder}</source>
        <translation>你没有写入 {folder} 的权限</translation>
    </message>
    <message>
        <source>Cannot write to {folder}: it is a file, not a folder.</source>
        <translation>无法写入 {folder}：它是文件，不是文件夹。</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}.</source>
        <translation>无法创建文件夹 {folder}：{why}。</translation>
    </message>
    <message>
        <source>Cannot rename {file}: {why}.</source>
        <translation>无法重命名 {file}：{why}。</translation>
    </message>
    <message>
        <source>There is no data set called “{name}”. Available: {there}.</source>
        <translation>没有名为“{name}”的数据集。可用：{there}。</translation>
    </message>
    <message>
        <source>Images can be read as {known}, not as “{name}”.</source>
        <translation>图像可按 {known} 读取，而不是“{name}”。</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>没有回应</translation>
    </message>
    <message>
        <source>{folder} cannot be made: {why}.</source>
        <translation>无法创建 {folder}：{why}。</translation>
    </message>
    <message>
        <source>{file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>{file} 无法下载。请检查网络后重试，或选择含有这些文件的文件夹{instead}。（已尝试：{tried}。）</translation>
    </message>
    <message>
        <source>No connection to the internet: {file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>没有互联网连接：{file} 无法下载。请检查网络后重试，或选择含有这些文件的文件夹{instead}。（已尝试：{tried}。）</translation>
    </message>
    <message>
        <source>{host}, {reason}</source>
        <translation>{host}，{reason}</translation>
    </message>
    <message>
        <source>which answered with the error {code}</source>
        <translation>返回错误 {code}</translation>
    </message>
    <message>
        <source>whose certificate is not accepted here</source>
        <translation>其证书在此不被接受</translation>
    </message>
    <message>
        <source>more data than the file can have</source>
        <translation>数据超过该文件应有的大小</translation>
    </message>
    <message>
        <source>the file that came is damaged (wrong checksum)</source>
        <translation>收到的文件已损坏（校验和不符）</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>连接中断</translation>
    </message>
    <message>
        <source>{archive} cannot be unpacked: {why}.</source>
        <translation>{archive} 无法解压：{why}。</translation>
    </message>
    <message>
        <source>{folder} is a file: choose a folder of pictures; unpack a zip first.</source>
        <translation>{folder} 是文件：请选择图片文件夹；zip 请先解压。</translation>
    </message>
    <message>
        <source>Cannot read the folder {folder}: {why}.</source>
        <translation>无法读取文件夹 {folder}：{why}。</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}, only a zip: unpack it. {wanted}</source>
        <translation>{folder} 中没有图片，只有一个 zip：请解压。{wanted}</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}. {wanted}</source>
        <translation>{folder} 中没有图片。{wanted}</translation>
    </message>
    <message>
        <source>No folder in {folder} is named after a class; there are {names}. {wanted}</source>
        <translation>{folder} 中没有以类别命名的文件夹；有的是 {names}。{wanted}</translation>
    </message>
    <message>
        <source>The pictures in {folder} are in no folders that say what they show. {wanted}</source>
        <translation>{folder} 中的图片没有放在说明其内容的文件夹里。{wanted}</translation>
    </message>
    <message>
        <source>A folder for each class is wanted ({classes}), for instance {example}.</source>
        <translation>需要每个类别一个文件夹（{classes}），例如 {example}。</translation>
    </message>
    <message>
        <source>Ready, in {folder}.</source>
        <translation>就绪，位于 {folder}。</translation>
    </message>
    <message>
        <source>Incomplete: {missing} is missing in {folder}.</source>
        <translation>不完整：{folder} 中缺少 {missing}。</translation>
    </message>
    <message>
        <source>No files of {name} are in {folder}.</source>
        <translation>{folder} 中没有 {name} 的文件。</translation>
    </message>
    <message>
        <source>To be downloaded: {megabytes} MB.</source>
        <translation>待下载：{megabytes} MB。</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>没有这个文件夹</translation>
    </message>
    <message>
        <source>{files} missing; what is there: {names}</source>
        <translation>缺少 {files}；现有：{names}</translation>
    </message>
    <message>
        <source>The data set {name} is not complete in {folder}: {what}. Choose the folder that holds its published files, or download it{instead}.</source>
        <translation>数据集 {name} 在 {folder} 中不完整：{what}。请选择含有其发布文件的文件夹，或下载{instead}。</translation>
    </message>
    <message>
        <source>; the data set “handwriting” is built in</source>
        <translation>；数据集“handwriting”是内置的</translation>
    </message>
    <message>
        <source>{path} unpacks to more than {most} MiB; refused.</source>
        <translation>{path} 解压后超过 {most} MiB；已拒绝。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}.</source>
        <translation>{path} 无法读取：{why}。</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged ({why}). Fetch the file again.</source>
        <translation>{path} 被截断或已损坏（{why}）。请重新获取文件。</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged. Fetch the file again.</source>
        <translation>{path} 被截断或已损坏。请重新获取文件。</translation>
    </message>
    <message>
        <source>{path} is damaged or no published CIFAR-10 batch. Fetch the file again.</source>
        <translation>{path} 已损坏，或不是发布的 CIFAR-10 批次。请重新获取文件。</translation>
    </message>
    <message>
        <source>{path} holds “{name}”, which lies outside of it; refused.</source>
        <translation>{path} 含有位于其外部的“{name}”；已拒绝。</translation>
    </message>
    <message>
        <source>{path} is locked by a password: unpack it first.</source>
        <translation>{path} 有密码保护：请先解压。</translation>
    </message>
    <message>
        <source>The pixels in {path} go from {low:.4g} to {high:.4g}, not from 0 to 255.</source>
        <translation>{path} 中的像素从 {low:.4g} 到 {high:.4g}，而不是从 0 到 255。</translation>
    </message>
    <message>
        <source>{path} holds more than plain numbers: {why}.</source>
        <translation>{path} 含有普通数以外的内容：{why}。</translation>
    </message>
    <message>
        <source>{path} is no table of numbers: {why}.</source>
        <translation>{path} 不是数的表格：{why}。</translation>
    </message>
    <message>
        <source>{path} is a parquet file, which needs pyarrow: pip install pyarrow</source>
        <translation>{path} 是 parquet 文件，需要 pyarrow：pip install pyarrow</translation>
    </message>
    <message>
        <source>{path} is no table of pictures of one size with a column “label”.</source>
        <translation>{path} 不是带“label”列、图片大小一致的表格。</translation>
    </message>
    <message>
        <source>Built in: nothing to download.</source>
        <translation>内置：无需下载。</translation>
    </message>
    <message>
        <source>The files in {folder} are MNIST’s, not those of {name}; both have the same names. Choose the folder that holds {name}.</source>
        <translation>{folder} 中的文件是 MNIST 的，不是 {name} 的；两者文件名相同。请选择含有 {name} 的文件夹。</translation>
    </message>
    <message>
        <source>The images in {path} are {sides}, not {wanted}.</source>
        <translation>{path} 中的图像为 {sides}，而不是 {wanted}。</translation>
    </message>
    <message>
        <source>{path} holds rows of {sides} numbers instead of images of {wanted}.</source>
        <translation>{path} 含有每行 {sides} 个数的数据，而不是 {wanted} 的图像。</translation>
    </message>
    <message>
        <source>The pixels in {path} are not bytes (0–255).</source>
        <translation>{path} 中的像素不是字节（0–255）。</translation>
    </message>
    <message>
        <source>{path} and {other} do not belong together: {count:,} images, {labels:,} labels.</source>
        <translation>{path} 和 {other} 不配套：{count:,} 张图像，{labels:,} 个标签。</translation>
    </message>
    <message>
        <source>Label {label} in {path} is none of {first}–{last}.</source>
        <translation>{path} 中的标签 {label} 不在 {first}–{last} 之内。</translation>
    </message>
    <message>
        <source>{path} is not an IDX file: {kind}.</source>
        <translation>{path} 不是 IDX 文件：{kind}。</translation>
    </message>
    <message>
        <source>{path} is not an IDX file, as MNIST&apos;s files are.</source>
        <translation>{path} 不是 MNIST 那样的 IDX 文件。</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged: it holds {count:,} of {whole:,} bytes. Fetch the file again.</source>
        <translation>{path} 被截断或已损坏：只有 {whole:,} 字节中的 {count:,} 字节。请重新获取文件。</translation>
    </message>
    <message>
        <source>Ready: {count} ink files in {folder}.</source>
        <translation>就绪：{folder} 中有 {count} 个墨迹文件。</translation>
    </message>
    <message>
        <source>No ink files (.inkml, .inkml.gz) are in {folder}. Choose a folder with some.</source>
        <translation>{folder} 中没有墨迹文件（.inkml、.inkml.gz）。请选择含有墨迹文件的文件夹。</translation>
    </message>
    <message>
        <source>Only {count} drawings in {folder} say which digit they are, too few to learn from: at least {test_drawings} are needed. Choose a folder with more of them.</source>
        <translation>{folder} 中只有 {count} 幅手绘说明了是哪个数字，不足以学习：至少需要 {test_drawings} 幅。请选择有更多手绘的文件夹。</translation>
    </message>
    <message>
        <source>No drawing in {folder} says which digit it is, so there is nothing to learn from. Choose a folder with labelled drawings: ink files (.inkml) in which each has an annotation “truth”, with its digit.</source>
        <translation>{folder} 中没有手绘说明是哪个数字，因此没有可学习的。请选择含有带标签手绘的文件夹：墨迹文件（.inkml），其中每幅手绘都有写着数字的注记“truth”。</translation>
    </message>
    <message>
        <source>My handwriting is empty: draw at least {least} digits and say what each is (Train → My things).</source>
        <translation>我的笔迹是空的：请至少手绘 {least} 个数字，并注明各是什么（训练 → 我的收藏）。</translation>
    </message>
    <message>
        <source>My handwriting holds too few digits to learn from ({count}): draw at least {least}, and say what each is (Train → My things).</source>
        <translation>我的笔迹中的数字太少，不足以学习（{count}）：请至少手绘 {least} 个，并注明各是什么（训练 → 我的收藏）。</translation>
    </message>
    <message>
        <source>Ready: {count:,} digits of My handwriting.</source>
        <translation>就绪：我的笔迹中有 {count:,} 个数字。</translation>
    </message>
    <message>
        <source>Cannot read the ink file {path}: {why}.</source>
        <translation>无法读取墨迹文件 {path}：{why}。</translation>
    </message>
    <message>
        <source>The ink files do not hold every digit, so no lines can be made of them.</source>
        <translation>墨迹文件没有包含每个数字，因此无法组成行。</translation>
    </message>
    <message>
        <source>The images do not hold every digit, so no lines can be made of them.</source>
        <translation>图像没有包含每个数字，因此无法组成行。</translation>
    </message>
    <message>
        <source>Ready: {files} in {folder}.</source>
        <translation>就绪：{folder} 中的 {files}。</translation>
    </message>
    <message>
        <source>No images of digits are in {folder}{there}. Choose a folder with IDX files, a CSV with a label and 784 pixels in each row, an .npz or parquet file, or a zip of these; of pictures, unpack a zip and take the data set “pictures”.</source>
        <translation>{folder} 中没有数字图像{there}。请选择含有以下内容的文件夹：IDX 文件、每行一个标签和 784 个像素的 CSV、.npz 或 parquet 文件，或含这些文件的 zip；若是图片，请解压 zip 并选用数据集“pictures”。</translation>
    </message>
    <message>
        <source>{path} has no images with labels. {remarks}</source>
        <translation>{path} 没有带标签的图像。{remarks}</translation>
    </message>
    <message>
        <source>{path} has too few images to train with.</source>
        <translation>{path} 的图像太少，无法训练。</translation>
    </message>
    <message>
        <source>{path} has too few images to test with.</source>
        <translation>{path} 的图像太少，无法测试。</translation>
    </message>
    <message>
        <source>, only {names}</source>
        <translation>，只有 {names}</translation>
    </message>
    <message>
        <source>Choose a folder that has a folder of pictures for each class.</source>
        <translation>请选择每个类别各有一个图片文件夹的文件夹。</translation>
    </message>
    <message>
        <source>Ready: {count:,} pictures ({classes}) in {folder}.</source>
        <translation>就绪：{folder} 中有 {count:,} 张图片（{classes}）。</translation>
    </message>
    <message>
        <source>There are too few pictures in {folder}.</source>
        <translation>{folder} 中的图片太少。</translation>
    </message>
    <message>
        <source>The pictures in {folder} are of {count:,} classes; from 2 to {most:,} can be told apart. There is a folder for each class.</source>
        <translation>{folder} 中的图片有 {count:,} 个类别；能区分的是 2 到 {most:,} 个。每个类别一个文件夹。</translation>
    </message>
    <message>
        <source>Choose a set of My things, or a file of one.</source>
        <translation>请选择我的收藏中的一个集合，或它的文件。</translation>
    </message>
    <message>
        <source>Of each class {least} drawings are needed to learn and test; {named}.</source>
        <translation>每个类别需要 {least} 幅手绘来学习和测试；{named}。</translation>
    </message>
    <message>
        <source>Ready: {named} in {path}.</source>
        <translation>就绪：{path} 中的 {named}。</translation>
    </message>
    <message>
        <source>{path} has no drawings, only pictures.</source>
        <translation>{path} 没有手绘，只有图片。</translation>
    </message>
    <message>
        <source>{first} and {part} cannot be joined: their pictures or classes differ.</source>
        <translation>{first} 和 {part} 不能合并：它们的图片或类别不同。</translation>
    </message>
    <message>
        <source>{model} tells {count} classes apart, but {dataset} has {given}. Choose another data set, or layers of your own that end with “dense {given}”.</source>
        <translation>{model} 区分 {count} 个类别，而 {dataset} 有 {given} 个。请选择其他数据集，或以“dense {given}”结尾的自定义层。</translation>
    </message>
    <message>
        <source>{model} tells {classes} apart, but {name} has {others}. Choose another model or data set.</source>
        <translation>{model} 区分 {classes}，而 {name} 有 {others}。请选择其他模型或数据集。</translation>
    </message>
    <message>
        <source>{model} reads {wanted} pictures, but {name} has {given} ones. Choose another model or data set.</source>
        <translation>{model} 识别 {wanted} 图片，而 {name} 的是 {given} 图片。请选择其他模型或数据集。</translation>
    </message>
    <message>
        <source>A library of this installation cannot be loaded, most often because Windows lacks Microsoft’s Visual C++ runtime: install {address} and start digitpad again. ({error})</source>
        <translation>此安装中的一个库无法加载，最常见的原因是 Windows 缺少 Microsoft 的 Visual C++ 运行库：请安装 {address} 并重新启动 digitpad。（{error}）</translation>
    </message>
    <message>
        <source>This needs {name}, which this bundle comes without: install the whole digitpad with pip, as its documents say.</source>
        <translation>这里需要 {name}，而这个软件包没有附带：请按文档所说，用 pip 安装完整的 digitpad。</translation>
    </message>
    <message>
        <source>This needs {name}, which is not installed. Install it with: {command}</source>
        <translation>这里需要 {name}，但没有安装。安装命令：{command}</translation>
    </message>
    <message>
        <source>The model {model} reads {wanted} images, not {given} ones.</source>
        <translation>模型 {model} 识别 {wanted} 图像，而不是 {given} 图像。</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>模型 {model} 识别整行。请用“digitpad evaluate MODEL --numbers FILE”测量，MODEL 为它的文件。</translation>
    </message>
    <message>
        <source>There are {count} images but {labels} labels.</source>
        <translation>有 {count} 张图像，但有 {labels} 个标签。</translation>
    </message>
    <message>
        <source>None of the {count} images is one of the classes that {model} knows.</source>
        <translation>{count} 张图像中没有一张属于 {model} 认识的类别。</translation>
    </message>
    <message>
        <source>There are no images to evaluate on.</source>
        <translation>没有可用来评估的图像。</translation>
    </message>
    <message>
        <source>{model} says what an image shows and reconstructs none. Choose an autoencoder: digits-autoencoder or cifar-autoencoder.</source>
        <translation>{model} 判断图像是什么，不做重建。请选择自编码器：digits-autoencoder 或 cifar-autoencoder。</translation>
    </message>
    <message>
        <source>The model {model} reads images of the shape {wanted}, not {given}.</source>
        <translation>模型 {model} 识别形状为 {wanted} 的图像，而不是 {given}。</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Choose a model that reads drawings.</source>
        <translation>模型 {model} 识别的是{reads}，不是手绘。请选择识别手绘的模型。</translation>
    </message>
    <message>
        <source>{model} draws images again and has no accuracy. Choose a model that reads classes.</source>
        <translation>{model} 重画图像，没有准确率。请选择识别类别的模型。</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so there is no answer to explain. Choose a model that reads digits or pictures.</source>
        <translation>{model} 是自编码器：它重建图像，所以没有答案可解释。请选择识别数字或图片的模型。</translation>
    </message>
    <message>
        <source>There is no method called “{name}”. Available: {there}.</source>
        <translation>没有名为“{name}”的方法。可用：{there}。</translation>
    </message>
    <message>
        <source>No images that {model} could have learned from are at hand. Choose their folder beside the data set.</source>
        <translation>手头没有 {model} 可能学过的图像。请在数据集旁选择它们的文件夹。</translation>
    </message>
    <message>
        <source>{against} cannot be compared with itself: choose another class.</source>
        <translation>{against} 不能与自己比较：请选择另一个类别。</translation>
    </message>
    <message>
        <source>{model} knows no class “{name}”. It knows: {there}.</source>
        <translation>{model} 不认识类别“{name}”。它认识：{there}。</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>no file can have that name</source>
        <translation>文件不能用这个名称</translation>
    </message>
    <message>
        <source>on Windows no name has a {sign} in it; choose another</source>
        <translation>Windows 的名称中不能有 {sign}；请换一个</translation>
    </message>
    <message>
        <source>on Windows no name has a line break or tab in it; choose another</source>
        <translation>Windows 的名称中不能有换行符或制表符；请换一个</translation>
    </message>
    <message>
        <source>on Windows no name ends with a dot or a space; choose another</source>
        <translation>Windows 的名称不能以点或空格结尾；请换一个</translation>
    </message>
    <message>
        <source>with its folders the name has more than {most} characters; choose a shorter one, or a folder higher up</source>
        <translation>连同文件夹，名称超过 {most} 个字符；请换一个更短的，或选上层文件夹</translation>
    </message>
    <message>
        <source>it may only be read; choose another name, or change that in its properties</source>
        <translation>它是只读的；请换一个名称，或在其属性中更改</translation>
    </message>
    <message>
        <source>you have no permission for it; choose another folder</source>
        <translation>你没有权限；请选择其他文件夹</translation>
    </message>
    <message>
        <source>the disk is full; free some space or choose another folder</source>
        <translation>磁盘已满；请腾出空间或选择其他文件夹</translation>
    </message>
    <message>
        <source>your disk quota is used up; free some space or choose another folder</source>
        <translation>你的磁盘配额已用完；请腾出空间或选择其他文件夹</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another folder</source>
        <translation>磁盘为只读；请选择其他文件夹</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>没有这个文件或文件夹</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>其路径中有一部分是文件，不是文件夹</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名称太长</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>这是指回自身的链接</translation>
    </message>
    <message>
        <source>it is a pipe without a reader</source>
        <translation>这是没有读取方的管道</translation>
    </message>
    <message>
        <source>Cannot write {path:.200}: {why}.</source>
        <translation>无法写入 {path:.200}：{why}。</translation>
    </message>
    <message>
        <source>a device has that name; choose another</source>
        <translation>有设备用了这个名称；请另选</translation>
    </message>
    <message>
        <source>Cannot write in {folder}: {why}.</source>
        <translation>无法写入 {folder}：{why}。</translation>
    </message>
    <message>
        <source>Another run is writing {path} at this moment. Wait for it, or choose another name.</source>
        <translation>另一次训练此刻正在写入 {path}。请等它结束，或另选名称。</translation>
    </message>
    <message>
        <source>Cannot read {path:.200}: {why}.</source>
        <translation>无法读取 {path:.200}：{why}。</translation>
    </message>
    <message>
        <source>{path} is larger than {size}, the most that is read.</source>
        <translation>{path} 超过可读取的上限 {size}。</translation>
    </message>
    <message>
        <source>another program has it open; close it there and try again</source>
        <translation>另一个程序打开了它；请在那里关闭后重试</translation>
    </message>
    <message>
        <source>another program has it open, or you have no permission for it; close it there, or choose another folder</source>
        <translation>另一个程序打开了它，或你没有权限；请在那里关闭，或选择其他文件夹</translation>
    </message>
    <message>
        <source>{home_variable} is {home!s:.200}, but there is no user of that name: set it to a folder.</source>
        <translation>{home_variable} 为 {home!s:.200}，但没有这个用户名：请把它设为一个文件夹。</translation>
    </message>
    <message>
        <source>there is a file of that name</source>
        <translation>有同名的文件</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}. Set {home_variable} to a folder that can be written.</source>
        <translation>无法创建文件夹 {folder}：{why}。请把 {home_variable} 设为可写入的文件夹。</translation>
    </message>
    <message>
        <source>The file resources/{name} is missing from this installation of digitpad: install it again.</source>
        <translation>此 digitpad 安装缺少文件 resources/{name}：请重新安装。</translation>
    </message>
    <message>
        <source>There is no font on this system, so that the window could show no text. On Debian and Ubuntu “sudo apt-get install fonts-dejavu-core” brings one.</source>
        <translation>此系统没有字体，窗口无法显示文字。在 Debian 和 Ubuntu 上可用“sudo apt-get install fonts-dejavu-core”安装。</translation>
    </message>
    <message>
        <source>Cannot write the picture {picture}.</source>
        <translation>无法写入图片 {picture}。</translation>
    </message>
    <message>
        <source>A picture has no strokes to save as ink. Save it as PNG.</source>
        <translation>图片没有可保存为墨迹的笔画。请保存为 PNG。</translation>
    </message>
    <message>
        <source>This network reconstructs nothing. Choose an autoencoder.</source>
        <translation>这个网络不做重建。请选择自编码器。</translation>
    </message>
    <message>
        <source>The test pictures of {title} are not in {folder}. Choose {title} as data set, and download it or choose its folder.</source>
        <translation>{title} 的测试图片不在 {folder} 中。请选择 {title} 作为数据集，然后下载或选择它的文件夹。</translation>
    </message>
    <message>
        <source>PyTorch cannot be loaded ({kind}: {why}).</source>
        <translation>无法加载 PyTorch（{kind}：{why}）。</translation>
    </message>
    <message>
        <source>Cannot unpack the ink file {path!s:.200}: it is cut off or damaged. Fetch it again.</source>
        <translation>无法解压墨迹文件 {path!s:.200}：它被截断或已损坏。请重新获取。</translation>
    </message>
    <message>
        <source>The ink file {path!s:.200} unpacks to more than {max_file_bytes} MiB, the most that is read.</source>
        <translation>墨迹文件 {path!s:.200} 解压后超过可读取的上限 {max_file_bytes} MiB。</translation>
    </message>
    <message>
        <source>it is XML, but its root is &lt;{tag:.40}&gt;, not &lt;ink&gt;</source>
        <translation>它是 XML，但根元素是 &lt;{tag:.40}&gt;，不是 &lt;ink&gt;</translation>
    </message>
    <message>
        <source>it holds no traces</source>
        <translation>其中没有笔迹</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it defines XML entities, which are not allowed.</source>
        <translation>无法把 {name} 作为 InkML 读取：它定义了不允许的 XML 实体。</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: unknown text encoding.</source>
        <translation>无法把 {name} 作为 InkML 读取：文本编码未知。</translation>
    </message>
    <message>
        <source>it has more than {most:,} {what}</source>
        <translation>{what} 超过 {most:,} 个</translation>
    </message>
    <message>
        <source>its groups are nested more than {max_depth} deep</source>
        <translation>组的嵌套超过 {max_depth} 层</translation>
    </message>
    <message>
        <source>it takes more than {max_seconds:.0f} seconds to read</source>
        <translation>读取时间超过 {max_seconds:.0f} 秒</translation>
    </message>
    <message>
        <source>it holds more than {max_annotations:,} annotations</source>
        <translation>注记超过 {max_annotations:,} 个</translation>
    </message>
    <message>
        <source>it holds more than {max_strokes:,} strokes</source>
        <translation>笔画超过 {max_strokes:,} 笔</translation>
    </message>
    <message>
        <source>in its trace number {stroke_count:,} {why}</source>
        <translation>第 {stroke_count:,} 条笔迹中，{why}</translation>
    </message>
    <message>
        <source>it holds more than {max_points:,} points</source>
        <translation>点超过 {max_points:,} 个</translation>
    </message>
    <message>
        <source>a view refers to the trace “{name:.40}”, which is not there before it</source>
        <translation>有视图引用了在它之前并不存在的笔迹“{name:.40}”</translation>
    </message>
    <message>
        <source>its trace format has no X or no Y channel</source>
        <translation>其笔迹格式没有 X 或 Y 通道</translation>
    </message>
    <message>
        <source>it holds trace formats that differ, which digitpad does not support</source>
        <translation>含有不同的笔迹格式，digitpad 不支持</translation>
    </message>
    <message>
        <source>Cannot write {path!s:.200}: these drawings are more than one ink file holds that can be read again. Write them to several files, one person’s at a time, for instance.</source>
        <translation>无法写入 {path!s:.200}：这些手绘超过一个可重新读取的墨迹文件的容量。请写入多个文件，例如每人一个。</translation>
    </message>
    <message>
        <source>The annotation {kind!a} holds a character that XML does not allow.</source>
        <translation>注记 {kind!a} 含有 XML 不允许的字符。</translation>
    </message>
    <message>
        <source>a coordinate is too large</source>
        <translation>坐标太大</translation>
    </message>
    <message>
        <source>point {number:,} has too few values</source>
        <translation>点 {number:,} 的值太少</translation>
    </message>
    <message>
        <source>point {number:,} has no x or no y</source>
        <translation>点 {number:,} 没有 x 或没有 y</translation>
    </message>
    <message>
        <source>point {number:,} is longer than any</source>
        <translation>点 {number:,} 过长</translation>
    </message>
    <message>
        <source>point {number:,} has “{found:.20}” where a number should be</source>
        <translation>点 {number:,} 在应为数的地方是“{found:.20}”</translation>
    </message>
    <message>
        <source>{count:,} strokes or specks are no line of writing.</source>
        <translation>{count:,} 笔或墨点不构成一行书写。</translation>
    </message>
    <message>
        <source>numpy has no bfloat16; store .npz as float32 or float16</source>
        <translation>numpy 没有 bfloat16；请把 .npz 存储为 float32 或 float16</translation>
    </message>
    <message>
        <source>it is a damaged zip archive</source>
        <translation>这是损坏的 zip 压缩包</translation>
    </message>
    <message>
        <source>it is a TorchScript archive, which holds a program; save its state_dict instead</source>
        <translation>这是含有程序的 TorchScript 压缩包；请改为保存其 state_dict</translation>
    </message>
    <message>
        <source>it is a zip archive, but neither numpy’s .npz nor PyTorch’s .pt</source>
        <translation>这是 zip 压缩包，但既不是 numpy 的 .npz，也不是 PyTorch 的 .pt</translation>
    </message>
    <message>
        <source>it holds more than {max_members:,} files</source>
        <translation>含有超过 {max_members:,} 个文件</translation>
    </message>
    <message>
        <source>it is a damaged zip archive: its files overlap</source>
        <translation>这是损坏的 zip 压缩包：其中的文件重叠</translation>
    </message>
    <message>
        <source>it unpacks to more than {most} MB, as no weights do</source>
        <translation>解压后超过 {most} MB，权重不会这么大</translation>
    </message>
    <message>
        <source>it is packed in a way that neither numpy nor PyTorch writes</source>
        <translation>其压缩方式不是 numpy 或 PyTorch 所用的</translation>
    </message>
    <message>
        <source>the array {name} {why}</source>
        <translation>数组 {name} {why}</translation>
    </message>
    <message>
        <source>the array {name} is damaged</source>
        <translation>数组 {name} 已损坏</translation>
    </message>
    <message>
        <source>its metadata is damaged</source>
        <translation>其元数据已损坏</translation>
    </message>
    <message>
        <source>is of an unknown version of the format</source>
        <translation>是未知的格式版本</translation>
    </message>
    <message>
        <source>holds objects, which are never opened here</source>
        <translation>含有对象，这里从不打开对象</translation>
    </message>
    <message>
        <source>does not have as many bytes as its shape needs</source>
        <translation>字节数与其形状所需不符</translation>
    </message>
    <message>
        <source>its numbers are in an order that this version does not read</source>
        <translation>其中数的顺序是此版本不读取的</translation>
    </message>
    <message>
        <source>it describes more than any model needs</source>
        <translation>其描述的内容超过任何模型所需</translation>
    </message>
    <message>
        <source>PyTorch cannot read it; it is damaged</source>
        <translation>PyTorch 无法读取；它已损坏</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged</source>
        <translation>张量 {name} 已损坏</translation>
    </message>
    <message>
        <source>the tensor {name} does not hold plain numbers</source>
        <translation>张量 {name} 含有的不是普通的数</translation>
    </message>
    <message>
        <source>it holds more than weights, which is never opened here; save the model’s state_dict</source>
        <translation>含有权重以外的内容，这里从不打开；请保存模型的 state_dict</translation>
    </message>
    <message>
        <source>it holds no table of named tensors</source>
        <translation>没有命名张量的表</translation>
    </message>
    <message>
        <source>it has a tensor with the impossible name {name}</source>
        <translation>有一个名称不可能的张量 {name}</translation>
    </message>
    <message>
        <source>the tensor {name} stands in it twice</source>
        <translation>张量 {name} 在其中出现了两次</translation>
    </message>
    <message>
        <source>A calibration cannot have the temperature {temperature}.</source>
        <translation>校准的温度不能是 {temperature}。</translation>
    </message>
    <message>
        <source>A calibration’s thresholds must lie between 0 and 1.</source>
        <translation>校准的阈值必须在 0 和 1 之间。</translation>
    </message>
    <message>
        <source>A calibration’s curve must rise, between 0 and 1.</source>
        <translation>校准曲线必须在 0 和 1 之间上升。</translation>
    </message>
    <message>
        <source>its metadata “classes” is not a list of names</source>
        <translation>其元数据“classes”不是名称列表</translation>
    </message>
    <message>
        <source>its metadata “arguments” holds more than whole numbers and words</source>
        <translation>其元数据“arguments”含有整数和词以外的内容</translation>
    </message>
    <message>
        <source>{why}. What another version made opens in that version</source>
        <translation>{why}。由其他版本制作的，请用那个版本打开</translation>
    </message>
    <message>
        <source>it asks for the preprocessing {wanted}, which this version does not know (it knows {list}); open it with the version that made it</source>
        <translation>要求预处理 {wanted}，此版本不认识（它认识 {list}）；请用制作它的版本打开</translation>
    </message>
    <message>
        <source>its input shape, preprocessing and architecture do not go together ({shape}, {wanted}, {model})</source>
        <translation>其输入形状、预处理和架构不配套（{shape}，{wanted}，{model}）</translation>
    </message>
    <message>
        <source>it names {count} classes; {model} needs {class_count} different ones</source>
        <translation>它列出 {count} 个类别；{model} 需要 {class_count} 个不同的类别</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be written: {why}</source>
        <translation>其元数据“{key}”无法写入：{why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be read: {why}</source>
        <translation>其元数据“{key}”无法读取：{why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” is not a {value}</source>
        <translation>其元数据“{key}”不是 {value}</translation>
    </message>
    <message>
        <source>its metadata claims an accuracy that is not between 0 and 1</source>
        <translation>其元数据声称的准确率不在 0 和 1 之间</translation>
    </message>
    <message>
        <source>its metadata claims an invalid number of test images</source>
        <translation>其元数据声称的测试图像数无效</translation>
    </message>
    <message>
        <source>its metadata “calibration” makes no sense</source>
        <translation>其元数据“calibration”没有意义</translation>
    </message>
    <message>
        <source>it is a damaged ONNX file</source>
        <translation>这是损坏的 ONNX 文件</translation>
    </message>
    <message>
        <source>it is an ONNX file whose weights lie in another one; export it in one</source>
        <translation>这个 ONNX 文件的权重在另一个文件中；请导出为一个文件</translation>
    </message>
    <message>
        <source>it is an ONNX file that takes {sizes}, not pictures of 28×28 grey pixels</source>
        <translation>这个 ONNX 文件接受 {sizes}，而不是 28×28 灰度像素的图片</translation>
    </message>
    <message>
        <source>it is an ONNX file with the node {name} ({kind}), which is none of the layers that digitpad builds</source>
        <translation>这个 ONNX 文件有节点 {name}（{kind}），不是 digitpad 能搭建的层</translation>
    </message>
    <message>
        <source>it is a Python pickle, which is never opened here because it can run programs</source>
        <translation>这是 Python pickle，它可以运行程序，因此这里从不打开</translation>
    </message>
    <message>
        <source>it is in the format of PyTorch before 1.6, a pickle, which can run programs and is never opened here; load it with a newer PyTorch and save its state_dict again with torch.save</source>
        <translation>这是 PyTorch 1.6 之前的格式，即 pickle，它可以运行程序，因此这里从不打开；请用较新的 PyTorch 加载，再用 torch.save 重新保存其 state_dict</translation>
    </message>
    <message>
        <source>it is a picture</source>
        <translation>这是图片</translation>
    </message>
    <message>
        <source>it is packed with gzip; unpack it first</source>
        <translation>它用 gzip 压缩；请先解压</translation>
    </message>
    <message>
        <source>it is a numpy array</source>
        <translation>这是 numpy 数组</translation>
    </message>
    <message>
        <source>it is an HDF5 file, as Keras writes</source>
        <translation>这是 Keras 写出的那种 HDF5 文件</translation>
    </message>
    <message>
        <source>it is a GGUF file</source>
        <translation>这是 GGUF 文件</translation>
    </message>
    <message>
        <source>it is a PDF document</source>
        <translation>这是 PDF 文档</translation>
    </message>
    <message>
        <source>it is an XML file</source>
        <translation>这是 XML 文件</translation>
    </message>
    <message>
        <source>it is an ink file</source>
        <translation>这是墨迹文件</translation>
    </message>
    <message>
        <source>the tensor {name} holds {dtype} numbers; this version reads {list}</source>
        <translation>张量 {name} 含有 {dtype} 类型的数；此版本读取 {list}</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged, or changed while it was read</source>
        <translation>张量 {name} 已损坏，或在读取时被改动</translation>
    </message>
    <message>
        <source>it is too short for a safetensors model</source>
        <translation>太短，不是 safetensors 模型</translation>
    </message>
    <message>
        <source>it is not a safetensors model</source>
        <translation>不是 safetensors 模型</translation>
    </message>
    <message>
        <source>its header claims {length} bytes; more than {max_header_bytes} MB is refused</source>
        <translation>其文件头声称 {length} 字节；超过 {max_header_bytes} MB 即拒绝</translation>
    </message>
    <message>
        <source>its header is cut off; the file is incomplete</source>
        <translation>其文件头被截断；文件不完整</translation>
    </message>
    <message>
        <source>its header is not text</source>
        <translation>其文件头不是文本</translation>
    </message>
    <message>
        <source>its header cannot be read: {why}</source>
        <translation>其文件头无法读取：{why}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>it is larger than {max_file_bytes} MB, the most that is read</source>
        <translation>超过可读取的上限 {max_file_bytes} MB</translation>
    </message>
    <message>
        <source>it is damaged: its content is not what was saved. Use a copy, if there is one</source>
        <translation>已损坏：内容与保存时不同。若有副本，请使用副本</translation>
    </message>
    <message>
        <source>its metadata is too long to be read again</source>
        <translation>其元数据太长，无法再读取</translation>
    </message>
    <message>
        <source>the tensor {name} holds values that are not finite numbers</source>
        <translation>张量 {name} 含有非有限的数值</translation>
    </message>
    <message>
        <source>the tensor {name} has values beyond what float16 can hold; store it as bfloat16 or float32</source>
        <translation>张量 {name} 的数值超出 float16 的范围；请存储为 bfloat16 或 float32</translation>
    </message>
    <message>
        <source>its metadata is not a table of texts</source>
        <translation>其元数据不是文本表</translation>
    </message>
    <message>
        <source>it lists more than {max_tensors} tensors</source>
        <translation>列出的张量超过 {max_tensors} 个</translation>
    </message>
    <message>
        <source>the tensor {name} leaves a gap before it; the file is damaged</source>
        <translation>张量 {name} 之前留有空隙；文件已损坏</translation>
    </message>
    <message>
        <source>the tensor {name} overlaps another one; the file is damaged</source>
        <translation>张量 {name} 与另一个重叠；文件已损坏</translation>
    </message>
    <message>
        <source>{size} bytes at its end belong to no tensor</source>
        <translation>末尾有 {size} 字节不属于任何张量</translation>
    </message>
    <message>
        <source>the tensor {name} is not described by dtype, shape, offsets</source>
        <translation>张量 {name} 没有以 dtype、shape、offsets 描述</translation>
    </message>
    <message>
        <source>the tensor {name} has an impossible shape</source>
        <translation>张量 {name} 的形状不可能</translation>
    </message>
    <message>
        <source>the tensor {name} has impossible offsets</source>
        <translation>张量 {name} 的偏移不可能</translation>
    </message>
    <message>
        <source>the tensor {name} is cut off; the file is incomplete</source>
        <translation>张量 {name} 被截断；文件不完整</translation>
    </message>
    <message>
        <source>the tensor {name} does not have as many bytes as its shape needs</source>
        <translation>张量 {name} 的字节数与其形状所需不符</translation>
    </message>
    <message>
        <source>the tensor {name} has no dtype</source>
        <translation>张量 {name} 没有 dtype</translation>
    </message>
    <message>
        <source>its header holds broken text</source>
        <translation>其文件头含有损坏的文本</translation>
    </message>
    <message>
        <source>{model} has no tensor {found}</source>
        <translation>{model} 没有张量 {found}</translation>
    </message>
    <message>
        <source>Cannot save {path}: {why}.</source>
        <translation>无法保存 {path}：{why}。</translation>
    </message>
    <message>
        <source>Cannot open {shown}: {why}.</source>
        <translation>无法打开 {shown}：{why}。</translation>
    </message>
    <message>
        <source>its tensors hold {found} numbers; this version reads {list}</source>
        <translation>其张量含有 {found} 类型的数；此版本读取 {list}</translation>
    </message>
    <message>
        <source>it was made by another version of digitpad (its format is {version}, this version reads {format}); open it with the version that made it</source>
        <translation>由另一个版本的 digitpad 制作（格式 {version}，此版本读取 {format}）；请用制作它的版本打开</translation>
    </message>
    <message>
        <source>{model} has no tensor {unknown}</source>
        <translation>{model} 没有张量 {unknown}</translation>
    </message>
    <message>
        <source>The tensors of {name} do not fit {network} with {given}.</source>
        <translation>{name} 的张量与 {network}（{given}）不符。</translation>
    </message>
    <message>
        <source>it does not have as many numbers as its shape needs</source>
        <translation>数的个数与其形状所需不符</translation>
    </message>
    <message>
        <source>it has no end</source>
        <translation>没有结尾</translation>
    </message>
    <message>
        <source>it contains an instruction ({name}) that model files do not need</source>
        <translation>含有模型文件不需要的指令（{name}）</translation>
    </message>
    <message>
        <source>it has no mark</source>
        <translation>没有标记</translation>
    </message>
    <message>
        <source>it contains a call that model files do not need</source>
        <translation>含有模型文件不需要的调用</translation>
    </message>
    <message>
        <source>it has a tensor without numbers</source>
        <translation>有一个没有数的张量</translation>
    </message>
    <message>
        <source>it has a tensor of an impossible shape</source>
        <translation>有一个形状不可能的张量</translation>
    </message>
    <message>
        <source>it has a tensor of unknown numbers</source>
        <translation>有一个数类型未知的张量</translation>
    </message>
    <message>
        <source>{count:,.1f} billion multiplications for one image; the limit is {most:g} billion, so that it can be read live</source>
        <translation>一张图像需要 {count:,.1f}×10⁹ 次乘法；上限为 {most:g}×10⁹ 次，这样才能实时识别</translation>
    </message>
    <message>
        <source>There is no model called “{name}”. Available: {there}.</source>
        <translation>没有名为“{name}”的模型。可用：{there}。</translation>
    </message>
    <message>
        <source>It takes none.</source>
        <translation>它不接受任何参数。</translation>
    </message>
    <message>
        <source>It takes these (with defaults): {arguments}.</source>
        <translation>它接受这些参数（含默认值）：{arguments}。</translation>
    </message>
    <message>
        <source>The model {name} takes no argument “{argument}”. {takes}</source>
        <translation>模型 {name} 没有参数“{argument}”。{takes}</translation>
    </message>
    <message>
        <source>words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>The argument “{argument}” of {name} is {wanted}, not {value}.</source>
        <translation>{name} 的参数“{argument}”应为{wanted}，而不是 {value}。</translation>
    </message>
    <message>
        <source>The layers have {count:,} characters; the limit is {most:,}.</source>
        <translation>层共有 {count:,} 个字符；上限为 {most:,}。</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: it should be like {example}.</source>
        <translation>“{step_text}”无法理解：应像 {example} 这样。</translation>
    </message>
    <message>
        <source>“{step_text}” does not say how many outputs: write {example}, say.</source>
        <translation>“{step_text}”没有说明有多少输出：例如写 {example}。</translation>
    </message>
    <message>
        <source>Leave “{word}” out: digitpad turns the last outputs into probabilities itself.</source>
        <translation>请去掉“{word}”：digitpad 自己会把最后的输出变为概率。</translation>
    </message>
    <message>
        <source>There is no layer called “{word}”. Available: {kinds}.</source>
        <translation>没有名为“{word}”的层。可用：{kinds}。</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: “{text}” stands where a number should.</source>
        <translation>“{step_text}”无法理解：应为数的地方是“{text}”。</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a whole number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>“{step_text}”：{number} 是 {least:g} 到 {most:,.0f} 的整数，而不是 {text}。</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>“{step_text}”：{number} 是 {least:g} 到 {most:,.0f} 的数，而不是 {text}。</translation>
    </message>
    <message>
        <source>Pictures are 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>图片为 28×28（数字）或 32×32（彩色图片），而不是 {image}×{image}。</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”: {why}</source>
        <translation>第 {number} 层“{layer}”：{why}</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”, gives {count:,} values for one image; the limit is {most:,}. Give it fewer outputs.</source>
        <translation>第 {number} 层“{layer}”对一张图像给出 {count:,} 个值；上限为 {most:,}。请减少它的输出。</translation>
    </message>
    <message>
        <source>There are no layers yet. Begin with “{start}”, say.</source>
        <translation>还没有层。例如从“{start}”开始。</translation>
    </message>
    <message>
        <source>These are {count} layers; the limit is {most}.</source>
        <translation>这里有 {count} 层；上限为 {most}。</translation>
    </message>
    <message>
        <source>The last layer has {shape} outputs, and there are ten classes: end with “{end}”.</source>
        <translation>最后一层有 {shape} 个输出，而类别有十个：请以“{end}”结尾。</translation>
    </message>
    <message>
        <source>The last layer gives {shape}, and there are ten classes: end with “{end}”.</source>
        <translation>最后一层给出 {shape}，而类别有十个：请以“{end}”结尾。</translation>
    </message>
    <message>
        <source>The network has {count:,} weights; the limit is {most:,}. Make layer {number}, “{layer}”, smaller, or put a “pool 2” before it.</source>
        <translation>网络有 {count:,} 个权重；上限为 {most:,}。请缩小第 {number} 层“{layer}”，或在它之前加一个“pool 2”。</translation>
    </message>
    <message>
        <source>The network needs {operations}. Give layer {number}, “{layer}”, fewer outputs, or put a “pool 2” before it.</source>
        <translation>网络需要 {operations}。请减少第 {number} 层“{layer}”的输出，或在它之前加一个“pool 2”。</translation>
    </message>
    <message>
        <source>it needs a picture, but what comes before it gives a row of values.</source>
        <translation>它需要图片，但前面给出的是一行值。</translation>
    </message>
    <message>
        <source>its {kernel}×{kernel} pixels are more than there are: a picture of {height}×{width} comes in.</source>
        <translation>它的 {kernel}×{kernel} 像素超过现有的：传入的图片为 {height}×{width}。</translation>
    </message>
    <message>
        <source>a picture of {height}×{width} is too small for it.</source>
        <translation>{height}×{width} 的图片对它来说太小。</translation>
    </message>
    <message>
        <source>it would leave everything out; 0.5 is much already.</source>
        <translation>它会全部略去；0.5 就已经很多了。</translation>
    </message>
    <message>
        <source>How many heads its attention has is not in the file: {heads} is a guess.</source>
        <translation>文件中没有说明它的注意力有多少个头：{heads} 是猜测。</translation>
    </message>
    <message>
        <source>no tensors fit its layer “{layer}”</source>
        <translation>没有张量与它的层“{layer}”相符</translation>
    </message>
    <message>
        <source>it has no layer for “{layer}”</source>
        <translation>它没有对应“{layer}”的层</translation>
    </message>
    <message>
        <source>The tensors are not those of “{layers}”: {why}.</source>
        <translation>这些张量不是“{layers}”的：{why}。</translation>
    </message>
    <message>
        <source>it does not fit {model}: {what}</source>
        <translation>与 {model} 不符：{what}</translation>
    </message>
    <message>
        <source>{problem}, and {count} more do not fit</source>
        <translation>{problem}，另有 {count} 处不符</translation>
    </message>
    <message>
        <source>the tensor “{name}” {sizes} is missing</source>
        <translation>缺少张量“{name}”{sizes}</translation>
    </message>
    <message>
        <source>the tensor “{name}” is {found}, not {sizes}</source>
        <translation>张量“{name}”是 {found}，而不是 {sizes}</translation>
    </message>
    <message>
        <source>its patch embedding has the shapes {positions} and {projection}, not [1, patches + 1, width] and [width, channels, patch, patch]</source>
        <translation>其图块嵌入的形状为 {positions} 和 {projection}，而不是 [1, 图块数 + 1, 宽度] 和 [宽度, 通道数, 图块, 图块]</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (grey) in {patches} patches</source>
        <translation>{image}×{image}（灰度）、{patches} 个图块时为 {rows} 行</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (colour) in {patches} patches</source>
        <translation>{image}×{image}（彩色）、{patches} 个图块时为 {rows} 行</translation>
    </message>
    <message>
        <source>no image that digitpad reads (28×28 or 32×32) divides so</source>
        <translation>digitpad 读取的图像（28×28 或 32×32）都不能这样划分</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} 或 {second}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {image} with {channels} channels; with patches of {patch}×{patch}, vit needs {fits}</source>
        <translation>其位置嵌入有 {rows} 行，即 {image}，{channels} 个通道；图块为 {patch}×{patch} 时，vit 需要 {fits}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {given}; the model needs {patches}, for an image of {image}×{image} cut into {patches_2} patches of {patch}×{patch}</source>
        <translation>其位置嵌入有 {rows} 行，即 {given}；模型需要 {patches} 行，对应 {image}×{image} 的图像切成 {patches_2} 个 {patch}×{patch} 图块</translation>
    </message>
    <message>
        <source>a class token and {patches} patches, which no square image has</source>
        <translation>一个类别标记和 {patches} 个图块，没有正方形图像会这样</translation>
    </message>
    <message>
        <source>a class token, with a distillation token, which vit does not have, and {patches} patches, which no square image has</source>
        <translation>一个类别标记、一个 vit 没有的蒸馏标记和 {patches} 个图块，没有正方形图像会这样</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}</source>
        <translation>{side}×{side} 的图像切成 {patches} 个 {patch}×{patch} 图块</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}, with a distillation token, which vit does not have</source>
        <translation>{side}×{side} 的图像切成 {patches} 个 {patch}×{patch} 图块，带有 vit 没有的蒸馏标记</translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation>没有张量</translation>
    </message>
    <message>
        <source>It is taken for {model} by the shapes of its tensors, which do not tell what comes between them; assumed is: {layers}. If it was made with other layers, ReLU after each convolution say, it reads worse: digitpad convert --layers tells it which.</source>
        <translation>根据张量的形状把它当作 {model}，但形状看不出各层之间有什么；假定为：{layers}。如果它是用其他层制作的，例如每个卷积之后有 ReLU，识别效果就会变差：可用 digitpad convert --layers 说明是哪些层。</translation>
    </message>
    <message>
        <source>it looks like {model}, but {problem}</source>
        <translation>看起来像 {model}，但{problem}</translation>
    </message>
    <message>
        <source>Your own classes are 2 to {most}, on the reader {readers}; not {classes} on {base}.</source>
        <translation>自定义类别为 2 到 {most} 个，基于识别器 {readers}；不能是 {base} 上的 {classes} 个。</translation>
    </message>
    <message>
        <source>Its pixels are taken as “{pixels}”, by which it reads {accuracy} of {count} generated digits: if it was trained on others, say so (--pixels, or “Pixels of the model” in the window)</source>
        <translation>像素按“{pixels}”处理，这样在 {count} 个生成的数字中识别正确 {accuracy}：如果它是用别的像素训练的，请说明（--pixels，或窗口中的“模型的像素”）</translation>
    </message>
    <message>
        <source>{model} draws pixels itself: only 0-1 are known.</source>
        <translation>{model} 自己画像素：只支持 0-1。</translation>
    </message>
    <message>
        <source>Pixels are 0-1, 0-255, inverted or like “mean 0.1307 std 0.3081” (of values 0 to 1, one each or one a channel), not {text}.</source>
        <translation>像素可为 0-1、0-255、inverted，或像“mean 0.1307 std 0.3081”（针对 0 到 1 的值，一个或每通道一个），而不是 {text}。</translation>
    </message>
    <message>
        <source>its tensor “{name}” {sizes} belongs to none of the layers that can be rebuilt from tensors alone: dense, convolution, batch normalisation</source>
        <translation>其张量“{name}”{sizes} 不属于任何仅凭张量就能重建的层：全连接、卷积、批归一化</translation>
    </message>
    <message>
        <source>its last layer, “{layer}”, gives {count:,} scores; of pictures of {image}×{image} digitpad knows what {known} stand for</source>
        <translation>其最后一层“{layer}”给出 {count:,} 个得分；对于 {image}×{image} 的图片，digitpad 知道 {known} 个得分各代表什么</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>activations (taken for {kind})</source>
        <translation>激活函数（当作 {kind}）</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors</source>
        <translation>{layers}，根据张量的形状</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors; these cannot tell: {guesses}</source>
        <translation>{layers}，根据张量的形状；但看不出：{guesses}</translation>
    </message>
    <message>
        <source>none of its layers takes 28×28 grey or 32×32 colour pictures, which are 784 and 3,072 values: “{layer}” has the weights {sizes}</source>
        <translation>没有一层接受 28×28 灰度或 32×32 彩色图片，即 784 和 3,072 个值：“{layer}”的权重为 {sizes}</translation>
    </message>
    <message>
        <source>its layers make no single row: “{before}” gives {outputs:,} channels or values, and “{layer}”, with the weights {sizes}, does not take them</source>
        <translation>各层连不成一串：“{before}”给出 {outputs:,} 个通道或值，而权重为 {sizes} 的“{layer}”不接受</translation>
    </message>
    <message>
        <source>no usual padding, stride and pooling of its convolutions makes the {count:,} values that “{layer}” takes of a picture of {image}×{image}</source>
        <translation>其卷积没有哪种常用的填充、步长和池化，能让 {image}×{image} 的图片得到“{layer}”所需的 {count:,} 个值</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g}</source>
        <translation>不小于 {least:,g} 的整数</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>{least:,g} 到 {most:,.0f} 的整数</translation>
    </message>
    <message>
        <source>a number of at least {least:,g}</source>
        <translation>不小于 {least:,g} 的数</translation>
    </message>
    <message>
        <source>a number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>{least:,g} 到 {most:,.0f} 的数</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>大于 0 的数</translation>
    </message>
    <message>
        <source>a number above 0 and at most {most:,.0f}</source>
        <translation>大于 0、不超过 {most:,.0f} 的数</translation>
    </message>
    <message>
        <source>{number}, or {choices}</source>
        <translation>{number}，或 {choices}</translation>
    </message>
    <message>
        <source>The {name} must be {wanted}, not {value}.</source>
        <translation>{name} 必须是{wanted}，而不是 {value}。</translation>
    </message>
    <message>
        <source>This network reads images of 28×28 (digits) or 32×32 (colour pictures) and tells 2 to {most} classes apart, not {image}×{image} and {classes}.</source>
        <translation>这个网络读取 28×28（数字）或 32×32（彩色图片）的图像，区分 2 到 {most} 个类别，而不是 {image}×{image} 和 {classes}。</translation>
    </message>
    <message>
        <source>A vit of this size needs {too_many}. Take fewer patches or blocks.</source>
        <translation>这种大小的 vit 需要 {too_many}。请减少图块或块。</translation>
    </message>
    <message>
        <source>vit reads images of 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>vit 读取 28×28（数字）或 32×32（彩色图片）的图像，而不是 {image}×{image}。</translation>
    </message>
    <message>
        <source>An image of {image} pixels cannot be cut into patches of {patch}, but of {fitting}.</source>
        <translation>{image} 像素的图像不能切成 {patch} 的图块，但可切成 {fitting} 的。</translation>
    </message>
    <message>
        <source>vit has 1 to {most} blocks, not {blocks}.</source>
        <translation>vit 有 1 到 {most} 个块，而不是 {blocks} 个。</translation>
    </message>
    <message>
        <source>A width of {width} cannot be shared by {heads} heads.</source>
        <translation>宽度 {width} 不能由 {heads} 个头均分。</translation>
    </message>
    <message>
        <source>There is no table of numbers on this photo: nothing on it looks like a number.</source>
        <translation>照片上没有数的表格：没有什么看起来像数。</translation>
    </message>
    <message>
        <source>The camera gives no picture: it may be used by another program, or this one may not use it (see the system&apos;s privacy settings).</source>
        <translation>摄像头没有画面：可能被其他程序占用，或此程序不得使用它（请查看系统的隐私设置）。</translation>
    </message>
    <message>
        <source>its rows are not equally long</source>
        <translation>各行长度不同</translation>
    </message>
    <message>
        <source>it holds more cells than any photo</source>
        <translation>单元格比任何照片上的都多</translation>
    </message>
    <message>
        <source>a table has four corners</source>
        <translation>表格有四个角</translation>
    </message>
    <message>
        <source>a grid has rows and columns</source>
        <translation>网格有行和列</translation>
    </message>
    <message>
        <source>This is no table that can be read: it has more than {most:,} cells.</source>
        <translation>这个表格无法识别：单元格超过 {most:,} 个。</translation>
    </message>
    <message>
        <source>{name} is a grey image of 28×28 pixels, as models for digits read it, but this model reads colour pictures. Choose a model for digits, or another picture.</source>
        <translation>{name} 是 28×28 像素的灰度图像，是数字模型读取的形式，但此模型识别彩色图片。请选择数字模型，或其他图片。</translation>
    </message>
    <message>
        <source>{name} cannot be read by a network for the signs of numbers alone: it works beside one for digits. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>{name} 不能只用识别数中符号的网络识别：它与数字网络配合工作。请选择数字模型，并在书写行上写数。</translation>
    </message>
    <message>
        <source>{name} is a colour photograph of 32×32 pixels, but the model reads digits. Choose a model for colour pictures, or a picture of a digit.</source>
        <translation>{name} 是 32×32 像素的彩色照片，但此模型识别数字。请选择彩色图片模型，或数字图片。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is empty.</source>
        <translation>无法把 {name} 作为图片读取：它是空的。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is too long; save it as PNG.</source>
        <translation>无法把 {name} 作为图片读取：它太长；请保存为 PNG。</translation>
    </message>
    <message>
        <source>{name} has no page {number}.</source>
        <translation>{name} 没有第 {number} 页。</translation>
    </message>
    <message>
        <source>page {number} of {name}</source>
        <translation>{name} 的第 {number} 页</translation>
    </message>
    <message>
        <source>Only the first page of {name} can be read: the rest is damaged.</source>
        <translation>{name} 只有第一页能读取：其余已损坏。</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>{width:,} × {height:,}</source>
        <translation>{width:,} × {height:,}</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: of {width:,} × {height:,} pixels one side is longer than the {max_side_px:,} that are read; cut it into parts.</source>
        <translation>无法把 {name} 作为图片读取：{width:,} × {height:,} 像素中有一边超过可读取的上限 {max_side_px:,}；请切成几部分。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: the {format} data is damaged or cut off.</source>
        <translation>无法把 {name} 作为图片读取：{format} 数据已损坏或被截断。</translation>
    </message>
    <message>
        <source>the size in its header</source>
        <translation>文件头中的大小</translation>
    </message>
    <message>
        <source>it is a HEIC or AVIF photo; save it as JPEG or PNG, or for HEIC install what reads it: pip install pillow-heif</source>
        <translation>这是 HEIC 或 AVIF 照片；请保存为 JPEG 或 PNG，或为 HEIC 安装读取工具：pip install pillow-heif</translation>
    </message>
    <message>
        <source>it is a PDF; save its page as PNG or JPEG</source>
        <translation>这是 PDF；请把它的页面保存为 PNG 或 JPEG</translation>
    </message>
    <message>
        <source>it is packed with gzip, as data sets are; name the folder that holds it where the data to train on are chosen</source>
        <translation>它像数据集那样用 gzip 压缩；请在选择训练数据的地方指定它所在的文件夹</translation>
    </message>
    <message>
        <source>it is text; a list of numbers is read by digitpad evaluate --numbers, and data to train on are named where they are chosen</source>
        <translation>这是文本；数的列表由 digitpad evaluate --numbers 读取，训练数据在选择数据的地方指定</translation>
    </message>
    <message>
        <source>it is none of {formats}, or its beginning is damaged</source>
        <translation>不是 {formats} 中的任何一种，或开头已损坏</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {kind}.</source>
        <translation>无法把 {name} 作为图片读取：{kind}。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {size} is more than the {max_pixels} million pixels that are read; make it smaller.</source>
        <translation>无法把 {name} 作为图片读取：{size} 超过可读取的 {max_pixels} 百万像素；请缩小它。</translation>
    </message>
    <message>
        <source>{name} holds pen strokes, but the model reads {reads}.</source>
        <translation>{name} 含有笔画，但此模型识别{reads}。</translation>
    </message>
    <message>
        <source>A strip of {width:,} × {height:,} pixels is no line of writing.</source>
        <translation>{width:,} × {height:,} 像素的一条不是一行书写。</translation>
    </message>
    <message>
        <source>{name} is a picture, but the model reads the strokes of a drawing. Draw the digit, or choose a model that reads pictures.</source>
        <translation>{name} 是图片，但此模型识别手绘的笔画。请画出数字，或选择识别图片的模型。</translation>
    </message>
    <message>
        <source>This</source>
        <translation>这</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>It reads {accuracy} of {count} generated digits whichever way it is taken: it has other layers, or was trained on other pictures</source>
        <translation>无论怎样处理，在 {count} 个生成的数字中都只识别正确 {accuracy}：它有其他层，或是用其他图片训练的</translation>
    </message>
    <message>
        <source>{whose} gives no numbers: its weights are too large, because its training diverged. Choose another model.</source>
        <translation>{whose}给出的不是数：权重过大，因为训练发散了。请选择其他模型。</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Open a picture, or choose a model for digits.</source>
        <translation>模型 {model} 识别的是{reads}，不是手绘。请打开图片，或选择数字模型。</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, but this is {why}. Open another picture, or choose another model.</source>
        <translation>模型 {model} 识别的是{reads}，但这是{why}。请打开其他图片，或选择其他模型。</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>模型 {model} 识别整行。请选择数字模型，并在书写行上写数。</translation>
    </message>
    <message>
        <source>The model {model} does not read digits. Choose one that does.</source>
        <translation>模型 {model} 不识别数字。请选择识别数字的模型。</translation>
    </message>
    <message>
        <source>{kind} of {width}×{height} pixels</source>
        <translation>{width}×{height} 像素的{kind}</translation>
    </message>
    <message>
        <source>a colour picture of {width}×{height}</source>
        <translation>{width}×{height} 的彩色图片</translation>
    </message>
    <message>
        <source>a grey one of {width}×{height}</source>
        <translation>{width}×{height} 的灰度图片</translation>
    </message>
    <message>
        <source>an array of the shape {shape}</source>
        <translation>形状为 {shape} 的数组</translation>
    </message>
    <message>
        <source>{name} reads {reads}, not pictures of one sign.</source>
        <translation>{name} 识别的是{reads}，不是单个符号的图片。</translation>
    </message>
    <message>
        <source>A picture is a tensor (channels, h, w), not {shape}: one at a time.</source>
        <translation>图片应为张量 (通道, 高, 宽)，而不是 {shape}：一次一张。</translation>
    </message>
    <message>
        <source>There are no runs yet. A run is stored when it ends: press Train in the window, or use the command digitpad train.</source>
        <translation>还没有训练记录。训练结束时会存储：在窗口中按“训练”，或用命令 digitpad train。</translation>
    </message>
    <message>
        <source>Cannot keep the run in {folder}: {why}.</source>
        <translation>无法把训练记录保留在 {folder}：{why}。</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named}.</source>
        <translation>没有名为“{wanted}”的训练记录。可用：{named}。</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named} and {rest} more; “digitpad runs” lists them.</source>
        <translation>没有名为“{wanted}”的训练记录。可用：{named}，另有 {rest} 条；“digitpad runs”可列出。</translation>
    </message>
    <message>
        <source>Cannot move the run {folder}: {why}.</source>
        <translation>无法移动训练记录 {folder}：{why}。</translation>
    </message>
    <message>
        <source>A run needs a name.</source>
        <translation>训练记录需要名称。</translation>
    </message>
    <message>
        <source>{path} was written by another version of digitpad; open it with that one.</source>
        <translation>{path} 由另一个版本的 digitpad 写成；请用那个版本打开。</translation>
    </message>
    <message>
        <source>it ended for an unknown reason</source>
        <translation>结束原因未知</translation>
    </message>
    <message>
        <source>{path} is damaged ({why}).</source>
        <translation>{path} 已损坏（{why}）。</translation>
    </message>
    <message>
        <source>it holds a number that is too large</source>
        <translation>含有过大的数</translation>
    </message>
    <message>
        <source>its curve is malformed</source>
        <translation>其曲线格式错误</translation>
    </message>
    <message>
        <source>{path} is damaged (it is not a table).</source>
        <translation>{path} 已损坏（它不是表）。</translation>
    </message>
    <message>
        <source>Its weights are no longer there.</source>
        <translation>它的权重已不在。</translation>
    </message>
    <message>
        <source>The run’s state was not written to {path}: {why}.</source>
        <translation>训练状态没有写入 {path}：{why}。</translation>
    </message>
    <message>
        <source>The run&apos;s state holds values that are not finite, in {name}.</source>
        <translation>训练状态在 {name} 中含有非有限的数值。</translation>
    </message>
    <message>
        <source>it is not as it was saved</source>
        <translation>与保存时不同</translation>
    </message>
    <message>
        <source>Cannot read the checkpoint {path}: {why}.</source>
        <translation>无法读取检查点 {path}：{why}。</translation>
    </message>
    <message>
        <source>{path} is damaged or not a checkpoint, so it cannot be resumed ({why}). An earlier model file, if you saved one, is not affected.</source>
        <translation>{path} 已损坏或不是检查点，因此无法继续（{why}）。如果你保存过较早的模型文件，它不受影响。</translation>
    </message>
    <message>
        <source>it is not marked as a checkpoint</source>
        <translation>没有标为检查点</translation>
    </message>
    <message>
        <source>its totals are invalid</source>
        <translation>其总数无效</translation>
    </message>
    <message>
        <source>its tensor {found} does not fit its settings</source>
        <translation>其张量 {found} 与设置不符</translation>
    </message>
    <message>
        <source>its tables are malformed</source>
        <translation>其表的格式错误</translation>
    </message>
    <message>
        <source>it holds an invalid count</source>
        <translation>含有无效的计数</translation>
    </message>
    <message>
        <source>it holds an invalid text</source>
        <translation>含有无效的文本</translation>
    </message>
    <message>
        <source>its history does not have the columns that it claims</source>
        <translation>其历史没有它声称的列</translation>
    </message>
    <message>
        <source>The device “{wanted}” is not there. This machine offers: {names}.</source>
        <translation>没有设备“{wanted}”。这台机器有：{names}。</translation>
    </message>
    <message>
        <source>The device {device} failed before the first step ({why}).</source>
        <translation>设备 {device} 在第一步之前出错（{why}）。</translation>
    </message>
    <message>
        <source>The device {device} failed in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>设备 {device} 在第 {step:,} 步出错（{why}）；保留了最后一组好的权重。</translation>
    </message>
    <message>
        <source>The memory of {device} is full before the first step ({why}).</source>
        <translation>{device} 的内存在第一步之前已满（{why}）。</translation>
    </message>
    <message>
        <source>The memory of {device} is full in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>{device} 的内存在第 {step:,} 步已满（{why}）；保留了最后一组好的权重。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>请重试。</translation>
    </message>
    <message>
        <source>Try again, or train on the processor.</source>
        <translation>请重试，或用处理器训练。</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network.</source>
        <translation>请选择更小的批次或网络。</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network, or train on the processor.</source>
        <translation>请选择更小的批次或网络，或用处理器训练。</translation>
    </message>
    <message>
        <source>{happened} {cure}</source>
        <translation>{happened}{cure}</translation>
    </message>
    <message>
        <source>The device {device} cannot compute this network ({why}); the processor can.</source>
        <translation>设备 {device} 无法计算这个网络（{why}）；处理器可以。</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but the description of them is incomplete ({given}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE 表明由多个进程共同训练，但其描述不完整（{given}）。请用 torchrun 启动，或取消设置 WORLD_SIZE。</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but not where they meet (MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE 表明由多个进程共同训练，但没有说明在哪里会合（MASTER_ADDR={address:.80}，MASTER_PORT={port:.80}）。请用 torchrun 启动，或取消设置 WORLD_SIZE。</translation>
    </message>
    <message>
        <source>Several processes cannot train on {kind}: choose the device cpu.</source>
        <translation>多个进程不能在 {kind} 上训练：请选择设备 cpu。</translation>
    </message>
    <message>
        <source>This build of torch cannot train with several processes.</source>
        <translation>这个 torch 版本不能用多个进程训练。</translation>
    </message>
    <message>
        <source>Process {rank} of {count} has lost the others: one was ended, its machine or the network failed, or it did not answer for {seconds:g} s ({why}). Start all of them again; a run that kept a checkpoint can be resumed from it.</source>
        <translation>进程 {rank}（共 {count} 个）失去了其他进程：有一个被终止，其机器或网络出错，或在 {seconds:g} 秒内没有回应（{why}）。请全部重新启动；保留了检查点的训练可从检查点继续。</translation>
    </message>
    <message>
        <source>{variable} must be a number of seconds, not {given}.</source>
        <translation>{variable} 必须是秒数，而不是 {given}。</translation>
    </message>
    <message>
        <source>The weights to keep are “best” or “last”, not “{keep}”.</source>
        <translation>要保留的权重是“best”或“last”，而不是“{keep}”。</translation>
    </message>
    <message>
        <source>betas must be between 0 and 1</source>
        <translation>betas 必须在 0 和 1 之间</translation>
    </message>
    <message>
        <source>a name is not a text</source>
        <translation>有名称不是文本</translation>
    </message>
    <message>
        <source>The recorded training settings cannot be read: {why}.</source>
        <translation>记录的训练设置无法读取：{why}。</translation>
    </message>
    <message>
        <source>There is no preset “{preset}”. Available: {list}.</source>
        <translation>没有预设“{preset}”。可用：{list}。</translation>
    </message>
    <message>
        <source>{model} has no preset “{preset}”: take its recipe, or one of these models: {having}.</source>
        <translation>{model} 没有预设“{preset}”：请用它的配方，或这些模型之一：{having}。</translation>
    </message>
    <message>
        <source>its curve has too many points</source>
        <translation>其曲线的点太多</translation>
    </message>
    <message>
        <source>There are too few drawings to learn from: draw at least {least} of each ({names}).</source>
        <translation>手绘太少，无法学习：每种至少画 {least} 个（{names}）。</translation>
    </message>
    <message>
        <source>{file} is no lesson: it is not text in UTF-8.</source>
        <translation>{file} 不是课程：它不是 UTF-8 文本。</translation>
    </message>
    <message>
        <source>{file} is no lesson that can be begun. {why}</source>
        <translation>{file} 不是可以开始的课程。{why}</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>课程以标题开头：“# Title”。</translation>
    </message>
    <message>
        <source>It has no steps: each begins with “## Title”.</source>
        <translation>它没有步骤：每个步骤以“## Title”开头。</translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <translation>第 {line} 行：{why}</translation>
    </message>
    <message>
        <source>This belongs to a step, which begins with “## Title”.</source>
        <translation>这属于某个步骤，步骤以“## Title”开头。</translation>
    </message>
    <message>
        <source>Headings are “# Title”, once, and “## Title”.</source>
        <translation>标题为“# Title”（一次）和“## Title”。</translation>
    </message>
    <message>
        <source>A choice stands below its question: “? Question”.</source>
        <translation>选项要写在问题下方：“? Question”。</translation>
    </message>
    <message>
        <source>There is one of these in this step already.</source>
        <translation>这个步骤中已经有一个了。</translation>
    </message>
    <message>
        <source>This step has no text that says what to do.</source>
        <translation>这个步骤没有说明要做什么的文字。</translation>
    </message>
    <message>
        <source>A question has {fewest} to {most} choices, each a line “- Choice”.</source>
        <translation>一个问题有 {fewest} 到 {most} 个选项，每个一行“- Choice”。</translation>
    </message>
    <message>
        <source>No choice says when it is right: “[right]”, or “[test &gt; 90]”.</source>
        <translation>没有选项说明何时正确：“[right]”或“[test &gt; 90]”。</translation>
    </message>
    <message>
        <source>“{word}” is not known here. There are: {known}.</source>
        <translation>这里不认识“{word}”。可用：{known}。</translation>
    </message>
    <message>
        <source>This choice has no text.</source>
        <translation>这个选项没有文字。</translation>
    </message>
    <message>
        <source>“{text}” is no condition such as “test &gt; 90” or “run = done”.</source>
        <translation>“{text}”不是“test &gt; 90”或“run = done”那样的条件。</translation>
    </message>
    <message>
        <source>“{name}” is a word: compare it by = or !=.</source>
        <translation>“{name}”是文字：请用 = 或 != 比较。</translation>
    </message>
    <message>
        <source>“{text}” is no whole number.</source>
        <translation>“{text}”不是整数。</translation>
    </message>
    <message>
        <source>“{text}” is no number.</source>
        <translation>“{text}”不是数。</translation>
    </message>
    <message>
        <source>{why} The run takes place there.</source>
        <translation>{why}训练在那里进行。</translation>
    </message>
    <message>
        <source>The images of {dataset} are as they should be: leave out “{convention}”.</source>
        <translation>“{dataset}”的图像已是应有的样子：请去掉“{convention}”。</translation>
    </message>
    <message>
        <source>The run learns from a teacher, whose model file was not named.</source>
        <translation>此次训练向教师学习，但没有指定教师的模型文件。</translation>
    </message>
    <message>
        <source>{teacher} cannot teach {model}: it does not read the same images as the same classes.</source>
        <translation>{teacher} 不能教 {model}：它读取的图像或类别不同。</translation>
    </message>
    <message>
        <source>The model to start from is {model}; its weights do not fit {wanted}.</source>
        <translation>起始模型是 {model}；其权重与 {wanted} 不符。</translation>
    </message>
    <message>
        <source>The processes do not have the same {what}. Give all of them the same command, and the same files where they do not share a folder.</source>
        <translation>各进程的{what}不同。请给所有进程相同的命令，不共享文件夹时还要给相同的文件。</translation>
    </message>
    <message>
        <source>The checkpoint is of another run ({changes}).</source>
        <translation>检查点属于另一次训练（{changes}）。</translation>
    </message>
    <message>
        <source>The checkpoint was trained on other images than these.</source>
        <translation>检查点是用其他图像训练的。</translation>
    </message>
    <message>
        <source>its learning rate rises and falls once over all of them</source>
        <translation>学习率在全部轮次中一升一降</translation>
    </message>
    <message>
        <source>its images are varied less and less towards their end</source>
        <translation>图像的变化到结尾时越来越小</translation>
    </message>
    <message>
        <source>The run was planned for {planned} epochs and {depends}: with {wanted} its steps would have been others. Start a new run from the weights instead.</source>
        <translation>此次训练计划了 {planned} 轮，而且{depends}：改为 {wanted} 轮，各步就会不同。请改为从权重开始新的训练。</translation>
    </message>
    <message>
        <source>The run has done {step:g} epochs already, and epochs are counted from its beginning: {wanted} would leave nothing to do.</source>
        <translation>此次训练已完成 {step:g} 轮，轮次从头计算：{wanted} 轮就没有剩下的了。</translation>
    </message>
    <message>
        <source>The memory of {device} is full. From step {step} on a batch goes through the network in parts of at most {images}; it is the same batch.</source>
        <translation>{device} 的内存已满。从第 {step} 步起，一个批次分成最多 {images} 的部分通过网络；仍是同一个批次。</translation>
    </message>
    <message>
        <source>{why} The run continues, but it could not be resumed.</source>
        <translation>{why}训练会继续，但中断后无法接着进行。</translation>
    </message>
    <message>
        <source>{model} does not tell colour pictures apart, and only these are mixed: choose none.</source>
        <translation>{model} 不区分彩色图片，而只有彩色图片才混合：请选“无”。</translation>
    </message>
    <message>
        <source>{size} processes cannot share {smallest} images, the smallest part of a batch here. Choose another batch size, or fewer processes.</source>
        <translation>{size} 个进程无法分担 {smallest} 张图像，即这里最小的一部分批次。请另选批次大小，或减少进程。</translation>
    </message>
    <message>
        <source>{why} The teaching takes place there.</source>
        <translation>{why}教学在那里进行。</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so it cannot be taught a hand. Choose a model that reads digits.</source>
        <translation>{model} 是自编码器：它重建图像，所以不能教它认笔迹。请选择识别数字的模型。</translation>
    </message>
    <message>
        <source>There is nothing to learn from: draw some digits and say what they are.</source>
        <translation>没有可学习的：请画几个数字并说明是什么。</translation>
    </message>
    <message>
        <source>All {count} drawings are labelled as no digit, which {model} has no output for. Add drawings of digits, or choose the model that comes with digitpad.</source>
        <translation>全部 {count} 幅手绘都标为不是数字，而 {model} 没有对应的输出。请添加数字手绘，或选择 digitpad 自带的模型。</translation>
    </message>
    <message>
        <source>The teaching ended without a result.</source>
        <translation>教学结束，没有结果。</translation>
    </message>
    <message>
        <source>TensorBoard is not installed; this does: pip install tensorboard</source>
        <translation>没有安装 TensorBoard；安装命令：pip install tensorboard</translation>
    </message>
    <message>
        <source>it is a web page; download the file itself, by the “raw” or “download” link</source>
        <translation>这是网页；请通过“raw”或“download”链接下载文件本身</translation>
    </message>
    <message>
        <source>it is a Git LFS pointer, which only names the file; fetch that with “git lfs pull”</source>
        <translation>这是 Git LFS 指针，只有文件名；请用“git lfs pull”获取文件</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>嵌套太深</translation>
    </message>
    <message>
        <source>{name} stands in it twice</source>
        <translation>{name} 在其中出现了两次</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} 不是数</translation>
    </message>
    <message>
        <source>Options belong to a command, such as: digitpad predict {files}</source>
        <translation>选项要配合命令使用，例如：digitpad predict {files}</translation>
    </message>
    <message>
        <source>There is no file {file}. Commands: digitpad --help</source>
        <translation>没有文件 {file}。命令列表：digitpad --help</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>已中断。</translation>
    </message>
    <message>
        <source>{problem}. See: {command}</source>
        <translation>{problem}。请参阅：{command}</translation>
    </message>
    <message>
        <source>{problem} See: {command}</source>
        <translation>{problem}请参阅：{command}</translation>
    </message>
    <message>
        <source>Something unexpected happened ({kind}: {text}). Please report it; digitpad --debug, or {variable}=1, prints the traceback.</source>
        <translation>发生了意料之外的事（{kind}: {text}）。请报告；digitpad --debug 或 {variable}=1 会输出回溯信息。</translation>
    </message>
    <message>
        <source>{problem} The option for it: {option}.</source>
        <translation>{problem}相关选项：{option}。</translation>
    </message>
    <message>
        <source>No such option: {option} (Possible options: {options})</source>
        <translation>没有选项 {option}（可能的选项：{options}）</translation>
    </message>
    <message>
        <source>No such option: {option}</source>
        <translation>没有选项 {option}</translation>
    </message>
    <message>
        <source>Option {option} requires an argument</source>
        <translation>选项 {option} 需要一个值</translation>
    </message>
    <message>
        <source>Option {option} does not take a value</source>
        <translation>选项 {option} 不能带值</translation>
    </message>
    <message>
        <source>Missing option {option}</source>
        <translation>缺少选项 {option}</translation>
    </message>
    <message>
        <source>Missing argument {argument}</source>
        <translation>缺少参数 {argument}</translation>
    </message>
    <message>
        <source>Invalid value for {option}: {why}</source>
        <translation>{option} 的值无效：{why}</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>必须是整数</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>必须是数</translation>
    </message>
    <message>
        <source>Got unexpected extra argument(s) ({arguments})</source>
        <translation>多余的参数（{arguments}）</translation>
    </message>
    <message>
        <source>No such command {command}. Did you mean {other}?</source>
        <translation>没有命令 {command}。你是指 {other} 吗？</translation>
    </message>
    <message>
        <source>No such command {command}</source>
        <translation>没有命令 {command}</translation>
    </message>
    <message>
        <source>Missing command</source>
        <translation>缺少命令</translation>
    </message>
    <message>
        <source>The model becomes an ONNX file</source>
        <translation>模型会成为 ONNX 文件</translation>
    </message>
    <message>
        <source>The report is an HTML file</source>
        <translation>报告是 HTML 文件</translation>
    </message>
    <message>
        <source>“{name}” is an architecture, but no trained network of it is shipped. Train one, and name its file: digitpad train --architecture {name} --output {name}.safetensors</source>
        <translation>“{name}”是一种架构，但没有内置训练好的这种网络。请训练一个，再指定它的文件：digitpad train --architecture {name} --output {name}.safetensors</translation>
    </message>
    <message>
        <source>--data-dir belongs to --dataset.</source>
        <translation>--data-dir 要和 --dataset 一起使用。</translation>
    </message>
    <message>
        <source>“-” reads from standard input: digitpad predict - &lt; photo.jpg</source>
        <translation>“-”从标准输入读取：digitpad predict - &lt; photo.jpg</translation>
    </message>
    <message>
        <source>There is nothing on standard input.</source>
        <translation>标准输入没有内容。</translation>
    </message>
    <message>
        <source>Standard input holds more than {most} MiB, the most that is read.</source>
        <translation>标准输入超过 {most} MiB，这是读取的上限。</translation>
    </message>
    <message>
        <source>Drawing {number} of {path} has no label: evaluation needs an annotation of type “truth” in each group.</source>
        <translation>{path} 的第 {number} 幅手绘没有标签：评估时，每个组都要有类型为“truth”的注释。</translation>
    </message>
    <message>
        <source>{text} is not text here: write it in UTF-8.</source>
        <translation>{text} 在这里不是文本：请用 UTF-8 书写。</translation>
    </message>
    <message>
        <source>--set is NAME=NUMBER, not {text}.</source>
        <translation>--set 要写成 NAME=NUMBER，不是 {text}。</translation>
    </message>
    <message>
        <source>The numbers become an Excel (.xlsx) or a CSV file</source>
        <translation>数会写成 Excel（.xlsx）或 CSV 文件</translation>
    </message>
    <message>
        <source>The cells become an Excel (.xlsx) or a CSV file</source>
        <translation>单元格会写成 Excel（.xlsx）或 CSV 文件</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be taken out</source>
        <translation>磁盘报告错误，可能已被移除</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: {why}.</source>
        <translation>无法将 {name} 读作 InkML：{why}。</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it is not well-formed XML (line {line}, column {column}).</source>
        <translation>无法将 {name} 读作 InkML：它不是格式正确的 XML（第 {line} 行第 {column} 列）。</translation>
    </message>
    <message>
        <source>it is not JSON (character {place})</source>
        <translation>不是 JSON（第 {place} 个字符）</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>outputs</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>every output sees every input</source>
        <translation>每个输出都看到每个输入</translation>
    </message>
    <message>
        <source>small filters slide over the picture</source>
        <translation>小卷积核在图片上滑动</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>卷积核</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>步长</translation>
    </message>
    <message>
        <source>the largest value of each square</source>
        <translation>每个方格的最大值</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>the mean of each square</source>
        <translation>每个方格的平均值</translation>
    </message>
    <message>
        <source>leaves out a random part in training</source>
        <translation>训练时随机略去一部分</translation>
    </message>
    <message>
        <source>part</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>batch normalisation: mean 0, spread 1</source>
        <translation>批归一化：均值 0，离散程度 1</translation>
    </message>
    <message>
        <source>negative values become 0</source>
        <translation>负值变为 0</translation>
    </message>
    <message>
        <source>squashes values to −1 … 1</source>
        <translation>把数值压缩到 −1 … 1</translation>
    </message>
    <message>
        <source>squashes values to 0 … 1</source>
        <translation>把数值压缩到 0 … 1</translation>
    </message>
    <message>
        <source>a smooth relu</source>
        <translation>平滑的 relu</translation>
    </message>
    <message>
        <source>turns a picture into a row; dense does so by itself</source>
        <translation>把图片展成一行；dense 会自动这样做</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Two layers</source>
        <translation>两层</translation>
    </message>
    <message>
        <source>Small convolutional</source>
        <translation>小型卷积</translation>
    </message>
    <message>
        <source>Deeper, normalised</source>
        <translation>更深，带归一化</translation>
    </message>
    <message>
        <source>{channels:,} × {height}×{width}</source>
        <translation>{channels:,} × {height}×{width}</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>卷积 {inputs}→{outputs}，{kernel}×{kernel}</translation>
    </message>
    <message>
        <source>transposed convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>转置卷积 {inputs}→{outputs}，{kernel}×{kernel}</translation>
    </message>
    <message>
        <source>linear {inputs}→{outputs}</source>
        <translation>线性 {inputs}→{outputs}</translation>
    </message>
    <message>
        <source>batch normalisation</source>
        <translation>批归一化</translation>
    </message>
    <message>
        <source>layer normalisation</source>
        <translation>层归一化</translation>
    </message>
    <message>
        <source>{patches} patches of {patch}×{patch}, width {width}</source>
        <translation>{patches} 个 {patch}×{patch} 图块，宽度 {width}</translation>
    </message>
    <message>
        <source>transformer block, heads: {heads}</source>
        <translation>Transformer 块，头数：{heads}</translation>
    </message>
    <message>
        <source>class token</source>
        <translation>类别标记</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>max-pool {size}</source>
        <translation>最大池化 {size}</translation>
    </message>
    <message>
        <source>average-pool {size}</source>
        <translation>平均池化 {size}</translation>
    </message>
    <message>
        <source>pixels × {factors} + {offsets}</source>
        <translation>像素 × {factors} + {offsets}</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row</source>
        <translation>卷积 {inputs}→{outputs}，沿行 {kernel}</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row, {dilation} apart</source>
        <translation>卷积 {inputs}→{outputs}，沿行 {kernel}，间隔 {dilation}</translation>
    </message>
    <message>
        <source>flatten</source>
        <translation>展平</translation>
    </message>
    <message>
        <source>dropout {rate:g}</source>
        <translation>dropout {rate:g}</translation>
    </message>
    <message>
        <source>weighing of channels</source>
        <translation>通道加权</translation>
    </message>
    <message>
        <source>block with a way around it, {inputs}→{outputs}</source>
        <translation>带旁路的块，{inputs}→{outputs}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>Not known: its file does not say.</source>
        <translation>未知：文件中没有说明。</translation>
    </message>
    <message>
        <source>Say here under which the weights are given on.</source>
        <translation>在此说明这些权重以什么条件转交他人。</translation>
    </message>
    <message>
        <source>{dataset}, in {epochs} epochs, seed {seed}.</source>
        <translation>{dataset}，{epochs} 轮，随机种子 {seed}。</translation>
    </message>
    <message>
        <source>{dataset}: a new last layer on the features of {base}, in closed form.</source>
        <translation>{dataset}：在 {base} 的特征上加一个新的最后一层，由解析解求得。</translation>
    </message>
    <message>
        <source>The data: {data}.</source>
        <translation>数据：{data}。</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>未测量。</translation>
    </message>
    <message>
        <source>{share} of {n:,} test images of {dataset} are read right.</source>
        <translation>“{dataset}”的 {n:,} 张测试图像识别正确 {share}。</translation>
    </message>
    <message>
        <source>{share} of {n:,} drawings are read right, each by a network that had not learned it. Of {others:,} other things {refused} are refused.</source>
        <translation>{n:,} 幅手绘识别正确 {share}，每幅都由没有学过它的网络识别。另外 {others:,} 个其他东西中，拒绝了 {refused}。</translation>
    </message>
    <message>
        <source>What is none of its classes it takes for one of them: it cannot refuse.</source>
        <translation>不属于任何类别的东西，它也会当作其中一类：它不会拒绝。</translation>
    </message>
    <message>
        <source>What is none of its classes it mostly refuses, but not always.</source>
        <translation>不属于任何类别的东西，它大多会拒绝，但并非总是如此。</translation>
    </message>
    <message>
        <source>It reads one thing in a picture. The figures hold for images like those; of other writers, pens and cameras it may read fewer right.</source>
        <translation>它识别一张图片中的一样东西。这些数据只适用于类似的图像；换了书写者、笔或摄像头，识别正确的可能会少一些。</translation>
    </message>
    <message>
        <source>by another program since digitpad saved it</source>
        <translation>由 digitpad 保存后又被其他程序改动</translation>
    </message>
    <message>
        <source>{height}×{width} ink</source>
        <translation>{height}×{width} 墨迹</translation>
    </message>
    <message>
        <source>{height}×{width} grey</source>
        <translation>{height}×{width} 灰度</translation>
    </message>
    <message>
        <source>{height}×{width} colour</source>
        <translation>{height}×{width} 彩色</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>已发表</translation>
    </message>
    <message>
        <source>Colour pictures</source>
        <translation>彩色图片</translation>
    </message>
    <message>
        <source>digitpad’s own</source>
        <translation>digitpad 自有</translation>
    </message>
    <message>
        <source>Build your own</source>
        <translation>自行搭建</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Your own layers</source>
        <translation>自定义层</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自定义</translation>
    </message>
    <message>
        <source>Layers that you choose, one after the other.</source>
        <translation>由你选择、逐个相接的层。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未测量</translation>
    </message>
    <message>
        <source>digitpad’s own network, which comes already trained</source>
        <translation>digitpad 自己的网络，已经训练好</translation>
    </message>
    <message>
        <source>Digit reader</source>
        <translation>数字识别器</translation>
    </message>
    <message>
        <source>Six small convolutions with batch normalisation, made to read everybody’s handwriting; it also says when a drawing is no digit.</source>
        <translation>六个带批归一化的小卷积，用来识别任何人的笔迹；手绘不是数字时，它也会说出来。</translation>
    </message>
    <message>
        <source>99.64 % of MNIST’s 10,000 test images, as shipped</source>
        <translation>MNIST 的 10,000 张测试图像正确 99.64%（随附版本）</translation>
    </message>
    <message>
        <source>Ink reader</source>
        <translation>墨迹识别器</translation>
    </message>
    <message>
        <source>The digit reader for drawings alone: it also sees in which direction and order the pen moved.</source>
        <translation>只用于手绘的数字识别器：它还看得到笔移动的方向和顺序。</translation>
    </message>
    <message>
        <source>99.5 % of the digits of ten writers it had never met</source>
        <translation>十位从未见过的书写者的数字，正确 99.5%</translation>
    </message>
    <message>
        <source>Classes of your own</source>
        <translation>自定义类别</translation>
    </message>
    <message>
        <source>digitpad’s own network</source>
        <translation>digitpad 自己的网络</translation>
    </message>
    <message>
        <source>The digit reader’s convolutions, and one new layer that tells your classes apart, and from everything else.</source>
        <translation>数字识别器的卷积，加上一个新的层，用来区分你的各个类别以及其他一切。</translation>
    </message>
    <message>
        <source>98 % of the letters of one writer</source>
        <translation>一位书写者的字母，正确 98%</translation>
    </message>
    <message>
        <source>Signs of a number</source>
        <translation>数中的符号</translation>
    </message>
    <message>
        <source>Three small convolutions that say which part of a written number is one whole sign, and which: what is cut out in the first channel, what stands around it in the second.</source>
        <translation>三个小卷积，判断手写数中哪一部分是一个完整的符号、是哪个符号：第一个通道是切出的部分，第二个通道是它周围的内容。</translation>
    </message>
    <message>
        <source>92 % of generated candidates, right and wrong ones</source>
        <translation>生成的候选（对的和错的）正确 92%</translation>
    </message>
    <message>
        <source>Reader of whole lines</source>
        <translation>整行识别器</translation>
    </message>
    <message>
        <source>Convolutions over the picture of a line, then along it, that say a sign or none at every fourth pixel; it learns from whole lines, without being told where their signs stand.</source>
        <translation>先在整行图片上、再沿行做卷积，每隔四个像素说出一个符号或没有符号；它从整行学习，不需要知道符号在哪里。</translation>
    </message>
    <message>
        <source>53 % of pictures of about two numbers, of MNIST’s test digits, entirely right</source>
        <translation>由 MNIST 测试数字组成、各含约两个数的图片，完全正确 53%</translation>
    </message>
    <message>
        <source>Deeper reader of whole lines</source>
        <translation>更深的整行识别器</translation>
    </message>
    <message>
        <source>The reader of whole lines with six convolutions over the picture and more channels, which looks ten signs to either side.</source>
        <translation>整行识别器，但有六个图片卷积和更多通道，并能看到两侧各十个符号。</translation>
    </message>
    <message>
        <source>84 % of 806 numbers of institutes that it had not learned from entirely right</source>
        <translation>来自未学过的机构的 806 个数，完全正确 84%</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>速成</translation>
    </message>
    <message>
        <source>Two small convolutions with batch normalisation, made to learn in half a minute.</source>
        <translation>两个带批归一化的小卷积，半分钟就能学会。</translation>
    </message>
    <message>
        <source>99.4 % of MNIST’s test images, 97.3 % after generated digits alone (3 seeds)</source>
        <translation>MNIST 测试图像正确 99.4%；只用生成数字训练后 97.3%（3 个随机种子）</translation>
    </message>
    <message>
        <source>the CIFAR-10 recipes of the Mamezou developer blog, 2023</source>
        <translation>Mamezou 开发者博客的 CIFAR-10 配方，2023</translation>
    </message>
    <message>
        <source>Linear (candle)</source>
        <translation>线性（candle）</translation>
    </message>
    <message>
        <source>One matrix: each digit is a weighted sum of the pixels. Starts at zero and is trained on all images at once, so every run gives the same numbers.</source>
        <translation>一个矩阵：每个数字是像素的加权和。从零开始，一次用全部图像训练，所以每次训练得到相同的数。</translation>
    </message>
    <message>
        <source>about 91.5 % of MNIST’s test set after 200 epochs</source>
        <translation>200 轮后 MNIST 测试集约 91.5%</translation>
    </message>
    <message>
        <source>Two layers (candle)</source>
        <translation>两层（candle）</translation>
    </message>
    <message>
        <source>A hidden layer of 100 neurons between the pixels and the digits.</source>
        <translation>像素和数字之间有一个含 100 个神经元的隐藏层。</translation>
    </message>
    <message>
        <source>200 epochs of full-batch SGD</source>
        <translation>200 轮全批次 SGD</translation>
    </message>
    <message>
        <source>Convolutional (candle)</source>
        <translation>卷积（candle）</translation>
    </message>
    <message>
        <source>Two convolutions find strokes and corners; two full layers decide.</source>
        <translation>两个卷积寻找笔画和拐角；两个全连接层作出决定。</translation>
    </message>
    <message>
        <source>about 99 % of MNIST’s test set</source>
        <translation>MNIST 测试集约 99%</translation>
    </message>
    <message>
        <source>Linear (tch-rs)</source>
        <translation>线性（tch-rs）</translation>
    </message>
    <message>
        <source>One matrix, kept the other way round than candle’s: a row for each pixel.</source>
        <translation>一个矩阵，存放方式与 candle 的相反：每个像素一行。</translation>
    </message>
    <message>
        <source>91.5–92 % of MNIST’s test set after 199 epochs</source>
        <translation>199 轮后 MNIST 测试集 91.5–92%</translation>
    </message>
    <message>
        <source>Two layers (tch-rs)</source>
        <translation>两层（tch-rs）</translation>
    </message>
    <message>
        <source>A hidden layer of 128 neurons, trained with Adam on all images at once.</source>
        <translation>含 128 个神经元的隐藏层，用 Adam 一次在全部图像上训练。</translation>
    </message>
    <message>
        <source>96–97 % of MNIST’s test set after 199 epochs</source>
        <translation>199 轮后 MNIST 测试集 96–97%</translation>
    </message>
    <message>
        <source>Convolutional (tch-rs)</source>
        <translation>卷积（tch-rs）</translation>
    </message>
    <message>
        <source>The layers of candle’s convolutional network, trained more slowly with Adam.</source>
        <translation>层与 candle 的卷积网络相同，用 Adam 训练得更慢。</translation>
    </message>
    <message>
        <source>99–99.1 % of MNIST’s test set after 99 epochs</source>
        <translation>99 轮后 MNIST 测试集 99–99.1%</translation>
    </message>
    <message>
        <source>Autoencoder (digits)</source>
        <translation>自编码器（数字）</translation>
    </message>
    <message>
        <source>The CIFAR-10 autoencoder for digits: reconstructs what you draw.</source>
        <translation>用于数字的 CIFAR-10 自编码器：重建你画的内容。</translation>
    </message>
    <message>
        <source>mean-squared error 0.0088 on MNIST’s test set after 4 epochs</source>
        <translation>4 轮后在 MNIST 测试集上均方误差 0.0088</translation>
    </message>
    <message>
        <source>Fully connected (CIFAR-10)</source>
        <translation>全连接（CIFAR-10）</translation>
    </message>
    <message>
        <source>Every pixel and colour is joined to 3,072 neurons: many weights, little sense of shape.</source>
        <translation>每个像素和颜色都与 3,072 个神经元相连：权重很多，对形状却不敏感。</translation>
    </message>
    <message>
        <source>about 41 % of CIFAR-10’s test set</source>
        <translation>CIFAR-10 测试集约 41%</translation>
    </message>
    <message>
        <source>Small convolutional (CIFAR-10)</source>
        <translation>小型卷积（CIFAR-10）</translation>
    </message>
    <message>
        <source>Two small convolutions: 6,738 weights do better than nine million without them.</source>
        <translation>两个小卷积：6,738 个权重胜过没有卷积的九百万个。</translation>
    </message>
    <message>
        <source>67 % of CIFAR-10’s test set</source>
        <translation>CIFAR-10 测试集 67%</translation>
    </message>
    <message>
        <source>Autoencoder (CIFAR-10)</source>
        <translation>自编码器（CIFAR-10）</translation>
    </message>
    <message>
        <source>Compresses a picture to a sixth of its numbers and reconstructs it.</source>
        <translation>把图片压缩到原来数量六分之一的数，再重建。</translation>
    </message>
    <message>
        <source>outlines kept, colours hardly, after 9,999 epochs over the 10,000 test pictures; no figure was published</source>
        <translation>在 10,000 张测试图片上训练 9,999 轮后，轮廓保留，颜色几乎没有；没有公布数据</translation>
    </message>
    <message>
        <source>ResNet-18 (torchvision)</source>
        <translation>ResNet-18（torchvision）</translation>
    </message>
    <message>
        <source>torchvision (He et al. 2015, arXiv 1512.03385)</source>
        <translation>torchvision（He et al. 2015，arXiv 1512.03385）</translation>
    </message>
    <message>
        <source>Eight blocks, each of which adds something to what it is given. Large: a processor takes long to train it.</source>
        <translation>八个块，每块在所得内容上加一些东西。很大：用处理器训练要很久。</translation>
    </message>
    <message>
        <source>not measured in this size</source>
        <translation>没有测过这个大小</translation>
    </message>
    <message>
        <source>MobileNetV3 small (torchvision)</source>
        <translation>MobileNetV3 小型（torchvision）</translation>
    </message>
    <message>
        <source>torchvision (Howard et al. 2019, arXiv 1905.02244)</source>
        <translation>torchvision（Howard et al. 2019，arXiv 1905.02244）</translation>
    </message>
    <message>
        <source>Made for telephones: convolutions on one channel each, and a look at the whole picture that weighs the channels.</source>
        <translation>为手机设计：各通道单独卷积，并通观整张图片来给通道加权。</translation>
    </message>
    <message>
        <source>not measured in this size; far smaller than the published ones</source>
        <translation>没有测过这个大小；比公布的小得多</translation>
    </message>
    <message>
        <source>{share} of MNIST’s test set after {epochs} epochs; far smaller than the published ones</source>
        <translation>{epochs} 轮后 MNIST 测试集 {share}；比公布的小得多</translation>
    </message>
    <message>
        <source>Cuts the image into {count} patches and lets each look at all others.</source>
        <translation>把图像切成 {count} 个图块，让每块查看所有其他图块。</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>the patch encoder of ViT, DeiT, BEiT and TrOCR (Dosovitskiy et al. 2020, arXiv 2010.11929)</source>
        <translation>ViT、DeiT、BEiT 和 TrOCR 的图块编码器（Dosovitskiy et al. 2020，arXiv 2010.11929）</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>彩色图片</translation>
    </message>
    <message>
        <source>the signs of numbers</source>
        <translation>数中的符号</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>digits drawn with a pen</source>
        <translation>用笔画的数字</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>The picture as numbers: 0 is paper, 1 is full ink.</source>
        <translation>用数表示的图片：0 是纸，1 是全墨。</translation>
    </message>
    <message>
        <source>A small stencil, the kernel, slides over the picture: ink on blue adds, ink on orange takes away.</source>
        <translation>一个小模板，即卷积核，在图片上滑动：蓝色处的墨迹加分，橙色处的墨迹减分。</translation>
    </message>
    <message>
        <source>Each number before is a stamp that prints a small square of the new picture.</source>
        <translation>前面的每个数都是一枚印章，印出新图片的一小块方格。</translation>
    </message>
    <message>
        <source>Every number before votes: its value times its weight, for or against; the votes are added up.</source>
        <translation>前面的每个数都投票：数值乘以权重，赞成或反对；票数相加。</translation>
    </message>
    <message>
        <source>Of each small square only the largest number goes on, so the map gets smaller.</source>
        <translation>每个小方格只有最大的数继续往下传，特征图因此变小。</translation>
    </message>
    <message>
        <source>The picture is cut into squares, and each becomes a row of numbers.</source>
        <translation>图片被切成方块，每块变成一行数。</translation>
    </message>
    <message>
        <source>Each square looks at all squares and takes over something from those that matter to it.</source>
        <translation>每个方块查看所有方块，并从对它重要的方块中取用一些信息。</translation>
    </message>
    <message>
        <source>The layers inside work out a change, and it is added to what was there before, which goes around them.</source>
        <translation>里面的层算出一个改变量，加到绕过它们的原有内容上。</translation>
    </message>
    <message>
        <source>One row of numbers has collected what the squares say; the answer is read off it.</source>
        <translation>一行数汇集了各方块所说的；答案从这里读出。</translation>
    </message>
    <message>
        <source>The layers inside work out new maps; of another size, they cannot be added to.</source>
        <translation>里面的层算出新的特征图；大小不同，不能与原来的相加。</translation>
    </message>
    <message>
        <source>Of each small square only the mean goes on, so the map gets smaller.</source>
        <translation>每个小方格只有平均值继续往下传，特征图因此变小。</translation>
    </message>
    <message>
        <source>moved and stretched so that its usual mean is 0 and its usual spread 1</source>
        <translation>平移并伸缩，使其通常的均值为 0，通常的离散程度为 1</translation>
    </message>
    <message>
        <source>all its numbers: mean 0, spread 1</source>
        <translation>它的所有数：均值 0，离散程度 1</translation>
    </message>
    <message>
        <source>what is below 0 becomes 0</source>
        <translation>低于 0 的变为 0</translation>
    </message>
    <message>
        <source>bent by a curve</source>
        <translation>沿曲线弯折</translation>
    </message>
    <message>
        <source>while it learns, some are left out by chance; not now</source>
        <translation>学习时随机略去一部分；现在不略去</translation>
    </message>
    <message>
        <source>all maps are put into one row</source>
        <translation>所有特征图排成一行</translation>
    </message>
    <message>
        <source>pixels as the network learned them</source>
        <translation>网络学习时的像素形式</translation>
    </message>
    <message>
        <source>The scores become shares that add up to 100 %: the highest takes the most.</source>
        <translation>得分变成合计 100% 的份额：最高的占得最多。</translation>
    </message>
    <message>
        <source>Convolution: stencils that slide over it</source>
        <translation>卷积：在上面滑动的模板</translation>
    </message>
    <message>
        <source>Pooling: half as wide and high</source>
        <translation>池化：宽和高减半</translation>
    </message>
    <message>
        <source>Dense: every number sees all of them</source>
        <translation>全连接：每个数都看到全部的数</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>选择起点</translation>
    </message>
    <message>
        <source>Units: how many of these it has</source>
        <translation>单元：这一层有多少个</translation>
    </message>
    <message>
        <source>Kernel: how wide the stencil is</source>
        <translation>卷积核：模板的宽度</translation>
    </message>
    <message>
        <source>Edge of zeros around the picture</source>
        <translation>图片四周的零边</translation>
    </message>
    <message>
        <source>Activation: the curve that bends it</source>
        <translation>激活函数：使其弯曲的曲线</translation>
    </message>
    <message>
        <source>Dropout: the part left out by chance</source>
        <translation>Dropout：随机略去的部分</translation>
    </message>
    <message>
        <source>Pooling: what goes on of each square</source>
        <translation>池化：每个方块留下什么</translation>
    </message>
    <message>
        <source>Batch normalisation: mean 0, spread 1</source>
        <translation>批归一化：均值 0，离散度 1</translation>
    </message>
    <message>
        <source>Step of the stencil</source>
        <translation>模板步长</translation>
    </message>
    <message>
        <source>Size of the squares</source>
        <translation>方格大小</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>the mean</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>答案行</translation>
    </message>
    <message>
        <source>+ {count} more</source>
        <translation>+ 另外 {count} 个</translation>
    </message>
    <message>
        <source>block</source>
        <translation>块</translation>
    </message>
    <message>
        <source>+ input</source>
        <translation>+ 输入</translation>
    </message>
    <message>
        <source>This network reads a whole line at once: its maps are as wide as the line, eight times as wide as high, and too flat for columns. Write on the line and click a sign to see what else it may be, or look at “number-signs” here, which reads one sign after the other.</source>
        <translation>这个网络一次识别整行：它的特征图和行一样宽，宽是高的八倍，太扁，不便按列显示。在行上书写并点击一个符号，看看它还可能是什么；或在这里查看“number-signs”，它逐个识别符号。</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Train anyway</source>
        <translation>仍要训练</translation>
    </message>
    <message>
        <source>You can pause, stop or resume it at any time</source>
        <translation>可随时暂停、停止或继续</translation>
    </message>
    <message>
        <source>Choose Quick instead</source>
        <translation>改选速成</translation>
    </message>
    <message>
        <source>Stop this run and set up the network that learns in seconds</source>
        <translation>停止此次训练，换成几秒就能学会的网络</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Use the result of the run again, as if it had not been discarded</source>
        <translation>重新使用训练结果，如同没有丢弃</translation>
    </message>
    <message>
        <source>Offer the run again, as if it had not been discarded</source>
        <translation>重新提供这次训练，如同没有丢弃</translation>
    </message>
    <message>
        <source>Keep best</source>
        <translation>保留最佳</translation>
    </message>
    <message>
        <source>Keep the weights that tested best</source>
        <translation>保留测试最好的权重</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep the current, untested weights</source>
        <translation>保留当前未经测试的权重</translation>
    </message>
    <message>
        <source>Keep last</source>
        <translation>保留最后</translation>
    </message>
    <message>
        <source>Keep the weights as they were at the end</source>
        <translation>保留结束时的权重</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>丢弃</translation>
    </message>
    <message>
        <source>Discard what it learned; the model from before comes back</source>
        <translation>丢弃学到的内容；恢复原来的模型</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Write the trained model to a file</source>
        <translation>把训练好的模型写入文件</translation>
    </message>
    <message>
        <source>Read with it</source>
        <translation>用它识别</translation>
    </message>
    <message>
        <source>Make the trained model the one that reads again</source>
        <translation>重新改用训练好的模型识别</translation>
    </message>
    <message>
        <source>Train without saving</source>
        <translation>不保存就训练</translation>
    </message>
    <message>
        <source>Begin the next run; the unsaved result is lost</source>
        <translation>开始下一次训练；未保存的结果将丢失</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Continue this run from its last checkpoint</source>
        <translation>从最后的检查点继续此次训练</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>继续训练</translation>
    </message>
    <message>
        <source>Continue exactly where it ended</source>
        <translation>恰从结束的地方继续</translation>
    </message>
    <message>
        <source>Discard what the run had learned</source>
        <translation>丢弃训练学到的内容</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Confusion table</source>
        <translation>混淆矩阵</translation>
    </message>
    <message>
        <source>{count:,} {images}; a row for what an image is, a column for what it was read as.</source>
        <translation>{images} {count:,} 个；行是图像的真实类别，列是识别结果。</translation>
    </message>
    <message>
        <source>Class by class</source>
        <translation>逐个类别</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精确率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>召回率</translation>
    </message>
    <message>
        <source>{name}: {source} ({licence})</source>
        <translation>{name}：{source}（{licence}）</translation>
    </message>
    <message>
        <source>Written by digitpad {version}. Images: {licences}.</source>
        <translation>由 digitpad {version} 生成。图像：{licences}。</translation>
    </message>
    <message>
        <source>{truth}, read as {read}</source>
        <translation>{truth}，识别为 {read}</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>图像 {number}</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>最严重的错误</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>没有。</translation>
    </message>
    <message>
        <source>{count} of {all:,}, the one that it was surest of first.</source>
        <translation>{all:,} 个中的 {count} 个，最有把握的在前。</translation>
    </message>
    <message>
        <source>{reading} ({confidence})</source>
        <translation>{reading}（{confidence}）</translation>
    </message>
    <message>
        <source>how sure it says it is</source>
        <translation>它声称的把握</translation>
    </message>
    <message>
        <source>how often it is right</source>
        <translation>实际正确的比例</translation>
    </message>
    <message>
        <source>readings that were so sure (logarithmic)</source>
        <translation>有同样把握的识别次数（对数）</translation>
    </message>
    <message>
        <source>{data}, n = {count:,}</source>
        <translation>{data}，n = {count:,}</translation>
    </message>
    <message>
        <source>{right} right, calibration error {error}</source>
        <translation>正确 {right}，校准误差 {error}</translation>
    </message>
    <message>
        <source>What it looks for, what it finds typical, and what it confuses.</source>
        <translation>它寻找什么、觉得什么典型、混淆什么。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{images} {count:,} 个</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>看到</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>训练数据</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>测试数据</translation>
    </message>
    <message>
        <source>Reads right</source>
        <translation>识别正确</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>校准误差</translation>
    </message>
    <message>
        <source>{layer}: a template for each class.</source>
        <translation>{layer}：每个类别一个模板。</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights.</source>
        <translation>{layer}：第一层的权重。</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights, the first {count} of {all:,}.</source>
        <translation>{layer}：第一层的权重，{all:,} 个中的前 {count} 个。</translation>
    </message>
    <message>
        <source>Ink on blue speaks for it, ink on orange against it.</source>
        <translation>蓝色处的墨迹支持，橙色处的墨迹反对。</translation>
    </message>
    <message>
        <source>What it looks for</source>
        <translation>它寻找什么</translation>
    </message>
    <message>
        <source>Typical and unusual images</source>
        <translation>典型与不寻常的图像</translation>
    </message>
    <message>
        <source>Of the first {count:,} test images, those most and least like the mean of their class in the network’s own features.</source>
        <translation>前 {count:,} 张测试图像中，按网络自己的特征，最像和最不像其类别均值的图像。</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>典型</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>不寻常</translation>
    </message>
    <message>
        <source>What it confuses most</source>
        <translation>它最常混淆什么</translation>
    </message>
    <message>
        <source>{count:,} of {all:,}</source>
        <translation>{all:,} 中的 {count:,}</translation>
    </message>
    <message>
        <source>Nothing: all images are read correctly.</source>
        <translation>没有：所有图像都识别正确。</translation>
    </message>
    <message>
        <source>→ {shape}</source>
        <translation>→ {shape}</translation>
    </message>
    <message>
        <source>A run of {model} on “{data}”, which ended {time} UTC.</source>
        <translation>{model} 在“{data}”上的一次训练，结束于 {time} UTC。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲线</translation>
    </message>
    <message>
        <source>What it misreads</source>
        <translation>它认错了什么</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>Loss after epochs</source>
        <translation>各轮次后的损失</translation>
    </message>
    <message>
        <source>Accuracy in % after epochs</source>
        <translation>各轮次后的准确率（%）</translation>
    </message>
    <message>
        <source>Character errors in % after epochs</source>
        <translation>各轮次后的字符错误率（%）</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>没有测量。</translation>
    </message>
    <message>
        <source>train</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>test</source>
        <translation>测试</translation>
    </message>
    <message>
        <source>Higher values, up to {most:.3g}, are cut off.</source>
        <translation>更高的值（最高 {most:.3g}）已截去。</translation>
    </message>
    <message>
        <source>The first steps are cut off.</source>
        <translation>最初几步已截去。</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Not sure: look at the photo.</source>
        <translation>不确定：请查看照片。</translation>
    </message>
    <message>
        <source>Pages 1 to {most} of {count} are read.</source>
        <translation>只识别了 {count} 页中的第 1 到 {most} 页。</translation>
    </message>
    <message>
        <source>The photo is blurred: hold the camera still and take it again.</source>
        <translation>照片模糊：请拿稳相机重拍。</translation>
    </message>
    <message>
        <source>The rows and columns may be wrong: look at each cell.</source>
        <translation>行和列可能不对：请逐个检查单元格。</translation>
    </message>
    <message>
        <source>Nothing is written on it, or the writing is too faint or too small.</source>
        <translation>上面没有书写内容，或字迹太淡或太小。</translation>
    </message>
    <message>
        <source>There is writing on it, but no number; if it lies on its side, turn the photo.</source>
        <translation>上面有字，但没有数；若照片横置，请旋转照片。</translation>
    </message>
    <message>
        <source>The digits are only {height:.0f} pixels tall: take a photo of a part at a time.</source>
        <translation>数字只有 {height:.0f} 像素高：请分成几部分拍照。</translation>
    </message>
</context>
<context>
    <name>runs</name>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>搭建参数</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Training images at most</source>
        <translation>训练图像上限</translation>
    </message>
    <message>
        <source>Test images at most</source>
        <translation>测试图像上限</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Non-digits per 100 images</source>
        <translation>每 100 张图像的非数字</translation>
    </message>
    <message>
        <source>Augmentation fades out over</source>
        <translation>增强逐渐减弱的时长</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>动量</translation>
    </message>
    <message>
        <source>Betas</source>
        <translation>Beta 值</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>权重衰减</translation>
    </message>
    <message>
        <source>Schedule of the learning rate</source>
        <translation>学习率变化方式</translation>
    </message>
    <message>
        <source>Shuffled are</source>
        <translation>打乱的对象</translation>
    </message>
    <message>
        <source>A smaller last batch is left out</source>
        <translation>略去较小的最后一批</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Channels last in memory</source>
        <translation>内存中通道在后</translation>
    </message>
    <message>
        <source>Decay of the weights’ average</source>
        <translation>权重平均的衰减</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>标签平滑</translation>
    </message>
    <message>
        <source>Worn as poor scans are</source>
        <translation>像劣质扫描件那样磨损</translation>
    </message>
    <message>
        <source>Weight of the teacher’s answers</source>
        <translation>教师答案的权重</translation>
    </message>
    <message>
        <source>Trains the last layer only</source>
        <translation>只训练最后一层</translation>
    </message>
    <message>
        <source>First weights</source>
        <translation>起始权重</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>教师</translation>
    </message>
    <message>
        <source>Weights kept</source>
        <translation>保留的权重</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value} test images</source>
        <translation>{value} 张测试图像</translation>
    </message>
    <message>
        <source>rate {value}</source>
        <translation>学习率 {value}</translation>
    </message>
    <message>
        <source>batch {value}</source>
        <translation>批次 {value}</translation>
    </message>
    <message>
        <source>seed {value}</source>
        <translation>种子 {value}</translation>
    </message>
    <message>
        <source>all images</source>
        <translation>所有图像</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>已增强</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>未增强</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>Tested on different images ({tests}): their figures do not say which is better.</source>
        <translation>测试用的图像不同（{tests}）：从数据看不出谁更好。</translation>
    </message>
    <message>
        <source>The {tests} were not the same for all: their figures do not say which is better.</source>
        <translation>{tests}并不都相同：从数据看不出谁更好。</translation>
    </message>
    <message>
        <source>loss {loss:.4f} over {images}</source>
        <translation>损失 {loss:.4f}（{images}）</translation>
    </message>
    <message>
        <source>{result} (learned nothing)</source>
        <translation>{result}（什么也没学到）</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
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
        <source>{count} (stopped)</source>
        <translation>{count}（已停止）</translation>
    </message>
    <message>
        <source>{count} (the loss exploded)</source>
        <translation>{count}（损失爆炸）</translation>
    </message>
    <message>
        <source>{count} (the device failed)</source>
        <translation>{count}（设备出错）</translation>
    </message>
    <message>
        <source>Best test accuracy</source>
        <translation>最佳测试准确率</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>测试数据</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未测试</translation>
    </message>
    <message>
        <source>Best test loss</source>
        <translation>最佳测试损失</translation>
    </message>
    <message>
        <source>In epoch</source>
        <translation>所在轮次</translation>
    </message>
    <message>
        <source>Epochs done</source>
        <translation>完成的轮次</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Training images</source>
        <translation>训练图像</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>image</source>
        <translation>图像</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>图块</translation>
    </message>
    <message>
        <source>width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>块</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>头数</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>像素</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Epochs</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>网络把每张训练图像看多少遍</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>每步的图像数；“全部”：一步用全部图像</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>权重如何更新</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>每步走多远；太大训练会发散</translation>
    </message>
    <message>
        <source>Vary the images: turn, shift, bend, thicken</source>
        <translation>改变图像：旋转、平移、弯曲、加粗</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>每次看图像时都略微旋转、平移、弯曲和加粗，这样别人的笔迹也能识别（数据增强）</translation>
    </message>
    <message>
        <source>Mix pictures</source>
        <translation>混合图片</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>两两混合彩色图片及其类别：mixup 把两张叠合，cutmix 把一张的一块放进另一张；用于长时间训练</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>相同的种子精确重现一次训练；换一个则起点和打乱顺序都不同</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>恒定</translation>
    </message>
    <message>
        <source>one-cycle</source>
        <translation>单周期</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>配方</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>published</source>
        <translation>依发表</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最后</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln 张图像</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln 轮</numerusform>
        </translation>
    </message>
    <message>
        <source>It has learned nothing: its accuracy is at chance. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>它什么也没学到：准确率与瞎猜相当。试试别的学习率（损失猛跳就调小，几乎不动就调大），或更多轮次。</translation>
    </message>
    <message>
        <source>It has learned nothing: its loss never fell below that of guessing. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>它什么也没学到：损失从未低于瞎猜的水平。试试别的学习率（损失猛跳就调小，几乎不动就调大），或更多轮次。</translation>
    </message>
    <message>
        <source>It has learned nothing: its weights are no longer numbers, so that it cannot be saved. Try a smaller learning rate.</source>
        <translation>它什么也没学到：权重已不是数，因此无法保存。试试更小的学习率。</translation>
    </message>
    <message>
        <source>Stopped before the first step.</source>
        <translation>第一步之前就停止了。</translation>
    </message>
    <message numerus="yes">
        <source>Trained %Ln epoch(s).</source>
        <translation>
            <numerusform>训练了 %Ln 轮。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after {done}, before the first test.</source>
        <translation>{done}后停止，尚未进行第一次测试。</translation>
    </message>
    <message>
        <source>Stopped after {done}.</source>
        <translation>{done}后停止。</translation>
    </message>
    <message>
        <source>The loss is no longer a number (step {step}, learning rate {rate:g}); the last good weights are kept. Try a smaller learning rate.</source>
        <translation>损失已不是数（第 {step} 步，学习率 {rate:g}）；保留了最后一组好的权重。试试更小的学习率。</translation>
    </message>
    <message>
        <source>The device failed; the last good weights are kept.</source>
        <translation>设备出错；保留了最后一组好的权重。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} and {steps}</source>
        <translation>{epochs}又 {steps}</translation>
    </message>
    <message>
        <source>data</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>files</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>the fastest way to compute</source>
        <translation>最快的计算方式</translation>
    </message>
</context>
<context>
    <name>units</name>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{share} of {images}</source>
        <translation>{share}（{images}）</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} 小时 {minutes} 分</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <translation>{time} 毫秒</translation>
    </message>
    <message>
        <source>12,345.6</source>
        <translation>12,345.6</translation>
    </message>
    <message>
        <source>{some}, {item}</source>
        <translation>{some}、{item}</translation>
    </message>
    <message>
        <source>{some}; {item}</source>
        <translation>{some}；{item}</translation>
    </message>
    <message>
        <source>{some} {item}</source>
        <translation>{some}{item}</translation>
    </message>
    <message>
        <source>{name}: {what}</source>
        <translation>{name}：{what}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
    <message>
        <source>{some} + {item}</source>
        <translation>{some} + {item}</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Small in the picture? Come closer, or choose File, Read pages and tables.</source>
        <translation>在图片中太小？请靠近些拍，或选择“文件 → 识别纸页和表格”。</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it reconstructs images instead of classifying them.</source>
        <translation>这个网络是自编码器：它重建图像，而不做分类。</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>已重建</translation>
    </message>
    <message>
        <source>not named: the model is an autoencoder, which “digitpad reconstruct” shows</source>
        <translation>未判定：该模型是自编码器，由“digitpad reconstruct”显示</translation>
    </message>
    <message>
        <source>{verdict} (several digits? Only one can be read at a time)</source>
        <translation>{verdict}（有多个数字？一次只能识别一个）</translation>
    </message>
    <message>
        <source>Read as {digit}, at {share}.</source>
        <translation>识别为 {digit}，概率 {share}。</translation>
    </message>
    <message>
        <source>All answers are about as probable; {first} is ahead, at {share}.</source>
        <translation>各个答案的概率差不多；{first} 领先，为 {share}。</translation>
    </message>
    <message>
        <source>No idea yet</source>
        <translation>还没有头绪</translation>
    </message>
    <message>
        <source>{first}?</source>
        <translation>{first}？</translation>
    </message>
    <message>
        <source>{first} or {second}?</source>
        <translation>{first} 还是 {second}？</translation>
    </message>
    <message>
        <source>It could be {first}, at {share}, or {second}.</source>
        <translation>可能是 {first}（{share}），也可能是 {second}。</translation>
    </message>
    <message>
        <source>Several digits?</source>
        <translation>有多个数字？</translation>
    </message>
    <message>
        <source>Figures stand apart here; digitpad reads one digit at a time.</source>
        <translation>这里有几个分开的图形；digitpad 一次识别一个数字。</translation>
    </message>
    <message>
        <source>One digit at a time is read here.</source>
        <translation>这里一次识别一个数字。</translation>
    </message>
    <message>
        <source>This looks like none of the classes; the closest is {label}.</source>
        <translation>它不像任何一个类别；最接近的是 {label}。</translation>
    </message>
    <message>
        <source>{share} likely to be one of them. The bars: which one, if it were.</source>
        <translation>是其中之一的概率：{share}。条形表示：如果是，会是哪一个。</translation>
    </message>
    <message>
        <source>{share} likely to be a digit. The bars: which one, if it were.</source>
        <translation>是数字的概率：{share}。条形表示：如果是，会是哪一个。</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>This does not look like any digit; the closest is {digit}.</source>
        <translation>它不像任何数字；最接近的是 {digit}。</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>不是数字</translation>
    </message>
    <message>
        <source>Nothing to see</source>
        <translation>什么也看不到</translation>
    </message>
    <message>
        <source>The picture is of one colour only.</source>
        <translation>图片只有一种颜色。</translation>
    </message>
    <message>
        <source>Too little to read</source>
        <translation>太少，无法识别</translation>
    </message>
    <message>
        <source>A dot, or hardly more: there is too little to be a digit.</source>
        <translation>只有一个点或多一点：不足以构成数字。</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>还没有画</translation>
    </message>
    <message>
        <source>There is nothing on the canvas yet.</source>
        <translation>画布上还什么都没有。</translation>
    </message>
</context>
<context>
    <name>wings</name>
    <message>
        <source>This digitpad comes without its part “{part}”, which this needs: install the whole digitpad.</source>
        <translation>这个 digitpad 没有附带此处需要的“{part}”部分：请安装完整的 digitpad。</translation>
    </message>
</context>
</TS>
