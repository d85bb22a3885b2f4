const sorts = ['popular', 'name', 'new', 'rtp'] as const
const volatilities = ['low', 'medium', 'high'] as const
/** What the gateway narrows a list to; the member's own lists come behind them. */
const gatewaySelections = ['ALL', 'HOT', 'NEW', 'JP', 'TG', 'AC', 'BG'] as const
const ownSelections = ['FAV', 'RECENT'] as const

export type Sort = (typeof sorts)[number]
export type Volatility = (typeof volatilities)[number]
export type GatewaySelection = (typeof gatewaySelections)[number]
export type OwnSelection = (typeof ownSelections)[number]
export type Selection = GatewaySelection | OwnSelection

/** What a list of games shows, as its address says it. */
export interface ListView {
  /** Codes of vendors; none means all. */
  vendors: readonly string[]
  select: Selection
  theme: string | undefined
  feature: string | undefined
  volatility: Volatility | undefined
  /** Only games that can be tried with play money. */
  isTrial: boolean
  sort: Sort
  /** A search in place of the list; empty without one. */
  q: string
}

export const plainView: ListView = {
  vendors: [],
  select: 'ALL',
  theme: undefined,
  feature: undefined,
  volatility: undefined,
  isTrial: false,
  sort: 'popular',
  q: '',
}

/** The gateway reads no more of a search. */
export const maxSearchLength = 64
const maxVendors = 60

const known = <T extends string>(values: readonly T[], value: string | null): T | undefined =>
  values.find((one) => one === value)
const codeOf = (value: string | null): string | undefined =>
  value !== null && /^[\w.-]{1,40}$/.test(value) ? value : undefined

/** A typed search as it is asked: one space between words, none around them, at most 64 characters. */
export const searchText = (typed: string): string =>
  typed.replace(/\s+/g, ' ').trim().slice(0, maxSearchLength).toWellFormed().trim()

/** Reads a view out of the query of an address. What it does not know it leaves out, so that old links still open. */
export function parseView(search: string): ListView {
  const query = new URLSearchParams(search)
  const vendors = (query.get('vassalage') ?? '').split(',').flatMap((code) => codeOf(code) ?? [])
  return {
    vendors: [...new Set(vendors)].slice(0, maxVendors),
    select: known([...gatewaySelections, ...ownSelections], query.get('select')) ?? plainView.select,
    theme: codeOf(query.get('theme')),
    feature: codeOf(query.get('feature')),
    volatility: known(volatilities, query.get('volatility')),
    isTrial: query.get('trial') === '1',
    sort: known(sorts, query.get('sort')) ?? plainView.sort,
    q: searchText(query.get('q') ?? ''),
  }
}

/** The query of a view's address, "?…"; empty for the plain view. */
export function formatView(view: ListView): string {
  const query = new URLSearchParams()
  if (view.vendors.length > 0) query.set('vassalage', view.vendors.join(','))
  if (view.select !== plainView.select) query.set('select', view.select)
  if (view.theme) query.set('theme', view.theme)
  if (view.feature) query.set('feature', view.feature)
  if (view.volatility) query.set('volatility', view.volatility)
  if (view.isTrial) query.set('trial', '1')
  if (view.sort !== plainView.sort) query.set('sort', view.sort)
  if (view.q) query.set('q', view.q)
  // Commas may stand in a query as they are.
  const text = query.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}

export const isOwn = (select: Selection): select is OwnSelection => known(ownSelections, select) !== undefined

/** How many of the filters behind the button are in use. */
export const filtersInUse = ({ theme, feature, volatility }: ListView): number =>
  [theme, feature, volatility].filter((value) => value !== undefined).length

/** Whether anything narrows the list, so that it can be cleared. */
export const isNarrowed = (view: ListView): boolean =>
  view.vendors.length > 0 || view.select !== 'ALL' || view.isTrial || filtersInUse(view) > 0

/** With a vendor put in or taken out. */
export function withVendor(view: ListView, code: string): ListView {
  const others = view.vendors.filter((vendor) => vendor !== code)
  return { ...view, vendors: others.length === view.vendors.length ? [...others, code] : others }
}

/** Nothing narrows it any more; its order stays. */
export const cleared = ({ sort }: ListView): ListView => ({ ...plainView, sort })

/** The tabs over a list: all, what the gateway has games of, and for members their own. */
export function selectionsOf(
  offered: readonly string[],
  { hasBingo, isMember }: { hasBingo: () => boolean; isMember: boolean },
): Selection[] {
  const open = gatewaySelections.filter((code) => code === 'ALL' || offered.includes(code))
  return [...open.filter((code) => code !== 'BG' || hasBingo()), ...(isMember ? ownSelections : [])]
}

export const sortChoices: readonly Sort[] = sorts
export const volatilityChoices: readonly Volatility[] = volatilities
