import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isBuiltSite } from '#cli/site-files/built-site.ts'
import { readSiteManifest } from '#cli/site-files/manifest.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type Sizes, sizesOf } from '#cli/verify/checks/budgets.ts'
import { openSite } from '#cli/verify/site/site.ts'
import { openFingerprints } from '../../fingerprint/fingerprint.ts'
import { resolvePath, type Workspace } from '../../run/workspace.ts'
import type { Comment, ProfileBytes, RouteChange } from './comment.ts'

/** Profiles whose bytes are measured, those of the most tenants first: each takes a second. */
const maxProfiles = 6

interface MeasureRequest {
  codes: readonly string[]
  /** Absolute: where the sites of these sources are. */
  sitesDir: string
  /** Absolute: where those of the base are; undefined where nobody has built them. */
  beforeDir: string | undefined
}

type Measured = Pick<Comment, 'bytes' | 'profilesLeft' | 'unbuilt'>

const sizesIn = (dir: string | undefined, code: string): Sizes | undefined =>
  dir !== undefined && isBuiltSite(join(dir, code)) ? sizesOf(openSite(code, join(dir, code))) : undefined

const starts = [
  ['JavaScript before the page answers', 'initialJs'],
  ['styles of the page', 'initialCss'],
  ['the largest page', 'html'],
  ['fonts of the page', 'fonts'],
] as const

/** Routes by their chunks' names; those of one name are one route. */
function byName(sizes: Sizes | undefined): Map<string, number> {
  const found = new Map<string, number>()
  for (const { name, js, css } of sizes?.routes ?? []) found.set(name, (found.get(name) ?? 0) + js + css)
  return found
}

function routeChanges(before: Sizes | undefined, after: Sizes): RouteChange[] {
  const [was, is] = [byName(before), byName(after)]
  return [...new Set([...is.keys(), ...was.keys()])].map((name) => ({
    name,
    before: was.get(name) ?? null,
    after: is.get(name) ?? null,
  }))
}

function bytesOf({ sitesDir, beforeDir }: MeasureRequest, codes: readonly string[]): ProfileBytes[] {
  const [code = ''] = codes.toSorted((a, b) => Number(isIn(beforeDir, b)) - Number(isIn(beforeDir, a)))
  const after = sizesIn(sitesDir, code)
  if (!after) return []
  const before = sizesIn(beforeDir, code)
  return [
    {
      code,
      tenants: codes.length,
      start: starts.map(([name, key]) => ({ name, before: before?.[key] ?? null, after: after[key] })),
      routes: routeChanges(before, after),
      isCompared: before !== undefined,
    },
  ]
}

/** The folder of the base's sites, absolute. @throws CliError (usage) where there is none */
export function sitesOfBase({ cwd }: Workspace, shown: string): string {
  const dir = resolvePath(cwd, shown)
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory()) return dir
  const hint = 'Name the folder that the sites of the base were built into, or leave --before out.'
  throw new CliError('no-such-folder', `There is no folder "${shown}" (--before)`, { hint, exitCode: 2 })
}

const isIn = (dir: string | undefined, code: string) => dir !== undefined && isBuiltSite(join(dir, code))

/**
 * Measures what tenants' sites load, once for those that share their code. A site counts only where it was built of what is
 * there now: of an older one the bytes would be somebody else's.
 */
export function measureBytes(workspace: Workspace, request: MeasureRequest): Measured {
  const { codes, sitesDir } = request
  const fingerprints = openFingerprints(workspace)
  const unbuilt: string[] = []
  const byProfile = new Map<string, string[]>()
  for (const code of codes) {
    const manifest = readSiteManifest(join(sitesDir, code))
    if (typeof manifest === 'string' || manifest.inputs !== fingerprints.of(code)?.inputs) unbuilt.push(code)
    else byProfile.set(manifest.profile, [...(byProfile.get(manifest.profile) ?? []), code])
  }
  const groups = [...byProfile.values()].toSorted((a, b) => b.length - a.length)
  return {
    bytes: groups.slice(0, maxProfiles).flatMap((group) => bytesOf(request, group)),
    profilesLeft: Math.max(0, groups.length - maxProfiles),
    unbuilt,
  }
}
