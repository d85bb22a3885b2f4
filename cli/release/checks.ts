import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { didYouMean } from '#cli/lib/nearest.ts'
import type { ReleaseManifest } from '#cli/release/manifest.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type CheckName, checkNames, type Finding } from '#cli/verify/site/finding.ts'
import type { Workspace } from '../run/workspace.ts'
import type { VerifiedTenant } from '../verify/verify.ts'

/** Comparing builds takes as long as building: `livery verify --thorough` and `--profiles` do it. */
const builds: readonly CheckName[] = ['same', 'engines']

const releaseCheckNames = checkNames.filter((name) => !builds.includes(name))

/** What the checks said of a site that is to go live. */
export interface ReleaseChecks {
  /** As release.json has it. */
  record: NonNullable<ReleaseManifest['checks']>
  /** Of checks that were not allowed to fail: the site does not go live. */
  refused: readonly Finding[]
  /** Of those that were. */
  allowed: readonly Finding[]
}

/** The checks that `--allow` names. @throws CliError (usage) for a name that is none. */
export function allowedChecks(names: readonly string[]): CheckName[] {
  return names.map((name) => {
    const known = releaseCheckNames.find((check) => check === name)
    if (known) return known
    const hint = didYouMean(name, releaseCheckNames) ?? `The checks are: ${releaseCheckNames.join(', ')}.`
    throw new CliError('no-such-check', `There is no check "${name}" to allow`, { hint, exitCode: 2 })
  })
}

/** What the tenant's own folder says of what is still open. */
function openInFolder(workspace: Workspace, code: string): Finding[] {
  const { diagnostics } = loadTenant({ ...workspace, code })
  return diagnostics
    .filter((finding) => finding.code === 'not-filled-in')
    .map((finding) => ({ ...finding, check: 'placeholders', severity: 'error', offset: null }))
}

const isHere = (workspace: Workspace, code: string) =>
  existsSync(join(workspace.tenantsDir, code, 'tenant.json')) && loadTenant({ ...workspace, code }).tenant !== null

type Verify = (code: string) => Promise<VerifiedTenant>

/** What each way needs is loaded for it alone: releasing what another machine built does without the builder. */
function openVerify(workspace: Workspace, outDir: string): { alone: Verify; withFolder: Verify } {
  let opened: Promise<(code: string) => VerifiedTenant> | undefined
  const open = async () => {
    const [{ openVerifier }, { gateChunks }] = await Promise.all([
      import('../verify/verify.ts'),
      import('../verify/modules.ts'),
    ])
    const chunks = await gateChunks(workspace)
    const verifier = openVerifier({ workspace, outDir, names: releaseCheckNames, chunks })
    return (code: string) => verifier.verify(code)
  }
  return {
    alone: async (code) => (await import('../verify/alone.ts')).verifyAlone(workspace, join(outDir, code), code),
    async withFolder(code) {
      opened ??= open()
      return (await opened)(code)
    },
  }
}

/**
 * What `livery verify` says of built sites, and what of them is still open. Where the tenant's folder is not here, the
 * checks that need it are skipped, and the record says so. What all tenants' checks need is read once.
 */
export function openReleaseChecks(
  workspace: Workspace,
  { outDir, allow }: { outDir: string; allow: readonly CheckName[] },
): (code: string) => Promise<ReleaseChecks> {
  const verify = openVerify(workspace, outDir)
  const isAllowed = ({ check }: Finding) => allow.includes(check)
  return async (code) => {
    const here = isHere(workspace, code)
    const { findings: found, checks } = await (here ? verify.withFolder(code) : verify.alone(code))
    const findings = [...found, ...(here ? openInFolder(workspace, code) : [])]
    const ran = checks.map(({ check }) => check)
    const failed = new Set(findings.map(({ check }) => check))
    return {
      record: {
        passed: ran.filter((name) => !failed.has(name)),
        allowed: [...new Set(allow)].map((check) => ({
          check,
          findings: findings.filter((finding) => finding.check === check).length,
        })),
        skipped: releaseCheckNames.filter((name) => !ran.includes(name)),
      },
      refused: findings.filter((finding) => !isAllowed(finding)),
      allowed: findings.filter(isAllowed),
    }
  }
}
