import { symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { scratch } from '#tests/support/scratch.ts'
import { placeOf, uncheckable } from './finding.ts'
import { isCompressed, isText, onceByHash, openSite, siteOf } from './site.ts'
import { manifestOf, whole } from './whole.ts'

type Files = Record<string, string | Uint8Array>

const script = 'console.log(1)'
const files: Files = {
  'index.html': '<p>',
  'a.js': script,
  'a.js.br': brotliCompressSync(script),
  'a.js.gz': gzipSync(script),
}
const manifest = (listed: Files, merchantCode = 'acme') =>
  JSON.stringify({
    merchantCode,
    profile: '01234567',
    inputs: '',
    initialJs: { raw: 1, brotli: 1 },
    files: Object.fromEntries(
      Object.entries(listed).map(([path, content]) => {
        const bytes = Buffer.from(content)
        return [path, { sha256: sha256(bytes), bytes: bytes.length }]
      }),
    ),
  })
/** What is found in a site that holds other files than its livery.json lists. */
const found = (held: Files, listed: Files = files) =>
  whole(siteOf('acme', { ...held, 'livery.json': manifest(listed) })).map(({ file, code, message }) => [
    file,
    code,
    message,
  ])

test('a site as it was built is whole', () => {
  expect(found(files)).toEqual([])
})

const { 'index.html': _, ...withoutPage } = files

test.each<[string, Files, unknown[][]]>([
  ['a missing file', withoutPage, [['index.html', 'file-missing', 'livery.json lists a file that is not there']]],
  ['a file more', { ...files, 'evil.js': '' }, [['evil.js', 'file-extra', 'livery.json does not list this file']]],
  [
    'a longer file',
    { ...files, 'index.html': '<p>!' },
    [['index.html', 'file-changed', 'It has 4 bytes, livery.json says 3']],
  ],
  [
    'another file of its length',
    { ...files, 'index.html': '<b>' },
    [['index.html', 'file-changed', 'Its hash is not the one in livery.json']],
  ],
])('%s is found', (_, held, findings) => {
  expect(found(held)).toEqual(findings)
})

test.each<[string, Files, unknown[][]]>([
  [
    'a form of other bytes',
    { ...files, 'a.js.br': brotliCompressSync('evil()') },
    [['a.js.br', 'compressed-differs', 'It holds something else than a.js']],
  ],
  [
    'a form that is noise',
    { ...files, 'a.js.gz': 'noise' },
    [['a.js.gz', 'cannot-decompress', 'It cannot be decompressed']],
  ],
  [
    'a form of nothing',
    { 'index.html': '<p>', 'a.js.br': brotliCompressSync(script) },
    [['a.js.br', 'compressed-alone', 'The file that it is a form of is not there']],
  ],
])('%s is found, though livery.json lists it', (_, held, findings) => {
  expect(found(held, held)).toEqual(findings)
})

test('a changed file is pointed at where it ends sooner', () => {
  const site = siteOf('acme', { 'index.html': '<', 'livery.json': manifest({ 'index.html': '<p>' }) })
  expect(whole(site)).toMatchObject([{ offset: 1 }])
})

test('a site in another tenant’s folder is said', () => {
  const site = siteOf('acme', { 'livery.json': manifest({}, 'globex') })
  expect(whole(site)).toMatchObject([
    { code: 'wrong-tenant', message: 'livery.json is of "globex", in the folder of "acme"' },
  ])
  expect(manifestOf(site)?.merchantCode).toBe('globex')
})

test('a folder is read with its deeper files in order; links are odd, and not followed', () => {
  const dir = scratch({ 'b.txt': 'b', 'a/deep/x.js': 'x', 'a/c.css': '' })
  symlinkSync('/etc/hostname', join(dir, 'link'))
  symlinkSync('.', join(dir, 'a', 'circle'))
  const site = openSite('acme', dir)
  expect([...site.files.keys()]).toEqual(['a/c.css', 'a/deep/x.js', 'b.txt'])
  expect(site.odd).toEqual(['a/circle', 'link'])
  expect(site.files.get('b.txt')).toMatchObject({ size: 1, hash: sha256('b') })
  expect(site.files.get('b.txt')?.text()).toBe('b')
})

test('a file that was written anew is read anew', () => {
  const dir = scratch({ 'a.txt': 'one' })
  expect(openSite('acme', dir).files.get('a.txt')?.hash).toBe(sha256('one'))
  writeFileSync(join(dir, 'a.txt'), 'three')
  expect(openSite('acme', dir).files.get('a.txt')?.hash).toBe(sha256('three'))
})

test('what is said of bytes is computed once for the same bytes, wherever they stand', () => {
  let count = 0
  const length = onceByHash((file) => {
    count += 1
    return file.text().length
  })
  const site = siteOf('acme', { 'assets/a.js': 'same', 'fonts/b.js': 'same', 'c.txt': 'same', 'd.txt': 'other' })
  expect([...site.files.values()].map(length)).toEqual([4, 4, 4, 5])
  expect(count).toBe(2)
})

test('of a site’s own files only the last are remembered; shared ones all', () => {
  const asked: string[] = []
  const look = onceByHash((file) => asked.push(file.path))
  const own = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`own-${index}.txt`, `own ${index}`]))
  const site = siteOf('acme', { 'assets/a.js': 'shared', ...own })
  for (const file of site.files.values()) look(file)
  const before = asked.length
  for (const path of ['assets/a.js', 'own-50.txt', 'own-0.txt']) {
    const file = site.files.get(path)
    if (file) look(file)
  }
  expect(asked.slice(before)).toEqual(['own-0.txt'])
})

test.each([
  ['index.html', true],
  ['_headers', true],
  ['_deploy/Caddyfile', true],
  ['_deploy/nginx.conf', true],
  ['site.webmanifest', true],
  ['icons/a.png', false],
  ['my_headers', false],
  ['a.js.br', false],
])('%s is text: %s', (path, expected) => {
  expect(isText(path)).toBe(expected)
  expect(isCompressed(path)).toBe(path.endsWith('.br'))
})

test.each([
  ['ab\ncd\n', 3, { line: 2, column: 1 }],
  ['ab\ncd\n', 2, { line: 1, column: 3 }],
  ['ab\ncd\n', 6, { line: 3, column: 1 }],
  ['ab', 99, { line: 1, column: 3 }],
  ['', 0, { line: 1, column: 1 }],
])('the place in %j at %i', (text, offset, place) => {
  expect(placeOf(Buffer.from(text), offset)).toEqual(place)
})

test.each([
  ['not-built', 'There is no built site', 'livery build -t acme'],
  ['tenant-unsound', 'The tenant cannot be read', 'livery validate -t acme says why.'],
  ['check-failed', 'The checks ended early: why', 'livery verify -t acme says more.'],
  ['cannot-read', 'The site cannot be read: why', 'Build the site anew.'],
] as const)('a site that cannot be checked (%s) is an error with what to do', (code, message, suggestion) => {
  expect(uncheckable({ tenant: 'acme', file: 'dist/acme' }, code, 'why')).toMatchObject({
    severity: 'error',
    check: 'whole',
    file: 'dist/acme',
    message,
    suggestion,
  })
})
