import { affectedTenants, type Reason } from '#cli/affected/affected.ts'
import { reasonTitles } from '#cli/affected/titles.ts'
import { counted } from '#cli/lib/counted.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { colours } from '#cli/terminal/colours.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface AffectedOptions extends WorkspaceOptions {
  since: string
  productSince?: string
  why?: boolean
  json?: boolean
}

/** More names than this say no more than their number; `--json` has all of them. */
const maxNames = 4

function explained({ kind, of, what }: Reason): string {
  const left = what.length - maxNames
  const names = [...what.slice(0, maxNames), ...(left > 0 ? [`${left} more`] : [])].join(', ')
  return `  ${reasonTitles[kind]}${of === undefined ? '' : ` (${of})`}: ${names}`
}

/** Names the tenants whose sites would differ since a revision, one a line. Gives the exit code. */
export async function affected(options: AffectedOptions): Promise<number> {
  const output = openOutput(options.json ?? false)
  const found = await affectedTenants(openWorkspace(options), options)
  output.json({ ok: true, ...found })
  if (output.isJson) return 0
  for (const { code, reasons } of found.tenants) {
    output.line(options.why ? colours.bold(code) : code)
    for (const reason of options.why ? reasons : []) output.line(explained(reason))
  }
  const removed = found.removed.length === 0 ? '' : `, gone: ${found.removed.join(', ')}`
  process.stderr.write(`${found.tenants.length} of ${counted(found.all, 'tenant')}${removed}\n`)
  return 0
}
