import { lstatSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#cli/lib/error-code.ts'
import { openMemo } from '#cli/lib/memo.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { fileStamp } from '#cli/terminal/file-stamp.ts'

/** A link that leads nowhere and a file that may not be looked at are there: reading them says what is wrong. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch (error) {
    return errorCode(error) === 'EACCES'
  }
}

/** Whether there is a tenant of that code: the same as to ask the list of all, which takes long where there are many. */
export function isTenantCode(tenantsDir: string, code: string): boolean {
  if (code.startsWith('.') || /[/\\\0]/.test(code) || !isThere(join(tenantsDir, code, 'tenant.json'))) return false
  // Where the file system takes no heed of case, a folder is there under names that it does not have.
  return foldersOf(tenantsDir).has(code)
}

const folders = openMemo<ReadonlySet<string>>(4)

function foldersOf(tenantsDir: string): ReadonlySet<string> {
  return folders(`${tenantsDir} ${fileStamp(tenantsDir)}`, () => new Set(readdirSync(tenantsDir)))
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
