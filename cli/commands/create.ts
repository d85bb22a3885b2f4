import { openOutput } from '#cli/terminal/output.ts'
import { askForTenant } from '#cli/workspace/ask-for-tenant.ts'
import { createTenant, type TenantAnswers } from '#cli/workspace/create-tenant.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/workspace/workspace.ts'

export interface CreateOptions extends WorkspaceOptions, TenantAnswers {
  json?: boolean
}

/** Makes a tenant's folder that validates and builds as it is. Gives the exit code. */
export async function create(code: string | undefined, options: CreateOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const answers = output.isInteractive ? await askForTenant(workspace, code, options) : { ...options, code }
  const created = createTenant(workspace, answers)
  output.json({ ok: true, tenant: created.code, dir: created.dir, files: created.files })
  output.line(`Made ${created.dir} with ${created.files.length} files:`)
  for (const file of created.files) output.line(`  ${file}`)
  output.line(`\nNext: npm run validate -- --tenant ${created.code}, then npm run dev -- --tenant ${created.code}`)
  return 0
}
