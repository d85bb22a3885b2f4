import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Matrix } from '#cli/matrix/matrix.ts'
import { TenantsFolder } from '#tests/support/livery.ts'
import { livery } from './support/warm-livery.ts'

const folder = new TenantsFolder()
const codes = ['bengal', 'lite', 'lotus', 'siam', 'twin']

beforeAll(() => {
  for (const code of codes.slice(0, 4)) folder.copy(code)
  folder.copy('lite', 'twin')
  folder.write('..', 'costs.json', JSON.stringify(costs))
})

afterAll(() => folder.remove())

const costs = {
  version: 1,
  tenants: { lotus: { profile: 'x', ms: [9000, 9000, 90_000] }, twin: { profile: 'x', ms: [10] } },
  profiles: {},
}

/** Without a cache of other tests, and so without what building took there. */
const run = (...args: string[]) =>
  livery([...args, '--cwd', folder.cwd], { env: { LIVERY_CACHE: join(folder.cwd, 'cache') } })
const json = async (...args: string[]) =>
  (await run('matrix', '--format', 'json', ...args)).json<Matrix & { ok: true }>()
const split = ({ shards }: Matrix) => shards.map(({ tenants }) => tenants.map(({ code }) => code))

test('every tenant is in one shard, with what it costs and what the shard does', async () => {
  const matrix = await json('--shards', '3', '--costs', 'costs.json')
  expect(split(matrix).flat().sort()).toEqual(codes)
  expect(matrix).toMatchObject({ ok: true, tenants: 5, isMeasured: true })
  const lotus = matrix.shards.find(({ tenants }) => tenants.some(({ code }) => code === 'lotus'))
  expect(lotus).toMatchObject({ tenants: [{ code: 'lotus', ms: 9000 }] })
})

test('tenants of one profile go to one machine', async () => {
  const matrix = await json('--shards', '2', '--tenant', 'lite,twin,bengal')
  expect(split(matrix)).toEqual([['lite', 'twin'], ['bengal']])
})

test('build --shard takes the same tenants as the plan of as many shards, and the shards take each of them once', async () => {
  const matrix = await json('--shards', '3', '--costs', 'costs.json')
  const { codesOfShard } = await import('#cli/matrix/shards.ts')
  const { openWorkspace } = await import('#cli/run/workspace.ts')
  const workspace = openWorkspace({ cwd: folder.cwd })
  const taken = ['1/3', '2/3', '3/3'].map((shard) => codesOfShard(workspace, codes, { shard, costs: 'costs.json' }))
  expect(taken).toEqual(split(matrix))
})

test('more machines than tenants, and none to build', async () => {
  expect(split(await json('--shards', '9', '--tenant', 'lite,siam'))).toEqual([['lite'], ['siam']])
  const run = await livery(['build', '--shard', '9/9', '--tenant', 'lite', '--json', '--cwd', folder.cwd])
  expect(run).toMatchObject({ exitCode: 0 })
  expect(run.json()).toMatchObject({ ok: true, tenants: [] })
})

const wrong: readonly [args: readonly string[], code: string][] = [
  [['affected'], 'missing-mandatory-option-value'],
  [['affected', '--since', 'HEAD'], 'no-repository'],
  [['matrix', '--json', '--shards', '0'], 'bad-shards'],
  [['matrix', '--json', '--shards', 'many'], 'bad-shards'],
  [['matrix', '--json', '--costs', 'tenants/lite/tenant.json'], 'bad-costs'],
  [['matrix', '--json', '--costs', 'nowhere.json'], 'bad-costs'],
  [['matrix', '--format', 'gitlub'], 'bad-format'],
  [['build', '--shard', '4/3'], 'bad-shard'],
  [['build', '--shard', '1/3', '--costs', 'nowhere.json'], 'bad-costs'],
]

const lineOf = (args: readonly string[]) => [...args, ...(args.includes('--format') ? [] : ['--json'])]

test.each(wrong)('livery %s is wrong usage: %s', async (args, code) => {
  const run = await livery(lineOf(args), { cwd: folder.cwd })
  expect(run).toMatchObject({ exitCode: 2 })
  expect(run.stderr).not.toMatch(/\n {4}at /)
  if (run.stdout !== '') expect(run.json()).toMatchObject({ ok: false, error: { code } })
})

test.each(['affected', 'matrix'])('%s --help says options, defaults and examples', async (name) => {
  const { exitCode, stdout } = await livery([name, '--help'])
  expect(exitCode).toBe(0)
  expect(stdout).toMatch(/\(default: "tenants"\)/)
  expect(stdout).toMatch(new RegExp(`Examples:\\n {2}livery ${name}`))
})
