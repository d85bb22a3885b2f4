import { spawnSync } from 'node:child_process'
import { readdirSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { ownName } from '#cli/store/owner.ts'
import { scratch, writeTree } from '#tests/support/scratch.ts'
import { farmFolder, removeFolder, temporaryFolder } from './folder.ts'

/** The number of a process that is gone. */
const gone = () => spawnSync(process.execPath, ['--version']).pid

/** Names as this machine's processes give them, and another machine's. */
const nameOf = (pid: number, host = ownName().slice(0, 6)) => `${host}-${pid}-0a1b2c-0`

test('each call has an empty folder of its own in the cache', () => {
  const cacheDir = scratch()
  const folders = [farmFolder({ cacheDir }), farmFolder({ cacheDir })]
  expect(new Set(folders).size).toBe(2)
  expect(readdirSync(join(cacheDir, 'farm')).sort()).toEqual(folders.map((path) => basename(path)).sort())
  for (const folder of folders) expect(readdirSync(folder)).toEqual([])
})

test('what a killed process left goes, what others are at stays', () => {
  const cacheDir = scratch()
  const [dead, living] = [nameOf(gone()), nameOf(process.pid)]
  const elsewhere = nameOf(gone(), '000000')
  for (const name of [dead, living, elsewhere]) writeTree(cacheDir, { [`farm/${name}/acme/index.html`]: 'half a site' })
  const own = farmFolder({ cacheDir })
  expect(readdirSync(join(cacheDir, 'farm')).sort()).toEqual([living, elsewhere, basename(own)].sort())
})

test('what another machine left in a shared cache goes after a day', () => {
  const cacheDir = scratch()
  const [old, young] = [nameOf(1, '000000'), nameOf(2, '000000')]
  for (const name of [old, young]) writeTree(cacheDir, { [`farm/${name}/`]: '' })
  const hours = (count: number) => Date.now() / 1000 - count * 3600
  utimesSync(join(cacheDir, 'farm', old), hours(25), hours(25))
  utimesSync(join(cacheDir, 'farm', young), hours(23), hours(23))
  farmFolder({ cacheDir })
  expect(readdirSync(join(cacheDir, 'farm'))).not.toContain(old)
  expect(readdirSync(join(cacheDir, 'farm'))).toContain(young)
})

test('a folder for sites that nobody asked for is removed with what is in it, also twice', () => {
  const folder = temporaryFolder()
  writeTree(folder, { 'acme/index.html': 'x' })
  removeFolder(folder)
  expect(() => readdirSync(folder)).toThrow('ENOENT')
  expect(() => removeFolder(folder)).not.toThrow()
})
