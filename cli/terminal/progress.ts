import { colours } from './colours.ts'
import type { Output } from './output.ts'

/** What is reported of a run of many tasks while it lasts. */
export interface Progress {
  /** `count` more tasks are to be done. Their time is measured from here. */
  expect(count: number): void
  start(title: string): void
  /** What was started is over, and is no task. */
  stop(title: string): void
  done(title: string, isOk: boolean, summary: string): void
  /** A line of its own, above whatever moves. */
  note(line: string): void
  end(): void
}

const barWidth = 24

export function bar(done: number, all: number): string {
  const filled = all === 0 ? barWidth : Math.round((done / all) * barWidth)
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done}/${all}`
}

/** "4 s", "3 min". */
export function duration(seconds: number): string {
  return seconds < 90 ? `${Math.max(1, Math.round(seconds))} s` : `${Math.round(seconds / 60)} min`
}

/** Tasks; the rate is that of the latest, since the first ones wait for what all need. */
const measured = 50
/** An estimate from fewer is none. */
const fewest = 4

/** How fast tasks come to their end, from when the latest did, in milliseconds. Null until enough of them have. */
export function rateOf(times: readonly number[]): { perSecond: number } | null {
  const latest = times.slice(-measured)
  const [first = 0, last = 0] = [latest[0], latest.at(-1)]
  if (latest.length < fewest || last <= first) return null
  return { perSecond: ((latest.length - 1) / (last - first)) * 1000 }
}

/** One plain line a task: for logs. */
function openPlain(output: Output): Progress {
  return {
    expect: () => undefined,
    start: () => undefined,
    stop: () => undefined,
    done: (title, isOk, summary) =>
      (isOk ? output.note : output.line)(`${isOk ? 'ok  ' : 'FAIL'} ${title}  ${summary}`),
    note: (line) => output.line(line),
    end: () => undefined,
  }
}

/** What a moving line is drawn on. */
export interface Screen {
  columns: number
  rows: number
  write(text: string): void
}

/** A task is one line, however narrow the screen: what matters most comes first in it. */
const cut = (text: string, width: number) => (text.length <= width ? text : `${text.slice(0, Math.max(1, width - 1))}…`)

/** The report that follows, and the moving line. */
const linesAround = 6

/**
 * One line that moves: how many are done, how many failed, how fast, how long still. What fails stays above it, and what
 * is well too where the screen has lines for all of them.
 */
export function openMoving(screen: Screen, now: () => number = () => performance.now()): Progress {
  const running = new Set<string>()
  const times: number[] = []
  let all = 0
  let done = 0
  let failed = 0
  const draw = () => {
    const rate = rateOf(times)
    const parts = [
      bar(done, all),
      failed > 0 && `${failed} failed`,
      rate && `${rate.perSecond.toFixed(rate.perSecond < 10 ? 1 : 0)}/s`,
      rate && done < all && `about ${duration((all - done) / rate.perSecond)} left`,
      [...running].join(' '),
    ]
    const line = parts.filter(Boolean).join('  ')
    screen.write(`\r\u001b[2K${line.slice(0, Math.max(barWidth, screen.columns - 1))}`)
  }
  const above = (line: string) => screen.write(`\r\u001b[2K${line}\n`)
  return {
    expect(count) {
      all += count
      if (count > 0) times.push(now())
      draw()
    },
    start(title) {
      running.add(title)
      draw()
    },
    stop(title) {
      running.delete(title)
      draw()
    },
    done(title, isOk, summary) {
      running.delete(title)
      done += 1
      failed += isOk ? 0 : 1
      times.push(now())
      const mark = isOk ? colours.green('✔') : colours.red('✖')
      if (!isOk || all <= screen.rows - linesAround) above(`${mark} ${cut(`${title}  ${summary}`, screen.columns - 2)}`)
      draw()
    },
    note(line) {
      above(line)
      draw()
    },
    end: () => screen.write('\n'),
  }
}

export function openProgress(output: Output): Progress {
  return output.isInteractive ? openMoving(process.stdout) : openPlain(output)
}
