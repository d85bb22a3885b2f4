import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loginFreePlay } from '#contract/identity/free-play.ts'
import { getBalance } from '#contract/identity/member.ts'
import { getLotteryBets, getLotteryRecent, placeLotteryBet } from '#contract/lobby/lottery.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { type Bet, betsOf, openRigged, orderOf, place } from './support/lottery.ts'
import { registered } from './support/registration.ts'

const small: Bet = { play: 'sumSides', picks: [['small']], stake: '10' }
const good = orderOf('LOTT-D5-1', '20261120-1141', [small], 1, '10.00')
const keyed = (key: string) => ({ 'Idempotency-Key': key })
const fresh = () => keyed(crypto.randomUUID())

async function balanceOf(gateway: TestGateway, token: string): Promise<string> {
  return (await gateway.answer(getBalance, { token })).value.balance
}

test('every bet that is not right is refused, and moves nothing', async () => {
  const gateway = await openGateway()
  const token = await tokenOf(gateway, 'player')
  const refused = async (body: Partial<typeof good>) => {
    const { status, code, fields } = await gateway.refusal(placeLotteryBet, {
      token,
      body: { ...good, ...body },
      headers: fresh(),
    })
    return [status, code, ...Object.keys(fields ?? {})]
  }
  const bet = (change: Partial<Bet>) => ({ bets: [{ ...small, ...change }] })
  expect(await refused({ gameCode: 'LOTT-D5-9' })).toEqual([404, 'game.unknown'])
  expect(await refused({ drawNo: '20261120-1440' })).toEqual([403, 'bet.closed'])
  expect(await refused({ drawNo: '20261120-1140' })).toEqual([403, 'bet.closed'])
  expect(await refused({ drawNo: '20261120-1441' })).toEqual([400, 'bet.invalid', 'drawNo'])
  expect(await refused(bet({ play: 'any1' }))).toEqual([400, 'bet.invalid', 'bets.0.play'])
  expect(await refused(bet({ picks: [['large']] }))).toEqual([400, 'bet.invalid', 'bets.0.picks'])
  expect(await refused(bet({ picks: [['small', 'small']] }))).toEqual([400, 'bet.invalid', 'bets.0.picks'])
  expect(await refused(bet({ picks: [] }))).toEqual([400, 'bet.invalid', 'bets.0.picks'])
  expect(await refused(bet({ stake: '1.001' }))).toEqual([400, 'request.invalid', 'bets.0.stake'])
  expect(await refused(bet({ stake: '-10' }))).toEqual([400, 'request.invalid', 'bets.0.stake'])
  expect(await refused(bet({ stake: '0' }))).toEqual([400, 'bet.invalid', 'bets.0.stake'])
  expect(await refused(bet({ stake: '0.99' }))).toEqual([400, 'bet.limit', 'bets.0.stake'])
  expect(await refused(bet({ stake: '20000.01' }))).toEqual([400, 'bet.limit', 'bets.0.stake'])
  expect(await refused({ lines: 2 })).toEqual([400, 'bet.invalid', 'lines'])
  expect(await refused({ total: '10.01' })).toEqual([400, 'bet.invalid', 'total'])
  expect(await refused({ bets: [], lines: 0, total: '0' })).toEqual([400, 'request.invalid', 'bets'])
  expect(await refused({ ...bet({ picks: [['small', 'big']], stake: '20000' }), lines: 2, total: '40000' })).toEqual([
    403,
    'wallet.short',
  ])
  expect(await balanceOf(gateway, token)).toBe('24580.00')
  expect(await betsOf(gateway, token)).toEqual([])
  gateway.sandbox.close()
})

test('a draw takes bets until it closes, and the next one after it', async () => {
  const gateway = await openGateway()
  const token = await tokenOf(gateway, 'player')
  gateway.pass(49_999)
  await place(gateway, token, good)
  gateway.pass(1)
  const late = { token, body: good, headers: fresh() }
  expect(await gateway.refusal(placeLotteryBet, late)).toMatchObject({ status: 403, code: 'bet.closed' })
  gateway.pass(10_000)
  expect(await gateway.refusal(placeLotteryBet, late)).toMatchObject({ code: 'bet.closed' })
  await place(gateway, token, { ...good, drawNo: '20261120-1142' })
  gateway.sandbox.close()
})

test('only a member with an account of one’s own bets', async () => {
  const gateway = await openGateway()
  const asked = { body: good, headers: fresh() }
  expect(await gateway.refusal(placeLotteryBet, asked)).toMatchObject({ status: 401, code: 'session.required' })
  const trial = await tokenOf(gateway, 'trial')
  expect(await gateway.refusal(placeLotteryBet, { ...asked, token: trial })).toMatchObject({
    status: 403,
    code: 'game.needs-account',
  })
  const body = { os: 'Linux', platform: 'W', encryption: true, gatewayVersion: 3 } as const
  const { token } = (await gateway.answer(loginFreePlay, { body })).value
  expect(await gateway.refusal(placeLotteryBet, { ...asked, token })).toMatchObject({ code: 'game.needs-account' })
  expect(await balanceOf(gateway, trial)).toBe('2000.00')
  gateway.sandbox.close()
})

test('the same key is the same bet, even after its draw; with another body it is refused', async () => {
  const gateway = await openGateway()
  const token = await tokenOf(gateway, 'player')
  const once = await place(gateway, token, good, 'form-1')
  expect(await place(gateway, token, good, 'form-1')).toEqual(once)
  gateway.pass(120_000)
  expect(await place(gateway, token, good, 'form-1')).toEqual(once)
  expect(await betsOf(gateway, token)).toHaveLength(1)
  const changed = { token, body: { ...good, total: '10.0' }, headers: keyed('form-1') }
  const reused = await gateway.refusal(placeLotteryBet, changed)
  expect(reused).toMatchObject({ status: 409, code: 'intent.conflict' })
  const without = await gateway.refusal(placeLotteryBet, { token, body: good })
  expect(without).toMatchObject({ code: 'request.invalid', fields: { idempotencyKey: 'field.required' } })
  const long = await gateway.refusal(placeLotteryBet, { token, body: good, headers: keyed('k'.repeat(129)) })
  expect(long).toMatchObject({ code: 'request.invalid', fields: { idempotencyKey: 'field.invalid' } })
  const next = { ...good, drawNo: '20261120-1143' }
  // Another member's key is another key.
  const other = await registered(gateway, 'harbour7')
  const poor = { token: other, body: next, headers: keyed('form-1') }
  expect(await gateway.refusal(placeLotteryBet, poor)).toMatchObject({ status: 403, code: 'wallet.short' })
  // A refused bet does not use its key up.
  await gateway.refusal(placeLotteryBet, { token, body: { ...next, lines: 2 }, headers: keyed('form-2') })
  await place(gateway, token, next, 'form-2')
  expect(await betsOf(gateway, token)).toHaveLength(2)
  gateway.sandbox.close()
})

test('bets at once never spend more than there is, and a key sent at once is one bet', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lottery-'))
  const gateway = await openGateway({ data: folder })
  const token = await tokenOf(gateway, 'player')
  const large = { ...good, bets: [{ ...small, stake: '3000' }], total: '3000' }
  const same = await Promise.all(Array.from({ length: 5 }, () => place(gateway, token, large, 'at-once')))
  expect(new Set(same.map(({ betId }) => betId)).size).toBe(1)
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => gateway.send(placeLotteryBet, { token, body: large, headers: fresh() })),
  )
  // 24,580 less 3,000: seven more of 3,000.
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(7)
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(5)
  expect(await balanceOf(gateway, token)).toBe('580.00')
  gateway.pass(60_000)
  await Promise.all(Array.from({ length: 6 }, () => betsOf(gateway, token)))
  const statuses = (await betsOf(gateway, token)).map(({ status }) => status)
  expect(new Set(statuses).size).toBe(1)
  const won = statuses[0] === 'won' ? 8 * 3000 * 1.95 : 0
  expect(await balanceOf(gateway, token)).toBe((580 + won).toFixed(2))
  gateway.sandbox.close()
  checkLedger(folder, statuses[0] === 'won' ? 16 : 8)
  rmSync(folder, { recursive: true })
})

/** Every transaction sums to zero, no member's wallet is below it, and bets and wins are one transaction each. */
function checkLedger(folder: string, transactions: number): void {
  const database = openDatabase(folder)
  expect(openStore(database).ledger.unbalancedCount()).toBe(0)
  const count = database.prepare("SELECT count(*) AS n FROM transactions WHERE kind LIKE 'lottery-%'").get()
  expect(count).toEqual({ n: transactions })
  const below = database.prepare(`
    SELECT count(*) AS n FROM (SELECT 1 FROM entries JOIN accounts ON accounts.id = account_id
    WHERE member_id IS NOT NULL GROUP BY account_id HAVING sum(amount) < 0)`)
  expect(below.get()).toEqual({ n: 0 })
  expect(() => database.exec("UPDATE lottery_draws SET results = '[]'")).toThrow('draws are final')
  expect(() => database.exec('DELETE FROM lottery_draws')).toThrow('draws are kept')
  database.close()
}

test('what was won while nobody asked is in the wallet when it is looked at, and can be bet', async () => {
  const { gateway, coming } = await openRigged()
  const token = await tokenOf(gateway, 'player')
  const all = { play: 'sumSides', picks: [['small', 'even', 'odd', 'big']], stake: '6000' }
  await place(gateway, token, orderOf('LOTT-D5-1', '20261120-1141', [all], 4, '24000'))
  coming.push(0, 0, 0, 0, 0)
  gateway.pass(60_000)
  // 580 left, and 2 × 6,000 × 1.95 won.
  const next = orderOf('LOTT-D5-1', '20261120-1142', [{ ...small, stake: '20000' }], 1, '20000.00')
  expect(await place(gateway, token, next)).toMatchObject({ balance: '3980.00' })
  gateway.sandbox.close()
})

test('the list of bets says what was bet on, a page at a time, the latest first', async () => {
  const { gateway } = await openRigged()
  const token = await tokenOf(gateway, 'player')
  const bets = [
    { play: 'position', picks: [['3', '7'], [], ['1'], [], []], stake: '2.5' },
    { play: 'sumSides', picks: [['big', 'odd']], stake: '1' },
  ]
  const one = await place(gateway, token, orderOf('LOTT-D5-1', '20261120-1141', bets, 5, '9.5'))
  const north = { play: 'pair2', picks: [['01', '99', '45']], stake: '1.00' }
  const two = await place(gateway, token, orderOf('VN-NORTH', '20261121', [north], 3, '3'))
  const query = { pageNo: 1, pageSize: 2, language: 'EN' }
  const first = (await gateway.answer(getLotteryBets, { token, query })).value
  expect(first).toMatchObject({ pageNum: 1, totalPages: 2 })
  expect(first.bets).toMatchObject([
    { id: `${two.betId}-1`, gameName: 'Northern draw', playName: 'A pair of numbers', picks: '01 99 45', lines: 3 },
    { id: `${one.betId}-2`, drawNo: '20261120-1141', picks: 'Big, Odd', lines: 2, total: '2.00', status: 'open' },
  ])
  const second = (await gateway.answer(getLotteryBets, { token, query: { ...query, pageNo: 2 } })).value
  expect(second.bets).toMatchObject([
    { picks: '3 7 | – | 1 | – | –', total: '7.50', placedAt: '2026-11-20T12:00:00.000Z' },
  ])
  expect(await betsOf(gateway, token, { gameCode: 'VN-NORTH' })).toHaveLength(1)
  for (const wrong of [{ pageNo: 0 }, { pageSize: 101 }, { pageNo: 1.5 }]) {
    const refused = await gateway.refusal(getLotteryBets, { token, query: { ...query, ...wrong } })
    expect(refused).toMatchObject({
      code: 'request.invalid',
      fields: { [Object.keys(wrong)[0] ?? '']: 'field.invalid' },
    })
  }
  const recent = async (prizeMode: 'LOTT' | 'ELOTT' | 'SEA') =>
    (await gateway.answer(getLotteryRecent, { token, query: { prizeMode } })).value
  expect([await recent('LOTT'), await recent('ELOTT'), await recent('SEA')]).toEqual([['LOTT-D5-1'], ['VN-NORTH'], []])
  gateway.sandbox.close()
})
