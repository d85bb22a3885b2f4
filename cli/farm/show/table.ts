import { counted } from '#cli/lib/counted.ts'
import { colours } from '#cli/terminal/colours.ts'
import { duration, rateOf } from '#cli/terminal/progress.ts'
import type { ActiveJob } from '../round.ts'

/** What the table of a run shows. */
export interface TableState {
  /** Tenants that the store lacked. */
  tenants: number
  built: number
  /** Found in the store: what another run brought there meanwhile. */
  stored: number
  failed: number
  setApart: number
  /** When tenants came to their end, in milliseconds; the first is the beginning. */
  times: readonly number[]
  /** Milliseconds since the command began. */
  ms: number
  /** Where the queue is: "redis://queue.example:6379". */
  place: string
  waiting: number
  delayed: number
  workers: number
  active: readonly ActiveJob[]
  isAway: boolean
  /** What is done now that is no tenant: "compiling what all tenants share"; null while they are built. */
  phase: string | null
}

const number = (value: number) => value.toLocaleString('en-US')

/** "0:46", "1:02:03". */
export function clock(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** A piece of a line: its text, and how it is coloured once it is known to fit. */
type Piece = readonly [text: string, paint?: (text: string) => string]

const gap = '   '
const length = (pieces: readonly Piece[]) =>
  pieces.reduce((sum, [text]) => sum + text.length, 0) + gap.length * Math.max(0, pieces.length - 1)
const painted = (pieces: readonly Piece[]) => pieces.map(([text, paint = String]) => paint(text)).join(gap)

/** What stands left, as much of it as fits, and what stands right where there is room for it. */
function line(left: readonly Piece[], right: readonly Piece[], columns: number): string {
  const fitting: Piece[] = []
  for (const piece of left) {
    if (length([...fitting, piece]) > columns) break
    fitting.push(piece)
  }
  const room = columns - length(fitting) - length(right)
  if (right.length === 0 || room < gap.length) return painted(fitting)
  return `${painted(fitting)}${' '.repeat(room)}${painted(right)}`
}

function bar(share: number, width: number): string {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width)
  return `${colours.yellow('█'.repeat(filled))}${colours.dim('░'.repeat(width - filled))}`
}

const cut = (text: string, width: number) =>
  text.length <= width ? text.padEnd(width) : `${text.slice(0, width - 1)}…`

/** Workers that have a line of their own. */
const shownWorkers = 8

function workerLines({ active, waiting, delayed, workers }: TableState, columns: number): string[] {
  const [nameWidth, codeWidth, barWidth] =
    columns >= 76 ? [22, 24, 12] : columns >= 58 ? [16, 18, 8] : [12, Math.max(1, columns - 33), 6]
  const rows = active.slice(0, shownWorkers).map(({ worker, at, done, of }) => {
    const count = `${done}/${of}`.padStart(7)
    return `  ${cut(worker, nameWidth)} ${bar(done / Math.max(1, of), barWidth)} ${count}  ${colours.dim(cut(at ?? '', codeWidth).trimEnd())}`
  })
  const more = active.length - rows.length
  const jobs: Piece[] = [
    [counted(workers, 'worker')],
    [`${counted(active.length, 'job')} under way`, colours.dim],
    [`${number(waiting)} waiting`, colours.dim],
    ...(delayed > 0 ? [[`${delayed} to be tried again`, colours.yellow] as const] : []),
  ]
  return [line(jobs, [], columns), ...rows, ...(more > 0 ? [colours.dim(`  and ${more} more`)] : [])]
}

/** The block that is drawn in place, a line each. None is wider than the screen, and colour says nothing by itself. */
export function tableLines(state: TableState, columns: number): string[] {
  const { tenants, built, stored, failed, setApart, times, phase } = state
  const width = Math.max(30, columns)
  const done = built + stored + failed + setApart
  const rate = rateOf(times)
  const left = tenants - done
  const title: Piece = [`${number(tenants)} tenants`, colours.bold]
  const place: Piece[] = [[state.place, colours.dim]]
  if (phase !== null) return [line([title, [phase]], [[clock(state.ms), colours.dim]], width)]
  const barWidth = width >= 76 ? 30 : 14
  const counts = `${number(done)}/${number(tenants)}`
  const speed = rate ? `${rate.perSecond.toFixed(rate.perSecond < 10 ? 1 : 0)}/s` : ''
  const rest = rate && left > 0 ? `about ${duration(left / rate.perSecond)} left` : ''
  const room = width - barWidth - gap.length - length([[counts], [speed]]) - rest.length
  const ending = room >= gap.length ? `${' '.repeat(room)}${rest}` : ''
  const figures: Piece[] = [
    [`${number(built)} built`],
    ...(stored > 0 ? [[`${number(stored)} from the store`] as const] : []),
    ...(failed > 0 ? [[`${number(failed)} failed`, colours.red] as const] : []),
    ...(setApart > 0 ? [[`${number(setApart)} set apart`, colours.red] as const] : []),
    [`${number(left)} to go`, colours.dim],
  ]
  const [first = '', ...others] = figures.map(([text]) => text)
  const isIndented: Piece[] = [[`  ${first}`], ...figures.slice(1, 1 + others.length)]
  return [
    line([title], place, width),
    `${bar(done / Math.max(1, tenants), barWidth)}${gap}${colours.bold(counts)}${gap}${speed}${ending}`,
    line(isIndented, [[clock(state.ms), colours.dim]], width),
    ...(state.isAway ? [colours.red('Redis does not answer: waiting for it')] : workerLines(state, width)),
  ]
}
