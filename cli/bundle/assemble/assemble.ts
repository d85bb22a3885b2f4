import { cspHash, integrityOf } from '#cli/fs/hash.ts'
import { type MadeFile, type SiteFile, textFile } from '#cli/site-files/site-file.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import type { FirstPaintModule } from '../first-paint.ts'
import type { Template } from '../template.ts'
import { bootScript } from './boot-script.ts'
import { codeOf } from './code.ts'
import { type FirstBannerInput, placedBanner } from './first-banner.ts'
import { firstStyles, type ReadStyles, readStyles } from './first-styles.ts'
import { hashedFile, sharedFile, sharedTextFile } from './hashed-file.ts'
import { caddyConfig, headerRules, headersFile, nginxConfig } from './headers.ts'
import { type PageInput, renderPage, rootAttributes } from './html.ts'
import type { SiteIcons } from './icon-sprite.ts'
import { contentSecurityPolicy, policyText } from './policy.ts'
import { startScript } from './start-script.ts'
import { webFiles } from './web-files.ts'
import { workerFile } from './worker.ts'

/** What is one tenant's own: everything a template needs to become its site. */
export interface AssemblyInput {
  /** Without the addresses of strings and logo, which assembling gives them. */
  config: Omit<SiteConfig, 'languages' | 'brand'> & {
    languages: {
      default: SiteConfig['languages']['default']
      supported: readonly Omit<SiteLanguage, 'strings' | 'title'>[]
    }
    brand: Omit<SiteConfig['brand'], 'logo'>
  }
  /** The icons whose names stand among the code's words. */
  drawIcons(words: ReadonlySet<string>): SiteIcons
  imageOrigins: readonly string[]
  frameOrigins: readonly string[]
  /** Besides the gateway’s. */
  connectOrigins: readonly string[]
  domain: string
  /** Left out of search engines. */
  privatePaths: readonly string[]
  /** Named to them, beside home and the categories. */
  publicPaths: readonly string[]
  /** Namespace to JSON text, by BCP 47 tag; the namespace "meta" is for the pages' heads alone. */
  strings: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Namespaces that the tenant says in words of its own, by tag: the others' files are many sites' files. */
  ownStrings: Readonly<Record<string, readonly string[]>>
  /** Theme, fonts and whatever else is one tenant's own style, one text. */
  css: string
  /** sRGB hex colours of the page behind everything. */
  colours: { dark: string; light: string }
  fonts: readonly { path: string; source: string }[]
  /** What the home page shows first, in the languages that have it. */
  firstBanners: Partial<Record<LanguageCode, FirstBannerInput>>
  logo: string
  favicon: string
  /** Whether the site has a service worker. */
  isOffline: boolean
}

/** What the profile brings. */
interface Made {
  template: Template
  /** The style sheets of `template.initialCss`. */
  styles: readonly ReadStyles[]
  firstPaint: FirstPaintModule
  /** The code of all sites' service worker. */
  worker: string
}

const inlineHashes = [bootScript, startScript].map(cspHash)

interface Meta {
  title: string
  description: string
  noScript: string
}

/** The files of each language's strings, and their addresses. */
function stringFiles(input: AssemblyInput): { files: SiteFile[]; languages: SiteLanguage[] } {
  const files: SiteFile[] = []
  const languages = input.config.languages.supported.map((language): SiteLanguage => {
    const strings: Record<string, string> = {}
    for (const [namespace, text] of Object.entries(input.strings[language.tag] ?? {})) {
      if (namespace === 'meta') continue
      const isOwn = input.ownStrings[language.tag]?.includes(namespace) ?? false
      const make = isOwn ? hashedFile : sharedTextFile
      const file = make({ folder: `strings/${language.tag}`, name: namespace, extension: 'json' }, text)
      files.push(file)
      strings[namespace] = `/${file.path}`
    }
    return { ...language, title: metaOf(input, language).title, strings }
  })
  return { files, languages }
}

/** The site's languages, its own first; none where its own is not among them. */
function inOrder({ languages }: SiteConfig): SiteLanguage[] {
  const isOwn = ({ code }: SiteLanguage) => code === languages.default
  const own = languages.supported.filter(isOwn)
  return own.length === 0 ? [] : [...own, ...languages.supported.filter((language) => !isOwn(language))]
}

function fill(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function metaOf(input: AssemblyInput, language: Pick<SiteLanguage, 'tag'>): Meta {
  const meta = JSON.parse(input.strings[language.tag]?.meta ?? '{}') as Partial<Meta>
  const values = { brand: input.config.name }
  return {
    title: fill(meta.title ?? input.config.name, values),
    description: fill(meta.description ?? '', values),
    noScript: fill(meta.noScript ?? '', values),
  }
}

/** What all pages of a site say alike. */
interface Drawn {
  config: SiteConfig
  theme: MadeFile
  /** `theme`, read. */
  themeStyles: ReadStyles
  icons: SiteIcons
  sheet: MadeFile
}

/** Where the home page in a language stands: the site's own at the root, the others in a folder of their tag. */
const pathOf = ({ code, tag }: SiteLanguage, config: SiteConfig) =>
  code === config.languages.default ? '/' : `/${tag}/`

interface MadePage {
  page: PageInput
  /** What the page brings along that no other page needs. */
  files: readonly SiteFile[]
}

/** The home page in one of the site's languages. */
async function pageInput(made: Made, input: AssemblyInput, drawn: Drawn, language: SiteLanguage): Promise<MadePage> {
  const { template, firstPaint } = made
  const { entry, preloads, nextPreloads, styles, importMap } = codeOf(template)
  const banner = input.firstBanners[language.code]
  const { firstBanner, files } = banner ? placedBanner(language.code, banner) : { files: [] }
  const config = { ...drawn.config, ...(firstBanner && { firstBanner }) }
  const messages = Object.entries(input.strings[language.tag] ?? {}).map(([name, text]) => [name, JSON.parse(text)])
  const strings = Object.fromEntries(messages)
  const painted = await firstPaint.renderFirstPaint({ site: config, language, strings })
  const markup = `<html ${rootAttributes({ config, language })}><head><body><svg hidden><div id="app">${painted}`
  const page: PageInput = {
    config,
    language,
    ...metaOf(input, language),
    origin: `https://${input.domain}`,
    path: pathOf(language, config),
    alternates: inOrder(config).map((one) => ({ tag: one.tag, path: pathOf(one, config) })),
    themeColours: input.colours,
    entry,
    preloads,
    nextPreloads,
    firstStyles: firstStyles([drawn.themeStyles, ...made.styles], markup),
    styles: [{ href: `/${drawn.theme.path}`, integrity: integrityOf(drawn.theme.bytes) }, ...styles],
    importMap,
    stringPreloads: config.languages.supported.flatMap(({ tag, strings: addresses }) =>
      Object.entries(addresses)
        .filter(([namespace]) => ['shell', 'home', 'play'].includes(namespace))
        .map(([, href]) => ({ tag, href })),
    ),
    icons: drawn.icons.inPage(painted, `/${drawn.sheet.path}`),
    firstPaint: painted,
    isIndexed: true,
  }
  return { page, files }
}

/** Languages may share a picture. */
const distinct = (files: readonly SiteFile[]) => [...new Map(files.map((file) => [file.path, file])).values()]

/** Makes a tenant's site out of a template and its icons, in memory: every file that is to be published. */
export async function assembleSite(made: Made, input: AssemblyInput, icons: readonly SiteFile[]): Promise<SiteFile[]> {
  const code = codeOf(made.template)
  const { files: strings, languages } = stringFiles(input)
  const logo = hashedFile({ folder: 'assets', name: 'logo', extension: 'svg' }, input.logo)
  const theme = hashedFile({ folder: 'assets', name: 'theme', extension: 'css' }, input.css)
  const config: SiteConfig = {
    ...input.config,
    languages: { default: input.config.languages.default, supported: languages },
    brand: { ...input.config.brand, logo: `/${logo.path}` },
  }
  const drawing = input.drawIcons(code.words)
  const sheet = sharedTextFile({ folder: 'assets', name: 'icons', extension: 'svg' }, drawing.sheet)
  const drawn = { config, theme, themeStyles: readStyles(input.css), icons: drawing, sheet }
  const madePages = await Promise.all(inOrder(config).map((language) => pageInput(made, input, drawn, language)))
  const pages = madePages.map(({ page }) => page)
  const [page] = pages
  if (!page) throw new Error(`The default language ${config.languages.default} is not among the supported ones`)
  const policy = contentSecurityPolicy({
    gatewayOrigin: config.gateway.baseUrl,
    imageOrigins: input.imageOrigins,
    frameOrigins: input.frameOrigins,
    connectOrigins: input.connectOrigins,
    styleHashes: pages.map(({ firstStyles: styles }) => cspHash(styles)),
    scriptHashes: [...inlineHashes, code.importMapHash],
  })
  const inPage = policyText(policy, 'meta')
  const htmlOf = (one: PageInput) => renderPage({ ...one, policy: inPage })
  const html = htmlOf(page)
  const pageFiles = [
    textFile('index.html', html),
    // The same bytes, so that they are one file on the disk: a host sends them with the status 404.
    textFile('404.html', html),
    ...pages.slice(1).map((other) => textFile(`${other.language.tag}/index.html`, htmlOf(other))),
  ]
  const byLanguage = { own: page.language.tag, others: pages.slice(1).map(({ language }) => language.tag) }
  const rules = headerRules(policyText(policy, 'header'))
  const hashed = [
    ...code.files,
    ...input.fonts.map((font) => sharedFile(font.path, font.source)),
    ...strings,
    logo,
    theme,
    sheet,
    ...distinct(madePages.flatMap(({ files }) => files)),
  ]
  return [
    ...hashed,
    ...icons,
    ...webFiles({
      config,
      language: page.language,
      description: page.description,
      origin: page.origin,
      privatePaths: input.privatePaths,
      publicPaths: input.publicPaths,
      backgroundColour: input.colours[config.themes.default],
      themeColour: input.colours[config.themes.default],
      shell: input.strings[page.language.tag]?.shell ?? '{}',
    }),
    ...pageFiles,
    workerFile({
      code: input.isOffline ? made.worker : null,
      gateway: config.gateway.baseUrl,
      languages: byLanguage.others,
      start: [
        ...made.template.initialJs,
        ...made.template.nextJs,
        ...made.template.initialCss,
        theme.path,
        sheet.path,
        logo.path,
      ],
      files: hashed,
      pages: pageFiles,
    }),
    textFile('_headers', headersFile(rules)),
    textFile('_deploy/nginx.conf', nginxConfig(rules, byLanguage)),
    textFile('_deploy/Caddyfile', caddyConfig(rules, byLanguage)),
  ]
}
