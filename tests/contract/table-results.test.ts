import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getTableResults } from '#contract/lobby/table-results.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { betOn, gameOf, launched, opening } from './support/play.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

const table = (subject: string) => gameOf(gateway, { gameType: 'LIVE', subject })

async function resultsOf(...codes: string[]) {
  const { value } = await gateway.answer(getTableResults, { query: { games: codes.join(), language: 'EN' } })
  return value
}

test.each([
  ['Baccarat', 'baccarat', /^(banker|player|tie)$/],
  ['Dragon Tiger', 'dragonTiger', /^(dragon|tiger|tie)$/],
  ['Sic Bo', 'sicBo', /^([3-9]|1[0-8])$/],
  ['Roulette', 'roulette', /^([0-9]|[12][0-9]|3[0-6])$/],
  ['Wheel', 'wheel', /^(2.40|3.20|4.80|9.60)$/],
] as const)('%s: sixty rounds of its kind, the same at a second look', async (subject, kind, form) => {
  const { gameCode } = await table(subject)
  const [shown] = await resultsOf(gameCode)
  expect(shown).toMatchObject({ gameCode, kind })
  expect(shown?.results).toHaveLength(60)
  for (const result of shown?.results ?? []) expect(result).toMatch(form)
  expect(await resultsOf(gameCode)).toEqual([shown])
})

test('a round that a member plays stands first, at that table alone', async () => {
  const [roulette, wheel] = [await table('Roulette'), await table('Wheel')]
  const before = await resultsOf(roulette.gameCode, wheel.gameCode)
  const { token, bets } = await opening(gateway, await launched(gateway, roulette, await tokenOf(gateway, 'player')))
  const { result } = await betOn(gateway, token, bets[0] ?? 0, [0])
  const { pocket } = z.object({ pocket: z.number() }).parse(result)
  const [first, second] = await resultsOf(roulette.gameCode, wheel.gameCode)
  expect(first?.results).toEqual([String(pocket), ...(before[0]?.results ?? [])].slice(0, 60))
  expect(second).toEqual(before[1])
})

test('what is no live table of the merchant is left out, and a code that is asked for twice comes once', async () => {
  const slot = await gameOf(gateway)
  const { gameCode } = await table('Baccarat')
  const shown = await resultsOf(slot.gameCode, 'nothing', gameCode, gameCode)
  expect(shown.map((one) => one.gameCode)).toEqual([gameCode])
})
