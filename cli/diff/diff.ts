import { statSync } from 'node:fs'
import { join } from 'node:path'
import { compareSides, type Difference } from '#cli/diff/compare/compare.ts'
import type { Side } from '#cli/diff/compare/side.ts'
import { isBuiltSite, readBuiltSite } from '#cli/site-files/built-site.ts'
import { chosenTenant } from '#cli/tenant/chosen.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { resolvePath, type Workspace } from '../run/workspace.ts'
import { findRelease, siteSide, tenantSide } from './read-sides.ts'
import { atRevision, requirePast } from './since.ts'

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** What is compared may be a tenant's code or a folder with a built site. */
async function sideOf(workspace: Workspace, name: string, outDir: string): Promise<Side> {
  const dir = resolvePath(workspace.cwd, name)
  if (/[\\/]/.test(name) && isFolder(dir) && isBuiltSite(dir)) {
    return siteSide(workspace, dir, { name, hasOrigins: false })
  }
  return tenantSide(workspace, name, outDir)
}

/** Compares two tenants as their folders say they are, with the files of their built sites. */
export async function diffTenants(
  workspace: Workspace,
  { a, b }: { a: string; b: string },
  outDir: string,
): Promise<Difference> {
  return compareSides(await sideOf(workspace, a, outDir), await sideOf(workspace, b, outDir))
}

/** Compares a tenant's built site with one that was released: from that to this. */
export function diffRelease(workspace: Workspace, code: string, release: string, outDir: string): Difference {
  chosenTenant(workspace, code)
  const built = join(outDir, code)
  if (!isBuiltSite(built)) {
    throw new CliError('not-built', `"${code}" is not built`, { hint: `Run "livery build --tenant ${code}" first.` })
  }
  const dir = findRelease(workspace, release, code)
  const released = readBuiltSite(dir).manifest.merchantCode
  if (released !== code) {
    const hint = 'Name a release of the same tenant.'
    throw new CliError('other-tenant', `"${release}" is a release of "${released}"`, { hint, exitCode: 2 })
  }
  return compareSides(
    siteSide(workspace, dir, { name: release, hasOrigins: false }),
    siteSide(workspace, built, { name: `${code}, as built`, hasOrigins: true }),
  )
}

/** Compares a tenant's folder, and the tokens and strings it shares, with what they were at a revision. */
export async function diffSince(workspace: Workspace, code: string, revision: string): Promise<Difference> {
  const now = await tenantSide(workspace, code, workspace.cacheDir)
  const before = await atRevision(workspace, revision, async (past) => {
    requirePast(past, code, revision)
    return tenantSide(past, code, past.cacheDir)
  })
  const difference = compareSides({ ...before, name: `${code} at ${revision}`, files: null }, { ...now, files: null })
  // What was built then is nowhere: nothing is missing.
  return { ...difference, unbuilt: [] }
}
