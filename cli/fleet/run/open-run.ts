import type { ReleaseTarget } from '#cli/release/target.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import type { FleetRun } from '../run-state.ts'
import { orderOf, stepsOf } from './cohorts.ts'
import { latestRun, newRunId, RunBook } from './run-book.ts'

export interface RunWish {
  codes: readonly string[]
  /** Hash of the sites that are to be released. */
  inputs: string
  shares: readonly number[]
  first: readonly string[]
  limits: FleetRun['limits']
  note: string
  key: string | null
}

type HeldTarget = NonNullable<Awaited<ReturnType<ReleaseTarget['runs']['lock']>>>

/** Takes the target for one run. @throws CliError where another process has it */
export async function takeTarget(target: ReleaseTarget): Promise<HeldTarget> {
  const held = await target.runs.lock()
  if (held) return held
  const holder = await target.runs.holder()
  throw new CliError('run-under-way', `Another run releases to ${target.address}${holder ? `: ${holder}` : ''}`, {
    hint: '"livery release status" shows it. Where its process is gone, the target is free again within 90 seconds.',
  })
}

const isOpen = ({ state }: FleetRun) => state === 'under-way' || state === 'paused'

/** Why a run that was not ended is not the one that is asked for now; undefined where it is. */
function differenceOf(run: FleetRun, { codes, inputs, shares }: RunWish): string | undefined {
  const names = Object.keys(run.tenants)
  if (names.length !== codes.length || codes.some((code) => !run.tenants[code])) return 'it is of other tenants'
  if (run.inputs !== inputs) return 'it is of other sites, which were built from other sources'
  const steps = stepsOf(shares, codes.length)
  const isSame =
    steps.length === run.steps.length && steps.every(({ share }, index) => run.steps[index]?.share === share)
  return isSame ? undefined : 'it has other cohorts'
}

/**
 * The run that the target has not ended, if the command is the same; else a new one. Only for who holds the target.
 * @throws CliError where another run was not ended
 */
export async function openRun(target: ReleaseTarget, wish: RunWish): Promise<{ book: RunBook; isResumed: boolean }> {
  const found = await latestRun(target)
  if (found && isOpen(found.run)) {
    const difference = differenceOf(found.run, wish)
    if (difference === undefined) return { book: new RunBook(target, found.run, found.version), isResumed: true }
    throw new CliError('run-unfinished', `${found.run.id} was not ended there, and ${difference}`, {
      hint: 'Run its command again to go on with it, or take it back with "livery release stop --to …".',
    })
  }
  const created = new Date()
  const id = await newRunId(target, created)
  const steps = stepsOf(wish.shares, wish.codes.length)
  const order = orderOf(wish.codes, wish.first, id)
  const stepOf = (position: number) => steps.findIndex(({ tenants }) => position < tenants)
  const run: FleetRun = {
    format: 'livery-fleet-1',
    id,
    created: created.toISOString(),
    note: wish.note,
    key: wish.key,
    inputs: wish.inputs,
    state: 'under-way',
    steps,
    tenants: Object.fromEntries(
      order.map((code, position) => [
        code,
        { step: stepOf(position), state: 'waiting', release: null, previous: null, at: null, reason: null },
      ]),
    ),
    limits: wish.limits,
    health: [],
    events: [],
  }
  const book = new RunBook(target, run, null)
  await book.save()
  return { book, isResumed: false }
}
