import { dirname } from 'node:path'
import { generateKeys } from '#cli/keys/keys.ts'
import { buildForRelease } from '#cli/release/build.ts'
import { allowedChecks, openReleaseChecks } from '#cli/release/checks.ts'
import { isFolderAddress, openTarget } from '#cli/release/open/open-target.ts'
import { builtSiteDir, publicKeysOf, requireMerchantCode, requireTarget, signingKeyOf } from '#cli/release/place.ts'
import { confirmHint, confirmMessage, planLines, refusal, releaseReport } from '#cli/release/report.ts'
import { installedHere, revisionsOf } from '#cli/release/revision.ts'
import type { ReleaseTarget } from '#cli/release/target.ts'
import { type ReleaseOutcome, type ReleaseRequest, releaseTenant } from '#cli/release/tenant.ts'
import { outputFolder, sitesFolder } from '#cli/run/guarded.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import { type Output, openOutput } from '#cli/terminal/output.ts'
import { findingLines } from '#cli/verify/finding-lines.ts'

export interface ReleaseOptions extends WorkspaceOptions {
  to?: string
  out: string
  asBuilt?: boolean
  key?: string
  publicKey?: string[]
  unsigned?: boolean
  confirm?: string
  dryRun?: boolean
  again?: boolean
  allow?: string[]
  keepAssets: string
  prune?: string
  wait?: string
  json?: boolean
}

function wholeNumber(name: string, text: string, least: number): number {
  const number = Number(text)
  if (/^\d{1,6}$/.test(text) && number >= least) return number
  throw new CliError('bad-number', `--${name} takes a whole number, not "${text}"`, {
    hint: `Use ${least} or more.`,
    exitCode: 2,
  })
}

interface Asked {
  tenant: string
  options: ReleaseOptions
  output: Output
}

function requestOf(workspace: Workspace, target: ReleaseTarget, { tenant, options, output }: Asked): ReleaseRequest {
  const siteDir = builtSiteDir(workspace, options.out, tenant)
  const allow = allowedChecks(options.allow ?? [])
  return {
    tenant,
    at: target.tenant(tenant),
    siteDir,
    verify: () => openReleaseChecks(workspace, { outDir: dirname(siteDir), allow })(tenant),
    shownSite: `${options.out}/${tenant}`,
    key: signingKeyOf(workspace, options),
    trusted: publicKeysOf(workspace, options.publicKey),
    revision: options.asBuilt ? { product: null, tenants: null } : revisionsOf(workspace),
    installed: options.asBuilt ? undefined : installedHere(workspace),
    keepAssets: wholeNumber('keep-assets', options.keepAssets, 0),
    prune: options.prune === undefined ? undefined : wholeNumber('prune', options.prune, 1),
    confirm: options.confirm,
    isDryRun: options.dryRun ?? false,
    isAgain: options.again ?? false,
    wait: wholeNumber('wait', (options.wait ?? '60').replace(/s$/, ''), 0) * 1000,
    onWait: () => output.line(`Another release of "${tenant}" is under way; waiting for it.`),
  }
}

function report(
  output: Output,
  { request, outcome, ms }: { request: ReleaseRequest; outcome: ReleaseOutcome; ms: number },
): void {
  const { state, plan } = outcome
  output.json(releaseReport(request, outcome, ms))
  if (state === 'unchanged') {
    output.note(`${plan.place.tenant}: ${plan.previous} is live and the same, byte for byte; nothing was released.`)
    return
  }
  for (const line of findingLines(outcome.checks?.refused ?? [])) output.line(line)
  for (const line of planLines(request, outcome)) output.note(line)
  if (state === 'released') output.note(`Live in ${(ms / 1000).toFixed(1)} s.`)
  if (state === 'planned') output.note('Nothing was changed: --dry-run.')
  const refused = outcome.checks?.refused ?? []
  if (refused.length > 0) {
    const { message, hint } = refusal(plan.place.tenant, refused)
    process.stderr.write(`livery: ${message}\n  ${hint}\n`)
  }
  if (state !== 'confirm-needed') return
  process.stderr.write(`livery: ${confirmMessage(plan.place.tenant)}\n  ${confirmHint(request)}\n`)
}

/** Releases one tenant: builds it unless told to take what is there, and makes it live. Gives the exit code. */
export async function release(tenant: string, options: ReleaseOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const to = requireTarget(options.to)
  requireMerchantCode(tenant)
  const target = await openTarget(workspace, to)
  return await releaseTo(workspace, target, { tenant, options, output }).finally(() => target.close())
}

async function releaseTo(workspace: Workspace, target: ReleaseTarget, asked: Asked): Promise<number> {
  const startedAt = performance.now()
  const { tenant, options, output } = asked
  const request = requestOf(workspace, target, asked)
  if (isFolderAddress(target.address)) sitesFolder(workspace, { option: '--to', shown: target.address }, [tenant])
  if (!options.asBuilt) {
    const { isBuilt, diagnostics } = await buildForRelease(workspace, resolvePath(workspace.cwd, options.out), tenant)
    for (const block of formatDiagnostics(workspace, diagnostics)) output.line(`${block}\n`)
    if (!isBuilt) {
      output.json({ ok: false, state: 'not-built', tenant, diagnostics })
      output.line(`${tenant}: not built, and not released.`)
      return 1
    }
  }
  if (!options.dryRun) await target.requireWritable()
  const outcome = await releaseTenant(request)
  report(output, { request, outcome, ms: Math.round(performance.now() - startedAt) })
  if (outcome.checks && outcome.checks.refused.length > 0) return 1
  return outcome.state === 'confirm-needed' ? 2 : 0
}

/** Makes a pair of keys. Gives the exit code. */
export function keygen(file: string, options: WorkspaceOptions & { json?: boolean }): number {
  const output = openOutput(options.json ?? false)
  const made = generateKeys(outputFolder(openWorkspace(options), '<file>', file))
  output.json({ ok: true, ...made })
  if (!output.isJson) {
    output.line(`${made.privatePath}  signs releases: keep it secret, and out of the repository`)
    output.line(`${made.publicPath}  checks them: for every machine that rolls back (fingerprint ${made.fingerprint})`)
  }
  return 0
}
