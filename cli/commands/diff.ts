import type { Difference } from '#cli/diff/compare/compare.ts'
import { diffRelease, diffSince, diffTenants } from '#cli/diff/diff.ts'
import { diffPage } from '#cli/diff/page.ts'
import { diffText } from '#cli/diff/text.ts'
import { deliver } from '#cli/page/deliver.ts'
import { hasTrueColour } from '#cli/page/swatch.ts'
import { optionalFile } from '#cli/run/guarded.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { colours } from '#cli/terminal/colours.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface DiffOptions extends WorkspaceOptions {
  against?: string
  since?: string
  sites: string
  format?: string
  out?: string
  exitCode?: boolean
  json?: boolean
}

function compare(
  workspace: Workspace,
  a: string,
  b: string | undefined,
  options: DiffOptions,
): Promise<Difference> | Difference {
  const { against, since } = options
  const sites = resolvePath(workspace.cwd, options.sites)
  if ([b, against, since].filter((other) => other !== undefined).length === 1) {
    if (b !== undefined) return diffTenants(workspace, { a, b }, sites)
    if (against !== undefined) return diffRelease(workspace, a, against, sites)
    if (since !== undefined) return diffSince(workspace, a, since)
  }
  throw new CliError('nothing-to-compare', 'A tenant is compared with one other thing', {
    hint: 'livery diff <a> <b>, livery diff <a> --against <release>, or livery diff <a> --since <revision>',
    exitCode: 2,
  })
}

/** Says in what two tenants differ, or a tenant from a release of it or from its own past. Gives the exit code. */
export async function diff(a: string, b: string | undefined, options: DiffOptions): Promise<number> {
  const output = openOutput(options.json ?? false)
  const workspace = openWorkspace(options)
  const path = optionalFile(workspace, '--out', options.out)
  const difference = await compare(workspace, a, b, options)
  const look = {
    columns: process.stdout.columns ?? 80,
    hasSwatches: colours.isColorSupported && options.out === undefined && hasTrueColour(process.env),
  }
  deliver(
    output,
    { ...options, path },
    {
      json: { ok: true, ...difference },
      text: () => diffText(difference, look),
      html: () => diffPage(difference),
    },
  )
  return options.exitCode && !difference.isSame ? 1 : 0
}
