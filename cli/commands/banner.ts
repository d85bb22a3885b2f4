import { parseOrigin } from '#cli/banner/origin.ts'
import { type Taken, takeBanner } from '#cli/banner/take.ts'
import { counted } from '#cli/lib/counted.ts'
import { requireTenantsFolder } from '#cli/run/guarded.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { formatDiagnostics } from '#cli/terminal/format-diagnostics.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface BannerOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  from?: string
  json?: boolean
}

function summaryOf({ languages, without, files, removed, isChanged }: Taken): string {
  const gone = removed.length > 0 ? `; removed ${removed.join(', ')}` : ''
  if (languages.length === 0) return `no language has a banner on the home page${gone}`
  const none = without.length > 0 ? `, none in ${without.join(', ')}` : ''
  const has = `the first banner in ${languages.join(', ')}${none}, ${counted(files.length - 1, 'picture')}`
  return isChanged ? `took ${has}${gone}` : `unchanged: ${has}`
}

/** Takes the home page's first banner of the tenants asked for into their folders. Gives the exit code. */
export async function banner(options: BannerOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const from = options.from === undefined ? undefined : parseOrigin(options.from)
  const codes = chosenTenants(workspace, options)
  // Asked before the work, so that a refusal costs none.
  requireTenantsFolder(workspace)
  const tenants: Omit<Taken, 'without'>[] = []
  const diagnostics: Diagnostic[] = []
  for (const code of codes) {
    const outcome = await takeBanner(workspace, code, from)
    if ('taken' in outcome) {
      const { without: _, ...taken } = outcome.taken
      tenants.push(taken)
      output.note(`${code}: ${summaryOf(outcome.taken)}.`)
      continue
    }
    diagnostics.push(...outcome.diagnostics)
    for (const block of output.isJson ? [] : formatDiagnostics(workspace, outcome.diagnostics)) output.line(block)
    output.line(`${code}: nothing was taken, and the folder is as it was.`)
  }
  const ok = diagnostics.length === 0
  output.json({ ok, tenants, diagnostics })
  return ok ? 0 : 1
}
