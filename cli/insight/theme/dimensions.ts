import { html, type Markup } from '#cli/lib/html.ts'
import { section } from '#cli/page/page.ts'
import type { ThemeSheet } from './sheet.ts'
import { groupTokens } from './token-groups.ts'

/** How a token is shown: a class of theme.css, and what of it the token sets. */
interface Showing {
  kind: 'type' | 'face' | 'corner' | 'bar' | 'depth' | 'plain'
  rule: (name: string) => string
}

const bare: Showing = { kind: 'plain', rule: () => '' }

const showings: readonly [RegExp, Showing][] = [
  [/^font-/, { kind: 'face', rule: (name) => `font-family:var(--${name})` }],
  [/^text-/, { kind: 'type', rule: (name) => `font-size:var(--${name})` }],
  [/^weight-/, { kind: 'type', rule: (name) => `font-size:20px;font-weight:var(--${name})` }],
  [/^radius-/, { kind: 'corner', rule: (name) => `border-radius:var(--${name})` }],
  [/^shadow-/, { kind: 'depth', rule: (name) => `box-shadow:var(--${name})` }],
  [/^(space|gap|tile-(frame-gap|ring))/, { kind: 'bar', rule: (name) => `inline-size:var(--${name})` }],
  [
    /^size-(control|field|header|phone-bar|qr|side-rail|side-menu)/,
    { kind: 'bar', rule: (name) => `inline-size:var(--${name})` },
  ],
]

const showingOf = (name: string) => showings.find(([pattern]) => pattern.test(name))?.[1] ?? bare

const words: Record<Showing['kind'], string> = {
  type: 'Every brand 0123',
  face: 'Every brand 0123',
  corner: '',
  bar: '',
  depth: '',
  plain: '',
}

function tokenRow(sheet: ThemeSheet, name: string): Markup {
  const values = [...new Set(sheet.themes.map((theme) => sheet.values[theme]?.[name] ?? ''))]
  const { kind } = showingOf(name)
  // Shadows differ by theme and mean nothing on another ground.
  const themes = kind === 'depth' ? sheet.themes : sheet.themes.slice(0, 1)
  const drawn = themes.map(
    (theme) =>
      html`<span class="tenant bare" data-theme="${theme}"><span class="show" data-show="${kind}" data-token="${name}">${words[kind]}</span></span>`,
  )
  const value = values.map((text) => html`<code class="value">${text}</code>`)
  return html`<li class="token"><div class="token-head"><h4>${name}</h4>${value}</div>${kind === 'plain' ? null : html`<div class="shown" aria-hidden="true">${drawn}</div>`}</li>`
}

/** Everything that is not a colour, each token drawn as what it is, and the rules that the drawings need. */
export function dimensionSections(sheet: ThemeSheet, names: readonly string[]): { sections: Markup; css: string } {
  const { others } = groupTokens(names)
  const all = others.flatMap((group) => group.names)
  const groups = others.map(
    (group) =>
      html`<h3>${group.title}</h3><ul class="card tokens">${group.names.map((name) => tokenRow(sheet, name))}</ul>`,
  )
  const css = all
    .map((name) => ({ name, rule: showingOf(name).rule(name) }))
    .filter(({ rule }) => rule !== '')
    .map(({ name, rule }) => `[data-token="${name}"]{${rule}}`)
    .join('\n')
  const body = html`<div class="token-groups">${groups.map((group) => html`<div>${group}</div>`)}</div>`
  return { sections: section({ id: 'shape', title: 'Type, shape and space', count: all.length, body }), css }
}
