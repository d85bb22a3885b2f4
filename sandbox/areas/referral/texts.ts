import { labelIn } from '#sandbox/lib/labels.ts'

const title = 'Invited friend|আমন্ত্রিত বন্ধু|Bạn được mời|邀请好友|เพื่อนที่เชิญ|友達紹介|صديق مدعو|Amigo invitado'

/** As a turnover's title is stored: by language, as JSON. */
export const referralTitles = JSON.stringify(
  Object.fromEntries(
    ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES'].map((language) => [language, labelIn(title, language)]),
  ),
)

const tied =
  'The bonus must be staked {times} times before it can be paid out.|তোলার আগে বোনাস {times} গুণ বাজি ধরতে হবে।|Tiền thưởng phải được cược {times} lần trước khi rút.|红利须完成 {times} 倍流水后方可提款。|ต้องเดิมพันโบนัสครบ {times} เท่าก่อนถอน|ボーナスは{times}倍のベットを満たすと出金できます。|يجب الرهان بالمكافأة {times} مرات قبل سحبها.|El bono debe apostarse {times} veces antes de retirarlo.'
const tiedOnce =
  'The bonus must be staked once before it can be paid out.|তোলার আগে বোনাস একবার বাজি ধরতে হবে।|Tiền thưởng phải được cược một lần trước khi rút.|红利须完成 1 倍流水后方可提款。|ต้องเดิมพันโบนัสหนึ่งเท่าก่อนถอน|ボーナスは1倍のベットを満たすと出金できます。|يجب الرهان بالمكافأة مرة واحدة قبل سحبها.|El bono debe apostarse una vez antes de retirarlo.'

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. */
const rules = (times: string) => [
  'You and your friend get {bonus} each, once the first deposit of at least {min} has come.|প্রথম কমপক্ষে {min} জমা এলে আপনি ও আপনার বন্ধু প্রত্যেকে {bonus} পাবেন।|Bạn và bạn bè mỗi người nhận {bonus} khi khoản nạp đầu tiên từ {min} đã đến.|首笔不低于 {min} 的存款到账后，您和好友各得 {bonus}。|คุณและเพื่อนได้รับคนละ {bonus} เมื่อยอดฝากครั้งแรกตั้งแต่ {min} เข้ามาแล้ว|{min}以上の最初の入金が届くと、お互いに{bonus}を受け取れます。|تحصل أنت وصديقك على {bonus} لكل منكما عند وصول أول إيداع لا يقل عن {min}.|Tú y tu amigo recibís {bonus} cada uno cuando llegue el primer depósito de al menos {min}.',
  times === '1' ? tiedOnce : tied,
  'Invite only people whom you know and who are of age.|কেবল পরিচিত ও প্রাপ্তবয়স্কদের আমন্ত্রণ করুন।|Chỉ mời người bạn quen và đủ tuổi.|仅邀请您认识且已成年的人。|เชิญเฉพาะคนที่คุณรู้จักและบรรลุนิติภาวะแล้ว|知り合いで成人の方だけを招待してください。|ادعُ فقط من تعرفهم ممن بلغوا السن القانونية.|Invita solo a personas que conozcas y sean mayores de edad.',
  'Accounts that somebody opens for themselves do not count.|নিজের জন্য খোলা অতিরিক্ত অ্যাকাউন্ট গণনা হয় না।|Tài khoản tự mở cho chính mình không được tính.|自己开设的其他账户不计入。|บัญชีที่เปิดให้ตัวเองไม่นับ|自分のために開いたアカウントは対象外です。|الحسابات التي يفتحها الشخص لنفسه لا تُحتسب.|Las cuentas que alguien abre para sí mismo no cuentan.',
]

/** HTML: a list. `figures` are written already. */
export function referralRules(language: string, figures: { bonus: string; min: string; times: string }): string {
  const filled = (words: string): string =>
    words.replaceAll('{bonus}', figures.bonus).replaceAll('{min}', figures.min).replaceAll('{times}', figures.times)
  return `<ul>${rules(figures.times)
    .map((rule) => `<li>${filled(labelIn(rule, language))}</li>`)
    .join('')}</ul>`
}
