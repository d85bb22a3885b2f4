import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { renameTenant } from '#cli/edit/rename.ts'
import { openWorkspace, resolvePath, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface RenameOptions extends WorkspaceOptions {
  out: string
  json?: boolean
}

/** Gives a tenant another code, and says what is still under the old one. Gives the exit code. */
export async function renameCode(from: string, to: string, options: RenameOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const renamed = renameTenant(workspace, from, to)
  output.json({ ok: true, ...renamed })
  for (const file of renamed.changed) output.note(`changed  ${file}`)
  if (renamed.mentions.length > 0) output.note(`\nStill named "${from}", which may be meant:`)
  for (const { file, line, text } of renamed.mentions) output.note(`  ${file}:${line}  ${text}`)
  output.note('\nNext:')
  if (existsSync(join(resolvePath(workspace.cwd, options.out), from))) {
    output.note(`  remove ${options.out}/${from}, and build anew: livery build ${to}`)
  } else output.note(`  livery build ${to}`)
  output.note(`  tell the gateway: it knows the merchant as "${from}"`)
  output.note(`  where it is live: livery release ${to}, point the web server there, then remove ${from}`)
  output.note('  players keep their accounts; what their browsers keep for the site stays with its domain')
  return 0
}
