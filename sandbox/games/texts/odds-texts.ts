/** What the sports book and the fight card say: by key, in the order of `../texts.ts`, with "|" between. */
export const oddsTexts = {
  place: 'Place bet|বাজি ধরুন|Đặt cược|确认投注|วางเดิมพัน|賭ける|ضع الرهان|Apostar',
  pickOdds:
    'Choose one of the odds|একটি দর বেছে নিন|Chọn một tỷ lệ cược|请选择一个赔率|เลือกอัตราต่อรองหนึ่งรายการ|オッズをひとつ選んでください|اختر واحدًا من معدلات الرهان|Elige una cuota',
  matches: 'Matches|ম্যাচ|Các trận đấu|比赛|การแข่งขัน|試合|المباريات|Partidos',
  bouts: 'Bouts|দ্বৈরথ|Các cặp đấu|对阵|คู่แข่งขัน|対戦|النزالات|Duelos',
  slip: 'Bet slip|বাজির স্লিপ|Phiếu cược|投注单|บิลเดิมพัน|ベットスリップ|قسيمة الرهان|Boleto',
  ifRight:
    'If it is right, {{amount}} comes back, the stake included.|মিললে বাজিসহ {{amount}} ফেরত আসবে।|Nếu đúng, bạn nhận lại {{amount}}, gồm cả tiền cược.|猜中返还 {{amount}}，含本金。|ถ้าถูก ได้คืน {{amount}} รวมเงินเดิมพัน|的中なら、賭け金込みで {{amount}} が戻ります。|إن أصبت يعود إليك {{amount}} شاملًا الرهان.|Si aciertas, vuelven {{amount}}, apuesta incluida.',
  ifWrong:
    'If not, {{amount}} is lost.|না মিললে {{amount}} যাবে।|Nếu sai, bạn mất {{amount}}.|未猜中则失去 {{amount}}。|ถ้าไม่ถูก เสีย {{amount}}|外れたら {{amount}} を失います。|وإن لم تصب تخسر {{amount}}.|Si no, pierdes {{amount}}.',
  virtual:
    'Virtual matches. The server draws yours when you bet, anew for each bet.|ভার্চুয়াল ম্যাচ। আপনি বাজি ধরলে সার্ভার ফল ড্র করে, প্রতিটি বাজির জন্য নতুন করে।|Trận đấu ảo. Máy chủ rút kết quả khi bạn đặt cược, mỗi lần cược một kết quả mới.|虚拟比赛。每次投注时由服务器重新随机产生结果。|การแข่งขันเสมือน เซิร์ฟเวอร์สุ่มผลเมื่อคุณเดิมพัน ใหม่ทุกครั้ง|バーチャル試合です。ベットのたびにサーバーが新しく抽選します。|مباريات افتراضية. يسحب الخادم نتيجتها عند رهانك، من جديد لكل رهان.|Partidos virtuales. El servidor sortea el tuyo al apostar, de nuevo en cada apuesta.',
  kites:
    'No animals: two kites, and whose line holds wins. The server draws the bout when you bet.|কোনো প্রাণী নেই: দুটি ঘুড়ি, যার সুতা টেকে সে জেতে। আপনি বাজি ধরলে সার্ভার ফল ড্র করে।|Không có động vật: hai cánh diều, dây nào giữ được thì thắng. Máy chủ rút kết quả khi bạn đặt cược.|没有动物：两只风筝，线不断者胜。投注时由服务器随机产生结果。|ไม่มีสัตว์ มีเพียงว่าวสองตัว สายของใครไม่ขาดชนะ เซิร์ฟเวอร์สุ่มผลเมื่อคุณเดิมพัน|動物は使いません。二つの凧で、糸が残ったほうの勝ち。ベットのときにサーバーが抽選します。|بلا حيوانات: طائرتان ورقيتان، ومن يصمد خيطها تفوز. يسحب الخادم النتيجة عند رهانك.|Sin animales: dos cometas, y gana la que conserva el hilo. El servidor sortea el duelo al apostar.',
  ofOdds:
    'Odds are {{rtp}} divided by the chance: every bet returns that on average.|দর হলো {{rtp}} ভাগ সম্ভাবনা: গড়ে প্রতিটি বাজি ততটাই ফেরত দেয়।|Tỷ lệ cược là {{rtp}} chia cho xác suất: trung bình mọi cược hoàn lại chừng đó.|赔率为 {{rtp}} 除以概率：每注平均返还此比例。|อัตราต่อรองคือ {{rtp}} หารด้วยโอกาส ทุกเดิมพันจึงคืนเฉลี่ยเท่านี้|オッズは {{rtp}} を確率で割った値で、どの賭けも平均でこの割合が戻ります。|المعدل هو {{rtp}} مقسومًا على الاحتمال: كل رهان يعيد ذلك في المتوسط.|La cuota es {{rtp}} entre la probabilidad: toda apuesta devuelve eso de media.',
  ofTotal:
    'Winner and total are drawn apart.|বিজয়ী ও মোট আলাদাভাবে ড্র হয়।|Bên thắng và tổng được rút riêng.|胜方与总数分别抽取。|ผู้ชนะและผลรวมสุ่มแยกกัน|勝者と合計は別々に抽選します。|يُسحب الفائز والمجموع كلٌّ على حدة.|Ganador y total se sortean por separado.',
  tie: 'Draw|ড্র|Hòa|平局|เสมอ|引き分け|تعادل|Empate',
  wins: '{{side}} wins|{{side}} জয়ী|{{side}} thắng|{{side}} 获胜|{{side}} ชนะ|{{side}} の勝ち|فوز {{side}}|Gana {{side}}',
  over: 'Over {{line}}|{{line}}-এর বেশি|Trên {{line}}|大于 {{line}}|สูงกว่า {{line}}|{{line}} 超|أكثر من {{line}}|Más de {{line}}',
  under:
    'Under {{line}}|{{line}}-এর কম|Dưới {{line}}|小于 {{line}}|ต่ำกว่า {{line}}|{{line}} 未満|أقل من {{line}}|Menos de {{line}}',
  playing:
    'The match is being played|ম্যাচ চলছে|Trận đấu đang diễn ra|比赛进行中|กำลังแข่งขัน|試合中です|المباراة جارية|Se juega el partido',
  goals: 'Goals|গোল|Bàn thắng|进球数|ประตู|ゴール数|الأهداف|Goles',
  runs: 'Runs|রান|Điểm chạy|跑分|รัน|ラン数|الركضات|Carreras',
  points: 'Points|পয়েন্ট|Điểm|得分|คะแนน|得点|النقاط|Puntos',
  sets: 'Sets|সেট|Số set|盘数|เซต|セット数|المجموعات|Sets',
  maps: 'Maps|ম্যাপ|Số ván|地图局数|แมป|マップ数|الخرائط|Mapas',
  races: 'Races|দৌড়|Lượt đua|赛次|จำนวนรอบแข่ง|レース数|السباقات|Pruebas',
  rounds: 'Rounds|রাউন্ড|Hiệp|回合数|ยก|ラウンド数|الجولات|Asaltos',
} as const
