import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBettingRecords } from '#contract/account/records.ts'
import { getBalance } from '#contract/identity/member.ts'
import { getLotteryGame, placeLotteryBet } from '#contract/lobby/lottery.ts'
import { openDatabase, openStore } from '#sandbox/state.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { cents } from './support/money.ts'
import { betOn, gameOf, launched, newKey, opening } from './support/play.ts'

let gateway: TestGateway
let data: string
let token: string
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'livery-records-'))
  gateway = await openGateway({ data })
  token = await tokenOf(gateway, 'saver')
})
afterAll(() => {
  gateway.sandbox.close()
  rmSync(data, { recursive: true })
})

/** The sums of the member's bets of the day. */
async function betTotals() {
  const query = { from: '2026-11-20', to: '2026-11-21', pageNo: 1, pageSize: 500, language: 'EN' } as const
  return (await gateway.answer(getBettingRecords, { token, query })).value.totals
}

const balance = async () => cents((await gateway.answer(getBalance, { token })).value.balance)

test('what is played is recorded as it happens, whatever is played', async () => {
  const before = await betTotals()
  const begun = await balance()
  const play = await opening(gateway, await launched(gateway, await gameOf(gateway, { gameType: 'RNG' }), token))
  const bet = play.bets[0] ?? 0
  const { lottery } = (
    await gateway.answer(getLotteryGame, { token, query: { gameCode: 'ZY-D5-30S', language: 'EN' } })
  ).value
  let key = newKey()
  await betOn(gateway, play.token, bet, [], key)
  let placed = 1
  const step = fc.constantFrom('slot' as const, 'again' as const, 'lottery' as const, 'wait' as const)
  const wanted = fc.array(step, { minLength: 4, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(wanted, async (steps) => {
      for (const each of steps) {
        gateway.pass(1000)
        if (each === 'slot') key = newKey()
        // A bet that is sent again is the same bet.
        if (each === 'slot' || each === 'again') await betOn(gateway, play.token, bet, [], key)
        if (each === 'slot') placed += 1
        if (each === 'wait') gateway.pass(31_000)
        if (each === 'lottery') placed += await placeLottery(lottery.gameCode)
      }
      const totals = await betTotals()
      expect(totals.count - before.count).toBe(placed)
      const moved = cents(totals.returned) - cents(totals.placed)
      const start = cents(before.returned) - cents(before.placed)
      expect((await balance()) - begun).toBe(moved - start)
    }),
    { numRuns: 8 },
  )
  const database = openDatabase(data)
  expect(openStore(database).ledger.unbalancedCount()).toBe(0)
  database.close()
})

/** How many bets were taken: none where the draw is closed. */
async function placeLottery(gameCode: string): Promise<number> {
  const { value } = await gateway.answer(getLotteryGame, { token, query: { gameCode, language: 'EN' } })
  const draw = value.lottery.current
  if (!draw || Date.parse(draw.closesAt) <= gateway.now().getTime()) return 0
  const stake = '1.00'
  const body = {
    gameCode,
    drawNo: draw.no,
    bets: [{ play: 'sumSides', picks: [['big']], stake }],
    lines: 1,
    total: stake,
  }
  const headers = { 'Idempotency-Key': newKey() }
  await gateway.answer(placeLotteryBet, { token, body, headers })
  return 1
}
