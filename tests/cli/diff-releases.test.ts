import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Difference } from '#cli/diff/compare/compare.ts'
import { ReleaseScene } from '#tests/support/release-scene.ts'
import { livery } from './support/warm-livery.ts'

const scene = new ReleaseScene()
const ids: string[] = []

beforeAll(async () => {
  scene.keygen()
  for (const version of ['one', 'two']) ids.push(await scene.mustRelease(version))
  scene.write('three', { extra: { _headers: '/*\n  Cache-Control: no-cache\n  X-New: yes\n' } })
  ids.push((await scene.release()).json<{ release: string }>().release)
})

afterAll(() => scene.remove())

const diff = (...args: string[]) => livery(['diff', 'acme', '--to', scene.to, '--cwd', scene.dir, ...args])

test('two releases by their ids: files, strings, headers, what is loaded', async () => {
  const run = await diff(ids[0] ?? '', ids[2]?.slice(-8) ?? '', '--json')
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  const { before, after, strings, files, headers, routes, checks } = run.json<Difference>()
  expect([before, after]).toEqual([ids[0], ids[2]])
  expect(strings).toContainEqual(expect.objectContaining({ before: 'Welcome to one', after: 'Welcome to three' }))
  expect(files?.changes.map(({ name, change }) => `${change} ${name}`)).toContain('changed index.html')
  expect(headers).toEqual([{ path: '/', name: 'X-New', before: null, after: 'yes' }])
  expect(routes).toEqual([{ name: 'the start', before: expect.any(Number), after: expect.any(Number) }])
  expect(checks).toEqual([
    { name: 'headers', before: expect.stringMatching(/allowed/), after: expect.stringMatching(/allowed/) },
  ])
})

test('without names it is what was live before and what is live', async () => {
  const run = await diff()
  expect(run.exitCode).toBe(0)
  expect(run.stdout).toContain(`${ids[1]} → ${ids[2]}: `)
  expect(run.stdout).toContain('Headers 1\n  X-New  /\n    + yes\n')
  expect((await diff('live', 'live')).stdout).toContain('nothing differs')
  expect((await diff('previous', 'live', '--exit-code')).exitCode).toBe(1)
  expect((await diff('--format', 'html')).stdout).toContain('X-New')
})

test.each([
  [['ffffffff', 'live'], 2, 'There is no release "ffffffff"'],
  [['previous', 'live', '--since', 'HEAD'], 2, 'A tenant is compared with one other thing'],
])('%o is refused', async (args, exitCode, message) => {
  const run = await diff(...args)
  expect([run.exitCode, run.stderr]).toEqual([exitCode, expect.stringContaining(message)])
})

test('a release that was changed since is not compared', async () => {
  const file = join(scene.folder(ids[0] ?? ''), 'robots.txt')
  chmodSync(file, 0o644)
  writeFileSync(file, readFileSync(file, 'utf8').replace('User', 'Resu'))
  const run = await diff(ids[0] ?? '', 'live')
  expect([run.exitCode, run.stderr]).toEqual([1, expect.stringContaining('is damaged: robots.txt')])
})
