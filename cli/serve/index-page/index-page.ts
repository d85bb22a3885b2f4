import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cspHash } from '#cli/fs/hash.ts'
import { counted } from '#cli/lib/counted.ts'
import { html, type Markup, trusted } from '#cli/lib/html.ts'
import { languageCodes, languages } from '#contract/site/languages.ts'
import { mark, style } from './index-style.ts'

/** A site as the index of the preview lists it. */
export interface ListedSite {
  code: string
  name: string
  /** Before the paths of the calls of the relay family: "/relay". */
  relayPrefix: string
  languages: readonly string[]
  themes: readonly string[]
  categories: readonly string[]
  /** Switches and features by name, on or off. */
  switches: Readonly<Record<string, boolean>>
  /** On the server's own origin. */
  picture: string
  /** What its picture is drawn from: the scene of the first banner, its words, a line each, and the way they run. */
  scene: string
  title: readonly string[]
  dir: 'ltr' | 'rtl'
  /** The drawing; null where it is not there. */
  logo: string | null
  accounts: readonly { role: string; username: string; password: string }[]
}

/** What a server sends. */
export interface IndexAnswer {
  body: string
  headers: Readonly<Record<string, string>>
}

/** More sites than this are tiles with facets beside them. */
const manySites = 24
const maxFacets = 8

const logoPath = /^\/logos\/([a-z0-9-]+)\.svg$/

const script = readFileSync(join(import.meta.dirname, 'search.js'), 'utf8')

const policy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src ${cspHash(style)}`,
  `script-src ${cspHash(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** A tenant's drawing does nothing but be drawn, also where it is opened by itself. */
export const drawingHeaders = {
  'Content-Type': 'image/svg+xml',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'Cache-Control': 'no-cache',
}

const knownOf = (code: string) => languageCodes.find((candidate) => candidate === code)

/** In the language's own words. */
const nameOf = (code: string) => {
  const known = knownOf(code)
  return known ? languages[known].name : code
}

const englishNames = new Intl.DisplayNames('en', { type: 'language' })

const englishNameOf = (code: string) => {
  const known = knownOf(code)
  return known ? (englishNames.of(languages[known].tag) ?? code) : code
}

const named = ({ switches }: ListedSite, isOn: boolean) =>
  Object.keys(switches).filter((name) => switches[name] === isOn)

/** One stitch a switch, the ones that are on first. */
function stitches(on: number, all: number): Markup {
  const step = 200 / Math.max(1, all)
  const rects = Array.from({ length: all }, (_, place) => {
    const kind = place < on ? trusted(' class="on"') : false
    return html`<rect x="${(place * step).toFixed(1)}" y="0" width="${(step - 2).toFixed(1)}" height="6" rx="1"${kind}/>`
  })
  return html`<svg class="stitches" viewBox="0 0 200 6" preserveAspectRatio="none" aria-hidden="true">${rects}</svg>`
}

/** What the choices at the side ask of a site. */
const hasOf = (site: ListedSite) => [
  ...site.languages.map((code) => `language:${code}`),
  `theme:${site.themes[0]}`,
  ...named(site, true).map((name) => `switch:${name.replaceAll(' ', '-')}`),
]

function findable(site: ListedSite, address: string): string {
  const words = [
    site.name,
    site.code,
    address,
    ...site.languages,
    ...site.languages.map(nameOf),
    ...site.languages.map(englishNameOf),
    ...site.themes,
    ...site.categories,
    ...named(site, true),
  ]
  return words.join(' ').toLowerCase()
}

/** How much is on; opened, what is and what is not. */
function switchList(site: ListedSite): Markup {
  const [on, off] = [named(site, true), named(site, false)]
  const all = on.length + off.length
  return html`<details><summary class="pair">${stitches(on.length, all)}<span>${on.length} of ${all} on</span></summary><dl><dt>On</dt><dd>${on.join(', ')}</dd><dt>Off</dt><dd>${off.join(', ')}</dd></dl></details>`
}

function card(site: ListedSite, port: string): Markup {
  const address = `${site.code}.localhost${port ? `:${port}` : ''}`
  const href = `http://${address}/`
  const accounts = site.accounts.map(
    ({ role, username, password }) =>
      html`<li><span>${role}</span><code>${username} / ${password}</code><button class="copy" type="button" hidden data-copy="${password}" aria-label="Copy the password of ${username}">Copy</button></li>`,
  )
  const logo = site.logo !== null && html`<img src="/logos/${site.code}.svg" alt="" loading="lazy" decoding="async">`
  return html`<li id="${site.code}" data-find="${findable(site, address)}" data-has="${hasOf(site).join(' ')}"><article class="card"><a class="shot" href="${href}" tabindex="-1" aria-hidden="true"><img src="${site.picture}" alt="" loading="lazy" decoding="async"></a><div class="body">
<h2>${logo}<a href="${href}">${site.name}</a><code>${site.code}.localhost</code></h2>
<p class="pair"><span>${site.languages.map(nameOf).join(', ')}</span><span>${site.themes.join(', ')}</span></p>
${switchList(site)}
<ul class="accounts">${accounts}</ul><a class="button open" href="${href}">Open</a></div></article></li>
`
}

/** The values that a group of choices offers, the most frequent first; those that all sites have narrow nothing. */
function facet(sites: readonly ListedSite[], group: string, title: string): Markup | null {
  const counts = new Map<string, number>()
  for (const value of sites.flatMap(hasOf)) {
    if (value.startsWith(`${group}:`)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const offered = [...counts].filter(([, count]) => count < sites.length).sort(([, a], [, b]) => b - a)
  if (offered.length === 0) return null
  const labels = offered.slice(0, maxFacets).map(([value, count]) => {
    const name = value.slice(group.length + 1)
    return html`<label><input type="checkbox" name="${group}" value="${value}">${group === 'language' ? nameOf(name) : name}<span>${count}</span></label>`
  })
  return html`<fieldset><legend>${title}</legend>${labels}</fieldset>`
}

function facets(sites: readonly ListedSite[]): Markup {
  const groups = [
    facet(sites, 'language', 'Language'),
    facet(sites, 'theme', 'Theme first'),
    facet(sites, 'switch', 'Switched on'),
  ]
  return html`<form class="facets" aria-label="Narrow the sites">${groups}</form><aside class="peek" aria-label="The site that is pointed at"></aside>`
}

/** One of several, the first at the start. */
function choices(name: string, label: string, names: readonly string[]): Markup {
  const radios = names.map(
    (text, place) =>
      html`<label><input type="radio" name="${name}" value="${text.toLowerCase()}"${place === 0 && trusted(' checked')}>${text}</label>`,
  )
  return html`<span class="choices" role="radiogroup" aria-label="${label}">${radios}</span>`
}

/** The page of plain localhost: every tenant with a picture, its address, switches and demo accounts. */
export function indexPage(sites: readonly ListedSite[], port: string): string {
  const isMany = sites.length > manySites
  const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Livery preview</title><style>${trusted(style)}</style></head><body>
<header><b>${trusted(mark)}Livery</b><span>Preview</span>
<label class="search" hidden><input type="search" aria-label="Search the sites" placeholder="Name, language, feature, address" autocomplete="off" spellcheck="false"><kbd>/</kbd></label>
<a class="button panel" href="/sandbox/">Sandbox panel</a></header>
<main${isMany && trusted(' class="is-many"')}>${isMany && facets(sites)}<div class="head"><h1><span role="status">${counted(sites.length, 'site')}</span></h1><p>the sandbox answers behind each; all money is play money</p>
<div class="views" hidden>${choices('view', 'View', ['Pictures', 'List'])}${sites.some(({ picture }) => picture.startsWith('/pictures/')) && choices('theme', 'Theme of the pictures', ['Own theme', 'Light', 'Dark'])}</div></div>
<p class="none" hidden>No site holds all of this. Escape in the search shows all again.</p>
<ul class="sites">${sites.map((site) => card(site, port))}</ul></main><script>${trusted(script)}</script></body></html>
`
  return page.text
}

/** What plain localhost answers: a logo by its path, else the index. */
export function answerIndex(sites: readonly ListedSite[], port: string, path: string): IndexAnswer | null {
  const [, code] = logoPath.exec(path) ?? []
  if (code === undefined) {
    const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy }
    return { body: indexPage(sites, port), headers }
  }
  const logo = sites.find((site) => site.code === code)?.logo ?? null
  return logo === null ? null : { body: logo, headers: drawingHeaders }
}
