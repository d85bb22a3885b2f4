import { expect, test } from 'vitest'
import { type PoolOptions, type PoolWorker, runJobs, WorkerLost } from './pool.ts'

/** What a worker does with a job: answers, is lost, or waits until it is killed. */
type Act = 'answer' | 'crash' | 'crash at start' | 'hang'

interface Recorded {
  events: string[]
  started: number
  stopped: number
}

/** Workers that act as told by the job's name and how often it was tried. */
function openPool(
  jobs: readonly string[],
  acts: Record<string, Act[]>,
  options: Partial<PoolOptions<string, string>> = {},
) {
  const recorded: Recorded = { events: [], started: 0, stopped: 0 }
  const tries = new Map<string, number>()
  const start = (): PoolWorker<string, string> => {
    const name = `worker ${++recorded.started}`
    let killed: (error: WorkerLost) => void = () => undefined
    return {
      async run(job) {
        const count = tries.get(job) ?? 0
        tries.set(job, count + 1)
        const act = acts[job]?.[count] ?? 'answer'
        if (act === 'hang') await new Promise((_, reject) => (killed = reject))
        if (act !== 'answer') throw new WorkerLost(name, 'ended by SIGKILL', act === 'crash')
        return { answer: `${job} by ${name}`, memory: job === 'big' ? 1000 : 1 }
      },
      async stop() {
        recorded.stopped += 1
      },
      kill: () => killed(new WorkerLost(name, 'ended by SIGKILL', true)),
    }
  }
  const run = runJobs({
    jobs,
    size: 1,
    start,
    memoryLimit: 100,
    onStart: (job) => recorded.events.push(`start ${job}`),
    onAnswer: (_, answer) => recorded.events.push(answer),
    onLost: (job, { worker, message }, isLast) =>
      recorded.events.push(`lost ${job}: ${worker} ${message}${isLast ? ', given up' : ''}`),
    ...options,
  })
  return { run, recorded }
}

test('jobs are done in their order by one worker, which is stopped at the end', async () => {
  const { run, recorded } = openPool(['a', 'b'], {})
  await run.done
  expect(recorded).toEqual({
    events: ['start a', 'a by worker 1', 'start b', 'b by worker 1'],
    started: 1,
    stopped: 1,
  })
})

test('a job whose worker is lost is done by a new one, and the next job too', async () => {
  const { run, recorded } = openPool(['a', 'b'], { a: ['crash'] })
  await run.done
  expect(recorded.events).toEqual([
    'start a',
    'lost a: worker 1 ended by SIGKILL',
    'start a',
    'a by worker 2',
    'start b',
    'b by worker 2',
  ])
})

test('a job that takes two workers with it is given up, and the rest go on', async () => {
  const { run, recorded } = openPool(['a', 'b'], { a: ['crash', 'crash'] })
  await run.done
  expect(recorded.events.slice(-3)).toEqual(['lost a: worker 2 ended by SIGKILL, given up', 'start b', 'b by worker 3'])
})

test('workers that never come up end the run, job or no job', async () => {
  const jobs = ['a', 'b', 'c', 'd', 'e']
  const { run, recorded } = openPool(
    jobs,
    Object.fromEntries(jobs.map((job) => [job, Array(2).fill('crash at start')])),
  )
  await expect(run.done).rejects.toThrow('Workers do not start: the last ended by SIGKILL')
  expect(recorded.started).toBe(4)
})

test('a worker that holds too much is replaced after its job', async () => {
  const { run, recorded } = openPool(['big', 'b'], {})
  await run.done
  expect(recorded).toMatchObject({ events: expect.arrayContaining(['b by worker 2']), started: 2, stopped: 2 })
})

test('as many run at once as there are to be, and no more workers than jobs are started', async () => {
  const { run, recorded } = openPool(['a', 'b', 'c'], {}, { size: 2 })
  await run.done
  expect(recorded.started).toBe(2)
  expect(openPool(['a'], {}, { size: 8 }).recorded.started).toBe(1)
})

test('after a stop what runs comes to its end and nothing else is begun', async () => {
  const { run, recorded } = openPool(['a', 'b'], {})
  run.stop()
  await run.done
  expect(recorded).toEqual({ events: ['start a', 'a by worker 1'], started: 1, stopped: 1 })
})

test('a kill ends what runs, and it is not tried again', async () => {
  const { run, recorded } = openPool(['a', 'b'], { a: ['hang'] })
  run.kill()
  await run.done
  expect(recorded.events).toEqual(['start a'])
})

/** Which worker did each job, where two are at work on jobs whose first letter is their group. */
async function doneByTwo(jobs: readonly string[]) {
  const { run, recorded } = openPool(jobs, {}, { size: 2, groupOf: (job) => job.slice(0, 1) })
  await run.done
  const of = (worker: string) =>
    recorded.events.filter((event) => event.endsWith(` by ${worker}`)).map((event) => event.split(' ')[0])
  return { one: of('worker 1'), two: of('worker 2') }
}

test('a worker stays with a group, and begins with one that no other is at', async () => {
  expect(await doneByTwo(['a1', 'a2', 'a3', 'b1', 'b2', 'b3'])).toMatchObject({
    one: ['a1', 'a2', 'a3'],
    two: ['b1', 'b2', 'b3'],
  })
})

test('who has no group left helps with the last job of another', async () => {
  const { one, two } = await doneByTwo(['a1', 'b1', 'b2', 'b3', 'b4'])
  expect(one.slice(0, 2)).toEqual(['a1', 'b4'])
  expect(two.slice(0, 2)).toEqual(['b1', 'b2'])
  expect([...one, ...two].sort()).toEqual(['a1', 'b1', 'b2', 'b3', 'b4'])
})
