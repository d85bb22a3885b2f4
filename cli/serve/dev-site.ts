import { join } from 'node:path'
import type { InlineConfig } from 'vite'
import { placedArt } from '#cli/bundle/assemble/brand-art.ts'
import { jsonForHtml, renderPage } from '#cli/bundle/assemble/html.ts'
import { iconFiles } from '#cli/bundle/assemble/icons.ts'
import { webFiles } from '#cli/bundle/assemble/web-files.ts'
import { type Profile, profileOf } from '#cli/bundle/profile.ts'
import { viteOptions } from '#cli/bundle/vite-options.ts'
import type { DevSite } from '#cli/serve/dev-tenant.ts'
import { removeWorker } from '#cli/site-files/remove-worker.ts'
import type { SiteConfig, SiteLanguage } from '#contract/site/site-config.ts'
import { workerPath } from '#contract/site/worker.ts'
import { assemblyInputOf, readIconNames } from '../check/site-input.ts'
import type { CheckedTenant } from '../check/tenant.ts'
import type { Workspace } from '../run/workspace.ts'

/**
 * Vite for one tenant: what it makes of the packages is the tenant's own, since others run beside it, and it looks for
 * them from the entry before the first request, since one found later reloads the page.
 */
function viteFor(workspace: Workspace, code: string): InlineConfig {
  return {
    ...viteOptions(workspace.root),
    cacheDir: join(workspace.cacheDir, 'vite', code),
    optimizeDeps: { entries: ['main.tsx'] },
    define: {},
  }
}

/** The flags by name, so that one can go on and off without another start of Vite. What changes all the time is not stored. */
function gatesScript(profile: Profile): string {
  const isOpen = Object.fromEntries([
    ...profile.open.map((name) => [name, true]),
    ...profile.closed.map((name) => [name, false]),
    ['FEATURE_OFFLINE_START', false],
  ])
  return `<script>Object.assign(globalThis,${jsonForHtml(isOpen)})</script>`
}

/** A tenant as the development server shows it: no policy, no hashes, the gateway on its own origin, strings to come. `merchant` is what the gateway knows of it. */
export async function devSiteOf(
  workspace: Workspace,
  checked: CheckedTenant,
  merchant: unknown,
): Promise<DevSite | null> {
  const { tenant } = checked.loaded
  const standsInTheWay = checked.diagnostics.some(
    ({ severity, code }) => severity === 'error' && code !== 'strings-incomplete',
  )
  if (!tenant || standsInTheWay) return null
  const profile = profileOf(tenant)
  const input = await assemblyInputOf(workspace, checked, { tenant, profile })
  const icons = input.drawIcons(new Set(await readIconNames(workspace)))
  const texts = new Map<string, string>([
    ['/assets/logo.svg', input.logo],
    ['/assets/icons.svg', icons.sheet],
    [workerPath, removeWorker],
  ])
  const art = placedArt(input.art)
  for (const { path, bytes } of art.files) texts.set(`/${path}`, Buffer.from(bytes).toString('utf8'))
  const supported = input.config.languages.supported.map((language): SiteLanguage => {
    const namespaces = Object.entries(input.strings[language.tag] ?? {})
    for (const [namespace, text] of namespaces)
      texts.set(`/strings/${language.tag}/${namespace}.json`, `{${JSON.stringify(namespace)}:${text}}`)
    const addresses = namespaces.map(([namespace]) => [namespace, `/strings/${language.tag}/${namespace}.json`])
    return { ...language, title: input.config.name, strings: Object.fromEntries(addresses) as Record<string, string> }
  })
  const config: SiteConfig = {
    ...input.config,
    gateway: { ...input.config.gateway, baseUrl: '' },
    ...(input.config.firebase ? { firebase: { ...input.config.firebase, isEmulated: true } } : {}),
    languages: { default: input.config.languages.default, supported },
    brand: { ...input.config.brand, logo: '/assets/logo.svg' },
  }
  const language = supported.find((candidate) => candidate.code === config.languages.default)
  if (!language) return null
  const html = renderPage({
    config,
    language,
    title: config.name,
    description: '',
    noScript: '',
    origin: `https://${input.domain}`,
    path: '/',
    alternates: [],
    themeColours: input.colours,
    entry: { href: '/main.tsx', integrity: '' },
    preloads: [],
    nextPreloads: [],
    firstStyles: '',
    styles: [],
    importMap: jsonForHtml({ imports: {} }),
    stringPreloads: [],
    calls: [],
    icons: icons.inPage('', '/assets/icons.svg'),
    firstPaint: [],
    isIndexed: false,
  })
  const page = input.colours[config.themes.default]
  const forWeb = webFiles({
    config,
    language,
    description: '',
    origin: `https://${input.domain}`,
    privatePaths: input.privatePaths,
    publicPaths: input.publicPaths,
    backgroundColour: page,
    themeColour: page,
    shell: input.strings[language.tag]?.shell ?? '{}',
  })
  for (const { path, bytes } of forWeb) texts.set(`/${path}`, Buffer.from(bytes).toString('utf8'))
  return {
    vite: viteFor(workspace, tenant.merchantCode),
    html: html
      .replaceAll(' integrity="" crossorigin', '')
      .replace('<script type="importmap">{"imports":{}}</script>', gatesScript(profile)),
    css: `${input.css}\n${art.css}`,
    texts: texts.set('/favicon.svg', input.favicon),
    merchant,
    folders: checked.loaded.layers,
    files: new Map(input.fonts.map((font) => [`/${font.path}`, font.source])),
    drawIcon(path) {
      if (!/^\/(icons\/[\w-]+\.png|favicon\.ico)$/.test(path)) return undefined
      return iconFiles(input.logo, input.favicon, page).find((icon) => `/${icon.path}` === path)?.bytes
    },
  }
}

/** Folders whose changes the development server follows besides the code. */
export function watchedFolders(workspace: Workspace): string[] {
  return [workspace.tenantsDir, join(workspace.root, 'tokens'), join(workspace.root, 'locales')]
}
