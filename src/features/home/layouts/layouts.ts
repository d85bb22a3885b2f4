import type { SectionLayout } from '#contract/site/home-sections.ts'
import type { SectionList } from '../lib/section-list.ts'

import { alcove } from './alcove/alcove.tsx'

import { arcade } from './arcade/arcade.tsx'

import { board } from './board/board.tsx'
import { boats } from './boats/boats.tsx'
import { bolts } from './bolts/bolts.tsx'
import { cloths } from './cloths/cloths.tsx'
import { gameConsole } from './console/console.tsx'
import { CounterfoilSection } from './counterfoil/counterfoil.tsx'
import { curtained } from './curtained/curtained.tsx'
import { deck } from './deck/deck.tsx'
import { DrawSection } from './draws/draws.tsx'
import { emblem } from './emblem/emblem.tsx'
import { fan } from './fan/fan.tsx'

import { frames } from './frames/frames.tsx'
import { handscroll } from './handscroll/handscroll.tsx'
import { lanterns } from './lanterns/lanterns.tsx'
import { ledger } from './ledger/ledger.tsx'
import { locker } from './locker/locker.tsx'
import { mats } from './mats/mats.tsx'
import { medallion } from './medallion/medallion.tsx'
import { net } from './net/net.tsx'
import { oval } from './oval/oval.tsx'
import { pasted } from './pasted/pasted.tsx'
import { pavilion } from './pavilion/pavilion.tsx'
import { plate } from './plate/plate.tsx'
import { pond } from './pond/pond.tsx'
import { portholes } from './portholes/portholes.tsx'
import { rugs } from './rugs/rugs.tsx'
import { scoreboard } from './scoreboard/scoreboard.tsx'
import { scrolls } from './scrolls/scrolls.tsx'
import { sheet } from './sheet/sheet.tsx'
import { shoal } from './shoal/shoal.tsx'
import { SkySection } from './sky/sky.tsx'
import { starmap } from './starmap/starmap.tsx'
import { stars } from './stars/stars.tsx'
import { strait } from './strait/strait.tsx'
import { StrungSection } from './strung/strung.tsx'
import { StubsSection } from './stubs/stubs.tsx'
import { gamesTable } from './table/games-table.tsx'
import { tickets } from './tickets/tickets.tsx'
import { versus } from './versus/versus.tsx'

/** A section that is not of games; undefined for those that are. */
export function ownSection(layout: SectionLayout): typeof DrawSection | undefined {
  if (!HOME_DRAWS) return undefined
  if (LAYOUT_DRAWS && layout === 'draws') return DrawSection
  if (LAYOUT_SKY && layout === 'sky') return SkySection
  if (LAYOUT_STUBS && layout === 'stubs') return StubsSection
  if (LAYOUT_COUNTERFOIL && layout === 'counterfoil') return CounterfoilSection
  if (LAYOUT_STRUNG && layout === 'strung') return StrungSection
  return undefined
}

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
  if (LAYOUT_LANTERNS && layout === 'lanterns') return lanterns
  if (LAYOUT_TICKETS && layout === 'tickets') return tickets
  if (LAYOUT_POND && layout === 'pond') return pond
  if (LAYOUT_SCROLLS && layout === 'scrolls') return scrolls
  if (LAYOUT_MEDALLION && layout === 'medallion') return medallion
  if (LAYOUT_FRAMES && layout === 'frames') return frames
  if (LAYOUT_BOATS && layout === 'boats') return boats
  if (LAYOUT_SHOAL && layout === 'shoal') return shoal
  if (LAYOUT_BOLTS && layout === 'bolts') return bolts
  if (LAYOUT_ARCADE && layout === 'arcade') return arcade
  if (LAYOUT_RUGS && layout === 'rugs') return rugs
  if (LAYOUT_STRAIT && layout === 'strait') return strait
  if (LAYOUT_STARS && layout === 'stars') return stars
  if (LAYOUT_STARMAP && layout === 'starmap') return starmap
  if (LAYOUT_VERSUS && layout === 'versus') return versus
  if (LAYOUT_EMBLEM && layout === 'emblem') return emblem
  if (LAYOUT_PLATE && layout === 'plate') return plate
  if (LAYOUT_PAVILION && layout === 'pavilion') return pavilion
  if (LAYOUT_SCOREBOARD && layout === 'scoreboard') return scoreboard
  if (LAYOUT_NET && layout === 'net') return net
  if (LAYOUT_OVAL && layout === 'oval') return oval
  if (LAYOUT_LOCKER && layout === 'locker') return locker
  if (LAYOUT_ALCOVE && layout === 'alcove') return alcove
  if (LAYOUT_CLOTHS && layout === 'cloths') return cloths
  if (LAYOUT_HANDSCROLL && layout === 'handscroll') return handscroll
  if (LAYOUT_MATS && layout === 'mats') return mats
  if (LAYOUT_SHEET && layout === 'sheet') return sheet
  if (LAYOUT_FAN && layout === 'fan') return fan
  return undefined
}
