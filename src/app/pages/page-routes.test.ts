// Needs a document.
import { beforeEach, expect, test, vi } from 'vitest'
import { categoryIds, featureNames } from '#contract/site/gates.ts'
import { accountPath, agentHomePath, agentLogInPath, blogPath, homePaths, siteRoutes } from '#contract/site/routes.ts'

/** Paths that are not pages in the site's layout, and the list of posts, whose path is that of its posts, too. */
const elsewhere: readonly string[] = [...homePaths, accountPath, agentLogInPath, agentHomePath, blogPath]

/** The pages of a site with every flag on but these, and of one category. */
async function routesWithout(...closed: readonly string[]) {
  vi.resetModules()
  for (const gate of closed) vi.stubGlobal(gate, false)
  const { setSite } = await import('#src/config/site.ts')
  const { siteForTests } = await import('#src/config/site-for-tests.ts')
  setSite({ ...siteForTests, categories: ['rng'] })
  const { pageRoutes } = await import('./page-routes.tsx')
  return pageRoutes()
}

const pathsWithout = async (...closed: readonly string[]) =>
  (await routesWithout(...closed)).map(({ path }) => path).filter((path) => path !== '/rng' && path !== '*')

const expected = (...closed: readonly string[]) =>
  siteRoutes()
    .filter(({ path, gate }) => !elsewhere.includes(path) && !(gate && closed.includes(gate)))
    .map(({ path }) => path)

const gates = [...new Set(siteRoutes().flatMap(({ gate }) => gate ?? []))]

beforeEach(() => vi.unstubAllGlobals())

test('there is a page at each path of the table, and none elsewhere', async () => {
  expect((await pathsWithout()).sort()).toEqual(expected().sort())
})

test.each(gates)('with %s closed, its pages are gone and all others are there', async (gate) => {
  expect((await pathsWithout(gate)).sort()).toEqual(expected(gate).sort())
})

test.each([
  ['/lottery', 'account'],
  ['/vnLottery', 'account'],
  ['/seaLottery', 'account'],
  ['/favorite', 'session'],
  ['/recent', 'session'],
  ['/pointMall', undefined],
  ['/seamless', undefined],
  ['/promotions', undefined],
])('%s is for %s', async (path, audience) => {
  const route = (await routesWithout()).find((one) => one.path === path)
  expect(route?.audience).toBe(audience)
})

test('no category has the path of another page', () => {
  const paths = siteRoutes().map(({ path }) => path.toLowerCase())
  expect(categoryIds.filter((id) => paths.includes(`/${id}`))).toEqual([])
})

/** "FEATURE_APP_DOWNLOAD" for "appDownload". */
const flagOf = (feature: string) => `FEATURE_${feature.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`

test('a page behind a feature closes with its module ("module" in page-routes.tsx)', async () => {
  const pages = await routesWithout()
  const left = featureNames.flatMap((feature) => {
    const paths = siteRoutes().flatMap(({ path, gate }) => (gate === flagOf(feature) ? [path] : []))
    return pages.filter(({ path, module }) => paths.includes(path) && module !== feature).map(({ path }) => path)
  })
  expect(left).toEqual([])
})

/** Pages that only their content can name: a popup, a game, a lottery, an address that leads on. */
const namedByContent = [
  '/login',
  '/register',
  '/help',
  '/login/:provider',
  '/seamless',
  '/game/:gameCode',
  '/lottery',
  '/vnLottery',
  '/seaLottery',
  '/lottert',
  '/winners',
]

test('every page has a title of its own before it has loaded, unless only its content can name it', async () => {
  const untitled = (await routesWithout()).filter(({ title }) => title === undefined).map(({ path }) => path)
  expect(untitled.sort()).toEqual(namedByContent.sort())
})
