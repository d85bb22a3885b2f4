import type { Fixture } from '#contract/lobby/fixtures.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { bookRules } from '#sandbox/games/book.ts'
import type { OddsEvent } from '#sandbox/games/game-types.ts'
import { rtpOf } from '#sandbox/games/rules.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Entry } from '../search/view.ts'
import { cardOf } from './cards.ts'

const most = 12

interface Match {
  game: GameRow
  event: OddsEvent
}

/**
 * Matches as the games themselves have them: pairs and odds that a member meets when the game is opened. Each is played when
 * it is bet on, so none has a time or a score. One of each game first; who plays one sport twice comes last.
 */
export function fixturesOf(entries: readonly Entry[], audience: Audience): Fixture[] {
  const games = entries.slice(0, most).map(({ game }) => ({ game, events: bookRules(game, rtpOf(game)).events }))
  const rounds = Math.max(0, ...games.map(({ events }) => events.length))
  const all = Array.from({ length: rounds }, (_, round) =>
    games.flatMap(({ game, events }, place): Match[] => {
      const event = events[(round + place) % events.length]
      return event ? [{ game, event }] : []
    }),
  ).flat()
  return apart(all)
    .slice(0, most)
    .map((match) => fixtureOf(match, audience))
}

/** Those whose sides did not play yet first, each group in its order. */
function apart(matches: readonly Match[]): Match[] {
  const seen = new Set<string>()
  const isNew = ({ game, event }: Match): boolean => {
    const names = event.sides.map((name) => `${game.subject} ${name}`)
    if (names.some((name) => seen.has(name))) return false
    for (const name of names) seen.add(name)
    return true
  }
  const { first = [], later = [] } = Object.groupBy(matches, (match) => (isNew(match) ? 'first' : 'later'))
  return [...first, ...later]
}

function fixtureOf({ game, event }: Match, audience: Audience): Fixture {
  const [winner, ...others] = event.markets
  const [home, away] = event.sides
  const odds = winner?.odds ?? []
  const labels = odds.length === 3 ? (['1', 'X', '2'] as const) : (['1', '2'] as const)
  return {
    game: cardOf(game, audience),
    subject: game.subject,
    startsAt: null,
    sides: [sideOf(home), sideOf(away)],
    outcomes: labels.map((label, place) => ({ label, odds: oddsText(odds[place] ?? 1) })),
    more: others.reduce((sum, market) => sum + market.odds.length, 0),
  }
}

const sideOf = (name: string) => ({ name, crestUrl: artAddress.crest(name) })

/** "2.40"; more decimals only where the odds have them. */
function oddsText(odds: number): string {
  const short = odds.toFixed(2)
  return Number(short) === odds ? short : odds.toFixed(4)
}
