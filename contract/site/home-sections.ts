/** How a section of the home page shows a category's games. Those of `generic` are in each site, the others where a tenant names them. */
export const sectionLayouts = {
  wall: 'rows of posters',
  'half-wall': 'one row of posters, beside the next half',
  stage: 'a large wide picture and small ones',
  gallery: 'three wide pictures',
  'half-gallery': 'two wide pictures, beside the next half',
  ledger: 'posters in a ruled grid, what pays back most first',
  table: 'a line each: studio, stakes, return to player',
} as const

export type SectionLayout = keyof typeof sectionLayouts

export const sectionLayoutNames = Object.keys(sectionLayouts) as SectionLayout[]

/** The categories that the home page can show, in the order of a tenant that names none, each in its usual layout. */
export const usualLayouts = {
  rng: 'wall',
  live: 'stage',
  fish: 'half-wall',
  pvp: 'half-wall',
  sports: 'gallery',
  esports: 'half-gallery',
  cockfight: 'half-gallery',
} as const satisfies Record<string, SectionLayout>

export type SectionCategory = keyof typeof usualLayouts

export const sectionCategories = Object.keys(usualLayouts) as SectionCategory[]

/** As a tenant names a section. */
export interface NamedSection {
  category: SectionCategory
  /** Absent: the usual one. */
  layout?: SectionLayout | undefined
}

export const layoutOf = ({ category, layout }: NamedSection): SectionLayout => layout ?? usualLayouts[category]
