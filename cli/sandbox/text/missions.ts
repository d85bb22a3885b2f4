import { type LanguageCode, languageCodes } from '#src/config/languages.ts'
import { inLanguage } from '../merchants.ts'
import type { Plan } from '../missions/plans.ts'
import { labelIn, labelsOf } from './labels.ts'

type Named = Pick<Plan, 'kind' | 'period' | 'copy'>

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. `{needed}` is written already. */
const texts: Readonly<Record<Plan['kind'], { title: string; text: string }>> = {
  logIn: {
    title: 'Log in|লগ ইন করুন|Đăng nhập|登录|เข้าสู่ระบบ|ログイン|تسجيل الدخول|Iniciar sesión',
    text: 'Log in on so many days: {needed}.|এত দিন লগ ইন করুন: {needed}।|Đăng nhập đủ số ngày: {needed}.|登录天数：{needed}。|เข้าสู่ระบบครบจำนวนวัน: {needed}|ログインする日数：{needed}日。|سجّل الدخول بعدد الأيام: {needed}.|Inicia sesión este número de días: {needed}.',
  },
  stake: {
    title:
      'Play in any games|যেকোনো গেম খেলুন|Chơi trò bất kỳ|任意游戏|เล่นเกมใดก็ได้|好きなゲームで遊ぶ|العب في أي لعبة|Jugar a cualquier juego',
    text: 'Stake {needed} in settled bets.|নিষ্পন্ন বাজিতে {needed} বাজি ধরুন।|Cược {needed} trong các cược đã quyết toán.|已结算投注满 {needed}。|เดิมพันที่ตัดสินแล้วครบ {needed}|確定したベットで合計{needed}。|راهن بمبلغ {needed} في رهانات مسوّاة.|Apuesta {needed} en apuestas liquidadas.',
  },
  deposit: {
    title: 'Deposit|জমা|Nạp tiền|存款|ฝากเงิน|入金|إيداع|Depósito',
    text: 'Pay in {needed} altogether.|মোট {needed} জমা দিন।|Nạp tổng cộng {needed}.|累计存款 {needed}。|ฝากรวม {needed}|合計{needed}を入金。|أودع ما مجموعه {needed}.|Deposita {needed} en total.',
  },
  games: {
    title: 'Different games|বিভিন্ন গেম|Nhiều trò chơi|不同游戏|หลายเกม|いろいろなゲーム|ألعاب مختلفة|Juegos distintos',
    text: 'Play so many different games: {needed}.|এতগুলো ভিন্ন গেম খেলুন: {needed}।|Chơi đủ số trò khác nhau: {needed}.|玩不同游戏的数量：{needed}。|เล่นเกมต่างกันครบจำนวน: {needed}|別々のゲームで遊ぶ数：{needed}。|العب هذا العدد من الألعاب المختلفة: {needed}.|Juega a este número de juegos distintos: {needed}.',
  },
  limit: {
    title:
      'A limit of your own|নিজের সীমা|Giới hạn của bạn|自设限额|ขีดจำกัดของคุณเอง|自分の上限を設定|حدّ خاص بك|Un límite propio',
    text: 'Set a limit for deposits, losses, stakes or playing time.|জমা, ক্ষতি, বাজি বা খেলার সময়ের সীমা ঠিক করুন।|Đặt giới hạn nạp, thua, cược hoặc thời gian chơi.|为存款、亏损、投注或游戏时间设定限额。|ตั้งขีดจำกัดการฝาก การเสีย การเดิมพัน หรือเวลาเล่น|入金、損失、ベット、プレイ時間のいずれかに上限を設定。|ضع حدًّا للإيداع أو الخسارة أو الرهان أو وقت اللعب.|Fija un límite de depósitos, pérdidas, apuestas o tiempo de juego.',
  },
}

/** `needed` as it is written in the language. */
export function missionText(
  { kind, copy }: Named,
  needed: string,
  language: LanguageCode,
  fallback: LanguageCode,
): { title: string; text: string } {
  const own = copy && inLanguage(copy, language, fallback)
  const { title, text } = own ?? {
    title: labelIn(texts[kind].title, language),
    text: labelIn(texts[kind].text, language),
  }
  return { title, text: text.replaceAll('{needed}', needed) }
}

/** As the remark of points is stored: by language, as JSON. */
export function missionTitles({ kind, copy }: Named): string {
  if (!copy) return labelsOf(texts[kind].title)
  const titles = languageCodes.flatMap((code) => (copy[code] ? [[code, copy[code].title]] : []))
  return JSON.stringify(Object.fromEntries(titles))
}
