import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { cspHash } from '#cli/fs/hash.ts'
import { comparePage } from './compare-page.ts'
import { hostBefore, type ShownRelease, type ShownReleases } from './shown-release.ts'

const release = (id: string, change: Partial<ShownRelease> = {}): ShownRelease => ({
  dir: `/releases/${id}`,
  id,
  created: '2026-11-20T08:44:31.120Z',
  isLive: false,
  revision: null,
  ...change,
})

const two: ShownReleases = {
  code: 'acme',
  name: 'Acme',
  releases: [release('2026-11-20.1'), release('2026-11-22.3', { isLive: true, revision: '0123456789abcdef0123' })],
}

const hostile = `</title><script>evil()</script><img src=x onerror="evil()">'&`

function drawn(shown: ShownReleases = two, port = '4173') {
  const { body, headers } = comparePage(shown, port)
  const { window } = new JSDOM(body)
  const texts = (selector: string) => [...window.document.querySelectorAll(selector)].map((one) => one.textContent)
  const sources = (selector: string, name: string) =>
    [...window.document.querySelectorAll(selector)].map((one) => one.getAttribute(name))
  return { body, policy: headers['Content-Security-Policy'] ?? '', document: window.document, texts, sources }
}

test('the earlier release stands first and has a host of its own, the later one the site’s', () => {
  const { texts, sources } = drawn()
  expect(texts('h2')).toEqual(['Before', 'After'])
  expect(sources('iframe', 'src')).toEqual([`http://${hostBefore('acme')}:4173/`, 'http://acme.localhost:4173/'])
  expect(sources('iframe', 'title')).toEqual(['Before: 2026-11-20.1', 'After: 2026-11-22.3'])
  expect(sources('.what a', 'href')).toEqual(sources('iframe', 'src'))
})

test('only what visitors are sent is called live, and only a known commit is named, by twelve digits', () => {
  const { document } = drawn()
  const heads = [...document.querySelectorAll('.what')].map((head) => [
    head.querySelector('.live')?.textContent,
    ...[...head.querySelectorAll('code')].map((one) => one.textContent),
  ])
  expect(heads).toEqual([
    [undefined, '2026-11-20.1'],
    ['live', '2026-11-22.3', '0123456789ab'],
  ])
})

test('a moment is told to the minute, as it was written', () => {
  expect(drawn().texts('.what span:not(.live)')).toEqual(['2026-11-20 08:44 UTC', '2026-11-20 08:44 UTC'])
})

test.each([
  ['4173', ':4173'],
  ['', ''],
])('with the port %o the frames and the policy name the same hosts', (port, suffix) => {
  const { policy, sources } = drawn(two, port)
  const hosts = [`http://${hostBefore('acme')}${suffix}`, `http://acme.localhost${suffix}`]
  expect(sources('iframe', 'src')).toEqual(hosts.map((host) => `${host}/`))
  expect(policy.split('; ')).toContain(`frame-src ${hosts.join(' ')}`)
})

test('the policy lets in the page’s own script and style and nothing else', () => {
  const { policy, document } = drawn()
  const [script, style] = ['script', 'style'].map((name) => document.querySelectorAll(name))
  expect([script?.length, style?.length]).toEqual([1, 1])
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src ${cspHash(script?.[0]?.textContent ?? '')}`,
      `style-src ${cspHash(style?.[0]?.textContent ?? '')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ]),
  )
  expect(policy).not.toContain('unsafe')
})

test.each<[string, ShownReleases]>([
  ['name of a tenant', { ...two, name: hostile }],
  ['release’s name', { ...two, releases: [release(hostile), release('2')] }],
  ['commit', { ...two, releases: [release('1'), release('2', { revision: '<img onerror' })] }],
  ['date', { ...two, releases: [release('1', { created: hostile }), release('2')] }],
])('a hostile %s is text and nothing else', (_, shown) => {
  const { document, policy } = drawn(shown)
  expect(document.querySelectorAll('script')).toHaveLength(1)
  expect(document.querySelectorAll('img, [onerror]')).toHaveLength(0)
  expect(document.querySelectorAll('iframe')).toHaveLength(2)
  expect(policy).toBe(drawn().policy)
})

test('every field has a name for who cannot see it, and one width is chosen', () => {
  const { document, sources } = drawn()
  expect(sources('input[name=path]', 'aria-label')).toEqual(['Path of both'])
  expect(sources('[role=radiogroup]', 'aria-label')).toEqual(['Width'])
  expect(sources('input[type=radio]:checked', 'value')).toEqual([''])
  expect(document.documentElement.lang).toBe('en')
})
