import { join } from 'node:path'
import type { LoadedTenant } from './load.ts'
import { originOf } from './merge.ts'
import type { Tenant } from './tenant.ts'

/** Absolute paths of the brand's drawings: in the folder of whichever tenant.json named them. */
export function brandFiles(loaded: LoadedTenant, tenant: Tenant): { logo: string; favicon: string } {
  const resolve = (key: 'logo' | 'favicon') =>
    join(originOf(loaded.merged, ['brand', key])?.dir ?? loaded.dir, tenant.brand[key])
  return { logo: resolve('logo'), favicon: resolve('favicon') }
}
