import { join } from 'node:path'
import { objectOf, readJsonSource } from './source/json-source.ts'
import { listTenantCodes } from './tenant-codes.ts'

/** The tenants whose own files extend another. */
export function codesExtending({ tenantsDir }: { tenantsDir: string }, base: string): string[] {
  return listTenantCodes(tenantsDir).filter((code) => {
    const path = join(tenantsDir, code, 'tenant.json')
    return objectOf(readJsonSource({ tenant: code, file: path, path }).source)?.extends === base
  })
}
