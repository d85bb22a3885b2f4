import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openBannerGateway } from '#tests/support/banner-gateway.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
import { livery } from './support/warm-livery.ts'

let folder: TenantsFolder

beforeEach(() => {
  folder = new TenantsFolder()
  folder.copy('lite')
  folder.copy('lite', 'other')
})

afterEach(() => folder.remove())

const run = (...args: string[]) => livery([...args, '--json'], { cwd: folder.cwd })
const tenantOf = (code: string) => JSON.parse(folder.read(code)) as Record<string, unknown>

test('set changes one line, and says when there is nothing to change', async () => {
  const before = folder.read('lite').split('\n')
  expect((await run('set', 'lite', 'features.vip', 'true')).json<object>()).toMatchObject({ ok: true, isChanged: true })
  const after = folder.read('lite').split('\n')
  expect(after.filter((line) => !before.includes(line))).toEqual(['    "vip": true,'])
  expect((await run('set', 'lite', 'features.vip', 'true')).json<object>()).toMatchObject({ isChanged: false })
})

test.each([
  [['features.vipp', 'true'], 'There is no feature "vipp"', 'Did you mean "vip"?'],
  [['name'], 'A key and its value are needed, or a key and --unset', expect.stringMatching(/^livery set/)],
])('set %j is refused as a slip of the command line, and changes nothing', async (args, message, hint) => {
  const before = folder.read('lite')
  const refused = await run('set', 'lite', ...args)
  expect(refused.exitCode).toBe(2)
  expect(refused.json<object>()).toMatchObject({ error: { message, hint } })
  expect(folder.read('lite')).toBe(before)
})

test('banner takes what it can, and names the tenants whose gateway has no good answer', async () => {
  folder.edit('other', 'tenant.json', (text) => text.replace('"EN"]', '"EN", "BN"]'))
  const gateway = await openBannerGateway()
  const banner = { groupName: 'w_home', url: '/art/scene.svg', linkage: '', linkageType: 'none' }
  const body = folder.read('lite', 'assets/logo.svg')
  const before = folder.read('other', 'first-banner.json')
  gateway.pictures = { '/art/scene.svg': { type: 'image/svg+xml', body } }
  gateway.banners = { EN: [banner], BN: 'no answer' }
  const args = ['banner', '--all', '--from', gateway.origin]
  const [taken, told] = [await run(...args), await livery(args, { cwd: folder.cwd })]
  await gateway.close()
  expect([taken.exitCode, told.exitCode]).toEqual([1, 1])
  expect(taken.json<object>()).toEqual({
    ok: false,
    tenants: [
      {
        tenant: 'lite',
        languages: ['EN'],
        files: [expect.stringMatching(/\/assets\/first-banner\/scene-.{8}\.svg$/), 'tenants/lite/first-banner.json'],
        removed: [
          expect.stringMatching(/\/assets\/first-banner\/flat-.*-phone-.{8}\.svg$/),
          expect.stringMatching(/\/assets\/first-banner\/flat-.*-wide-.{8}\.svg$/),
        ],
        isChanged: true,
      },
    ],
    diagnostics: [expect.objectContaining({ tenant: 'other', severity: 'error', code: 'gateway-answer' })],
  })
  expect(told.stdout).toContain('lite: unchanged: the first banner in EN, 1 picture.\n')
  expect(told.stdout).toContain('other: nothing was taken, and the folder is as it was.\n')
  expect(folder.read('other', 'first-banner.json')).toBe(before)
})

test('rename changes the folder, the code and who extends it, and names what still says the old one', async () => {
  folder.edit('other', 'tenant.json', (text) => text.replace('{', '{ "extends": "lite",'))
  const renamed = (await run('rename', 'lite', 'lite-play')).json<{ mentions: { text: string }[] }>()
  expect(existsSync(folder.path('lite'))).toBe(false)
  expect(tenantOf('lite-play')).toMatchObject({ merchantCode: 'lite-play', name: 'Lite' })
  expect(tenantOf('other')).toMatchObject({ extends: 'lite-play' })
  expect(renamed.mentions.map(({ text }) => text)).toContain('"domains": ["lite.example"],')
  expect(await run('validate')).toMatchObject({ exitCode: 0 })
  expect(await run('rename', 'lite-play', 'other')).toMatchObject({ exitCode: 2 })
  expect(await run('rename', 'lite-play', 'Lite_Play')).toMatchObject({ exitCode: 2 })
})

test('retire leaves a page that says where to go and who has the money, and a list of what to take down', async () => {
  folder.edit('lite', 'tenant.json', (text) => text.replace('"EN"]', '"EN", "AR"]'))
  const retired = (await run('retire', 'lite', '--next', 'https://other.example/hello')).json<{ takeDown: string[] }>()
  const page = readFileSync(join(folder.cwd, 'retired', 'lite', 'index.html'), 'utf8')
  expect(page).toContain('<bdi>Lite</bdi> has moved to <bdi>other.example</bdi>')
  expect(page).toContain('<section lang="ar" dir="rtl">')
  expect(page).toContain('Your account and your balance are with <bdi>Lite Demo Ltd</bdi>.')
  expect(page).toContain('href="https://other.example/hello"')
  expect(page).not.toMatch(/<script|http-equiv="refresh"/)
  expect(retired.takeDown.at(-1)).toMatch(/lite\.example$/)
  expect(existsSync(folder.path('lite'))).toBe(true)
  expect(await run('retire', 'lite')).toMatchObject({ exitCode: 0 })
  expect(readFileSync(join(folder.cwd, 'retired', 'lite', '404.html'), 'utf8')).toContain('<bdi>Lite</bdi> is closed')
})

test('retire --remove takes the folder away that git has', async () => {
  const refused = await run('retire', 'lite', '--remove')
  expect(refused.json<object>()).toMatchObject({ error: { code: 'not-kept' } })
  folder.commit()
  expect((await run('retire', 'lite', '--remove')).json<object>()).toMatchObject({ ok: true, isRemoved: true })
  expect(existsSync(folder.path('lite'))).toBe(false)
})
