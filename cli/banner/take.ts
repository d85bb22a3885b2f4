import { join } from 'node:path'
import { type LoadedTenant, loadTenant } from '#cli/tenant/load.ts'
import { inFile } from '#cli/tenant/rules/folder.ts'
import { findingAt } from '#cli/tenant/rules/rule.ts'
import { type Diagnostic, isError } from '#cli/terminal/diagnostic.ts'
import { failureOf } from '#cli/terminal/failure.ts'
import type { Workspace } from '../run/workspace.ts'
import { collectBanners } from './collect.ts'
import { type Written, writeBanners } from './folder.ts'

/** The first banner of one tenant, as it now stands in the folder. */
export interface Taken extends Written {
  tenant: string
  /** Those that have a banner. */
  languages: string[]
  /** Those that have none. */
  without: string[]
}

/** What was taken, or why nothing was: then the tenant's folder is as it was. */
export type Outcome = { taken: Taken } | { diagnostics: Diagnostic[] }

/** The setting that a failure is about, where a tenant.json can put it right. */
function settingOf(code: string, from: string | undefined): string[] | undefined {
  if (code === 'foreign-picture') return ['gateway', 'imageHosts']
  return code.startsWith('gateway-') && from === undefined ? ['gateway', 'baseUrl'] : undefined
}

/** A failure as a finding of the tenant, so that the others go on. */
function findingOf(error: unknown, place: LoadedTenant & { cwd: string }, from: string | undefined): Diagnostic {
  const { code, message, hint } = failureOf(error)
  const setting = settingOf(code, from)
  const finding = { code, message, suggestion: hint }
  return setting ? findingAt(place, setting, finding) : inFile(place, join(place.dir, 'tenant.json'), finding)
}

/** Takes a tenant's first banner from its gateway, or from another: `from`, an origin. */
export async function takeBanner(workspace: Workspace, code: string, from: string | undefined): Promise<Outcome> {
  const loaded = loadTenant({ ...workspace, code })
  const { tenant, dir } = loaded
  if (!tenant) return { diagnostics: loaded.diagnostics.filter(isError) }
  try {
    const collected = await collectBanners(tenant, from ?? tenant.gateway.baseUrl)
    const written = writeBanners(workspace, dir, collected)
    const [languages, without] = [true, false].map((has) =>
      tenant.languages.supported.filter((language) => language in collected.banners === has),
    ) as [string[], string[]]
    return { taken: { tenant: code, languages, without, ...written } }
  } catch (error) {
    return { diagnostics: [findingOf(error, { ...loaded, cwd: workspace.cwd }, from)] }
  }
}
