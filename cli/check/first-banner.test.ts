import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { soundDrawing, soundTenant } from '#tests/support/sound-tenant.ts'
import { checkTenant } from './tenant.ts'

const banner = { groupName: 'w_home', url: '/wide.svg', linkage: '/rng', linkageType: 'page', copy: { title: 'Hello' } }
const own = { banner, wide: 'assets/first-banner/wide.svg' }

async function check(firstBanner: unknown, files: Tree = {}) {
  const text = typeof firstBanner === 'string' ? firstBanner : JSON.stringify(firstBanner, null, 2)
  const tree: Tree = {
    'tenant.json': JSON.stringify(soundTenant),
    'assets/logo.svg': soundDrawing,
    'assets/first-banner/wide.svg': soundDrawing,
    ...files,
    'first-banner.json': text,
  }
  const cwd = scratch(Object.fromEntries(Object.entries(tree).map(([path, each]) => [`tenants/acme/${path}`, each])))
  const workspace = { root: process.cwd(), cwd, tenantsDir: join(cwd, 'tenants'), cacheDir: join(cwd, '.livery') }
  const { diagnostics, firstBanners, isSound } = await checkTenant(workspace, 'acme')
  const said = diagnostics.map(({ file, line, severity, code }) => `${file}:${line} ${severity} ${code}`)
  return { isSound, said, firstBanners }
}

const at = (line: number) => `tenants/acme/first-banner.json:${line}`

test('a banner in a language of the site comes with the bytes of its pictures', async () => {
  const { isSound, said, firstBanners } = await check({ EN: { ...own, phone: own.wide } })
  expect({ isSound, said }).toEqual({ isSound: true, said: [] })
  const picture = { name: 'wide', extension: 'svg', bytes: Buffer.from(soundDrawing) }
  expect(firstBanners).toEqual({ EN: { banner, wide: picture, phone: picture } })
})

test.each<[what: string, file: unknown, said: string, files?: Tree]>([
  ['no JSON', '{ "EN": ', `${at(1)} error bad-json`],
  ['no such language', { EG: own }, `${at(2)} error unknown-key`],
  ['an unknown key', { EN: { ...own, narrow: 'x' } }, `${at(13)} error unknown-key`],
  ['no picture named', { EN: { banner } }, `${at(2)} error missing-value`],
  ['a picture that is not there', { EN: { ...own, wide: 'assets/w.svg' } }, `${at(12)} error missing-asset`],
  ['a picture out of the folder', { EN: { ...own, wide: 'assets/../../x.svg' } }, `${at(12)} error wrong-value`],
  ['a file that is no picture', { EN: { ...own, wide: 'assets/a.woff2' } }, `${at(12)} error wrong-asset-type`],
  ['another group', { EN: { ...own, banner: { ...banner, groupName: 'x' } } }, `${at(4)} error wrong-banner-group`],
  [
    'an unsafe drawing',
    { EN: own },
    'tenants/acme/assets/first-banner/wide.svg:1 error unsafe-svg',
    {
      'assets/first-banner/wide.svg': soundDrawing.replace('<path', '<script>1</script><path'),
    },
  ],
])('%s is an error at its place', async (_, file, expected, files) => {
  const { isSound, said } = await check(file, files)
  expect(isSound).toBe(false)
  expect(said).toEqual([expected])
})

test('a banner in no language of the site and a heavy picture are warnings', async () => {
  const heavy = soundDrawing.replace('M0 0', `M0 0${'h1'.repeat(80_000)}`)
  const { isSound, said } = await check({ EN: own, JA: own }, { 'assets/first-banner/wide.svg': heavy })
  expect(isSound).toBe(true)
  expect(said).toEqual([
    `${at(12)} warning heavy-picture`,
    `${at(14)} warning unused-banner`,
    `${at(24)} warning heavy-picture`,
  ])
})
