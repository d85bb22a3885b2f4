import type { SectionLayout } from '#contract/site/home-sections.ts'
import type { SectionList } from '../lib/section-list.ts'
import { board } from './board/board.tsx'
import { gameConsole } from './console/console.tsx'
import { curtained } from './curtained/curtained.tsx'
import { deck } from './deck/deck.tsx'
import { ledger } from './ledger/ledger.tsx'
import { pasted } from './pasted/pasted.tsx'
import { portholes } from './portholes/portholes.tsx'
import { gamesTable } from './table/games-table.tsx'

/** What draws a layout that is not in each site; undefined for rows of tiles. */
export function ownList(layout: SectionLayout): SectionList | undefined {
  if (LAYOUT_LEDGER && layout === 'ledger') return ledger
  if (LAYOUT_TABLE && layout === 'table') return gamesTable
  if (LAYOUT_BOARD && layout === 'board') return board
  if (LAYOUT_CONSOLE && layout === 'console') return gameConsole
  if (LAYOUT_PASTED && layout === 'pasted') return pasted
  if (LAYOUT_CURTAINED && layout === 'curtained') return curtained
  if (LAYOUT_PORTHOLES && layout === 'portholes') return portholes
  if (LAYOUT_DECK && layout === 'deck') return deck
  return undefined
}
