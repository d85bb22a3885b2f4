import { type Category, categories } from './categories.ts'

const lotteryOf = (vassalage: string): string | undefined =>
  ({
    TCG_LOTTO_VN: '/vnLottery',
    TCG_SEA: '/seaLottery',
    ...(CATEGORY_LOTT ? { LOTT: '/lottery' } : {}),
    ...(CATEGORY_ELOTT ? { ELOTT: '/lottery' } : {}),
  })[vassalage]

interface Playable {
  gameType: string
  vassalage: string
  gameCode: string
}

/** The page that plays a game. */
export function gamePath({ gameType, vassalage, gameCode }: Playable): string {
  if (CATEGORY_LOTT || CATEGORY_ELOTT) {
    const page = lotteryOf(vassalage) ?? lotteryOf(gameType)
    if (page) return `${page}?${new URLSearchParams({ gameCode })}`
  }
  return `/seamless?${new URLSearchParams({ vassalage, gameCode })}`
}

/** The page that lists a vendor's games in a category. */
export const vendorPath = (category: Pick<Category, 'path'>, vassalage: string): string =>
  `${category.path}?${new URLSearchParams({ vassalage })}`

/** The page that lists what is hot: of slots, else of another list that is open; undefined where there is none. */
export function hotPath(isOpen: (id: string) => boolean): string | undefined {
  const lists = categories().filter(({ id, hasList }) => hasList && isOpen(id))
  const slots = CATEGORY_RNG ? lists.find(({ id }) => id === 'rng') : undefined
  const list = slots ?? lists[0]
  return list && `${list.path}?select=HOT`
}

const gamePages = (): string[] => [
  '/seamless',
  ...(CATEGORY_LOTT || CATEGORY_ELOTT ? ['/lottery', '/vnlottery', '/sealottery'] : []),
]

/** A page that plays a game: no side menu, no balance in the header. Without regard to case, as old links are. */
export function isGamePage(pathname: string): boolean {
  const path = pathname.toLowerCase().replace(/\/+$/, '')
  return gamePages().includes(path)
}

/** Where an old, misspelt address leads now; undefined for every other one. */
export function correctedPath(pathname: string): string | undefined {
  if (!(CATEGORY_LOTT || CATEGORY_ELOTT)) return undefined
  return pathname.toLowerCase().replace(/\/+$/, '') === '/lottert' ? '/lottery' : undefined
}
