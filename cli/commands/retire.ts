import { retire as retireTenant } from '#cli/retire/retire.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface RetireOptions extends WorkspaceOptions {
  next?: string
  out: string
  sites: string
  remove?: boolean
  json?: boolean
}

/** Writes the last page of a tenant, and says what to take down. Gives the exit code. */
export async function retire(code: string, options: RetireOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const { next, out, sites, remove: removes = false } = options
  const retired = retireTenant(workspace, { code, next, out, sites, removes })
  output.json({ ok: true, tenant: code, ...retired })
  output.note(`Made ${retired.dir} with ${retired.files.join(', ')}: serve it at the tenant’s domains.`)
  if (retired.isRemoved) output.note('Removed the tenant’s folder; git has it.')
  output.note('\nTo take down:')
  for (const [index, what] of retired.takeDown.entries()) output.note(`  ${index + 1}. ${what}`)
  return 0
}
