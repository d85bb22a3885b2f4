import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { measured } from '#tests/bench/bench-case.ts'
import { inTurn } from '#tests/bench/measure.ts'
import { productRoot } from '#tests/support/livery.ts'

const bench = (...args: string[]) =>
  spawnSync(process.execPath, ['tests/bench/main.ts', ...args], { cwd: productRoot, encoding: 'utf8' })

test.each([
  [['nowhere'], 'There is no group "nowhere": build, demo, page, offline, agents, lobby, fleet, sandbox, update'],
  [['build', '--tenants', '0'], '--tenants must be a whole number from 1, not "0"'],
  [['build', '--only', 'grouped,speed'], 'There is no case "speed": grouped, distinct'],
  [['--fast'], "Unknown option '--fast'"],
])('the bench refuses %j, and says why', (args, reason) => {
  const { status, stdout, stderr } = bench(...args)
  expect(status).toBe(2)
  expect(stdout).toBe('')
  expect(stderr).toContain(reason)
})

const silent = () => undefined
const figure = (id: string, value: number) => measured(id, 'ms', value, null)

test('a bench that cannot run is named with its place, its earlier cases stay, and the next one runs', async () => {
  const { cases, failures } = await inTurn(
    [
      {
        name: 'first',
        async run(found) {
          found.push(figure('first.early', 1))
          throw new Error('There is no line to press')
        },
      },
      { name: 'second', run: async (found) => void found.push(figure('second.only', 2)) },
    ],
    silent,
  )
  expect(cases.map(({ id }) => id)).toEqual(['first.early', 'second.only'])
  expect(failures.map(({ group }) => group)).toEqual(['first'])
  expect(failures[0]?.message).toMatch(/^There is no line to press\n {2}at tests\/cli\/bench\.test\.ts:\d+:\d+$/)
})

test('a case without a figure and a bench without a case are failures', async () => {
  const { cases, failures } = await inTurn(
    [
      { name: 'first', run: async (found) => void found.push(figure('first.none', Number.NaN)) },
      { name: 'second', run: async () => undefined },
    ],
    silent,
  )
  expect(cases).toEqual([])
  expect(failures).toEqual([
    { group: 'first', message: 'The case first.none gave no figure' },
    { group: 'second', message: 'It has no cases' },
  ])
})
