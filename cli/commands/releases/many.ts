import { carryOut, type RunEnd } from '#cli/fleet/run/carry-out.ts'
import { Controls } from '#cli/fleet/run/controls.ts'
import type { FleetJob } from '#cli/fleet/run/job.ts'
import { isDetached, leaveRunning } from '#cli/fleet/run/leave.ts'
import { openRun, takeTarget } from '#cli/fleet/run/open-run.ts'
import { plannedRow, rowOf, rowsOf } from '#cli/fleet/run/release-rows.ts'
import { type ReleaseRow, tableLines, totals } from '#cli/fleet/run/release-table.ts'
import type { RunBook } from '#cli/fleet/run/run-book.ts'
import { eventLines } from '#cli/fleet/run/run-lines.ts'
import { openPlainRun, openScreen } from '#cli/fleet/run/screen.ts'
import { type RunOptions, type Settings, settingsOf } from '#cli/fleet/run/settings.ts'
import { buildSites, builtCodes, inputsOf } from '#cli/fleet/run/sites.ts'
import { counted } from '#cli/lib/counted.ts'
import { openReleaseChecks } from '#cli/release/checks.ts'
import { isFolderAddress, openTarget } from '#cli/release/open/open-target.ts'
import { requireMerchantCode, requireTarget } from '#cli/release/place.ts'
import { installedHere, revisionsOf } from '#cli/release/revision.ts'
import type { ReleaseTarget } from '#cli/release/target.ts'
import { type ReleaseOutcome, type ReleaseRequest, releaseTenant } from '#cli/release/tenant.ts'
import { sitesFolder } from '#cli/run/guarded.ts'
import { openWorkspace, resolvePath, type Workspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { chosenTenants } from '#cli/tenant/chosen.ts'
import { selectTenants } from '#cli/tenant/select.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type Output, openOutput } from '#cli/terminal/output.ts'
import { openProgress } from '#cli/terminal/progress.ts'

const usage = (code: string, message: string, hint: string) => new CliError(code, message, { hint, exitCode: 2 })

/** Milliseconds that a tenant's other release is waited for. */
const lockWait = 60_000

export interface ReleaseManyOptions extends WorkspaceOptions, RunOptions {
  tenant: string[]
  to?: string
  out: string
  asBuilt?: boolean
  affected?: boolean
  since?: string
  productSince?: string
  confirm?: string
  dryRun?: boolean
  again?: boolean
  note?: string
  json?: boolean
}

async function codesOf(workspace: Workspace, options: ReleaseManyOptions): Promise<string[]> {
  const { asBuilt, affected, since, productSince, tenant } = options
  if (affected && since === undefined) {
    throw usage('no-revision', 'Since when was not said', 'Name the revision that is live with --since.')
  }
  const outDir = resolvePath(workspace.cwd, options.out)
  const chosen = asBuilt ? selectTenants(builtCodes(outDir), tenant) : chosenTenants(workspace, { tenant })
  const codes =
    affected && since !== undefined
      ? await (await import('#cli/affected/affected.ts')).affectedAmong(workspace, chosen, { since, productSince })
      : chosen
  return codes.map(requireMerchantCode)
}

interface Many {
  workspace: Workspace
  options: ReleaseManyOptions
  settings: Settings
  output: Output
  target: ReleaseTarget
  codes: readonly string[]
  outDir: string
  /** Why each that was not built was not. */
  notBuilt: ReadonlyMap<string, string>
}

/** One tenant's release: the same as that of a tenant alone. */
function openReleases({ workspace, options, settings, target, outDir, notBuilt }: Many) {
  const verify = openReleaseChecks(workspace, { outDir, allow: settings.allow })
  const revision = options.asBuilt ? { product: null, tenants: null } : revisionsOf(workspace)
  const installed = options.asBuilt ? undefined : installedHere(workspace)
  return (code: string, isDryRun: boolean): Promise<ReleaseOutcome> => {
    const reason = notBuilt.get(code)
    if (reason !== undefined) throw new CliError('not-built', reason)
    const { key, trusted, keepAssets, prune } = settings
    const request: ReleaseRequest = {
      ...{ key, trusted, keepAssets, prune, revision, installed, isDryRun },
      tenant: code,
      at: target.tenant(code),
      siteDir: `${outDir}/${code}`,
      shownSite: `${options.out}/${code}`,
      verify: () => verify(code),
      confirm: code,
      isAgain: options.again ?? false,
      wait: lockWait,
      onWait: () => undefined,
    }
    return releaseTenant(request)
  }
}

/** What a release of all would do. Nothing is changed. */
async function plan(many: Many): Promise<ReleaseRow[]> {
  const release = openReleases(many)
  const rows: ReleaseRow[] = []
  for (const code of many.codes) {
    try {
      rows.push(plannedRow(code, await release(code, true)))
    } catch (error) {
      if (!(error instanceof CliError) || error.exitCode === 2) throw error
      rows.push(rowOf(code, { state: 'failed', reason: error.message }))
    }
  }
  return rows
}

/** How many of the tenants are live there: replacing them is to be asked for by number. */
async function liveCount({ target, codes }: Many): Promise<number> {
  const known = new Set(await target.tenants())
  return codes.filter((code) => known.has(code)).length
}

function confirmNeeded({ codes, options }: Many, live: number): CliError | undefined {
  if (live === 0 && options.confirm === undefined) return undefined
  const hint = `Release them with --confirm ${codes.length}, which is the number of tenants named.`
  if (options.confirm === undefined) {
    return usage(
      'confirm-needed',
      `${live} of ${counted(codes.length, 'tenant')} live there: nothing was changed`,
      hint,
    )
  }
  if (options.confirm === String(codes.length)) return undefined
  const message = `--confirm says ${options.confirm}, the release is of ${counted(codes.length, 'tenant')}`
  return usage('wrong-confirm', message, `Nothing was changed. ${hint}`)
}

async function dryRun(many: Many, refused: CliError | undefined): Promise<number> {
  const { output, target } = many
  const rows = await plan(many)
  const isWell = refused === undefined && rows.every(({ state }) => state !== 'failed' && state !== 'held-back')
  const error = refused && { code: refused.code, message: refused.message, hint: refused.hint }
  output.json({
    ok: isWell,
    state: refused ? 'confirm-needed' : 'planned',
    ...(error ? { error } : {}),
    tenants: rows,
    sum: totals(rows),
  })
  for (const line of tableLines(rows, target.address)) output.line(line)
  if (!refused) output.note('Nothing was changed: --dry-run.')
  else process.stderr.write(`livery: ${refused.message}\n  ${refused.hint}\n`)
  return refused ? 2 : isWell ? 0 : 1
}

/** Ends by signals leave the run paused; a terminal that closes is none to a run that was left. */
function followSignals(controls: Controls): () => void {
  const halt = () => controls.want('halt')
  const ignore = () => undefined
  const onHangup = isDetached() ? ignore : halt
  process.on('SIGINT', halt).on('SIGTERM', halt).on('SIGHUP', onHangup)
  return () => process.off('SIGINT', halt).off('SIGTERM', halt).off('SIGHUP', onHangup)
}

const exitCodes: Record<RunEnd, number> = { done: 0, stopped: 1, paused: 130, left: 0 }

interface Ended {
  book: RunBook
  end: RunEnd
  rows: ReleaseRow[]
  ms: number
}

function reportEnd({ output, target }: Many, { book, end, rows, ms }: Ended): number {
  const { run } = book
  const isWell = end === 'done' && rows.every(({ state }) => state !== 'failed' && state !== 'held-back')
  output.json({ ok: isWell, run: run.id, state: end, tenants: rows, sum: totals(rows), events: run.events, ms })
  if (end === 'left') return 0
  for (const line of tableLines(rows, target.address)) output.line(line)
  if (end === 'stopped' && !output.isInteractive) {
    for (const line of eventLines(run, { columns: 200, now: new Date(), pace: null, wait: null, signer: null }))
      output.line(line)
  }
  if (end === 'paused') output.line(`${run.id} is paused; the same command goes on with it.`)
  else output.note(`${run.id}: ${end} in ${(ms / 1000).toFixed(1)} s.`)
  return end === 'done' && !isWell ? 1 : exitCodes[end]
}

async function runAll(many: Many, startedAt: number): Promise<number> {
  const { workspace, options, settings, target, output, codes, outDir } = many
  const held = await takeTarget(target)
  let isHeld = true
  try {
    const wish = {
      codes,
      inputs: inputsOf(outDir, codes),
      note: options.note ?? (options.since ? `since ${options.since}` : ''),
    }
    const { shares, first, limits, key } = settings
    const fingerprint = key?.public.fingerprint ?? null
    const { book, isResumed } = await openRun(target, { ...wish, shares, first, limits, key: fingerprint })
    if (isResumed) output.note(`Going on with ${book.run.id}.`)
    const controls = new Controls()
    const signer = key?.public.name ?? null
    const isDrawn = output.isInteractive && !isDetached()
    const screen = isDrawn
      ? openScreen({ run: book.run, controls, wait: settings.wait, signer }, process.stdout, process.stdin)
      : openPlainRun(book.run, (text) => output.note(text))
    const quiet = followSignals(controls)
    const done = new Map<string, ReleaseOutcome>()
    const release = openReleases(many)
    const job: FleetJob = {
      ...{ target, book, controls, wait: settings.wait, health: settings.health, parallel: settings.parallel },
      keys: [...(key ? [key.public] : []), ...settings.trusted],
      async release(code) {
        const outcome = await release(code, false)
        done.set(code, outcome)
        return outcome
      },
      requireLock() {
        if (!held.isLost()) return
        throw new CliError('run-taken-over', `Another process goes on with ${book.run.id}`, {
          hint: 'Look at "livery release status".',
        })
      },
      onChange: () => screen.changed(),
    }
    const end = await carryOut(job).finally(() => {
      screen.end()
      quiet()
    })
    if (end === 'left') {
      await held.release()
      isHeld = false
      const { pid, log } = leaveRunning(workspace, book.run.id)
      output.line(`${book.run.id} goes on as process ${pid}, which writes to ${log}.`)
      output.line(`livery release status --to ${target.address} shows it.`)
    }
    const ms = Math.round(performance.now() - startedAt)
    return reportEnd(many, { book, end, rows: rowsOf(book.run, done), ms })
  } finally {
    if (isHeld) await held.release()
  }
}

/** Releases many tenants as one run: resumable, in cohorts if asked, each all or nothing. Gives the exit code. */
export async function releaseMany(options: ReleaseManyOptions): Promise<number> {
  const startedAt = performance.now()
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const to = requireTarget(options.to)
  const settings = settingsOf(workspace, options)
  const codes = await codesOf(workspace, options)
  const outDir = resolvePath(workspace.cwd, options.out)
  if (codes.length === 0) {
    output.json({ ok: true, state: 'done', tenants: [], sum: totals([]) })
    output.note('No tenant is affected: nothing to release.')
    return 0
  }
  const target = await openTarget(workspace, to)
  try {
    if (isFolderAddress(to)) sitesFolder(workspace, { option: '--to', shown: to }, codes)
    const building = { outDir, codes }
    const notBuilt = options.asBuilt
      ? new Map<string, string>()
      : await buildSites(workspace, building, openProgress(output))
    const many: Many = { workspace, options, settings, output, target, codes, outDir, notBuilt }
    if (options.dryRun) return await dryRun(many, undefined)
    const refused = confirmNeeded(many, await liveCount(many))
    if (refused?.code === 'wrong-confirm') throw refused
    if (refused) return await dryRun(many, refused)
    await target.requireWritable()
    return await runAll(many, startedAt)
  } finally {
    await target.close()
  }
}
