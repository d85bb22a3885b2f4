import { setValue } from '#cli/edit/set-value.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { formatBriefly } from '#cli/terminal/format-diagnostics.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface SetOptions extends WorkspaceOptions {
  unset?: boolean
  json?: boolean
}

interface Named {
  key?: string | undefined
  value?: string | undefined
}

function requireOne({ key, value }: Named, { unset = false }: SetOptions): string {
  if (key !== undefined && unset !== (value !== undefined)) return key
  throw new CliError('no-value', 'A key and its value are needed, or a key and --unset', {
    hint: 'livery set <tenant> <key> <value>, such as: livery set acme features.vip true',
    exitCode: 2,
  })
}

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** Sets one value of a tenant's own file. Gives the exit code. */
export async function set(tenant: string, { key, value }: Named, options: SetOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const named = requireOne({ key, value }, options)
  const { file, before, after, isChanged, diagnostics } = await setValue(workspace, { tenant, key: named, text: value })
  output.json({ ok: true, tenant, key: named, file, before: before ?? null, after: after ?? null, isChanged })
  if (isChanged) output.note(`${file}: "${named}" is ${shown(after)}, and was ${shown(before)}.`)
  else output.note(`${file}: "${named}" is ${shown(after)} already.`)
  if (!output.isJson) for (const line of formatBriefly(diagnostics)) output.line(line)
  return 0
}
