import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getFixtures } from '#contract/lobby/fixtures.ts'
import { tokenOf } from './support/accounts.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { launched, sendPlay } from './support/play.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.sandbox.close())

/** What the page of an opened game is told of its matches. */
const book = z.object({
  rules: z.object({
    events: z.array(
      z.object({ sides: z.array(z.string()), markets: z.array(z.object({ odds: z.array(z.number()) })) }),
    ),
  }),
})

type Asked = { gameType: 'SPORTS' | 'ESPORTS'; subject?: string }

async function fixtures(asked: Asked, merchant = 'acme') {
  const { value } = await gateway.answer(getFixtures, { merchant, query: { language: 'EN', ...asked } })
  return value
}

test.each(['SPORTS', 'ESPORTS'] as const)('%s: pairs and odds are those that the opened game has', async (gameType) => {
  const shown = await fixtures({ gameType })
  expect(shown).toHaveLength(12)
  const token = await tokenOf(gateway, 'player')
  for (const { game, sides, outcomes, more } of shown) {
    const launch = (await launched(gateway, game, token)).searchParams.get('launch')
    const opened = book.parse(await (await sendPlay(gateway, 'session', null, { launch })).json())
    const names = sides.map(({ name }) => name)
    const event = opened.rules.events.find((one) => one.sides.join() === names.join())
    expect(event?.markets[0]?.odds, game.gameName).toEqual(outcomes.map(({ odds }) => Number(odds)))
    expect(event?.markets[1]?.odds).toHaveLength(more)
  }
})

test('a match that is played when it is bet on has neither a time nor a score', async () => {
  const shown = await fixtures({ gameType: 'SPORTS' })
  expect(shown.filter(({ startsAt, live }) => startsAt !== null || live !== undefined)).toEqual([])
})

test('only a sport that knows draws has an X', async () => {
  for (const { subject, outcomes } of await fixtures({ gameType: 'SPORTS' })) {
    expect(outcomes.map(({ label }) => label).join('')).toBe(subject === 'football' ? '1X2' : '12')
  }
})

test('the matches are of several kinds, or of the one that is asked for; nobody plays the same sport twice', async () => {
  const shown = await fixtures({ gameType: 'SPORTS' })
  expect(new Set(shown.map(({ subject }) => subject)).size).toBeGreaterThan(3)
  const names = shown.flatMap(({ subject, sides }) => sides.map(({ name }) => `${subject} ${name}`))
  expect(new Set(names).size).toBe(names.length)
  const football = await fixtures({ gameType: 'SPORTS', subject: 'football' })
  expect(new Set(football.map(({ subject }) => subject))).toEqual(new Set(['football']))
})

test('each side has its coat of arms, and a name has the same one everywhere', async () => {
  const sides = (await fixtures({ gameType: 'SPORTS' })).flatMap((fixture) => fixture.sides)
  const crests = new Map<string, string>()
  for (const { name, crestUrl } of sides) {
    const response = await gateway.sandbox.app.request(crestUrl)
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
    const svg = await response.text()
    expect(svg).toContain('viewBox="0 0 64 72"')
    expect(crests.get(name) ?? svg).toBe(svg)
    crests.set(name, svg)
  }
  expect(new Set(crests.values()).size).toBe(crests.size)
})

test('a merchant without such games has no matches', async () => {
  expect(await fixtures({ gameType: 'ESPORTS' }, 'zen')).toEqual([])
})
