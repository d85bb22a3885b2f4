import { colours } from '#cli/terminal/colours.ts'
import { rateOf } from '#cli/terminal/progress.ts'
import type { FleetRun } from '../run-state.ts'
import type { Controls } from './controls.ts'
import { runLines, time } from './run-lines.ts'

/** How a run is shown while this process carries it out. */
export interface RunScreen {
  changed(): void
  end(): void
}

export interface Shown {
  run: FleetRun
  controls: Controls
  wait: number
  signer: string | null
}

/** Milliseconds between two drawings. */
const pace = 200

const keysLine = (columns: number) => {
  const key = (name: string, what: string) => `${colours.bold(name)} ${colours.dim(what)}`
  const all = [key('p', 'pause'), key('s', 'stop and roll back')]
  const leave = columns >= 90 ? 'leave it running, livery release status finds it again' : 'leave it running'
  return [...all, key('q', leave)].join('   ')
}

/** Cohorts, health and keys, drawn in place. */
export function openScreen(shown: Shown, stdout: NodeJS.WriteStream, stdin: NodeJS.ReadStream): RunScreen {
  const { run, controls, wait, signer } = shown
  const times: number[] = []
  let done = Object.values(run.tenants).filter(({ state }) => state !== 'waiting').length
  let drawn = 0
  const draw = (hasKeys: boolean) => {
    const columns = Math.max(40, stdout.columns ?? 80)
    const now = Object.values(run.tenants).filter(({ state }) => state !== 'waiting').length
    for (; done < now; done++) times.push(performance.now())
    const rate = rateOf(times)?.perSecond ?? null
    const lines = runLines(run, { columns, now: new Date(), pace: rate, wait, signer })
    const all = [...lines, '', ...(hasKeys ? [keysLine(columns)] : [])]
    // What does not fit could not be drawn over again.
    const rows = Math.max(6, (stdout.rows ?? 24) - 1)
    const kept = hasKeys && all.length > rows ? [...all.slice(0, rows - 1), all.at(-1) ?? ''] : all
    const up = drawn > 0 ? `\u001b[${drawn}A` : ''
    stdout.write(`${up}\r\u001b[J${kept.join('\n')}\n`)
    drawn = kept.length
  }
  const onKey = (key: Buffer) => {
    const letter = key.toString()
    if (letter === 'p') controls.want(controls.wanted === 'pause' ? 'go' : 'pause')
    else if (letter === 's') controls.want('stop')
    else if (letter === 'q') controls.want('leave')
    else if (letter === '\u0003') controls.want('halt')
  }
  if (stdin.isTTY) {
    stdin.setRawMode(true)
    stdin.on('data', onKey)
    stdin.resume()
  }
  const timer = setInterval(() => draw(true), pace)
  draw(true)
  return {
    // It is drawn so often anyway.
    changed: () => undefined,
    end() {
      clearInterval(timer)
      if (stdin.isTTY) {
        stdin.off('data', onKey)
        stdin.setRawMode(false)
        stdin.pause()
      }
      draw(false)
    },
  }
}

/** Milliseconds between two looks at what there is to say: a run of thousands of tenants is not gone through for each. */
const plainPace = 500

/** One plain line a change of state, for logs. */
export function openPlainRun(run: FleetRun, line: (text: string) => void): RunScreen {
  const pending = new Set(Object.keys(run.tenants).filter((code) => run.tenants[code]?.state === 'waiting'))
  const steps = run.steps.map(({ state }) => state)
  let events = run.events.length
  let last = 0
  const tell = () => {
    for (const code of pending) {
      const { state, release, reason } = run.tenants[code] ?? {}
      if (state === 'waiting') continue
      pending.delete(code)
      line(
        `${state === 'failed' || state === 'held-back' ? 'FAIL' : 'ok  '} ${code}  ${state}${reason ? `: ${reason}` : release ? ` ${release}` : ''}`,
      )
    }
    for (const [index, { share, tenants, state }] of run.steps.entries()) {
      if (state === steps[index]) continue
      steps[index] = state
      line(`${Math.round(share * 1000) / 10} % (${tenants}): ${state}`)
    }
    for (const { at, text } of run.events.slice(events)) line(`${time(at)} ${text}`)
    events = run.events.length
  }
  return {
    changed() {
      if (performance.now() - last < plainPace) return
      last = performance.now()
      tell()
    },
    end: tell,
  }
}
