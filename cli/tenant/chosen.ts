import { CliError } from '#cli/terminal/cli-error.ts'
import { requireCode, selectTenants } from './select.ts'
import { strayFolders } from './stray-folders.ts'
import { listTenantCodes } from './tenant-codes.ts'

/** Which tenants a command line names. */
export interface TenantChoice {
  tenant?: string[]
  all?: boolean
}

interface Place {
  cwd: string
  tenantsDir: string
}

/** A name that a folder has, and no tenant, is no misspelling of another tenant's. */
function explained(place: Place, name: string, error: unknown): unknown {
  const stray = strayFolders(place).find(({ tenant }) => tenant === name)
  if (!stray || !(error instanceof CliError)) return error
  const hint = stray.suggestion ?? ''
  return new CliError(error.code, `"${name}" is no tenant: ${stray.file} is not its tenant.json`, { hint, exitCode: 2 })
}

/** The codes that a command line names, all of them without a name. @throws CliError (usage) */
export function chosenTenants(place: Place, { tenant = [], all = false }: TenantChoice): string[] {
  const codes = listTenantCodes(place.tenantsDir)
  try {
    return selectTenants(codes, all ? [] : tenant)
  } catch (error) {
    throw tenant.reduce((reason, name) => explained(place, name, reason), error)
  }
}

/** The one tenant that a command line names. @throws CliError (usage) */
export function chosenTenant(place: Place, code: string): string {
  try {
    return requireCode(listTenantCodes(place.tenantsDir), code)
  } catch (error) {
    throw explained(place, code, error)
  }
}
