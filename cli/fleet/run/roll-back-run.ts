import { currentId } from '#cli/release/layout.ts'
import { rollBack } from '#cli/release/roll-back.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { FleetRun } from '../run-state.ts'
import { type FleetJob, inParallel } from './job.ts'

type Tenant = FleetRun['tenants'][string]
type Restorer = Pick<FleetJob, 'target' | 'book' | 'keys' | 'parallel' | 'onChange'>

/** Milliseconds that another release of a tenant is waited for. */
const wait = 60_000

/** Whether it was noted that the tenant had the release: one that failed may have it since, or could not go back. */
const hadIt = ({ state, release }: Tenant) =>
  state === 'released' || state === 'rolled-back' || (state === 'failed' && release !== null)

/** Tenants that the run may have changed: with one that was killed, more than it had noted. */
function touched({ steps, tenants }: FleetRun): [code: string, tenant: Tenant][] {
  return Object.entries(tenants).filter(([, tenant]) => {
    if (steps[tenant.step]?.startedAt == null) return false
    return tenant.state === 'waiting' || (hadIt(tenant) && tenant.state !== 'rolled-back')
  })
}

/** Whether a release is this run's: made live since it began, by a process that was killed before it noted that. */
async function isOfRun({ target, book }: Restorer, code: string, id: string): Promise<boolean> {
  const manifest = await target.manifest(code, id)
  const { created, key } = book.run
  return manifest !== undefined && manifest.key === key && Date.parse(manifest.created) >= Date.parse(created)
}

/** Gives whether the tenant had the release; what was live before is then live again. */
async function restore(job: Restorer, code: string, tenant: Tenant): Promise<boolean> {
  const at = job.target.tenant(code)
  return await at.withLock({ wait, onWait: () => undefined }, async () => {
    await at.refresh('papers')
    const live = currentId(at.place)
    if (live === tenant.previous) return tenant.state === 'released'
    const isNoted = tenant.state !== 'waiting'
    const isOwn = live !== null && (isNoted ? live === tenant.release : await isOfRun(job, code, live))
    if (!isOwn) {
      throw new CliError(
        'released-since',
        `${live ?? 'nothing'} is live, which this run did not release: left as it is`,
      )
    }
    tenant.release = live
    if (tenant.previous === null) await at.point(null)
    else {
      // It was live: whoever signed it, it is what was there before.
      const options = { at, keys: job.keys, takesUnsigned: true, isDryRun: false }
      await rollBack({ ...options, wanted: tenant.previous })
    }
    return true
  })
}

/**
 * Takes a run back: what was live before is live again with each tenant that has its release, after every byte of it
 * was checked. Goes on where a process that did so was killed.
 */
export async function rollBackRun(job: Restorer): Promise<'stopped'> {
  const { book, parallel, onChange } = job
  const { run } = book
  const codes = touched(run)
  const all = Object.keys(run.tenants).length
  const known = Object.values(run.tenants).filter(hadIt).length
  book.event('info', `stopped: ${known.toLocaleString('en')} of ${all.toLocaleString('en')} had it`)
  await book.save()
  onChange()
  let back = Object.values(run.tenants).filter(({ state }) => state === 'rolled-back').length
  let had = back
  await inParallel(codes, parallel, async ([code, tenant]) => {
    try {
      if (await restore(job, code, tenant)) {
        had += 1
        back += 1
        Object.assign(tenant, { state: 'rolled-back', at: new Date().toISOString() })
      }
    } catch (error) {
      if (!(error instanceof CliError)) throw error
      had += 1
      Object.assign(tenant, { state: 'failed', at: new Date().toISOString(), reason: error.message })
    }
    await book.noted()
    onChange()
  })
  run.state = 'stopped'
  const isAll = back === had
  book.event(
    isAll ? 'good' : 'error',
    `${back.toLocaleString('en')} of ${had.toLocaleString('en')} back on what was live before, checked by hash`,
  )
  await book.save()
  return 'stopped'
}
