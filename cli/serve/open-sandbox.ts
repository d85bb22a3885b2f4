import type { ListedSite } from '#cli/serve/index-page/index-page.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { countDiagnostics, formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import type { Output } from '#cli/terminal/output.ts'
import { SandboxError } from '#sandbox/lib/sandbox-error.ts'
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts'
import { stateFolder } from '../run/guarded.ts'
import type { Workspace } from '../run/workspace.ts'
import { listedSite } from './listed-site.ts'
import { type LeftOutTenant, readableTenants } from './sandbox-merchants.ts'

export interface SandboxRun {
  sandbox: Sandbox
  sites: ListedSite[]
  /** Tenants that are not among them: something is wrong with their folder. */
  leftOut: readonly LeftOutTenant[]
}

/** @throws CliError for each SandboxError, which says the same. */
async function createOrExplain(options: SandboxOptions): Promise<Sandbox> {
  try {
    return await createSandbox(options)
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error
    const { code, message, hint, cause, isUsage } = error
    throw new CliError(code, message, { hint, cause, exitCode: isUsage ? 2 : 1 })
  }
}

/** More merchants than this are seeded as they are asked for: all at once takes longer than anyone waits for a preview. */
const maxSeededAtOnce = 12

/** Starts the sandbox with the tenants of a workspace (all that can be read, or those named) as its merchants. */
export async function openSandbox(
  workspace: Workspace,
  options: {
    data?: string | undefined
    reset?: boolean | undefined
    codes?: readonly string[]
    trustProxy?: readonly string[] | undefined
    log?: (line: string) => void
  },
): Promise<SandboxRun> {
  const { tenants, leftOut } = await readableTenants(workspace, options.codes)
  const sandbox = await createOrExplain({
    merchants: tenants.map(({ merchant }) => merchant),
    data: options.data === undefined ? null : stateFolder(workspace, '--data', options.data),
    reset: options.reset ?? false,
    seedsOnDemand: tenants.length > maxSeededAtOnce,
    trustedProxies: options.trustProxy,
    ...(options.log ? { log: options.log } : {}),
  })
  const sites = tenants.map((readable) =>
    listedSite(
      readable,
      sandbox.demoAccounts.filter((account) => account.merchant === readable.tenant.merchantCode),
    ),
  )
  return { sandbox, sites, leftOut }
}

/**
 * Says which tenants are not served, and what is wrong with each.
 * @throws CliError where no other is left; the sandbox is closed then.
 */
export function reportLeftOut(workspace: Workspace, output: Output, { sandbox, sites, leftOut }: SandboxRun): void {
  for (const { code, diagnostics } of leftOut) {
    for (const block of formatDiagnostics(workspace, diagnostics)) output.line(`${block}\n`)
    output.line(`${code} is not served: ${countDiagnostics(diagnostics)}.\n`)
  }
  if (sites.length > 0) return
  sandbox.close()
  const hint = leftOut.length === 0 ? 'Make one with "livery create".' : 'Fix what is said above.'
  throw new CliError('nothing-to-serve', 'There is no tenant that can be served', { hint })
}
