import type { GameCard } from '#contract/lobby/games.ts'
import { isLayoutOfDraws } from '#contract/site/draw-layouts.ts'
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
  /** How many games the category has. */
  total: number
}

/** A list of vendors never has more. */
export const vendorCap = 12

/** A half that found no other takes the layout of a whole row. */
const aloneLayout: Partial<Record<SectionLayout, SectionLayout>> = { 'half-wall': 'wall', 'half-gallery': 'gallery' }

function sectionOf(section: HomeSection, lane: Lane | undefined): SectionData | undefined {
  if (isLayoutOfDraws(section.layout)) return { ...section, vendors: [], cards: [], total: 0 }
  if (!lane) return undefined
  const { category, most = vendorCap } = section
  const vendors = lane.gameClassify.vendors
    .filter(({ code }) => offersVendor(category, code))
    .slice(0, Math.min(most, vendorCap))
  const shown = new Set(vendors.map(({ code }) => code))
  const cards = lane.cards.filter(({ vassalage }) => shown.has(vassalage))
  return cards.length === 0 ? undefined : { ...section, vendors, cards, total: lane.total }
}

/** The sections of the home page in the tenant's order; one without games is not among them, one of draws asks for them itself. */
export function homeSections(sections: readonly HomeSection[], lanes: readonly Lane[]): SectionData[] {
  return sections.flatMap((section) => {
    const lane = lanes.find(({ gameCategory }) => gameCategory === section.category.gatewayCode)
    return sectionOf(section, lane) ?? []
  })
}

/** A part of a row: sections below each other, as wide as the first of them. */
export type SectionCell = readonly [SectionData, ...SectionData[]]

const columnsOf = (row: readonly SectionCell[]) => row.reduce((sum, [{ columns = 12 }]) => sum + columns, 0)

/** Halves of one kind alone stand beside each other: others are not as high. */
const fits = (row: readonly SectionCell[], { layout, columns = 12 }: SectionData) =>
  columnsOf(row) + columns <= 12 &&
  row.every(([first]) => first.layout === layout || !(layout in aloneLayout || first.layout in aloneLayout))

const whenAlone = (section: SectionData): SectionData => ({
  ...section,
  layout: aloneLayout[section.layout] ?? section.layout,
})

/** Sections by rows: each stands in the first row that has room for it, or below the one before it. */
export function sectionRows(sections: readonly SectionData[]): SectionCell[][] {
  const rows: SectionCell[][] = []
  let last: { row: SectionCell[]; at: number } | undefined
  for (const section of sections) {
    const under = section.isBelow ? last?.row[last.at] : undefined
    if (last && under) {
      last.row[last.at] = [...under, section]
      continue
    }
    const row = rows.find((open) => fits(open, section)) ?? []
    if (row.length === 0) rows.push(row)
    last = { row, at: row.push([section]) - 1 }
  }
  return rows.map((row) => (row.length > 1 ? row : row.map(([first, ...below]) => [whenAlone(first), ...below])))
}
