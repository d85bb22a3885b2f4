import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { startOwnWorkers } from './own-workers.ts'

/** Workers whose command is this script, with what they said and how they were given up. */
function scene(script: string) {
  const root = scratch({ 'cli/main.ts': script, 'package.json': '{"type":"module"}' })
  const lines: string[] = []
  const givenUp: string[] = []
  const workers = startOwnWorkers({
    workspace: { root, cwd: root, tenantsDir: join(root, 'brands'), cacheDir: join(root, 'cache') },
    count: 3,
    url: 'unix:///run/redis.sock?password=hunter2',
    onLine: (line) => lines.push(line),
    onGivenUp: (how) => givenUp.push(how),
  })
  onTestFinished(() => workers.stop())
  return { root, lines, givenUp, workers }
}

/** Stays until it is told to end; what it says shows who was told what. */
const staying = `
process.on('SIGTERM', () => { console.log('told to end'); process.exit() })
process.on('disconnect', () => process.exit())
console.log('up')
setInterval(() => undefined, 1000)
`

test('they work on the same tenants with the same cache, and know the password from the environment alone', async () => {
  const said = 'console.log(JSON.stringify({ args: process.argv.slice(2), env: process.env }))'
  const { root, lines } = scene(said + staying)
  await expect.poll(() => lines.at(-1)).toBe('up')
  const { args, env } = JSON.parse(lines[0] ?? '')
  expect(args.join(' ')).toBe(`farm worker --concurrency 3 --events --cwd ${root} --tenants ${join(root, 'brands')}`)
  expect(env).toMatchObject({
    LIVERY_REDIS: 'unix:///run/redis.sock?password=hunter2',
    LIVERY_CACHE: join(root, 'cache'),
  })
})

test('they are told to end, and are waited for', async () => {
  const { lines, givenUp, workers } = scene(staying)
  await expect.poll(() => lines.at(-1)).toBe('up')
  await workers.stop()
  await expect.poll(() => lines).toEqual(['up', 'told to end'])
  expect(givenUp).toEqual([])
})

test('one that dies is started again', async () => {
  const dies = `
import { existsSync, writeFileSync } from 'node:fs'
if (!existsSync('died')) { writeFileSync('died', ''); process.kill(process.pid, 'SIGKILL') }
`
  const { lines, givenUp } = scene(dies.replaceAll("'died'", "new URL('died', import.meta.url)") + staying)
  await expect.poll(() => lines, { timeout: 10_000 }).toEqual(['up'])
  expect(givenUp).toEqual([])
})

test.each([
  ['process.exit(7)', 'ended with 7'],
  ["process.kill(process.pid, 'SIGKILL')", 'ended with SIGKILL'],
])('those that do not stay up (%s) are given up after four times, once', async (end, how) => {
  const { lines, givenUp, workers } = scene(`console.log('up'); setTimeout(() => ${end}, 20)`)
  await expect.poll(() => givenUp, { timeout: 15_000 }).toEqual([how])
  await expect.poll(() => lines).toEqual(['up', 'up', 'up', 'up'])
  await workers.stop()
  expect(givenUp).toEqual([how])
})

test('told to end between two tries, none is started any more', async () => {
  const { lines, givenUp, workers } = scene("console.log('up')")
  await expect.poll(() => lines).toEqual(['up'])
  await workers.stop()
  expect(lines).toEqual(['up'])
  expect(givenUp).toEqual([])
})
