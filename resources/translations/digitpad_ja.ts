<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name></name>
    <message numerus="yes">
        <source>%Ln drawing(s)</source>
        <translation>
            <numerusform>描いた絵%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>{model}: mean-squared error {error}</source>
        <translation>{model}：平均二乗誤差{error}</translation>
    </message>
    <message>
        <source>{count} images, pixels from 0 to 1. An autoencoder does not classify.</source>
        <translation>画像{count}枚、画素値は0～1。オートエンコーダーは分類をしません。</translation>
    </message>
    <message>
        <source>{model} reads {share} of {count} images right</source>
        <translation>{model}は画像{count}枚の{share}を正しく読み取ります</translation>
    </message>
    <message>
        <source>Calibration error {error}: the average gap between its confidence and how often it is right.</source>
        <translation>較正誤差{error}：確信度と実際の正解率との差の平均です。</translation>
    </message>
    <message>
        <source>It has learned from these images; each left out, it read {share}.</source>
        <translation>これらの画像で学習済みです。1枚ずつ除いて調べると、正解率は{share}でした。</translation>
    </message>
    <message>
        <source>{dataset} (other pictures or classes)</source>
        <translation>{dataset}（画像またはクラスが別）</translation>
    </message>
    <message>
        <source>{dataset} (not here)</source>
        <translation>{dataset}（ここにはありません）</translation>
    </message>
    <message>
        <source>Test part of {dataset}.</source>
        <translation>{dataset}のテスト用画像。</translation>
    </message>
    <message>
        <source>Training part of {dataset}.</source>
        <translation>{dataset}の訓練用画像。</translation>
    </message>
    <message>
        <source>training images of {dataset}</source>
        <translation>{dataset}の訓練画像</translation>
    </message>
    <message>
        <source>{share} at {amount}</source>
        <translation>{amount}で{share}</translation>
    </message>
    <message>
        <source>{share} all along</source>
        <translation>すべて{share}</translation>
    </message>
    <message>
        <source>{number} px</source>
        <translation>{number}px</translation>
    </message>
    <message>
        <source>{number}°</source>
        <translation>{number}°</translation>
    </message>
    <message>
        <source>only unchanged</source>
        <translation>変化なしのみ</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}～{last}</translation>
    </message>
    <message>
        <source>Unchanged: {share} of the first {count} {images} right</source>
        <translation>変化なし：最初の{count}枚（{images}）の{share}が正解</translation>
    </message>
    <message>
        <source>Most harmful: {change} {amount}, {share} right</source>
        <translation>最も影響大：{change}{amount}、正解{share}</translation>
    </message>
    <message>
        <source>Least harmful: {change} {amount}, {share} right</source>
        <translation>最も影響小：{change}{amount}、正解{share}</translation>
    </message>
    <message>
        <source>Measured on the first {count} {images}; not all changes yet.</source>
        <translation>最初の{count}枚（{images}）で測定。未測定の変化があります。</translation>
    </message>
    <message>
        <source>{model} is an autoencoder. The report is for models that read digits.</source>
        <translation>{model}はオートエンコーダーです。レポートは数字を読み取るモデル用です。</translation>
    </message>
    <message>
        <source>{model} reads {what}. The report is for models that read digits.</source>
        <translation>{model}が読み取るのは{what}です。レポートは数字を読み取るモデル用です。</translation>
    </message>
    <message>
        <source>{model} reads no digits. The report is for models that read digits.</source>
        <translation>{model}は数字を読み取りません。レポートは数字を読み取るモデル用です。</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second}.</source>
        <translation>「{first}」と読み取りました（{share}）。次点：{second}。</translation>
    </message>
    <message>
        <source>Read as {first} ({share}); next best: {second} ({second_share}).</source>
        <translation>「{first}」と読み取りました（{share}）。次点：{second}（{second_share}）。</translation>
    </message>
    <message>
        <source>Why {first} and not {second}?</source>
        <translation>なぜ{second}ではなく{first}？</translation>
    </message>
    <message>
        <source>Why is it none of these?</source>
        <translation>なぜどれでもないのですか？</translation>
    </message>
    <message>
        <source>Taken for none of these, as it is {score} likely to be one of them. If it were: {first} ({share}), then {second}.</source>
        <translation>このどれかである確率が{score}なので、どれとも見なされません。どれかだとすれば、{first}（{share}）、次に{second}です。</translation>
    </message>
    <message>
        <source>Why is it not a digit?</source>
        <translation>なぜ数字ではないのですか？</translation>
    </message>
    <message>
        <source>Not taken for a digit, as it is {score} likely to be one. If it were: {first} ({share}), then {second}.</source>
        <translation>数字である確率が{score}なので、数字とは見なされません。数字だとすれば、{first}（{share}）、次に{second}です。</translation>
    </message>
    <message>
        <source>It has no idea yet</source>
        <translation>まだ見当がつきません</translation>
    </message>
    <message>
        <source>Nearly a guess: {first} is ahead ({share}), then comes {second} ({second_share}).</source>
        <translation>ほとんど当て推量です：いちばん高いのは{first}（{share}）、次は{second}（{second_share}）。</translation>
    </message>
    <message>
        <source>a digit</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>one of these</source>
        <translation>このどれか</translation>
    </message>
    <message>
        <source>at the top left</source>
        <translation>左上</translation>
    </message>
    <message>
        <source>at the top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>at the top right</source>
        <translation>右上</translation>
    </message>
    <message>
        <source>at the left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>in the middle</source>
        <translation>中央</translation>
    </message>
    <message>
        <source>at the right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>at the bottom left</source>
        <translation>左下</translation>
    </message>
    <message>
        <source>at the bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>at the bottom right</source>
        <translation>右下</translation>
    </message>
    <message>
        <source>Changed as in the second picture, it would be read as {digit} ({share}).</source>
        <translation>2つ目の画像のように変えると、{digit}と読み取られます（{share}）。</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part the verdict would be the same.</source>
        <translation>決め手となる部分はありません。枠の部分がなくても、判定は同じです。</translation>
    </message>
    <message>
        <source>No single part decides: without the framed part it would still be {digit} ({share}).</source>
        <translation>決め手になる部分はありません。枠内がなくても「{digit}」（{share}）のままです。</translation>
    </message>
    <message>
        <source>Read as {answer} for its whole shape: without what is framed it would be read as {digit} ({share}), although that part alone does not speak for {answer}.</source>
        <translation>全体の形から「{answer}」と読み取りました。枠内がなければ「{digit}」（{share}）と読み取りますが、その部分だけが「{answer}」を支持しているわけではありません。</translation>
    </message>
    <message>
        <source>Without that ink it would be read as {digit} ({share}), not {read}.</source>
        <translation>そのインクがなければ、「{read}」ではなく「{digit}」（{share}）と読み取ります。</translation>
    </message>
    <message>
        <source>Without it, it would be read as {digit} ({share}), not {read}.</source>
        <translation>それがなければ、「{read}」ではなく「{digit}」（{share}）と読み取ります。</translation>
    </message>
    <message>
        <source>With a gap there it would be read as {digit} ({share}), not {read}.</source>
        <translation>そこにすき間があれば、「{read}」ではなく「{digit}」（{share}）と読み取ります。</translation>
    </message>
    <message>
        <source>With the gap closed it would be read as {digit} ({share}), not {read}.</source>
        <translation>すき間を閉じると、「{read}」ではなく「{digit}」（{share}）と読み取ります。</translation>
    </message>
    <message>
        <source>With the stroke continued as framed it would be read as {digit} ({share}), not {read}.</source>
        <translation>枠のように線を伸ばすと、「{read}」ではなく「{digit}」（{share}）と読み取ります。</translation>
    </message>
    <message>
        <source>No small change makes it {digit}.</source>
        <translation>小さな変更では「{digit}」になりません。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of what is framed.</source>
        <translation>「{answer}」と読み取ったのは、枠内の部分のためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} closes a loop.</source>
        <translation>「{answer}」と読み取ったのは、枠内のインク（{place}）が輪を閉じているためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed end {place} narrows an opening.</source>
        <translation>「{answer}」と読み取ったのは、枠内の線の端（{place}）が開いた所を狭めているためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the framed ink {place} joins two parts.</source>
        <translation>「{answer}」と読み取ったのは、枠内のインク（{place}）が二つの部分をつないでいるためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed bar {place}.</source>
        <translation>「{answer}」と読み取ったのは、枠内の横棒（{place}）のためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed stroke {place}.</source>
        <translation>「{answer}」と読み取ったのは、枠内の線（{place}）のためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed end of the stroke {place}.</source>
        <translation>「{answer}」と読み取ったのは、枠内の線の端（{place}）のためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed ink {place}.</source>
        <translation>「{answer}」と読み取ったのは、枠内のインク（{place}）のためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because a loop is open {place}, where it is framed.</source>
        <translation>「{answer}」と読み取ったのは、枠の所（{place}）で輪が開いているためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because of the framed gap {place}.</source>
        <translation>「{answer}」と読み取ったのは、枠内のすき間（{place}）のためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the opening {place} is so wide.</source>
        <translation>「{answer}」と読み取ったのは、開いた所（{place}）が広いためです。</translation>
    </message>
    <message>
        <source>Read as {answer}, because the stroke ends so soon {place}.</source>
        <translation>「{answer}」と読み取ったのは、線がそこ（{place}）で早く終わっているためです。</translation>
    </message>
    <message>
        <source>Even so it would be read as {digit} ({share})</source>
        <translation>それでも「{digit}」（{share}）と読み取ります</translation>
    </message>
    <message>
        <source>Then it would be read as {digit} ({share})</source>
        <translation>そのときは「{digit}」（{share}）と読み取ります</translation>
    </message>
    <message>
        <source>Even so the verdict would be the same</source>
        <translation>それでも判定は変わりません</translation>
    </message>
    <message>
        <source>The same without what is framed</source>
        <translation>枠内の部分を除いたもの</translation>
    </message>
    <message>
        <source>The same with the gap closed</source>
        <translation>すき間を閉じたもの</translation>
    </message>
    <message>
        <source>The same with the stroke continued</source>
        <translation>線を伸ばしたもの</translation>
    </message>
    <message>
        <source>Draw and be read</source>
        <translation>描いて読み取らせる</translation>
    </message>
    <message>
        <source>Train and watch</source>
        <translation>学習を見る</translation>
    </message>
    <message>
        <source>Teach it your hand</source>
        <translation>自分の字を教える</translation>
    </message>
    <message>
        <source>Numbers and paper</source>
        <translation>数と紙</translation>
    </message>
    <message>
        <source>Models and files</source>
        <translation>モデルとファイル</translation>
    </message>
    <message>
        <source>How good is it?</source>
        <translation>どれくらい正確？</translation>
    </message>
    <message>
        <source>Why this answer?</source>
        <translation>なぜこの答え？</translation>
    </message>
    <message>
        <source>Pictures and the command line</source>
        <translation>画像とコマンドライン</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>ショートカットキー</translation>
    </message>
    <message>
        <source>The networks that come along learned from MNIST (LeCun, Cortes, Burges; commonly given as CC BY-SA 3.0), from the UCI pen digits (Alpaydin and Alimoglu, CC BY 4.0), from UNIPEN (International Unipen Foundation, doi 10.5281/zenodo.1195803, CC BY 4.0, changed) and from handwriting that digitpad generates.</source>
        <translation>付属のネットワークは、MNIST（LeCun、Cortes、Burges。一般にCC BY-SA 3.0とされる）、UCIのペン書き数字（Alpaydin、Alimoglu、CC BY 4.0）、UNIPEN（International Unipen Foundation、doi 10.5281/zenodo.1195803、CC BY 4.0、改変あり）、およびdigitpadが生成した手書き文字で学習しました。</translation>
    </message>
    <message>
        <source>Draw a digit and be read. Train a network and watch it learn.</source>
        <translation>数字を描くと読み取ります。ネットワークを訓練し、学習の様子を見られます。</translation>
    </message>
    <message>
        <source>Free software under the MIT licence.</source>
        <translation>MITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>Straight to a tab</source>
        <translation>タブへ直接移動</translation>
    </message>
    <message>
        <source>On the canvas</source>
        <translation>キャンバス上</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>矢印キー</translation>
    </message>
    <message>
        <source>Move the keyboard’s pen; with Shift, further</source>
        <translation>キーボードのペンを動かす。Shiftで大きく</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>スペース</translation>
    </message>
    <message>
        <source>Put the pen down, or lift it</source>
        <translation>ペンを下ろす、上げる</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Give up the stroke that is being drawn</source>
        <translation>描きかけの線をやめる</translation>
    </message>
    <message>
        <source>{size} kB</source>
        <translation>{size}kB</translation>
    </message>
    <message>
        <source>{size} MB</source>
        <translation>{size}MB</translation>
    </message>
    <message>
        <source>What it learned was not tested yet.</source>
        <translation>学習した内容はまだテストされていません。</translation>
    </message>
    <message>
        <source>Best: {accuracy} of {count} {images}, in epoch {epoch}.</source>
        <translation>最良：{count}枚（{images}）で{accuracy}、エポック{epoch}。</translation>
    </message>
    <message>
        <source>Best: test loss {loss} over {count} {images}, in epoch {epoch}.</source>
        <translation>最良：{count}枚（{images}）でテスト損失{loss}、エポック{epoch}。</translation>
    </message>
    <message>
        <source>It trained on {count} images only.</source>
        <translation>訓練に使った画像は{count}枚だけです。</translation>
    </message>
    <message>
        <source>Training failed unexpectedly ({kind}: {text}). The model from before is untouched.</source>
        <translation>学習が予期せず失敗しました（{kind}：{text}）。以前のモデルはそのままです。</translation>
    </message>
    <message>
        <source>A finished run of {model} on {dataset} was never saved to a file.</source>
        <translation>完了した学習（{dataset}での{model}）が、まだファイルに保存されていません。</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted after {done} of {all} epochs, and never saved to a file.</source>
        <translation>{dataset}での{model}の学習が、全{all}エポック中{done}エポックで停止または中断し、ファイルに保存されていません。</translation>
    </message>
    <message>
        <source>A run of {model} on {dataset} was stopped or interrupted in the first of its {all} epochs, and never saved to a file.</source>
        <translation>{dataset}での{model}の学習が、全{all}エポックの最初のエポックで停止または中断し、ファイルに保存されていません。</translation>
    </message>
    <message>
        <source>No model is open. Open one or train one.</source>
        <translation>開いているモデルがありません。開くか、訓練してください。</translation>
    </message>
    <message>
        <source>{count} × “{name}”</source>
        <translation>「{name}」{count}枚</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: choose a model that reads digits or pictures.</source>
        <translation>{model}はオートエンコーダーです。数字か画像を読み取るモデルを選んでください。</translation>
    </message>
    <message>
        <source>There are several digits: crop the picture to one of them.</source>
        <translation>数字が複数あります。画像を1文字に切り抜いてください。</translation>
    </message>
    <message>
        <source>{model} reads numbers on the writing line: choose one for digits or pictures.</source>
        <translation>{model}は書き込み行の数を読み取ります。数字用か画像用のモデルを選んでください。</translation>
    </message>
    <message>
        <source>Open a picture.</source>
        <translation>画像ファイルを開いてください。</translation>
    </message>
    <message>
        <source>Mean-squared error {error}, of pixels from 0 to 1.</source>
        <translation>平均二乗誤差{error}（画素値0～1）。</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>残り約{time}</translation>
    </message>
    <message>
        <source>{count} images only</source>
        <translation>画像は{count}枚だけ</translation>
    </message>
    <message>
        <source>tested on {count} only</source>
        <translation>テストは{count}枚だけ</translation>
    </message>
    <message>
        <source>Unexpected error ({kind}: {text}). Please report it.</source>
        <translation>予期しないエラー（{kind}：{text}）。ご報告ください。</translation>
    </message>
    <message>
        <source>No camera is connected to this computer.</source>
        <translation>このコンピューターにカメラが接続されていません。</translation>
    </message>
    <message>
        <source>No file could be reserved for it.</source>
        <translation>そのためのファイルを確保できませんでした。</translation>
    </message>
    <message>
        <source>Every so many of its images was read.</source>
        <translation>等間隔に選んだ一部の画像を読み取りました。</translation>
    </message>
    <message>
        <source>Runs has what it learned.</source>
        <translation>学んだ内容は「学習記録」にあります。</translation>
    </message>
</context>
<context>
    <name>AccountView</name>
    <message>
        <source>How it is computed</source>
        <translation>計算のしかた</translation>
    </message>
    <message>
        <source>Terms: {terms}; others: {rest}; bias: {bias}; sum: {total}</source>
        <translation>項：{terms}、その他：{rest}、バイアス：{bias}、合計：{total}</translation>
    </message>
    <message>
        <source>From the layers inside: {inside}; sum: {total}</source>
        <translation>内側の層から：{inside}、合計：{total}</translation>
    </message>
    <message>
        <source>its map</source>
        <translation>そのマップ</translation>
    </message>
    <message>
        <source>{sum} of {count} others</source>
        <translation>その他{count}個の{sum}</translation>
    </message>
    <message>
        <source>{value} from the layers inside</source>
        <translation>内側の層から{value}</translation>
    </message>
    <message>
        <source>{value} bias</source>
        <translation>バイアス{value}</translation>
    </message>
    <message>
        <source>of what they hold</source>
        <translation>その値から</translation>
    </message>
    <message>
        <source>unit {number}</source>
        <translation>ユニット{number}</translation>
    </message>
    <message>
        <source>patch {number}</source>
        <translation>パッチ{number}</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>答えの列</translation>
    </message>
</context>
<context>
    <name>AccuracyTab</name>
    <message>
        <source>Save diagram…</source>
        <translation>図を保存…</translation>
    </message>
    <message>
        <source>Report page…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Write a page about the model: what it looks for, what is typical, confusions</source>
        <translation>モデルのページを作る：何を探すか、典型例、混同</translation>
    </message>
    <message>
        <source>Precision and recall of each class</source>
        <translation>クラスごとの適合率と再現率</translation>
    </message>
    <message>
        <source>Precision: how many of the images read as this class are of it. Recall: how many of its images are read as it. Press Enter for its mistakes.</source>
        <translation>適合率：このクラスと読み取った画像のうち、本当にそのクラスだった割合。再現率：このクラスの画像のうち、正しく読み取った割合。Enterで誤りを表示します。</translation>
    </message>
    <message>
        <source>Precision, %</source>
        <translation>適合率（%）</translation>
    </message>
    <message>
        <source>Recall, %</source>
        <translation>再現率（%）</translation>
    </message>
    <message>
        <source>Measuring {model}…</source>
        <translation>{model}を測定中…</translation>
    </message>
    <message>
        <source>Every image is read once.</source>
        <translation>すべての画像を1回ずつ読み取ります。</translation>
    </message>
    <message>
        <source>The diagram comes here when all are read.</source>
        <translation>すべて読み取ると、ここに図が表示されます。</translation>
    </message>
    <message>
        <source>The model reads one part of a data set. The diagram shows whether it is right as often as it says it is.</source>
        <translation>モデルがデータセットの一部を読み取ります。図は、確信度どおりに正解しているかを示します。</translation>
    </message>
    <message>
        <source>How well does it read?</source>
        <translation>どれくらい正しく読み取る？</translation>
    </message>
    <message>
        <source>Nothing is measured yet. After Measure, the diagram comes here.</source>
        <translation>まだ測定していません。「測定」の後、ここに図が表示されます。</translation>
    </message>
    <message>
        <source>Write a report page</source>
        <translation>レポートを作成</translation>
    </message>
</context>
<context>
    <name>Answer</name>
    <message>
        <source>What the test picture shows</source>
        <translation>テスト画像に写っているもの</translation>
    </message>
    <message>
        <source>That’s a …</source>
        <translation>これは…</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>なぜ？</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it (F2)</source>
        <translation>どのインクが答えを支持し、どれが反するかを見る（F2）</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>何も描かれていません</translation>
    </message>
    <message>
        <source>To write numbers: “123” below.</source>
        <translation>数を書くには下の「123」を押してください。</translation>
    </message>
    <message>
        <source>Label: {label}</source>
        <translation>ラベル：{label}</translation>
    </message>
    <message>
        <source>Label: {label} · correct</source>
        <translation>ラベル：{label} · 正解</translation>
    </message>
    <message>
        <source>Label: {label} · incorrect</source>
        <translation>ラベル：{label} · 不正解</translation>
    </message>
    <message>
        <source>No picture yet</source>
        <translation>画像はまだありません</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it squeezes what it sees into fewer numbers and reconstructs it from them. Below: left what it sees, right its reconstruction.</source>
        <translation>このネットワークはオートエンコーダーです。見たものを少ない数に圧縮し、そこから再構成します。下の左が入力、右が再構成です。</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Text size: {size}</source>
        <translation>文字の大きさ：{size}</translation>
    </message>
    <message>
        <source>Text size: {size}, the largest that fits here</source>
        <translation>文字の大きさ：{size}（ここに収まる最大）</translation>
    </message>
</context>
<context>
    <name>CameraWindow</name>
    <message>
        <source>Take a photo</source>
        <translation>写真を撮る</translation>
    </message>
    <message>
        <source>What the camera sees</source>
        <translation>カメラの映像</translation>
    </message>
    <message>
        <source>Starting the camera…</source>
        <translation>カメラを起動中…</translation>
    </message>
    <message>
        <source>Take photo</source>
        <translation>撮影</translation>
    </message>
    <message>
        <source>Read what the camera sees now (Enter)</source>
        <translation>今カメラに映っているものを読み取る（Enter）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Hold the paper flat and still, so that it fills the picture.</source>
        <translation>紙を平らにして動かさず、画面いっぱいに写してください。</translation>
    </message>
</context>
<context>
    <name>Canvas</name>
    <message>
        <source>Drawing canvas</source>
        <translation>描画キャンバス</translation>
    </message>
    <message>
        <source>Draw a digit here</source>
        <translation>ここに数字を描いてください</translation>
    </message>
    <message>
        <source>The arrow keys move a pen, the space bar puts it down.</source>
        <translation>矢印キーでペンを動かし、スペースキーで下ろします。</translation>
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
        <translation>もう一度読み取り</translation>
    </message>
    <message>
        <source>add “{number}”</source>
        <translation>「{number}」を追加</translation>
    </message>
    <message>
        <source>remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Not sure: look at the photo, and correct or confirm it.</source>
        <translation>不確か：写真を見て、訂正か確定をしてください。</translation>
    </message>
    <message>
        <source>“{number}” is {chance} likely; it may also be “{other}”.</source>
        <translation>「{number}」である確率は{chance}です。「{other}」かもしれません。</translation>
    </message>
    <message>
        <source>correct “{number}”</source>
        <translation>「{number}」を訂正</translation>
    </message>
</context>
<context>
    <name>ChangeView</name>
    <message>
        <source>The least change, on the drawing</source>
        <translation>絵の最小の変更</translation>
    </message>
    <message>
        <source>Rub ink out with the mouse: the answer follows</source>
        <translation>マウスでインクを消すと、答えが変わります</translation>
    </message>
    <message>
        <source>The drawing as it is</source>
        <translation>元のままの絵</translation>
    </message>
    <message>
        <source>The drawing, and as a hollow line what would change</source>
        <translation>絵と、変わる所を示す白抜きの線</translation>
    </message>
</context>
<context>
    <name>CollectingPanel</name>
    <message>
        <source>That’s a … (or press its key)</source>
        <translation>これは…（またはそのキー）</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>次へ（Enter）</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for, and go on</source>
        <translation>求められたものとして絵を保存し、次へ</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>消去</translation>
    </message>
    <message>
        <source>Take the drawing off without keeping it (Backspace)</source>
        <translation>絵を保存せずに消す（Backspace）</translation>
    </message>
    <message>
        <source>Draw again (Backspace)</source>
        <translation>描き直す（Backspace）</translation>
    </message>
    <message>
        <source>Keep the drawing as what was asked for all the same</source>
        <translation>それでも求められたものとして保存</translation>
    </message>
    <message>
        <source>What to write</source>
        <translation>何を書くか</translation>
    </message>
    <message>
        <source>Write what you like and say what it is, or be asked for one digit after another</source>
        <translation>好きに書いて何かを答えるか、求められた数字を順に書く</translation>
    </message>
    <message>
        <source>Each class in turn</source>
        <translation>各クラスを順に</translation>
    </message>
    <message>
        <source>Each digit in turn</source>
        <translation>各数字を順に</translation>
    </message>
    <message>
        <source>Only {digit}</source>
        <translation>{digit}だけ</translation>
    </message>
    <message>
        <source>As you like</source>
        <translation>自由に</translation>
    </message>
    <message>
        <source>How many of each</source>
        <translation>それぞれの数</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>もう一度</translation>
    </message>
    <message>
        <source>Keep it as {digit} (key {digit})</source>
        <translation>{digit}として保存（キー{digit}）</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>まだ何も描かれていません。</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>ここに描く</translation>
    </message>
    <message>
        <source>Draw {name} here.
It is kept when the pen rests.</source>
        <translation>ここに{name}を描いてください。
ペンを休めると保存されます。</translation>
    </message>
    <message>
        <source>Draw {name} ({number} of {count})</source>
        <translation>{name}を描いてください（{number}/{count}）</translation>
    </message>
    <message>
        <source>All drawn. Now train on them below.</source>
        <translation>すべて描けました。下で学習させてください。</translation>
    </message>
    <message>
        <source>Draw something, then say what it is</source>
        <translation>何か描いて、それが何かを答えてください</translation>
    </message>
    <message>
        <source>Which digit is it?</source>
        <translation>どの数字ですか？</translation>
    </message>
    <message>
        <source>Write a digit, then press its key</source>
        <translation>数字を書いて、そのキーを押してください</translation>
    </message>
    <message>
        <source>All written. Thank you!</source>
        <translation>すべて書けました。ありがとうございます！</translation>
    </message>
    <message>
        <source>This does not look like a digit. Keep it as {digit}?</source>
        <translation>{digit}には見えません。{digit}として保存しますか？</translation>
    </message>
    <message>
        <source>This looks like {read}. Keep it as {digit}?</source>
        <translation>{read}に見えます。{digit}として保存しますか？</translation>
    </message>
    <message>
        <source>Write the digit {digit} ({number} of {count})</source>
        <translation>数字{digit}を書いてください（{number}/{count}）</translation>
    </message>
</context>
<context>
    <name>CollectionController</name>
    <message>
        <source>My handwriting cannot be read</source>
        <translation>自分の筆跡を読み込めません</translation>
    </message>
    <message>
        <source>The drawing was not kept</source>
        <translation>絵は保存されませんでした</translation>
    </message>
    <message>
        <source>Nothing was changed</source>
        <translation>何も変わっていません</translation>
    </message>
    <message>
        <source>Deleting {drawings}…</source>
        <translation>{drawings}を削除中…</translation>
    </message>
    <message>
        <source>Moving {drawings}…</source>
        <translation>{drawings}を移動中…</translation>
    </message>
    <message>
        <source>The classes are as they were</source>
        <translation>クラスは元のままです</translation>
    </message>
    <message>
        <source>Nothing was undone</source>
        <translation>元に戻せませんでした</translation>
    </message>
    <message>
        <source>Undoing the change to {drawings}…</source>
        <translation>変更を元に戻しています（{drawings}）…</translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln drawing(s) from {file}.</source>
        <translation>
            <numerusform>{file}から絵%Ln枚を読み込みました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln without a label left out.</source>
        <translation>
            <numerusform>ラベルのない%Ln枚を除外しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported</source>
        <translation>何も読み込まれませんでした</translation>
    </message>
    <message>
        <source>{things} added.</source>
        <translation>{things}を追加しました。</translation>
    </message>
    <message>
        <source>{drawings} saved as {file}</source>
        <translation>{drawings}を{file}に保存しました</translation>
    </message>
    <message>
        <source>The file was not written</source>
        <translation>ファイルは書き込まれませんでした</translation>
    </message>
</context>
<context>
    <name>CollectionFiles</name>
    <message>
        <source>Import…</source>
        <translation>読み込む…</translation>
    </message>
    <message>
        <source>Add drawings of an ink file; of a set also what somebody handed on</source>
        <translation>インクファイルの絵を追加。セットの場合は、ほかの人から渡されたものも</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>書き出す…</translation>
    </message>
    <message>
        <source>Save the drawings on the wall as an ink file (InkML), or a set to hand on</source>
        <translation>壁の絵をインクファイル（InkML）に、または渡せるセットとして保存</translation>
    </message>
    <message>
        <source>Drop pictures on the row of their class, in a set.</source>
        <translation>セットでは、画像ファイルをそのクラスの行にドロップできます。</translation>
    </message>
    <message>
        <source>Ink files ({patterns})</source>
        <translation>インクファイル({patterns})</translation>
    </message>
    <message>
        <source>Sets to hand on ({patterns})</source>
        <translation>渡せるセット({patterns})</translation>
    </message>
    <message>
        <source>Import handwriting</source>
        <translation>筆跡を読み込む</translation>
    </message>
    <message>
        <source>Export handwriting</source>
        <translation>筆跡を書き出す</translation>
    </message>
</context>
<context>
    <name>CollectionWindow</name>
    <message>
        <source>My things</source>
        <translation>マイデータ</translation>
    </message>
    <message>
        <source>Who writes</source>
        <translation>書く人</translation>
    </message>
    <message>
        <source>The name that new drawings get; type another one for another person</source>
        <translation>新しい絵に付く名前。別の人なら別の名前を入力</translation>
    </message>
    <message>
        <source>no name</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>Drawings of</source>
        <translation>絵の書き手</translation>
    </message>
    <message>
        <source>Whose drawings are on the wall, and learned</source>
        <translation>だれの絵を壁に並べ、学習に使うか</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>全員</translation>
    </message>
    <message>
        <source>Test on</source>
        <translation>テスト対象</translation>
    </message>
    <message>
        <source>Test on held-out drawings or on another person’s</source>
        <translation>取り分けた絵、または別の人の絵でテスト</translation>
    </message>
    <message>
        <source>drawings left out</source>
        <translation>除外した絵</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete the selected drawings (Del)</source>
        <translation>選んだ絵を削除（Del）</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Undo the last change to My handwriting (Ctrl+Z; while you draw, it undoes a stroke)</source>
        <translation>自分の筆跡への最後の変更を元に戻す（Ctrl+Z。描いている間は線を元に戻す）</translation>
    </message>
    <message>
        <source>What is here</source>
        <translation>ここにあるもの</translation>
    </message>
    <message>
        <source>Write some digits first, or import an ink file.</source>
        <translation>まず数字をいくつか書くか、インクファイルを読み込んでください。</translation>
    </message>
    <message>
        <source>Takes about a minute. Five of each digit already make a difference.</source>
        <translation>1分ほどかかります。各数字5枚でも効果があります。</translation>
    </message>
    <message>
        <source>All of these are for testing: choose others to teach.</source>
        <translation>すべてテスト用です。教えるものをほかに選んでください。</translation>
    </message>
    <message>
        <source>Reading My handwriting…</source>
        <translation>自分の筆跡を読み込み中…</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>まだ何もありません</translation>
    </message>
    <message>
        <source>Draw digits on the left, or make a set of signs of your own</source>
        <translation>左で数字を描くか、自分の記号のセットを作ってください</translation>
    </message>
    <message>
        <source>{taught} to teach</source>
        <translation>教えるもの：{taught}</translation>
    </message>
    <message>
        <source>{tested} of {writer} to test on</source>
        <translation>テスト用：{writer}の{tested}</translation>
    </message>
    <message>
        <source>{count} misread when drawn (shown in red)</source>
        <translation>描いたとき誤読{count}（赤で表示）</translation>
    </message>
    <message>
        <source>{count} cannot be read</source>
        <translation>読み込めないもの{count}</translation>
    </message>
    <message>
        <source>Kept to test on. The wall shows what is to be taught.</source>
        <translation>テスト用に保存しました。壁には教えるものが並びます。</translation>
    </message>
    <message>
        <source>Kept. The wall shows only drawings of {writer}.</source>
        <translation>保存しました。壁には{writer}の絵だけが並びます。</translation>
    </message>
    <message>
        <source>Choose drawings to move or delete them</source>
        <translation>移動か削除をする絵を選んでください</translation>
    </message>
    <message>
        <source>Those chosen are a … (∅: none of these)</source>
        <translation>選んだものは…（∅：どれでもない）</translation>
    </message>
    <message>
        <source>The one chosen is a … (∅: none of these)</source>
        <translation>選んだものは…（∅：どれでもない）</translation>
    </message>
</context>
<context>
    <name>ComparedPlot</name>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>Choose one run, or two to
five to compare them.</source>
        <translation>学習記録を一つ選ぶか、
2～5個選んで比較してください。</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>the first steps are cut off</source>
        <translation>最初の数ステップは省略</translation>
    </message>
</context>
<context>
    <name>ConfusionTab</name>
    <message>
        <source>Which classes the model confuses, and the images behind each count.</source>
        <translation>モデルがどのクラスを混同するか、その数と画像。</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it confuses nothing.</source>
        <translation>オートエンコーダーは分類しないため、混同はありません。</translation>
    </message>
    <message>
        <source>The table comes here when all are read.</source>
        <translation>すべて読み取ると、ここに表が表示されます。</translation>
    </message>
    <message>
        <source>{model}, {count} images. Most often: {mistakes}.</source>
        <translation>{model}、画像{count}枚。最も多い誤り：{mistakes}。</translation>
    </message>
    <message>
        <source>{model}, {count} images: no mistakes.</source>
        <translation>{model}、画像{count}枚：誤りなし。</translation>
    </message>
    <message>
        <source>Click a cell of the table for its images, an image to put it on the canvas.</source>
        <translation>表のセルをクリックするとその画像が表示され、画像をクリックするとキャンバスに移ります。</translation>
    </message>
</context>
<context>
    <name>ConfusionView</name>
    <message>
        <source>Confusion table</source>
        <translation>混同行列</translation>
    </message>
    <message>
        <source>No mistakes</source>
        <translation>誤りなし</translation>
    </message>
    <message>
        <source>{truth} read as {read} ({count})</source>
        <translation>{truth}を{read}と読み取り（{count}）</translation>
    </message>
    <message>
        <source>what it is read as</source>
        <translation>読み取り結果</translation>
    </message>
    <message>
        <source>what it is</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>{count} of {all} images of {truth} are read as {read}</source>
        <translation>{truth}の画像{all}枚のうち{count}枚を{read}と読み取りました</translation>
    </message>
</context>
<context>
    <name>Course</name>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>レッスン({patterns})</translation>
    </message>
    <message>
        <source>Open a lesson</source>
        <translation>レッスンを開く</translation>
    </message>
    <message>
        <source>The lesson was not opened</source>
        <translation>レッスンを開けませんでした</translation>
    </message>
    <message>
        <source>As you predicted.</source>
        <translation>予想どおりです。</translation>
    </message>
    <message>
        <source>Not as you predicted.</source>
        <translation>予想とは違いました。</translation>
    </message>
    <message>
        <source>Predict first.</source>
        <translation>まず予想してください。</translation>
    </message>
    <message>
        <source>The run was stopped before its end: train again.</source>
        <translation>学習が途中で停止しました。もう一度学習させてください。</translation>
    </message>
    <message>
        <source>Not yet: this step waits for {conditions}.</source>
        <translation>まだです。このステップの条件：{conditions}。</translation>
    </message>
    <message>
        <source>{fact} {comparison} {value} (now {now})</source>
        <translation>{fact}{comparison}{value}（今は{now}）</translation>
    </message>
    <message>
        <source> ✓ {right} of {asked}</source>
        <translation> ✓ {asked}問中{right}問</translation>
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
        <translation>digitpad（付属）</translation>
    </message>
    <message>
        <source>digitpad for pictures (shipped)</source>
        <translation>画像用digitpad（付属）</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>Not measured yet</source>
        <translation>まだ測定していません</translation>
    </message>
</context>
<context>
    <name>DataChoice</name>
    <message>
        <source>Data set</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>Whose images are shown and read</source>
        <translation>表示して読み取る画像の出どころ</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
    <message>
        <source>Images for testing, or those that networks learn from</source>
        <translation>テスト用の画像、またはネットワークが学習する画像</translation>
    </message>
    <message>
        <source>test part</source>
        <translation>テスト用</translation>
    </message>
    <message>
        <source>training part</source>
        <translation>訓練用</translation>
    </message>
</context>
<context>
    <name>DatasetChooser</name>
    <message>
        <source>The images to learn from</source>
        <translation>学習する画像</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>Relatives of MNIST, colour pictures, numbers</source>
        <translation>MNISTの仲間、カラー画像、数</translation>
    </message>
    <message>
        <source>Progress of the download</source>
        <translation>ダウンロードの進み具合</translation>
    </message>
    <message>
        <source>Stop the download; complete files are kept</source>
        <translation>ダウンロードを停止。完了したファイルは残ります</translation>
    </message>
    <message>
        <source>Download</source>
        <translation>ダウンロード</translation>
    </message>
    <message>
        <source>Download the data set; nothing is sent</source>
        <translation>データセットをダウンロード。何も送信しません</translation>
    </message>
    <message>
        <source>Folder…</source>
        <translation>フォルダー…</translation>
    </message>
    <message>
        <source>Choose a folder of your own that has the published files of this data set</source>
        <translation>このデータセットの公開ファイルがある自分のフォルダーを選ぶ</translation>
    </message>
    <message>
        <source>Forget this folder</source>
        <translation>このフォルダーを解除</translation>
    </message>
    <message>
        <source>Use the download folder again instead of the one you chose</source>
        <translation>選んだフォルダーではなく、再びダウンロード用フォルダーを使う</translation>
    </message>
    <message>
        <source>Look…</source>
        <translation>見る…</translation>
    </message>
    <message>
        <source>See the images with their labels before training, the test part first</source>
        <translation>学習の前に、画像とラベルを見ます。最初はテスト用です</translation>
    </message>
    <message>
        <source>Read the images</source>
        <translation>画像の読み方</translation>
    </message>
    <message>
        <source>What they need to be as MNIST’s are: white ink on black, upright</source>
        <translation>MNISTと同じにするための変換：黒地に白のインク、正しい向き</translation>
    </message>
    <message>
        <source>MNIST and generated handwriting together</source>
        <translation>MNISTと生成した筆跡の両方</translation>
    </message>
    <message>
        <source>Download {megabytes} MB</source>
        <translation>ダウンロード{megabytes}MB</translation>
    </message>
    <message>
        <source>Only for models of colour pictures, such as cifar-cnn</source>
        <translation>cifar-cnnなど、カラー画像のモデル専用</translation>
    </message>
    <message>
        <source>Only for resnet18, mobilenet-v3-small or layers that end with “dense {count}”</source>
        <translation>resnet18、mobilenet-v3-small、または「dense {count}」で終わる層専用</translation>
    </message>
    <message>
        <source>Only for models of grey 28×28 images, such as candle-cnn</source>
        <translation>candle-cnnなど、28×28のグレー画像のモデル専用</translation>
    </message>
    <message>
        <source>Only for the model {model}</source>
        <translation>モデル{model}専用</translation>
    </message>
    <message>
        <source>{found} Choose “{convention}” here.</source>
        <translation>{found}ここで「{convention}」を選んでください。</translation>
    </message>
    <message>
        <source>Asking for the files…</source>
        <translation>ファイルを問い合わせ中…</translation>
    </message>
    <message>
        <source>Fetching {file}: {done} MB</source>
        <translation>{file}を取得中：{done}MB</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>マイデータ</translation>
    </message>
    <message>
        <source>Which set to learn:</source>
        <translation>学習するセット：</translation>
    </message>
    <message>
        <source>Folder with {dataset}</source>
        <translation>{dataset}のフォルダー</translation>
    </message>
</context>
<context>
    <name>DeviceChooser</name>
    <message>
        <source>Where the network is trained</source>
        <translation>ネットワークを訓練する場所</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>The fastest available device</source>
        <translation>使える最速のデバイス</translation>
    </message>
    <message>
        <source>The fastest available: {device}</source>
        <translation>使える最速：{device}</translation>
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
        <translation>報告をコピー</translation>
    </message>
    <message>
        <source>Copies versions, your system and the last lines of the log, without your paths; nothing is sent</source>
        <translation>バージョン、システム、ログの最後の数行を、パスを除いてコピーします。何も送信しません</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>コピーしました</translation>
    </message>
    <message>
        <source>“{file}” does not have the ending of such a file: other programs, and digitpad, would take it for something else. Save as “{other}”?</source>
        <translation>「{file}」の拡張子はこの種のファイルのものではなく、ほかのプログラムもdigitpadも別の種類と見なします。「{other}」として保存しますか？</translation>
    </message>
    <message>
        <source>Save as {file}</source>
        <translation>{file}として保存</translation>
    </message>
</context>
<context>
    <name>Dock</name>
    <message>
        <source>Training, and the windows docked here</source>
        <translation>学習と、ここにドッキングしたウィンドウ</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>学習</translation>
    </message>
</context>
<context>
    <name>EmbeddingView</name>
    <message>
        <source>Test images, laid out by similarity</source>
        <translation>類似度で並べたテスト画像</translation>
    </message>
    <message>
        <source>How they are laid out</source>
        <translation>並べ方</translation>
    </message>
    <message>
        <source>t-SNE keeps together what is alike; PCA shows where the features differ most</source>
        <translation>t-SNEは似たものを近くに置き、PCAは特徴の違いが大きい方向を示します</translation>
    </message>
    <message>
        <source>Neighbours (t-SNE)</source>
        <translation>近傍（t-SNE）</translation>
    </message>
    <message>
        <source>Main directions (PCA)</source>
        <translation>主な方向（PCA）</translation>
    </message>
    <message>
        <source>The image that is chosen</source>
        <translation>選んだ画像</translation>
    </message>
    <message>
        <source>Next misread</source>
        <translation>次の誤読</translation>
    </message>
    <message>
        <source>Choose the next image that is misread; those have a ring</source>
        <translation>次の誤読画像を選ぶ。輪の付いたもの</translation>
    </message>
    <message>
        <source>Put on the canvas</source>
        <translation>キャンバスに置く</translation>
    </message>
    <message>
        <source>Undo brings your drawing back</source>
        <translation>「元に戻す」で描いた絵に戻れます</translation>
    </message>
    <message>
        <source>Colour: what it is. Ring: misread. Frame: what you show it.</source>
        <translation>色：正解。輪：誤読。枠：今の入力。</translation>
    </message>
    <message>
        <source>Each point is an image. Images that the network finds similar lie close together. Draw something, and it moves among them.</source>
        <translation>点の一つ一つが画像です。ネットワークにとって似た画像は近くにあります。何か描くと、その中を動きます。</translation>
    </message>
    <message>
        <source>To the network it is most similar to these: {digits}.</source>
        <translation>ネットワークにとって最も似ているもの：{digits}。</translation>
    </message>
    <message>
        <source>{model} reads images… {share}</source>
        <translation>{model}が画像を読み取り中…{share}</translation>
    </message>
    <message>
        <source>{model}: {wrong} of {count} images of “{dataset}” misread</source>
        <translation>{model}：「{dataset}」の画像{count}枚のうち{wrong}枚を誤読</translation>
    </message>
    <message>
        <source>{read}; placing them…</source>
        <translation>{read}、配置中…</translation>
    </message>
    <message>
        <source>Point at one to see it.</source>
        <translation>点に合わせると画像が見られます。</translation>
    </message>
    <message>
        <source>Image {number}: {label}, read as {read}</source>
        <translation>画像{number}：{label}、読み取り{read}</translation>
    </message>
    <message>
        <source>Image {number}: {label}</source>
        <translation>画像{number}：{label}</translation>
    </message>
    <message>
        <source>test image</source>
        <translation>テスト画像</translation>
    </message>
</context>
<context>
    <name>Entries</name>
    <message>
        <source>none of these</source>
        <translation>どれでもない</translation>
    </message>
    <message>
        <source>This is “{label}”</source>
        <translation>これは「{label}」</translation>
    </message>
    <message>
        <source>This is the digit {digit}</source>
        <translation>これは数字の{digit}</translation>
    </message>
    <message>
        <source>This is none of these</source>
        <translation>これはどれでもない</translation>
    </message>
    <message>
        <source>This is not a digit</source>
        <translation>これは数字ではない</translation>
    </message>
    <message>
        <source>read as {digit} at that time</source>
        <translation>当時の読み取り：{digit}</translation>
    </message>
</context>
<context>
    <name>EvidenceView</name>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Which class the map explains</source>
        <translation>マップで説明するクラス</translation>
    </message>
    <message>
        <source>rather than</source>
        <translation>比較対象</translation>
    </message>
    <message>
        <source>Which class it is compared with</source>
        <translation>比較するクラス</translation>
    </message>
    <message>
        <source>Colour the ink on the canvas</source>
        <translation>キャンバスのインクに色を付ける</translation>
    </message>
    <message>
        <source>Lay the map over the drawing while this window is open</source>
        <translation>このウィンドウを開いている間、マップを絵に重ねる</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>支持するものと反するもの</translation>
    </message>
    <message>
        <source>What would be read as another</source>
        <translation>別のクラスに見えるもの</translation>
    </message>
    <message>
        <source>all others</source>
        <translation>その他すべて</translation>
    </message>
    <message>
        <source>{digit}, as it is read</source>
        <translation>{digit}（読み取り結果）</translation>
    </message>
    <message>
        <source>{digit}, the next best</source>
        <translation>{digit}（次点）</translation>
    </message>
    <message>
        <source>speaks for {digit}</source>
        <translation>{digit}を支持</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for {other}</source>
        <translation>青は{digit}を、オレンジは{other}を支持します</translation>
    </message>
    <message>
        <source>speaks against {digit}</source>
        <translation>{digit}に反する</translation>
    </message>
    <message>
        <source>Blue speaks against {digit}, orange for it</source>
        <translation>青は{digit}に反し、オレンジは支持する</translation>
    </message>
    <message>
        <source>speaks for any other</source>
        <translation>ほかを支持</translation>
    </message>
    <message>
        <source>Blue speaks for {digit}, orange for any other</source>
        <translation>青は{digit}を、オレンジはほかを支持します</translation>
    </message>
    <message>
        <source>Looking for it…</source>
        <translation>探しています…</translation>
    </message>
    <message>
        <source>Looking for what makes it {digit}…</source>
        <translation>{digit}と読み取った理由を探しています…</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>The drawing is on the clipboard.</source>
        <translation>描いた絵をクリップボードにコピーしました。</translation>
    </message>
    <message>
        <source>There is no drawing or picture on the clipboard.</source>
        <translation>クリップボードに絵も画像もありません。</translation>
    </message>
    <message>
        <source>Pasted. Undo removes it.</source>
        <translation>貼り付けました。「元に戻す」で消えます。</translation>
    </message>
</context>
<context>
    <name>ExplainWindow</name>
    <message>
        <source>Why this answer?</source>
        <translation>なぜこの答え？</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>根拠</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>もしも</translation>
    </message>
    <message>
        <source>Nearest</source>
        <translation>近い画像</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>全画像</translation>
    </message>
    <message>
        <source>Ways to look at the answer</source>
        <translation>答えの見方</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNGで保存…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>このウィンドウの内容を画像ファイルに保存</translation>
    </message>
    <message>
        <source>What {model} finds similar</source>
        <translation>{model}が似ていると見なすもの</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>まだ何も描かれていません。</translation>
    </message>
    <message>
        <source>Draw something in the main window: its ink is coloured by what it says to the network, blue for the answer and orange for the next best.</source>
        <translation>メインウィンドウに何か描いてください。インクはネットワークにとっての意味で色分けされ、青は答えを、オレンジは次点を支持します。</translation>
    </message>
    <message>
        <source>Nothing to explain yet</source>
        <translation>まだ説明するものがありません</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>読み取れません</translation>
    </message>
</context>
<context>
    <name>FactsTable</name>
    <message>
        <source>Run</source>
        <translation>学習記録</translation>
    </message>
</context>
<context>
    <name>FileOpener</name>
    <message>
        <source>Everything digitpad reads ({patterns})</source>
        <translation>digitpadで読めるすべて({patterns})</translation>
    </message>
    <message>
        <source>Drawings ({patterns})</source>
        <translation>絵({patterns})</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>画像ファイル({patterns})</translation>
    </message>
    <message>
        <source>Lessons ({patterns})</source>
        <translation>レッスン({patterns})</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open model</source>
        <translation>モデルを開く</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>モデル({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル(*)</translation>
    </message>
    <message>
        <source>Opening {file}…</source>
        <translation>{file}を開いています…</translation>
    </message>
    <message>
        <source>This was not opened</source>
        <translation>開けませんでした</translation>
    </message>
    <message>
        <source>Pixels of the model</source>
        <translation>モデルの画素値</translation>
    </message>
    <message>
        <source>{model} reads pixels as “{pixels}”; save it to keep that.</source>
        <translation>{model}は画素値を「{pixels}」として読みます。残すには保存してください。</translation>
    </message>
    <message>
        <source>Which values of pixels were the weights of {model} trained on? digitpad gives 0 for paper and 1 for ink, unless you choose or write something else here.</source>
        <translation>{model}の重みは、どの画素値で訓練されましたか。ここで選ぶか書くまで、digitpadは紙を0、インクを1として渡します。</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>モデルを開けませんでした</translation>
    </message>
    <message>
        <source>Opened {file}</source>
        <translation>{file}を開きました</translation>
    </message>
    <message>
        <source>{file} does not say everything about its network; what is missing was guessed. If it reads badly, choose File, Pixels of the model, or tell its layers by “digitpad convert --layers”.</source>
        <translation>{file}にはネットワークのすべては書かれておらず、足りない部分は推測しました。うまく読み取れないときは、「ファイル」の「モデルの画素値」を選ぶか、「digitpad convert --layers」で層を指定してください。</translation>
    </message>
    <message>
        <source>A part of this model is a guess</source>
        <translation>このモデルの一部は推測です</translation>
    </message>
    <message>
        <source>The model from last time was not opened. {why}</source>
        <translation>前回のモデルを開けませんでした。{why}</translation>
    </message>
    <message>
        <source>{file} is not shown: something newer is there</source>
        <translation>{file}は表示しません：より新しいものが表示されています</translation>
    </message>
    <message>
        <source>The file was not opened</source>
        <translation>ファイルを開けませんでした</translation>
    </message>
    <message>
        <source>{file}: drawing 1 of {count}</source>
        <translation>{file}：絵1/{count}</translation>
    </message>
    <message>
        <source>{file}: page 1 of {count} is read</source>
        <translation>{file}：1/{count}ページを読み取ります</translation>
    </message>
    <message numerus="yes">
        <source>%Ln other file(s) not opened</source>
        <translation>
            <numerusform>ほかの%Lnファイルは開いていません</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileSaver</name>
    <message>
        <source>Save model “{model}”</source>
        <translation>モデル「{model}」を保存</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>モデル({patterns})</translation>
    </message>
    <message>
        <source>ONNX, for other programs ({patterns})</source>
        <translation>ONNX、ほかのプログラム用({patterns})</translation>
    </message>
    <message>
        <source>Folder for a hub of models ({patterns})</source>
        <translation>モデルハブ用フォルダー({patterns})</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file}として保存しました</translation>
    </message>
    <message>
        <source>The model was not saved</source>
        <translation>モデルを保存できませんでした</translation>
    </message>
    <message>
        <source>Pictures ({patterns})</source>
        <translation>画像ファイル({patterns})</translation>
    </message>
    <message>
        <source>Ink ({patterns})</source>
        <translation>インク({patterns})</translation>
    </message>
    <message>
        <source>Save drawing</source>
        <translation>絵を保存</translation>
    </message>
    <message>
        <source>The drawing was not saved</source>
        <translation>絵を保存できませんでした</translation>
    </message>
    <message>
        <source>No label</source>
        <translation>ラベルなし</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>数字ではない</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>ラベル</translation>
    </message>
    <message>
        <source>{file} is saved. What does it show? With its label, networks can learn from it.</source>
        <translation>{file}を保存しました。何が描かれていますか。ラベルがあれば、ネットワークの学習に使えます。</translation>
    </message>
    <message>
        <source>Save reconstruction</source>
        <translation>再構成を保存</translation>
    </message>
    <message>
        <source>The reconstruction was not saved</source>
        <translation>再構成を保存できませんでした</translation>
    </message>
    <message>
        <source>A training is running</source>
        <translation>学習中です</translation>
    </message>
    <message>
        <source>Stop the training and close? What the network has learned so far is kept and offered at the next start.</source>
        <translation>学習を停止して閉じますか？これまでに学んだ内容は残り、次の起動時に選べます。</translation>
    </message>
    <message>
        <source>Stop and close</source>
        <translation>停止して閉じる</translation>
    </message>
    <message>
        <source>The trained model is not saved</source>
        <translation>訓練したモデルは未保存です</translation>
    </message>
    <message>
        <source>Save the trained model {models} before closing?</source>
        <translation>閉じる前に、訓練したモデル{models}を保存しますか？</translation>
    </message>
    <message>
        <source>Models are not saved</source>
        <translation>未保存のモデルがあります</translation>
    </message>
    <message>
        <source>These are not saved: {models}. Save them first?</source>
        <translation>未保存：{models}。先に保存しますか？</translation>
    </message>
    <message>
        <source>The taught model is not saved</source>
        <translation>教えたモデルは未保存です</translation>
    </message>
    <message>
        <source>Save the taught model {models} before closing?</source>
        <translation>閉じる前に、教えたモデル{models}を保存しますか？</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Close without saving</source>
        <translation>保存せずに閉じる</translation>
    </message>
</context>
<context>
    <name>GuideWindow</name>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>ガイドのページ</translation>
    </message>
    <message>
        <source>Pages of the guide</source>
        <translation>ガイドのページ一覧</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
</context>
<context>
    <name>HandwritingController</name>
    <message>
        <source>Nothing is kept: the drawing was not finished.</source>
        <translation>保存されませんでした：描き終わっていません。</translation>
    </message>
    <message>
        <source>Kept in My things; Ctrl+Shift+H shows it, and teaches the model.</source>
        <translation>マイデータに保存しました。「Ctrl+Shift+H」で表示し、モデルに教えられます。</translation>
    </message>
    <message>
        <source>Taken out of My handwriting again.</source>
        <translation>自分の筆跡から取り除きました。</translation>
    </message>
    <message>
        <source>Nothing is drawn yet.</source>
        <translation>まだ何も描かれていません。</translation>
    </message>
    <message>
        <source>Only what is drawn here is kept, not a picture.</source>
        <translation>保存できるのはここに描いたものだけで、画像ファイルは保存できません。</translation>
    </message>
    <message>
        <source>The classes of the set have changed since this model was trained.</source>
        <translation>このモデルの学習後に、セットのクラスが変わりました。</translation>
    </message>
    <message>
        <source>Kept as {digit}</source>
        <translation>{digit}として保存</translation>
    </message>
    <message>
        <source>Kept as none of these</source>
        <translation>対象外で保存</translation>
    </message>
    <message>
        <source>Kept as no digit</source>
        <translation>数字以外で保存</translation>
    </message>
    <message>
        <source>The taught model was not saved</source>
        <translation>教えたモデルを保存できませんでした</translation>
    </message>
    <message>
        <source>The taught model was saved as {file}</source>
        <translation>教えたモデルを{file}として保存しました</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Hints for the first start</source>
        <translation>初回起動のヒント</translation>
    </message>
    <message>
        <source>Draw a digit: it is read as you draw.</source>
        <translation>数字を描くと、描きながら読み取ります。</translation>
    </message>
    <message>
        <source>Press Train and watch a network learn to read it.</source>
        <translation>「学習開始」を押すと、ネットワークが学習する様子を見られます。</translation>
    </message>
    <message>
        <source>Make a reader of ✓ ✗: Train → Read signs of my own…</source>
        <translation>✓ ✗の読み取りモデルを作る：学習→自分の記号を読み取る…</translation>
    </message>
    <message>
        <source>Open a picture or a model, or drop it here.</source>
        <translation>画像ファイルやモデルを開くか、ここにドロップしてください。</translation>
    </message>
    <message>
        <source>Next hint</source>
        <translation>次のヒント</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>ガイド</translation>
    </message>
    <message>
        <source>A few pages about what you can do (F1)</source>
        <translation>できることを説明する数ページ（F1）</translation>
    </message>
    <message>
        <source>No more hints (Esc)</source>
        <translation>ヒントを閉じる（Esc）</translation>
    </message>
    <message>
        <source>No more hints</source>
        <translation>ヒントを閉じる</translation>
    </message>
    <message>
        <source>{number} of {count} · {hint}</source>
        <translation>{number}/{count} · {hint}</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>次へ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>HowGoodWindow</name>
    <message>
        <source>How good?</source>
        <translation>どれくらい正確？</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Progress of the measurement</source>
        <translation>測定の進み具合</translation>
    </message>
    <message>
        <source>Stop measuring; what is shown stays</source>
        <translation>測定を停止。表示中のものは残ります</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>Confusions</source>
        <translation>混同</translation>
    </message>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>Label errors</source>
        <translation>ラベルの誤り</translation>
    </message>
    <message>
        <source>Robustness</source>
        <translation>頑健性</translation>
    </message>
    <message>
        <source>Thresholds</source>
        <translation>しきい値</translation>
    </message>
    <message>
        <source>Ways to look at how good it is</source>
        <translation>正確さの見方</translation>
    </message>
    <message>
        <source>{model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>{model}は行全体を読み取ります。「digitpad evaluate MODEL --numbers FILE」で測定してください。MODELはそのファイルです。</translation>
    </message>
    <message>
        <source>Preparing the images…</source>
        <translation>画像を準備中…</translation>
    </message>
    <message>
        <source>{done} of {count} measured</source>
        <translation>{done}/{count}を測定</translation>
    </message>
    <message>
        <source>{done} of {count} images prepared</source>
        <translation>画像{done}/{count}を準備</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file}として保存しました</translation>
    </message>
    <message>
        <source>The current model is now {model}. Measure again.</source>
        <translation>現在のモデルが{model}に変わりました。もう一度測定してください。</translation>
    </message>
    <message>
        <source>Another model named {model} reads now. Measure again.</source>
        <translation>同じ名前{model}の別のモデルに変わりました。もう一度測定してください。</translation>
    </message>
    <message>
        <source>Missing data sets: choose one in the main window’s training panel, then Download, or Folder… if you have the files.</source>
        <translation>ないデータセットは、メインウィンドウの学習パネルで選んで「ダウンロード」を押すか、ファイルがあれば「フォルダー…」を押してください。</translation>
    </message>
</context>
<context>
    <name>ImageBrowser</name>
    <message>
        <source>Images</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 戻る</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>次へ ›</translation>
    </message>
    <message>
        <source>All images</source>
        <translation>全画像</translation>
    </message>
    <message>
        <source>Only misread</source>
        <translation>誤読のみ</translation>
    </message>
    <message>
        <source>Mistakes, most confident first</source>
        <translation>誤り、確信度の高い順</translation>
    </message>
    <message>
        <source>Likely label errors</source>
        <translation>ラベルの誤りの候補</translation>
    </message>
    <message>
        <source>Which images</source>
        <translation>表示する画像</translation>
    </message>
    <message>
        <source>What can be chosen here once they are read: mistakes</source>
        <translation>読み取り後に選べるもの：誤り</translation>
    </message>
    <message>
        <source>Only images of this class</source>
        <translation>このクラスの画像のみ</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Only images that are read as this</source>
        <translation>これと読み取られた画像のみ</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>読み取り結果</translation>
    </message>
    <message>
        <source>Number of an image</source>
        <translation>画像の番号</translation>
    </message>
    <message>
        <source>Go to the image with this number; the first is 0</source>
        <translation>この番号の画像へ移動。最初は0</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>画像{number}</translation>
    </message>
    <message>
        <source>Image {number} is not among those shown.</source>
        <translation>画像{number}は表示中のものに含まれていません。</translation>
    </message>
    <message>
        <source>every class</source>
        <translation>すべてのクラス</translation>
    </message>
    <message>
        <source>class {name}</source>
        <translation>クラス{name}</translation>
    </message>
    <message>
        <source>read as anything</source>
        <translation>読み取り：すべて</translation>
    </message>
    <message>
        <source>read as {name}</source>
        <translation>読み取り：{name}</translation>
    </message>
    <message>
        <source>Image {number}: {reading}. Click to put it on the canvas.</source>
        <translation>画像{number}：{reading}。クリックするとキャンバスに移ります。</translation>
    </message>
    <message>
        <source>{first} to {last} of {count} images</source>
        <translation>画像{first}～{last}/{count}</translation>
    </message>
    <message>
        <source>There are no such images.</source>
        <translation>該当する画像はありません。</translation>
    </message>
    <message>
        <source>{dataset}, image {number}</source>
        <translation>{dataset}、画像{number}</translation>
    </message>
</context>
<context>
    <name>ImagesTab</name>
    <message>
        <source>Click an image or press Enter to put it on the canvas.</source>
        <translation>画像をクリックするか、Enterを押すとキャンバスに移ります。</translation>
    </message>
    <message>
        <source>Press Measure to find the mistakes among them.</source>
        <translation>「測定」を押すと、この中の誤りが見つかります。</translation>
    </message>
    <message>
        <source>Read by {model}. Click an image or press Enter to put it on the canvas.</source>
        <translation>{model}が読み取りました。画像をクリックするか、Enterを押すとキャンバスに移ります。</translation>
    </message>
</context>
<context>
    <name>Intake</name>
    <message>
        <source>Photos ({patterns})</source>
        <translation>写真({patterns})</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル(*)</translation>
    </message>
    <message>
        <source>Open photos</source>
        <translation>写真を開く</translation>
    </message>
    <message>
        <source>photo by the camera</source>
        <translation>カメラの写真</translation>
    </message>
    <message>
        <source>There is no picture on the clipboard.</source>
        <translation>クリップボードに画像がありません。</translation>
    </message>
    <message>
        <source>There is no picture in this folder.</source>
        <translation>このフォルダーに画像がありません。</translation>
    </message>
    <message>
        <source>There is no picture in what was dropped.</source>
        <translation>ドロップされたものに画像がありません。</translation>
    </message>
</context>
<context>
    <name>KindBox</name>
    <message>
        <source>Numbers anywhere on the page, or the cells of a table: to change it reads the photo again</source>
        <translation>ページ上の数か、表のセルか。変更すると写真をもう一度読み取ります</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>探すもの</translation>
    </message>
    <message>
        <source>Page or table</source>
        <translation>ページか表</translation>
    </message>
    <message>
        <source>Numbers on a page</source>
        <translation>ページの数</translation>
    </message>
    <message>
        <source>A table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Found: a table</source>
        <translation>検出：表</translation>
    </message>
    <message>
        <source>Found: a page</source>
        <translation>検出：ページ</translation>
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
        <translation>読み取りではなくラベルのほうが誤りかもしれない画像：モデルが、別のクラスの画像と同じくらいの確信度で、そのクラスと見なしています。</translation>
    </message>
    <message>
        <source>{count} of {all}, the likeliest first.</source>
        <translation>{all}枚のうち{count}枚、可能性の高い順。</translation>
    </message>
    <message>
        <source>An autoencoder does not classify: it contradicts no label.</source>
        <translation>オートエンコーダーは分類しないため、ラベルと食い違うことはありません。</translation>
    </message>
    <message>
        <source>These images were generated, and their labels with them: none is wrong. Choose images that people labelled.</source>
        <translation>この画像はラベルごと生成したもので、誤りはありません。人がラベルを付けた画像を選んでください。</translation>
    </message>
    <message>
        <source>The model reads {accuracy} of these images right: most of what it contradicts is its own mistake, and no label&apos;s. Choose a model that reads at least {least} right.</source>
        <translation>モデルの正解は{accuracy}です。食い違いの多くはラベルではなくモデルの誤りです。{least}以上正しく読み取るモデルを選んでください。</translation>
    </message>
</context>
<context>
    <name>LearningPanel</name>
    <message>
        <source>Train on these</source>
        <translation>これで学習</translation>
    </message>
    <message>
        <source>Give the shipped reader a new last layer for these classes: takes seconds</source>
        <translation>付属の読み取りモデルに、このクラス用の新しい最後の層を付けます：数秒で完了</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>学習の進み具合</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>停止。モデルは元のまま</translation>
    </message>
    <message>
        <source>Save the reader and read with it from now on, at the next start, too</source>
        <translation>読み取りモデルを保存し、今後の起動でもそれで読み取る</translation>
    </message>
    <message>
        <source>Another network…</source>
        <translation>別のネットワーク…</translation>
    </message>
    <message>
        <source>Train a network from nothing on this set, in the training panel</source>
        <translation>このセットで、ネットワークを初めから学習パネルで訓練</translation>
    </message>
    <message>
        <source>Ten or twenty of each are enough. It takes seconds.</source>
        <translation>それぞれ10～20枚で十分です。数秒で終わります。</translation>
    </message>
    <message>
        <source>Draw some of each class first, or drop pictures on its row.</source>
        <translation>まず各クラスをいくつか描くか、その行に画像ファイルをドロップしてください。</translation>
    </message>
    <message>
        <source>Learning…</source>
        <translation>学習中…</translation>
    </message>
    <message>
        <source>Train again</source>
        <translation>もう一度学習</translation>
    </message>
    <message>
        <source>{right} of {count} drawings are read correctly, each when it was left out. Of {others} other things, {refused} are refused.</source>
        <translation>{count}枚のうち{right}枚を、それを除いて学習した状態で正しく読み取ります。ほかのもの{others}件では、{refused}を拒否します。</translation>
    </message>
    <message>
        <source>{truth} read as {read}: {count}.</source>
        <translation>{truth}を{read}と読み取り：{count}。</translation>
    </message>
    <message>
        <source>Read worst, without learning it: the hand of {writer}, {right}.</source>
        <translation>学習せずに読むと最も苦手：{writer}の筆跡、{right}。</translation>
    </message>
    <message>
        <source>It reads in the main window now.</source>
        <translation>メインウィンドウで読み取りに使われています。</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>The fainter, the less it counts.</source>
        <translation>薄いほど影響が小さいものです。</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>About the lesson</source>
        <translation>レッスンについて</translation>
    </message>
    <message>
        <source>‹ Back</source>
        <translation>‹ 戻る</translation>
    </message>
    <message>
        <source>Next ›</source>
        <translation>次へ ›</translation>
    </message>
    <message>
        <source>Leave this lesson; its settings end with it</source>
        <translation>このレッスンを終了。その設定も終わります</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>すべてのレッスン</translation>
    </message>
    <message>
        <source>Begin a lesson from a file, your own perhaps</source>
        <translation>ファイルのレッスンを始める（自作のものも可）</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>Leave the lessons</source>
        <translation>レッスンを終了</translation>
    </message>
    <message>
        <source>Leave (Esc)</source>
        <translation>終了（Esc）</translation>
    </message>
    <message>
        <source>Move the keyboard to what is outlined</source>
        <translation>囲まれた所へキーボードを移動</translation>
    </message>
    <message>
        <source>{lesson} · step {number} of {count}</source>
        <translation>{lesson} · ステップ{number}/{count}</translation>
    </message>
    <message>
        <source>Go to “{control}”</source>
        <translation>「{control}」へ移動</translation>
    </message>
    <message>
        <source>Skip ›</source>
        <translation>飛ばす ›</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>終わる</translation>
    </message>
</context>
<context>
    <name>LivePlot</name>
    <message>
        <source>Plot of the loss</source>
        <translation>損失のグラフ</translation>
    </message>
    <message>
        <source>Plot of the accuracy</source>
        <translation>正解率のグラフ</translation>
    </message>
    <message>
        <source>train: images it learns from, harder where they are varied
test: images it never learned from, as they are</source>
        <translation>訓練：学習に使う画像。変化を加えると難しくなります
テスト：学習に使っていない画像そのまま</translation>
    </message>
    <message>
        <source>Menu of this plot</source>
        <translation>このグラフのメニュー</translation>
    </message>
    <message>
        <source>Save the plot or its figures, change how it looks</source>
        <translation>グラフや数値を保存、見た目を変更</translation>
    </message>
    <message>
        <source>Lines right, signs wrong</source>
        <translation>行の正解、記号の誤り</translation>
    </message>
    <message>
        <source>How many lines it reads entirely right, and what share of the signs is wrong.</source>
        <translation>完全に正しく読み取れた行の割合と、誤った記号の割合。</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正解率</translation>
    </message>
    <message>
        <source>How much of the images it reads right while it learns.</source>
        <translation>学習中に画像をどれだけ正しく読み取るか。</translation>
    </message>
    <message>
        <source>Loss: mean-squared error</source>
        <translation>損失：平均二乗誤差</translation>
    </message>
    <message>
        <source>How far its reconstruction is from what it sees, while it learns: lower is better. An autoencoder does not classify, so it has no accuracy.</source>
        <translation>学習中、再構成が入力からどれだけ離れているか。小さいほど良好です。オートエンコーダーは分類しないため、正解率はありません。</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>How wrong the network is while it learns: lower is better.</source>
        <translation>学習中のネットワークの間違いの大きさ。小さいほど良好です。</translation>
    </message>
    <message>
        <source>accuracy (%)</source>
        <translation>正解率（%）</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>mean-squared error</source>
        <translation>平均二乗誤差</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>{axis}, logarithmic</source>
        <translation>{axis}、対数</translation>
    </message>
    <message>
        <source>train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>errors</source>
        <translation>誤り</translation>
    </message>
    <message>
        <source>train, run before</source>
        <translation>訓練、前回</translation>
    </message>
    <message>
        <source>test, run before</source>
        <translation>テスト、前回</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>エポック{epoch}</translation>
    </message>
    <message>
        <source>before, on {dataset}</source>
        <translation>前回、{dataset}</translation>
    </message>
    <message>
        <source>before</source>
        <translation>前回</translation>
    </message>
    <message>
        <source>other data</source>
        <translation>別のデータ</translation>
    </message>
    <message>
        <source>The run before was tested on {dataset}.</source>
        <translation>前回の学習は{dataset}でテストしました。</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>About digitpad</source>
        <translation>digitpadについて</translation>
    </message>
    <message>
        <source>Nothing was set up</source>
        <translation>設定は変わっていません</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>Something is still being worked on; the next start has {language}.</source>
        <translation>まだ処理中です。次回の起動から{language}になります。</translation>
    </message>
    <message>
        <source>Kept in My handwriting as {digit}</source>
        <translation>自分の筆跡に{digit}として保存しました</translation>
    </message>
    <message>
        <source>Co&amp;ntinue</source>
        <translation>続ける(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>The training is still running; try to close again in a moment.</source>
        <translation>まだ学習中です。少し待ってからもう一度閉じてください。</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>The image, without colours</source>
        <translation>色なしの画像</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>まだありません</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Open &amp;recent</source>
        <translation>最近使ったファイル(&amp;R)</translation>
    </message>
    <message>
        <source>Recent mod&amp;els</source>
        <translation>最近使ったモデル(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>言語 Language(&amp;L)</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>文字サイズ(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>学習(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Measure</source>
        <translation>測定(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
</context>
<context>
    <name>ModelArguments</name>
    <message>
        <source>Patch size</source>
        <translation>パッチの大きさ</translation>
    </message>
    <message>
        <source>The side of the squares that the image is cut into, in pixels</source>
        <translation>画像を切り分ける四角の一辺（画素）</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>From the image to the answer, with commas: {example}</source>
        <translation>画像から答えまで、コンマ区切り：{example}</translation>
    </message>
    <message>
        <source>Build it…</source>
        <translation>組み立てる…</translation>
    </message>
    <message>
        <source>Add, change and take out layers in the picture of the network</source>
        <translation>ネットワークの図で層を追加、変更、削除</translation>
    </message>
    <message>
        <source>{count} classes</source>
        <translation>クラス{count}個</translation>
    </message>
    <message>
        <source>{count} patches: {side} rows of {side}</source>
        <translation>パッチ{count}個：{side}×{side}</translation>
    </message>
</context>
<context>
    <name>ModelChoice</name>
    <message>
        <source>The model that reads the next photo, or reads this one again</source>
        <translation>次の写真を読み取る、またはこの写真をもう一度読み取るモデル</translation>
    </message>
    <message>
        <source>Model that reads photos</source>
        <translation>写真を読み取るモデル</translation>
    </message>
    <message>
        <source>digitpad (shipped)</source>
        <translation>digitpad（付属）</translation>
    </message>
    <message>
        <source>The model was not opened</source>
        <translation>モデルを開けませんでした</translation>
    </message>
    <message>
        <source>{model} (not saved)</source>
        <translation>{model}（未保存）</translation>
    </message>
    <message>
        <source>Another model…</source>
        <translation>別のモデル…</translation>
    </message>
    <message>
        <source>Models ({patterns})</source>
        <translation>モデル({patterns})</translation>
    </message>
    <message>
        <source>Choose the model that reads photos</source>
        <translation>写真を読み取るモデルを選ぶ</translation>
    </message>
</context>
<context>
    <name>ModelChooser</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>The network to train</source>
        <translation>訓練するネットワーク</translation>
    </message>
    <message>
        <source>Published networks, colour pictures, numbers</source>
        <translation>公表されたネットワーク、カラー画像、数</translation>
    </message>
    <message>
        <source>About the model</source>
        <translation>モデルについて</translation>
    </message>
    <message>
        <source>{parameters} parameters · {published} · {origin}</source>
        <translation>パラメーター{parameters}個 · {published} · {origin}</translation>
    </message>
    <message>
        <source>Its layers:</source>
        <translation>層の構成：</translation>
    </message>
</context>
<context>
    <name>MoreCombo</name>
    <message>
        <source>More…</source>
        <translation>その他…</translation>
    </message>
</context>
<context>
    <name>NamingRow</name>
    <message>
        <source>Label of the drawing</source>
        <translation>絵のラベル</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Remove the drawing from My handwriting again</source>
        <translation>絵を自分の筆跡から取り除く</translation>
    </message>
    <message>
        <source>It is none of these (key 0)</source>
        <translation>どれでもない（キー0）</translation>
    </message>
    <message>
        <source>It is “{label}”</source>
        <translation>「{label}」です</translation>
    </message>
    <message>
        <source>It is the digit {digit} (key {digit})</source>
        <translation>数字の{digit}です（キー{digit}）</translation>
    </message>
    <message>
        <source>It is not a digit (key {key})</source>
        <translation>数字ではありません（キー{key}）</translation>
    </message>
</context>
<context>
    <name>NearestView</name>
    <message>
        <source>The {count} training images most like your drawing to the network come here.</source>
        <translation>ネットワークにとってこの絵に最も似た訓練画像{count}枚が、ここに表示されます。</translation>
    </message>
    <message>
        <source>Computing features of training images…</source>
        <translation>訓練画像の特徴を計算中…</translation>
    </message>
    <message>
        <source>“{digit}” of the training images, likeness {likeness}</source>
        <translation>訓練画像の「{digit}」、類似度{likeness}</translation>
    </message>
    <message>
        <source>Of {count} training images of “{dataset}” it takes these for the most alike: {digits}.</source>
        <translation>「{dataset}」の訓練画像{count}枚のうち、最も似ていると見なしたもの：{digits}。</translation>
    </message>
    <message>
        <source>The number: how alike it is to the network, 1 at most. Click one to put it on the canvas; Undo brings your drawing back.</source>
        <translation>数値はネットワークにとっての類似度で、最大1です。クリックするとキャンバスに移り、「元に戻す」で描いた絵に戻れます。</translation>
    </message>
    <message>
        <source>training image</source>
        <translation>訓練画像</translation>
    </message>
</context>
<context>
    <name>NetworkInput</name>
    <message>
        <source>The network’s reconstruction</source>
        <translation>ネットワークの再構成</translation>
    </message>
    <message>
        <source>The network’s reconstruction of what it sees</source>
        <translation>ネットワークが入力から作った再構成</translation>
    </message>
    <message>
        <source>28 × 28</source>
        <translation>28×28</translation>
    </message>
    <message>
        <source>What the network sees</source>
        <translation>ネットワークの入力</translation>
    </message>
    <message>
        <source>Thresholds…</source>
        <translation>しきい値…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit” (F3)</source>
        <translation>どの確信度未満で「4か9？」と尋ね、「数字ではない」と答えるかを選ぶ（F3）</translation>
    </message>
    <message>
        <source>What it sees, and its reconstruction</source>
        <translation>入力とその再構成</translation>
    </message>
    <message>
        <source>Test picture {number} as it is, at 32 × 32 pixels</source>
        <translation>テスト画像{number}そのまま、32×32画素</translation>
    </message>
    <message>
        <source>Numbers on the writing line: choose View, Write numbers</source>
        <translation>書き込み行の数：「表示」の「数を書く」を選択</translation>
    </message>
    <message>
        <source>The middle square of the picture, at 32 × 32 pixels</source>
        <translation>画像の中央の正方形、32×32画素</translation>
    </message>
    <message>
        <source>The ink found in the picture, at 28 × 28 pixels, scaled and centred</source>
        <translation>画像で見つけたインク、28×28画素、大きさと中心を調整</translation>
    </message>
    <message>
        <source>28 × 28 pixels, scaled and centred like what it learned from</source>
        <translation>28×28画素、学習した画像と同じように大きさと中心を調整</translation>
    </message>
    <message>
        <source>28 × 28 pixels, coloured by the pen’s direction (red: right, cyan: left), later ink brighter</source>
        <translation>28×28画素。ペンの向きで色分け（赤：右、水色：左）、後に描いた線ほど明るい</translation>
    </message>
    <message>
        <source>What the network sees. {what}.</source>
        <translation>ネットワークの入力。{what}。</translation>
    </message>
    <message>
        <source>Read by {model}</source>
        <translation>{model}が読み取り</translation>
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
        <translation>読み取り中のネットワークを表示</translation>
    </message>
    <message>
        <source>Show the network that Train trains</source>
        <translation>訓練するネットワークを表示</translation>
    </message>
    <message>
        <source>About the network</source>
        <translation>ネットワークについて</translation>
    </message>
    <message>
        <source>Moment of the run</source>
        <translation>学習中の時点</translation>
    </message>
    <message>
        <source>Go back to any moment of the run</source>
        <translation>学習中の好きな時点に戻る</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Save this as a picture, or the run as a moving one</source>
        <translation>図を画像ファイルに、または学習の様子を動画に保存</translation>
    </message>
    <message>
        <source>PyTorch is being loaded; its first weights need it…</source>
        <translation>PyTorchを読み込み中：最初の重みに必要です…</translation>
    </message>
    <message>
        <source>Reads: {model}</source>
        <translation>読み取り：{model}</translation>
    </message>
    <message>
        <source>your layers</source>
        <translation>自分の層</translation>
    </message>
    <message>
        <source>To train: {model}</source>
        <translation>訓練対象：{model}</translation>
    </message>
    <message>
        <source>{count} weights</source>
        <translation>重み{count}個</translation>
    </message>
    <message>
        <source>{weights}, fixed layers</source>
        <translation>{weights}、層は固定</translation>
    </message>
    <message>
        <source>{weights}: let it read a number to light it</source>
        <translation>{weights}：数を読み取らせると光ります</translation>
    </message>
    <message>
        <source>{weights}: draw a digit to light it</source>
        <translation>{weights}：数字を描くと光ります</translation>
    </message>
    <message>
        <source>{weights}: open a picture to light it</source>
        <translation>{weights}：画像ファイルを開くと光ります</translation>
    </message>
    <message>
        <source>epoch {epoch}</source>
        <translation>エポック{epoch}</translation>
    </message>
    <message>
        <source>{model}, at {epoch}</source>
        <translation>{model}、{epoch}</translation>
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
        <translation>PNGで保存…</translation>
    </message>
    <message>
        <source>Save as SVG…</source>
        <translation>SVGで保存…</translation>
    </message>
    <message>
        <source>No moving picture (GIF): the network is too large to keep its moments</source>
        <translation>動画（GIF）なし：ネットワークが大きく、途中の時点を保存できません</translation>
    </message>
    <message>
        <source>No moving picture (GIF) yet: train the network first</source>
        <translation>動画（GIF）はまだありません：先に訓練してください</translation>
    </message>
    <message>
        <source>Save the run as a moving picture (GIF)…</source>
        <translation>学習の様子を動画（GIF）で保存…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file}として保存しました</translation>
    </message>
</context>
<context>
    <name>NetworkView</name>
    <message>
        <source>Point at a unit to see what joins it; click it to see how it is computed</source>
        <translation>ユニットに合わせるとつながりが、クリックすると計算のしかたが見られます</translation>
    </message>
    <message>
        <source>The network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>{layer}, unit {number}: {value}</source>
        <translation>{layer}、ユニット{number}：{value}</translation>
    </message>
    <message>
        <source>A network of {count} columns</source>
        <translation>{count}列のネットワーク</translation>
    </message>
    <message>
        <source>Column {column} of {count}: {unit}</source>
        <translation>列{column}/{count}：{unit}</translation>
    </message>
    <message>
        <source>Take this layer out</source>
        <translation>この層を削除</translation>
    </message>
    <message>
        <source>Add a layer after this one</source>
        <translation>この後に層を追加</translation>
    </message>
    <message>
        <source>Change this layer: its width, kernel, activation</source>
        <translation>この層を変更：幅、カーネル、活性化関数</translation>
    </message>
    <message>
        <source>Click to see how it is computed.</source>
        <translation>クリックすると計算のしかたが見られます。</translation>
    </message>
</context>
<context>
    <name>NewSetWindow</name>
    <message>
        <source>New set of things</source>
        <translation>新しいセット</translation>
    </message>
    <message>
        <source>What to tell apart</source>
        <translation>見分けるもの</translation>
    </message>
    <message>
        <source>Signs, letters or words, with spaces or commas between: ✓ ✗</source>
        <translation>記号、文字、単語をスペースかコンマで区切る：✓ ✗</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>The name of the set</source>
        <translation>セットの名前</translation>
    </message>
    <message>
        <source>Tell these apart</source>
        <translation>見分けるもの</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>作成</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Two or more: signs, letters, shapes, whatever you can draw.</source>
        <translation>二つ以上：記号、文字、形など、描けるものなら何でも。</translation>
    </message>
    <message>
        <source>{count} classes: {names}</source>
        <translation>クラス{count}個：{names}</translation>
    </message>
    <message>
        <source>My signs</source>
        <translation>自分の記号</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>How sure the reading is</source>
        <translation>読み取りの確信度</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Take the correction back, and the drawing out of My handwriting</source>
        <translation>訂正を取り消し、絵を自分の筆跡から取り除く</translation>
    </message>
    <message>
        <source>Copy number</source>
        <translation>数をコピー</translation>
    </message>
    <message>
        <source>Put the number on the clipboard, as text</source>
        <translation>数を文字としてクリップボードに入れる</translation>
    </message>
    <message>
        <source>Single digits</source>
        <translation>数字1文字</translation>
    </message>
    <message>
        <source>Draw single digits again</source>
        <translation>再び数字を1文字ずつ描く</translation>
    </message>
    <message>
        <source>It is:</source>
        <translation>これは：</translation>
    </message>
    <message>
        <source>More…</source>
        <translation>その他…</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>どれでもない</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>Write digits and {signs}.</source>
        <translation>数字と{signs}を書いてください。</translation>
    </message>
    <message>
        <source>“?”: not a character of a number. To correct it, click it above.</source>
        <translation>「?」：数の文字ではありません。訂正するには、上のその文字をクリックしてください。</translation>
    </message>
    <message>
        <source>Every sign is what you said. To correct one, click it above.</source>
        <translation>すべてあなたが答えたとおりです。訂正するには、上のその文字をクリックしてください。</translation>
    </message>
    <message>
        <source>At least {share} sure of every sign. To correct one, click it above.</source>
        <translation>どの記号も確信度{share}以上です。訂正するには、上のその文字をクリックしてください。</translation>
    </message>
    <message>
        <source>Read by the shipped networks.</source>
        <translation>付属のネットワークが読み取りました。</translation>
    </message>
    <message>
        <source>Read by {model} together with shipped networks.</source>
        <translation>{model}と付属のネットワークが読み取りました。</translation>
    </message>
    <message>
        <source>Read by {model}.</source>
        <translation>{model}が読み取りました。</translation>
    </message>
    <message>
        <source>Copied: {number}</source>
        <translation>コピーしました：{number}</translation>
    </message>
</context>
<context>
    <name>NumberText</name>
    <message>
        <source>{sign}, not sure: {share}. Click to correct it.</source>
        <translation>{sign}、不確か：{share}。クリックして訂正。</translation>
    </message>
    <message>
        <source>{sign}, as you said. Click to correct it.</source>
        <translation>{sign}、あなたの答え。クリックして訂正。</translation>
    </message>
    <message>
        <source>{sign}, {share} sure. Click to correct it.</source>
        <translation>{sign}、確信度{share}。クリックして訂正。</translation>
    </message>
    <message>
        <source>Sign {number} of {count}: {sign}</source>
        <translation>記号{number}/{count}：{sign}</translation>
    </message>
</context>
<context>
    <name>Orders</name>
    <message>
        <source>Reading what is there…</source>
        <translation>内容を読み取り中…</translation>
    </message>
    <message>
        <source>Read {photo} again and discard what was read and corrected?</source>
        <translation>{photo}をもう一度読み取り、これまでの読み取りと訂正を破棄しますか？</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>読み取った内容は未保存です</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Discard and read</source>
        <translation>破棄して読み取る</translation>
    </message>
    <message>
        <source>1 cell that you checked has no place in the table as it is read now.</source>
        <translation>確認済みのセルのうち1個は、今回読み取った表に対応する場所がありません。</translation>
    </message>
    <message>
        <source>{count} cells that you checked have no place in the table as it is read now.</source>
        <translation>確認済みのセルのうち{count}個は、今回読み取った表に対応する場所がありません。</translation>
    </message>
    <message>
        <source>The table has other cells now</source>
        <translation>表のセルが変わりました</translation>
    </message>
    <message>
        <source>Keep the table as it was</source>
        <translation>元の表のままにする</translation>
    </message>
    <message>
        <source>Use the new one</source>
        <translation>新しい表を使う</translation>
    </message>
</context>
<context>
    <name>PageView</name>
    <message>
        <source>A picture: {file}.</source>
        <translation>画像：{file}。</translation>
    </message>
    <message>
        <source>Empty.</source>
        <translation>空です。</translation>
    </message>
    <message>
        <source>Strokes: {count}.</source>
        <translation>線：{count}。</translation>
    </message>
</context>
<context>
    <name>Pager</name>
    <message>
        <source>Which of them</source>
        <translation>何番目か</translation>
    </message>
    <message>
        <source>Type a number to go there</source>
        <translation>番号を入力して移動</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
</context>
<context>
    <name>PaperDocument</name>
    <message>
        <source>Nothing could be read there: type what it is.</source>
        <translation>読み取れませんでした。内容を入力してください。</translation>
    </message>
    <message>
        <source>Added {number}. Type to correct it; Ctrl+Z takes it away.</source>
        <translation>{number}を追加しました。入力して訂正、「Ctrl+Z」で取り消せます。</translation>
    </message>
    <message>
        <source>Added {number}, which is not sure. Type to correct it; Enter twice confirms it.</source>
        <translation>{number}を追加しましたが、不確かです。入力して訂正、Enterを2回押すと確定します。</translation>
    </message>
    <message>
        <source>Copied 1 row.</source>
        <translation>1行をコピーしました。</translation>
    </message>
    <message>
        <source>Copied {count} rows.</source>
        <translation>{count}行をコピーしました。</translation>
    </message>
    <message>
        <source>1 number in them is not sure.</source>
        <translation>そのうち不確かな数：1個。</translation>
    </message>
    <message>
        <source>{count} numbers in them are not sure.</source>
        <translation>そのうち不確かな数：{count}個。</translation>
    </message>
    <message numerus="yes">
        <source>{photo}: %Ln number(s) read</source>
        <translation>
            <numerusform>{photo}：%Ln個の数を読み取りました</numerusform>
        </translation>
    </message>
    <message>
        <source>{photo}: only {sure} of {count} numbers are sure</source>
        <translation>{photo}：{count}個の数のうち確かなものは{sure}個だけです</translation>
    </message>
    <message>
        <source>{photo}: none of {count} numbers is sure</source>
        <translation>{photo}：{count}個の数はどれも不確かです</translation>
    </message>
    <message>
        <source>table of {rows} × {columns} cells</source>
        <translation>{rows}×{columns}セルの表</translation>
    </message>
    <message>
        <source>by {model}</source>
        <translation>{model}で読み取り</translation>
    </message>
    <message numerus="yes">
        <source>%Ln uncertain, highlighted</source>
        <translation>
            <numerusform>不確か%Ln個（強調表示）</numerusform>
        </translation>
    </message>
    <message>
        <source>turned by {angle}°</source>
        <translation>{angle}°回転</translation>
    </message>
    <message>
        <source>{photo} was read earlier and is not saved yet.</source>
        <translation>{photo}は以前に読み取られ、まだ保存されていません。</translation>
    </message>
    <message>
        <source>{photo} is still here: nothing was read on it.</source>
        <translation>{photo}はまだここにあります：何も読み取られていません。</translation>
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
        <translation>ページと表</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>読み取りの進み具合</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>読み取りを停止</translation>
    </message>
    <message>
        <source>pasted picture</source>
        <translation>貼り付けた画像</translation>
    </message>
    <message>
        <source>The other sheets are still being read.</source>
        <translation>ほかの用紙をまだ読み取り中です。</translation>
    </message>
    <message>
        <source>Every uncertain number has been checked.</source>
        <translation>不確かな数はすべて確認済みです。</translation>
    </message>
    <message>
        <source>Discarded.</source>
        <translation>破棄しました。</translation>
    </message>
    <message>
        <source>{photos}: what was read is not stored and will be lost. {why}</source>
        <translation>{photos}：読み取った内容は保存されず、失われます。{why}</translation>
    </message>
    <message>
        <source>What was read is not saved</source>
        <translation>読み取った内容は未保存です</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Open photos…</source>
        <translation>写真を開く…</translation>
    </message>
    <message>
        <source>Open photos of pages or tables (or drop them, or a folder, or paste one)</source>
        <translation>ページや表の写真を開く（写真やフォルダーのドロップ、貼り付けも可）</translation>
    </message>
    <message>
        <source>Take photo…</source>
        <translation>写真を撮る…</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>再読み取り</translation>
    </message>
    <message>
        <source>Read this photo again, with the kind and model chosen here</source>
        <translation>ここで選んだ種類とモデルで、この写真をもう一度読み取る</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Rotate the photo a quarter turn to the left, and read it again</source>
        <translation>写真を左に90度回し、もう一度読み取る</translation>
    </message>
    <message>
        <source>Next uncertain</source>
        <translation>次の不確かな数</translation>
    </message>
    <message>
        <source>Go to the next uncertain number (F3); Enter confirms it and goes on</source>
        <translation>次の不確かな数へ移動（F3）。Enterで確定して次へ</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Remove the selection (Delete); Ctrl+Z restores it</source>
        <translation>選択したものを削除（Delete）。「Ctrl+Z」で元に戻す</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy everything, as text for a spreadsheet or a letter</source>
        <translation>すべてを文字としてコピー（表計算や文書用）</translation>
    </message>
    <message>
        <source>Save CSV…</source>
        <translation>CSVを保存…</translation>
    </message>
    <message>
        <source>Save as CSV (Ctrl+S)</source>
        <translation>CSVで保存（Ctrl+S）</translation>
    </message>
    <message>
        <source>Save Excel…</source>
        <translation>Excelを保存…</translation>
    </message>
    <message>
        <source>Save as an Excel file (.xlsx)</source>
        <translation>Excelファイル（.xlsx）で保存</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discard what was read; until then it is kept</source>
        <translation>読み取った内容を破棄。それまでは残ります</translation>
    </message>
    <message>
        <source>Close; what was read is kept until it is saved or discarded</source>
        <translation>閉じる。読み取った内容は、保存か破棄をするまで残ります</translation>
    </message>
    <message>
        <source>This applies to the next photo. “Read again” applies it to this one.</source>
        <translation>これは次の写真から有効です。「再読み取り」でこの写真にも使えます。</translation>
    </message>
    <message>
        <source>This could not be stored automatically; save it now. {why}</source>
        <translation>自動保存ができませんでした。今すぐ保存してください。{why}</translation>
    </message>
    <message>
        <source>{count} photos were read earlier and are not saved yet.</source>
        <translation>写真{count}枚が以前に読み取られ、まだ保存されていません。</translation>
    </message>
    <message>
        <source>Discard what was read on {photo} and corrected? It is not saved.</source>
        <translation>{photo}の読み取りと訂正を破棄しますか？保存されていません。</translation>
    </message>
    <message>
        <source>Discard {photo}? It is not saved in a file.</source>
        <translation>{photo}を破棄しますか？ファイルに保存されていません。</translation>
    </message>
    <message>
        <source>Read a page that this camera sees</source>
        <translation>このカメラに映るページを読み取る</translation>
    </message>
    <message>
        <source>Mark corners</source>
        <translation>角を指定</translation>
    </message>
    <message>
        <source>Add number</source>
        <translation>数を追加</translation>
    </message>
    <message>
        <source>Mark the table where its rows and columns were not found (Insert)</source>
        <translation>行と列が見つからなかった表の位置を示す（Insert）</translation>
    </message>
    <message>
        <source>Mark a number that was not found, and read it (Insert)</source>
        <translation>見つからなかった数の位置を示し、読み取る（Insert）</translation>
    </message>
</context>
<context>
    <name>PenWidth</name>
    <message>
        <source>Width of the pen. The reading does not depend on it.</source>
        <translation>ペンの太さ。読み取りには影響しません。</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>ペンの太さ</translation>
    </message>
</context>
<context>
    <name>PhotoAndCells</name>
    <message>
        <source>Open, drop or paste a photo of numbers on paper, or of a table</source>
        <translation>紙に書いた数や表の写真を、開く、ドロップする、または貼り付けてください</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>写真</translation>
    </message>
    <message>
        <source>Wheel, + and − zoom, 0 shows all, drag to move; click a number to correct it</source>
        <translation>ホイール、+、−で拡大縮小、0で全体、ドラッグで移動、数をクリックして訂正</translation>
    </message>
    <message>
        <source>Read the table again, by its other likely grid</source>
        <translation>もう一つのありうる罫線で表を読み取り直す</translation>
    </message>
    <message>
        <source>What was read</source>
        <translation>読み取った内容</translation>
    </message>
    <message>
        <source>Type to correct; coloured cells are uncertain</source>
        <translation>入力して訂正。色付きのセルは不確かです</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln column(s)</source>
        <translation>
            <numerusform>%Ln列</numerusform>
        </translation>
    </message>
    <message>
        <source>Back to {rows} and {columns}</source>
        <translation>{rows}×{columns}に戻す</translation>
    </message>
    <message>
        <source>Try {rows} and {columns} instead</source>
        <translation>代わりに{rows}×{columns}を試す</translation>
    </message>
    <message>
        <source>Not sure: “{text}” in row {row}, column {column}; {count} in all</source>
        <translation>不確か：「{text}」、{row}行{column}列、全部で{count}</translation>
    </message>
    <message>
        <source>Choose what to remove, on the photo or in the list.</source>
        <translation>削除するものを、写真か一覧で選んでください。</translation>
    </message>
    <message>
        <source>Drag the corners onto those of the table, then press Enter to read it again. By keyboard: Tab goes to the next corner, arrows move it, Esc gives up.</source>
        <translation>角を表の角までドラッグし、Enterを押すともう一度読み取ります。キーボードでは、Tabで次の角、矢印で移動、Escで中止。</translation>
    </message>
    <message>
        <source>Drag a box around the number. By keyboard: arrows move the box, with Shift they resize it, Enter reads it, Esc gives up.</source>
        <translation>数を囲むようにドラッグしてください。キーボードでは、矢印で枠を移動、Shiftと矢印で大きさを変更、Enterで読み取り、Escで中止。</translation>
    </message>
</context>
<context>
    <name>PhotoReading</name>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>Reading {photo}…</source>
        <translation>{photo}を読み取り中…</translation>
    </message>
</context>
<context>
    <name>PhotoView</name>
    <message>
        <source>Frames around what was read: {count}, not sure: {unsure}.</source>
        <translation>読み取った所の枠：{count}、不確か：{unsure}。</translation>
    </message>
</context>
<context>
    <name>PicturePages</name>
    <message>
        <source>test picture {number}</source>
        <translation>テスト画像{number}</translation>
    </message>
</context>
<context>
    <name>PictureView</name>
    <message>
        <source>Picture</source>
        <translation>画像ファイル</translation>
    </message>
    <message>
        <source>Drop, paste or open a picture here</source>
        <translation>ここに画像ファイルをドロップ、貼り付け、または開いてください</translation>
    </message>
    <message>
        <source>The picture to read. The arrow keys page through the test pictures.</source>
        <translation>読み取る画像。矢印キーでテスト画像をめくれます。</translation>
    </message>
</context>
<context>
    <name>PlotMenu</name>
    <message>
        <source>Save the figures (CSV)…</source>
        <translation>数値を保存（CSV）…</translation>
    </message>
    <message>
        <source>Save this plot as PNG…</source>
        <translation>グラフをPNGで保存…</translation>
    </message>
    <message>
        <source>Save this plot as SVG…</source>
        <translation>グラフをSVGで保存…</translation>
    </message>
    <message>
        <source>Copy this plot</source>
        <translation>グラフをコピー</translation>
    </message>
    <message>
        <source>Logarithmic axis</source>
        <translation>対数目盛</translation>
    </message>
    <message>
        <source>Remove the previous run</source>
        <translation>前回の学習を消す</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file}として保存しました</translation>
    </message>
    <message>
        <source>The plot is on the clipboard.</source>
        <translation>グラフをクリップボードにコピーしました。</translation>
    </message>
</context>
<context>
    <name>ProbabilityBars</name>
    <message>
        <source>Probabilities</source>
        <translation>確率</translation>
    </message>
    <message>
        <source>Nothing read yet</source>
        <translation>まだ何も読み取っていません</translation>
    </message>
    <message>
        <source>{digit}: nothing read yet</source>
        <translation>{digit}：まだ何も読み取っていません</translation>
    </message>
    <message>
        <source>{digit}: {share} probable</source>
        <translation>{digit}：確率{share}</translation>
    </message>
</context>
<context>
    <name>QAbstractFileIconProvider</name>
    <message>
        <source>Drive</source>
        <translation>ドライブ</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>フォルダー</translation>
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
        <translation>場所(&amp;L)</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>ファイルの種類(&amp;T)</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>Previous picture</source>
        <translation>前の画像</translation>
    </message>
    <message>
        <source>Next picture</source>
        <translation>次の画像</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>画像ファイルを開く</translation>
    </message>
    <message>
        <source>Previous drawing</source>
        <translation>前の絵</translation>
    </message>
    <message>
        <source>Next drawing</source>
        <translation>次の絵</translation>
    </message>
    <message>
        <source>The model {model} reads {what}, not drawings. Open a picture, or choose a model that reads drawings.</source>
        <translation>モデル{model}が読み取るのは{what}で、描いた絵ではありません。画像ファイルを開くか、絵を読み取るモデルを選んでください。</translation>
    </message>
    <message>
        <source>The drawing was not opened</source>
        <translation>絵を開けませんでした</translation>
    </message>
    <message>
        <source>No digit found</source>
        <translation>数字が見つかりません</translation>
    </message>
    <message>
        <source>Cannot read this</source>
        <translation>読み取れません</translation>
    </message>
    <message>
        <source>writer {writer}</source>
        <translation>書き手{writer}</translation>
    </message>
    <message>
        <source>Draw here</source>
        <translation>ここに描く</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>No test pictures here</source>
        <translation>テスト画像がありません</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>None yet</source>
        <translation>まだありません</translation>
    </message>
</context>
<context>
    <name>ReliabilityView</name>
    <message>
        <source>Reliability diagram</source>
        <translation>信頼度図</translation>
    </message>
    <message>
        <source>Not measured yet</source>
        <translation>まだ測定していません</translation>
    </message>
    <message>
        <source>{count} readings, mean confidence {confidence}: {right} correct (95 % interval {low} to {high})</source>
        <translation>読み取り{count}件、平均確信度{confidence}：正解{right}（95%区間{low}～{high}）</translation>
    </message>
</context>
<context>
    <name>ReportTable</name>
    <message>
        <source>Accuracy under each change</source>
        <translation>各変化での正解率</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>変化</translation>
    </message>
    <message>
        <source>By</source>
        <translation>程度</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>正解</translation>
    </message>
</context>
<context>
    <name>RobustnessTab</name>
    <message>
        <source>How many digits</source>
        <translation>数字の枚数</translation>
    </message>
    <message>
        <source>More digits: takes longer, more certain figures</source>
        <translation>枚数が多いほど時間がかかり、数値は確かになります</translation>
    </message>
    <message>
        <source>the first {count}</source>
        <translation>最初の{count}枚</translation>
    </message>
    <message>
        <source>Save as CSV…</source>
        <translation>CSVで保存…</translation>
    </message>
    <message>
        <source>Save the table for a spreadsheet</source>
        <translation>表計算用に表を保存</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNGで保存…</translation>
    </message>
    <message>
        <source>Save the plots as a picture</source>
        <translation>グラフを画像ファイルに保存</translation>
    </message>
    <message>
        <source>How robust is the model?</source>
        <translation>モデルはどれくらい頑健？</translation>
    </message>
    <message>
        <source>Digits are changed step by step, and what is read right is counted.</source>
        <translation>数字を少しずつ変え、正しく読み取れた数を数えます。</translation>
    </message>
    <message>
        <source>How robust is {model}?</source>
        <translation>{model}はどれくらい頑健？</translation>
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
        <translation>{model}、学習中（エポック{epoch}）</translation>
    </message>
    <message>
        <source>This run could not be stored automatically; save it now. {why}</source>
        <translation>この学習は自動保存ができませんでした。今すぐ保存してください。{why}</translation>
    </message>
</context>
<context>
    <name>RunControls</name>
    <message>
        <source>Train</source>
        <translation>学習開始</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End the run; you choose what to keep, and no saved model is touched</source>
        <translation>学習を終了します。何を残すかは選べ、保存済みのモデルは変わりません</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>学習の進み具合</translation>
    </message>
    <message>
        <source>How the run goes</source>
        <translation>学習の様子</translation>
    </message>
    <message>
        <source>Speed of the training</source>
        <translation>学習の速さ</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>学習の準備ができました</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Teach the network with these settings</source>
        <translation>この設定でネットワークを訓練</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>学習を再開</translation>
    </message>
    <message>
        <source>Pause the run</source>
        <translation>学習を一時停止</translation>
    </message>
    <message>
        <source>Getting ready: {what}</source>
        <translation>準備中：{what}</translation>
    </message>
    <message>
        <source>Getting ready: {what} ({done} / {total} MB)</source>
        <translation>準備中：{what}（{done}/{total}MB）</translation>
    </message>
    <message>
        <source>Epoch {epoch} of {epochs}</source>
        <translation>エポック{epoch}/{epochs}</translation>
    </message>
    <message>
        <source>testing</source>
        <translation>テスト中</translation>
    </message>
    <message>
        <source>{time} left</source>
        <translation>残り{time}</translation>
    </message>
    <message>
        <source>{count} images/s</source>
        <translation>{count}枚/秒</translation>
    </message>
</context>
<context>
    <name>RunDisplay</name>
    <message>
        <source>{model} on {dataset}</source>
        <translation>{dataset}で{model}</translation>
    </message>
    <message>
        <source>Draw while it learns: it reads with what it knows so far.</source>
        <translation>学習中に描いてみてください。その時点の知識で読み取ります。</translation>
    </message>
    <message>
        <source>Open a picture while it learns: it reads with what it knows so far.</source>
        <translation>学習中に画像ファイルを開いてみてください。その時点の知識で読み取ります。</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far.</source>
        <translation>学習中に数を書いてみてください。その時点の知識で読み取ります。</translation>
    </message>
    <message>
        <source>Write a number while it learns: it reads with what it knows so far, together with shipped networks.</source>
        <translation>学習中に数を書いてみてください。その時点の知識で、付属のネットワークとともに読み取ります。</translation>
    </message>
    <message>
        <source>the network and its data</source>
        <translation>ネットワークとデータ</translation>
    </message>
    <message>
        <source>The training begins: {what}</source>
        <translation>学習を始めます：{what}</translation>
    </message>
    <message>
        <source>Taking the first steps…</source>
        <translation>最初のステップを実行中…</translation>
    </message>
    <message>
        <source>Training {model} on {count} images, on {device}</source>
        <translation>{model}を画像{count}枚で訓練中（{device}）</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
    </message>
    <message>
        <source>pausing…</source>
        <translation>一時停止中…</translation>
    </message>
    <message>
        <source>Pausing…</source>
        <translation>一時停止しています…</translation>
    </message>
    <message>
        <source>Pauses before its next step</source>
        <translation>次のステップの前に一時停止します</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止しました</translation>
    </message>
</context>
<context>
    <name>RunNotice</name>
    <message>
        <source>How the run ended</source>
        <translation>学習の結果</translation>
    </message>
    <message>
        <source>Close this notice</source>
        <translation>この通知を閉じる</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
</context>
<context>
    <name>RunOffers</name>
    <message>
        <source>Saved as {file}</source>
        <translation>{file}として保存しました</translation>
    </message>
    <message>
        <source>“{model}” is not saved.</source>
        <translation>「{model}」は未保存です。</translation>
    </message>
    <message>
        <source>Now {model} reads.</source>
        <translation>今は{model}が読み取ります。</translation>
    </message>
    <message>
        <source>The result of the last run is not saved, and the next run replaces it.</source>
        <translation>前回の学習の結果は未保存で、次の学習で置き換わります。</translation>
    </message>
    <message>
        <source>This takes about {time} on this computer.</source>
        <translation>このコンピューターでは約{time}かかります。</translation>
    </message>
    <message>
        <source>Ready to train</source>
        <translation>学習の準備ができました</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>学習に失敗しました</translation>
    </message>
    <message>
        <source>Stopped before the first step</source>
        <translation>最初のステップの前に停止しました</translation>
    </message>
    <message>
        <source>Nothing is lost: it continues from where it stopped.</source>
        <translation>何も失われていません。停止した所から続けられます。</translation>
    </message>
    <message>
        <source>Done in {time}</source>
        <translation>{time}で完了</translation>
    </message>
    <message>
        <source>Stopped after {time}</source>
        <translation>{time}で停止</translation>
    </message>
    <message>
        <source>The loss exploded after {time}</source>
        <translation>{time}で損失が発散しました</translation>
    </message>
    <message>
        <source>The device failed after {time}</source>
        <translation>{time}でデバイスに障害が発生しました</translation>
    </message>
    <message>
        <source>Kept; not saved to a file yet</source>
        <translation>残しました。ファイルには未保存です</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored until the next run.</source>
        <translation>結果を破棄しました。次の学習まで復元できます。</translation>
    </message>
    <message>
        <source>The result was discarded. The run stays in Runs, because its model is in use.</source>
        <translation>結果を破棄しました。モデルを使用中のため、学習記録には残ります。</translation>
    </message>
    <message>
        <source>The result was discarded. It can be restored here until the next run, and in Runs for a day.</source>
        <translation>結果を破棄しました。次の学習まではここで、1日間は「学習記録」で復元できます。</translation>
    </message>
    <message>
        <source>Discarded</source>
        <translation>破棄しました</translation>
    </message>
    <message>
        <source>Restored; not saved to a file yet</source>
        <translation>復元しました。ファイルには未保存です</translation>
    </message>
</context>
<context>
    <name>RunsTable</name>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最良</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>サイズ</translation>
    </message>
    <message>
        <source>{run} (cannot be read)</source>
        <translation>{run}（読み込めません）</translation>
    </message>
</context>
<context>
    <name>RunsWindow</name>
    <message>
        <source>Runs</source>
        <translation>学習記録</translation>
    </message>
    <message>
        <source>Runs that were kept; choose two to five to compare them</source>
        <translation>保存された学習記録。2～5個選ぶと比較できます</translation>
    </message>
    <message>
        <source>Loss</source>
        <translation>損失</translation>
    </message>
    <message>
        <source>Accuracy (%)</source>
        <translation>正解率（%）</translation>
    </message>
    <message>
        <source>Settings and results of the selected runs</source>
        <translation>選んだ学習記録の設定と結果</translation>
    </message>
    <message>
        <source>Load its model</source>
        <translation>モデルを読み込む</translation>
    </message>
    <message>
        <source>Read with its weights</source>
        <translation>この重みで読み取る</translation>
    </message>
    <message>
        <source>Run again…</source>
        <translation>もう一度学習…</translation>
    </message>
    <message>
        <source>Set the training panel up with its settings; Train begins</source>
        <translation>この設定を学習パネルに入れる。「学習開始」で始まります</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>並べて比較</translation>
    </message>
    <message>
        <source>Let the networks of one to three runs read what you draw, as you draw</source>
        <translation>描きながら、1～3個の学習記録のネットワークに読み取らせる</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>レポート…</translation>
    </message>
    <message>
        <source>Write a page about it: curves, confusions, worst mistakes, settings</source>
        <translation>ページを作る：曲線、混同、最もひどい誤り、設定</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>名前の変更</translation>
    </message>
    <message>
        <source>Give it another name (F2)</source>
        <translation>別の名前を付ける（F2）</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>削除</translation>
    </message>
    <message>
        <source>Delete it (Del); it can be restored for a day</source>
        <translation>削除（Del）。1日間は復元できます</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Restore what was deleted last (Ctrl+Z)</source>
        <translation>最後に削除したものを復元（Ctrl+Z）</translation>
    </message>
    <message>
        <source>No run has been kept yet: train a network, and it appears here.</source>
        <translation>学習記録はまだありません。ネットワークを訓練すると、ここに表示されます。</translation>
    </message>
    <message>
        <source>Its weights are no longer there; settings and curves are.</source>
        <translation>重みはもうありませんが、設定と曲線は残っています。</translation>
    </message>
    <message>
        <source>Five runs can be compared; these are {count}.</source>
        <translation>比較できる学習記録は5個までです。今は{count}個です。</translation>
    </message>
    <message>
        <source>The bold curves are the tests, the faint ones the training.</source>
        <translation>太い曲線がテスト、薄い曲線が訓練です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s), {size}. Choose two to five to compare them.</source>
        <translation>
            <numerusform>学習記録%Ln個、{size}。2～5個選ぶと比較できます。</numerusform>
        </translation>
    </message>
    <message>
        <source>One run takes {size}.</source>
        <translation>1個の学習記録は{size}です。</translation>
    </message>
    <message>
        <source>The bold curve is the test, the faint one the training.</source>
        <translation>太い曲線がテスト、薄い曲線が訓練です。</translation>
    </message>
    <message>
        <source>Only the last run since the start has moments to go back to, and a moving picture.</source>
        <translation>さかのぼれる時点と動く画像があるのは、起動してから最後の学習だけです。</translation>
    </message>
    <message>
        <source>“{model}” reads from now on.</source>
        <translation>これから「{model}」が読み取ります。</translation>
    </message>
    <message>
        <source>Writing the report: its test images are read…</source>
        <translation>レポートを作成中：テスト画像を読み取っています…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file}として保存しました</translation>
    </message>
    <message>
        <source>Write a report</source>
        <translation>レポートを作成</translation>
    </message>
    <message>
        <source>The run was not deleted</source>
        <translation>学習記録を削除できませんでした</translation>
    </message>
    <message>
        <source>The run could not be restored</source>
        <translation>学習記録を復元できませんでした</translation>
    </message>
</context>
<context>
    <name>Saving</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>Open what was saved</source>
        <translation>保存したものを開く</translation>
    </message>
    <message>
        <source>Format of CSV files: column separator, byte-order mark, doubtful cells</source>
        <translation>CSVファイルの形式：列の区切り、バイト順マーク、要確認セル</translation>
    </message>
    <message>
        <source>Format of CSV files</source>
        <translation>CSVファイルの形式</translation>
    </message>
    <message>
        <source>1 number is uncertain and has not been checked.</source>
        <translation>不確かな数が1個、未確認です。</translation>
    </message>
    <message>
        <source>{count} numbers are uncertain and have not been checked.</source>
        <translation>不確かな数が{count}個、未確認です。</translation>
    </message>
    <message>
        <source>Add a column “doubtful” that names them</source>
        <translation>それを示す「doubtful」列を追加</translation>
    </message>
    <message>
        <source>In Excel, uncertain cells are coloured and have a comment.</source>
        <translation>Excelでは、不確かなセルに色とコメントが付きます。</translation>
    </message>
    <message>
        <source>Not everything is checked</source>
        <translation>未確認のものがあります</translation>
    </message>
    <message>
        <source>Check now</source>
        <translation>今すぐ確認</translation>
    </message>
    <message>
        <source>Save all the same…</source>
        <translation>このまま保存…</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>ファイルを保存できませんでした</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file}として保存しました</translation>
    </message>
    <message>
        <source>Saved as {file}: {count} sheets</source>
        <translation>{file}として保存しました：用紙{count}枚</translation>
    </message>
    <message>
        <source>Save what was read</source>
        <translation>読み取った内容を保存</translation>
    </message>
    <message>
        <source>Save a CSV file for each of {count} sheets in a folder</source>
        <translation>用紙{count}枚のCSVファイルを1枚ずつフォルダーに保存</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV(*.csv)</translation>
    </message>
    <message>
        <source>Excel (*.xlsx)</source>
        <translation>Excel(*.xlsx)</translation>
    </message>
    <message>
        <source>sheets</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Columns separated by &amp;commas</source>
        <translation>コンマ区切り(&amp;C)</translation>
    </message>
    <message>
        <source>Columns separated by &amp;semicolons</source>
        <translation>セミコロン区切り(&amp;S)</translation>
    </message>
    <message>
        <source>Begin with a &amp;byte-order mark</source>
        <translation>先頭にバイト順マーク(&amp;B)</translation>
    </message>
    <message>
        <source>Excel recognises UTF-8 by it</source>
        <translation>ExcelがUTF-8と認識する目印です</translation>
    </message>
    <message>
        <source>A column “&amp;doubtful”</source>
        <translation>「doubtful」列(&amp;D)</translation>
    </message>
    <message>
        <source>It names the cells of its row that are not sure; letters name the columns</source>
        <translation>その行の不確かなセルを示します。列は英字で表します</translation>
    </message>
</context>
<context>
    <name>Scatter</name>
    <message>
        <source>{count} points, {marked} of them with a ring</source>
        <translation>点{count}個、うち輪付き{marked}個</translation>
    </message>
</context>
<context>
    <name>SeenPreview</name>
    <message>
        <source>What the network sees</source>
        <translation>ネットワークの入力</translation>
    </message>
    <message>
        <source>{width} × {height} pixels, {share} of them not black.</source>
        <translation>{width}×{height}画素、黒以外{share}。</translation>
    </message>
</context>
<context>
    <name>SetChooser</name>
    <message>
        <source>What to collect</source>
        <translation>集めるもの</translation>
    </message>
    <message>
        <source>The ten digits, or a set of your own: signs, letters, shapes</source>
        <translation>10個の数字、または自分のセット：記号、文字、形</translation>
    </message>
    <message>
        <source>Classes</source>
        <translation>クラス</translation>
    </message>
    <message>
        <source>Add, rename, join or delete classes</source>
        <translation>クラスの追加、名前の変更、統合、削除</translation>
    </message>
    <message>
        <source>New set…</source>
        <translation>新規…</translation>
    </message>
    <message>
        <source>Make a reader of your own: name what it tells apart, draw it, train</source>
        <translation>自分の読み取りモデルを作る：見分けるものに名前を付け、描き、学習させる</translation>
    </message>
    <message>
        <source>Digits 0–9</source>
        <translation>数字0～9</translation>
    </message>
    <message>
        <source>No set was made</source>
        <translation>セットは作られませんでした</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>追加…</translation>
    </message>
    <message>
        <source>Rename, or join with another…</source>
        <translation>名前の変更、または統合…</translation>
    </message>
    <message>
        <source>Delete it and its drawings</source>
        <translation>これとその絵を削除</translation>
    </message>
    <message>
        <source>Add classes</source>
        <translation>クラスを追加</translation>
    </message>
    <message>
        <source>Names, with spaces or commas between:</source>
        <translation>名前、スペースかコンマ区切り：</translation>
    </message>
    <message>
        <source>Rename “{name}”</source>
        <translation>「{name}」の名前を変更</translation>
    </message>
    <message>
        <source>A new name; with that of another class, the two are joined:</source>
        <translation>新しい名前。ほかのクラスの名前にすると統合されます：</translation>
    </message>
</context>
<context>
    <name>SheetList</name>
    <message>
        <source>Sheets</source>
        <translation>用紙</translation>
    </message>
    <message>
        <source>Choose a sheet to see it; choose several to read again or discard them</source>
        <translation>用紙を選ぶと表示。複数選ぶと再読み取りや破棄ができます</translation>
    </message>
    <message>
        <source>{read} of {count} sheets read</source>
        <translation>用紙{read}/{count}を読み取りました</translation>
    </message>
    <message>
        <source>{count} sheets</source>
        <translation>用紙{count}枚</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>不確か{count}</translation>
    </message>
</context>
<context>
    <name>ShownSheet</name>
    <message>
        <source>Its photo cannot be shown. {why} Put it back there and start digitpad again to see it; what was read can be corrected and saved without it.</source>
        <translation>写真を表示できません。{why}元の場所に戻してdigitpadを再起動すると表示されます。写真がなくても、読み取った内容の訂正と保存はできます。</translation>
    </message>
</context>
<context>
    <name>SideBySide</name>
    <message>
        <source>Side by side</source>
        <translation>並べて比較</translation>
    </message>
    <message>
        <source>Remove this model</source>
        <translation>このモデルを外す</translation>
    </message>
    <message>
        <source>What speaks for it and against it</source>
        <translation>支持するものと反するもの</translation>
    </message>
    <message>
        <source>Add a model…</source>
        <translation>モデルを追加…</translation>
    </message>
    <message>
        <source>Let another model read the same strokes: of a run, an open one, or a file</source>
        <translation>別のモデルに同じ線を読み取らせる：学習記録、開いているもの、またはファイルから</translation>
    </message>
    <message>
        <source>Save as PNG…</source>
        <translation>PNGで保存…</translation>
    </message>
    <message>
        <source>Save what this window shows as a picture</source>
        <translation>このウィンドウの内容を画像ファイルに保存</translation>
    </message>
    <message>
        <source>for {digit}</source>
        <translation>{digit}の根拠</translation>
    </message>
    <message>
        <source>Choose “Add a model…” to see how another one reads the same strokes.</source>
        <translation>「モデルを追加…」を選ぶと、同じ線をほかのモデルがどう読むかが見られます。</translation>
    </message>
    <message>
        <source>The model in use</source>
        <translation>使用中のモデル</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>ファイルから…</translation>
    </message>
    <message>
        <source>The model was not added</source>
        <translation>モデルを追加できませんでした</translation>
    </message>
    <message>
        <source>Models (*.safetensors *.npz *.pt *.pth *.ot)</source>
        <translation>モデル(*.safetensors *.npz *.pt *.pth *.ot)</translation>
    </message>
    <message>
        <source>Add a model</source>
        <translation>モデルを追加</translation>
    </message>
    <message>
        <source>Blue speaks for {one}, orange for {other}.</source>
        <translation>青は{one}を、オレンジは{other}を支持します。</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Starting…</source>
        <translation>起動中…</translation>
    </message>
    <message>
        <source>open one or train one</source>
        <translation>開くか訓練してください</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>準備完了</translation>
    </message>
    <message>
        <source>No model</source>
        <translation>モデルなし</translation>
    </message>
    <message>
        <source>{model} · not saved</source>
        <translation>{model} · 未保存</translation>
    </message>
    <message>
        <source>training</source>
        <translation>学習中</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>一時停止</translation>
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
        <translation>学習の1ステップ</translation>
    </message>
    <message>
        <source>Step {step}: {count} images, loss {loss}. {key} takes the next one.</source>
        <translation>ステップ{step}：画像{count}枚、損失{loss}。{key}で次のステップへ。</translation>
    </message>
    <message>
        <source>{name}: {before} → {after}, gradient {gradient} (of all: {norm})</source>
        <translation>{name}：{before}→{after}、勾配{gradient}（全体：{norm}）</translation>
    </message>
</context>
<context>
    <name>StepsView</name>
    <message>
        <source>How the picture was prepared</source>
        <translation>画像の前処理</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>元のまま</translation>
    </message>
    <message>
        <source>no ink found</source>
        <translation>インクなし</translation>
    </message>
    <message>
        <source>its ink</source>
        <translation>インク</translation>
    </message>
    <message>
        <source>light evened</source>
        <translation>明るさ補正</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>No ink was found: nothing stands out from the paper. Use a darker pen, or more light.</source>
        <translation>インクが見つかりません：紙から目立つものがありません。濃いペンを使うか、明るくしてください。</translation>
    </message>
    <message>
        <source>No digit was found: what stands out is too small or at the border. Come closer.</source>
        <translation>数字が見つかりません：目立つものが小さすぎるか、端にあります。近づいてください。</translation>
    </message>
    <message>
        <source>The picture already has the form in which networks see digits.</source>
        <translation>画像はすでに、ネットワークが数字を見るときの形です。</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them, or choose File, Read pages and tables.</source>
        <translation>画像に数字が複数あります。1文字に切り抜くか、「ファイル」の「ページと表を読み取る」を選んでください。</translation>
    </message>
    <message>
        <source>There are several digits in the picture. Crop it to one of them.</source>
        <translation>画像に数字が複数あります。1文字に切り抜いてください。</translation>
    </message>
    <message>
        <source>Light, shadow, paper and lines are removed; the ink is scaled, brought to the usual pen width and centred.</source>
        <translation>光、影、紙、罫線を取り除き、インクの大きさと太さを標準に合わせ、中央に置きます。</translation>
    </message>
</context>
<context>
    <name>StoredRuns</name>
    <message>
        <source>The run stays in Runs, because its model is in use.</source>
        <translation>モデルを使用中のため、学習記録は残ります。</translation>
    </message>
    <message>
        <source>The run was discarded.</source>
        <translation>学習記録を破棄しました。</translation>
    </message>
    <message>
        <source>The run was discarded. It can be restored here, and in Runs for a day.</source>
        <translation>学習記録を破棄しました。ここで、また1日間は「学習記録」で復元できます。</translation>
    </message>
</context>
<context>
    <name>Surfaces</name>
    <message>
        <source>Only a single digit can be explained: draw it here.</source>
        <translation>説明できるのは数字1文字だけです。ここに描いてください。</translation>
    </message>
</context>
<context>
    <name>TaskRow</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>停止しています…</translation>
    </message>
</context>
<context>
    <name>TeachingPanel</name>
    <message>
        <source>Teach the model these</source>
        <translation>これをモデルに教える</translation>
    </message>
    <message>
        <source>Let the model that reads learn the drawings on the wall, mixed with what it was trained on, so that it forgets nothing</source>
        <translation>読み取り中のモデルに、壁の絵を元の訓練データと混ぜて学習させます。前に学んだことは忘れません</translation>
    </message>
    <message>
        <source>Progress of the teaching</source>
        <translation>教える作業の進み具合</translation>
    </message>
    <message>
        <source>Stop; the model stays as it is</source>
        <translation>停止。モデルは元のまま</translation>
    </message>
    <message>
        <source>Save the taught model and read with it from now on, at the next start, too</source>
        <translation>教えたモデルを保存し、今後の起動でもそれで読み取る</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>準備中…</translation>
    </message>
    <message>
        <source>Teach anyway</source>
        <translation>それでも教える</translation>
    </message>
    <message>
        <source>Reading the test images…</source>
        <translation>テスト画像を読み取り中…</translation>
    </message>
    <message>
        <source>Learning your drawings…</source>
        <translation>描いた絵を学習中…</translation>
    </message>
    <message>
        <source>Testing on drawings left out…</source>
        <translation>除外した絵でテスト中…</translation>
    </message>
    <message>
        <source>Reading the test images again…</source>
        <translation>テスト画像を再び読み取り中…</translation>
    </message>
    <message>
        <source>None of these is misread, so there is little to gain. Draw some that are misread, or teach anyway: that takes about a minute.</source>
        <translation>誤読がないため、効果はほとんどありません。誤読されるものを描くか、このまま教えてください。1分ほどかかります。</translation>
    </message>
    <message>
        <source>before</source>
        <translation>前</translation>
    </message>
    <message>
        <source>after</source>
        <translation>後</translation>
    </message>
    <message>
        <source>Read correctly: your digits</source>
        <translation>正解：自分の数字</translation>
    </message>
    <message>
        <source>Read correctly: {images}</source>
        <translation>正解：{images}</translation>
    </message>
    <message>
        <source>Your digits are read worse than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>自分の数字の正解が前より減りました。元に戻し、誤読されるものを増やしてからもう一度教えてください。</translation>
    </message>
    <message>
        <source>No gain: your digits are read no better than before. Go back, and teach again once there are more of those that are misread.</source>
        <translation>効果なし：自分の数字の正解は前と変わりません。元に戻し、誤読されるものを増やしてからもう一度教えてください。</translation>
    </message>
    <message>
        <source>It forgot something: the test images are read worse than before.</source>
        <translation>忘れたことがあります：テスト画像の正解が前より減りました。</translation>
    </message>
    <message>
        <source>Each of your drawings was read by a network taught without it.</source>
        <translation>どの絵も、その絵を教えていないネットワークに読み取らせた結果です。</translation>
    </message>
    <message numerus="yes">
        <source>Tested on %Ln drawing(s) that it was not taught.</source>
        <translation>
            <numerusform>教えていない絵%Ln枚でテストしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>One drawing cannot be tested.</source>
        <translation>1枚ではテストできません。</translation>
    </message>
    <message>
        <source>The taught model reads now: try it, then keep it or go back.</source>
        <translation>今は教えたモデルが読み取ります。試してから、残すか戻すかを選んでください。</translation>
    </message>
</context>
<context>
    <name>ThresholdSlider</name>
    <message>
        <source>lenient</source>
        <translation>寛容</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>厳格</translation>
    </message>
    <message>
        <source>The model’s own setting.</source>
        <translation>モデル本来の設定です。</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it does not classify.</source>
        <translation>このネットワークはオートエンコーダーで、分類はしません。</translation>
    </message>
    <message>
        <source>This network was not trained on non-digits, so it never says “not a digit”.</source>
        <translation>このネットワークは数字以外で訓練されていないため、「数字ではない」とは答えません。</translation>
    </message>
    <message>
        <source>This network knows its classes alone, so it never says “none of these”.</source>
        <translation>このネットワークは自分のクラスしか知らないため、「どれでもない」とは答えません。</translation>
    </message>
    <message>
        <source>Minimum confidence to be sure</source>
        <translation>確かとする最小の確信度</translation>
    </message>
    <message>
        <source>Minimum score to count as a digit</source>
        <translation>数字と認める最小スコア</translation>
    </message>
    <message>
        <source>Minimum score to count as one of its classes</source>
        <translation>クラスのどれかと認める最小スコア</translation>
    </message>
    <message>
        <source>Never asks: it always gives the likeliest answer.</source>
        <translation>尋ねることはなく、常に最も確率の高い答えを出します。</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest.</source>
        <translation>{threshold}未満：最も確率の高い二つのどちらかを尋ねます。</translation>
    </message>
    <message>
        <source>Below {threshold}: it asks between the two likeliest. {kept} of {what} get an answer; {passed} of those are correct.</source>
        <translation>{threshold}未満：最も確率の高い二つのどちらかを尋ねます。{what}の{kept}に答え、そのうち{passed}が正解です。</translation>
    </message>
    <message>
        <source>Never says {verdict}.</source>
        <translation>{verdict}とは答えません。</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}.</source>
        <translation>スコア{threshold}未満：{verdict}。</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what}.</source>
        <translation>スコア{threshold}未満：{verdict}。{what}の{kept}を認めます。</translation>
    </message>
    <message>
        <source>Below a score of {threshold}: {verdict}. Accepts {kept} of {what} and {passed} of {others}.</source>
        <translation>スコア{threshold}未満：{verdict}。{what}の{kept}、{others}の{passed}を認めます。</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>“not a digit”</source>
        <translation>「数字ではない」</translation>
    </message>
    <message>
        <source>letters, symbols, shapes and scribbles</source>
        <translation>文字、記号、図形、落書き</translation>
    </message>
    <message>
        <source>drawings of its classes</source>
        <translation>クラスの絵</translation>
    </message>
    <message>
        <source>“none of these”</source>
        <translation>「どれでもない」</translation>
    </message>
    <message>
        <source>other things</source>
        <translation>その他のもの</translation>
    </message>
    <message>
        <source>pictures</source>
        <translation>画像</translation>
    </message>
</context>
<context>
    <name>ThresholdsTab</name>
    <message>
        <source>Back to the model’s own</source>
        <translation>モデル本来の設定に戻す</translation>
    </message>
    <message>
        <source>Set for {model}, and remembered for it. Its file is not changed.</source>
        <translation>{model}用に設定し、記憶しました。ファイルは変わりません。</translation>
    </message>
    <message>
        <source>Measured on {dataset}.</source>
        <translation>{dataset}で測定。</translation>
    </message>
    <message>
        <source>The effect of these settings was not measured for this model; “digitpad calibrate” on the command line measures it.</source>
        <translation>この設定の効果は、このモデルでは測定されていません。コマンドラインの「digitpad calibrate」で測定できます。</translation>
    </message>
    <message>
        <source>None of the {count} images measured here is read with at least this confidence.</source>
        <translation>ここで測定した画像{count}枚に、この確信度以上で読み取られたものはありません。</translation>
    </message>
    <message>
        <source>Of the {count} images measured here, {kept} are read with at least this confidence, and {right} of those correctly.</source>
        <translation>ここで測定した画像{count}枚では、{kept}がこの確信度以上で読み取られ、そのうち{right}が正解です。</translation>
    </message>
</context>
<context>
    <name>TrainingForm</name>
    <message>
        <source>digitpad’s own settings, which take a fraction of the time: a learning rate that rises and falls once, few epochs, and lower precision where it pays off</source>
        <translation>ごく短時間で済むdigitpad独自の設定：学習率を一度だけ上げて下げ、エポックを減らし、効果のある所では精度を下げて計算します</translation>
    </message>
    <message>
        <source>Fast settings</source>
        <translation>高速設定</translation>
    </message>
    <message>
        <source>Settings that are seldom changed</source>
        <translation>あまり変えない設定</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Show or hide the settings</source>
        <translation>設定を表示、または隠す</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Back to the recipe</source>
        <translation>レシピに戻す</translation>
    </message>
    <message>
        <source>Go back to the model’s own settings</source>
        <translation>モデル本来の設定に戻す</translation>
    </message>
    <message>
        <source>Use the published {count} epochs</source>
        <translation>公表どおり{count}エポック</translation>
    </message>
    <message>
        <source>Train as long as the published recipe does: {count} epochs</source>
        <translation>公表されたレシピと同じ長さで訓練：{count}エポック</translation>
    </message>
    <message>
        <source>our fast settings</source>
        <translation>独自の高速設定</translation>
    </message>
    <message>
        <source>the model’s recipe</source>
        <translation>モデルのレシピ</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>変更あり</translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Lnエポック</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} · batch {batch_size} · {optimizer} · rate {learning_rate}</source>
        <translation>{epochs} · バッチ{batch_size} · {optimizer} · 学習率{learning_rate}</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>データ拡張</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>高速</translation>
    </message>
</context>
<context>
    <name>TrainingPanel</name>
    <message>
        <source>Press Train to continue training this model.</source>
        <translation>「学習開始」を押すと、このモデルの学習を続けます。</translation>
    </message>
    <message>
        <source>A run is in progress; stop it first.</source>
        <translation>学習中です。先に停止してください。</translation>
    </message>
    <message>
        <source>Nothing was set up: a run is in progress. Stop it first.</source>
        <translation>設定は変わっていません。学習中です。先に停止してください。</translation>
    </message>
    <message>
        <source>Nothing was set up.</source>
        <translation>設定は変わっていません。</translation>
    </message>
    <message>
        <source>Nothing was set up. {reason}</source>
        <translation>設定は変わっていません。{reason}</translation>
    </message>
    <message>
        <source>Ready: press Train.</source>
        <translation>準備完了：「学習開始」を押してください。</translation>
    </message>
    <message>
        <source>Set up in the training panel: press Train there.</source>
        <translation>学習パネルで設定しました。そこで「学習開始」を押してください。</translation>
    </message>
    <message>
        <source>There are no images to learn from in {place}.</source>
        <translation>{place}に学習できる画像がありません。</translation>
    </message>
    <message>
        <source>{images} Press Train to learn from them.</source>
        <translation>{images}「学習開始」を押すと、これで学習します。</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>Start from the weights of this model instead of from scratch</source>
        <translation>初めからではなく、このモデルの重みから始める</translation>
    </message>
    <message>
        <source>Uncheck it to train on all images; the run that was set up again used this many</source>
        <translation>チェックを外すと全画像で訓練します。もう一度行うことにした学習では、この枚数でした</translation>
    </message>
    <message>
        <source>Continue training “{name}”</source>
        <translation>「{name}」の学習を続ける</translation>
    </message>
    <message>
        <source>Continue training “{name}” instead</source>
        <translation>代わりに「{name}」の学習を続ける</translation>
    </message>
    <message>
        <source>Continue training “{name}” ({network}) instead</source>
        <translation>代わりに「{name}」（{network}）の学習を続ける</translation>
    </message>
    <message>
        <source>Train on the first {count} images only</source>
        <translation>最初の{count}枚だけで訓練</translation>
    </message>
    <message>
        <source>Test on the first {count} images only</source>
        <translation>最初の{count}枚だけでテスト</translation>
    </message>
    <message>
        <source>There is no recipe here for {model}.</source>
        <translation>{model}のレシピはここにありません。</translation>
    </message>
</context>
<context>
    <name>Tray</name>
    <message>
        <source>{photo}, page {number}</source>
        <translation>{photo}、ページ{number}</translation>
    </message>
    <message>
        <source>being read…</source>
        <translation>読み取り中…</translation>
    </message>
    <message>
        <source>waits to be read</source>
        <translation>読み取り待ち</translation>
    </message>
    <message>
        <source>not read: {why}</source>
        <translation>未読：{why}</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>page</source>
        <translation>ページ</translation>
    </message>
    <message>
        <source>{count} uncertain</source>
        <translation>不確か{count}</translation>
    </message>
    <message>
        <source>all sure</source>
        <translation>すべて確か</translation>
    </message>
    <message>
        <source>no number</source>
        <translation>数なし</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>保存済み</translation>
    </message>
</context>
<context>
    <name>TrialPanel</name>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>戻す</translation>
    </message>
    <message>
        <source>Read with the model as it was before</source>
        <translation>以前の状態のモデルで読み取る</translation>
    </message>
    <message>
        <source>Stopped. The model is as it was.</source>
        <translation>停止しました。モデルは元のままです。</translation>
    </message>
    <message>
        <source>Now {model} reads; Keep brings the taught model back.</source>
        <translation>今は{model}が読み取ります。「残す」で教えたモデルに戻ります。</translation>
    </message>
    <message>
        <source>Kept: it reads from now on.</source>
        <translation>残しました。これからこのモデルが読み取ります。</translation>
    </message>
    <message>
        <source>The model is as it was.</source>
        <translation>モデルは元のままです。</translation>
    </message>
</context>
<context>
    <name>UnforeseenErrors</name>
    <message>
        <source>Unexpected error: {reason}. Your drawing and your models are still there: go on, or save them and start digitpad again. Please report it: “Copy report” has the details.</source>
        <translation>予期しないエラー：{reason}。描いた絵とモデルは残っています。そのまま続けるか、保存してdigitpadを再起動してください。ご報告をお願いします。詳細は「報告をコピー」にあります。</translation>
    </message>
    <message>
        <source>Something went wrong inside digitpad</source>
        <translation>digitpadの内部で問題が起きました</translation>
    </message>
</context>
<context>
    <name>UnitExplanation</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
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
        <translation>何も描かれていません</translation>
    </message>
</context>
<context>
    <name>View</name>
    <message>
        <source>PyTorch is being loaded; this needs it…</source>
        <translation>PyTorchを読み込み中：これに必要です…</translation>
    </message>
</context>
<context>
    <name>Wall</name>
    <message>
        <source>Drawings by class</source>
        <translation>クラス別の絵</translation>
    </message>
</context>
<context>
    <name>WhatIfView</name>
    <message>
        <source>Do it on the canvas</source>
        <translation>キャンバスに反映</translation>
    </message>
    <message>
        <source>Change the drawing so; Undo brings it back</source>
        <translation>絵をこのように変える。「元に戻す」で戻ります</translation>
    </message>
    <message>
        <source>Rub ink out here with the mouse and see what it is read as then.</source>
        <translation>ここでマウスを使ってインクを消し、何と読み取られるかを見てください。</translation>
    </message>
    <message>
        <source>Looking for the least change…</source>
        <translation>最小の変更を探しています…</translation>
    </message>
    <message>
        <source>How far can the picture be changed?</source>
        <translation>画像をどこまで変えられる？</translation>
    </message>
    <message>
        <source>No small change makes it anything but {digit}.</source>
        <translation>小さな変更では{digit}以外になりません。</translation>
    </message>
    <message>
        <source>Your drawing; what would be changed is hollow</source>
        <translation>描いた絵。変わる所は白抜き</translation>
    </message>
    <message>
        <source>Your drawing</source>
        <translation>描いた絵</translation>
    </message>
    <message>
        <source>The least change makes it {digit} ({share}).</source>
        <translation>最小の変更で{digit}になります（{share}）。</translation>
    </message>
    <message>
        <source>This change makes it {digit} ({share}).</source>
        <translation>この変更で{digit}になります（{share}）。</translation>
    </message>
    <message>
        <source>Still read as {digit} when only one of these is changed:</source>
        <translation>次のどれか一つだけを変えても{digit}と読み取られる範囲：</translation>
    </message>
    <message>
        <source>Still not taken for a digit when only one of these is changed:</source>
        <translation>次のどれか一つだけを変えても数字と見なされない範囲：</translation>
    </message>
    <message>
        <source>{change}: {range}</source>
        <translation>{change}：{range}</translation>
    </message>
    <message>
        <source>Rub this out: {digit} ({share})</source>
        <translation>ここを消すと：{digit}（{share}）</translation>
    </message>
    <message>
        <source>Close this gap: {digit} ({share})</source>
        <translation>すき間を閉じると：{digit}（{share}）</translation>
    </message>
    <message>
        <source>Draw this on: {digit} ({share})</source>
        <translation>これを描き足すと：{digit}（{share}）</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Show this in the training panel’s place, where it covers nothing</source>
        <translation>何も隠れないよう、学習パネルの場所に表示</translation>
    </message>
    <message>
        <source>Dock</source>
        <translation>ドッキング</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>{file}として保存しました</translation>
    </message>
    <message>
        <source>The file was not saved</source>
        <translation>ファイルを保存できませんでした</translation>
    </message>
</context>
<context>
    <name>WritingLine</name>
    <message>
        <source>Writing line</source>
        <translation>書き込み行</translation>
    </message>
    <message>
        <source>Write a number here</source>
        <translation>ここに数を書いてください</translation>
    </message>
    <message>
        <source>Write a number here. The arrow keys move a pen, the space bar puts it down.</source>
        <translation>ここに数を書いてください。矢印キーでペンを動かし、スペースキーで下ろします。</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;Open…</source>
        <translation>開く(&amp;O)…</translation>
    </message>
    <message>
        <source>Open a drawing, a picture of a digit, or a model</source>
        <translation>描いた絵、数字の画像ファイル、モデルを開く</translation>
    </message>
    <message>
        <source>Save &amp;drawing as…</source>
        <translation>絵を保存(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the drawing as ink (InkML) or as a picture (PNG)</source>
        <translation>絵をインク（InkML）か画像ファイル（PNG）として保存</translation>
    </message>
    <message>
        <source>Save reco&amp;nstruction…</source>
        <translation>再構成を保存(&amp;N)…</translation>
    </message>
    <message>
        <source>Save an autoencoder’s input beside its reconstruction, as a picture</source>
        <translation>オートエンコーダーの入力と再構成を並べて画像ファイルに保存</translation>
    </message>
    <message>
        <source>Open &amp;model…</source>
        <translation>モデルを開く(&amp;M)…</translation>
    </message>
    <message>
        <source>Read and train with a model from a file</source>
        <translation>ファイルのモデルで読み取りと学習をする</translation>
    </message>
    <message>
        <source>Use the s&amp;hipped model</source>
        <translation>付属モデルを使う(&amp;H)</translation>
    </message>
    <message>
        <source>Read with the model that comes with digitpad</source>
        <translation>digitpad付属のモデルで読み取る</translation>
    </message>
    <message>
        <source>Use the shipped model for pic&amp;tures</source>
        <translation>付属の画像用モデルを使う(&amp;T)</translation>
    </message>
    <message>
        <source>Read, measure and explain with the model that reads pictures; it sees the shape of drawings alone</source>
        <translation>画像ファイル用のモデルで読み取り、測定、説明をする。絵は形だけを見る</translation>
    </message>
    <message>
        <source>Side &amp;by side…</source>
        <translation>並べて比較(&amp;B)…</translation>
    </message>
    <message>
        <source>Let up to three models read what you draw, as you draw</source>
        <translation>描きながら最大三つのモデルに読み取らせる</translation>
    </message>
    <message>
        <source>&amp;Save model as…</source>
        <translation>モデルを保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save the model that reads as a file</source>
        <translation>読み取り中のモデルをファイルに保存</translation>
    </message>
    <message>
        <source>Pi&amp;xels of the model…</source>
        <translation>モデルの画素値(&amp;X)…</translation>
    </message>
    <message>
        <source>Say how the pixels were scaled that weights from elsewhere were trained on</source>
        <translation>外部の重みの訓練で画素値がどう変換されたかを指定</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Close digitpad</source>
        <translation>digitpadを終了</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last stroke, clear or open</source>
        <translation>直前の線、消去、開く操作を元に戻す</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redo what was undone</source>
        <translation>元に戻した操作をやり直す</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>消去(&amp;C)</translation>
    </message>
    <message>
        <source>Clear the canvas</source>
        <translation>キャンバスを消去</translation>
    </message>
    <message>
        <source>&amp;Eraser</source>
        <translation>消しゴム(&amp;E)</translation>
    </message>
    <message>
        <source>Erase parts of the drawing, or draw again; a pen’s other end always erases</source>
        <translation>絵の一部を消す、または描画に戻る。ペンの反対側では常に消せます</translation>
    </message>
    <message>
        <source>C&amp;opy picture</source>
        <translation>画像としてコピー(&amp;O)</translation>
    </message>
    <message>
        <source>Copy the drawing, as a picture and as ink</source>
        <translation>絵を画像とインクとしてコピー</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Paste what is on the clipboard onto the canvas</source>
        <translation>クリップボードの内容をキャンバスに貼り付け</translation>
    </message>
    <message>
        <source>&amp;Train</source>
        <translation>学習開始(&amp;T)</translation>
    </message>
    <message>
        <source>Train a network with the settings on the right</source>
        <translation>右側の設定でネットワークを訓練</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>Pause the training, or continue</source>
        <translation>学習を一時停止、または再開</translation>
    </message>
    <message>
        <source>&amp;One batch</source>
        <translation>1バッチだけ(&amp;O)</translation>
    </message>
    <message>
        <source>Train with one batch, and show what it changed</source>
        <translation>1バッチ学習し、何が変わったかを表示</translation>
    </message>
    <message>
        <source>Slo&amp;w motion</source>
        <translation>スローモーション(&amp;W)</translation>
    </message>
    <message>
        <source>Train batch by batch, each shown for a moment</source>
        <translation>1バッチずつ、結果を少し見せながら学習</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>End the training and keep what was learned</source>
        <translation>学習を終え、学んだ内容を残す</translation>
    </message>
    <message>
        <source>&amp;Continue training this model</source>
        <translation>このモデルの学習を続ける(&amp;C)</translation>
    </message>
    <message>
        <source>Prepare a run that starts from these weights</source>
        <translation>この重みから始める学習を準備</translation>
    </message>
    <message>
        <source>&amp;Runs…</source>
        <translation>学習記録(&amp;R)…</translation>
    </message>
    <message>
        <source>The archived runs: compare them, load a model, run again, write a report</source>
        <translation>保存された学習記録：比較、モデルの読み込み、再実行、レポート作成</translation>
    </message>
    <message>
        <source>Read si&amp;gns of my own…</source>
        <translation>自分の記号を読み取る(&amp;G)…</translation>
    </message>
    <message>
        <source>Name them, draw some of each, and train a reader in seconds</source>
        <translation>名前を付けて少しずつ描き、数秒で読み取りモデルを訓練</translation>
    </message>
    <message>
        <source>My t&amp;hings…</source>
        <translation>マイデータ(&amp;H)…</translation>
    </message>
    <message>
        <source>Make a reader of your own signs, or teach the model your handwriting</source>
        <translation>自分の記号の読み取りモデルを作る、またはモデルに自分の筆跡を教える</translation>
    </message>
    <message>
        <source>Like the &amp;system</source>
        <translation>システムに合わせる(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>ライト(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>ダーク(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Larger</source>
        <translation>大きく(&amp;L)</translation>
    </message>
    <message>
        <source>Make all text larger, and what goes with it</source>
        <translation>すべての文字とその周りを大きく</translation>
    </message>
    <message>
        <source>&amp;Smaller</source>
        <translation>小さく(&amp;S)</translation>
    </message>
    <message>
        <source>Make all text smaller, and what goes with it</source>
        <translation>すべての文字とその周りを小さく</translation>
    </message>
    <message>
        <source>&amp;Usual size</source>
        <translation>標準サイズ(&amp;U)</translation>
    </message>
    <message>
        <source>Show text in the size that the system has</source>
        <translation>システムの文字サイズで表示</translation>
    </message>
    <message>
        <source>Write &amp;numbers</source>
        <translation>数を書く(&amp;N)</translation>
    </message>
    <message>
        <source>Write whole numbers on a wide line, or single digits again</source>
        <translation>広い行に整数を書く、または数字1文字に戻る</translation>
    </message>
    <message>
        <source>Show trainin&amp;g</source>
        <translation>学習パネル(&amp;G)</translation>
    </message>
    <message>
        <source>Show or hide the training panel</source>
        <translation>学習パネルを表示、または隠す</translation>
    </message>
    <message>
        <source>Net&amp;work</source>
        <translation>ネットワーク(&amp;W)</translation>
    </message>
    <message>
        <source>Show the whole network, lit by what you draw, or hide it</source>
        <translation>描いた絵で光るネットワーク全体を表示、または隠す</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全画面(&amp;F)</translation>
    </message>
    <message>
        <source>Use the whole screen, with text for a projector, or the window again</source>
        <translation>画面全体をプロジェクター向けの文字で使う、またはウィンドウに戻す</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>ガイド(&amp;G)</translation>
    </message>
    <message>
        <source>A few pages about what you can do</source>
        <translation>できることを説明する数ページ</translation>
    </message>
    <message>
        <source>&amp;Lessons…</source>
        <translation>レッスン(&amp;L)…</translation>
    </message>
    <message>
        <source>Guided experiments of a few minutes each, beside the running curves</source>
        <translation>学習曲線を見ながら進める数分の実験</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>ショートカットキー(&amp;K)</translation>
    </message>
    <message>
        <source>Which keys do what</source>
        <translation>どのキーで何ができるか</translation>
    </message>
    <message>
        <source>&amp;About digitpad</source>
        <translation>digitpadについて(&amp;A)</translation>
    </message>
    <message>
        <source>What digitpad is, and the versions of its parts</source>
        <translation>digitpadとは何か、各部品のバージョン</translation>
    </message>
    <message>
        <source>&amp;Why this answer…</source>
        <translation>なぜこの答え(&amp;W)…</translation>
    </message>
    <message>
        <source>See which ink speaks for the answer and which against it, as you draw</source>
        <translation>どのインクが答えを支持し、どれが反するかを、描きながら見る</translation>
    </message>
    <message>
        <source>&amp;Robustness…</source>
        <translation>頑健性(&amp;R)…</translation>
    </message>
    <message>
        <source>Measure how far digits can be changed until the model misreads them</source>
        <translation>数字をどこまで変えるとモデルが読み誤るかを測定</translation>
    </message>
    <message>
        <source>&amp;How good?…</source>
        <translation>どれくらい正確(&amp;H)…</translation>
    </message>
    <message>
        <source>Measure the model on a data set: accuracy, confusions, images, robustness, thresholds</source>
        <translation>データセットでモデルを測定：正解率、混同、画像、頑健性、しきい値</translation>
    </message>
    <message>
        <source>&amp;Browse images…</source>
        <translation>画像を見る(&amp;B)…</translation>
    </message>
    <message>
        <source>Page through a data set: what each image is, what the model reads, its mistakes</source>
        <translation>データセットを順に見る：正解、モデルの読み取り、その誤り</translation>
    </message>
    <message>
        <source>&amp;Confidence thresholds…</source>
        <translation>確信度のしきい値(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose below which confidence it asks “4 or 9?” or says “not a digit”</source>
        <translation>どの確信度未満で「4か9？」と尋ね、「数字ではない」と答えるかを選ぶ</translation>
    </message>
    <message>
        <source>Read &amp;pages and tables…</source>
        <translation>ページと表を読み取る(&amp;P)…</translation>
    </message>
    <message>
        <source>Read the numbers on a photo of a page or table, for a spreadsheet</source>
        <translation>ページや表の写真から数を読み取り、表計算に使う</translation>
    </message>
</context>
<context>
    <name>changes</name>
    <message>
        <source>Shift</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>Rotation</source>
        <translation>回転</translation>
    </message>
    <message>
        <source>Slant</source>
        <translation>傾き</translation>
    </message>
    <message>
        <source>Pen width</source>
        <translation>ペンの太さ</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>ノイズ</translation>
    </message>
</context>
<context>
    <name>choosers</name>
    <message>
        <source>{title} · about 30 s · 99 %</source>
        <translation>{title} · 約30秒 · 99%</translation>
    </message>
    <message>
        <source>{title} · about 20 s · 92 %</source>
        <translation>{title} · 約20秒 · 92%</translation>
    </message>
    <message>
        <source>{title} · about 4 min · 99 %</source>
        <translation>{title} · 約4分 · 99%</translation>
    </message>
    <message>
        <source>{title} · about 3 min · 98 %</source>
        <translation>{title} · 約3分 · 98%</translation>
    </message>
    <message>
        <source>{title} · about 1 min · 98 %</source>
        <translation>{title} · 約1分 · 98%</translation>
    </message>
</context>
<context>
    <name>commands</name>
    <message>
        <source>Usage:</source>
        <translation>使い方：</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>オプション</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>引数</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>例</translation>
    </message>
    <message>
        <source>required</source>
        <translation>必須</translation>
    </message>
    <message>
        <source>default: {default}</source>
        <translation>既定値：{default}</translation>
    </message>
    <message>
        <source>Show this message and exit.</source>
        <translation>このメッセージを表示して終了します。</translation>
    </message>
    <message>
        <source>Draw a digit and be read; train a network and watch it learn.</source>
        <translation>数字を描いて読み取らせ、ネットワークを訓練して学習を見ます。</translation>
    </message>
    <message>
        <source>Without arguments, or with files to open (digitpad photo.jpg), the window.</source>
        <translation>引数がないとき、または開くファイルがあるとき（digitpad photo.jpg）は、ウィンドウを開きます。</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>バージョンを表示します。</translation>
    </message>
    <message>
        <source>Put digitpad in this user&apos;s menu, and offer it for ink files and models.</source>
        <translation>このユーザーのメニューにdigitpadを登録し、インクファイルとモデルに関連付けます。</translation>
    </message>
    <message>
        <source>Take it out of the menu again.</source>
        <translation>メニューへの登録を解除します。</translation>
    </message>
    <message>
        <source>Check this installation: open the window, draw, read and close it.</source>
        <translation>このインストールを検査します：ウィンドウを開き、描き、読み取り、閉じます。</translation>
    </message>
    <message>
        <source>Print results and failures only.</source>
        <translation>結果と失敗だけを出力します。</translation>
    </message>
    <message>
        <source>Say what is read, and how long it took.</source>
        <translation>何を読み取っているか、どれだけかかったかを出力します。</translation>
    </message>
    <message>
        <source>Print the traceback of a failure as well.</source>
        <translation>失敗のトレースバックも出力します。</translation>
    </message>
    <message>
        <source>Install completion for the current shell.</source>
        <translation>現在のシェルに補完をインストールします。</translation>
    </message>
    <message>
        <source>Show completion for the current shell, to copy it or customize the installation.</source>
        <translation>現在のシェルの補完を表示します。コピーやインストールの調整に使えます。</translation>
    </message>
    <message>
        <source>On a desktop</source>
        <translation>デスクトップで</translation>
    </message>
    <message>
        <source>Anywhere on the line</source>
        <translation>行のどこでも</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>読み取り</translation>
    </message>
    <message>
        <source>Read pictures and ink files.</source>
        <translation>画像ファイルとインクファイルを読み取ります。</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages.</source>
        <translation>ページの写真から数を読み取ります。</translation>
    </message>
    <message>
        <source>Read the table on each photo: its grid and its numbers.</source>
        <translation>写真ごとに表を読み取ります：罫線と数。</translation>
    </message>
    <message>
        <source>Show which ink speaks for what is read and which against it.</source>
        <translation>どのインクが読み取り結果を支持し、どれが反するかを示します。</translation>
    </message>
    <message>
        <source>Train</source>
        <translation>学習</translation>
    </message>
    <message>
        <source>Train a model.</source>
        <translation>モデルを訓練します。</translation>
    </message>
    <message>
        <source>Teach a model somebody&apos;s hand from a few labelled drawings.</source>
        <translation>ラベル付きの少しの絵から、だれかの筆跡をモデルに教えます。</translation>
    </message>
    <message>
        <source>Make “90 % sure” mean right nine times out of ten.</source>
        <translation>「確信度90%」が10回中9回の正解になるようにします。</translation>
    </message>
    <message>
        <source>Write a page about a run, or about a model.</source>
        <translation>学習記録またはモデルのページを書きます。</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first.</source>
        <translation>残した学習記録を、新しい順に一覧表示します。</translation>
    </message>
    <message>
        <source>Measure</source>
        <translation>測定</translation>
    </message>
    <message>
        <source>Measure a model on labelled images it was not trained on.</source>
        <translation>訓練に使っていないラベル付き画像でモデルを測定します。</translation>
    </message>
    <message>
        <source>Measure a model on shifted, turned, slanted or noisy digits.</source>
        <translation>移動、回転、傾き、ノイズを加えた数字でモデルを測定します。</translation>
    </message>
    <message>
        <source>Save what an autoencoder reconstructs beside the originals.</source>
        <translation>オートエンコーダーの再構成を、元の画像と並べて保存します。</translation>
    </message>
    <message>
        <source>Model files</source>
        <translation>モデルファイル</translation>
    </message>
    <message>
        <source>Show what a model file holds, and check that it is whole.</source>
        <translation>モデルファイルの内容を表示し、壊れていないか検査します。</translation>
    </message>
    <message>
        <source>Convert weights to or from candle, tch-rs, PyTorch, numpy.</source>
        <translation>重みをcandle、tch-rs、PyTorch、numpyとの間で変換します。</translation>
    </message>
    <message>
        <source>Write a model as an ONNX file or a hub&apos;s folder, with all that is known about it.</source>
        <translation>モデルを、わかっている情報とともに、ONNXファイルまたはハブ用フォルダーとして書き出します。</translation>
    </message>
    <message>
        <source>What there is</source>
        <translation>使えるもの</translation>
    </message>
    <message>
        <source>List the architectures, with their recipes.</source>
        <translation>アーキテクチャとそのレシピを一覧表示します。</translation>
    </message>
    <message>
        <source>List the data sets, and what each needs before it can be used.</source>
        <translation>データセットと、使う前に必要なものを一覧表示します。</translation>
    </message>
    <message>
        <source>List the devices to train on, the best one first.</source>
        <translation>訓練に使えるデバイスを、最良のものから一覧表示します。</translation>
    </message>
    <message>
        <source>Fetch data sets, to have them without a network.</source>
        <translation>データセットを取得し、ネットワーク接続なしで使えるようにします。</translation>
    </message>
    <message>
        <source>Show where models, runs, data sets and settings are kept, and which variables change that.</source>
        <translation>モデル、学習記録、データセット、設定の保存場所と、それを変える変数を表示します。</translation>
    </message>
    <message>
        <source>Read pictures and ink files. A file that cannot be read does not stop the others.</source>
        <translation>画像ファイルとインクファイルを読み取ります。読み取れないファイルがあっても、ほかは続けます。</translation>
    </message>
    <message>
        <source>Pictures, and ink files (.inkml); “-” is standard input.</source>
        <translation>画像ファイルとインクファイル（.inkml）。「-」は標準入力です。</translation>
    </message>
    <message>
        <source>Model file; without it: the shipped one.</source>
        <translation>モデルファイル。なければ付属のもの。</translation>
    </message>
    <message>
        <source>How the pixels were scaled that the weights of another program were trained on.</source>
        <translation>ほかのプログラムの重みの訓練で、画素値がどう変換されたか。</translation>
    </message>
    <message>
        <source>Save each picture&apos;s steps in this folder: the picture, its ink, 28×28.</source>
        <translation>各画像の段階をこのフォルダーに保存します：画像、インク、28×28。</translation>
    </message>
    <message>
        <source>Replace a file that is there already.</source>
        <translation>既存のファイルを置き換えます。</translation>
    </message>
    <message>
        <source>“Not a digit” below this digit score; without it: what the model file says.</source>
        <translation>この数字スコア未満は「数字ではない」。なければモデルファイルの値。</translation>
    </message>
    <message>
        <source>“Unsure” below this probability; without it: what the model file says.</source>
        <translation>この確率未満は「不確か」。なければモデルファイルの値。</translation>
    </message>
    <message>
        <source>Print one JSON object per line.</source>
        <translation>1行に1個のJSONオブジェクトを出力します。</translation>
    </message>
    <message>
        <source>Read a photo and an ink file:</source>
        <translation>写真とインクファイルを読み取る：</translation>
    </message>
    <message>
        <source>Read what another program hands over:</source>
        <translation>ほかのプログラムから渡されたものを読み取る：</translation>
    </message>
    <message>
        <source>With a model of your own:</source>
        <translation>自分のモデルで：</translation>
    </message>
    <message>
        <source>Read the numbers on photos of pages. A photo that cannot be read does not stop the others.</source>
        <translation>ページの写真から数を読み取ります。読み取れない写真があっても、ほかは続けます。</translation>
    </message>
    <message>
        <source>Photos or scans of pages; “-” is standard input.</source>
        <translation>ページの写真またはスキャン。「-」は標準入力です。</translation>
    </message>
    <message>
        <source>Write the numbers to this file, one a row; “-” prints them as CSV.</source>
        <translation>数をこのファイルに1行に1個ずつ書きます。「-」ではCSVとして出力します。</translation>
    </message>
    <message>
        <source>Part the columns of CSV by semicolons.</source>
        <translation>CSVの列をセミコロンで区切ります。</translation>
    </message>
    <message>
        <source>Begin CSV with a byte-order mark, by which Excel recognises UTF-8.</source>
        <translation>CSVの先頭にバイト順マークを付けます。ExcelがUTF-8と認識する目印です。</translation>
    </message>
    <message>
        <source>Write every cell to CSV as it is, also what a spreadsheet takes for a formula or a date.</source>
        <translation>表計算ソフトが数式や日付と見なすものも含め、すべてのセルをそのままCSVに書きます。</translation>
    </message>
    <message>
        <source>The numbers on a photo, into a spreadsheet:</source>
        <translation>写真の数を表計算ソフトへ：</translation>
    </message>
    <message>
        <source>The same, for another program:</source>
        <translation>同じことを、ほかのプログラム向けに：</translation>
    </message>
    <message>
        <source>A photo that cannot be read does not stop the others.</source>
        <translation>読み取れない写真があっても、ほかは続けます。</translation>
    </message>
    <message>
        <source>Photos or scans of tables, each a sheet of the Excel file; “-” is standard input.</source>
        <translation>表の写真またはスキャン。それぞれExcelファイルのシートになります。「-」は標準入力です。</translation>
    </message>
    <message>
        <source>Write the cells to this file; “-” prints them as CSV.</source>
        <translation>セルをこのファイルに書きます。「-」ではCSVとして出力します。</translation>
    </message>
    <message>
        <source>Add to CSV a column “doubtful”, which names the doubtful cells of each row.</source>
        <translation>CSVに、各行の要確認セルを示す「doubtful」列を加えます。</translation>
    </message>
    <message>
        <source>Read by the other grid that is offered where the rows and columns are not sure.</source>
        <translation>行と列が不確かなとき、提示されたもう一つの罫線で読み取ります。</translation>
    </message>
    <message>
        <source>A filled-in table, into Excel:</source>
        <translation>記入済みの表をExcelへ：</translation>
    </message>
    <message>
        <source>Into CSV that says what to check:</source>
        <translation>確認すべき所を示すCSVへ：</translation>
    </message>
    <message>
        <source>A file that cannot be read does not stop the others.</source>
        <translation>読み取れないファイルがあっても、ほかは続けます。</translation>
    </message>
    <message>
        <source>Explain this class; without it: what is read.</source>
        <translation>このクラスを説明します。なければ読み取り結果。</translation>
    </message>
    <message>
        <source>Compare it with: another class, runner-up, all or none (its logit).</source>
        <translation>比較の相手：別のクラス、runner-up、all、none（そのロジット）。</translation>
    </message>
    <message>
        <source>lime, occlusion, integrated-gradients or input-x-gradient; without it: lime.</source>
        <translation>lime、occlusion、integrated-gradients、input-x-gradientのどれか。なければlime。</translation>
    </message>
    <message>
        <source>Save a picture of each map in this folder.</source>
        <translation>各マップの画像をこのフォルダーに保存します。</translation>
    </message>
    <message>
        <source>Save a map of which ink spoke for the answer:</source>
        <translation>どのインクが答えを支持したかのマップを保存：</translation>
    </message>
    <message>
        <source>Why could it be a 9 and not a 4?</source>
        <translation>なぜ4ではなく9になりうるのか：</translation>
    </message>
    <message>
        <source>Train a model. Settings that you leave out come from the architecture&apos;s recipe.</source>
        <translation>モデルを訓練します。省略した設定は、アーキテクチャのレシピの値になります。</translation>
    </message>
    <message>
        <source>Ctrl-C stops the run and keeps the best weights so far; they are saved if --output was given, and the exit code is 130.</source>
        <translation>Ctrl-Cで停止し、それまでの最良の重みを残します。--outputがあれば保存し、終了コードは130です。</translation>
    </message>
    <message>
        <source>“digitpad models” lists them; without it: quick.</source>
        <translation>「digitpad models」で一覧表示。なければquick。</translation>
    </message>
    <message>
        <source>Layers of your own: “conv 16 3, relu, pool 2, dense 10”.</source>
        <translation>自分の層：「conv 16 3, relu, pool 2, dense 10」。</translation>
    </message>
    <message>
        <source>A setting of the architecture, if it has any, e.g. patch=7.</source>
        <translation>アーキテクチャの設定（あれば）。例：patch=7。</translation>
    </message>
    <message>
        <source>Start from the weights of this model file.</source>
        <translation>このモデルファイルの重みから始めます。</translation>
    </message>
    <message>
        <source>Data set, or several joined by “+”; “digitpad datasets” lists them. Without it: mnist if it is there, else handwriting; for lines and colour pictures their own.</source>
        <translation>データセット、または「+」でつないだ複数。「digitpad datasets」で一覧表示。なければ、mnistがあればそれ、なければhandwriting。行とカラー画像ではそれぞれ専用のもの。</translation>
    </message>
    <message>
        <source>Folder with the data set’s original files, or with images of your own (used with --dataset).</source>
        <translation>データセットの元のファイル、または自分の画像があるフォルダー（--datasetとともに使用）。</translation>
    </message>
    <message>
        <source>What your own images need to be as MNIST’s are: white ink on black, upright.</source>
        <translation>自分の画像をMNISTと同じにするための変換：黒地に白のインク、正しい向き。</translation>
    </message>
    <message>
        <source>Use at most N training images.</source>
        <translation>訓練画像を最大N枚使います。</translation>
    </message>
    <message>
        <source>Use at most N test images.</source>
        <translation>テスト画像を最大N枚使います。</translation>
    </message>
    <message>
        <source>The architecture’s own recipe, or settings that learn fast.</source>
        <translation>アーキテクチャ本来のレシピ、または高速に学習する設定。</translation>
    </message>
    <message>
        <source>Learn from the answers of this model, too.</source>
        <translation>このモデルの答えからも学習します。</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>ネットワークが訓練画像のすべてを見る回数</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>1ステップに使う画像の数。「full」：全画像で1ステップ</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>重みの更新方法</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>1ステップで進む幅。大きすぎると学習が発散します</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>画像を見るたびに少し回転、移動、曲げ、太さを変え、ほかの人の筆跡も読めるようにします（データ拡張）</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>カラー画像を2枚ずつ、クラスも一緒に混ぜる：mixupは2枚を重ね、cutmixは一方の一部を他方に入れます。長い学習向け</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>同じシードなら学習を正確に再現し、別のシードなら初期値と順序が変わります</translation>
    </message>
    <message>
        <source>auto, or one of “digitpad devices”.</source>
        <translation>auto、または「digitpad devices」のどれか。</translation>
    </message>
    <message>
        <source>Processor threads; without it: one for each core.</source>
        <translation>プロセッサのスレッド数。なければコアごとに1個。</translation>
    </message>
    <message>
        <source>Save the best model here; a checkpoint is kept beside it.</source>
        <translation>最良のモデルをここに保存します。チェックポイントはその横に残ります。</translation>
    </message>
    <message>
        <source>Save the weights of the epoch that tested best, or the last ones.</source>
        <translation>テスト結果が最良のエポックの重み、または最後の重みを保存します。</translation>
    </message>
    <message>
        <source>Continue from this checkpoint, or from the one beside this model; “last”: the latest run that the window did not finish.</source>
        <translation>このチェックポイント、またはこのモデルの横のチェックポイントから続けます。「last」：ウィンドウで終わらなかった最新の学習。</translation>
    </message>
    <message>
        <source>Write a line for each epoch to this CSV file.</source>
        <translation>各エポックにつき1行をこのCSVファイルに書きます。</translation>
    </message>
    <message>
        <source>Write figures and misread images to this folder, for TensorBoard.</source>
        <translation>TensorBoard用に、数値と誤読画像をこのフォルダーに書きます。</translation>
    </message>
    <message>
        <source>A note to store in the model file.</source>
        <translation>モデルファイルに保存するメモ。</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>ネットワーク</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>How it learns</source>
        <translation>学習のしかた</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
    <message>
        <source>What is kept</source>
        <translation>残すもの</translation>
    </message>
    <message>
        <source>Train the quick network; half a minute:</source>
        <translation>quickネットワークを訓練、30秒：</translation>
    </message>
    <message>
        <source>Another architecture, on MNIST:</source>
        <translation>別のアーキテクチャをMNISTで：</translation>
    </message>
    <message>
        <source>Continue a run that was stopped:</source>
        <translation>停止した学習を続ける：</translation>
    </message>
    <message>
        <source>Layers of your own:</source>
        <translation>自分の層：</translation>
    </message>
    <message>
        <source>Drawings labelled as something other than a digit teach it to refuse what looks like them. The drawings are read before and after, each by a network that was taught without it, and so are test images: MNIST&apos;s if they are found, else generated ones. Ctrl-C stops it, and nothing is saved then.</source>
        <translation>数字以外のラベルが付いた絵からは、それに似たものを拒否することを学びます。絵は教える前と後に、それを教えずに学習したネットワークが読み取ります。テスト画像も同様で、MNISTがあればそれ、なければ生成したものを使います。Ctrl-Cで停止し、そのときは何も保存しません。</translation>
    </message>
    <message>
        <source>With --things the model gets a new last layer for these classes, within seconds. It refuses what is none of them, and each drawing is read by a layer that did not learn from it.</source>
        <translation>--thingsを付けると、モデルにこのクラス用の新しい最後の層が数秒で付きます。どれでもないものは拒否します。どの絵も、それを学習していない層が読み取ります。</translation>
    </message>
    <message>
        <source>Save the taught model here.</source>
        <translation>教えたモデルをここに保存します。</translation>
    </message>
    <message>
        <source>A model file; without it: the shipped one.</source>
        <translation>モデルファイル。なければ付属のもの。</translation>
    </message>
    <message>
        <source>The model file, as an option.</source>
        <translation>モデルファイルをオプションで指定します。</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings; without it: My handwriting.</source>
        <translation>ラベル付きの絵のインクファイル。なければ「自分の筆跡」。</translation>
    </message>
    <message>
        <source>Teach classes of your own in place of digits: a set of My things by its name, a .digitpad-class or ink file, or a folder with a folder of pictures for each class.</source>
        <translation>数字の代わりに自分のクラスを教えます：マイデータのセット名、.digitpad-classファイルかインクファイル、またはクラスごとの画像フォルダーが入ったフォルダー。</translation>
    </message>
    <message>
        <source>Teach the shipped model somebody&apos;s hand:</source>
        <translation>付属モデルにだれかの筆跡を教える：</translation>
    </message>
    <message>
        <source>Make a reader of your own set:</source>
        <translation>自分のセットの読み取りモデルを作る：</translation>
    </message>
    <message>
        <source>Fits the model&apos;s temperature and thresholds. MODEL itself stays as it is, unless --in-place is given. Use data that the model was neither trained on nor will be measured on.</source>
        <translation>モデルの温度としきい値を調整します。--in-placeを付けないかぎり、MODEL自体は変わりません。モデルの訓練にも、この後の測定にも使わないデータを使ってください。</translation>
    </message>
    <message>
        <source>A model file (.safetensors, .npz, .pt or .onnx), or the name of a shipped network.</source>
        <translation>モデルファイル（.safetensors、.npz、.pt、.onnx）、または付属ネットワークの名前。</translation>
    </message>
    <message>
        <source>The test part of this data set; may be given again.</source>
        <translation>このデータセットのテスト用画像。繰り返し指定できます。</translation>
    </message>
    <message>
        <source>Share of digits that must be accepted.</source>
        <translation>認めるべき数字の割合。</translation>
    </message>
    <message>
        <source>Write the model here; without it: beside MODEL, as MODEL.calibrated.safetensors.</source>
        <translation>モデルをここに書きます。なければMODELの横に、MODEL.calibrated.safetensorsとして。</translation>
    </message>
    <message>
        <source>Replace MODEL itself.</source>
        <translation>MODEL自体を置き換えます。</translation>
    </message>
    <message>
        <source>Fit the confidence on generated digits:</source>
        <translation>生成した数字で確信度を調整：</translation>
    </message>
    <message>
        <source>About a run: curves, confusions, worst mistakes and settings. About a model: what it looks for, what is typical to it and what is not, and what it confuses. It is one file that needs nothing else, to look at, to print or to hand in.</source>
        <translation>学習記録について：曲線、混同、最もひどい誤り、設定。モデルについて：何を探すか、典型例と珍しい例、何を混同するか。ほかに何も要らない一つのファイルで、見る、印刷する、提出することができます。</translation>
    </message>
    <message>
        <source>A run that was kept (its name, that of “digitpad runs”, or “last”), or a model file.</source>
        <translation>残した学習記録（「digitpad runs」の名前、または「last」）、またはモデルファイル。</translation>
    </message>
    <message>
        <source>Write the page here; “-” prints it.</source>
        <translation>ページをここに書きます。「-」では出力します。</translation>
    </message>
    <message>
        <source>A page about the latest run:</source>
        <translation>最新の学習記録のページ：</translation>
    </message>
    <message>
        <source>List the runs that were kept, the latest first. Show, rename or delete one.</source>
        <translation>残した学習記録を、新しい順に一覧表示します。一つを表示、名前の変更、削除もできます。</translation>
    </message>
    <message>
        <source>Show all that is known about a run.</source>
        <translation>学習記録について、わかることをすべて表示します。</translation>
    </message>
    <message>
        <source>Delete runs.</source>
        <translation>学習記録を削除します。</translation>
    </message>
    <message>
        <source>Give a run another name.</source>
        <translation>学習記録に別の名前を付けます。</translation>
    </message>
    <message>
        <source>What was trained:</source>
        <translation>何が訓練されたか：</translation>
    </message>
    <message>
        <source>All about the latest run:</source>
        <translation>最新の学習記録のすべて：</translation>
    </message>
    <message>
        <source>Give it a name:</source>
        <translation>名前を付ける：</translation>
    </message>
    <message>
        <source>Delete it:</source>
        <translation>削除する：</translation>
    </message>
    <message>
        <source>A run: its name, its folder&apos;s, or “last”.</source>
        <translation>学習記録：その名前、フォルダーの名前、または「last」。</translation>
    </message>
    <message>
        <source>Delete runs; for a day the window can bring them back.</source>
        <translation>学習記録を削除します。1日間はウィンドウで元に戻せます。</translation>
    </message>
    <message>
        <source>Runs: their names, their folders&apos;, or “last”.</source>
        <translation>学習記録：その名前、フォルダーの名前、または「last」。</translation>
    </message>
    <message>
        <source>Its new name.</source>
        <translation>新しい名前。</translation>
    </message>
    <message>
        <source>The reliability diagram shows whether it is right as often as it says it is.</source>
        <translation>信頼度図は、確信度どおりに正解しているかを示します。</translation>
    </message>
    <message>
        <source>A model file; with --numbers it may be left out for the shipped networks.</source>
        <translation>モデルファイル。--numbersがあれば省略でき、付属ネットワークを使います。</translation>
    </message>
    <message>
        <source>The test part of this data set.</source>
        <translation>このデータセットのテスト用画像。</translation>
    </message>
    <message>
        <source>An ink file with labelled drawings.</source>
        <translation>ラベル付きの絵のインクファイル。</translation>
    </message>
    <message>
        <source>A folder with a folder of pictures for each label.</source>
        <translation>ラベルごとの画像フォルダーが入ったフォルダー。</translation>
    </message>
    <message>
        <source>Numbers of several digits: an ink file, or a list with the columns file and digits.</source>
        <translation>数字がいくつか並んだ数：インクファイル、またはfile列とdigits列のある一覧。</translation>
    </message>
    <message>
        <source>Use at most N images, evenly spaced.</source>
        <translation>等間隔に最大N枚の画像を使います。</translation>
    </message>
    <message>
        <source>The same as MODEL.</source>
        <translation>MODELと同じ。</translation>
    </message>
    <message>
        <source>Draw the reliability diagram to this file.</source>
        <translation>信頼度図をこのファイルに描きます。</translation>
    </message>
    <message>
        <source>On MNIST&apos;s test images:</source>
        <translation>MNISTのテスト画像で：</translation>
    </message>
    <message>
        <source>How well the shipped networks read numbers:</source>
        <translation>付属ネットワークが数をどれだけ読み取るか：</translation>
    </message>
    <message>
        <source>On ink, with a diagram:</source>
        <translation>インクで、図とともに：</translation>
    </message>
    <message>
        <source>Images of a data set are changed after their preprocessing. Strokes are turned and slanted before it, as they were written; but they are scaled, drawn with another pen and shifted within the 28×28 image, because the preprocessing would undo that.</source>
        <translation>データセットの画像は、前処理の後で変化させます。線は、書かれたまま、前処理の前に回転し傾けますが、伸縮、ペンの変更、移動は28×28の画像の中で行います。前処理がそれを打ち消してしまうためです。</translation>
    </message>
    <message>
        <source>Change the test images of this data set.</source>
        <translation>このデータセットのテスト画像を変化させます。</translation>
    </message>
    <message>
        <source>Change the strokes of an ink file with labelled drawings.</source>
        <translation>ラベル付きの絵のインクファイルの線を変化させます。</translation>
    </message>
    <message>
        <source>Draw the curves to this file.</source>
        <translation>曲線をこのファイルに描きます。</translation>
    </message>
    <message>
        <source>On 500 generated digits, with curves:</source>
        <translation>生成した数字500個で、曲線とともに：</translation>
    </message>
    <message>
        <source>An autoencoder&apos;s file.</source>
        <translation>オートエンコーダーのファイル。</translation>
    </message>
    <message>
        <source>Folder for the pairs; it is made if it is missing.</source>
        <translation>画像の組を入れるフォルダー。なければ作ります。</translation>
    </message>
    <message>
        <source>Take images from the test part of this data set.</source>
        <translation>このデータセットのテスト用画像を使います。</translation>
    </message>
    <message>
        <source>Which part of the data set.</source>
        <translation>データセットのどの部分か。</translation>
    </message>
    <message>
        <source>Choose images at random with this seed (default: the first ones).</source>
        <translation>このシードで画像を無作為に選びます（既定：先頭から）。</translation>
    </message>
    <message>
        <source>Save each original and its reconstruction as two files, in their own size.</source>
        <translation>元の画像と再構成を、それぞれ元の大きさの二つのファイルに保存します。</translation>
    </message>
    <message>
        <source>How many images of the data set, from its first; without it: 8.</source>
        <translation>データセットの先頭から何枚か。なければ8。</translation>
    </message>
    <message>
        <source>What an autoencoder makes of a photo:</source>
        <translation>オートエンコーダーが写真から作るもの：</translation>
    </message>
    <message>
        <source>What the shipped model holds:</source>
        <translation>付属モデルの内容：</translation>
    </message>
    <message>
        <source>If a file does not say how it was made, say it by --set heads=8 or --layers.</source>
        <translation>作り方がファイルに書かれていなければ、--set heads=8または--layersで指定してください。</translation>
    </message>
    <message>
        <source>A model file: .safetensors, .npz, .pt or .onnx.</source>
        <translation>モデルファイル：.safetensors、.npz、.pt、.onnx。</translation>
    </message>
    <message>
        <source>As --output.</source>
        <translation>--outputと同じ。</translation>
    </message>
    <message>
        <source>Where to write; the suffix says what kind of file.</source>
        <translation>書き込み先。拡張子がファイルの種類を決めます。</translation>
    </message>
    <message>
        <source>Whose names and shapes the tensors get.</source>
        <translation>テンソルの名前と形状をどれに合わせるか。</translation>
    </message>
    <message>
        <source>Type of numbers to store.</source>
        <translation>保存する数値の型。</translation>
    </message>
    <message>
        <source>Report the accuracy before and after on this data set.</source>
        <translation>このデータセットでの前後の正解率を報告します。</translation>
    </message>
    <message>
        <source>Which layers it has, if the file does not say.</source>
        <translation>ファイルに書かれていないとき、どの層があるか。</translation>
    </message>
    <message>
        <source>For a program that uses candle:</source>
        <translation>candleを使うプログラム向け：</translation>
    </message>
    <message>
        <source>The ONNX file to write.</source>
        <translation>書き出すONNXファイル。</translation>
    </message>
    <message>
        <source>Or a folder for a hub of models: model card, configuration, weights.</source>
        <translation>または、モデルハブ用フォルダー：モデルカード、構成、重み。</translation>
    </message>
    <message>
        <source>For any program that runs ONNX files:</source>
        <translation>ONNXファイルを実行する任意のプログラム向け：</translation>
    </message>
    <message>
        <source>What is there already is not fetched again. Ctrl-C keeps the files that are complete.</source>
        <translation>すでにあるものは取得し直しません。Ctrl-Cで停止しても、完了したファイルは残ります。</translation>
    </message>
    <message>
        <source>Data sets; “digitpad datasets” lists them.</source>
        <translation>データセット。「digitpad datasets」で一覧表示。</translation>
    </message>
    <message>
        <source>Before a lesson without a network:</source>
        <translation>ネットワーク接続のない授業の前に：</translation>
    </message>
    <message>
        <source>No folder is made. DIGITPAD_HOME=FOLDER keeps all of them in one folder.</source>
        <translation>フォルダーは作りません。DIGITPAD_HOME=FOLDERとすると、すべてを一つのフォルダーに置きます。</translation>
    </message>
    <message>
        <source>Where models, runs and data sets are kept:</source>
        <translation>モデル、学習記録、データセットの保存場所：</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>70,000 real digits</source>
        <translation>本物の数字70,000枚</translation>
    </message>
    <message>
        <source>MNIST test digits</source>
        <translation>MNISTのテスト数字</translation>
    </message>
    <message>
        <source>commonly given as CC BY-SA 3.0</source>
        <translation>一般にCC BY-SA 3.0とされる</translation>
    </message>
    <message>
        <source>Own data</source>
        <translation>自分のデータ</translation>
    </message>
    <message>
        <source>your digits as IDX, CSV, .npz, parquet, or a zip of these</source>
        <translation>自分の数字：IDX、CSV、.npz、parquet、またはそのzip</translation>
    </message>
    <message>
        <source>test digits of your own</source>
        <translation>自分のテスト数字</translation>
    </message>
    <message>
        <source>Own pictures</source>
        <translation>自分の画像</translation>
    </message>
    <message>
        <source>a folder of pictures for each class, seen in grey</source>
        <translation>クラスごとの画像フォルダー、グレーで見る</translation>
    </message>
    <message>
        <source>test pictures of your own</source>
        <translation>自分のテスト画像</translation>
    </message>
    <message>
        <source>Own pictures in colour</source>
        <translation>自分のカラー画像</translation>
    </message>
    <message>
        <source>a folder of pictures for each class</source>
        <translation>クラスごとの画像フォルダー</translation>
    </message>
    <message>
        <source>Generated handwriting</source>
        <translation>生成した筆跡</translation>
    </message>
    <message>
        <source>built in, needs no download</source>
        <translation>内蔵、ダウンロード不要</translation>
    </message>
    <message>
        <source>generated test digits</source>
        <translation>生成したテスト数字</translation>
    </message>
    <message>
        <source>Small generated set</source>
        <translation>小さな生成セット</translation>
    </message>
    <message>
        <source>handwriting, built in, ready in seconds</source>
        <translation>筆跡、内蔵、数秒で準備完了</translation>
    </message>
    <message>
        <source>Hasty hands</source>
        <translation>急いだ筆跡</translation>
    </message>
    <message>
        <source>generated, hooks and steep slashes, built in</source>
        <translation>生成、かぎや強い傾き、内蔵</translation>
    </message>
    <message>
        <source>generated test digits of hasty hands</source>
        <translation>急いだ筆跡の生成テスト数字</translation>
    </message>
    <message>
        <source>Broken on purpose</source>
        <translation>わざと壊したもの</translation>
    </message>
    <message>
        <source>paper and ink swapped</source>
        <translation>紙とインクを反転</translation>
    </message>
    <message>
        <source>inverted generated test digits</source>
        <translation>反転した生成テスト数字</translation>
    </message>
    <message>
        <source>Three labels in ten wrong</source>
        <translation>ラベルの3割が誤り</translation>
    </message>
    <message>
        <source>generated digits, labelled wrongly on purpose</source>
        <translation>わざと誤ったラベルを付けた生成数字</translation>
    </message>
    <message>
        <source>Labels drawn by lot</source>
        <translation>でたらめに付けたラベル</translation>
    </message>
    <message>
        <source>generated digits whose labels say nothing</source>
        <translation>ラベルに意味のない生成数字</translation>
    </message>
    <message>
        <source>Ink files</source>
        <translation>インクファイル</translation>
    </message>
    <message>
        <source>labelled handwriting (.inkml), your own or anybody’s</source>
        <translation>ラベル付きの筆跡（.inkml）、自分やほかの人のもの</translation>
    </message>
    <message>
        <source>test drawings</source>
        <translation>テスト用の絵</translation>
    </message>
    <message>
        <source>My handwriting</source>
        <translation>自分の筆跡</translation>
    </message>
    <message>
        <source>your own labelled drawings</source>
        <translation>自分のラベル付きの絵</translation>
    </message>
    <message>
        <source>drawings of your own</source>
        <translation>自分の絵</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自作</translation>
    </message>
    <message>
        <source>drawn in digitpad and named by whoever drew it</source>
        <translation>digitpadで描かれ、描いた人が名付けたもの</translation>
    </message>
    <message>
        <source>Signs of generated numbers</source>
        <translation>生成した数の記号</translation>
    </message>
    <message>
        <source>built in</source>
        <translation>内蔵</translation>
    </message>
    <message>
        <source>generated test candidates</source>
        <translation>生成したテスト候補</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written lines</source>
        <translation>digitpad独自の手書き行生成器</translation>
    </message>
    <message>
        <source>Lines of generated numbers</source>
        <translation>生成した数の行</translation>
    </message>
    <message>
        <source>generated test lines</source>
        <translation>生成したテスト行</translation>
    </message>
    <message>
        <source>Number lines from ink files</source>
        <translation>インクファイルの数の行</translation>
    </message>
    <message>
        <source>in the hands of their writers</source>
        <translation>書き手それぞれの筆跡</translation>
    </message>
    <message>
        <source>test lines of other writers</source>
        <translation>ほかの書き手のテスト行</translation>
    </message>
    <message>
        <source>Number lines from pictures</source>
        <translation>画像の数の行</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits</source>
        <translation>MNISTと生成数字を組み合わせたもの</translation>
    </message>
    <message>
        <source>lines of MNIST’s test digits</source>
        <translation>MNISTのテスト数字の行</translation>
    </message>
    <message>
        <source>{source}; digitpad’s own generator</source>
        <translation>{source}、digitpad独自の生成器</translation>
    </message>
    <message>
        <source>Lines of generated numbers on patterned paper</source>
        <translation>模様のある紙に書いた生成数の行</translation>
    </message>
    <message>
        <source>built in, as photos of cheques show them</source>
        <translation>内蔵、小切手の写真のようなもの</translation>
    </message>
    <message>
        <source>Number lines on patterned paper</source>
        <translation>模様のある紙の数の行</translation>
    </message>
    <message>
        <source>composed of MNIST’s and generated digits, as photos of cheques show them</source>
        <translation>MNISTと生成数字を組み合わせた、小切手の写真のようなもの</translation>
    </message>
    <message>
        <source>Number lines from ink files on patterned paper</source>
        <translation>模様のある紙、インクファイルの数の行</translation>
    </message>
    <message>
        <source>in the hands of their writers, as photos show them</source>
        <translation>書き手それぞれの筆跡、写真のようなもの</translation>
    </message>
    <message>
        <source>small images of clothing, harder than digits</source>
        <translation>服の小さな画像、数字より難しい</translation>
    </message>
    <message>
        <source>Fashion-MNIST test pictures</source>
        <translation>Fashion-MNISTのテスト画像</translation>
    </message>
    <message>
        <source>ten Japanese characters</source>
        <translation>日本の文字10種</translation>
    </message>
    <message>
        <source>KMNIST test characters</source>
        <translation>KMNISTのテスト文字</translation>
    </message>
    <message>
        <source>small colour photographs</source>
        <translation>小さなカラー写真</translation>
    </message>
    <message>
        <source>CIFAR-10 test pictures</source>
        <translation>CIFAR-10のテスト画像</translation>
    </message>
    <message>
        <source>none published; cite Krizhevsky 2009</source>
        <translation>公表なし。Krizhevsky 2009を引用のこと</translation>
    </message>
    <message>
        <source>EMNIST digits</source>
        <translation>EMNIST数字</translation>
    </message>
    <message>
        <source>280,000 real digits</source>
        <translation>本物の数字280,000枚</translation>
    </message>
    <message>
        <source>EMNIST test digits</source>
        <translation>EMNISTのテスト数字</translation>
    </message>
    <message>
        <source>none published; NIST’s data are in the public domain</source>
        <translation>公表なし。NISTのデータはパブリックドメイン</translation>
    </message>
    <message>
        <source>EMNIST letters</source>
        <translation>EMNIST英字</translation>
    </message>
    <message>
        <source>145,600 real letters, for networks of your own layers</source>
        <translation>本物の英字145,600枚、自作の層のネットワーク用</translation>
    </message>
    <message>
        <source>EMNIST test letters</source>
        <translation>EMNISTのテスト英字</translation>
    </message>
    <message>
        <source>MNIST with six times as many test digits</source>
        <translation>テスト数字が6倍のMNIST</translation>
    </message>
    <message>
        <source>QMNIST test digits</source>
        <translation>QMNISTのテスト数字</translation>
    </message>
    <message>
        <source>a BSD licence</source>
        <translation>BSDライセンス</translation>
    </message>
    <message>
        <source>9,298 digits of postal codes</source>
        <translation>郵便番号の数字9,298枚</translation>
    </message>
    <message>
        <source>USPS test digits</source>
        <translation>USPSのテスト数字</translation>
    </message>
    <message>
        <source>none published; cite Hull 1994</source>
        <translation>公表なし。Hull 1994を引用のこと</translation>
    </message>
    <message>
        <source>house numbers, small colour photographs</source>
        <translation>番地、小さなカラー写真</translation>
    </message>
    <message>
        <source>SVHN test pictures</source>
        <translation>SVHNのテスト画像</translation>
    </message>
    <message>
        <source>for non-commercial use only</source>
        <translation>非商用に限る</translation>
    </message>
    <message>
        <source>My things</source>
        <translation>マイデータ</translation>
    </message>
    <message>
        <source>classes that you drew or collected yourself</source>
        <translation>自分で描いた、または集めたクラス</translation>
    </message>
    <message>
        <source>drawings of yours</source>
        <translation>自分の絵</translation>
    </message>
    <message>
        <source>as they are</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>inverted</source>
        <translation>反転</translation>
    </message>
    <message>
        <source>transposed</source>
        <translation>転置</translation>
    </message>
    <message>
        <source>inverted and transposed</source>
        <translation>反転と転置</translation>
    </message>
    <message>
        <source>The shipped model reads only {before} of {count} of these images, however they are inverted or transposed: look at them.</source>
        <translation>付属モデルは、どう反転や転置をしても、この画像{count}枚のうち{before}枚しか読み取れません。画像を確かめてください。</translation>
    </message>
    <message>
        <source>These images look {convention}: the shipped model reads {before} of {count} as they are, and {after} once they are put right.</source>
        <translation>この画像は「{convention}」のようです。付属モデルの正解は{count}枚中、そのままでは{before}枚、直すと{after}枚です。</translation>
    </message>
    <message>
        <source>{title}: {about}</source>
        <translation>{title}：{about}</translation>
    </message>
    <message>
        <source>MIT, generated by digitpad</source>
        <translation>MIT、digitpadが生成</translation>
    </message>
    <message>
        <source>digitpad’s own generator of written digits</source>
        <translation>digitpad独自の手書き数字生成器</translation>
    </message>
    <message>
        <source>that of the files</source>
        <translation>ファイルのもの</translation>
    </message>
    <message>
        <source>InkML files with the true digit, and the writer where it is known</source>
        <translation>正解の数字と、わかれば書き手が入ったInkMLファイル</translation>
    </message>
    <message>
        <source>files of your own</source>
        <translation>自分のファイル</translation>
    </message>
    <message>
        <source>No part for testing: {count:,} of {all:,} images are kept for it.</source>
        <translation>テスト用の部分がないため、画像{all:,}枚のうち{count:,}枚をテスト用に取り分けます。</translation>
    </message>
    <message>
        <source>{path} has no labels, and is left out.</source>
        <translation>{path}にはラベルがないため、除外します。</translation>
    </message>
    <message>
        <source>{path} holds rows of 784 numbers, read as images of 28×28.</source>
        <translation>{path}は784個の数の行で、28×28の画像として読み込みます。</translation>
    </message>
    <message>
        <source>that of the pictures</source>
        <translation>画像のもの</translation>
    </message>
    <message>
        <source>pictures of your own</source>
        <translation>自分の画像</translation>
    </message>
    <message>
        <source>{count:,} more files cannot be read.</source>
        <translation>ほかにも読み込めないファイルがあります（{count:,}）。</translation>
    </message>
    <message>
        <source>Named after no class, and left out: {names}.</source>
        <translation>クラス名ではないため除外：{names}。</translation>
    </message>
    <message>
        <source>{count:,} drawings without a label are left out.</source>
        <translation>ラベルのない絵を除外します（{count:,}枚）。</translation>
    </message>
    <message>
        <source>yours</source>
        <translation>自分のもの</translation>
    </message>
    <message>
        <source>things of your own</source>
        <translation>マイデータのもの</translation>
    </message>
    <message>
        <source>test images</source>
        <translation>テスト画像</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{images}{count:,}枚</translation>
    </message>
    <message>
        <source>{count:,} drawings, each left out</source>
        <translation>絵{count:,}枚、1枚ずつ除外</translation>
    </message>
</context>
<context>
    <name>devices</name>
    <message>
        <source>{device}, {memory:.0f} GiB</source>
        <translation>{device}、{memory:.0f}GiB</translation>
    </message>
    <message>
        <source>{processor}, cores: {count}</source>
        <translation>{processor}、コア数：{count}</translation>
    </message>
</context>
<context>
    <name>errors</name>
    <message>
        <source>it is not a zip, or damaged</source>
        <translation>zipではないか、壊れています</translation>
    </message>
    <message>
        <source>it is not from digitpad’s My things</source>
        <translation>digitpadの「マイデータ」のものではありません</translation>
    </message>
    <message>
        <source>Cannot read {path} as a file of classes: {why}.</source>
        <translation>{path}をクラスのファイルとして読み込めません：{why}。</translation>
    </message>
    <message>
        <source>it has more than {most:,} pictures</source>
        <translation>画像が{most:,}枚を超えています</translation>
    </message>
    <message>
        <source>{name} in it unpacks to more than {most:,} bytes</source>
        <translation>中の{name}を展開すると{most:,}バイトを超えます</translation>
    </message>
    <message>
        <source>2 to {most} can be told apart, not {count}</source>
        <translation>見分けられるのは2～{most}種類です（{count}種類ではできません）</translation>
    </message>
    <message>
        <source>a name comes twice</source>
        <translation>同じ名前が2回あります</translation>
    </message>
    <message>
        <source>a name has 1 to {longest} printable characters</source>
        <translation>名前は表示できる文字1～{longest}個です</translation>
    </message>
    <message>
        <source>“{nothing}” is what all others are called already</source>
        <translation>「{nothing}」は、それ以外すべての名前としてすでに使われています</translation>
    </message>
    <message>
        <source>These classes will not do: {why}.</source>
        <translation>このクラスは使えません：{why}。</translation>
    </message>
    <message>
        <source>Cannot read My handwriting ({path}): {why}.</source>
        <translation>自分の筆跡（{path}）を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>Cannot write My handwriting ({path}): {why}.</source>
        <translation>自分の筆跡（{path}）に書き込めません：{why}。</translation>
    </message>
    <message>
        <source>another window or program is writing it; try again in a moment. If that never helps, its folder may lie on a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>別のウィンドウかプログラムが書き込み中です。少し待ってからもう一度試してください。何度試してもだめなら、フォルダーがロックのないネットワークドライブにあるのかもしれません。その場合は{variable}をこのコンピューターのフォルダーに設定してください</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be full or taken out, or a network drive without locks: set {variable} to a folder on this computer then</source>
        <translation>ディスクがエラーを報告しています。満杯か、取り外されたか、ロックのないネットワークドライブかもしれません。その場合は{variable}をこのコンピューターのフォルダーに設定してください</translation>
    </message>
    <message>
        <source>A set cannot be called “{name}”: choose another name.</source>
        <translation>セットに「{name}」という名前は付けられません。別の名前を選んでください。</translation>
    </message>
    <message>
        <source>There is a set called “{name}” already.</source>
        <translation>「{name}」というセットはすでにあります。</translation>
    </message>
    <message>
        <source>My handwriting ({path}) was written by another version of digitpad ({version}), so it is left alone. Use that version, or move the file away to begin a new one.</source>
        <translation>自分の筆跡（{path}）は別のバージョンのdigitpad（{version}）が書いたものなので、手を付けません。そのバージョンを使うか、ファイルを移動して新しく始めてください。</translation>
    </message>
    <message>
        <source>{path} is not a file of My handwriting, so it is left alone. Move it away to begin a new one.</source>
        <translation>{path}は自分の筆跡のファイルではないので、手を付けません。移動すると新しく始められます。</translation>
    </message>
    <message>
        <source>the file is damaged. It is left as it is: put a copy of it back that is whole, or move it away to begin a new one</source>
        <translation>ファイルが壊れています。そのまま残してあります。無事なコピーを戻すか、移動して新しく始めてください</translation>
    </message>
    <message>
        <source>the strokes are not as long as they say</source>
        <translation>線の長さが記載と違います</translation>
    </message>
    <message>
        <source>Nothing is drawn, so there is nothing to keep.</source>
        <translation>何も描かれていないので、保存するものがありません。</translation>
    </message>
    <message>
        <source>A drawing has {point_count:,} points, more than the {max_points:,} that are kept of one. Leave it out, or draw it with fewer.</source>
        <translation>絵の点が{point_count:,}個あり、1枚に保存できる{max_points:,}個を超えています。除外するか、もっと少ない点で描いてください。</translation>
    </message>
    <message>
        <source>tch’s two-layer example has 128 hidden neurons, candle’s has 100</source>
        <translation>tchの2層の例は隠れニューロンが128個、candleのものは100個です</translation>
    </message>
    <message>
        <source>candle’s two-layer example has 100 hidden neurons, tch’s has 128</source>
        <translation>candleの2層の例は隠れニューロンが100個、tchのものは128個です</translation>
    </message>
    <message>
        <source>Cannot convert {name}: {why}.</source>
        <translation>{name}を変換できません：{why}。</translation>
    </message>
    <message>
        <source>An accuracy needs a model that reads classes, and images.</source>
        <translation>正解率には、クラスを読み取るモデルと画像が必要です。</translation>
    </message>
    <message>
        <source>There is no target “{given}”. Available: {known}.</source>
        <translation>変換先「{given}」はありません。使えるもの：{known}。</translation>
    </message>
    <message>
        <source>Weights cannot be stored as “{given}”. Available: {known}.</source>
        <translation>重みを「{given}」として保存することはできません。使えるもの：{known}。</translation>
    </message>
    <message>
        <source>The result’s name must end in one of {endings}.</source>
        <translation>結果の名前は{endings}のどれかで終わる必要があります。</translation>
    </message>
    <message>
        <source>Cannot write to the folder {folder}: {why}.</source>
        <translation>フォルダー{folder}に書き込めません：{why}。</translation>
    </message>
    <message>
        <source>{result} is a file to read from; choose another name for the result.</source>
        <translation>{result}は読み込むファイルです。結果には別の名前を選んでください。</translation>
    </message>
    <message>
        <source>{result} already exists: --force replaces it.</source>
        <translation>{result}はすでにあります。--forceで置き換えます。</translation>
    </message>
    <message>
        <source>--output - and --json both print to standard output: give one of them.</source>
        <translation>--output -と--jsonはどちらも標準出力に書きます。一方だけを指定してください。</translation>
    </message>
    <message>
        <source>{path} cannot hold two results: give one of them another name.</source>
        <translation>{path}に二つの結果は入りません。一方に別の名前を付けてください。</translation>
    </message>
    <message>
        <source>The name {name} is too long: checkpoints of the run get the same name with a suffix. Use one of at most {most} bytes; it has {size}.</source>
        <translation>名前{name}は長すぎます。学習のチェックポイントは、この名前のあとに接尾辞が付きます。{most}バイト以下にしてください（現在{size}）。</translation>
    </message>
    <message>
        <source>{what}: call it {better}.</source>
        <translation>{what}。名前を{better}にしてください。</translation>
    </message>
    <message>
        <source>A model is a safetensors file</source>
        <translation>モデルはsafetensorsファイルです</translation>
    </message>
    <message>
        <source>The plot is a PNG file</source>
        <translation>グラフはPNGファイルです</translation>
    </message>
    <message>
        <source>{folder} is a link that leads nowhere</source>
        <translation>{folder}はリンク切れです</translation>
    </message>
    <message>
        <source>{folder} is a file, not a folder</source>
        <translation>{folder}はフォルダーではなくファイルです</translation>
    </message>
    <message>
        <source>you have no permission to write in {folder}</source>
        <translation>{folder}に書き込む権限がありません</translation>
    </message>
    <message>
        <source>Cannot write to {folder}: it is a file, not a folder.</source>
        <translation>{folder}に書き込めません：フォルダーではなくファイルです。</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}.</source>
        <translation>フォルダー{folder}を作れません：{why}。</translation>
    </message>
    <message>
        <source>Cannot rename {file}: {why}.</source>
        <translation>{file}の名前を変更できません：{why}。</translation>
    </message>
    <message>
        <source>There is no data set called “{name}”. Available: {there}.</source>
        <translation>「{name}」というデータセットはありません。使えるもの：{there}。</translation>
    </message>
    <message>
        <source>Images can be read as {known}, not as “{name}”.</source>
        <translation>画像は{known}として読めますが、「{name}」としては読めません。</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>{folder} cannot be made: {why}.</source>
        <translation>{folder}を作れません：{why}。</translation>
    </message>
    <message>
        <source>{file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>{file}をダウンロードできませんでした。ネットワークを確かめてもう一度試すか、ファイルのあるフォルダーを選んでください{instead}。（試した先：{tried}。）</translation>
    </message>
    <message>
        <source>No connection to the internet: {file} could not be downloaded. Check the network and try again, or choose a folder that holds the files{instead}. (Tried: {tried}.)</source>
        <translation>インターネットに接続できません：{file}をダウンロードできませんでした。ネットワークを確かめてもう一度試すか、ファイルのあるフォルダーを選んでください{instead}。（試した先：{tried}。）</translation>
    </message>
    <message>
        <source>{host}, {reason}</source>
        <translation>{host}、{reason}</translation>
    </message>
    <message>
        <source>which answered with the error {code}</source>
        <translation>応答はエラー{code}</translation>
    </message>
    <message>
        <source>whose certificate is not accepted here</source>
        <translation>証明書が受け入れられません</translation>
    </message>
    <message>
        <source>more data than the file can have</source>
        <translation>データがファイルの最大の大きさを超えています</translation>
    </message>
    <message>
        <source>the file that came is damaged (wrong checksum)</source>
        <translation>届いたファイルが壊れています（チェックサムの不一致）</translation>
    </message>
    <message>
        <source>the connection broke off</source>
        <translation>接続が切れました</translation>
    </message>
    <message>
        <source>{archive} cannot be unpacked: {why}.</source>
        <translation>{archive}を展開できません：{why}。</translation>
    </message>
    <message>
        <source>{folder} is a file: choose a folder of pictures; unpack a zip first.</source>
        <translation>{folder}はファイルです。画像フォルダーを選んでください。zipは先に展開してください。</translation>
    </message>
    <message>
        <source>Cannot read the folder {folder}: {why}.</source>
        <translation>フォルダー{folder}を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}, only a zip: unpack it. {wanted}</source>
        <translation>{folder}には画像がなく、zipだけがあります。展開してください。{wanted}</translation>
    </message>
    <message>
        <source>There are no pictures in {folder}. {wanted}</source>
        <translation>{folder}に画像がありません。{wanted}</translation>
    </message>
    <message>
        <source>No folder in {folder} is named after a class; there are {names}. {wanted}</source>
        <translation>{folder}にクラス名のフォルダーがありません。あるもの：{names}。{wanted}</translation>
    </message>
    <message>
        <source>The pictures in {folder} are in no folders that say what they show. {wanted}</source>
        <translation>{folder}の画像は、何の画像かを示すフォルダーに入っていません。{wanted}</translation>
    </message>
    <message>
        <source>A folder for each class is wanted ({classes}), for instance {example}.</source>
        <translation>クラスごとのフォルダー（{classes}）が必要です。例：{example}。</translation>
    </message>
    <message>
        <source>Ready, in {folder}.</source>
        <translation>準備完了、{folder}。</translation>
    </message>
    <message>
        <source>Incomplete: {missing} is missing in {folder}.</source>
        <translation>不完全：{folder}に{missing}がありません。</translation>
    </message>
    <message>
        <source>No files of {name} are in {folder}.</source>
        <translation>{folder}に{name}のファイルがありません。</translation>
    </message>
    <message>
        <source>To be downloaded: {megabytes} MB.</source>
        <translation>ダウンロードが必要：{megabytes}MB。</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>そのフォルダーはありません</translation>
    </message>
    <message>
        <source>{files} missing; what is there: {names}</source>
        <translation>ないもの：{files}、あるもの：{names}</translation>
    </message>
    <message>
        <source>The data set {name} is not complete in {folder}: {what}. Choose the folder that holds its published files, or download it{instead}.</source>
        <translation>データセット{name}が{folder}にそろっていません：{what}。公開ファイルのあるフォルダーを選ぶか、ダウンロードしてください{instead}。</translation>
    </message>
    <message>
        <source>; the data set “handwriting” is built in</source>
        <translation>。データセット「handwriting」は内蔵です</translation>
    </message>
    <message>
        <source>{path} unpacks to more than {most} MiB; refused.</source>
        <translation>{path}を展開すると{most}MiBを超えるため、拒否しました。</translation>
    </message>
    <message>
        <source>{path} cannot be read: {why}.</source>
        <translation>{path}を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged ({why}). Fetch the file again.</source>
        <translation>{path}は途中で切れているか、壊れています（{why}）。ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged. Fetch the file again.</source>
        <translation>{path}は途中で切れているか、壊れています。ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>{path} is damaged or no published CIFAR-10 batch. Fetch the file again.</source>
        <translation>{path}は壊れているか、公開されたCIFAR-10のバッチではありません。ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>{path} holds “{name}”, which lies outside of it; refused.</source>
        <translation>{path}の中の「{name}」は外の場所を指しているため、拒否しました。</translation>
    </message>
    <message>
        <source>{path} is locked by a password: unpack it first.</source>
        <translation>{path}はパスワードで保護されています。先に展開してください。</translation>
    </message>
    <message>
        <source>The pixels in {path} go from {low:.4g} to {high:.4g}, not from 0 to 255.</source>
        <translation>{path}の画素値は{low:.4g}から{high:.4g}で、0から255ではありません。</translation>
    </message>
    <message>
        <source>{path} holds more than plain numbers: {why}.</source>
        <translation>{path}に単なる数以外のものがあります：{why}。</translation>
    </message>
    <message>
        <source>{path} is no table of numbers: {why}.</source>
        <translation>{path}は数の表ではありません：{why}。</translation>
    </message>
    <message>
        <source>{path} is a parquet file, which needs pyarrow: pip install pyarrow</source>
        <translation>{path}はparquetファイルで、pyarrowが必要です：pip install pyarrow</translation>
    </message>
    <message>
        <source>{path} is no table of pictures of one size with a column “label”.</source>
        <translation>{path}は、大きさのそろった画像と「label」列のある表ではありません。</translation>
    </message>
    <message>
        <source>Built in: nothing to download.</source>
        <translation>内蔵：ダウンロードは不要です。</translation>
    </message>
    <message>
        <source>The files in {folder} are MNIST’s, not those of {name}; both have the same names. Choose the folder that holds {name}.</source>
        <translation>{folder}のファイルは{name}ではなくMNISTのものです。ファイル名が同じです。{name}のあるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>The images in {path} are {sides}, not {wanted}.</source>
        <translation>{path}の画像は{sides}で、{wanted}ではありません。</translation>
    </message>
    <message>
        <source>{path} holds rows of {sides} numbers instead of images of {wanted}.</source>
        <translation>{path}にあるのは{wanted}の画像ではなく、{sides}個の数の行です。</translation>
    </message>
    <message>
        <source>The pixels in {path} are not bytes (0–255).</source>
        <translation>{path}の画素値がバイト（0–255）ではありません。</translation>
    </message>
    <message>
        <source>{path} and {other} do not belong together: {count:,} images, {labels:,} labels.</source>
        <translation>{path}と{other}は組になりません：画像{count:,}枚、ラベル{labels:,}個。</translation>
    </message>
    <message>
        <source>Label {label} in {path} is none of {first}–{last}.</source>
        <translation>{path}のラベル{label}は{first}–{last}の範囲外です。</translation>
    </message>
    <message>
        <source>{path} is not an IDX file: {kind}.</source>
        <translation>{path}はIDXファイルではありません：{kind}。</translation>
    </message>
    <message>
        <source>{path} is not an IDX file, as MNIST&apos;s files are.</source>
        <translation>{path}は、MNISTのファイルのようなIDXファイルではありません。</translation>
    </message>
    <message>
        <source>{path} is cut off or damaged: it holds {count:,} of {whole:,} bytes. Fetch the file again.</source>
        <translation>{path}は途中で切れているか、壊れています：{whole:,}バイトのうち{count:,}バイトしかありません。ファイルを取得し直してください。</translation>
    </message>
    <message>
        <source>Ready: {count} ink files in {folder}.</source>
        <translation>準備完了：{folder}にインクファイル{count}個。</translation>
    </message>
    <message>
        <source>No ink files (.inkml, .inkml.gz) are in {folder}. Choose a folder with some.</source>
        <translation>{folder}にインクファイル（.inkml、.inkml.gz）がありません。あるフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Only {count} drawings in {folder} say which digit they are, too few to learn from: at least {test_drawings} are needed. Choose a folder with more of them.</source>
        <translation>{folder}の絵のうち、どの数字かがわかるのは{count}枚だけで、学習には足りません。少なくとも{test_drawings}枚必要です。もっと多いフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>No drawing in {folder} says which digit it is, so there is nothing to learn from. Choose a folder with labelled drawings: ink files (.inkml) in which each has an annotation “truth”, with its digit.</source>
        <translation>{folder}の絵はどれも、どの数字かがわからないため、学習に使えません。ラベル付きの絵のフォルダー、つまり各絵に数字を記した注釈「truth」のあるインクファイル（.inkml）のフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>My handwriting is empty: draw at least {least} digits and say what each is (Train → My things).</source>
        <translation>自分の筆跡が空です：数字を{least}個以上書き、それぞれが何かを答えてください（学習→マイデータ）。</translation>
    </message>
    <message>
        <source>My handwriting holds too few digits to learn from ({count}): draw at least {least}, and say what each is (Train → My things).</source>
        <translation>自分の筆跡の数字が学習には少なすぎます（{count}）：{least}個以上書き、それぞれが何かを答えてください（学習→マイデータ）。</translation>
    </message>
    <message>
        <source>Ready: {count:,} digits of My handwriting.</source>
        <translation>準備完了：自分の筆跡の数字{count:,}個。</translation>
    </message>
    <message>
        <source>Cannot read the ink file {path}: {why}.</source>
        <translation>インクファイル{path}を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>The ink files do not hold every digit, so no lines can be made of them.</source>
        <translation>インクファイルにすべての数字がそろっていないため、行を作れません。</translation>
    </message>
    <message>
        <source>The images do not hold every digit, so no lines can be made of them.</source>
        <translation>画像にすべての数字がそろっていないため、行を作れません。</translation>
    </message>
    <message>
        <source>Ready: {files} in {folder}.</source>
        <translation>準備完了：{folder}に{files}。</translation>
    </message>
    <message>
        <source>No images of digits are in {folder}{there}. Choose a folder with IDX files, a CSV with a label and 784 pixels in each row, an .npz or parquet file, or a zip of these; of pictures, unpack a zip and take the data set “pictures”.</source>
        <translation>{folder}に数字の画像がありません{there}。IDXファイル、各行がラベルと784画素のCSV、.npzかparquetのファイル、またはそのzipのあるフォルダーを選んでください。画像ファイルのzipなら展開し、データセット「pictures」を選んでください。</translation>
    </message>
    <message>
        <source>{path} has no images with labels. {remarks}</source>
        <translation>{path}にラベル付きの画像がありません。{remarks}</translation>
    </message>
    <message>
        <source>{path} has too few images to train with.</source>
        <translation>{path}の画像は、訓練には少なすぎます。</translation>
    </message>
    <message>
        <source>{path} has too few images to test with.</source>
        <translation>{path}の画像は、テストには少なすぎます。</translation>
    </message>
    <message>
        <source>, only {names}</source>
        <translation>、あるのは{names}だけです</translation>
    </message>
    <message>
        <source>Choose a folder that has a folder of pictures for each class.</source>
        <translation>クラスごとの画像フォルダーが入ったフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>Ready: {count:,} pictures ({classes}) in {folder}.</source>
        <translation>準備完了：{folder}に画像{count:,}枚（{classes}）。</translation>
    </message>
    <message>
        <source>There are too few pictures in {folder}.</source>
        <translation>{folder}の画像が少なすぎます。</translation>
    </message>
    <message>
        <source>The pictures in {folder} are of {count:,} classes; from 2 to {most:,} can be told apart. There is a folder for each class.</source>
        <translation>{folder}の画像には{count:,}個のクラスがありますが、見分けられるのは2～{most:,}個です。クラスごとにフォルダーが一つあります。</translation>
    </message>
    <message>
        <source>Choose a set of My things, or a file of one.</source>
        <translation>マイデータのセットか、そのファイルを選んでください。</translation>
    </message>
    <message>
        <source>Of each class {least} drawings are needed to learn and test; {named}.</source>
        <translation>学習とテストには、各クラス{least}枚の絵が必要です。今は{named}。</translation>
    </message>
    <message>
        <source>Ready: {named} in {path}.</source>
        <translation>準備完了：{path}に{named}。</translation>
    </message>
    <message>
        <source>{path} has no drawings, only pictures.</source>
        <translation>{path}には画像だけがあり、描いた絵がありません。</translation>
    </message>
    <message>
        <source>{first} and {part} cannot be joined: their pictures or classes differ.</source>
        <translation>{first}と{part}はつなげません：画像かクラスが違います。</translation>
    </message>
    <message>
        <source>{model} tells {count} classes apart, but {dataset} has {given}. Choose another data set, or layers of your own that end with “dense {given}”.</source>
        <translation>{model}は{count}個のクラスを見分けますが、{dataset}には{given}個あります。別のデータセットか、「dense {given}」で終わる自分の層を選んでください。</translation>
    </message>
    <message>
        <source>{model} tells {classes} apart, but {name} has {others}. Choose another model or data set.</source>
        <translation>{model}が見分けるのは{classes}ですが、{name}にあるのは{others}です。別のモデルかデータセットを選んでください。</translation>
    </message>
    <message>
        <source>{model} reads {wanted} pictures, but {name} has {given} ones. Choose another model or data set.</source>
        <translation>{model}が読み取る画像は{wanted}ですが、{name}の画像は{given}です。別のモデルかデータセットを選んでください。</translation>
    </message>
    <message>
        <source>A library of this installation cannot be loaded, most often because Windows lacks Microsoft’s Visual C++ runtime: install {address} and start digitpad again. ({error})</source>
        <translation>このインストールのライブラリを読み込めません。多くの場合、WindowsにMicrosoftのVisual C++ランタイムがないためです。{address}をインストールし、digitpadを再起動してください。（{error}）</translation>
    </message>
    <message>
        <source>This needs {name}, which this bundle comes without: install the whole digitpad with pip, as its documents say.</source>
        <translation>これには{name}が必要ですが、この配布物には含まれていません。説明書のとおり、pipでdigitpad全体をインストールしてください。</translation>
    </message>
    <message>
        <source>This needs {name}, which is not installed. Install it with: {command}</source>
        <translation>これには{name}が必要ですが、インストールされていません。次のコマンドでインストールしてください：{command}</translation>
    </message>
    <message>
        <source>The model {model} reads {wanted} images, not {given} ones.</source>
        <translation>モデル{model}が読み取る画像は{wanted}で、{given}ではありません。</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Measure it with “digitpad evaluate MODEL --numbers FILE”, MODEL being its file.</source>
        <translation>モデル{model}は行全体を読み取ります。「digitpad evaluate MODEL --numbers FILE」で測定してください。MODELはそのファイルです。</translation>
    </message>
    <message>
        <source>There are {count} images but {labels} labels.</source>
        <translation>画像は{count}枚ですが、ラベルは{labels}個です。</translation>
    </message>
    <message>
        <source>None of the {count} images is one of the classes that {model} knows.</source>
        <translation>画像{count}枚のどれも、{model}の知るクラスではありません。</translation>
    </message>
    <message>
        <source>There are no images to evaluate on.</source>
        <translation>評価に使う画像がありません。</translation>
    </message>
    <message>
        <source>{model} says what an image shows and reconstructs none. Choose an autoencoder: digits-autoencoder or cifar-autoencoder.</source>
        <translation>{model}は画像が何かを答えるもので、再構成はしません。オートエンコーダー（digits-autoencoder、cifar-autoencoder）を選んでください。</translation>
    </message>
    <message>
        <source>The model {model} reads images of the shape {wanted}, not {given}.</source>
        <translation>モデル{model}が読み取る画像の形状は{wanted}で、{given}ではありません。</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Choose a model that reads drawings.</source>
        <translation>モデル{model}が読み取るのは{reads}で、描いた絵ではありません。絵を読み取るモデルを選んでください。</translation>
    </message>
    <message>
        <source>{model} draws images again and has no accuracy. Choose a model that reads classes.</source>
        <translation>{model}は画像を描き直すもので、正解率はありません。クラスを読み取るモデルを選んでください。</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so there is no answer to explain. Choose a model that reads digits or pictures.</source>
        <translation>{model}はオートエンコーダーです。画像を再構成するので、説明する答えがありません。数字か画像を読み取るモデルを選んでください。</translation>
    </message>
    <message>
        <source>There is no method called “{name}”. Available: {there}.</source>
        <translation>「{name}」という方法はありません。使えるもの：{there}。</translation>
    </message>
    <message>
        <source>No images that {model} could have learned from are at hand. Choose their folder beside the data set.</source>
        <translation>{model}が学習したと思われる画像が手元にありません。データセットの横でフォルダーを選んでください。</translation>
    </message>
    <message>
        <source>{against} cannot be compared with itself: choose another class.</source>
        <translation>{against}を自分自身と比べることはできません。別のクラスを選んでください。</translation>
    </message>
    <message>
        <source>{model} knows no class “{name}”. It knows: {there}.</source>
        <translation>{model}に「{name}」というクラスはありません。あるもの：{there}。</translation>
    </message>
    <message>
        <source>it is not an ordinary file</source>
        <translation>普通のファイルではありません</translation>
    </message>
    <message>
        <source>no file can have that name</source>
        <translation>その名前のファイルは作れません</translation>
    </message>
    <message>
        <source>on Windows no name has a {sign} in it; choose another</source>
        <translation>Windowsでは名前に{sign}を使えません。別の名前にしてください</translation>
    </message>
    <message>
        <source>on Windows no name has a line break or tab in it; choose another</source>
        <translation>Windowsでは名前に改行やタブを使えません。別の名前にしてください</translation>
    </message>
    <message>
        <source>on Windows no name ends with a dot or a space; choose another</source>
        <translation>Windowsでは名前の最後に点や空白を置けません。別の名前にしてください</translation>
    </message>
    <message>
        <source>with its folders the name has more than {most} characters; choose a shorter one, or a folder higher up</source>
        <translation>フォルダーを含めた名前が{most}文字を超えています。短い名前にするか、上のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>it may only be read; choose another name, or change that in its properties</source>
        <translation>読み取り専用です。別の名前にするか、プロパティで変えてください</translation>
    </message>
    <message>
        <source>you have no permission for it; choose another folder</source>
        <translation>アクセス許可がありません。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>the disk is full; free some space or choose another folder</source>
        <translation>ディスクが満杯です。空きを作るか、別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>your disk quota is used up; free some space or choose another folder</source>
        <translation>ディスクの割り当てを使い切りました。空きを作るか、別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>the disk is read-only; choose another folder</source>
        <translation>ディスクは読み取り専用です。別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>there is no such file or folder</source>
        <translation>そのファイルやフォルダーはありません</translation>
    </message>
    <message>
        <source>a part of its path is a file, not a folder</source>
        <translation>パスの途中がフォルダーではなくファイルです</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>the name is too long</source>
        <translation>名前が長すぎます</translation>
    </message>
    <message>
        <source>it is a link that leads back to itself</source>
        <translation>自分自身に戻るリンクです</translation>
    </message>
    <message>
        <source>it is a pipe without a reader</source>
        <translation>読み手のないパイプです</translation>
    </message>
    <message>
        <source>Cannot write {path:.200}: {why}.</source>
        <translation>{path:.200}に書き込めません：{why}。</translation>
    </message>
    <message>
        <source>a device has that name; choose another</source>
        <translation>デバイスの名前です。別の名前を選んでください</translation>
    </message>
    <message>
        <source>Cannot write in {folder}: {why}.</source>
        <translation>{folder}に書き込めません：{why}。</translation>
    </message>
    <message>
        <source>Another run is writing {path} at this moment. Wait for it, or choose another name.</source>
        <translation>別の学習が今{path}に書き込んでいます。終わるのを待つか、別の名前を選んでください。</translation>
    </message>
    <message>
        <source>Cannot read {path:.200}: {why}.</source>
        <translation>{path:.200}を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>{path} is larger than {size}, the most that is read.</source>
        <translation>{path}は、読み込める上限の{size}を超えています。</translation>
    </message>
    <message>
        <source>another program has it open; close it there and try again</source>
        <translation>別のプログラムが開いています。そこで閉じてからもう一度試してください</translation>
    </message>
    <message>
        <source>another program has it open, or you have no permission for it; close it there, or choose another folder</source>
        <translation>別のプログラムが開いているか、アクセス許可がありません。そこで閉じるか、別のフォルダーを選んでください</translation>
    </message>
    <message>
        <source>{home_variable} is {home!s:.200}, but there is no user of that name: set it to a folder.</source>
        <translation>{home_variable}は{home!s:.200}ですが、その名前のユーザーはいません。フォルダーを設定してください。</translation>
    </message>
    <message>
        <source>there is a file of that name</source>
        <translation>その名前のファイルがあります</translation>
    </message>
    <message>
        <source>Cannot make the folder {folder}: {why}. Set {home_variable} to a folder that can be written.</source>
        <translation>フォルダー{folder}を作れません：{why}。{home_variable}を書き込めるフォルダーに設定してください。</translation>
    </message>
    <message>
        <source>The file resources/{name} is missing from this installation of digitpad: install it again.</source>
        <translation>このdigitpadのインストールにはファイルresources/{name}がありません。インストールし直してください。</translation>
    </message>
    <message>
        <source>There is no font on this system, so that the window could show no text. On Debian and Ubuntu “sudo apt-get install fonts-dejavu-core” brings one.</source>
        <translation>このシステムにはフォントがないため、ウィンドウに文字を表示できません。DebianとUbuntuでは「sudo apt-get install fonts-dejavu-core」で入ります。</translation>
    </message>
    <message>
        <source>Cannot write the picture {picture}.</source>
        <translation>画像ファイル{picture}を書き込めません。</translation>
    </message>
    <message>
        <source>A picture has no strokes to save as ink. Save it as PNG.</source>
        <translation>画像には、インクとして保存する線がありません。PNGで保存してください。</translation>
    </message>
    <message>
        <source>This network reconstructs nothing. Choose an autoencoder.</source>
        <translation>このネットワークは何も再構成しません。オートエンコーダーを選んでください。</translation>
    </message>
    <message>
        <source>The test pictures of {title} are not in {folder}. Choose {title} as data set, and download it or choose its folder.</source>
        <translation>{title}のテスト画像が{folder}にありません。データセットに{title}を選び、ダウンロードするか、フォルダーを選んでください。</translation>
    </message>
    <message>
        <source>PyTorch cannot be loaded ({kind}: {why}).</source>
        <translation>PyTorchを読み込めません（{kind}：{why}）。</translation>
    </message>
    <message>
        <source>Cannot unpack the ink file {path!s:.200}: it is cut off or damaged. Fetch it again.</source>
        <translation>インクファイル{path!s:.200}を展開できません：途中で切れているか、壊れています。取得し直してください。</translation>
    </message>
    <message>
        <source>The ink file {path!s:.200} unpacks to more than {max_file_bytes} MiB, the most that is read.</source>
        <translation>インクファイル{path!s:.200}を展開すると、読み込める上限の{max_file_bytes}MiBを超えます。</translation>
    </message>
    <message>
        <source>it is XML, but its root is &lt;{tag:.40}&gt;, not &lt;ink&gt;</source>
        <translation>XMLですが、ルートが&lt;ink&gt;ではなく&lt;{tag:.40}&gt;です</translation>
    </message>
    <message>
        <source>it holds no traces</source>
        <translation>線がありません</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it defines XML entities, which are not allowed.</source>
        <translation>{name}をInkMLとして読み込めません：許可されていないXMLエンティティを定義しています。</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: unknown text encoding.</source>
        <translation>{name}をInkMLとして読み込めません：不明な文字コードです。</translation>
    </message>
    <message>
        <source>it has more than {most:,} {what}</source>
        <translation>{what}が{most:,}を超えています</translation>
    </message>
    <message>
        <source>its groups are nested more than {max_depth} deep</source>
        <translation>グループの入れ子が{max_depth}段を超えています</translation>
    </message>
    <message>
        <source>it takes more than {max_seconds:.0f} seconds to read</source>
        <translation>読み込みに{max_seconds:.0f}秒以上かかります</translation>
    </message>
    <message>
        <source>it holds more than {max_annotations:,} annotations</source>
        <translation>注釈が{max_annotations:,}個を超えています</translation>
    </message>
    <message>
        <source>it holds more than {max_strokes:,} strokes</source>
        <translation>線が{max_strokes:,}本を超えています</translation>
    </message>
    <message>
        <source>in its trace number {stroke_count:,} {why}</source>
        <translation>{stroke_count:,}番目の線：{why}</translation>
    </message>
    <message>
        <source>it holds more than {max_points:,} points</source>
        <translation>点が{max_points:,}個を超えています</translation>
    </message>
    <message>
        <source>a view refers to the trace “{name:.40}”, which is not there before it</source>
        <translation>ビューが線「{name:.40}」を参照していますが、その前にありません</translation>
    </message>
    <message>
        <source>its trace format has no X or no Y channel</source>
        <translation>線の形式にXチャンネルまたはYチャンネルがありません</translation>
    </message>
    <message>
        <source>it holds trace formats that differ, which digitpad does not support</source>
        <translation>異なる線の形式が混ざっていて、digitpadでは扱えません</translation>
    </message>
    <message>
        <source>Cannot write {path!s:.200}: these drawings are more than one ink file holds that can be read again. Write them to several files, one person’s at a time, for instance.</source>
        <translation>{path!s:.200}に書き込めません：絵が多すぎて、一つのインクファイルに入れると読み込めなくなります。1人分ずつなど、複数のファイルに分けて書いてください。</translation>
    </message>
    <message>
        <source>The annotation {kind!a} holds a character that XML does not allow.</source>
        <translation>注釈{kind!a}に、XMLで許可されていない文字があります。</translation>
    </message>
    <message>
        <source>a coordinate is too large</source>
        <translation>座標が大きすぎます</translation>
    </message>
    <message>
        <source>point {number:,} has too few values</source>
        <translation>点{number:,}の値が足りません</translation>
    </message>
    <message>
        <source>point {number:,} has no x or no y</source>
        <translation>点{number:,}にxまたはyがありません</translation>
    </message>
    <message>
        <source>point {number:,} is longer than any</source>
        <translation>点{number:,}が長すぎます</translation>
    </message>
    <message>
        <source>point {number:,} has “{found:.20}” where a number should be</source>
        <translation>点{number:,}で、数があるべき所に「{found:.20}」があります</translation>
    </message>
    <message>
        <source>{count:,} strokes or specks are no line of writing.</source>
        <translation>{count:,}本の線や点は、書かれた行ではありません。</translation>
    </message>
    <message>
        <source>numpy has no bfloat16; store .npz as float32 or float16</source>
        <translation>numpyにはbfloat16がありません。.npzはfloat32かfloat16で保存してください</translation>
    </message>
    <message>
        <source>it is a damaged zip archive</source>
        <translation>壊れたzipアーカイブです</translation>
    </message>
    <message>
        <source>it is a TorchScript archive, which holds a program; save its state_dict instead</source>
        <translation>プログラムを含むTorchScriptアーカイブです。代わりにstate_dictを保存してください</translation>
    </message>
    <message>
        <source>it is a zip archive, but neither numpy’s .npz nor PyTorch’s .pt</source>
        <translation>zipアーカイブですが、numpyの.npzでもPyTorchの.ptでもありません</translation>
    </message>
    <message>
        <source>it holds more than {max_members:,} files</source>
        <translation>ファイルが{max_members:,}個を超えています</translation>
    </message>
    <message>
        <source>it is a damaged zip archive: its files overlap</source>
        <translation>壊れたzipアーカイブです：中のファイルが重なっています</translation>
    </message>
    <message>
        <source>it unpacks to more than {most} MB, as no weights do</source>
        <translation>展開すると{most}MBを超えます。重みのファイルではありません</translation>
    </message>
    <message>
        <source>it is packed in a way that neither numpy nor PyTorch writes</source>
        <translation>numpyもPyTorchも使わない方法で圧縮されています</translation>
    </message>
    <message>
        <source>the array {name} {why}</source>
        <translation>配列{name}：{why}</translation>
    </message>
    <message>
        <source>the array {name} is damaged</source>
        <translation>配列{name}が壊れています</translation>
    </message>
    <message>
        <source>its metadata is damaged</source>
        <translation>メタデータが壊れています</translation>
    </message>
    <message>
        <source>is of an unknown version of the format</source>
        <translation>形式のバージョンが不明です</translation>
    </message>
    <message>
        <source>holds objects, which are never opened here</source>
        <translation>ここでは決して開かないオブジェクトがあります</translation>
    </message>
    <message>
        <source>does not have as many bytes as its shape needs</source>
        <translation>バイト数が形状と合いません</translation>
    </message>
    <message>
        <source>its numbers are in an order that this version does not read</source>
        <translation>数の並びを、このバージョンでは読み込めません</translation>
    </message>
    <message>
        <source>it describes more than any model needs</source>
        <translation>モデルに必要な以上のものを記述しています</translation>
    </message>
    <message>
        <source>PyTorch cannot read it; it is damaged</source>
        <translation>PyTorchが読み込めません。壊れています</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged</source>
        <translation>テンソル{name}が壊れています</translation>
    </message>
    <message>
        <source>the tensor {name} does not hold plain numbers</source>
        <translation>テンソル{name}に単なる数以外のものがあります</translation>
    </message>
    <message>
        <source>it holds more than weights, which is never opened here; save the model’s state_dict</source>
        <translation>ここでは決して開かない、重み以外のものがあります。モデルのstate_dictを保存してください</translation>
    </message>
    <message>
        <source>it holds no table of named tensors</source>
        <translation>名前付きテンソルの表がありません</translation>
    </message>
    <message>
        <source>it has a tensor with the impossible name {name}</source>
        <translation>ありえない名前のテンソル{name}があります</translation>
    </message>
    <message>
        <source>the tensor {name} stands in it twice</source>
        <translation>テンソル{name}が2回あります</translation>
    </message>
    <message>
        <source>A calibration cannot have the temperature {temperature}.</source>
        <translation>較正に温度{temperature}は使えません。</translation>
    </message>
    <message>
        <source>A calibration’s thresholds must lie between 0 and 1.</source>
        <translation>較正のしきい値は0と1の間でなければなりません。</translation>
    </message>
    <message>
        <source>A calibration’s curve must rise, between 0 and 1.</source>
        <translation>較正の曲線は、0と1の間で増加しなければなりません。</translation>
    </message>
    <message>
        <source>its metadata “classes” is not a list of names</source>
        <translation>メタデータ「classes」が名前の一覧ではありません</translation>
    </message>
    <message>
        <source>its metadata “arguments” holds more than whole numbers and words</source>
        <translation>メタデータ「arguments」に整数と単語以外のものがあります</translation>
    </message>
    <message>
        <source>{why}. What another version made opens in that version</source>
        <translation>{why}。別のバージョンで作ったものは、そのバージョンで開けます</translation>
    </message>
    <message>
        <source>it asks for the preprocessing {wanted}, which this version does not know (it knows {list}); open it with the version that made it</source>
        <translation>このバージョンにない前処理{wanted}が必要です（あるもの：{list}）。作ったバージョンで開いてください</translation>
    </message>
    <message>
        <source>its input shape, preprocessing and architecture do not go together ({shape}, {wanted}, {model})</source>
        <translation>入力の形状、前処理、アーキテクチャが合いません（{shape}、{wanted}、{model}）</translation>
    </message>
    <message>
        <source>it names {count} classes; {model} needs {class_count} different ones</source>
        <translation>クラスが{count}個ありますが、{model}には異なる{class_count}個が必要です</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be written: {why}</source>
        <translation>メタデータ「{key}」を書き込めません：{why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” cannot be read: {why}</source>
        <translation>メタデータ「{key}」を読み込めません：{why}</translation>
    </message>
    <message>
        <source>its metadata “{key}” is not a {value}</source>
        <translation>メタデータ「{key}」の型が{value}ではありません</translation>
    </message>
    <message>
        <source>its metadata claims an accuracy that is not between 0 and 1</source>
        <translation>メタデータの正解率が0と1の間にありません</translation>
    </message>
    <message>
        <source>its metadata claims an invalid number of test images</source>
        <translation>メタデータのテスト画像の枚数が正しくありません</translation>
    </message>
    <message>
        <source>its metadata “calibration” makes no sense</source>
        <translation>メタデータ「calibration」の内容がおかしいです</translation>
    </message>
    <message>
        <source>it is a damaged ONNX file</source>
        <translation>壊れたONNXファイルです</translation>
    </message>
    <message>
        <source>it is an ONNX file whose weights lie in another one; export it in one</source>
        <translation>重みが別のファイルにあるONNXファイルです。一つにまとめて書き出してください</translation>
    </message>
    <message>
        <source>it is an ONNX file that takes {sizes}, not pictures of 28×28 grey pixels</source>
        <translation>{sizes}を入力とするONNXファイルで、28×28のグレー画像ではありません</translation>
    </message>
    <message>
        <source>it is an ONNX file with the node {name} ({kind}), which is none of the layers that digitpad builds</source>
        <translation>ノード{name}（{kind}）のあるONNXファイルで、digitpadが作れる層ではありません</translation>
    </message>
    <message>
        <source>it is a Python pickle, which is never opened here because it can run programs</source>
        <translation>Pythonのpickleです。プログラムを実行できるため、ここでは決して開きません</translation>
    </message>
    <message>
        <source>it is in the format of PyTorch before 1.6, a pickle, which can run programs and is never opened here; load it with a newer PyTorch and save its state_dict again with torch.save</source>
        <translation>PyTorch 1.6より前の形式で、pickleです。プログラムを実行できるため、ここでは決して開きません。新しいPyTorchで読み込み、torch.saveでstate_dictを保存し直してください</translation>
    </message>
    <message>
        <source>it is a picture</source>
        <translation>画像ファイルです</translation>
    </message>
    <message>
        <source>it is packed with gzip; unpack it first</source>
        <translation>gzipで圧縮されています。先に展開してください</translation>
    </message>
    <message>
        <source>it is a numpy array</source>
        <translation>numpyの配列です</translation>
    </message>
    <message>
        <source>it is an HDF5 file, as Keras writes</source>
        <translation>Kerasなどが書くHDF5ファイルです</translation>
    </message>
    <message>
        <source>it is a GGUF file</source>
        <translation>GGUFファイルです</translation>
    </message>
    <message>
        <source>it is a PDF document</source>
        <translation>PDF文書です</translation>
    </message>
    <message>
        <source>it is an XML file</source>
        <translation>XMLファイルです</translation>
    </message>
    <message>
        <source>it is an ink file</source>
        <translation>インクファイルです</translation>
    </message>
    <message>
        <source>the tensor {name} holds {dtype} numbers; this version reads {list}</source>
        <translation>テンソル{name}の数値の型は{dtype}です。このバージョンで読み込めるもの：{list}</translation>
    </message>
    <message>
        <source>the tensor {name} is damaged, or changed while it was read</source>
        <translation>テンソル{name}が壊れているか、読み込み中に変わりました</translation>
    </message>
    <message>
        <source>it is too short for a safetensors model</source>
        <translation>safetensorsモデルにしては短すぎます</translation>
    </message>
    <message>
        <source>it is not a safetensors model</source>
        <translation>safetensorsモデルではありません</translation>
    </message>
    <message>
        <source>its header claims {length} bytes; more than {max_header_bytes} MB is refused</source>
        <translation>ヘッダーが{length}バイトとなっていますが、{max_header_bytes}MBを超えるものは拒否します</translation>
    </message>
    <message>
        <source>its header is cut off; the file is incomplete</source>
        <translation>ヘッダーが途中で切れています。ファイルが不完全です</translation>
    </message>
    <message>
        <source>its header is not text</source>
        <translation>ヘッダーがテキストではありません</translation>
    </message>
    <message>
        <source>its header cannot be read: {why}</source>
        <translation>ヘッダーを読み込めません：{why}</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>it is larger than {max_file_bytes} MB, the most that is read</source>
        <translation>読み込める上限の{max_file_bytes}MBを超えています</translation>
    </message>
    <message>
        <source>it is damaged: its content is not what was saved. Use a copy, if there is one</source>
        <translation>壊れています：内容が保存時と違います。コピーがあれば使ってください</translation>
    </message>
    <message>
        <source>its metadata is too long to be read again</source>
        <translation>メタデータが長すぎて、読み込み直せません</translation>
    </message>
    <message>
        <source>the tensor {name} holds values that are not finite numbers</source>
        <translation>テンソル{name}に、有限の数でない値があります</translation>
    </message>
    <message>
        <source>the tensor {name} has values beyond what float16 can hold; store it as bfloat16 or float32</source>
        <translation>テンソル{name}に、float16の範囲を超える値があります。bfloat16かfloat32で保存してください</translation>
    </message>
    <message>
        <source>its metadata is not a table of texts</source>
        <translation>メタデータがテキストの表ではありません</translation>
    </message>
    <message>
        <source>it lists more than {max_tensors} tensors</source>
        <translation>テンソルが{max_tensors}個を超えています</translation>
    </message>
    <message>
        <source>the tensor {name} leaves a gap before it; the file is damaged</source>
        <translation>テンソル{name}の前にすき間があります。ファイルが壊れています</translation>
    </message>
    <message>
        <source>the tensor {name} overlaps another one; the file is damaged</source>
        <translation>テンソル{name}が別のものと重なっています。ファイルが壊れています</translation>
    </message>
    <message>
        <source>{size} bytes at its end belong to no tensor</source>
        <translation>末尾の{size}バイトが、どのテンソルのものでもありません</translation>
    </message>
    <message>
        <source>the tensor {name} is not described by dtype, shape, offsets</source>
        <translation>テンソル{name}の記述がdtype、shape、offsetsではありません</translation>
    </message>
    <message>
        <source>the tensor {name} has an impossible shape</source>
        <translation>テンソル{name}の形状がありえません</translation>
    </message>
    <message>
        <source>the tensor {name} has impossible offsets</source>
        <translation>テンソル{name}のオフセットがありえません</translation>
    </message>
    <message>
        <source>the tensor {name} is cut off; the file is incomplete</source>
        <translation>テンソル{name}が途中で切れています。ファイルが不完全です</translation>
    </message>
    <message>
        <source>the tensor {name} does not have as many bytes as its shape needs</source>
        <translation>テンソル{name}のバイト数が形状と合いません</translation>
    </message>
    <message>
        <source>the tensor {name} has no dtype</source>
        <translation>テンソル{name}にdtypeがありません</translation>
    </message>
    <message>
        <source>its header holds broken text</source>
        <translation>ヘッダーのテキストが壊れています</translation>
    </message>
    <message>
        <source>{model} has no tensor {found}</source>
        <translation>{model}にテンソル{found}はありません</translation>
    </message>
    <message>
        <source>Cannot save {path}: {why}.</source>
        <translation>{path}を保存できません：{why}。</translation>
    </message>
    <message>
        <source>Cannot open {shown}: {why}.</source>
        <translation>{shown}を開けません：{why}。</translation>
    </message>
    <message>
        <source>its tensors hold {found} numbers; this version reads {list}</source>
        <translation>テンソルの数値の型は{found}です。このバージョンで読み込めるもの：{list}</translation>
    </message>
    <message>
        <source>it was made by another version of digitpad (its format is {version}, this version reads {format}); open it with the version that made it</source>
        <translation>別のバージョンのdigitpadで作られています（形式は{version}、このバージョンが読み込むのは{format}）。作ったバージョンで開いてください</translation>
    </message>
    <message>
        <source>{model} has no tensor {unknown}</source>
        <translation>{model}にテンソル{unknown}はありません</translation>
    </message>
    <message>
        <source>The tensors of {name} do not fit {network} with {given}.</source>
        <translation>{name}のテンソルは、{given}の{network}に合いません。</translation>
    </message>
    <message>
        <source>it does not have as many numbers as its shape needs</source>
        <translation>数の個数が形状と合いません</translation>
    </message>
    <message>
        <source>it has no end</source>
        <translation>終わりがありません</translation>
    </message>
    <message>
        <source>it contains an instruction ({name}) that model files do not need</source>
        <translation>モデルファイルに不要な命令（{name}）があります</translation>
    </message>
    <message>
        <source>it has no mark</source>
        <translation>マークがありません</translation>
    </message>
    <message>
        <source>it contains a call that model files do not need</source>
        <translation>モデルファイルに不要な呼び出しがあります</translation>
    </message>
    <message>
        <source>it has a tensor without numbers</source>
        <translation>数のないテンソルがあります</translation>
    </message>
    <message>
        <source>it has a tensor of an impossible shape</source>
        <translation>ありえない形状のテンソルがあります</translation>
    </message>
    <message>
        <source>it has a tensor of unknown numbers</source>
        <translation>不明な数値の型のテンソルがあります</translation>
    </message>
    <message>
        <source>{count:,.1f} billion multiplications for one image; the limit is {most:g} billion, so that it can be read live</source>
        <translation>1枚の画像に掛け算{count:,.1f}×10億回。すぐに読み取れる上限は{most:g}×10億回です</translation>
    </message>
    <message>
        <source>There is no model called “{name}”. Available: {there}.</source>
        <translation>「{name}」というモデルはありません。使えるもの：{there}。</translation>
    </message>
    <message>
        <source>It takes none.</source>
        <translation>引数はありません。</translation>
    </message>
    <message>
        <source>It takes these (with defaults): {arguments}.</source>
        <translation>使える引数（既定値）：{arguments}。</translation>
    </message>
    <message>
        <source>The model {name} takes no argument “{argument}”. {takes}</source>
        <translation>モデル{name}に引数「{argument}」はありません。{takes}</translation>
    </message>
    <message>
        <source>words</source>
        <translation>単語</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>The argument “{argument}” of {name} is {wanted}, not {value}.</source>
        <translation>{name}の引数「{argument}」は{wanted}で、{value}は使えません。</translation>
    </message>
    <message>
        <source>The layers have {count:,} characters; the limit is {most:,}.</source>
        <translation>層の記述が{count:,}文字あります。上限は{most:,}文字です。</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: it should be like {example}.</source>
        <translation>「{step_text}」は理解できません。{example}のように書いてください。</translation>
    </message>
    <message>
        <source>“{step_text}” does not say how many outputs: write {example}, say.</source>
        <translation>「{step_text}」には出力の数がありません。たとえば{example}のように書いてください。</translation>
    </message>
    <message>
        <source>Leave “{word}” out: digitpad turns the last outputs into probabilities itself.</source>
        <translation>「{word}」は省いてください。最後の出力はdigitpadが確率に変えます。</translation>
    </message>
    <message>
        <source>There is no layer called “{word}”. Available: {kinds}.</source>
        <translation>「{word}」という層はありません。使えるもの：{kinds}。</translation>
    </message>
    <message>
        <source>“{step_text}” is not understood: “{text}” stands where a number should.</source>
        <translation>「{step_text}」は理解できません。数があるべき所に「{text}」があります。</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a whole number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>「{step_text}」：{number}は{least:g}～{most:,.0f}の整数で、{text}は使えません。</translation>
    </message>
    <message>
        <source>“{step_text}”: {number} is a number of {least:g} to {most:,.0f}, not {text}.</source>
        <translation>「{step_text}」：{number}は{least:g}～{most:,.0f}の数で、{text}は使えません。</translation>
    </message>
    <message>
        <source>Pictures are 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>画像は28×28（数字）か32×32（カラー画像）で、{image}×{image}ではありません。</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”: {why}</source>
        <translation>層{number}「{layer}」：{why}</translation>
    </message>
    <message>
        <source>Layer {number}, “{layer}”, gives {count:,} values for one image; the limit is {most:,}. Give it fewer outputs.</source>
        <translation>層{number}「{layer}」の出力は画像1枚につき{count:,}個です。上限は{most:,}個です。出力を減らしてください。</translation>
    </message>
    <message>
        <source>There are no layers yet. Begin with “{start}”, say.</source>
        <translation>まだ層がありません。たとえば「{start}」から始めてください。</translation>
    </message>
    <message>
        <source>These are {count} layers; the limit is {most}.</source>
        <translation>層が{count}個あります。上限は{most}個です。</translation>
    </message>
    <message>
        <source>The last layer has {shape} outputs, and there are ten classes: end with “{end}”.</source>
        <translation>最後の層の出力は{shape}ですが、クラスは10個です。「{end}」で終えてください。</translation>
    </message>
    <message>
        <source>The last layer gives {shape}, and there are ten classes: end with “{end}”.</source>
        <translation>最後の層が出すのは{shape}ですが、クラスは10個です。「{end}」で終えてください。</translation>
    </message>
    <message>
        <source>The network has {count:,} weights; the limit is {most:,}. Make layer {number}, “{layer}”, smaller, or put a “pool 2” before it.</source>
        <translation>ネットワークの重みが{count:,}個あります。上限は{most:,}個です。層{number}「{layer}」を小さくするか、その前に「pool 2」を入れてください。</translation>
    </message>
    <message>
        <source>The network needs {operations}. Give layer {number}, “{layer}”, fewer outputs, or put a “pool 2” before it.</source>
        <translation>ネットワークに必要な計算：{operations}。層{number}「{layer}」の出力を減らすか、その前に「pool 2」を入れてください。</translation>
    </message>
    <message>
        <source>it needs a picture, but what comes before it gives a row of values.</source>
        <translation>画像が必要ですが、前の層が出すのは値の列です。</translation>
    </message>
    <message>
        <source>its {kernel}×{kernel} pixels are more than there are: a picture of {height}×{width} comes in.</source>
        <translation>{kernel}×{kernel}画素は大きすぎます。入ってくる画像は{height}×{width}です。</translation>
    </message>
    <message>
        <source>a picture of {height}×{width} is too small for it.</source>
        <translation>{height}×{width}の画像では小さすぎます。</translation>
    </message>
    <message>
        <source>it would leave everything out; 0.5 is much already.</source>
        <translation>すべてを外すことになります。0.5でもすでに多いほうです。</translation>
    </message>
    <message>
        <source>How many heads its attention has is not in the file: {heads} is a guess.</source>
        <translation>アテンションのヘッド数がファイルにありません。{heads}は推測です。</translation>
    </message>
    <message>
        <source>no tensors fit its layer “{layer}”</source>
        <translation>層「{layer}」に合うテンソルがありません</translation>
    </message>
    <message>
        <source>it has no layer for “{layer}”</source>
        <translation>「{layer}」に当たる層がありません</translation>
    </message>
    <message>
        <source>The tensors are not those of “{layers}”: {why}.</source>
        <translation>テンソルが「{layers}」のものではありません：{why}。</translation>
    </message>
    <message>
        <source>it does not fit {model}: {what}</source>
        <translation>{model}に合いません：{what}</translation>
    </message>
    <message>
        <source>{problem}, and {count} more do not fit</source>
        <translation>{problem}、ほかにも合わないもの{count}個</translation>
    </message>
    <message>
        <source>the tensor “{name}” {sizes} is missing</source>
        <translation>テンソル「{name}」{sizes}がありません</translation>
    </message>
    <message>
        <source>the tensor “{name}” is {found}, not {sizes}</source>
        <translation>テンソル「{name}」は{sizes}ではなく{found}です</translation>
    </message>
    <message>
        <source>its patch embedding has the shapes {positions} and {projection}, not [1, patches + 1, width] and [width, channels, patch, patch]</source>
        <translation>パッチ埋め込みの形状が{positions}と{projection}で、[1, patches + 1, width]と[width, channels, patch, patch]ではありません</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (grey) in {patches} patches</source>
        <translation>{image}×{image}（グレー）、パッチ{patches}個に{rows}行</translation>
    </message>
    <message>
        <source>{rows} rows for {image}×{image} (colour) in {patches} patches</source>
        <translation>{image}×{image}（カラー）、パッチ{patches}個に{rows}行</translation>
    </message>
    <message>
        <source>no image that digitpad reads (28×28 or 32×32) divides so</source>
        <translation>digitpadが読み取る画像（28×28か32×32）は、このようには分けられません</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first}または{second}</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {image} with {channels} channels; with patches of {patch}×{patch}, vit needs {fits}</source>
        <translation>位置埋め込みが{rows}行あり、これは{image}、チャンネル{channels}個に当たります。{patch}×{patch}のパッチなら、vitに必要なのは{fits}です</translation>
    </message>
    <message>
        <source>its position embeddings have {rows} rows, that is {given}; the model needs {patches}, for an image of {image}×{image} cut into {patches_2} patches of {patch}×{patch}</source>
        <translation>位置埋め込みが{rows}行あり、これは{given}に当たります。{image}×{image}の画像を{patch}×{patch}のパッチ{patches_2}個に分けるモデルに必要なのは{patches}です</translation>
    </message>
    <message>
        <source>a class token and {patches} patches, which no square image has</source>
        <translation>クラストークンとパッチ{patches}個、これに合う正方形の画像はありません</translation>
    </message>
    <message>
        <source>a class token, with a distillation token, which vit does not have, and {patches} patches, which no square image has</source>
        <translation>vitにはない蒸留トークン付きのクラストークンとパッチ{patches}個、これに合う正方形の画像はありません</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}</source>
        <translation>{side}×{side}の画像、{patch}×{patch}のパッチ{patches}個</translation>
    </message>
    <message>
        <source>an image of {side}×{side} cut into {patches} patches of {patch}×{patch}, with a distillation token, which vit does not have</source>
        <translation>{side}×{side}の画像、{patch}×{patch}のパッチ{patches}個、vitにはない蒸留トークン付き</translation>
    </message>
    <message>
        <source>it holds no tensors</source>
        <translation>テンソルがありません</translation>
    </message>
    <message>
        <source>It is taken for {model} by the shapes of its tensors, which do not tell what comes between them; assumed is: {layers}. If it was made with other layers, ReLU after each convolution say, it reads worse: digitpad convert --layers tells it which.</source>
        <translation>テンソルの形状から{model}と見なしました。形状からは間にあるものがわからないため、次のように仮定します：{layers}。たとえば各畳み込みの後にReLUがあるなど、別の層で作られていれば読み取りが悪くなります。その場合はdigitpad convert --layersで指定してください。</translation>
    </message>
    <message>
        <source>it looks like {model}, but {problem}</source>
        <translation>{model}に似ていますが、{problem}</translation>
    </message>
    <message>
        <source>Your own classes are 2 to {most}, on the reader {readers}; not {classes} on {base}.</source>
        <translation>自分のクラスは、読み取りモデル{readers}で2～{most}個です。{base}で{classes}は使えません。</translation>
    </message>
    <message>
        <source>Its pixels are taken as “{pixels}”, by which it reads {accuracy} of {count} generated digits: if it was trained on others, say so (--pixels, or “Pixels of the model” in the window)</source>
        <translation>画素値を「{pixels}」と見なし、生成した数字{count}個の正解は{accuracy}です。別の画素値で訓練されたなら指定してください（--pixels、またはウィンドウの「モデルの画素値」）</translation>
    </message>
    <message>
        <source>{model} draws pixels itself: only 0-1 are known.</source>
        <translation>{model}は画素を自分で描くため、使えるのは0-1だけです。</translation>
    </message>
    <message>
        <source>Pixels are 0-1, 0-255, inverted or like “mean 0.1307 std 0.3081” (of values 0 to 1, one each or one a channel), not {text}.</source>
        <translation>画素値は0-1、0-255、inverted、または「mean 0.1307 std 0.3081」（0～1の値、一つずつかチャンネルごと）の形で、{text}は使えません。</translation>
    </message>
    <message>
        <source>its tensor “{name}” {sizes} belongs to none of the layers that can be rebuilt from tensors alone: dense, convolution, batch normalisation</source>
        <translation>テンソル「{name}」{sizes}は、テンソルだけから作り直せる層（全結合、畳み込み、バッチ正規化）のどれにも属しません</translation>
    </message>
    <message>
        <source>its last layer, “{layer}”, gives {count:,} scores; of pictures of {image}×{image} digitpad knows what {known} stand for</source>
        <translation>最後の層「{layer}」のスコアは{count:,}個です。{image}×{image}の画像について、digitpadが意味を知っているのは{known}です</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>パディング</translation>
    </message>
    <message>
        <source>pooling</source>
        <translation>プーリング</translation>
    </message>
    <message>
        <source>activations (taken for {kind})</source>
        <translation>活性化関数（{kind}と仮定）</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors</source>
        <translation>テンソルの形状から{layers}</translation>
    </message>
    <message>
        <source>{layers}, by the shapes of its tensors; these cannot tell: {guesses}</source>
        <translation>テンソルの形状から{layers}。形状からわからないもの：{guesses}</translation>
    </message>
    <message>
        <source>none of its layers takes 28×28 grey or 32×32 colour pictures, which are 784 and 3,072 values: “{layer}” has the weights {sizes}</source>
        <translation>どの層も、28×28のグレー画像（784個の値）や32×32のカラー画像（3,072個の値）を受け取りません：「{layer}」の重みは{sizes}です</translation>
    </message>
    <message>
        <source>its layers make no single row: “{before}” gives {outputs:,} channels or values, and “{layer}”, with the weights {sizes}, does not take them</source>
        <translation>層が1列につながりません：「{before}」が出すのは{outputs:,}個のチャンネルか値ですが、重み{sizes}の「{layer}」はそれを受け取れません</translation>
    </message>
    <message>
        <source>no usual padding, stride and pooling of its convolutions makes the {count:,} values that “{layer}” takes of a picture of {image}×{image}</source>
        <translation>畳み込みの普通のパディング、ストライド、プーリングでは、{image}×{image}の画像から「{layer}」が受け取る{count:,}個の値になりません</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g}</source>
        <translation>{least:,g}以上の整数</translation>
    </message>
    <message>
        <source>a whole number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>{least:,g}以上{most:,.0f}以下の整数</translation>
    </message>
    <message>
        <source>a number of at least {least:,g}</source>
        <translation>{least:,g}以上の数</translation>
    </message>
    <message>
        <source>a number of at least {least:,g} and at most {most:,.0f}</source>
        <translation>{least:,g}以上{most:,.0f}以下の数</translation>
    </message>
    <message>
        <source>a number above 0</source>
        <translation>0より大きい数</translation>
    </message>
    <message>
        <source>a number above 0 and at most {most:,.0f}</source>
        <translation>0より大きく{most:,.0f}以下の数</translation>
    </message>
    <message>
        <source>{number}, or {choices}</source>
        <translation>{number}、または{choices}</translation>
    </message>
    <message>
        <source>The {name} must be {wanted}, not {value}.</source>
        <translation>{name}は{wanted}で、{value}は使えません。</translation>
    </message>
    <message>
        <source>This network reads images of 28×28 (digits) or 32×32 (colour pictures) and tells 2 to {most} classes apart, not {image}×{image} and {classes}.</source>
        <translation>このネットワークは28×28（数字）か32×32（カラー画像）の画像を読み取り、2～{most}個のクラスを見分けます。{image}×{image}、{classes}は使えません。</translation>
    </message>
    <message>
        <source>A vit of this size needs {too_many}. Take fewer patches or blocks.</source>
        <translation>この大きさのvitには{too_many}が必要です。パッチかブロックを減らしてください。</translation>
    </message>
    <message>
        <source>vit reads images of 28×28 (digits) or 32×32 (colour pictures), not {image}×{image}.</source>
        <translation>vitが読み取る画像は28×28（数字）か32×32（カラー画像）で、{image}×{image}ではありません。</translation>
    </message>
    <message>
        <source>An image of {image} pixels cannot be cut into patches of {patch}, but of {fitting}.</source>
        <translation>{image}画素の画像を{patch}のパッチに分けることはできません。できるもの：{fitting}。</translation>
    </message>
    <message>
        <source>vit has 1 to {most} blocks, not {blocks}.</source>
        <translation>vitのブロックは1～{most}個で、{blocks}個にはできません。</translation>
    </message>
    <message>
        <source>A width of {width} cannot be shared by {heads} heads.</source>
        <translation>幅{width}を{heads}個のヘッドに分けることはできません。</translation>
    </message>
    <message>
        <source>There is no table of numbers on this photo: nothing on it looks like a number.</source>
        <translation>この写真に数の表はありません：数に見えるものがありません。</translation>
    </message>
    <message>
        <source>The camera gives no picture: it may be used by another program, or this one may not use it (see the system&apos;s privacy settings).</source>
        <translation>カメラの映像が得られません。ほかのプログラムが使用中か、使用が許可されていないのかもしれません（システムのプライバシー設定を参照）。</translation>
    </message>
    <message>
        <source>its rows are not equally long</source>
        <translation>行の長さがそろっていません</translation>
    </message>
    <message>
        <source>it holds more cells than any photo</source>
        <translation>写真よりセルが多くなっています</translation>
    </message>
    <message>
        <source>a table has four corners</source>
        <translation>表には角が四つあります</translation>
    </message>
    <message>
        <source>a grid has rows and columns</source>
        <translation>格子には行と列があります</translation>
    </message>
    <message>
        <source>This is no table that can be read: it has more than {most:,} cells.</source>
        <translation>読み取れる表ではありません：セルが{most:,}個を超えています。</translation>
    </message>
    <message>
        <source>{name} is a grey image of 28×28 pixels, as models for digits read it, but this model reads colour pictures. Choose a model for digits, or another picture.</source>
        <translation>{name}は、数字のモデルが読み取る28×28画素のグレー画像ですが、このモデルが読み取るのはカラー画像です。数字のモデルか、別の画像を選んでください。</translation>
    </message>
    <message>
        <source>{name} cannot be read by a network for the signs of numbers alone: it works beside one for digits. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>{name}は、数の記号のネットワークだけでは読み取れません。数字のネットワークとともに働きます。数字のモデルを選び、書き込み行に数を書いてください。</translation>
    </message>
    <message>
        <source>{name} is a colour photograph of 32×32 pixels, but the model reads digits. Choose a model for colour pictures, or a picture of a digit.</source>
        <translation>{name}は32×32画素のカラー写真ですが、モデルが読み取るのは数字です。カラー画像のモデルか、数字の画像を選んでください。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is empty.</source>
        <translation>{name}を画像として読み込めません：空です。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: it is too long; save it as PNG.</source>
        <translation>{name}を画像として読み込めません：長すぎます。PNGで保存してください。</translation>
    </message>
    <message>
        <source>{name} has no page {number}.</source>
        <translation>{name}にページ{number}はありません。</translation>
    </message>
    <message>
        <source>page {number} of {name}</source>
        <translation>{name}のページ{number}</translation>
    </message>
    <message>
        <source>Only the first page of {name} can be read: the rest is damaged.</source>
        <translation>{name}は最初のページだけ読み込めます。残りは壊れています。</translation>
    </message>
    <message>
        <source>the picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>{width:,} × {height:,}</source>
        <translation>{width:,}×{height:,}</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: of {width:,} × {height:,} pixels one side is longer than the {max_side_px:,} that are read; cut it into parts.</source>
        <translation>{name}を画像として読み込めません：{width:,}×{height:,}画素の一辺が、上限の{max_side_px:,}画素を超えています。分割してください。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: the {format} data is damaged or cut off.</source>
        <translation>{name}を画像として読み込めません：{format}のデータが壊れているか、途中で切れています。</translation>
    </message>
    <message>
        <source>the size in its header</source>
        <translation>ヘッダーにある大きさ</translation>
    </message>
    <message>
        <source>it is a HEIC or AVIF photo; save it as JPEG or PNG, or for HEIC install what reads it: pip install pillow-heif</source>
        <translation>HEICかAVIFの写真です。JPEGかPNGで保存するか、HEICなら読み込むためのソフトを入れてください：pip install pillow-heif</translation>
    </message>
    <message>
        <source>it is a PDF; save its page as PNG or JPEG</source>
        <translation>PDFです。そのページをPNGかJPEGで保存してください</translation>
    </message>
    <message>
        <source>it is packed with gzip, as data sets are; name the folder that holds it where the data to train on are chosen</source>
        <translation>データセットのようにgzipで圧縮されています。訓練データを選ぶ所で、そのフォルダーを指定してください</translation>
    </message>
    <message>
        <source>it is text; a list of numbers is read by digitpad evaluate --numbers, and data to train on are named where they are chosen</source>
        <translation>テキストです。数の一覧はdigitpad evaluate --numbersで読み込み、訓練データはそれを選ぶ所で指定してください</translation>
    </message>
    <message>
        <source>it is none of {formats}, or its beginning is damaged</source>
        <translation>{formats}のどれでもないか、先頭が壊れています</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {kind}.</source>
        <translation>{name}を画像として読み込めません：{kind}。</translation>
    </message>
    <message>
        <source>Cannot read {name} as a picture: {size} is more than the {max_pixels} million pixels that are read; make it smaller.</source>
        <translation>{name}を画像として読み込めません：{size}は上限の{max_pixels}メガピクセルを超えています。小さくしてください。</translation>
    </message>
    <message>
        <source>{name} holds pen strokes, but the model reads {reads}.</source>
        <translation>{name}はペンの線ですが、モデルが読み取るのは{reads}です。</translation>
    </message>
    <message>
        <source>A strip of {width:,} × {height:,} pixels is no line of writing.</source>
        <translation>{width:,}×{height:,}画素の帯は、書かれた行ではありません。</translation>
    </message>
    <message>
        <source>{name} is a picture, but the model reads the strokes of a drawing. Draw the digit, or choose a model that reads pictures.</source>
        <translation>{name}は画像ですが、モデルが読み取るのは描いた線です。数字を描くか、画像を読み取るモデルを選んでください。</translation>
    </message>
    <message>
        <source>This</source>
        <translation>これ</translation>
    </message>
    <message>
        <source>This was cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>It reads {accuracy} of {count} generated digits whichever way it is taken: it has other layers, or was trained on other pictures</source>
        <translation>どう解釈しても、生成した数字{count}個の正解は{accuracy}です。層が違うか、別の画像で訓練されています</translation>
    </message>
    <message>
        <source>{whose} gives no numbers: its weights are too large, because its training diverged. Choose another model.</source>
        <translation>{whose}の出力は数になりません：学習が発散し、重みが大きすぎます。別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, not drawings. Open a picture, or choose a model for digits.</source>
        <translation>モデル{model}が読み取るのは{reads}で、描いた絵ではありません。画像ファイルを開くか、数字のモデルを選んでください。</translation>
    </message>
    <message>
        <source>The model {model} reads {reads}, but this is {why}. Open another picture, or choose another model.</source>
        <translation>モデル{model}が読み取るのは{reads}ですが、これは{why}です。別の画像を開くか、別のモデルを選んでください。</translation>
    </message>
    <message>
        <source>The model {model} reads whole lines. Choose a model for digits, and write numbers on the writing line.</source>
        <translation>モデル{model}は行全体を読み取ります。数字のモデルを選び、書き込み行に数を書いてください。</translation>
    </message>
    <message>
        <source>The model {model} does not read digits. Choose one that does.</source>
        <translation>モデル{model}は数字を読み取りません。読み取るものを選んでください。</translation>
    </message>
    <message>
        <source>{kind} of {width}×{height} pixels</source>
        <translation>{width}×{height}画素の{kind}</translation>
    </message>
    <message>
        <source>a colour picture of {width}×{height}</source>
        <translation>{width}×{height}のカラー画像</translation>
    </message>
    <message>
        <source>a grey one of {width}×{height}</source>
        <translation>{width}×{height}のグレー画像</translation>
    </message>
    <message>
        <source>an array of the shape {shape}</source>
        <translation>形状{shape}の配列</translation>
    </message>
    <message>
        <source>{name} reads {reads}, not pictures of one sign.</source>
        <translation>{name}が読み取るのは{reads}で、記号一つの画像ではありません。</translation>
    </message>
    <message>
        <source>A picture is a tensor (channels, h, w), not {shape}: one at a time.</source>
        <translation>画像はテンソル（channels, h, w）で、一度に1枚です。{shape}は使えません。</translation>
    </message>
    <message>
        <source>There are no runs yet. A run is stored when it ends: press Train in the window, or use the command digitpad train.</source>
        <translation>学習記録はまだありません。学習が終わると保存されます。ウィンドウで「学習開始」を押すか、コマンドdigitpad trainを使ってください。</translation>
    </message>
    <message>
        <source>Cannot keep the run in {folder}: {why}.</source>
        <translation>学習記録を{folder}に残せません：{why}。</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named}.</source>
        <translation>「{wanted}」という学習記録はありません。あるもの：{named}。</translation>
    </message>
    <message>
        <source>There is no run called “{wanted}”. Available: {named} and {rest} more; “digitpad runs” lists them.</source>
        <translation>「{wanted}」という学習記録はありません。あるもの：{named}、ほか{rest}個。「digitpad runs」で一覧表示できます。</translation>
    </message>
    <message>
        <source>Cannot move the run {folder}: {why}.</source>
        <translation>学習記録{folder}を移動できません：{why}。</translation>
    </message>
    <message>
        <source>A run needs a name.</source>
        <translation>学習記録には名前が必要です。</translation>
    </message>
    <message>
        <source>{path} was written by another version of digitpad; open it with that one.</source>
        <translation>{path}は別のバージョンのdigitpadが書いたものです。そのバージョンで開いてください。</translation>
    </message>
    <message>
        <source>it ended for an unknown reason</source>
        <translation>終了の理由が不明です</translation>
    </message>
    <message>
        <source>{path} is damaged ({why}).</source>
        <translation>{path}が壊れています（{why}）。</translation>
    </message>
    <message>
        <source>it holds a number that is too large</source>
        <translation>大きすぎる数があります</translation>
    </message>
    <message>
        <source>its curve is malformed</source>
        <translation>曲線の形式が正しくありません</translation>
    </message>
    <message>
        <source>{path} is damaged (it is not a table).</source>
        <translation>{path}が壊れています（表ではありません）。</translation>
    </message>
    <message>
        <source>Its weights are no longer there.</source>
        <translation>重みはもうありません。</translation>
    </message>
    <message>
        <source>The run’s state was not written to {path}: {why}.</source>
        <translation>学習の状態を{path}に書き込めませんでした：{why}。</translation>
    </message>
    <message>
        <source>The run&apos;s state holds values that are not finite, in {name}.</source>
        <translation>学習の状態に、有限でない値があります：{name}。</translation>
    </message>
    <message>
        <source>it is not as it was saved</source>
        <translation>保存時と内容が違います</translation>
    </message>
    <message>
        <source>Cannot read the checkpoint {path}: {why}.</source>
        <translation>チェックポイント{path}を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>{path} is damaged or not a checkpoint, so it cannot be resumed ({why}). An earlier model file, if you saved one, is not affected.</source>
        <translation>{path}は壊れているか、チェックポイントではないため、再開できません（{why}）。以前に保存したモデルファイルがあれば、それに影響はありません。</translation>
    </message>
    <message>
        <source>it is not marked as a checkpoint</source>
        <translation>チェックポイントの印がありません</translation>
    </message>
    <message>
        <source>its totals are invalid</source>
        <translation>合計が正しくありません</translation>
    </message>
    <message>
        <source>its tensor {found} does not fit its settings</source>
        <translation>テンソル{found}が設定に合いません</translation>
    </message>
    <message>
        <source>its tables are malformed</source>
        <translation>表の形式が正しくありません</translation>
    </message>
    <message>
        <source>it holds an invalid count</source>
        <translation>正しくない個数があります</translation>
    </message>
    <message>
        <source>it holds an invalid text</source>
        <translation>正しくないテキストがあります</translation>
    </message>
    <message>
        <source>its history does not have the columns that it claims</source>
        <translation>履歴に、記載された列がありません</translation>
    </message>
    <message>
        <source>The device “{wanted}” is not there. This machine offers: {names}.</source>
        <translation>デバイス「{wanted}」はありません。このコンピューターにあるもの：{names}。</translation>
    </message>
    <message>
        <source>The device {device} failed before the first step ({why}).</source>
        <translation>デバイス{device}に、最初のステップの前に障害が発生しました（{why}）。</translation>
    </message>
    <message>
        <source>The device {device} failed in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>デバイス{device}に、ステップ{step:,}で障害が発生しました（{why}）。最後の正常な重みを残しました。</translation>
    </message>
    <message>
        <source>The memory of {device} is full before the first step ({why}).</source>
        <translation>{device}のメモリが、最初のステップの前に不足しました（{why}）。</translation>
    </message>
    <message>
        <source>The memory of {device} is full in step {step:,} ({why}); the last good weights are kept.</source>
        <translation>{device}のメモリが、ステップ{step:,}で不足しました（{why}）。最後の正常な重みを残しました。</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>もう一度試してください。</translation>
    </message>
    <message>
        <source>Try again, or train on the processor.</source>
        <translation>もう一度試すか、プロセッサで訓練してください。</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network.</source>
        <translation>小さいバッチかネットワークを選んでください。</translation>
    </message>
    <message>
        <source>Choose a smaller batch or network, or train on the processor.</source>
        <translation>小さいバッチかネットワークを選ぶか、プロセッサで訓練してください。</translation>
    </message>
    <message>
        <source>{happened} {cure}</source>
        <translation>{happened}{cure}</translation>
    </message>
    <message>
        <source>The device {device} cannot compute this network ({why}); the processor can.</source>
        <translation>デバイス{device}ではこのネットワークを計算できません（{why}）。プロセッサではできます。</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but the description of them is incomplete ({given}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZEによると複数のプロセスで訓練しますが、その記述が不完全です（{given}）。torchrunで起動するか、WORLD_SIZEの設定を消してください。</translation>
    </message>
    <message>
        <source>WORLD_SIZE says that several processes train together, but not where they meet (MASTER_ADDR={address:.80}, MASTER_PORT={port:.80}). Start them with torchrun, or unset WORLD_SIZE.</source>
        <translation>WORLD_SIZEによると複数のプロセスで訓練しますが、接続先がわかりません（MASTER_ADDR={address:.80}、MASTER_PORT={port:.80}）。torchrunで起動するか、WORLD_SIZEの設定を消してください。</translation>
    </message>
    <message>
        <source>Several processes cannot train on {kind}: choose the device cpu.</source>
        <translation>{kind}では複数のプロセスで訓練できません。デバイスcpuを選んでください。</translation>
    </message>
    <message>
        <source>This build of torch cannot train with several processes.</source>
        <translation>このtorchのビルドでは、複数のプロセスで訓練できません。</translation>
    </message>
    <message>
        <source>Process {rank} of {count} has lost the others: one was ended, its machine or the network failed, or it did not answer for {seconds:g} s ({why}). Start all of them again; a run that kept a checkpoint can be resumed from it.</source>
        <translation>{count}個のうちのプロセス{rank}がほかとの接続を失いました。どれかが終了したか、そのコンピューターやネットワークに障害が起きたか、{seconds:g}秒応答がありませんでした（{why}）。すべてを起動し直してください。チェックポイントを残した学習は、そこから再開できます。</translation>
    </message>
    <message>
        <source>{variable} must be a number of seconds, not {given}.</source>
        <translation>{variable}は秒数でなければならず、{given}は使えません。</translation>
    </message>
    <message>
        <source>The weights to keep are “best” or “last”, not “{keep}”.</source>
        <translation>残す重みは「best」か「last」で、「{keep}」は使えません。</translation>
    </message>
    <message>
        <source>betas must be between 0 and 1</source>
        <translation>betasは0と1の間でなければなりません</translation>
    </message>
    <message>
        <source>a name is not a text</source>
        <translation>名前がテキストではありません</translation>
    </message>
    <message>
        <source>The recorded training settings cannot be read: {why}.</source>
        <translation>記録された学習の設定を読み込めません：{why}。</translation>
    </message>
    <message>
        <source>There is no preset “{preset}”. Available: {list}.</source>
        <translation>「{preset}」というプリセットはありません。使えるもの：{list}。</translation>
    </message>
    <message>
        <source>{model} has no preset “{preset}”: take its recipe, or one of these models: {having}.</source>
        <translation>{model}に「{preset}」というプリセットはありません。レシピを使うか、次のモデルを選んでください：{having}。</translation>
    </message>
    <message>
        <source>its curve has too many points</source>
        <translation>曲線の点が多すぎます</translation>
    </message>
    <message>
        <source>There are too few drawings to learn from: draw at least {least} of each ({names}).</source>
        <translation>絵が少なすぎて学習できません。それぞれ少なくとも{least}枚描いてください（{names}）。</translation>
    </message>
    <message>
        <source>{file} is no lesson: it is not text in UTF-8.</source>
        <translation>{file}はレッスンではありません：UTF-8のテキストではありません。</translation>
    </message>
    <message>
        <source>{file} is no lesson that can be begun. {why}</source>
        <translation>{file}は始められるレッスンではありません。{why}</translation>
    </message>
    <message>
        <source>A lesson begins with its title: “# Title”.</source>
        <translation>レッスンは見出し「# Title」で始まります。</translation>
    </message>
    <message>
        <source>It has no steps: each begins with “## Title”.</source>
        <translation>ステップがありません。各ステップは「## Title」で始まります。</translation>
    </message>
    <message>
        <source>Line {line}: {why}</source>
        <translation>{line}行目：{why}</translation>
    </message>
    <message>
        <source>This belongs to a step, which begins with “## Title”.</source>
        <translation>これはステップに属するもので、ステップは「## Title」で始まります。</translation>
    </message>
    <message>
        <source>Headings are “# Title”, once, and “## Title”.</source>
        <translation>見出しは、一度だけの「# Title」と「## Title」です。</translation>
    </message>
    <message>
        <source>A choice stands below its question: “? Question”.</source>
        <translation>選択肢は、質問「? Question」の下に書きます。</translation>
    </message>
    <message>
        <source>There is one of these in this step already.</source>
        <translation>このステップにはすでに一つあります。</translation>
    </message>
    <message>
        <source>This step has no text that says what to do.</source>
        <translation>このステップには、何をするかの説明がありません。</translation>
    </message>
    <message>
        <source>A question has {fewest} to {most} choices, each a line “- Choice”.</source>
        <translation>質問には{fewest}～{most}個の選択肢が必要で、それぞれ「- Choice」の行です。</translation>
    </message>
    <message>
        <source>No choice says when it is right: “[right]”, or “[test &gt; 90]”.</source>
        <translation>どの選択肢にも正しい条件がありません：「[right]」または「[test &gt; 90]」。</translation>
    </message>
    <message>
        <source>“{word}” is not known here. There are: {known}.</source>
        <translation>「{word}」はここでは使えません。使えるもの：{known}。</translation>
    </message>
    <message>
        <source>This choice has no text.</source>
        <translation>この選択肢には文がありません。</translation>
    </message>
    <message>
        <source>“{text}” is no condition such as “test &gt; 90” or “run = done”.</source>
        <translation>「{text}」は「test &gt; 90」や「run = done」のような条件ではありません。</translation>
    </message>
    <message>
        <source>“{name}” is a word: compare it by = or !=.</source>
        <translation>「{name}」は単語です。=か!=で比べてください。</translation>
    </message>
    <message>
        <source>“{text}” is no whole number.</source>
        <translation>「{text}」は整数ではありません。</translation>
    </message>
    <message>
        <source>“{text}” is no number.</source>
        <translation>「{text}」は数ではありません。</translation>
    </message>
    <message>
        <source>{why} The run takes place there.</source>
        <translation>{why}学習はそこで行います。</translation>
    </message>
    <message>
        <source>The images of {dataset} are as they should be: leave out “{convention}”.</source>
        <translation>{dataset}の画像はそのままで正しいので、「{convention}」は省いてください。</translation>
    </message>
    <message>
        <source>The run learns from a teacher, whose model file was not named.</source>
        <translation>この学習は教師から学びますが、教師のモデルファイルが指定されていません。</translation>
    </message>
    <message>
        <source>{teacher} cannot teach {model}: it does not read the same images as the same classes.</source>
        <translation>{teacher}は{model}に教えられません：読み取る画像とクラスが同じではありません。</translation>
    </message>
    <message>
        <source>The model to start from is {model}; its weights do not fit {wanted}.</source>
        <translation>始めるモデルは{model}で、その重みは{wanted}に合いません。</translation>
    </message>
    <message>
        <source>The processes do not have the same {what}. Give all of them the same command, and the same files where they do not share a folder.</source>
        <translation>プロセスの{what}が同じではありません。すべてに同じコマンドを、フォルダーを共有しないなら同じファイルも与えてください。</translation>
    </message>
    <message>
        <source>The checkpoint is of another run ({changes}).</source>
        <translation>チェックポイントは別の学習のものです（{changes}）。</translation>
    </message>
    <message>
        <source>The checkpoint was trained on other images than these.</source>
        <translation>チェックポイントは別の画像で訓練されています。</translation>
    </message>
    <message>
        <source>its learning rate rises and falls once over all of them</source>
        <translation>学習率が、全体を通して一度だけ上がって下がります</translation>
    </message>
    <message>
        <source>its images are varied less and less towards their end</source>
        <translation>画像の変化が、終わりに向けて弱まります</translation>
    </message>
    <message>
        <source>The run was planned for {planned} epochs and {depends}: with {wanted} its steps would have been others. Start a new run from the weights instead.</source>
        <translation>この学習は{planned}エポックの予定で、{depends}。{wanted}ではステップが違うものになります。代わりに、この重みから新しい学習を始めてください。</translation>
    </message>
    <message>
        <source>The run has done {step:g} epochs already, and epochs are counted from its beginning: {wanted} would leave nothing to do.</source>
        <translation>この学習はすでに{step:g}エポックを終えていて、エポックは最初から数えます。{wanted}では、することが残りません。</translation>
    </message>
    <message>
        <source>The memory of {device} is full. From step {step} on a batch goes through the network in parts of at most {images}; it is the same batch.</source>
        <translation>{device}のメモリが不足しています。ステップ{step}から、バッチを最大{images}ずつに分けて処理します。バッチの内容は同じです。</translation>
    </message>
    <message>
        <source>{why} The run continues, but it could not be resumed.</source>
        <translation>{why}学習は続きますが、中断すると再開できません。</translation>
    </message>
    <message>
        <source>{model} does not tell colour pictures apart, and only these are mixed: choose none.</source>
        <translation>{model}はカラー画像を見分けません。混ぜられるのはカラー画像だけなので、「なし」を選んでください。</translation>
    </message>
    <message>
        <source>{size} processes cannot share {smallest} images, the smallest part of a batch here. Choose another batch size, or fewer processes.</source>
        <translation>{size}個のプロセスで、バッチの最小の部分である画像{smallest}枚を分けることはできません。別のバッチサイズを選ぶか、プロセスを減らしてください。</translation>
    </message>
    <message>
        <source>{why} The teaching takes place there.</source>
        <translation>{why}教える作業はそこで行います。</translation>
    </message>
    <message>
        <source>{model} is an autoencoder: it reconstructs images, so it cannot be taught a hand. Choose a model that reads digits.</source>
        <translation>{model}はオートエンコーダーです。画像を再構成するものなので、筆跡を教えられません。数字を読み取るモデルを選んでください。</translation>
    </message>
    <message>
        <source>There is nothing to learn from: draw some digits and say what they are.</source>
        <translation>学習するものがありません。数字をいくつか描き、それぞれ何かを答えてください。</translation>
    </message>
    <message>
        <source>All {count} drawings are labelled as no digit, which {model} has no output for. Add drawings of digits, or choose the model that comes with digitpad.</source>
        <translation>{count}枚の絵はすべて「数字ではない」とラベル付けされていますが、{model}にはその出力がありません。数字の絵を加えるか、digitpad付属のモデルを選んでください。</translation>
    </message>
    <message>
        <source>The teaching ended without a result.</source>
        <translation>教える作業は、結果なしで終わりました。</translation>
    </message>
    <message>
        <source>TensorBoard is not installed; this does: pip install tensorboard</source>
        <translation>TensorBoardがインストールされていません。次でインストールできます：pip install tensorboard</translation>
    </message>
    <message>
        <source>it is a web page; download the file itself, by the “raw” or “download” link</source>
        <translation>Webページです。「raw」や「download」のリンクから、ファイルそのものをダウンロードしてください</translation>
    </message>
    <message>
        <source>it is a Git LFS pointer, which only names the file; fetch that with “git lfs pull”</source>
        <translation>ファイル名を記しただけのGit LFSポインターです。「git lfs pull」で取得してください</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>入れ子が深すぎます</translation>
    </message>
    <message>
        <source>{name} stands in it twice</source>
        <translation>{name}が2回あります</translation>
    </message>
    <message>
        <source>{text} is not a number</source>
        <translation>{text}は数ではありません</translation>
    </message>
    <message>
        <source>Options belong to a command, such as: digitpad predict {files}</source>
        <translation>オプションはコマンドに付けます。例：digitpad predict {files}</translation>
    </message>
    <message>
        <source>There is no file {file}. Commands: digitpad --help</source>
        <translation>ファイル{file}がありません。コマンドの一覧：digitpad --help</translation>
    </message>
    <message>
        <source>Interrupted.</source>
        <translation>中断しました。</translation>
    </message>
    <message>
        <source>{problem}. See: {command}</source>
        <translation>{problem}。参照：{command}</translation>
    </message>
    <message>
        <source>{problem} See: {command}</source>
        <translation>{problem}参照：{command}</translation>
    </message>
    <message>
        <source>Something unexpected happened ({kind}: {text}). Please report it; digitpad --debug, or {variable}=1, prints the traceback.</source>
        <translation>予期しないことが起きました（{kind}: {text}）。ご報告ください。digitpad --debugまたは{variable}=1でトレースバックが出力されます。</translation>
    </message>
    <message>
        <source>{problem} The option for it: {option}.</source>
        <translation>{problem}そのためのオプション：{option}。</translation>
    </message>
    <message>
        <source>No such option: {option} (Possible options: {options})</source>
        <translation>オプション{option}はありません（候補：{options}）</translation>
    </message>
    <message>
        <source>No such option: {option}</source>
        <translation>オプション{option}はありません</translation>
    </message>
    <message>
        <source>Option {option} requires an argument</source>
        <translation>オプション{option}には値が必要です</translation>
    </message>
    <message>
        <source>Option {option} does not take a value</source>
        <translation>オプション{option}に値は付けられません</translation>
    </message>
    <message>
        <source>Missing option {option}</source>
        <translation>オプション{option}がありません</translation>
    </message>
    <message>
        <source>Missing argument {argument}</source>
        <translation>引数{argument}がありません</translation>
    </message>
    <message>
        <source>Invalid value for {option}: {why}</source>
        <translation>{option}の値が正しくありません：{why}</translation>
    </message>
    <message>
        <source>it must be a whole number</source>
        <translation>整数でなければなりません</translation>
    </message>
    <message>
        <source>it must be a number</source>
        <translation>数でなければなりません</translation>
    </message>
    <message>
        <source>Got unexpected extra argument(s) ({arguments})</source>
        <translation>余分な引数があります（{arguments}）</translation>
    </message>
    <message>
        <source>No such command {command}. Did you mean {other}?</source>
        <translation>コマンド{command}はありません。{other}のことですか？</translation>
    </message>
    <message>
        <source>No such command {command}</source>
        <translation>コマンド{command}はありません</translation>
    </message>
    <message>
        <source>Missing command</source>
        <translation>コマンドがありません</translation>
    </message>
    <message>
        <source>The model becomes an ONNX file</source>
        <translation>モデルはONNXファイルになります</translation>
    </message>
    <message>
        <source>The report is an HTML file</source>
        <translation>レポートはHTMLファイルです</translation>
    </message>
    <message>
        <source>“{name}” is an architecture, but no trained network of it is shipped. Train one, and name its file: digitpad train --architecture {name} --output {name}.safetensors</source>
        <translation>「{name}」はアーキテクチャですが、その訓練済みネットワークは付属していません。訓練して、そのファイルを指定してください：digitpad train --architecture {name} --output {name}.safetensors</translation>
    </message>
    <message>
        <source>--data-dir belongs to --dataset.</source>
        <translation>--data-dirは--datasetとともに使います。</translation>
    </message>
    <message>
        <source>“-” reads from standard input: digitpad predict - &lt; photo.jpg</source>
        <translation>「-」は標準入力から読み込みます：digitpad predict - &lt; photo.jpg</translation>
    </message>
    <message>
        <source>There is nothing on standard input.</source>
        <translation>標準入力に何もありません。</translation>
    </message>
    <message>
        <source>Standard input holds more than {most} MiB, the most that is read.</source>
        <translation>標準入力が、読み込める上限の{most} MiBを超えています。</translation>
    </message>
    <message>
        <source>Drawing {number} of {path} has no label: evaluation needs an annotation of type “truth” in each group.</source>
        <translation>{path}の絵{number}にラベルがありません。評価には、各グループに「truth」型の注釈が必要です。</translation>
    </message>
    <message>
        <source>{text} is not text here: write it in UTF-8.</source>
        <translation>{text}はここではテキストとして読めません。UTF-8で書いてください。</translation>
    </message>
    <message>
        <source>--set is NAME=NUMBER, not {text}.</source>
        <translation>--setはNAME=NUMBERの形です。{text}は使えません。</translation>
    </message>
    <message>
        <source>The numbers become an Excel (.xlsx) or a CSV file</source>
        <translation>数はExcelファイル（.xlsx）またはCSVファイルになります</translation>
    </message>
    <message>
        <source>The cells become an Excel (.xlsx) or a CSV file</source>
        <translation>セルはExcelファイル（.xlsx）またはCSVファイルになります</translation>
    </message>
    <message>
        <source>the disk reports an error; it may be taken out</source>
        <translation>ディスクがエラーを報告しています。取り外されたのかもしれません</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: {why}.</source>
        <translation>{name}をInkMLとして読み込めません：{why}。</translation>
    </message>
    <message>
        <source>Cannot read {name} as InkML: it is not well-formed XML (line {line}, column {column}).</source>
        <translation>{name}をInkMLとして読み込めません：正しいXMLではありません（{line}行{column}桁目）。</translation>
    </message>
    <message>
        <source>it is not JSON (character {place})</source>
        <translation>JSONではありません（{place}文字目）</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>outputs</source>
        <translation>出力</translation>
    </message>
    <message>
        <source>bias</source>
        <translation>バイアス</translation>
    </message>
    <message>
        <source>every output sees every input</source>
        <translation>どの出力もすべての入力を見る</translation>
    </message>
    <message>
        <source>small filters slide over the picture</source>
        <translation>小さなフィルターが画像の上を滑る</translation>
    </message>
    <message>
        <source>kernel</source>
        <translation>カーネル</translation>
    </message>
    <message>
        <source>pad</source>
        <translation>パディング</translation>
    </message>
    <message>
        <source>stride</source>
        <translation>ストライド</translation>
    </message>
    <message>
        <source>the largest value of each square</source>
        <translation>各四角の最大値</translation>
    </message>
    <message>
        <source>size</source>
        <translation>大きさ</translation>
    </message>
    <message>
        <source>the mean of each square</source>
        <translation>各四角の平均</translation>
    </message>
    <message>
        <source>leaves out a random part in training</source>
        <translation>学習中に一部を無作為に外す</translation>
    </message>
    <message>
        <source>part</source>
        <translation>割合</translation>
    </message>
    <message>
        <source>batch normalisation: mean 0, spread 1</source>
        <translation>バッチ正規化：平均0、ばらつき1</translation>
    </message>
    <message>
        <source>negative values become 0</source>
        <translation>負の値を0にする</translation>
    </message>
    <message>
        <source>squashes values to −1 … 1</source>
        <translation>値を−1～1に縮める</translation>
    </message>
    <message>
        <source>squashes values to 0 … 1</source>
        <translation>値を0～1に縮める</translation>
    </message>
    <message>
        <source>a smooth relu</source>
        <translation>なめらかなReLU</translation>
    </message>
    <message>
        <source>turns a picture into a row; dense does so by itself</source>
        <translation>画像を1列にする。全結合は自動で行う</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>線形</translation>
    </message>
    <message>
        <source>Two layers</source>
        <translation>2層</translation>
    </message>
    <message>
        <source>Small convolutional</source>
        <translation>小さな畳み込み</translation>
    </message>
    <message>
        <source>Deeper, normalised</source>
        <translation>より深く、正規化あり</translation>
    </message>
    <message>
        <source>{channels:,} × {height}×{width}</source>
        <translation>{channels:,}×{height}×{width}</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>畳み込み{inputs}→{outputs}、{kernel}×{kernel}</translation>
    </message>
    <message>
        <source>transposed convolution {inputs}→{outputs}, {kernel}×{kernel}</source>
        <translation>転置畳み込み{inputs}→{outputs}、{kernel}×{kernel}</translation>
    </message>
    <message>
        <source>linear {inputs}→{outputs}</source>
        <translation>線形{inputs}→{outputs}</translation>
    </message>
    <message>
        <source>batch normalisation</source>
        <translation>バッチ正規化</translation>
    </message>
    <message>
        <source>layer normalisation</source>
        <translation>層正規化</translation>
    </message>
    <message>
        <source>{patches} patches of {patch}×{patch}, width {width}</source>
        <translation>{patch}×{patch}のパッチ{patches}個、幅{width}</translation>
    </message>
    <message>
        <source>transformer block, heads: {heads}</source>
        <translation>Transformerブロック、ヘッド数：{heads}</translation>
    </message>
    <message>
        <source>class token</source>
        <translation>クラストークン</translation>
    </message>
    <message>
        <source>ReLU</source>
        <translation>ReLU</translation>
    </message>
    <message>
        <source>max-pool {size}</source>
        <translation>最大プーリング{size}</translation>
    </message>
    <message>
        <source>average-pool {size}</source>
        <translation>平均プーリング{size}</translation>
    </message>
    <message>
        <source>pixels × {factors} + {offsets}</source>
        <translation>画素×{factors}+{offsets}</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row</source>
        <translation>畳み込み{inputs}→{outputs}、行に沿って{kernel}</translation>
    </message>
    <message>
        <source>convolution {inputs}→{outputs}, {kernel} along the row, {dilation} apart</source>
        <translation>畳み込み{inputs}→{outputs}、行に沿って{kernel}、間隔{dilation}</translation>
    </message>
    <message>
        <source>flatten</source>
        <translation>平坦化</translation>
    </message>
    <message>
        <source>dropout {rate:g}</source>
        <translation>ドロップアウト{rate:g}</translation>
    </message>
    <message>
        <source>weighing of channels</source>
        <translation>チャンネルの重み付け</translation>
    </message>
    <message>
        <source>block with a way around it, {inputs}→{outputs}</source>
        <translation>迂回路のあるブロック、{inputs}→{outputs}</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>Not known: its file does not say.</source>
        <translation>不明：ファイルに書かれていません。</translation>
    </message>
    <message>
        <source>Say here under which the weights are given on.</source>
        <translation>重みをどのライセンスで渡すかをここに書いてください。</translation>
    </message>
    <message>
        <source>{dataset}, in {epochs} epochs, seed {seed}.</source>
        <translation>{dataset}、{epochs}エポック、シード{seed}。</translation>
    </message>
    <message>
        <source>{dataset}: a new last layer on the features of {base}, in closed form.</source>
        <translation>{dataset}：{base}の特徴の上に新しい最後の層、解析的に計算。</translation>
    </message>
    <message>
        <source>The data: {data}.</source>
        <translation>データ：{data}。</translation>
    </message>
    <message>
        <source>Not measured.</source>
        <translation>未測定。</translation>
    </message>
    <message>
        <source>{share} of {n:,} test images of {dataset} are read right.</source>
        <translation>{dataset}のテスト画像{n:,}枚の{share}を正しく読み取ります。</translation>
    </message>
    <message>
        <source>{share} of {n:,} drawings are read right, each by a network that had not learned it. Of {others:,} other things {refused} are refused.</source>
        <translation>描いた絵{n:,}枚の{share}を、それを学習していないネットワークが正しく読み取ります。それ以外のもの{others:,}件の{refused}を拒否します。</translation>
    </message>
    <message>
        <source>What is none of its classes it takes for one of them: it cannot refuse.</source>
        <translation>どのクラスでもないものも、どれかと判定します。拒否はできません。</translation>
    </message>
    <message>
        <source>What is none of its classes it mostly refuses, but not always.</source>
        <translation>どのクラスでもないものはたいてい拒否しますが、いつもではありません。</translation>
    </message>
    <message>
        <source>It reads one thing in a picture. The figures hold for images like those; of other writers, pens and cameras it may read fewer right.</source>
        <translation>画像内の一つのものを読み取ります。数値はこれに似た画像についてのもので、書き手、ペン、カメラが違えば正解は減ることがあります。</translation>
    </message>
    <message>
        <source>by another program since digitpad saved it</source>
        <translation>digitpadでの保存後に別のプログラムが変更</translation>
    </message>
    <message>
        <source>{height}×{width} ink</source>
        <translation>{height}×{width}のインク</translation>
    </message>
    <message>
        <source>{height}×{width} grey</source>
        <translation>{height}×{width}のグレー</translation>
    </message>
    <message>
        <source>{height}×{width} colour</source>
        <translation>{height}×{width}のカラー</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>高速</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公表されたもの</translation>
    </message>
    <message>
        <source>Colour pictures</source>
        <translation>カラー画像</translation>
    </message>
    <message>
        <source>digitpad’s own</source>
        <translation>digitpad独自</translation>
    </message>
    <message>
        <source>Build your own</source>
        <translation>自分で作る</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>Your own layers</source>
        <translation>自作の層</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>自作</translation>
    </message>
    <message>
        <source>Layers that you choose, one after the other.</source>
        <translation>自分で選んで順に並べる層。</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>未測定</translation>
    </message>
    <message>
        <source>digitpad’s own network, which comes already trained</source>
        <translation>digitpad独自のネットワーク。訓練済みで付属します</translation>
    </message>
    <message>
        <source>Digit reader</source>
        <translation>数字読み取り</translation>
    </message>
    <message>
        <source>Six small convolutions with batch normalisation, made to read everybody’s handwriting; it also says when a drawing is no digit.</source>
        <translation>小さな畳み込み6層とバッチ正規化。だれの筆跡でも読み取るように作られ、数字でない絵はそう判定します。</translation>
    </message>
    <message>
        <source>99.64 % of MNIST’s 10,000 test images, as shipped</source>
        <translation>付属の状態で、MNISTのテスト画像10,000枚の99.64%</translation>
    </message>
    <message>
        <source>Ink reader</source>
        <translation>インク読み取り</translation>
    </message>
    <message>
        <source>The digit reader for drawings alone: it also sees in which direction and order the pen moved.</source>
        <translation>描いた絵専用の数字読み取り。ペンの動いた方向と順序も見ます。</translation>
    </message>
    <message>
        <source>99.5 % of the digits of ten writers it had never met</source>
        <translation>初めて見る10人の書き手の数字の99.5%</translation>
    </message>
    <message>
        <source>Classes of your own</source>
        <translation>自分のクラス</translation>
    </message>
    <message>
        <source>digitpad’s own network</source>
        <translation>digitpad独自のネットワーク</translation>
    </message>
    <message>
        <source>The digit reader’s convolutions, and one new layer that tells your classes apart, and from everything else.</source>
        <translation>数字読み取りの畳み込みに新しい層を一つ加え、自分のクラス同士と、それ以外のすべてを見分けます。</translation>
    </message>
    <message>
        <source>98 % of the letters of one writer</source>
        <translation>1人の書き手の文字の98%</translation>
    </message>
    <message>
        <source>Signs of a number</source>
        <translation>数の記号</translation>
    </message>
    <message>
        <source>Three small convolutions that say which part of a written number is one whole sign, and which: what is cut out in the first channel, what stands around it in the second.</source>
        <translation>小さな畳み込み3層。書かれた数のどの部分が一つの記号で、どの記号かを答えます。第1チャンネルは切り出した部分、第2チャンネルはその周囲です。</translation>
    </message>
    <message>
        <source>92 % of generated candidates, right and wrong ones</source>
        <translation>生成した正誤の候補の92%</translation>
    </message>
    <message>
        <source>Reader of whole lines</source>
        <translation>行全体の読み取り</translation>
    </message>
    <message>
        <source>Convolutions over the picture of a line, then along it, that say a sign or none at every fourth pixel; it learns from whole lines, without being told where their signs stand.</source>
        <translation>行の画像全体、次に行に沿った畳み込みで、4画素ごとに記号か記号なしかを答えます。記号の位置を教わらずに、行全体から学習します。</translation>
    </message>
    <message>
        <source>53 % of pictures of about two numbers, of MNIST’s test digits, entirely right</source>
        <translation>MNISTのテスト数字による数約2個の画像の53%がすべて正解</translation>
    </message>
    <message>
        <source>Deeper reader of whole lines</source>
        <translation>行全体の読み取り（深層）</translation>
    </message>
    <message>
        <source>The reader of whole lines with six convolutions over the picture and more channels, which looks ten signs to either side.</source>
        <translation>画像上の畳み込みを6層にし、チャンネルを増やした行全体の読み取り。左右に記号10個分を見ます。</translation>
    </message>
    <message>
        <source>84 % of 806 numbers of institutes that it had not learned from entirely right</source>
        <translation>学習していない機関の数806個の84%がすべて正解</translation>
    </message>
    <message>
        <source>Quick</source>
        <translation>クイック</translation>
    </message>
    <message>
        <source>Two small convolutions with batch normalisation, made to learn in half a minute.</source>
        <translation>小さな畳み込み2層とバッチ正規化。30秒で学習するように作られています。</translation>
    </message>
    <message>
        <source>99.4 % of MNIST’s test images, 97.3 % after generated digits alone (3 seeds)</source>
        <translation>MNISTのテスト画像の99.4%、生成した数字だけの訓練では97.3%（3シード）</translation>
    </message>
    <message>
        <source>the CIFAR-10 recipes of the Mamezou developer blog, 2023</source>
        <translation>豆蔵デベロッパーサイトのCIFAR-10レシピ、2023年</translation>
    </message>
    <message>
        <source>Linear (candle)</source>
        <translation>線形（candle）</translation>
    </message>
    <message>
        <source>One matrix: each digit is a weighted sum of the pixels. Starts at zero and is trained on all images at once, so every run gives the same numbers.</source>
        <translation>行列一つ：各数字は画素の重み付き和です。0から始め、全画像で一度に訓練するため、何度行っても同じ数値になります。</translation>
    </message>
    <message>
        <source>about 91.5 % of MNIST’s test set after 200 epochs</source>
        <translation>200エポック後、MNISTのテスト用画像の約91.5%</translation>
    </message>
    <message>
        <source>Two layers (candle)</source>
        <translation>2層（candle）</translation>
    </message>
    <message>
        <source>A hidden layer of 100 neurons between the pixels and the digits.</source>
        <translation>画素と数字の間に、100ニューロンの隠れ層があります。</translation>
    </message>
    <message>
        <source>200 epochs of full-batch SGD</source>
        <translation>全画像バッチのSGDを200エポック</translation>
    </message>
    <message>
        <source>Convolutional (candle)</source>
        <translation>畳み込み（candle）</translation>
    </message>
    <message>
        <source>Two convolutions find strokes and corners; two full layers decide.</source>
        <translation>畳み込み2層が線と角を見つけ、全結合2層が判定します。</translation>
    </message>
    <message>
        <source>about 99 % of MNIST’s test set</source>
        <translation>MNISTのテスト用画像の約99%</translation>
    </message>
    <message>
        <source>Linear (tch-rs)</source>
        <translation>線形（tch-rs）</translation>
    </message>
    <message>
        <source>One matrix, kept the other way round than candle’s: a row for each pixel.</source>
        <translation>行列一つ。candleとは逆向きに格納し、画素ごとに1行です。</translation>
    </message>
    <message>
        <source>91.5–92 % of MNIST’s test set after 199 epochs</source>
        <translation>199エポック後、MNISTのテスト用画像の91.5～92%</translation>
    </message>
    <message>
        <source>Two layers (tch-rs)</source>
        <translation>2層（tch-rs）</translation>
    </message>
    <message>
        <source>A hidden layer of 128 neurons, trained with Adam on all images at once.</source>
        <translation>128ニューロンの隠れ層。Adamで全画像を一度に訓練します。</translation>
    </message>
    <message>
        <source>96–97 % of MNIST’s test set after 199 epochs</source>
        <translation>199エポック後、MNISTのテスト用画像の96～97%</translation>
    </message>
    <message>
        <source>Convolutional (tch-rs)</source>
        <translation>畳み込み（tch-rs）</translation>
    </message>
    <message>
        <source>The layers of candle’s convolutional network, trained more slowly with Adam.</source>
        <translation>candleの畳み込みネットワークと同じ層を、Adamでよりゆっくり訓練します。</translation>
    </message>
    <message>
        <source>99–99.1 % of MNIST’s test set after 99 epochs</source>
        <translation>99エポック後、MNISTのテスト用画像の99～99.1%</translation>
    </message>
    <message>
        <source>Autoencoder (digits)</source>
        <translation>オートエンコーダー（数字）</translation>
    </message>
    <message>
        <source>The CIFAR-10 autoencoder for digits: reconstructs what you draw.</source>
        <translation>CIFAR-10のオートエンコーダーの数字版。描いたものを再構成します。</translation>
    </message>
    <message>
        <source>mean-squared error 0.0088 on MNIST’s test set after 4 epochs</source>
        <translation>4エポック後、MNISTのテスト用画像で平均二乗誤差0.0088</translation>
    </message>
    <message>
        <source>Fully connected (CIFAR-10)</source>
        <translation>全結合（CIFAR-10）</translation>
    </message>
    <message>
        <source>Every pixel and colour is joined to 3,072 neurons: many weights, little sense of shape.</source>
        <translation>すべての画素と色が3,072個のニューロンにつながります。重みは多いのに、形はほとんどわかりません。</translation>
    </message>
    <message>
        <source>about 41 % of CIFAR-10’s test set</source>
        <translation>CIFAR-10のテスト用画像の約41%</translation>
    </message>
    <message>
        <source>Small convolutional (CIFAR-10)</source>
        <translation>小さな畳み込み（CIFAR-10）</translation>
    </message>
    <message>
        <source>Two small convolutions: 6,738 weights do better than nine million without them.</source>
        <translation>小さな畳み込み2層。6,738個の重みが、畳み込みなしの900万個に勝ります。</translation>
    </message>
    <message>
        <source>67 % of CIFAR-10’s test set</source>
        <translation>CIFAR-10のテスト用画像の67%</translation>
    </message>
    <message>
        <source>Autoencoder (CIFAR-10)</source>
        <translation>オートエンコーダー（CIFAR-10）</translation>
    </message>
    <message>
        <source>Compresses a picture to a sixth of its numbers and reconstructs it.</source>
        <translation>画像を6分の1の数に圧縮し、再構成します。</translation>
    </message>
    <message>
        <source>outlines kept, colours hardly, after 9,999 epochs over the 10,000 test pictures; no figure was published</source>
        <translation>テスト画像10,000枚で9,999エポック後、輪郭は残るが色はほとんど残らない。数値は未公表</translation>
    </message>
    <message>
        <source>ResNet-18 (torchvision)</source>
        <translation>ResNet-18（torchvision）</translation>
    </message>
    <message>
        <source>torchvision (He et al. 2015, arXiv 1512.03385)</source>
        <translation>torchvision（He et al. 2015、arXiv 1512.03385）</translation>
    </message>
    <message>
        <source>Eight blocks, each of which adds something to what it is given. Large: a processor takes long to train it.</source>
        <translation>ブロック8個。それぞれが受け取った値に何かを足します。大きく、プロセッサでの学習には時間がかかります。</translation>
    </message>
    <message>
        <source>not measured in this size</source>
        <translation>この大きさでは未測定</translation>
    </message>
    <message>
        <source>MobileNetV3 small (torchvision)</source>
        <translation>MobileNetV3 small（torchvision）</translation>
    </message>
    <message>
        <source>torchvision (Howard et al. 2019, arXiv 1905.02244)</source>
        <translation>torchvision（Howard et al. 2019、arXiv 1905.02244）</translation>
    </message>
    <message>
        <source>Made for telephones: convolutions on one channel each, and a look at the whole picture that weighs the channels.</source>
        <translation>電話用に作られたもの。チャンネルごとの畳み込みと、画像全体を見てチャンネルに重みを付ける仕組みがあります。</translation>
    </message>
    <message>
        <source>not measured in this size; far smaller than the published ones</source>
        <translation>この大きさでは未測定。公表されたものよりはるかに小規模</translation>
    </message>
    <message>
        <source>{share} of MNIST’s test set after {epochs} epochs; far smaller than the published ones</source>
        <translation>{epochs}エポック後、MNISTのテスト用画像の{share}。公表されたものよりはるかに小規模</translation>
    </message>
    <message>
        <source>Cuts the image into {count} patches and lets each look at all others.</source>
        <translation>画像を{count}個のパッチに切り分け、それぞれがほかのすべてを見ます。</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>the patch encoder of ViT, DeiT, BEiT and TrOCR (Dosovitskiy et al. 2020, arXiv 2010.11929)</source>
        <translation>ViT、DeiT、BEiT、TrOCRのパッチエンコーダー（Dosovitskiy et al. 2020、arXiv 2010.11929）</translation>
    </message>
    <message>
        <source>colour pictures</source>
        <translation>カラー画像</translation>
    </message>
    <message>
        <source>the signs of numbers</source>
        <translation>数の記号</translation>
    </message>
    <message>
        <source>digits</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>digits drawn with a pen</source>
        <translation>ペンで描いた数字</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>The picture as numbers: 0 is paper, 1 is full ink.</source>
        <translation>画像を数で表したもの：0は紙、1は濃いインクです。</translation>
    </message>
    <message>
        <source>A small stencil, the kernel, slides over the picture: ink on blue adds, ink on orange takes away.</source>
        <translation>カーネルという小さな型紙が画像の上を滑ります。青の上のインクは足し、オレンジの上のインクは引きます。</translation>
    </message>
    <message>
        <source>Each number before is a stamp that prints a small square of the new picture.</source>
        <translation>前の層の数が一つずつスタンプになり、新しい画像に小さな四角を押します。</translation>
    </message>
    <message>
        <source>Every number before votes: its value times its weight, for or against; the votes are added up.</source>
        <translation>前の層の数がすべて投票します。値×重みが賛成か反対の票になり、票を合計します。</translation>
    </message>
    <message>
        <source>Of each small square only the largest number goes on, so the map gets smaller.</source>
        <translation>小さな四角ごとに最大の数だけが先へ進むので、マップは小さくなります。</translation>
    </message>
    <message>
        <source>The picture is cut into squares, and each becomes a row of numbers.</source>
        <translation>画像を四角に切り分け、それぞれを数の列にします。</translation>
    </message>
    <message>
        <source>Each square looks at all squares and takes over something from those that matter to it.</source>
        <translation>それぞれの四角がすべての四角を見て、自分に大切なものから情報を取り入れます。</translation>
    </message>
    <message>
        <source>The layers inside work out a change, and it is added to what was there before, which goes around them.</source>
        <translation>中の層が変化分を計算し、迂回してきた元の値に足します。</translation>
    </message>
    <message>
        <source>One row of numbers has collected what the squares say; the answer is read off it.</source>
        <translation>一つの数の列が、四角の情報を集めています。答えはそこから読み取ります。</translation>
    </message>
    <message>
        <source>The layers inside work out new maps; of another size, they cannot be added to.</source>
        <translation>中の層が新しいマップを計算します。大きさが違うため、元の値には足せません。</translation>
    </message>
    <message>
        <source>Of each small square only the mean goes on, so the map gets smaller.</source>
        <translation>小さな四角ごとに平均だけが先へ進むので、マップは小さくなります。</translation>
    </message>
    <message>
        <source>moved and stretched so that its usual mean is 0 and its usual spread 1</source>
        <translation>普段の平均が0、普段のばらつきが1になるようにずらして伸縮</translation>
    </message>
    <message>
        <source>all its numbers: mean 0, spread 1</source>
        <translation>すべての数：平均0、ばらつき1</translation>
    </message>
    <message>
        <source>what is below 0 becomes 0</source>
        <translation>0より小さいものは0になる</translation>
    </message>
    <message>
        <source>bent by a curve</source>
        <translation>曲線で曲げる</translation>
    </message>
    <message>
        <source>while it learns, some are left out by chance; not now</source>
        <translation>学習中は一部を偶然で外す。今は外さない</translation>
    </message>
    <message>
        <source>all maps are put into one row</source>
        <translation>すべてのマップを1列に並べる</translation>
    </message>
    <message>
        <source>pixels as the network learned them</source>
        <translation>ネットワークが学習したときの画素値</translation>
    </message>
    <message>
        <source>The scores become shares that add up to 100 %: the highest takes the most.</source>
        <translation>スコアを、合計100%の割合にします。最も高いものが最大の割合を取ります。</translation>
    </message>
    <message>
        <source>Convolution: stencils that slide over it</source>
        <translation>畳み込み：上を滑る型紙</translation>
    </message>
    <message>
        <source>Pooling: half as wide and high</source>
        <translation>プーリング：幅と高さが半分</translation>
    </message>
    <message>
        <source>Dense: every number sees all of them</source>
        <translation>全結合：どの数もすべてを見る</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>初期構成</translation>
    </message>
    <message>
        <source>Units: how many of these it has</source>
        <translation>ユニット：この層がいくつ持つか</translation>
    </message>
    <message>
        <source>Kernel: how wide the stencil is</source>
        <translation>カーネル：小さな型の幅</translation>
    </message>
    <message>
        <source>Edge of zeros around the picture</source>
        <translation>パディング：画像のまわりのゼロの縁</translation>
    </message>
    <message>
        <source>Activation: the curve that bends it</source>
        <translation>活性化：値を曲げる曲線</translation>
    </message>
    <message>
        <source>Dropout: the part left out by chance</source>
        <translation>ドロップアウト：偶然に外す割合</translation>
    </message>
    <message>
        <source>Pooling: what goes on of each square</source>
        <translation>プーリング：各ますから先に渡すもの</translation>
    </message>
    <message>
        <source>Batch normalisation: mean 0, spread 1</source>
        <translation>バッチ正規化：平均0、ばらつき1</translation>
    </message>
    <message>
        <source>Step of the stencil</source>
        <translation>型紙の移動幅</translation>
    </message>
    <message>
        <source>Size of the squares</source>
        <translation>四角の大きさ</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>最大</translation>
    </message>
    <message>
        <source>the mean</source>
        <translation>平均</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>patches</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>attention</source>
        <translation>アテンション</translation>
    </message>
    <message>
        <source>answer’s row</source>
        <translation>答えの列</translation>
    </message>
    <message>
        <source>+ {count} more</source>
        <translation>ほか{count}</translation>
    </message>
    <message>
        <source>block</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>+ input</source>
        <translation>+入力</translation>
    </message>
    <message>
        <source>This network reads a whole line at once: its maps are as wide as the line, eight times as wide as high, and too flat for columns. Write on the line and click a sign to see what else it may be, or look at “number-signs” here, which reads one sign after the other.</source>
        <translation>このネットワークは行全体を一度に読み取ります。マップは行と同じ幅で、高さの8倍あり、列で表すには平たすぎます。行に書いて記号をクリックすると、ほかの候補が見られます。または、ここで記号を一つずつ読み取る「number-signs」を見てください。</translation>
    </message>
</context>
<context>
    <name>notices</name>
    <message>
        <source>Train anyway</source>
        <translation>それでも学習</translation>
    </message>
    <message>
        <source>You can pause, stop or resume it at any time</source>
        <translation>いつでも一時停止、停止、再開ができます</translation>
    </message>
    <message>
        <source>Choose Quick instead</source>
        <translation>クイックを選ぶ</translation>
    </message>
    <message>
        <source>Stop this run and set up the network that learns in seconds</source>
        <translation>この学習を停止し、数秒で学習するネットワークを用意</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>復元</translation>
    </message>
    <message>
        <source>Use the result of the run again, as if it had not been discarded</source>
        <translation>破棄しなかったことにし、学習の結果を再び使う</translation>
    </message>
    <message>
        <source>Offer the run again, as if it had not been discarded</source>
        <translation>破棄しなかったことにし、学習を再び選べるようにする</translation>
    </message>
    <message>
        <source>Keep best</source>
        <translation>最良を残す</translation>
    </message>
    <message>
        <source>Keep the weights that tested best</source>
        <translation>テスト結果が最良の重みを残す</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Keep the current, untested weights</source>
        <translation>現在の、未テストの重みを残す</translation>
    </message>
    <message>
        <source>Keep last</source>
        <translation>最後を残す</translation>
    </message>
    <message>
        <source>Keep the weights as they were at the end</source>
        <translation>終了時の重みを残す</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Discard what it learned; the model from before comes back</source>
        <translation>学んだ内容を破棄。以前のモデルに戻ります</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>保存…</translation>
    </message>
    <message>
        <source>Write the trained model to a file</source>
        <translation>訓練したモデルをファイルに書き込む</translation>
    </message>
    <message>
        <source>Read with it</source>
        <translation>これで読み取る</translation>
    </message>
    <message>
        <source>Make the trained model the one that reads again</source>
        <translation>訓練したモデルを再び読み取りに使う</translation>
    </message>
    <message>
        <source>Train without saving</source>
        <translation>保存せずに学習</translation>
    </message>
    <message>
        <source>Begin the next run; the unsaved result is lost</source>
        <translation>次の学習を開始。未保存の結果は失われます</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Continue this run from its last checkpoint</source>
        <translation>最後のチェックポイントから学習を続ける</translation>
    </message>
    <message>
        <source>Continue the run</source>
        <translation>学習を再開</translation>
    </message>
    <message>
        <source>Continue exactly where it ended</source>
        <translation>終わった所からそのまま続ける</translation>
    </message>
    <message>
        <source>Discard what the run had learned</source>
        <translation>学習した内容を破棄</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message>
        <source>Confusion table</source>
        <translation>混同行列</translation>
    </message>
    <message>
        <source>{count:,} {images}; a row for what an image is, a column for what it was read as.</source>
        <translation>{images}{count:,}枚。行は正解、列は読み取り結果です。</translation>
    </message>
    <message>
        <source>Class by class</source>
        <translation>クラス別</translation>
    </message>
    <message>
        <source>precision</source>
        <translation>適合率</translation>
    </message>
    <message>
        <source>recall</source>
        <translation>再現率</translation>
    </message>
    <message>
        <source>{name}: {source} ({licence})</source>
        <translation>{name}：{source}（{licence}）</translation>
    </message>
    <message>
        <source>Written by digitpad {version}. Images: {licences}.</source>
        <translation>digitpad {version}が作成。画像：{licences}。</translation>
    </message>
    <message>
        <source>{truth}, read as {read}</source>
        <translation>{truth}、読み取り：{read}</translation>
    </message>
    <message>
        <source>image {number}</source>
        <translation>画像{number}</translation>
    </message>
    <message>
        <source>Worst mistakes</source>
        <translation>最もひどい誤り</translation>
    </message>
    <message>
        <source>There are none.</source>
        <translation>ありません。</translation>
    </message>
    <message>
        <source>{count} of {all:,}, the one that it was surest of first.</source>
        <translation>{all:,}件のうち{count}件、確信度の高い順。</translation>
    </message>
    <message>
        <source>{reading} ({confidence})</source>
        <translation>{reading}（{confidence}）</translation>
    </message>
    <message>
        <source>how sure it says it is</source>
        <translation>ネットワークの確信度</translation>
    </message>
    <message>
        <source>how often it is right</source>
        <translation>正解の頻度</translation>
    </message>
    <message>
        <source>readings that were so sure (logarithmic)</source>
        <translation>その確信度の読み取り数（対数）</translation>
    </message>
    <message>
        <source>{data}, n = {count:,}</source>
        <translation>{data}、n={count:,}</translation>
    </message>
    <message>
        <source>{right} right, calibration error {error}</source>
        <translation>正解{right}、較正誤差{error}</translation>
    </message>
    <message>
        <source>What it looks for, what it finds typical, and what it confuses.</source>
        <translation>何を探し、何を典型と見なし、何を混同するか。</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>{count:,} {images}</source>
        <translation>{images}{count:,}枚</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>アーキテクチャ</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Sees</source>
        <translation>入力</translation>
    </message>
    <message>
        <source>Trained on</source>
        <translation>訓練データ</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>テストデータ</translation>
    </message>
    <message>
        <source>Reads right</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>Calibration error</source>
        <translation>較正誤差</translation>
    </message>
    <message>
        <source>{layer}: a template for each class.</source>
        <translation>{layer}：クラスごとのひな形。</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights.</source>
        <translation>{layer}：最初の層の重み。</translation>
    </message>
    <message>
        <source>{layer}: the first layer’s weights, the first {count} of {all:,}.</source>
        <translation>{layer}：最初の層の重み、{all:,}個のうち最初の{count}個。</translation>
    </message>
    <message>
        <source>Ink on blue speaks for it, ink on orange against it.</source>
        <translation>青の上のインクは支持し、オレンジの上のインクは反します。</translation>
    </message>
    <message>
        <source>What it looks for</source>
        <translation>何を探すか</translation>
    </message>
    <message>
        <source>Typical and unusual images</source>
        <translation>典型的な画像と珍しい画像</translation>
    </message>
    <message>
        <source>Of the first {count:,} test images, those most and least like the mean of their class in the network’s own features.</source>
        <translation>最初のテスト画像{count:,}枚のうち、ネットワーク自身の特徴で、そのクラスの平均に最も近いものと遠いもの。</translation>
    </message>
    <message>
        <source>typical</source>
        <translation>典型的</translation>
    </message>
    <message>
        <source>unusual</source>
        <translation>珍しい</translation>
    </message>
    <message>
        <source>What it confuses most</source>
        <translation>最も混同するもの</translation>
    </message>
    <message>
        <source>{count:,} of {all:,}</source>
        <translation>{count:,}/{all:,}</translation>
    </message>
    <message>
        <source>Nothing: all images are read correctly.</source>
        <translation>なし：すべての画像を正しく読み取りました。</translation>
    </message>
    <message>
        <source>→ {shape}</source>
        <translation>→{shape}</translation>
    </message>
    <message>
        <source>A run of {model} on “{data}”, which ended {time} UTC.</source>
        <translation>「{data}」での{model}の学習。終了：{time}UTC。</translation>
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
        <translation>誤読したもの</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>Loss after epochs</source>
        <translation>エポックごとの損失</translation>
    </message>
    <message>
        <source>Accuracy in % after epochs</source>
        <translation>エポックごとの正解率（%）</translation>
    </message>
    <message>
        <source>Character errors in % after epochs</source>
        <translation>エポックごとの文字誤り率（%）</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>測定されていません。</translation>
    </message>
    <message>
        <source>train</source>
        <translation>訓練</translation>
    </message>
    <message>
        <source>test</source>
        <translation>テスト</translation>
    </message>
    <message>
        <source>Higher values, up to {most:.3g}, are cut off.</source>
        <translation>{most:.3g}を超える値は省略。</translation>
    </message>
    <message>
        <source>The first steps are cut off.</source>
        <translation>最初の数ステップは省略。</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>Not sure: look at the photo.</source>
        <translation>不確か：写真を見てください。</translation>
    </message>
    <message>
        <source>Pages 1 to {most} of {count} are read.</source>
        <translation>{count}ページのうち1～{most}ページを読み取ります。</translation>
    </message>
    <message>
        <source>The photo is blurred: hold the camera still and take it again.</source>
        <translation>写真がぼやけています。カメラを動かさずに撮り直してください。</translation>
    </message>
    <message>
        <source>The rows and columns may be wrong: look at each cell.</source>
        <translation>行と列が正しくないかもしれません：セルを一つずつ確かめてください。</translation>
    </message>
    <message>
        <source>Nothing is written on it, or the writing is too faint or too small.</source>
        <translation>何も書かれていないか、文字が薄すぎるか小さすぎます。</translation>
    </message>
    <message>
        <source>There is writing on it, but no number; if it lies on its side, turn the photo.</source>
        <translation>文字はありますが、数はありません。横向きなら、写真を回転してください。</translation>
    </message>
    <message>
        <source>The digits are only {height:.0f} pixels tall: take a photo of a part at a time.</source>
        <translation>数字の高さが{height:.0f}画素しかありません。部分ごとに撮ってください。</translation>
    </message>
</context>
<context>
    <name>runs</name>
    <message>
        <source>Model</source>
        <translation>モデル</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>使用ソフト</translation>
    </message>
    <message>
        <source>Data set</source>
        <translation>データセット</translation>
    </message>
    <message>
        <source>Training images at most</source>
        <translation>訓練画像の上限</translation>
    </message>
    <message>
        <source>Test images at most</source>
        <translation>テスト画像の上限</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>プリセット</translation>
    </message>
    <message>
        <source>Non-digits per 100 images</source>
        <translation>画像100枚あたりの数字以外</translation>
    </message>
    <message>
        <source>Augmentation fades out over</source>
        <translation>データ拡張を弱める期間</translation>
    </message>
    <message>
        <source>Momentum</source>
        <translation>モーメンタム</translation>
    </message>
    <message>
        <source>Betas</source>
        <translation>ベータ</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>重み減衰</translation>
    </message>
    <message>
        <source>Schedule of the learning rate</source>
        <translation>学習率のスケジュール</translation>
    </message>
    <message>
        <source>Shuffled are</source>
        <translation>シャッフル対象</translation>
    </message>
    <message>
        <source>A smaller last batch is left out</source>
        <translation>端数のバッチを除外</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Channels last in memory</source>
        <translation>メモリでチャンネルを末尾に</translation>
    </message>
    <message>
        <source>Decay of the weights’ average</source>
        <translation>重みの平均の減衰</translation>
    </message>
    <message>
        <source>Label smoothing</source>
        <translation>ラベル平滑化</translation>
    </message>
    <message>
        <source>Worn as poor scans are</source>
        <translation>粗いスキャン風の劣化</translation>
    </message>
    <message>
        <source>Weight of the teacher’s answers</source>
        <translation>教師の答えの重み</translation>
    </message>
    <message>
        <source>Trains the last layer only</source>
        <translation>最後の層だけ訓練</translation>
    </message>
    <message>
        <source>First weights</source>
        <translation>最初の重み</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>教師</translation>
    </message>
    <message>
        <source>Weights kept</source>
        <translation>残す重み</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>{value}</source>
        <translation>{value}</translation>
    </message>
    <message>
        <source>{value} test images</source>
        <translation>テスト画像{value}</translation>
    </message>
    <message>
        <source>rate {value}</source>
        <translation>学習率{value}</translation>
    </message>
    <message>
        <source>batch {value}</source>
        <translation>バッチ{value}</translation>
    </message>
    <message>
        <source>seed {value}</source>
        <translation>シード{value}</translation>
    </message>
    <message>
        <source>all images</source>
        <translation>全画像</translation>
    </message>
    <message>
        <source>augmented</source>
        <translation>データ拡張</translation>
    </message>
    <message>
        <source>plain</source>
        <translation>変化なし</translation>
    </message>
    <message>
        <source>{name} {value}</source>
        <translation>{name}：{value}</translation>
    </message>
    <message>
        <source>Tested on different images ({tests}): their figures do not say which is better.</source>
        <translation>異なる画像（{tests}）でテストしたため、数値からは優劣がわかりません。</translation>
    </message>
    <message>
        <source>The {tests} were not the same for all: their figures do not say which is better.</source>
        <translation>テスト画像（{tests}）が同じではないため、数値からは優劣がわかりません。</translation>
    </message>
    <message>
        <source>loss {loss:.4f} over {images}</source>
        <translation>{images}で損失{loss:.4f}</translation>
    </message>
    <message>
        <source>{result} (learned nothing)</source>
        <translation>{result}（何も学んでいない）</translation>
    </message>
    <message>
        <source>all</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
    <message>
        <source>{count} (stopped)</source>
        <translation>{count}（停止）</translation>
    </message>
    <message>
        <source>{count} (the loss exploded)</source>
        <translation>{count}（損失が発散）</translation>
    </message>
    <message>
        <source>{count} (the device failed)</source>
        <translation>{count}（デバイス障害）</translation>
    </message>
    <message>
        <source>Best test accuracy</source>
        <translation>最良のテスト正解率</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>備考</translation>
    </message>
    <message>
        <source>Tested on</source>
        <translation>テストデータ</translation>
    </message>
    <message>
        <source>not tested</source>
        <translation>未テスト</translation>
    </message>
    <message>
        <source>Best test loss</source>
        <translation>最良のテスト損失</translation>
    </message>
    <message>
        <source>In epoch</source>
        <translation>そのエポック</translation>
    </message>
    <message>
        <source>Epochs done</source>
        <translation>完了エポック</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>パラメーター</translation>
    </message>
    <message>
        <source>Training images</source>
        <translation>訓練画像</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>デバイス</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>層</translation>
    </message>
    <message>
        <source>image</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>patch</source>
        <translation>パッチ</translation>
    </message>
    <message>
        <source>width</source>
        <translation>幅</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>ブロック</translation>
    </message>
    <message>
        <source>heads</source>
        <translation>ヘッド</translation>
    </message>
    <message>
        <source>pixels</source>
        <translation>画素値</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Epochs</source>
        <translation>エポック</translation>
    </message>
    <message>
        <source>How often the network sees every training image</source>
        <translation>ネットワークが訓練画像のすべてを見る回数</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>バッチサイズ</translation>
    </message>
    <message>
        <source>Images for each step; “full”: all of them for one step</source>
        <translation>1ステップに使う画像の数。「全画像」：1ステップですべて</translation>
    </message>
    <message>
        <source>Optimizer</source>
        <translation>最適化手法</translation>
    </message>
    <message>
        <source>How the weights are updated</source>
        <translation>重みの更新方法</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学習率</translation>
    </message>
    <message>
        <source>How far each step goes; too large and training diverges</source>
        <translation>1ステップで進む幅。大きすぎると学習が発散します</translation>
    </message>
    <message>
        <source>Vary the images: turn, shift, bend, thicken</source>
        <translation>画像に変化を付ける：回転、移動、曲げ、太さ</translation>
    </message>
    <message>
        <source>Turn, shift, bend and thicken the images a little each time they are seen, so that other people’s handwriting is read, too (augmentation)</source>
        <translation>画像を見るたびに少し回転、移動、曲げ、太さを変え、ほかの人の筆跡も読めるようにします（データ拡張）</translation>
    </message>
    <message>
        <source>Mix pictures</source>
        <translation>画像を混ぜる</translation>
    </message>
    <message>
        <source>Colour pictures in pairs, and their classes as well: mixup blends two, cutmix puts a piece of one into the other; for long runs</source>
        <translation>カラー画像を2枚ずつ、クラスも一緒に混ぜる：mixupは2枚を重ね、cutmixは一方の一部を他方に入れます。長い学習向け</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>乱数シード</translation>
    </message>
    <message>
        <source>The same seed repeats a run exactly; another one starts and shuffles differently</source>
        <translation>同じシードなら学習を正確に再現し、別のシードなら初期値と順序が変わります</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全画像</translation>
    </message>
    <message>
        <source>none</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>constant</source>
        <translation>一定</translation>
    </message>
    <message>
        <source>one-cycle</source>
        <translation>1サイクル</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>サンプル</translation>
    </message>
    <message>
        <source>batches</source>
        <translation>バッチ</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自動</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>レシピ</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>高速</translation>
    </message>
    <message>
        <source>published</source>
        <translation>公表どおり</translation>
    </message>
    <message>
        <source>best</source>
        <translation>最良</translation>
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
            <numerusform>画像%Ln枚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln epoch(s)</source>
        <translation>
            <numerusform>%Lnエポック</numerusform>
        </translation>
    </message>
    <message>
        <source>It has learned nothing: its accuracy is at chance. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>何も学んでいません：正解率は当て推量と同じです。別の学習率（損失が跳ねたら小さく、ほとんど動かなければ大きく）か、より多いエポックを試してください。</translation>
    </message>
    <message>
        <source>It has learned nothing: its loss never fell below that of guessing. Try another learning rate (smaller if the loss leapt, larger if it hardly moved), or more epochs.</source>
        <translation>何も学んでいません：損失が当て推量より下がりませんでした。別の学習率（損失が跳ねたら小さく、ほとんど動かなければ大きく）か、より多いエポックを試してください。</translation>
    </message>
    <message>
        <source>It has learned nothing: its weights are no longer numbers, so that it cannot be saved. Try a smaller learning rate.</source>
        <translation>何も学んでいません：重みが数でなくなり、保存できません。より小さい学習率を試してください。</translation>
    </message>
    <message>
        <source>Stopped before the first step.</source>
        <translation>最初のステップの前に停止しました。</translation>
    </message>
    <message numerus="yes">
        <source>Trained %Ln epoch(s).</source>
        <translation>
            <numerusform>%Lnエポック学習しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped after {done}, before the first test.</source>
        <translation>{done}で、最初のテストの前に停止しました。</translation>
    </message>
    <message>
        <source>Stopped after {done}.</source>
        <translation>{done}で停止しました。</translation>
    </message>
    <message>
        <source>The loss is no longer a number (step {step}, learning rate {rate:g}); the last good weights are kept. Try a smaller learning rate.</source>
        <translation>損失が数でなくなりました（ステップ{step}、学習率{rate:g}）。最後の正常な重みを残しました。より小さい学習率を試してください。</translation>
    </message>
    <message>
        <source>The device failed; the last good weights are kept.</source>
        <translation>デバイスに障害が発生しました。最後の正常な重みを残しました。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s)</source>
        <translation>
            <numerusform>%Lnステップ</numerusform>
        </translation>
    </message>
    <message>
        <source>{epochs} and {steps}</source>
        <translation>{epochs}と{steps}</translation>
    </message>
    <message>
        <source>data</source>
        <translation>データ</translation>
    </message>
    <message>
        <source>files</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>the fastest way to compute</source>
        <translation>最速の計算方法</translation>
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
        <translation>{images}中{share}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}秒</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours}時間{minutes}分</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes}分{seconds}秒</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes}分</translation>
    </message>
    <message>
        <source>{time} ms</source>
        <translation>{time}ミリ秒</translation>
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
        <translation>{some}＋{item}</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message>
        <source>Small in the picture? Come closer, or choose File, Read pages and tables.</source>
        <translation>小さく写っていますか。近づいて撮るか、「ファイル」の「ページと表を読み取る」を選んでください。</translation>
    </message>
    <message>
        <source>This network is an autoencoder: it reconstructs images instead of classifying them.</source>
        <translation>このネットワークはオートエンコーダーです。画像を分類せず、再構成します。</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>再構成しました</translation>
    </message>
    <message>
        <source>not named: the model is an autoencoder, which “digitpad reconstruct” shows</source>
        <translation>名前なし：モデルはオートエンコーダーです。「digitpad reconstruct」で見られます</translation>
    </message>
    <message>
        <source>{verdict} (several digits? Only one can be read at a time)</source>
        <translation>{verdict}（数字が複数？読み取れるのは一度に1文字です）</translation>
    </message>
    <message>
        <source>Read as {digit}, at {share}.</source>
        <translation>「{digit}」と読み取りました（{share}）。</translation>
    </message>
    <message>
        <source>All answers are about as probable; {first} is ahead, at {share}.</source>
        <translation>どの答えも確率は同じくらいです。いちばん高いのは「{first}」（{share}）です。</translation>
    </message>
    <message>
        <source>No idea yet</source>
        <translation>まだ見当がつきません</translation>
    </message>
    <message>
        <source>{first}?</source>
        <translation>{first}？</translation>
    </message>
    <message>
        <source>{first} or {second}?</source>
        <translation>{first}か{second}？</translation>
    </message>
    <message>
        <source>It could be {first}, at {share}, or {second}.</source>
        <translation>「{first}」（{share}）か、「{second}」かもしれません。</translation>
    </message>
    <message>
        <source>Several digits?</source>
        <translation>数字が複数？</translation>
    </message>
    <message>
        <source>Figures stand apart here; digitpad reads one digit at a time.</source>
        <translation>離れた数字があります。digitpadは一度に1文字を読み取ります。</translation>
    </message>
    <message>
        <source>One digit at a time is read here.</source>
        <translation>ここで読み取るのは一度に1文字です。</translation>
    </message>
    <message>
        <source>This looks like none of the classes; the closest is {label}.</source>
        <translation>どのクラスにも似ていません。最も近いのは{label}です。</translation>
    </message>
    <message>
        <source>{share} likely to be one of them. The bars: which one, if it were.</source>
        <translation>このどれかである確率は{share}。棒グラフは、どれかだとした場合です。</translation>
    </message>
    <message>
        <source>{share} likely to be a digit. The bars: which one, if it were.</source>
        <translation>数字である確率は{share}。棒グラフは、数字だとした場合です。</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>どれでもない</translation>
    </message>
    <message>
        <source>This does not look like any digit; the closest is {digit}.</source>
        <translation>どの数字にも似ていません。最も近いのは{digit}です。</translation>
    </message>
    <message>
        <source>Not a digit</source>
        <translation>数字ではない</translation>
    </message>
    <message>
        <source>Nothing to see</source>
        <translation>何も見えません</translation>
    </message>
    <message>
        <source>The picture is of one colour only.</source>
        <translation>画像が一色だけです。</translation>
    </message>
    <message>
        <source>Too little to read</source>
        <translation>小さすぎます</translation>
    </message>
    <message>
        <source>A dot, or hardly more: there is too little to be a digit.</source>
        <translation>点くらいしかなく、数字としては小さすぎます。</translation>
    </message>
    <message>
        <source>Nothing drawn</source>
        <translation>何も描かれていません</translation>
    </message>
    <message>
        <source>There is nothing on the canvas yet.</source>
        <translation>キャンバスにはまだ何もありません。</translation>
    </message>
</context>
<context>
    <name>wings</name>
    <message>
        <source>This digitpad comes without its part “{part}”, which this needs: install the whole digitpad.</source>
        <translation>このdigitpadには、必要な部分「{part}」が含まれていません。digitpad全体をインストールしてください。</translation>
    </message>
</context>
</TS>
