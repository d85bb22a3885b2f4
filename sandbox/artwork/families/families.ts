import { drawEmblem } from './emblem.ts'
import { drawMacro } from './macro.ts'
import { drawNight } from './night.ts'
import { drawScene } from './scene.ts'
import type { DrawFamily, FamilyId } from './stage.ts'
import { drawToy } from './toy.ts'
import { drawWoodblock } from './woodblock.ts'

const families: Readonly<Record<FamilyId, DrawFamily>> = {
  emblem: drawEmblem,
  macro: drawMacro,
  scene: drawScene,
  woodblock: drawWoodblock,
  toy: drawToy,
  night: drawNight,
}

export function familyOf(id: FamilyId): DrawFamily {
  return families[id]
}
