import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Output } from '#cli/terminal/output.ts'
import { scratch } from '#tests/support/scratch.ts'
import type { BuiltTenant } from './result.ts'
import { reportBuild } from './summary.ts'

const built = (code: string, rest: Partial<BuiltTenant> = {}): BuiltTenant => ({
  code,
  ok: true,
  outDir: `dist/${code}`,
  profile: null,
  ms: 1000,
  cached: false,
  shared: false,
  files: 40,
  bytes: 1,
  initialJs: { raw: 1, brotli: 1 },
  diagnostics: [],
  steps: [],
  reasons: [],
  ...rest,
})

const ten = Array.from({ length: 10 }, (_, index) => built(`t${index}`, { ms: 1000 * (index + 1) }))

/** What is said of a run: all of it, and without what --quiet leaves out. */
async function said(tenants: readonly BuiltTenant[], rest: { all?: number; interruption?: 'SIGINT' } = {}) {
  const [all, quiet]: [string[], string[]] = [[], []]
  const output: Output = {
    isJson: false,
    isInteractive: false,
    line(text = '') {
      all.push(text)
      quiet.push(text)
    },
    note: (text = '') => void all.push(text),
    detail: () => undefined,
    json: () => undefined,
  }
  const cwd = scratch({ 'tenants/': '' })
  const run = { tenants, interruption: rest.interruption ?? null }
  await reportBuild(
    output,
    { cwd, tenantsDir: join(cwd, 'tenants') },
    { run, all: rest.all ?? tenants.length, ms: 2500 },
  )
  return { all: all.join('\n').trim().split('\n'), quiet }
}

test('of many tenants those that took longest are named, the slowest first, with why', async () => {
  const steps = [{ step: 'code', ms: 7000, detail: 'new profile a1' }] as const
  const tenants = ten.slice(0, 9).map((one) => (one.code === 't8' ? { ...one, steps } : one))
  const { all, quiet } = await said([...tenants, built('longer', { ms: 61_000, shared: true })])
  expect(all).toEqual([
    '10 tenants in 2.5 s, all well.',
    'Slowest:',
    '  longer  ━━━━━━━━━━━━━━━━━━━━  61.0 s  40 files out of the store',
    '  t8      ━━━                    9.0 s  new profile a1 7.0 s',
    '  t7      ━━━                    8.0 s  40 files made',
    '  t6      ━━                     7.0 s  40 files made',
    '  t5      ━━                     6.0 s  40 files made',
  ])
  expect(quiet).toEqual([])
})

test.each([
  ['few tenants', ten.slice(1)],
  ['tenants that were left as they were', ten.map((one) => ({ ...one, cached: true }))],
  ['many of which one failed', [...ten.slice(1), built('t0', { ok: false })]],
])('of %s no slowest is named', async (_, tenants) => {
  expect((await said(tenants)).all.join('\n')).not.toContain('Slowest')
})

test('an interrupted build says how many are done, and that the others are as they were', async () => {
  const { all } = await said(ten.slice(0, 3), { all: 8, interruption: 'SIGINT' })
  expect(all).toEqual([
    'Interrupted by SIGINT: 5 of 8 tenants left as they were.',
    '',
    '3 of 8 tenants done in 2.5 s, none failed.',
  ])
})

test('an interrupted build names what failed before, also where little is to be said', async () => {
  const tenants = [built('acme'), built('globex', { ok: false })]
  const { all, quiet } = await said(tenants, { all: 3, interruption: 'SIGINT' })
  expect(all.at(-1)).toBe('2 of 3 tenants done in 2.5 s, 1 failed: globex.')
  expect(quiet).toEqual([
    '\nInterrupted by SIGINT: 1 of 3 tenants left as they were.',
    '\n2 of 3 tenants done in 2.5 s, 1 failed: globex.',
  ])
})
