import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Released } from '#tests/support/released.ts'
import { removeRelease, sweep } from './folders.ts'
import { manifestPath, signaturePath } from './layout.ts'
import { inWords, makeRelease } from './make.ts'

const fault = vi.hoisted(() => ({ call: '', after: 0 }))
vi.mock('node:fs', async (original) => {
  const real = await original<typeof import('node:fs')>()
  const failing = (name: 'renameSync' | 'symlinkSync' | 'openSync') => [
    name,
    (...args: never[]) => {
      if (fault.call === name && fault.after-- === 0) throw Object.assign(new Error(name), { code: 'ENOSPC' })
      return (real[name] as (...args: never[]) => unknown)(...args)
    },
  ]
  return { ...real, ...Object.fromEntries([failing('renameSync'), failing('symlinkSync'), failing('openSync')]) }
})

let released: Released
beforeEach(() => {
  released = new Released()
})
afterEach(() => {
  fault.call = ''
  released.remove()
})

const origin = { revision: { product: null, tenants: null } }
const page = () => readFileSync(join(released.place.current, 'index.html'), 'utf8')

test('what is live is a link to an immutable folder, whatever the umask', async () => {
  const umask = process.umask(0o077)
  const manifest = await released.release('v1').finally(() => process.umask(umask))
  expect(readlinkSync(released.place.current)).toBe(`releases/${manifest.id}`)
  for (const path of [...Object.keys(manifest.files), manifestPath, signaturePath]) {
    expect(statSync(released.file(manifest.id, path)).mode & 0o777).toBe(0o444)
  }
  for (const path of ['', 'assets', 'strings/en']) {
    expect(statSync(released.file(manifest.id, path)).mode & 0o777).toBe(0o755)
  }
  expect(readFileSync(released.file(manifest.id, '_deploy/release.nginx.conf'), 'utf8')).toContain(manifest.id)
})

test.each([
  ['openSync', 0],
  ['openSync', 4],
  ['renameSync', 0],
  ['symlinkSync', 0],
  ['renameSync', 1],
])('a full disk at %s (%i) leaves the live release alone, and nothing of the new one', async (call, after) => {
  await released.release('v1')
  const before = readdirSync(released.place.releasesDir)
  const plan = released.plan('v2')
  Object.assign(fault, { call, after })
  const failure = await makeRelease(plan, origin, released.key).catch(inWords)
  fault.call = ''
  expect(failure).toMatchObject({ code: 'disk-full', message: 'The disk is full (ENOSPC)' })
  expect(page()).toContain('v1')
  expect(readdirSync(released.place.releasesDir)).toEqual(before)
  expect(readdirSync(released.place.dir).sort()).toEqual(['current', 'releases'])
})

test('a site that changes while it is released is not released', async () => {
  await released.release('v1')
  const plan = released.plan('v2')
  writeFileSync(join(plan.site.dir, 'index.html'), 'another build')
  await expect(makeRelease(plan, origin, released.key)).rejects.toMatchObject({ code: 'site-changed' })
  expect(page()).toContain('v1')
})

test('what killed runs left is swept, and nothing else', async () => {
  const { id } = await released.release('v1')
  const { dir, releasesDir } = released.place
  mkdirSync(join(releasesDir, `.stage-${id}-1`, 'assets'), { recursive: true })
  mkdirSync(join(releasesDir, `.trash-${id}`))
  mkdirSync(join(releasesDir, 'notes'))
  writeFileSync(join(dir, '.current-1'), '')
  expect(sweep(released.place)).toHaveLength(3)
  expect(readdirSync(releasesDir).sort()).toEqual([id, 'notes'])
  expect(readdirSync(dir).sort()).toEqual(['current', 'releases'])
})

test('old releases go, but never what is live or was before', async () => {
  const ids = []
  for (const version of ['v1', 'v2', 'v3', 'v4']) ids.unshift((await released.release(version)).id)
  expect(released.plan('v5', { keepReleases: 2 }).pruned).toEqual(ids.slice(1))
  expect(released.plan('v5', { keepReleases: 4 }).pruned).toEqual(ids.slice(3))
  expect(released.plan('v5', { keepReleases: 1 }).pruned).toEqual(ids.slice(1))
  expect(released.plan('v5').pruned).toEqual([])
  removeRelease(released.place, ids[3] ?? '')
  expect(existsSync(released.file(ids[3] ?? '', ''))).toBe(false)
})

test('the same content is known to be live, unless it is damaged', async () => {
  const { id } = await released.release('v1')
  expect(released.plan('v1')).toMatchObject({ isLiveAlready: true, changes: { added: [], changed: [], removed: [] } })
  expect(released.plan('v1', { key: released.newKey('other.pem') }).isLiveAlready).toBe(false)
  expect(released.plan('v2')).toMatchObject({ isLiveAlready: false, previous: id })
  const file = released.file(id, 'index.html')
  chmodSync(file, 0o644)
  writeFileSync(file, 'damaged')
  expect(released.plan('v1').isLiveAlready).toBe(false)
})
