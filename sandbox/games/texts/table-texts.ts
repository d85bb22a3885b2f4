/** What card tables and roulette say, in the order of `../texts.ts`. */
export const tableTexts = {
  deal: 'Deal|কার্ড দিন|Chia bài|发牌|แจกไพ่|配る|وزّع|Repartir',
  pickBet: 'Choose a bet|একটি বাজি বেছে নিন|Chọn cửa cược|选择投注|เลือกเดิมพัน|ベットを選ぶ|اختر رهانًا|Elige una apuesta',
  player: 'Player|প্লেয়ার|Con|闲|ผู้เล่น|プレイヤー|اللاعب|Jugador',
  banker: 'Banker|ব্যাংকার|Cái|庄|เจ้ามือ|バンカー|المصرفي|Banca',
  tied: 'Tie|টাই|Hòa|和|เสมอ|タイ|تعادل|Empate',
  playerPair: 'Player pair|প্লেয়ার জোড়া|Con đôi|闲对|คู่ผู้เล่น|プレイヤーペア|زوج اللاعب|Par del jugador',
  bankerPair: 'Banker pair|ব্যাংকার জোড়া|Cái đôi|庄对|คู่เจ้ามือ|バンカーペア|زوج المصرفي|Par de la banca',
  dragon: 'Dragon|ড্রাগন|Rồng|龙|มังกร|ドラゴン|التنين|Dragón',
  tiger: 'Tiger|টাইগার|Hổ|虎|เสือ|タイガー|النمر|Tigre',
  /** A bead's letter: first side, second side, tie. */
  beadsBaccarat: 'P B T|প ব ট|P B T|闲 庄 和|P B T|P B T|ل م ت|J B E',
  beadsDragonTiger: 'D T =|ড ট =|R H =|龙 虎 =|ม ส =|D T =|ن ر =|D T =',
  sideWins:
    '{{side}} wins|{{side}} জিতেছে|{{side}} thắng|{{side}}赢|{{side}}ชนะ|{{side}}の勝ち|فاز {{side}}|Gana {{side}}',
  paysHead: 'Pays|দেয়|Trả|赔付|จ่าย|配当|يدفع|Paga',
  returns: 'Return|ফেরত|Hoàn trả|返还率|อัตราคืน|還元率|العائد|Retorno',
  road: 'Rounds so far|এ পর্যন্ত রাউন্ড|Các ván đã qua|历史牌路|รอบที่ผ่านมา|これまでのラウンド|الجولات حتى الآن|Rondas hasta ahora',
  past: 'What came before does not change what comes next.|আগে যা এসেছে তা পরেরটিকে বদলায় না।|Kết quả trước không ảnh hưởng đến ván sau.|过往结果不影响下一局。|ผลที่ผ่านมาไม่มีผลต่อรอบถัดไป|これまでの結果は次の結果に影響しません。|ما سبق لا يغيّر ما يأتي.|Lo que salió antes no cambia lo que viene.',
  baccaratRules:
    'Eight decks, shuffled anew for every round. Tens and pictures count nothing, and only the last digit of a total counts. Third cards follow fixed rules. A tie gives bets on either side back.|আট প্যাকেট তাস, প্রতি রাউন্ডে নতুন করে মেশানো। দশ ও ছবির তাস শূন্য, যোগফলের শেষ অঙ্কই গণ্য। তৃতীয় তাস নির্দিষ্ট নিয়মে আসে। টাই হলে দুই পক্ষের বাজি ফেরত।|Tám bộ bài, xáo lại mỗi ván. Lá mười và lá hình tính bằng không, chỉ tính chữ số cuối của tổng. Lá thứ ba theo luật cố định. Hòa thì hoàn lại cược hai bên.|八副牌，每局重新洗牌。十和人头牌计零，只计总和的个位。第三张按固定规则补牌。和局退还庄闲投注。|ไพ่แปดสำรับ สับใหม่ทุกรอบ สิบและไพ่รูปนับเป็นศูนย์ นับเฉพาะหลักสุดท้ายของผลรวม ไพ่ใบที่สามเป็นไปตามกติกาตายตัว หากเสมอคืนเดิมพันทั้งสองฝั่ง|8組のカードを毎回新しくシャッフルします。10と絵札は0、合計の下一桁だけを数えます。3枚目は決まった規則に従います。タイのときは両側のベットが戻ります。|ثماني مجموعات ورق تُخلط من جديد في كل جولة. العشرات والصور لا تُحسب، ويُحسب رقم الآحاد من المجموع فقط. الورقة الثالثة تتبع قواعد ثابتة. عند التعادل تعود الرهانات على الجانبين.|Ocho barajas, mezcladas de nuevo en cada ronda. Los dieces y las figuras no cuentan, y solo vale la última cifra del total. La tercera carta sigue reglas fijas. El empate devuelve las apuestas a ambos lados.',
  dragonTigerRules:
    'Eight decks, shuffled anew for every round. One card each; the ace is lowest, the king highest. A tie gives half of a bet on either side back.|আট প্যাকেট তাস, প্রতি রাউন্ডে নতুন করে মেশানো। প্রত্যেকে একটি তাস; টেক্কা সবচেয়ে ছোট, সাহেব সবচেয়ে বড়। টাই হলে দুই পক্ষের বাজির অর্ধেক ফেরত।|Tám bộ bài, xáo lại mỗi ván. Mỗi bên một lá; át nhỏ nhất, K lớn nhất. Hòa thì hoàn lại nửa cược hai bên.|八副牌，每局重新洗牌。每方一张；A最小，K最大。和局退还龙虎投注的一半。|ไพ่แปดสำรับ สับใหม่ทุกรอบ ฝั่งละหนึ่งใบ เอซเล็กสุด คิงใหญ่สุด หากเสมอคืนเดิมพันครึ่งหนึ่งของทั้งสองฝั่ง|8組のカードを毎回新しくシャッフルします。1枚ずつ配り、エースが最小、キングが最大です。タイのときは両側のベットの半分が戻ります。|ثماني مجموعات ورق تُخلط من جديد في كل جولة. ورقة لكل جانب؛ الآس أدناها والملك أعلاها. عند التعادل يعود نصف الرهان على الجانبين.|Ocho barajas, mezcladas de nuevo en cada ronda. Una carta por lado; el as es la más baja y el rey la más alta. El empate devuelve la mitad de las apuestas a ambos lados.',
  rouletteRules:
    'One zero. It wins for a bet on zero alone.|একটি শূন্য। কেবল শূন্যে ধরা বাজিই তাতে জেতে।|Một số không. Chỉ cược vào số không mới thắng.|单零。开零时只有押零获胜。|มีศูนย์เดียว ออกศูนย์ชนะเฉพาะเดิมพันที่ศูนย์|ゼロは1つ。ゼロに賭けたベットだけが当たりです。|صفر واحد، ولا يربح به إلا الرهان على الصفر.|Un solo cero. Con él solo gana la apuesta al cero.',
  drawnTable:
    'A drawn dealer: no camera, no other players. A round begins when you begin it.|আঁকা ডিলার: ক্যামেরা নেই, অন্য খেলোয়াড় নেই। আপনি শুরু করলেই রাউন্ড শুরু হয়।|Người chia bài là tranh vẽ: không máy quay, không người chơi khác. Ván bắt đầu khi bạn bắt đầu.|荷官为绘制画面：没有摄像头，没有其他玩家。由您开始每一局。|ดีลเลอร์เป็นภาพวาด ไม่มีกล้อง ไม่มีผู้เล่นอื่น รอบเริ่มเมื่อคุณเริ่ม|ディーラーは絵です。カメラもほかのプレイヤーもいません。ラウンドはご自身で始めます。|موزّع مرسوم: لا كاميرا ولا لاعبون آخرون. تبدأ الجولة حين تبدؤها أنت.|Un crupier dibujado: sin cámara ni otros jugadores. La ronda empieza cuando tú la empiezas.',
  dice: 'Dice|পাশা|Xúc xắc|骰子|ลูกเต๋า|ダイス|نرد|Dados',
  roll: 'Roll|চালুন|Lắc|掷骰|ทอย|振る|ارمِ|Lanzar',
  small: 'Small|ছোট|Xỉu|小|ต่ำ|小|صغير|Pequeño',
  big: 'Big|বড়|Tài|大|สูง|大|كبير|Grande',
  triple: 'Any triple|যেকোনো তিন সমান|Bộ ba|围骰|ตอง|ゾロ目|ثلاثي|Triple',
  beadsSicBo: 'S B T|ছ ব ত|X T B|小 大 围|ต ส =|小 大 ゾ|ص ك ث|P G T',
  sicBoRules:
    'Three dice. Small is a sum of 4 to 10, big of 11 to 17. With three alike, only the bet on a triple wins.|তিনটি পাশা। ছোট মানে যোগফল 4 থেকে 10, বড় মানে 11 থেকে 17। তিনটি সমান হলে কেবল তিন সমানের বাজি জেতে।|Ba xúc xắc. Xỉu là tổng từ 4 đến 10, Tài từ 11 đến 17. Ba mặt giống nhau thì chỉ cược bộ ba thắng.|三颗骰子。总和4至10为小，11至17为大。三颗相同时只有押围骰获胜。|ลูกเต๋าสามลูก ต่ำคือผลรวม 4 ถึง 10 สูงคือ 11 ถึง 17 หากออกเหมือนกันทั้งสามลูก ชนะเฉพาะเดิมพันตอง|サイコロ3個。小は合計4～10、大は11～17。3個が同じ目のときはゾロ目のベットだけが当たりです。|ثلاثة أنرد. الصغير مجموع من 4 إلى 10 والكبير من 11 إلى 17. إذا تساوت الثلاثة يربح رهان الثلاثي وحده.|Tres dados. Pequeño es una suma de 4 a 10; grande, de 11 a 17. Con los tres iguales solo gana la apuesta al triple.',
  number: 'Number|সংখ্যা|Số|单号|เลข|数字|رقم|Número',
  dozen: 'Dozen|ডজন|Tá|打|โหล|ダズン|دزينة|Docena',
  evenChance: 'Even chance|সমান সুযোগ|Cược ngang|一赔一|จ่ายเท่าตัว|イーブンチャンス|رهان متكافئ|Suerte sencilla',
  black: 'Black|কালো|Đen|黑|ดำ|黒|أسود|Negro',
  even: 'Even|জোড়|Chẵn|双|คู่|偶数|زوجي|Par',
  odd: 'Odd|বিজোড়|Lẻ|单|คี่|奇数|فردي|Impar',
  lastNumbers: 'Last numbers|সাম্প্রতিক সংখ্যা|Các số vừa ra|最近开出|เลขที่ออกล่าสุด|最近の数字|آخر الأرقام|Últimos números',
} as const
