import { shownBytes } from '#cli/lib/bytes.ts'
import { html, type Markup, trusted } from '#cli/lib/html.ts'
import { besideModule, figureList, renderPage, section } from '#cli/page/page.ts'
import { table } from '#cli/page/table.ts'
import { type FileKind, fileKinds, kindNames } from '#cli/site-files/file-kinds.ts'
import type { ProfileCode } from './code-sizes.ts'
import { isOverBudget, medianOf, type Report, type ReportedSite } from './report.ts'
import { drawTreemap } from './treemap.ts'

/** More tenants than this scroll within their card, and can be searched. */
const manySites = 24

const plural = (count: number, noun: string) => `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`

const legendOf = (kinds: readonly FileKind[]) =>
  html`<ul class="legend">${kinds.map((kind) => html`<li><svg width="12" height="12" aria-hidden="true"><rect fill="var(--k-${kind})" width="12" height="12" rx="3"/></svg>${kindNames[kind]}</li>`)}<li><svg width="12" height="12" aria-hidden="true"><path class="budget" d="M6 0v12"/></svg>Budget of JavaScript</li></ul>`

/** A first load as a bar: JavaScript first and higher than the rest, so that it can be held against the budget’s line. */
function firstLoadBar(site: ReportedSite, most: number): Markup {
  const scale = 1000 / most
  let start = 0
  const parts = fileKinds.map((kind) => {
    const width = site.firstLoad[kind] * scale
    const x = start
    start += width
    if (width < 0.5) return null
    const [y, height] = kind === 'js' ? [0, 14] : [8, 6]
    return html`<rect fill="var(--k-${kind})" x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${height}"/>`
  })
  const line = (site.budget * scale).toFixed(1)
  return html`<svg class="bar" viewBox="0 0 1000 14" preserveAspectRatio="none" aria-hidden="true">${parts}<path class="budget" d="M${line} 0v14"/></svg>`
}

function siteRow(site: ReportedSite, most: number): (Markup | string)[] {
  const over = isOverBudget(site) && html` <span class="badge" data-tone="bad">over</span>`
  return [
    html`<span data-code="${site.code}">${site.code}</span><span class="from">${site.profile}</span>`,
    firstLoadBar(site, most),
    shownBytes(site.firstLoadTotal),
    html`${shownBytes(site.firstLoad.js)}${over}`,
    shownBytes(site.firstLoad.css),
    shownBytes(site.firstLoad.html),
    shownBytes(site.firstLoad.strings),
    shownBytes(site.total.brotli),
  ]
}

function sitesSection(report: Report): Markup {
  const { sites, unbuilt } = report
  const most = Math.max(...sites.flatMap((site) => [site.firstLoadTotal, site.budget]))
  const kinds = fileKinds.filter((kind) => sites.some((site) => site.firstLoad[kind] > 0))
  const columns = ['First load', 'JavaScript', 'Styles', 'Page', 'Strings', 'Whole site']
  const rows = table({
    caption: 'First load by tenant, the largest first',
    columns: [{ title: 'Tenant' }, { title: 'Made of' }, ...columns.map((title) => ({ title, isNumber: true }))],
    rows: sites.map((site) => siteRow(site, most)),
  })
  const isLong = sites.length > manySites
  const search = html`<label class="search" hidden>Search <input type="search" autocomplete="off" spellcheck="false" placeholder="Tenant or profile"></label>`
  const body = html`<div class="tools">${legendOf(kinds)}${isLong && search}</div>${isLong ? html`<section class="long" tabindex="0" aria-label="First load by tenant">${rows}</section>` : rows}`
  const missing =
    unbuilt.length > 0 ? ` Not built: ${unbuilt.slice(0, 12).join(', ')}${unbuilt.length > 12 ? '…' : ''}.` : ''
  const note = `What a page asks for at once, in brotli, the largest first.${missing}`
  return section({ id: 'tenants', title: 'First load', count: sites.length, note, body })
}

function kindsSection(report: Report): Markup {
  const { sites, distinctBytes, allBytes } = report
  const sum = (kind: FileKind, unit: 'files' | 'raw' | 'brotli') =>
    sites.reduce((all, site) => all + site.kinds[kind][unit], 0)
  const kinds = fileKinds.filter((kind) => sum(kind, 'files') > 0)
  const all = (unit: 'files' | 'raw' | 'brotli') => kinds.reduce((total, kind) => total + sum(kind, unit), 0)
  const median = (kind: FileKind) => shownBytes(medianOf(sites.map((site) => site.kinds[kind].brotli)))
  const share = allBytes === 0 ? 0 : Math.round((distinctBytes / allBytes) * 1000) / 10
  return section({
    id: 'kinds',
    title: 'What the sites are made of',
    note: `With the compressed forms beside them the sites are ${shownBytes(allBytes)}; equal files are one, so that they take ${shownBytes(distinctBytes)} (${share} %).`,
    body: table({
      caption: 'Bytes by kind of file',
      columns: [
        { title: 'Kind' },
        ...['Files', 'Raw', 'Brotli', 'Median of a site, brotli'].map((title) => ({ title, isNumber: true })),
      ],
      rows: kinds.map((kind) => [
        kindNames[kind],
        sum(kind, 'files').toLocaleString('en-GB'),
        shownBytes(sum(kind, 'raw')),
        shownBytes(sum(kind, 'brotli')),
        median(kind),
      ]),
      foot: [
        'All',
        all('files').toLocaleString('en-GB'),
        shownBytes(all('raw')),
        shownBytes(all('brotli')),
        shownBytes(medianOf(sites.map((site) => site.total.brotli))),
      ],
    }),
  })
}

function routeTable({ routes, profile }: ProfileCode): Markup {
  const most = Math.max(1, ...routes.map(({ js, css }) => js + css))
  const bar = (js: number, css: number) => {
    const [first, second] = [(js / most) * 1000, (css / most) * 1000]
    return html`<svg class="bar" viewBox="0 0 1000 14" preserveAspectRatio="none" aria-hidden="true"><rect fill="var(--k-js)" width="${first.toFixed(1)}" height="14"/><rect fill="var(--k-css)" x="${first.toFixed(1)}" width="${second.toFixed(1)}" height="14"/></svg>`
  }
  return table({
    caption: `What pages and popups of profile ${profile} bring along`,
    columns: [
      { title: 'Page, popup or part' },
      { title: 'Beyond the start' },
      ...['JavaScript', 'Styles', 'Chunks'].map((title) => ({ title, isNumber: true })),
    ],
    rows: routes.map(({ name, js, css, chunks }) => [
      name,
      bar(js, css),
      shownBytes(js),
      shownBytes(css),
      String(chunks),
    ]),
  })
}

function moduleTable({ chunks, profile }: ProfileCode): Markup {
  const modules = chunks.flatMap((chunk) =>
    chunk.modules.map((module) => ({ ...module, chunk: chunk.name, isInitial: chunk.isInitial })),
  )
  const largest = modules.toSorted((a, b) => b.bytes - a.bytes || (a.name < b.name ? -1 : 1)).slice(0, 20)
  return table({
    caption: `The largest modules of profile ${profile}`,
    columns: [{ title: 'Module' }, { title: 'Chunk' }, { title: 'Comes' }, { title: 'About, brotli', isNumber: true }],
    rows: largest.map(({ name, chunk, isInitial, bytes }) => [
      html`<code>${name}</code>`,
      chunk,
      isInitial ? 'at once' : 'later',
      shownBytes(bytes),
    ]),
  })
}

function profileBlock(code: ProfileCode, isFirst: boolean): Markup {
  const { profile, tenants, measuredOn, initialJs, chunks } = code
  const all = chunks.reduce((sum, chunk) => sum + chunk.brotli, 0)
  const label = `Scripts of profile ${profile} by chunk and module`
  const few = tenants.slice(0, 6).join(', ')
  const names = tenants.length > 6 ? `${few} and ${tenants.length - 6} more` : few
  return html`<details class="profile"${isFirst && trusted(' open')}><summary><span class="profile-name">${profile}</span><span class="note">${plural(tenants.length, 'tenant')}: ${names}. ${shownBytes(initialJs)} at once, ${shownBytes(all)} in all.</span></summary>
<div class="card map"><div class="wide-map">${drawTreemap(chunks, { width: 1260, height: 600 }, label)}</div><div class="tall-map">${drawTreemap(chunks, { width: 340, height: 900 }, label)}</div></div>
<p class="note map-note">Areas are shares of brotli: a chunk’s own size on ${measuredOn}, cut by what each module adds before minifying. Colour: what comes at once, and what comes later.</p>
<h3>Pages and popups</h3>${routeTable(code)}
<h3>Largest modules</h3>${moduleTable(code)}</details>`
}

function codeSection({ code, profiles }: Report): Markup {
  const rest = profiles - code.length
  return section({
    id: 'code',
    title: 'Code by profile',
    count: profiles,
    note:
      rest > 0
        ? `The ${plural(code.length, 'profile')} with the most tenants; ${rest} more can be measured with --profiles.`
        : undefined,
    body: code.map((profile, index) => profileBlock(profile, index === 0)),
  })
}

/** The sizes of many sites as one page. */
export function reportPage(report: Report): string {
  const { sites, profiles, code } = report
  const loads = sites.map((site) => site.firstLoadTotal)
  const over = sites.filter(isOverBudget).length
  return renderPage({
    title: `Sizes of ${plural(sites.length, 'site')}`,
    kind: 'Sizes',
    heading: `Sizes of ${plural(sites.length, 'site')}`,
    lead: 'What visitors load and what it is made of: by tenant, by kind of file, by page, chunk and module.',
    summary: figureList([
      { value: shownBytes(medianOf(loads)), name: 'median first load', to: 'tenants' },
      { value: shownBytes(Math.max(...loads)), name: 'largest first load', to: 'tenants' },
      { value: shownBytes(Math.min(...loads)), name: 'smallest first load', to: 'tenants' },
      { value: String(over), name: 'over their budget', to: 'tenants', isNone: over === 0 },
      { value: profiles.toLocaleString('en-GB'), name: 'profiles', to: 'code' },
      { value: shownBytes(report.distinctBytes), name: 'on disk', to: 'kinds' },
    ]),
    body: html`${sitesSection(report)}${kindsSection(report)}${code.length > 0 && codeSection(report)}`,
    css: [besideModule(import.meta.dirname, 'report.css')],
    ...(sites.length > manySites ? { script: besideModule(import.meta.dirname, 'search.js') } : {}),
  })
}
