import { spawn } from 'node:child_process'
import { existsSync, fstatSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { isDetached, leaveRunning } from './leave.ts'

vi.mock('node:child_process', () => ({ spawn: vi.fn() }))

const unref = vi.fn()
let cacheDir = ''
const { argv } = process
beforeEach(() => {
  cacheDir = join(scratch(), 'cache')
  vi.mocked(spawn)
    .mockReset()
    .mockReturnValue({ pid: 4711, unref } as Partial<ReturnType<typeof spawn>> as never)
  process.argv = ['node', 'main.ts', 'release', '--as-built', '--note', 'two words', '--confirm', '3']
})
afterEach(() => {
  process.argv = argv
  vi.unstubAllEnvs()
})

const leave = () => leaveRunning({ root: '/', cwd: '/', tenantsDir: '/', cacheDir }, '2026-11-22.3')

test('the same command is started once more, word for word, by the same program', () => {
  expect(leave()).toEqual({ pid: 4711, log: join(cacheDir, 'targets', '2026-11-22.3.log') })
  const [program, args, options] = vi.mocked(spawn).mock.lastCall ?? []
  expect(program).toBe(process.execPath)
  expect(args).toEqual([expect.stringMatching(/cli\/main\.ts$/), ...process.argv.slice(2)])
  expect(existsSync(String(args?.[0]))).toBe(true)
  expect(options).toMatchObject({ cwd: process.cwd(), env: { PATH: process.env.PATH } })
})

test('it knows that nobody watches, and holds neither this process nor its terminal', () => {
  expect(isDetached()).toBe(false)
  leave()
  const options = vi.mocked(spawn).mock.lastCall?.[2]
  expect(options).toMatchObject({ detached: true, stdio: ['ignore', expect.any(Number), expect.any(Number)] })
  expect(unref).toHaveBeenCalled()
  for (const [name, value] of Object.entries(options?.env ?? {})) vi.stubEnv(name, value)
  expect(isDetached()).toBe(true)
})

test('both its streams go to the end of the log: a run that is left twice keeps what it said', () => {
  const { log } = leave()
  writeFileSync(log, 'of the first time\n')
  leave()
  expect(readFileSync(log, 'utf8')).toBe('of the first time\n')
  const [, out, err] = (vi.mocked(spawn).mock.lastCall?.[2].stdio ?? []) as number[]
  for (const handle of [out, err]) expect(fstatSync(handle ?? -1).ino).toBe(statSync(log).ino)
})
