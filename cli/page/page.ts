import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, type Markup, trusted } from '#cli/lib/html.ts'
import { cspHash } from '../fs/hash.ts'

export interface PageParts {
  /** Of the document: what a tab shows. */
  title: string
  /** What sort of page this is, beside the name of the tool: "Difference". */
  kind: string
  heading: Markup | string
  lead: Markup | string
  /** What stands below the lead, before the sections. */
  summary?: Markup
  body: Markup
  /** Style sheets of this sort of page, after the common one. */
  css?: readonly string[]
  /** The one script of the page. It may not be needed to read it. */
  script?: string
}

/** Reads a file that stands beside the module at `url`: a style sheet, a script. */
export function besideModule(dirname: string, name: string): string {
  return readFileSync(join(dirname, name), 'utf8')
}

/** What every page's style begins with. */
export const basicStyle = () => besideModule(import.meta.dirname, 'basics.css')

/** Nothing is asked for from anywhere: the page works from a file, and tells nobody that it was opened. */
function pagePolicy(style: string, script: string | undefined): string {
  return [
    "default-src 'none'",
    `style-src ${cspHash(style)}`,
    ...(script ? [`script-src ${cspHash(script)}`] : []),
    'img-src data:',
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

/** What a page begins with; `style` and `script` stand in it whole. */
export const pageHead = ({ title, style, script }: { title: string; style: string; script?: string | undefined }) =>
  html`<head>
<meta charset="utf-8">
<meta name="generator" content="livery">
<meta http-equiv="Content-Security-Policy" content="${trusted(pagePolicy(style, script))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${trusted(style)}</style>
</head>`

/** Radio buttons by which a page is shown in another theme. */
export const themeChoices = ['auto', 'light', 'dark'].map(
  (theme) =>
    html`<label><input type="radio" name="theme" id="theme-${theme}"${theme === 'auto' && trusted(' checked')}>${theme.charAt(0).toUpperCase()}${theme.slice(1)}</label>`,
)

const mark = trusted(
  '<svg width="24" height="24" aria-hidden="true"><path fill="var(--action)" d="M4 2h7v20H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"/><path class="mark-2" d="M13 2h7a2 2 0 0 1 2 2v7h-9z"/><path fill="var(--action)" d="M13 13h9v7a2 2 0 0 1-2 2h-7z" opacity=".55"/></svg>',
)

/** A whole page in one file: light and dark, for any width, without a request. The same parts give the same bytes. */
export function renderPage(parts: PageParts): string {
  // What a tenant wrote may stand in a string of the style sheet: it does not end the element.
  const style = [basicStyle(), besideModule(import.meta.dirname, 'page.css'), ...(parts.css ?? [])]
    .join('\n')
    .replaceAll('</', '<\\/')
  const page = html`<!doctype html>
<html lang="en">
${pageHead({ title: parts.title, style, script: parts.script })}
<body>
<header class="top"><div class="wide"><span class="mark">${mark}Livery</span><span class="kind">${parts.kind}</span>
<fieldset class="switch"><legend class="hidden">Theme of this page</legend>${themeChoices}</fieldset></div></header>
<main class="wide">
<div class="head"><h1>${parts.heading}</h1><p class="lead">${parts.lead}</p>${parts.summary}</div>
${parts.body}
</main>
${parts.script && html`<script>${trusted(parts.script)}</script>`}
</body>
</html>
`
  return page.text
}

/** Figures side by side; each leads to its section. */
export function figureList(figures: readonly { value: string; name: string; to?: string; isNone?: boolean }[]): Markup {
  const items = figures.map(({ value, name, to, isNone }) => {
    const inside = html`<strong>${value}</strong><span>${name}</span>`
    return html`<li${isNone && trusted(' data-none')}>${to ? html`<a href="#${to}">${inside}</a>` : html`<div>${inside}</div>`}</li>`
  })
  return html`<ul class="figures">${items}</ul>`
}

export function section(options: {
  id: string
  title: string
  count?: number
  note?: Markup | string | undefined
  body: Markup | readonly Markup[]
}): Markup {
  const { id, title, count, note, body } = options
  return html`<section id="${id}" aria-labelledby="${id}-title"><div class="section-head"><h2 id="${id}-title">${title}</h2>${count !== undefined && html`<span class="count">${count.toLocaleString('en-GB')}</span>`}${note && html`<p class="note">${note}</p>`}</div>${body}</section>
`
}

/** What stands in a section where nothing is to be told. */
export function calm(text: string): Markup {
  return html`<div class="card calm"><svg width="24" height="24" aria-hidden="true"><path d="m5 12.5 4.5 4.5L19 7.5" fill="none" stroke="var(--ok)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg><p>${text}</p></div>`
}
