import type { CategoryId } from '#contract/site/gates.ts'
import type { PlacedSection } from '#contract/site/home-sections.ts'
import { type Category, categories } from '#src/config/categories.ts'
import { site } from '#src/config/site.ts'

/** A section of the home page: a category, and how its games are shown. */
export interface HomeSection extends PlacedSection {
  category: Category
  /** Only games of the first so many vendors; more than one are tabs. Absent: of any vendor. */
  most?: number | undefined
}

const mostVendors: Readonly<Partial<Record<CategoryId, number>>> = { live: 1, fish: 1, rng: 3 }

/** The sections of the tenant's home page in its order. */
export function tenantSections(): HomeSection[] {
  const known = categories()
  return site.homeSections.flatMap(({ category: id, ...place }) => {
    const category = known.find((one) => one.id === id)
    return category ? [{ ...place, category, most: mostVendors[id] }] : []
  })
}
