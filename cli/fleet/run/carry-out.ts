import { CliError } from '#cli/terminal/cli-error.ts'
import type { FleetRun } from '../run-state.ts'
import { Halt } from './controls.ts'
import { judge } from './health.ts'
import { type FleetJob, inParallel } from './job.ts'
import { rollBackRun } from './roll-back-run.ts'

type Tenant = FleetRun['tenants'][string]

/** How a run ended, as far as this process is concerned. */
export type RunEnd = 'done' | 'stopped' | 'paused' | 'left'

/** What no other tenant would be spared: the run waits for somebody to put it right. */
const ofTheTarget = new Set(['target-away', 'target-refused', 'target-wrong', 'disk-full', 'no-space', 'not-writable'])

/** Figures that a run keeps; the oldest go. */
const maxFigures = 500

const now = () => new Date().toISOString()

/** Milliseconds between two checks of health. */
const paceOf = (wait: number) => Math.min(15_000, Math.max(1000, wait / 40))

/** Waits while the run is paused. @throws Halt where it is not to go on */
async function goesOn({ book, controls, requireLock, onChange }: FleetJob): Promise<void> {
  requireLock()
  const { run } = book
  while (controls.wanted === 'pause') {
    if (run.state !== 'paused') {
      run.state = 'paused'
      await book.save()
      onChange()
    }
    await controls.change()
    requireLock()
  }
  const { wanted } = controls
  if (wanted === 'stop') throw new Halt('stop', 'stopped by hand')
  if (wanted === 'leave' || wanted === 'halt') throw new Halt(wanted, '')
  if (run.state === 'under-way') return
  run.state = 'under-way'
  await book.save()
}

/** Looks at the health of what was released, at most so often. @throws Halt where it is bad */
class Watch {
  readonly #job: FleetJob
  readonly #step: number
  #last = performance.now()
  #checking: Promise<void> | undefined

  constructor(job: FleetJob, step: number) {
    this.#job = job
    this.#step = step
  }

  /** While tenants are released: those that come meanwhile wait for the same answer. */
  async nowAndThen(): Promise<void> {
    if (performance.now() - this.#last < paceOf(this.#job.wait)) return
    this.#checking ??= this.check().finally(() => {
      this.#checking = undefined
    })
    await this.#checking
  }

  async check(): Promise<void> {
    const { health, book, onChange } = this.#job
    this.#last = performance.now()
    const { run } = book
    const tenants = Object.entries(run.tenants).flatMap(([code, { state }]) => (state === 'released' ? [code] : []))
    if (!health || tenants.length === 0) return
    const found = await health({ run, step: this.#step, tenants })
    if (!found.isHealthy) throw new Halt('stop', `not healthy: ${found.reason}`)
    if (!found.report) return
    run.health = [...run.health, { at: now(), now: found.report.now, before: found.report.before }].slice(-maxFigures)
    await book.noted()
    onChange()
    const bad = judge(found.report, run.limits)
    if (bad) throw new Halt('stop', bad.reason)
  }
}

/** What is live is noted before anything is changed: whatever happens then, it is known what to go back to. */
async function begin({ target, book, parallel }: FleetJob, index: number): Promise<void> {
  const { run } = book
  const step = run.steps[index]
  if (!step || step.startedAt !== null) return
  const own = Object.entries(run.tenants).filter(([, tenant]) => tenant.step === index)
  await inParallel(own, parallel * 4, async ([code, tenant]) => {
    tenant.previous = (await target.live(code))?.id ?? null
  })
  step.startedAt = now()
  step.state = 'under-way'
  await book.save()
}

/** What became of a tenant. One that was released, and not noted, by a process that was killed is found as it is. */
async function releaseOne(job: FleetJob, code: string, tenant: Tenant): Promise<void> {
  const set = (state: Tenant['state'], more: Partial<Tenant> = {}) =>
    Object.assign(tenant, { state, at: now(), ...more })
  try {
    const { state, plan, checks } = await job.release(code)
    if (state === 'released') set('released', { release: plan.id })
    else if (state === 'refused') {
      const names = [...new Set(checks?.refused.map(({ check }) => check))]
      set('held-back', { reason: `${checks?.refused.length ?? 0} findings of ${names.join(', ')}` })
    } else set(plan.previous === tenant.previous ? 'unchanged' : 'released', { release: plan.previous })
  } catch (error) {
    if (!(error instanceof CliError)) throw error
    if (ofTheTarget.has(error.code)) throw error
    // The release itself is live then, and goes back with the others.
    const release = error.code === 'prune-failed' ? ((await job.target.live(code))?.id ?? null) : null
    set('failed', { release, reason: error.message })
  }
}

async function releaseStep(job: FleetJob, index: number, watch: Watch): Promise<void> {
  const { book, parallel, onChange } = job
  const waiting = Object.entries(book.run.tenants).filter(
    ([, tenant]) => tenant.step === index && tenant.state === 'waiting',
  )
  await inParallel(waiting, parallel, async ([code, tenant]) => {
    await goesOn(job)
    await watch.nowAndThen()
    await releaseOne(job, code, tenant)
    await book.noted()
    onChange()
  })
}

async function staysHealthy(job: FleetJob, since: string, watch: Watch): Promise<void> {
  const until = Date.parse(since) + job.wait
  for (;;) {
    await goesOn(job)
    await watch.check()
    const left = until - Date.now()
    if (left <= 0) return
    await job.controls.wait(Math.min(left, paceOf(job.wait)))
  }
}

async function runStep(job: FleetJob, index: number): Promise<void> {
  const { book, onChange } = job
  const step = book.run.steps[index]
  if (!step || step.state === 'done') return
  await goesOn(job)
  await begin(job, index)
  const watch = new Watch(job, index)
  await releaseStep(job, index, watch)
  step.releasedAt ??= now()
  await book.save()
  onChange()
  await staysHealthy(job, step.releasedAt, watch)
  step.healthyAt = now()
  step.state = 'done'
  await book.save()
  onChange()
}

/** Carries a run out from where it is. Whoever runs it next finds what is written of it. */
export async function carryOut(job: FleetJob): Promise<RunEnd> {
  const { book } = job
  const { run } = book
  // The process that was taking it back did not come to its end.
  if (run.steps.some(({ state }) => state === 'stopped')) return await rollBackRun(job)
  try {
    for (const index of run.steps.keys()) await runStep(job, index)
    run.state = 'done'
    await book.save()
    return 'done'
  } catch (error) {
    if (error instanceof Halt && error.kind === 'stop') {
      const step = run.steps.findLast(({ startedAt }) => startedAt !== null) ?? run.steps[0]
      if (step) step.state = 'stopped'
      book.event('error', error.message)
      return await rollBackRun(job)
    }
    // Whoever has the run now would find that it is another.
    if (error instanceof CliError && error.code === 'run-taken-over') throw error
    const isLeft = error instanceof Halt && error.kind === 'leave'
    run.state = isLeft ? 'under-way' : 'paused'
    if (!(error instanceof Halt)) book.event('error', error instanceof Error ? error.message : String(error))
    await book.save()
    if (error instanceof Halt) return isLeft ? 'left' : 'paused'
    throw error
  }
}
