import { join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { readContained } from '#cli/terminal/contained-file.ts'
import type { LoadedTenant } from './load.ts'
import { maxAssetBytes } from './rules/asset-content.ts'
import { originOf } from './source/merge.ts'
import type { Tenant } from './tenant.ts'

export type BrandFile = 'logo' | 'favicon'

/** The folder of whichever tenant.json named the drawing. Absolute. */
const dirOf = (loaded: LoadedTenant, key: BrandFile) => originOf(loaded.merged, ['brand', key])?.dir ?? loaded.dir

/** Absolute path of one of the brand's drawings. */
export function brandFile(loaded: LoadedTenant, tenant: Tenant, key: BrandFile): string {
  return join(dirOf(loaded, key), tenant.brand[key])
}

/** The text of a drawing; null where it cannot be read, which the check of the tenant says. */
export function findBrandFile(loaded: LoadedTenant, tenant: Tenant, key: BrandFile): string | null {
  const bytes = readContained(dirOf(loaded, key), brandFile(loaded, tenant, key), maxAssetBytes)
  return bytes instanceof Uint8Array ? bytes.toString('utf8') : null
}

/** The text of a drawing of a sound tenant. @throws CliError where it is gone since. */
export function readBrandFile(loaded: LoadedTenant, tenant: Tenant, key: BrandFile): string {
  const text = findBrandFile(loaded, tenant, key)
  if (text !== null) return text
  const hint = `Run "livery validate --tenant ${loaded.code}".`
  throw new CliError('no-drawing', `${brandFile(loaded, tenant, key)} cannot be read`, { hint })
}
