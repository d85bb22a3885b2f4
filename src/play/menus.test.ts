// Needs a document.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Vendor } from '#contract/lobby/games.ts'
import { categories } from '#src/config/categories.ts'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { createQueryClient } from '#src/gateway/query-client.ts'
import { aCard } from './card-fixture.ts'
import { menuOf, menusQuery } from './menus.ts'

const callGateway = vi.hoisted(() => vi.fn())
vi.mock('#src/gateway/client.ts', () => ({ callGateway }))

const vendor = (code: string, gameCount = 5): Vendor => ({ code, name: code, logoUrl: '', gameCount, lobby: aCard() })
const answer = (...vendors: Vendor[]) => ({
  success: true as const,
  value: [{ gameCategory: 'RNG', gameCount: 9, vendors }],
})
const load = (type: string) => vi.stubGlobal('performance', { timeOrigin: 1, getEntriesByType: () => [{ type }] })
/** A page of its own: it knows of the visit what is kept for it. */
const asked = () => createQueryClient().fetchQuery(menusQuery('EN'))

beforeEach(() => {
  sessionStorage.clear()
  setSite(siteForTests)
  callGateway.mockReset()
  callGateway.mockImplementation(async () => answer(vendor('GRF')))
  load('navigate')
})

test('a reload has the vendors at hand; another language, merchant or visit asks', async () => {
  await asked()
  load('reload')
  expect(await asked()).toEqual(answer(vendor('GRF')))
  expect(callGateway).toHaveBeenCalledTimes(1)
  await createQueryClient().fetchQuery(menusQuery('AR'))
  setSite({ ...siteForTests, merchantCode: 'other' })
  await asked()
  expect(callGateway).toHaveBeenCalledTimes(3)
  setSite(siteForTests)
  vi.stubGlobal('performance', { timeOrigin: Date.now() + 1, getEntriesByType: () => [{ type: 'navigate' }] })
  await asked()
  expect(callGateway).toHaveBeenCalledTimes(4)
})

test('another release of the site asks', async () => {
  await asked()
  load('reload')
  document.head.innerHTML = '<script type="importmap">{"imports":{"/a.js":"/a-2.js"}}</script>'
  await asked()
  expect(callGateway).toHaveBeenCalledTimes(2)
  document.head.innerHTML = ''
})

test.each(['{', '{}', '{"release":"0","at":9e15,"menus":{"success":true,"value":[{"gameCategory":1}]}}'])(
  'what is kept is checked as the gateway’s answer is: %s',
  async (text) => {
    sessionStorage.setItem('menus:test:EN', text)
    load('reload')
    sessionStorage.setItem('visit', '1')
    expect(await asked()).toEqual(answer(vendor('GRF')))
  },
)

test('a refetch asks the gateway whatever is kept', async () => {
  const client = createQueryClient()
  await client.fetchQuery(menusQuery('EN'))
  await client.refetchQueries({ type: 'all' })
  await client.fetchQuery({ ...menusQuery('EN'), staleTime: 0 })
  expect(callGateway.mock.calls.length).toBeGreaterThan(1)
})

test('of a category that the tenant limits, only the games of its own vendors count', () => {
  setSite({ ...siteForTests, vendors: { excludedRng: ['SMA'] } })
  const [slots] = categories()
  if (!slots) throw new Error('no category')
  expect(menuOf(slots, answer(vendor('GRF'), vendor('SMA', 4)))).toEqual({ vendors: [vendor('GRF')], gameCount: 5 })
  expect(menuOf(slots, answer(vendor('GRF')))).toMatchObject({ gameCount: 9 })
  expect(menuOf(slots, { success: true, value: [] })).toEqual({ vendors: [], gameCount: 0 })
})
