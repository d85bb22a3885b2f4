import { stripVTControlCharacters } from 'node:util'
import { counted } from '#cli/lib/counted.ts'
import { colours } from '#cli/terminal/colours.ts'
import type { Output } from '#cli/terminal/output.ts'
import type { Screen } from '#cli/terminal/progress.ts'
import type { BuiltTenant } from '../../build/result.ts'
import { eventText, type FarmEvent } from '../events.ts'
import { isGood, type Outcome } from '../job.ts'
import type { FarmPlan } from '../plan.ts'
import type { RoundLook } from '../round.ts'
import { type TableState, tableLines } from './table.ts'

/** What a person sees of a run. */
export interface Show {
  plan(plan: FarmPlan, about: { workers: number; address: string | null }): void
  event(event: FarmEvent): void
  outcome(outcome: Outcome): void
  look(look: RoundLook): void
  publishing(count: number): void
  published(tenant: BuiltTenant): void
  end(): void
}

function planText({ tenants, missing, local }: FarmPlan): string {
  const stored = tenants.length - missing.length
  const parts = [
    `${missing.length} to build`,
    stored > 0 && `${stored} in the store`,
    local.length > 0 && `${local.length} for this machine alone`,
  ]
  return `${counted(tenants.length + local.length, 'tenant')}: ${parts.filter(Boolean).join(', ')}`
}

/** What went wrong with a tenant, in a line. */
const failureText = ({ code, state, reason }: Outcome) =>
  `${code}  ${state === 'set-apart' ? 'set apart: ' : ''}${reason ?? 'it was not built'}`

/** Events that say something beside the table. */
const isWorthALine = ({ event }: FarmEvent) =>
  ['note', 'redis', 'tenant-lost', 'job-stalled', 'job-refused', 'job-dropped'].includes(event)

/** One plain line a tenant: for logs. */
function openPlain(output: Output): Show {
  return {
    plan: (plan) => output.note(planText(plan)),
    event(event) {
      const text = isWorthALine(event) ? eventText(event) : null
      if (text !== null) output.line(text)
    },
    outcome(outcome) {
      if (isGood(outcome)) output.note(`ok   ${outcome.code}  ${outcome.state} in ${(outcome.ms / 1000).toFixed(1)} s`)
      else output.line(`FAIL ${failureText(outcome)}`)
    },
    look: () => undefined,
    publishing: (count) => output.note(`Publishing ${count} sites from the store`),
    published({ code, ok }) {
      if (!ok) output.line(`FAIL ${code}`)
    },
    end: () => undefined,
  }
}

/** Which figure of the table a tenant counts in. */
const figureOf = {
  built: 'built',
  stored: 'stored',
  failed: 'failed',
  changed: 'failed',
  'set-apart': 'setApart',
} as const

/** Milliseconds between two drawings. */
const drawPause = 100

/** A block that is drawn in place, below what scrolls by. */
export function openMoving(screen: Screen, now: () => number = () => performance.now()): Show {
  const startedAt = now()
  const state: TableState & { times: number[] } = {
    tenants: 0,
    built: 0,
    stored: 0,
    failed: 0,
    setApart: 0,
    times: [],
    ms: 0,
    place: '',
    waiting: 0,
    delayed: 0,
    workers: 0,
    active: [],
    isAway: false,
    phase: 'planning',
  }
  let drawn = 0
  let drawnAt = Number.NEGATIVE_INFINITY
  let published = 0
  const figures = new Map<string, (typeof figureOf)[Outcome['state']]>()
  let isOver = false
  const clear = () => (drawn > 0 ? `\u001b[${drawn}A\r\u001b[0J` : '\r\u001b[0J')
  const draw = (isDue = true) => {
    if (isOver || (!isDue && now() - drawnAt < drawPause)) return
    state.ms = now() - startedAt
    const room = Math.max(1, screen.rows - 2)
    const lines = tableLines(state, screen.columns - 1).slice(0, room)
    screen.write(`${clear()}${lines.join('\n')}\n`)
    drawn = lines.length
    drawnAt = now()
  }
  const above = (text: string) => {
    const plain = stripVTControlCharacters(text)
    const isLong = plain.length > screen.columns - 1
    screen.write(`${clear()}${isLong ? `${plain.slice(0, screen.columns - 2)}…` : text}\n`)
    drawn = 0
    draw()
  }
  return {
    plan(plan, { workers, address }) {
      state.tenants = plan.missing.length
      state.place = address ?? `a Redis of its own, ${counted(workers, 'job')} at once`
      state.phase = plan.missing.length === 0 ? 'all in the store' : 'compiling what all of them share'
      above(planText(plan))
    },
    event(event) {
      if (event.event === 'planned') {
        state.phase = null
        if (state.times.length === 0) state.times.push(now())
      }
      const text = isWorthALine(event) ? eventText(event) : null
      if (text !== null && event.event !== 'redis') above(colours.dim(text))
      else draw(false)
    },
    outcome(outcome) {
      const before = figures.get(outcome.code)
      // Another word on a tenant, of a later round, takes the place of the first.
      if (before) state[before] -= 1
      else state.times.push(now())
      figures.set(outcome.code, figureOf[outcome.state])
      state[figureOf[outcome.state]] += 1
      if (isGood(outcome)) draw(false)
      else above(`${colours.red('✖')} ${failureText(outcome)}`)
    },
    look(look) {
      Object.assign(state, look)
      draw()
    },
    publishing(count) {
      state.phase = `publishing ${count} sites from the store`
      draw()
    },
    published() {
      published += 1
      state.phase = `${published} sites published from the store`
      draw(false)
    },
    end() {
      if (isOver) return
      isOver = true
      screen.write(clear())
    },
  }
}

export function openShow(output: Output): Show {
  return output.isInteractive ? openMoving(process.stdout) : openPlain(output)
}
