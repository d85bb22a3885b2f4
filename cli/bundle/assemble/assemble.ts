import { cspHash, integrityOf, sha256 } from '#cli/fs/hash.ts'
import { oldBrowserPath } from '#cli/site-files/old-browser-path.ts'
import { type SiteFile, textFile } from '#cli/site-files/site-file.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import type { AssemblyInput } from './assembly-input.ts'
import { placedArt } from './brand-art.ts'
import { codeOf } from './code.ts'
import { hashedFile, sharedFile, sharedTextFile } from './hashed-file.ts'
import { caddyConfig, headerRules, headersFile, nginxConfig } from './headers.ts'
import { beaconScript } from './inline/beacon-script.ts'
import { bootScript } from './inline/boot-script.ts'
import { startScriptOf } from './inline/start-script.ts'
import { oldBrowserPage, oldBrowserStyle } from './old-browser.ts'
import { metaOf, type PageCode, sitePages } from './pages.ts'
import { contentSecurityPolicy, policyText } from './policy.ts'
import { filesOfStrings } from './string-files.ts'
import { webFiles } from './web-files.ts'
import { workerFiles } from './worker.ts'

/** What the profile brings. */
interface Made extends PageCode {
  /** The code of all sites' service worker. */
  worker: string
}

const inlineHashes = [bootScript, startScriptOf(false)].map(cspHash)
const inlineHashesWithBeacon = [beaconScript, bootScript, startScriptOf(true)].map(cspHash)

/** The files of each language's strings, and their addresses. */
function stringFiles(input: AssemblyInput): { files: SiteFile[]; languages: SiteLanguage[] } {
  const files: SiteFile[] = []
  const languages = input.config.languages.supported.map((language): SiteLanguage => {
    const { tag } = language
    const made = filesOfStrings({ tag, texts: input.strings[tag] ?? {}, own: input.ownStrings[tag] ?? [] })
    files.push(...made.files)
    return { ...language, title: metaOf(input, language).title, strings: made.addresses }
  })
  return { files, languages }
}

/** Languages may share a picture. */
const distinct = (files: readonly SiteFile[]) => [...new Map(files.map((file) => [file.path, file])).values()]

/** Makes a tenant's site out of a template and its icons, in memory: every file that is to be published. */
export async function assembleSite(made: Made, input: AssemblyInput, icons: readonly SiteFile[]): Promise<SiteFile[]> {
  const code = codeOf(made.template)
  const { files: strings, languages } = stringFiles(input)
  const logo = hashedFile({ folder: 'assets', name: 'logo', extension: 'svg' }, input.logo)
  const art = placedArt(input.art)
  const style = [input.css, art.css].filter(Boolean).join('\n')
  const theme = hashedFile({ folder: 'assets', name: 'theme', extension: 'css' }, style)
  const config: SiteConfig = {
    ...input.config,
    languages: { default: input.config.languages.default, supported: languages },
    brand: { ...input.config.brand, logo: `/${logo.path}` },
  }
  const drawing = input.drawIcons(code.words)
  const sheet = sharedTextFile({ folder: 'assets', name: 'icons', extension: 'svg' }, drawing.sheet)
  const pages = await sitePages(made, input, { config, theme, icons: drawing, sheet })
  const { home } = pages
  const policy = contentSecurityPolicy({
    gatewayOrigin: config.gateway.baseUrl,
    imageOrigins: input.imageOrigins,
    frameOrigins: input.frameOrigins,
    connectOrigins: input.connectOrigins,
    styleHashes: pages.styles.map(cspHash),
    scriptHashes: [...(input.beacon ? inlineHashesWithBeacon : inlineHashes), code.importMapHash],
  })
  const inPage = policyText(policy, 'meta')
  const pageFiles = pages.files(inPage)
  const [own = '', ...others] = pages.languages
  const revision = sha256(pageFiles.map(({ hash, bytes }) => hash ?? sha256(bytes)).join('')).slice(0, 8)
  const served = { own, others, revision }
  const oldStyle = sharedTextFile({ folder: 'assets', name: 'old-browser', extension: 'css' }, oldBrowserStyle)
  const oldBrowser = oldBrowserPage({
    config,
    languages: pages.languages.flatMap(
      (tag) => config.languages.supported.find((language) => language.tag === tag) ?? [],
    ),
    stringsOf: (tag, namespace) => input.strings[tag]?.[namespace] ?? '{}',
    policy: inPage,
    style: { href: `/${oldStyle.path}`, integrity: integrityOf(oldBrowserStyle) },
  })
  const rules = headerRules(policyText(policy, 'header'), input.security)
  const hashed = [
    ...code.files,
    ...input.fonts.map((font) => sharedFile(font.path, font.source)),
    ...strings,
    logo,
    ...art.files,
    theme,
    sheet,
    ...distinct(pages.pictures),
  ]
  return [
    ...hashed,
    ...icons,
    ...webFiles({
      config,
      language: home.language,
      description: home.description,
      origin: home.origin,
      privatePaths: input.privatePaths,
      publicPaths: input.publicPaths,
      backgroundColour: input.colours[config.themes.default],
      themeColour: input.colours[config.themes.default],
      shell: input.strings[home.language.tag]?.shell ?? '{}',
    }),
    ...pageFiles,
    oldStyle,
    textFile(oldBrowserPath, oldBrowser),
    ...workerFiles({
      code: input.isOffline ? made.worker : null,
      gateway: config.gateway.baseUrl,
      languages: served.others,
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
    textFile('_deploy/nginx.conf', nginxConfig(rules, served)),
    textFile('_deploy/Caddyfile', caddyConfig(rules, served)),
  ]
}
