import { expect, test } from 'vitest'
import { siteOf } from '../site/site.ts'
import type { GateTraits } from './dead-feature-checks.ts'
import { openDeadFeatureLeaks, type SiteGates } from './dead-features.ts'

const vip: GateTraits = {
  name: 'FEATURE_VIP',
  keys: ['vip', 'shell:member.vip', 'errors:VIP_ONLY'],
  texts: ['Your {{level}} club of friends', 'Club', 'สมาชิกพิเศษ', 'a b'],
  words: ['prizeWheel', 'prize-wheel'],
  ids: ['vip'],
  chunks: ['vip-page'],
}
const blog: GateTraits = { name: 'FEATURE_BLOG', keys: [], texts: [], words: [], ids: ['blog'], chunks: ['blog-page'] }

const closed: SiteGates = { profile: '01234567', closed: new Set(['FEATURE_VIP']), openTexts: '', own: '' }
const tokens = openDeadFeatureLeaks({
  gates: [vip, blog],
  classes: new Map([['src/vip/vip.module.css', ['_aB3dE', '_zzzz1']]]),
})
const found = (files: Record<string, string>, own: Partial<SiteGates> = {}) =>
  tokens(siteOf('acme', files), { ...closed, ...own }).map(({ file, code, offset }) => [file, code, offset])
const inCode = (text: string, own: Partial<SiteGates> = {}) =>
  found({ 'assets/a.js': text }, own).map(([, code]) => code)

test.each([
  ['the gate’s name', 'if(FEATURE_VIP){}', 'gate-left'],
  ['its text', 'x="Your gold club of friends"', 'text-left'],
  ['its text in another script', 'x="สมาชิกพิเศษ"', 'text-left'],
  ['its word', 'openPrizeWheel;x.prizeWheel', 'word-left'],
  ['its word in other letters', 'PRIZE-WHEEL', 'word-left'],
  ['its id between quotes', 'kind==="vip"', 'id-left'],
  ['its path', 'to="/vip"', 'id-left'],
  ['a path with a query', 'to="/vip?tab=1"', 'id-left'],
  ['a key of its namespace', 't("vip:title")', 'key-left'],
  ['a key below its prefix', 't("member.vip.title")', 'key-left'],
  ['a key with its namespace', 't("shell:member.vip")', 'key-left'],
  ['its chunk', 'import("/assets/vip-page-1a2b3c4d.js")', 'chunk-left'],
])('%s in code is left of it', (_, text, code) => {
  expect(inCode(text)).toContain(code)
  expect(inCode(text, { closed: new Set() })).toEqual([])
})

test.each([
  ['a gate whose name is longer', 'FEATURE_VIPS, MY_FEATURE_VIP'],
  ['a gate in small letters', 'feature_vip'],
  ['one word of Latin letters', 'x="Club"'],
  ['a phrase of a few letters', 'x="a b"'],
  ['a word that is part of another', 'prizeWheels'],
  ['an id that is no text of its own', 'x=vip;y="vips";z="a vip b"'],
  ['an id in a longer path', 'to="/vip/club"'],
  ['an attribute’s name', '<a vip="x">'],
  ['an id in other letters', 'kind==="VIP"'],
  ['an error’s code', 'code==="VIP_ONLY"'],
  ['a chunk’s name without a folder', 'x="vip-page-1"'],
])('%s is no trace', (_, text) => {
  expect(inCode(text)).toEqual([])
})

test('what open gates say, or the tenant itself, is no trace', () => {
  const text = 'x="club of friends";y="prizeWheel"'
  expect(inCode(text)).toEqual(['text-left', 'word-left'])
  expect(inCode(text, { openTexts: 'Join our Club of Friends today' })).toEqual(['word-left'])
  expect(inCode(text, { own: 'the prizeWheel of acme' })).toEqual(['text-left'])
})

test('an id may be a word of the strings; a gate’s name may stand nowhere', () => {
  expect(found({ 'strings/en/home-1a2b3c4d.json': '{"home":{"tag":{"vip":"VIP"},"x":"vip"}}' })).toEqual([])
  expect(found({ 'index.html': '<p>FEATURE_VIP' })).toEqual([['index.html', 'gate-left', 3]])
  expect(found({ 'livery.json': 'FEATURE_VIP' })).toEqual([])
})

test('an escaped trace is found once, at its place', () => {
  expect(found({ 'assets/a.js': 'é prize\\u0057heel' })).toEqual([['assets/a.js', 'word-left', 3]])
})

test('a trace says its gate, what it is and what to do', () => {
  expect(tokens(siteOf('acme', { 'a.js': 'FEATURE_VIP' }), closed)).toMatchObject([
    {
      message: 'FEATURE_VIP is closed, its name "FEATURE_VIP" stands here',
      remedy: "Put what writes it behind FEATURE_VIP, or take it off the gate's own words.",
    },
  ])
})

test.each<[string, Record<string, string>, unknown[][]]>([
  ['a chunk', { 'assets/vip-page-1a2b3c4d.js': '' }, [['assets/vip-page-1a2b3c4d.js', 'module-left', null]]],
  ['its style sheet', { 'assets/vip-page-1a2b3c4d.css': '' }, [['assets/vip-page-1a2b3c4d.css', 'module-left', null]]],
  ['an open gate’s chunk', { 'assets/blog-page-1a2b3c4d.js': '' }, []],
  ['a longer name', { 'assets/vip-pages-1a2b3c4d.js': '' }, []],
  [
    'a namespace',
    { 'strings/en/rewards-1a2b3c4d.json': '{"missions":{},"vip":{}}' },
    [['strings/en/rewards-1a2b3c4d.json', 'strings-left', 15]],
  ],
  [
    'a key',
    { 'strings/en/start-1a2b3c4d.json': '{"shell":{"member":{"vip":"x"}}}' },
    [['strings/en/start-1a2b3c4d.json', 'strings-left', 20]],
  ],
  [
    'a plural of it',
    { 'strings/en/start-1a2b3c4d.json': '{"shell":{"member":{"vip_one":"x"}}}' },
    [['strings/en/start-1a2b3c4d.json', 'strings-left', 20]],
  ],
  ['a key that begins like it', { 'strings/en/start-1a2b3c4d.json': '{"shell":{"member":{"vipers":"x"}}}' }, []],
  ['strings that are no JSON', { 'strings/en/shell-1a2b3c4d.json': '{' }, []],
])('%s among the files', (_, files, findings) => {
  expect(found(files)).toEqual(findings)
})

const manifest = (profile: string) =>
  JSON.stringify({ merchantCode: 'acme', profile, inputs: '', initialJs: { raw: 0, brotli: 0 }, files: {} })

test('a site of another profile is to be built anew', () => {
  expect(found({ 'livery.json': manifest('01234567') })).toEqual([])
  expect(tokens(siteOf('acme', { 'livery.json': manifest('89abcdef') }), closed)).toMatchObject([
    {
      code: 'other-profile',
      message: 'The site was built for the profile 89abcdef, the tenant has 01234567 now',
      remedy: 'Build it anew: livery build -t acme.',
    },
  ])
})

const sprite = (...ids: string[]) => `<svg>${ids.map((id) => `<symbol id="${id}"></symbol>`).join('')}</svg>`

test('an icon that nothing shows is left over', () => {
  const page = `${sprite('i-used', 'i-page', 'i-left', 'other')}<use href="#i-page"/>`
  expect(found({ 'index.html': page, 'assets/a.js': 'icon("used")' })).toEqual([
    ['index.html', 'icon-left', page.indexOf('<symbol id="i-left"')],
  ])
})

test.each([
  ['used by a script', 'x._aB3dE', 0],
  ['used by no script', 'x._aB3dEf', 1],
])('a style sheet’s classes are %s', (_, code, findings) => {
  const css = '.a{}._aB3dE{}'
  const all = found({ 'assets/a.css': css, 'assets/a.js': code })
  expect(all).toEqual(findings === 0 ? [] : [['assets/a.css', 'style-left', css.indexOf('_aB3')]])
})
