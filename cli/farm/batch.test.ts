import { expect, test } from 'vitest'
import { WorkerLost } from '../workers/pool.ts'
import { type BatchOptions, BatchTrouble, type Child, runBatch } from './batch.ts'
import type { ChildJob } from './child-jobs.ts'
import { type BatchProgress, emptyProgress, type Outcome } from './job.ts'

const inputs = 'a'.repeat(64)
const planned = (...codes: string[]) => codes.map((code) => ({ code, inputs }))
const good = (code: string, state: Outcome['state'] = 'built'): Outcome => ({
  code,
  inputs,
  state,
  ms: 1,
  reason: null,
  diagnostics: [],
})

/** What the process does with a tenant, by its code and how often it was tried; undefined: it is built. */
type Act = 'dies' | 'hangs' | 'fails' | undefined

function scene(acts: Record<string, Act[]> = {}) {
  const said: string[] = []
  const saved: BatchProgress[] = []
  const tries = new Map<string, number>()
  let processes = 0
  let current: Child | undefined
  let memory = 1
  const act = (name: string): Act => {
    const count = tries.get(name) ?? 0
    tries.set(name, count + 1)
    return acts[name]?.[count]
  }
  const start = (): Child => {
    processes += 1
    let killed: (error: Error) => void = () => undefined
    const lost = () => new WorkerLost(`worker ${processes}`, 'ended by SIGKILL', true)
    return {
      async run(job: ChildJob) {
        const name = job.kind === 'tenant' ? job.tenant.code : job.kind
        said.push(job.kind === 'tenant' && job.isRetry ? `${name} again` : name)
        const does = act(name)
        if (does === 'dies') throw lost()
        if (does === 'fails') return { answer: { trouble: { kind: 'store', message: 'it is away' } }, memory }
        if (does === 'hangs') await new Promise((_, reject) => (killed = reject))
        return { answer: job.kind === 'tenant' ? { outcome: good(name) } : { done: true }, memory }
      },
      stop: async () => void said.push('stopped'),
      kill: () => killed(lost()),
    }
  }
  const abort = new AbortController()
  let isStopping = false
  const options = (tenants: string[], before: BatchProgress | null = null): BatchOptions => ({
    tenants: planned(...tenants),
    before,
    child: {
      get() {
        current ??= start()
        return current
      },
      drop() {
        current?.kill()
        current = undefined
      },
      note: () => undefined,
      isFull: () => memory > 100,
      async end() {
        await current?.stop()
        current = undefined
      },
    },
    save: async (progress) => void saved.push(structuredClone(progress)),
    signal: abort.signal,
    isStopping: () => isStopping,
    onStart: () => undefined,
    onDone: ({ code, state }) => said.push(`${code}: ${state}`),
    onLost: (code, _, kills) => said.push(`lost ${code} ${kills}`),
  })
  return {
    options,
    said,
    saved,
    abort,
    processes: () => processes,
    stopSoon: () => (isStopping = true),
    grow: () => (memory = 1000),
  }
}

const states = ({ outcomes }: BatchProgress) => outcomes.map(({ code, state }) => `${code} ${state}`)

test('tenants are built one after the other, and what was built is brought to the store before the end', async () => {
  const { options, said, saved } = scene()
  const { end, progress } = await runBatch(options(['a', 'b']))
  expect(end).toBe('done')
  expect(said).toEqual(['open', 'a', 'a: built', 'b', 'b: built', 'close'])
  expect(states(progress)).toEqual(['a built', 'b built'])
  expect(saved.map(({ at, outcomes }) => `${at} after ${outcomes.length}`)).toEqual(['a after 0', 'b after 1'])
})

test('a tenant that takes its process with it is tried behind the others, and what was built is gone through again', async () => {
  const { options, said, processes } = scene({ b: ['dies'] })
  const { end, progress } = await runBatch(options(['a', 'b', 'c']))
  expect(end).toBe('done')
  expect(processes()).toBe(2)
  expect(said).toEqual([
    'open',
    'a',
    'a: built',
    'b',
    'lost b 1',
    'open',
    'c',
    'c: built',
    'a again',
    'b again',
    'b: built',
    'close',
  ])
  expect(states(progress)).toEqual(['c built', 'a built', 'b built'])
})

test('a tenant that takes three processes with it is set apart and named, and the rest is built', async () => {
  const { options, said } = scene({ b: ['dies', 'dies', 'dies'] })
  const { end, progress } = await runBatch(options(['a', 'b', 'c']))
  expect(end).toBe('done')
  expect(states(progress).sort()).toEqual(['a built', 'b set-apart', 'c built'])
  expect(progress.outcomes.find(({ code }) => code === 'b')?.reason).toBe(
    '3 workers ended while they built it, the last ended by SIGKILL',
  )
  expect(said.filter((line) => line.startsWith('lost'))).toEqual(['lost b 1', 'lost b 2', 'lost b 3'])
})

test('several that take processes with them are each set apart', async () => {
  const always: Act[] = ['dies', 'dies', 'dies']
  const { progress } = await runBatch(scene({ a: always, c: always }).options(['a', 'b', 'c', 'd']))
  expect(states(progress).sort()).toEqual(['a set-apart', 'b built', 'c set-apart', 'd built'])
})

test('a whole worker that ended counts against the tenant that it was at, which comes last', async () => {
  const { options, said } = scene()
  const before = { ...emptyProgress(), at: 'b', outcomes: [good('a'), good('x', 'failed')] }
  const { progress } = await runBatch(options(['x', 'a', 'b', 'c'], before))
  expect(progress.kills.b?.count).toBe(1)
  expect(said).toEqual(['open', 'a again', 'c', 'c: built', 'b again', 'b: built', 'close'])
})

test('the third whole worker sets it apart', async () => {
  const before = { ...emptyProgress(), at: 'b', kills: { b: { count: 2, how: 'ended by SIGKILL' } } }
  const { progress } = await runBatch(scene().options(['b', 'c'], before))
  expect(states(progress)).toEqual(['c built', 'b set-apart'])
})

test('a lost lock ends the process at once, and nothing is said of the tenant', async () => {
  const { options, said, abort } = scene({ b: ['hangs'] })
  const run = runBatch(options(['a', 'b', 'c']))
  await expect.poll(() => said.at(-1)).toBe('b')
  abort.abort()
  expect((await run).end).toBe('dropped')
  expect(said.at(-1)).toBe('b')
})

test('a worker that is to end finishes the tenant, brings it to the store and hands the rest back', async () => {
  const { options, said, saved, stopSoon } = scene()
  const all = options(['a', 'b'])
  const { end, progress } = await runBatch({ ...all, onDone: () => stopSoon() })
  expect(end).toBe('handed-back')
  expect(said).toEqual(['open', 'a', 'close'])
  expect(states(progress)).toEqual(['a built'])
  expect(saved.at(-1)).toMatchObject({ at: null, outcomes: [{ code: 'a' }] })
})

test('a process that holds too much is replaced once what it built has arrived', async () => {
  const { options, said, grow, processes } = scene()
  grow()
  await runBatch(options(['a', 'b']))
  expect(said.slice(0, 6)).toEqual(['open', 'a', 'a: built', 'close', 'stopped', 'open'])
  expect(processes()).toBe(2)
})

test('a store that does not answer is no fault of a tenant', async () => {
  const { options } = scene({ close: ['fails'] })
  await expect(runBatch(options(['a']))).rejects.toMatchObject({ name: 'BatchTrouble', kind: 'store' })
})

test('processes that end before they have a tenant end the batch, not the tenant', async () => {
  const { options } = scene({ open: ['dies', 'dies', 'dies'] })
  await expect(runBatch(options(['a']))).rejects.toThrow(BatchTrouble)
})
