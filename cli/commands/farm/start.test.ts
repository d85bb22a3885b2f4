import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { notBuilt } from '#cli/build/result.ts'
import type { Outcome } from '#cli/farm/job.ts'
import { type FarmBuilt, publishSites, type FarmStartOptions as StartFarm, startFarm } from '#cli/farm/start.ts'
import { scratch } from '#tests/support/scratch.ts'
import { type FarmStartOptions, farmStart } from './start.ts'

vi.mock('#cli/farm/start.ts', async (original) => ({
  ...(await original<object>()),
  startFarm: vi.fn(),
  publishSites: vi.fn(),
}))

const inputsOf = (code: string) => Buffer.from(code).toString('hex').padEnd(64, '0')
const saying = (code: string, state: Outcome['state'], reason: string | null = null): Outcome => ({
  ...{ code, inputs: inputsOf(code), state, ms: 40, reason },
  diagnostics: [],
})

let cwd: string
let printed: { stdout: string; stderr: string }
beforeEach(() => {
  cwd = scratch({
    'tenants/acme/tenant.json': '{}',
    'tenants/globex/tenant.json': '{}',
    'tenants/initech/tenant.json': '{}',
  })
  const env = { LIVERY_CACHE: join(cwd, 'cache'), LIVERY_REDIS: '', LIVERY_STORE: '', CI: 'true' }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  printed = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    const spy = vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text)
      return true
    })
    onTestFinished(() => spy.mockRestore())
  }
})
afterEach(() => {
  vi.unstubAllEnvs()
})

interface Farmed {
  /** What workers said of tenants that the store lacked. */
  outcomes?: readonly Outcome[]
  /** Tenants that the store lacks. */
  missing?: readonly string[]
  local?: readonly string[]
  isInterrupted?: boolean
  during?(given: StartFarm): void
}

/** Runs the command over a farm that comes to this. */
async function run(options: Partial<FarmStartOptions>, farmed: Farmed = {}) {
  let given: StartFarm | undefined
  const { outcomes = [], local = [], isInterrupted = false } = farmed
  vi.mocked(startFarm).mockImplementation(async (options): Promise<FarmBuilt> => {
    given = options
    const tenants = options.codes
      .filter((code) => !local.includes(code))
      .map((code) => ({ code, inputs: inputsOf(code) }))
    const isMissing = new Set([...(farmed.missing ?? []), ...outcomes.map(({ code }) => code)])
    const missing = tenants.filter(({ code }) => isMissing.has(code)).map((tenant) => ({ ...tenant, group: '' }))
    const plan = { product: null, tenants, missing, local }
    options.onPlan(plan)
    for (const outcome of outcomes) options.onOutcome(outcome)
    farmed.during?.(options)
    return { plan, run: '0123456789ab', outcomes: new Map(outcomes.map((one) => [one.code, one])), isInterrupted }
  })
  vi.mocked(publishSites).mockReset()
  vi.mocked(publishSites).mockImplementation(async ({ workspace, outDir, codes }) =>
    codes.map((code) => ({ ...notBuilt({ workspace, outDir, code }, []), ok: true })),
  )
  const exitCode = await farmStart({ cwd, out: 'dist', metricsHost: '127.0.0.1', ...options })
  const asked = vi.mocked(publishSites).mock.calls.at(0)?.[0].codes ?? []
  return { exitCode, given, asked, report: options.json ? JSON.parse(printed.stdout) : undefined }
}

test('one object of JSON says of each tenant what became of it, in the order of codes', async () => {
  const outcomes = [saying('initech', 'built'), saying('globex', 'stored')]
  const { exitCode, report, asked } = await run({ json: true }, { outcomes })
  expect(exitCode).toBe(0)
  expect(report).toMatchObject({ ok: true, run: '0123456789ab', built: 1, stored: 2, failed: 0, published: 3 })
  expect(report.tenants.map(({ code, state, ms }: Outcome) => `${code} ${state} ${ms}`)).toEqual([
    'acme stored 0',
    'globex stored 40',
    'initech built 40',
  ])
  expect(asked).toEqual(['acme', 'globex', 'initech'])
})

test('one that failed, was set apart or is not as planned fails the command; the others are published', async () => {
  const outcomes = [saying('acme', 'set-apart', '3 workers ended'), saying('globex', 'changed', 'its files are others')]
  const { exitCode, report, asked } = await run({ json: true }, { outcomes })
  expect(exitCode).toBe(1)
  expect(report).toMatchObject({ ok: false, setApart: 1, failed: 1, stored: 1, published: 1 })
  expect(report.tenants[0]).toMatchObject({ code: 'acme', ok: false, state: 'set-apart', reason: '3 workers ended' })
  expect(asked).toEqual(['initech'])
})

test('for people, a tenant that was set apart comes with what to do about it', async () => {
  await run({}, { outcomes: [saying('acme', 'set-apart', '3 workers ended')] })
  expect(printed.stdout).toContain('FAIL acme  set apart: 3 workers ended')
  expect(printed.stdout).toContain('livery build acme --workers 1')
})

test('with --no-out nothing is published but what this machine alone can judge, and no folder is left', async () => {
  const { asked, report } = await run({ out: false, json: true }, { local: ['globex'] })
  expect(asked).toEqual(['globex'])
  expect(report.tenants.find(({ code }: Outcome) => code === 'globex')).toMatchObject({ inputs: null, state: 'built' })
  expect(report.published).toBeNull()
  const outDir = vi.mocked(publishSites).mock.calls[0]?.[0].outDir ?? ''
  expect(existsSync(outDir)).toBe(false)
  expect(readdirSync(cwd)).not.toContain('dist')
})

test('a run that was cut short publishes nothing, and what it did not come to is left', async () => {
  const farmed = { missing: ['acme', 'globex'], outcomes: [saying('acme', 'built')], isInterrupted: true }
  const { exitCode, report, asked } = await run({ json: true }, farmed)
  expect(exitCode).toBe(143)
  expect(asked).toEqual([])
  expect(report).toMatchObject({ ok: false, interruption: 'SIGTERM', built: 1, stored: 1 })
  expect(report.tenants[1]).toMatchObject({ code: 'globex', ok: false, state: 'left' })
})

test('Ctrl-C is the exit code, and the farm is told of it', async () => {
  const during: Farmed['during'] = ({ signal }) => {
    process.emit('SIGINT', 'SIGINT')
    expect(signal.aborted).toBe(true)
  }
  expect(await run({ json: true }, { during, isInterrupted: true })).toMatchObject({
    exitCode: 130,
    report: { interruption: 'SIGINT' },
  })
})

test('--events are lines of JSON alone; of its own workers those that the queue does not tell', async () => {
  const during: Farmed['during'] = ({ onWorkerEvent }) => {
    onWorkerEvent({ event: 'job-taken', job: 'j', worker: 'w', tenants: 1 })
    onWorkerEvent({ event: 'tenant', worker: 'w', code: 'acme', state: 'built', ms: 1, reason: null })
    onWorkerEvent({ event: 'job-stalled', job: 'j' })
    for (const nothing of [undefined, null, 'text', {}, { event: 7 }]) onWorkerEvent(nothing)
  }
  await run({ events: true }, { outcomes: [saying('acme', 'built')], during })
  const lines = printed.stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.map(({ event }) => event)).toEqual(['tenant', 'job-taken', 'end'])
  expect(lines.at(-1)).toMatchObject({ run: '0123456789ab', ok: true, built: 1, stored: 2 })
})

test.each<[string, Partial<FarmStartOptions>, string, number]>([
  ['of a queue that is named others do the work', {}, 'unix:///run/redis.sock', 0],
  ['unless it is told how many', { workers: '2' }, 'unix:///run/redis.sock', 2],
  ['none is a number there', { workers: '0' }, 'unix:///run/redis.sock', 0],
  ['alone it has as many as it is told', { workers: '3' }, '', 3],
])('%s', async (_, options, url, workers) => {
  vi.stubEnv('LIVERY_REDIS', url)
  expect((await run(options)).given).toMatchObject({ workers })
})

test.each<[Partial<FarmStartOptions>, string]>([
  [{ workers: '0' }, 'bad-number'],
  [{ workers: '65' }, 'bad-number'],
  [{ batch: '0' }, 'bad-number'],
  [{ batch: '501' }, 'bad-number'],
  [{ metrics: 'x' }, 'bad-port'],
  [{ tenant: ['umbrella'] }, 'no-such-tenant'],
  [{ out: 'tenants' }, 'protected-folder'],
])('%j is wrong usage before anything begins', async (options, code) => {
  vi.mocked(startFarm).mockClear()
  await expect(run(options)).rejects.toMatchObject({ code, exitCode: 2 })
  expect(startFarm).not.toHaveBeenCalled()
})

test('a queue that machines share is refused without a store that they share', async () => {
  vi.stubEnv('LIVERY_REDIS', 'redis://acme:hunter2@queue.example')
  await expect(run({})).rejects.toMatchObject({
    code: 'no-shared-store',
    message: expect.not.stringContaining('hunter2'),
  })
})
