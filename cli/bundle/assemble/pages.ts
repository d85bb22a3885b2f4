import { integrityOf, sha256 } from '#cli/fs/hash.ts'
import { plainText } from '#cli/lib/html.ts'
import { openMemo } from '#cli/lib/memo.ts'
import { type MadeFile, type SiteFile, textFile } from '#cli/site-files/site-file.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import type { FirstPaintModule, PaintedPage } from '../first-paint.ts'
import type { Template } from '../template.ts'
import type { AssemblyInput } from './assembly-input.ts'
import { codeOf } from './code.ts'
import { placedBanner } from './first-banner.ts'
import { firstStyles, type ReadStyles, readStyles } from './first-styles.ts'
import { type PageInput, pagePieces, renderPage, rootAttributes, type SharedPieces, sharedPieces } from './html.ts'
import type { SiteIcons } from './icon-sprite.ts'
import { joinedFiles } from './joined-files.ts'
import type { StoredStyles } from './stored-styles.ts'

/** What a profile brings to pages. */
export interface PageCode {
  template: Template
  styles: StoredStyles
  firstPaint: FirstPaintModule
}

/** What all pages of a site say alike. */
export interface Drawn {
  config: SiteConfig
  theme: MadeFile
  icons: SiteIcons
  sheet: MadeFile
}

/** A page, and what it brings along that no other page needs. */
interface MadePage {
  /** From the site's root. */
  path: string
  page: PageInput
  files: readonly SiteFile[]
  /** What other sites' pages may have, too. */
  own?: string
}

/** The pages of a site, before they have a policy. */
export interface SitePages {
  /** The home page in the site's own language. */
  home: PageInput
  /** BCP 47, the site's own first. */
  languages: readonly string[]
  /** Each once: they are inline. */
  styles: readonly string[]
  /** Pictures of their own. */
  pictures: readonly SiteFile[]
  /** The pages as files. `policy` is what each says in its head. */
  files(policy: string): MadeFile[]
}

interface Meta {
  title: string
  description: string
  noScript: string
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** What the site's pages say of it in a language. */
export function metaOf(input: AssemblyInput, language: Pick<SiteLanguage, 'tag'>): Meta {
  const meta = JSON.parse(input.strings[language.tag]?.meta ?? '{}') as Partial<Meta>
  const values = { brand: input.config.name }
  return {
    title: fill(meta.title ?? input.config.name, values),
    description: fill(meta.description ?? '', values),
    noScript: fill(meta.noScript ?? '', values),
  }
}

/** The site's languages, its own first; none where its own is not among them. */
function inOrder({ languages }: SiteConfig): SiteLanguage[] {
  const isOwn = ({ code }: SiteLanguage) => code === languages.default
  const own = languages.supported.filter(isOwn)
  return own.length === 0 ? [] : [...own, ...languages.supported.filter((language) => !isOwn(language))]
}

/** Where a page in a language stands: in the site's own at its path, in the others below a folder of their tag. */
const addressOf = (path: string, { code, tag }: SiteLanguage, { languages }: SiteConfig) =>
  code === languages.default ? path : `/${tag}${path}`

/** Hosts send "/promotions.html" at "/promotions" without leading anywhere else. */
const fileOf = (address: string) => `${address.slice(1)}${address.endsWith('/') ? 'index' : ''}.html`

/** The heading of a page, and the text below it. */
function saidBy({ own }: PaintedPage): { heading: string | undefined; lead: string | undefined } {
  const [, heading, rest = ''] = /<h1[^>]*>(.*?)<\/h1>(.*)/s.exec(own) ?? []
  const [, lead] = /<p[^>]*>([^<]+)<\/p>/.exec(rest) ?? []
  return { heading: heading && plainText(heading), lead: lead && plainText(lead) }
}

/** Everything of a site's pages that is one for all. */
interface Site {
  code: PageCode
  input: AssemblyInput
  drawn: Drawn
  themeStyles: ReadStyles
}

/** What all pages in a language say alike. */
function commonOf({ code, input, drawn }: Site, language: SiteLanguage) {
  const { entry, preloads, nextPreloads, styles, importMap } = codeOf(code.template)
  return {
    config: drawn.config,
    language,
    ...metaOf(input, language),
    origin: `https://${input.domain}`,
    themeColours: input.colours,
    entry,
    preloads,
    nextPreloads,
    theme: { href: `/${drawn.theme.path}`, integrity: integrityOf(drawn.theme.bytes) },
    styles,
    importMap,
    beacon: input.beacon,
    stringPreloads: drawn.config.languages.supported.flatMap(({ tag, strings: { shell } }) =>
      shell === undefined ? [] : [{ tag, href: shell }],
    ),
  }
}

const piecesOf = ({ before, own, after }: PaintedPage) => [before, own, after]
const wholeOf = (painted: PaintedPage) => piecesOf(painted).join('')

const markupOf = (config: SiteConfig, language: SiteLanguage, painted: string) =>
  `<html ${rootAttributes({ config, language, path: '' })}><head><body><svg hidden><div id="app">${painted}`

const placesOf = (path: string, config: SiteConfig) => ({
  path,
  alternates: inOrder(config).map((one) => ({ tag: one.tag, path: addressOf(path, one, config) })),
})

/** Messages of a namespace, read once for all tenants that say the same. */
const read = openMemo<unknown>(600)
const messagesOf = (text: string) => read(text, () => JSON.parse(text) as unknown)

/** What home shows first in a language, and the files of it. */
function homeConfig(
  { input, drawn }: Site,
  { code }: SiteLanguage,
): { config: SiteConfig; files: readonly SiteFile[] } {
  const banner = input.firstBanners[code]
  const { firstBanner, files } = banner ? placedBanner(code, banner) : { files: [] }
  return { config: { ...drawn.config, ...(firstBanner && { firstBanner }) }, files }
}

/** The home page in one of the site's languages. */
function homePage(site: Site, language: SiteLanguage, painted: PaintedPage): MadePage {
  const { code, drawn, themeStyles } = site
  const { config, files } = homeConfig(site, language)
  const markup = wholeOf(painted)
  const page: PageInput = {
    ...commonOf(site, language),
    ...placesOf('/', config),
    config,
    firstStyles: firstStyles([themeStyles, ...code.styles.first], markupOf(config, language, markup)),
    icons: drawn.icons.inPage(markup, `/${drawn.sheet.path}`),
    calls: painted.calls,
    firstPaint: piecesOf(painted),
    isIndexed: true,
  }
  return { path: fileOf(addressOf('/', language, config)), page, files }
}

type Painted = Readonly<Record<string, PaintedPage>>

/** What stands in any of these pages. Their frames differ in the link that is current alone: one stands for all. */
function allOf(painted: readonly PaintedPage[]): string {
  const [first, ...others] = painted
  return first ? [...piecesOf(first), ...others.map(({ own }) => own)].join('') : ''
}

/** What draws a page: pages with the same parts share their styles. */
const partsOf = ({ code }: Site, path: string) => (code.template.pageJs[path] ?? [path]).join()

/** The first styles of pages besides home, by their parts: those of all languages, so that they are compressed once. */
function stylesByParts(site: Site, painted: readonly { language: SiteLanguage; rest: Painted }[]) {
  const [first] = painted
  const sheets = [site.themeStyles, ...site.code.styles.first, ...site.code.styles.late]
  const paths = Object.groupBy(Object.keys(first?.rest ?? {}), (path) => partsOf(site, path))
  return new Map(
    Object.entries(paths).map(([parts, own = []]) => {
      const markup = painted.map(({ rest }) => allOf(own.flatMap((path) => rest[path] ?? [])))
      return [parts, first ? firstStyles(sheets, markupOf(site.drawn.config, first.language, markup.join(''))) : '']
    }),
  )
}

/** The other pages in one language. Their icons are those of all, so that these are compressed once. */
function otherPages(site: Site, language: SiteLanguage, painted: Painted, styles: ReadonlyMap<string, string>) {
  const { code, drawn } = site
  const { config } = drawn
  const common = commonOf(site, language)
  const icons = drawn.icons.inPage(allOf(Object.values(painted)), `/${drawn.sheet.path}`)
  return Object.entries(painted).map(([path, one]): MadePage => {
    const { heading, lead } = saidBy(one)
    const page: PageInput = {
      ...common,
      ...placesOf(path, config),
      title: heading ? `${heading} · ${config.name}` : common.title,
      description: lead ?? common.description,
      nextPreloads: codeOf(code.template).pagePreloads(path),
      firstStyles: styles.get(partsOf(site, path)) ?? '',
      icons,
      calls: one.calls,
      firstPaint: piecesOf(one),
      isIndexed: true,
    }
    return { path: fileOf(addressOf(path, language, config)), page, files: [], own: one.own }
  })
}

/** Hashed here once: the worker, the servers' files and the store ask for it. */
function homeFile(path: string, page: PageInput): MadeFile {
  const file = textFile(path, renderPage(page))
  return { ...file, hash: sha256(file.bytes) }
}

/** Pages of one language as files in pieces. What they say alike differs in their styles alone. */
function inPieces(pages: readonly MadePage[], policy: string) {
  const pieces = new Map<string, SharedPieces>()
  for (const { page } of pages) {
    if (!pieces.has(page.firstStyles)) pieces.set(page.firstStyles, sharedPieces({ ...page, policy }))
  }
  return pages.map(({ path, page, own }) => ({
    path,
    pieces: pagePieces(page, pieces.get(page.firstStyles)),
    ...(own !== undefined && { shared: own }),
  }))
}

/** All pages of a site: home and every other address that has one of its own, in each language. */
export async function sitePages(code: PageCode, input: AssemblyInput, drawn: Drawn): Promise<SitePages> {
  const { config } = drawn
  const site: Site = { code, input, drawn, themeStyles: readStyles(input.css) }
  const languages = inOrder(config)
  const painted = await Promise.all(
    languages.map(async (language) => {
      const messages = Object.entries(input.strings[language.tag] ?? {}).map(([name, text]) => [name, messagesOf(text)])
      const { '/': home, ...rest } = await code.firstPaint.renderFirstPaint({
        site: homeConfig(site, language).config,
        language,
        strings: Object.fromEntries(messages),
        paths: ['/', ...input.publicPaths],
      })
      if (!home) throw new Error('The home page was not painted')
      return { language, home, rest }
    }),
  )
  const [first] = painted
  if (!first) throw new Error(`The default language ${config.languages.default} is not among the supported ones`)
  const styles = stylesByParts(site, painted)
  const homes = painted.map(({ language, home }) => homePage(site, language, home))
  const [home] = homes
  if (!home) throw new Error('A site without pages')
  const rest = painted.map(({ language, rest: own }) => otherPages(site, language, own, styles))
  return {
    home: home.page,
    languages: languages.map(({ tag }) => tag),
    styles: [...new Set([...homes, ...rest.flat()].map(({ page }) => page.firstStyles))],
    pictures: homes.flatMap(({ files }) => files),
    files(policy) {
      const own = homeFile('index.html', { ...home.page, policy })
      return [
        own,
        // The same bytes, so that they are one file on the disk: a host sends them with the status 404.
        { ...own, path: '404.html' },
        ...homes.slice(1).map(({ path, page }) => homeFile(path, { ...page, policy })),
        ...joinedFiles(rest.flatMap((pages) => inPieces(pages, policy))),
      ]
    },
  }
}
