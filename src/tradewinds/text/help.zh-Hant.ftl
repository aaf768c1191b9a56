### 指令的說明：只有純文字、沒有變數，因此不必啟動其他文字的機制即可讀取。
###
### help-<指令> 是指令清單中的一行，help-<指令>-text 是 `tradewinds <指令> --help` 的內容；
### help-<指令>-<選項> 是一個選項，help-<選項> 是多個指令共用的選項。每段在終端機上是一行；縮排較深的行保持原樣。

help-usage = 用法：
help-required = 必填
help-default = 預設
help-group-table = 遊玩
help-group-study = 研究
help-group-check = 檢查
help-group-host = 主機管理
help-parameters = 參數與選項
help-arguments = 參數
help-commands = 一般
help-help = 顯示這份說明。
help-version = 顯示版本。
help-tradewinds-text =
    規則完整而精確的歐式桌上遊戲。

    在終端機遊玩，或提供網頁桌；查規則；模擬、重播並檢查對局。

    例如：

        tradewinds play jamaica
        tradewinds serve
        tradewinds rules 火藥 --lang zh-Hant
        tradewinds simulate puertorico --players 4 --games 1000 --bots mate,random

    每個指令都有說明：tradewinds simulate --help

    語言：--lang 或 TRADEWINDS_LANG（en、zh-Hant、hu），否則依系統語言。

## 多個指令共用的選項

help-game = 遊戲名稱，例如 jamaica。
help-players = 玩家人數。
help-seed = 任意文字：相同的種子產生相同的對局。
help-option = 遊戲選項，寫成 名稱=值；可重複給定。
help-lang = 語言：en、zh-Hant 或 hu。
help-json = 輸出一份 JSON 文件。
help-file = 對局紀錄檔。
help-option-pack = 換用其他卡牌的檔案（tradewinds pack）。
help-database = 檔案或網址：sqlite:///檔案、postgresql://主機/名稱；伺服器使用的那一個。

## tradewinds play

help-play = 在終端機玩一整局。
help-play-text =
    在終端機玩一整局，只用鍵盤。

    一切都是依發生順序出現的文字，螢幕報讀軟體也能跟上。以數字選擇。? 說明這個決定與其規則。其他用語：版圖、我、其他人、紀錄、規則 關鍵字、收回、存檔、離開（英文用語也可以）。

    輸入結束或按 Ctrl-C 時會存檔，並告訴你如何繼續。

    例如：

        tradewinds play jamaica
        tradewinds play puertorico --players 2 --option puertomas=1 --lang zh-Hant
        tradewinds play jamaica --bots mybot.py:Careful
        tradewinds play --resume jamaica.json
help-play-players = 玩家人數，包括你。
help-play-bots = 其他座位由誰操作：名稱以逗號分隔；自製機器人寫成 模組:類別 或 檔案.py:類別。
help-play-seat = 你的座位，與紀錄相同從 0 數起。
help-play-save = 每次決定後將對局存在這個檔案。
help-play-resume = 繼續已存檔的對局。

## tradewinds campaign

help-campaign = 橫跨多場對局的故事，存於一個檔案。
help-campaign-text =
    橫跨多場對局的故事，存於一個檔案：繼續、閱讀、帶走存檔。

    檔案包含每場對局的紀錄；每場都從前一場交下的內容開始。next 讓電腦玩家進行下一場，檔案不存在時就開始新的故事；play 相同，但由你入座。show 說出已閱讀與決定的內容，以及地圖現況。export 印出存檔，也就是下一場開始時的內容；import 以存檔開始新的檔案。檔案只會被多了一場的檔案取代。tradewinds verify 檢查整個故事。

    例如：

        tradewinds campaign next story.json --players 3 --bots mate
        tradewinds campaign next story.json --whole
        tradewinds campaign play other.json --chapter 4 --players 2
        tradewinds campaign export story.json --archive archive.json
        tradewinds campaign import again.json --archive archive.json
        tradewinds verify story.json

    JSON 文件：game、matches（場數）、ending（尚無結局時為 null）、archive。
help-campaign-what = next、play、show、export 或 import。
help-campaign-file = 故事的檔案。
help-campaign-game = 哪個遊戲的故事。
help-campaign-archive = export 與 import 的存檔檔案。
help-campaign-chapter = 從這一章節開始。
help-campaign-bots = 由誰進行：以逗號分隔的名稱；自己的電腦玩家寫成 module:Class 或 file.py:Class。
help-campaign-seat = 使用 play 時：你的座位，如紀錄中從 0 開始。
help-campaign-whole = 使用 next 時：一場接一場，直到故事結束。

## tradewinds serve

help-serve = 提供網頁桌。
help-serve-text =
    提供網頁桌，直到按 Ctrl-C。

    每個決定在確認之前都已寫入資料庫，因此伺服器隨時可以停止。

    例如：

        tradewinds serve
        tradewinds serve --host 0.0.0.0 --port 9000
        tradewinds serve --database postgresql://tradewinds@localhost/tradewinds
help-serve-host = 監聽的位址。
help-serve-port = 連接埠；0 表示任選空閒的一個。
help-serve-database = 檔案或網址：sqlite:///檔案、postgresql://主機/名稱。
help-serve-keep = 牌桌在最後一次動靜之後保留幾天；0 表示永久。未指定時為 waiting=30,practice=30,running=0,finished=0。
help-serve-metrics = Prometheus 讀取指標的位址，例如 127.0.0.1:9464；未指定時不提供。
help-serve-log = 伺服器紀錄的格式：text 或 json。
help-serve-log-calls = 每次 HTTP 呼叫也寫一行。

## tradewinds games

help-games = 列出遊戲及其選項與機器人。
help-games-text =
    列出遊戲：幾人可玩、有哪些選項、哪些機器人會玩。

    例如：

        tradewinds games
        tradewinds games --lang zh-Hant
        tradewinds games --json

## tradewinds rules

help-rules = 查找並顯示規則。
help-rules-text =
    查找並顯示規則；不給關鍵字則列出章節。

    拒絕訊息與紀錄提到的就是規則編號。找不到時結束代碼為 1。

    例如：

        tradewinds rules JAM-4.2
        tradewinds rules 火藥 --lang zh-Hant
        tradewinds rules 6 --game jamaica --lang zh-Hant
help-rules-words = 規則編號（JAM-4.2）、章節編號（4），或其中出現的字詞。
help-rules-game = 只查這個遊戲的規則。

## tradewinds simulate

help-simulate = 讓機器人玩許多局並統計。
help-simulate-text =
    讓機器人互相玩許多局並統計。

    機器人依序入座直到坐滿，每一局全體移動一個座位：局數等於機器人數時，每個機器人在每個座位坐的次數相同。由規則本身操作的座位（波多馬）稱為 rules。共享勝利時，每位贏家各得相等的一份。第 i 局的種子是 SEED.i；結果與行程數無關。

    檢查的內容：每次決定之後檢查局面的不變量（盒中之物不增不減），除非給了 --no-check；一局結束時，只有給了 --verify-replay 才檢查其紀錄重播後是否得到相同局面。機器人故障或做了不可做的事也同樣會被指出，該局不計入。發現上述任何情況時結束代碼為 1。

    使用 --no-check、全部為 random、且沒有 --verify-replay 與 --record 時，對局在引擎內全速進行；此時不測量決定時間。

    例如：

        tradewinds simulate jamaica --players 4 --games 1000
        tradewinds simulate jamaica --bots mate,random,random,random --games 1000 --json
        tradewinds simulate puertorico --bots mybot.py:Careful,mate --games 200
        tradewinds simulate jamaica --players 2 --option ghost_tie_rule=captain_chooses --verify-replay
        tradewinds simulate jamaica --games 20 --record matches/

    JSON 文件：game、players、options、games、finished、decisions、seconds、games_per_s、decisions_per_s、mean_scores（各座位）、seat_wins（各座位）、bot_wins（各機器人）、violations（句子；未檢查則為 null），以及 bots：各機器人的 seats（在完成的對局中坐過的座位數）、mean_score、mean_place、wins、win_share（佔完成對局的比例）、win_share_95（Wilson 95 % 區間）、decisions、decision_ms_mean、decision_ms_p99。
help-simulate-games = 對局數。
help-simulate-bots = 名稱以逗號分隔；自製機器人寫成 模組:類別 或 檔案.py:類別。
help-simulate-check = 每次決定後檢查不變量（除非 --no-check，否則都會檢查）。
help-simulate-verify-replay = 重播每份紀錄並比較結局。
help-simulate-record = 存放每局紀錄的資料夾。
help-simulate-jobs = 行程數；不給則在工作量足夠時使用所有核心。
help-simulate-campaign = 以完整的故事取代單場對局：各自進行到結局。

## tradewinds arena

help-arena = 機器人之間的賽事，附等級分與報告。
help-arena-text =
    機器人之間的賽事：輪換座位、成對發牌，直到問題有了答案。

    對局分為區塊。同一區塊的對局發牌相同，要比較的機器人在每個座位各坐一次。種類決定誰與誰相遇：free 混合所有機器人；duel 讓每種機器人一個對上一桌列在其後的機器人，形成階梯；solo 讓每個機器人獨自對抗遊戲（只有一個座位給機器人的牌桌，例如 --players 2 --option puertomas=1）。

    機器人可以是內建的、自製的類別（模組:類別、檔案.py:類別），或使用行協定的程式（cmd:指令；docs/arena.md）。自製的機器人在獨立的行程中執行，有時間與記憶體限制，系統允許時也沒有網路。當掉、回答太遲、回答無意義或佔用太多記憶體的機器人輸掉該局，賽事繼續進行。

    賽事在 --matches 局後停止，或更早：--question 有了答案（無論看多少次，至多二十次錯一次），或所有勝率的誤差都在 ± --width 以內。一切都存放在 --out 資料夾：結果、每局的紀錄與 report.html。相同的指令會從中斷處繼續。

    若有對局不計入，結束代碼為 1；那絕不是機器人的過錯。

    例如：

        tradewinds arena jamaica --bots mate,random --kind duel --out ladder
        tradewinds arena jamaica --bots mate,random --kind duel --question "mate wins 40%" --out asked
        tradewinds arena puertorico --bots mate,random,mybot.py:Careful --players 3 --matches 300 --out mixed
        tradewinds arena puertorico --bots mate,random --kind solo --players 2 --option puertomas=1 --out alone
        tradewinds arena jamaica --bots "cmd:python3 mybot.py,mate" --players 2 --time 1 --out mine

    JSON 文件：game、players、options、kind、seed、matches、void、stopped（by：yes、no、width 或 matches；matches、question、error）、ratings（各機器人的 mu、sigma、mu_95）、shares（bot、against、matches、share、share_95、fair）、bots（各機器人的 seats、mean_score、mean_place、wins、faults、decisions、decision_ms_mean、decision_ms_p99）、seats、faults、voids、seconds。
help-arena-bots = 名稱以逗號分隔；自製機器人寫成 模組:類別、檔案.py:類別 或 cmd:指令。
help-arena-out = 賽事的資料夾；裡面若是同一場賽事，就繼續進行。
help-arena-matches = 最多幾局，向上取至整個區塊。
help-arena-kind = free、duel 或 solo。
help-arena-question = 要決定的問題，例如 "mate wins 40%"。
help-arena-width = 所有勝率的誤差都在 ± 這個值以內時停止，例如 0.02。
help-arena-time = 自製機器人每個決定的秒數。
help-arena-total = 它在一局中所有決定的秒數；不給則為 --time 的一千倍。
help-arena-memory = 自製機器人的記憶體，以 MiB 計。
help-arena-jobs = 行程數；不給則使用所有核心。
help-arena-ray = 在這個位址的 Ray 叢集上進行（需要 tradewinds[ray]）；auto 表示這台電腦的叢集。

## tradewinds train

help-train = 以自我對局訓練提督用的網路。
help-train-text =
    先進行對局，再以其結果擬合網路，然後用這個網路進行更好的對局，如此反覆。第一代對局依經驗法則進行，之後各代由前一代網路引導的搜尋進行。

    一切都存放在 --out 所指的資料夾。中斷後，以同一指令便從停下處繼續；種子相同，得到的網路也相同。需要 tradewinds[train]。

    例如：

        tradewinds train jamaica --out jamaica-net
        tradewinds train puertorico --generations 5 --search-matches 1000 --out long
help-train-out = 課程的資料夾；若其中已有同一課程，便接著進行。
help-train-seed = 對局與初始權重的種子。
help-train-generations = 擬合網路的次數；之後可再增加以接續課程。
help-train-matches = 第一代的對局數；除非 --first-rounds 另有指定，皆依經驗法則進行。
help-train-first-rounds = 第一代中每次成為課題的決定所用的純搜尋回數；0：該代不搜尋。
help-train-corrects = 網路只修正經驗法則對局面的評斷，而不自行評斷；適用於經驗法則不必下完整局就能評斷的遊戲。
help-train-search-matches = 其餘各代由搜尋進行的對局數。
help-train-rounds = 每次成為課題的決定所用的搜尋回數。
help-train-thumbs = 搜尋的初步判斷中留給經驗法則的部分，0 到 1。
help-train-steps = 網路評斷局面之前，先依經驗法則走幾個決定。
help-train-taught = 依經驗法則進行的一場對局中，決定作為教材的部分，0 到 1；一場裡相似的決定多時就取少些。
help-train-players = 各局依次的玩家人數，例如 --players 4 --players 2；未指定則輪流使用各種人數。
help-train-epochs = 每個網路把所有課題走過幾遍。
help-train-width = 所見與所答之間有多少個數。
help-train-jobs = 進行對局的程序數；未指定則用所有核心。

## tradewinds replay

help-replay = 逐行敘述一局紀錄。
help-replay-text =
    逐行敘述一局紀錄：每個決定及其結果，並附規則。

    在終端機加上 --step：Enter 繼續，b 朗讀版圖，q 停止。

    例如：

        tradewinds replay match.json
        tradewinds replay match.json --step --lang zh-Hant
        tradewinds replay match.json --json

    JSON 文件：game、players、options、seed、seats、steps（number、decision、facts）、over、scores、winners、ranking（從第一名起的座位）、outcome（won、score、target；座位互相對戰時為 null）。
help-replay-seat = 只敘述這個座位能知道的事，與紀錄相同從 0 數起。
help-replay-step = 每次決定後等待 Enter。

## tradewinds bench

help-bench = 與參考迴圈一起測量速度。
help-bench-text =
    測量隨機遊玩、複製與觀看局面，並同時測量一個固定的純 Python 參考迴圈。

    機器有雜訊，因此輪流在許多短暫的 CPU 時間片中測量，取中位數。可在機器之間比較的數字是每個決定相當於幾次參考迴圈。

    TRADEWINDS_INTERPRETED=1 會測量原始碼而不是編譯後的引擎。

    例如：

        tradewinds bench jamaica
        tradewinds bench jamaica --players 6 --json
        tradewinds bench maracaibo --players 2 --option jean=1
        tradewinds bench jamaica --envs

    JSON 文件：game、players、compiled、games_per_s、decisions_per_s、copy_us、view_us、reference_loop_per_s、iterations_per_decision、seconds（CPU）；不給 GAME 則為清單。 使用 --envs 時：game、players、compiled、entries、actions、encode_us、batch_steps_per_s、pettingzoo_steps_per_s、reference_loop_per_s、iterations_per_step、seconds。
help-bench-game = 遊戲；不給則為所有遊戲。
help-bench-players = 玩家人數；遊戲允許時為 4。
help-bench-slices = 每項測量幾次。
help-bench-envs = 改為測量觀測值與學習程式的環境（docs/environments.md）。

## tradewinds verify

help-verify = 檢查紀錄：種子、每個決定、結果。
help-verify-text =
    檢查紀錄：種子是否符合對局前桌上所示、每個決定、結果。

    有任何不符時結束代碼為 1，檔案根本不是紀錄時為 2。

    故事檔案逐場檢查，並檢查每場是否接續前一場交下的內容。

    例如：

        tradewinds verify match.json

    JSON 文件：file、ok、checks（名稱：true 或 false）、message。故事檔案：file、ok、matches（檢查的清單）、message。

## tradewinds scenario

help-scenario = 執行情境：可讀的規則測試。
help-scenario-text =
    執行情境：可讀的規則測試，也是錯誤回報的檔案。格式見 docs/scenarios.md。

    情境所寫的都會檢查，否則就是指出步驟與欄位的錯誤。任何一個失敗時結束代碼為 1，檔案或資料夾無法讀取時為 2。

    例如：

        tradewinds scenario tests/scenarios/jamaica
        tradewinds scenario my-question.yaml --lang zh-Hant

    JSON 文件：id、file、ok、message 的清單。
help-scenario-files = YAML 檔，或含有此類檔案的資料夾。

## tradewinds pack

help-pack = 為遊戲換上其他卡牌：檢查、起草、比較、模擬。
help-pack-text =
    為遊戲換上其他卡牌：檢查卡包、起草一份，或與盒裝比較。

    卡包是一個 YAML 檔，說明遊戲資料中哪些項目要更改、新增或移除（docs/packs.md）。它只是資料。play、simulate、replay、verify、bench、scenario 與 serve 以 --pack 使用；紀錄會寫下所用卡牌的指紋。

    check 說明卡包能否使用，並指出錯誤的位置（結束代碼為 1），以及牌庫與盒裝的差異。new 印出一份起頭的卡包。diff 列出與盒裝不同的每個欄位。fields 列出一個遊戲中卡包可以更改的內容，以及其餘內容不能更改的原因。

    simulate 用卡包與盒裝各進行同樣的對局，種子與電腦玩家都相同，並比較誰獲勝、分數多少、一局多長，以及更改的內容多常使用。

    例如：

        tradewinds pack new empires --save mine.yaml
        tradewinds pack check mine.yaml
        tradewinds pack diff mine.yaml
        tradewinds pack fields jamaica
        tradewinds pack simulate mine.yaml --games 200 --bots mate
        tradewinds play empires --pack mine.yaml
help-pack-what = check、new、diff、fields 或 simulate。
help-pack-of = 卡包的檔案；用 new 與 fields 時是遊戲名稱。
help-pack-save = 與 new 一起：寫入此檔案。
help-pack-games = 與 simulate 一起：使用卡包的對局數，盒裝也是同樣的數目。
help-pack-players = 與 simulate 一起：座位數；遊戲允許時為四。
help-pack-bots = 與 simulate 一起：由誰來玩，同 tradewinds simulate。
help-pack-check = 與 simulate 一起：使用卡包時，在每次決定之後檢查不變條件。
help-pack-jobs = 與 simulate 一起：使用多少個行程；不指定時，工作夠多就用所有核心。

## tradewinds coverage

help-coverage = 列出哪些規則已測試、哪些沒有。
help-coverage-text =
    列出遊戲的哪些規則被測試引用、哪些沒有。

    tests/scenarios/GAME/ 下的情境在「rules:」清單中引用規則，Python 測試在 pytest.mark.rules("JAM-3.2", …) 標記中引用。測試只被讀取，不會執行。無法測試的規則及其原因寫在遊戲的 untestable.yaml。測試屬於原始碼，不在安裝的套件中。

    有規則未測試，或測試引用不存在的規則時，結束代碼為 1。

    例如：

        tradewinds coverage jamaica
        tradewinds coverage jamaica --json

    JSON 文件：game、rules、tested（規則：測試）、untested、untestable（規則：原因）。
help-coverage-tests = 測試的資料夾（若不在這份原始碼中）。

## tradewinds backup

help-backup = 伺服器運作時，將一切存成一個檔案。
help-backup-text =
    伺服器運作時，將整個資料庫存成一個檔案。

    所有內容都取自同一個快照。檔案標明一個時刻：在那之前已確認的每個決定都在其中。可還原到 SQLite 或 PostgreSQL。檔案含有簽署 cookie 的金鑰與進行中對局的種子，因此只有擁有者能讀取；請保持如此。

    例如：

        tradewinds backup tables.backup
        tradewinds backup tables.backup --database postgresql://tradewinds@localhost/tradewinds
        tradewinds backup - | ssh elsewhere "cat > tables.backup"

    JSON 文件：version、revision、moment（自 1970 年起的毫秒數）、time、database、rows（各資料表）、sha256。
help-backup-file = 新檔案，或以 - 表示標準輸出。

## tradewinds restore

help-restore = 從備份填入空的資料庫。
help-restore-text =
    從備份填入空的資料庫，或檢查備份是否完好。

    先將檔案讀到最後並檢查，再全部寫入，否則什麼都不寫。舊版的備份會更新到現行結構。若伺服器已在這個空資料庫上運作，玩家的 cookie 會在一分鐘內恢復有效。

    例如：

        tradewinds restore tables.backup --check
        tradewinds restore tables.backup --database elsewhere.db
        tradewinds restore tables.backup --database postgresql://tradewinds@localhost/tradewinds

    JSON 文件：與 tradewinds backup 相同。
help-restore-file = 備份檔。
help-restore-check = 只檢查檔案是否完好。

## tradewinds admin

help-admin = 在運作中的伺服器旁管理牌桌與玩家。
help-admin-text =
    在運作中的伺服器旁管理牌桌與玩家，伺服器會在數秒內跟進。

    tables、table ID、close ID：列出牌桌（最近有動靜的在前）、顯示一張牌桌的座位與對話、移除牌桌。guests 文字、guest ID：依名稱尋找玩家、顯示其牌桌與位址。reports、resolve ID：玩家的檢舉，以及標為已處理。ban 訪客 或 ban 位址、unban、bans：暫時或永久封鎖。message 文字、messages、unsay ID：告訴所有人或某張牌桌一件事。

    種子、邀請與卡牌一律不顯示。

    例如：

        tradewinds admin tables --status running
        tradewinds admin ban 5f0c7e1d2a9b4c3e8d6f0a1b --addresses --for 7d --reason "Spam"
        tradewinds admin ban 203.0.113.0/24 --for 2h
        tradewinds admin message "Back in five minutes: we are moving." --for 30m
        tradewinds admin message --text en=Hello --text hu=Szia --table Xb3kQ9aa7bCd

    JSON 文件：所顯示的內容，或所做的事。
help-admin-what = tables、table、close、guests、guest、reports、resolve、bans、ban、unban、messages、message 或 unsay。
help-admin-of = 對象：編號、位址或網路、要找的文字，或訊息內容。
help-admin-status = 用於 tables：只列 open、running 或 finished 的牌桌。
help-admin-guest = 用於 tables：只列這位訪客所在的牌桌。
help-admin-table = 用於 message：只在這張牌桌。
help-admin-for = 用於 ban 與 message：多久，例如 30m、2h、7d 或 4w；未指定則為永久。
help-admin-reason = 用於 ban：會告訴對方的理由；用於 resolve：備註。
help-admin-addresses = 用於 ban：連同這位訪客最近一個月來自的位址。
help-admin-text-option = 用於 message：某種語言的文字，例如 hu=Szia；可重複指定。
help-admin-all = 用於 reports：連同已處理的。
help-admin-limit = 最多列出幾個。
help-admin-yes = 用於 close：也移除正在進行或已結束的牌桌。
