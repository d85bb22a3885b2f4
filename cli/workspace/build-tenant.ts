import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashPaths, sha256 } from '#cli/bundle/hash.ts'
import { type Profile, profileOf } from '#cli/bundle/profile.ts'
import { initialSize, publishSite, recover, type SiteManifest } from '#cli/bundle/publish/publish.ts'
import type { Store } from '#cli/bundle/publish/store.ts'
import type { Specialised } from '#cli/bundle/specialise.ts'
import { type StampInput, stampSite } from '#cli/bundle/stamp/stamp.ts'
import { shownPath } from '#cli/tenant/shown-path.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { CheckedTenant } from './check-tenant.ts'
import { stampInputOf } from './site-input.ts'
import type { Workspace } from './workspace.ts'

/** One tenant's line in the report of a build; `livery build --json` prints it as it is. */
export interface BuiltTenant {
  code: string
  ok: boolean
  outDir: string
  profile: string | null
  ms: number
  cached: boolean
  files: number
  bytes: number
  initialJs: { raw: number; brotli: number }
  diagnostics: readonly Diagnostic[]
}

export interface BuildContext {
  workspace: Workspace
  outDir: string
  store: Store
  /** Compiles a profile, or gives the one that is there; the same promise for the same profile. */
  specialise(profile: Profile): Promise<Specialised>
}

/** What the stamp itself is made of: a changed tool stamps again. */
let toolHash: string | undefined

function inputsHash(workspace: Workspace, key: string, input: StampInput): string {
  toolHash ??= hashPaths(workspace.root, ['cli/bundle/stamp', 'cli/bundle/publish'])
  return sha256(JSON.stringify([toolHash, key, input]))
}

/** The published site if it was made from the same inputs and every file is still there in its size. */
function publishedAlready(target: string, inputs: string): SiteManifest | undefined {
  const path = join(target, 'livery.json')
  if (!existsSync(path)) return undefined
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as SiteManifest
  if (manifest.inputs !== inputs) return undefined
  const isWhole = Object.entries(manifest.files).every(([name, { bytes }]) => {
    const file = join(target, name)
    return existsSync(file) && statSync(file).size === bytes
  })
  return isWhole ? manifest : undefined
}

function refused(context: BuildContext, checked: CheckedTenant, startedAt: number): BuiltTenant {
  return {
    code: checked.loaded.code,
    ok: false,
    outDir: shownPath(context.workspace.cwd, join(context.outDir, checked.loaded.code)),
    profile: null,
    ms: Math.round(performance.now() - startedAt),
    cached: false,
    files: 0,
    bytes: 0,
    initialJs: { raw: 0, brotli: 0 },
    diagnostics: checked.diagnostics,
  }
}

/** Builds one tenant that was checked. Findings leave its previous output as it was; only faults of the tool throw. */
export async function buildTenant(context: BuildContext, checked: CheckedTenant): Promise<BuiltTenant> {
  const startedAt = performance.now()
  const { workspace, store } = context
  const { tenant, code } = checked.loaded
  if (!tenant || !checked.isSound) return refused(context, checked, startedAt)
  const profile = profileOf(tenant)
  const made = await context.specialise(profile)
  const input = await stampInputOf(workspace, checked, tenant, profile)
  const inputs = inputsHash(workspace, made.key, input)
  const target = join(context.outDir, code)
  recover(target)
  let manifest = publishedAlready(target, inputs)
  const wasCached = manifest !== undefined
  if (!manifest) {
    const files = stampSite(made, input)
    const initialJs = await initialSize(files, made.template.initialJs, store)
    manifest = await publishSite({
      files,
      store,
      target,
      manifest: { merchantCode: code, profile: profile.id, inputs, inputParts: {}, initialJs },
    })
  }
  const sizes = Object.values(manifest.files).map((file) => file.bytes)
  return {
    code,
    ok: true,
    outDir: shownPath(workspace.cwd, target),
    profile: profile.id,
    ms: Math.round(performance.now() - startedAt),
    cached: wasCached,
    files: sizes.length + 1,
    bytes: sizes.reduce((sum, bytes) => sum + bytes, 0),
    initialJs: manifest.initialJs,
    diagnostics: checked.diagnostics,
  }
}
