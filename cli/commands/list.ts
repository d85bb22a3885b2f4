import { profileOf } from '#cli/bundle/profile.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { colours } from '#cli/terminal/colours.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface ListOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  json?: boolean
}

/** Lists the tenants of the folder; one that cannot be read stands with nulls, and makes the exit code 1. */
export async function list(options: ListOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const rows = chosenTenants(workspace, options).map((code) => {
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
  const widest = (cells: readonly string[]) => Math.max(0, ...cells.map((cell) => cell.length))
  const widths = [
    widest(rows.map((row) => row.code)),
    widest(rows.map((row) => row.name ?? '')),
    widest(rows.map((row) => row.languages.join(' '))),
    widest(rows.map((row) => row.themes.join(' '))),
  ] as const
  for (const row of output.isJson ? [] : rows) {
    const about = row.profile
      ? `${row.name?.padEnd(widths[1])}  ${row.languages.join(' ').padEnd(widths[2])}  ${row.themes.join(' ').padEnd(widths[3])}  ${colours.dim(row.profile)}`
      : colours.red('cannot be read: livery validate says why')
    output.line(`${colours.bold(row.code.padEnd(widths[0]))}  ${about}`)
  }
  return rows.some((row) => row.profile === null) ? 1 : 0
}
