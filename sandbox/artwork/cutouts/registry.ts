import { controller, headset, helmet } from './arena/devices.ts'
import { robot } from './arena/robot.ts'
import { crown, elephantHead, jester, lionHead, rocketUp, sevens } from './house/heroes.ts'
import { chips, threeCards, twentyOne } from './live/cards-and-chips.ts'
import { bowlAndPlate, diceDome } from './live/dice-domes.ts'
import { dragonTiger } from './live/dragon-tiger.ts'
import { fortuneWheel, roulette } from './live/wheels.ts'
import type { Cutout } from './parts/types.ts'
import { roosterAlone, roosterCage, roosterPair } from './ring/roosters.ts'
import { angler } from './sea/angler.ts'
import { crab } from './sea/crab.ts'
import { goldenFish } from './sea/golden-fish.ts'
import { grouper } from './sea/grouper.ts'
import { koi, koiOfThree } from './sea/koi.ts'
import { mackerel } from './sea/mackerel.ts'
import { octopus } from './sea/octopus.ts'
import { pearlShell } from './sea/pearl-shell.ts'
import { reefFish } from './sea/reef-fish.ts'
import { shark } from './sea/shark.ts'
import { turtle } from './sea/turtle.ts'
import { backgammon, carrom, dicePair } from './tables/boards.ts'
import { courtFan, holdem, wideFan } from './tables/card-fans.ts'
import { hanafuda } from './tables/hanafuda.ts'
import { dominoes, mahjong } from './tables/tiles.ts'

const all = {
  'reef-fish': reefFish,
  'golden-fish': goldenFish,
  octopus,
  turtle,
  koi,
  'koi-of-three': koiOfThree,
  grouper,
  mackerel,
  'pearl-shell': pearlShell,
  shark,
  angler,
  crab,
  'court-fan': courtFan,
  'wide-fan': wideFan,
  holdem,
  mahjong,
  dominoes,
  'dice-pair': dicePair,
  backgammon,
  carrom,
  hanafuda,
  'three-cards': threeCards,
  'twenty-one': twentyOne,
  'dragon-tiger': dragonTiger,
  'dice-dome': diceDome,
  'bowl-and-plate': bowlAndPlate,
  roulette,
  'fortune-wheel': fortuneWheel,
  chips,
  'rooster-pair': roosterPair,
  'rooster-alone': roosterAlone,
  'rooster-cage': roosterCage,
  controller,
  headset,
  helmet,
  robot,
  crown,
  jester,
  lion: lionHead,
  elephant: elephantHead,
  rocket: rocketUp,
  sevens,
} as const

export type CutoutId = keyof typeof all

/** The subjects of games alone, by id: 300 x 300 on a transparent ground. */
export const cutouts: Readonly<Record<CutoutId, Cutout<CutoutId>>> = all
