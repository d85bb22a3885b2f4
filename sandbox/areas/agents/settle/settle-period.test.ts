import { expect, test } from 'vitest'
import type { PayKind } from '#contract/agent/contract-terms.ts'
import { type Settled, settlePeriod } from './settle-period.ts'
import { contractsOf, rowsOf, shown, teamOf } from './support/tables.ts'

interface Case {
  kind: PayKind
  team: string
  contracts: string
  expected: string
  before?: Settled[]
  unit?: number
}

/** Settles one period and compares it with what was calculated by hand. */
function expectTable({ kind, team, contracts, expected, before = [], unit = 1 }: Case): Settled[] {
  const { above, own, idOf, nameOf } = teamOf(team)
  const settled = settlePeriod({ kind, above, own, unit, contracts: contractsOf(contracts, idOf, before) })
  const wanted = rowsOf(expected.replaceAll(',', ''))
  expect(shown(settled, nameOf, { table: expected, kind })).toEqual(wanted)
  return settled
}

/** Three levels of agents, each with a player of its own. */
const day = `
  account  above  valid
  top      -      -
  anna     top    -
  ben      anna   -
  player1  ben    5,000.00
  player2  anna   3,000.00
  player3  top    2,500.55`

const salaries = `
  agent  valid      active  rate
  top    0.00       1       0.60
  top    10,000.00  3       1.00
  anna   1,000.00   0       0.50
  anna   8,000.00   2       0.80
  ben    2,000.00   0       0.40`

test.each(['daily', 'hourly'] as const)('a %s salary over three levels; who just reaches a step has it', (kind) => {
  expectTable({
    kind,
    team: day,
    contracts: salaries,
    expected: `
      agent  valid      active  step  rate  gross   passed  net
      top    10,500.55  3       2     1.00  105.00  64.00   41.00
      anna   8,000.00   2       2     0.80  64.00   20.00   44.00
      ben    5,000.00   1       1     0.40  20.00   0.00    20.00`,
  })
})

test('a hundredth less, and the step is not reached', () => {
  expectTable({
    kind: 'daily',
    team: day.replace('3,000.00', '2,999.99'),
    contracts: salaries,
    expected: `
      agent  valid      active  step  rate  gross   passed  net
      top    10,500.54  3       2     1.00  105.00  39.99   65.01
      anna   7,999.99   2       1     0.50  39.99   20.00   19.99
      ben    5,000.00   1       1     0.40  20.00   0.00    20.00`,
  })
})

test('nobody has a higher rate than the agent above', () => {
  expectTable({
    kind: 'daily',
    team: day.replace('2,500.55', '-'),
    contracts: salaries,
    // Two were active: the top agent has 0.60 %, and Anna no more than that.
    expected: `
      agent  valid     active  step  rate  gross  passed  net
      top    8,000.00  2       1     0.60  48.00  48.00   0.00
      anna   8,000.00  2       2     0.60  48.00  20.00   28.00
      ben    5,000.00  1       1     0.40  20.00  0.00    20.00`,
  })
})

test('nobody is paid below an agent who has no contract or reached no step', () => {
  expectTable({
    kind: 'daily',
    team: day,
    contracts: salaries.replace(/ +anna .*/g, '').replaceAll('\n\n', '\n'),
    expected: `
      agent  valid      step  rate  gross   passed  net
      top    10,500.55  2     1.00  105.00  0.00    105.00
      ben    5,000.00   1     0.00  0.00    0.00    0.00`,
  })
  expectTable({
    kind: 'daily',
    team: day,
    contracts: salaries.replace('1,000.00 ', '9,000.00 ').replace('8,000.00', '9,500.00'),
    expected: `
      agent  valid      step  rate  gross   passed  net
      top    10,500.55  2     1.00  105.00  0.00    105.00
      anna   8,000.00   0     0.00  0.00    0.00    0.00
      ben    5,000.00   1     0.00  0.00    0.00    0.00`,
  })
})

test('a period in which nobody bet pays nothing', () => {
  const team = day.replaceAll(/[\d,]+\.\d\d/g, '-')
  for (const kind of ['dividend', 'daily', 'hourly', 'realtime'] as const) {
    expectTable({
      kind,
      team,
      contracts: salaries,
      expected: `
        agent  valid  loss  active  step  gross  passed  net   carried out
        top    0.00   0.00  0       0     0.00   0.00    0.00  0.00
        anna   0.00   0.00  0       0     0.00   0.00    0.00  0.00
        ben    0.00   0.00  0       0     0.00   0.00    0.00  0.00`,
    })
  }
})

test('a real-time salary has a rate for bets that won and one for those that lost, each bounded', () => {
  expectTable({
    kind: 'realtime',
    team: `
      account  above  valid     won       lost
      top      -      -         -         -
      anna     top    -         -         -
      player1  anna   2,000.00  1,234.00  766.00`,
    contracts: `
      agent  valid  win rate  loss rate
      top    0.00   0.05      0.20
      anna   0.00   0.03      0.30`,
    // 1,234.00 x 0.05 % + 766.00 x 0.20 % = 0.6170 + 1.5320; Anna: 0.3702 + 1.5320.
    expected: `
      agent  base      rates      gross  passed  net
      top    2,000.00  0.05/0.20  2.14   1.90    0.24
      anna   2,000.00  0.03/0.20  1.90   0.00    1.90`,
  })
})

test('where a currency has no coins, whole units are paid', () => {
  expectTable({
    kind: 'daily',
    unit: 100,
    team: day,
    contracts: salaries,
    expected: `
      agent  gross   passed  net
      top    105.00  64.00   41.00
      anna   64.00   20.00   44.00
      ben    20.00   0.00    20.00`,
  })
  expectTable({
    kind: 'daily',
    unit: 100,
    team: day.replace('3,000.00', '2,987.00'),
    contracts: salaries,
    expected: `
      agent  valid      rate  gross   passed  net
      top    10,487.55  1.00  104.00  39.00   65.00
      anna   7,987.00   0.50  39.00   20.00   19.00
      ben    5,000.00   0.40  20.00   0.00    20.00`,
  })
})

/** The loss of Anna's player and of the top agent's own. */
const lost = (annas: string, tops: string): string => `
  account  above  valid      loss
  top      -      -          -
  anna     top    -          -
  player1  anna   20,000.00  ${annas}
  player3  top    10,000.00  ${tops}`

const dividends = `
  agent  valid  rate
  top    0.00   40.00
  anna   0.00   30.00`

test('what a team won is carried until it is made up', () => {
  const months = [
    [
      lost('-1,000.00', '200.00'),
      `
      agent  loss       carried in  base       gross  passed  net   carried out
      top    -800.00    0.00        -800.00    0.00   0.00    0.00  -800.00
      anna   -1,000.00  0.00        -1,000.00  0.00   0.00    0.00  -1,000.00`,
    ],
    [
      lost('400.00', '-'),
      `
      agent  loss    carried in  base     gross  passed  net   carried out
      top    400.00  -800.00     -400.00  0.00   0.00    0.00  -400.00
      anna   400.00  -1,000.00   -600.00  0.00   0.00    0.00  -600.00`,
    ],
    [
      // Anna's is made up to the hundredth.
      lost('600.00', '-'),
      `
      agent  loss    carried in  base    gross  passed  net    carried out
      top    600.00  -400.00     200.00  80.00  0.00    80.00  0.00
      anna   600.00  -600.00     0.00    0.00   0.00    0.00   0.00`,
    ],
    [
      lost('1,000.01', '-'),
      `
      agent  loss      carried in  base      gross   passed  net     carried out
      top    1,000.01  0.00        1,000.01  400.00  300.00  100.00  0.00
      anna   1,000.01  0.00        1,000.01  300.00  0.00    300.00  0.00`,
    ],
  ] as const
  let before: Settled[] = []
  for (const [team, expected] of months) {
    before = expectTable({ kind: 'dividend', team, contracts: dividends, expected, before })
  }
})

test('what those below have beyond the agent’s own is taken off the next dividends', () => {
  const months = [
    [
      lost('1,000.00', '-900.00'),
      `
      agent  base      gross   passed  owed in  net     owed out
      top    100.00    40.00   300.00  0.00     0.00    260.00
      anna   1,000.00  300.00  0.00    0.00     300.00  0.00`,
    ],
    [
      lost('500.00', '500.00'),
      `
      agent  base      gross   passed  owed in  net     owed out
      top    1,000.00  400.00  150.00  260.00   0.00    10.00
      anna   500.00    150.00  0.00    0.00     150.00  0.00`,
    ],
    [
      lost('-', '100.00'),
      `
      agent  base    gross  passed  owed in  net    owed out
      top    100.00  40.00  0.00    10.00    30.00  0.00
      anna   0.00    0.00   0.00    0.00     0.00   0.00`,
    ],
  ] as const
  let before: Settled[] = []
  for (const [team, expected] of months) {
    before = expectTable({ kind: 'dividend', team, contracts: dividends, expected, before })
  }
})

test('a step may ask for a loss; one that asks for none is reached by a team that won', () => {
  const contracts = `
    agent  valid  loss      rate
    top    0.00   0.00      10.00
    top    0.00   1,500.00  40.00
    anna   0.00   1,000.00  30.00`
  expectTable({
    kind: 'dividend',
    team: lost('1,000.00', '500.00'),
    contracts,
    expected: `
      agent  loss      step  rate   gross   passed  net
      top    1,500.00  2     40.00  600.00  300.00  300.00
      anna   1,000.00  1     30.00  300.00  0.00    300.00`,
  })
  expectTable({
    kind: 'dividend',
    team: lost('1,000.00', '-1,000.01'),
    contracts,
    expected: `
      agent  loss      step  rate   base      gross   passed  net     carried out  owed out
      top    -0.01     1     10.00  -0.01     0.00    100.00  0.00    -0.01        100.00
      anna   1,000.00  1     10.00  1,000.00  100.00  0.00    100.00  0.00         0.00`,
  })
})

test('an amount beyond what a double holds exactly is rounded down all the same', () => {
  const { above, own, idOf } = teamOf(`
    account  above  valid
    top      -      -
    player1  top    1.00`)
  own.set(2, { validBet: 9_007_199_254_740_991, loss: 0, wonBet: 0, lostBet: 0, isActive: true })
  const contracts = contractsOf('agent  valid  rate\n top  0.00  99.99', idOf)
  const [line] = settlePeriod({ kind: 'daily', above, own, contracts, unit: 1 })
  expect(line?.gross).toBe(Number((9_007_199_254_740_991n * 9999n) / 10_000n))
})
