import { reportSizes } from '#cli/insight/report/measure.ts'
import { reportPage } from '#cli/insight/report/page.ts'
import { reportText } from '#cli/insight/report/text.ts'
import { deliver, formatOf } from '#cli/page/deliver.ts'
import { optionalFile } from '#cli/run/guarded.ts'
import { openWorkspace, resolvePath, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface ReportOptions extends WorkspaceOptions {
  tenant?: string[]
  all?: boolean
  sites: string
  budget?: string
  profiles: string
  format?: string
  out?: string
  json?: boolean
}

function positive(name: string, text: string): number {
  const value = Number(text)
  if (Number.isFinite(value) && value >= 0) return value
  throw new CliError(`bad-${name}`, `"${text}" is no number for --${name}`, { exitCode: 2 })
}

/** Measures what was built. Gives the exit code. */
export async function report(options: ReportOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  formatOf(options)
  const path = optionalFile(workspace, '--out', options.out)
  const codes = chosenTenants(workspace, options)
  const measured = await reportSizes(workspace, {
    codes,
    sitesDir: resolvePath(workspace.cwd, options.sites),
    budget: options.budget === undefined ? undefined : positive('budget', options.budget) * 1000,
    profiles: positive('profiles', options.profiles),
    say: (line) => process.stderr.write(`${line}\n`),
  })
  deliver(
    output,
    { ...options, path },
    { json: { ok: true, ...measured }, text: () => reportText(measured), html: () => reportPage(measured) },
  )
  return 0
}
