import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'

/** A link that leads nowhere and a file that may not be looked at are there: reading them says what is wrong. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EACCES'
  }
}

/** The codes of all tenants: each folder of `tenantsDir` with a tenant.json, in alphabetical order; hidden ones not. */
export function listTenantCodes(tenantsDir: string): string[] {
  if (!statSync(tenantsDir, { throwIfNoEntry: false })?.isDirectory()) {
    throw new CliError('no-tenants-folder', `There is no folder "${tenantsDir}"`, {
      hint: 'Name the folder that holds the tenants with --tenants.',
      exitCode: 2,
    })
  }
  return readdirSync(tenantsDir)
    .filter((name) => !name.startsWith('.') && isThere(join(tenantsDir, name, 'tenant.json')))
    .sort()
}
