import { isatty } from 'node:tty'
import type { TenantAnswers } from '#cli/create/answers.ts'
import { askForTenant } from '#cli/create/ask.ts'
import { createTenant } from '#cli/create/tenant.ts'
import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface CreateOptions extends WorkspaceOptions, Omit<TenantAnswers, 'code'> {
  json?: boolean
}

/** Makes a tenant's folder that validates and builds as it is. Gives the exit code. */
export async function create(code: string | undefined, options: CreateOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const given = { ...options, code }
  const answers = output.isInteractive && isatty(0) ? await askForTenant(workspace, given) : given
  const created = createTenant(workspace, answers)
  const { code: tenant, dir, files, from } = created
  output.json({ ok: true, tenant, dir, files, from })
  output.note(`Made ${created.dir} with ${counted(created.files.length, 'file')}:`)
  for (const file of created.files) output.note(`  ${file}`)
  if (from) {
    output.note(`\nTaken from ${from.tenant}:`)
    for (const what of from.took) output.note(`  ${what}`)
    output.note(`Not taken from ${from.tenant}:`)
    for (const what of from.left) output.note(`  ${what}`)
  }
  output.note('\nNext: fill in the licence in tenant.json, put the brand’s own logo in place of the mark, then')
  output.note(`  npx livery validate ${created.code}`)
  output.note(`  npx livery dev ${created.code}`)
  return 0
}
