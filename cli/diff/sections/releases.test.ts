import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import type { Difference } from '../compare/compare.ts'
import { releaseSections } from './releases.ts'

/** What is only of two releases; the sections read nothing else. */
function drawn(change: Pick<Difference, 'routes' | 'headers' | 'checks'>) {
  const markup = releaseSections(change as Difference).map(({ text }) => text)
  const { document } = new JSDOM(markup.join('')).window
  const rows = (id: string) =>
    [...document.querySelectorAll(`#${id} tbody tr`)].map((row) =>
      [...row.children].map((one) => one.textContent?.trim()),
    )
  return { markup, document, rows, text: document.body.textContent ?? '' }
}

test('sides that are no releases have none of these sections', () => {
  expect(drawn({}).markup).toEqual([])
})

test('releases between which nothing differs have three calm lines and no table', () => {
  const { markup, document, text } = drawn({ routes: [], headers: [], checks: [] })
  expect(markup).toHaveLength(3)
  expect(document.querySelectorAll('table')).toHaveLength(0)
  expect(text).toContain('Every page loads as much as before.')
  expect(text).toContain('Every address is sent with the same headers.')
  expect(text).toContain('The checks said the same.')
})

test('bytes are told with their sign; a route that came or went has nothing on its other side', () => {
  const { rows } = drawn({
    routes: [
      { name: 'wallet', before: 20_000, after: 21_500 },
      { name: 'came', before: null, after: 900 },
      { name: 'went', before: 3000, after: null },
    ],
  })
  expect(rows('routes')).toEqual([
    ['wallet', '20.0 kB', '21.5 kB', '+1.5 kB'],
    ['came', '', '900 B', '+900 B'],
    ['went', '3.0 kB', '', '−3.0 kB'],
  ])
})

test('a header that is sent empty and one that is not sent look different', () => {
  const { document } = drawn({ routes: [], headers: [{ path: '/', name: 'X-A', before: '', after: null }] })
  const [, , before, after] = document.querySelectorAll('#headers tbody td, #headers tbody th')
  expect(before?.querySelector('code')).not.toBeNull()
  expect(after?.querySelector('code')).toBeNull()
})

test('names and values that are markup are text', () => {
  const hostile = '<img src=x onerror="evil()">\'&'
  const { document, rows } = drawn({
    routes: [{ name: hostile, before: 1, after: 2 }],
    headers: [{ path: hostile, name: hostile, before: hostile, after: hostile }],
    checks: [{ name: hostile, before: hostile, after: hostile }],
  })
  expect(document.querySelectorAll('img, [onerror]')).toHaveLength(0)
  expect(rows('headers')).toEqual([[hostile, hostile, hostile, hostile]])
  expect(rows('checks')).toEqual([[hostile, hostile, hostile]])
  expect(rows('routes')[0]?.[0]).toBe(hostile)
})
