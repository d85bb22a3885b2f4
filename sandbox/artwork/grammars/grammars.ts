import { drawAurora } from './aurora.ts'
import { drawBlueprint } from './blueprint.ts'
import { drawCloseup } from './closeup.ts'
import { drawCourt } from './court.ts'
import { drawDepth } from './depth.ts'
import { drawEngraving } from './engraving.ts'
import { drawGlass } from './glass.ts'
import { drawIsometric } from './isometric.ts'
import { drawNeon } from './neon.ts'
import { drawPaper } from './paper.ts'
import type { Grammar } from './parts/subject.ts'
import { drawPixel } from './pixel.ts'
import { drawPlanes } from './planes.ts'
import { drawRelief } from './relief.ts'
import { drawRiso } from './riso.ts'
import { drawStrata } from './strata.ts'

const grammars = {
  planes: drawPlanes,
  engraving: drawEngraving,
  isometric: drawIsometric,
  paper: drawPaper,
  neon: drawNeon,
  closeup: drawCloseup,
  strata: drawStrata,
  riso: drawRiso,
  jade: drawRelief('jade'),
  wood: drawRelief('wood'),
  bronze: drawRelief('bronze'),
  clay: drawRelief('clay'),
  slate: drawRelief('slate'),
  ivory: drawRelief('ivory'),
  glass: drawGlass,
  blueprint: drawBlueprint,
  court: drawCourt,
  pixel: drawPixel,
  aurora: drawAurora,
  depth: drawDepth,
} as const satisfies Record<string, Grammar>

export type GrammarId = keyof typeof grammars

export function grammarOf(id: GrammarId): Grammar {
  return grammars[id]
}

export function isGrammar(id: string): id is GrammarId {
  return Object.hasOwn(grammars, id)
}

export const grammarIds: readonly GrammarId[] = Object.keys(grammars).filter(isGrammar)
