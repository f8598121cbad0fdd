<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>%Ln 幅手繪</numerusform>
        </translation>
    </message>
    <message>
        <source>{model}: mean-squared error {error}</source>
        <translation>{model}：均方誤差 {error}</translation>
    </message>
    <message>
        <source>{count} images, pixels from 0 to 1. An autoencoder does not classify.</source>
        <translation>{count} 張影像，像素值 0 到 1。自編碼器不做分類。</translation>
    </message>
    <message>
        <source>{model} reads {share} of {count} images right</source>
        <translation>{model} 正確辨識 {count} 張影像的 {share}</translation>
    </message>
    <message>
        <source>Calibration error {error}: the average gap between its confidence and how often it is right.</source>
        <translation>校準誤差 {error}：信心度與實際答對比例的平均差距。</translation>
    </message>
    <message>
        <source>It has learned from these images; each left out, it read {share}.</source>
        <translation>它學過這些影像；每張各自排除在外時，辨識率為 {share}。</translation>
    </message>
    <message>
        <source>{dataset} (other pictures or classes)</source>
        <translation>{dataset}（圖片或類別不同）</translation>
    </message>
    <message>
        <source>{dataset} (not here)</source>
        <translation>{dataset}（不在這裡）</translation>
    </message>
    <message>
        <source>Test part of {dataset}.</source>
        <translation>{dataset} 的測試部分。</translation>
    </message>
    <message>
        <source>Training part of {dataset}.</source>
        <translation>{dataset} 的訓練部分。</translation>
    </message>
    <message>
        <source>training images of {dataset}</source>
        <translation>{dataset} 的訓練影像</translation>
    </message>
    <message>
        <source>{share} at {amount}</source>
        <translation>{amount} 時為 {share}</translation>
    </message>
    <message>
        <source>{share} all along</source>
        <translation>始終為 {share}</translation>
    </message>
    <message>
        <source>{number} px</source>
        <translation>{number} 像素</translation>
    </message>
    <message>
        <source>{number}°</source>
        <translation>{number}°</translation>
    </message>
    <message>
        <source>only unchanged</source>
        <translation>僅限未變動時</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} 到 {last}</translation>
    </message>
    <message>
        <source>Unchanged: {share} of the first {count} {images} right</source>
        <translation>未變動：{images}前 {count} 個，答對 {share}</translation>
    </message>
    <message>
        <source>Most harmful: {change} {amount}, {share} right</source>
        <translation>影響最大：{change} {amount}，答對 {share}</translation>
    </message>
    <message>
        <source>Least harmful: {change} {amount}, {share} right</source>
        <translation>影響最小：{change} {amount}，答對 {share}</translation>
    </message>
    <message>
        <source>Measured on the first {count} {images}; not all changes yet.</source>
        <translation>{images}前 {count} 個的測量結果；尚未測完所有變化。</translation>
    </message>
    <message>
        <source>{model} is an autoencoder. The report is for models that read digits.</source>
        <translation>{model} 是自編碼器。這份報告只適用於辨識數字的模型。</translation>
    </message>
    <message>
        <source>{model} reads {what}. The report is for models that read digits.</source>
        <translation>{model} 辨識的是：{what}。這份報告只適用於辨識數字的模型。</translation>
    </message>
    <message>
        <source>{model} reads no digits. The report is for models that read digits.</source>
        <translation>{model} 不辨識數字。這份報告只適用於辨識數字的模型。</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second}.</source>
        <translation>辨識為 {first}（{share}）；其次是 {second}。</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second} ({second_share}).</source>
        <translation>辨識為 {first}（{share}）；其次是 {second}（{second_share}）。</translation>
    </message>
    <message>
        <source>Why {first} and not {second}?</source>
        <translation>為什麼是 {first} 而不是 {second}？</translation>
    </message>
    <message>
        <source>Why is it none of these?</source>
        <translation>為什麼不是其中任何一個？</translation>
    </message>
    <message>
        <source>Taken for none of these, as it is {score} likely to be one of them. If it were: {first} ({share}), then {second}.</source>
        <translation>是其中之一的機率為 {score}，因此不被當作其中任何一個。如果是，則為 {first}（{share}），其次是 {second}。</translation>
    </message>
    <message>
        <source>Why is it not a digit?</source>
        <translation>為什麼不是數字？</translation>
    </message>
    <message>
        <source>Not taken for a digit, as it is {score} likely to be one. If it were: {first} ({share}), then {second}.</source>
        <translation>是數字的機率為 {score}，因此不被當作數字。如果是，則為 {first}（{share}），其次是 {second}。</translation>
    </message>
    <message>
        <source>It has no idea yet</source>
        <translation>它還沒有頭緒</translation>
    </message>
    <message>
        <source>Nearly a guess: {first} is ahead ({share}), then comes {second} ({second_share}).</source>
        <translation>近乎猜測：{first} 領先（{share}），其次是 {second}（{second_share}）。</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>數字</translation>
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
        <translation>左側</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>中間</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>右側</translation>
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
        <translation>如果像第二幅圖那樣改動，就會辨識為 {digit}（{share}）。</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part the verdict would be the same.</source>
        <translation>沒有哪個部分單獨起決定作用：去掉框出的部分，判定也不變。</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part it would still be {digit} ({share}).</source>
        <translation>沒有哪一處單獨起決定作用：去掉框出的部分，仍會是 {digit}（{share}）。</translation>
    </message>
    <message>
        <source>Read as {answer} for its whole shape: without what is framed it would be read as {digit} ({share}), although that part alone does not speak for {answer}.</source>
        <translation>因整體形狀辨識為 {answer}：去掉框出的部分會辨識為 {digit}（{share}），儘管單憑這部分並不支持 {answer}。</translation>
    </message>
    <message>
        <source>Without that ink it would be read as {digit} ({share}), not {read}.</source>
        <translation>沒有這些墨跡，就會辨識為 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>Without it, it would be read as {digit} ({share}), not {read}.</source>
        <translation>沒有它，就會辨識為 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>With a gap there it would be read as {digit} ({share}), not {read}.</source>
        <translation>那裡若有缺口，就會辨識為 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>With the gap closed it would be read as {digit} ({share}), not {read}.</source>
        <translation>缺口若補上，就會辨識為 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>With the stroke continued as framed it would be read as {digit} ({share}), not {read}.</source>
        <translation>筆畫若照框出處延長，就會辨識為 {digit}（{share}），而不是 {read}。</translation>
    </message>
    <message>
        <source>No small change makes it {digit}.</source>
        <translation>沒有哪個小改動能讓它變成 {digit}。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of what is framed.</source>
        <translation>辨識為 {answer}，依據是框出的部分。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} closes a loop.</source>
        <translation>辨識為 {answer}，因為{place}框出的墨跡圍成了封閉的圈。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed end {place} narrows an opening.</source>
        <translation>辨識為 {answer}，因為{place}框出的末端使開口變窄。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} joins two parts.</source>
        <translation>辨識為 {answer}，因為{place}框出的墨跡連接了兩個部分。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed bar {place}.</source>
        <translation>辨識為 {answer}，因為{place}框出的橫線。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed stroke {place}.</source>
        <translation>辨識為 {answer}，因為{place}框出的筆畫。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed end of the stroke {place}.</source>
        <translation>辨識為 {answer}，因為{place}框出的筆畫末端。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed ink {place}.</source>
        <translation>辨識為 {answer}，因為{place}框出的墨跡。</translation>
    </message>
    <message>
        <source>Read as {answer}, because a loop is open {place}, where it is framed.</source>
        <translation>辨識為 {answer}，因為{place}框出處的圈沒有封閉。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed gap {place}.</source>
        <translation>辨識為 {answer}，因為{place}框出的缺口。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the opening {place} is so wide.</source>
        <translation>辨識為 {answer}，因為{place}的開口這麼寬。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the stroke ends so soon {place}.</source>
        <translation>辨識為 {answer}，因為{place}的筆畫這麼早就結束。</translation>
    </message>
    <message>
        <source>Even so it would be read as {digit} ({share})</source>
        <translation>即使如此，仍會辨識為 {digit}（{share}）</translation>
    </message>
    <message>
        <source>Then it would be read as {digit} ({share})</source>
        <translation>這樣就會辨識為 {digit}（{share}）</translation>
    </message>
    <message>
        <source>Even so the verdict would be the same</source>
        <translation>即便如此，判定也不變</translation>
    </message>
    <message>
        <source>The same without what is framed</source>
        <translation>同一幅，去掉框出的部分</translation>
    </message>
    <message>
        <source>The same with the gap closed</source>
        <translation>同一幅，補上缺口</translation>
    </message>
    <message>
        <source>The same with the stroke continued</source>
        <translation>同一幅，延長筆畫</translation>
    </message>
    <message>
        <source>Draw and be read</source>
        <translation>手繪即辨識</translation>
    </message>
    <message>
        <source>Train and watch</source>
        <translation>邊訓練邊觀察</translation>
    </message>
    <message>
        <source>Teach it your hand</source>
        <translation>教它認你的筆跡</translation>
    </message>
    <message>
        <source>Numbers and paper</source>
        <translation>多位數與紙頁</translation>
    </message>
    <message>
        <source>Models and files</source>
        <translation>模型與檔案</translation>
    </message>
    <message>
        <source>How good is it?</source>
        <translation>表現有多好？</translation>
    </message>
    <message>
        <source>Why this answer?</source>
        <translation>為什麼是這個答案？</translation>
    </message>
    <message>
        <source>Pictures and the command line</source>
        <translation>圖片與命令列</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>快速鍵</translation>
    </message>
    <message>
        <source>The networks that come along learned from MNIST (LeCun, Cortes, Burges; commonly given as CC BY-SA 3.0), from the UCI pen digits (Alpaydin and Alimoglu, CC BY 4.0), from UNIPEN (International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, changed) and from handwriting that digitpad generates.</source>
        <translation>隨附的網路學自 MNIST（LeCun、Cortes、Burges；一般標示為 CC BY-SA 3.0）、UCI 手寫筆數字（Alpaydin 與 Alimoglu，CC BY 4.0）、UNIPEN（International Unipen Foundation，doi 10.5281/zenodo.1195803，CC BY 4.0，經修改），以及 digitpad 生成的筆跡。</translation>
    </message>
    <message>
        <source>Draw a digit and be read. Train a network and watch it learn.</source>
        <translation>畫一個數字，立即辨識。訓練網路，看著它學習。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>採用 MIT 授權的自由軟體。</translation>
    </message>
    <message>
        <source>Straight to a tab</source>
        <translation>直接切換到分頁</translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation>在畫布上</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向鍵</translation>
    </message>
    <message>
        <source>Move the keyboard’s pen; with Shift, further</source>
        <translation>移動鍵盤筆；加按 Shift 移動更遠</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空白鍵</translation>
    </message>
    <message>
        <source>Put the pen down, or lift it</source>
        <translation>落筆或提筆</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up the stroke that is being drawn</source>
        <translation>放棄正在畫的筆畫</translation>
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
        <translation>尚未測試它學到的內容。</translation>
    </message>
    <message>
        <source>Best: {accuracy} of {count} {images}, in epoch {epoch}.</source>
        <translation>最佳：第 {epoch} 個訓練週期，準確率 {accuracy}（{images}，{count} 個）。</translation>
    </message>
    <message>
        <source>Best: test loss {loss} over {count} {images}, in epoch {epoch}.</source>
        <translation>最佳：第 {epoch} 個訓練週期，測試損失 {loss}（{images}，{count} 個）。</translation>
    </message>
    <message>
        <source>It trained on {count} images only.</source>
        <translation>它只用了 {count} 張影像訓練。</translation>
    </message>
    <message>
        <source>Training failed unexpectedly ({kind}: {text}). The model from before is untouched.</source>
        <translation>訓練意外失敗（{kind}：{text}）。先前的模型沒有變動。</translation>
    </message>
    <message>
        <source>A finished run of {model} on {dataset} was never saved to a file.</source>
        <translation>{model} 以 {dataset} 完成的訓練從未存檔。</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted after {done} of {all} epochs, and never saved to a file.</source>
        <translation>{model} 以 {dataset} 進行的訓練，在 {all} 個訓練週期中的第 {done} 個之後停止或中斷，從未存檔。</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted in the first of its {all} epochs, and never saved to a file.</source>
        <translation>{model} 以 {dataset} 進行的訓練，在 {all} 個訓練週期中的第一個就停止或中斷，從未存檔。</translation>
    </message>
    <message>
        <source>No model is open. Open one or train one.</source>
        <translation>沒有開啟任何模型。請開啟或訓練一個。</translation>
    </message>
    <message>
        <source>{count} × “{name}”</source>
        <translation>「{name}」{count} 張</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: choose a model that reads digits or pictures.</source>
        <translation>{model} 是自編碼器：請選擇辨識數字或圖片的模型。</translation>
    </message>
    <message>
        <source>There are several digits: crop the picture to one of them.</source>
        <translation>有好幾個數字：請裁切圖片，只留一個。</translation>
    </message>
    <message>
        <source>{model} reads numbers on the writing line: choose one for digits or pictures.</source>
        <translation>{model} 辨識書寫列上的多位數：請選擇辨識單一數字或圖片的模型。</translation>
    </message>
    <message>
        <source>Open a picture.</source>
        <translation>請開啟一張圖片。</translation>
    </message>
    <message>
        <source>Mean-squared error {error}, of pixels from 0 to 1.</source>
        <translation>均方誤差 {error}，像素值為 0 到 1。</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>約剩 {time}</translation>
    </message>
    <message>
        <source>{count} images only</source>
        <translation>僅 {count} 張影像</translation>
    </message>
    <message>
        <source>tested on {count} only</source>
        <translation>只測試了 {count} 張</translation>
    </message>
    <message>
        <source>Unexpected error ({kind}: {text}). Please report it.</source>
        <translation>未預期的錯誤（{kind}：{text}）。請回報。</translation>
    </message>
    <message>
        <source>No camera is connected to this computer.</source>
        <translation>這部電腦沒有連接相機。</translation>
    </message>
    <message>
        <source>No file could be reserved for it.</source>
        <translation>無法為它保留檔案。</translation>
    </message>
    <message>
        <source>Every so many of its images was read.</source>
        <translation>依固定間隔讀取其中一部分影像。</translation>
    </message>
    <message>
        <source>Runs has what it learned.</source>
        <translation>學到的內容在「訓練紀錄」中。</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>How it is computed</source>
        <translation>計算方式</translation>
    </message>
    <message>
        <source>Terms: {terms}; others: {rest}; bias: {bias}; sum: {total}</source>
        <translation>各項：{terms}；其他：{rest}；偏置：{bias}；總和：{total}</translation>
    </message>
    <message>
        <source>From the layers inside: {inside}; sum: {total}</source>
        <translation>來自內部各層：{inside}；總和：{total}</translation>
    </message>
    <message>
        <source>its map</source>
        <translation>其特徵圖</translation>
    </message>
    <message>
        <source>{sum} of {count} others</source>
        <translation>其他 {count} 項合計 {sum}</translation>
    </message>
    <message>
        <source>{value} from the layers inside</source>
        <translation>來自內部各層 {value}</translation>
    </message>
    <message>
        <source>{value} bias</source>
        <translation>偏置 {value}</translation>
    </message>
    <message>
        <source>of what they hold</source>
        <translation>由其內容算出</translation>
    </message>
    <message>
        <source>unit {number}</source>
        <translation>單元 {number}</translation>
    </message>
    <message>
        <source>patch {number}</source>
        <translation>圖塊 {number}</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>答案列</translation>
    </message>
</context>
<context>
    <name>AccuracyTab</name>
    <message>
        <source>Save diagram…</source>
        <translation>儲存圖表…</translation>
    </message>
    <message>
        <source>Report page…</source>
        <translation>報告頁…</translation>
    </message>
    <message>
        <source>Write a page about the model: what it looks for, what is typical, confusions</source>
        <translation>撰寫一頁關於模型的報告：它找什麼、什麼是典型的、有哪些混淆</translation>
    </message>
    <message>
        <source>Precision and recall of each class</source>
        <translation>各類別的精確率與召回率</translation>
    </message>
    <message>
        <source>Precision: how many of the images read as this class are of it. Recall: how many of its images are read as it. Press Enter for its mistakes.</source>
        <translation>精確率：辨識為此類別的影像，有多少真的屬於它。召回率：此類別的影像，有多少辨識為它。按 Enter 看它的錯誤。</translation>
    </message>
    <message>
        <source>Precision, %</source>
        <translation>精確率 (%)</translation>
    </message>
    <message>
        <source>Recall, %</source>
        <translation>召回率 (%)</translation>
    </message>
    <message>
        <source>Measuring {model}…</source>
        <translation>正在測量 {model}…</translation>
    </message>
    <message>
        <source>Every image is read once.</source>
        <translation>每張影像辨識一次。</translation>
    </message>
    <message>
        <source>The diagram comes here when all are read.</source>
        <translation>全部辨識完後，圖表會出現在這裡。</translation>
    </message>
    <message>
        <source>The model reads one part of a data set. The diagram shows whether it is right as often as it says it is.</source>
        <translation>模型會辨識資料集的一部分。圖表顯示它實際答對的比例是否如它所說。</translation>
    </message>
    <message>
        <source>How well does it read?</source>
        <translation>它辨識得多好？</translation>
    </message>
    <message>
        <source>Nothing is measured yet. After Measure, the diagram comes here.</source>
        <translation>尚未測量。按「測量」之後，圖表會出現在這裡。</translation>
    </message>
    <message>
        <source>Write a report page</source>
        <translation>撰寫報告頁</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>What the test picture shows</source>
        <translation>測試圖片顯示的內容</translation>
    </message>
    <message>
        <source>That’s a …</source>
        <translation>這是…</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>為什麼？</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it (F2)</source>
        <translation>看哪些墨跡支持、哪些反對這個答案 (F2)</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>還沒有手繪</translation>
    </message>
    <message>
        <source>To write numbers: “123” below.</source>
        <translation>要寫多位數：下方的「123」。</translation>
    </message>
    <message>
        <source>Label: {label}</source>
        <translation>標籤：{label}</translation>
    </message>
    <message>
        <source>Label: {label} · correct</source>
        <translation>標籤：{label} · 正確</translation>
    </message>
    <message>
        <source>Label: {label} · incorrect</source>
        <translation>標籤：{label} · 錯誤</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>尚無圖片</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it squeezes what it sees into fewer numbers and reconstructs it from them. Below: left what it sees, right its reconstruction.</source>
        <translation>這個網路是自編碼器：它把看到的東西壓縮成較少的數，再由這些數重建。下方：左邊是它看到的，右邊是它的重建。</translation>
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
        <translation>文字大小：{size}，這裡放得下的最大值</translation>
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
        <translation>相機看到的畫面</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>正在啟動相機…</translation>
    </message>
    <message>
        <source>Take photo</source>
        <translation>拍照</translation>
    </message>
    <message>
        <source>Read what the camera sees now (Enter)</source>
        <translation>辨識相機目前看到的 (Enter)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Hold the paper flat and still, so that it fills the picture.</source>
        <translation>將紙拿平、不要動，讓它占滿畫面。</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Drawing canvas</source>
        <translation>手繪畫布</translation>
    </message>
    <message>
        <source>Draw a digit here</source>
        <translation>在這裡畫一個數字</translation>
    </message>
    <message>
        <source>The arrow keys move a pen, the space bar puts it down.</source>
        <translation>方向鍵移動筆，空白鍵落筆。</translation>
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
        <translation>重新辨識</translation>
    </message>
    <message>
        <source>add “{number}”</source>
        <translation>加入「{number}」</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Not sure: look at the photo, and correct or confirm it.</source>
        <translation>不確定：請對照照片，更正或確認。</translation>
    </message>
    <message>
        <source>“{number}” is {chance} likely; it may also be “{other}”.</source>
        <translation>有 {chance} 的可能是「{number}」；也可能是「{other}」。</translation>
    </message>
    <message>
        <source>correct “{number}”</source>
        <translation>更正「{number}」</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The least change, on the drawing</source>
        <translation>最小改動，顯示在手繪上</translation>
    </message>
    <message>
        <source>Rub ink out with the mouse: the answer follows</source>
        <translation>用滑鼠擦去墨跡：答案會跟著變</translation>
    </message>
    <message>
        <source>The drawing as it is</source>
        <translation>手繪原樣</translation>
    </message>
    <message>
        <source>The drawing, and as a hollow line what would change</source>
        <translation>手繪，以及會改變的部分（空心線）</translation>
    </message>
</context>
<context>
    <name>CollectingPanel</name>
    <message>
        <source>That’s a … (or press its key)</source>
        <translation>這是…（或按它的按鍵）</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>下一個 (Enter)</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for, and go on</source>
        <translation>以要求的內容保留這幅手繪，並繼續</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Take the drawing off without keeping it (Backspace)</source>
        <translation>取下這幅手繪，不保留 (Backspace)</translation>
    </message>
    <message>
        <source>Draw again (Backspace)</source>
        <translation>重畫 (Backspace)</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for all the same</source>
        <translation>仍以要求的內容保留這幅手繪</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>寫什麼</translation>
    </message>
    <message>
        <source>Write what you like and say what it is, or be asked for one digit after another</source>
        <translation>寫你想寫的再說它是什麼，或由程式逐一要求各個數字</translation>
    </message>
    <message>
        <source>Each class in turn</source>
        <translation>依序每個類別</translation>
    </message>
    <message>
        <source>Each digit in turn</source>
        <translation>依序每個數字</translation>
    </message>
    <message>
        <source>Only {digit}</source>
        <translation>只寫 {digit}</translation>
    </message>
    <message>
        <source>As you like</source>
        <translation>隨意</translation>
    </message>
    <message>
        <source>How many of each</source>
        <translation>每個幾次</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>再一次</translation>
    </message>
    <message>
        <source>Keep it as {digit} (key {digit})</source>
        <translation>存為 {digit}（按鍵 {digit}）</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>還沒有畫任何東西。</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>畫在這裡</translation>
    </message>
    <message>
        <source>Draw {name} here.
It is kept when the pen rests.</source>
        <translation>在這裡畫 {name}。
停筆時就會保留。</translation>
    </message>
    <message>
        <source>Draw {name} ({number} of {count})</source>
        <translation>畫 {name}（{number} / {count}）</translation>
    </message>
    <message>
        <source>All drawn. Now train on them below.</source>
        <translation>全部畫完。現在可在下方訓練。</translation>
    </message>
    <message>
        <source>Draw something, then say what it is</source>
        <translation>畫點東西，再說它是什麼</translation>
    </message>
    <message>
        <source>Which digit is it?</source>
        <translation>這是哪個數字？</translation>
    </message>
    <message>
        <source>Write a digit, then press its key</source>
        <translation>寫一個數字，再按它的按鍵</translation>
    </message>
    <message>
        <source>All written. Thank you!</source>
        <translation>全部寫完。謝謝！</translation>
    </message>
    <message>
        <source>This does not look like a digit. Keep it as {digit}?</source>
        <translation>這不像數字。要存為 {digit} 嗎？</translation>
    </message>
    <message>
        <source>This looks like {read}. Keep it as {digit}?</source>
        <translation>這看起來像 {read}。要存為 {digit} 嗎？</translation>
    </message>
    <message>
        <source>Write the digit {digit} ({number} of {count})</source>
        <translation>寫數字 {digit}（{number} / {count}）</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>My handwriting cannot be read</source>
        <translation>無法讀取「我的筆跡」</translation>
    </message>
    <message>
        <source>The drawing was not kept</source>
        <translation>手繪未保留</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>沒有任何更動</translation>
    </message>
    <message>
        <source>Deleting {drawings}…</source>
        <translation>正在刪除 {drawings}…</translation>
    </message>
    <message>
        <source>Moving {drawings}…</source>
        <translation>正在移動 {drawings}…</translation>
    </message>
    <message>
        <source>The classes are as they were</source>
        <translation>類別維持原樣</translation>
    </message>
    <message>
        <source>Nothing was undone</source>
        <translation>沒有復原任何動作</translation>
    </message>
    <message>
        <source>Undoing the change to {drawings}…</source>
        <translation>正在復原對 {drawings}的更動…</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln drawing(s) from {file}.</source>
        <translation>
            <numerusform>已從 {file} 匯入 %Ln 幅手繪。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a label left out.</source>
        <translation>
            <numerusform>略去 %Ln 幅沒有標籤的。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>沒有匯入任何東西</translation>
    </message>
    <message>
        <source>{things} added.</source>
        <translation>已加入 {things}。</translation>
    </message>
    <message>
        <source>{drawings} saved as {file}</source>
        <translation>已將 {drawings}存成 {file}</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>檔案未寫入</translation>
    </message>
</context>
<context>
    <name>CollectionFiles</name>
    <message>
        <source>Import…</source>
        <translation>匯入…</translation>
    </message>
    <message>
        <source>Add drawings of an ink file; of a set also what somebody handed on</source>
        <translation>加入墨跡檔的手繪；圖集也可加入別人分享的</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>匯出…</translation>
    </message>
    <message>
        <source>Save the drawings on the wall as an ink file (InkML), or a set to hand on</source>
        <translation>將牆上的手繪存成墨跡檔 (InkML)，或將圖集存成可分享的檔案</translation>
    </message>
    <message>
        <source>Drop pictures on the row of their class, in a set.</source>
        <translation>在圖集中，可將圖片拖放到所屬類別那一列。</translation>
    </message>
    <message>
        <source>Ink files ({patterns})</source>
        <translation>墨跡檔 ({patterns})</translation>
    </message>
    <message>
        <source>Sets to hand on ({patterns})</source>
        <translation>可分享的圖集 ({patterns})</translation>
    </message>
    <message>
        <source>Import handwriting</source>
        <translation>匯入筆跡</translation>
    </message>
    <message>
        <source>Export handwriting</source>
        <translation>匯出筆跡</translation>
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
        <translation>書寫者</translation>
    </message>
    <message>
        <source>The name that new drawings get; type another one for another person</source>
        <translation>新手繪會用的名字；換人時請輸入另一個名字</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>無名</translation>
    </message>
    <message>
        <source>Drawings of</source>
        <translation>手繪的書寫者</translation>
    </message>
    <message>
        <source>Whose drawings are on the wall, and learned</source>
        <translation>牆上顯示並學習誰的手繪</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Test on</source>
        <translation>測試用</translation>
    </message>
    <message>
        <source>Test on held-out drawings or on another person’s</source>
        <translation>以保留的手繪，或另一個人的手繪測試</translation>
    </message>
    <message>
        <source>drawings left out</source>
        <translation>保留的手繪</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Delete the selected drawings (Del)</source>
        <translation>刪除所選手繪 (Del)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Undo the last change to My handwriting (Ctrl+Z; while you draw, it undoes a stroke)</source>
        <translation>復原「我的筆跡」的上一次更動（Ctrl+Z；正在畫時則復原一筆）</translation>
    </message>
    <message>
        <source>What is here</source>
        <translation>這裡有什麼</translation>
    </message>
    <message>
        <source>Write some digits first, or import an ink file.</source>
        <translation>請先寫幾個數字，或匯入墨跡檔。</translation>
    </message>
    <message>
        <source>Takes about a minute. Five of each digit already make a difference.</source>
        <translation>約需一分鐘。每個數字五幅就有差別。</translation>
    </message>
    <message>
        <source>All of these are for testing: choose others to teach.</source>
        <translation>這些全是測試用的：請另選要教導的。</translation>
    </message>
    <message>
        <source>Reading My handwriting…</source>
        <translation>正在讀取「我的筆跡」…</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>這裡還沒有東西</translation>
    </message>
    <message>
        <source>Draw digits on the left, or make a set of signs of your own</source>
        <translation>請在左邊畫數字，或為自己的符號建立圖集</translation>
    </message>
    <message>
        <source>{taught} to teach</source>
        <translation>{taught}用於教導</translation>
    </message>
    <message>
        <source>{tested} of {writer} to test on</source>
        <translation>{writer} 的 {tested}用於測試</translation>
    </message>
    <message>
        <source>{count} misread when drawn (shown in red)</source>
        <translation>{count} 幅畫的時候認錯（以紅色顯示）</translation>
    </message>
    <message>
        <source>{count} cannot be read</source>
        <translation>{count} 幅無法讀取</translation>
    </message>
    <message>
        <source>Kept to test on. The wall shows what is to be taught.</source>
        <translation>已保留供測試。牆上顯示的是要教導的。</translation>
    </message>
    <message>
        <source>Kept. The wall shows only drawings of {writer}.</source>
        <translation>已保留。牆上只顯示 {writer} 的手繪。</translation>
    </message>
    <message>
        <source>Choose drawings to move or delete them</source>
        <translation>選擇要移動或刪除的手繪</translation>
    </message>
    <message>
        <source>Those chosen are a … (∅: none of these)</source>
        <translation>所選的這些是…（∅：都不是）</translation>
    </message>
    <message>
        <source>The one chosen is a … (∅: none of these)</source>
        <translation>所選的這個是…（∅：都不是）</translation>
    </message>
</context>
<context>
    <name>ComparedPlot</name>
    <message>
        <source>not measured</source>
        <translation>未測量</translation>
    </message>
    <message>
        <source>Choose one run, or two to
five to compare them.</source>
        <translation>選擇一筆訓練紀錄，或選
二到五筆來比較。</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>訓練週期</translation>
    </message>
    <message>
        <source>the first steps are cut off</source>
        <translation>最初幾步已截去</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Which classes the model confuses, and the images behind each count.</source>
        <translation>模型混淆了哪些類別，以及每個數目背後的影像。</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it confuses nothing.</source>
        <translation>自編碼器不做分類：它不會混淆任何東西。</translation>
    </message>
    <message>
        <source>The table comes here when all are read.</source>
        <translation>全部辨識完後，矩陣會出現在這裡。</translation>
    </message>
    <message>
        <source>{model}, {count} images. Most often: {mistakes}.</source>
        <translation>{model}，{count} 張影像。最常見：{mistakes}。</translation>
    </message>
    <message>
        <source>{model}, {count} images: no mistakes.</source>
        <translation>{model}，{count} 張影像：沒有錯誤。</translation>
    </message>
    <message>
        <source>Click a cell of the table for its images, an image to put it on the canvas.</source>
        <translation>點一下矩陣的儲存格看它的影像，點一張影像放到畫布上。</translation>
    </message>
</context>
<context>
    <name>ConfusionView</name>
    <message>
        <source>Confusion table</source>
        <translation>混淆矩陣</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>沒有錯誤</translation>
    </message>
    <message>
        <source>{truth} read as {read} ({count})</source>
        <translation>{truth} 認成 {read}（{count}）</translation>
    </message>
    <message>
        <source>what it is read as</source>
        <translation>辨識為何</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>實際為何</translation>
    </message>
    <message>
        <source>{count} of {all} images of {truth} are read as {read}</source>
        <translation>{all} 張 {truth} 的影像中，有 {count} 張辨識為 {read}</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>課程 ({patterns})</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>開啟課程</translation>
    </message>
    <message>
        <source>The lesson was not opened</source>
        <translation>課程未開啟</translation>
    </message>
    <message>
        <source>As you predicted.</source>
        <translation>和你預測的一樣。</translation>
    </message>
    <message>
        <source>Not as you predicted.</source>
        <translation>和你預測的不同。</translation>
    </message>
    <message>
        <source>Predict first.</source>
        <translation>請先預測。</translation>
    </message>
    <message>
        <source>The run was stopped before its end: train again.</source>
        <translation>訓練提早停止了：請再訓練一次。</translation>
    </message>
    <message>
        <source>Not yet: this step waits for {conditions}.</source>
        <translation>還沒：這一步要等到{conditions}。</translation>
    </message>
    <message>
        <source>{fact} {comparison} {value} (now {now})</source>
        <translation>{fact} {comparison} {value}（目前 {now}）</translation>
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
        <translation>digitpad (內建)</translation>
    </message>
    <message>
        <source>digitpad for pictures (shipped)</source>
        <translation>digitpad 圖片模型 (內建)</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>Not measured yet</source>
        <translation>尚未測量</translation>
    </message>
</context>
<context>
    <name>DataChoice</name>
    <message>
        <source>Data set</source>
        <translation>資料集</translation>
    </message>
    <message>
        <source>Whose images are shown and read</source>
        <translation>顯示並辨識誰的影像</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Images for testing, or those that networks learn from</source>
        <translation>測試用的影像，或網路學習用的影像</translation>
    </message>
    <message>
        <source>test part</source>
        <translation>測試部分</translation>
    </message>
    <message>
        <source>training part</source>
        <translation>訓練部分</translation>
    </message>
</context>
<context>
    <name>DatasetChooser</name>
    <message>
        <source>The images to learn from</source>
        <translation>要學習的影像</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>資料集</translation>
    </message>
    <message>
        <source>Relatives of MNIST, colour pictures, numbers</source>
        <translation>MNIST 同類、彩色圖片、多位數</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>下載進度</translation>
    </message>
    <message>
        <source>Stop the download; complete files are kept</source>
        <translation>停止下載；已完成的檔案會保留</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>下載</translation>
    </message>
    <message>
        <source>Download the data set; nothing is sent</source>
        <translation>下載資料集；不會傳送任何東西</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>資料夾…</translation>
    </message>
    <message>
        <source>Choose a folder of your own that has the published files of this data set</source>
        <translation>選擇你自己的資料夾，內含此資料集發表的檔案</translation>
    </message>
    <message>
        <source>Forget this folder</source>
        <translation>不再用此資料夾</translation>
    </message>
    <message>
        <source>Use the download folder again instead of the one you chose</source>
        <translation>不用你選的資料夾，改回下載資料夾</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>看看…</translation>
    </message>
    <message>
        <source>See the images with their labels before training, the test part first</source>
        <translation>訓練前查看影像及其標籤，先看測試部分</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>影像的讀法</translation>
    </message>
    <message>
        <source>What they need to be as MNIST’s are: white ink on black, upright</source>
        <translation>要怎麼調整才像 MNIST 的影像：黑底白墨、正立</translation>
    </message>
    <message>
        <source>MNIST and generated handwriting together</source>
        <translation>MNIST 加上生成的筆跡</translation>
    </message>
    <message>
        <source>Download {megabytes} MB</source>
        <translation>下載 {megabytes} MB</translation>
    </message>
    <message>
        <source>Only for models of colour pictures, such as cifar-cnn</source>
        <translation>只適用於彩色圖片的模型，例如 cifar-cnn</translation>
    </message>
    <message>
        <source>Only for resnet18, mobilenet-v3-small or layers that end with “dense {count}”</source>
        <translation>只適用於 resnet18、mobilenet-v3-small，或以「dense {count}」結尾的層</translation>
    </message>
    <message>
        <source>Only for models of grey 28×28 images, such as candle-cnn</source>
        <translation>只適用於 28×28 灰階影像的模型，例如 candle-cnn</translation>
    </message>
    <message>
        <source>Only for the model {model}</source>
        <translation>只適用於模型 {model}</translation>
    </message>
    <message>
        <source>{found} Choose “{convention}” here.</source>
        <translation>{found}請在這裡選擇「{convention}」。</translation>
    </message>
    <message>
        <source>Asking for the files…</source>
        <translation>正在要求檔案…</translation>
    </message>
    <message>
        <source>Fetching {file}: {done} MB</source>
        <translation>正在下載 {file}：{done} MB</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>我的收藏</translation>
    </message>
    <message>
        <source>Which set to learn:</source>
        <translation>要學習哪個圖集：</translation>
    </message>
    <message>
        <source>Folder with {dataset}</source>
        <translation>含 {dataset} 的資料夾</translation>
    </message>
</context>
<context>
    <name>DeviceChooser</name>
    <message>
        <source>Where the network is trained</source>
        <translation>在哪裡訓練網路</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>裝置</translation>
    </message>
    <message>
        <source>The fastest available device</source>
        <translation>可用的最快裝置</translation>
    </message>
    <message>
        <source>The fastest available: {device}</source>
        <translation>可用的最快裝置：{device}</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自動</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Copy report</source>
        <translation>複製報告</translation>
    </message>
    <message>
        <source>Copies versions, your system and the last lines of the log, without your paths; nothing is sent</source>
        <translation>複製版本、系統和記錄檔的最後幾行，不含你的路徑；不會傳送任何東西</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>已複製</translation>
    </message>
    <message>
        <source>“{file}” does not have the ending of such a file: other programs, and digitpad, would take it for something else. Save as “{other}”?</source>
        <translation>「{file}」沒有這種檔案的副檔名：其他程式和 digitpad 都會把它當成別的東西。要存成「{other}」嗎？</translation>
    </message>
    <message>
        <source>Save as {file}</source>
        <translation>存成 {file}</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Training, and the windows docked here</source>
        <translation>訓練，以及停駐在此的視窗</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>訓練</translation>
    </message>
</context>
<context>
    <name>EmbeddingView</name>
    <message>
        <source>Test images, laid out by similarity</source>
        <translation>依相似程度排列的測試影像</translation>
    </message>
    <message>
        <source>How they are laid out</source>
        <translation>排列方式</translation>
    </message>
    <message>
        <source>t-SNE keeps together what is alike; PCA shows where the features differ most</source>
        <translation>t-SNE 讓相似的聚在一起；PCA 顯示特徵差異最大之處</translation>
    </message>
    <message>
        <source>Neighbours (t-SNE)</source>
        <translation>鄰近 (t-SNE)</translation>
    </message>
    <message>
        <source>Main directions (PCA)</source>
        <translation>主要方向 (PCA)</translation>
    </message>
    <message>
        <source>The image that is chosen</source>
        <translation>所選的影像</translation>
    </message>
    <message>
        <source>Next misread</source>
        <translation>下一個認錯的</translation>
    </message>
    <message>
        <source>Choose the next image that is misread; those have a ring</source>
        <translation>選擇下一張認錯的影像；這些影像有圓圈</translation>
    </message>
    <message>
        <source>Put on the canvas</source>
        <translation>放到畫布上</translation>
    </message>
    <message>
        <source>Undo brings your drawing back</source>
        <translation>「復原」可找回你的手繪</translation>
    </message>
    <message>
        <source>Colour: what it is. Ring: misread. Frame: what you show it.</source>
        <translation>顏色：它是什麼。圓圈：認錯。方框：你給它看的。</translation>
    </message>
    <message>
        <source>Each point is an image. Images that the network finds similar lie close together. Draw something, and it moves among them.</source>
        <translation>每個點是一張影像。網路認為相似的影像會靠在一起。畫點東西，它就會在其中移動。</translation>
    </message>
    <message>
        <source>To the network it is most similar to these: {digits}.</source>
        <translation>網路認為它與這些最相似：{digits}。</translation>
    </message>
    <message>
        <source>{model} reads images… {share}</source>
        <translation>{model} 正在辨識影像… {share}</translation>
    </message>
    <message>
        <source>{model}: {wrong} of {count} images of “{dataset}” misread</source>
        <translation>{model}：「{dataset}」的 {count} 張影像中認錯 {wrong} 張</translation>
    </message>
    <message>
        <source>{read}; placing them…</source>
        <translation>{read}；正在排列…</translation>
    </message>
    <message>
        <source>Point at one to see it.</source>
        <translation>指向一個點就能看到它。</translation>
    </message>
    <message>
        <source>Image {number}: {label}, read as {read}</source>
        <translation>影像 {number}：{label}，辨識為 {read}</translation>
    </message>
    <message>
        <source>Image {number}: {label}</source>
        <translation>影像 {number}：{label}</translation>
    </message>
    <message>
        <source>test image</source>
        <translation>測試影像</translation>
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
        <translation>這是「{label}」</translation>
    </message>
    <message>
        <source>This is the digit {digit}</source>
        <translation>這是數字 {digit}</translation>
    </message>
    <message>
        <source>This is none of these</source>
        <translation>這都不是</translation>
    </message>
    <message>
        <source>This is not a digit</source>
        <translation>這不是數字</translation>
    </message>
    <message>
        <source>read as {digit} at that time</source>
        <translation>當時辨識為 {digit}</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Why</source>
        <translation>為什麼是</translation>
    </message>
    <message>
        <source>Which class the map explains</source>
        <translation>圖說明哪個類別</translation>
    </message>
    <message>
        <source>rather than</source>
        <translation>而不是</translation>
    </message>
    <message>
        <source>Which class it is compared with</source>
        <translation>與哪個類別比較</translation>
    </message>
    <message>
        <source>Colour the ink on the canvas</source>
        <translation>在畫布的墨跡上著色</translation>
    </message>
    <message>
        <source>Lay the map over the drawing while this window is open</source>
        <translation>此視窗開啟時，將圖疊在手繪上</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>支持與反對它的部分</translation>
    </message>
    <message>
        <source>What would be read as another</source>
        <translation>會辨識為其他的部分</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>其他全部</translation>
    </message>
    <message>
        <source>{digit}, as it is read</source>
        <translation>{digit}，目前的辨識</translation>
    </message>
    <message>
        <source>{digit}, the next best</source>
        <translation>{digit}，次佳</translation>
    </message>
    <message>
        <source>speaks for {digit}</source>
        <translation>支持 {digit}</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for {other}</source>
        <translation>藍色支持 {digit}，橘色支持 {other}</translation>
    </message>
    <message>
        <source>speaks against {digit}</source>
        <translation>反對 {digit}</translation>
    </message>
    <message>
        <source>Blue speaks against {digit}, orange for it</source>
        <translation>藍色反對 {digit}，橘色支持</translation>
    </message>
    <message>
        <source>speaks for any other</source>
        <translation>支持其他任何一個</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for any other</source>
        <translation>藍色支持 {digit}，橘色支持其他任何一個</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>正在尋找…</translation>
    </message>
    <message>
        <source>Looking for what makes it {digit}…</source>
        <translation>正在找出什麼使它成為 {digit}…</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The drawing is on the clipboard.</source>
        <translation>手繪已複製到剪貼簿。</translation>
    </message>
    <message>
        <source>There is no drawing or picture on the clipboard.</source>
        <translation>剪貼簿裡沒有手繪或圖片。</translation>
    </message>
    <message>
        <source>Pasted. Undo removes it.</source>
        <translation>已貼上。「復原」可移除。</translation>
    </message>
</context>
<context>
    <name>ExplainWindow</name>
    <message>
        <source>Why this answer?</source>
        <translation>為什麼是這個答案？</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>依據</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>假如</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>最相近</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>所有影像</translation>
    </message>
    <message>
        <source>Ways to look at the answer</source>
        <translation>檢視答案的方式</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>存成 PNG…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>將此視窗顯示的內容存成圖片</translation>
    </message>
    <message>
        <source>What {model} finds similar</source>
        <translation>{model} 認為相似的</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>還沒有畫任何東西。</translation>
    </message>
    <message>
        <source>Draw something in the main window: its ink is coloured by what it says to the network, blue for the answer and orange for the next best.</source>
        <translation>請在主視窗畫點東西：墨跡會依它告訴網路的內容著色，藍色支持答案，橘色支持次佳。</translation>
    </message>
    <message>
        <source>Nothing to explain yet</source>
        <translation>還沒有可說明的</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>無法辨識</translation>
    </message>
</context>
<context>
    <name>FactsTable</name>
    <message>
        <source>Run</source>
        <translation>訓練紀錄</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Everything digitpad reads ({patterns})</source>
        <translation>digitpad 可讀的所有檔案 ({patterns})</translation>
    </message>
    <message>
        <source>Drawings ({patterns})</source>
        <translation>手繪 ({patterns})</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>圖片 ({patterns})</translation>
    </message>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>課程 ({patterns})</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>開啟模型</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>模型 ({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>正在開啟 {file}…</translation>
    </message>
    <message>
        <source>This was not opened</source>
        <translation>這個未開啟</translation>
    </message>
    <message>
        <source>Pixels of the model</source>
        <translation>模型的像素</translation>
    </message>
    <message>
        <source>{model} reads pixels as “{pixels}”; save it to keep that.</source>
        <translation>{model} 將像素讀成「{pixels}」；儲存模型即可保留。</translation>
    </message>
    <message>
        <source>Which values of pixels were the weights of {model} trained on? digitpad gives 0 for paper and 1 for ink, unless you choose or write something else here.</source>
        <translation>{model} 的權重是以什麼像素值訓練的？除非你在這裡選擇或填寫別的，digitpad 以 0 表示紙、1 表示墨跡。</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>模型未開啟</translation>
    </message>
    <message>
        <source>Opened {file}</source>
        <translation>已開啟 {file}</translation>
    </message>
    <message>
        <source>{file} does not say everything about its network; what is missing was guessed. If it reads badly, choose File, Pixels of the model, or tell its layers by “digitpad convert --layers”.</source>
        <translation>{file} 沒有說明網路的全部；缺少的部分是猜測的。若辨識得不好，請選擇「檔案」→「模型的像素」，或用「digitpad convert --layers」說明它的層。</translation>
    </message>
    <message>
        <source>A part of this model is a guess</source>
        <translation>這個模型有一部分是猜測</translation>
    </message>
    <message>
        <source>The model from last time was not opened. {why}</source>
        <translation>上次的模型未開啟。{why}</translation>
    </message>
    <message>
        <source>{file} is not shown: something newer is there</source>
        <translation>未顯示 {file}：已有更新的內容</translation>
    </message>
    <message>
        <source>The file was not opened</source>
        <translation>檔案未開啟</translation>
    </message>
    <message>
        <source>{file}: drawing 1 of {count}</source>
        <translation>{file}：{count} 幅手繪中的第 1 幅</translation>
    </message>
    <message>
        <source>{file}: page 1 of {count} is read</source>
        <translation>{file}：辨識 {count} 頁中的第 1 頁</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) not opened</source>
        <translation>
            <numerusform>另有 %Ln 個檔案未開啟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Save model “{model}”</source>
        <translation>儲存模型「{model}」</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>模型 ({patterns})</translation>
    </message>
    <message>
        <source>ONNX, for other programs ({patterns})</source>
        <translation>ONNX，供其他程式使用 ({patterns})</translation>
    </message>
    <message>
        <source>Folder for a hub of models ({patterns})</source>
        <translation>模型平台用的資料夾 ({patterns})</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存成 {file}</translation>
    </message>
    <message>
        <source>The model was not saved</source>
        <translation>模型未儲存</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>圖片 ({patterns})</translation>
    </message>
    <message>
        <source>Ink ({patterns})</source>
        <translation>墨跡 ({patterns})</translation>
    </message>
    <message>
        <source>Save drawing</source>
        <translation>儲存手繪</translation>
    </message>
    <message>
        <source>The drawing was not saved</source>
        <translation>手繪未儲存</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>無標籤</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>不是數字</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>標籤</translation>
    </message>
    <message>
        <source>{file} is saved. What does it show? With its label, networks can learn from it.</source>
        <translation>{file} 已儲存。它畫的是什麼？有了標籤，網路就能從中學習。</translation>
    </message>
    <message>
        <source>Save reconstruction</source>
        <translation>儲存重建結果</translation>
    </message>
    <message>
        <source>The reconstruction was not saved</source>
        <translation>重建結果未儲存</translation>
    </message>
    <message>
        <source>A training is running</source>
        <translation>正在訓練</translation>
    </message>
    <message>
        <source>Stop the training and close? What the network has learned so far is kept and offered at the next start.</source>
        <translation>要停止訓練並關閉嗎？網路目前學到的會保留，下次啟動時再讓你選用。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止並關閉</translation>
    </message>
    <message>
        <source>The trained model is not saved</source>
        <translation>訓練好的模型尚未儲存</translation>
    </message>
    <message>
        <source>Save the trained model {models} before closing?</source>
        <translation>關閉前要儲存訓練好的模型 {models} 嗎？</translation>
    </message>
    <message>
        <source>Models are not saved</source>
        <translation>有模型尚未儲存</translation>
    </message>
    <message>
        <source>These are not saved: {models}. Save them first?</source>
        <translation>這些尚未儲存：{models}。要先儲存嗎？</translation>
    </message>
    <message>
        <source>The taught model is not saved</source>
        <translation>教導後的模型尚未儲存</translation>
    </message>
    <message>
        <source>Save the taught model {models} before closing?</source>
        <translation>關閉前要儲存教導後的模型 {models} 嗎？</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>不儲存並關閉</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>指南頁面</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>指南的頁面</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>上一頁</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>下一頁</translation>
    </message>
</context>
<context>
    <name>HandwritingController</name>
    <message>
        <source>Nothing is kept: the drawing was not finished.</source>
        <translation>沒有保留：手繪尚未完成。</translation>
    </message>
    <message>
        <source>Kept in My things; Ctrl+Shift+H shows it, and teaches the model.</source>
        <translation>已存入「我的收藏」；按 Ctrl+Shift+H 可查看，並用來教導模型。</translation>
    </message>
    <message>
        <source>Taken out of My handwriting again.</source>
        <translation>已從「我的筆跡」移除。</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>還沒有畫任何東西。</translation>
    </message>
    <message>
        <source>Only what is drawn here is kept, not a picture.</source>
        <translation>只能保留在這裡畫的內容，不能保留圖片。</translation>
    </message>
    <message>
        <source>The classes of the set have changed since this model was trained.</source>
        <translation>訓練這個模型之後，這個圖集的類別改過了。</translation>
    </message>
    <message>
        <source>Kept as {digit}</source>
        <translation>已存為 {digit}</translation>
    </message>
    <message>
        <source>Kept as none of these</source>
        <translation>已存為「都不是」</translation>
    </message>
    <message>
        <source>Kept as no digit</source>
        <translation>已存為「不是數字」</translation>
    </message>
    <message>
        <source>The taught model was not saved</source>
        <translation>教導後的模型未儲存</translation>
    </message>
    <message>
        <source>The taught model was saved as {file}</source>
        <translation>教導後的模型已存成 {file}</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hints for the first start</source>
        <translation>第一次啟動的提示</translation>
    </message>
    <message>
        <source>Draw a digit: it is read as you draw.</source>
        <translation>畫一個數字：邊畫邊辨識。</translation>
    </message>
    <message>
        <source>Press Train and watch a network learn to read it.</source>
        <translation>按「訓練」，看網路學會辨識它。</translation>
    </message>
    <message>
        <source>Make a reader of ✓ ✗: Train → Read signs of my own…</source>
        <translation>做一個 ✓ ✗ 的辨識器：訓練 → 辨識自訂符號…</translation>
    </message>
    <message>
        <source>Open a picture or a model, or drop it here.</source>
        <translation>開啟圖片或模型，或拖放到這裡。</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>下一則提示</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>使用指南</translation>
    </message>
    <message>
        <source>A few pages about what you can do (F1)</source>
        <translation>幾頁說明，介紹你能做什麼 (F1)</translation>
    </message>
    <message>
        <source>No more hints (Esc)</source>
        <translation>不再提示 (Esc)</translation>
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
        <translation>下一個</translation>
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
        <translation>表現有多好？</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測量</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>測量進度</translation>
    </message>
    <message>
        <source>Stop measuring; what is shown stays</source>
        <translation>停止測量；已顯示的會保留</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確率</translation>
    </message>
    <message>
        <source>Confusions</source>
        <translation>混淆</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>影像</translation>
    </message>
    <message>
        <source>Label errors</source>
        <translation>標籤錯誤</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>穩健性</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>門檻</translation>
    </message>
    <message>
        <source>Ways to look at how good it is</source>
        <translation>檢視表現的方式</translation>
    </message>
    <message>
        <source>{model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>{model} 辨識整列。請用「digitpad evaluate MODEL --numbers FILE」測量，MODEL 是它的檔案。</translation>
    </message>
    <message>
        <source>Preparing the images…</source>
        <translation>正在準備影像…</translation>
    </message>
    <message>
        <source>{done} of {count} measured</source>
        <translation>已測量 {done} / {count}</translation>
    </message>
    <message>
        <source>{done} of {count} images prepared</source>
        <translation>已準備 {done} / {count} 張影像</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存成 {file}</translation>
    </message>
    <message>
        <source>The current model is now {model}. Measure again.</source>
        <translation>目前的模型已換成 {model}。請重新測量。</translation>
    </message>
    <message>
        <source>Another model named {model} reads now. Measure again.</source>
        <translation>目前辨識的是另一個同名模型 {model}。請重新測量。</translation>
    </message>
    <message>
        <source>Missing data sets: choose one in the main window’s training panel, then Download, or Folder… if you have the files.</source>
        <translation>缺少資料集：請在主視窗的訓練面板選一個，再按「下載」；已有檔案則按「資料夾…」。</translation>
    </message>
</context>
<context>
    <name>ImageBrowser</name>
    <message>
        <source>Images</source>
        <translation>影像</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 上一頁</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>下一頁 ›</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>所有影像</translation>
    </message>
    <message>
        <source>Only misread</source>
        <translation>只看認錯的</translation>
    </message>
    <message>
        <source>Mistakes, most confident first</source>
        <translation>錯誤，信心度高的在前</translation>
    </message>
    <message>
        <source>Likely label errors</source>
        <translation>可能的標籤錯誤</translation>
    </message>
    <message>
        <source>Which images</source>
        <translation>哪些影像</translation>
    </message>
    <message>
        <source>What can be chosen here once they are read: mistakes</source>
        <translation>辨識完後，這裡可以選擇：錯誤</translation>
    </message>
    <message>
        <source>Only images of this class</source>
        <translation>只看此類別的影像</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Only images that are read as this</source>
        <translation>只看辨識為此的影像</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>辨識為</translation>
    </message>
    <message>
        <source>Number of an image</source>
        <translation>影像編號</translation>
    </message>
    <message>
        <source>Go to the image with this number; the first is 0</source>
        <translation>跳到此編號的影像；第一張是 0</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>影像 {number}</translation>
    </message>
    <message>
        <source>Image {number} is not among those shown.</source>
        <translation>影像 {number} 不在顯示之列。</translation>
    </message>
    <message>
        <source>every class</source>
        <translation>所有類別</translation>
    </message>
    <message>
        <source>class {name}</source>
        <translation>類別 {name}</translation>
    </message>
    <message>
        <source>read as anything</source>
        <translation>辨識為任何結果</translation>
    </message>
    <message>
        <source>read as {name}</source>
        <translation>辨識為 {name}</translation>
    </message>
    <message>
        <source>Image {number}: {reading}. Click to put it on the canvas.</source>
        <translation>影像 {number}：{reading}。點一下放到畫布上。</translation>
    </message>
    <message>
        <source>{first} to {last} of {count} images</source>
        <translation>第 {first} 到 {last} 張，共 {count} 張影像</translation>
    </message>
    <message>
        <source>There are no such images.</source>
        <translation>沒有這樣的影像。</translation>
    </message>
    <message>
        <source>{dataset}, image {number}</source>
        <translation>{dataset}，影像 {number}</translation>
    </message>
</context>
<context>
    <name>ImagesTab</name>
    <message>
        <source>Click an image or press Enter to put it on the canvas.</source>
        <translation>點一張影像或按 Enter，把它放到畫布上。</translation>
    </message>
    <message>
        <source>Press Measure to find the mistakes among them.</source>
        <translation>按「測量」找出其中的錯誤。</translation>
    </message>
    <message>
        <source>Read by {model}. Click an image or press Enter to put it on the canvas.</source>
        <translation>由 {model} 辨識。點一張影像或按 Enter，把它放到畫布上。</translation>
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
        <translation>所有檔案 (*)</translation>
    </message>
    <message>
        <source>Open photos</source>
        <translation>開啟照片</translation>
    </message>
    <message>
        <source>photo by the camera</source>
        <translation>相機拍的照片</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>剪貼簿裡沒有圖片。</translation>
    </message>
    <message>
        <source>There is no picture in this folder.</source>
        <translation>這個資料夾裡沒有圖片。</translation>
    </message>
    <message>
        <source>There is no picture in what was dropped.</source>
        <translation>拖放的東西裡沒有圖片。</translation>
    </message>
</context>
<context>
    <name>KindBox</name>
    <message>
        <source>Numbers anywhere on the page, or the cells of a table: to change it reads the photo again</source>
        <translation>頁面上任意位置的數，或表格的儲存格：變更後會重新辨識照片</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>要找什麼</translation>
    </message>
    <message>
        <source>Page or table</source>
        <translation>紙頁或表格</translation>
    </message>
    <message>
        <source>Numbers on a page</source>
        <translation>紙頁上的數</translation>
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
        <translation>找到：紙頁</translation>
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
        <translation>錯的可能是標籤而不是辨識結果的影像：模型把它們當成另一類別，就和對待該類別的影像一樣肯定。</translation>
    </message>
    <message>
        <source>{count} of {all}, the likeliest first.</source>
        <translation>{all} 張中有 {count} 張，最可能的在前。</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it contradicts no label.</source>
        <translation>自編碼器不做分類：它不與任何標籤矛盾。</translation>
    </message>
    <message>
        <source>These images were generated, and their labels with them: none is wrong. Choose images that people labelled.</source>
        <translation>這些影像和標籤都是生成的：沒有一個標錯。請選擇由人標示的影像。</translation>
    </message>
    <message>
        <source>The model reads {accuracy} of these images right: most of what it contradicts is its own mistake, and no label&apos;s. Choose a model that reads at least {least} right.</source>
        <translation>模型對這些影像答對 {accuracy}：它與標籤矛盾之處，多半是自己的錯，不是標籤的錯。請選擇至少答對 {least} 的模型。</translation>
    </message>
</context>
<context>
    <name>LearningPanel</name>
    <message>
        <source>Train on these</source>
        <translation>用這些訓練</translation>
    </message>
    <message>
        <source>Give the shipped reader a new last layer for these classes: takes seconds</source>
        <translation>為內建辨識器換上這些類別的新最後一層：只需幾秒</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>訓練進度</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>停止；模型維持原樣</translation>
    </message>
    <message>
        <source>Save the reader and read with it from now on, at the next start, too</source>
        <translation>儲存辨識器，從現在起用它辨識，下次啟動也是</translation>
    </message>
    <message>
        <source>Another network…</source>
        <translation>另一個網路…</translation>
    </message>
    <message>
        <source>Train a network from nothing on this set, in the training panel</source>
        <translation>在訓練面板，用這個圖集從頭訓練一個網路</translation>
    </message>
    <message>
        <source>Ten or twenty of each are enough. It takes seconds.</source>
        <translation>每個十到二十幅就夠了。只需幾秒。</translation>
    </message>
    <message>
        <source>Draw some of each class first, or drop pictures on its row.</source>
        <translation>請先為每個類別畫幾幅，或將圖片拖放到它那一列。</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>正在學習…</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>再訓練一次</translation>
    </message>
    <message>
        <source>{right} of {count} drawings are read correctly, each when it was left out. Of {others} other things, {refused} are refused.</source>
        <translation>{count} 幅手繪中正確辨識 {right} 幅，每幅都是排除在外時辨識的。{others} 個其他東西中，拒絕了 {refused}。</translation>
    </message>
    <message>
        <source>{truth} read as {read}: {count}.</source>
        <translation>{truth} 認成 {read}：{count}。</translation>
    </message>
    <message>
        <source>Read worst, without learning it: the hand of {writer}, {right}.</source>
        <translation>未學過時辨識得最差：{writer} 的筆跡，{right}。</translation>
    </message>
    <message>
        <source>It reads in the main window now.</source>
        <translation>它現在在主視窗中辨識。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>The fainter, the less it counts.</source>
        <translation>愈淡，影響愈小。</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>課程</translation>
    </message>
    <message>
        <source>About the lesson</source>
        <translation>關於這堂課程</translation>
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
        <translation>離開這堂課程；它的設定隨之結束</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>所有課程</translation>
    </message>
    <message>
        <source>Begin a lesson from a file, your own perhaps</source>
        <translation>從檔案開始課程，也可以是你自己寫的</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>從檔案…</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>離開課程</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>離開 (Esc)</translation>
    </message>
    <message>
        <source>Move the keyboard to what is outlined</source>
        <translation>將鍵盤焦點移到框出的元件</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson} · 步驟 {number} / {count}</translation>
    </message>
    <message>
        <source>Go to “{control}”</source>
        <translation>移到「{control}」</translation>
    </message>
    <message>
        <source>Skip ›</source>
        <translation>略過 ›</translation>
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
        <translation>損失曲線圖</translation>
    </message>
    <message>
        <source>Plot of the accuracy</source>
        <translation>準確率曲線圖</translation>
    </message>
    <message>
        <source>train: images it learns from, harder where they are varied
test: images it never learned from, as they are</source>
        <translation>訓練：它學習的影像，若經變化則較難
測試：它從未學過的影像，保持原樣</translation>
    </message>
    <message>
        <source>Menu of this plot</source>
        <translation>此圖的選單</translation>
    </message>
    <message>
        <source>Save the plot or its figures, change how it looks</source>
        <translation>儲存此圖或其數值、變更外觀</translation>
    </message>
    <message>
        <source>Lines right, signs wrong</source>
        <translation>答對的列、答錯的符號</translation>
    </message>
    <message>
        <source>How many lines it reads entirely right, and what share of the signs is wrong.</source>
        <translation>它完全正確辨識了多少列，以及答錯的符號占多少。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>準確率</translation>
    </message>
    <message>
        <source>How much of the images it reads right while it learns.</source>
        <translation>學習過程中，它答對多少影像。</translation>
    </message>
    <message>
        <source>Loss: mean-squared error</source>
        <translation>損失：均方誤差</translation>
    </message>
    <message>
        <source>How far its reconstruction is from what it sees, while it learns: lower is better. An autoencoder does not classify, so it has no accuracy.</source>
        <translation>學習過程中，重建與它看到的差多少：愈低愈好。自編碼器不做分類，所以沒有準確率。</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>How wrong the network is while it learns: lower is better.</source>
        <translation>學習過程中，網路錯得多離譜：愈低愈好。</translation>
    </message>
    <message>
        <source>accuracy (%)</source>
        <translation>準確率 (%)</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>訓練週期</translation>
    </message>
    <message>
        <source>mean-squared error</source>
        <translation>均方誤差</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>{axis}, logarithmic</source>
        <translation>{axis}，對數</translation>
    </message>
    <message>
        <source>train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>錯誤</translation>
    </message>
    <message>
        <source>train, run before</source>
        <translation>訓練（前次）</translation>
    </message>
    <message>
        <source>test, run before</source>
        <translation>測試（前次）</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>訓練週期 {epoch}</translation>
    </message>
    <message>
        <source>before, on {dataset}</source>
        <translation>前次，以 {dataset}</translation>
    </message>
    <message>
        <source>before</source>
        <translation>前次</translation>
    </message>
    <message>
        <source>other data</source>
        <translation>其他資料</translation>
    </message>
    <message>
        <source>The run before was tested on {dataset}.</source>
        <translation>前次訓練以 {dataset} 測試。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About digitpad</source>
        <translation>關於 digitpad</translation>
    </message>
    <message>
        <source>Nothing was set up</source>
        <translation>沒有做任何設定</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>沒有模型</translation>
    </message>
    <message>
        <source>Something is still being worked on; the next start has {language}.</source>
        <translation>還有工作在進行；下次啟動時會使用 {language}。</translation>
    </message>
    <message>
        <source>Kept in My handwriting as {digit}</source>
        <translation>已存入「我的筆跡」，標為 {digit}</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>繼續(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>The training is still running; try to close again in a moment.</source>
        <translation>訓練仍在進行；請稍後再關閉。</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The image, without colours</source>
        <translation>影像，不著色</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>還沒有內容</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近的檔案(&amp;R)</translation>
    </message>
    <message>
        <source>Recent mod&amp;els</source>
        <translation>最近的模型(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>佈景主題(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>語言 Language(&amp;L)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字大小(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>檔案(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編輯(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>訓練(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>測量(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>檢視(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>說明(&amp;H)</translation>
    </message>
</context>
<context>
    <name>ModelArguments</name>
    <message>
        <source>Patch size</source>
        <translation>圖塊大小</translation>
    </message>
    <message>
        <source>The side of the squares that the image is cut into, in pixels</source>
        <translation>影像切成的方格邊長，以像素計</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>From the image to the answer, with commas: {example}</source>
        <translation>從影像到答案，以逗號分隔：{example}</translation>
    </message>
    <message>
        <source>Build it…</source>
        <translation>組建…</translation>
    </message>
    <message>
        <source>Add, change and take out layers in the picture of the network</source>
        <translation>在網路圖中加入、變更、移除層</translation>
    </message>
    <message>
        <source>{count} classes</source>
        <translation>{count} 個類別</translation>
    </message>
    <message>
        <source>{count} patches: {side} rows of {side}</source>
        <translation>{count} 個圖塊：{side} 列，每列 {side} 個</translation>
    </message>
</context>
<context>
    <name>ModelChoice</name>
    <message>
        <source>The model that reads the next photo, or reads this one again</source>
        <translation>辨識下一張照片，或重新辨識這張的模型</translation>
    </message>
    <message>
        <source>Model that reads photos</source>
        <translation>辨識照片的模型</translation>
    </message>
    <message>
        <source>digitpad (shipped)</source>
        <translation>digitpad (內建)</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>模型未開啟</translation>
    </message>
    <message>
        <source>{model} (not saved)</source>
        <translation>{model}（未儲存）</translation>
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
        <translation>選擇辨識照片的模型</translation>
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
        <translation>要訓練的網路</translation>
    </message>
    <message>
        <source>Published networks, colour pictures, numbers</source>
        <translation>已發表的網路、彩色圖片、多位數</translation>
    </message>
    <message>
        <source>About the model</source>
        <translation>關於模型</translation>
    </message>
    <message>
        <source>{parameters} parameters · {published} · {origin}</source>
        <translation>{parameters} 個參數 · {published} · {origin}</translation>
    </message>
    <message>
        <source>Its layers:</source>
        <translation>它的層：</translation>
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
        <translation>手繪的標籤</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Remove the drawing from My handwriting again</source>
        <translation>再將手繪從「我的筆跡」移除</translation>
    </message>
    <message>
        <source>It is none of these (key 0)</source>
        <translation>都不是（按鍵 0）</translation>
    </message>
    <message>
        <source>It is “{label}”</source>
        <translation>這是「{label}」</translation>
    </message>
    <message>
        <source>It is the digit {digit} (key {digit})</source>
        <translation>這是數字 {digit}（按鍵 {digit}）</translation>
    </message>
    <message>
        <source>It is not a digit (key {key})</source>
        <translation>這不是數字（按鍵 {key}）</translation>
    </message>
</context>
<context>
    <name>NearestView</name>
    <message>
        <source>The {count} training images most like your drawing to the network come here.</source>
        <translation>網路認為與你的手繪最像的 {count} 張訓練影像，會出現在這裡。</translation>
    </message>
    <message>
        <source>Computing features of training images…</source>
        <translation>正在計算訓練影像的特徵…</translation>
    </message>
    <message>
        <source>“{digit}” of the training images, likeness {likeness}</source>
        <translation>訓練影像的「{digit}」，相似度 {likeness}</translation>
    </message>
    <message>
        <source>Of {count} training images of “{dataset}” it takes these for the most alike: {digits}.</source>
        <translation>「{dataset}」的 {count} 張訓練影像中，它認為這些最像：{digits}。</translation>
    </message>
    <message>
        <source>The number: how alike it is to the network, 1 at most. Click one to put it on the canvas; Undo brings your drawing back.</source>
        <translation>數值：網路認為有多像，最高為 1。點一張放到畫布上；「復原」可找回你的手繪。</translation>
    </message>
    <message>
        <source>training image</source>
        <translation>訓練影像</translation>
    </message>
</context>
<context>
    <name>NetworkInput</name>
    <message>
        <source>The network’s reconstruction</source>
        <translation>網路的重建</translation>
    </message>
    <message>
        <source>The network’s reconstruction of what it sees</source>
        <translation>網路對所見的重建</translation>
    </message>
    <message>
        <source>28 × 28</source>
        <translation>28 × 28</translation>
    </message>
    <message>
        <source>What the network sees</source>
        <translation>網路看到的</translation>
    </message>
    <message>
        <source>Thresholds…</source>
        <translation>門檻…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit” (F3)</source>
        <translation>選擇信心度低於多少時問「4 還是 9？」，或說「不是數字」 (F3)</translation>
    </message>
    <message>
        <source>What it sees, and its reconstruction</source>
        <translation>它看到的，以及它的重建</translation>
    </message>
    <message>
        <source>Test picture {number} as it is, at 32 × 32 pixels</source>
        <translation>測試圖片 {number} 原樣，32 × 32 像素</translation>
    </message>
    <message>
        <source>Numbers on the writing line: choose View, Write numbers</source>
        <translation>書寫列上的多位數：選擇「檢視」→「書寫多位數」</translation>
    </message>
    <message>
        <source>The middle square of the picture, at 32 × 32 pixels</source>
        <translation>圖片中央的正方形，32 × 32 像素</translation>
    </message>
    <message>
        <source>The ink found in the picture, at 28 × 28 pixels, scaled and centred</source>
        <translation>圖片中找到的墨跡，28 × 28 像素，已縮放並置中</translation>
    </message>
    <message>
        <source>28 × 28 pixels, scaled and centred like what it learned from</source>
        <translation>28 × 28 像素，縮放置中方式與它學習時相同</translation>
    </message>
    <message>
        <source>28 × 28 pixels, coloured by the pen’s direction (red: right, cyan: left), later ink brighter</source>
        <translation>28 × 28 像素，依筆的方向上色（紅：向右，青：向左），後寫的墨跡較亮</translation>
    </message>
    <message>
        <source>What the network sees. {what}.</source>
        <translation>網路看到的。{what}。</translation>
    </message>
    <message>
        <source>Read by {model}</source>
        <translation>由 {model} 辨識</translation>
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
        <translation>顯示目前辨識的網路</translation>
    </message>
    <message>
        <source>Show the network that Train trains</source>
        <translation>顯示按「訓練」會訓練的網路</translation>
    </message>
    <message>
        <source>About the network</source>
        <translation>關於網路</translation>
    </message>
    <message>
        <source>Moment of the run</source>
        <translation>訓練的時刻</translation>
    </message>
    <message>
        <source>Go back to any moment of the run</source>
        <translation>回到訓練的任一時刻</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Save this as a picture, or the run as a moving one</source>
        <translation>將此存成圖片，或將訓練過程存成動畫</translation>
    </message>
    <message>
        <source>PyTorch is being loaded; its first weights need it…</source>
        <translation>正在載入 PyTorch；它的初始權重需要它…</translation>
    </message>
    <message>
        <source>Reads: {model}</source>
        <translation>辨識中：{model}</translation>
    </message>
    <message>
        <source>your layers</source>
        <translation>你的層</translation>
    </message>
    <message>
        <source>To train: {model}</source>
        <translation>待訓練：{model}</translation>
    </message>
    <message>
        <source>{count} weights</source>
        <translation>{count} 個權重</translation>
    </message>
    <message>
        <source>{weights}, fixed layers</source>
        <translation>{weights}，固定的層</translation>
    </message>
    <message>
        <source>{weights}: let it read a number to light it</source>
        <translation>{weights}：讓它辨識一個數就會亮起</translation>
    </message>
    <message>
        <source>{weights}: draw a digit to light it</source>
        <translation>{weights}：畫一個數字就會亮起</translation>
    </message>
    <message>
        <source>{weights}: open a picture to light it</source>
        <translation>{weights}：開啟圖片就會亮起</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>訓練週期 {epoch}</translation>
    </message>
    <message>
        <source>{model}, at {epoch}</source>
        <translation>{model}，{epoch}</translation>
    </message>
    <message>
        <source>now</source>
        <translation>現在</translation>
    </message>
    <message>
        <source>{epoch}: {answer}</source>
        <translation>{epoch}：{answer}</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>存成 PNG…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>存成 SVG…</translation>
    </message>
    <message>
        <source>No moving picture (GIF): the network is too large to keep its moments</source>
        <translation>沒有動畫 (GIF)：網路太大，無法保存各個時刻</translation>
    </message>
    <message>
        <source>No moving picture (GIF) yet: train the network first</source>
        <translation>還沒有動畫 (GIF)：請先訓練網路</translation>
    </message>
    <message>
        <source>Save the run as a moving picture (GIF)…</source>
        <translation>將訓練過程存成動畫 (GIF)…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存成 {file}</translation>
    </message>
</context>
<context>
    <name>NetworkView</name>
    <message>
        <source>Point at a unit to see what joins it; click it to see how it is computed</source>
        <translation>指向一個單元看它與什麼相連；點一下看它如何計算</translation>
    </message>
    <message>
        <source>The network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>{layer}, unit {number}: {value}</source>
        <translation>{layer}，單元 {number}：{value}</translation>
    </message>
    <message>
        <source>A network of {count} columns</source>
        <translation>{count} 欄的網路</translation>
    </message>
    <message>
        <source>Column {column} of {count}: {unit}</source>
        <translation>第 {column} 欄，共 {count} 欄：{unit}</translation>
    </message>
    <message>
        <source>Take this layer out</source>
        <translation>移除這一層</translation>
    </message>
    <message>
        <source>Add a layer after this one</source>
        <translation>在這一層之後加入一層</translation>
    </message>
    <message>
        <source>Change this layer: its width, kernel, activation</source>
        <translation>變更這一層：寬度、卷積核、活化函數</translation>
    </message>
    <message>
        <source>Click to see how it is computed.</source>
        <translation>按一下即可看到它如何算出。</translation>
    </message>
</context>
<context>
    <name>NewSetWindow</name>
    <message>
        <source>New set of things</source>
        <translation>新圖集</translation>
    </message>
    <message>
        <source>What to tell apart</source>
        <translation>要區分什麼</translation>
    </message>
    <message>
        <source>Signs, letters or words, with spaces or commas between: ✓ ✗</source>
        <translation>符號、字母或詞，以空格或逗號分隔：✓ ✗</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>The name of the set</source>
        <translation>圖集的名稱</translation>
    </message>
    <message>
        <source>Tell these apart</source>
        <translation>區分這些</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>建立</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Two or more: signs, letters, shapes, whatever you can draw.</source>
        <translation>兩個以上：符號、字母、形狀，只要你畫得出來。</translation>
    </message>
    <message>
        <source>{count} classes: {names}</source>
        <translation>{count} 個類別：{names}</translation>
    </message>
    <message>
        <source>My signs</source>
        <translation>我的符號</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>How sure the reading is</source>
        <translation>辨識有多確定</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Take the correction back, and the drawing out of My handwriting</source>
        <translation>收回更正，並將手繪從「我的筆跡」取出</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>複製數</translation>
    </message>
    <message>
        <source>Put the number on the clipboard, as text</source>
        <translation>將這個數以文字放到剪貼簿</translation>
    </message>
    <message>
        <source>Single digits</source>
        <translation>單一數字</translation>
    </message>
    <message>
        <source>Draw single digits again</source>
        <translation>改回畫單一數字</translation>
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
        <translation>正在辨識…</translation>
    </message>
    <message>
        <source>Write digits and {signs}.</source>
        <translation>請寫數字和 {signs}。</translation>
    </message>
    <message>
        <source>“?”: not a character of a number. To correct it, click it above.</source>
        <translation>「?」：不是數的字元。要更正，請點上方的它。</translation>
    </message>
    <message>
        <source>Every sign is what you said. To correct one, click it above.</source>
        <translation>每個符號都是你說的。要更正，請點上方的符號。</translation>
    </message>
    <message>
        <source>At least {share} sure of every sign. To correct one, click it above.</source>
        <translation>每個符號至少 {share} 確定。要更正，請點上方的符號。</translation>
    </message>
    <message>
        <source>Read by the shipped networks.</source>
        <translation>由內建網路辨識。</translation>
    </message>
    <message>
        <source>Read by {model} together with shipped networks.</source>
        <translation>由 {model} 與內建網路一起辨識。</translation>
    </message>
    <message>
        <source>Read by {model}.</source>
        <translation>由 {model} 辨識。</translation>
    </message>
    <message>
        <source>Copied: {number}</source>
        <translation>已複製：{number}</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>{sign}, not sure: {share}. Click to correct it.</source>
        <translation>{sign}，不確定：{share}。點一下更正。</translation>
    </message>
    <message>
        <source>{sign}, as you said. Click to correct it.</source>
        <translation>{sign}，你說的。點一下更正。</translation>
    </message>
    <message>
        <source>{sign}, {share} sure. Click to correct it.</source>
        <translation>{sign}，{share} 確定。點一下更正。</translation>
    </message>
    <message>
        <source>Sign {number} of {count}: {sign}</source>
        <translation>符號 {number} / {count}：{sign}</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Reading what is there…</source>
        <translation>正在讀取現有內容…</translation>
    </message>
    <message>
        <source>Read {photo} again and discard what was read and corrected?</source>
        <translation>要重新辨識 {photo}，並捨棄已辨識和更正的內容嗎？</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>辨識結果尚未儲存</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>捨棄並辨識</translation>
    </message>
    <message>
        <source>1 cell that you checked has no place in the table as it is read now.</source>
        <translation>你檢查過的 1 個儲存格，在現在辨識的表格中沒有位置。</translation>
    </message>
    <message>
        <source>{count} cells that you checked have no place in the table as it is read now.</source>
        <translation>你檢查過的 {count} 個儲存格，在現在辨識的表格中沒有位置。</translation>
    </message>
    <message>
        <source>The table has other cells now</source>
        <translation>表格的儲存格現在不同了</translation>
    </message>
    <message>
        <source>Keep the table as it was</source>
        <translation>保留原來的表格</translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation>使用新的表格</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>A picture: {file}.</source>
        <translation>圖片：{file}。</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>空白。</translation>
    </message>
    <message>
        <source>Strokes: {count}.</source>
        <translation>筆畫：{count}。</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <source>Which of them</source>
        <translation>第幾個</translation>
    </message>
    <message>
        <source>Type a number to go there</source>
        <translation>輸入數字即可跳到那裡</translation>
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
        <translation>那裡什麼也認不出：請輸入它是什麼。</translation>
    </message>
    <message>
        <source>Added {number}. Type to correct it; Ctrl+Z takes it away.</source>
        <translation>已加入 {number}。輸入即可更正；Ctrl+Z 可取消。</translation>
    </message>
    <message>
        <source>Added {number}, which is not sure. Type to correct it; Enter twice confirms it.</source>
        <translation>已加入 {number}，但不確定。輸入即可更正；按兩次 Enter 確認。</translation>
    </message>
    <message>
        <source>Copied 1 row.</source>
        <translation>已複製 1 列。</translation>
    </message>
    <message>
        <source>Copied {count} rows.</source>
        <translation>已複製 {count} 列。</translation>
    </message>
    <message>
        <source>1 number in them is not sure.</source>
        <translation>其中有 1 個數不確定。</translation>
    </message>
    <message>
        <source>{count} numbers in them are not sure.</source>
        <translation>其中有 {count} 個數不確定。</translation>
    </message>
    <message numerus="yes">
        <source>{photo}: %Ln number(s) read</source>
        <translation>
            <numerusform>{photo}：辨識了 %Ln 個數</numerusform>
        </translation>
    </message>
    <message>
        <source>{photo}: only {sure} of {count} numbers are sure</source>
        <translation>{photo}：{count} 個數中只有 {sure} 個確定</translation>
    </message>
    <message>
        <source>{photo}: none of {count} numbers is sure</source>
        <translation>{photo}：{count} 個數沒有一個確定</translation>
    </message>
    <message>
        <source>table of {rows} × {columns} cells</source>
        <translation>{rows} × {columns} 個儲存格的表格</translation>
    </message>
    <message>
        <source>by {model}</source>
        <translation>由 {model} 辨識</translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain, highlighted</source>
        <translation>
            <numerusform>%Ln 個不確定，已標示</numerusform>
        </translation>
    </message>
    <message>
        <source>turned by {angle}°</source>
        <translation>旋轉 {angle}°</translation>
    </message>
    <message>
        <source>{photo} was read earlier and is not saved yet.</source>
        <translation>{photo} 先前已辨識，尚未儲存。</translation>
    </message>
    <message>
        <source>{photo} is still here: nothing was read on it.</source>
        <translation>{photo} 還在這裡：上面什麼也沒辨識到。</translation>
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
        <translation>紙頁與表格</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>辨識進度</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>停止辨識</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>貼上的圖片</translation>
    </message>
    <message>
        <source>The other sheets are still being read.</source>
        <translation>其他紙頁仍在辨識中。</translation>
    </message>
    <message>
        <source>Every uncertain number has been checked.</source>
        <translation>所有不確定的數都已檢查。</translation>
    </message>
    <message>
        <source>Discarded.</source>
        <translation>已捨棄。</translation>
    </message>
    <message>
        <source>{photos}: what was read is not stored and will be lost. {why}</source>
        <translation>{photos}：辨識結果未存下，將會遺失。{why}</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>辨識結果尚未儲存</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Open photos…</source>
        <translation>開啟照片…</translation>
    </message>
    <message>
        <source>Open photos of pages or tables (or drop them, or a folder, or paste one)</source>
        <translation>開啟紙頁或表格的照片（也可拖放照片或資料夾，或貼上照片）</translation>
    </message>
    <message>
        <source>Take photo…</source>
        <translation>拍照…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新辨識</translation>
    </message>
    <message>
        <source>Read this photo again, with the kind and model chosen here</source>
        <translation>以這裡選的種類和模型重新辨識這張照片</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>旋轉</translation>
    </message>
    <message>
        <source>Rotate the photo a quarter turn to the left, and read it again</source>
        <translation>將照片向左旋轉四分之一圈，並重新辨識</translation>
    </message>
    <message>
        <source>Next uncertain</source>
        <translation>下一個不確定</translation>
    </message>
    <message>
        <source>Go to the next uncertain number (F3); Enter confirms it and goes on</source>
        <translation>跳到下一個不確定的數 (F3)；Enter 確認並繼續</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Remove the selection (Delete); Ctrl+Z restores it</source>
        <translation>移除所選 (Delete)；Ctrl+Z 可還原</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>複製</translation>
    </message>
    <message>
        <source>Copy everything, as text for a spreadsheet or a letter</source>
        <translation>全部以文字複製，供試算表或信件使用</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>儲存 CSV…</translation>
    </message>
    <message>
        <source>Save as CSV (Ctrl+S)</source>
        <translation>存成 CSV (Ctrl+S)</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>儲存 Excel…</translation>
    </message>
    <message>
        <source>Save as an Excel file (.xlsx)</source>
        <translation>存成 Excel 檔 (.xlsx)</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Discard what was read; until then it is kept</source>
        <translation>捨棄辨識結果；在此之前都會保留</translation>
    </message>
    <message>
        <source>Close; what was read is kept until it is saved or discarded</source>
        <translation>關閉；辨識結果會保留到儲存或捨棄為止</translation>
    </message>
    <message>
        <source>This applies to the next photo. “Read again” applies it to this one.</source>
        <translation>這會用於下一張照片。「重新辨識」則用於這張。</translation>
    </message>
    <message>
        <source>This could not be stored automatically; save it now. {why}</source>
        <translation>這無法自動存下；請現在儲存。{why}</translation>
    </message>
    <message>
        <source>{count} photos were read earlier and are not saved yet.</source>
        <translation>先前辨識的 {count} 張照片尚未儲存。</translation>
    </message>
    <message>
        <source>Discard what was read on {photo} and corrected? It is not saved.</source>
        <translation>要捨棄 {photo} 辨識和更正的內容嗎？尚未儲存。</translation>
    </message>
    <message>
        <source>Discard {photo}? It is not saved in a file.</source>
        <translation>要捨棄 {photo} 嗎？它沒有存成檔案。</translation>
    </message>
    <message>
        <source>Read a page that this camera sees</source>
        <translation>辨識這部相機看到的紙頁</translation>
    </message>
    <message>
        <source>Mark corners</source>
        <translation>標示四角</translation>
    </message>
    <message>
        <source>Add number</source>
        <translation>加入數</translation>
    </message>
    <message>
        <source>Mark the table where its rows and columns were not found (Insert)</source>
        <translation>在沒有找到列與欄的地方標示表格 (Insert)</translation>
    </message>
    <message>
        <source>Mark a number that was not found, and read it (Insert)</source>
        <translation>標示沒有找到的數，並辨識它 (Insert)</translation>
    </message>
</context>
<context>
    <name>PenWidth</name>
    <message>
        <source>Width of the pen. The reading does not depend on it.</source>
        <translation>筆的寬度。辨識不受它影響。</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>筆寬</translation>
    </message>
</context>
<context>
    <name>PhotoAndCells</name>
    <message>
        <source>Open, drop or paste a photo of numbers on paper, or of a table</source>
        <translation>開啟、拖放或貼上紙上的數或表格的照片</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>照片</translation>
    </message>
    <message>
        <source>Wheel, + and − zoom, 0 shows all, drag to move; click a number to correct it</source>
        <translation>滾輪、+ 和 − 縮放，0 顯示全部，拖曳移動；點一個數來更正</translation>
    </message>
    <message>
        <source>Read the table again, by its other likely grid</source>
        <translation>以另一種可能的格線重新辨識表格</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>辨識結果</translation>
    </message>
    <message>
        <source>Type to correct; coloured cells are uncertain</source>
        <translation>輸入即可更正；上色的儲存格不確定</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln 欄</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to {rows} and {columns}</source>
        <translation>回到 {rows}、{columns}</translation>
    </message>
    <message>
        <source>Try {rows} and {columns} instead</source>
        <translation>改試 {rows}、{columns}</translation>
    </message>
    <message>
        <source>Not sure: “{text}” in row {row}, column {column}; {count} in all</source>
        <translation>不確定：第 {row} 列第 {column} 欄的「{text}」；共 {count} 個</translation>
    </message>
    <message>
        <source>Choose what to remove, on the photo or in the list.</source>
        <translation>請在照片上或清單中選擇要移除的。</translation>
    </message>
    <message>
        <source>Drag the corners onto those of the table, then press Enter to read it again. By keyboard: Tab goes to the next corner, arrows move it, Esc gives up.</source>
        <translation>將四角拖到表格的四角上，再按 Enter 重新辨識。用鍵盤：Tab 換下一角，方向鍵移動，Esc 放棄。</translation>
    </message>
    <message>
        <source>Drag a box around the number. By keyboard: arrows move the box, with Shift they resize it, Enter reads it, Esc gives up.</source>
        <translation>在數的周圍拖出方框。用鍵盤：方向鍵移動方框，加按 Shift 調整大小，Enter 辨識，Esc 放棄。</translation>
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
        <translation>正在辨識 {photo}…</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Frames around what was read: {count}, not sure: {unsure}.</source>
        <translation>辨識結果的方框：{count}，不確定：{unsure}。</translation>
    </message>
</context>
<context>
    <name>PicturePages</name>
    <message>
        <source>test picture {number}</source>
        <translation>測試圖片 {number}</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Picture</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>Drop, paste or open a picture here</source>
        <translation>將圖片拖放、貼上或開啟到這裡</translation>
    </message>
    <message>
        <source>The picture to read. The arrow keys page through the test pictures.</source>
        <translation>要辨識的圖片。方向鍵可翻閱測試圖片。</translation>
    </message>
</context>
<context>
    <name>PlotMenu</name>
    <message>
        <source>Save the figures (CSV)…</source>
        <translation>儲存數值 (CSV)…</translation>
    </message>
    <message>
        <source>Save this plot as PNG…</source>
        <translation>將此圖存成 PNG…</translation>
    </message>
    <message>
        <source>Save this plot as SVG…</source>
        <translation>將此圖存成 SVG…</translation>
    </message>
    <message>
        <source>Copy this plot</source>
        <translation>複製此圖</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>對數座標軸</translation>
    </message>
    <message>
        <source>Remove the previous run</source>
        <translation>移除前次訓練</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存成 {file}</translation>
    </message>
    <message>
        <source>The plot is on the clipboard.</source>
        <translation>圖已複製到剪貼簿。</translation>
    </message>
</context>
<context>
    <name>ProbabilityBars</name>
    <message>
        <source>Probabilities</source>
        <translation>機率</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>尚未辨識</translation>
    </message>
    <message>
        <source>{digit}: nothing read yet</source>
        <translation>{digit}：尚未辨識</translation>
    </message>
    <message>
        <source>{digit}: {share} probable</source>
        <translation>{digit}：機率 {share}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>磁碟機</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>資料夾</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>查詢(&amp;L)</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>檔案類型(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Previous picture</source>
        <translation>上一張圖片</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>下一張圖片</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>開啟圖片</translation>
    </message>
    <message>
        <source>Previous drawing</source>
        <translation>上一幅手繪</translation>
    </message>
    <message>
        <source>Next drawing</source>
        <translation>下一幅手繪</translation>
    </message>
    <message>
        <source>The model {model} reads {what}, not drawings. Open a picture, or choose a model that reads drawings.</source>
        <translation>模型 {model} 辨識的是{what}，不是手繪。請開啟圖片，或選擇辨識手繪的模型。</translation>
    </message>
    <message>
        <source>The drawing was not opened</source>
        <translation>手繪未開啟</translation>
    </message>
    <message>
        <source>No digit found</source>
        <translation>找不到數字</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>無法辨識</translation>
    </message>
    <message>
        <source>writer {writer}</source>
        <translation>書寫者 {writer}</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>畫在這裡</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>正在辨識…</translation>
    </message>
    <message>
        <source>No test pictures here</source>
        <translation>這裡沒有測試圖片</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>None yet</source>
        <translation>還沒有</translation>
    </message>
</context>
<context>
    <name>ReliabilityView</name>
    <message>
        <source>Reliability diagram</source>
        <translation>可靠度圖</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>尚未測量</translation>
    </message>
    <message>
        <source>{count} readings, mean confidence {confidence}: {right} correct (95 % interval {low} to {high})</source>
        <translation>{count} 次辨識，平均信心度 {confidence}：答對 {right}（95% 區間 {low} 到 {high}）</translation>
    </message>
</context>
<context>
    <name>ReportTable</name>
    <message>
        <source>Accuracy under each change</source>
        <translation>各種變化下的準確率</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>變化</translation>
    </message>
    <message>
        <source>By</source>
        <translation>幅度</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>答對</translation>
    </message>
</context>
<context>
    <name>RobustnessTab</name>
    <message>
        <source>How many digits</source>
        <translation>多少個數字</translation>
    </message>
    <message>
        <source>More digits: takes longer, more certain figures</source>
        <translation>數字愈多：時間愈長，數值愈可靠</translation>
    </message>
    <message>
        <source>the first {count}</source>
        <translation>前 {count} 個</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>存成 CSV…</translation>
    </message>
    <message>
        <source>Save the table for a spreadsheet</source>
        <translation>儲存表格，供試算表使用</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>存成 PNG…</translation>
    </message>
    <message>
        <source>Save the plots as a picture</source>
        <translation>將曲線圖存成圖片</translation>
    </message>
    <message>
        <source>How robust is the model?</source>
        <translation>模型有多穩健？</translation>
    </message>
    <message>
        <source>Digits are changed step by step, and what is read right is counted.</source>
        <translation>將數字逐步改變，並計算答對多少。</translation>
    </message>
    <message>
        <source>How robust is {model}?</source>
        <translation>{model} 有多穩健？</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>準備中…</translation>
    </message>
</context>
<context>
    <name>Run</name>
    <message>
        <source>{model}, learning (epoch {epoch})</source>
        <translation>{model}，學習中（訓練週期 {epoch}）</translation>
    </message>
    <message>
        <source>This run could not be stored automatically; save it now. {why}</source>
        <translation>這次訓練無法自動存下；請現在儲存。{why}</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暫停</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the run; you choose what to keep, and no saved model is touched</source>
        <translation>結束訓練；要保留什麼由你決定，已儲存的模型不受影響</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>訓練進度</translation>
    </message>
    <message>
        <source>How the run goes</source>
        <translation>訓練的進行方式</translation>
    </message>
    <message>
        <source>Speed of the training</source>
        <translation>訓練速度</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>可以訓練</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Teach the network with these settings</source>
        <translation>用這些設定訓練網路</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>繼續訓練</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>暫停訓練</translation>
    </message>
    <message>
        <source>Getting ready: {what}</source>
        <translation>準備中：{what}</translation>
    </message>
    <message>
        <source>Getting ready: {what} ({done} / {total} MB)</source>
        <translation>準備中：{what}（{done} / {total} MB）</translation>
    </message>
    <message>
        <source>Epoch {epoch} of {epochs}</source>
        <translation>訓練週期 {epoch} / {epochs}</translation>
    </message>
    <message>
        <source>testing</source>
        <translation>測試中</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>剩 {time}</translation>
    </message>
    <message>
        <source>{count} images/s</source>
        <translation>{count} 張影像/秒</translation>
    </message>
</context>
<context>
    <name>RunDisplay</name>
    <message>
        <source>{model} on {dataset}</source>
        <translation>{model}，{dataset}</translation>
    </message>
    <message>
        <source>Draw while it learns: it reads with what it knows so far.</source>
        <translation>在它學習時畫畫看：它會用目前所學來辨識。</translation>
    </message>
    <message>
        <source>Open a picture while it learns: it reads with what it knows so far.</source>
        <translation>在它學習時開啟圖片：它會用目前所學來辨識。</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far.</source>
        <translation>在它學習時寫個數：它會用目前所學來辨識。</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far, together with shipped networks.</source>
        <translation>在它學習時寫個數：它會用目前所學，與內建網路一起辨識。</translation>
    </message>
    <message>
        <source>the network and its data</source>
        <translation>網路及其資料</translation>
    </message>
    <message>
        <source>The training begins: {what}</source>
        <translation>訓練開始：{what}</translation>
    </message>
    <message>
        <source>Taking the first steps…</source>
        <translation>踏出最初幾步…</translation>
    </message>
    <message>
        <source>Training {model} on {count} images, on {device}</source>
        <translation>{model} 以 {count} 張影像訓練，裝置：{device}</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>pausing…</source>
        <translation>暫停中…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>正在暫停…</translation>
    </message>
    <message>
        <source>Pauses before its next step</source>
        <translation>會在下一步之前暫停</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暫停</translation>
    </message>
</context>
<context>
    <name>RunNotice</name>
    <message>
        <source>How the run ended</source>
        <translation>訓練如何結束</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>關閉此通知</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
</context>
<context>
    <name>RunOffers</name>
    <message>
        <source>Saved as {file}</source>
        <translation>已存成 {file}</translation>
    </message>
    <message>
        <source>“{model}” is not saved.</source>
        <translation>「{model}」尚未儲存。</translation>
    </message>
    <message>
        <source>Now {model} reads.</source>
        <translation>現在由 {model} 辨識。</translation>
    </message>
    <message>
        <source>The result of the last run is not saved, and the next run replaces it.</source>
        <translation>上次訓練的結果尚未儲存，下次訓練會取代它。</translation>
    </message>
    <message>
        <source>This takes about {time} on this computer.</source>
        <translation>在這部電腦上約需 {time}。</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>可以訓練</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>訓練失敗</translation>
    </message>
    <message>
        <source>Stopped before the first step</source>
        <translation>第一步之前就停止了</translation>
    </message>
    <message>
        <source>Nothing is lost: it continues from where it stopped.</source>
        <translation>什麼都沒有遺失：從停下的地方繼續。</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <translation>已完成，{time}</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>{time}後停止</translation>
    </message>
    <message>
        <source>The loss exploded after {time}</source>
        <translation>{time}後損失爆增</translation>
    </message>
    <message>
        <source>The device failed after {time}</source>
        <translation>{time}後裝置失效</translation>
    </message>
    <message>
        <source>Kept; not saved to a file yet</source>
        <translation>已保留；尚未存成檔案</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored until the next run.</source>
        <translation>結果已捨棄。下次訓練之前都可還原。</translation>
    </message>
    <message>
        <source>The result was discarded. The run stays in Runs, because its model is in use.</source>
        <translation>結果已捨棄。訓練紀錄仍保留，因為它的模型正在使用。</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored here until the next run, and in Runs for a day.</source>
        <translation>結果已捨棄。下次訓練之前可在這裡還原，一天之內可在「訓練紀錄」還原。</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>已捨棄</translation>
    </message>
    <message>
        <source>Restored; not saved to a file yet</source>
        <translation>已還原；尚未存成檔案</translation>
    </message>
</context>
<context>
    <name>RunsTable</name>
    <message>
        <source>Name</source>
        <translation>名稱</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>結束</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>資料</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>訓練週期</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>{run} (cannot be read)</source>
        <translation>{run}（無法讀取）</translation>
    </message>
</context>
<context>
    <name>RunsWindow</name>
    <message>
        <source>Runs</source>
        <translation>訓練紀錄</translation>
    </message>
    <message>
        <source>Runs that were kept; choose two to five to compare them</source>
        <translation>保留的訓練紀錄；選擇二到五筆來比較</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>準確率 (%)</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>所選訓練紀錄的設定與結果</translation>
    </message>
    <message>
        <source>Load its model</source>
        <translation>載入其模型</translation>
    </message>
    <message>
        <source>Read with its weights</source>
        <translation>用它的權重辨識</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>重新訓練…</translation>
    </message>
    <message>
        <source>Set the training panel up with its settings; Train begins</source>
        <translation>將訓練面板設成它的設定；按「訓練」開始</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並排比較</translation>
    </message>
    <message>
        <source>Let the networks of one to three runs read what you draw, as you draw</source>
        <translation>讓一到三筆訓練的網路，在你畫的同時辨識</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>報告…</translation>
    </message>
    <message>
        <source>Write a page about it: curves, confusions, worst mistakes, settings</source>
        <translation>撰寫一頁報告：曲線、混淆、最嚴重的錯誤、設定</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重新命名</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>換個名稱 (F2)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>刪除</translation>
    </message>
    <message>
        <source>Delete it (Del); it can be restored for a day</source>
        <translation>刪除 (Del)；一天之內可還原</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>復原</translation>
    </message>
    <message>
        <source>Restore what was deleted last (Ctrl+Z)</source>
        <translation>還原最後刪除的 (Ctrl+Z)</translation>
    </message>
    <message>
        <source>No run has been kept yet: train a network, and it appears here.</source>
        <translation>還沒有保留的訓練紀錄：訓練一個網路，它就會出現在這裡。</translation>
    </message>
    <message>
        <source>Its weights are no longer there; settings and curves are.</source>
        <translation>權重已不在；設定和曲線還在。</translation>
    </message>
    <message>
        <source>Five runs can be compared; these are {count}.</source>
        <translation>最多可比較五筆；現在有 {count} 筆。</translation>
    </message>
    <message>
        <source>The bold curves are the tests, the faint ones the training.</source>
        <translation>粗線是測試，淡線是訓練。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s), {size}. Choose two to five to compare them.</source>
        <translation>
            <numerusform>%Ln 筆訓練紀錄，{size}。選擇二到五筆來比較。</numerusform>
        </translation>
    </message>
    <message>
        <source>One run takes {size}.</source>
        <translation>一筆訓練紀錄占 {size}。</translation>
    </message>
    <message>
        <source>The bold curve is the test, the faint one the training.</source>
        <translation>粗線是測試，淡線是訓練。</translation>
    </message>
    <message>
        <source>Only the last run since the start has moments to go back to, and a moving picture.</source>
        <translation>只有啟動以來的最後一次訓練有可返回的時刻和動畫。</translation>
    </message>
    <message>
        <source>“{model}” reads from now on.</source>
        <translation>現在起由「{model}」辨識。</translation>
    </message>
    <message>
        <source>Writing the report: its test images are read…</source>
        <translation>正在撰寫報告：辨識它的測試影像…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存成 {file}</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>撰寫報告</translation>
    </message>
    <message>
        <source>The run was not deleted</source>
        <translation>訓練紀錄未刪除</translation>
    </message>
    <message>
        <source>The run could not be restored</source>
        <translation>訓練紀錄無法還原</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Open</source>
        <translation>開啟</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>開啟已儲存的檔案</translation>
    </message>
    <message>
        <source>Format of CSV files: column separator, byte-order mark, doubtful cells</source>
        <translation>CSV 檔的格式：欄分隔符號、位元組順序記號、存疑的儲存格</translation>
    </message>
    <message>
        <source>Format of CSV files</source>
        <translation>CSV 檔的格式</translation>
    </message>
    <message>
        <source>1 number is uncertain and has not been checked.</source>
        <translation>有 1 個數不確定，尚未檢查。</translation>
    </message>
    <message>
        <source>{count} numbers are uncertain and have not been checked.</source>
        <translation>有 {count} 個數不確定，尚未檢查。</translation>
    </message>
    <message>
        <source>Add a column “doubtful” that names them</source>
        <translation>加入「doubtful」欄，列出這些數</translation>
    </message>
    <message>
        <source>In Excel, uncertain cells are coloured and have a comment.</source>
        <translation>在 Excel 中，不確定的儲存格會上色並附註解。</translation>
    </message>
    <message>
        <source>Not everything is checked</source>
        <translation>尚未全部檢查</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>現在檢查</translation>
    </message>
    <message>
        <source>Save all the same…</source>
        <translation>仍要儲存…</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>檔案未儲存</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存成 {file}</translation>
    </message>
    <message>
        <source>Saved as {file}: {count} sheets</source>
        <translation>已存成 {file}：{count} 張紙頁</translation>
    </message>
    <message>
        <source>Save what was read</source>
        <translation>儲存辨識結果</translation>
    </message>
    <message>
        <source>Save a CSV file for each of {count} sheets in a folder</source>
        <translation>將 {count} 張紙頁各存成一個 CSV 檔，放在資料夾中</translation>
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
        <translation>紙頁</translation>
    </message>
    <message>
        <source>Columns separated by &amp;commas</source>
        <translation>以逗號分欄(&amp;C)</translation>
    </message>
    <message>
        <source>Columns separated by &amp;semicolons</source>
        <translation>以分號分欄(&amp;S)</translation>
    </message>
    <message>
        <source>Begin with a &amp;byte-order mark</source>
        <translation>開頭加位元組順序記號(&amp;B)</translation>
    </message>
    <message>
        <source>Excel recognises UTF-8 by it</source>
        <translation>Excel 靠它識別 UTF-8</translation>
    </message>
    <message>
        <source>A column “&amp;doubtful”</source>
        <translation>「doubtful」欄(&amp;D)</translation>
    </message>
    <message>
        <source>It names the cells of its row that are not sure; letters name the columns</source>
        <translation>列出該列中不確定的儲存格；欄以字母表示</translation>
    </message>
</context>
<context>
    <name>Scatter</name>
    <message>
        <source>{count} points, {marked} of them with a ring</source>
        <translation>{count} 個點，其中 {marked} 個有圓圈</translation>
    </message>
</context>
<context>
    <name>SeenPreview</name>
    <message>
        <source>What the network sees</source>
        <translation>網路看到的</translation>
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
        <translation>要收集什麼</translation>
    </message>
    <message>
        <source>The ten digits, or a set of your own: signs, letters, shapes</source>
        <translation>十個數字，或你自己的圖集：符號、字母、形狀</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>類別</translation>
    </message>
    <message>
        <source>Add, rename, join or delete classes</source>
        <translation>加入、重新命名、合併或刪除類別</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>新圖集…</translation>
    </message>
    <message>
        <source>Make a reader of your own: name what it tells apart, draw it, train</source>
        <translation>做自己的辨識器：為要區分的命名、手繪、訓練</translation>
    </message>
    <message>
        <source>Digits 0–9</source>
        <translation>數字 0–9</translation>
    </message>
    <message>
        <source>No set was made</source>
        <translation>未建立圖集</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>加入…</translation>
    </message>
    <message>
        <source>Rename, or join with another…</source>
        <translation>重新命名，或與另一個合併…</translation>
    </message>
    <message>
        <source>Delete it and its drawings</source>
        <translation>刪除它及其手繪</translation>
    </message>
    <message>
        <source>Add classes</source>
        <translation>加入類別</translation>
    </message>
    <message>
        <source>Names, with spaces or commas between:</source>
        <translation>名稱，以空格或逗號分隔：</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>重新命名「{name}」</translation>
    </message>
    <message>
        <source>A new name; with that of another class, the two are joined:</source>
        <translation>新名稱；若與另一個類別同名，兩者會合併：</translation>
    </message>
</context>
<context>
    <name>SheetList</name>
    <message>
        <source>Sheets</source>
        <translation>紙頁</translation>
    </message>
    <message>
        <source>Choose a sheet to see it; choose several to read again or discard them</source>
        <translation>選一張紙頁來看；選多張可重新辨識或捨棄</translation>
    </message>
    <message>
        <source>{read} of {count} sheets read</source>
        <translation>已辨識 {read} / {count} 張紙頁</translation>
    </message>
    <message>
        <source>{count} sheets</source>
        <translation>{count} 張紙頁</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>{count} 個不確定</translation>
    </message>
</context>
<context>
    <name>ShownSheet</name>
    <message>
        <source>Its photo cannot be shown. {why} Put it back there and start digitpad again to see it; what was read can be corrected and saved without it.</source>
        <translation>無法顯示它的照片。{why}請將照片放回原處，重新啟動 digitpad 就能看到；沒有照片也能更正和儲存辨識結果。</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>並排比較</translation>
    </message>
    <message>
        <source>Remove this model</source>
        <translation>移除此模型</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>支持與反對它的部分</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>加入模型…</translation>
    </message>
    <message>
        <source>Let another model read the same strokes: of a run, an open one, or a file</source>
        <translation>讓另一個模型辨識相同的筆畫：訓練紀錄的、已開啟的，或檔案</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>存成 PNG…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>將此視窗顯示的內容存成圖片</translation>
    </message>
    <message>
        <source>for {digit}</source>
        <translation>支持 {digit}</translation>
    </message>
    <message>
        <source>Choose “Add a model…” to see how another one reads the same strokes.</source>
        <translation>選擇「加入模型…」，看看另一個模型如何辨識相同的筆畫。</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>使用中的模型</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>從檔案…</translation>
    </message>
    <message>
        <source>The model was not added</source>
        <translation>模型未加入</translation>
    </message>
    <message>
        <source>Models (*.safetensors *.npz *.pt *.pth *.ot)</source>
        <translation>模型 (*.safetensors *.npz *.pt *.pth *.ot)</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>加入模型</translation>
    </message>
    <message>
        <source>Blue speaks for {one}, orange for {other}.</source>
        <translation>藍色支持 {one}，橘色支持 {other}。</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Starting…</source>
        <translation>啟動中…</translation>
    </message>
    <message>
        <source>open one or train one</source>
        <translation>請開啟或訓練一個</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就緒</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>沒有模型</translation>
    </message>
    <message>
        <source>{model} · not saved</source>
        <translation>{model} · 未儲存</translation>
    </message>
    <message>
        <source>training</source>
        <translation>訓練中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暫停</translation>
    </message>
    <message>
        <source>stopping</source>
        <translation>停止中</translation>
    </message>
</context>
<context>
    <name>StepView</name>
    <message>
        <source>One step of the training</source>
        <translation>訓練的一步</translation>
    </message>
    <message>
        <source>Step {step}: {count} images, loss {loss}. {key} takes the next one.</source>
        <translation>第 {step} 步：{count} 張影像，損失 {loss}。{key} 進行下一步。</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}, gradient {gradient} (of all: {norm})</source>
        <translation>{name}：{before} → {after}，梯度 {gradient}（全部：{norm}）</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>How the picture was prepared</source>
        <translation>圖片如何處理</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>原樣</translation>
    </message>
    <message>
        <source>no ink found</source>
        <translation>找不到墨跡</translation>
    </message>
    <message>
        <source>its ink</source>
        <translation>它的墨跡</translation>
    </message>
    <message>
        <source>light evened</source>
        <translation>光線調勻</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>反色</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>圖片</translation>
    </message>
    <message>
        <source>No ink was found: nothing stands out from the paper. Use a darker pen, or more light.</source>
        <translation>找不到墨跡：沒有任何東西從紙上突顯出來。請用更深的筆，或更多光線。</translation>
    </message>
    <message>
        <source>No digit was found: what stands out is too small or at the border. Come closer.</source>
        <translation>找不到數字：突顯的東西太小或在邊緣。請靠近一點。</translation>
    </message>
    <message>
        <source>The picture already has the form in which networks see digits.</source>
        <translation>圖片已是網路看數字的形式。</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them, or choose File, Read pages and tables.</source>
        <translation>圖片裡有好幾個數字。請裁切到只剩一個，或選擇「檔案」→「辨識紙頁與表格」。</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them.</source>
        <translation>圖片裡有好幾個數字。請裁切到只剩一個。</translation>
    </message>
    <message>
        <source>Light, shadow, paper and lines are removed; the ink is scaled, brought to the usual pen width and centred.</source>
        <translation>去除光線、陰影、紙張和格線；墨跡經縮放、調成一般筆寬並置中。</translation>
    </message>
</context>
<context>
    <name>StoredRuns</name>
    <message>
        <source>The run stays in Runs, because its model is in use.</source>
        <translation>訓練紀錄仍保留，因為它的模型正在使用。</translation>
    </message>
    <message>
        <source>The run was discarded.</source>
        <translation>訓練紀錄已捨棄。</translation>
    </message>
    <message>
        <source>The run was discarded. It can be restored here, and in Runs for a day.</source>
        <translation>訓練紀錄已捨棄。可在這裡還原，一天之內也可在「訓練紀錄」還原。</translation>
    </message>
</context>
<context>
    <name>Surfaces</name>
    <message>
        <source>Only a single digit can be explained: draw it here.</source>
        <translation>只能說明單一數字：請畫在這裡。</translation>
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
        <translation>用這些教導模型</translation>
    </message>
    <message>
        <source>Let the model that reads learn the drawings on the wall, mixed with what it was trained on, so that it forgets nothing</source>
        <translation>讓目前辨識的模型學習牆上的手繪，並混入它訓練時的資料，使它什麼都不忘</translation>
    </message>
    <message>
        <source>Progress of the teaching</source>
        <translation>教導進度</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>停止；模型維持原樣</translation>
    </message>
    <message>
        <source>Save the taught model and read with it from now on, at the next start, too</source>
        <translation>儲存教導後的模型，從現在起用它辨識，下次啟動也是</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>準備中…</translation>
    </message>
    <message>
        <source>Teach anyway</source>
        <translation>仍要教導</translation>
    </message>
    <message>
        <source>Reading the test images…</source>
        <translation>正在辨識測試影像…</translation>
    </message>
    <message>
        <source>Learning your drawings…</source>
        <translation>正在學習你的手繪…</translation>
    </message>
    <message>
        <source>Testing on drawings left out…</source>
        <translation>正在以保留的手繪測試…</translation>
    </message>
    <message>
        <source>Reading the test images again…</source>
        <translation>正在再次辨識測試影像…</translation>
    </message>
    <message>
        <source>None of these is misread, so there is little to gain. Draw some that are misread, or teach anyway: that takes about a minute.</source>
        <translation>這些沒有一個認錯，所以沒什麼可進步的。請畫幾個會認錯的，或仍要教導：約需一分鐘。</translation>
    </message>
    <message>
        <source>before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>之後</translation>
    </message>
    <message>
        <source>Read correctly: your digits</source>
        <translation>正確辨識：你的數字</translation>
    </message>
    <message>
        <source>Read correctly: {images}</source>
        <translation>正確辨識：{images}</translation>
    </message>
    <message>
        <source>Your digits are read worse than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>你的數字辨識得比之前差。請回到先前，等會認錯的更多些再教一次。</translation>
    </message>
    <message>
        <source>No gain: your digits are read no better than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>沒有進步：你的數字辨識得沒有比之前好。請回到先前，等會認錯的更多些再教一次。</translation>
    </message>
    <message>
        <source>It forgot something: the test images are read worse than before.</source>
        <translation>它忘了一些東西：測試影像辨識得比之前差。</translation>
    </message>
    <message>
        <source>Each of your drawings was read by a network taught without it.</source>
        <translation>你的每幅手繪，都由教導時沒用到它的網路辨識。</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %Ln drawing(s) that it was not taught.</source>
        <translation>
            <numerusform>以 %Ln 幅沒教過它的手繪測試。</numerusform>
        </translation>
    </message>
    <message>
        <source>One drawing cannot be tested.</source>
        <translation>一幅手繪無法測試。</translation>
    </message>
    <message>
        <source>The taught model reads now: try it, then keep it or go back.</source>
        <translation>現在由教導後的模型辨識：試試看，再決定保留或回到先前。</translation>
    </message>
</context>
<context>
    <name>ThresholdSlider</name>
    <message>
        <source>lenient</source>
        <translation>寬鬆</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>嚴格</translation>
    </message>
    <message>
        <source>The model’s own setting.</source>
        <translation>模型自己的設定。</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it does not classify.</source>
        <translation>這個網路是自編碼器：它不做分類。</translation>
    </message>
    <message>
        <source>This network was not trained on non-digits, so it never says “not a digit”.</source>
        <translation>這個網路沒有用非數字訓練，所以絕不會說「不是數字」。</translation>
    </message>
    <message>
        <source>This network knows its classes alone, so it never says “none of these”.</source>
        <translation>這個網路只認得自己的類別，所以絕不會說「都不是」。</translation>
    </message>
    <message>
        <source>Minimum confidence to be sure</source>
        <translation>視為確定的最低信心度</translation>
    </message>
    <message>
        <source>Minimum score to count as a digit</source>
        <translation>算作數字的最低分數</translation>
    </message>
    <message>
        <source>Minimum score to count as one of its classes</source>
        <translation>算作其類別之一的最低分數</translation>
    </message>
    <message>
        <source>Never asks: it always gives the likeliest answer.</source>
        <translation>絕不發問：總是給出最可能的答案。</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest.</source>
        <translation>低於 {threshold}：問是最可能的兩個中的哪一個。</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest. {kept} of {what} get an answer; {passed} of those are correct.</source>
        <translation>低於 {threshold}：問是最可能的兩個中的哪一個。{what}有 {kept} 得到答案；其中 {passed} 正確。</translation>
    </message>
    <message>
        <source>Never says {verdict}.</source>
        <translation>絕不說{verdict}。</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}.</source>
        <translation>分數低於 {threshold}：{verdict}。</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what}.</source>
        <translation>分數低於 {threshold}：{verdict}。接受{what}的 {kept}。</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what} and {passed} of {others}.</source>
        <translation>分數低於 {threshold}：{verdict}。接受{what}的 {kept}、{others}的 {passed}。</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>“not a digit”</source>
        <translation>「不是數字」</translation>
    </message>
    <message>
        <source>letters, symbols, shapes and scribbles</source>
        <translation>字母、符號、形狀和塗鴉</translation>
    </message>
    <message>
        <source>drawings of its classes</source>
        <translation>其類別的手繪</translation>
    </message>
    <message>
        <source>“none of these”</source>
        <translation>「都不是」</translation>
    </message>
    <message>
        <source>other things</source>
        <translation>其他東西</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>圖片</translation>
    </message>
</context>
<context>
    <name>ThresholdsTab</name>
    <message>
        <source>Back to the model’s own</source>
        <translation>還原成模型自己的</translation>
    </message>
    <message>
        <source>Set for {model}, and remembered for it. Its file is not changed.</source>
        <translation>為 {model} 設定，並為它記住。它的檔案沒有更動。</translation>
    </message>
    <message>
        <source>Measured on {dataset}.</source>
        <translation>以 {dataset} 測量。</translation>
    </message>
    <message>
        <source>The effect of these settings was not measured for this model; “digitpad calibrate” on the command line measures it.</source>
        <translation>這些設定對此模型的影響尚未測量；可用命令列的「digitpad calibrate」測量。</translation>
    </message>
    <message>
        <source>None of the {count} images measured here is read with at least this confidence.</source>
        <translation>這裡測量的 {count} 張影像，沒有一張以這麼高的信心度辨識。</translation>
    </message>
    <message>
        <source>Of the {count} images measured here, {kept} are read with at least this confidence, and {right} of those correctly.</source>
        <translation>這裡測量的 {count} 張影像中，{kept} 至少以此信心度辨識，其中 {right} 正確。</translation>
    </message>
</context>
<context>
    <name>TrainingForm</name>
    <message>
        <source>digitpad’s own settings, which take a fraction of the time: a learning rate that rises and falls once, few epochs, and lower precision where it pays off</source>
        <translation>digitpad 自己的設定，只需一小部分時間：學習率升降一次、較少的訓練週期，並在有利之處降低精度</translation>
    </message>
    <message>
        <source>Fast settings</source>
        <translation>快速設定</translation>
    </message>
    <message>
        <source>Settings that are seldom changed</source>
        <translation>很少更動的設定</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>進階</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>顯示或隱藏設定</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Back to the recipe</source>
        <translation>還原成配方</translation>
    </message>
    <message>
        <source>Go back to the model’s own settings</source>
        <translation>還原成模型自己的設定</translation>
    </message>
    <message>
        <source>Use the published {count} epochs</source>
        <translation>使用發表的 {count} 個訓練週期</translation>
    </message>
    <message>
        <source>Train as long as the published recipe does: {count} epochs</source>
        <translation>照發表的配方訓練那麼久：{count} 個訓練週期</translation>
    </message>
    <message>
        <source>our fast settings</source>
        <translation>我們的快速設定</translation>
    </message>
    <message>
        <source>the model’s recipe</source>
        <translation>模型的配方</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>已更動</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln 個訓練週期</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} · batch {batch_size} · {optimizer} · rate {learning_rate}</source>
        <translation>{epochs} · 批次 {batch_size} · {optimizer} · 學習率 {learning_rate}</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>擴增</translation>
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
        <translation>按「訓練」繼續訓練此模型。</translation>
    </message>
    <message>
        <source>A run is in progress; stop it first.</source>
        <translation>訓練正在進行；請先停止。</translation>
    </message>
    <message>
        <source>Nothing was set up: a run is in progress. Stop it first.</source>
        <translation>沒有做任何設定：訓練正在進行。請先停止。</translation>
    </message>
    <message>
        <source>Nothing was set up.</source>
        <translation>沒有做任何設定。</translation>
    </message>
    <message>
        <source>Nothing was set up. {reason}</source>
        <translation>沒有做任何設定。{reason}</translation>
    </message>
    <message>
        <source>Ready: press Train.</source>
        <translation>準備好了：按「訓練」。</translation>
    </message>
    <message>
        <source>Set up in the training panel: press Train there.</source>
        <translation>已在訓練面板設定好：請在那裡按「訓練」。</translation>
    </message>
    <message>
        <source>There are no images to learn from in {place}.</source>
        <translation>{place} 沒有可學習的影像。</translation>
    </message>
    <message>
        <source>{images} Press Train to learn from them.</source>
        <translation>{images}按「訓練」即可從中學習。</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>Start from the weights of this model instead of from scratch</source>
        <translation>從此模型的權重開始，而不是從頭開始</translation>
    </message>
    <message>
        <source>Uncheck it to train on all images; the run that was set up again used this many</source>
        <translation>取消勾選即用所有影像訓練；重新設定的那次訓練用了這麼多</translation>
    </message>
    <message>
        <source>Continue training “{name}”</source>
        <translation>繼續訓練「{name}」</translation>
    </message>
    <message>
        <source>Continue training “{name}” instead</source>
        <translation>改為繼續訓練「{name}」</translation>
    </message>
    <message>
        <source>Continue training “{name}” ({network}) instead</source>
        <translation>改為繼續訓練「{name}」（{network}）</translation>
    </message>
    <message>
        <source>Train on the first {count} images only</source>
        <translation>只用前 {count} 張影像訓練</translation>
    </message>
    <message>
        <source>Test on the first {count} images only</source>
        <translation>只用前 {count} 張影像測試</translation>
    </message>
    <message>
        <source>There is no recipe here for {model}.</source>
        <translation>這裡沒有 {model} 的配方。</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{photo}, page {number}</source>
        <translation>{photo}，第 {number} 頁</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>辨識中…</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <translation>等待辨識</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>未辨識：{why}</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>page</source>
        <translation>紙頁</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>{count} 個不確定</translation>
    </message>
    <message>
        <source>all sure</source>
        <translation>全部確定</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>沒有數</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>已儲存</translation>
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
        <translation>回到先前</translation>
    </message>
    <message>
        <source>Read with the model as it was before</source>
        <translation>用先前的模型辨識</translation>
    </message>
    <message>
        <source>Stopped. The model is as it was.</source>
        <translation>已停止。模型維持原樣。</translation>
    </message>
    <message>
        <source>Now {model} reads; Keep brings the taught model back.</source>
        <translation>現在由 {model} 辨識；按「保留」可換回教導後的模型。</translation>
    </message>
    <message>
        <source>Kept: it reads from now on.</source>
        <translation>已保留：現在起由它辨識。</translation>
    </message>
    <message>
        <source>The model is as it was.</source>
        <translation>模型維持原樣。</translation>
    </message>
</context>
<context>
    <name>UnforeseenErrors</name>
    <message>
        <source>Unexpected error: {reason}. Your drawing and your models are still there: go on, or save them and start digitpad again. Please report it: “Copy report” has the details.</source>
        <translation>未預期的錯誤：{reason}。你的手繪和模型都還在：請繼續，或儲存後重新啟動 digitpad。請回報：「複製報告」有詳細內容。</translation>
    </message>
    <message>
        <source>Something went wrong inside digitpad</source>
        <translation>digitpad 內部發生問題</translation>
    </message>
</context>
<context>
    <name>UnitExplanation</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
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
        <translation>還沒有手繪</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>PyTorch is being loaded; this needs it…</source>
        <translation>正在載入 PyTorch；這需要它…</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Drawings by class</source>
        <translation>依類別排列的手繪</translation>
    </message>
</context>
<context>
    <name>WhatIfView</name>
    <message>
        <source>Do it on the canvas</source>
        <translation>在畫布上這麼做</translation>
    </message>
    <message>
        <source>Change the drawing so; Undo brings it back</source>
        <translation>照這樣改變手繪；「復原」可還原</translation>
    </message>
    <message>
        <source>Rub ink out here with the mouse and see what it is read as then.</source>
        <translation>在這裡用滑鼠擦去墨跡，看看它會變成什麼答案。</translation>
    </message>
    <message>
        <source>Looking for the least change…</source>
        <translation>正在尋找最小改動…</translation>
    </message>
    <message>
        <source>How far can the picture be changed?</source>
        <translation>圖片能改變多少？</translation>
    </message>
    <message>
        <source>No small change makes it anything but {digit}.</source>
        <translation>沒有哪個小改動能讓它不是 {digit}。</translation>
    </message>
    <message>
        <source>Your drawing; what would be changed is hollow</source>
        <translation>你的手繪；會改變的部分是空心的</translation>
    </message>
    <message>
        <source>Your drawing</source>
        <translation>你的手繪</translation>
    </message>
    <message>
        <source>The least change makes it {digit} ({share}).</source>
        <translation>最小改動讓它變成 {digit}（{share}）。</translation>
    </message>
    <message>
        <source>This change makes it {digit} ({share}).</source>
        <translation>這個改動讓它變成 {digit}（{share}）。</translation>
    </message>
    <message>
        <source>Still read as {digit} when only one of these is changed:</source>
        <translation>只改變其中一項時，在以下範圍內仍辨識為 {digit}：</translation>
    </message>
    <message>
        <source>Still not taken for a digit when only one of these is changed:</source>
        <translation>只改變其中一項時，在以下範圍內仍不被當作數字：</translation>
    </message>
    <message>
        <source>{change}: {range}</source>
        <translation>{change}：{range}</translation>
    </message>
    <message>
        <source>Rub this out: {digit} ({share})</source>
        <translation>擦去這裡：{digit}（{share}）</translation>
    </message>
    <message>
        <source>Close this gap: {digit} ({share})</source>
        <translation>補上這個缺口：{digit}（{share}）</translation>
    </message>
    <message>
        <source>Draw this on: {digit} ({share})</source>
        <translation>把這裡畫長：{digit}（{share}）</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close</source>
        <translation>關閉</translation>
    </message>
    <message>
        <source>Show this in the training panel’s place, where it covers nothing</source>
        <translation>在訓練面板的位置顯示，不遮住任何東西</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>停駐</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>已存成 {file}</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>檔案未儲存</translation>
    </message>
</context>
<context>
    <name>WritingLine</name>
    <message>
        <source>Writing line</source>
        <translation>書寫列</translation>
    </message>
    <message>
        <source>Write a number here</source>
        <translation>在這裡寫一個數</translation>
    </message>
    <message>
        <source>Write a number here. The arrow keys move a pen, the space bar puts it down.</source>
        <translation>在這裡寫一個數。方向鍵移動筆，空白鍵落筆。</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a drawing, a picture of a digit, or a model</source>
        <translation>開啟手繪、數字圖片或模型</translation>
    </message>
    <message>
        <source>Save &amp;drawing as…</source>
        <translation>手繪另存新檔(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the drawing as ink (InkML) or as a picture (PNG)</source>
        <translation>將手繪存成墨跡檔（InkML）或圖片（PNG）</translation>
    </message>
    <message>
        <source>Save reco&amp;nstruction…</source>
        <translation>儲存重建結果(&amp;N)…</translation>
    </message>
    <message>
        <source>Save an autoencoder’s input beside its reconstruction, as a picture</source>
        <translation>將自編碼器的輸入與重建結果並排存成圖片</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>開啟模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Read and train with a model from a file</source>
        <translation>用檔案裡的模型辨識和訓練</translation>
    </message>
    <message>
        <source>Use the s&amp;hipped model</source>
        <translation>使用內建模型(&amp;H)</translation>
    </message>
    <message>
        <source>Read with the model that comes with digitpad</source>
        <translation>用 digitpad 隨附的模型辨識</translation>
    </message>
    <message>
        <source>Use the shipped model for pic&amp;tures</source>
        <translation>使用內建圖片模型(&amp;T)</translation>
    </message>
    <message>
        <source>Read, measure and explain with the model that reads pictures; it sees the shape of drawings alone</source>
        <translation>用辨識圖片的模型來辨識、測量和說明；它只看手繪的形狀</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation>並排比較(&amp;B)…</translation>
    </message>
    <message>
        <source>Let up to three models read what you draw, as you draw</source>
        <translation>最多三個模型，在你畫的同時一起辨識</translation>
    </message>
    <message>
        <source>&amp;Save model as…</source>
        <translation>模型另存新檔(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the model that reads as a file</source>
        <translation>將目前辨識用的模型存成檔案</translation>
    </message>
    <message>
        <source>Pi&amp;xels of the model…</source>
        <translation>模型的像素(&amp;X)…</translation>
    </message>
    <message>
        <source>Say how the pixels were scaled that weights from elsewhere were trained on</source>
        <translation>說明外來權重訓練時的像素尺度</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>結束(&amp;Q)</translation>
    </message>
    <message>
        <source>Close digitpad</source>
        <translation>關閉 digitpad</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>復原(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last stroke, clear or open</source>
        <translation>復原上一次的筆畫、清除或開啟</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>重做剛才復原的動作</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>Clear the canvas</source>
        <translation>清除畫布</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>橡皮擦(&amp;E)</translation>
    </message>
    <message>
        <source>Erase parts of the drawing, or draw again; a pen’s other end always erases</source>
        <translation>擦掉部分手繪，或改回繪圖；筆的另一端永遠是橡皮擦</translation>
    </message>
    <message>
        <source>C&amp;opy picture</source>
        <translation>複製圖片(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the drawing, as a picture and as ink</source>
        <translation>將手繪以圖片和墨跡形式複製</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼上(&amp;P)</translation>
    </message>
    <message>
        <source>Paste what is on the clipboard onto the canvas</source>
        <translation>將剪貼簿的內容貼到畫布上</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>訓練(&amp;T)</translation>
    </message>
    <message>
        <source>Train a network with the settings on the right</source>
        <translation>用右側的設定訓練網路</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暫停(&amp;P)</translation>
    </message>
    <message>
        <source>Pause the training, or continue</source>
        <translation>暫停或繼續訓練</translation>
    </message>
    <message>
        <source>&amp;One batch</source>
        <translation>一個批次(&amp;O)</translation>
    </message>
    <message>
        <source>Train with one batch, and show what it changed</source>
        <translation>用一個批次訓練，並顯示改變了什麼</translation>
    </message>
    <message>
        <source>Slo&amp;w motion</source>
        <translation>慢動作(&amp;W)</translation>
    </message>
    <message>
        <source>Train batch by batch, each shown for a moment</source>
        <translation>逐批訓練，每批停留片刻</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>End the training and keep what was learned</source>
        <translation>結束訓練，保留學到的內容</translation>
    </message>
    <message>
        <source>&amp;Continue training this model</source>
        <translation>繼續訓練此模型(&amp;C)</translation>
    </message>
    <message>
        <source>Prepare a run that starts from these weights</source>
        <translation>準備從這些權重開始的訓練</translation>
    </message>
    <message>
        <source>&amp;Runs…</source>
        <translation>訓練紀錄(&amp;R)…</translation>
    </message>
    <message>
        <source>The archived runs: compare them, load a model, run again, write a report</source>
        <translation>保存的訓練紀錄：比較、載入模型、重新訓練、撰寫報告</translation>
    </message>
    <message>
        <source>Read si&amp;gns of my own…</source>
        <translation>辨識自訂符號(&amp;G)…</translation>
    </message>
    <message>
        <source>Name them, draw some of each, and train a reader in seconds</source>
        <translation>命名、各畫幾個，幾秒內訓練出辨識器</translation>
    </message>
    <message>
        <source>My t&amp;hings…</source>
        <translation>我的收藏(&amp;H)…</translation>
    </message>
    <message>
        <source>Make a reader of your own signs, or teach the model your handwriting</source>
        <translation>為自己的符號做辨識器，或教模型認你的筆跡</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>依系統設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>淺色(&amp;L)</translation>
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
        <translation>放大所有文字及相關元件</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>縮小(&amp;S)</translation>
    </message>
    <message>
        <source>Make all text smaller, and what goes with it</source>
        <translation>縮小所有文字及相關元件</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>一般大小(&amp;U)</translation>
    </message>
    <message>
        <source>Show text in the size that the system has</source>
        <translation>使用系統的文字大小</translation>
    </message>
    <message>
        <source>Write &amp;numbers</source>
        <translation>書寫多位數(&amp;N)</translation>
    </message>
    <message>
        <source>Write whole numbers on a wide line, or single digits again</source>
        <translation>在寬的書寫列上寫多位數，或改回單一數字</translation>
    </message>
    <message>
        <source>Show trainin&amp;g</source>
        <translation>顯示訓練面板(&amp;G)</translation>
    </message>
    <message>
        <source>Show or hide the training panel</source>
        <translation>顯示或隱藏訓練面板</translation>
    </message>
    <message>
        <source>Net&amp;work</source>
        <translation>網路(&amp;W)</translation>
    </message>
    <message>
        <source>Show the whole network, lit by what you draw, or hide it</source>
        <translation>顯示整個網路，隨你的手繪亮起，或將它隱藏</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全螢幕(&amp;F)</translation>
    </message>
    <message>
        <source>Use the whole screen, with text for a projector, or the window again</source>
        <translation>使用整個螢幕並放大文字供投影機用，或回到視窗</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>使用指南(&amp;G)</translation>
    </message>
    <message>
        <source>A few pages about what you can do</source>
        <translation>幾頁說明，介紹你能做什麼</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>課程(&amp;L)…</translation>
    </message>
    <message>
        <source>Guided experiments of a few minutes each, beside the running curves</source>
        <translation>每個幾分鐘的引導實驗，就在訓練曲線旁</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>快速鍵(&amp;K)</translation>
    </message>
    <message>
        <source>Which keys do what</source>
        <translation>哪個按鍵做什麼</translation>
    </message>
    <message>
        <source>&amp;About digitpad</source>
        <translation>關於 digitpad(&amp;A)</translation>
    </message>
    <message>
        <source>What digitpad is, and the versions of its parts</source>
        <translation>digitpad 是什麼，以及各元件的版本</translation>
    </message>
    <message>
        <source>&amp;Why this answer…</source>
        <translation>為什麼是這個答案(&amp;W)…</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it, as you draw</source>
        <translation>邊畫邊看哪些墨跡支持、哪些反對這個答案</translation>
    </message>
    <message>
        <source>&amp;Robustness…</source>
        <translation>穩健性(&amp;R)…</translation>
    </message>
    <message>
        <source>Measure how far digits can be changed until the model misreads them</source>
        <translation>測量數字要變動多少，模型才會認錯</translation>
    </message>
    <message>
        <source>&amp;How good?…</source>
        <translation>表現有多好？(&amp;H)…</translation>
    </message>
    <message>
        <source>Measure the model on a data set: accuracy, confusions, images, robustness, thresholds</source>
        <translation>以資料集測量模型：準確率、混淆、影像、穩健性、門檻</translation>
    </message>
    <message>
        <source>&amp;Browse images…</source>
        <translation>瀏覽影像(&amp;B)…</translation>
    </message>
    <message>
        <source>Page through a data set: what each image is, what the model reads, its mistakes</source>
        <translation>翻閱資料集：每張影像是什麼、模型辨識為何、有哪些錯誤</translation>
    </message>
    <message>
        <source>&amp;Confidence thresholds…</source>
        <translation>信心度門檻(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit”</source>
        <translation>選擇信心度低於多少時問「4 還是 9？」，或說「不是數字」</translation>
    </message>
    <message>
        <source>Read &amp;pages and tables…</source>
        <translation>辨識紙頁與表格(&amp;P)…</translation>
    </message>
    <message>
        <source>Read the numbers on a photo of a page or table, for a spreadsheet</source>
        <translation>辨識紙頁或表格照片上的數，供試算表使用</translation>
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
        <translation>旋轉</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>傾斜</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>筆寬</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>雜訊</translation>
    </message>
</context>
<context>
    <name>choosers</name>
    <message>
        <source>{title} · about 30 s · 99 %</source>
        <translation>{title} · 約 30 秒 · 99%</translation>
    </message>
    <message>
        <source>{title} · about 20 s · 92 %</source>
        <translation>{title} · 約 20 秒 · 92%</translation>
    </message>
    <message>
        <source>{title} · about 4 min · 99 %</source>
        <translation>{title} · 約 4 分鐘 · 99%</translation>
    </message>
    <message>
        <source>{title} · about 3 min · 98 %</source>
        <translation>{title} · 約 3 分鐘 · 98%</translation>
    </message>
    <message>
        <source>{title} · about 1 min · 98 %</source>
        <translation>{title} · 約 1 分鐘 · 98%</translation>
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
        <translation>選項</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引數</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>範例</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>預設：{default}</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>顯示此說明並結束。</translation>
    </message>
    <message>
        <source>Draw a digit and be read; train a network and watch it learn.</source>
        <translation>畫一個數字，立即辨識；訓練網路，看著它學習。</translation>
    </message>
    <message>
        <source>Without arguments, or with files to open (digitpad photo.jpg), the window.</source>
        <translation>不加引數，或只加要開啟的檔案（digitpad photo.jpg），即開啟視窗。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>顯示版本。</translation>
    </message>
    <message>
        <source>Put digitpad in this user&apos;s menu, and offer it for ink files and models.</source>
        <translation>將 digitpad 加入此使用者的選單，並可用來開啟墨跡檔和模型。</translation>
    </message>
    <message>
        <source>Take it out of the menu again.</source>
        <translation>再從選單移除。</translation>
    </message>
    <message>
        <source>Check this installation: open the window, draw, read and close it.</source>
        <translation>檢查這份安裝：開啟視窗、手繪、辨識並關閉。</translation>
    </message>
    <message>
        <source>Print results and failures only.</source>
        <translation>只印出結果與失敗。</translation>
    </message>
    <message>
        <source>Say what is read, and how long it took.</source>
        <translation>說明辨識了什麼、花了多久。</translation>
    </message>
    <message>
        <source>Print the traceback of a failure as well.</source>
        <translation>失敗時也印出回溯訊息。</translation>
    </message>
    <message>
        <source>Install completion for the current shell.</source>
        <translation>為目前的 shell 安裝自動完成。</translation>
    </message>
    <message>
        <source>Show completion for the current shell, to copy it or customize the installation.</source>
        <translation>顯示目前 shell 的自動完成，以便複製或自訂安裝。</translation>
    </message>
    <message>
        <source>On a desktop</source>
        <translation>桌面環境</translation>
    </message>
    <message>
        <source>Anywhere on the line</source>
        <translation>可放在命令列任何位置</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>辨識</translation>
    </message>
    <message>
        <source>Read pictures and ink files.</source>
        <translation>辨識圖片與墨跡檔。</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages.</source>
        <translation>辨識紙頁照片上的數。</translation>
    </message>
    <message>
        <source>Read the table on each photo: its grid and its numbers.</source>
        <translation>辨識每張照片上的表格：格線與其中的數。</translation>
    </message>
    <message>
        <source>Show which ink speaks for what is read and which against it.</source>
        <translation>顯示哪些墨跡支持、哪些反對辨識結果。</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>Train a model.</source>
        <translation>訓練模型。</translation>
    </message>
    <message>
        <source>Teach a model somebody&apos;s hand from a few labelled drawings.</source>
        <translation>用幾幅有標籤的手繪，教模型認某人的筆跡。</translation>
    </message>
    <message>
        <source>Make “90 % sure” mean right nine times out of ten.</source>
        <translation>讓「90% 確定」真的十次對九次。</translation>
    </message>
    <message>
        <source>Write a page about a run, or about a model.</source>
        <translation>為訓練紀錄或模型撰寫一頁報告。</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first.</source>
        <translation>列出保留的訓練紀錄，最新的在前。</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測量</translation>
    </message>
    <message>
        <source>Measure a model on labelled images it was not trained on.</source>
        <translation>以模型未訓練過的有標籤影像測量它。</translation>
    </message>
    <message>
        <source>Measure a model on shifted, turned, slanted or noisy digits.</source>
        <translation>以平移、旋轉、傾斜或有雜訊的數字測量模型。</translation>
    </message>
    <message>
        <source>Save what an autoencoder reconstructs beside the originals.</source>
        <translation>將自編碼器的重建與原圖並排儲存。</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>模型檔</translation>
    </message>
    <message>
        <source>Show what a model file holds, and check that it is whole.</source>
        <translation>顯示模型檔的內容，並檢查是否完整。</translation>
    </message>
    <message>
        <source>Convert weights to or from candle, tch-rs, PyTorch, numpy.</source>
        <translation>將權重與 candle、tch-rs、PyTorch、numpy 互相轉換。</translation>
    </message>
    <message>
        <source>Write a model as an ONNX file or a hub&apos;s folder, with all that is known about it.</source>
        <translation>將模型及其所有資訊寫成 ONNX 檔或模型平台的資料夾。</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>有哪些可用</translation>
    </message>
    <message>
        <source>List the architectures, with their recipes.</source>
        <translation>列出架構及其配方。</translation>
    </message>
    <message>
        <source>List the data sets, and what each needs before it can be used.</source>
        <translation>列出資料集，以及各自使用前需要什麼。</translation>
    </message>
    <message>
        <source>List the devices to train on, the best one first.</source>
        <translation>列出可訓練的裝置，最好的在前。</translation>
    </message>
    <message>
        <source>Fetch data sets, to have them without a network.</source>
        <translation>取得資料集，以便沒有網路時使用。</translation>
    </message>
    <message>
        <source>Show where models, runs, data sets and settings are kept, and which variables change that.</source>
        <translation>顯示模型、訓練紀錄、資料集和設定存放的位置，以及改變位置的變數。</translation>
    </message>
    <message>
        <source>Read pictures and ink files. A file that cannot be read does not stop the others.</source>
        <translation>辨識圖片與墨跡檔。無法讀取的檔案不會中斷其他檔案。</translation>
    </message>
    <message>
        <source>Pictures, and ink files (.inkml); “-” is standard input.</source>
        <translation>圖片與墨跡檔 (.inkml)；「-」是標準輸入。</translation>
    </message>
    <message>
        <source>Model file; without it: the shipped one.</source>
        <translation>模型檔；省略則用內建模型。</translation>
    </message>
    <message>
        <source>How the pixels were scaled that the weights of another program were trained on.</source>
        <translation>其他程式的權重訓練時，像素的尺度。</translation>
    </message>
    <message>
        <source>Save each picture&apos;s steps in this folder: the picture, its ink, 28×28.</source>
        <translation>將每張圖片的各步驟存到此資料夾：圖片、墨跡、28×28。</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>取代已存在的檔案。</translation>
    </message>
    <message>
        <source>“Not a digit” below this digit score; without it: what the model file says.</source>
        <translation>數字分數低於此值即「不是數字」；省略則依模型檔。</translation>
    </message>
    <message>
        <source>“Unsure” below this probability; without it: what the model file says.</source>
        <translation>機率低於此值即「不確定」；省略則依模型檔。</translation>
    </message>
    <message>
        <source>Print one JSON object per line.</source>
        <translation>每行印出一個 JSON 物件。</translation>
    </message>
    <message>
        <source>Read a photo and an ink file:</source>
        <translation>辨識一張照片和一個墨跡檔：</translation>
    </message>
    <message>
        <source>Read what another program hands over:</source>
        <translation>辨識另一個程式交來的內容：</translation>
    </message>
    <message>
        <source>With a model of your own:</source>
        <translation>用你自己的模型：</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages. A photo that cannot be read does not stop the others.</source>
        <translation>辨識紙頁照片上的數。無法辨識的照片不會中斷其他照片。</translation>
    </message>
    <message>
        <source>Photos or scans of pages; “-” is standard input.</source>
        <translation>紙頁的照片或掃描；「-」是標準輸入。</translation>
    </message>
    <message>
        <source>Write the numbers to this file, one a row; “-” prints them as CSV.</source>
        <translation>將各數寫入此檔案，每列一個；「-」則以 CSV 印出。</translation>
    </message>
    <message>
        <source>Part the columns of CSV by semicolons.</source>
        <translation>CSV 以分號分欄。</translation>
    </message>
    <message>
        <source>Begin CSV with a byte-order mark, by which Excel recognises UTF-8.</source>
        <translation>CSV 開頭加上位元組順序記號，Excel 靠它識別 UTF-8。</translation>
    </message>
    <message>
        <source>Write every cell to CSV as it is, also what a spreadsheet takes for a formula or a date.</source>
        <translation>每個儲存格原樣寫入 CSV，即使試算表會當成公式或日期。</translation>
    </message>
    <message>
        <source>The numbers on a photo, into a spreadsheet:</source>
        <translation>將照片上的數放進試算表：</translation>
    </message>
    <message>
        <source>The same, for another program:</source>
        <translation>同上，供另一個程式使用：</translation>
    </message>
    <message>
        <source>A photo that cannot be read does not stop the others.</source>
        <translation>無法辨識的照片不會中斷其他照片。</translation>
    </message>
    <message>
        <source>Photos or scans of tables, each a sheet of the Excel file; “-” is standard input.</source>
        <translation>表格的照片或掃描，各成為 Excel 檔的一個工作表；「-」是標準輸入。</translation>
    </message>
    <message>
        <source>Write the cells to this file; “-” prints them as CSV.</source>
        <translation>將儲存格寫入此檔案；「-」則以 CSV 印出。</translation>
    </message>
    <message>
        <source>Add to CSV a column “doubtful”, which names the doubtful cells of each row.</source>
        <translation>在 CSV 加入「doubtful」欄，列出各列存疑的儲存格。</translation>
    </message>
    <message>
        <source>Read by the other grid that is offered where the rows and columns are not sure.</source>
        <translation>列與欄不確定時，改用另一種提供的格線辨識。</translation>
    </message>
    <message>
        <source>A filled-in table, into Excel:</source>
        <translation>將填好的表格放進 Excel：</translation>
    </message>
    <message>
        <source>Into CSV that says what to check:</source>
        <translation>寫成 CSV，並標出該檢查的：</translation>
    </message>
    <message>
        <source>A file that cannot be read does not stop the others.</source>
        <translation>無法讀取的檔案不會中斷其他檔案。</translation>
    </message>
    <message>
        <source>Explain this class; without it: what is read.</source>
        <translation>說明此類別；省略則為辨識結果。</translation>
    </message>
    <message>
        <source>Compare it with: another class, runner-up, all or none (its logit).</source>
        <translation>比較對象：另一個類別、runner-up、all 或 none（其 logit）。</translation>
    </message>
    <message>
        <source>lime, occlusion, integrated-gradients or input-x-gradient; without it: lime.</source>
        <translation>lime、occlusion、integrated-gradients 或 input-x-gradient；省略則為 lime。</translation>
    </message>
    <message>
        <source>Save a picture of each map in this folder.</source>
        <translation>將各張圖存到此資料夾。</translation>
    </message>
    <message>
        <source>Save a map of which ink spoke for the answer:</source>
        <translation>儲存哪些墨跡支持答案的圖：</translation>
    </message>
    <message>
        <source>Why could it be a 9 and not a 4?</source>
        <translation>為什麼可能是 9 而不是 4？</translation>
    </message>
    <message>
        <source>Train a model. Settings that you leave out come from the architecture&apos;s recipe.</source>
        <translation>訓練模型。省略的設定取自架構的配方。</translation>
    </message>
    <message>
        <source>Ctrl-C stops the run and keeps the best weights so far; they are saved if --output was given, and the exit code is 130.</source>
        <translation>Ctrl-C 停止訓練並保留目前最佳的權重；有 --output 時會儲存，結束代碼為 130。</translation>
    </message>
    <message>
        <source>“digitpad models” lists them; without it: quick.</source>
        <translation>「digitpad models」會列出；省略則為 quick。</translation>
    </message>
    <message>
        <source>Layers of your own: “conv 16 3, relu, pool 2, dense 10”.</source>
        <translation>自訂的層：「conv 16 3, relu, pool 2, dense 10」。</translation>
    </message>
    <message>
        <source>A setting of the architecture, if it has any, e.g. patch=7.</source>
        <translation>架構的設定（若有），例如 patch=7。</translation>
    </message>
    <message>
        <source>Start from the weights of this model file.</source>
        <translation>從此模型檔的權重開始。</translation>
    </message>
    <message>
        <source>Data set, or several joined by “+”; “digitpad datasets” lists them. Without it: mnist if it is there, else handwriting; for lines and colour pictures their own.</source>
        <translation>資料集，或以「+」連接的多個；「digitpad datasets」會列出。省略則為 mnist（若已有），否則為 handwriting；書寫列和彩色圖片則用各自的資料集。</translation>
    </message>
    <message>
        <source>Folder with the data set’s original files, or with images of your own (used with --dataset).</source>
        <translation>含資料集原始檔案或你自己影像的資料夾（與 --dataset 併用）。</translation>
    </message>
    <message>
        <source>What your own images need to be as MNIST’s are: white ink on black, upright.</source>
        <translation>你自己的影像要怎麼調整才像 MNIST 的影像：黑底白墨、正立。</translation>
    </message>
    <message>
        <source>Use at most N training images.</source>
        <translation>最多使用 N 張訓練影像。</translation>
    </message>
    <message>
        <source>Use at most N test images.</source>
        <translation>最多使用 N 張測試影像。</translation>
    </message>
    <message>
        <source>The architecture’s own recipe, or settings that learn fast.</source>
        <translation>架構自己的配方，或學得快的設定。</translation>
    </message>
    <message>
        <source>Learn from the answers of this model, too.</source>
        <translation>也向此模型的答案學習。</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>網路把每張訓練影像看幾次</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>每一步用的影像數；「full」：一步用全部影像</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>權重的更新方式</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>每一步走多遠；太大訓練就會發散</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>每次看到影像時，都稍微旋轉、平移、彎曲、加粗，讓別人的筆跡也能辨識（資料擴增）</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>彩色圖片兩兩混合，類別也一起：mixup 把兩張疊合，cutmix 把一張的一塊放進另一張；適合長時間訓練</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>相同的種子會完全重現一次訓練；不同的種子，起點和洗牌順序都不同</translation>
    </message>
    <message>
        <source>auto, or one of “digitpad devices”.</source>
        <translation>auto，或「digitpad devices」列出的其中一個。</translation>
    </message>
    <message>
        <source>Processor threads; without it: one for each core.</source>
        <translation>處理器執行緒數；省略則每個核心一個。</translation>
    </message>
    <message>
        <source>Save the best model here; a checkpoint is kept beside it.</source>
        <translation>將最佳模型存到這裡；旁邊會保留檢查點。</translation>
    </message>
    <message>
        <source>Save the weights of the epoch that tested best, or the last ones.</source>
        <translation>儲存測試最佳的訓練週期的權重，或最後的權重。</translation>
    </message>
    <message>
        <source>Continue from this checkpoint, or from the one beside this model; “last”: the latest run that the window did not finish.</source>
        <translation>從此檢查點繼續，或從此模型旁的檢查點；「last」：視窗最近未完成的訓練。</translation>
    </message>
    <message>
        <source>Write a line for each epoch to this CSV file.</source>
        <translation>每個訓練週期在此 CSV 檔寫入一行。</translation>
    </message>
    <message>
        <source>Write figures and misread images to this folder, for TensorBoard.</source>
        <translation>將數值與認錯的影像寫到此資料夾，供 TensorBoard 使用。</translation>
    </message>
    <message>
        <source>A note to store in the model file.</source>
        <translation>存入模型檔的備註。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>網路</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>資料</translation>
    </message>
    <message>
        <source>How it learns</source>
        <translation>如何學習</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>電腦</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>保留什麼</translation>
    </message>
    <message>
        <source>Train the quick network; half a minute:</source>
        <translation>訓練 quick 網路；半分鐘：</translation>
    </message>
    <message>
        <source>Another architecture, on MNIST:</source>
        <translation>另一個架構，用 MNIST：</translation>
    </message>
    <message>
        <source>Continue a run that was stopped:</source>
        <translation>繼續已停止的訓練：</translation>
    </message>
    <message>
        <source>Layers of your own:</source>
        <translation>自訂的層：</translation>
    </message>
    <message>
        <source>Drawings labelled as something other than a digit teach it to refuse what looks like them. The drawings are read before and after, each by a network that was taught without it, and so are test images: MNIST&apos;s if they are found, else generated ones. Ctrl-C stops it, and nothing is saved then.</source>
        <translation>標成數字以外的手繪，會教它拒絕相似的東西。手繪在教導前後各辨識一次，每幅都由教導時沒用到它的網路辨識；測試影像也是如此：找得到就用 MNIST 的，否則用生成的。Ctrl-C 停止教導，此時不會儲存任何東西。</translation>
    </message>
    <message>
        <source>With --things the model gets a new last layer for these classes, within seconds. It refuses what is none of them, and each drawing is read by a layer that did not learn from it.</source>
        <translation>加上 --things，模型會在幾秒內得到這些類別的新最後一層。不屬於這些類別的，它會拒絕；每幅手繪都由沒學過它的層辨識。</translation>
    </message>
    <message>
        <source>Save the taught model here.</source>
        <translation>將教導後的模型存到這裡。</translation>
    </message>
    <message>
        <source>A model file; without it: the shipped one.</source>
        <translation>模型檔；省略則用內建模型。</translation>
    </message>
    <message>
        <source>The model file, as an option.</source>
        <translation>模型檔，以選項指定。</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings; without it: My handwriting.</source>
        <translation>含標籤手繪的墨跡檔；省略則用「我的筆跡」。</translation>
    </message>
    <message>
        <source>Teach classes of your own in place of digits: a set of My things by its name, a .digitpad-class or ink file, or a folder with a folder of pictures for each class.</source>
        <translation>教導自訂類別來取代數字：「我的收藏」圖集的名稱、.digitpad-class 檔或墨跡檔，或每個類別一個圖片資料夾的資料夾。</translation>
    </message>
    <message>
        <source>Teach the shipped model somebody&apos;s hand:</source>
        <translation>教內建模型認某人的筆跡：</translation>
    </message>
    <message>
        <source>Make a reader of your own set:</source>
        <translation>為自己的圖集做辨識器：</translation>
    </message>
    <message>
        <source>Fits the model&apos;s temperature and thresholds. MODEL itself stays as it is, unless --in-place is given. Use data that the model was neither trained on nor will be measured on.</source>
        <translation>調整模型的溫度與門檻。除非加上 --in-place，MODEL 本身不變。請使用模型未曾訓練、也不會用來測量的資料。</translation>
    </message>
    <message>
        <source>A model file (.safetensors, .npz, .pt or .onnx), or the name of a shipped network.</source>
        <translation>模型檔（.safetensors、.npz、.pt 或 .onnx），或內建網路的名稱。</translation>
    </message>
    <message>
        <source>The test part of this data set; may be given again.</source>
        <translation>此資料集的測試部分；可重複指定。</translation>
    </message>
    <message>
        <source>Share of digits that must be accepted.</source>
        <translation>必須接受的數字占比。</translation>
    </message>
    <message>
        <source>Write the model here; without it: beside MODEL, as MODEL.calibrated.safetensors.</source>
        <translation>將模型寫到這裡；省略則寫在 MODEL 旁，名為 MODEL.calibrated.safetensors。</translation>
    </message>
    <message>
        <source>Replace MODEL itself.</source>
        <translation>取代 MODEL 本身。</translation>
    </message>
    <message>
        <source>Fit the confidence on generated digits:</source>
        <translation>以生成的數字調整信心度：</translation>
    </message>
    <message>
        <source>About a run: curves, confusions, worst mistakes and settings. About a model: what it looks for, what is typical to it and what is not, and what it confuses. It is one file that needs nothing else, to look at, to print or to hand in.</source>
        <translation>關於訓練紀錄：曲線、混淆、最嚴重的錯誤和設定。關於模型：它找什麼、什麼典型、什麼不典型，以及它混淆什麼。這是單一檔案，不需其他東西，可以觀看、列印或交出去。</translation>
    </message>
    <message>
        <source>A run that was kept (its name, that of “digitpad runs”, or “last”), or a model file.</source>
        <translation>保留的訓練紀錄（其名稱、「digitpad runs」所列的名稱，或「last」），或模型檔。</translation>
    </message>
    <message>
        <source>Write the page here; “-” prints it.</source>
        <translation>將頁面寫到這裡；「-」則印出。</translation>
    </message>
    <message>
        <source>A page about the latest run:</source>
        <translation>最近一次訓練的報告：</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first. Show, rename or delete one.</source>
        <translation>列出保留的訓練紀錄，最新的在前。也可顯示、重新命名或刪除。</translation>
    </message>
    <message>
        <source>Show all that is known about a run.</source>
        <translation>顯示一筆訓練紀錄的所有資訊。</translation>
    </message>
    <message>
        <source>Delete runs.</source>
        <translation>刪除訓練紀錄。</translation>
    </message>
    <message>
        <source>Give a run another name.</source>
        <translation>為訓練紀錄換個名稱。</translation>
    </message>
    <message>
        <source>What was trained:</source>
        <translation>訓練過什麼：</translation>
    </message>
    <message>
        <source>All about the latest run:</source>
        <translation>最近一次訓練的一切：</translation>
    </message>
    <message>
        <source>Give it a name:</source>
        <translation>為它命名：</translation>
    </message>
    <message>
        <source>Delete it:</source>
        <translation>刪除它：</translation>
    </message>
    <message>
        <source>A run: its name, its folder&apos;s, or “last”.</source>
        <translation>訓練紀錄：其名稱、資料夾名稱，或「last」。</translation>
    </message>
    <message>
        <source>Delete runs; for a day the window can bring them back.</source>
        <translation>刪除訓練紀錄；一天之內可在視窗中還原。</translation>
    </message>
    <message>
        <source>Runs: their names, their folders&apos;, or “last”.</source>
        <translation>訓練紀錄：其名稱、資料夾名稱，或「last」。</translation>
    </message>
    <message>
        <source>Its new name.</source>
        <translation>新名稱。</translation>
    </message>
    <message>
        <source>The reliability diagram shows whether it is right as often as it says it is.</source>
        <translation>可靠度圖顯示它實際答對的比例是否如它所說。</translation>
    </message>
    <message>
        <source>A model file; with --numbers it may be left out for the shipped networks.</source>
        <translation>模型檔；加上 --numbers 時可省略，改用內建網路。</translation>
    </message>
    <message>
        <source>The test part of this data set.</source>
        <translation>此資料集的測試部分。</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings.</source>
        <translation>含標籤手繪的墨跡檔。</translation>
    </message>
    <message>
        <source>A folder with a folder of pictures for each label.</source>
        <translation>每個標籤一個圖片資料夾的資料夾。</translation>
    </message>
    <message>
        <source>Numbers of several digits: an ink file, or a list with the columns file and digits.</source>
        <translation>多位數：墨跡檔，或含 file 和 digits 兩欄的清單。</translation>
    </message>
    <message>
        <source>Use at most N images, evenly spaced.</source>
        <translation>最多使用 N 張影像，平均取樣。</translation>
    </message>
    <message>
        <source>The same as MODEL.</source>
        <translation>同 MODEL。</translation>
    </message>
    <message>
        <source>Draw the reliability diagram to this file.</source>
        <translation>將可靠度圖畫到此檔案。</translation>
    </message>
    <message>
        <source>On MNIST&apos;s test images:</source>
        <translation>用 MNIST 的測試影像：</translation>
    </message>
    <message>
        <source>How well the shipped networks read numbers:</source>
        <translation>內建網路辨識多位數有多好：</translation>
    </message>
    <message>
        <source>On ink, with a diagram:</source>
        <translation>用墨跡，並附圖：</translation>
    </message>
    <message>
        <source>Images of a data set are changed after their preprocessing. Strokes are turned and slanted before it, as they were written; but they are scaled, drawn with another pen and shifted within the 28×28 image, because the preprocessing would undo that.</source>
        <translation>資料集的影像在前處理之後改變。筆畫則在前處理之前旋轉和傾斜，如同書寫時那樣；但縮放、換筆寬和平移是在 28×28 影像內進行，因為前處理會抵消這些變化。</translation>
    </message>
    <message>
        <source>Change the test images of this data set.</source>
        <translation>改變此資料集的測試影像。</translation>
    </message>
    <message>
        <source>Change the strokes of an ink file with labelled drawings.</source>
        <translation>改變含標籤手繪的墨跡檔中的筆畫。</translation>
    </message>
    <message>
        <source>Draw the curves to this file.</source>
        <translation>將曲線畫到此檔案。</translation>
    </message>
    <message>
        <source>On 500 generated digits, with curves:</source>
        <translation>用 500 個生成的數字，並附曲線：</translation>
    </message>
    <message>
        <source>An autoencoder&apos;s file.</source>
        <translation>自編碼器的檔案。</translation>
    </message>
    <message>
        <source>Folder for the pairs; it is made if it is missing.</source>
        <translation>存放成對圖片的資料夾；不存在時會建立。</translation>
    </message>
    <message>
        <source>Take images from the test part of this data set.</source>
        <translation>從此資料集的測試部分取影像。</translation>
    </message>
    <message>
        <source>Which part of the data set.</source>
        <translation>資料集的哪個部分。</translation>
    </message>
    <message>
        <source>Choose images at random with this seed (default: the first ones).</source>
        <translation>以此亂數種子隨機選影像（預設：最前面的）。</translation>
    </message>
    <message>
        <source>Save each original and its reconstruction as two files, in their own size.</source>
        <translation>將每張原圖和重建各存成檔案，保持原尺寸。</translation>
    </message>
    <message>
        <source>How many images of the data set, from its first; without it: 8.</source>
        <translation>從資料集的第一張起取幾張影像；省略則為 8。</translation>
    </message>
    <message>
        <source>What an autoencoder makes of a photo:</source>
        <translation>自編碼器如何重現一張照片：</translation>
    </message>
    <message>
        <source>What the shipped model holds:</source>
        <translation>內建模型的內容：</translation>
    </message>
    <message>
        <source>If a file does not say how it was made, say it by --set heads=8 or --layers.</source>
        <translation>若檔案沒有說明怎麼做的，請以 --set heads=8 或 --layers 說明。</translation>
    </message>
    <message>
        <source>A model file: .safetensors, .npz, .pt or .onnx.</source>
        <translation>模型檔：.safetensors、.npz、.pt 或 .onnx。</translation>
    </message>
    <message>
        <source>As --output.</source>
        <translation>同 --output。</translation>
    </message>
    <message>
        <source>Where to write; the suffix says what kind of file.</source>
        <translation>寫到哪裡；副檔名決定檔案種類。</translation>
    </message>
    <message>
        <source>Whose names and shapes the tensors get.</source>
        <translation>張量採用誰的名稱與形狀。</translation>
    </message>
    <message>
        <source>Type of numbers to store.</source>
        <translation>儲存的數值型別。</translation>
    </message>
    <message>
        <source>Report the accuracy before and after on this data set.</source>
        <translation>以此資料集報告轉換前後的準確率。</translation>
    </message>
    <message>
        <source>Which layers it has, if the file does not say.</source>
        <translation>檔案沒有說明時，它有哪些層。</translation>
    </message>
    <message>
        <source>For a program that uses candle:</source>
        <translation>供使用 candle 的程式：</translation>
    </message>
    <message>
        <source>The ONNX file to write.</source>
        <translation>要寫入的 ONNX 檔。</translation>
    </message>
    <message>
        <source>Or a folder for a hub of models: model card, configuration, weights.</source>
        <translation>或模型平台用的資料夾：模型卡、組態、權重。</translation>
    </message>
    <message>
        <source>For any program that runs ONNX files:</source>
        <translation>供任何可執行 ONNX 檔的程式：</translation>
    </message>
    <message>
        <source>What is there already is not fetched again. Ctrl-C keeps the files that are complete.</source>
        <translation>已有的不會重新取得。Ctrl-C 會保留已完成的檔案。</translation>
    </message>
    <message>
        <source>Data sets; “digitpad datasets” lists them.</source>
        <translation>資料集；「digitpad datasets」會列出。</translation>
    </message>
    <message>
        <source>Before a lesson without a network:</source>
        <translation>沒有網路的課堂之前：</translation>
    </message>
    <message>
        <source>No folder is made. DIGITPAD_HOME=FOLDER keeps all of them in one folder.</source>
        <translation>不會建立任何資料夾。DIGITPAD_HOME=FOLDER 會將這些全部放在一個資料夾裡。</translation>
    </message>
    <message>
        <source>Where models, runs and data sets are kept:</source>
        <translation>模型、訓練紀錄和資料集存放的位置：</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>70,000 real digits</source>
        <translation>70,000 個真實數字</translation>
    </message>
    <message>
        <source>MNIST test digits</source>
        <translation>MNIST 測試數字</translation>
    </message>
    <message>
        <source>commonly given as CC BY-SA 3.0</source>
        <translation>一般標示為 CC BY-SA 3.0</translation>
    </message>
    <message>
        <source>Own data</source>
        <translation>自己的資料</translation>
    </message>
    <message>
        <source>your digits as IDX, CSV, .npz, parquet, or a zip of these</source>
        <translation>你的數字：IDX、CSV、.npz、parquet，或其 zip 檔</translation>
    </message>
    <message>
        <source>test digits of your own</source>
        <translation>你自己的測試數字</translation>
    </message>
    <message>
        <source>Own pictures</source>
        <translation>自己的圖片</translation>
    </message>
    <message>
        <source>a folder of pictures for each class, seen in grey</source>
        <translation>每個類別一個圖片資料夾，以灰階讀取</translation>
    </message>
    <message>
        <source>test pictures of your own</source>
        <translation>你自己的測試圖片</translation>
    </message>
    <message>
        <source>Own pictures in colour</source>
        <translation>自己的彩色圖片</translation>
    </message>
    <message>
        <source>a folder of pictures for each class</source>
        <translation>每個類別一個圖片資料夾</translation>
    </message>
    <message>
        <source>Generated handwriting</source>
        <translation>生成的筆跡</translation>
    </message>
    <message>
        <source>built in, needs no download</source>
        <translation>內建，無須下載</translation>
    </message>
    <message>
        <source>generated test digits</source>
        <translation>生成的測試數字</translation>
    </message>
    <message>
        <source>Small generated set</source>
        <translation>小型生成資料集</translation>
    </message>
    <message>
        <source>handwriting, built in, ready in seconds</source>
        <translation>內建筆跡，幾秒就緒</translation>
    </message>
    <message>
        <source>Hasty hands</source>
        <translation>潦草筆跡</translation>
    </message>
    <message>
        <source>generated, hooks and steep slashes, built in</source>
        <translation>生成，帶鉤與陡斜線，內建</translation>
    </message>
    <message>
        <source>generated test digits of hasty hands</source>
        <translation>生成的潦草測試數字</translation>
    </message>
    <message>
        <source>Broken on purpose</source>
        <translation>故意弄壞</translation>
    </message>
    <message>
        <source>paper and ink swapped</source>
        <translation>紙與墨跡顛倒</translation>
    </message>
    <message>
        <source>inverted generated test digits</source>
        <translation>反相的生成測試數字</translation>
    </message>
    <message>
        <source>Three labels in ten wrong</source>
        <translation>十個標籤錯三個</translation>
    </message>
    <message>
        <source>generated digits, labelled wrongly on purpose</source>
        <translation>生成的數字，故意標錯</translation>
    </message>
    <message>
        <source>Labels drawn by lot</source>
        <translation>抽籤的標籤</translation>
    </message>
    <message>
        <source>generated digits whose labels say nothing</source>
        <translation>生成的數字，標籤毫無意義</translation>
    </message>
    <message>
        <source>Ink files</source>
        <translation>墨跡檔</translation>
    </message>
    <message>
        <source>labelled handwriting (.inkml), your own or anybody’s</source>
        <translation>有標籤的筆跡 (.inkml)，你自己或任何人的</translation>
    </message>
    <message>
        <source>test drawings</source>
        <translation>測試手繪</translation>
    </message>
    <message>
        <source>My handwriting</source>
        <translation>我的筆跡</translation>
    </message>
    <message>
        <source>your own labelled drawings</source>
        <translation>你自己有標籤的手繪</translation>
    </message>
    <message>
        <source>drawings of your own</source>
        <translation>你自己的手繪</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>drawn in digitpad and named by whoever drew it</source>
        <translation>在 digitpad 中手繪，由畫的人命名</translation>
    </message>
    <message>
        <source>Signs of generated numbers</source>
        <translation>生成多位數的符號</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>內建</translation>
    </message>
    <message>
        <source>generated test candidates</source>
        <translation>生成的測試候選</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written lines</source>
        <translation>digitpad 自己的書寫列產生器</translation>
    </message>
    <message>
        <source>Lines of generated numbers</source>
        <translation>生成的多位數列</translation>
    </message>
    <message>
        <source>generated test lines</source>
        <translation>生成的測試書寫列</translation>
    </message>
    <message>
        <source>Number lines from ink files</source>
        <translation>墨跡檔的多位數列</translation>
    </message>
    <message>
        <source>in the hands of their writers</source>
        <translation>各書寫者自己的筆跡</translation>
    </message>
    <message>
        <source>test lines of other writers</source>
        <translation>其他書寫者的測試書寫列</translation>
    </message>
    <message>
        <source>Number lines from pictures</source>
        <translation>圖片的多位數列</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits</source>
        <translation>由 MNIST 與生成的數字組成</translation>
    </message>
    <message>
        <source>lines of MNIST’s test digits</source>
        <translation>MNIST 測試數字組成的書寫列</translation>
    </message>
    <message>
        <source>{source}; digitpad’s own generator</source>
        <translation>{source}；digitpad 自己的產生器</translation>
    </message>
    <message>
        <source>Lines of generated numbers on patterned paper</source>
        <translation>花紋紙上的生成多位數列</translation>
    </message>
    <message>
        <source>built in, as photos of cheques show them</source>
        <translation>內建，如支票照片所見</translation>
    </message>
    <message>
        <source>Number lines on patterned paper</source>
        <translation>花紋紙上的多位數列</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits, as photos of cheques show them</source>
        <translation>由 MNIST 與生成的數字組成，如支票照片所見</translation>
    </message>
    <message>
        <source>Number lines from ink files on patterned paper</source>
        <translation>花紋紙上的墨跡檔多位數列</translation>
    </message>
    <message>
        <source>in the hands of their writers, as photos show them</source>
        <translation>各書寫者自己的筆跡，如照片所見</translation>
    </message>
    <message>
        <source>small images of clothing, harder than digits</source>
        <translation>服飾小影像，比數字難</translation>
    </message>
    <message>
        <source>Fashion-MNIST test pictures</source>
        <translation>Fashion-MNIST 測試圖片</translation>
    </message>
    <message>
        <source>ten Japanese characters</source>
        <translation>十個日文字</translation>
    </message>
    <message>
        <source>KMNIST test characters</source>
        <translation>KMNIST 測試文字</translation>
    </message>
    <message>
        <source>small colour photographs</source>
        <translation>彩色小照片</translation>
    </message>
    <message>
        <source>CIFAR-10 test pictures</source>
        <translation>CIFAR-10 測試圖片</translation>
    </message>
    <message>
        <source>none published; cite Krizhevsky 2009</source>
        <translation>未公布；請引用 Krizhevsky 2009</translation>
    </message>
    <message>
        <source>EMNIST digits</source>
        <translation>EMNIST 數字</translation>
    </message>
    <message>
        <source>280,000 real digits</source>
        <translation>280,000 個真實數字</translation>
    </message>
    <message>
        <source>EMNIST test digits</source>
        <translation>EMNIST 測試數字</translation>
    </message>
    <message>
        <source>none published; NIST’s data are in the public domain</source>
        <translation>未公布；NIST 的資料屬於公眾領域</translation>
    </message>
    <message>
        <source>EMNIST letters</source>
        <translation>EMNIST 字母</translation>
    </message>
    <message>
        <source>145,600 real letters, for networks of your own layers</source>
        <translation>145,600 個真實字母，供自訂層的網路使用</translation>
    </message>
    <message>
        <source>EMNIST test letters</source>
        <translation>EMNIST 測試字母</translation>
    </message>
    <message>
        <source>MNIST with six times as many test digits</source>
        <translation>MNIST，測試數字為六倍</translation>
    </message>
    <message>
        <source>QMNIST test digits</source>
        <translation>QMNIST 測試數字</translation>
    </message>
    <message>
        <source>a BSD licence</source>
        <translation>BSD 授權</translation>
    </message>
    <message>
        <source>9,298 digits of postal codes</source>
        <translation>9,298 個郵遞區號數字</translation>
    </message>
    <message>
        <source>USPS test digits</source>
        <translation>USPS 測試數字</translation>
    </message>
    <message>
        <source>none published; cite Hull 1994</source>
        <translation>未公布；請引用 Hull 1994</translation>
    </message>
    <message>
        <source>house numbers, small colour photographs</source>
        <translation>門牌號碼，彩色小照片</translation>
    </message>
    <message>
        <source>SVHN test pictures</source>
        <translation>SVHN 測試圖片</translation>
    </message>
    <message>
        <source>for non-commercial use only</source>
        <translation>僅限非商業用途</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>我的收藏</translation>
    </message>
    <message>
        <source>classes that you drew or collected yourself</source>
        <translation>你自己畫或收集的類別</translation>
    </message>
    <message>
        <source>drawings of yours</source>
        <translation>你的手繪</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>保持原樣</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>反相</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>轉置</translation>
    </message>
    <message>
        <source>inverted and transposed</source>
        <translation>反相並轉置</translation>
    </message>
    <message>
        <source>The shipped model reads only {before} of {count} of these images, however they are inverted or transposed: look at them.</source>
        <translation>不論如何反相或轉置，內建模型都只認出這些影像的 {before}（共 {count} 張）：請看看這些影像。</translation>
    </message>
    <message>
        <source>These images look {convention}: the shipped model reads {before} of {count} as they are, and {after} once they are put right.</source>
        <translation>這些影像看來是{convention}：內建模型照原樣認出 {before}（共 {count} 張），調整後為 {after}。</translation>
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
        <translation>digitpad 自己的手寫數字產生器</translation>
    </message>
    <message>
        <source>that of the files</source>
        <translation>與檔案相同</translation>
    </message>
    <message>
        <source>InkML files with the true digit, and the writer where it is known</source>
        <translation>InkML 檔，含真實數字，已知時也含書寫者</translation>
    </message>
    <message>
        <source>files of your own</source>
        <translation>你自己的檔案</translation>
    </message>
    <message>
        <source>No part for testing: {count:,} of {all:,} images are kept for it.</source>
        <translation>沒有測試部分：從 {all:,} 張影像中保留 {count:,} 張。</translation>
    </message>
    <message>
        <source>{path} has no labels, and is left out.</source>
        <translation>{path} 沒有標籤，略去不用。</translation>
    </message>
    <message>
        <source>{path} holds rows of 784 numbers, read as images of 28×28.</source>
        <translation>{path} 含有每列 784 個數，讀成 28×28 的影像。</translation>
    </message>
    <message>
        <source>that of the pictures</source>
        <translation>與圖片相同</translation>
    </message>
    <message>
        <source>pictures of your own</source>
        <translation>你自己的圖片</translation>
    </message>
    <message>
        <source>{count:,} more files cannot be read.</source>
        <translation>另有 {count:,} 個檔案無法讀取。</translation>
    </message>
    <message>
        <source>Named after no class, and left out: {names}.</source>
        <translation>名稱不屬於任何類別，略去：{names}。</translation>
    </message>
    <message>
        <source>{count:,} drawings without a label are left out.</source>
        <translation>略去 {count:,} 幅沒有標籤的手繪。</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>你的</translation>
    </message>
    <message>
        <source>things of your own</source>
        <translation>你自己的收藏</translation>
    </message>
    <message>
        <source>test images</source>
        <translation>測試影像</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{images} {count:,} 個</translation>
    </message>
    <message>
        <source>{count:,} drawings, each left out</source>
        <translation>{count:,} 幅手繪，各自排除在外</translation>
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
        <translation>{processor}，核心：{count}</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>it is not a zip, or damaged</source>
        <translation>它不是 zip，或已損壞</translation>
    </message>
    <message>
        <source>it is not from digitpad’s My things</source>
        <translation>它不是來自 digitpad 的「我的收藏」</translation>
    </message>
    <message>
        <source>Cannot read {path} as a file of classes: {why}.</source>
        <translation>無法將 {path} 當作類別檔讀取：{why}。</translation>
    </message>
    <message>
        <source>it has more than {most:,} pictures</source>
        <translation>其中超過 {most:,} 張圖片</translation>
    </message>
    <message>
        <source>{name} in it unpacks to more than {most:,} bytes</source>
        <translation>其中的 {name} 解壓縮後超過 {most:,} 位元組</translation>
    </message>
    <message>
        <source>2 to {most} can be told apart, not {count}</source>
        <translation>可區分 2 到 {most} 個，不能是 {count} 個</translation>
    </message>
    <message>
        <source>a name comes twice</source>
        <translation>有一個名稱出現兩次</translation>
    </message>
    <message>
        <source>a name has 1 to {longest} printable characters</source>
        <translation>名稱要有 1 到 {longest} 個可列印字元</translation>
    </message>
    <message>
        <source>“{nothing}” is what all others are called already</source>
        <translation>「{nothing}」已用來稱呼其他一切</translation>
    </message>
    <message>
        <source>These classes will not do: {why}.</source>
        <translation>這些類別不能用：{why}。</translation>
    </message>
    <message>
        <source>Cannot read My handwriting ({path}): {why}.</source>
        <translation>無法讀取「我的筆跡」({path})：{why}。</translation>
    </message>
    <message>
        <source>Cannot write My handwriting ({path}): {why}.</source>
        <translation>無法寫入「我的筆跡」({path})：{why}。</translation>
    </message>
    <message>
        <source>another window or program is writing it; try again in a moment. If that never helps, its folder may lie on a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>另一個視窗或程式正在寫入；請稍後再試。若一直沒有用，它的資料夾可能位於不支援鎖定的網路磁碟機：請將 {variable} 設成這部電腦上的資料夾</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be full or taken out, or a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>磁碟回報錯誤；可能已滿或已取出，或是不支援鎖定的網路磁碟機：請將 {variable} 設成這部電腦上的資料夾</translation>
    </message>
    <message>
        <source>A set cannot be called “{name}”: choose another name.</source>
        <translation>圖集不能命名為「{name}」：請換個名稱。</translation>
    </message>
    <message>
        <source>There is a set called “{name}” already.</source>
        <translation>已經有名為「{name}」的圖集。</translation>
    </message>
    <message>
        <source>My handwriting ({path}) was written by another version of digitpad ({version}), so it is left alone. Use that version, or move the file away to begin a new one.</source>
        <translation>「我的筆跡」({path}) 是由另一版 digitpad ({version}) 寫入的，所以不去動它。請使用該版本，或將檔案移走以重新開始。</translation>
    </message>
    <message>
        <source>{path} is not a file of My handwriting, so it is left alone. Move it away to begin a new one.</source>
        <translation>{path} 不是「我的筆跡」的檔案，所以不去動它。請將它移走以重新開始。</translation>
    </message>
    <message>
        <source>the file is damaged. It is left as it is: put a copy of it back that is whole, or move it away to begin a new one</source>
        <translation>檔案已損壞。它維持原狀：請放回完好的副本，或將它移走以重新開始</translation>
    </message>
    <message>
        <source>the strokes are not as long as they say</source>
        <translation>筆畫的長度與所載的不符</translation>
    </message>
    <message>
        <source>Nothing is drawn, so there is nothing to keep.</source>
        <translation>沒有畫任何東西，所以沒有可保留的。</translation>
    </message>
    <message>
        <source>A drawing has {point_count:,} points, more than the {max_points:,} that are kept of one. Leave it out, or draw it with fewer.</source>
        <translation>一幅手繪有 {point_count:,} 個點，超過可保留的 {max_points:,} 個。請略去它，或用較少的點畫。</translation>
    </message>
    <message>
        <source>tch’s two-layer example has 128 hidden neurons, candle’s has 100</source>
        <translation>tch 的兩層範例有 128 個隱藏神經元，candle 的有 100 個</translation>
    </message>
    <message>
        <source>candle’s two-layer example has 100 hidden neurons, tch’s has 128</source>
        <translation>candle 的兩層範例有 100 個隱藏神經元，tch 的有 128 個</translation>
    </message>
    <message>
        <source>Cannot convert {name}: {why}.</source>
        <translation>無法轉換 {name}：{why}。</translation>
    </message>
    <message>
        <source>An accuracy needs a model that reads classes, and images.</source>
        <translation>要有準確率，需要辨識類別的模型和影像。</translation>
    </message>
    <message>
        <source>There is no target “{given}”. Available: {known}.</source>
        <translation>沒有名為「{given}」的目標。可用的有：{known}。</translation>
    </message>
    <message>
        <source>Weights cannot be stored as “{given}”. Available: {known}.</source>
        <translation>權重無法以「{given}」儲存。可用的有：{known}。</translation>
    </message>
    <message>
        <source>The result’s name must end in one of {endings}.</source>
        <translation>結果的名稱必須以下列之一結尾：{endings}。</translation>
    </message>
    <message>
        <source>Cannot write to the folder {folder}: {why}.</source>
        <translation>無法寫入資料夾 {folder}：{why}。</translation>
    </message>
    <message>
        <source>{result} is a file to read from; choose another name for the result.</source>
        <translation>{result} 是要讀取的檔案；請為結果選另一個名稱。</translation>
    </message>
    <message>
        <source>{result} already exists: --force replaces it.</source>
        <translation>{result} 已經存在：加上 --force 就會取代。</translation>
    </message>
    <message>
        <source>--output - and --json both print to standard output: give one of them.</source>
        <translation>--output - 和 --json 都會輸出到標準輸出：請只給一個。</translation>
    </message>
    <message>
        <source>{path} cannot hold two results: give one of them another name.</source>
        <translation>{path} 裝不下兩個結果：請把其中一個改名。</translation>
    </message>
    <message>
        <source>The name {name} is too long: checkpoints of the run get the same name with a suffix. Use one of at most {most} bytes; it has {size}.</source>
        <translation>名稱 {name} 太長：這次訓練的檢查點會用同樣的名稱再加後綴。請用最多 {most} 位元組的名稱；它有 {size}。</translation>
    </message>
    <message>
        <source>{what}: call it {better}.</source>
        <translation>{what}：請命名為 {better}。</translation>
    </message>
    <message>
        <source>A model is a safetensors file</source>
        <translation>模型是 safetensors 檔案</translation>
    </message>
    <message>
        <source>The plot is a PNG file</source>
        <translation>圖表是 PNG 檔案</translation>
    </message>
    <message>
        <source>{folder} is a link that leads nowhere</source>
        <translation>{folder} 是失效的連結</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder</source>
        <translation>{folder} 是檔案，不是資料夾</translation>
    </message>
    <message>
        <source>you have no permission to write in {folder}</source>
        <translation>你沒有寫入 {folder} 的權限</translation>
    </message>
    <message>
        <source>Cannot write to {folder}: it is a file, not a folder.</source>
        <translation>無法寫入 {folder}：它是檔案，不是資料夾。</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}.</source>
        <translation>無法建立資料夾 {folder}：{why}。</translation>
    </message>
    <message>
        <source>Cannot rename {file}: {why}.</source>
        <translation>無法重新命名 {file}：{why}。</translation>
    </message>
    <message>
        <source>There is no data set called “{name}”. Available: {there}.</source>
        <translation>沒有名為「{name}」的資料集。可用的有：{there}。</translation>
    </message>
    <message>
        <source>Images can be read as {known}, not as “{name}”.</source>
        <translation>影像的讀法有 {known}，沒有「{name}」。</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>沒有回應</translation>
    </message>
    <message>
        <source>{folder} cannot be made: {why}.</source>
        <translation>無法建立 {folder}：{why}。</translation>
    </message>
    <message>
        <source>{file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>無法下載 {file}。請檢查網路再試一次，或選擇含有這些檔案的資料夾{instead}。（已嘗試：{tried}。）</translation>
    </message>
    <message>
        <source>No connection to the internet: {file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>沒有網際網路連線：無法下載 {file}。請檢查網路再試一次，或選擇含有這些檔案的資料夾{instead}。（已嘗試：{tried}。）</translation>
    </message>
    <message>
        <source>{host}, {reason}</source>
        <translation>{host}，{reason}</translation>
    </message>
    <message>
        <source>which answered with the error {code}</source>
        <translation>回應了錯誤碼 {code}</translation>
    </message>
    <message>
        <source>whose certificate is not accepted here</source>
        <translation>這裡不接受其憑證</translation>
    </message>
    <message>
        <source>more data than the file can have</source>
        <translation>資料多於檔案可有的大小</translation>
    </message>
    <message>
        <source>the file that came is damaged (wrong checksum)</source>
        <translation>收到的檔案已損壞（總和檢查碼錯誤）</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>連線中斷</translation>
    </message>
    <message>
        <source>{archive} cannot be unpacked: {why}.</source>
        <translation>無法解壓縮 {archive}：{why}。</translation>
    </message>
    <message>
        <source>{folder} is a file: choose a folder of pictures; unpack a zip first.</source>
        <translation>{folder} 是檔案：請選擇圖片資料夾；若是 zip，請先解壓縮。</translation>
    </message>
    <message>
        <source>Cannot read the folder {folder}: {why}.</source>
        <translation>無法讀取資料夾 {folder}：{why}。</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}, only a zip: unpack it. {wanted}</source>
        <translation>{folder} 裡沒有圖片，只有 zip：請解壓縮。{wanted}</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}. {wanted}</source>
        <translation>{folder} 裡沒有圖片。{wanted}</translation>
    </message>
    <message>
        <source>No folder in {folder} is named after a class; there are {names}. {wanted}</source>
        <translation>{folder} 裡沒有以類別命名的資料夾；現有 {names}。{wanted}</translation>
    </message>
    <message>
        <source>The pictures in {folder} are in no folders that say what they show. {wanted}</source>
        <translation>{folder} 裡的圖片沒有放在說明內容的資料夾中。{wanted}</translation>
    </message>
    <message>
        <source>A folder for each class is wanted ({classes}), for instance {example}.</source>
        <translation>每個類別都要有一個資料夾（{classes}），例如 {example}。</translation>
    </message>
    <message>
        <source>Ready, in {folder}.</source>
        <translation>就緒，位於 {folder}。</translation>
    </message>
    <message>
        <source>Incomplete: {missing} is missing in {folder}.</source>
        <translation>不完整：{folder} 裡缺少 {missing}。</translation>
    </message>
    <message>
        <source>No files of {name} are in {folder}.</source>
        <translation>{folder} 裡沒有 {name} 的檔案。</translation>
    </message>
    <message>
        <source>To be downloaded: {megabytes} MB.</source>
        <translation>待下載：{megabytes} MB。</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>沒有這個資料夾</translation>
    </message>
    <message>
        <source>{files} missing; what is there: {names}</source>
        <translation>缺少 {files}；現有：{names}</translation>
    </message>
    <message>
        <source>The data set {name} is not complete in {folder}: {what}. Choose the folder that holds its published files, or download it{instead}.</source>
        <translation>{folder} 裡的資料集 {name} 不完整：{what}。請選擇含有其發表檔案的資料夾，或下載{instead}。</translation>
    </message>
    <message>
        <source>; the data set “handwriting” is built in</source>
        <translation>；資料集「handwriting」是內建的</translation>
    </message>
    <message>
        <source>{path} unpacks to more than {most} MiB; refused.</source>
        <translation>{path} 解壓縮後超過 {most} MiB；已拒絕。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}.</source>
        <translation>無法讀取 {path}：{why}。</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged ({why}). Fetch the file again.</source>
        <translation>{path} 被截斷或已損壞（{why}）。請重新取得檔案。</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged. Fetch the file again.</source>
        <translation>{path} 被截斷或已損壞。請重新取得檔案。</translation>
    </message>
    <message>
        <source>{path} is damaged or no published CIFAR-10 batch. Fetch the file again.</source>
        <translation>{path} 已損壞，或不是發表的 CIFAR-10 批次檔。請重新取得檔案。</translation>
    </message>
    <message>
        <source>{path} holds “{name}”, which lies outside of it; refused.</source>
        <translation>{path} 含有位於其外的「{name}」；已拒絕。</translation>
    </message>
    <message>
        <source>{path} is locked by a password: unpack it first.</source>
        <translation>{path} 以密碼鎖住：請先解壓縮。</translation>
    </message>
    <message>
        <source>The pixels in {path} go from {low:.4g} to {high:.4g}, not from 0 to 255.</source>
        <translation>{path} 的像素值從 {low:.4g} 到 {high:.4g}，而不是從 0 到 255。</translation>
    </message>
    <message>
        <source>{path} holds more than plain numbers: {why}.</source>
        <translation>{path} 含有純數值以外的東西：{why}。</translation>
    </message>
    <message>
        <source>{path} is no table of numbers: {why}.</source>
        <translation>{path} 不是數值表格：{why}。</translation>
    </message>
    <message>
        <source>{path} is a parquet file, which needs pyarrow: pip install pyarrow</source>
        <translation>{path} 是 parquet 檔，需要 pyarrow：pip install pyarrow</translation>
    </message>
    <message>
        <source>{path} is no table of pictures of one size with a column “label”.</source>
        <translation>{path} 不是含「label」欄、圖片大小一致的表格。</translation>
    </message>
    <message>
        <source>Built in: nothing to download.</source>
        <translation>內建：無須下載。</translation>
    </message>
    <message>
        <source>The files in {folder} are MNIST’s, not those of {name}; both have the same names. Choose the folder that holds {name}.</source>
        <translation>{folder} 裡的檔案是 MNIST 的，不是 {name} 的；兩者檔名相同。請選擇含有 {name} 的資料夾。</translation>
    </message>
    <message>
        <source>The images in {path} are {sides}, not {wanted}.</source>
        <translation>{path} 的影像是 {sides}，不是 {wanted}。</translation>
    </message>
    <message>
        <source>{path} holds rows of {sides} numbers instead of images of {wanted}.</source>
        <translation>{path} 含有每列 {sides} 個數，而不是 {wanted} 的影像。</translation>
    </message>
    <message>
        <source>The pixels in {path} are not bytes (0–255).</source>
        <translation>{path} 的像素不是位元組 (0–255)。</translation>
    </message>
    <message>
        <source>{path} and {other} do not belong together: {count:,} images, {labels:,} labels.</source>
        <translation>{path} 與 {other} 不相配：{count:,} 張影像，{labels:,} 個標籤。</translation>
    </message>
    <message>
        <source>Label {label} in {path} is none of {first}–{last}.</source>
        <translation>{path} 的標籤 {label} 不在 {first}–{last} 之中。</translation>
    </message>
    <message>
        <source>{path} is not an IDX file: {kind}.</source>
        <translation>{path} 不是 IDX 檔：{kind}。</translation>
    </message>
    <message>
        <source>{path} is not an IDX file, as MNIST&apos;s files are.</source>
        <translation>{path} 不是 IDX 檔，而 MNIST 的檔案是。</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged: it holds {count:,} of {whole:,} bytes. Fetch the file again.</source>
        <translation>{path} 被截斷或已損壞：只有 {whole:,} 位元組中的 {count:,}。請重新取得檔案。</translation>
    </message>
    <message>
        <source>Ready: {count} ink files in {folder}.</source>
        <translation>就緒：{folder} 裡有 {count} 個墨跡檔。</translation>
    </message>
    <message>
        <source>No ink files (.inkml, .inkml.gz) are in {folder}. Choose a folder with some.</source>
        <translation>{folder} 裡沒有墨跡檔（.inkml、.inkml.gz）。請選擇含有墨跡檔的資料夾。</translation>
    </message>
    <message>
        <source>Only {count} drawings in {folder} say which digit they are, too few to learn from: at least {test_drawings} are needed. Choose a folder with more of them.</source>
        <translation>{folder} 裡只有 {count} 幅手繪說明是哪個數字，太少而無法學習：至少需要 {test_drawings} 幅。請選擇含有更多的資料夾。</translation>
    </message>
    <message>
        <source>No drawing in {folder} says which digit it is, so there is nothing to learn from. Choose a folder with labelled drawings: ink files (.inkml) in which each has an annotation “truth”, with its digit.</source>
        <translation>{folder} 裡沒有手繪說明是哪個數字，所以沒有可學習的。請選擇含有標籤手繪的資料夾：墨跡檔 (.inkml)，其中每幅都有註記「truth」，寫明數字。</translation>
    </message>
    <message>
        <source>My handwriting is empty: draw at least {least} digits and say what each is (Train → My things).</source>
        <translation>我的筆跡是空的：請至少手繪 {least} 個數字，並註明各是什麼（訓練 → 我的收藏）。</translation>
    </message>
    <message>
        <source>My handwriting holds too few digits to learn from ({count}): draw at least {least}, and say what each is (Train → My things).</source>
        <translation>我的筆跡中的數字太少，不足以學習（{count}）：請至少手繪 {least} 個，並註明各是什麼（訓練 → 我的收藏）。</translation>
    </message>
    <message>
        <source>Ready: {count:,} digits of My handwriting.</source>
        <translation>就緒：「我的筆跡」的 {count:,} 個數字。</translation>
    </message>
    <message>
        <source>Cannot read the ink file {path}: {why}.</source>
        <translation>無法讀取墨跡檔 {path}：{why}。</translation>
    </message>
    <message>
        <source>The ink files do not hold every digit, so no lines can be made of them.</source>
        <translation>墨跡檔沒有涵蓋所有數字，因此無法組成書寫列。</translation>
    </message>
    <message>
        <source>The images do not hold every digit, so no lines can be made of them.</source>
        <translation>影像沒有涵蓋所有數字，因此無法組成書寫列。</translation>
    </message>
    <message>
        <source>Ready: {files} in {folder}.</source>
        <translation>就緒：{folder} 裡的 {files}。</translation>
    </message>
    <message>
        <source>No images of digits are in {folder}{there}. Choose a folder with IDX files, a CSV with a label and 784 pixels in each row, an .npz or parquet file, or a zip of these; of pictures, unpack a zip and take the data set “pictures”.</source>
        <translation>{folder} 裡沒有數字的影像{there}。請選擇含有 IDX 檔、每列有標籤和 784 個像素的 CSV、.npz 或 parquet 檔，或其 zip 的資料夾；圖片的 zip 請解壓縮，並改用資料集「pictures」。</translation>
    </message>
    <message>
        <source>{path} has no images with labels. {remarks}</source>
        <translation>{path} 沒有帶標籤的影像。{remarks}</translation>
    </message>
    <message>
        <source>{path} has too few images to train with.</source>
        <translation>{path} 的影像太少，無法訓練。</translation>
    </message>
    <message>
        <source>{path} has too few images to test with.</source>
        <translation>{path} 的影像太少，無法測試。</translation>
    </message>
    <message>
        <source>, only {names}</source>
        <translation>，只有 {names}</translation>
    </message>
    <message>
        <source>Choose a folder that has a folder of pictures for each class.</source>
        <translation>請選擇一個資料夾，裡面每個類別都有一個圖片資料夾。</translation>
    </message>
    <message>
        <source>Ready: {count:,} pictures ({classes}) in {folder}.</source>
        <translation>就緒：{folder} 裡有 {count:,} 張圖片（{classes}）。</translation>
    </message>
    <message>
        <source>There are too few pictures in {folder}.</source>
        <translation>{folder} 裡的圖片太少。</translation>
    </message>
    <message>
        <source>The pictures in {folder} are of {count:,} classes; from 2 to {most:,} can be told apart. There is a folder for each class.</source>
        <translation>{folder} 裡的圖片有 {count:,} 個類別；可區分的是 2 到 {most:,} 個。每個類別一個資料夾。</translation>
    </message>
    <message>
        <source>Choose a set of My things, or a file of one.</source>
        <translation>請選擇「我的收藏」的圖集，或圖集檔案。</translation>
    </message>
    <message>
        <source>Of each class {least} drawings are needed to learn and test; {named}.</source>
        <translation>每個類別需要 {least} 幅手繪才能學習和測試；{named}。</translation>
    </message>
    <message>
        <source>Ready: {named} in {path}.</source>
        <translation>就緒：{path} 裡的 {named}。</translation>
    </message>
    <message>
        <source>{path} has no drawings, only pictures.</source>
        <translation>{path} 沒有手繪，只有圖片。</translation>
    </message>
    <message>
        <source>{first} and {part} cannot be joined: their pictures or classes differ.</source>
        <translation>{first} 與 {part} 無法合併：圖片或類別不同。</translation>
    </message>
    <message>
        <source>{model} tells {count} classes apart, but {dataset} has {given}. Choose another data set, or layers of your own that end with “dense {given}”.</source>
        <translation>{model} 區分 {count} 個類別，但 {dataset} 有 {given} 個。請選擇另一個資料集，或以「dense {given}」結尾的自訂層。</translation>
    </message>
    <message>
        <source>{model} tells {classes} apart, but {name} has {others}. Choose another model or data set.</source>
        <translation>{model} 區分 {classes}，但 {name} 有 {others}。請選擇另一個模型或資料集。</translation>
    </message>
    <message>
        <source>{model} reads {wanted} pictures, but {name} has {given} ones. Choose another model or data set.</source>
        <translation>{model} 辨識的圖片是 {wanted}，但 {name} 的是 {given}。請選擇另一個模型或資料集。</translation>
    </message>
    <message>
        <source>A library of this installation cannot be loaded, most often because Windows lacks Microsoft’s Visual C++ runtime: install {address} and start digitpad again. ({error})</source>
        <translation>無法載入此安裝的程式庫，最常見的原因是 Windows 缺少 Microsoft 的 Visual C++ 執行階段：請安裝 {address}，再重新啟動 digitpad。({error})</translation>
    </message>
    <message>
        <source>This needs {name}, which this bundle comes without: install the whole digitpad with pip, as its documents say.</source>
        <translation>這需要 {name}，而此套件不含它：請依文件所述，以 pip 安裝完整的 digitpad。</translation>
    </message>
    <message>
        <source>This needs {name}, which is not installed. Install it with: {command}</source>
        <translation>這需要 {name}，但尚未安裝。安裝方式：{command}</translation>
    </message>
    <message>
        <source>The model {model} reads {wanted} images, not {given} ones.</source>
        <translation>模型 {model} 辨識的影像是 {wanted}，不是 {given}。</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>模型 {model} 辨識整列。請用「digitpad evaluate MODEL --numbers FILE」測量，MODEL 是它的檔案。</translation>
    </message>
    <message>
        <source>There are {count} images but {labels} labels.</source>
        <translation>有 {count} 張影像，卻有 {labels} 個標籤。</translation>
    </message>
    <message>
        <source>None of the {count} images is one of the classes that {model} knows.</source>
        <translation>{count} 張影像中，沒有一張屬於 {model} 認得的類別。</translation>
    </message>
    <message>
        <source>There are no images to evaluate on.</source>
        <translation>沒有可用來評估的影像。</translation>
    </message>
    <message>
        <source>{model} says what an image shows and reconstructs none. Choose an autoencoder: digits-autoencoder or cifar-autoencoder.</source>
        <translation>{model} 說出影像是什麼，不做重建。請選擇自編碼器：digits-autoencoder 或 cifar-autoencoder。</translation>
    </message>
    <message>
        <source>The model {model} reads images of the shape {wanted}, not {given}.</source>
        <translation>模型 {model} 辨識形狀為 {wanted} 的影像，不是 {given}。</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Choose a model that reads drawings.</source>
        <translation>模型 {model} 辨識的是{reads}，不是手繪。請選擇辨識手繪的模型。</translation>
    </message>
    <message>
        <source>{model} draws images again and has no accuracy. Choose a model that reads classes.</source>
        <translation>{model} 會重畫影像，沒有準確率。請選擇辨識類別的模型。</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so there is no answer to explain. Choose a model that reads digits or pictures.</source>
        <translation>{model} 是自編碼器：它重建影像，所以沒有可說明的答案。請選擇辨識數字或圖片的模型。</translation>
    </message>
    <message>
        <source>There is no method called “{name}”. Available: {there}.</source>
        <translation>沒有名為「{name}」的方法。可用的有：{there}。</translation>
    </message>
    <message>
        <source>No images that {model} could have learned from are at hand. Choose their folder beside the data set.</source>
        <translation>手邊沒有 {model} 可能學過的影像。請在資料集旁選擇其資料夾。</translation>
    </message>
    <message>
        <source>{against} cannot be compared with itself: choose another class.</source>
        <translation>{against} 不能和自己比較：請選擇另一個類別。</translation>
    </message>
    <message>
        <source>{model} knows no class “{name}”. It knows: {there}.</source>
        <translation>{model} 沒有類別「{name}」。它認得：{there}。</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>它不是一般檔案</translation>
    </message>
    <message>
        <source>no file can have that name</source>
        <translation>檔案不能用這個名稱</translation>
    </message>
    <message>
        <source>on Windows no name has a {sign} in it; choose another</source>
        <translation>Windows 的名稱中不能有 {sign}；請換一個</translation>
    </message>
    <message>
        <source>on Windows no name has a line break or tab in it; choose another</source>
        <translation>Windows 的名稱中不能有換行或定位字元；請換一個</translation>
    </message>
    <message>
        <source>on Windows no name ends with a dot or a space; choose another</source>
        <translation>Windows 的名稱不能以點或空格結尾；請換一個</translation>
    </message>
    <message>
        <source>with its folders the name has more than {most} characters; choose a shorter one, or a folder higher up</source>
        <translation>連同資料夾，名稱超過 {most} 個字元；請換較短的，或選上層資料夾</translation>
    </message>
    <message>
        <source>it may only be read; choose another name, or change that in its properties</source>
        <translation>它是唯讀的；請換一個名稱，或在其內容中變更</translation>
    </message>
    <message>
        <source>you have no permission for it; choose another folder</source>
        <translation>你沒有權限；請選擇另一個資料夾</translation>
    </message>
    <message>
        <source>the disk is full; free some space or choose another folder</source>
        <translation>磁碟已滿；請釋出一些空間，或選擇另一個資料夾</translation>
    </message>
    <message>
        <source>your disk quota is used up; free some space or choose another folder</source>
        <translation>你的磁碟配額已用完；請釋出一些空間，或選擇另一個資料夾</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another folder</source>
        <translation>磁碟是唯讀的；請選擇另一個資料夾</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>沒有這個檔案或資料夾</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>路徑中有一部分是檔案，不是資料夾</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>它是資料夾</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名稱太長</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>它是指回自己的連結</translation>
    </message>
    <message>
        <source>it is a pipe without a reader</source>
        <translation>它是沒有讀取端的管道</translation>
    </message>
    <message>
        <source>Cannot write {path:.200}: {why}.</source>
        <translation>無法寫入 {path:.200}：{why}。</translation>
    </message>
    <message>
        <source>a device has that name; choose another</source>
        <translation>有裝置用了這個名稱；請選擇另一個</translation>
    </message>
    <message>
        <source>Cannot write in {folder}: {why}.</source>
        <translation>無法在 {folder} 中寫入：{why}。</translation>
    </message>
    <message>
        <source>Another run is writing {path} at this moment. Wait for it, or choose another name.</source>
        <translation>此刻另一次訓練正在寫入 {path}。請等它完成，或換個名稱。</translation>
    </message>
    <message>
        <source>Cannot read {path:.200}: {why}.</source>
        <translation>無法讀取 {path:.200}：{why}。</translation>
    </message>
    <message>
        <source>{path} is larger than {size}, the most that is read.</source>
        <translation>{path} 大於可讀取的上限 {size}。</translation>
    </message>
    <message>
        <source>another program has it open; close it there and try again</source>
        <translation>另一個程式開著它；請在那裡關閉後再試</translation>
    </message>
    <message>
        <source>another program has it open, or you have no permission for it; close it there, or choose another folder</source>
        <translation>另一個程式開著它，或你沒有權限；請在那裡關閉，或選擇另一個資料夾</translation>
    </message>
    <message>
        <source>{home_variable} is {home!s:.200}, but there is no user of that name: set it to a folder.</source>
        <translation>{home_variable} 是 {home!s:.200}，但沒有這個使用者：請將它設成資料夾。</translation>
    </message>
    <message>
        <source>there is a file of that name</source>
        <translation>已有同名的檔案</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}. Set {home_variable} to a folder that can be written.</source>
        <translation>無法建立資料夾 {folder}：{why}。請將 {home_variable} 設成可寫入的資料夾。</translation>
    </message>
    <message>
        <source>The file resources/{name} is missing from this installation of digitpad: install it again.</source>
        <translation>這份 digitpad 缺少檔案 resources/{name}：請重新安裝。</translation>
    </message>
    <message>
        <source>There is no font on this system, so that the window could show no text. On Debian and Ubuntu “sudo apt-get install fonts-dejavu-core” brings one.</source>
        <translation>這個系統沒有字型，視窗將無法顯示文字。在 Debian 和 Ubuntu 上可用「sudo apt-get install fonts-dejavu-core」安裝。</translation>
    </message>
    <message>
        <source>Cannot write the picture {picture}.</source>
        <translation>無法寫入圖片 {picture}。</translation>
    </message>
    <message>
        <source>A picture has no strokes to save as ink. Save it as PNG.</source>
        <translation>圖片沒有筆畫可存成墨跡。請存成 PNG。</translation>
    </message>
    <message>
        <source>This network reconstructs nothing. Choose an autoencoder.</source>
        <translation>這個網路不做重建。請選擇自編碼器。</translation>
    </message>
    <message>
        <source>The test pictures of {title} are not in {folder}. Choose {title} as data set, and download it or choose its folder.</source>
        <translation>{title} 的測試圖片不在 {folder}。請選擇 {title} 作為資料集，再下載或選擇其資料夾。</translation>
    </message>
    <message>
        <source>PyTorch cannot be loaded ({kind}: {why}).</source>
        <translation>無法載入 PyTorch（{kind}：{why}）。</translation>
    </message>
    <message>
        <source>Cannot unpack the ink file {path!s:.200}: it is cut off or damaged. Fetch it again.</source>
        <translation>無法解壓縮墨跡檔 {path!s:.200}：它被截斷或已損壞。請重新取得。</translation>
    </message>
    <message>
        <source>The ink file {path!s:.200} unpacks to more than {max_file_bytes} MiB, the most that is read.</source>
        <translation>墨跡檔 {path!s:.200} 解壓縮後超過可讀取的上限 {max_file_bytes} MiB。</translation>
    </message>
    <message>
        <source>it is XML, but its root is &lt;{tag:.40}&gt;, not &lt;ink&gt;</source>
        <translation>它是 XML，但根元素是 &lt;{tag:.40}&gt;，不是 &lt;ink&gt;</translation>
    </message>
    <message>
        <source>it holds no traces</source>
        <translation>其中沒有軌跡</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it defines XML entities, which are not allowed.</source>
        <translation>無法將 {name} 讀成 InkML：它定義了 XML 實體，這是不允許的。</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: unknown text encoding.</source>
        <translation>無法將 {name} 讀成 InkML：文字編碼不明。</translation>
    </message>
    <message>
        <source>it has more than {most:,} {what}</source>
        <translation>其中的 {what} 超過 {most:,}</translation>
    </message>
    <message>
        <source>its groups are nested more than {max_depth} deep</source>
        <translation>群組的巢狀深度超過 {max_depth} 層</translation>
    </message>
    <message>
        <source>it takes more than {max_seconds:.0f} seconds to read</source>
        <translation>讀取時間超過 {max_seconds:.0f} 秒</translation>
    </message>
    <message>
        <source>it holds more than {max_annotations:,} annotations</source>
        <translation>其中超過 {max_annotations:,} 個註記</translation>
    </message>
    <message>
        <source>it holds more than {max_strokes:,} strokes</source>
        <translation>其中超過 {max_strokes:,} 筆</translation>
    </message>
    <message>
        <source>in its trace number {stroke_count:,} {why}</source>
        <translation>第 {stroke_count:,} 條軌跡：{why}</translation>
    </message>
    <message>
        <source>it holds more than {max_points:,} points</source>
        <translation>其中超過 {max_points:,} 個點</translation>
    </message>
    <message>
        <source>a view refers to the trace “{name:.40}”, which is not there before it</source>
        <translation>有檢視參照軌跡「{name:.40}」，但在它之前沒有這條軌跡</translation>
    </message>
    <message>
        <source>its trace format has no X or no Y channel</source>
        <translation>軌跡格式沒有 X 或 Y 通道</translation>
    </message>
    <message>
        <source>it holds trace formats that differ, which digitpad does not support</source>
        <translation>其中的軌跡格式不一，digitpad 不支援</translation>
    </message>
    <message>
        <source>Cannot write {path!s:.200}: these drawings are more than one ink file holds that can be read again. Write them to several files, one person’s at a time, for instance.</source>
        <translation>無法寫入 {path!s:.200}：這些手繪多於一個墨跡檔能再讀回的數量。請寫成多個檔案，例如每人一個。</translation>
    </message>
    <message>
        <source>The annotation {kind!a} holds a character that XML does not allow.</source>
        <translation>註記 {kind!a} 含有 XML 不允許的字元。</translation>
    </message>
    <message>
        <source>a coordinate is too large</source>
        <translation>座標太大</translation>
    </message>
    <message>
        <source>point {number:,} has too few values</source>
        <translation>第 {number:,} 點的值太少</translation>
    </message>
    <message>
        <source>point {number:,} has no x or no y</source>
        <translation>第 {number:,} 點沒有 x 或 y</translation>
    </message>
    <message>
        <source>point {number:,} is longer than any</source>
        <translation>第 {number:,} 點長得不合理</translation>
    </message>
    <message>
        <source>point {number:,} has “{found:.20}” where a number should be</source>
        <translation>第 {number:,} 點應為數值之處是「{found:.20}」</translation>
    </message>
    <message>
        <source>{count:,} strokes or specks are no line of writing.</source>
        <translation>{count:,} 個筆畫或斑點不是一列書寫。</translation>
    </message>
    <message>
        <source>numpy has no bfloat16; store .npz as float32 or float16</source>
        <translation>numpy 沒有 bfloat16；請將 .npz 存成 float32 或 float16</translation>
    </message>
    <message>
        <source>it is a damaged zip archive</source>
        <translation>它是損壞的 zip 封存檔</translation>
    </message>
    <message>
        <source>it is a TorchScript archive, which holds a program; save its state_dict instead</source>
        <translation>它是含有程式的 TorchScript 封存檔；請改存其 state_dict</translation>
    </message>
    <message>
        <source>it is a zip archive, but neither numpy’s .npz nor PyTorch’s .pt</source>
        <translation>它是 zip 封存檔，但既不是 numpy 的 .npz，也不是 PyTorch 的 .pt</translation>
    </message>
    <message>
        <source>it holds more than {max_members:,} files</source>
        <translation>其中超過 {max_members:,} 個檔案</translation>
    </message>
    <message>
        <source>it is a damaged zip archive: its files overlap</source>
        <translation>它是損壞的 zip 封存檔：其中的檔案重疊</translation>
    </message>
    <message>
        <source>it unpacks to more than {most} MB, as no weights do</source>
        <translation>它解壓縮後超過 {most} MB，權重不會這麼大</translation>
    </message>
    <message>
        <source>it is packed in a way that neither numpy nor PyTorch writes</source>
        <translation>它的壓縮方式不是 numpy 或 PyTorch 會用的</translation>
    </message>
    <message>
        <source>the array {name} {why}</source>
        <translation>陣列 {name} {why}</translation>
    </message>
    <message>
        <source>the array {name} is damaged</source>
        <translation>陣列 {name} 已損壞</translation>
    </message>
    <message>
        <source>its metadata is damaged</source>
        <translation>其中繼資料已損壞</translation>
    </message>
    <message>
        <source>is of an unknown version of the format</source>
        <translation>的格式版本不明</translation>
    </message>
    <message>
        <source>holds objects, which are never opened here</source>
        <translation>含有物件，這裡絕不開啟</translation>
    </message>
    <message>
        <source>does not have as many bytes as its shape needs</source>
        <translation>的位元組數與其形狀不符</translation>
    </message>
    <message>
        <source>its numbers are in an order that this version does not read</source>
        <translation>的數值順序是此版本不讀取的</translation>
    </message>
    <message>
        <source>it describes more than any model needs</source>
        <translation>它描述的比任何模型所需的還多</translation>
    </message>
    <message>
        <source>PyTorch cannot read it; it is damaged</source>
        <translation>PyTorch 無法讀取；它已損壞</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged</source>
        <translation>張量 {name} 已損壞</translation>
    </message>
    <message>
        <source>the tensor {name} does not hold plain numbers</source>
        <translation>張量 {name} 含有的不是純數值</translation>
    </message>
    <message>
        <source>it holds more than weights, which is never opened here; save the model’s state_dict</source>
        <translation>它含有權重以外的東西，這裡絕不開啟；請儲存模型的 state_dict</translation>
    </message>
    <message>
        <source>it holds no table of named tensors</source>
        <translation>其中沒有具名張量的表格</translation>
    </message>
    <message>
        <source>it has a tensor with the impossible name {name}</source>
        <translation>其中有個張量的名稱 {name} 不可能存在</translation>
    </message>
    <message>
        <source>the tensor {name} stands in it twice</source>
        <translation>張量 {name} 在其中出現兩次</translation>
    </message>
    <message>
        <source>A calibration cannot have the temperature {temperature}.</source>
        <translation>校準的溫度不能是 {temperature}。</translation>
    </message>
    <message>
        <source>A calibration’s thresholds must lie between 0 and 1.</source>
        <translation>校準的門檻必須在 0 與 1 之間。</translation>
    </message>
    <message>
        <source>A calibration’s curve must rise, between 0 and 1.</source>
        <translation>校準的曲線必須在 0 與 1 之間上升。</translation>
    </message>
    <message>
        <source>its metadata “classes” is not a list of names</source>
        <translation>其中繼資料「classes」不是名稱清單</translation>
    </message>
    <message>
        <source>its metadata “arguments” holds more than whole numbers and words</source>
        <translation>其中繼資料「arguments」含有整數和文字以外的東西</translation>
    </message>
    <message>
        <source>{why}. What another version made opens in that version</source>
        <translation>{why}。其他版本產生的檔案可用該版本開啟</translation>
    </message>
    <message>
        <source>it asks for the preprocessing {wanted}, which this version does not know (it knows {list}); open it with the version that made it</source>
        <translation>它要求前處理 {wanted}，此版本不認得（認得的有 {list}）；請用產生它的版本開啟</translation>
    </message>
    <message>
        <source>its input shape, preprocessing and architecture do not go together ({shape}, {wanted}, {model})</source>
        <translation>其輸入形狀、前處理和架構不相配（{shape}、{wanted}、{model}）</translation>
    </message>
    <message>
        <source>it names {count} classes; {model} needs {class_count} different ones</source>
        <translation>它列出 {count} 個類別；{model} 需要 {class_count} 個不同的類別</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be written: {why}</source>
        <translation>其中繼資料「{key}」無法寫入：{why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be read: {why}</source>
        <translation>其中繼資料「{key}」無法讀取：{why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” is not a {value}</source>
        <translation>其中繼資料「{key}」不是 {value}</translation>
    </message>
    <message>
        <source>its metadata claims an accuracy that is not between 0 and 1</source>
        <translation>其中繼資料宣稱的準確率不在 0 與 1 之間</translation>
    </message>
    <message>
        <source>its metadata claims an invalid number of test images</source>
        <translation>其中繼資料宣稱的測試影像數無效</translation>
    </message>
    <message>
        <source>its metadata “calibration” makes no sense</source>
        <translation>其中繼資料「calibration」沒有意義</translation>
    </message>
    <message>
        <source>it is a damaged ONNX file</source>
        <translation>它是損壞的 ONNX 檔</translation>
    </message>
    <message>
        <source>it is an ONNX file whose weights lie in another one; export it in one</source>
        <translation>它是權重放在另一個檔案的 ONNX 檔；請匯出成單一檔案</translation>
    </message>
    <message>
        <source>it is an ONNX file that takes {sizes}, not pictures of 28×28 grey pixels</source>
        <translation>它是接受 {sizes} 的 ONNX 檔，而不是 28×28 灰階像素的圖片</translation>
    </message>
    <message>
        <source>it is an ONNX file with the node {name} ({kind}), which is none of the layers that digitpad builds</source>
        <translation>它是含有節點 {name} ({kind}) 的 ONNX 檔，digitpad 沒有這種層</translation>
    </message>
    <message>
        <source>it is a Python pickle, which is never opened here because it can run programs</source>
        <translation>它是 Python pickle，這裡絕不開啟，因為它能執行程式</translation>
    </message>
    <message>
        <source>it is in the format of PyTorch before 1.6, a pickle, which can run programs and is never opened here; load it with a newer PyTorch and save its state_dict again with torch.save</source>
        <translation>它是 PyTorch 1.6 以前的格式，也就是能執行程式的 pickle，這裡絕不開啟；請用較新的 PyTorch 載入，再以 torch.save 重新儲存其 state_dict</translation>
    </message>
    <message>
        <source>it is a picture</source>
        <translation>它是圖片</translation>
    </message>
    <message>
        <source>it is packed with gzip; unpack it first</source>
        <translation>它以 gzip 壓縮；請先解壓縮</translation>
    </message>
    <message>
        <source>it is a numpy array</source>
        <translation>它是 numpy 陣列</translation>
    </message>
    <message>
        <source>it is an HDF5 file, as Keras writes</source>
        <translation>它是 Keras 所寫的那種 HDF5 檔</translation>
    </message>
    <message>
        <source>it is a GGUF file</source>
        <translation>它是 GGUF 檔</translation>
    </message>
    <message>
        <source>it is a PDF document</source>
        <translation>它是 PDF 文件</translation>
    </message>
    <message>
        <source>it is an XML file</source>
        <translation>它是 XML 檔</translation>
    </message>
    <message>
        <source>it is an ink file</source>
        <translation>它是墨跡檔</translation>
    </message>
    <message>
        <source>the tensor {name} holds {dtype} numbers; this version reads {list}</source>
        <translation>張量 {name} 含有 {dtype} 數值；此版本讀取 {list}</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged, or changed while it was read</source>
        <translation>張量 {name} 已損壞，或讀取時遭到變更</translation>
    </message>
    <message>
        <source>it is too short for a safetensors model</source>
        <translation>它太短，不足以是 safetensors 模型</translation>
    </message>
    <message>
        <source>it is not a safetensors model</source>
        <translation>它不是 safetensors 模型</translation>
    </message>
    <message>
        <source>its header claims {length} bytes; more than {max_header_bytes} MB is refused</source>
        <translation>其標頭宣稱有 {length} 位元組；超過 {max_header_bytes} MB 一律拒絕</translation>
    </message>
    <message>
        <source>its header is cut off; the file is incomplete</source>
        <translation>其標頭被截斷；檔案不完整</translation>
    </message>
    <message>
        <source>its header is not text</source>
        <translation>其標頭不是文字</translation>
    </message>
    <message>
        <source>its header cannot be read: {why}</source>
        <translation>無法讀取其標頭：{why}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>檔案是空的</translation>
    </message>
    <message>
        <source>it is larger than {max_file_bytes} MB, the most that is read</source>
        <translation>它大於可讀取的上限 {max_file_bytes} MB</translation>
    </message>
    <message>
        <source>it is damaged: its content is not what was saved. Use a copy, if there is one</source>
        <translation>它已損壞：內容與儲存時不同。若有副本，請用副本</translation>
    </message>
    <message>
        <source>its metadata is too long to be read again</source>
        <translation>其中繼資料太長，無法再讀回</translation>
    </message>
    <message>
        <source>the tensor {name} holds values that are not finite numbers</source>
        <translation>張量 {name} 含有不是有限數的值</translation>
    </message>
    <message>
        <source>the tensor {name} has values beyond what float16 can hold; store it as bfloat16 or float32</source>
        <translation>張量 {name} 的值超出 float16 的範圍；請以 bfloat16 或 float32 儲存</translation>
    </message>
    <message>
        <source>its metadata is not a table of texts</source>
        <translation>其中繼資料不是文字的表格</translation>
    </message>
    <message>
        <source>it lists more than {max_tensors} tensors</source>
        <translation>它列出的張量超過 {max_tensors} 個</translation>
    </message>
    <message>
        <source>the tensor {name} leaves a gap before it; the file is damaged</source>
        <translation>張量 {name} 之前有空隙；檔案已損壞</translation>
    </message>
    <message>
        <source>the tensor {name} overlaps another one; the file is damaged</source>
        <translation>張量 {name} 與另一個重疊；檔案已損壞</translation>
    </message>
    <message>
        <source>{size} bytes at its end belong to no tensor</source>
        <translation>結尾有 {size} 位元組不屬於任何張量</translation>
    </message>
    <message>
        <source>the tensor {name} is not described by dtype, shape, offsets</source>
        <translation>張量 {name} 沒有以 dtype、shape、offsets 描述</translation>
    </message>
    <message>
        <source>the tensor {name} has an impossible shape</source>
        <translation>張量 {name} 的形狀不可能存在</translation>
    </message>
    <message>
        <source>the tensor {name} has impossible offsets</source>
        <translation>張量 {name} 的位移不可能存在</translation>
    </message>
    <message>
        <source>the tensor {name} is cut off; the file is incomplete</source>
        <translation>張量 {name} 被截斷；檔案不完整</translation>
    </message>
    <message>
        <source>the tensor {name} does not have as many bytes as its shape needs</source>
        <translation>張量 {name} 的位元組數與其形狀不符</translation>
    </message>
    <message>
        <source>the tensor {name} has no dtype</source>
        <translation>張量 {name} 沒有 dtype</translation>
    </message>
    <message>
        <source>its header holds broken text</source>
        <translation>其標頭含有損壞的文字</translation>
    </message>
    <message>
        <source>{model} has no tensor {found}</source>
        <translation>{model} 沒有張量 {found}</translation>
    </message>
    <message>
        <source>Cannot save {path}: {why}.</source>
        <translation>無法儲存 {path}：{why}。</translation>
    </message>
    <message>
        <source>Cannot open {shown}: {why}.</source>
        <translation>無法開啟 {shown}：{why}。</translation>
    </message>
    <message>
        <source>its tensors hold {found} numbers; this version reads {list}</source>
        <translation>其張量含有 {found} 數值；此版本讀取 {list}</translation>
    </message>
    <message>
        <source>it was made by another version of digitpad (its format is {version}, this version reads {format}); open it with the version that made it</source>
        <translation>它由另一版 digitpad 產生（其格式為 {version}，此版本讀取 {format}）；請用產生它的版本開啟</translation>
    </message>
    <message>
        <source>{model} has no tensor {unknown}</source>
        <translation>{model} 沒有張量 {unknown}</translation>
    </message>
    <message>
        <source>The tensors of {name} do not fit {network} with {given}.</source>
        <translation>{name} 的張量與 {network}（{given}）不符。</translation>
    </message>
    <message>
        <source>it does not have as many numbers as its shape needs</source>
        <translation>數值的數量與其形狀不符</translation>
    </message>
    <message>
        <source>it has no end</source>
        <translation>它沒有結尾</translation>
    </message>
    <message>
        <source>it contains an instruction ({name}) that model files do not need</source>
        <translation>它含有模型檔不需要的指令（{name}）</translation>
    </message>
    <message>
        <source>it has no mark</source>
        <translation>它沒有標記</translation>
    </message>
    <message>
        <source>it contains a call that model files do not need</source>
        <translation>它含有模型檔不需要的呼叫</translation>
    </message>
    <message>
        <source>it has a tensor without numbers</source>
        <translation>其中有個張量沒有數值</translation>
    </message>
    <message>
        <source>it has a tensor of an impossible shape</source>
        <translation>其中有個張量的形狀不可能存在</translation>
    </message>
    <message>
        <source>it has a tensor of unknown numbers</source>
        <translation>其中有個張量的數值種類不明</translation>
    </message>
    <message>
        <source>{count:,.1f} billion multiplications for one image; the limit is {most:g} billion, so that it can be read live</source>
        <translation>一張影像要 {count:,.1f} 十億次乘法；上限為 {most:g} 十億次，才能即時辨識</translation>
    </message>
    <message>
        <source>There is no model called “{name}”. Available: {there}.</source>
        <translation>沒有名為「{name}」的模型。可用的有：{there}。</translation>
    </message>
    <message>
        <source>It takes none.</source>
        <translation>它不接受任何引數。</translation>
    </message>
    <message>
        <source>It takes these (with defaults): {arguments}.</source>
        <translation>它接受這些（含預設值）：{arguments}。</translation>
    </message>
    <message>
        <source>The model {name} takes no argument “{argument}”. {takes}</source>
        <translation>模型 {name} 不接受引數「{argument}」。{takes}</translation>
    </message>
    <message>
        <source>words</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整數</translation>
    </message>
    <message>
        <source>The argument “{argument}” of {name} is {wanted}, not {value}.</source>
        <translation>{name} 的引數「{argument}」要是{wanted}，不是 {value}。</translation>
    </message>
    <message>
        <source>The layers have {count:,} characters; the limit is {most:,}.</source>
        <translation>各層共有 {count:,} 個字元；上限為 {most:,}。</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: it should be like {example}.</source>
        <translation>看不懂「{step_text}」：應該像 {example}。</translation>
    </message>
    <message>
        <source>“{step_text}” does not say how many outputs: write {example}, say.</source>
        <translation>「{step_text}」沒有說有幾個輸出：例如可寫 {example}。</translation>
    </message>
    <message>
        <source>Leave “{word}” out: digitpad turns the last outputs into probabilities itself.</source>
        <translation>請略去「{word}」：digitpad 會自己把最後的輸出轉成機率。</translation>
    </message>
    <message>
        <source>There is no layer called “{word}”. Available: {kinds}.</source>
        <translation>沒有名為「{word}」的層。可用的有：{kinds}。</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: “{text}” stands where a number should.</source>
        <translation>看不懂「{step_text}」：應為數值之處是「{text}」。</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a whole number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>「{step_text}」：{number} 是 {least:g} 到 {most:,.0f} 的整數，不是 {text}。</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>「{step_text}」：{number} 是 {least:g} 到 {most:,.0f} 的數，不是 {text}。</translation>
    </message>
    <message>
        <source>Pictures are 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>圖片是 28×28（數字）或 32×32（彩色圖片），不是 {image}×{image}。</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”: {why}</source>
        <translation>第 {number} 層「{layer}」：{why}</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”, gives {count:,} values for one image; the limit is {most:,}. Give it fewer outputs.</source>
        <translation>第 {number} 層「{layer}」對一張影像輸出 {count:,} 個值；上限為 {most:,}。請減少它的輸出。</translation>
    </message>
    <message>
        <source>There are no layers yet. Begin with “{start}”, say.</source>
        <translation>還沒有任何層。例如可從「{start}」開始。</translation>
    </message>
    <message>
        <source>These are {count} layers; the limit is {most}.</source>
        <translation>共有 {count} 層；上限為 {most}。</translation>
    </message>
    <message>
        <source>The last layer has {shape} outputs, and there are ten classes: end with “{end}”.</source>
        <translation>最後一層有 {shape} 個輸出，而類別有十個：請以「{end}」結尾。</translation>
    </message>
    <message>
        <source>The last layer gives {shape}, and there are ten classes: end with “{end}”.</source>
        <translation>最後一層輸出 {shape}，而類別有十個：請以「{end}」結尾。</translation>
    </message>
    <message>
        <source>The network has {count:,} weights; the limit is {most:,}. Make layer {number}, “{layer}”, smaller, or put a “pool 2” before it.</source>
        <translation>網路有 {count:,} 個權重；上限為 {most:,}。請縮小第 {number} 層「{layer}」，或在它前面放一個「pool 2」。</translation>
    </message>
    <message>
        <source>The network needs {operations}. Give layer {number}, “{layer}”, fewer outputs, or put a “pool 2” before it.</source>
        <translation>網路需要 {operations}。請減少第 {number} 層「{layer}」的輸出，或在它前面放一個「pool 2」。</translation>
    </message>
    <message>
        <source>it needs a picture, but what comes before it gives a row of values.</source>
        <translation>它需要圖片，但前面給的是一列值。</translation>
    </message>
    <message>
        <source>its {kernel}×{kernel} pixels are more than there are: a picture of {height}×{width} comes in.</source>
        <translation>它的 {kernel}×{kernel} 像素超過現有的：輸入的是 {height}×{width} 的圖片。</translation>
    </message>
    <message>
        <source>a picture of {height}×{width} is too small for it.</source>
        <translation>{height}×{width} 的圖片對它來說太小。</translation>
    </message>
    <message>
        <source>it would leave everything out; 0.5 is much already.</source>
        <translation>這會略去一切；0.5 就已經很多了。</translation>
    </message>
    <message>
        <source>How many heads its attention has is not in the file: {heads} is a guess.</source>
        <translation>檔案沒有說明注意力有幾個頭：{heads} 是猜測。</translation>
    </message>
    <message>
        <source>no tensors fit its layer “{layer}”</source>
        <translation>沒有張量符合它的層「{layer}」</translation>
    </message>
    <message>
        <source>it has no layer for “{layer}”</source>
        <translation>它沒有對應「{layer}」的層</translation>
    </message>
    <message>
        <source>The tensors are not those of “{layers}”: {why}.</source>
        <translation>這些張量不是「{layers}」的：{why}。</translation>
    </message>
    <message>
        <source>it does not fit {model}: {what}</source>
        <translation>它與 {model} 不符：{what}</translation>
    </message>
    <message>
        <source>{problem}, and {count} more do not fit</source>
        <translation>{problem}，另有 {count} 個不符</translation>
    </message>
    <message>
        <source>the tensor “{name}” {sizes} is missing</source>
        <translation>缺少張量「{name}」 {sizes}</translation>
    </message>
    <message>
        <source>the tensor “{name}” is {found}, not {sizes}</source>
        <translation>張量「{name}」是 {found}，不是 {sizes}</translation>
    </message>
    <message>
        <source>its patch embedding has the shapes {positions} and {projection}, not [1, patches + 1, width] and [width, channels, patch, patch]</source>
        <translation>其圖塊嵌入的形狀是 {positions} 和 {projection}，不是 [1, patches + 1, width] 和 [width, channels, patch, patch]</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (grey) in {patches} patches</source>
        <translation>{rows} 列對應 {image}×{image}（灰階）切成 {patches} 個圖塊</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (colour) in {patches} patches</source>
        <translation>{rows} 列對應 {image}×{image}（彩色）切成 {patches} 個圖塊</translation>
    </message>
    <message>
        <source>no image that digitpad reads (28×28 or 32×32) divides so</source>
        <translation>digitpad 讀取的影像（28×28 或 32×32）無法這樣切分</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} 或 {second}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {image} with {channels} channels; with patches of {patch}×{patch}, vit needs {fits}</source>
        <translation>其位置嵌入有 {rows} 列，也就是 {image}，{channels} 個通道；圖塊為 {patch}×{patch} 時，vit 需要 {fits}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {given}; the model needs {patches}, for an image of {image}×{image} cut into {patches_2} patches of {patch}×{patch}</source>
        <translation>其位置嵌入有 {rows} 列，也就是 {given}；模型需要 {patches} 列，用於 {image}×{image} 的影像切成 {patches_2} 個 {patch}×{patch} 圖塊</translation>
    </message>
    <message>
        <source>a class token and {patches} patches, which no square image has</source>
        <translation>一個類別標記和 {patches} 個圖塊，正方形影像切不出這個數目</translation>
    </message>
    <message>
        <source>a class token, with a distillation token, which vit does not have, and {patches} patches, which no square image has</source>
        <translation>一個類別標記、vit 沒有的蒸餾標記，和 {patches} 個圖塊，正方形影像切不出這個數目</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}</source>
        <translation>{side}×{side} 的影像切成 {patches} 個 {patch}×{patch} 圖塊</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}, with a distillation token, which vit does not have</source>
        <translation>{side}×{side} 的影像切成 {patches} 個 {patch}×{patch} 圖塊，帶有 vit 沒有的蒸餾標記</translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation>其中沒有張量</translation>
    </message>
    <message>
        <source>It is taken for {model} by the shapes of its tensors, which do not tell what comes between them; assumed is: {layers}. If it was made with other layers, ReLU after each convolution say, it reads worse: digitpad convert --layers tells it which.</source>
        <translation>由張量的形狀推定它是 {model}，但形狀看不出其間有什麼；假定為：{layers}。若它用了其他的層，例如每個卷積後的 ReLU，辨識就會較差：可用 digitpad convert --layers 告訴它是哪些層。</translation>
    </message>
    <message>
        <source>it looks like {model}, but {problem}</source>
        <translation>看起來像 {model}，但{problem}</translation>
    </message>
    <message>
        <source>Your own classes are 2 to {most}, on the reader {readers}; not {classes} on {base}.</source>
        <translation>自訂類別為 2 到 {most} 個，建立在辨識器 {readers} 上；不能是 {base} 上的 {classes} 個。</translation>
    </message>
    <message>
        <source>Its pixels are taken as “{pixels}”, by which it reads {accuracy} of {count} generated digits: if it was trained on others, say so (--pixels, or “Pixels of the model” in the window)</source>
        <translation>其像素當作「{pixels}」，如此可辨識 {count} 個生成數字的 {accuracy}：若它用別的像素訓練，請說明（--pixels，或視窗中的「模型的像素」）</translation>
    </message>
    <message>
        <source>{model} draws pixels itself: only 0-1 are known.</source>
        <translation>{model} 自己畫出像素：只認得 0-1。</translation>
    </message>
    <message>
        <source>Pixels are 0-1, 0-255, inverted or like “mean 0.1307 std 0.3081” (of values 0 to 1, one each or one a channel), not {text}.</source>
        <translation>像素可為 0-1、0-255、inverted，或像「mean 0.1307 std 0.3081」（以 0 到 1 的值計，各一個或每通道一個），不能是 {text}。</translation>
    </message>
    <message>
        <source>its tensor “{name}” {sizes} belongs to none of the layers that can be rebuilt from tensors alone: dense, convolution, batch normalisation</source>
        <translation>其張量「{name}」 {sizes} 不屬於單憑張量就能重建的層：全連接、卷積、批次正規化</translation>
    </message>
    <message>
        <source>its last layer, “{layer}”, gives {count:,} scores; of pictures of {image}×{image} digitpad knows what {known} stand for</source>
        <translation>其最後一層「{layer}」輸出 {count:,} 個分數；對 {image}×{image} 的圖片，digitpad 知道意義的是 {known}</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填補</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>池化</translation>
    </message>
    <message>
        <source>activations (taken for {kind})</source>
        <translation>活化函數（當作 {kind}）</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors</source>
        <translation>{layers}，依張量的形狀</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors; these cannot tell: {guesses}</source>
        <translation>{layers}，依張量的形狀；由此看不出：{guesses}</translation>
    </message>
    <message>
        <source>none of its layers takes 28×28 grey or 32×32 colour pictures, which are 784 and 3,072 values: “{layer}” has the weights {sizes}</source>
        <translation>它沒有一層接受 28×28 灰階或 32×32 彩色圖片，也就是 784 和 3,072 個值：「{layer}」的權重是 {sizes}</translation>
    </message>
    <message>
        <source>its layers make no single row: “{before}” gives {outputs:,} channels or values, and “{layer}”, with the weights {sizes}, does not take them</source>
        <translation>它的層連不成一串：「{before}」輸出 {outputs:,} 個通道或值，而「{layer}」的權重是 {sizes}，無法接受</translation>
    </message>
    <message>
        <source>no usual padding, stride and pooling of its convolutions makes the {count:,} values that “{layer}” takes of a picture of {image}×{image}</source>
        <translation>其卷積用任何常見的填補、步幅和池化，都得不出「{layer}」從 {image}×{image} 圖片所需的 {count:,} 個值</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g}</source>
        <translation>至少 {least:,g} 的整數</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>至少 {least:,g}、至多 {most:,.0f} 的整數</translation>
    </message>
    <message>
        <source>a number of at least {least:,g}</source>
        <translation>至少 {least:,g} 的數</translation>
    </message>
    <message>
        <source>a number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>至少 {least:,g}、至多 {most:,.0f} 的數</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>大於 0 的數</translation>
    </message>
    <message>
        <source>a number above 0 and at most {most:,.0f}</source>
        <translation>大於 0、至多 {most:,.0f} 的數</translation>
    </message>
    <message>
        <source>{number}, or {choices}</source>
        <translation>{number}，或 {choices}</translation>
    </message>
    <message>
        <source>The {name} must be {wanted}, not {value}.</source>
        <translation>{name} 必須是{wanted}，不能是 {value}。</translation>
    </message>
    <message>
        <source>This network reads images of 28×28 (digits) or 32×32 (colour pictures) and tells 2 to {most} classes apart, not {image}×{image} and {classes}.</source>
        <translation>這個網路讀取 28×28（數字）或 32×32（彩色圖片）的影像，區分 2 到 {most} 個類別，不是 {image}×{image} 和 {classes}。</translation>
    </message>
    <message>
        <source>A vit of this size needs {too_many}. Take fewer patches or blocks.</source>
        <translation>這個大小的 vit 需要 {too_many}。請減少圖塊或區塊。</translation>
    </message>
    <message>
        <source>vit reads images of 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>vit 讀取 28×28（數字）或 32×32（彩色圖片）的影像，不是 {image}×{image}。</translation>
    </message>
    <message>
        <source>An image of {image} pixels cannot be cut into patches of {patch}, but of {fitting}.</source>
        <translation>{image} 像素的影像無法切成 {patch} 的圖塊，但可切成 {fitting}。</translation>
    </message>
    <message>
        <source>vit has 1 to {most} blocks, not {blocks}.</source>
        <translation>vit 有 1 到 {most} 個區塊，不能是 {blocks}。</translation>
    </message>
    <message>
        <source>A width of {width} cannot be shared by {heads} heads.</source>
        <translation>寬度 {width} 無法由 {heads} 個頭均分。</translation>
    </message>
    <message>
        <source>There is no table of numbers on this photo: nothing on it looks like a number.</source>
        <translation>這張照片上沒有數的表格：沒有任何東西看起來像數。</translation>
    </message>
    <message>
        <source>The camera gives no picture: it may be used by another program, or this one may not use it (see the system&apos;s privacy settings).</source>
        <translation>相機沒有畫面：可能另一個程式正在使用，或此程式不得使用（請看系統的隱私權設定）。</translation>
    </message>
    <message>
        <source>its rows are not equally long</source>
        <translation>各列長度不一</translation>
    </message>
    <message>
        <source>it holds more cells than any photo</source>
        <translation>其儲存格多於任何照片</translation>
    </message>
    <message>
        <source>a table has four corners</source>
        <translation>表格要有四個角</translation>
    </message>
    <message>
        <source>a grid has rows and columns</source>
        <translation>格線要有列與欄</translation>
    </message>
    <message>
        <source>This is no table that can be read: it has more than {most:,} cells.</source>
        <translation>這不是可辨識的表格：它有超過 {most:,} 個儲存格。</translation>
    </message>
    <message>
        <source>{name} is a grey image of 28×28 pixels, as models for digits read it, but this model reads colour pictures. Choose a model for digits, or another picture.</source>
        <translation>{name} 是 28×28 像素的灰階影像，適合數字模型，但此模型辨識彩色圖片。請選擇數字模型，或另一張圖片。</translation>
    </message>
    <message>
        <source>{name} cannot be read by a network for the signs of numbers alone: it works beside one for digits. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>{name} 無法單獨由辨識多位數符號的網路辨識：它要和數字網路搭配。請選擇數字模型，並在書寫列上寫多位數。</translation>
    </message>
    <message>
        <source>{name} is a colour photograph of 32×32 pixels, but the model reads digits. Choose a model for colour pictures, or a picture of a digit.</source>
        <translation>{name} 是 32×32 像素的彩色照片，但此模型辨識數字。請選擇彩色圖片的模型，或一張數字的圖片。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is empty.</source>
        <translation>無法將 {name} 讀成圖片：它是空的。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is too long; save it as PNG.</source>
        <translation>無法將 {name} 讀成圖片：它太長；請存成 PNG。</translation>
    </message>
    <message>
        <source>{name} has no page {number}.</source>
        <translation>{name} 沒有第 {number} 頁。</translation>
    </message>
    <message>
        <source>page {number} of {name}</source>
        <translation>{name} 的第 {number} 頁</translation>
    </message>
    <message>
        <source>Only the first page of {name} can be read: the rest is damaged.</source>
        <translation>{name} 只能讀取第一頁：其餘已損壞。</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>這張圖片</translation>
    </message>
    <message>
        <source>{width:,} × {height:,}</source>
        <translation>{width:,} × {height:,}</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: of {width:,} × {height:,} pixels one side is longer than the {max_side_px:,} that are read; cut it into parts.</source>
        <translation>無法將 {name} 讀成圖片：{width:,} × {height:,} 像素，有一邊超過可讀取的 {max_side_px:,}；請切成幾部分。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: the {format} data is damaged or cut off.</source>
        <translation>無法將 {name} 讀成圖片：{format} 資料已損壞或被截斷。</translation>
    </message>
    <message>
        <source>the size in its header</source>
        <translation>其標頭中的大小</translation>
    </message>
    <message>
        <source>it is a HEIC or AVIF photo; save it as JPEG or PNG, or for HEIC install what reads it: pip install pillow-heif</source>
        <translation>它是 HEIC 或 AVIF 照片；請存成 JPEG 或 PNG，若是 HEIC 也可安裝能讀取它的套件：pip install pillow-heif</translation>
    </message>
    <message>
        <source>it is a PDF; save its page as PNG or JPEG</source>
        <translation>它是 PDF；請將頁面存成 PNG 或 JPEG</translation>
    </message>
    <message>
        <source>it is packed with gzip, as data sets are; name the folder that holds it where the data to train on are chosen</source>
        <translation>它和資料集一樣以 gzip 壓縮；請在選擇訓練資料之處指定含有它的資料夾</translation>
    </message>
    <message>
        <source>it is text; a list of numbers is read by digitpad evaluate --numbers, and data to train on are named where they are chosen</source>
        <translation>它是文字；數的清單由 digitpad evaluate --numbers 讀取，訓練資料則在選擇之處指定</translation>
    </message>
    <message>
        <source>it is none of {formats}, or its beginning is damaged</source>
        <translation>它不是 {formats} 中的任何一種，或開頭已損壞</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {kind}.</source>
        <translation>無法將 {name} 讀成圖片：{kind}。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {size} is more than the {max_pixels} million pixels that are read; make it smaller.</source>
        <translation>無法將 {name} 讀成圖片：{size} 超過可讀取的 {max_pixels} 百萬像素；請縮小。</translation>
    </message>
    <message>
        <source>{name} holds pen strokes, but the model reads {reads}.</source>
        <translation>{name} 是筆畫，但此模型辨識的是{reads}。</translation>
    </message>
    <message>
        <source>A strip of {width:,} × {height:,} pixels is no line of writing.</source>
        <translation>{width:,} × {height:,} 像素的細條不是一列書寫。</translation>
    </message>
    <message>
        <source>{name} is a picture, but the model reads the strokes of a drawing. Draw the digit, or choose a model that reads pictures.</source>
        <translation>{name} 是圖片，但此模型辨識手繪的筆畫。請畫出數字，或選擇辨識圖片的模型。</translation>
    </message>
    <message>
        <source>This</source>
        <translation>這個</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>已取消。</translation>
    </message>
    <message>
        <source>It reads {accuracy} of {count} generated digits whichever way it is taken: it has other layers, or was trained on other pictures</source>
        <translation>無論怎麼解讀，它都只辨識出 {count} 個生成數字的 {accuracy}：它有別的層，或用別的圖片訓練</translation>
    </message>
    <message>
        <source>{whose} gives no numbers: its weights are too large, because its training diverged. Choose another model.</source>
        <translation>{whose} 輸出的不是數：訓練發散，使權重太大。請選擇另一個模型。</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Open a picture, or choose a model for digits.</source>
        <translation>模型 {model} 辨識的是{reads}，不是手繪。請開啟圖片，或選擇數字模型。</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, but this is {why}. Open another picture, or choose another model.</source>
        <translation>模型 {model} 辨識的是{reads}，但這是{why}。請開啟另一張圖片，或選擇另一個模型。</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>模型 {model} 辨識整列。請選擇數字模型，並在書寫列上寫多位數。</translation>
    </message>
    <message>
        <source>The model {model} does not read digits. Choose one that does.</source>
        <translation>模型 {model} 不辨識數字。請選擇會辨識的模型。</translation>
    </message>
    <message>
        <source>{kind} of {width}×{height} pixels</source>
        <translation>{width}×{height} 像素的{kind}</translation>
    </message>
    <message>
        <source>a colour picture of {width}×{height}</source>
        <translation>{width}×{height} 的彩色圖片</translation>
    </message>
    <message>
        <source>a grey one of {width}×{height}</source>
        <translation>{width}×{height} 的灰階圖片</translation>
    </message>
    <message>
        <source>an array of the shape {shape}</source>
        <translation>形狀為 {shape} 的陣列</translation>
    </message>
    <message>
        <source>{name} reads {reads}, not pictures of one sign.</source>
        <translation>{name} 辨識的是{reads}，不是單一符號的圖片。</translation>
    </message>
    <message>
        <source>A picture is a tensor (channels, h, w), not {shape}: one at a time.</source>
        <translation>圖片是張量 (channels, h, w)，不是 {shape}：一次一張。</translation>
    </message>
    <message>
        <source>There are no runs yet. A run is stored when it ends: press Train in the window, or use the command digitpad train.</source>
        <translation>還沒有訓練紀錄。訓練結束時會存下紀錄：請在視窗中按「訓練」，或使用命令 digitpad train。</translation>
    </message>
    <message>
        <source>Cannot keep the run in {folder}: {why}.</source>
        <translation>無法將訓練紀錄存於 {folder}：{why}。</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named}.</source>
        <translation>沒有名為「{wanted}」的訓練紀錄。可用的有：{named}。</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named} and {rest} more; “digitpad runs” lists them.</source>
        <translation>沒有名為「{wanted}」的訓練紀錄。可用的有：{named}，另有 {rest} 筆；「digitpad runs」會列出。</translation>
    </message>
    <message>
        <source>Cannot move the run {folder}: {why}.</source>
        <translation>無法移動訓練紀錄 {folder}：{why}。</translation>
    </message>
    <message>
        <source>A run needs a name.</source>
        <translation>訓練紀錄需要名稱。</translation>
    </message>
    <message>
        <source>{path} was written by another version of digitpad; open it with that one.</source>
        <translation>{path} 由另一版 digitpad 寫入；請用該版本開啟。</translation>
    </message>
    <message>
        <source>it ended for an unknown reason</source>
        <translation>結束原因不明</translation>
    </message>
    <message>
        <source>{path} is damaged ({why}).</source>
        <translation>{path} 已損壞（{why}）。</translation>
    </message>
    <message>
        <source>it holds a number that is too large</source>
        <translation>其中有太大的數</translation>
    </message>
    <message>
        <source>its curve is malformed</source>
        <translation>其曲線格式錯誤</translation>
    </message>
    <message>
        <source>{path} is damaged (it is not a table).</source>
        <translation>{path} 已損壞（它不是表格）。</translation>
    </message>
    <message>
        <source>Its weights are no longer there.</source>
        <translation>其權重已不存在。</translation>
    </message>
    <message>
        <source>The run’s state was not written to {path}: {why}.</source>
        <translation>訓練狀態未寫入 {path}：{why}。</translation>
    </message>
    <message>
        <source>The run&apos;s state holds values that are not finite, in {name}.</source>
        <translation>訓練狀態在 {name} 中含有不是有限數的值。</translation>
    </message>
    <message>
        <source>it is not as it was saved</source>
        <translation>它與儲存時不同</translation>
    </message>
    <message>
        <source>Cannot read the checkpoint {path}: {why}.</source>
        <translation>無法讀取檢查點 {path}：{why}。</translation>
    </message>
    <message>
        <source>{path} is damaged or not a checkpoint, so it cannot be resumed ({why}). An earlier model file, if you saved one, is not affected.</source>
        <translation>{path} 已損壞或不是檢查點，因此無法從它繼續（{why}）。先前若存過模型檔，不受影響。</translation>
    </message>
    <message>
        <source>it is not marked as a checkpoint</source>
        <translation>它沒有檢查點的標記</translation>
    </message>
    <message>
        <source>its totals are invalid</source>
        <translation>其總計無效</translation>
    </message>
    <message>
        <source>its tensor {found} does not fit its settings</source>
        <translation>其張量 {found} 與設定不符</translation>
    </message>
    <message>
        <source>its tables are malformed</source>
        <translation>其表格格式錯誤</translation>
    </message>
    <message>
        <source>it holds an invalid count</source>
        <translation>其中有無效的計數</translation>
    </message>
    <message>
        <source>it holds an invalid text</source>
        <translation>其中有無效的文字</translation>
    </message>
    <message>
        <source>its history does not have the columns that it claims</source>
        <translation>其歷程沒有所宣稱的欄</translation>
    </message>
    <message>
        <source>The device “{wanted}” is not there. This machine offers: {names}.</source>
        <translation>沒有裝置「{wanted}」。這部電腦提供：{names}。</translation>
    </message>
    <message>
        <source>The device {device} failed before the first step ({why}).</source>
        <translation>裝置 {device} 在第一步之前失效（{why}）。</translation>
    </message>
    <message>
        <source>The device {device} failed in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>裝置 {device} 在第 {step:,} 步失效（{why}）；保留最後正常的權重。</translation>
    </message>
    <message>
        <source>The memory of {device} is full before the first step ({why}).</source>
        <translation>{device} 的記憶體在第一步之前已滿（{why}）。</translation>
    </message>
    <message>
        <source>The memory of {device} is full in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>{device} 的記憶體在第 {step:,} 步已滿（{why}）；保留最後正常的權重。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>請再試一次。</translation>
    </message>
    <message>
        <source>Try again, or train on the processor.</source>
        <translation>請再試一次，或改用處理器訓練。</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network.</source>
        <translation>請選擇較小的批次或網路。</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network, or train on the processor.</source>
        <translation>請選擇較小的批次或網路，或改用處理器訓練。</translation>
    </message>
    <message>
        <source>{happened} {cure}</source>
        <translation>{happened}{cure}</translation>
    </message>
    <message>
        <source>The device {device} cannot compute this network ({why}); the processor can.</source>
        <translation>裝置 {device} 無法計算這個網路（{why}）；處理器可以。</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but the description of them is incomplete ({given}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE 表示由多個行程一起訓練，但其描述不完整（{given}）。請以 torchrun 啟動，或取消設定 WORLD_SIZE。</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but not where they meet (MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZE 表示由多個行程一起訓練，但沒有說明在哪裡會合（MASTER_ADDR={address:.80}，MASTER_PORT={port:.80}）。請以 torchrun 啟動，或取消設定 WORLD_SIZE。</translation>
    </message>
    <message>
        <source>Several processes cannot train on {kind}: choose the device cpu.</source>
        <translation>多個行程無法在 {kind} 上訓練：請選擇裝置 cpu。</translation>
    </message>
    <message>
        <source>This build of torch cannot train with several processes.</source>
        <translation>這個 torch 版本無法以多個行程訓練。</translation>
    </message>
    <message>
        <source>Process {rank} of {count} has lost the others: one was ended, its machine or the network failed, or it did not answer for {seconds:g} s ({why}). Start all of them again; a run that kept a checkpoint can be resumed from it.</source>
        <translation>{count} 個行程中的第 {rank} 個失去其他行程的聯繫：有一個結束了，其機器或網路故障，或 {seconds:g} 秒沒有回應（{why}）。請全部重新啟動；保有檢查點的訓練可從檢查點繼續。</translation>
    </message>
    <message>
        <source>{variable} must be a number of seconds, not {given}.</source>
        <translation>{variable} 必須是秒數，不能是 {given}。</translation>
    </message>
    <message>
        <source>The weights to keep are “best” or “last”, not “{keep}”.</source>
        <translation>要保留的權重是「best」或「last」，不是「{keep}」。</translation>
    </message>
    <message>
        <source>betas must be between 0 and 1</source>
        <translation>betas 必須在 0 與 1 之間</translation>
    </message>
    <message>
        <source>a name is not a text</source>
        <translation>有個名稱不是文字</translation>
    </message>
    <message>
        <source>The recorded training settings cannot be read: {why}.</source>
        <translation>無法讀取記錄的訓練設定：{why}。</translation>
    </message>
    <message>
        <source>There is no preset “{preset}”. Available: {list}.</source>
        <translation>沒有預設組合「{preset}」。可用的有：{list}。</translation>
    </message>
    <message>
        <source>{model} has no preset “{preset}”: take its recipe, or one of these models: {having}.</source>
        <translation>{model} 沒有預設組合「{preset}」：請用它的配方，或改用這些模型之一：{having}。</translation>
    </message>
    <message>
        <source>its curve has too many points</source>
        <translation>其曲線的點太多</translation>
    </message>
    <message>
        <source>There are too few drawings to learn from: draw at least {least} of each ({names}).</source>
        <translation>可學習的手繪太少：每種至少畫 {least} 幅（{names}）。</translation>
    </message>
    <message>
        <source>{file} is no lesson: it is not text in UTF-8.</source>
        <translation>{file} 不是課程：它不是 UTF-8 文字。</translation>
    </message>
    <message>
        <source>{file} is no lesson that can be begun. {why}</source>
        <translation>{file} 不是可以開始的課程。{why}</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>課程以標題開始：「# 標題」。</translation>
    </message>
    <message>
        <source>It has no steps: each begins with “## Title”.</source>
        <translation>它沒有步驟：每個步驟以「## 標題」開始。</translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <translation>第 {line} 行：{why}</translation>
    </message>
    <message>
        <source>This belongs to a step, which begins with “## Title”.</source>
        <translation>這屬於步驟，而步驟以「## 標題」開始。</translation>
    </message>
    <message>
        <source>Headings are “# Title”, once, and “## Title”.</source>
        <translation>標題是「# 標題」（一次）和「## 標題」。</translation>
    </message>
    <message>
        <source>A choice stands below its question: “? Question”.</source>
        <translation>選項要放在它的問題下方：「? 問題」。</translation>
    </message>
    <message>
        <source>There is one of these in this step already.</source>
        <translation>這個步驟已經有一個了。</translation>
    </message>
    <message>
        <source>This step has no text that says what to do.</source>
        <translation>這個步驟沒有說明要做什麼的文字。</translation>
    </message>
    <message>
        <source>A question has {fewest} to {most} choices, each a line “- Choice”.</source>
        <translation>問題有 {fewest} 到 {most} 個選項，每個是一行「- 選項」。</translation>
    </message>
    <message>
        <source>No choice says when it is right: “[right]”, or “[test &gt; 90]”.</source>
        <translation>沒有選項說明何時是對的：「[right]」或「[test &gt; 90]」。</translation>
    </message>
    <message>
        <source>“{word}” is not known here. There are: {known}.</source>
        <translation>這裡不認得「{word}」。可用的有：{known}。</translation>
    </message>
    <message>
        <source>This choice has no text.</source>
        <translation>這個選項沒有文字。</translation>
    </message>
    <message>
        <source>“{text}” is no condition such as “test &gt; 90” or “run = done”.</source>
        <translation>「{text}」不是像「test &gt; 90」或「run = done」的條件。</translation>
    </message>
    <message>
        <source>“{name}” is a word: compare it by = or !=.</source>
        <translation>「{name}」是文字：請以 = 或 != 比較。</translation>
    </message>
    <message>
        <source>“{text}” is no whole number.</source>
        <translation>「{text}」不是整數。</translation>
    </message>
    <message>
        <source>“{text}” is no number.</source>
        <translation>「{text}」不是數。</translation>
    </message>
    <message>
        <source>{why} The run takes place there.</source>
        <translation>{why}訓練在那裡進行。</translation>
    </message>
    <message>
        <source>The images of {dataset} are as they should be: leave out “{convention}”.</source>
        <translation>{dataset} 的影像本來就是正確的：請略去「{convention}」。</translation>
    </message>
    <message>
        <source>The run learns from a teacher, whose model file was not named.</source>
        <translation>訓練要向教師學習，但沒有指定教師的模型檔。</translation>
    </message>
    <message>
        <source>{teacher} cannot teach {model}: it does not read the same images as the same classes.</source>
        <translation>{teacher} 無法教 {model}：它沒有把同樣的影像辨識成同樣的類別。</translation>
    </message>
    <message>
        <source>The model to start from is {model}; its weights do not fit {wanted}.</source>
        <translation>起始模型是 {model}；其權重與 {wanted} 不符。</translation>
    </message>
    <message>
        <source>The processes do not have the same {what}. Give all of them the same command, and the same files where they do not share a folder.</source>
        <translation>各行程的 {what} 不同。請給所有行程相同的命令；若沒有共用資料夾，也請給相同的檔案。</translation>
    </message>
    <message>
        <source>The checkpoint is of another run ({changes}).</source>
        <translation>檢查點屬於另一次訓練（{changes}）。</translation>
    </message>
    <message>
        <source>The checkpoint was trained on other images than these.</source>
        <translation>檢查點是以其他影像訓練的。</translation>
    </message>
    <message>
        <source>its learning rate rises and falls once over all of them</source>
        <translation>其學習率在全程升降一次</translation>
    </message>
    <message>
        <source>its images are varied less and less towards their end</source>
        <translation>其影像的變化愈到最後愈少</translation>
    </message>
    <message>
        <source>The run was planned for {planned} epochs and {depends}: with {wanted} its steps would have been others. Start a new run from the weights instead.</source>
        <translation>這次訓練規劃為 {planned} 個訓練週期，而且{depends}：若為 {wanted} 個，各步就會不同。請改從這些權重開始新的訓練。</translation>
    </message>
    <message>
        <source>The run has done {step:g} epochs already, and epochs are counted from its beginning: {wanted} would leave nothing to do.</source>
        <translation>這次訓練已完成 {step:g} 個訓練週期，而訓練週期從開頭算起：{wanted} 個就沒有剩下可做的。</translation>
    </message>
    <message>
        <source>The memory of {device} is full. From step {step} on a batch goes through the network in parts of at most {images}; it is the same batch.</source>
        <translation>{device} 的記憶體已滿。從第 {step} 步起，一個批次分成每份最多 {images} 送進網路；批次本身不變。</translation>
    </message>
    <message>
        <source>{why} The run continues, but it could not be resumed.</source>
        <translation>{why}訓練繼續進行，但將無法從中斷處接續。</translation>
    </message>
    <message>
        <source>{model} does not tell colour pictures apart, and only these are mixed: choose none.</source>
        <translation>{model} 不區分彩色圖片，而只有彩色圖片能混合：請選擇 none。</translation>
    </message>
    <message>
        <source>{size} processes cannot share {smallest} images, the smallest part of a batch here. Choose another batch size, or fewer processes.</source>
        <translation>{size} 個行程無法分配 {smallest} 張影像，也就是這裡最小的一份批次。請選擇另一個批次大小，或較少的行程。</translation>
    </message>
    <message>
        <source>{why} The teaching takes place there.</source>
        <translation>{why}教導在那裡進行。</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so it cannot be taught a hand. Choose a model that reads digits.</source>
        <translation>{model} 是自編碼器：它重建影像，所以無法教它認筆跡。請選擇辨識數字的模型。</translation>
    </message>
    <message>
        <source>There is nothing to learn from: draw some digits and say what they are.</source>
        <translation>沒有可學習的東西：請畫一些數字，並說明各是什麼。</translation>
    </message>
    <message>
        <source>All {count} drawings are labelled as no digit, which {model} has no output for. Add drawings of digits, or choose the model that comes with digitpad.</source>
        <translation>全部 {count} 幅手繪都標為「不是數字」，而 {model} 沒有這個輸出。請加入數字的手繪，或選擇 digitpad 隨附的模型。</translation>
    </message>
    <message>
        <source>The teaching ended without a result.</source>
        <translation>教導結束，但沒有結果。</translation>
    </message>
    <message>
        <source>TensorBoard is not installed; this does: pip install tensorboard</source>
        <translation>未安裝 TensorBoard；安裝方式：pip install tensorboard</translation>
    </message>
    <message>
        <source>it is a web page; download the file itself, by the “raw” or “download” link</source>
        <translation>它是網頁；請用「raw」或「download」連結下載檔案本身</translation>
    </message>
    <message>
        <source>it is a Git LFS pointer, which only names the file; fetch that with “git lfs pull”</source>
        <translation>它是只指名檔案的 Git LFS 指標；請用「git lfs pull」取得檔案</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>巢狀太深</translation>
    </message>
    <message>
        <source>{name} stands in it twice</source>
        <translation>{name} 在其中出現兩次</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text} 不是數值</translation>
    </message>
    <message>
        <source>Options belong to a command, such as: digitpad predict {files}</source>
        <translation>選項要配合命令使用，例如：digitpad predict {files}</translation>
    </message>
    <message>
        <source>There is no file {file}. Commands: digitpad --help</source>
        <translation>沒有檔案 {file}。命令列表：digitpad --help</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>已中斷。</translation>
    </message>
    <message>
        <source>{problem}. See: {command}</source>
        <translation>{problem}。請參閱：{command}</translation>
    </message>
    <message>
        <source>{problem} See: {command}</source>
        <translation>{problem}請參閱：{command}</translation>
    </message>
    <message>
        <source>Something unexpected happened ({kind}: {text}). Please report it; digitpad --debug, or {variable}=1, prints the traceback.</source>
        <translation>發生了意料之外的事（{kind}: {text}）。請回報；digitpad --debug 或 {variable}=1 會輸出追蹤資訊。</translation>
    </message>
    <message>
        <source>{problem} The option for it: {option}.</source>
        <translation>{problem}相關選項：{option}。</translation>
    </message>
    <message>
        <source>No such option: {option} (Possible options: {options})</source>
        <translation>沒有選項 {option}（可能的選項：{options}）</translation>
    </message>
    <message>
        <source>No such option: {option}</source>
        <translation>沒有選項 {option}</translation>
    </message>
    <message>
        <source>Option {option} requires an argument</source>
        <translation>選項 {option} 需要一個值</translation>
    </message>
    <message>
        <source>Option {option} does not take a value</source>
        <translation>選項 {option} 不能帶值</translation>
    </message>
    <message>
        <source>Missing option {option}</source>
        <translation>缺少選項 {option}</translation>
    </message>
    <message>
        <source>Missing argument {argument}</source>
        <translation>缺少引數 {argument}</translation>
    </message>
    <message>
        <source>Invalid value for {option}: {why}</source>
        <translation>{option} 的值無效：{why}</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>必須是整數</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>必須是數</translation>
    </message>
    <message>
        <source>Got unexpected extra argument(s) ({arguments})</source>
        <translation>多餘的引數（{arguments}）</translation>
    </message>
    <message>
        <source>No such command {command}. Did you mean {other}?</source>
        <translation>沒有命令 {command}。你是指 {other} 嗎？</translation>
    </message>
    <message>
        <source>No such command {command}</source>
        <translation>沒有命令 {command}</translation>
    </message>
    <message>
        <source>Missing command</source>
        <translation>缺少命令</translation>
    </message>
    <message>
        <source>The model becomes an ONNX file</source>
        <translation>模型會成為 ONNX 檔案</translation>
    </message>
    <message>
        <source>The report is an HTML file</source>
        <translation>報告是 HTML 檔案</translation>
    </message>
    <message>
        <source>“{name}” is an architecture, but no trained network of it is shipped. Train one, and name its file: digitpad train --architecture {name} --output {name}.safetensors</source>
        <translation>「{name}」是一種架構，但沒有內建訓練好的這種網路。請訓練一個，再指定它的檔案：digitpad train --architecture {name} --output {name}.safetensors</translation>
    </message>
    <message>
        <source>--data-dir belongs to --dataset.</source>
        <translation>--data-dir 要和 --dataset 一起使用。</translation>
    </message>
    <message>
        <source>“-” reads from standard input: digitpad predict - &lt; photo.jpg</source>
        <translation>「-」從標準輸入讀取：digitpad predict - &lt; photo.jpg</translation>
    </message>
    <message>
        <source>There is nothing on standard input.</source>
        <translation>標準輸入沒有內容。</translation>
    </message>
    <message>
        <source>Standard input holds more than {most} MiB, the most that is read.</source>
        <translation>標準輸入超過 {most} MiB，這是讀取的上限。</translation>
    </message>
    <message>
        <source>Drawing {number} of {path} has no label: evaluation needs an annotation of type “truth” in each group.</source>
        <translation>{path} 的第 {number} 幅手繪沒有標籤：評估時，每個群組都要有類型為「truth」的註解。</translation>
    </message>
    <message>
        <source>{text} is not text here: write it in UTF-8.</source>
        <translation>{text} 在這裡不是文字：請用 UTF-8 書寫。</translation>
    </message>
    <message>
        <source>--set is NAME=NUMBER, not {text}.</source>
        <translation>--set 要寫成 NAME=NUMBER，不是 {text}。</translation>
    </message>
    <message>
        <source>The numbers become an Excel (.xlsx) or a CSV file</source>
        <translation>數會寫成 Excel（.xlsx）或 CSV 檔案</translation>
    </message>
    <message>
        <source>The cells become an Excel (.xlsx) or a CSV file</source>
        <translation>儲存格會寫成 Excel（.xlsx）或 CSV 檔案</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be taken out</source>
        <translation>磁碟回報錯誤，可能已被移除</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: {why}.</source>
        <translation>無法將 {name} 讀為 InkML：{why}。</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it is not well-formed XML (line {line}, column {column}).</source>
        <translation>無法將 {name} 讀為 InkML：它不是格式正確的 XML（第 {line} 行第 {column} 字元）。</translation>
    </message>
    <message>
        <source>it is not JSON (character {place})</source>
        <translation>不是 JSON（第 {place} 個字元）</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>outputs</source>
        <translation>輸出</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>偏置</translation>
    </message>
    <message>
        <source>every output sees every input</source>
        <translation>每個輸出都看到每個輸入</translation>
    </message>
    <message>
        <source>small filters slide over the picture</source>
        <translation>小濾波器在圖片上滑動</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>卷積核</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>填補</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>步幅</translation>
    </message>
    <message>
        <source>the largest value of each square</source>
        <translation>每個方格的最大值</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大小</translation>
    </message>
    <message>
        <source>the mean of each square</source>
        <translation>每個方格的平均值</translation>
    </message>
    <message>
        <source>leaves out a random part in training</source>
        <translation>訓練時隨機略去一部分</translation>
    </message>
    <message>
        <source>part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>batch normalisation: mean 0, spread 1</source>
        <translation>批次正規化：平均值 0，離散程度 1</translation>
    </message>
    <message>
        <source>negative values become 0</source>
        <translation>負值變成 0</translation>
    </message>
    <message>
        <source>squashes values to −1 … 1</source>
        <translation>把數值壓縮到 −1 … 1</translation>
    </message>
    <message>
        <source>squashes values to 0 … 1</source>
        <translation>把數值壓縮到 0 … 1</translation>
    </message>
    <message>
        <source>a smooth relu</source>
        <translation>平滑的 relu</translation>
    </message>
    <message>
        <source>turns a picture into a row; dense does so by itself</source>
        <translation>把圖片轉成一列；dense 會自動這麼做</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線性</translation>
    </message>
    <message>
        <source>Two layers</source>
        <translation>兩層</translation>
    </message>
    <message>
        <source>Small convolutional</source>
        <translation>小型卷積</translation>
    </message>
    <message>
        <source>Deeper, normalised</source>
        <translation>較深，含正規化</translation>
    </message>
    <message>
        <source>{channels:,} × {height}×{width}</source>
        <translation>{channels:,} × {height}×{width}</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>卷積 {inputs}→{outputs}，{kernel}×{kernel}</translation>
    </message>
    <message>
        <source>transposed convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>轉置卷積 {inputs}→{outputs}，{kernel}×{kernel}</translation>
    </message>
    <message>
        <source>linear {inputs}→{outputs}</source>
        <translation>線性 {inputs}→{outputs}</translation>
    </message>
    <message>
        <source>batch normalisation</source>
        <translation>批次正規化</translation>
    </message>
    <message>
        <source>layer normalisation</source>
        <translation>層正規化</translation>
    </message>
    <message>
        <source>{patches} patches of {patch}×{patch}, width {width}</source>
        <translation>{patches} 個 {patch}×{patch} 圖塊，寬度 {width}</translation>
    </message>
    <message>
        <source>transformer block, heads: {heads}</source>
        <translation>Transformer 區塊，注意力頭：{heads}</translation>
    </message>
    <message>
        <source>class token</source>
        <translation>類別標記</translation>
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
        <translation>直欄</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row</source>
        <translation>卷積 {inputs}→{outputs}，沿列 {kernel}</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row, {dilation} apart</source>
        <translation>卷積 {inputs}→{outputs}，沿列 {kernel}，間隔 {dilation}</translation>
    </message>
    <message>
        <source>flatten</source>
        <translation>攤平</translation>
    </message>
    <message>
        <source>dropout {rate:g}</source>
        <translation>dropout {rate:g}</translation>
    </message>
    <message>
        <source>weighing of channels</source>
        <translation>通道加權</translation>
    </message>
    <message>
        <source>block with a way around it, {inputs}→{outputs}</source>
        <translation>帶旁路的區塊，{inputs}→{outputs}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>Not known: its file does not say.</source>
        <translation>不明：檔案沒有說明。</translation>
    </message>
    <message>
        <source>Say here under which the weights are given on.</source>
        <translation>請在這裡說明權重以什麼條件流通。</translation>
    </message>
    <message>
        <source>{dataset}, in {epochs} epochs, seed {seed}.</source>
        <translation>{dataset}，{epochs} 個訓練週期，亂數種子 {seed}。</translation>
    </message>
    <message>
        <source>{dataset}: a new last layer on the features of {base}, in closed form.</source>
        <translation>{dataset}：以 {base} 的特徵，封閉解算出新的最後一層。</translation>
    </message>
    <message>
        <source>The data: {data}.</source>
        <translation>資料：{data}。</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>未測量。</translation>
    </message>
    <message>
        <source>{share} of {n:,} test images of {dataset} are read right.</source>
        <translation>{dataset} 的 {n:,} 張測試影像，正確辨識 {share}。</translation>
    </message>
    <message>
        <source>{share} of {n:,} drawings are read right, each by a network that had not learned it. Of {others:,} other things {refused} are refused.</source>
        <translation>{n:,} 幅手繪正確辨識 {share}，每幅都由沒學過它的網路辨識。{others:,} 個其他東西中，拒絕了 {refused}。</translation>
    </message>
    <message>
        <source>What is none of its classes it takes for one of them: it cannot refuse.</source>
        <translation>不屬於任何類別的，它也當成其中一類：它無法拒絕。</translation>
    </message>
    <message>
        <source>What is none of its classes it mostly refuses, but not always.</source>
        <translation>不屬於任何類別的，它大多會拒絕，但並非總是如此。</translation>
    </message>
    <message>
        <source>It reads one thing in a picture. The figures hold for images like those; of other writers, pens and cameras it may read fewer right.</source>
        <translation>它辨識圖片裡的一個東西。這些數值適用於類似的影像；換了書寫者、筆或相機，答對的可能較少。</translation>
    </message>
    <message>
        <source>by another program since digitpad saved it</source>
        <translation>digitpad 儲存之後，由另一個程式存過</translation>
    </message>
    <message>
        <source>{height}×{width} ink</source>
        <translation>{height}×{width} 墨跡</translation>
    </message>
    <message>
        <source>{height}×{width} grey</source>
        <translation>{height}×{width} 灰階</translation>
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
        <translation>已發表</translation>
    </message>
    <message>
        <source>Colour pictures</source>
        <translation>彩色圖片</translation>
    </message>
    <message>
        <source>digitpad’s own</source>
        <translation>digitpad 自己的</translation>
    </message>
    <message>
        <source>Build your own</source>
        <translation>自行組建</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>多位數</translation>
    </message>
    <message>
        <source>Your own layers</source>
        <translation>自訂的層</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自訂</translation>
    </message>
    <message>
        <source>Layers that you choose, one after the other.</source>
        <translation>由你選擇的層，一層接一層。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測量</translation>
    </message>
    <message>
        <source>digitpad’s own network, which comes already trained</source>
        <translation>digitpad 自己的網路，隨附時已訓練好</translation>
    </message>
    <message>
        <source>Digit reader</source>
        <translation>數字辨識器</translation>
    </message>
    <message>
        <source>Six small convolutions with batch normalisation, made to read everybody’s handwriting; it also says when a drawing is no digit.</source>
        <translation>六個帶批次正規化的小型卷積，用來辨識每個人的筆跡；它也會指出手繪不是數字。</translation>
    </message>
    <message>
        <source>99.64 % of MNIST’s 10,000 test images, as shipped</source>
        <translation>MNIST 的 10,000 張測試影像答對 99.64%（隨附狀態）</translation>
    </message>
    <message>
        <source>Ink reader</source>
        <translation>墨跡辨識器</translation>
    </message>
    <message>
        <source>The digit reader for drawings alone: it also sees in which direction and order the pen moved.</source>
        <translation>只辨識手繪的數字辨識器：它還看得到筆的移動方向和順序。</translation>
    </message>
    <message>
        <source>99.5 % of the digits of ten writers it had never met</source>
        <translation>十位從未見過的書寫者，數字答對 99.5%</translation>
    </message>
    <message>
        <source>Classes of your own</source>
        <translation>自訂類別</translation>
    </message>
    <message>
        <source>digitpad’s own network</source>
        <translation>digitpad 自己的網路</translation>
    </message>
    <message>
        <source>The digit reader’s convolutions, and one new layer that tells your classes apart, and from everything else.</source>
        <translation>數字辨識器的卷積，加上新的一層，用來區分你的各個類別及其他一切。</translation>
    </message>
    <message>
        <source>98 % of the letters of one writer</source>
        <translation>一位書寫者的字母答對 98%</translation>
    </message>
    <message>
        <source>Signs of a number</source>
        <translation>多位數的符號</translation>
    </message>
    <message>
        <source>Three small convolutions that say which part of a written number is one whole sign, and which: what is cut out in the first channel, what stands around it in the second.</source>
        <translation>三個小型卷積，判斷書寫的數中哪一部分是一個完整符號，又是哪一個：切出的部分在第一個通道，周圍的內容在第二個通道。</translation>
    </message>
    <message>
        <source>92 % of generated candidates, right and wrong ones</source>
        <translation>生成的正誤候選答對 92%</translation>
    </message>
    <message>
        <source>Reader of whole lines</source>
        <translation>整列辨識器</translation>
    </message>
    <message>
        <source>Convolutions over the picture of a line, then along it, that say a sign or none at every fourth pixel; it learns from whole lines, without being told where their signs stand.</source>
        <translation>先在書寫列的圖片上卷積，再沿著列卷積，每四個像素說出一個符號或沒有；它從整列學習，不必告知符號在哪裡。</translation>
    </message>
    <message>
        <source>53 % of pictures of about two numbers, of MNIST’s test digits, entirely right</source>
        <translation>由 MNIST 測試數字組成、約含兩個數的圖片，完全正確 53%</translation>
    </message>
    <message>
        <source>Deeper reader of whole lines</source>
        <translation>較深的整列辨識器</translation>
    </message>
    <message>
        <source>The reader of whole lines with six convolutions over the picture and more channels, which looks ten signs to either side.</source>
        <translation>整列辨識器，在圖片上有六個卷積和更多通道，左右各看十個符號。</translation>
    </message>
    <message>
        <source>84 % of 806 numbers of institutes that it had not learned from entirely right</source>
        <translation>未曾學過的 806 個各機構的數，完全正確 84%</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>快速</translation>
    </message>
    <message>
        <source>Two small convolutions with batch normalisation, made to learn in half a minute.</source>
        <translation>兩個帶批次正規化的小型卷積，設計成半分鐘就能學會。</translation>
    </message>
    <message>
        <source>99.4 % of MNIST’s test images, 97.3 % after generated digits alone (3 seeds)</source>
        <translation>MNIST 測試影像答對 99.4%，只學生成數字則為 97.3%（3 個亂數種子）</translation>
    </message>
    <message>
        <source>the CIFAR-10 recipes of the Mamezou developer blog, 2023</source>
        <translation>Mamezou 開發者部落格的 CIFAR-10 配方，2023</translation>
    </message>
    <message>
        <source>Linear (candle)</source>
        <translation>線性 (candle)</translation>
    </message>
    <message>
        <source>One matrix: each digit is a weighted sum of the pixels. Starts at zero and is trained on all images at once, so every run gives the same numbers.</source>
        <translation>一個矩陣：每個數字都是像素的加權和。從零開始，一次用所有影像訓練，所以每次訓練得到的數都一樣。</translation>
    </message>
    <message>
        <source>about 91.5 % of MNIST’s test set after 200 epochs</source>
        <translation>200 個訓練週期後，MNIST 測試集約 91.5%</translation>
    </message>
    <message>
        <source>Two layers (candle)</source>
        <translation>兩層 (candle)</translation>
    </message>
    <message>
        <source>A hidden layer of 100 neurons between the pixels and the digits.</source>
        <translation>像素與數字之間有 100 個神經元的隱藏層。</translation>
    </message>
    <message>
        <source>200 epochs of full-batch SGD</source>
        <translation>200 個訓練週期的全批次 SGD</translation>
    </message>
    <message>
        <source>Convolutional (candle)</source>
        <translation>卷積 (candle)</translation>
    </message>
    <message>
        <source>Two convolutions find strokes and corners; two full layers decide.</source>
        <translation>兩個卷積找出筆畫和轉角；兩個全連接層做決定。</translation>
    </message>
    <message>
        <source>about 99 % of MNIST’s test set</source>
        <translation>MNIST 測試集約 99%</translation>
    </message>
    <message>
        <source>Linear (tch-rs)</source>
        <translation>線性 (tch-rs)</translation>
    </message>
    <message>
        <source>One matrix, kept the other way round than candle’s: a row for each pixel.</source>
        <translation>一個矩陣，方向與 candle 的相反：每個像素一列。</translation>
    </message>
    <message>
        <source>91.5–92 % of MNIST’s test set after 199 epochs</source>
        <translation>199 個訓練週期後，MNIST 測試集 91.5–92%</translation>
    </message>
    <message>
        <source>Two layers (tch-rs)</source>
        <translation>兩層 (tch-rs)</translation>
    </message>
    <message>
        <source>A hidden layer of 128 neurons, trained with Adam on all images at once.</source>
        <translation>128 個神經元的隱藏層，以 Adam 一次用所有影像訓練。</translation>
    </message>
    <message>
        <source>96–97 % of MNIST’s test set after 199 epochs</source>
        <translation>199 個訓練週期後，MNIST 測試集 96–97%</translation>
    </message>
    <message>
        <source>Convolutional (tch-rs)</source>
        <translation>卷積 (tch-rs)</translation>
    </message>
    <message>
        <source>The layers of candle’s convolutional network, trained more slowly with Adam.</source>
        <translation>與 candle 卷積網路相同的層，以 Adam 較慢地訓練。</translation>
    </message>
    <message>
        <source>99–99.1 % of MNIST’s test set after 99 epochs</source>
        <translation>99 個訓練週期後，MNIST 測試集 99–99.1%</translation>
    </message>
    <message>
        <source>Autoencoder (digits)</source>
        <translation>自編碼器（數字）</translation>
    </message>
    <message>
        <source>The CIFAR-10 autoencoder for digits: reconstructs what you draw.</source>
        <translation>用於數字的 CIFAR-10 自編碼器：重建你畫的東西。</translation>
    </message>
    <message>
        <source>mean-squared error 0.0088 on MNIST’s test set after 4 epochs</source>
        <translation>4 個訓練週期後，MNIST 測試集均方誤差 0.0088</translation>
    </message>
    <message>
        <source>Fully connected (CIFAR-10)</source>
        <translation>全連接 (CIFAR-10)</translation>
    </message>
    <message>
        <source>Every pixel and colour is joined to 3,072 neurons: many weights, little sense of shape.</source>
        <translation>每個像素和顏色都連到 3,072 個神經元：權重很多，對形狀的感覺卻不多。</translation>
    </message>
    <message>
        <source>about 41 % of CIFAR-10’s test set</source>
        <translation>CIFAR-10 測試集約 41%</translation>
    </message>
    <message>
        <source>Small convolutional (CIFAR-10)</source>
        <translation>小型卷積 (CIFAR-10)</translation>
    </message>
    <message>
        <source>Two small convolutions: 6,738 weights do better than nine million without them.</source>
        <translation>兩個小型卷積：6,738 個權重，勝過沒有卷積的九百萬個。</translation>
    </message>
    <message>
        <source>67 % of CIFAR-10’s test set</source>
        <translation>CIFAR-10 測試集 67%</translation>
    </message>
    <message>
        <source>Autoencoder (CIFAR-10)</source>
        <translation>自編碼器 (CIFAR-10)</translation>
    </message>
    <message>
        <source>Compresses a picture to a sixth of its numbers and reconstructs it.</source>
        <translation>將圖片壓縮到六分之一的數，再重建。</translation>
    </message>
    <message>
        <source>outlines kept, colours hardly, after 9,999 epochs over the 10,000 test pictures; no figure was published</source>
        <translation>以 10,000 張測試圖片跑 9,999 個訓練週期後，保住輪廓，顏色幾乎沒有；未發表數值</translation>
    </message>
    <message>
        <source>ResNet-18 (torchvision)</source>
        <translation>ResNet-18 (torchvision)</translation>
    </message>
    <message>
        <source>torchvision (He et al. 2015, arXiv 1512.03385)</source>
        <translation>torchvision（He 等，2015，arXiv 1512.03385）</translation>
    </message>
    <message>
        <source>Eight blocks, each of which adds something to what it is given. Large: a processor takes long to train it.</source>
        <translation>八個區塊，各自為輸入加上一些東西。很大：用處理器訓練要很久。</translation>
    </message>
    <message>
        <source>not measured in this size</source>
        <translation>這個大小未測量</translation>
    </message>
    <message>
        <source>MobileNetV3 small (torchvision)</source>
        <translation>小型 MobileNetV3 (torchvision)</translation>
    </message>
    <message>
        <source>torchvision (Howard et al. 2019, arXiv 1905.02244)</source>
        <translation>torchvision（Howard 等，2019，arXiv 1905.02244）</translation>
    </message>
    <message>
        <source>Made for telephones: convolutions on one channel each, and a look at the whole picture that weighs the channels.</source>
        <translation>為手機設計：各通道分別卷積，再看整張圖片為通道加權。</translation>
    </message>
    <message>
        <source>not measured in this size; far smaller than the published ones</source>
        <translation>這個大小未測量；遠小於發表的版本</translation>
    </message>
    <message>
        <source>{share} of MNIST’s test set after {epochs} epochs; far smaller than the published ones</source>
        <translation>{epochs} 個訓練週期後，MNIST 測試集 {share}；遠小於發表的版本</translation>
    </message>
    <message>
        <source>Cuts the image into {count} patches and lets each look at all others.</source>
        <translation>將影像切成 {count} 個圖塊，每塊都看其他所有圖塊。</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>the patch encoder of ViT, DeiT, BEiT and TrOCR (Dosovitskiy et al. 2020, arXiv 2010.11929)</source>
        <translation>ViT、DeiT、BEiT 與 TrOCR 的圖塊編碼器（Dosovitskiy 等，2020，arXiv 2010.11929）</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>彩色圖片</translation>
    </message>
    <message>
        <source>the signs of numbers</source>
        <translation>多位數的符號</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>數字</translation>
    </message>
    <message>
        <source>digits drawn with a pen</source>
        <translation>用筆畫的數字</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>The picture as numbers: 0 is paper, 1 is full ink.</source>
        <translation>圖片化為數：0 是紙，1 是滿墨。</translation>
    </message>
    <message>
        <source>A small stencil, the kernel, slides over the picture: ink on blue adds, ink on orange takes away.</source>
        <translation>一塊小模板，也就是卷積核，在圖片上滑動：藍色處的墨跡加分，橘色處的墨跡減分。</translation>
    </message>
    <message>
        <source>Each number before is a stamp that prints a small square of the new picture.</source>
        <translation>前面的每個數都是一枚印章，印出新圖片裡的一小塊方格。</translation>
    </message>
    <message>
        <source>Every number before votes: its value times its weight, for or against; the votes are added up.</source>
        <translation>前面的每個數都投票：數值乘以權重，贊成或反對；再把票數加總。</translation>
    </message>
    <message>
        <source>Of each small square only the largest number goes on, so the map gets smaller.</source>
        <translation>每個小方格只有最大的數往下傳，所以特徵圖變小了。</translation>
    </message>
    <message>
        <source>The picture is cut into squares, and each becomes a row of numbers.</source>
        <translation>圖片切成許多方格，每格變成一列數。</translation>
    </message>
    <message>
        <source>Each square looks at all squares and takes over something from those that matter to it.</source>
        <translation>每個方格都看所有方格，從對它重要的那些取用一些內容。</translation>
    </message>
    <message>
        <source>The layers inside work out a change, and it is added to what was there before, which goes around them.</source>
        <translation>內部各層算出變化量，再加到繞過它們的原內容上。</translation>
    </message>
    <message>
        <source>One row of numbers has collected what the squares say; the answer is read off it.</source>
        <translation>有一列數匯集了各方格所說的；答案就從它讀出。</translation>
    </message>
    <message>
        <source>The layers inside work out new maps; of another size, they cannot be added to.</source>
        <translation>內部各層算出新的特徵圖；大小不同，無法與原內容相加。</translation>
    </message>
    <message>
        <source>Of each small square only the mean goes on, so the map gets smaller.</source>
        <translation>每個小方格只有平均值往下傳，所以特徵圖變小了。</translation>
    </message>
    <message>
        <source>moved and stretched so that its usual mean is 0 and its usual spread 1</source>
        <translation>平移並縮放，使通常的平均值為 0、通常的離散程度為 1</translation>
    </message>
    <message>
        <source>all its numbers: mean 0, spread 1</source>
        <translation>所有的數：平均值 0，離散程度 1</translation>
    </message>
    <message>
        <source>what is below 0 becomes 0</source>
        <translation>小於 0 的變成 0</translation>
    </message>
    <message>
        <source>bent by a curve</source>
        <translation>以曲線彎曲</translation>
    </message>
    <message>
        <source>while it learns, some are left out by chance; not now</source>
        <translation>學習時會隨機略去一些；現在不會</translation>
    </message>
    <message>
        <source>all maps are put into one row</source>
        <translation>所有特徵圖排成一列</translation>
    </message>
    <message>
        <source>pixels as the network learned them</source>
        <translation>網路學習時的像素形式</translation>
    </message>
    <message>
        <source>The scores become shares that add up to 100 %: the highest takes the most.</source>
        <translation>分數換算成占比，總和為 100%：最高分的占最多。</translation>
    </message>
    <message>
        <source>Convolution: stencils that slide over it</source>
        <translation>卷積：在上面滑動的模板</translation>
    </message>
    <message>
        <source>Pooling: half as wide and high</source>
        <translation>池化：寬高各減半</translation>
    </message>
    <message>
        <source>Dense: every number sees all of them</source>
        <translation>全連接：每個數都看到全部</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>起點</translation>
    </message>
    <message>
        <source>Units: how many of these it has</source>
        <translation>單元：這一層有多少個</translation>
    </message>
    <message>
        <source>Kernel: how wide the stencil is</source>
        <translation>卷積核：模板的寬度</translation>
    </message>
    <message>
        <source>Edge of zeros around the picture</source>
        <translation>圖片四周的零邊</translation>
    </message>
    <message>
        <source>Activation: the curve that bends it</source>
        <translation>活化函數：使其彎曲的曲線</translation>
    </message>
    <message>
        <source>Dropout: the part left out by chance</source>
        <translation>Dropout：隨機略去的部分</translation>
    </message>
    <message>
        <source>Pooling: what goes on of each square</source>
        <translation>池化：每個方塊留下什麼</translation>
    </message>
    <message>
        <source>Batch normalisation: mean 0, spread 1</source>
        <translation>批次正規化：平均 0，離散度 1</translation>
    </message>
    <message>
        <source>Step of the stencil</source>
        <translation>模板步幅</translation>
    </message>
    <message>
        <source>Size of the squares</source>
        <translation>方格大小</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
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
        <translation>圖片</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>圖塊</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>答案列</translation>
    </message>
    <message>
        <source>+ {count} more</source>
        <translation>+ 另 {count} 個</translation>
    </message>
    <message>
        <source>block</source>
        <translation>區塊</translation>
    </message>
    <message>
        <source>+ input</source>
        <translation>+ 輸入</translation>
    </message>
    <message>
        <source>This network reads a whole line at once: its maps are as wide as the line, eight times as wide as high, and too flat for columns. Write on the line and click a sign to see what else it may be, or look at “number-signs” here, which reads one sign after the other.</source>
        <translation>這個網路一次辨識整列：它的特徵圖和書寫列一樣寬，寬是高的八倍，太扁而無法排成直欄。請在書寫列上寫，再點一個符號看它還可能是什麼；或在這裡看「number-signs」，它一個符號接一個符號地辨識。</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Train anyway</source>
        <translation>仍要訓練</translation>
    </message>
    <message>
        <source>You can pause, stop or resume it at any time</source>
        <translation>隨時可以暫停、停止或繼續</translation>
    </message>
    <message>
        <source>Choose Quick instead</source>
        <translation>改選「快速」</translation>
    </message>
    <message>
        <source>Stop this run and set up the network that learns in seconds</source>
        <translation>停止這次訓練，改設幾秒就能學會的網路</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>還原</translation>
    </message>
    <message>
        <source>Use the result of the run again, as if it had not been discarded</source>
        <translation>再次使用訓練結果，如同沒有捨棄過</translation>
    </message>
    <message>
        <source>Offer the run again, as if it had not been discarded</source>
        <translation>再次提供這次訓練，如同沒有捨棄過</translation>
    </message>
    <message>
        <source>Keep best</source>
        <translation>保留最佳</translation>
    </message>
    <message>
        <source>Keep the weights that tested best</source>
        <translation>保留測試最佳的權重</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保留</translation>
    </message>
    <message>
        <source>Keep the current, untested weights</source>
        <translation>保留目前未測試的權重</translation>
    </message>
    <message>
        <source>Keep last</source>
        <translation>保留最後</translation>
    </message>
    <message>
        <source>Keep the weights as they were at the end</source>
        <translation>保留結束時的權重</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>捨棄</translation>
    </message>
    <message>
        <source>Discard what it learned; the model from before comes back</source>
        <translation>捨棄它學到的；換回先前的模型</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>儲存…</translation>
    </message>
    <message>
        <source>Write the trained model to a file</source>
        <translation>將訓練好的模型寫入檔案</translation>
    </message>
    <message>
        <source>Read with it</source>
        <translation>用它辨識</translation>
    </message>
    <message>
        <source>Make the trained model the one that reads again</source>
        <translation>再次以訓練好的模型辨識</translation>
    </message>
    <message>
        <source>Train without saving</source>
        <translation>不儲存就訓練</translation>
    </message>
    <message>
        <source>Begin the next run; the unsaved result is lost</source>
        <translation>開始下一次訓練；未儲存的結果會遺失</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>繼續</translation>
    </message>
    <message>
        <source>Continue this run from its last checkpoint</source>
        <translation>從最後的檢查點繼續這次訓練</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>繼續訓練</translation>
    </message>
    <message>
        <source>Continue exactly where it ended</source>
        <translation>從結束之處原樣繼續</translation>
    </message>
    <message>
        <source>Discard what the run had learned</source>
        <translation>捨棄這次訓練所學</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Confusion table</source>
        <translation>混淆矩陣</translation>
    </message>
    <message>
        <source>{count:,} {images}; a row for what an image is, a column for what it was read as.</source>
        <translation>{images} {count:,} 個；列是影像的實際內容，欄是辨識結果。</translation>
    </message>
    <message>
        <source>Class by class</source>
        <translation>各類別</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>精確率</translation>
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
        <translation>由 digitpad {version} 撰寫。影像：{licences}。</translation>
    </message>
    <message>
        <source>{truth}, read as {read}</source>
        <translation>{truth}，辨識為 {read}</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>影像 {number}</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>最嚴重的錯誤</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>沒有。</translation>
    </message>
    <message>
        <source>{count} of {all:,}, the one that it was surest of first.</source>
        <translation>{all:,} 個中的 {count} 個，最肯定的在前。</translation>
    </message>
    <message>
        <source>{reading} ({confidence})</source>
        <translation>{reading}（{confidence}）</translation>
    </message>
    <message>
        <source>how sure it says it is</source>
        <translation>它說自己有多確定</translation>
    </message>
    <message>
        <source>how often it is right</source>
        <translation>實際答對的比例</translation>
    </message>
    <message>
        <source>readings that were so sure (logarithmic)</source>
        <translation>這麼確定的辨識次數（對數）</translation>
    </message>
    <message>
        <source>{data}, n = {count:,}</source>
        <translation>{data}，n = {count:,}</translation>
    </message>
    <message>
        <source>{right} right, calibration error {error}</source>
        <translation>答對 {right}，校準誤差 {error}</translation>
    </message>
    <message>
        <source>What it looks for, what it finds typical, and what it confuses.</source>
        <translation>它找什麼、認為什麼是典型的，以及混淆什麼。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{images} {count:,} 個</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架構</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>參數</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>看到的</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>訓練資料</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>測試資料</translation>
    </message>
    <message>
        <source>Reads right</source>
        <translation>答對</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>校準誤差</translation>
    </message>
    <message>
        <source>{layer}: a template for each class.</source>
        <translation>{layer}：每個類別一個模板。</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights.</source>
        <translation>{layer}：第一層的權重。</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights, the first {count} of {all:,}.</source>
        <translation>{layer}：第一層的權重，{all:,} 個中的前 {count} 個。</translation>
    </message>
    <message>
        <source>Ink on blue speaks for it, ink on orange against it.</source>
        <translation>藍色處的墨跡支持它，橘色處的墨跡反對它。</translation>
    </message>
    <message>
        <source>What it looks for</source>
        <translation>它找什麼</translation>
    </message>
    <message>
        <source>Typical and unusual images</source>
        <translation>典型與不尋常的影像</translation>
    </message>
    <message>
        <source>Of the first {count:,} test images, those most and least like the mean of their class in the network’s own features.</source>
        <translation>前 {count:,} 張測試影像中，在網路自己的特徵裡與所屬類別平均最像和最不像的。</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>典型</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>不尋常</translation>
    </message>
    <message>
        <source>What it confuses most</source>
        <translation>它最常混淆什麼</translation>
    </message>
    <message>
        <source>{count:,} of {all:,}</source>
        <translation>{all:,} 中的 {count:,}</translation>
    </message>
    <message>
        <source>Nothing: all images are read correctly.</source>
        <translation>沒有：所有影像都正確辨識。</translation>
    </message>
    <message>
        <source>→ {shape}</source>
        <translation>→ {shape}</translation>
    </message>
    <message>
        <source>A run of {model} on “{data}”, which ended {time} UTC.</source>
        <translation>{model} 以「{data}」進行的訓練，結束於 {time} UTC。</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Curves</source>
        <translation>曲線</translation>
    </message>
    <message>
        <source>What it misreads</source>
        <translation>它認錯什麼</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Loss after epochs</source>
        <translation>各訓練週期後的損失</translation>
    </message>
    <message>
        <source>Accuracy in % after epochs</source>
        <translation>各訓練週期後的準確率 (%)</translation>
    </message>
    <message>
        <source>Character errors in % after epochs</source>
        <translation>各訓練週期後的字元錯誤 (%)</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>沒有測量任何東西。</translation>
    </message>
    <message>
        <source>train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>test</source>
        <translation>測試</translation>
    </message>
    <message>
        <source>Higher values, up to {most:.3g}, are cut off.</source>
        <translation>更高的值截去，最高達 {most:.3g}。</translation>
    </message>
    <message>
        <source>The first steps are cut off.</source>
        <translation>最初幾步已截去。</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Not sure: look at the photo.</source>
        <translation>不確定：請看照片。</translation>
    </message>
    <message>
        <source>Pages 1 to {most} of {count} are read.</source>
        <translation>已辨識 {count} 頁中的第 1 到 {most} 頁。</translation>
    </message>
    <message>
        <source>The photo is blurred: hold the camera still and take it again.</source>
        <translation>照片模糊：請拿穩相機再拍一次。</translation>
    </message>
    <message>
        <source>The rows and columns may be wrong: look at each cell.</source>
        <translation>列與欄可能不對：請逐一檢查儲存格。</translation>
    </message>
    <message>
        <source>Nothing is written on it, or the writing is too faint or too small.</source>
        <translation>上面沒有寫東西，或字跡太淡、太小。</translation>
    </message>
    <message>
        <source>There is writing on it, but no number; if it lies on its side, turn the photo.</source>
        <translation>上面有字，但沒有數；若是橫放，請旋轉照片。</translation>
    </message>
    <message>
        <source>The digits are only {height:.0f} pixels tall: take a photo of a part at a time.</source>
        <translation>數字只有 {height:.0f} 像素高：請分段拍照。</translation>
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
        <translation>組建參數</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>資料集</translation>
    </message>
    <message>
        <source>Training images at most</source>
        <translation>訓練影像上限</translation>
    </message>
    <message>
        <source>Test images at most</source>
        <translation>測試影像上限</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>預設組合</translation>
    </message>
    <message>
        <source>Non-digits per 100 images</source>
        <translation>每 100 張影像的非數字</translation>
    </message>
    <message>
        <source>Augmentation fades out over</source>
        <translation>資料擴增淡出期間</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>動量</translation>
    </message>
    <message>
        <source>Betas</source>
        <translation>Betas</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>權重衰減</translation>
    </message>
    <message>
        <source>Schedule of the learning rate</source>
        <translation>學習率排程</translation>
    </message>
    <message>
        <source>Shuffled are</source>
        <translation>洗牌對象</translation>
    </message>
    <message>
        <source>A smaller last batch is left out</source>
        <translation>略去較小的最後批次</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Channels last in memory</source>
        <translation>記憶體中通道在最後</translation>
    </message>
    <message>
        <source>Decay of the weights’ average</source>
        <translation>權重平均的衰減</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>標籤平滑</translation>
    </message>
    <message>
        <source>Worn as poor scans are</source>
        <translation>磨損如不良掃描</translation>
    </message>
    <message>
        <source>Weight of the teacher’s answers</source>
        <translation>教師答案的權重</translation>
    </message>
    <message>
        <source>Trains the last layer only</source>
        <translation>只訓練最後一層</translation>
    </message>
    <message>
        <source>First weights</source>
        <translation>初始權重</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>教師</translation>
    </message>
    <message>
        <source>Weights kept</source>
        <translation>保留的權重</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>備註</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value} test images</source>
        <translation>{value} 張測試影像</translation>
    </message>
    <message>
        <source>rate {value}</source>
        <translation>學習率 {value}</translation>
    </message>
    <message>
        <source>batch {value}</source>
        <translation>批次 {value}</translation>
    </message>
    <message>
        <source>seed {value}</source>
        <translation>亂數種子 {value}</translation>
    </message>
    <message>
        <source>all images</source>
        <translation>所有影像</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>擴增</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>無擴增</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name} {value}</translation>
    </message>
    <message>
        <source>Tested on different images ({tests}): their figures do not say which is better.</source>
        <translation>測試影像不同（{tests}）：這些數值看不出哪個較好。</translation>
    </message>
    <message>
        <source>The {tests} were not the same for all: their figures do not say which is better.</source>
        <translation>各次的{tests}不同：這些數值看不出哪個較好。</translation>
    </message>
    <message>
        <source>loss {loss:.4f} over {images}</source>
        <translation>損失 {loss:.4f}（{images}）</translation>
    </message>
    <message>
        <source>{result} (learned nothing)</source>
        <translation>{result}（什麼都沒學到）</translation>
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
        <translation>{count}（損失爆增）</translation>
    </message>
    <message>
        <source>{count} (the device failed)</source>
        <translation>{count}（裝置失效）</translation>
    </message>
    <message>
        <source>Best test accuracy</source>
        <translation>最佳測試準確率</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>註記</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>測試資料</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未測試</translation>
    </message>
    <message>
        <source>Best test loss</source>
        <translation>最佳測試損失</translation>
    </message>
    <message>
        <source>In epoch</source>
        <translation>所在訓練週期</translation>
    </message>
    <message>
        <source>Epochs done</source>
        <translation>完成的訓練週期</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>參數</translation>
    </message>
    <message>
        <source>Training images</source>
        <translation>訓練影像</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>裝置</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>image</source>
        <translation>影像</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>圖塊</translation>
    </message>
    <message>
        <source>width</source>
        <translation>寬度</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>區塊</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>注意力頭</translation>
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
        <translation>訓練週期</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>網路把每張訓練影像看幾次</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批次大小</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>每一步用的影像數；「全部」：一步用全部影像</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>最佳化器</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>權重的更新方式</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>學習率</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>每一步走多遠；太大訓練就會發散</translation>
    </message>
    <message>
        <source>Vary the images: turn, shift, bend, thicken</source>
        <translation>變化影像：旋轉、平移、彎曲、加粗</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>每次看到影像時，都稍微旋轉、平移、彎曲、加粗，讓別人的筆跡也能辨識（資料擴增）</translation>
    </message>
    <message>
        <source>Mix pictures</source>
        <translation>混合圖片</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>彩色圖片兩兩混合，類別也一起：mixup 把兩張疊合，cutmix 把一張的一塊放進另一張；適合長時間訓練</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>亂數種子</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>相同的種子會完全重現一次訓練；不同的種子，起點和洗牌順序都不同</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>none</source>
        <translation>無</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>固定</translation>
    </message>
    <message>
        <source>one-cycle</source>
        <translation>單週期</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>樣本</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>批次</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自動</translation>
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
        <translation>依發表</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>last</source>
        <translation>最後</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message numerus="yes">
        <source>%Ln image(s)</source>
        <translation>
            <numerusform>%Ln 張影像</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Ln 個訓練週期</numerusform>
        </translation>
    </message>
    <message>
        <source>It has learned nothing: its accuracy is at chance. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>它什麼都沒學到：準確率和亂猜一樣。請試另一個學習率（損失劇烈跳動就調小，幾乎不動就調大），或更多訓練週期。</translation>
    </message>
    <message>
        <source>It has learned nothing: its loss never fell below that of guessing. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>它什麼都沒學到：損失從未低於亂猜。請試另一個學習率（損失劇烈跳動就調小，幾乎不動就調大），或更多訓練週期。</translation>
    </message>
    <message>
        <source>It has learned nothing: its weights are no longer numbers, so that it cannot be saved. Try a smaller learning rate.</source>
        <translation>它什麼都沒學到：權重已不再是數，因此無法儲存。請試較小的學習率。</translation>
    </message>
    <message>
        <source>Stopped before the first step.</source>
        <translation>第一步之前就停止了。</translation>
    </message>
    <message numerus="yes">
        <source>Trained %Ln epoch(s).</source>
        <translation>
            <numerusform>訓練了 %Ln 個訓練週期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after {done}, before the first test.</source>
        <translation>{done}之後停止，尚未進行第一次測試。</translation>
    </message>
    <message>
        <source>Stopped after {done}.</source>
        <translation>{done}之後停止。</translation>
    </message>
    <message>
        <source>The loss is no longer a number (step {step}, learning rate {rate:g}); the last good weights are kept. Try a smaller learning rate.</source>
        <translation>損失已不再是數（第 {step} 步，學習率 {rate:g}）；保留最後正常的權重。請試較小的學習率。</translation>
    </message>
    <message>
        <source>The device failed; the last good weights are kept.</source>
        <translation>裝置失效；保留最後正常的權重。</translation>
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
        <translation>資料</translation>
    </message>
    <message>
        <source>files</source>
        <translation>檔案</translation>
    </message>
    <message>
        <source>the fastest way to compute</source>
        <translation>最快的計算方式</translation>
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
        <translation>{hours} 小時 {minutes} 分</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} 分 {seconds} 秒</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分鐘</translation>
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
        <translation>「{text}」</translation>
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
        <translation>在圖片裡太小？請靠近一點，或選擇「檔案」→「辨識紙頁與表格」。</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it reconstructs images instead of classifying them.</source>
        <translation>這個網路是自編碼器：它重建影像，而不是分類。</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>已重建</translation>
    </message>
    <message>
        <source>not named: the model is an autoencoder, which “digitpad reconstruct” shows</source>
        <translation>沒有名稱：模型是自編碼器，可用「digitpad reconstruct」顯示</translation>
    </message>
    <message>
        <source>{verdict} (several digits? Only one can be read at a time)</source>
        <translation>{verdict}（有好幾個數字？一次只能辨識一個）</translation>
    </message>
    <message>
        <source>Read as {digit}, at {share}.</source>
        <translation>辨識為 {digit}，{share}。</translation>
    </message>
    <message>
        <source>All answers are about as probable; {first} is ahead, at {share}.</source>
        <translation>所有答案的機率都差不多；{first} 領先，{share}。</translation>
    </message>
    <message>
        <source>No idea yet</source>
        <translation>還沒有頭緒</translation>
    </message>
    <message>
        <source>{first}?</source>
        <translation>{first}？</translation>
    </message>
    <message>
        <source>{first} or {second}?</source>
        <translation>{first} 還是 {second}？</translation>
    </message>
    <message>
        <source>It could be {first}, at {share}, or {second}.</source>
        <translation>可能是 {first}（{share}），也可能是 {second}。</translation>
    </message>
    <message>
        <source>Several digits?</source>
        <translation>有好幾個數字？</translation>
    </message>
    <message>
        <source>Figures stand apart here; digitpad reads one digit at a time.</source>
        <translation>這裡的數字彼此分開；digitpad 一次辨識一個數字。</translation>
    </message>
    <message>
        <source>One digit at a time is read here.</source>
        <translation>這裡一次辨識一個數字。</translation>
    </message>
    <message>
        <source>This looks like none of the classes; the closest is {label}.</source>
        <translation>不像任何一個類別；最接近的是 {label}。</translation>
    </message>
    <message>
        <source>{share} likely to be one of them. The bars: which one, if it were.</source>
        <translation>是其中之一的機率：{share}。長條表示：如果是，會是哪一個。</translation>
    </message>
    <message>
        <source>{share} likely to be a digit. The bars: which one, if it were.</source>
        <translation>是數字的機率：{share}。長條表示：如果是，會是哪一個。</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>都不是</translation>
    </message>
    <message>
        <source>This does not look like any digit; the closest is {digit}.</source>
        <translation>這不像任何數字；最接近的是 {digit}。</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>不是數字</translation>
    </message>
    <message>
        <source>Nothing to see</source>
        <translation>什麼都沒有</translation>
    </message>
    <message>
        <source>The picture is of one colour only.</source>
        <translation>整張圖片只有一種顏色。</translation>
    </message>
    <message>
        <source>Too little to read</source>
        <translation>太少，無法辨識</translation>
    </message>
    <message>
        <source>A dot, or hardly more: there is too little to be a digit.</source>
        <translation>只有一點，或僅比一點多：太少，不足以成為數字。</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>還沒有手繪</translation>
    </message>
    <message>
        <source>There is nothing on the canvas yet.</source>
        <translation>畫布上還沒有東西。</translation>
    </message>
</context>
<context>
    <name>wings</name>
    <message>
        <source>This digitpad comes without its part “{part}”, which this needs: install the whole digitpad.</source>
        <translation>這份 digitpad 缺少此功能需要的「{part}」部分：請安裝完整的 digitpad。</translation>
    </message>
</context>
</TS>
