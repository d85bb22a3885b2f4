import { expect, test } from 'vitest'
import { compareHeaders, type HeadersOf } from './headers.ts'

type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What is sent of everything, and more of some paths. */
const sent =
  (all: Readonly<Record<string, string>>, more: Rules = {}): HeadersOf =>
  (path) => ({ ...all, ...Object.entries(more).find(([start]) => path.startsWith(start))?.[1] })

const changed = (before: HeadersOf, after: HeadersOf) =>
  compareHeaders(before, after).map(({ path, name, ...sides }) => [path, name, sides.before, sides.after])

test('where nothing differs but hashes there is nothing to tell', () => {
  const policy = (hash: string) => sent({ 'Content-Security-Policy': `script-src 'self' ${hash}; style-src ${hash}` })
  expect(changed(policy("'sha256-a+b/c='"), policy("'sha256-xyz_-='"))).toEqual([])
  expect(changed(policy("'sha256-a='"), policy("'sha384-a=' 'sha512-b=='"))).toEqual([])
})

test('what stands beside a hash that changed is told without the hash', () => {
  expect(
    changed(
      sent({ 'Content-Security-Policy': "script-src 'sha256-a=' 'self'" }),
      sent({ 'Content-Security-Policy': "script-src 'sha256-b=' 'self' 'unsafe-inline'" }),
    ),
  ).toEqual([['/', 'Content-Security-Policy', "script-src 'self'", "script-src 'self' 'unsafe-inline'"]])
})

test.each([
  ['/assets/', '/assets/x.js'],
  ['/fonts/', '/fonts/x.woff2'],
  ['/strings/', '/strings/x.json'],
  ['/icons/', '/icons/x.png'],
  ['/sw.js', '/sw.js'],
  ['/site.webmanifest', '/site.webmanifest'],
])('a header that changed of %s alone is told of it', (start, path) => {
  const of = (value: string) => sent({ 'Cache-Control': 'no-cache' }, { [start]: { 'Cache-Control': value } })
  expect(changed(of('max-age=60'), of('max-age=90'))).toEqual([[path, 'Cache-Control', 'max-age=60', 'max-age=90']])
})

test('one that changed in two ways is told of the first address of each', () => {
  const [before, after] = ['1', '2'].map((value) =>
    sent({ 'X-Age': `all ${value}` }, { '/fonts/': { 'X-Age': `fonts ${value}` } }),
  )
  expect(changed(before ?? sent({}), after ?? sent({}))).toEqual([
    ['/', 'X-Age', 'all 1', 'all 2'],
    ['/fonts/x.woff2', 'X-Age', 'fonts 1', 'fonts 2'],
  ])
})

test('the same values under two names are two changes, in the order of their names', () => {
  expect(changed(sent({}), sent({ 'X-B': '1', 'X-A': '1' }))).toEqual([
    ['/', 'X-A', null, '1'],
    ['/', 'X-B', null, '1'],
  ])
})

test('a header that is sent empty is not one that is not sent', () => {
  expect(changed(sent({}), sent({ 'Permissions-Policy': '' }))).toEqual([['/', 'Permissions-Policy', null, '']])
  expect(changed(sent({ 'Permissions-Policy': '' }), sent({}))).toEqual([['/', 'Permissions-Policy', '', null]])
  expect(changed(sent({ 'Permissions-Policy': '' }), sent({ 'Permissions-Policy': '' }))).toEqual([])
})

test('two sides in the wrong order give the same changes, turned around', () => {
  const [a, b] = [sent({ 'X-A': '1', 'X-C': 'x' }), sent({ 'X-B': '2', 'X-C': 'y' })]
  const turned = changed(b, a).map(([path, name, before, after]) => [path, name, after, before])
  expect(turned).toEqual(changed(a, b))
})
