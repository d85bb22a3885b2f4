import { isLayoutOfDraws } from './draw-layouts.ts'

/** How a section of the home page shows a category's games. Those of `generic` are in each site, the others where a tenant names them. */
export const sectionLayouts = {
  wall: 'rows of posters',
  'half-wall': 'one row of posters, beside the next half',
  stage: 'a large wide picture and small ones',
  gallery: 'three wide pictures',
  'half-gallery': 'two wide pictures, beside the next half',
  ledger: 'posters in a ruled grid, what pays back most first',
  table: 'a line each: studio, stakes, return to player',
  board: 'a large picture beside a board of lines, what is open in each',
  console: 'a dark board of lines, what is open in each',
  pasted: 'posters pasted on a band as wide as the page, the first one large',
  curtained: 'a large picture on a curtained stage, and small ones beside it',
  portholes: 'round pictures in a sea',
  deck: 'numbered cards laid out at a tilt, each with its name at the foot',
  frames: 'one large gilded frame between smaller ones, on a wall from edge to edge',
  boats: 'boats with their dealers on a river from edge to edge',
  shoal: 'what swims below a waterline, from edge to edge',
  bolts: 'matches as bolts of cloth, with their odds',
  plate: 'one picture beside its title',
  sky: 'the latest draw as lit figures in a night sky from edge to edge, and its slip',
  draws: 'the latest draws as balls, with their odds; the quick lotteries beside them',
  stubs: 'ticket stubs of the quick lotteries',
  counterfoil: 'the latest draws as balls on one ticket, what it pays on its counterfoil',
  lanterns: 'round pictures that hang from a beam',
  tickets: 'perforated tickets, a stub at their end',
  pond: 'names on a pond, from above',
  scrolls: 'hanging scrolls in a row, each with its return to player',
  medallion: 'one round picture and the names of its games',
  pavilion: 'dealers in the bays of a pavilion, from edge to edge',
  scoreboard: 'a lit board: one match with large figures, others as lines',
  net: 'what swims in a pond where a net is thrown',
  oval: 'posters around a ground, their names and returns on a sheet beside it',
  locker: 'one picture in an open locker, beside its title',
  alcove: 'one poster as the scroll of an alcove, smaller ones in columns beside it',
  cloths: 'short curtains on a rod, the first one drawn aside before its dealer',
  handscroll: 'what swims on a painted scroll that goes on to the window’s edge, each with its name on a slip',
  mats: 'four games on the four and a half mats of a room, from above',
  sheet: 'matches on a printed sheet in upright type, with their odds',
  fan: 'one picture on a folding fan beside its title',
  arcade: 'pictures under the arches of an arcade, each with its return to player',
  rugs: 'dealers in the bays of a hall from edge to edge, a rug below each with its table’s name',
  strait: 'what swims below a waterline, on a plate with the sky above it',
  stars: 'pictures in eight-pointed stars on a lattice plate',
  starmap: 'matches under a chain of stars, from edge to edge, with their odds',
  strung: 'the latest draw as lanterns on a cord, its plays with their odds in a table',
  versus: 'one match: both sides, what is played, its odds',
  emblem: 'one picture in an eight-pointed star below its title',
} as const

/** How the categories stand below the banner. */
export const homeNavigations = {
  chips: 'a row of marks, on phones alone',
  hung: 'cut paper that hangs from a cord, each with its number of games, at each width',
} as const

export type HomeNavigation = keyof typeof homeNavigations

export const homeNavigationNames = Object.keys(homeNavigations) as HomeNavigation[]

export type SectionLayout = keyof typeof sectionLayouts

export const sectionLayoutNames = Object.keys(sectionLayouts) as SectionLayout[]

/** How much of its row a section takes, in columns of twelve. Narrow pages show one below the other. */
export const sectionWidths = { full: 12, 'two-thirds': 8, half: 6, 'five-twelfths': 5, third: 4, quarter: 3 } as const

export type SectionWidth = keyof typeof sectionWidths

export const sectionWidthNames = Object.keys(sectionWidths) as SectionWidth[]

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

/** The categories that a tenant with no sections of its own shows. */
export const usualCategories = Object.keys(usualLayouts) as (keyof typeof usualLayouts)[]

/** On the home page only where a tenant names them, with the layout that they have without one of their own. */
const namedLayouts = { bgs: 'half-wall' } as const satisfies Record<string, SectionLayout>

/** Of draws, not of games: on the home page where a tenant names one of them. */
export const drawCategories = ['lott', 'elott'] as const

export type SectionCategory = keyof typeof usualLayouts | keyof typeof namedLayouts | (typeof drawCategories)[number]

export const sectionCategories: readonly SectionCategory[] = [...drawCategories, ...usualCategories, 'bgs']

export const isOfDraws = (category: string): boolean => drawCategories.some((one) => one === category)

/** As a tenant names a section. */
export interface NamedSection {
  category: SectionCategory
  /** Absent: the usual one. */
  layout?: SectionLayout | undefined
  /** Absent: half for the layouts that are halves, else the whole row. */
  width?: SectionWidth | undefined
  /** It stands below the section before it, in the same part of the row. */
  isBelow?: boolean | undefined
}

/** A section as the site shows it. */
export interface PlacedSection {
  layout: SectionLayout
  /** Of twelve; absent: all of them. */
  columns?: number
  isBelow?: boolean
}

/** The usual one where a section of draws names a layout of games, or one of games a layout of draws. */
export function layoutOf({ category, layout }: NamedSection): SectionLayout {
  const usual = category === 'lott' || category === 'elott' ? 'draws' : { ...usualLayouts, ...namedLayouts }[category]
  return layout && isLayoutOfDraws(layout) === isOfDraws(category) ? layout : usual
}

export function placedSection(section: NamedSection): PlacedSection {
  const layout = layoutOf(section)
  const width = section.width ?? (layout.startsWith('half-') ? 'half' : 'full')
  return {
    layout,
    ...(width !== 'full' && { columns: sectionWidths[width] }),
    ...(section.isBelow && { isBelow: true }),
  }
}
