import { dirname, join } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import type { LoadedTenant } from '#cli/tenant/load.ts'
import { schemaFindings } from '#cli/tenant/schema-findings.ts'
import { objectOf, readJsonSource } from '#cli/tenant/source/json-source.ts'
import { mergeSources } from '#cli/tenant/source/merge.ts'
import { containedPath } from '#cli/terminal/contained-file.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Workspace } from '../run/workspace.ts'

/** A tenant's demo.json, or that of the nearest tenant below it. */
export interface CheckedDemo {
  /** As parsed JSON; undefined where there is none, and where the sandbox must make up its own. */
  value: unknown
  /** Errors where the file is the tenant's own. What a base brings along and does not fit is a warning. */
  diagnostics: Diagnostic[]
}

/** Also what may not be looked at: reading it says why. */
function isThere(path: string): boolean {
  const found = containedPath(dirname(path), path)
  return typeof found === 'string' || found.kind !== 'missing'
}

/** It is for the sandbox alone; it is checked with the rest, so that a slip in it is found before something is served. */
export async function checkDemo(workspace: Workspace, loaded: LoadedTenant): Promise<CheckedDemo> {
  const path = loaded.layers.map((layer) => join(layer, 'demo.json')).findLast(isThere)
  if (path === undefined) return { value: undefined, diagnostics: [] }
  const { source, diagnostics } = readJsonSource({ tenant: loaded.code, file: shownPath(workspace.cwd, path), path })
  const value = objectOf(source)
  const findings = [...diagnostics]
  if (diagnostics.length === 0 && value !== undefined) {
    // All scenes that a banner can have come with it: only who has a demo.json waits for them.
    const { demoContent, demoIssues } = await import('#sandbox/merchants/demo/content.ts')
    const { tenant } = loaded
    const owner = tenant && {
      currency: tenant.currency,
      promotions: tenant.promotions,
      pointMall: tenant.features.pointMall,
      referral: tenant.features.referral,
    }
    const form = { schema: demoContent, file: 'demo.json', otherKeys: [] }
    const merged = mergeSources([{ source, value }])
    findings.push(...schemaFindings(merged, source, demoIssues(value, owner), form))
  }
  const isOwn = dirname(path) === loaded.dir
  return {
    value: findings.length === 0 ? value : undefined,
    diagnostics: isOwn ? findings : findings.map((finding) => ({ ...finding, severity: 'warning' })),
  }
}
