import { combinations } from '#contract/lobby/lottery-lines.ts'
import { playsOf } from './lotteries.ts'
import type { Play } from './play-parts.ts'
import { dieFaces, digits, elevenBalls, type Ticket, tenRunners } from './results.ts'

/** A line wins in so many of all draws, which are equally likely. */
export interface Odds {
  ways: number
  of: number
}

const digitsInPlace = (count: number): Odds => ({ ways: 1, of: digits.length ** count })

/** Digits that are all different, in any order. */
const digitsInAnyOrder = (count: number): Odds => ({ ways: factorial(count), of: digits.length ** count })

/** All of the chosen among five balls of eleven. */
function chosenBalls(count: number): Odds {
  return { ways: combinations(elevenBalls.length - count, 5 - count), of: combinations(elevenBalls.length, 5) }
}

/** The first so many runners in their order. */
function firstRunners(count: number): Odds {
  return { ways: 1, of: factorial(tenRunners.length) / factorial(tenRunners.length - count) }
}

/** So many of the rolls of three dice. */
const rolls = (ways: number): Odds => ({ ways, of: dieFaces.length ** 3 })

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1))

/** What is told of a lottery before anybody bets: plays of which a line wins once or not. */
const mainOdds: Readonly<Record<Ticket, Readonly<Record<string, Odds>>>> = {
  digits5: { lastTwo: digitsInPlace(2), lastThree: digitsInPlace(3), allFive: digitsInPlace(5) },
  pick5of11: { any2: chosenBalls(2), any3: chosenBalls(3), any5: chosenBalls(5) },
  // A pair has its third die in three places, of five other faces; three of the face have one, too.
  dice3: { dicePair: rolls(3 * 5 + 1), diceAnyTriple: rolls(dieFaces.length), diceTriple: rolls(1) },
  race10: { placeRace: firstRunners(1), first2: firstRunners(2), first3: firstRunners(3) },
  north: { endDigit: digitsInPlace(1), last2: digitsInPlace(2), last3: digitsInPlace(3) },
  south: { last2: digitsInPlace(2), eighth: digitsInPlace(2), last3: digitsInPlace(3) },
  thai: { last2: digitsInPlace(2), bottom2: digitsInPlace(2), box3: digitsInAnyOrder(3), last3: digitsInPlace(3) },
  fourD: { last2: digitsInPlace(2), last3: digitsInPlace(3) },
  lao: { last2: digitsInPlace(2), box4: digitsInAnyOrder(4), last3: digitsInPlace(3), first4: digitsInPlace(4) },
}

/** How often a line of a play wins; null for a play that is none of the main ones. */
export const oddsOf = (ticket: Ticket, code: string): Odds | null => mainOdds[ticket][code] ?? null

/** The main plays of a ticket with their odds, in the order of its plays. */
export function mainPlaysOf(ticket: Ticket): readonly { play: Play; odds: Odds }[] {
  return playsOf[ticket].flatMap((play) => {
    const odds = oddsOf(ticket, play.code)
    return odds ? [{ play, odds }] : []
  })
}
