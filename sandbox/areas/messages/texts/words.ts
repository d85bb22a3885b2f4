import { labelIn } from '#sandbox/lib/labels.ts'

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. */
const words = {
  details: 'See the details|বিস্তারিত দেখুন|Xem chi tiết|查看详情|ดูรายละเอียด|詳細を見る|عرض التفاصيل|Ver los detalles',
  'limit-deposit': 'Deposits|জমা|Nạp tiền|存款|การฝาก|入金|الإيداعات|Depósitos',
  'limit-loss': 'Losses|ক্ষতি|Thua lỗ|亏损|การเสีย|損失|الخسائر|Pérdidas',
  'limit-stake': 'Single stake|একক বাজি|Một lần cược|单注|เดิมพันต่อครั้ง|1回のベット|الرهان الواحد|Apuesta única',
  'limit-time': 'Playing time|খেলার সময়|Thời gian chơi|游戏时间|เวลาเล่น|プレイ時間|وقت اللعب|Tiempo de juego',
  'no-limit': 'no limit|সীমা নেই|không giới hạn|无上限|ไม่จำกัด|上限なし|بلا حد|sin límite',
  'no-limit-day':
    'no limit a day|প্রতিদিনের সীমা নেই|không giới hạn theo ngày|每天无上限|ไม่จำกัดต่อวัน|1日の上限なし|بلا حد يومي|sin límite al día',
  'no-limit-week':
    'no limit a week|প্রতি সপ্তাহের সীমা নেই|không giới hạn theo tuần|每周无上限|ไม่จำกัดต่อสัปดาห์|1週間の上限なし|بلا حد أسبوعي|sin límite a la semana',
  'no-limit-month':
    'no limit a month|প্রতি মাসের সীমা নেই|không giới hạn theo tháng|每月无上限|ไม่จำกัดต่อเดือน|1か月の上限なし|بلا حد شهري|sin límite al mes',
  'per-day':
    '{amount} a day|প্রতিদিন {amount}|{amount} mỗi ngày|每天 {amount}|{amount} ต่อวัน|1日{amount}|{amount} في اليوم|{amount} al día',
  'per-week':
    '{amount} a week|প্রতি সপ্তাহে {amount}|{amount} mỗi tuần|每周 {amount}|{amount} ต่อสัปดาห์|1週間{amount}|{amount} في الأسبوع|{amount} a la semana',
  'per-month':
    '{amount} a month|প্রতি মাসে {amount}|{amount} mỗi tháng|每月 {amount}|{amount} ต่อเดือน|1か月{amount}|{amount} في الشهر|{amount} al mes',
  'per-stake':
    '{amount} a stake|প্রতি বাজিতে {amount}|{amount} mỗi lần cược|每注 {amount}|{amount} ต่อเดิมพัน|1ベット{amount}|{amount} لكل رهان|{amount} por apuesta',
  dividend: 'dividend|ডিভিডেন্ড|cổ tức|分红|ปันผล|配当|الأرباح|dividendo',
  daily: 'daily salary|দৈনিক বেতন|lương ngày|日工资|ค่าตอบแทนรายวัน|日給|الراتب اليومي|salario diario',
  hourly: 'hourly salary|ঘণ্টাভিত্তিক বেতন|lương giờ|时工资|ค่าตอบแทนรายชั่วโมง|時給|الراتب بالساعة|salario por hora',
  realtime:
    'real-time salary|রিয়েল-টাইম বেতন|lương tức thời|实时工资|ค่าตอบแทนแบบเรียลไทม์|リアルタイム給与|الراتب الفوري|salario en tiempo real',
  platform: 'the platform|প্ল্যাটফর্ম|nền tảng|平台|แพลตฟอร์ม|プラットフォーム|المنصة|la plataforma',
  'rank-gift':
    'Gift of your rank|র‍্যাঙ্কের উপহার|Quà thăng hạng|等级礼金|ของขวัญตามระดับ|ランク特典|هدية رتبتك|Regalo de tu rango',
  'unknown-device':
    'an unknown device|অজানা ডিভাইস|thiết bị không rõ|未知设备|อุปกรณ์ที่ไม่รู้จัก|不明な端末|جهاز غير معروف|un dispositivo desconocido',
  'not-you':
    'If it was not you, change your password and write to customer service.|আপনি না হলে পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় লিখুন।|Nếu không phải bạn, hãy đổi mật khẩu và liên hệ chăm sóc khách hàng.|如果不是您本人，请修改密码并联系客服。|หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้า|心当たりがない場合は、パスワードを変更し、カスタマーサービスにご連絡ください。|إن لم تكن أنت فغيّر كلمة المرور وتواصل مع خدمة العملاء.|Si no fuiste tú, cambia tu contraseña y escribe a atención al cliente.',
} satisfies Readonly<Record<string, string>>

export type Word = keyof typeof words

/** A word in a language; nothing for what is no word here. */
export const wordIn = (word: string, language: string): string =>
  Object.hasOwn(words, word) ? labelIn(words[word as Word], language) : ''
