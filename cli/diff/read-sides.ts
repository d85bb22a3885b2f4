import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { closedStrings, profileOf } from '#cli/bundle/profile.ts'
import type { Side, SideValue } from '#cli/diff/compare/side.ts'
import { nearest } from '#cli/lib/nearest.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { collectStrings } from '#cli/locale/collect.ts'
import { isBuiltSite, readBuiltSite } from '#cli/site-files/built-site.ts'
import { configOfSite, flatStrings, stringsOfSite, themesOfSite } from '#cli/site-files/site-content.ts'
import { chosenTenant } from '#cli/tenant/chosen.ts'
import { loadTenant } from '#cli/tenant/load.ts'
import { flattenTenant } from '#cli/tenant/source/flatten.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { measurePairs } from '#cli/theme/contrast.ts'
import { languages } from '#contract/site/languages.ts'
import type { ThemeName } from '#contract/site/site-config.ts'
import { localesDir, overlayDirs } from '../check/strings.ts'
import { type CheckedTenant, checkTenant } from '../check/tenant.ts'
import { resolvePath, type Workspace } from '../run/workspace.ts'

type Themes = Partial<Record<ThemeName, Record<string, string>>>

const pairsOf = (themes: Themes) =>
  (['dark', 'light'] as const).flatMap((theme) => measurePairs(themes[theme] ?? {}, theme))

function stringsOf(workspace: Workspace, { loaded }: CheckedTenant): Side['strings'] {
  const { tenant } = loaded
  if (!tenant) return {}
  const closed = closedStrings(profileOf(tenant))
  const from = { localesDir: localesDir(workspace), overlayDirs: overlayDirs(loaded), closed }
  return Object.fromEntries(
    tenant.languages.supported.map((code) => {
      const { tag } = languages[code]
      const texts = Object.entries(collectStrings({ ...from, tag }))
      return [tag, Object.assign({}, ...texts.map(([namespace, text]) => flatStrings(namespace, JSON.parse(text))))]
    }),
  )
}

/** A tenant as its folder says it is, with the files of its built site where there is one. */
export async function tenantSide(workspace: Workspace, code: string, outDir: string): Promise<Side> {
  const checked = await checkTenant(workspace, chosenTenant(workspace, code))
  const { loaded, theme } = checked
  if (!loaded.tenant) {
    const hint = `"livery validate --tenant ${code}" says what is wrong.`
    throw new CliError('unreadable-tenant', `The tenant "${code}" cannot be read`, { hint })
  }
  const { $schema: _schema, ...config } = flattenTenant(loaded.tenant, loaded.merged)
  const built = join(outDir, code)
  return {
    name: code,
    config,
    themes: theme.values,
    pairs: pairsOf(theme.values),
    strings: stringsOf(workspace, checked),
    files: isBuiltSite(built) ? readBuiltSite(built).files : null,
  }
}

/** Where the values of a site's configuration stand in its tenant's files, for those that have the same path there. */
function originsOf(workspace: Workspace, code: string): Record<string, SideValue> {
  if (!existsSync(join(workspace.tenantsDir, code, 'tenant.json'))) return {}
  const loaded = loadTenant({ ...workspace, code })
  return flattenTenant(loaded.tenant ?? loaded.merged.value, loaded.merged)
}

/** A site as it was built or released into a folder. */
export function siteSide(workspace: Workspace, dir: string, options: { name: string; hasOrigins: boolean }): Side {
  const site = readBuiltSite(dir)
  const themes = themesOfSite(site)
  const origins = options.hasOrigins ? originsOf(workspace, site.manifest.merchantCode) : {}
  const config = Object.entries(configOfSite(site)).map(([path, value]): [string, SideValue] => {
    return [path, { value, from: origins[path]?.from ?? null }]
  })
  return {
    name: options.name,
    config: Object.fromEntries(config),
    themes,
    pairs: pairsOf(themes),
    strings: stringsOfSite(site),
    files: site.files,
  }
}

/** The released site that a path means: the folder itself, its `current`, or those of a tenant below it. */
export function findRelease(workspace: Workspace, path: string, code: string): string {
  const start = resolvePath(workspace.cwd, path)
  const places = [start, join(start, 'current'), join(start, code), join(start, code, 'current')]
  const found = places.find((place) => statSync(place, { throwIfNoEntry: false })?.isDirectory() && isBuiltSite(place))
  if (found) return found
  throw noRelease(workspace, start)
}

/** The first folder of a path that is not there, and the one that it should be in; undefined where all are. */
function firstMissing(path: string): { folder: string; name: string } | undefined {
  if (statSync(path, { throwIfNoEntry: false })) return undefined
  const folder = dirname(path)
  return firstMissing(folder) ?? { folder, name: basename(path) }
}

function noRelease({ cwd }: Workspace, path: string): CliError {
  const shown = shownPath(cwd, path)
  const missing = firstMissing(path)
  if (missing) {
    const { folder, name } = missing
    const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [] : [entry.name],
    )
    const near = nearest(name, folders)
    const meant = near && shownPath(cwd, path.replace(join(folder, name), join(folder, near)))
    const hint = meant ? `Did you mean "${meant}"?` : `"${shownPath(cwd, folder)}" holds no "${name}".`
    return new CliError('no-release', `There is no folder "${shown}"`, { hint, exitCode: 2 })
  }
  const hint =
    'Name a folder that holds a livery.json: a release, its "current", or the folder that all releases are in.'
  return new CliError('no-release', `"${shown}" holds no released site`, { hint, exitCode: 2 })
}
