import { beforeEach, expect, test, vi } from 'vitest'
import { gamePath, hotPath, isGamePage, vendorPath } from './game-paths.ts'
import { setSite } from './site.ts'
import { siteForTests } from './site-for-tests.ts'

beforeEach(() => {
  vi.stubGlobal('CATEGORY_LOTT', true)
  vi.stubGlobal('CATEGORY_ELOTT', true)
})

test.each(['/seamless', '/SEAMLESS/', '/lottery', '/vnLottery', '/VNLOTTERY', '/seaLottery'])(
  '%s is a game page',
  (path) => {
    expect(isGamePage(path)).toBe(true)
  },
)

test.each(['/', '/lott', '/seamless/more', '/lotteryx', ''])('%s is not a game page', (path) => {
  expect(isGamePage(path)).toBe(false)
})

test('a site without lotteries has no lottery pages', () => {
  vi.stubGlobal('CATEGORY_LOTT', false)
  vi.stubGlobal('CATEGORY_ELOTT', false)
  expect(isGamePage('/lottery')).toBe(false)
  expect(gamePath({ gameType: 'LOTT', vassalage: 'LOTT', gameCode: 'x' })).toBe('/seamless?vassalage=LOTT&gameCode=x')
})

test.each([
  ['LOTT', 'TCG_LOTTO_VN', '/vnLottery?gameCode=a%26b'],
  ['ELOTT', 'TCG_SEA', '/seaLottery?gameCode=a%26b'],
  ['ELOTT', 'QCK', '/lottery?gameCode=a%26b'],
  ['RNG', 'GRF', '/seamless?vassalage=GRF&gameCode=a%26b'],
])('a %s game of %s plays on %s', (gameType, vassalage, path) => {
  expect(gamePath({ gameType, vassalage, gameCode: 'a&b' })).toBe(path)
})

test('a vendor of a list is a query of the list', () => {
  expect(vendorPath({ path: '/rng' }, 'A 88')).toBe('/rng?vassalage=A+88')
})

test('what is hot is a list of slots, else the first list that is open', () => {
  setSite({ ...siteForTests, categories: ['live', 'fish', 'rng'] })
  expect(hotPath(() => true)).toBe('/rng?select=HOT')
  expect(hotPath((id) => id !== 'rng')).toBe('/fish?select=HOT')
  expect(hotPath((id) => id === 'live')).toBeUndefined()
})
