import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenant } from '#cli/tenant/chosen.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { flattenTenant } from '#cli/tenant/source/flatten.ts'
import { colours } from '#cli/terminal/colours.ts'
import { formatDiagnostics, printable } from '#cli/terminal/format-diagnostics.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface ShowOptions extends WorkspaceOptions {
  json?: boolean
}

/** Longer values push the file's name aside rather than all others. */
const widestValue = 36

/** Shows the resolved configuration of one tenant and which file set each value. Gives the exit code. */
export async function show(code: string, options: ShowOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const loaded = loadTenant({ ...workspace, code: chosenTenant(workspace, code) })
  const values = flattenTenant(loaded.tenant ?? loaded.merged.value, loaded.merged)
  output.json({ tenant: code, values })
  if (!output.isJson) {
    const rows = Object.entries(values).map(([path, { value, from }]) => ({ path, from, text: JSON.stringify(value) }))
    const width = Math.max(0, ...rows.map(({ path }) => path.length))
    const textWidth = Math.min(widestValue, Math.max(0, ...rows.map(({ text }) => text.length)))
    for (const { path, from, text } of rows) {
      const value = colours.cyan(printable(text).padEnd(textWidth))
      output.line(`${path.padEnd(width)}  ${value}  ${colours.dim(from)}`)
    }
    for (const block of formatDiagnostics(workspace, loaded.diagnostics)) output.line(`\n${block}`)
  }
  return loaded.tenant ? 0 : 1
}
