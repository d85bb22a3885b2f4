import colours from 'picocolors'
import { profileOf } from '#cli/bundle/profile.ts'
import { listTenantCodes, loadTenant } from '#cli/tenant/load.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/workspace/workspace.ts'

export interface ListOptions extends WorkspaceOptions {
  json?: boolean
}

/** Lists the tenants of the folder; one that cannot be read stands with nulls, and makes the exit code 1. */
export async function list(options: ListOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const rows = listTenantCodes(workspace.tenantsDir).map((code) => {
    const { tenant } = loadTenant({ ...workspace, code })
    return {
      code,
      name: tenant?.name ?? null,
      default: tenant?.languages.default ?? null,
      languages: tenant?.languages.supported ?? [],
      themes: tenant?.themes.available ?? [],
      profile: tenant ? profileOf(tenant).id : null,
    }
  })
  output.json({ tenants: rows })
  if (!output.isJson) {
    const width = Math.max(4, ...rows.map((row) => row.code.length))
    for (const row of rows) {
      const about = row.profile
        ? `${row.name}  ${row.languages.join(' ')}  ${row.themes.join(' ')}  ${colours.dim(row.profile)}`
        : colours.red('cannot be read: livery validate says why')
      output.line(`${colours.bold(row.code.padEnd(width))}  ${about}`)
    }
  }
  return rows.some((row) => row.profile === null) ? 1 : 0
}
