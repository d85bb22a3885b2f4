import { join } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import type { SiteManifest } from '#cli/site-files/manifest.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Workspace } from '../run/workspace.ts'
import type { BuildReason } from './reasons.ts'
import type { BuildStep } from './steps.ts'

/** One tenant's line in the report of a build; `livery build --json` prints it as it is. */
export interface BuiltTenant {
  code: string
  ok: boolean
  outDir: string
  profile: string | null
  ms: number
  /** The site that stood there was what its inputs give, and was left as it was. */
  cached: boolean
  /** Published out of the store, where another build had put it whole. */
  shared: boolean
  files: number
  bytes: number
  initialJs: { raw: number; brotli: number }
  diagnostics: readonly Diagnostic[]
  /** What its time went into; empty where it was left as it was, or failed. */
  steps: readonly BuildStep[]
  /** Why it was not left as it was; empty where it was. */
  reasons: readonly BuildReason[]
}

interface Place {
  workspace: Workspace
  outDir: string
  code: string
}

export function notBuilt({ workspace, outDir, code }: Place, diagnostics: readonly Diagnostic[], ms = 0): BuiltTenant {
  return {
    code,
    ok: false,
    outDir: shownPath(workspace.cwd, join(outDir, code)),
    profile: null,
    ms,
    cached: false,
    shared: false,
    files: 0,
    bytes: 0,
    initialJs: { raw: 0, brotli: 0 },
    diagnostics,
    steps: [],
    reasons: [],
  }
}

/** What is reported of a site that stands in its place. */
export interface PublishedSite extends Pick<SiteManifest, 'profile' | 'inputs' | 'warnings' | 'initialJs'> {
  files: number
  bytes: number
}

export function aboutSite({ profile, inputs, warnings, initialJs, files: listed }: SiteManifest): PublishedSite {
  let files = 1
  let bytes = 0
  for (const path in listed) {
    files += 1
    bytes += listed[path]?.bytes ?? 0
  }
  return { profile, inputs, warnings, initialJs, files, bytes }
}

export function builtAs(
  { workspace, outDir, code }: Place,
  { profile, initialJs, files, bytes }: PublishedSite,
  reported: Pick<BuiltTenant, 'diagnostics' | 'ms'> & Partial<Pick<BuiltTenant, 'cached' | 'shared' | 'steps'>>,
): BuiltTenant {
  return {
    code,
    ok: true,
    outDir: shownPath(workspace.cwd, join(outDir, code)),
    profile,
    cached: false,
    shared: false,
    files,
    bytes,
    initialJs,
    steps: [],
    reasons: [],
    ...reported,
  }
}
