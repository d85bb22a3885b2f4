import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { html, type Markup, trusted } from '#cli/lib/html.ts'
import { basicStyle, besideModule, pageHead, themeChoices } from '#cli/page/page.ts'
import type { Fleet, FleetTenant } from '../view/fleet.ts'
import { shownCount } from '../view/words.ts'
import { dataText, pageData } from './data.ts'
import { icon, mark, sprite } from './icons.ts'
import { healthPanel, releasePanel, stoppedPanel, unreadablePanel } from './panels.ts'

/** Each after those that it imports. */
const modules = ['data', 'narrow', 'copy', 'faces', 'map', 'chips', 'detail', 'table', 'main']

const styles = ['fleet', 'panels', 'health', 'table', 'rows', 'detail', 'narrow'].map((name) => `${name}.css`)

/** A module as a function of its own scope: what it takes from others, and what it gives to them. */
function wrapped(name: string): string {
  const text = besideModule(join(import.meta.dirname, 'client'), `${name}.js`)
  const given = [...text.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(([, exported]) => exported)
  const body = text
    .replaceAll(/^import (\{[^}]*\}) from '\.\/(\w+)\.js'$/gm, 'const $1 = of.$2')
    .replaceAll(/^export /gm, '')
  return `of.${name} = (() => {\n${body}return { ${given.join(', ')} }\n})()\n`
}

/** The modules as the one script of the page. */
const clientScript = () => `'use strict'\n{\nconst of = {}\n${modules.map(wrapped).join('')}}\n`

const faces: readonly [family: string, weight: string, file: string][] = [
  [
    'Instrument Sans Variable',
    '400 700',
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ],
  [
    'JetBrains Mono Variable',
    '100 800',
    '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
  ],
]

/** In the page itself: it asks for nothing. */
function fontRules(): string {
  const { resolve } = createRequire(import.meta.url)
  return faces
    .map(([family, weight, file]) => {
      const bytes = readFileSync(resolve(file)).toString('base64')
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(data:font/woff2;base64,${bytes}) format('woff2')}`
    })
    .join('\n')
}

/** An argument as a shell reads it. */
const quoted = (text: string) => (/^[\w./:@%+=,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`)

function sumList({ sums }: Fleet): Markup {
  const items: readonly [count: number, words: string, tone: string][] = [
    [sums.tenants, sums.tenants === 1 ? 'tenant' : 'tenants', ''],
    [sums.nothingToDo, 'with nothing to do', ''],
    [sums.warnings, 'with warnings', sums.warnings > 0 ? 'warn' : ''],
    [sums.errors, 'with errors', sums.errors > 0 ? 'bad' : ''],
  ]
  return html`<ul class="sums">${items.map(([count, words, tone]) => html`<li data-tone="${tone}"><b>${shownCount(count)}</b> ${words}</li>`)}</ul>`
}

function topBar(fleet: Fleet): Markup {
  const read = `${fleet.read.slice(0, 16).replace('T', ' ')} UTC`
  return html`<header class="top"><span class="brand">${mark}Livery</span><h1>Fleet</h1><span class="target">${icon('folder')}<code>${fleet.target}</code><time datetime="${fleet.read}">read ${read}</time></span>${sumList(fleet)}<button type="button" class="end-1" id="download" aria-label="Download as JSON">${icon('download')}<span>JSON</span></button><fieldset class="switch"><legend class="hidden">Theme of this page</legend>${themeChoices}</fieldset></header>
`
}

const columns: readonly [title: string, key: string, isNumber: boolean][] = [
  ['Tenant', 'code', false],
  ['Live release', 'release', false],
  ['Age', 'age', true],
  ['First load, kB', 'size', true],
  ['Findings', 'findings', false],
  ['Cohort', 'cohort', false],
]

const headCells = columns.map(
  ([title, key, isNumber]) =>
    html`<div role="columnheader"${isNumber && html` class="number"`}><button type="button" data-sort="${key}">${title}${icon('arrow-down')}</button></div>`,
)

function tablePanel(fleet: Fleet): Markup {
  if (fleet.tenants.length === 0) {
    const to = quoted(fleet.target)
    return html`<section class="panel table" aria-label="Tenants"><div class="empty"><strong>Nothing was released there yet</strong><span>The first release makes the first row.</span><code class="command">livery release &lt;tenant&gt; --to ${to}</code></div></section>
`
  }
  return html`<section class="panel table" aria-labelledby="tenants-title"><h2 class="hidden" id="tenants-title">Tenants</h2><div class="tools"><label class="search">${icon('search')}<span class="hidden">Search</span><input type="search" id="search" autocomplete="off" spellcheck="false" placeholder="Name, domain, release"><kbd aria-hidden="true">/</kbd></label><span id="chips" class="hidden"></span><button type="button" class="only" id="only" hidden>Rolled back${icon('x')}</button><output class="count" id="count"></output></div>
<noscript><p class="empty">The rows are drawn by this page’s script, which is switched off here. “livery fleet” on a terminal lists the same.</p></noscript>
<div class="grid" id="grid" role="grid" tabindex="0" aria-labelledby="tenants-title" aria-colcount="${columns.length}"><div class="head" role="rowgroup"><div role="row">${headCells}</div></div><div class="rows" role="rowgroup" id="rows"></div></div><div class="empty" id="none" hidden><strong>No tenant is like that</strong><span>Take a filter away, or search for less.</span><button type="button" id="clear">Show all</button></div></section>
`
}

/**
 * The fleet as one file: light and dark, for any width, without a request. Rows are drawn by its script, so that ten
 * thousand of them scroll; all else stands in the page.
 */
export function fleetPage(fleet: Fleet, rows: readonly FleetTenant[]): string {
  const style = [fontRules(), basicStyle(), ...styles.map((name) => besideModule(import.meta.dirname, name))].join('\n')
  const script = clientScript()
  const to = quoted(fleet.target)
  const sides = [
    healthPanel(fleet.run),
    stoppedPanel(fleet.stopped ?? (fleet.run?.state === 'stopped' ? fleet.run : null)),
    unreadablePanel(fleet),
  ]
  const page = html`<!doctype html>
<html lang="en">
${pageHead({ title: `Fleet · ${fleet.target}`, style, script })}
<body>
${sprite()}
${topBar(fleet)}<main>
${releasePanel(fleet, to)}<div class="side">${sides}<aside class="detail" id="detail" aria-label="The chosen tenant" tabindex="-1" hidden></aside></div>
${tablePanel(fleet)}</main>
<dialog class="detail" id="sheet" aria-label="The chosen tenant"></dialog>
<p class="hidden" role="status" id="said"></p>
<script type="application/json" id="data">${trusted(dataText(pageData(fleet, rows, { to })))}</script>
<script>${trusted(script)}</script>
</body>
</html>
`
  return page.text
}
