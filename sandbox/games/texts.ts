import { oddsTexts } from './texts/odds-texts.ts'
import { tableTexts } from './texts/table-texts.ts'

/** What the demo games say. In every language that a demo merchant has; any other one reads English. */
const order = ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES']

/** By key, in that order, with "|" between. */
const texts = {
  demo: 'Demo game. Nothing here is a real vendor’s.|ডেমো গেম। এখানে কোনো আসল সরবরাহকারীর কিছু নেই।|Trò chơi minh họa. Không có gì ở đây thuộc về nhà cung cấp thật.|演示游戏。此处内容均不属于真实供应商。|เกมสาธิต ไม่มีสิ่งใดที่นี่เป็นของผู้ให้บริการจริง|デモゲームです。実在の提供会社のものは含まれていません。|لعبة تجريبية. لا شيء هنا يعود إلى مزوّد حقيقي.|Juego de demostración. Nada de esto es de un proveedor real.',
  playMoney: 'Play money|খেলার টাকা|Tiền chơi thử|试玩币|เงินทดลองเล่น|プレイマネー|نقود لعب|Dinero de prueba',
  balance: 'Balance|ব্যালেন্স|Số dư|余额|ยอดเงิน|残高|الرصيد|Saldo',
  bet: 'Bet|বাজি|Mức cược|投注额|เดิมพัน|ベット|الرهان|Apuesta',
  less: 'Lower the bet|বাজি কমান|Giảm mức cược|降低投注额|ลดเดิมพัน|ベットを下げる|خفض الرهان|Bajar la apuesta',
  more: 'Raise the bet|বাজি বাড়ান|Tăng mức cược|提高投注额|เพิ่มเดิมพัน|ベットを上げる|رفع الرهان|Subir la apuesta',
  spin: 'Spin|ঘোরান|Quay|旋转|หมุน|スピン|أدِر|Girar',
  turn: 'Turn the wheel|চাকা ঘোরান|Quay bánh xe|转动转盘|หมุนวงล้อ|ホイールを回す|أدِر العجلة|Girar la rueda',
  fire: 'Fire|গুলি|Bắn|发射|ยิง|発射|أطلق|Disparar',
  draw: 'Draw|ড্র|Quay số|开奖|ออกรางวัล|抽選|اسحب|Sortear',
  win: 'You win {{amount}}|আপনি জিতেছেন {{amount}}|Bạn thắng {{amount}}|您赢得 {{amount}}|คุณได้ {{amount}}|{{amount}} の当たり|ربحت {{amount}}|Ganas {{amount}}',
  back: '{{amount}} back|{{amount}} ফেরত|Hoàn lại {{amount}}|返还 {{amount}}|ได้คืน {{amount}}|{{amount}} の払い戻し|عاد إليك {{amount}}|Recuperas {{amount}}',
  lose: 'No win this time|এবার জয় নেই|Lần này không thắng|本次未中奖|ครั้งนี้ไม่ได้รางวัล|今回は当たりなし|لا ربح هذه المرة|Esta vez no hay premio',
  exit: 'Back to the site|সাইটে ফিরে যান|Về trang web|返回网站|กลับไปที่เว็บไซต์|サイトに戻る|العودة إلى الموقع|Volver al sitio',
  pays: 'What it pays|কত দেয়|Bảng trả thưởng|赔付表|ตารางจ่าย|配当表|جدول الدفع|Tabla de pagos',
  close: 'Close|বন্ধ করুন|Đóng|关闭|ปิด|閉じる|إغلاق|Cerrar',
  history: 'Last rounds|সাম্প্রতিক রাউন্ড|Các ván gần đây|最近局数|รอบล่าสุด|最近のラウンド|آخر الجولات|Últimas rondas',
  empty:
    'No rounds yet|এখনও কোনো রাউন্ড নেই|Chưa có ván nào|暂无记录|ยังไม่มีรอบ|まだラウンドはありません|لا جولات بعد|Aún no hay rondas',
  rtp: 'Return to player {{rtp}}|খেলোয়াড়ের কাছে ফেরত {{rtp}}|Tỷ lệ hoàn trả {{rtp}}|玩家返还率 {{rtp}}|อัตราคืนผู้เล่น {{rtp}}|還元率 {{rtp}}|العائد للاعب {{rtp}}|Retorno al jugador {{rtp}}',
  lost: 'Connection lost. Your bet is kept and asked for again, never twice.|সংযোগ বিচ্ছিন্ন। আপনার বাজি রাখা আছে, আবার পাঠানো হবে, কখনো দুবার নয়।|Mất kết nối. Mức cược của bạn được giữ và gửi lại, không bao giờ tính hai lần.|连接中断。您的投注已保留并会重新提交，绝不会重复扣款。|การเชื่อมต่อขาด เดิมพันของคุณถูกเก็บไว้และจะส่งใหม่ ไม่คิดซ้ำ|接続が切れました。ベットは保持され、再送されます。二重にはなりません。|انقطع الاتصال. رهانك محفوظ وسيُطلب من جديد، ولن يُحتسب مرتين.|Se perdió la conexión. Tu apuesta se conserva y se vuelve a pedir, nunca dos veces.',
  short:
    'Your balance does not cover this bet.|আপনার ব্যালেন্স এই বাজির জন্য যথেষ্ট নয়।|Số dư không đủ cho mức cược này.|余额不足以支付此投注。|ยอดเงินไม่พอสำหรับเดิมพันนี้|残高がこのベットに足りません。|رصيدك لا يكفي لهذا الرهان.|Tu saldo no cubre esta apuesta.',
  ownLimit:
    'You have reached a limit that you set for yourself.|আপনি নিজের ঠিক করা সীমায় পৌঁছেছেন।|Bạn đã chạm giới hạn do chính mình đặt.|您已达到自己设定的限额。|คุณถึงขีดจำกัดที่ตั้งไว้เองแล้ว|ご自身で設定した上限に達しました。|بلغت حدًا وضعته لنفسك.|Has alcanzado un límite que tú mismo fijaste.',
  pause:
    'You are taking a break. Play is closed until it ends.|আপনি বিরতিতে আছেন। বিরতি শেষ না হওয়া পর্যন্ত খেলা বন্ধ।|Bạn đang tạm nghỉ. Không thể chơi cho đến khi hết thời gian nghỉ.|您正在休息，结束前无法游戏。|คุณกำลังพัก เล่นไม่ได้จนกว่าจะครบเวลา|休止期間中です。終了するまでプレイできません。|أنت في استراحة. اللعب مغلق حتى تنتهي.|Estás en una pausa. El juego está cerrado hasta que termine.',
  ended:
    'This game has ended. Open it again from the site.|এই গেম শেষ হয়েছে। সাইট থেকে আবার খুলুন।|Trò chơi đã kết thúc. Hãy mở lại từ trang web.|本局游戏已结束。请从网站重新打开。|เกมนี้จบแล้ว เปิดใหม่จากเว็บไซต์|このゲームは終了しました。サイトからもう一度開いてください。|انتهت هذه اللعبة. افتحها من جديد من الموقع.|Este juego ha terminado. Ábrelo de nuevo desde el sitio.',
  maintenance:
    'This game is under maintenance.|এই গেমের রক্ষণাবেক্ষণ চলছে।|Trò chơi đang bảo trì.|本游戏正在维护。|เกมนี้กำลังปิดปรับปรุง|このゲームはメンテナンス中です。|هذه اللعبة قيد الصيانة.|Este juego está en mantenimiento.',
  failed:
    'The game could not be reached.|গেমে পৌঁছানো যায়নি।|Không thể kết nối trò chơi.|无法连接游戏。|ติดต่อเกมไม่ได้|ゲームに接続できませんでした。|تعذّر الوصول إلى اللعبة.|No se pudo conectar con el juego.',
  retry: 'Try again|আবার চেষ্টা করুন|Thử lại|重试|ลองอีกครั้ง|もう一度|حاول مجددًا|Reintentar',
  slow: 'That was fast. One moment.|একটু ধীরে। এক মুহূর্ত।|Hơi nhanh. Chờ một chút.|操作过快，请稍候。|เร็วเกินไป รอสักครู่|少しお待ちください。|مهلًا، لحظة واحدة.|Vas muy rápido. Un momento.',
  soundOff: 'Turn the sound off|শব্দ বন্ধ করুন|Tắt âm thanh|关闭声音|ปิดเสียง|音を消す|كتم الصوت|Quitar el sonido',
  soundOn: 'Turn the sound on|শব্দ চালু করুন|Bật âm thanh|打开声音|เปิดเสียง|音を出す|تشغيل الصوت|Activar el sonido',
  paused:
    'The game is paused|গেম থামানো আছে|Trò chơi đang tạm dừng|游戏已暂停|เกมหยุดชั่วคราว|一時停止中です|اللعبة متوقفة مؤقتًا|El juego está en pausa',
  pickColour: 'Choose a colour|একটি রং বেছে নিন|Chọn một màu|选择颜色|เลือกสี|色を選ぶ|اختر لونًا|Elige un color',
  red: 'Red|লাল|Đỏ|红|แดง|赤|أحمر|Rojo',
  blue: 'Blue|নীল|Xanh dương|蓝|น้ำเงิน|青|أزرق|Azul',
  green: 'Green|সবুজ|Xanh lá|绿|เขียว|緑|أخضر|Verde',
  gold: 'Gold|সোনালি|Vàng|金|ทอง|金|ذهبي|Dorado',
  pickNumbers:
    'Choose {{count}} numbers|{{count}}টি সংখ্যা বেছে নিন|Chọn {{count}} số|选择 {{count}} 个号码|เลือก {{count}} หมายเลข|{{count}}個の数字を選ぶ|اختر {{count}} أرقام|Elige {{count}} números',
  lucky: 'Choose for me|আমার জন্য বাছুন|Chọn giúp tôi|机选|เลือกให้ฉัน|おまかせ|اختر لي|Elegir por mí',
  clear: 'Clear|মুছুন|Xóa|清除|ล้าง|消す|مسح|Borrar',
  drawn: 'Drawn numbers|ড্র করা সংখ্যা|Số đã quay|开奖号码|หมายเลขที่ออก|抽選番号|الأرقام المسحوبة|Números sorteados',
  right:
    '{{count}} right|{{count}}টি মিলেছে|Trúng {{count}}|中 {{count}} 个|ถูก {{count}}|{{count}}個一致|{{count}} صحيحة|{{count}} aciertos',
  caught:
    'Caught! {{amount}}|ধরা পড়েছে! {{amount}}|Bắt được! {{amount}}|捕获！{{amount}}|จับได้! {{amount}}|捕まえた! {{amount}}|تم الصيد! {{amount}}|¡Capturado! {{amount}}',
  aim: 'Aim with the pointer or the arrow keys, fire with the space bar. A shot costs only when it hits.|পয়েন্টার বা তীর কী দিয়ে লক্ষ্য করুন, স্পেস দিয়ে গুলি করুন। লাগলেই কেবল খরচ হয়।|Ngắm bằng con trỏ hoặc phím mũi tên, bắn bằng phím cách. Chỉ tính tiền khi trúng.|用指针或方向键瞄准，空格键发射。仅在击中时计费。|เล็งด้วยตัวชี้หรือปุ่มลูกศร ยิงด้วยปุ่มเว้นวรรค คิดเงินเมื่อโดนเท่านั้น|ポインターか矢印キーで狙い、スペースで発射。当たったときだけ料金がかかります。|صوّب بالمؤشر أو بمفاتيح الأسهم وأطلق بمفتاح المسافة. الطلقة لا تُحتسب إلا إذا أصابت.|Apunta con el puntero o las flechas y dispara con la barra espaciadora. Un disparo solo cuesta si acierta.',
  field: 'Water with fish|মাছের জল|Vùng nước có cá|有鱼的水域|น้ำที่มีปลา|魚のいる水中|ماء فيه أسماك|Agua con peces',
  wild: 'Stands for any other|যেকোনোটির বদলে|Thay cho mọi biểu tượng khác|可代替任意图案|แทนสัญลักษณ์อื่นได้|ほかの絵柄の代わり|يحل محل أي رمز آخر|Sustituye a cualquier otro',
  ofLine:
    'In bets of a line; ten lines share the bet.|প্রতি লাইনের বাজিতে; দশ লাইনে বাজি ভাগ হয়।|Tính theo cược mỗi dòng; mười dòng chia mức cược.|按每线投注计；十条线平分投注额。|คิดตามเดิมพันต่อเส้น สิบเส้นแบ่งเดิมพัน|1ラインのベットに対する倍率。10ラインで分けます。|بحسب رهان الخط؛ يتقاسم الرهان عشرة خطوط.|Por apuesta de línea; diez líneas se reparten la apuesta.',
  ...oddsTexts,
  ...tableTexts,
} as const

export type GameText = keyof typeof texts

export function gameTexts(language: string): Record<string, string> {
  const place = Math.max(0, order.indexOf(language))
  return Object.fromEntries(Object.entries(texts).map(([key, all]) => [key, all.split('|')[place] ?? '']))
}
