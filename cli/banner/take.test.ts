import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { filesBelow } from '#cli/fs/walk.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { firstBannerSchema } from '#cli/tenant/first-banner-file.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import type { Banner } from '#contract/lobby/announcements.ts'
import { type BannerGateway, openBannerGateway } from '#tests/support/banner-gateway.ts'
import { productRoot, TenantsFolder } from '#tests/support/livery.ts'
import { takeBanner } from './take.ts'

const drawing = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="${colour}" d="M0 0h2v1z"/></svg>`
const svg = (colour: string) => ({ type: 'image/svg+xml; charset=utf-8', body: drawing(colour) })
const png = { type: 'image/png', body: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]) }

const bannerOf = (url: string, more: Partial<Banner> = {}): Banner => ({
  groupName: 'w_home',
  url,
  linkage: '',
  linkageType: 'none',
  ...more,
})

let folder: TenantsFolder
let workspace: Workspace
let gateway: BannerGateway
beforeEach(async () => {
  folder = new TenantsFolder()
  folder.copy('lite')
  // As a tenant is that never had one.
  rmSync(folder.path('lite', 'first-banner.json'))
  rmSync(folder.path('lite', 'assets', 'first-banner'), { recursive: true })
  folder.edit('lite', 'tenant.json', (text) => text.replace('"supported": ["EN"]', '"supported": ["EN", "BN", "TH"]'))
  const { cwd } = folder
  workspace = { root: productRoot, cwd, tenantsDir: join(cwd, 'tenants'), cacheDir: join(cwd, '.livery') }
  gateway = await openBannerGateway()
  gateway.pictures = { '/art/Wide%20Scene.svg': svg('red'), '/art/upright.png': png }
  const phoneUrl = '/art/upright.png'
  gateway.banners = {
    EN: [
      bannerOf('/elsewhere.svg', { groupName: 'w_login' }),
      bannerOf('/art/Wide%20Scene.svg?v=1', { phoneUrl, copy: { title: 'Hello' } }),
      bannerOf('/second.svg'),
    ],
    BN: [bannerOf('/art/Wide%20Scene.svg?v=1', { phoneUrl, copy: { title: 'নমস্কার' } })],
  }
})
afterEach(async () => {
  folder.remove()
  await gateway.close()
})

async function take() {
  const outcome = await takeBanner(workspace, 'lite', gateway.origin)
  if ('taken' in outcome) return outcome.taken
  throw new Error(outcome.diagnostics.map(({ message }) => message).join('\n'))
}

async function refusal() {
  const before = contents()
  const outcome = await takeBanner(workspace, 'lite', gateway.origin)
  expect(contents()).toEqual(before)
  if ('taken' in outcome) throw new Error('It was taken')
  const [{ code, message, suggestion, tenant } = { code: '', message: '', suggestion: '', tenant: '' }] =
    outcome.diagnostics
  expect(suggestion).not.toBe('')
  expect(tenant).toBe('lite')
  return `${code}: ${message.replaceAll(gateway.origin, '').replaceAll(`${folder.cwd}/`, '')}`
}

/** Every file of the tenant's folder with what it holds; links are read, so that what they lead to counts too. */
const contents = () => filesBelow(folder.path('lite')).map((path) => [path, readFileSync(path, 'latin1')])
const pictures = () => readdirSync(folder.path('lite', 'assets', 'first-banner')).sort()
const json = () => firstBannerSchema.parse(JSON.parse(folder.read('lite', 'first-banner.json')))

test('languages with the same picture share its file, and what the gateway says stands word for word', async () => {
  const taken = await take()
  const [upright = '', wide = ''] = pictures()
  expect(pictures()).toHaveLength(2)
  expect(upright).toMatch(/^upright-[\da-f]{8}\.png$/)
  expect(wide).toMatch(/^wide-scene-[\da-f]{8}\.svg$/)
  const own = { wide: `assets/first-banner/${wide}`, phone: `assets/first-banner/${upright}` }
  expect(json()).toEqual({
    EN: { banner: (gateway.banners.EN as Banner[])[1], ...own },
    BN: { banner: (gateway.banners.BN as Banner[])[0], ...own },
  })
  expect(folder.read('lite', 'first-banner.json')).toMatch(/^\{\n {2}"EN": \{\n {4}"banner".*\}\n$/s)
  expect(taken).toEqual({
    tenant: 'lite',
    languages: ['EN', 'BN'],
    without: ['TH'],
    files: [upright, wide]
      .map((name) => `tenants/lite/assets/first-banner/${name}`)
      .concat('tenants/lite/first-banner.json'),
    removed: [],
    isChanged: true,
  })
  expect(loadTenant({ ...workspace, code: 'lite' }).diagnostics).toEqual([])
})

test('the gateway is asked as a guest’s browser asks it, and each picture once', async () => {
  await take()
  const query = (language: string) =>
    `/wps/announcements?types=B%2CPL%2CPU%2CPR%2CH&platform=W&language=${language}&execution=B`
  expect(gateway.asked.filter(([address]) => address.startsWith('/wps'))).toEqual(
    ['EN', 'BN', 'TH'].map((language) => [query(language), 'lite']),
  )
  expect(gateway.asked.filter(([address]) => address.startsWith('/art'))).toHaveLength(2)
})

test('the same picture at another address is the same file', async () => {
  gateway.pictures['/art/copy.svg'] = svg('red')
  gateway.banners.BN = [bannerOf('/art/copy.svg', { phoneUrl: '' })]
  await take()
  expect(json().BN?.wide).toBe(json().EN?.wide)
  expect(json().BN).not.toHaveProperty('phone')
})

test('what is the same is not written again; another picture takes the place of the old one', async () => {
  await take()
  const file = folder.path('lite', 'first-banner.json')
  const { ino, mtimeMs } = statSync(file)
  expect(await take()).toMatchObject({ isChanged: false, removed: [] })
  expect(statSync(file)).toMatchObject({ ino, mtimeMs })
  const before = pictures()
  gateway.pictures['/art/Wide%20Scene.svg'] = svg('blue')
  const { removed, isChanged } = await take()
  const old = before.find((name) => name.endsWith('.svg'))
  expect([removed, isChanged]).toEqual([[`tenants/lite/assets/first-banner/${old}`], true])
  expect(pictures()).toHaveLength(2)
  expect(pictures()).not.toContain(old)
})

test('a file that was changed by hand is as the gateway has it again', async () => {
  await take()
  const [, wide = ''] = pictures()
  writeFileSync(folder.path('lite', 'assets', 'first-banner', wide), drawing('pink'))
  folder.edit('lite', 'first-banner.json', (text) => text.replace('Hello', 'Goodbye'))
  expect(await take()).toMatchObject({ isChanged: true })
  expect(folder.read('lite', `assets/first-banner/${wide}`)).toBe(drawing('red'))
  expect(json().EN?.banner.copy?.title).toBe('Hello')
})

test('without a banner in any language nothing of it stays', async () => {
  gateway.banners = {}
  expect(await take()).toMatchObject({ languages: [], files: [], removed: [], isChanged: false })
  gateway.banners = { EN: [bannerOf('/art/upright.png')] }
  await take()
  gateway.banners = { EN: [bannerOf('/art/upright.png', { groupName: 'w_other' })] }
  const { removed, isChanged } = await take()
  expect([removed, isChanged]).toEqual([
    [expect.stringMatching(/assets\/first-banner\/upright-/), 'tenants/lite/first-banner.json'],
    true,
  ])
  expect(existsSync(folder.path('lite', 'assets', 'first-banner'))).toBe(false)
  expect(existsSync(folder.path('lite', 'assets', 'logo.svg'))).toBe(true)
})

const asked = (language: string) =>
  `/wps/announcements?types=B%2CPL%2CPU%2CPR%2CH&platform=W&language=${language}&execution=B`

test.each<[string, string, string]>([
  ['no JSON', 'hello', 'its start'],
  ['another shape', '{ "success": true, "value": {} }', 'value.banners'],
  ['too much', ' '.repeat(2_000_001), ''],
])('an answer with %s is refused with its language and address', async (_, answer, place) => {
  gateway.banners.BN = answer
  expect(await refusal()).toBe(
    place === ''
      ? `gateway-failed: BN: ${asked('BN')} sent more than 2.00 MB`
      : `gateway-answer: BN: ${asked('BN')} answered what the contract of getAnnouncements does not allow, at ${place}`,
  )
})

test('a gateway that is away is named, at the setting that says where it is', async () => {
  await gateway.close()
  expect(await refusal()).toBe(`gateway-failed: EN: ${asked('EN')} does not answer (ECONNREFUSED)`)
  const baseUrl = 'https://gateway.invalid'
  folder.edit('lite', 'tenant.json', (text) => text.replace('https://gateway.lite.example', baseUrl))
  const outcome = await takeBanner(workspace, 'lite', undefined)
  expect(outcome).toMatchObject({
    diagnostics: [
      {
        file: 'tenants/lite/tenant.json',
        ...folder.placeOf('lite', 'tenant.json', '"baseUrl": |"'),
        message: expect.stringMatching(/^EN: https:\/\/gateway\.invalid\/wps\/announcements\?.* does not answer \(/),
      },
    ],
  })
})

test.each<[string, BannerGateway['pictures'][string], string]>([
  ['is missing', { type: 'text/plain', body: '', status: 404 }, 'picture-failed: BN: /art/new answered 404, not 200'],
  [
    'is elsewhere',
    { type: 'text/plain', body: '', status: 302, headers: { location: 'https://other.example/' } },
    'picture-failed: BN: /art/new answered 302, not 200',
  ],
  [
    'is a page',
    { type: 'text/html; charset=utf-8', body: '<p>' },
    'picture-type: BN: /art/new says that it is "text/html", which is no kind of picture for a banner',
  ],
  [
    'is none',
    { type: 'image/webp', body: '<p>' },
    'picture-type: BN: /art/new says that it is "image/webp", and its content is not',
  ],
  [
    'is too large',
    { type: 'image/png', body: Buffer.alloc(2 * 1024 * 1024 + 1) },
    'picture-failed: BN: /art/new sent more than 2.10 MB',
  ],
  [
    'runs something',
    { type: 'image/svg+xml', body: drawing('red').replace('<path', '<path onload="evil()"') },
    'unsafe-svg: BN: /art/new is a drawing that holds the event handler "onload" on <path> (line 1, column 65)',
  ],
])('a picture that %s is refused, and nothing is changed', async (_, served, message) => {
  await take()
  gateway.pictures['/art/new'] = served
  gateway.pictures['/art/Wide%20Scene.svg'] = svg('blue')
  gateway.banners.BN = [bannerOf('/art/new')]
  expect(await refusal()).toBe(message)
})

test.each([
  ['https://other.example/a.svg', 'foreign-picture: EN: https://other.example/a.svg is neither at the gateway nor'],
  ['http://img.lite.example/a.svg', 'foreign-picture: EN: http://img.lite.example/a.svg is neither'],
  ['/\\other.example/a.svg', 'foreign-picture: EN: http://other.example/a.svg is neither'],
  ['//other.example/a.svg', 'picture-address: EN: "//other.example/a.svg" is no address of a picture'],
  ['https://me:secret@img.lite.example/', 'picture-address: EN: "https://me:secret@img.lite.example/" is no address'],
  ['data:image/png,x', 'foreign-picture: EN: data:image/png,x is neither'],
  ['', 'picture-address: EN: "" is no address of a picture'],
])('a picture at %o is refused without a request', async (url, message) => {
  gateway.banners = { EN: [bannerOf(url)] }
  expect(await refusal()).toContain(message)
  expect(gateway.asked).toHaveLength(1)
})

test('a tenant that cannot be read is refused as validate refuses it, and nothing is asked', async () => {
  folder.edit('lite', 'tenant.json', (text) => text.replace('"name": "Lite"', '"name": 7'))
  expect(await refusal()).toMatch(/^wrong-type: /)
  expect(gateway.asked).toEqual([])
})

test.each([
  ['assets', 'tenants/lite/assets is a link, which livery does not write through'],
  ['assets/first-banner', 'tenants/lite/assets/first-banner is a link, which livery does not write through'],
  ['assets/first-banner/old.svg', 'tenants/lite/assets/first-banner/old.svg is a link, which'],
  ['first-banner.json', 'tenants/lite/first-banner.json is a link, which'],
])('a link in the place of %s is not followed', async (name, message) => {
  const outside = join(folder.cwd, 'outside')
  const isFile = /\.(svg|json)$/.test(name)
  mkdirSync(outside)
  writeFileSync(join(outside, 'own.svg'), 'not the tenant’s')
  if (name.endsWith('old.svg')) mkdirSync(folder.path('lite', 'assets', 'first-banner'))
  rmSync(folder.path('lite', name), { recursive: true, force: true })
  symlinkSync(isFile ? join(outside, 'own.svg') : outside, folder.path('lite', name))
  if (name === 'assets') {
    // Its logo is then a link's, which validate reports; the tenant can still be read.
    writeFileSync(join(outside, 'logo.svg'), drawing('red'))
  }
  expect(await refusal()).toContain(`not-a-file: ${message}`)
  expect(readFileSync(join(outside, 'own.svg'), 'utf8')).toBe('not the tenant’s')
})

test('where a file cannot be put into its place, none is', async () => {
  await take()
  gateway.pictures['/art/Wide%20Scene.svg'] = svg('blue')
  // The place of what is written first is taken.
  mkdirSync(`${folder.path('lite', 'first-banner.json')}.${process.pid}.part`)
  writeFileSync(`${folder.path('lite', 'first-banner.json')}.${process.pid}.part/x`, '')
  expect(await refusal()).toMatch(/^system: .*EISDIR/)
})
