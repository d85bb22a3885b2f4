import { inWords } from '#cli/release/make.ts'
import { openTarget } from '#cli/release/open/open-target.ts'
import { requireReleases, requireTarget, trustedKeysOf } from '#cli/release/place.ts'
import { type RolledBack, rollBack } from '#cli/release/roll-back.ts'
import type { ReleaseTarget } from '#cli/release/target.ts'
import { openWorkspace, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface RollbackOptions extends WorkspaceOptions {
  to?: string
  publicKey?: string[]
  unsigned?: boolean
  dryRun?: boolean
  json?: boolean
}

/** Milliseconds that a rollback waits for a release that is under way. */
const wait = 10_000

interface Wanted {
  tenant: string
  wanted: string | undefined
  options: RollbackOptions
  onWait: () => void
}

async function rolledBack(workspace: Workspace, target: ReleaseTarget, asked: Wanted): Promise<RolledBack> {
  const { tenant, wanted, options, onWait } = asked
  const at = await requireReleases(target, tenant)
  const keys = trustedKeysOf(workspace, options.publicKey)
  const isDryRun = options.dryRun ?? false
  if (!isDryRun) await target.requireWritable()
  const run = async () => {
    at.requireSound()
    await at.refresh('papers')
    return rollBack({ at, wanted, keys, takesUnsigned: options.unsigned ?? false, isDryRun })
  }
  return await (isDryRun ? run() : at.withLock({ wait, onWait }, run)).catch((error: unknown) => {
    throw inWords(error)
  })
}

/** Makes an earlier release live again, checked to the last byte. Gives the exit code. */
export async function rollback(tenant: string, wanted: string | undefined, options: RollbackOptions): Promise<number> {
  const startedAt = performance.now()
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const isDryRun = options.dryRun ?? false
  const onWait = () => output.line(`A release of "${tenant}" is under way; waiting for it.`)
  const target = await openTarget(workspace, requireTarget(options.to))
  const done = await rolledBack(workspace, target, { tenant, wanted, options, onWait }).finally(() => target.close())
  const ms = Math.round(performance.now() - startedAt)
  output.json({ ok: true, tenant, ...done, isDryRun, ms })
  if (done.from === done.to) output.note(`${tenant}: ${done.to} is live already, and whole.`)
  else if (isDryRun) output.note(`${tenant}: ${done.to} is whole and would replace ${done.from}. Nothing was changed.`)
  else output.note(`${tenant}: ${done.to} is live again in place of ${done.from}, in ${ms} ms.`)
  return 0
}
