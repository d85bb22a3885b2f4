import { expect, test } from 'vitest'
import { CliError } from './cli-error.ts'
import { wantsColour } from './colours.ts'
import type { Output } from './output.ts'
import { parsePort } from './parse-port.ts'
import { runTasks } from './run-tasks.ts'

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ CI: '1' }, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, false, false],
  [{ TERM: 'dumb' }, true, false],
])('with %j and a terminal %j colour is %j', (env, isTerminal, expected) => {
  expect(wantsColour(env, isTerminal)).toBe(expected)
})

test.each(['0', '80', '65535'])('%s is a port', (text) => {
  expect(parsePort(text)).toBe(Number(text))
})

test.each(['', ' ', '65536', '-1', '8080x', '1e3', '0x50', '80.0'])('%j is no port', (text) => {
  expect(() => parsePort(text)).toThrow(CliError)
})

function recorder(): Output & { lines: string[] } {
  const lines: string[] = []
  return { lines, isJson: false, isInteractive: false, line: (text = '') => lines.push(text), json: () => undefined }
}

test('tasks run side by side, no more at once than asked for, and each has a line', async () => {
  const output = recorder()
  let running = 0
  let most = 0
  const task = (title: string, isOk: boolean) => ({
    title,
    async run() {
      running += 1
      most = Math.max(most, running)
      await new Promise((resolve) => setImmediate(resolve))
      running -= 1
      return { isOk, summary: isOk ? 'done' : '2 errors' }
    },
  })
  await runTasks([task('a', true), task('b', false), task('c', true)], 2, output)
  expect(most).toBe(2)
  expect(output.lines.toSorted()).toEqual(['FAIL b  2 errors', 'ok   a  done', 'ok   c  done'])
})

test('no tasks, no lines', async () => {
  const output = recorder()
  await runTasks([], 2, output)
  expect(output.lines).toEqual([])
})
