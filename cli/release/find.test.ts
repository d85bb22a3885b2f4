import { chmodSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Released } from '#tests/support/released.ts'
import { soundRelease, wholeRelease } from './find.ts'
import { removeRelease, switchCurrent, takeOff } from './folders.ts'
import type { ReleaseManifest } from './manifest.ts'
import { folderTenant } from './target/folder-tenant.ts'

let scene: Released
let first: ReleaseManifest
let second: ReleaseManifest
beforeEach(async () => {
  scene = new Released()
  first = await scene.release('one')
  second = await scene.release('two')
})
afterEach(() => scene.remove())

const request = () => ({ at: folderTenant(scene.place), keys: [scene.publicKey], takesUnsigned: false })
const find = async (wanted: string) => (await soundRelease(request(), wanted)).manifest.id

function damage(id: string): void {
  chmodSync(scene.file(id, 'robots.txt'), 0o644)
  writeFileSync(scene.file(id, 'robots.txt'), 'User-agent: ?\n')
}

test('a release is named by its id, an end of that, or by what is or was live', async () => {
  for (const wanted of ['live', second.id, second.id.slice(-8)]) expect(await find(wanted)).toBe(second.id)
  for (const wanted of ['previous', first.id, first.id.slice(-8)]) expect(await find(wanted)).toBe(first.id)
  const found = await soundRelease(request(), 'previous')
  expect(found).toMatchObject({ isLive: false, dir: join(scene.place.releasesDir, first.id) })
  switchCurrent(scene.place, first.id)
  expect(await soundRelease(request(), first.id)).toMatchObject({ isLive: true })
})

test.each([
  ['', 'no-such-release'],
  ['2', 'no-such-release'],
  ['../../etc', 'no-such-release'],
  ['LIVE', 'no-such-release'],
])('%j names none, or more than one', async (wanted, code) => {
  await expect(find(wanted)).rejects.toMatchObject({ code, exitCode: 2 })
})

test('where nothing is live, "live" names nothing, and neither does "previous"', async () => {
  takeOff(scene.place)
  await expect(find('live')).rejects.toMatchObject({ code: 'nothing-live', exitCode: 2 })
  await expect(find('previous')).rejects.toMatchObject({ code: 'no-earlier-release' })
  expect(await find(second.id)).toBe(second.id)
})

test('what was live before and was removed is not made up for by another', async () => {
  const third = await scene.release('three')
  removeRelease(scene.place, second.id)
  await expect(find('previous')).rejects.toMatchObject({
    code: 'no-earlier-release',
    message: expect.stringContaining(third.id),
  })
})

test('a release that is damaged or whose signature is gone is given to nobody, not even to look at', async () => {
  damage(second.id)
  for (const ask of [() => find('live'), () => wholeRelease(folderTenant(scene.place), 'live')]) {
    await expect(ask()).rejects.toMatchObject({
      code: 'release-not-sound',
      message: expect.stringContaining('robots.txt is not what it was'),
    })
  }
  rmSync(scene.file(first.id, '_deploy/release.json.sig'))
  await expect(wholeRelease(folderTenant(scene.place), first.id)).rejects.toMatchObject({ code: 'release-not-sound' })
  expect(existsSync(scene.file(first.id, 'index.html'))).toBe(true)
})

test('whose key signed is asked for what is made live, not for what is looked at', async () => {
  const stranger = scene.newKey('stranger.pem')
  const { id } = await scene.release('four', { key: stranger })
  await expect(find(id)).rejects.toMatchObject({
    code: 'release-not-sound',
    message: expect.stringContaining(stranger.public.fingerprint),
  })
  expect((await wholeRelease(folderTenant(scene.place), id)).manifest.id).toBe(id)
  const unsigned = await scene.release('five', { key: undefined })
  await expect(find(unsigned.id)).rejects.toMatchObject({ message: `${unsigned.id} is not signed` })
  expect((await wholeRelease(folderTenant(scene.place), 'live')).manifest.id).toBe(unsigned.id)
})
