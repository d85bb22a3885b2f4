import { join } from 'node:path'
import type { Profile } from '#cli/bundle/profile.ts'
import { openStore } from '#cli/bundle/publish/store.ts'
import { hashSources, type Specialised, specialise } from '#cli/bundle/specialise.ts'
import { type BuildContext, type BuiltTenant, buildTenant } from './build-tenant.ts'
import { checkTenant } from './check-tenant.ts'
import { type DomainClaims, domainFindings, readDomainClaims } from './check-together.ts'
import type { Workspace } from './workspace.ts'

function openBuild(workspace: Workspace, outDir: string): BuildContext {
  const compiled = new Map<string, Promise<Specialised>>()
  let sources: string | undefined
  // Vite runs one at a time: two at once on two cores are no faster, and take twice the memory.
  let last: Promise<unknown> = Promise.resolve()
  return {
    workspace,
    outDir,
    store: openStore(join(workspace.cacheDir, 'store')),
    specialise(profile: Profile) {
      const known = compiled.get(profile.id)
      if (known) return known
      const hash = sources ?? hashSources(workspace.root)
      sources = hash
      const place = { cwd: workspace.root, cacheDir: workspace.cacheDir }
      const next = last.then(() => specialise({ ...place, profile, sources: hash }))
      last = next.catch(() => undefined)
      compiled.set(profile.id, next)
      return next
    },
  }
}

/** A builder of single tenants that share one store and one compilation a profile. */
export function openBuilder(workspace: Workspace, outDir: string): (code: string) => Promise<BuiltTenant> {
  const context = openBuild(workspace, outDir)
  let claims: DomainClaims | undefined
  return async (code) => {
    const checked = await checkTenant(workspace, code)
    claims ??= readDomainClaims(workspace)
    const taken = domainFindings(claims, checked.loaded)
    const diagnostics = [...checked.diagnostics, ...taken]
    return buildTenant(context, { ...checked, diagnostics, isSound: checked.isSound && taken.length === 0 })
  }
}
