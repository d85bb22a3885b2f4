import { createHash } from 'node:crypto'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Released } from '#tests/support/released.ts'
import { canMakeDeltas, deltasFolder } from '../site-files/dictionaries.ts'
import { serveBuiltSite } from './static-site.ts'

const numbers = (seed: string) =>
  Array.from({ length: 60 }, (_, index) => createHash('sha256').update(`${seed}${index}`).digest('base64'))

const htmlOf = (version: string) => `<title>${version}</title>${numbers('page').join('\n')}`
const codeOf = (version: string) => `export const version = "${version}"\n//${numbers('code').join('\n//')}`
const scriptOf = (version: string) => `assets/app-${createHash('sha256').update(version).digest('hex').slice(0, 8)}.js`

const headersOfFiles = '/*\n  Cache-Control: no-cache\n\n/assets/*\n  ! Cache-Control\n  Cache-Control: immutable\n'
const filesOf = (version: string) => ({
  _headers: headersOfFiles,
  'index.html': htmlOf(version),
  'help.html': `help of ${version}`,
  [scriptOf(version)]: codeOf(version),
})

let released: Released
const releases: Awaited<ReturnType<Released['release']>>[] = []
const versions = ['v1', 'v2', 'v3']

beforeAll(async () => {
  released = new Released()
  for (const version of versions) releases.push(await released.release(version, {}, { extra: filesOf(version) }))
})
afterAll(() => released.remove())

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')
const having = (text: string) => ({ 'accept-encoding': 'br, dcb', 'available-dictionary': `:${hashOf(text)}:` })

const ask = (path: string, headers: Record<string, string> = {}, dir = released.place.current) =>
  serveBuiltSite(dir, new Request(`http://acme.localhost:4173${path}`, { headers }))

/** An answer as who has the dictionary reads it. */
async function read(answer: Response, dictionary: string): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.headers.get('content-encoding') !== 'dcb') return bytes.toString()
  expect(bytes.subarray(4, 36).toString('base64')).toBe(hashOf(dictionary))
  // Node's types leave the dictionary of brotli out.
  const options = { params: {}, dictionary: Buffer.from(dictionary) }
  return brotliDecompressSync(bytes.subarray(36), options).toString()
}

describe.skipIf(!canMakeDeltas())('a Node that takes dictionaries', () => {
  test.each(versions)('who has the page of %s is sent what differs from it', async (version) => {
    const answer = ask('/', having(htmlOf(version)))
    expect(answer.headers.get('content-encoding')).toBe('dcb')
    expect(answer.headers.get('vary')).toContain('Available-Dictionary')
    expect(await read(answer, htmlOf(version))).toBe(htmlOf('v3'))
  })

  test.each(['v1', 'v2'])('who has the script of %s is sent what differs from it', async (version) => {
    const answer = ask(`/${scriptOf('v3')}`, having(codeOf(version)))
    expect(answer.headers.get('content-encoding')).toBe('dcb')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('immutable')
    expect(await read(answer, codeOf(version))).toBe(codeOf('v3'))
  })
})

const page = () => htmlOf('v3')
const script = () => codeOf('v3')

test.each([
  ['no dictionary', () => ({ 'accept-encoding': 'dcb' })],
  ['one that no release had', () => ({ ...having('something else'), 'accept-encoding': 'dcb' })],
  ['one, but takes no such form', () => ({ ...having(htmlOf('v2')), 'accept-encoding': 'xdcb, dcb;q=0' })],
  ['a hash that is none', () => ({ 'accept-encoding': 'dcb', 'available-dictionary': ':abc:' })],
  ['two', () => ({ 'accept-encoding': 'dcb', 'available-dictionary': `${having('a')}, ${having('b')}` })],
  ['a way out', () => ({ 'accept-encoding': 'dcb', 'available-dictionary': ':../../../index.html=:' })],
] as const)('who names %s is sent the usual form', async (_, headers) => {
  for (const [path, text] of [
    ['/', page()],
    [`/${scriptOf('v3')}`, script()],
  ] as const) {
    const answer = ask(path, headers())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(answer.headers.get('vary')).toContain('Available-Dictionary')
    expect(await answer.text()).toBe(text)
  }
})

test('a page is never a dictionary, and never kept without a question', () => {
  for (const headers of [{}, having(htmlOf('v2')), { 'if-none-match': '"before"' }]) {
    const answer = ask('/promotions', headers)
    expect(answer.headers.get('use-as-dictionary')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-cache')
  }
})

test('who comes back is told of the page’s bytes under an address that may be kept', async () => {
  expect(ask('/').headers.get('link')).toBeNull()
  const link = ask('/', { 'if-none-match': '"before"' }).headers.get('link') ?? ''
  const [, address = ''] = /^<(\/dictionaries\/\w{8}\/index\.html)>; rel="compression-dictionary"$/.exec(link) ?? []
  const kept = ask(address)
  expect(await kept.text()).toBe(page())
  expect(kept.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(kept.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(kept.headers.get('use-as-dictionary')).toBe('match="/*", match-dest=("document" "")')
  const same = ask('/', { 'if-none-match': ask('/').headers.get('etag') ?? '' })
  expect([same.status, same.headers.get('link')]).toEqual([304, link])
})

test.each([
  '/dictionaries/12345678/livery.json',
  '/dictionaries/12345678/en/index.html',
  '/dictionaries/index.html.br',
])('%s is no dictionary', (path) => expect(ask(path).status).toBe(404))

test('nobody gets at the deltas themselves', () => {
  const paths = Object.keys(releases[2]?.files ?? {}).filter((path) => path.startsWith(deltasFolder))
  expect(paths.length).toBe(canMakeDeltas() ? 5 : 0)
  for (const path of paths) expect(ask(`/${path}`, having(htmlOf('v2'))).status).toBe(404)
})

test('a site that is no release knows no dictionaries, nor does a release without those before it', async () => {
  const built = join(released.dir, 'dist', 'acme')
  const copy = join(released.dir, 'copies', 'acme')
  cpSync(released.file(releases[2]?.id ?? '', '.'), copy, { recursive: true })
  for (const dir of [built, copy]) {
    const answer = ask('/', { ...having(htmlOf('v2')), 'accept-encoding': 'dcb' }, dir)
    expect(answer.headers.get('content-encoding')).toBeNull()
    expect(await answer.text()).toBe(page())
  }
  expect(ask('/', { 'if-none-match': '"before"' }, built).headers.get('link')).toBeNull()
})

test('who has the page of a release that was removed is sent the usual form', async () => {
  rmSync(released.file(releases[0]?.id ?? '', '.'), { recursive: true })
  const html = htmlOf('v1')
  // In another origin nothing is known yet.
  const request = new Request('http://acme.localhost:5000/', { headers: { ...having(html), 'accept-encoding': 'dcb' } })
  const answer = serveBuiltSite(released.place.current, request)
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(await answer.text()).toBe(page())
})
