import type { HealthFigures } from '#cli/beacon/health-report.ts'
import { html, type Markup } from '#cli/lib/html.ts'
import type { FleetRun } from '../run-state.ts'
import type { Fleet } from '../view/fleet.ts'
import { isUnderWay } from '../view/runs.ts'
import { countRun, runWords, shownCount, shownShare, shownTime, stepProgress } from '../view/words.ts'
import { drawBar, drawChart, stepMark } from './chart.ts'
import { icon } from './icons.ts'

function stepItems(run: FleetRun, read: string): Markup[] {
  return stepProgress(run, read).map(({ done, words }, index) => {
    const step = run.steps[index]
    if (!step) return html``
    return html`<li data-state="${step.state}"><span class="share">${stepMark(step.state)}<b>${shownShare(step.share)}</b> ${shownCount(step.tenants)}</span>${drawBar(step.state === 'waiting' ? 0 : done)}<p>${words}</p></li>`
  })
}

const entry = (state: string, count: number, words: string) =>
  count > 0 &&
  html`<li><i class="stitch" data-state="${state}"></i><span><b>${shownCount(count)}</b> ${words}</span></li>`

function runLegend(fleet: Fleet, run: FleetRun): Markup {
  const { out, heldBack, failed, rolledBack } = countRun(run)
  const count = (state: string) => fleet.tenants.filter(({ cohort }) => cohort?.state === state).length
  const name = run.id.replace(/^.*\./, '.')
  return html`<ul class="legend">${[
    entry('live', out, `on ${name}`),
    entry('next', count('next'), 'next'),
    entry('waits', count('waits') + count('not-reached'), run.state === 'stopped' ? 'not reached' : 'wait'),
    entry('held-back', heldBack, 'held back, findings'),
    entry('failed', failed, 'failed'),
    entry('rolled-back', rolledBack, 'rolled back'),
  ]}<li class="end">one stitch, one tenant; in order of cohort</li></ul>`
}

function findingsLegend({ sums }: Fleet): Markup {
  return html`<ul class="legend">${[
    entry('sound', sums.nothingToDo, 'with nothing to do'),
    entry('warning', sums.warnings, 'with warnings'),
    entry('error', sums.errors, 'with errors'),
  ]}<li class="end">one stitch, one tenant; in order of code</li></ul>`
}

/** Colours that the drawing takes from the style sheet: one of each state that there is. */
const inks = (states: readonly string[]) =>
  html`<span hidden>${states.map((state) => html`<i class="stitch" data-state="${state}"></i>`)}</span>`

const map = (label: string, states: readonly string[]) =>
  html`<div class="map"><canvas id="map" role="img" aria-label="${label}" height="154"></canvas><output hidden></output>${inks(states)}</div>`

const runStates = ['live', 'next', 'waits', 'held-back', 'failed', 'rolled-back', 'not-reached', 'cut']

function runPanel(fleet: Fleet, run: FleetRun, to: string): Markup {
  const signer = run.key === null ? 'not signed' : `signed by ${run.key.slice(0, 8)}`
  const { tenants, out } = countRun(run)
  const label = `${shownCount(out)} of ${shownCount(tenants)} tenants have ${run.id}`
  return html`<section class="panel" data-run="${run.state}" aria-labelledby="run-title"><div class="panel-head"><i class="live-dot"></i><h2 id="run-title">Release ${run.id}</h2><span class="tag" data-state="${run.state}">${runWords[run.state]}</span><span class="note">${[run.note, signer].filter(Boolean).join(' · ')}</span><span class="end"><button type="button" data-copy="livery release status --to ${to}">${icon('copy')}Status</button>${isUnderWay(run) && html`<button type="button" class="danger" data-copy="livery release stop --to ${to}">${icon('copy')}Stop and roll back</button>`}</span></div>
<ol class="steps">${stepItems(run, fleet.read)}</ol>${map(label, runStates)}${runLegend(fleet, run)}</section>
`
}

function calmPanel(fleet: Fleet): Markup {
  const { sums } = fleet
  if (sums.tenants === 0) return html``
  const label = `${shownCount(sums.nothingToDo)} of ${shownCount(sums.tenants)} tenants have nothing to do`
  return html`<section class="panel" aria-labelledby="run-title"><div class="panel-head"><h2 id="run-title">No release of many tenants yet</h2><span class="note">“livery release” with several tenants makes one</span></div><div class="steps"></div>${map(label, ['sound', 'warning', 'error'])}${findingsLegend(fleet)}</section>
`
}

/** `to`: the target as a shell reads it. */
export const releasePanel = (fleet: Fleet, to: string): Markup =>
  fleet.run ? runPanel(fleet, fleet.run, to) : calmPanel(fleet)

const figures: readonly [name: string, key: keyof Omit<HealthFigures, 'starts'>][] = [
  ['Script errors, per 1,000 starts', 'scriptErrors'],
  ['Failed starts, %', 'failedStarts'],
  ['First picture, 75th percentile, s', 'firstPicture'],
]

const shownFigure = (value: number | null | undefined) => (value == null ? '–' : String(Number(value.toFixed(2))))

function figureOf(run: FleetRun, name: string, key: keyof Omit<HealthFigures, 'starts'>): Markup {
  const limit = run.limits[key]
  const now = run.health.map((at) => at.now[key])
  const before = run.health.map((at) => at.before?.[key] ?? null)
  const last = now.at(-1) ?? null
  const over = last !== null && last > limit && html` data-over`
  const was = before.at(-1) ?? null
  return html`<div class="figure"${over}><span>${name}</span><b>${shownFigure(last)}</b>${was !== null && html`<span class="hidden">${shownFigure(was)} before</span>`}<span class="limit">stops at ${shownFigure(limit)}</span>${drawChart({ now, before, limit })}</div>`
}

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

function verdictOf(run: FleetRun): { tone: 'ok' | 'bad'; words: string } {
  const isOver = ({ now }: FleetRun['health'][number]) => figures.some(([, key]) => (now[key] ?? 0) > run.limits[key])
  const over = run.health.findLastIndex(isOver)
  if (over === run.health.length - 1) return { tone: 'bad', words: 'Above a limit' }
  const since = run.health[over + 1]?.at ?? run.created
  const minutes = Math.round((Date.parse(run.health.at(-1)?.at ?? since) - Date.parse(since)) / 60_000)
  const begun = run.steps.filter(({ state }) => state !== 'waiting').length
  const cohorts = `${numbers[begun] ?? begun} ${begun === 1 ? 'cohort' : 'cohorts'}`
  const lasts = minutes === 0 ? '' : ` for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return { tone: 'ok', words: `Within limits${lasts}, on ${cohorts}` }
}

const legend = html`<ul class="key"><li><svg viewBox="0 0 14 4" aria-hidden="true"><path class="chart-now" d="M0 2h14"/></svg>this release</li><li><svg viewBox="0 0 14 4" aria-hidden="true"><path class="chart-before" d="M0 2h14"/></svg>before</li></ul>`

/** The figures beside the limits at which the run stops; nothing where no run has any. */
export function healthPanel(run: FleetRun | null): Markup | null {
  if (!run) return null
  if (run.health.length === 0) {
    return html`<section class="panel" aria-labelledby="health-title"><h2 id="health-title">Health</h2><p class="verdict" data-tone="none">No figures: the run’s health check gives none, or has not been asked yet.</p></section>
`
  }
  const { tone, words } = verdictOf(run)
  return html`<section class="panel" aria-labelledby="health-title"><div class="panel-head"><h2 id="health-title">Health</h2>${legend}</div>${figures.map(([name, key]) => figureOf(run, name, key))}<p class="verdict" data-tone="${tone}">${icon(tone === 'ok' ? 'shield-check' : 'triangle-alert')}${words}</p></section>
`
}

const eventItems = (run: FleetRun, most: number) =>
  run.events
    .slice(-most)
    .map(
      ({ at, kind, text }) =>
        html`<li data-kind="${kind}"><time datetime="${at}">${shownTime(at)}</time><span>${text}</span></li>`,
    )

/** A run that stopped, in timed lines. */
export function stoppedPanel(run: FleetRun | null): Markup | null {
  if (!run) return null
  const { rolledBack } = countRun(run)
  const words = rolledBack > 0 ? 'stopped, rolled back' : 'stopped'
  const day = `${run.created.slice(0, 10)}, times in UTC`
  const show = rolledBack > 0 && html`<button type="button" id="show-stopped">Show ${shownCount(rolledBack)}</button>`
  return html`<section class="panel stopped" aria-labelledby="stopped-title"><div class="panel-head" title="${day}">${icon('circle-x')}<h2 id="stopped-title">${run.id} ${words}</h2>${show}</div><ol class="events">${eventItems(run, 6)}</ol></section>
`
}

export function unreadablePanel({ unreadable }: Fleet): Markup | null {
  if (unreadable.length === 0) return null
  const items = unreadable.map(
    ({ id, problem }) => html`<li data-kind="error"><code>${id}</code><span>${problem}</span></li>`,
  )
  return html`<section class="panel stopped" aria-labelledby="unreadable-title"><div class="panel-head">${icon('triangle-alert')}<h2 id="unreadable-title">${unreadable.length === 1 ? 'A run' : `${unreadable.length} runs`} cannot be shown</h2></div><ol class="events">${items}</ol><p class="note">The state lies in <code>.fleet/</code> of the target; tenants that it released go by the day of their release.</p></section>
`
}
