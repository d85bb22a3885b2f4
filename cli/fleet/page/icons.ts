import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { html, type Markup, trusted } from '#cli/lib/html.ts'

const lucide = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')

/** Those that the page's script draws too. */
const iconNames = [
  'arrow-down',
  'circle-x',
  'copy',
  'download',
  'external-link',
  'folder',
  'search',
  'shield-check',
  'triangle-alert',
  'x',
] as const

export type IconName = (typeof iconNames)[number]

function symbolOf(name: IconName): Markup {
  const svg = readFileSync(join(lucide, `${name}.svg`), 'utf8')
  const inner = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.indexOf('</svg>')).replaceAll(/\n\s*/g, '')
  return trusted(`<symbol id="i-${name}" viewBox="0 0 24 24">${inner}</symbol>`)
}

/** All drawings, once; each use names one. */
export const sprite = (): Markup =>
  html`<svg class="hidden" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${iconNames.map(symbolOf)}</svg>`

export const icon = (name: IconName): Markup =>
  html`<svg class="icon" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><use href="#i-${name}"/></svg>`

/** A folded ribbon. */
export const mark = trusted(
  '<svg viewBox="0 0 105 111" aria-hidden="true"><path fill="currentColor" d="M0 0h44v67L0 110z"/><path fill="var(--chalk-line)" d="m0 110 44-43h61L88 88l17 22z"/></svg>',
)
