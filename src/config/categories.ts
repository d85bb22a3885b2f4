import type { CategoryId } from '#contract/site/gates.ts'
import { categoryPath } from '#contract/site/routes.ts'
import { site } from './site.ts'

export interface Category {
  id: CategoryId
  path: string
  /** As the gateway names it: in menus, lanes and game cards. */
  gatewayCode: string
  icon: 'bird' | 'cherry' | 'dices' | 'fish' | 'gamepad-2' | 'spade' | 'ticket' | 'tv' | 'volleyball'
  /** Its page is a list of games; the others list vendors. */
  hasList: boolean
  /** The navigation always goes to its page; the others launch a vendor that stands alone. */
  alwaysPage: boolean
  /** Shown in the header's navigation; the others only in the side menu. */
  isInHeader: boolean
  /** Where most play is in most lobbies, the first being 1: a header without room for all leaves these out last. */
  popularity?: number
  /** Vendors the tenant limits this category to; empty: all that the gateway offers. */
  vendors: () => readonly string[]
  /** Vendors the tenant leaves out of it. */
  excluded?: () => readonly string[]
  /** Its games have a 16:9 picture; those of the others have a poster. */
  isWide?: true
}

const base = { hasList: false, alwaysPage: false, isInHeader: true, vendors: (): readonly string[] => [] }
const list = { hasList: true, alwaysPage: true }

/** What a category says itself; the gateway calls it by its id in capital letters. */
type Own = Pick<Category, 'id' | 'icon'> & Partial<Omit<Category, 'path' | 'gatewayCode'>>

/** Whether the tenant shows this vendor of what the gateway offers in the category. */
export function offersVendor(category: Category, vendor: string): boolean {
  const wanted = category.vendors()
  return (wanted.length === 0 || wanted.includes(vendor)) && !category.excluded?.().includes(vendor)
}

/** In a function, so that a switched-off category leaves no trace and the tenant is read when asked. */
const gated = (): (Own | false)[] => [
  CATEGORY_ELOTT && { id: 'elott', icon: 'ticket' },
  CATEGORY_LOTT && { id: 'lott', icon: 'ticket' },
  CATEGORY_LIVE && { id: 'live', icon: 'tv', popularity: 2, isWide: true },
  CATEGORY_SPORTS && { id: 'sports', icon: 'volleyball', popularity: 3, isWide: true },
  CATEGORY_FISH && { ...list, id: 'fish', icon: 'fish' },
  CATEGORY_RNG && {
    ...list,
    id: 'rng',
    icon: 'cherry',
    popularity: 1,
    excluded: () => site.vendors.excludedRng ?? [],
  },
  CATEGORY_PVP && { ...list, id: 'pvp', icon: 'spade' },
  CATEGORY_ESPORTS && {
    id: 'esports',
    icon: 'gamepad-2',
    vendors: () => site.vendors.esports ?? [],
    isWide: true,
  },
  CATEGORY_COCKFIGHT && {
    id: 'cockfight',
    icon: 'bird',
    vendors: () => site.vendors.cockfight ?? [],
    isWide: true,
  },
  CATEGORY_BGS && { id: 'bgs', icon: 'dices', hasList: true, isInHeader: false },
]

/** The tenant's categories in its own order; those of switched-off flags are not in the bundle at all. */
export function categories(): Category[] {
  const known = gated()
  return site.categories.flatMap((id) => {
    const category = known.find((one) => one && one.id === id)
    return category ? { ...base, ...category, gatewayCode: id.toUpperCase(), path: categoryPath(id) } : []
  })
}
