import { type ImportMap, referencesOf } from '../site/code-scan.ts'
import type { SiteFinding } from '../site/finding.ts'
import { pagesOf, sitePage } from '../site/page.ts'
import type { Site } from '../site/site.ts'
import type { Budgets } from './default-budgets.ts'
import { pageFonts } from './page-fonts.ts'

/** What one page or popup brings along. */
export interface RouteSize {
  /** The chunk's name without its hash. */
  name: string
  path: string
  js: number
  css: number
}

export interface Sizes {
  initialJs: number
  initialCss: number
  html: number
  fonts: number
  requests: number
  files: number
  routes: readonly RouteSize[]
}

/** Bytes over the wire. */
export function wireSize(site: Site, path: string): number {
  const sent = [`${path}.br`, `${path}.gz`, path].find((one) => site.files.has(one))
  return (sent && site.files.get(sent)?.size) || 0
}

const total = (site: Site, paths: Iterable<string>) => [...paths].reduce((sum, path) => sum + wireSize(site, path), 0)

function scriptsFrom(site: Site, map: ImportMap, start: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (path: string) => {
    const file = site.files.get(path)
    if (seen.has(path) || !file) return
    seen.add(path)
    for (const { kind, path: next } of referencesOf(site, map, file)) if (kind === 'static' && next) visit(next)
  }
  for (const path of start) visit(path)
  return seen
}

const nameOf = (path: string) => path.replace(/^assets\//, '').replace(/-[\w-]{8}\.js$/, '')

/** Style sheets that come with a dynamic import: those that its importer preloads and that share the chunk's name. */
function stylesOf(site: Site, scripts: Iterable<string>): string[] {
  const names = new Set([...scripts].map(nameOf))
  return [...site.files.keys()].filter(
    (path) => path.endsWith('.css') && names.has(nameOf(path.replace(/\.css$/, '.js'))),
  )
}

/** Measures a site by its page and its scripts' imports. */
export function sizesOf(site: Site): Sizes {
  const { tags, importMap } = sitePage(site)
  const own = (address: string | undefined) => (address ?? '').replace(/^\//, '').replace(/[?#].*$/, '')
  const entries = tags
    .filter(({ attributes }) => attributes['data-entry'] !== undefined)
    .map(({ attributes }) => own(attributes.href))
  const rels = (rel: string) =>
    tags
      .filter(({ name, attributes }) => name === 'link' && attributes.rel === rel)
      .map(({ attributes }) => own(attributes.href))
  const initial = scriptsFrom(site, importMap, entries)
  const styles = new Set(rels('stylesheet'))
  const language = tags.find(({ name }) => name === 'html')?.attributes.lang
  const strings = tags
    .filter(({ attributes }) => attributes.rel === 'strings' && attributes.hreflang === language)
    .map(({ attributes }) => own(attributes.href))
  const preloaded = rels('modulepreload')
  const atStart = scriptsFrom(site, importMap, [...entries, ...preloaded])
  const asked = new Set([...initial, ...styles, ...preloaded, ...rels('preload'), ...strings])
  const dynamic = new Set(
    [...site.files.values()]
      .filter(({ path }) => path.endsWith('.js'))
      .flatMap((file) =>
        referencesOf(site, importMap, file).flatMap(({ kind, path }) => (kind === 'dynamic' && path ? [path] : [])),
      ),
  )
  const routes = [...dynamic]
    .filter((path) => site.files.has(path) && !atStart.has(path))
    .map((path): RouteSize => {
      const scripts = [...scriptsFrom(site, importMap, [path])].filter((script) => !atStart.has(script))
      const css = stylesOf(site, scripts).filter((style) => !styles.has(style))
      return { name: nameOf(path), path, js: total(site, scripts), css: total(site, css) }
    })
    .sort((a, b) => b.js - a.js)
  return {
    initialJs: total(site, initial),
    initialCss: total(site, styles),
    html: Math.max(0, ...pagesOf(site).map((page) => wireSize(site, page))),
    fonts: total(site, pageFonts(site, styles)),
    requests: asked.size,
    files: [...site.files.keys()].filter((path) => !/\.html(\.\w+)?$/.test(path)).length,
    routes,
  }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const called = {
  initialJs: 'JavaScript before the page answers',
  initialCss: 'styles of the page',
  html: 'the page itself',
  fonts: 'fonts of the page',
} as const

/** What a visitor loads keeps within the tenant's budgets, at the start and for each page and popup. */
export function budgets(site: Site, limits: Budgets): SiteFinding[] {
  const sizes = sizesOf(site)
  const over = (file: string, key: keyof Budgets, message: string): SiteFinding => ({
    file,
    offset: null,
    code: 'over-budget',
    message,
    remedy: `Make it smaller, or allow more with "budgets": { "${key}": … } in tenant.json.`,
  })
  const whole = (['initialJs', 'initialCss', 'html', 'fonts'] as const)
    .filter((key) => sizes[key] > limits[key])
    .map((key) => over('index.html', key, `${called[key]}: ${kilobytes(sizes[key])}, over ${kilobytes(limits[key])}`))
  const many = [
    ...(sizes.requests > limits.requests
      ? [over('index.html', 'requests', `The page asks for ${sizes.requests} files, over ${limits.requests}`)]
      : []),
    ...(sizes.files > limits.files
      ? [over('livery.json', 'files', `The site has ${sizes.files} files, over ${limits.files}`)]
      : []),
  ]
  const routes = sizes.routes.flatMap(({ name, path, js, css }) => [
    ...(js > limits.routeJs
      ? [over(path, 'routeJs', `"${name}" brings ${kilobytes(js)} of JavaScript, over ${kilobytes(limits.routeJs)}`)]
      : []),
    ...(css > limits.routeCss
      ? [over(path, 'routeCss', `"${name}" brings ${kilobytes(css)} of styles, over ${kilobytes(limits.routeCss)}`)]
      : []),
  ])
  return [...whole, ...many, ...routes]
}
