import { escapeHtml } from '#cli/lib/html.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import { beaconScript } from './inline/beacon-script.ts'
import { bootScript } from './inline/boot-script.ts'
import { startScriptOf } from './inline/start-script.ts'

/** JSON that can stand inside a script element. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** An address of the site's own and the integrity a browser must find there. */
export interface Resource {
  href: string
  integrity: string
}

export interface PageInput {
  config: SiteConfig
  language: SiteLanguage
  title: string
  description: string
  /** What a visitor without scripts reads. */
  noScript: string
  /** https origin of the main domain. */
  origin: string
  /** Where this page stands in the site's own language: "/", "/promotions". */
  path: string
  /** Where it stands in each language of the site, by tag ("/en/promotions"); the site's own first. */
  alternates: readonly { tag: string; path: string }[]
  themeColours: { dark: string; light: string }
  entry: Resource
  preloads: readonly Resource[]
  /** What the first page loads next: asked for early, behind all else. */
  nextPreloads: readonly Resource[]
  /** What the first paint needs of the style sheets; the sheets follow behind it. Empty in development. */
  firstStyles: string
  /** The tenant's own style sheet; absent in development. */
  theme?: Resource
  /** Those of the code. */
  styles: readonly Resource[]
  importMap: string
  /** Of each language the strings that the first page shows; the boot script has the visitor's own loaded ahead. */
  stringPreloads: readonly { tag: string; href: string }[]
  icons: string
  /** What the page asks the gateway before there is code: paths behind its base address. */
  calls: readonly string[]
  /** Markup in pieces, some of which other pages have too. None in development, where the entry runs at once. */
  firstPaint: readonly string[]
  /** The `<meta>` form of the policy; absent in development. */
  policy?: string
  isIndexed: boolean
  /** Where the page reports how it started, and as what. */
  beacon?: { url: string; build: string } | undefined
}

/** A stepped hero is a panorama with another edge. */
export const heroForms = (hero: string): string => (hero === 'stepped' ? 'panorama stepped' : hero)

/** What the page's root says of the tenant, and the visitor's choice may say otherwise. */
export function rootAttributes({ config, language, path }: Pick<PageInput, 'config' | 'language' | 'path'>): string {
  const { layout } = config.brand
  const attributes: Record<string, string> = {
    lang: language.tag,
    dir: language.dir,
    'data-page': language.tag,
    ...(path === '/' ? {} : { 'data-path': path }),
    'data-theme': config.themes.default,
    'data-themes': config.themes.available.join(' '),
    'data-languages': config.languages.supported.map(({ code, tag, dir }) => `${code}:${tag}:${dir}`).join(' '),
    'data-header': layout.header,
    'data-side-menu': layout.sideMenu,
    'data-hero': heroForms(layout.hero),
    'data-figure': layout.figure,
    'data-board': layout.board,
    'data-phone-bar': layout.phoneBar,
    'data-section-mark': layout.sectionMark,
    'data-accent-shape': layout.accentShape,
  }
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')
}

/** Where the page stands in its own language. */
const addressOf = ({ origin, path, alternates, language }: PageInput) =>
  origin + (alternates.find(({ tag }) => tag === language.tag)?.path ?? path)

function socialTags(page: PageInput): string[] {
  const card = `${page.origin}/icons/social-card.png`
  const tags: [kind: 'property' | 'name', key: string, content: string][] = [
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', page.config.name],
    ['property', 'og:title', page.title],
    ['property', 'og:description', page.description],
    ['property', 'og:url', addressOf(page)],
    ['property', 'og:image', card],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', page.config.name],
    ['property', 'og:locale', page.language.tag.replace('-', '_')],
    ...page.alternates
      .filter(({ tag }) => tag !== page.language.tag)
      .map(({ tag }): [kind: 'property', key: string, content: string] => [
        'property',
        'og:locale:alternate',
        tag.replace('-', '_'),
      ]),
    ['name', 'twitter:card', 'summary_large_image'],
  ]
  return tags.map(([kind, key, content]) => `<meta ${kind}="${key}" content="${escapeHtml(content)}">`)
}

/** For search engines: the page in the other languages, and where who reads none of them is sent. */
function alternateLinks({ origin, alternates: [own, ...others] }: PageInput): string[] {
  if (!own || others.length === 0) return []
  return [...[own, ...others], { ...own, tag: 'x-default' }].map(
    ({ tag, path }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(origin + path)}">`,
  )
}

const integrity = (resource: Resource) => `integrity="${resource.integrity}" crossorigin`

/** The largest picture of the first screen: asked for before the scripts are. */
function bannerPreloads({ firstBanner }: SiteConfig): string[] {
  if (!firstBanner) return []
  const { wide, phone } = firstBanner
  const preload = (href: string, media: string) =>
    `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(href)}"${media}>`
  if (phone === undefined) return [preload(wide, '')]
  return [preload(phone, ' media="(max-width: 767px)"'), preload(wide, ' media="(min-width: 768px)"')]
}

const styleSheet = (style: Resource) => `<link rel="stylesheet" href="${style.href}" ${integrity(style)}>`

/**
 * A template loads nothing: the start script takes the links out of it once a frame was painted. The theme's sheet is among
 * them, since fonts come with it: a font that is asked for earlier takes the network from the pictures of the first screen.
 */
function codeLinks({ firstPaint, entry, preloads, nextPreloads, theme }: PageInput): string[] {
  if (firstPaint.length === 0) return []
  const link = (kind: string, chunk: Resource) =>
    `<link rel="modulepreload" ${kind}href="${chunk.href}" ${integrity(chunk)}>`
  return [
    '<template id="code">',
    ...(theme ? [styleSheet(theme)] : []),
    link('data-entry ', entry),
    ...preloads.map((chunk) => link('', chunk)),
    ...nextPreloads.map((chunk) => link('fetchpriority="low" ', chunk)),
    '</template>',
  ]
}

/** What search engines read of the site and of the page's place in it (schema.org). */
function structuredData(page: PageInput): string[] {
  if (!page.isIndexed) return []
  const site = {
    '@type': 'WebSite',
    '@id': `${page.origin}/#site`,
    url: `${page.origin}/`,
    name: page.config.name,
    publisher: {
      '@type': 'Organization',
      name: page.config.name,
      url: `${page.origin}/`,
      logo: `${page.origin}/icons/icon-512.png`,
    },
  }
  const own = {
    '@type': 'WebPage',
    '@id': addressOf(page),
    url: addressOf(page),
    name: page.title,
    description: page.description,
    inLanguage: page.language.tag,
    isPartOf: { '@id': site['@id'] },
  }
  const data = { '@context': 'https://schema.org', '@graph': [site, own] }
  return [`<script type="application/ld+json">${jsonForHtml(data)}</script>`]
}

/** What a page says of itself alone. */
function ownTags(page: PageInput): string[] {
  return [
    `<title>${escapeHtml(page.title)}</title>`,
    `<meta name="description" content="${escapeHtml(page.description)}">`,
    ...(page.isIndexed
      ? [`<link rel="canonical" href="${escapeHtml(addressOf(page))}">`, ...alternateLinks(page)]
      : ['<meta name="robots" content="noindex">']),
    ...socialTags(page),
    ...structuredData(page),
    ...bannerPreloads(page.config),
    ...codeLinks(page),
    ...(page.calls.length > 0 ? [`<meta name="calls" content="${escapeHtml(page.calls.join(' '))}">`] : []),
  ]
}

/** Before every other script, whose errors it is to see. */
function beaconTags({ beacon, config }: PageInput): string[] {
  if (!beacon) return []
  const data = `data-merchant="${config.merchantCode}" data-build="${beacon.build}"`
  return [`<meta name="beacon" content="${escapeHtml(beacon.url)}" ${data}>`, `<script>${beaconScript}</script>`]
}

/** What all pages of a site in a language say. */
function siteTags(page: PageInput): string[] {
  const { config } = page
  return [
    '<meta name="referrer" content="strict-origin">',
    '<meta name="format-detection" content="telephone=no">',
    `<meta name="color-scheme" content="${config.themes.available.join(' ')}">`,
    `<meta name="theme-color" content="${page.themeColours[config.themes.default]}">`,
    ...page.stringPreloads.map(({ tag, href }) => `<link rel="strings" hreflang="${tag}" href="${href}" crossorigin>`),
    ...beaconTags(page),
    `<script>${bootScript}</script>`,
    ...(page.firstStyles ? [`<style>${page.firstStyles}</style>`] : []),
    ...page.styles.map((style) => `<link rel="preload" as="style" href="${style.href}" ${integrity(style)}>`),
    `<script type="importmap">${page.importMap}</script>`,
    ...(config.gateway.baseUrl
      ? [`<link rel="preconnect" href="${escapeHtml(config.gateway.baseUrl)}" crossorigin>`]
      : []),
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
  ]
}

/** What all pages of a language say that have the same styles, icons and configuration. */
export interface SharedPieces {
  start: string
  head: string
  end: string
}

const lines = (...texts: readonly string[]) => texts.map((text) => `${text}\n`).join('')

export function sharedPieces(page: PageInput): SharedPieces {
  return {
    start: lines(
      '<head>',
      '<meta charset="utf-8">',
      ...(page.policy ? [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(page.policy)}">`] : []),
      '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    ),
    head: lines(...siteTags(page), '</head>', '<body>', page.icons),
    end: lines(
      '</div>',
      // In the body they hold up only what stands behind them: the scripts, which need their styles.
      ...page.styles.map(styleSheet),
      `<noscript>${page.theme ? styleSheet(page.theme) : ''}${escapeHtml(page.noScript)}</noscript>`,
      `<script type="application/json" id="livery-config">${jsonForHtml(page.config)}</script>`,
      page.firstPaint.length > 0
        ? `<script type="module">${startScriptOf(page.beacon !== undefined)}</script>`
        : `<script type="module" src="${page.entry.href}" ${integrity(page.entry)}></script>`,
      '</body>',
      '</html>',
    ),
  }
}

/** A page, piece by piece, in their order. */
export function pagePieces(page: PageInput, { start, head, end } = sharedPieces(page)): string[] {
  const root = lines('<!doctype html>', `<html ${rootAttributes(page)}>`)
  return [root, start, lines(...ownTags(page)), head, '<div id="app">', ...page.firstPaint, end]
}

/** A whole page of the site: everything before the scripts run is here. */
export const renderPage = (page: PageInput): string => pagePieces(page).join('')
