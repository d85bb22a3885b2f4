import { withLock } from '#cli/release/lock.ts'
import { inWords } from '#cli/release/make.ts'
import { requireReleases, requireTarget, trustedKeysOf } from '#cli/release/place.ts'
import { requireSoundPlace } from '#cli/release/preflight.ts'
import { rollBack } from '#cli/release/roll-back.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
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

/** Makes an earlier release live again, checked to the last byte. Gives the exit code. */
export async function rollback(tenant: string, wanted: string | undefined, options: RollbackOptions): Promise<number> {
  const startedAt = performance.now()
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const place = requireReleases(workspace, requireTarget(options.to), tenant)
  const keys = trustedKeysOf(workspace, options.publicKey)
  const isDryRun = options.dryRun ?? false
  const request = { place, wanted, keys, takesUnsigned: options.unsigned ?? false, isDryRun }
  const onWait = () => output.line(`A release of "${tenant}" is under way; waiting for it.`)
  const run = async () => {
    requireSoundPlace(place)
    return rollBack(request)
  }
  const done = await (isDryRun ? run() : withLock(place, { wait, onWait }, run)).catch((error: unknown) => {
    throw inWords(error)
  })
  const ms = Math.round(performance.now() - startedAt)
  output.json({ ok: true, tenant, ...done, isDryRun, ms })
  if (done.from === done.to) output.note(`${tenant}: ${done.to} is live already, and whole.`)
  else if (isDryRun) output.note(`${tenant}: ${done.to} is whole and would replace ${done.from}. Nothing was changed.`)
  else output.note(`${tenant}: ${done.to} is live again in place of ${done.from}, in ${ms} ms.`)
  return 0
}
