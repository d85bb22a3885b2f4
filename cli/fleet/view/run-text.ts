import type { HealthFigures } from '#cli/beacon/health-report.ts'
import { colours } from '#cli/terminal/colours.ts'
import { printable } from '#cli/terminal/format-diagnostics.ts'
import type { FleetRun } from '../run-state.ts'
import { sparkline } from './sparkline.ts'
import { countRun, runWords, shownCount, shownShare, shownTime, stepProgress } from './words.ts'

/** Narrower than this, a line has what matters most and nothing beside it. */
const wideEnough = 84

const stepMarks = {
  done: () => colours.green('✔'),
  'under-way': () => colours.yellow('●'),
  waiting: () => colours.dim('○'),
  stopped: () => colours.red('✖'),
} as const

const kindMarks = {
  info: () => ' ',
  error: () => colours.red('✖'),
  good: () => colours.green('✔'),
} as const

/** Two texts at the ends of a line; the second is left out where there is no room. */
export function ends(left: readonly [text: string, plain: number], right: string, width: number): string {
  const [text, length] = left
  const gap = width - length - right.length
  return right !== '' && gap >= 2 ? `${text}${' '.repeat(gap)}${colours.dim(right)}` : text
}

function headOf(run: FleetRun, width: number): string {
  const { tenants, heldBack, failed } = countRun(run)
  const state = run.state === 'stopped' ? colours.red(runWords.stopped) : colours.bold(runWords[run.state])
  const counts = [
    `${shownCount(tenants)} tenants`,
    ...(heldBack > 0 ? [`${shownCount(heldBack)} held back`] : []),
    ...(failed > 0 ? [`${shownCount(failed)} failed`] : []),
  ].join(', ')
  const plain = run.id.length + 2 + runWords[run.state].length + 2 + counts.length
  const note = printable(run.note)
  const hasRoom = note !== '' && plain + 2 + note.length <= width
  const text = `${colours.bold(run.id)}  ${state}  ${counts}${hasRoom ? `  ${colours.dim(note)}` : ''}`
  const signer = run.key === null ? 'not signed' : `signed by ${run.key.slice(0, 8)}`
  return ends([text, plain + (hasRoom ? 2 + note.length : 0)], signer, width)
}

function barOf(done: number, width: number, isDone: boolean): string {
  const filled = Math.round(Math.min(1, done) * width)
  const paint = isDone ? colours.green : colours.yellow
  return `${paint('━'.repeat(filled))}${colours.dim('─'.repeat(width - filled))}`
}

function stepLines(run: FleetRun, read: string, width: number): string[] {
  const isWide = width >= wideEnough
  const barWidth = isWide ? 28 : 12
  return stepProgress(run, read).map(({ done, words }, index) => {
    const step = run.steps[index]
    if (!step) return ''
    const share = shownShare(step.share).padStart(6)
    const count = shownCount(step.tenants).padStart(8)
    const lead = `  ${stepMarks[step.state]()} ${share} ${count}  ${barOf(done, barWidth, step.state === 'done')}  ${words}`
    const plain = 2 + 1 + 1 + share.length + 1 + count.length + 2 + barWidth + 2 + words.length
    const at = step.healthyAt ?? step.releasedAt ?? step.startedAt
    return ends([lead, plain], at ? shownTime(at) : '', width)
  })
}

const figures: readonly [name: string, key: 'scriptErrors' | 'failedStarts' | 'firstPicture'][] = [
  ['script errors /1,000', 'scriptErrors'],
  ['failed starts %', 'failedStarts'],
  ['first picture s', 'firstPicture'],
]

const shownFigure = (value: number | null | undefined) => (value == null ? '–' : String(Number(value.toFixed(2))))

function healthLines(run: FleetRun, width: number): string[] {
  const last = run.health.at(-1)
  if (!last) return []
  const isWide = width >= wideEnough
  const cell = (text: string) => text.padStart(8)
  const head = `  ${''.padEnd(22)}${['now', 'before', 'stops at'].map((name) => name.padStart(9)).join('')}`
  const rows = figures.map(([name, key]) => {
    const of = (at: HealthFigures | null) => at?.[key] ?? null
    const limit = run.limits[key]
    const now = of(last.now)
    const isOver = now !== null && now > limit
    const paint = isOver ? colours.red : colours.bold
    const line = isWide
      ? `   ${(isOver ? colours.red : colours.green)(
          sparkline(
            run.health.map((at) => of(at.now)),
            limit,
            16,
          ),
        )}`
      : ''
    const over = isOver ? ' over' : ''
    return `  ${name.padEnd(22)} ${paint(cell(shownFigure(now)))} ${cell(shownFigure(of(last.before)))} ${cell(shownFigure(limit))}${line}${colours.red(over)}`
  })
  return ['', colours.dim(head), ...rows]
}

const cut = (text: string, width: number) => (text.length <= width ? text : `${text.slice(0, Math.max(1, width - 1))}…`)

function eventLines(run: FleetRun, width: number): string[] {
  return run.events.slice(-4).map(({ at, kind, text }) => {
    return `  ${colours.dim(shownTime(at))}  ${kindMarks[kind]()} ${cut(printable(text), width - 14)}`
  })
}

/** A run: its steps, its health beside the limits, and what happened where it stopped. */
export function runLines(run: FleetRun, read: string, width: number): string[] {
  const story = run.state === 'stopped' ? ['', ...eventLines(run, width)] : []
  return [headOf(run, width), '', ...stepLines(run, read, width), ...healthLines(run, width), ...story]
}

/** A run that stopped before the one that is shown: its end in timed lines. */
export function stoppedLines(run: FleetRun, width: number): string[] {
  const { rolledBack } = countRun(run)
  const step = run.steps.find(({ state }) => state === 'stopped')
  const words = `stopped${step ? ` at ${shownShare(step.share)}` : ''}${rolledBack > 0 ? ', rolled back' : ''}`
  const when = `${run.created.slice(0, 10)}, ${shownTime(run.created).slice(0, 5)}`
  const text = `${colours.bold(run.id)}  ${colours.red(words)}`
  return [ends([text, run.id.length + 2 + words.length], when, width), ...eventLines(run, width)]
}
