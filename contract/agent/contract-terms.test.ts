import { expect, test } from 'vitest'
import { highestRate, type PayKind, type Tier, tierError } from './contract-terms.ts'

const plain: Tier = { validBet: '0', activeMembers: 0, teamLoss: '0', rate: '0', winRate: '0', lossRate: '0' }
const step = (more: Partial<Tier>): Tier => ({ ...plain, rate: '10', ...more })
const realtime = (more: Partial<Tier>): Tier => ({ ...plain, winRate: '0.05', lossRate: '0.1', ...more })

const cases: readonly (readonly [string, PayKind, readonly Tier[], [number, keyof Tier] | null])[] = [
  ['one step that asks for nothing', 'dividend', [step({})], null],
  ['steps that rise in one thing', 'dividend', [step({}), step({ teamLoss: '100' })], null],
  ['a rate that stays', 'daily', [step({}), step({ activeMembers: 1 })], null],
  ['two rates of a real-time salary', 'realtime', [realtime({})], null],
  ['a rate for bets that lost alone', 'realtime', [realtime({ winRate: '0' })], null],
  ['no rate', 'daily', [step({ rate: '0' })], [0, 'rate']],
  ['neither rate', 'realtime', [realtime({ winRate: '0', lossRate: '0' })], [0, 'winRate']],
  ['a rate of another kind', 'realtime', [realtime({ rate: '1' })], [0, 'rate']],
  ['two rates in a dividend', 'dividend', [step({ lossRate: '1' })], [0, 'lossRate']],
  ['more than all', 'dividend', [step({ rate: '100.01' })], [0, 'rate']],
  ['a loss in a salary', 'hourly', [step({ teamLoss: '1' })], [0, 'teamLoss']],
  ['less than nothing', 'daily', [step({ validBet: '-1' })], [0, 'validBet']],
  ['the same step twice', 'daily', [step({}), step({ rate: '11' })], [1, 'validBet']],
  [
    'a step that asks for less',
    'daily',
    [step({ validBet: '500' }), step({ validBet: '400', activeMembers: 2 })],
    [1, 'validBet'],
  ],
  [
    'fewer members',
    'daily',
    [step({ activeMembers: 2 }), step({ activeMembers: 1, validBet: '9' })],
    [1, 'activeMembers'],
  ],
  ['a rate that falls', 'daily', [step({}), step({ validBet: '9', rate: '9.99' })], [1, 'rate']],
  [
    'one wrong behind two right ones',
    'daily',
    [step({}), step({ validBet: '9' }), step({ validBet: '8' })],
    [2, 'validBet'],
  ],
]

test.each(cases)('%s', (_, kind, tiers, fault) => {
  expect(tierError(kind, tiers)).toEqual(fault && { place: fault[0], field: fault[1] })
})

test('contracts are compared by the highest rate of any step', () => {
  expect(highestRate([step({ rate: '30' }), step({ rate: '38.5' })])).toBe(38.5)
  expect(highestRate([realtime({ lossRate: '0.3' })])).toBe(0.3)
  expect(highestRate([])).toBe(0)
})
