import type { PointItem } from '#contract/account/points.ts'

export const views = ['mall', 'redeemed', 'history', 'exchange', 'rules'] as const
export type View = (typeof views)[number]

export const itemTypes = ['goods', 'voucher', 'bonus', 'freeSpins'] as const
export const sorts = ['low', 'high'] as const

/** What of the mall is shown, as its address says. */
export interface MallView {
  type: PointItem['type'] | undefined
  search: string
  sort: (typeof sorts)[number] | undefined
  /** Only what the member's points are enough for. */
  isEnough: boolean
}

export const maxSearchLength = 40

export const viewOf = (query: URLSearchParams): View => views.find((view) => view === query.get('view')) ?? 'mall'

/** From 1. */
export function pageOf(query: URLSearchParams): number {
  const page = Number(query.get('at') ?? '1')
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1
}

export function mallViewOf(query: URLSearchParams): MallView {
  return {
    type: itemTypes.find((type) => type === query.get('type')),
    search: (query.get('q') ?? '').slice(0, maxSearchLength),
    sort: sorts.find((sort) => sort === query.get('sort')),
    isEnough: query.get('enough') === '1',
  }
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The items that the view shows, in its order. `points`: the member's; undefined where they are not known. */
export function shownItems(items: readonly PointItem[], view: MallView, points: number | undefined): PointItem[] {
  const { type, search, sort, isEnough } = view
  const words = plain(search).split(/\s+/)
  const shown = items.filter(
    (item) =>
      (type === undefined || item.type === type) &&
      words.every((word) => plain(item.name).includes(word)) &&
      (!isEnough || points === undefined || item.points <= points),
  )
  if (!sort) return shown
  return shown.toSorted((one, two) => (sort === 'low' ? one.points - two.points : two.points - one.points))
}
