import { takeTarget } from '#cli/fleet/run/open-run.ts'
import { rollBackRun } from '#cli/fleet/run/roll-back-run.ts'
import { latestRun, listRuns, RunBook } from '#cli/fleet/run/run-book.ts'
import { eventLines, type RunView, runLines, summaryOf } from '#cli/fleet/run/run-lines.ts'
import { openTarget } from '#cli/release/open/open-target.ts'
import { requireTarget, trustedKeysOf } from '#cli/release/place.ts'
import { openWorkspace, type WorkspaceOptions } from '#cli/run/workspace.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { colours } from '#cli/terminal/colours.ts'
import { openOutput } from '#cli/terminal/output.ts'

export interface StatusOptions extends WorkspaceOptions {
  to?: string
  publicKey?: string[]
  json?: boolean
}

/** Earlier runs that are named below the newest. */
const shownRuns = 5

const viewOf = (signer: string | null): RunView => ({
  columns: Math.max(40, process.stdout.columns ?? 100),
  now: new Date(),
  pace: null,
  wait: null,
  signer,
})

/** Shows the newest run of a target, and what became of those before it. Gives the exit code. */
export async function status(options: StatusOptions): Promise<number> {
  const output = openOutput(options.json ?? false)
  const to = requireTarget(options.to)
  const target = await openTarget(openWorkspace(options), to)
  try {
    const [newest, ...earlier] = await listRuns(target, shownRuns)
    const holder = await target.runs.holder()
    const isOpen = newest?.state === 'under-way' || newest?.state === 'paused'
    output.json({ ok: true, holder, run: newest ?? null, earlier: earlier.map(({ id, state }) => ({ id, state })) })
    if (output.isJson) return 0
    if (!newest) {
      output.line(`Nothing was released to ${to} together yet.`)
      return 0
    }
    for (const line of runLines(newest, viewOf(newest.key))) output.line(line)
    if (isOpen) {
      output.line()
      output.line(
        holder === null
          ? 'Nobody carries it out: the command that began it goes on with it, "livery release stop" takes it back.'
          : `Carried out by ${holder}.`,
      )
    }
    for (const run of earlier) {
      output.line()
      output.line(
        `${colours.bold(run.id)}  ${summaryOf(run)}  ${colours.dim(run.created.slice(0, 16).replace('T', ' '))}`,
      )
      if (run.state === 'stopped') for (const line of eventLines(run, viewOf(null))) output.line(line)
    }
    return 0
  } finally {
    await target.close()
  }
}

/** Takes back the run of a target that was not ended. Gives the exit code. */
export async function stop(options: StatusOptions): Promise<number> {
  const workspace = openWorkspace(options)
  const output = openOutput(options.json ?? false)
  const to = requireTarget(options.to)
  const target = await openTarget(workspace, to)
  try {
    const held = await takeTarget(target)
    try {
      const found = await latestRun(target)
      if (!found || found.run.state === 'done' || found.run.state === 'stopped') {
        throw new CliError('no-run', `No release to ${to} is under way`, {
          hint: 'Go back with one tenant by "livery rollback".',
          exitCode: 2,
        })
      }
      const book = new RunBook(target, found.run, found.version)
      const { run } = book
      const step = run.steps.findLast(({ startedAt }) => startedAt !== null)
      if (step) step.state = 'stopped'
      book.event('error', 'stopped by hand')
      const keys = trustedKeysOf(workspace, options.publicKey)
      await rollBackRun({ target, book, keys, parallel: 4, onChange: () => undefined })
      output.json({ ok: true, run })
      for (const line of eventLines(run, viewOf(null))) output.line(line)
      return Object.values(run.tenants).some(({ state }) => state === 'failed') ? 1 : 0
    } finally {
      await held.release()
    }
  } finally {
    await target.close()
  }
}
