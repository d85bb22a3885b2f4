import { type LanguageCode, languageCodes } from '#contract/site/languages.ts'
import { labelIn, labelsOf } from '#sandbox/lib/labels.ts'
import { inLanguage } from '#sandbox/merchants/merchants.ts'
import type { Plan } from './plans.ts'

type Named = Pick<Plan, 'kind' | 'needed' | 'copy'>

/** English, Bangla, Vietnamese, Chinese, Thai, Japanese, Arabic, Spanish. `{needed}` is written already. */
const texts: Readonly<Record<Plan['kind'], { title: string; text: string; one?: string }>> = {
  logIn: {
    title: 'Log in|লগ ইন করুন|Đăng nhập|登录|เข้าสู่ระบบ|ログイン|تسجيل الدخول|Iniciar sesión',
    one: 'Log in once.|একবার লগ ইন করুন।|Đăng nhập một lần.|登录一次。|เข้าสู่ระบบหนึ่งครั้ง|1回ログインする。|سجّل الدخول مرة واحدة.|Inicia sesión una vez.',
    text: 'Log in on {needed} days.|{needed} দিন লগ ইন করুন।|Đăng nhập trong {needed} ngày.|登录 {needed} 天。|เข้าสู่ระบบ {needed} วัน|{needed}日ログインする。|سجّل الدخول في {needed} من الأيام.|Inicia sesión {needed} días.',
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
    one: 'Play any game.|যেকোনো একটি গেম খেলুন।|Chơi một trò bất kỳ.|玩任意一款游戏。|เล่นเกมใดก็ได้หนึ่งเกม|好きなゲームを1つ遊ぶ。|العب أي لعبة.|Juega a cualquier juego.',
    text: 'Play {needed} different games.|{needed}টি ভিন্ন গেম খেলুন।|Chơi {needed} trò khác nhau.|玩 {needed} 款不同的游戏。|เล่นเกมต่างกัน {needed} เกม|{needed}種類のゲームで遊ぶ。|العب {needed} من الألعاب المختلفة.|Juega a {needed} juegos distintos.',
  },
  limit: {
    title:
      'A limit of your own|নিজের সীমা|Giới hạn của bạn|自设限额|ขีดจำกัดของคุณเอง|自分の上限を設定|حدّ خاص بك|Un límite propio',
    text: 'Set a limit for deposits, losses, stakes or playing time.|জমা, ক্ষতি, বাজি বা খেলার সময়ের সীমা ঠিক করুন।|Đặt giới hạn nạp, thua, cược hoặc thời gian chơi.|为存款、亏损、投注或游戏时间设定限额。|ตั้งขีดจำกัดการฝาก การเสีย การเดิมพัน หรือเวลาเล่น|入金、損失、ベット、プレイ時間のいずれかに上限を設定。|ضع حدًّا للإيداع أو الخسارة أو الرهان أو وقت اللعب.|Fija un límite de depósitos, pérdidas, apuestas o tiempo de juego.',
  },
}

/** `figure`: what is needed, as it is written in the language. */
export function missionText(
  { kind, needed, copy }: Named,
  figure: string,
  { language, fallback }: { language: LanguageCode; fallback: LanguageCode },
): { title: string; text: string } {
  const { title, text, one = text } = texts[kind]
  const own = copy && inLanguage(copy, language, fallback)
  const words = own ?? { title: labelIn(title, language), text: labelIn(needed === 1 ? one : text, language) }
  return { title: words.title, text: words.text.replaceAll('{needed}', figure) }
}

/** As the remark of points is stored: by language, as JSON. */
export function missionTitles({ kind, copy }: Pick<Plan, 'kind' | 'copy'>): string {
  if (!copy) return labelsOf(texts[kind].title)
  const titles = languageCodes.flatMap((code) => (copy[code] ? [[code, copy[code].title]] : []))
  return JSON.stringify(Object.fromEntries(titles))
}
