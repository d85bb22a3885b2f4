import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { placeOf, type ReleasePlace } from './layout.ts'
import { requireApart, requireSoundPlace, requireSpace } from './preflight.ts'

const disk = vi.hoisted(() => ({ bavail: 1000, bsize: 4096, files: 1000, ffree: 1000, isReadOnly: false }))
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  statfsSync: () => disk,
  accessSync: () => {
    if (disk.isReadOnly) throw Object.assign(new Error('read-only'), { code: 'EROFS' })
  },
}))

let root = ''
let place: ReleasePlace
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-preflight-'))
  place = placeOf(join(root, 'www'), 'acme')
})
afterEach(() => {
  Object.assign(disk, { bavail: 1000, files: 1000, ffree: 1000, isReadOnly: false })
  rmSync(root, { recursive: true, force: true })
})

const refusal = (code: string) => expect.objectContaining({ code })

test('a target that is not there yet is sound, and so is an empty one', () => {
  expect(() => requireSoundPlace(place)).not.toThrow()
  mkdirSync(place.dir, { recursive: true })
  expect(() => requireSoundPlace(place)).not.toThrow()
})

test('a file in a folder’s place, a built site and a foreign current are refused', () => {
  writeFileSync(join(root, 'www'), '')
  expect(() => requireSoundPlace(place)).toThrow(refusal('not-a-folder'))
  rmSync(join(root, 'www'))
  mkdirSync(place.dir, { recursive: true })
  writeFileSync(place.releasesDir, '')
  expect(() => requireSoundPlace(place)).toThrow(refusal('not-a-folder'))
  rmSync(place.releasesDir)
  mkdirSync(place.current)
  expect(() => requireSoundPlace(place)).toThrow(refusal('current-not-release'))
  writeFileSync(join(place.dir, 'livery.json'), '{}')
  expect(() => requireSoundPlace(place)).toThrow(refusal('target-is-site'))
})

test('a target that cannot be written to is refused, before it is there too', () => {
  disk.isReadOnly = true
  expect(() => requireSoundPlace(place)).toThrow(`${root} cannot be written to (EROFS)`)
})

test('site and releases within each other are refused, by whatever names', () => {
  mkdirSync(join(root, 'www', 'acme', 'inner'), { recursive: true })
  symlinkSync(join(root, 'www'), join(root, 'link'))
  const linked = placeOf(join(root, 'link'), 'acme')
  expect(() => requireApart(linked, place.dir)).toThrow(refusal('target-is-site'))
  expect(() => requireApart(linked, join(place.dir, 'inner'))).toThrow(refusal('target-is-site'))
  expect(() => requireApart(placeOf(join(place.dir, 'new'), 'acme'), place.dir)).toThrow(refusal('target-is-site'))
  mkdirSync(join(root, 'www', 'acme-vip'))
  expect(() => requireApart(linked, join(root, 'www', 'acme-vip'))).not.toThrow()
})

test('room is counted in blocks, of files and folders that are written', () => {
  const { free, needed } = requireSpace(place, { written: [1, 4096, 4097], folders: 2 })
  expect([free, needed]).toEqual([4_096_000, 6 * 4096 + 1_000_000])
  disk.bavail = 100
  expect(() => requireSpace(place, { written: [1], folders: 1 })).toThrow(
    'The release needs 1.0 MB, and 0.4 MB are free',
  )
})

test('room for files counts where the file system counts them', () => {
  disk.ffree = 10
  expect(() => requireSpace(place, { written: [1], folders: 1 })).toThrow('no room for more files')
  disk.files = 0
  expect(() => requireSpace(place, { written: [1], folders: 1 })).not.toThrow()
})
