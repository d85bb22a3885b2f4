import { QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { I18nextProvider } from 'react-i18next'
import { StaticRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { siteRoutes } from '#contract/site/routes.ts'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { createQueryClient } from '#src/gateway/query-client.ts'
import { stringsAtHand } from '#src/i18n/i18n.ts'
import home from '../../locales/en/home.json' with { type: 'json' }
import shell from '../../locales/en/shell.json' with { type: 'json' }
import { renderFirstPaint } from './first-paint.tsx'
import { AppLayout } from './layout/app-layout.tsx'
import { OtherPage } from './pages/other-page.tsx'
import { renderWhole } from './whole-markup.ts'

const [language] = siteForTests.languages.supported
if (!language) throw new Error('no language')

const paintAt = async (path: string, site = siteForTests) => {
  const { [path]: page } = await renderFirstPaint({ site, language, strings: { shell, home }, paths: [path] })
  if (!page) throw new Error(`${path} is not painted`)
  return page
}

const paint = async (name = siteForTests.name) => {
  const { before, own, after } = await paintAt('/', { ...siteForTests, name })
  return before + own + after
}

afterEach(() => document.body.replaceChildren())

// The first of this file: no part of it has been loaded before.
test('the first time it is drawn, all its parts are there, those that load by themselves too', async () => {
  const first = await paint()
  document.body.innerHTML = first
  for (const part of ['footer h2', 'footer a[href="/help"]', 'aside nav + div button'])
    expect(document.querySelector(part), part).not.toBeNull()
  expect(await paint()).toBe(first)
})

test('the first paint has the mark, the navigation and the ways to log in, in words', async () => {
  document.body.innerHTML = await paint()
  const words = document.body.textContent ?? ''
  for (const word of ['TEST', 'Slots', 'Live casino', 'Promotions', 'Log in', 'Register']) expect(words).toContain(word)
})

test('it has neither scripts nor inline styles nor handlers, which the policy would refuse', async () => {
  expect(await paint()).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i)
})

test('the state for a site whose strings cannot be had is in it, hidden', async () => {
  document.body.innerHTML = await paint()
  const state = document.getElementById('livery-unreachable')
  expect(state?.hidden).toBe(true)
  expect(state?.textContent).toContain('The site cannot be reached right now')
})

test('two that are asked for at once do not mix', async () => {
  const [one, other] = await Promise.all([paint('One'), paint('Other')])
  expect(one).toContain('© 2026 One')
  expect(other).toBe(one.replaceAll('One', 'Other'))
})

test('a page says what its parts ask the gateway first, of its own merchant, after what the start asks', async () => {
  const start = '/wps/system/permission?language=EN&domain='
  expect((await paintAt('/promotions')).calls).toEqual([start, '/wps/promotions?language=EN'])
  const { calls } = await paintAt('/rng', { ...siteForTests, merchantCode: 'other' })
  expect(calls.find((call) => call.startsWith('/lgw/games?'))).toContain('&merchant=other&gameType=RNG&')
})

/** What React draws of the frame when it knows the address. */
const frameAt = async (path: string) => {
  const i18n = stringsAtHand(language, { shell, home })
  return renderWhole(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={path}>
          <AppLayout>{null}</AppLayout>
        </StaticRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

test.each(['/', '/promotions', '/rng', '/live', '/winners', '/blog', '/pointMall', '/m/appDownload'])(
  'the frame around %s is what React draws there, current links too',
  async (path) => {
    const { before, after } = await paintAt(path)
    expect((before + after).split('<!--$--><!--/$--><div id="livery-unreachable"')[0]).toBe(await frameAt(path))
  },
)

/** What React draws of a page below its frame, of this very site. */
const ownAt = async (path: string) => {
  setSite(siteForTests)
  const i18n = stringsAtHand(language, { shell, home })
  return renderWhole(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={createQueryClient()}>
        <StaticRouter location={path}>
          <Suspense>
            <OtherPage />
          </Suspense>
        </StaticRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

const listed = siteRoutes().filter(({ search }) => search === 'listed')

test.each(['/rng', '/live', ...listed.map(({ path }) => path)])(
  'a page’s own part at %s is what React draws there for the merchant, whoever it was drawn for before',
  async (path) => {
    const { own } = await paintAt(path, { ...siteForTests, merchantCode: 'other' })
    expect(own).toBe(await ownAt(path))
    expect((await paintAt(path)).own).toBe(own)
  },
)

test('every page has its heading and what it says below it', async () => {
  const paths = siteRoutes().filter(({ search }) => search === 'listed')
  expect(paths.length).toBeGreaterThan(4)
  for (const { path } of paths) {
    document.body.innerHTML = (await paintAt(path)).own
    expect(document.querySelector('h1')?.textContent, path).toBeTruthy()
  }
})
