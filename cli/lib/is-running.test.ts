import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { isRunning } from './is-running.ts'

test('this process runs, one that ended does not', () => {
  expect(isRunning(process.pid)).toBe(true)
  expect(isRunning(spawnSync('true').pid)).toBe(false)
  expect(isRunning(Number.NaN)).toBe(false)
})
