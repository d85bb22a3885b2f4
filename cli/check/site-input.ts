import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import culori from 'culori/require'
import type { AssemblyInput } from '#cli/bundle/assemble/assembly-input.ts'
import { siteIcons } from '#cli/bundle/assemble/icon-sprite.ts'
import { closedStrings, type Profile } from '#cli/bundle/profile.ts'
import { collectStrings, ownNamespaces } from '#cli/locale/collect.ts'
import { brandDrawings, readBrandFile } from '#cli/tenant/brand-files.ts'
import type { Tenant } from '#cli/tenant/tenant.ts'
import { languageStyle } from '#cli/theme/language-style.ts'
import { buildOf } from '#contract/site/beacon.ts'
import { gates } from '#contract/site/gates.ts'
import { placedSection } from '#contract/site/home-sections.ts'
import { languages } from '#contract/site/languages.ts'
import { categoryPath, type SiteRoute, siteRoutes } from '#contract/site/routes.ts'
import type { Layout } from '#contract/site/site-config.ts'
import { buildYear } from '../run/build-time.ts'
import type { Workspace } from '../run/workspace.ts'
import { firebaseOrigins, videoOrigins } from '../tenant/service-origins.ts'
import { localesDir, overlayDirs } from './strings.ts'
import type { CheckedTenant } from './tenant.ts'

/** The library as one file: as modules it is 150, which take a tenth of a second to load. */
const { formatHex } = culori

/** The paths that the sitemap lists, or that robots.txt keeps crawlers out of, but for home and the categories. */
const pathsFor = (tenant: Tenant, search: SiteRoute['search']): string[] =>
  siteRoutes()
    .filter((route) => route.search === search && (!route.gate || gates[route.gate].isOpen(tenant)))
    .map(({ path }) => path)

function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}

/** The layout under names that say nothing of what a tenant may have left out. */
function arrangementOf({ brand }: Tenant): Layout {
  const { jackpot: figure, winners: board, ranks: _ranks, ...rest } = brand.layout
  return { ...rest, figure, board }
}

function configOf(tenant: Tenant): AssemblyInput['config'] {
  const { merchantCode, name, currency, timeZone, minimumAge, themes, categories, vendors, bannerGroups, legal } =
    tenant
  const { home, login, register, forgot } = bannerGroups
  return {
    merchantCode,
    name,
    gateway: {
      baseUrl: tenant.gateway.baseUrl,
      relayPrefix: tenant.gateway.relayPrefix,
      imageHosts: tenant.gateway.imageHosts,
      launchHosts: tenant.gateway.launchHosts,
    },
    languages: {
      default: tenant.languages.default,
      supported: tenant.languages.supported.map((code) => ({ code, ...languages[code] })),
    },
    currency,
    timeZone,
    minimumAge,
    themes,
    ...(tenant.features.firebaseSms && tenant.firebase ? { firebase: tenant.firebase } : {}),
    categories,
    ...(tenant.gameCards.returnToPlayer ? { hasCardRtp: true } : {}),
    homeSections: tenant.home.sections
      .filter(({ category }) => categories.includes(category))
      .map((section) => ({ category: section.category, ...placedSection(section) })),
    vendors: {
      ...(categories.includes('esports') ? { esports: vendors.esports } : {}),
      ...(categories.includes('cockfight') ? { cockfight: vendors.cockfight } : {}),
      ...(categories.includes('rng') ? { excludedRng: vendors.excludedRng } : {}),
    },
    bannerGroups: tenant.features.videoBanners ? bannerGroups : { home, login, register, forgot },
    brand: { wordmark: tenant.brand.wordmark ?? [name], layout: arrangementOf(tenant) },
    promotions: withoutUndefined(tenant.promotions),
    contacts: withoutUndefined(tenant.contacts),
    licence: withoutUndefined(tenant.licence),
    legal,
    year: buildYear(),
  }
}

/** The page's own colour as sRGB hex: what a browser paints around the site. */
export function pageColours(checked: CheckedTenant): { dark: string; light: string } {
  const hex = (theme: 'dark' | 'light') => formatHex(checked.theme.values[theme]?.['color-bg'] ?? '')
  const dark = hex('dark') ?? hex('light') ?? '#000000'
  return { dark, light: hex('light') ?? dark }
}

/** How each of the tenant's languages is set, in the theme's own line heights. */
function languageRules({ loaded, theme }: CheckedTenant): string {
  const values = Object.entries(theme.values.dark ?? theme.values.light ?? {})
  const leadings = values.filter(([name]) => name.startsWith('leading-')).map(([name, value]) => [name, Number(value)])
  const tags = loaded.tenant?.languages.supported.map((code) => languages[code].tag) ?? []
  return languageStyle(tags, Object.fromEntries(leadings))
}

/** The tenant's own style: its fonts first, then what both themes share, its languages, and each theme. */
export function tenantCss(checked: CheckedTenant): string {
  const { shared, dark, light } = checked.theme.css
  const faces = checked.faces.css.replaceAll('url(fonts/', 'url(/fonts/')
  return [faces, checked.faces.fallbackCss, shared, languageRules(checked), dark, light].filter(Boolean).join('\n')
}

/** The names in src/ui/icon-names.ts: the site says which icons it draws, the build puts just those in. */
export async function readIconNames(workspace: Workspace): Promise<readonly string[]> {
  const path = join(workspace.root, 'src', 'ui', 'icon-names.ts')
  const module = (await import(pathToFileURL(path).href)) as { iconNames: readonly string[] }
  return module.iconNames
}

/** Everything that assembling needs of a sound tenant. */
export async function assemblyInputOf(
  workspace: Workspace,
  checked: CheckedTenant,
  { tenant, profile }: { tenant: Tenant; profile: Profile },
): Promise<AssemblyInput> {
  const names = await readIconNames(workspace)
  const icons = join(workspace.root, 'src', 'ui', 'icons')
  const from = {
    localesDir: localesDir(workspace),
    overlayDirs: overlayDirs(checked.loaded),
    closed: closedStrings(profile),
  }
  const usesFirebase = tenant.features.firebaseSms
  const tags = tenant.languages.supported.map((code) => languages[code].tag)
  return {
    config: configOf(tenant),
    drawIcons: (words) =>
      siteIcons(
        names.filter((name) => words.has(name)),
        icons,
      ),
    imageOrigins: tenant.gateway.imageHosts,
    frameOrigins: [
      ...tenant.gateway.launchHosts,
      ...(tenant.features.videoBanners ? [tenant.gateway.baseUrl, ...videoOrigins] : []),
      ...(usesFirebase ? [tenant.gateway.baseUrl] : []),
    ],
    // Before a game gets its address, the page asks whether its host answers at all.
    connectOrigins: [
      ...tenant.gateway.launchHosts,
      ...(usesFirebase ? firebaseOrigins : []),
      ...(tenant.beacon === undefined ? [] : [new URL(tenant.beacon).origin]),
    ],
    domain: tenant.domains[0] ?? '',
    publicPaths: [...tenant.categories.map(categoryPath), ...pathsFor(tenant, 'listed')],
    privatePaths: pathsFor(tenant, 'private'),
    strings: Object.fromEntries(tags.map((tag) => [tag, collectStrings({ ...from, tag })])),
    ownStrings: Object.fromEntries(tags.map((tag) => [tag, ownNamespaces(from.overlayDirs, tag)])),
    css: tenantCss(checked),
    colours: pageColours(checked),
    fonts: checked.faces.files,
    firstBanners: checked.firstBanners,
    art: brandDrawings(checked.loaded, tenant),
    logo: readBrandFile(checked.loaded, tenant, 'logo'),
    favicon: readBrandFile(checked.loaded, tenant, 'favicon'),
    isOffline: tenant.offline,
    ...(tenant.beacon === undefined ? {} : { beacon: { url: tenant.beacon, build: buildOf('') } }),
    security: tenant.security,
  }
}
