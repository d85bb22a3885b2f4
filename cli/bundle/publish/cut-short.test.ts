import { spawnSync } from 'node:child_process'
import type * as Files from 'node:fs'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { stageOf, swap, sweep } from './swap.ts'

const isCutShort = vi.hoisted(() => ({ now: false }))
vi.mock('node:fs', async (original) => {
  const files = await original<typeof Files>()
  const rmSync: typeof Files.rmSync = (path, options) => {
    if (!isCutShort.now) return files.rmSync(path, options)
    files.rmSync(`${path}/livery.json`)
    throw new Error('cut short')
  }
  return { ...files, rmSync }
})

const root = mkdtempSync(join(tmpdir(), 'livery-cut-short-'))
const target = join(root, 'acme')
afterAll(() => rmSync(root, { recursive: true, force: true }))

function site(path: string): string {
  mkdirSync(path)
  writeFileSync(join(path, 'index.html'), 'a site')
  writeFileSync(join(path, 'livery.json'), '{"merchantCode":"acme","files":{"index.html":{}}}')
  return path
}

test('of a site that was replaced, the next build removes what a killed one left', () => {
  site(target)
  isCutShort.now = true
  expect(() => swap(site(stageOf(target)), target, () => undefined)).toThrow('cut short')
  isCutShort.now = false
  const left = readdirSync(root).filter((name) => name !== 'acme')
  expect(left).toHaveLength(1)
  // As that of a process that has ended.
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  for (const name of left) renameSync(join(root, name), join(root, name.replace(/-\d+-/, `-${pid}-`)))
  sweep(root)
  expect(readdirSync(root)).toEqual(['acme'])
})
