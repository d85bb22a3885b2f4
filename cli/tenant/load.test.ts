import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { brandFile, findBrandFile, readBrandFile } from './brand-files.ts'
import { loadTenant, readMerged } from './load.ts'
import { isTenantCode, listTenantCodes } from './tenant-codes.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>'
const sound = {
  merchantCode: 'acme',
  name: 'Acme',
  domains: ['acme.example'],
  languages: { default: 'EN', supported: ['EN'] },
  currency: 'USD',
  timeZone: 'UTC',
  categories: ['rng'],
  brand: { logo: 'assets/logo.svg', favicon: 'assets/logo.svg', colour: '#123456' },
  licence: { holder: 'A', number: '1', regulator: 'R' },
  gateway: { baseUrl: 'https://gateway.acme.example' },
}

/** A folder of tenants with one called "acme"; `change` is laid over its tenant.json, `files` stand beside it. */
function folder(change: object = {}, files: Tree = {}): string {
  const own = { 'tenant.json': JSON.stringify({ ...sound, ...change }, null, 2), 'assets/logo.svg': svg, ...files }
  return scratch(Object.fromEntries(Object.entries(own).map(([path, content]) => [`tenants/acme/${path}`, content])))
}
const load = (cwd: string, code = 'acme') => loadTenant({ cwd, tenantsDir: join(cwd, 'tenants'), code })
const said = (cwd: string, code = 'acme') =>
  load(cwd, code).diagnostics.map(({ file, line, code: kind, message, suggestion }) => [
    `${file.replace(`tenants/${code}/`, '')}:${line} ${kind}: ${message}`,
    suggestion,
  ])

test('a sound folder has no finding, and is a tenant', () => {
  const cwd = folder()
  expect(said(cwd)).toEqual([])
  expect(load(cwd).tenant).toMatchObject({ merchantCode: 'acme', currency: 'USD' })
})

test.each<[string, object, string, string | null]>([
  [
    'another code than the folder’s',
    { merchantCode: 'globex' },
    'tenant.json:2 code-not-folder: The merchant code "globex" is not the name of its folder, "acme"',
    'Write "acme", or rename the folder.',
  ],
  [
    'a default language that it has not',
    { languages: { default: 'TH', supported: ['EN'] } },
    'tenant.json:8 default-not-listed: The default language "TH" is not in "languages.supported"',
    'Add it there, or use "EN".',
  ],
  [
    'a default theme that it has not',
    { themes: { default: 'light', available: ['dark'] } },
    'tenant.json:32 default-not-listed: The default theme "light" is not in "themes.available"',
    'Add it there, or use "dark".',
  ],
  [
    'a domain twice',
    { domains: ['acme.example', 'acme.example'] },
    'tenant.json:6 repeated-value: "acme.example" stands twice in "domains"',
    'Remove one of the two.',
  ],
  [
    'a currency of no country',
    { currency: 'USB' },
    'tenant.json:13 unknown-currency: There is no currency "USB"',
    'Did you mean "USD"?',
  ],
  [
    'a time zone of no place',
    { timeZone: 'Asia/Dakha' },
    'tenant.json:14 unknown-time-zone: There is no time zone "Asia/Dakha"',
    'Did you mean "Asia/Dhaka"?',
  ],
  [
    'a feature without its project',
    { features: { firebaseSms: true } },
    'tenant.json:32 firebase-missing: "features.firebaseSms" is on, and there is no "firebase" with the project that sends the codes',
    'Add "firebase": { "apiKey": "…", "projectId": "…", "authDomain": "…" }, or switch the feature off.',
  ],
  [
    'a logo that is not there',
    { brand: { ...sound.brand, logo: 'assets/logo2.svg' } },
    'tenant.json:19 missing-asset: There is no file "assets/logo2.svg" in the folder',
    'Did you mean "assets/logo.svg"?',
  ],
  [
    'what is still open',
    { licence: { ...sound.licence, number: 'To be filled in' } },
    'tenant.json:25 not-filled-in: "licence.number" is not filled in yet',
    'The site shows it to players: write what your licence says.',
  ],
  [
    'a letter that nobody sees',
    { name: 'Ac\u200bme' },
    'tenant.json:3 unseen-character: "name" holds the character U+200B, which cannot be seen',
    'Write it again without it.',
  ],
])('%s is said at its place', (_, change, message, suggestion) => {
  expect(said(folder(change))).toEqual([[message, suggestion]])
})

test('a vendor that the catalogue has not is said, with one that it may be', () => {
  const [[message, suggestion] = []] = said(folder({ vendors: { excludedRng: ['no-such-vendor-at-all'] } }))
  expect(message).toMatch(/unknown-vendor: There is no vendor "no-such-vendor-at-all"$/)
  expect(suggestion).toBe('The known vendors are listed in docs/tenant-guide.md.')
})

test.each([
  ['../globex/logo.svg', 'path-outside: "../globex/logo.svg" is not inside the tenant’s folder'],
  ['assets/../../x.svg', 'path-outside: "assets/../../x.svg" is not inside the tenant’s folder'],
  ['assets', 'missing-asset: There is no file "assets" in the folder'],
  ['logo.png', 'wrong-asset-type: The logo must be an SVG: all icon sizes are made from it'],
])('a logo at %s is refused', (logo, message) => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const all = said(folder({ brand: { ...sound.brand, logo } }, { 'logo.png': png }))
  expect(all.map(([text]) => text?.replace(/^tenant\.json:\d+ /, ''))).toContain(message)
})

test.each<[string, string, string | Uint8Array, string]>([
  ['a picture that is none', 'photo.png', 'GIF89a', 'disguised-asset: The file is named .png but is no PNG picture'],
  ['a JPEG that is none', 'photo.JPG', 'JFIF', 'disguised-asset: The file is named .jpg but is no JPEG picture'],
  ['half a WebP', 'photo.webp', 'RIFF0000WEBX', 'disguised-asset: The file is named .webp but is no WebP picture'],
  ['an AVIF that is none', 'a.avif', '....ftypheic', 'disguised-asset: The file is named .avif but is no AVIF picture'],
  ['a font that is none', 'a.woff2', 'wOFF', 'disguised-asset: The file is named .woff2 but is no WOFF2 font'],
  ['an empty picture', 'photo.jpeg', '', 'disguised-asset: The file is named .jpeg but is no JPEG picture'],
  ['a script', 'evil.js', 'alert(1)', 'unknown-asset: A file ending in ".js" is not an asset a site can have'],
  ['a page', 'page.html', '<p>', 'unknown-asset: A file ending in ".html" is not an asset a site can have'],
  [
    'a file without an ending',
    'LICENSE',
    '',
    'unknown-asset: A file without an ending is not an asset a site can have',
  ],
  [
    'too large a picture',
    'big.png',
    new Uint8Array(2 * 1024 * 1024 + 1),
    'asset-too-large: The file has 2097153 bytes, more than 2097152',
  ],
])('%s among the assets is refused', (_, name, content, message) => {
  expect(said(folder({}, { [`assets/${name}`]: content }))).toMatchObject([
    [`assets/${name}:1 ${message}`, expect.any(String)],
  ])
})

test.each<[string, string, Uint8Array]>([
  ['a PNG picture', 'a.PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1])],
  ['a JPEG picture', 'a.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  ['a WebP picture', 'a.webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ')],
  ['an AVIF picture', 'a.avif', Buffer.from('\0\0\0 ftypavif')],
  ['a WOFF2 font', 'a.woff2', Buffer.from('wOF2....')],
])('%s is what it says', (_, name, content) => {
  expect(said(folder({}, { [`assets/deep/${name}`]: content }))).toEqual([])
})

test('a drawing that runs something is refused at its place', () => {
  const drawing = svg.replace('<path', '\n<path onload="evil()"')
  expect(said(folder({}, { 'assets/icon.svg': drawing }))).toMatchObject([
    [
      expect.stringMatching(/^assets\/icon\.svg:2 unsafe-svg: The drawing .*event handler "onload"/),
      'Export it again as plain SVG.',
    ],
  ])
})

test('a link may lead within the folder, not out of it, nor nowhere', () => {
  const cwd = folder({}, { 'notes.md': '' })
  const dir = join(cwd, 'tenants', 'acme')
  symlinkSync('logo.svg', join(dir, 'assets', 'same.svg'))
  expect(said(cwd)).toEqual([])
  symlinkSync('/etc/hostname', join(dir, 'out.md'))
  symlinkSync('gone', join(dir, 'nowhere.md'))
  expect(said(cwd)).toEqual([
    ['nowhere.md:1 broken-link: The link leads nowhere', 'Put the file itself here.'],
    ['out.md:1 link-outside: The link leads out of the tenant’s folder', 'Put the file itself here.'],
  ])
})

test('a logo that is a link out of the folder is refused, whatever is there', () => {
  const cwd = folder({ brand: { ...sound.brand, favicon: 'assets/fav.svg' } })
  symlinkSync('../../../secret.svg', join(cwd, 'tenants', 'acme', 'assets', 'fav.svg'))
  expect(said(cwd).map(([text]) => text?.split(':')[1]?.replace(/^\d+ /, ''))).toEqual(['broken-link', 'missing-asset'])
})

test.skipIf(process.getuid?.() === 0)('what may not be read is said', () => {
  const cwd = folder({}, { 'themes/x.json': '' })
  chmodSync(join(cwd, 'tenants', 'acme', 'themes'), 0)
  expect(said(cwd).map(([text]) => text)).toContain('themes:1 unreadable-file: The folder cannot be read')
  chmodSync(join(cwd, 'tenants', 'acme', 'themes'), 0o700)
})

const withBase = (own: object, base: object = sound) =>
  scratch({
    'tenants/acme/tenant.json': JSON.stringify(own),
    'tenants/base/tenant.json': JSON.stringify({ ...base, merchantCode: 'base' }),
    'tenants/base/assets/logo.svg': svg,
  })

test('a tenant stands on its base, whose drawings are read from where they are', () => {
  const cwd = withBase({ extends: 'base', merchantCode: 'acme', domains: ['acme.example'], name: 'Acme Two' })
  const loaded = load(cwd)
  expect(loaded.diagnostics).toEqual([])
  expect(loaded.tenant).toMatchObject({ name: 'Acme Two', currency: 'USD' })
  expect(loaded.layers).toEqual([join(cwd, 'tenants', 'base'), join(cwd, 'tenants', 'acme')])
  if (!loaded.tenant) throw new Error('no tenant')
  expect(brandFile(loaded, loaded.tenant, 'logo')).toBe(join(cwd, 'tenants/base/assets/logo.svg'))
  expect(readBrandFile(loaded, loaded.tenant, 'logo')).toBe(svg)
  const gone = { ...loaded.tenant, brand: { ...loaded.tenant.brand, logo: 'assets/gone.svg' } }
  expect(findBrandFile(loaded, gone, 'logo')).toBe(null)
  expect(() => readBrandFile(loaded, gone, 'logo')).toThrow(
    expect.objectContaining({ code: 'no-drawing', hint: 'Run "livery validate --tenant acme".' }),
  )
})

test('the code is not inherited', () => {
  expect(said(withBase({ extends: 'base' }))).toContainEqual([
    'tenant.json:1 code-not-folder: The merchant code "base" is that of the base; this tenant needs its own',
    'Add "merchantCode": "acme".',
  ])
})

test.each<[string, unknown, string, string | null]>([
  ['a tenant that is not there', 'bass', 'There is no tenant "bass" to extend', 'Did you mean "base"?'],
  ['itself', 'acme', '"acme" extends this tenant in turn: a loop', 'Remove one "extends".'],
  ['a path', '../base', 'There is no tenant "../base" to extend', null],
  ['a number', 7, '"extends" must be the code of a tenant', null],
])('a base that is %s is said', (_, base, message, suggestion) => {
  const cwd = withBase({ ...sound, extends: base, brand: { ...sound.brand, logo: 'x.svg', favicon: 'x.svg' } })
  expect(said(cwd)).toContainEqual([`tenant.json:1 wrong-base: ${message}`, suggestion])
})

test('what cannot be read is one finding, not a hundred of what is missing', () => {
  const cwd = scratch({ 'tenants/acme/tenant.json': '{"merchantCode": "acme",' })
  const loaded = load(cwd)
  expect(loaded.tenant).toBe(null)
  expect(loaded.diagnostics.map(({ code }) => code)).toEqual(['bad-json'])
})

test('what a tenant says is read without being checked', () => {
  const { merged, layers } = readMerged({
    cwd: '/',
    tenantsDir: join(withBase({ extends: 'base', name: 7 }), 'tenants'),
    code: 'acme',
  })
  expect(merged.value).toMatchObject({ name: 7, currency: 'USD' })
  expect(merged.value).not.toHaveProperty('extends')
  expect(layers).toHaveLength(2)
})

test('tenants are folders with a tenant.json, whatever that is; hidden ones are none', () => {
  const cwd = scratch({
    'zeta/tenant.json': '{',
    'acme/tenant.json': '{}',
    'empty/': '',
    '.hidden/tenant.json': '{}',
    'file.json': '',
    'broken/': '',
  })
  symlinkSync('nowhere', join(cwd, 'broken', 'tenant.json'))
  expect(listTenantCodes(cwd)).toEqual(['acme', 'broken', 'zeta'])
  for (const code of ['acme', 'broken']) expect(isTenantCode(cwd, code), code).toBe(true)
  for (const code of ['empty', '.hidden', 'none', '', '..', 'acme/', './acme', 'acme\0', 'a\\b', 'file.json'])
    expect(isTenantCode(cwd, code), code).toBe(false)
  expect(() => listTenantCodes(join(cwd, 'none'))).toThrow(
    expect.objectContaining({
      code: 'no-tenants-folder',
      exitCode: 2,
      message: `There is no folder "${join(cwd, 'none')}"`,
    }),
  )
})
