import { html, type Markup } from '#cli/lib/html.ts'
import { drawnPair, drawnSwatch, hexOf } from '#cli/page/swatch.ts'
import type { Difference } from '../compare/compare.ts'
import type { PairChange, TokenChange } from '../compare/values.ts'
import { none, plainSection } from './plain.ts'

function tokenSide(value: string | null, isColour: boolean): Markup {
  if (value === null) return none
  if (!isColour) return html`<code class="value">${value}</code>`
  return html`<span class="with-swatch">${drawnSwatch(value)}<span><code>${value}</code><span class="from">${hexOf(value)}</span></span></span>`
}

function tokenRow({ name, theme, before, after, isColour }: TokenChange): Markup[] {
  const where = theme === 'both' ? 'both themes' : theme
  return [
    html`<code>${name}</code><span class="from">${where}</span>`,
    tokenSide(before, isColour),
    tokenSide(after, isColour),
  ]
}

function pairSide(measured: PairChange['before'], behind: string): Markup {
  if (!measured) return none
  const { foreground, background, ratio, isEnough } = measured
  return html`<span class="ratio">${drawnPair({ foreground, background, behind })}<span>${ratio.toFixed(2)}:1</span>${!isEnough && html`<span class="badge" data-tone="bad">too low</span>`}</span>`
}

const shortName = (name: string) => name.replace(/^color-/, '')

function pairRow(pair: PairChange): Markup[] {
  const behind = pair.theme === 'dark' ? '#111' : '#fff'
  return [
    html`${shortName(pair.foreground)} <span class="dim">on</span> ${shortName(pair.background)}<span class="from">${pair.theme}</span>`,
    pairSide(pair.before, behind),
    pairSide(pair.after, behind),
    html`${pair.minimum}:1`,
  ]
}

export function tokensSection({ before, after, tokens }: Difference): Markup {
  return plainSection({
    id: 'tokens',
    title: 'Tokens',
    note: 'Of the themes that both have. Names are those of the style sheet, without the dashes.',
    same: 'Every token is the same.',
    columns: ['Token', before, after],
    rows: tokens.map(tokenRow),
  })
}

export function pairsSection({ before, after, pairs }: Difference): Markup {
  const worse = pairs.filter((pair) => pair.after && !pair.after.isEnough).length
  const verdict = worse === 0 ? `All of ${after} are high enough.` : `${worse} of ${after} are too low.`
  return plainSection({
    id: 'pairs',
    title: 'Contrast',
    note: `The pairs of which a colour differs, measured on what is behind. ${verdict}`,
    same: 'No pair of colours differs.',
    columns: ['Pair', before, after, 'At least'],
    rows: pairs.map(pairRow),
  })
}
