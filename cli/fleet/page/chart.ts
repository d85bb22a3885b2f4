import { html, type Markup, trusted } from '#cli/lib/html.ts'

export interface Series {
  now: readonly (number | null)[]
  before: readonly (number | null)[]
  limit: number
}

const width = 350
const height = 40

/** Points from left to right, the newest at the right edge; what was not measured leaves the line out there. */
function pathOf(values: readonly (number | null)[], top: number): string {
  const step = values.length > 1 ? width / (values.length - 1) : 0
  let isDown = false
  return values
    .map((value, index) => {
      if (value === null) {
        isDown = false
        return ''
      }
      const to = `${(values.length > 1 ? index * step : width).toFixed(1)} ${(height - (value / top) * height).toFixed(1)}`
      const command = isDown ? 'L' : 'M'
      isDown = true
      return `${command}${to}`
    })
    .join('')
}

/** Two lines under the limit at which a run stops: the limit is near the top, unless a figure is above it. */
export function drawChart({ now, before, limit }: Series): Markup {
  const top = Math.max(limit * 1.08, ...now.map((value) => value ?? 0), ...before.map((value) => value ?? 0)) || 1
  const line = pathOf(now, top)
  const last = now.at(-1)
  const y = (value: number) => (height - (value / top) * height).toFixed(1)
  const isWhole = now.length > 1 && !now.includes(null)
  const parts = [
    html`<path class="chart-limit" d="M0 ${y(limit)}H${width}"/>`,
    isWhole && html`<path class="chart-area" d="${line}V${height}H0z"/>`,
    html`<path class="chart-before" d="${pathOf(before, top)}"/><path class="chart-now" d="${line}"/>`,
    last != null && html`<path class="chart-dot" d="M${width} ${y(last)}h.01"/>`,
  ]
  return html`<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true">${parts}</svg>`
}

/** A bar of which a part is full, 0 to 1. */
export function drawBar(done: number): Markup {
  const end = Math.round(Math.min(1, Math.max(0, done)) * 1000)
  return html`<svg class="bar" viewBox="0 0 1000 4" preserveAspectRatio="none" aria-hidden="true"><path d="M0 2h1000"/>${end > 0 && html`<path class="filled" d="M0 2h${end}"/>`}</svg>`
}

const signs = {
  done: '<path class="step-sign" d="m5.6 9.2 2.3 2.3 4.6-4.8"/>',
  'under-way': '<circle class="step-sign" cx="9" cy="9" r="3.5"/>',
  stopped: '<path class="step-sign" d="m6.6 6.6 4.8 4.8m0-4.8-4.8 4.8"/>',
  waiting: '',
} as const

export const stepMark = (state: keyof typeof signs): Markup =>
  trusted(
    `<svg class="icon" viewBox="0 0 18 18" aria-hidden="true"><circle class="step-mark" cx="9" cy="9" r="${state === 'done' ? 9 : 8}"/>${signs[state]}</svg>`,
  )
