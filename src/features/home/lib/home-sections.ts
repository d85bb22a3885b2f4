import { type Category, type HomeSection, offersVendor } from '#src/config/categories.ts'
import type { AnswerOf } from '#src/gateway/contract/call.ts'
import type { GameCard, getLanes } from '#src/gateway/contract/games.ts'

type Lane = AnswerOf<typeof getLanes>['value']['data']['lanes'][number]

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
  return rows
}
