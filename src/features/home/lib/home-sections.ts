import type { GameCard } from '#contract/lobby/games.ts'
import type { SectionLayout } from '#contract/site/home-sections.ts'
import { offersVendor } from '#src/config/categories.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import type { getLanes } from '#src/gateway/calls.ts'
import type { HomeSection } from './tenant-sections.ts'

type Lane = AnswerTo<typeof getLanes>['value']['data']['lanes'][number]

export interface SectionData extends HomeSection {
  /** The vendors whose games it shows, in the gateway's order. */
  vendors: readonly { code: string; name: string }[]
  cards: readonly GameCard[]
}

/** A list of vendors never has more. */
export const vendorCap = 12

/** A half that found no other takes the layout of a whole row. */
const aloneLayout: Partial<Record<SectionLayout, SectionLayout>> = { 'half-wall': 'wall', 'half-gallery': 'gallery' }

function sectionOf({ category, layout, most }: HomeSection, lane: Lane | undefined): SectionData | undefined {
  if (!lane) return undefined
  const vendors = lane.gameClassify.vendors
    .filter(({ code }) => offersVendor(category, code))
    .slice(0, Math.min(most ?? vendorCap, vendorCap))
  const shown = new Set(vendors.map(({ code }) => code))
  const cards = lane.cards.filter(({ vassalage }) => shown.has(vassalage))
  return cards.length === 0 ? undefined : { category, layout, most, vendors, cards }
}

/** The sections of the home page in the tenant's order; one without games is not among them. */
export function homeSections(sections: readonly HomeSection[], lanes: readonly Lane[]): SectionData[] {
  return sections.flatMap((section) => {
    const lane = lanes.find(({ gameCategory }) => gameCategory === section.category.gatewayCode)
    return sectionOf(section, lane) ?? []
  })
}

const whenAlone = (section: SectionData): SectionData => ({
  ...section,
  layout: aloneLayout[section.layout] ?? section.layout,
})

/** Sections by rows: a half shares its row with the next half of its kind, wherever that stands. */
export function sectionRows(sections: readonly SectionData[]): SectionData[][] {
  const rows: SectionData[][] = []
  for (const section of sections) {
    const open =
      section.layout in aloneLayout
        ? rows.find((row) => row.length === 1 && row[0]?.layout === section.layout)
        : undefined
    if (open) open.push(section)
    else rows.push([section])
  }
  return rows.map((row) => (row.length > 1 ? row : row.map(whenAlone)))
}
