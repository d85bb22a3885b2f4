import type { CategoryId } from '#contract/site/gates.ts'
import { gameFactsPath, lotteryPath, seaLotteryPath, seamlessPath, vnLotteryPath } from '#contract/site/routes.ts'
import { type Category, categories } from './categories.ts'
import { isAt } from './home-path.ts'

const lotteryOf = (vassalage: string): string | undefined =>
  ({
    TCG_LOTTO_VN: vnLotteryPath,
    TCG_SEA: seaLotteryPath,
    ...(CATEGORY_LOTT ? { LOTT: lotteryPath } : {}),
    ...(CATEGORY_ELOTT ? { ELOTT: lotteryPath } : {}),
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
  return `${seamlessPath}?${new URLSearchParams({ vassalage, gameCode })}`
}

/** The page of a lottery that the home page shows. */
export const lotteryPathOf = ({ vassalage, gameCode }: Omit<Playable, 'gameType'>): string =>
  gamePath({ gameType: CATEGORY_ELOTT ? 'ELOTT' : 'LOTT', vassalage, gameCode })

/** The page of a game's facts. */
export const gameFactsOf = (gameCode: string): string =>
  gameFactsPath.replace(':gameCode', encodeURIComponent(gameCode))

/** The page that lists a vendor's games in a category. */
export const vendorPath = (category: Pick<Category, 'path'>, vassalage: string): string =>
  `${category.path}?${new URLSearchParams({ vassalage })}`

/** The page that lists what is hot: of slots, else of another list that is open; undefined where there is none. */
export function hotPath(isOpen: (id: CategoryId) => boolean): string | undefined {
  const lists = categories().filter(({ id, hasList }) => hasList && isOpen(id))
  const slots = CATEGORY_RNG ? lists.find(({ id }) => id === 'rng') : undefined
  const list = slots ?? lists[0]
  return list && `${list.path}?select=HOT`
}

const gamePages = (): string[] => [
  seamlessPath,
  ...(CATEGORY_LOTT || CATEGORY_ELOTT ? [lotteryPath, vnLotteryPath, seaLotteryPath] : []),
]

/** A page that plays a game: no side menu, no balance in the header. */
export const isGamePage = (pathname: string): boolean => gamePages().some((path) => isAt(pathname, path))
