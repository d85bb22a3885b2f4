import { expect, test } from 'vitest'
import { openObjectHeaders } from './object-headers.ts'
import { parsePointer, pointerHeaders, pointerOf, releaseKey } from './pointer.ts'

const file = `/*
  Cache-Control: no-cache
  X-Frame-Options: DENY
  content-security-policy: default-src 'none'
/assets/*
  Cache-Control: public, max-age=31536000, immutable
  ! X-Frame-Options
/manifest.webmanifest
  Content-Type: text/plain
`
const headersOf = openObjectHeaders(file)

test.each([
  ['index.html', 'text/html; charset=utf-8', undefined],
  ['assets/a-1.js', 'text/javascript; charset=utf-8', undefined],
  ['assets/a-1.js.br', 'text/javascript; charset=utf-8', 'br'],
  ['assets/a-1.css.gz', 'text/css; charset=utf-8', 'gzip'],
  ['manifest.webmanifest', 'application/manifest+json', undefined],
  ['fonts/a.woff2', 'font/woff2', undefined],
  ['assets/a-1.dcb', 'application/octet-stream', undefined],
  ['LICENSE', 'application/octet-stream', undefined],
  ['.well-known/security.txt.br', 'text/plain; charset=utf-8', 'br'],
])('%s is sent as %s, packed: %s', (path, type, encoding) => {
  expect(headersOf(path)).toMatchObject({ type, encoding })
})

test('headers follow from the path before it was packed, the last rule first, and names lie in lower case', () => {
  const everywhere = { 'x-frame-options': 'DENY', 'content-security-policy': "default-src 'none'" }
  expect(headersOf('index.html')).toMatchObject({ cache: 'no-cache', others: everywhere })
  const { 'x-frame-options': _, ...others } = everywhere
  for (const path of ['assets/a-1.js', 'assets/a-1.js.br']) {
    expect(headersOf(path)).toMatchObject({ cache: 'public, max-age=31536000, immutable', others })
  }
  expect(headersOf('manifest.webmanifest').others).toEqual(everywhere)
})

test.each(['_deploy/release.json', '_deploy/nginx.conf.br', '_headers', 'livery.json', 'livery.json.br'])(
  '%s has no headers of the site, for nobody gets it',
  (path) => {
    expect(headersOf(path)).toMatchObject({ cache: 'no-cache', others: {} })
  },
)

test('without any rule a file is asked for each time', () => {
  expect(openObjectHeaders('')('assets/a.js')).toMatchObject({ cache: 'no-cache', others: {} })
})

const long = (value: string) => openObjectHeaders(`/*\n  X-Long: ${value}\n  Cache-Control: ${'c'.repeat(3000)}\n`)

test('headers find room up to 2,048 bytes of names and values, counted as they are sent', () => {
  const room = 2048 - 'x-long'.length
  expect(long('v'.repeat(room))('index.html').others['x-long']).toHaveLength(room)
  for (const value of ['v'.repeat(room + 1), 'ü'.repeat(room / 2 + 1)]) {
    expect(() => long(value)('index.html')).toThrow(expect.objectContaining({ code: 'headers-too-long' }))
  }
  expect(() => long('v'.repeat(room + 1))('index.html.br')).toThrow(/^The headers of index\.html have 2049 bytes/)
  expect(long('v'.repeat(9000))('_deploy/release.json').others).toEqual({})
})

const id = '20261120T084454.123Z-1a2b3c4d'
const since = new Date('2026-11-20T08:45:00.000Z')
const pointer = pointerOf('acme', id, since)
const parse = (value: unknown) => parsePointer(Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))

test('a pointer says the release, its folder and since when, in the text and in a header', () => {
  expect(parse(pointer)).toEqual({
    format: 'livery-pointer-1',
    tenant: 'acme',
    release: id,
    folder: `acme/releases/${id}/`,
    since: '2026-11-20T08:45:00.000Z',
  })
  expect(pointer.folder).toBe(releaseKey('acme', id))
  expect(pointerHeaders(pointer)).toMatchObject({ cache: 'no-cache', others: { 'livery-release': id } })
})

test('of a tenant that was taken off it says so, and has no header', () => {
  const off = pointerOf('acme', null, since)
  expect(parse(off)).toMatchObject({ release: null, folder: null })
  expect(pointerHeaders(off).others).toEqual({})
})

test.each<[string, unknown]>([
  ['nothing', ''],
  ['half a text', JSON.stringify(pointer).slice(0, 40)],
  ['a list', [pointer]],
  ['null', null],
  ['another format', { ...pointer, format: 'livery-pointer-2' }],
  ['a release that is a path', { ...pointer, release: `../../globex/releases/${id}` }],
  ['a release that is no id', { ...pointer, release: 'latest' }],
  ['no release', { ...pointer, release: undefined }],
  ['a moment that is none', { ...pointer, since: 'yesterday' }],
  ['a moment without a zone', { ...pointer, since: '2026-11-20T08:45:00' }],
  ['a tenant that is a number', { ...pointer, tenant: 7 }],
])('%s is no pointer', (_, value) => {
  expect(parse(value)).toBeUndefined()
})

test('bytes that are no text are no pointer', () => {
  expect(parsePointer(new Uint8Array([0xff, 0xfe, 0x7b]))).toBeUndefined()
})
