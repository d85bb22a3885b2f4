import { describe, expect, test } from 'vitest'
import { seededRandom } from '../artwork/parts/random.ts'
import type { Draw } from '../lib/draw.ts'
import { baccaratChances, dealBaccarat } from './baccarat.ts'
import { cardBets, dealCards } from './cards.ts'
import { openShoe } from './shoe.ts'

function seeded(seed: number): Draw {
  const random = seededRandom(seed)
  return (below) => Math.floor(random.next() * below)
}

/** A shoe that deals these cards: what is drawn is the place among those that are left. */
function stacked(...cards: number[]): Draw {
  const left = Array.from({ length: 416 }, (_, place) => place)
  const queue = [...cards]
  return (below) => {
    expect(below).toBe(left.length)
    const place = left.findIndex((card) => card % 52 === queue[0])
    queue.shift()
    left.splice(place, 1)
    return place
  }
}

/** "A♠" is the first card of the first suit. */
const card = (rank: number, suit = 0): number => suit * 13 + rank - 1

test('the shoe deals each of its 416 cards once, and shuffles anew', () => {
  const draw = seeded(5)
  const all = () => {
    const next = openShoe(draw)
    return Array.from({ length: 416 }, () => next())
  }
  const [one, other] = [all(), all()]
  for (let number = 0; number < 52; number++) expect(one.filter((dealt) => dealt === number)).toHaveLength(8)
  expect(one).not.toEqual(other)
})

describe('baccarat', () => {
  test.each([
    { says: 'a natural ends the round', dealt: [card(9), card(2), card(10), card(3)], hands: [2, 2], points: [9, 5] },
    { says: 'six and seven stand', dealt: [card(6), card(7), card(13), card(10)], hands: [2, 2], points: [6, 7] },
    {
      says: 'the banker draws to five where the player stands',
      dealt: [card(7), card(5), card(10), card(12), card(4)],
      hands: [2, 3],
      points: [7, 9],
    },
    {
      says: 'a banker of three stands on an eight alone',
      dealt: [card(2), card(3), card(10), card(10), card(8)],
      hands: [3, 2],
      points: [0, 3],
    },
    {
      says: 'a banker of six draws to a seven',
      dealt: [card(1), card(6), card(10), card(13), card(7), card(2)],
      hands: [3, 3],
      points: [8, 8],
    },
  ])('$says', ({ dealt, hands, points }) => {
    const result = dealBaccarat(stacked(...dealt))
    expect(result.hands.map((hand) => hand.length)).toEqual(hands)
    expect(result.points).toEqual(points)
  })

  test('has just the chances that a walk through every shoe counts', () => {
    expect(walkedChances()).toEqual({
      player: expect.closeTo(baccaratChances.player, 12),
      banker: expect.closeTo(baccaratChances.banker, 12),
      tie: expect.closeTo(baccaratChances.tie, 12),
    })
  })

  test('pays as usual where the vendor states no return', () => {
    expect(cardBets('baccarat', null)).toEqual([
      { name: 'player', pays: 2, onTie: 1, rtp: 9876 },
      { name: 'banker', pays: 1.95, onTie: 1, rtp: 9894 },
      { name: 'playerPair', pays: 12, onTie: 0, rtp: 8964 },
      { name: 'bankerPair', pays: 12, onTie: 0, rtp: 8964 },
      { name: 'tied', pays: 9, onTie: 0, rtp: 8564 },
    ])
  })

  test('gives a bet on a side back where neither wins, and pays the tie and both pairs', () => {
    const tie = [card(6), card(6, 1), card(13), card(12)]
    const wins = [0, 1, 2, 3, 4].map((choice) => win('baccarat-host', choice, tie))
    expect(wins).toEqual([1000, 1000, 0, 0, 9000])
    const pairs = [card(4), card(3), card(4, 1), card(3, 2)]
    expect([0, 1, 2, 3, 4].map((choice) => win('baccarat-host', choice, pairs))).toEqual([2000, 0, 12_000, 12_000, 0])
  })
})

describe('dragon tiger', () => {
  test('compares one card each, the ace lowest, and halves a side’s bet on a tie', () => {
    const dragon = [card(13), card(1, 2)]
    expect([0, 1, 2].map((choice) => win('dragon-tiger', choice, dragon))).toEqual([2000, 0, 0])
    const tie = [card(7), card(7, 3)]
    expect([0, 1, 2].map((choice) => win('dragon-tiger', choice, tie))).toEqual([500, 500, 12_000])
  })

  test('returns what two cards of eight decks do', () => {
    const tie = 31 / 415
    const side = Math.round(((1 - tie) / 2) * 2 * 10_000 + tie * 0.5 * 10_000)
    expect(cardBets('dragonTiger', null).map(({ rtp }) => rtp)).toEqual([side, side, Math.round(tie * 120_000)])
  })
})

test('sic bo returns what all 216 throws of three dice do', () => {
  const faces = [0, 1, 2, 3, 4, 5]
  const won = cardBets('sicBo', null).map(() => 0)
  for (const choice of won.keys()) {
    for (const dice of faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))) {
      const left = [...dice]
      const draw: Draw = () => left.shift() ?? 0
      won[choice] = (won[choice] ?? 0) + dealCards({ picture: 'sic-bo-dome', rtp: null }, { bet: 1, choice }, draw).win
    }
  }
  expect(won).toEqual([210, 210, 210, 210, 186])
  expect(cardBets('sicBo', null).map(({ rtp }) => rtp)).toEqual(won.map((sum) => Math.round((sum / 216) * 10_000)))
})

test.each([9400, 9455, 9600, 9750])('where %i is stated, every bet of a card game returns it', (rtp) => {
  for (const game of ['baccarat', 'dragonTiger'] as const) {
    for (const bet of cardBets(game, rtp)) expect(bet.rtp).toBe(rtp)
  }
})

test('many rounds come near the return of each bet', () => {
  const draw = seeded(21)
  const rounds = 40_000
  for (const [choice, { rtp }] of cardBets('baccarat', null).slice(0, 2).entries()) {
    let won = 0
    for (let round = 0; round < rounds; round++) {
      won += dealCards({ picture: 'playing-cards', rtp: null }, { bet: 100, choice }, draw).win
    }
    expect(Math.abs(won / rounds / 100 - rtp / 10_000)).toBeLessThan(0.02)
  }
})

function win(picture: string, choice: number, dealt: readonly number[]): number {
  return dealCards({ picture, rtp: null }, { bet: 1000, choice }, stacked(...dealt)).win
}

/** Every order in which six points can leave eight decks, by rules that are written down here once more. */
function walkedChances(): { player: number; banker: number; tie: number } {
  const left = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32]
  const sums = { player: 0, banker: 0, tie: 0 }
  const draw = (count: number, then: (points: number, chance: number) => void): void => {
    for (const [points, of] of left.entries()) {
      if (of === 0) continue
      left[points] = of - 1
      then(points, of / count)
      left[points] = of
    }
  }
  const end = (player: number, banker: number, chance: number): void => {
    const [one, other] = [player % 10, banker % 10]
    sums[one === other ? 'tie' : one > other ? 'player' : 'banker'] += chance
  }
  const bankerDraws = (total: number, third: number): boolean => {
    if (total < 3) return true
    if (total === 3) return third !== 8
    if (total === 7) return false
    return third <= 7 && third >= (total - 3) * 2
  }
  draw(416, (a, first) =>
    draw(415, (b, second) =>
      draw(414, (c, third) =>
        draw(413, (d, fourth) => {
          const chance = first * second * third * fourth
          const [player, banker] = [(a + c) % 10, (b + d) % 10]
          if (player > 7 || banker > 7) return end(player, banker, chance)
          if (player > 5) {
            if (banker > 5) return end(player, banker, chance)
            return draw(412, (e, fifth) => end(player, banker + e, chance * fifth))
          }
          draw(412, (e, fifth) => {
            if (!bankerDraws(banker, e)) return end(player + e, banker, chance * fifth)
            draw(411, (f, sixth) => end(player + e, banker + f, chance * fifth * sixth))
          })
        }),
      ),
    ),
  )
  return sums
}
