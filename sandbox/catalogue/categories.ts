import type { CategoryId } from '#contract/site/gates.ts'

/** The game types in the order of the home page, and the tenant's name of each. */
export const gameTypes = [
  { type: 'RNG', category: 'rng' },
  { type: 'LIVE', category: 'live' },
  { type: 'FISH', category: 'fish' },
  { type: 'PVP', category: 'pvp' },
  { type: 'SPORTS', category: 'sports' },
  { type: 'ESPORTS', category: 'esports' },
  { type: 'COCKFIGHT', category: 'cockfight' },
  { type: 'ELOTT', category: 'elott' },
  { type: 'LOTT', category: 'lott' },
  { type: 'BGS', category: 'bgs' },
] as const satisfies readonly { type: string; category: CategoryId }[]

export type GameType = (typeof gameTypes)[number]['type']

/** In the order of `gameTypes`. */
const titles: Readonly<Partial<Record<string, string>>> = {
  EN: 'Slots|Live casino|Fishing|Card games|Sports|E-sports|Cockfight|E-lottery|Lottery|House games',
  BN: 'স্লট|লাইভ ক্যাসিনো|ফিশিং|কার্ড গেম|স্পোর্টস|ই-স্পোর্টস|মোরগ লড়াই|ই-লটারি|লটারি|হাউস গেম',
  VI: 'Nổ hũ|Casino trực tuyến|Bắn cá|Game bài|Thể thao|Thể thao điện tử|Đá gà|Xổ số điện tử|Xổ số|Trò chơi nhà',
  CN: '电子游戏|真人娱乐|捕鱼|棋牌|体育|电竞|斗鸡|电子彩票|彩票|自营游戏',
  TH: 'สล็อต|คาสิโนสด|ยิงปลา|เกมไพ่|กีฬา|อีสปอร์ต|ไก่ชน|อีลอตเตอรี่|ลอตเตอรี่|เกมของเรา',
  JA: 'スロット|ライブカジノ|フィッシング|カードゲーム|スポーツ|eスポーツ|闘鶏|eくじ|くじ|オリジナルゲーム',
  AR: 'سلوتس|كازينو مباشر|صيد الأسماك|ألعاب الورق|الرياضة|الرياضات الإلكترونية|مصارعة الديوك|اليانصيب الإلكتروني|اليانصيب|ألعابنا',
  ES: 'Tragamonedas|Casino en vivo|Pesca|Juegos de cartas|Deportes|Deportes electrónicos|Peleas de gallos|Lotería electrónica|Lotería|Juegos de la casa',
}

export function categoryTitle(type: GameType, language: string): string {
  const place = gameTypes.findIndex((entry) => entry.type === type)
  return (titles[language] ?? titles.EN)?.split('|')[place] ?? type
}

/** Types whose games are shown as wide pictures without letters. */
export function isWide(type: string): boolean {
  return type === 'LIVE' || type === 'SPORTS' || type === 'ESPORTS' || type === 'COCKFIGHT'
}
