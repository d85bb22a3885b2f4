import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { numberText } from '#contract/site/number-text.ts'
import { labelIn } from '#sandbox/lib/labels.ts'
import type { LotteryCard, LotteryKind } from './lottery-cards.ts'
import { provinceName } from './provinces.ts'

const names: Readonly<Record<LotteryKind, string>> = {
  digits5:
    '5 digits, {minutes} min|5 অঙ্ক, {minutes} মিনিট|5 chữ số, {minutes} phút|五位数 {minutes} 分|เลข 5 หลัก {minutes} นาที|5桁 {minutes}分|5 أرقام، كل {minutes} د|5 cifras, {minutes} min',
  pick5of11:
    '5 of 11, {minutes} min|11-এর 5, {minutes} মিনিট|11 chọn 5, {minutes} phút|11选5 {minutes} 分|11 เลือก 5 {minutes} นาที|11から5 {minutes}分|5 من 11، كل {minutes} د|5 de 11, {minutes} min',
  dice3:
    '3 dice, {minutes} min|3 পাশা, {minutes} মিনিট|3 xúc xắc, {minutes} phút|三骰 {minutes} 分|ลูกเต๋า 3 ลูก {minutes} นาที|サイコロ3個 {minutes}分|3 أحجار نرد، كل {minutes} د|3 dados, {minutes} min',
  race10:
    'Race of 10, {minutes} min|10-এর দৌড়, {minutes} মিনিট|Đua 10, {minutes} phút|十车赛 {minutes} 分|แข่ง 10 คัน {minutes} นาที|10台レース {minutes}分|سباق العشرة، كل {minutes} د|Carrera de 10, {minutes} min',
  quick5:
    'Quick 5 digits, {seconds} s|দ্রুত 5 অঙ্ক, {seconds} সেকেন্ড|5 chữ số nhanh, {seconds} giây|快速五位数 {seconds} 秒|เลข 5 หลักด่วน {seconds} วินาที|クイック5桁 {seconds}秒|5 أرقام سريعة، كل {seconds} ث|5 cifras rápidas, {seconds} s',
  quick11:
    'Quick 5 of 11, {seconds} s|দ্রুত 11-এর 5, {seconds} সেকেন্ড|11 chọn 5 nhanh, {seconds} giây|快速11选5 {seconds} 秒|11 เลือก 5 ด่วน {seconds} วินาที|クイック11から5 {seconds}秒|5 من 11 سريعة، كل {seconds} ث|5 de 11 rápido, {seconds} s',
  quickDice:
    'Quick 3 dice, {seconds} s|দ্রুত 3 পাশা, {seconds} সেকেন্ড|3 xúc xắc nhanh, {seconds} giây|快速三骰 {seconds} 秒|ลูกเต๋า 3 ลูกด่วน {seconds} วินาที|クイックサイコロ3個 {seconds}秒|3 أحجار نرد سريعة، كل {seconds} ث|3 dados rápidos, {seconds} s',
  quickRace:
    'Quick race of 10, {seconds} s|দ্রুত 10-এর দৌড়, {seconds} সেকেন্ড|Đua 10 nhanh, {seconds} giây|快速十车赛 {seconds} 秒|แข่ง 10 คันด่วน {seconds} วินาที|クイック10台レース {seconds}秒|سباق العشرة السريع، كل {seconds} ث|Carrera de 10 rápida, {seconds} s',
  north:
    'Northern draw|উত্তরাঞ্চলের ড্র|Xổ số miền Bắc|越南北部彩票|หวยเวียดนามเหนือ|ベトナム北部くじ|سحب الشمال|Sorteo del norte',
  south:
    'Southern draw: {province}|দক্ষিণাঞ্চলের ড্র: {province}|Xổ số miền Nam: {province}|越南南部彩票：{province}|หวยเวียดนามใต้: {province}|ベトナム南部くじ：{province}|سحب الجنوب: {province}|Sorteo del sur: {province}',
  thai: 'Thai draw|থাই ড্র|Xổ số Thái Lan|泰国彩票|หวยไทย|タイくじ|السحب التايلاندي|Sorteo tailandés',
  lao: 'Lao draw|লাও ড্র|Xổ số Lào|老挝彩票|หวยลาว|ラオスくじ|سحب لاوس|Sorteo de Laos',
  fourD: '4D draw|4ডি ড্র|Xổ số 4D|4D 彩票|หวย 4D|4Dくじ|سحب الأرقام الأربعة|Sorteo 4D',
  morning4D:
    'Morning 4D draw|সকালের 4ডি ড্র|Xổ số 4D buổi sáng|早间 4D 彩票|หวย 4D รอบเช้า|朝の4Dくじ|سحب الأرقام الأربعة الصباحي|Sorteo 4D de la mañana',
  noon4D:
    'Noon 4D draw|দুপুরের 4ডি ড্র|Xổ số 4D buổi trưa|午间 4D 彩票|หวย 4D รอบเที่ยง|昼の4Dくじ|سحب الأرقام الأربعة وقت الظهر|Sorteo 4D del mediodía',
  night4D:
    'Night 4D draw|রাতের 4ডি ড্র|Xổ số 4D buổi tối|夜间 4D 彩票|หวย 4D รอบค่ำ|夜の4Dくじ|سحب الأرقام الأربعة الليلي|Sorteo 4D de la noche',
}

/** The name of a lottery, the same on its card, its page and its bets. */
export function lotteryName({ kind, seconds, province }: LotteryCard, language: LanguageCode): string {
  return labelIn(names[kind], language)
    .replace('{minutes}', figure(seconds / 60, language))
    .replace('{seconds}', figure(seconds, language))
    .replace('{province}', provinceName(province, language))
}

function figure(value: number, language: LanguageCode): string {
  return numberText(value, languages[language].tag)
}
