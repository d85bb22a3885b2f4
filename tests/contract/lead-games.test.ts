import { afterAll, beforeAll, expect, test } from 'vitest'
import { getGames, getHotGames, getLanes } from '#contract/lobby/games.ts'
import { parseDemo } from '#sandbox/merchants/demo/content.ts'
import { openGateway, type TestGateway } from './support/gateway.ts'
import { acme, acmeDemo } from './support/merchants.ts'

/** Acme leaves out the vendor of the first. */
const leads = ['Tiger Royale', 'Koi Fortune', 'Fox Festival', 'Great Tide']
const led = { ...acme, demo: { ...acmeDemo, leads } }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ merchants: [led] })
})
afterAll(() => gateway.sandbox.close())

const platform = 'html5-desktop'
const hotQuery = {
  merchantCode: 'acme',
  isPlatform: 2,
  vassalage: '',
  platform: 'flash,html5-desktop',
  language: 'EN',
  refresh: false,
} as const
const namesOf = (cards: readonly { displayName: string }[]) => cards.slice(0, 3).map(({ displayName }) => displayName)

test('a merchant’s leads are first in its lane, and their vendors before the others', async () => {
  const { value } = await gateway.answer(getLanes, { query: { platform, language: 'EN' } })
  const lane = value.data.lanes.find(({ gameCategory }) => gameCategory === 'RNG')
  // Between them stands the first vendor's own card.
  const games = lane?.cards.filter(({ displayName }) => displayName !== 'Paperlion') ?? []
  expect(namesOf(games)).toEqual(leads.slice(1))
  expect(lane?.gameClassify.vendors.slice(0, 2).map(({ name }) => name)).toEqual(['Paperlion', 'Hanabi Works'])
})

test('they are first in the list and among hot games', async () => {
  const query = {
    clientType: 3,
    platform,
    merchant: 'acme',
    gameType: 'RNG',
    pageNo: 1,
    pageSize: 3,
    language: 'EN',
  } as const
  expect(namesOf((await gateway.answer(getGames, { query })).games)).toEqual(leads.slice(1))
  const { value } = await gateway.answer(getHotGames, { query: hotQuery })
  const hot = value.slice(0, 4).map(({ displayName }) => displayName)
  expect(hot).toEqual(expect.arrayContaining(leads.slice(1)))
})

test('a lead that the catalogue does not have is an error with its place', () => {
  const demo = { ...acmeDemo, leads: ['Koi Fortun'] }
  expect(() => parseDemo({ ...acme, demo })).toThrow(/tenants\/acme\/demo\.json: leads/)
})
