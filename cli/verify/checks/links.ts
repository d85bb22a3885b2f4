import { workerPath } from '#contract/site/worker.ts'
import { decodedPath, type ImportMap, referencesOf } from '../site/code-scan.ts'
import type { SiteFinding } from '../site/finding.ts'
import { documentsOf, pagesOf, sitePage } from '../site/page.ts'
import { isCompressed, onceByHash, type Site, type SiteFile } from '../site/site.ts'

export interface LinksInput {
  /** `https://host`, the main domain first: addresses there are the site's own. */
  origins: readonly string[]
  /** Origins that the site may name besides: its gateway, contacts, players. */
  external: readonly string[]
}

/** A link that was found. */
interface Link {
  file: string
  offset: number | null
  address: string
  what: string
}

/** Files that servers, browsers and crawlers know without a link. */
const known = new Set([
  ...['index.html', '404.html', 'robots.txt', 'favicon.ico', 'sitemap.xml', '_headers', 'livery.json'],
  workerPath.slice(1),
])

/** What packages say in their messages and namespaces: nothing is loaded from there, and no visitor is sent there. */
const mentioned = new Set([
  'http://www.w3.org',
  'https://www.w3.org',
  'https://react.dev',
  'https://reactjs.org',
  'https://reactrouter.com',
  'https://react.i18next.com',
  'https://www.i18next.com',
  'https://github.com',
  'http://localhost',
  'https://json-schema.org',
  'http://json-schema.org',
  'https://swiperjs.com',
  'https://zod.dev',
  'https://axios-http.com',
  // Firebase: for log-ins by a window and its own check against robots, of which the site uses neither.
  'https://apis.google.com',
  'https://www.google.com',
])

const isMeta = (name: string | undefined) => name !== undefined && /^(og:(url|image)|twitter:image)$/.test(name)

function pageLinks(site: Site, file: string): Link[] {
  return sitePage(site, file).tags.flatMap(({ name, attributes, content, offset }): Link[] => {
    const link = (address: string | undefined, what: string): Link[] =>
      address === undefined ? [] : [{ file, offset, address, what }]
    if (name === 'meta')
      return isMeta(attributes.property ?? attributes.name) ? link(attributes.content, 'A picture') : []
    if (name === 'script' && attributes.type === undefined && attributes.src === undefined)
      return [...content.matchAll(/"(\/[\w-]+\.html)/g)].flatMap(([, address]) => link(address, 'The first script'))
    const candidates = (attributes.srcset ?? '').split(',').map((entry) => entry.trim().split(/\s+/)[0] ?? '')
    return [
      ...link(attributes.href ?? attributes['xlink:href'], `<${name}>`),
      ...link(attributes.src, `<${name}>`),
      ...link(attributes.action, `<${name}>`),
      ...link(attributes.poster, `<${name}>`),
      ...link(attributes['data-sheet'], 'The icons'),
      ...candidates.filter(Boolean).flatMap((address) => link(address, `<${name}>`)),
    ]
  })
}

/** The texts of a JSON document that can be addresses, with the place of each. */
function jsonLinks(site: Site, file: string, isAddress: (key: string) => boolean): Link[] {
  const text = site.files.get(file)?.text() ?? ''
  return [...text.matchAll(/"([\w-]+)"\s*:\s*"((?:\/|https?:)[^"]*)"/g)].flatMap((match): Link[] => {
    const [, key = '', address = ''] = match
    const offset = Buffer.byteLength(text.slice(0, match.index))
    return isAddress(key) ? [{ file, offset, address, what: `"${key}"` }] : []
  })
}

function textLinks(site: Site, { file, expression, what }: { file: string; expression: RegExp; what: string }): Link[] {
  const text = site.files.get(file)?.text() ?? ''
  return [...text.matchAll(expression)].map((match) => ({
    file,
    offset: Buffer.byteLength(text.slice(0, match.index)),
    address: match[1] ?? '',
    what,
  }))
}

function configLinks(site: Site): Link[] {
  const { tags, config } = sitePage(site)
  const offset = tags.find(({ attributes }) => attributes.id === 'livery-config')?.offset ?? null
  const link = (address: unknown, what: string): Link[] =>
    typeof address === 'string' ? [{ file: 'index.html', offset, address, what }] : []
  const { brand, languages } = config as {
    brand?: { logo?: unknown }
    languages?: { supported?: readonly { tag?: string; strings?: Record<string, unknown> }[] }
  }
  const strings = (languages?.supported ?? []).flatMap(({ tag, strings }) =>
    Object.entries(strings ?? {}).flatMap(([name, address]) => link(address, `The strings ${name} of ${tag}`)),
  )
  return [...link(brand?.logo, 'The logo'), ...strings]
}

function codeLinks(site: Site, map: ImportMap): Link[] {
  return [...site.files.values()].flatMap((file) =>
    referencesOf(site, map, file).map(({ path, specifier, kind, offset }): Link => {
      const address = path === null ? specifier : `/${path}`
      return { file: file.path, offset, address, what: kind === 'style' ? 'A style' : 'An import' }
    }),
  )
}

function mapLinks(map: ImportMap): Link[] {
  return Object.values(map.imports).map((address) => ({
    file: 'index.html',
    offset: null,
    address,
    what: 'The import map',
  }))
}

/** The words that routes are made of: what stands as a path in the code, or names a category. */
const pathsInCode = onceByHash((file: SiteFile): ReadonlySet<string> => {
  const found = file.text().matchAll(/["'`]\/?([A-Za-z][\w-]*)(?:[/?:][^"'`]*)?["'`]/g)
  return new Set([...found].map(([, word = '']) => word.toLowerCase()))
})

function isRoute(scripts: readonly SiteFile[], path: string): boolean {
  const first = path.split('/')[0]?.toLowerCase() ?? ''
  return first === '' || scripts.some((script) => pathsInCode(script).has(first))
}

type Judge = (link: Link) => SiteFinding[]

function openJudge(site: Site, input: LinksInput): { judge: Judge; used: Set<string> } {
  const scripts = [...site.files.values()].filter(({ path }) => path.endsWith('.js'))
  const symbols = new Set(
    pagesOf(site)
      .flatMap((page) => sitePage(site, page).tags)
      .flatMap(({ attributes }) => attributes.id ?? []),
  )
  const used = new Set<string>()
  const judge: Judge = ({ file, offset, address, what }) => {
    const finding = (code: string, message: string, remedy: string): SiteFinding[] => [
      { file, offset, code, message, remedy },
    ]
    if (/^(data|mailto|tel|about):/.test(address)) return []
    if (address.startsWith('#')) {
      const isThere = address === '#' || symbols.has(address.slice(1))
      return isThere
        ? []
        : finding('link-broken', `${what} leads to ${address}, which is nowhere on the page`, 'Build the site anew.')
    }
    const isInternal = address.startsWith('/') && !address.startsWith('//')
    if (!isInternal && !URL.canParse(address, `https://site.invalid/${file}`)) {
      return finding('link-broken', `${what} leads to "${address}", which is no address`, 'Fix the address.')
    }
    const { origin, pathname } = new URL(address, `https://site.invalid/${file}`)
    const isOwn = origin === 'https://site.invalid' || input.origins.includes(origin)
    if (!isOwn) {
      if (input.external.includes(origin)) return []
      return finding(
        'link-external',
        `${what} leads to ${origin}, which the tenant does not name`,
        'Name it in tenant.json, or remove it.',
      )
    }
    const path = decodedPath(pathname).slice(1)
    used.add(path)
    const isPage = what !== 'An import' && !/\.[^/.]+$/.test(path)
    const page = [`${path}index.html`, `${path}.html`].find((one) => site.files.has(one))
    if (page) used.add(page)
    // What search engines are told of stands there by itself.
    const isDrawn = what !== 'The sitemap' && isRoute(scripts, path)
    const isThere = site.files.has(path) || (isPage && (page !== undefined || isDrawn))
    return isThere
      ? []
      : finding('link-broken', `${what} leads to /${path}, which is not in the site`, 'Build the site anew.')
  }
  return { judge, used }
}

const hostsInCode = onceByHash((file: SiteFile): { origin: string; offset: number }[] => {
  const text = file.text()
  const found = text.matchAll(/["'`](https?:\/\/[A-Za-z0-9.-]+)/g)
  return [...found].map((match) => ({
    origin: match[1] ?? '',
    offset: Buffer.byteLength(text.slice(0, match.index + 1)),
  }))
})

function strangeHosts(site: Site, input: LinksInput): SiteFinding[] {
  const scripts = [...site.files.values()].filter(({ path }) => path.endsWith('.js'))
  return scripts.flatMap((file) =>
    hostsInCode(file)
      .filter(
        ({ origin }) => !mentioned.has(origin) && !input.external.includes(origin) && !input.origins.includes(origin),
      )
      .map(({ origin, offset }) => ({
        file: file.path,
        offset,
        code: 'link-external',
        message: `The code names ${origin}, which the tenant does not`,
        remedy: 'Take it out of the code, or put it on the list of links.ts if nothing is loaded from there.',
      })),
  )
}

function orphans(site: Site, used: ReadonlySet<string>): SiteFinding[] {
  return [...site.files.keys()]
    .filter((path) => !known.has(path) && !used.has(path) && !isCompressed(path) && !path.startsWith('_deploy/'))
    .filter((path) => !path.startsWith('.well-known/'))
    .map((file) => {
      const message = 'Nothing in the site leads to this file'
      return { file, offset: null, code: 'orphan', message, remedy: 'Remove it from what the build writes.' }
    })
}

/** Every address that the site names leads somewhere: to one of its files or pages, or to a host of the tenant's. */
export function links(site: Site, input: LinksInput): SiteFinding[] {
  const { importMap } = sitePage(site)
  const { judge, used } = openJudge(site, input)
  const all = [
    ...documentsOf(site).flatMap((page) => pageLinks(site, page)),
    ...configLinks(site),
    ...mapLinks(importMap),
    ...codeLinks(site, importMap),
    ...jsonLinks(site, 'site.webmanifest', (key) => /^(src|url|start_url|scope|id|action)$/.test(key)),
    ...textLinks(site, { file: 'sitemap.xml', expression: /<loc>([^<]*)<\/loc>/g, what: 'The sitemap' }),
    ...textLinks(site, {
      file: workerPath.slice(1),
      expression: /"(\/(?:assets|fonts|strings)\/[^"]+)"/g,
      what: 'The worker',
    }),
    ...textLinks(site, { file: 'robots.txt', expression: /^Sitemap:\s*(\S+)/gim, what: 'robots.txt' }),
  ]
  const findings = all.flatMap(judge)
  return [...findings, ...strangeHosts(site, input), ...orphans(site, used)]
}
