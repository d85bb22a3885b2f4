import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Released } from '#tests/support/released.ts'
import { switchCurrent } from './folders.ts'
import type { ReleaseManifest } from './manifest.ts'

let released: Released
beforeEach(() => {
  released = new Released()
})
afterEach(() => released.remove())

const vendor = 'assets/vendor-0badcafe.js'
const scriptOf = (manifest: ReleaseManifest) =>
  Object.keys(manifest.files).find((path) => /main-.*\.js$/.test(path)) ?? ''
const has = (manifest: ReleaseManifest, path: string) => existsSync(released.file(manifest.id, path))

test('hashed files of the releases before stay, with their compressed forms, for as many releases as asked for', async () => {
  const first = await released.release('v1')
  const second = await released.release('v2', { keepAssets: 1 })
  const third = await released.release('v3', { keepAssets: 1 })
  expect(has(second, scriptOf(first))).toBe(true)
  expect(has(second, `${scriptOf(first)}.br`)).toBe(true)
  expect(second.carried[scriptOf(first)]).toMatchObject({ from: first.id })
  expect([has(third, scriptOf(second)), has(third, scriptOf(first))]).toEqual([true, false])
  const fourth = await released.release('v4', { keepAssets: 3 })
  expect([first, second, third].map((manifest) => has(fourth, scriptOf(manifest)))).toEqual([true, true, true])
  expect(Object.keys((await released.release('v5', { keepAssets: 0 })).carried)).toEqual([])
})

test('only hashed files stay: of pages there is one', async () => {
  const first = await released.release('v1')
  const second = await released.release('v2')
  expect(Object.keys(second.carried).every((path) => /^(assets|strings)\//.test(path))).toBe(true)
  expect(Object.keys(second.carried)).not.toContain(vendor)
  expect(readFileSync(released.file(second.id, 'index.html'), 'utf8')).toContain('v2')
  expect(Object.keys(second.carried)).toContain(Object.keys(first.files).find((path) => path.startsWith('strings/')))
})

test('what is the same is one file on the disk; a page that changed is another', async () => {
  const first = await released.release('v1')
  const second = await released.release('v2')
  const inode = (manifest: ReleaseManifest, path: string) => statSync(released.file(manifest.id, path)).ino
  for (const path of [vendor, scriptOf(first)]) expect(inode(second, path)).toBe(inode(first, path))
  expect(inode(second, 'index.html')).not.toBe(inode(first, 'index.html'))
  const built = statSync(`${released.dir}/dist/acme/${vendor}`)
  expect(built.ino).not.toBe(inode(second, vendor))
})

test('after a rollback the release that was live keeps its files too, however old it is', async () => {
  const first = await released.release('v1')
  await released.release('v2', { keepAssets: 0 })
  await released.release('v3', { keepAssets: 0 })
  switchCurrent(released.place, first.id)
  const next = await released.release('v4', { keepAssets: 1 })
  expect(next.previous).toBe(first.id)
  expect(has(next, scriptOf(first))).toBe(true)
})

test('a name with other bytes is refused; another version of its compressed form is not', async () => {
  await released.release('v1', {}, { extra: { 'assets/a-1.js': 'a', 'assets/a-1.js.br': 'one compressor' } })
  const clash = () => released.plan('v2', {}, { extra: { 'assets/a-1.js': 'b' } })
  expect(clash).toThrow('assets/a-1.js has other bytes in release')
  expect(clash).toThrow(expect.objectContaining({ code: 'name-clash' }))
  const plan = released.plan('v2', {}, { extra: { 'assets/a-1.js': 'a', 'assets/a-1.js.br': 'another compressor' } })
  expect(Object.keys(plan.carried)).not.toContain('assets/a-1.js.br')
  const alone = released.plan('v2', {}, { extra: { 'assets/a-1.js': 'a' } })
  expect(Object.keys(alone.carried)).not.toContain('assets/a-1.js.br')
  expect(released.plan('v2', { keepAssets: 0 }, { extra: { 'assets/a-1.js': 'b' } }).carried).toEqual({})
})

test('what is damaged is not carried on, and not linked', async () => {
  const first = await released.release('v1')
  for (const path of [scriptOf(first), vendor]) {
    const file = released.file(first.id, path)
    rmSync(file)
    writeFileSync(file, readFileSync(`${released.dir}/dist/acme/${path}`, 'utf8').replace('console', 'konsole'))
  }
  const plan = released.plan('v2')
  expect(Object.keys(plan.carried)).not.toContain(scriptOf(first))
  expect(plan.warnings).toEqual([`${scriptOf(first)} of ${first.id} is damaged, and is not kept for open tabs`])
  const second = await released.release('v2')
  expect(readFileSync(released.file(second.id, vendor), 'utf8')).toMatch(/^console/)
})

test('a signed release takes in nothing of releases that nobody known signed', async () => {
  const stranger = released.newKey('stranger.pem')
  const first = await released.release('v1', { key: stranger })
  const plan = released.plan('v2')
  expect(plan.carried).toEqual({})
  expect(plan.warnings).toEqual([
    `${first.id} is signed by ${stranger.public.fingerprint}: nothing of it is kept for open tabs`,
  ])
  expect(released.plan('v2', { trusted: [stranger.public] }).carried).not.toEqual({})
  const unsigned = await released.release('v2', { key: undefined })
  expect(unsigned.key).toBe(null)
  expect(released.plan('v3').warnings).toContain(`${unsigned.id} is unsigned: nothing of it is kept for open tabs`)
  expect(released.plan('v3', { key: undefined }).carried).not.toEqual({})
})
