import type { Difference } from '#cli/diff/compare/compare.ts'
import { diffRelease, diffSince, diffTenants } from '#cli/diff/diff.ts'
import { diffPage } from '#cli/diff/page.ts'
import { diffReleases } from '#cli/diff/releases.ts'
import { diffText } from '#cli/diff/text.ts'
import { deliver } from '#cli/page/deliver.ts'
import { hasTrueColour } from '#cli/page/swatch.ts'
import { wholeRelease } from '#cli/release/find.ts'
import { openTarget } from '#cli/release/open/open-target.ts'
import { requireReleases } from '#cli/release/place.ts'
import { optionalFile } from '#cli/run/guarded.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { colours } from '#cli/terminal/colours.ts'
import { openOutput } from '#cli/terminal/output.ts'
import { sizesOf } from '#cli/verify/checks/budgets.ts'
import { openSite } from '#cli/verify/site/site.ts'

export interface DiffOptions extends WorkspaceOptions {
  against?: string
  since?: string
  to?: string
  sites: string
  format?: string
  out?: string
  exitCode?: boolean
  json?: boolean
}

/** What the command line names: a tenant, and another or two releases of it. */
interface Compared {
  a: string
  b: string | undefined
  c: string | undefined
}

/** What the start and each page and popup of a site load; those of one name together. */
function routesOf(code: string, dir: string): Map<string, number> {
  const { initialJs, initialCss, html, routes } = sizesOf(openSite(code, dir))
  const sizes = new Map([['the start', initialJs + initialCss + html]])
  for (const { name, js, css } of routes) sizes.set(name, (sizes.get(name) ?? 0) + js + css)
  return sizes
}

/** Two releases of a tenant; what was live before, and what is live, where they are not named. */
async function compareReleases(
  workspace: Workspace,
  code: string,
  { before = 'previous', after = 'live', to = '' },
): Promise<Difference> {
  const target = await openTarget(workspace, to)
  try {
    const at = await requireReleases(target, code)
    const release = async (wanted: string) => {
      const { manifest, dir } = await wholeRelease(at, wanted)
      return { id: manifest.id, dir, checks: manifest.checks, routes: routesOf(code, dir) }
    }
    return diffReleases(workspace, await release(before), await release(after))
  } finally {
    await target.close()
  }
}

function compare(workspace: Workspace, { a, b, c }: Compared, options: DiffOptions): Promise<Difference> | Difference {
  const { against, since, to } = options
  const sites = resolvePath(workspace.cwd, options.sites)
  if (to !== undefined && against === undefined && since === undefined)
    return compareReleases(workspace, a, { to, ...(b && { before: b }), ...(c && { after: c }) })
  if (to === undefined && c === undefined && [b, against, since].filter((other) => other !== undefined).length === 1) {
    if (b !== undefined) return diffTenants(workspace, { a, b }, sites)
    if (against !== undefined) return diffRelease(workspace, a, against, sites)
    if (since !== undefined) return diffSince(workspace, a, since)
  }
  throw new CliError('nothing-to-compare', 'A tenant is compared with one other thing', {
    hint: 'livery diff <a> <b>, or livery diff <a> with --against <release>, --since <revision> or --to <dir> <release> <release>',
    exitCode: 2,
  })
}

/** Says in what two tenants, two releases, or a tenant and a release of it or its own past differ. Gives the exit code. */
export async function diff(compared: Compared, options: DiffOptions): Promise<number> {
  const output = openOutput(options.json ?? false)
  const workspace = openWorkspace(options)
  const path = optionalFile(workspace, '--out', options.out)
  const difference = await compare(workspace, compared, options)
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
