import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { sha256 } from '#cli/fs/hash.ts'
import { scratch } from '#tests/support/scratch.ts'
import { folderRuns } from './folder-runs.ts'

test('before the first run there is nothing, and looking makes nothing', async () => {
  const dir = scratch()
  const runs = folderRuns(join(dir, '.fleet'))
  expect(await runs.list()).toEqual([])
  expect(await runs.read('run.json')).toBeUndefined()
  expect(await runs.holder()).toBeNull()
  expect(readdirSync(dir)).toEqual([])
})

test('a paper is replaced only by who knows what it says', async () => {
  const dir = scratch()
  const runs = folderRuns(join(dir, '.fleet'))
  expect(await runs.write('run.json', 'one', sha256('zero'))).toBeUndefined()
  const first = await runs.write('run.json', 'one', null)
  expect(await runs.read('run.json')).toEqual({ text: 'one', version: first })
  expect(await runs.write('run.json', 'two', null)).toBeUndefined()
  const second = await runs.write('run.json', 'two', first ?? '')
  expect(await runs.write('run.json', 'three', first ?? '')).toBeUndefined()
  expect(await runs.read('run.json')).toEqual({ text: 'two', version: second })
  expect(readdirSync(join(dir, '.fleet'))).toEqual(['run.json'])
})

test('what a run that was killed left beside a paper is no paper, and does not hinder the next', async () => {
  const dir = scratch({ '.run.json.part': 'half a pa', 'b.json': '', 'a.json': '' })
  const runs = folderRuns(dir)
  expect(await runs.list()).toEqual(['a.json', 'b.json'])
  await runs.write('run.json', 'whole', null)
  expect(readFileSync(join(dir, 'run.json'), 'utf8')).toBe('whole')
  expect(readdirSync(dir)).not.toContain('.run.json.part')
})

test('one run has the folder at a time, is named meanwhile, and gives it back', async () => {
  const dir = scratch()
  const runs = folderRuns(join(dir, '.fleet'))
  const held = await runs.lock()
  expect(held?.isLost()).toBe(false)
  expect(await folderRuns(join(dir, '.fleet')).lock()).toBeUndefined()
  expect(await runs.holder()).toBe(`process ${process.pid} of ${hostname()}`)
  expect(await runs.list()).toEqual([])
  await held?.release()
  expect(await runs.holder()).toBeNull()
  const next = await runs.lock()
  expect(next).toBeDefined()
  await next?.release()
})

test.each([
  [`process 4194305 of ${hostname()}`, 'ESRCH', null],
  [`process 4194305 of ${hostname()}`, 'EPERM', `process 4194305 of ${hostname()}`],
  ['process 4194305 of elsewhere', 'ESRCH', 'process 4194305 of elsewhere'],
])('the name "%s" whose process answers %s is told as %s', async (name, code, told) => {
  vi.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error(code), { code })
  })
  expect(await folderRuns(scratch({ '.holder': name })).holder()).toBe(told)
})

test('a name that a killed run left keeps nobody out', async () => {
  const dir = scratch({ '.holder': 'process 1 of elsewhere' })
  writeFileSync(join(dir, '.lock'), '')
  chmodSync(join(dir, '.holder'), 0o444)
  const held = await folderRuns(dir).lock()
  expect(held).toBeDefined()
  expect(await folderRuns(dir).holder()).toContain(hostname())
  await held?.release()
})
