import type { HealthFigures } from '#cli/beacon/health-report.ts'
import { colours } from '#cli/terminal/colours.ts'
import { duration } from '#cli/terminal/progress.ts'
import type { FleetRun } from '../run-state.ts'

/** What a run is drawn with, besides what is written of it. */
export interface RunView {
  columns: number
  now: Date
  /** Tenants a second, where it is known. */
  pace: number | null
  /** Milliseconds that a step is to be healthy for; null where that is not known. */
  wait: number | null
  /** Who signs, as people call the key. */
  signer: string | null
}

const number = (value: number) => value.toLocaleString('en')
/** As the clock of who looks has it. */
export const time = (moment: string) => new Date(moment).toTimeString().slice(0, 8)
const percent = (share: number) => `${Math.round(share * 1000) / 10} %`

/** Length of a text as it stands on the screen. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one
const width = (text: string) => text.replaceAll(/\u001b\[[0-9;]*m/g, '').length

const padEnd = (text: string, columns: number) => text + ' '.repeat(Math.max(0, columns - width(text)))
const padStart = (text: string, columns: number) => ' '.repeat(Math.max(0, columns - width(text))) + text

/** Left and right on one line where both find room, else the left alone. */
function spread(left: string, right: string, columns: number): string {
  const free = columns - width(left) - width(right)
  return free < 2 ? left : left + ' '.repeat(free) + right
}

type Step = FleetRun['steps'][number]

function barOf(step: Step, done: number, columns: number): string {
  const part = step.tenants === 0 ? 1 : Math.min(1, done / step.tenants)
  const filled = step.state === 'waiting' ? 0 : Math.round(part * columns)
  const line = '━'.repeat(filled)
  const rest = colours.dim('─'.repeat(columns - filled))
  if (step.state === 'stopped') return colours.red(line) + rest
  return (step.state === 'done' ? colours.green(line) : colours.yellow(line)) + rest
}

const marks: Record<Step['state'], () => string> = {
  done: () => colours.green('✔'),
  stopped: () => colours.red('✖'),
  'under-way': () => colours.yellow('●'),
  waiting: () => colours.dim('○'),
}

function aboutStep(run: FleetRun, index: number, { now, pace, wait }: RunView): string {
  const step = run.steps[index]
  const before = run.steps[index - 1]
  if (!step) return ''
  const done = Object.values(run.tenants).filter((tenant) => tenant.step <= index && tenant.state !== 'waiting').length
  const waits = wait !== null && wait > 0 ? `for ${duration(wait / 1000)}` : ''
  if (step.state === 'done') return `healthy ${waits}`.trim()
  if (step.state === 'stopped')
    return colours.red(run.state === 'stopped' ? 'stopped, rolled back' : 'stopped, going back')
  if (step.state === 'waiting') return before ? colours.dim(`after ${percent(before.share)}`) : ''
  if (run.state === 'paused') return `paused at ${number(done)}`
  if (step.releasedAt !== null && wait !== null) {
    const left = (Date.parse(step.releasedAt) + wait - now.getTime()) / 1000
    return left > 0 ? `all out, watched ${duration(left)} more` : 'all out, watched'
  }
  const left = step.tenants - done
  const rate = pace === null ? [] : [`${pace.toFixed(pace < 10 ? 1 : 0)}/s`]
  const rest = pace === null || left <= 0 ? [] : [`about ${duration(left / pace)} left`]
  return [`${colours.bold(number(done))} out`, ...rate, ...rest].join('   ')
}

function stepLines(run: FleetRun, view: RunView): string[] {
  const most = number(run.steps.at(-1)?.tenants ?? 0).length
  const names = Math.max(...run.steps.map(({ share }) => percent(share).length))
  const bar = view.columns >= 90 ? 24 : view.columns >= 70 ? 14 : 8
  return run.steps.map((step, index) => {
    const done = Object.values(run.tenants).filter(
      (tenant) => tenant.step <= index && tenant.state !== 'waiting',
    ).length
    const ended = step.healthyAt ?? step.releasedAt ?? step.startedAt
    const left = [
      marks[step.state](),
      padEnd(percent(step.share), names),
      padStart(number(step.tenants), most + 1),
      barOf(step, done, bar),
      aboutStep(run, index, view),
    ]
    return spread(left.join(' '), ended === null ? '' : time(ended), view.columns)
  })
}

const blocks = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']
const maxPoints = 24

/** Of the latest figures; the limit is a full block. */
export function sparkline(values: readonly (number | null)[], limit: number): string {
  return values
    .slice(-maxPoints)
    .map((value) => (value === null ? ' ' : blocks[Math.min(7, Math.round((value / (limit || 1)) * 7))]))
    .join('')
}

const shown = (value: number | null | undefined) => (value == null ? '–' : String(Math.round(value * 100) / 100))

function healthLines({ health, limits }: FleetRun, columns: number): string[] {
  const latest = health.at(-1)
  if (!latest) return []
  const rows: readonly { name: string; of: Exclude<keyof HealthFigures, 'starts'>; limit: number }[] = [
    { name: 'script errors /1,000', of: 'scriptErrors', limit: limits.scriptErrors },
    { name: 'failed starts %', of: 'failedStarts', limit: limits.failedStarts },
    { name: 'first picture s', of: 'firstPicture', limit: limits.firstPicture },
  ]
  const cells = (now: string, before: string, limit: string) =>
    padStart(now, 8) + padStart(before, 9) + padStart(limit, 11)
  return [
    `  ${padEnd('', 20)}${colours.dim(cells('now', 'before', 'stops at'))}`,
    ...rows.map(({ name, of, limit }) => {
      const value = latest.now[of]
      const isBad = latest.now.starts > 0 && value !== null && value > limit
      const now = (isBad ? colours.red : colours.bold)(shown(value))
      const line = sparkline(
        health.map((one) => one.now[of]),
        limit,
      )
      const graph = columns >= 80 ? `   ${(isBad ? colours.red : colours.green)(line)}` : ''
      return `  ${padEnd(name, 20)}${cells(now, shown(latest.before?.[of]), String(limit))}${graph}`
    }),
  ]
}

const eventMarks = { error: () => colours.red('✖'), good: () => colours.green('✔'), info: () => ' ' }

/** Words on lines of their own where they are longer than the screen is wide. */
function wrapped(text: string, columns: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + 1 + word.length > columns) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}

export function eventLines({ events }: FleetRun, { columns }: RunView): string[] {
  return events.flatMap(({ at, kind, text }) => {
    const [first = '', ...rest] = wrapped(text, Math.max(20, columns - 14))
    const head = `  ${colours.dim(time(at))}  ${eventMarks[kind]()} ${first}`
    return [head, ...rest.map((line) => `${' '.repeat(14)}${line}`)]
  })
}

function headLine(run: FleetRun, { columns, signer }: RunView): string {
  const states = Object.values(run.tenants)
  const held = states.filter(({ state }) => state === 'held-back').length
  const failed = states.filter(({ state }) => state === 'failed').length
  const counts = [
    number(states.length) + (states.length === 1 ? ' tenant' : ' tenants'),
    ...(held > 0 ? [`${number(held)} held back`] : []),
    ...(failed > 0 ? [colours.red(`${number(failed)} failed`)] : []),
  ]
  const left = `${colours.bold(run.id)}  ${counts.join(', ')}`
  const note = run.note === '' ? '' : `  ${colours.dim(run.note)}`
  const right = colours.dim(signer === null ? 'not signed' : `signed by ${signer}`)
  return spread(width(left + note) < columns ? left + note : left, right, columns)
}

/** A run as people see it: cohorts, health, what happened. No line is wider than the screen. */
export function runLines(run: FleetRun, view: RunView): string[] {
  const health = healthLines(run, view.columns)
  const events = eventLines(run, view)
  return [
    headLine(run, view),
    '',
    ...stepLines(run, view),
    ...(health.length > 0 ? ['', ...health] : []),
    ...(events.length > 0 ? ['', ...events] : []),
  ]
}

/** "stopped at 1 %, rolled back", for a list of runs. */
export function summaryOf(run: FleetRun): string {
  const stopped = run.steps.find(({ state }) => state === 'stopped')
  const count = Object.keys(run.tenants).length
  const all = `${number(count)} ${count === 1 ? 'tenant' : 'tenants'}`
  if (stopped)
    return colours.red(`stopped at ${percent(stopped.share)}${run.state === 'stopped' ? ', rolled back' : ''}`)
  const step = run.steps.findLast(({ state }) => state !== 'waiting')
  if (run.state === 'done') return `${all}, done`
  return `${all}, ${run.state === 'paused' ? 'paused' : 'under way'}${step ? ` at ${percent(step.share)}` : ''}`
}
