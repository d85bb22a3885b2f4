import culori from 'culori/require'
import { html, type Markup } from '#cli/lib/html.ts'

/** The library as one file: as modules it is 150, which take a tenth of a second to load. */
const { converter, formatHex, parse } = culori

const toRgb = converter('rgb')

/** "#2f6feb" of any CSS colour; null where the text is none. An alpha is left out. */
export function hexOf(value: string): string | null {
  return formatHex(parse(value)) ?? null
}

/** A block in a colour, for terminals of 24-bit colour; nothing for what is no colour. An alpha lies over black. */
export function terminalSwatch(value: string): string {
  const rgb = toRgb(parse(value))
  if (!rgb) return ''
  const channels = [rgb.r, rgb.g, rgb.b].map((channel) => {
    return Math.round(Math.min(1, Math.max(0, channel * (rgb.alpha ?? 1))) * 255)
  })
  return `\u001b[48;2;${channels.join(';')}m  \u001b[0m`
}

/** Whether this environment's terminal shows 24-bit colour; FORCE_COLOR=3 says so where no terminal can. */
export function hasTrueColour(env: Readonly<Record<string, string | undefined>>): boolean {
  return /^(truecolor|24bit)$/.test(env.COLORTERM ?? '') || env.FORCE_COLOR === '3'
}

/** A drawn rectangle of a colour over a chequered ground, on which an alpha shows; an empty one for no colour. */
export function drawnSwatch(value: string): Markup {
  if (!parse(value)) return html`<svg class="swatch" width="36" height="24" aria-hidden="true"></svg>`
  return html`<svg class="swatch" width="36" height="24" aria-hidden="true"><path fill="var(--cheque-1)" d="M0 0h36v24H0z"/><path fill="var(--cheque-2)" d="M0 0h6v6H0zm12 0h6v6h-6zm12 0h6v6h-6zM6 6h6v6H6zm12 0h6v6h-6zm12 0h6v6h-6zM0 12h6v6H0zm12 0h6v6h-6zm12 0h6v6h-6zM6 18h6v6H6zm12 0h6v6h-6zm12 0h6v6h-6z"/><path fill="${value}" d="M0 0h36v24H0z"/></svg>`
}

/** "Aa" in one colour on another over the page's own: a pair as it is met on the site. */
export function drawnPair(pair: { foreground: string; background: string; behind: string }): Markup {
  return html`<svg class="swatch" width="44" height="28" aria-hidden="true"><path fill="${pair.behind}" d="M0 0h44v28H0z"/><path fill="${pair.background}" d="M0 0h44v28H0z"/><text x="22" y="19" text-anchor="middle" font-size="14" font-weight="680" fill="${pair.foreground}">Aa</text></svg>`
}
