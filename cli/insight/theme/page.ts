import { html, type Markup, trusted } from '#cli/lib/html.ts'
import { besideModule, figureList, renderPage, section } from '#cli/page/page.ts'
import { drawnPair, hexOf } from '#cli/page/swatch.ts'
import { table } from '#cli/page/table.ts'
import type { MeasuredPair } from '#cli/theme/measured-pair.ts'
import type { ThemeName } from '#contract/site/site-config.ts'
import { dimensionSections } from './dimensions.ts'
import type { SheetParts, ThemeSheet } from './sheet.ts'
import { groupTokens } from './token-groups.ts'

const themeTitles: Record<ThemeName, string> = { dark: 'Dark', light: 'Light' }

const attributesOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`)

/** A piece of page in one of the tenant's own themes. */
function board(sheet: ThemeSheet, theme: ThemeName, body: Markup | readonly Markup[]): Markup {
  return html`<div class="board"><p class="board-title">${themeTitles[theme]}</p><div class="tenant" data-theme="${theme}"${attributesOf(sheet.layout)}>${body}</div></div>`
}

const boards = (sheet: ThemeSheet, bodyOf: (theme: ThemeName) => Markup | readonly Markup[]) =>
  html`<div class="boards">${sheet.themes.map((theme) => board(sheet, theme, bodyOf(theme)))}</div>`

function brandBoard(sheet: ThemeSheet): Markup {
  const logo = `data:image/svg+xml;base64,${Buffer.from(sheet.logo).toString('base64')}`
  const [first, ...rest] = sheet.wordmark
  return boards(
    sheet,
    () => html`<div class="brand"><img src="${logo}" alt="" width="64" height="64"><p class="wordmark">${first}${rest.map((word) => html` <span>${word}</span>`)}</p></div>
<p class="specimen">${sheet.languages.map(({ tag, dir, name }) => html`<bdi lang="${tag}" dir="${dir}">${name}</bdi> `)}</p>
<p class="amount">1,284,500.75</p>
<div class="plates"><span class="plate" data-fill="action">Action</span><span class="plate" data-fill="wins">Wins</span><span class="plate" data-fill="ok">Ok</span><span class="plate" data-fill="warn">Warn</span><span class="plate" data-fill="bad">Bad</span><span class="plate" data-fill="info">Info</span></div>
<div class="steps"><span data-surface="1">Surface 1<span data-surface="2">Surface 2<span data-surface="3">Surface 3</span></span></span></div>`,
  )
}

function colourCard(sheet: ThemeSheet, name: string): Markup {
  const values = sheet.themes.map((theme) => ({ theme, value: sheet.values[theme]?.[name] ?? '' }))
  const width = 240 / values.length
  const halves = values.map(
    ({ value }, index) => html`<path fill="${value}" d="M${index * width} 0h${width}v64H${index * width}z"/>`,
  )
  const lines = values.map(
    ({ theme, value }) =>
      html`<dt>${themeTitles[theme]}</dt><dd><code>${value}</code> <code class="dim">${hexOf(value)}</code></dd>`,
  )
  return html`<li class="card colour"><svg viewBox="0 0 240 64" preserveAspectRatio="none" aria-hidden="true"><rect fill="url(#cheque)" width="240" height="64"/>${halves}</svg><h4>${name.replace(/^color-/, '')}</h4><dl>${lines}</dl></li>`
}

function coloursSection(sheet: ThemeSheet, names: readonly string[]): Markup {
  const { colours } = groupTokens(names)
  const pattern = trusted(
    '<svg class="defs" width="0" height="0" aria-hidden="true"><defs><pattern id="cheque" width="16" height="16" patternUnits="userSpaceOnUse"><path fill="var(--cheque-1)" d="M0 0h16v16H0z"/><path fill="var(--cheque-2)" d="M0 0h8v8H0zm8 8h8v8H8z"/></pattern></defs></svg>',
  )
  const groups = colours.map(
    ({ title, names: own }) =>
      html`<h3>${title}</h3><ul class="colours">${own.map((name) => colourCard(sheet, name))}</ul>`,
  )
  const note = 'As CSS writes them, and in sRGB. Colours with an alpha lie over a chequered ground.'
  const count = colours.flatMap((group) => group.names).length
  return section({ id: 'colours', title: 'Colours', count, note, body: html`${pattern}${groups}` })
}

function verdict(pair: MeasuredPair | undefined, behind: string): Markup {
  if (!pair) return html`<span class="none"></span>`
  const isEnough = pair.ratio >= pair.minimum
  const ratio = (Math.floor(pair.ratio * 100) / 100).toFixed(2)
  const badge = html`<span class="badge" data-tone="${isEnough ? 'ok' : 'bad'}">${isEnough ? 'passes' : 'too low'}</span>`
  const drawn = drawnPair({ foreground: pair.foregroundValue, background: pair.backgroundValue, behind })
  return html`<span class="with-swatch">${drawn}<span class="figure">${ratio}:1</span>${badge}</span>`
}

function contrastSection(sheet: ThemeSheet): Markup {
  const keyOf = (pair: MeasuredPair) => `${pair.foreground} ${pair.background}`
  const distinct = [...new Map(sheet.pairs.map((pair) => [keyOf(pair), pair])).values()]
  const found = (theme: ThemeName, key: string) =>
    sheet.pairs.find((pair) => pair.theme === theme && keyOf(pair) === key)
  const short = (name: string) => name.replace(/^color-/, '')
  return section({
    id: 'contrast',
    title: 'Contrast',
    count: sheet.pairs.length,
    note: 'Every pair that the site uses, measured on what is behind; copy over pictures on the worse of black and white.',
    body: table({
      caption: 'Pairs of colours',
      columns: [
        { title: 'Pair' },
        ...sheet.themes.map((theme) => ({ title: themeTitles[theme] })),
        { title: 'At least', isNumber: true },
      ],
      rows: distinct.map((pair) => [
        html`${short(pair.foreground)} <span class="dim">on</span> ${short(pair.background)}`,
        ...sheet.themes.map((theme) =>
          verdict(found(theme, keyOf(pair)), sheet.values[theme]?.['color-bg'] ?? 'transparent'),
        ),
        `${pair.minimum}:1`,
      ]),
    }),
  })
}

function partsSection(sheet: ThemeSheet, parts: SheetParts): Markup {
  const groups = parts.groups[sheet.themes[0] ?? 'dark'] ?? []
  const drawn = groups.map(({ id, title }) => {
    const own = (theme: ThemeName) => parts.groups[theme]?.find((group) => group.id === id)?.html ?? ''
    // A link of the gallery leads nowhere; a dialog is drawn open in its place.
    const inPlace = (theme: ThemeName) =>
      trusted(own(theme).replaceAll('href="/', 'href="#/').replaceAll('<dialog ', '<dialog open '))
    return html`<h3>${title}</h3>${boards(sheet, inPlace)}`
  })
  return section({
    id: 'parts',
    title: 'Parts',
    note: 'The site’s own code, drawn with this tenant’s tokens. They answer to the pointer and to focus; they do nothing.',
    body: html`${trusted(parts.sprite)}${drawn}`,
  })
}

const declare = (values: Readonly<Record<string, string>>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')

function tokenCss(sheet: ThemeSheet): string {
  return sheet.themes
    .map((theme) => `.tenant[data-theme=${theme}]{color-scheme:${theme};${declare(sheet.values[theme] ?? {})}}`)
    .join('\n')
}

/** A tenant's theme as one page: every token, every pair, every part. */
export function themePage(sheet: ThemeSheet, parts: SheetParts): string {
  const [first = 'dark'] = sheet.themes
  const names = Object.keys(sheet.values[first] ?? {})
  const short = sheet.pairs.filter((pair) => pair.ratio < pair.minimum).length
  const lowest = Math.min(...sheet.pairs.map((pair) => pair.ratio))
  const { sections, css } = dimensionSections(sheet, names)
  return renderPage({
    title: `${sheet.name}: theme`,
    kind: 'Theme',
    heading: sheet.name,
    lead: `What ${sheet.code} looks like: every token with its value, every pair of colours as measured, and every part, ${sheet.themes.length > 1 ? 'in both themes' : `in its one theme`}.`,
    summary: figureList([
      { value: String(names.length), name: 'tokens', to: 'colours' },
      { value: String(sheet.pairs.length), name: 'pairs measured', to: 'contrast' },
      { value: String(short), name: 'pairs too low', to: 'contrast', isNone: short === 0 },
      { value: String((parts.groups[first] ?? []).length), name: 'groups of parts', to: 'parts' },
      { value: `${(Math.floor(lowest * 100) / 100).toFixed(2)}:1`, name: 'lowest ratio', to: 'contrast' },
    ]),
    body: html`<section aria-label="Brand">${brandBoard(sheet)}</section>
${coloursSection(sheet, names)}${contrastSection(sheet)}${sections}${partsSection(sheet, parts)}`,
    css: [besideModule(import.meta.dirname, 'theme.css'), parts.faceCss, tokenCss(sheet), css, parts.partsCss],
  })
}
