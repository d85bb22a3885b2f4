import { expect, test } from 'vitest'
import { cspHash } from '#cli/fs/hash.ts'
import { removeWorker } from '#cli/site-files/remove-worker.ts'
import { type Tenant, tenantSchema } from '#cli/tenant/tenant.ts'
import { languageCodes } from '#contract/site/languages.ts'
import { lastSite } from './page.ts'
import { wordsOf } from './words.ts'

const tenantWith = (change: object = {}): Tenant =>
  tenantSchema.parse({
    merchantCode: 'acme',
    name: 'Acme',
    domains: ['acme.example'],
    languages: { default: 'EN', supported: ['EN'] },
    currency: 'USD',
    timeZone: 'UTC',
    categories: ['rng'],
    brand: { logo: 'logo.svg', favicon: 'logo.svg', colour: '#c8102e' },
    licence: { holder: 'Acme Ltd', number: '1', regulator: 'R' },
    gateway: { baseUrl: 'https://gateway.acme.example' },
    ...change,
  })

const next = new URL('https://globex.example/welcome')
const pageOf = (change?: object, to?: URL) => lastSite(tenantWith(change), to)['index.html'] ?? ''

test('each language has its section, the default first, and one of them the title of the page', () => {
  const page = pageOf({ languages: { default: 'TH', supported: ['EN', 'TH', 'AR'] } })
  expect([...page.matchAll(/<section lang="([^"]+)" dir="([^"]+)">/g)].map(([, lang, dir]) => [lang, dir])).toEqual([
    ['th', 'ltr'],
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])
  expect(page).toContain('<html lang="th" dir="ltr">')
  expect(page.match(/<h1>/g)).toHaveLength(1)
  expect(page.match(/<h2>/g)).toHaveLength(2)
})

test('a name from a tenant’s file is text, wherever it stands', () => {
  const page = pageOf({ name: '<b>&"Acme"', licence: { holder: '<i>', number: '1', regulator: 'R' } })
  expect(page).toContain('<title>&lt;b&gt;&amp;')
  expect(page).not.toMatch(/<b>|<i>/)
  expect(page).toContain('<bdi>&lt;b&gt;&amp;')
})

test('without another site nothing leads away and nothing is said to have moved', () => {
  const page = pageOf()
  expect(page).toContain('<h1><bdi>Acme</bdi> is closed</h1>')
  expect(page).not.toMatch(/rel="canonical"|class="go"|moved/)
})

test('with another site the way there is one link a language, and search engines hear of it', () => {
  const page = pageOf({ languages: { default: 'EN', supported: ['EN', 'ES'] } }, next)
  expect(page).toContain('<link rel="canonical" href="https://globex.example/welcome">')
  expect(page.match(/class="go" href="https:\/\/globex\.example\/welcome"/g)).toHaveLength(2)
  expect(page).toContain('<bdi>Acme</bdi> se ha trasladado a <bdi>globex.example</bdi>')
  expect(page).not.toMatch(/http-equiv|<script/)
})

test('customer service stays in reach, where the tenant names it', () => {
  expect(pageOf({ contacts: { telegram: 'https://t.me/acme', line: 'https://line.me/acme' } })).toContain(
    '<span>Customer service</span><a href="https://t.me/acme" dir="ltr">Telegram</a> <a href="https://line.me/acme" dir="ltr">LINE</a>',
  )
  expect(pageOf()).not.toContain('class="ask"')
})

test.each([
  ['#ffd400', '#000'],
  ['#2b1055', '#fff'],
])('on %s the way to the next site is read in %s', (colour, ink) => {
  const page = pageOf({ brand: { logo: 'logo.svg', favicon: 'logo.svg', colour } }, next)
  expect(page).toContain(`background:${colour};color:${ink};`)
})

test('its policy lets in the one style that the page has, and nothing else', () => {
  const site = lastSite(tenantWith(), next)
  const style = /<style>(.*)<\/style>/s.exec(site['index.html'] ?? '')?.[1] ?? ''
  expect(style).toContain('#c8102e')
  expect(site._headers).toContain(`default-src 'none'; style-src ${cspHash(style)};`)
  expect(site['404.html']).toBe(site['index.html'])
})

test.each(languageCodes.map((code) => [code]))('the words in %s keep what is filled in', (code) => {
  const { closed, moved, money, go } = wordsOf(code)
  expect(closed).toContain('{{name}}')
  expect(moved).toMatch(/\{\{name\}\}.*\{\{host\}\}|\{\{host\}\}.*\{\{name\}\}/)
  expect(money).toContain('{{holder}}')
  expect(go).toContain('{{host}}')
})

test('the site’s worker is taken out of the browsers that have it', () => {
  expect(lastSite(tenantWith(), undefined)['sw.js']).toBe(removeWorker)
})
