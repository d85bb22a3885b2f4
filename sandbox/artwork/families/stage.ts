import type { Scheme } from '../parts/colour.ts'
import type { Hero, HeroPalette } from '../parts/hero.ts'
import type { Random } from '../parts/random.ts'

export const familyIds = ['emblem', 'macro', 'scene', 'woodblock', 'toy', 'night'] as const

export type FamilyId = (typeof familyIds)[number]

/** A copy of the hero, its centre moved by x and y px, `size` times as large. */
export interface Echo {
  x: number
  y: number
  size: number
  turn: number
}

/** The room a family paints: the same code serves the 3:4 poster and the wide picture. */
export interface Stage {
  width: number
  height: number
  /** Where the hero's centre stands and how wide its box is, in pixels. */
  heroX: number
  heroY: number
  heroSize: number
  /** 0-1: fewer sparks and simpler land where the hero and the title already fill the file. */
  detail: number
  hero: Hero
  /** Smaller copies of the hero behind it, at these offsets and sizes: they fill a wide picture. */
  echoes?: readonly Echo[]
  palette: HeroPalette
  scheme: Scheme
  random: Random
}

export interface FamilyArt {
  defs: string
  art: string
}

export type DrawFamily = (stage: Stage) => FamilyArt
