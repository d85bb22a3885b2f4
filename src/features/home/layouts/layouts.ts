import type { SectionLayout } from '#contract/site/home-sections.ts'
import type { SectionList } from '../lib/section-list.ts'
import { ledger } from './ledger/ledger.tsx'
import { gamesTable } from './table/games-table.tsx'

/** What draws a layout that is not in each site; undefined for rows of tiles. */
export function ownList(layout: SectionLayout): SectionList | undefined {
  if (LAYOUT_LEDGER && layout === 'ledger') return ledger
  if (LAYOUT_TABLE && layout === 'table') return gamesTable
  return undefined
}
