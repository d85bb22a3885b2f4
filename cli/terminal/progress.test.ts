import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { Output } from './output.ts'
import { duration, openMoving, openProgress, rateOf } from './progress.ts'

function recorder(): Output & { lines: string[] } {
  const lines: string[] = []
  const line = (text = '') => {
    lines.push(text)
  }
  return {
    lines,
    isJson: false,
    isInteractive: false,
    line,
    note: line,
    detail: () => undefined,
    json: () => undefined,
  }
}

/** A terminal that remembers what was written, and a clock that a test sets. */
function openTerminal(rows: number, columns = 80) {
  const written: string[] = []
  const clock = { ms: 0 }
  const progress = openMoving({ rows, columns, write: (text) => written.push(text) }, () => clock.ms)
  return {
    progress,
    clock,
    /** What stands there in the end: the line that moved last, and all that were left standing. */
    shown() {
      const lines = written.join('').split('\n')
      const last = (line: string) => line.split('\r').at(-1) ?? ''
      return { above: lines.slice(0, -1).map(last).map(plain), moving: plain(last(lines.at(-1) ?? '')) }
    },
  }
}

const plain = (text: string) => stripVTControlCharacters(text)

test('without a terminal each task is one line, in the order of their ends', () => {
  const output = recorder()
  const progress = openProgress(output)
  progress.expect(2)
  progress.start('a')
  progress.start('b')
  progress.done('b', false, '2 errors')
  progress.note('a word')
  progress.done('a', true, 'done')
  progress.end()
  expect(output.lines).toEqual(['FAIL b  2 errors', 'a word', 'ok   a  done'])
})

test('on a terminal one line tells how many are done, how fast and how long still', () => {
  const { progress, clock, shown } = openTerminal(24)
  progress.expect(100)
  for (let index = 0; index < 10; index += 1) {
    progress.start(`t${index}`)
    clock.ms += 50
    progress.done(`t${index}`, index !== 4, 'said')
  }
  progress.start('next')
  expect(shown()).toEqual({
    above: ['✖ t4  said'],
    moving: `${'█'.repeat(2)}${'░'.repeat(22)} 10/100  1 failed  20/s  about 5 s left  next`,
  })
})

test('what a screen has lines for stays on it, task by task', () => {
  const { progress, shown } = openTerminal(24)
  progress.expect(2)
  progress.done('a', true, 'done')
  progress.done('b', true, 'done')
  expect(shown().above).toEqual(['✔ a  done', '✔ b  done'])
})

test('a task is one line, also on a narrow screen', () => {
  const { progress, shown } = openTerminal(24, 40)
  progress.expect(1)
  progress.done('harbor', true, '824 files in 12.3 s, first JS 105.9 kB → dist/harbor')
  expect(shown().above).toEqual(['✔ harbor  824 files in 12.3 s, first JS…'])
})

test('what all tasks wait for is shown while it lasts, and is no task', () => {
  const { progress, shown } = openTerminal(24)
  progress.expect(2)
  progress.start('compiling the code')
  expect(shown().moving).toBe(`${'░'.repeat(24)} 0/2  compiling the code`)
  progress.stop('compiling the code')
  expect(shown()).toEqual({ above: [], moving: `${'░'.repeat(24)} 0/2` })
})

test('the moving line is never longer than the screen is wide', () => {
  const { progress, shown } = openTerminal(24, 40)
  progress.expect(9)
  progress.start('a-tenant-with-a-name-as-long-as-a-name-can-be')
  expect(shown().moving).toHaveLength(39)
})

test('a few ends are no rate, and a rate is that of the latest', () => {
  expect(rateOf([])).toBeNull()
  expect(rateOf([0, 10, 20])).toBeNull()
  expect(rateOf([5, 5, 5, 5])).toBeNull()
  const slowFirst = [0, ...Array.from({ length: 50 }, (_, index) => 60_000 + index * 100)]
  expect(rateOf(slowFirst)?.perSecond).toBeCloseTo(10)
})

test.each([
  [0.2, '1 s'],
  [89, '89 s'],
  [90, '2 min'],
  [600, '10 min'],
])('%d seconds are said as %s', (seconds, expected) => {
  expect(duration(seconds)).toBe(expected)
})
