import type { CategoryId } from '#contract/site/gates.ts'
import { categoryPath } from '#contract/site/routes.ts'
import { site } from './site.ts'

/** A category's section on the home page. */
export interface HomeSection {
  /** `posters`: rows of posters; `feature`: a large wide picture and small ones; `wide`: three wide pictures;
   * `half` and `half-wide`: posters or wide pictures that share their row with the next section of the same kind. */
  layout: 'posters' | 'feature' | 'wide' | 'half' | 'half-wide'
  /** Only games of the first so many vendors; more than one are tabs. Absent: of any vendor. */
  vendors?: number
}

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
  /** Vendors the tenant limits this category to; empty: all that the gateway offers. */
  vendors: () => readonly string[]
  /** Vendors the tenant leaves out of it. */
  excluded?: () => readonly string[]
  /** Absent: the home page has no section of it. */
  home?: HomeSection
}

const all = (): readonly string[] => []
const base = { hasList: false, alwaysPage: false, isInHeader: true, vendors: all } as const

/** Whether the tenant shows this vendor of what the gateway offers in the category. */
export function offersVendor(category: Category, vendor: string): boolean {
  const wanted = category.vendors()
  return (wanted.length === 0 || wanted.includes(vendor)) && !category.excluded?.().includes(vendor)
}

/** In a function, so that a switched-off category leaves no trace and the tenant is read when asked. */
const gated = (): Omit<Category, 'path'>[] => [
  ...(CATEGORY_ELOTT ? [{ ...base, id: 'elott', gatewayCode: 'ELOTT', icon: 'ticket' } as const] : []),
  ...(CATEGORY_LOTT ? [{ ...base, id: 'lott', gatewayCode: 'LOTT', icon: 'ticket' } as const] : []),
  ...(CATEGORY_LIVE
    ? [
        {
          ...base,
          id: 'live',
          gatewayCode: 'LIVE',
          icon: 'tv',
          home: { layout: 'feature', vendors: 1 },
        } as const,
      ]
    : []),
  ...(CATEGORY_SPORTS
    ? [
        {
          ...base,
          id: 'sports',
          gatewayCode: 'SPORTS',
          icon: 'volleyball',
          home: { layout: 'wide' },
        } as const,
      ]
    : []),
  ...(CATEGORY_FISH
    ? [
        {
          ...base,
          id: 'fish',
          gatewayCode: 'FISH',
          icon: 'fish',
          hasList: true,
          alwaysPage: true,
          home: { layout: 'half', vendors: 1 },
        } as const,
      ]
    : []),
  ...(CATEGORY_RNG
    ? [
        {
          ...base,
          id: 'rng',
          gatewayCode: 'RNG',
          icon: 'cherry',
          hasList: true,
          alwaysPage: true,
          excluded: () => site.vendors.excludedRng ?? [],
          home: { layout: 'posters', vendors: 3 },
        } as const,
      ]
    : []),
  ...(CATEGORY_PVP
    ? [
        {
          ...base,
          id: 'pvp',
          gatewayCode: 'PVP',
          icon: 'spade',
          hasList: true,
          alwaysPage: true,
          home: { layout: 'half' },
        } as const,
      ]
    : []),
  ...(CATEGORY_ESPORTS
    ? [
        {
          ...base,
          id: 'esports',
          gatewayCode: 'ESPORTS',
          icon: 'gamepad-2',
          vendors: () => site.vendors.esports ?? [],
          home: { layout: 'half-wide' },
        } as const,
      ]
    : []),
  ...(CATEGORY_COCKFIGHT
    ? [
        {
          ...base,
          id: 'cockfight',
          gatewayCode: 'COCKFIGHT',
          icon: 'bird',
          vendors: () => site.vendors.cockfight ?? [],
          home: { layout: 'half-wide' },
        } as const,
      ]
    : []),
  ...(CATEGORY_BGS
    ? [
        {
          ...base,
          id: 'bgs',
          gatewayCode: 'BGS',
          icon: 'dices',
          hasList: true,
          isInHeader: false,
        } as const,
      ]
    : []),
]

function named(ids: readonly CategoryId[]): Category[] {
  const known = gated()
  return ids.flatMap((id) => {
    const category = known.find((one) => one.id === id)
    return category ? { ...category, path: categoryPath(id) } : []
  })
}

/** The tenant's categories in the order of its home page. */
export const homeCategories = (): Category[] => named(site.homeOrder)

/** The tenant's categories in its own order; those of switched-off flags are not in the bundle at all. */
export const categories = (): Category[] => named(site.categories)
