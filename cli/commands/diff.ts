import { deliver } from '#cli/insight/deliver.ts'
import { diffPage } from '#cli/insight/diff/diff-page.ts'
import { diffText } from '#cli/insight/diff/diff-text.ts'
import { hasTrueColour } from '#cli/insight/swatch.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { colours } from '#cli/terminal/colours.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { diffRelease, diffTenants } from '#cli/workspace/diff.ts'
import { openWorkspace, resolvePath, type WorkspaceOptions } from '#cli/workspace/workspace.ts'

export interface DiffOptions extends WorkspaceOptions {
  against?: string
  sites: string
  format?: string
  out?: string
  exitCode?: boolean
  json?: boolean
}

const usage = new CliError('nothing-to-compare', 'Two tenants are compared, or one with a release of it', {
  hint: 'livery diff <a> <b>, or livery diff <a> --against <release>',
  exitCode: 2,
})

/** Says in what two tenants, or a tenant and a release of it, differ. Gives the exit code. */
export async function diff(a: string, b: string | undefined, options: DiffOptions): Promise<number> {
  if ((b === undefined) === (options.against === undefined)) throw usage
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const sites = resolvePath(workspace.cwd, options.sites)
  const difference =
    options.against === undefined
      ? await diffTenants(workspace, a, b ?? a, sites)
      : diffRelease(workspace, a, options.against, sites)
  const look = {
    columns: process.stdout.columns ?? 80,
    hasSwatches: colours.isColorSupported && options.out === undefined && hasTrueColour(process.env),
  }
  const path = options.out === undefined ? undefined : resolvePath(workspace.cwd, options.out)
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
