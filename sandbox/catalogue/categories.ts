import type { CategoryId } from '#contract/site/gates.ts'
import { labelIn } from '../lib/labels.ts'

/** The game types in the order of the home page, and the tenant's name of each. */
export const gameTypes = [
  { type: 'RNG', category: 'rng', title: 'Slots|স্লট|Nổ hũ|电子游戏|สล็อต|スロット|سلوتس|Tragamonedas' },
  {
    type: 'LIVE',
    category: 'live',
    title: 'Live casino|লাইভ ক্যাসিনো|Casino trực tuyến|真人娱乐|คาสิโนสด|ライブカジノ|كازينو مباشر|Casino en vivo',
  },
  { type: 'FISH', category: 'fish', title: 'Fishing|ফিশিং|Bắn cá|捕鱼|ยิงปลา|フィッシング|صيد الأسماك|Pesca' },
  {
    type: 'PVP',
    category: 'pvp',
    title: 'Card games|কার্ড গেম|Game bài|棋牌|เกมไพ่|カードゲーム|ألعاب الورق|Juegos de cartas',
  },
  { type: 'SPORTS', category: 'sports', title: 'Sports|স্পোর্টস|Thể thao|体育|กีฬา|スポーツ|الرياضة|Deportes' },
  {
    type: 'ESPORTS',
    category: 'esports',
    title: 'E-sports|ই-স্পোর্টস|Thể thao điện tử|电竞|อีสปอร์ต|eスポーツ|الرياضات الإلكترونية|Deportes electrónicos',
  },
  {
    type: 'COCKFIGHT',
    category: 'cockfight',
    title: 'Cockfight|মোরগ লড়াই|Đá gà|斗鸡|ไก่ชน|闘鶏|مصارعة الديوك|Peleas de gallos',
  },
  {
    type: 'ELOTT',
    category: 'elott',
    title: 'E-lottery|ই-লটারি|Xổ số điện tử|电子彩票|อีลอตเตอรี่|eくじ|اليانصيب الإلكتروني|Lotería electrónica',
  },
  { type: 'LOTT', category: 'lott', title: 'Lottery|লটারি|Xổ số|彩票|ลอตเตอรี่|くじ|اليانصيب|Lotería' },
  {
    type: 'BGS',
    category: 'bgs',
    title: 'House games|হাউস গেম|Trò chơi nhà|自营游戏|เกมของเรา|オリジナルゲーム|ألعابنا|Juegos de la casa',
  },
] as const satisfies readonly { type: string; category: CategoryId; title: string }[]

export type GameType = (typeof gameTypes)[number]['type']

export function categoryTitle(type: GameType, language: string): string {
  return labelIn(gameTypes.find((entry) => entry.type === type)?.title ?? type, language)
}

/** Types whose games are shown as wide pictures without letters. */
export function isWide(type: string): boolean {
  return type === 'LIVE' || type === 'SPORTS' || type === 'ESPORTS' || type === 'COCKFIGHT'
}
