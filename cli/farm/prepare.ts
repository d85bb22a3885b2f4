import { join } from 'node:path'
import { openStore } from '#cli/store/store.ts'
import type { BuildSetup } from '../build/jobs.ts'
import { prepareFor } from '../build/prepare.ts'
import type { TenantJob } from '../build/tenant.ts'
import { openFingerprints } from '../fingerprint/fingerprint.ts'
import type { Workspace } from '../run/workspace.ts'
import type { PlannedTenant } from './job.ts'

/**
 * Compiles what all tenants' code comes from, and what renders first paints on this machine, unless they are there. Gives
 * the hash of the latter; null where no tenant needs it, or where a signal came between.
 */
export async function prepareTenants(
  setup: BuildSetup,
  tenants: readonly PlannedTenant[],
  onPrepare: (isRunning: boolean) => void,
): Promise<string | null> {
  const fingerprints = openFingerprints(setup.workspace)
  const jobs = tenants.map(
    ({ code }): TenantJob => ({
      kind: 'tenant',
      code,
      fingerprint: fingerprints.of(code),
      clashes: [],
      isPublished: null,
    }),
  )
  const store = openStore(join(setup.workspace.cacheDir, 'store'))
  const { firstPaint } = await prepareFor({ jobs, store, setup, onPrepare })
  await store.settled()
  return firstPaint
}

/** What others make while a worker runs, and what is worth a question each: the code of a profile. */
const asksAnew = ['profile', 'code-template', 'prepared']

export const setupOf = (workspace: Workspace, outDir: string, firstPaint: string | null): BuildSetup => ({
  workspace,
  outDir,
  engine: 'specialise',
  firstPaint,
  packages: openFingerprints(workspace).installed(),
  asksAnew,
})
