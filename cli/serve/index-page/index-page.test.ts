import { expect, test } from 'vitest'
import { answerIndex, indexPage, type ListedSite } from './index-page.ts'

const site = (change: Partial<ListedSite> = {}): ListedSite => ({
  code: 'acme',
  name: 'Acme',
  relayPrefix: '/relay',
  languages: ['EN', 'TH'],
  themes: ['dark', 'light'],
  categories: ['rng', 'live'],
  switches: { vip: true, blog: false },
  picture: '/pictures/acme.svg',
  scene: 'calm-geometry',
  title: ['First line', 'and second'],
  dir: 'ltr',
  logo: null,
  accounts: [{ role: 'player', username: 'demo', password: 'pass' }],
  ...change,
})

const many = Array.from({ length: 25 }, (_, place) =>
  site({ code: `t${place}`, languages: place < 5 ? ['TH'] : ['EN'], switches: { vip: place < 9 } }),
)

test('the index leads to each site on its own host, with the port where there is one', () => {
  expect(indexPage([site()], '4173')).toContain('<a href="http://acme.localhost:4173/">Acme</a>')
  expect(indexPage([site()], '')).toContain('href="http://acme.localhost/"')
  expect(indexPage([], '')).toContain('0 sites')
})

test('a card says languages by their names, themes, how much is on and the demo accounts', () => {
  const page = indexPage([site()], '')
  expect(page).toContain('English, ไทย')
  expect(page).toContain('dark, light')
  expect(page).toContain('<dt>On</dt><dd>vip</dd><dt>Off</dt><dd>blog</dd>')
  expect(page).toContain('1 of 2 on')
  expect(page).toContain('<span>player</span><code>demo / pass</code>')
})

test.each<[string, Partial<ListedSite>]>([
  ['name', { name: '<img src=x onerror=evil()>"' }],
  ['switch', { switches: { '<img src=x onerror=evil()>': true } }],
  ['password', { accounts: [{ role: 'player', username: 'a', password: '<img src=x onerror=evil()>' }] }],
  ['user name', { accounts: [{ role: 'player', username: '<img src=x onerror=evil()>', password: 'a' }] }],
])('a %s is text in the index, whatever it is', (_, change) => {
  const page = indexPage([site(change)], '')
  expect(page).not.toContain('<img src=x')
  expect(page).toContain('&lt;img src=x onerror=evil()&gt;')
})

test('pictures and logos are loaded when they are seen, by addresses of their own', () => {
  const page = indexPage([site({ logo: '<svg/>' })], '')
  const pictures = page.match(/<img [^>]*>/g) ?? []
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) expect(picture).toContain('loading="lazy"')
  expect(page).toContain('src="/logos/acme.svg"')
  expect(indexPage([site()], '')).not.toContain('/logos/')
})

test('sites are shown as pictures or as a list, and drawn ones in their own theme, in light or in dark', () => {
  const radios = (page: string) =>
    [...page.matchAll(/type="radio" name="(\w+)" value="([^"]+)"/g)].map(([, ...one]) => one)
  expect(radios(indexPage([site()], ''))).toEqual([
    ['view', 'pictures'],
    ['view', 'list'],
    ['theme', 'own theme'],
    ['theme', 'light'],
    ['theme', 'dark'],
  ])
  expect(radios(indexPage([site({ picture: '/art/banner/a.svg' })], ''))).toHaveLength(2)
})

test('what the search looks through has name, code, address, languages and what is on', () => {
  const [, words] = /data-find="([^"]*)"/.exec(indexPage([site()], '4173')) ?? []
  expect(words).toBe('acme acme acme.localhost:4173 en th english ไทย english thai dark light rng live vip')
})

test('many sites are tiles with choices beside them, each with its number; what all have narrows nothing', () => {
  expect(indexPage([site()], '')).not.toContain('<fieldset>')
  const page = indexPage(many, '')
  expect(page).toContain('class="is-many"')
  expect(page).toContain('value="language:EN">English<span>20</span>')
  expect(page).toContain('value="switch:vip">vip<span>9</span>')
  expect(page).not.toContain('value="theme:dark">')
})

test('the index runs nothing but its own script and style', () => {
  const answer = answerIndex([site()], '', '/')
  const policy = answer?.headers['Content-Security-Policy'] ?? ''
  expect(policy).toMatch(/^default-src 'none'; img-src 'self'; style-src 'sha256-\S+'; script-src 'sha256-\S+';/)
  expect(policy).not.toContain('unsafe')
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(answer?.body).not.toMatch(/ (style|on\w+)="/)
})

test('a logo is served so that it runs nothing, and one that is not there is not', () => {
  const answer = answerIndex([site({ logo: '<svg/>' })], '', '/logos/acme.svg')
  expect(answer).toMatchObject({ body: '<svg/>', headers: { 'Content-Type': 'image/svg+xml' } })
  expect(answer?.headers['Content-Security-Policy']).toContain('sandbox')
  expect(answerIndex([site()], '', '/logos/acme.svg')).toBeNull()
  expect(answerIndex([site()], '', '/logos/other.svg')).toBeNull()
})
