import type { GameCard } from '#contract/lobby/games.ts'
import { type Category, type HomeSection, offersVendor } from '#src/config/categories.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import type { getLanes } from '#src/gateway/calls.ts'

type Lane = AnswerTo<typeof getLanes>['value']['data']['lanes'][number]

export interface SectionData {
  category: Category
  home: HomeSection
  /** The vendors whose games it shows, in the gateway's order. */
  vendors: readonly { code: string; name: string }[]
  cards: readonly GameCard[]
}

/** A list of vendors never has more. */
export const vendorCap = 12

const isHalf = ({ home }: SectionData): boolean => home.layout === 'half' || home.layout === 'half-wide'

function sectionOf(category: Category, lane: Lane | undefined): SectionData | undefined {
  const { home } = category
  if (!home || !lane) return undefined
  const vendors = lane.gameClassify.vendors
    .filter(({ code }) => offersVendor(category, code))
    .slice(0, Math.min(home.vendors ?? vendorCap, vendorCap))
  const shown = new Set(vendors.map(({ code }) => code))
  const cards = lane.cards.filter(({ vassalage }) => shown.has(vassalage))
  return cards.length === 0 ? undefined : { category, home, vendors, cards }
}

/** The sections of the home page in the tenant's order; one without games is not among them. */
export function homeSections(categories: readonly Category[], lanes: readonly Lane[]): SectionData[] {
  return categories.flatMap((category) => {
    const lane = lanes.find(({ gameCategory }) => gameCategory === category.gatewayCode)
    return sectionOf(category, lane) ?? []
  })
}

/** A half that found no other takes the layout of a whole row. */
const aloneLayout: Partial<Record<HomeSection['layout'], HomeSection['layout']>> = {
  half: 'posters',
  'half-wide': 'wide',
}

function whenAlone(section: SectionData): SectionData {
  const { home } = section
  return { ...section, home: { ...home, layout: aloneLayout[home.layout] ?? home.layout } }
}

/** Sections by rows: a half shares its row with the next half of its kind, wherever that stands. */
export function sectionRows(sections: readonly SectionData[]): SectionData[][] {
  const rows: SectionData[][] = []
  for (const section of sections) {
    const open = isHalf(section)
      ? rows.find((row) => row.length === 1 && row[0]?.home.layout === section.home.layout)
      : undefined
    if (open) open.push(section)
    else rows.push([section])
  }
  return rows.map((row) => (row.length > 1 ? row : row.map(whenAlone)))
}
