import type { FleetSource } from '#cli/fleet/source.ts'
import type { Fleet } from '#cli/fleet/view/fleet.ts'
import { openFolderSource } from '#cli/fleet/view/folder-source.ts'
import { fleetJson } from '#cli/fleet/view/json.ts'
import { type NarrowOptions, narrowed, parseLimit, parseSort, sorted } from '#cli/fleet/view/narrow.ts'
import { readFleet } from '#cli/fleet/view/read-fleet.ts'
import { openTargetSource } from '#cli/fleet/view/target-source.ts'
import { fleetText } from '#cli/fleet/view/text.ts'
import { deliver, formatOf } from '#cli/page/deliver.ts'
import { isFolderAddress, openTarget } from '#cli/release/open/open-target.ts'
import { requireTarget, trustedKeysOf } from '#cli/release/place.ts'
import { optionalFile } from '#cli/run/guarded.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface FleetOptions extends WorkspaceOptions, NarrowOptions {
  to?: string
  tenant?: string[]
  all?: boolean
  sort: string
  limit?: string
  publicKey?: string[]
  verify?: boolean
  exitCode?: boolean
  format?: string
  out?: string
  json?: boolean
}

/** Rows of a table that is read on a terminal, where no number is said. */
const rowsOfTerminal = 40

/** Columns of what goes into a file, and of a terminal that does not say. */
const defaultWidth = 100
const widthOf = (out: string | undefined) =>
  Math.min(120, Math.max(60, (out === undefined ? process.stdout.columns : undefined) ?? defaultWidth))

async function readTarget(workspace: Workspace, options: FleetOptions): Promise<Fleet> {
  const to = requireTarget(options.to)
  const keys = options.verify ? trustedKeysOf(workspace, options.publicKey) : []
  const readFrom = (source: FleetSource) =>
    readFleet({
      source,
      tenantsDir: workspace.tenantsDir,
      patterns: options.all ? [] : (options.tenant ?? []),
      isVerified: options.verify ?? false,
      now: new Date(),
    })
  if (isFolderAddress(to)) {
    return await readFrom(openFolderSource({ path: resolvePath(workspace.cwd, to), shown: to, keys }))
  }
  const target = await openTarget(workspace, to)
  try {
    return await readFrom(openTargetSource(target, keys))
  } finally {
    await target.close()
  }
}

/** Shows every tenant of a target. Gives the exit code: 1 with `--exit-code` where a tenant has an error. */
export async function fleet(options: FleetOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const format = formatOf(options)
  const path = optionalFile(workspace, '--out', options.out)
  const key = parseSort(options.sort)
  const limit = options.limit === undefined ? undefined : parseLimit(options.limit)
  const read = await readTarget(workspace, options)
  const rows = sorted(narrowed(read, options), key)
  const json = fleetJson(read, limit === undefined ? rows : rows.slice(0, limit))
  const page = format === 'html' ? (await import('#cli/fleet/page/page.ts')).fleetPage(read, rows) : ''
  deliver(
    output,
    { ...options, path },
    {
      json,
      text: () => fleetText(read, rows, { width: widthOf(options.out), limit: limit ?? rowsOfTerminal }),
      html: () => page,
    },
  )
  return options.exitCode && !json.ok ? 1 : 0
}
