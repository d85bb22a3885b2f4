import type { Redis } from 'ioredis'
import { beforeEach, expect, test, vi } from 'vitest'
import type { GroupedTenant } from './batches.ts'
import type { FarmEvent } from './events.ts'
import { type FarmRunOptions, runFarm } from './farm-run.ts'
import { type Outcome, type RunRecord, runSchema } from './job.ts'
import type { FarmPlan } from './plan.ts'
import type { FarmQueue } from './queue.ts'
import { parseRedisAddress } from './redis/address.ts'
import { type RoundEnd, type RoundOptions, runRound } from './round.ts'

vi.mock('./round.ts', () => ({ runRound: vi.fn() }))

const product = { hash: 'f'.repeat(64), parts: { code: 'c'.repeat(64) } }
const inputsOf = (code: string, version = 'a') => `${version}${Buffer.from(code).toString('hex')}`.padEnd(64, '0')
const grouped = (codes: readonly string[]): GroupedTenant[] =>
  codes.map((code) => ({ code, inputs: inputsOf(code), group: 'one' }))
const saying = (code: string, state: Outcome['state'], reason: string | null = null): Outcome => ({
  code,
  inputs: inputsOf(code),
  state,
  ms: 1,
  reason,
  diagnostics: [],
})

/** What a round does: it may say what workers did, and bring sites into the store. */
type Round = (options: RoundOptions, store: Set<string>) => RoundEnd | undefined

const everything: Round = ({ jobs, take }, store) => {
  for (const { code, inputs } of jobs.flatMap(({ data }) => data.tenants)) {
    store.add(inputs)
    take(saying(code, 'built'))
  }
  return 'done'
}
const nothing: Round = () => 'done'

/** A run over a store of inputs; rounds go by the script, and by its last line when it is at its end. */
function scene(codes: readonly string[], rounds: readonly [Round, ...Round[]]) {
  const store = new Set<string>()
  const records: RunRecord[] = []
  const said: FarmEvent[] = []
  const outcomes: Outcome[] = []
  const abort = new AbortController()
  const tenants = grouped(codes)
  const planOf = (): FarmPlan => ({
    product,
    tenants: tenants.map(({ code, inputs }) => ({ code, inputs })),
    missing: tenants.filter(({ inputs }) => !store.has(inputs)),
    local: [],
  })
  const redis = {
    hgetall: async () => ({}),
    hset: async (_: string, __: string, text: string) => records.push(runSchema.parse(JSON.parse(text))),
  }
  let count = 0
  vi.mocked(runRound).mockImplementation(async (options) => {
    const round = rounds[Math.min(count, rounds.length - 1)] ?? nothing
    count += 1
    await options.seen()
    return round(options, store) ?? 'done'
  })
  const options: FarmRunOptions = {
    address: parseRedisAddress('redis://queue.example'),
    // Only what a run asks of them; rounds, which take them on, are replaced.
    redis: redis as unknown as Redis,
    queue: {} as unknown as FarmQueue,
    product,
    first: planOf(),
    plan: async () => planOf(),
    batch: 2,
    signal: abort.signal,
    tell: (event) => said.push(event),
    onOutcome: (outcome) => outcomes.push(outcome),
    onLook: () => undefined,
  }
  const states = () => outcomes.map(({ code, state }) => `${code} ${state}`)
  return { run: () => runFarm(options), options, store, records, said, outcomes, states, abort, rounds: () => count }
}

const planned = (said: readonly FarmEvent[]) =>
  said.flatMap((event) =>
    event.event === 'planned' ? [`${event.round}: ${event.tenants} in ${event.jobs}, ${event.stored} stored`] : [],
  )

beforeEach(() => {
  vi.mocked(runRound).mockReset()
})

test('what all workers built is a run of one round, and its record says so', async () => {
  const { run, said, states, records } = scene(['acme', 'globex', 'initech'], [everything])
  const { isInterrupted, outcomes } = await run()
  expect(isInterrupted).toBe(false)
  expect(planned(said)).toEqual(['1: 3 in 2, 0 stored'])
  expect(states()).toEqual(['acme built', 'globex built', 'initech built'])
  expect([...outcomes.keys()]).toEqual(['acme', 'globex', 'initech'])
  expect(records.at(0)).toMatchObject({ state: 'under-way', tenants: 3, built: 0, parts: product.parts })
  expect(records.at(-1)).toMatchObject({ state: 'done', built: 3, failed: 0, setApart: 0 })
})

test('a tenant that a worker could not build, or that was set apart, is not asked for again; the rest goes on', async () => {
  const first: Round = ({ take }, store) => {
    take(saying('acme', 'failed', 'Unknown key'))
    take(saying('globex', 'set-apart', '3 workers ended'))
    store.add(inputsOf('initech'))
    return 'done'
  }
  const { run, said, states, records } = scene(['acme', 'globex', 'initech', 'umbrella'], [first, everything])
  await run()
  expect(planned(said)).toEqual(['1: 4 in 2, 0 stored', '2: 1 in 1, 1 stored'])
  expect(states()).toEqual(['acme failed', 'globex set-apart', 'initech stored', 'umbrella built'])
  expect(records.at(-1)).toMatchObject({ state: 'failed', built: 2, failed: 1, setApart: 1 })
})

test('what the store has is done, whatever a job came to: a lost word costs nothing', async () => {
  const silent: Round = (_, store) => {
    for (const code of ['acme', 'globex']) store.add(inputsOf(code))
    return 'done'
  }
  const { run, states } = scene(['acme', 'globex'], [silent])
  await run()
  expect(states()).toEqual(['acme stored', 'globex stored'])
})

test('a worker whose word the store does not bear out is asked again', async () => {
  const boasting: Round = ({ take }) => {
    take(saying('acme', 'built'))
    return 'done'
  }
  const { run, rounds, states } = scene(['acme'], [boasting, everything])
  await run()
  expect(rounds()).toBe(2)
  expect(states()).toEqual(['acme built'])
})

test('three rounds more that bring nothing give up what is left, by name, and with the reason that is known', async () => {
  const changed: Round = ({ take }, store) => {
    store.add(inputsOf('initech'))
    take(saying('globex', 'changed', 'its files here are not those that were planned'))
    return 'done'
  }
  const { run, rounds, records, outcomes } = scene(['acme', 'globex', 'initech'], [changed])
  await run()
  // The second brought something: one tenant less is missing.
  expect(rounds()).toBe(4)
  const last = new Map(outcomes.map((outcome) => [outcome.code, outcome]))
  expect(last.get('acme')).toMatchObject({ state: 'failed', reason: expect.stringContaining('livery farm status') })
  expect(last.get('globex')).toMatchObject({ state: 'failed', reason: expect.stringContaining('its files here') })
  expect(records.at(-1)).toMatchObject({ state: 'failed', built: 1, failed: 2 })
})

test('a round that brings one tenant begins the patience anew', async () => {
  const codes = ['acme', 'globex', 'initech']
  const bring: Round = (_, store) => {
    store.add(inputsOf('globex'))
    return 'done'
  }
  const { run, rounds, states } = scene(codes, [nothing, nothing, bring, nothing, nothing, everything])
  await run()
  expect(rounds()).toBe(6)
  expect(states()).toEqual(['globex stored', 'acme built', 'initech built'])
})

test('a queue that is emptied again and again costs rounds, and no tenant is given up for it', async () => {
  const emptied: Round = () => 'emptied'
  const { run, said, rounds } = scene(['acme'], [emptied, emptied, emptied, emptied, emptied, everything])
  await run()
  expect(rounds()).toBe(6)
  expect(said.filter(({ event }) => event === 'redis')).toEqual(Array(5).fill({ event: 'redis', state: 'emptied' }))
})

test('a run that is told to end plans nothing further and is left for whoever goes on with it', async () => {
  const { run, rounds, records, options } = scene(
    ['acme', 'globex'],
    [
      ({ take }) => {
        take(saying('acme', 'built'))
        return 'interrupted'
      },
    ],
  )
  options.plan = () => Promise.reject(new Error('planned again'))
  expect(await run()).toMatchObject({ isInterrupted: true })
  expect(rounds()).toBe(1)
  expect(records.at(-1)).toMatchObject({ state: 'stopped', built: 1 })
})

test('a signal between two rounds ends the run before the next', async () => {
  const { run, rounds, abort } = scene(
    ['acme'],
    [
      () => {
        abort.abort()
        return 'done'
      },
    ],
  )
  expect(await run()).toMatchObject({ isInterrupted: true })
  expect(rounds()).toBe(1)
})

test('tenants whose files change under the run are built as they are now', async () => {
  const { run, options, states } = scene(['acme'], [everything])
  const now = { code: 'acme', inputs: inputsOf('acme', 'b'), group: 'one' }
  const plans: FarmPlan[] = [
    { product, tenants: [now], missing: [now], local: [] },
    { product, tenants: [now], missing: [], local: [] },
  ]
  options.plan = async () => plans.shift() ?? Promise.reject(new Error('planned too often'))
  await run()
  expect(states()).toEqual(['acme built', 'acme stored'])
})

test('the same word twice is told once, and a good one is not taken back', async () => {
  const { run, states } = scene(
    ['acme'],
    [
      (round, store) => {
        for (const state of ['built', 'built', 'stored', 'failed'] as const) round.take(saying('acme', state))
        store.add(inputsOf('acme'))
        return 'done'
      },
    ],
  )
  await run()
  expect(states()).toEqual(['acme built'])
})

test('jobs of a later round have the id that the same tenants had before: work is not queued twice', async () => {
  const ids: string[][] = []
  const { run } = scene(
    ['acme', 'globex', 'initech'],
    [
      ({ jobs }) => {
        ids.push(jobs.map(({ id }) => id))
        return 'done'
      },
    ],
  )
  const { run: id } = await run()
  expect(ids).toHaveLength(3)
  expect(new Set(ids.map(String)).size).toBe(1)
  for (const job of ids.flat()) expect(job.startsWith(`${id}-`)).toBe(true)
})

test('a run that is told to end while its server answers nothing ends all the same', async () => {
  vi.useFakeTimers()
  try {
    const { options, abort, said } = scene(['acme'], [everything])
    vi.mocked(runRound).mockReturnValue(new Promise(() => undefined))
    const redis = {
      hgetall: async () => ({}),
      hset: vi
        .fn()
        .mockResolvedValueOnce(1)
        .mockReturnValue(new Promise(() => undefined)),
    }
    const ended = runFarm({ ...options, redis: redis as unknown as Redis })
    await vi.waitFor(() => expect(planned(said)).toHaveLength(1))
    abort.abort()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await ended).toMatchObject({ isInterrupted: true })
  } finally {
    vi.useRealTimers()
  }
})
