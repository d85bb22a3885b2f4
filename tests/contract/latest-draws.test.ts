import { afterAll, beforeAll, expect, test } from 'vitest'
import { getLatestDraws } from '#contract/lobby/latest-draws.ts'
import { getLotteryGame, getLotteryMenu } from '#contract/lobby/lottery.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

async function latest(prizeModes: string, merchant = 'acme') {
  return (await gateway.answer(getLatestDraws, { merchant, query: { prizeModes, language: 'EN' } })).value
}

test.each(['ELOTT', 'LOTT', 'SEA', 'ZY'])(
  'anybody is told of the lotteries of %s what members see',
  async (prizeMode) => {
    const token = await tokenOf(gateway, 'player')
    const { lotteries, now } = await latest(prizeMode)
    const { value: menu } = await gateway.answer(getLotteryMenu, {
      token,
      query: { prizeMode, device: 'phone', language: 'EN' },
    })
    expect(now).toBe(menu.now)
    expect(lotteries.length).toBeGreaterThan(0)
    const inMenu = menu.lotteries.map(({ last, ...lottery }) => ({
      ...lottery,
      last: last && { ...last, results: last.results.slice(0, 4) },
    }))
    expect(lotteries.map(({ prizeMode: _, interval: __, minStake: ___, plays: ____, ...lottery }) => lottery)).toEqual(
      inMenu,
    )
  },
)

test('plays pay and cost what the lottery itself says, and none pays more than its odds', async () => {
  const token = await tokenOf(gateway, 'player')
  for (const { gameCode, plays, minStake } of (await latest('ELOTT,SEA')).lotteries) {
    const { value } = await gateway.answer(getLotteryGame, { token, query: { gameCode, language: 'EN' } })
    expect(Math.min(...value.plays.map((play) => Number(play.minStake)))).toBe(Number(minStake))
    for (const { code, name, pays, odds } of plays) {
      expect(value.plays.find((play) => play.code === code)).toMatchObject({ name, pays })
      expect((Number(pays) * odds.ways) / odds.of).toBeLessThan(1)
    }
  }
})

test('the interval is the time between two draws, where there is one', async () => {
  const { lotteries } = await latest('LOTT,ELOTT')
  const quick = lotteries.find(({ interval }) => interval !== null)
  expect(Date.parse(quick?.current?.drawsAt ?? '') - Date.parse(quick?.last?.drawnAt ?? '')).toBe(
    (quick?.interval ?? 0) * 1000,
  )
  expect(lotteries.filter(({ prizeMode, interval }) => prizeMode === 'ELOTT' && interval !== null)).toEqual([])
})

test('a mode twice is told once; one that is not known, or not offered, has no lotteries', async () => {
  expect((await latest('ELOTT,ELOTT')).lotteries).toEqual((await latest('ELOTT')).lotteries)
  expect((await latest('NONE')).lotteries).toEqual([])
  expect((await latest('ELOTT,LOTT', 'zen')).lotteries).toEqual([])
})
