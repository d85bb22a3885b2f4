import { join } from 'node:path'
import { isRecord } from '#cli/lib/is-record.ts'
import { isSafePath } from '#cli/lib/safe-path.ts'
import { readContained } from '#cli/terminal/contained-file.ts'
import { defaultBudgets } from '#cli/verify/checks/default-budgets.ts'
import type { FleetSource, ReleaseName } from '../source.ts'

/** Whose site it is, for the eye. */
export interface TenantFacts {
  name: string
  domain: string | null
  /** Any CSS colour, as the tenant wrote it. */
  colour: string | null
  /** The text of its smallest drawing. */
  icon: string | null
  /** The most JavaScript of a first load, brotli bytes. */
  budget: number
}

/** A larger drawing is not shown: the page holds those of all tenants. */
const maxIconBytes = 4096
const maxTenantBytes = 200_000
/** A base stands on a base; more of them than this is a loop. */
const maxBases = 8

interface TenantFile {
  base: string | null
  name: string | null
  domain: string | null
  colour: string | null
  favicon: { dir: string; path: string } | null
  budget: number | null
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** What a tenant.json says of these facts; nothing is checked, since `validate` does that. */
function factsOf(value: Record<string, unknown>, dir: string): TenantFile {
  const brand = isRecord(value.brand) ? value.brand : {}
  const budgets = isRecord(value.budgets) ? value.budgets : {}
  const path = textOf(brand.favicon)
  return {
    base: textOf(value.extends),
    name: textOf(value.name),
    domain: Array.isArray(value.domains) ? textOf(value.domains[0]) : null,
    colour: textOf(brand.colour),
    favicon: path !== null && isSafePath(path) && path.endsWith('.svg') ? { dir, path } : null,
    budget: typeof budgets.initialJs === 'number' ? budgets.initialJs : null,
  }
}

function parsed(bytes: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'))
    return isRecord(value) ? value : null
  } catch {
    // `validate` says where it is broken; here the tenant goes without.
    return null
  }
}

/** Reads each file once, however many tenants stand on it. */
function openTenantFiles(tenantsDir: string): (code: string) => TenantFile | null {
  const files = new Map<string, TenantFile | null>()
  return (code) => {
    const known = files.get(code)
    if (known !== undefined) return known
    const dir = join(tenantsDir, code)
    const bytes = isSafePath(code) ? readContained(dir, join(dir, 'tenant.json'), maxTenantBytes) : null
    const value = bytes instanceof Uint8Array ? parsed(bytes) : null
    const file = value && factsOf(value, dir)
    files.set(code, file)
    return file
  }
}

function merged(own: TenantFile, fileOf: (code: string) => TenantFile | null): TenantFile {
  let all = own
  for (let steps = 0; all.base !== null && steps < maxBases; steps += 1) {
    const base = fileOf(all.base)
    if (!base) break
    all = {
      base: base.base,
      name: all.name ?? base.name,
      domain: all.domain,
      colour: all.colour ?? base.colour,
      favicon: all.favicon ?? base.favicon,
      budget: all.budget ?? base.budget,
    }
  }
  return all
}

const drawingOf = (bytes: unknown): string | null => {
  const text = bytes instanceof Uint8Array ? Buffer.from(bytes).toString('utf8') : ''
  return text.includes('<svg') && Buffer.byteLength(text) <= maxIconBytes ? text : null
}

/** What the release itself says, where its sources are not here: an app's name, its drawing. */
async function factsOfRelease(source: FleetSource, release: ReleaseName): Promise<TenantFacts> {
  const [paper, icon] = await Promise.all([
    source.readHead(release, 'site.webmanifest', 65_536),
    source.readHead(release, 'favicon.svg', maxIconBytes + 1),
  ])
  const value = paper ? parsed(paper) : null
  return {
    name: textOf(value?.name) ?? release.tenant,
    domain: null,
    colour: textOf(value?.theme_color),
    icon: drawingOf(icon),
    budget: defaultBudgets.initialJs,
  }
}

/** Tells tenants' names and looks: from their folder, else from what is live of them. */
export function openTenantFacts(
  tenantsDir: string,
  source: FleetSource,
): (tenant: string, live: string | null) => Promise<TenantFacts> {
  const fileOf = openTenantFiles(tenantsDir)
  const icons = new Map<string, string | null>()
  const iconOf = (place: { dir: string; path: string }): string | null => {
    const path = join(place.dir, place.path)
    if (!icons.has(path)) icons.set(path, drawingOf(readContained(place.dir, path, maxIconBytes)))
    return icons.get(path) ?? null
  }
  return async (tenant, live) => {
    const own = fileOf(tenant)
    if (!own && live !== null) return factsOfRelease(source, { tenant, id: live })
    const file = own && merged(own, fileOf)
    return {
      name: file?.name ?? tenant,
      domain: file?.domain ?? null,
      colour: file?.colour ?? null,
      icon: file?.favicon ? iconOf(file.favicon) : null,
      budget: file?.budget ?? defaultBudgets.initialJs,
    }
  }
}
