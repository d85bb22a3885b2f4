import type { GameRow } from '../catalogue/catalogue.ts'
import type { BookUnit } from './game-types.ts'
import { counted, firstTo, goals, type Scores } from './scores.ts'

/** What is played in a game of the catalogue, and what may be bet on. */
export interface Sport {
  unit: BookUnit
  /** Bets are on more or less than it. */
  line: number
  hasDraw: boolean
  /** Of those who play: all of them invented. */
  names: readonly string[]
  scores: Scores
}

const listOf = (names: string): string[] => names.split(', ')

const clubs = listOf(
  'Amber Otters, Banyan Comets, Cobalt Herons, Delta Drummers, Ember Foxes, Fjord Lanterns, Garnet Gulls, ' +
    'Hollow Pines, Indigo Rams, Juniper Jays, Lagoon Larks, Marble Moths, Nimbus Oaks, Opal Badgers, Pepper Owls',
)
const teams = listOf(
  'Null Parade, Velvet Circuit, Static Orchid, Paper Satellites, Quiet Reactor, Lumen Nine, Glass Harpoon, ' +
    'Orbit Bakery, Mirror Tide, Zero Umbrella, Copper Ghosts, Pixel Monsoon, Borrowed Thunder',
)
const horses = listOf(
  'Marzipan Moon, Quiet Drum, Saffron Letter, Paper Comet, Blue Umbrella, Late Breakfast, Copper Whistle, ' +
    'Salt and Ember, Northern Plum, Second Lantern, Velvet Ladder, Monday Harp, Thistle Waltz',
)

const bestOfThree = { line: 2.5, hasDraw: false, scores: firstTo(2) }
const runs = counted({ low: 240, line: 319.5, high: 400, margins: [40, 5], inTurn: true })
const points = counted({ low: 150, line: 179.5, high: 210, margins: [20, 20], inTurn: false })

const maps: Sport = { ...bestOfThree, unit: 'maps', names: teams }
const football: Sport = { unit: 'goals', line: 2.5, hasDraw: true, names: clubs, scores: goals }

const bySubject: Readonly<Record<string, Sport>> = {
  football,
  cricket: { unit: 'runs', line: 319.5, hasDraw: false, names: clubs, scores: runs },
  basketball: { unit: 'points', line: 179.5, hasDraw: false, names: clubs, scores: points },
  tennis: { ...bestOfThree, unit: 'sets', names: clubs },
  boxing: { unit: 'rounds', line: 4.5, hasDraw: false, names: clubs, scores: firstTo(3) },
  'horse-racing': { ...bestOfThree, unit: 'races', names: horses },
  racing: { ...bestOfThree, unit: 'races', names: teams },
}

export function sportOf({ type, subject }: Pick<GameRow, 'type' | 'subject'>): Sport {
  return bySubject[subject] ?? (type === 'ESPORTS' ? maps : football)
}
