import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { nearest } from '#cli/lib/nearest.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { listTenantCodes } from './tenant-codes.ts'

const fileName = 'tenant.json'

/** A file that was meant to be the folder's tenant.json: "tenants.json", "Tenant.json", "tenant.json.txt". */
function misnamedFile(dir: string): string | null {
  const names = readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  return nearest(fileName, names) ?? names.find((name) => name.toLowerCase().startsWith('tenant.')) ?? null
}

function strayFinding(dir: string, shown: string, code: string): Diagnostic[] {
  const wrong = misnamedFile(dir)
  if (wrong === null) return []
  return [
    {
      tenant: code,
      file: `${shown}/${wrong}`,
      line: 1,
      column: 1,
      severity: 'error',
      code: 'misnamed-file',
      message: `The folder has no ${fileName}, so "${code}" is no tenant`,
      suggestion: `Rename ${wrong} to ${fileName}.`,
    },
  ]
}

/** Folders that would be tenants but for the name of their file: nobody else would miss them. */
export function strayFolders({ cwd, tenantsDir }: { cwd: string; tenantsDir: string }): Diagnostic[] {
  const codes = new Set(listTenantCodes(tenantsDir))
  return readdirSync(tenantsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !codes.has(entry.name))
    .flatMap(({ name }) => strayFinding(join(tenantsDir, name), shownPath(cwd, join(tenantsDir, name)), name))
}
