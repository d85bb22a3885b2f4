import { expect, test } from 'vitest'
import type { ShownLottery } from '#contract/lobby/latest-draws.ts'
import { variedLotteries } from './draw-parts.ts'

const lottery = (gameCode: string, family: ShownLottery['family'], interval: number | null): ShownLottery => ({
  gameCode,
  name: gameCode,
  family,
  vassalage: 'TCG_LOTTO',
  logoUrl: '/art/lottery/one.svg',
  current: null,
  last: null,
  prizeMode: 'LOTT',
  interval,
  minStake: '1',
  plays: [],
})

test('quick lotteries are of different kinds before a second speed of one, without those of the calendar', () => {
  const all = [
    lottery('year', 'north', null),
    lottery('A1', 'digits5', 60),
    lottery('A2', 'digits5', 300),
    lottery('B', 'dice3', 60),
  ]
  expect(variedLotteries(all, 4).map(({ gameCode }) => gameCode)).toEqual(['A1', 'B', 'A2'])
  expect(variedLotteries(all, 1).map(({ gameCode }) => gameCode)).toEqual(['A1'])
})
