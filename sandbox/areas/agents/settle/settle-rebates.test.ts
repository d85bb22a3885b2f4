import { expect, test } from 'vitest'
import { decimalOf } from '../../../lib/currencies.ts'
import { settleRebates } from './settle-rebates.ts'
import { minorUnits, rowsOf, teamOf } from './support/tables.ts'

function expectRebates(table: string, expected: string, unit = 1): void {
  const { above, own, idOf, nameOf } = teamOf(table)
  const rates = new Map(rowsOf(table).map(({ account = '', rate }) => [idOf(account), minorUnits(rate)]))
  const validBets = new Map([...own].map(([id, { validBet }]) => [id, validBet]))
  const paid = settleRebates({ above, rates, validBets, unit }).map(({ account, validBet, amount }) => {
    return { account: nameOf(account), valid: decimalOf(validBet), amount: decimalOf(amount) }
  })
  expect(paid).toEqual(rowsOf(expected.replaceAll(',', '')))
}

const team = `
  account  above  rate  valid
  top      -      0.90  100.00
  anna     top    0.70  -
  ben      anna   0.40  50.00
  player1  ben    0.10  1,000.00
  player2  anna   0.00  2,000.00
  player3  top    0.30  333.33`

test('each has what its rate is higher than that of the branch below, and its own of its own play', () => {
  // top: 0.90 % of 100.00, 0.20 % of Anna's 3,050.00, 0.60 % of 333.33 (1.99998). Anna: 0.30 % of 1,050.00, 0.70 % of 2,000.00.
  expectRebates(
    team,
    `
    account  valid     amount
    top      3,483.33  8.99
    anna     3,050.00  17.15
    ben      1,050.00  3.20
    player1  1,000.00  1.00
    player3  333.33    0.99`,
  )
})

test('a rate above that of the agent above counts as that one’s', () => {
  expectRebates(
    team.replace('0.10  1,000.00', '5.00  1,000.00'),
    `
    account  valid     amount
    top      3,483.33  8.99
    anna     3,050.00  17.15
    ben      1,050.00  0.20
    player1  1,000.00  4.00
    player3  333.33    0.99`,
  )
})

test('where a currency has no coins, each part is rounded down to whole units', () => {
  expectRebates(
    team,
    `
    account  valid     amount
    top      3,483.33  7.00
    anna     3,050.00  17.00
    ben      1,050.00  3.00
    player1  1,000.00  1.00`,
    100,
  )
})

test('without play nobody gets anything', () => {
  expectRebates(team.replaceAll(/[\d,]+\.\d\d$/gm, '-'), 'account  valid  amount')
})
