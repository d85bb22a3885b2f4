import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { locate } from '#cli/tenant/json-source.ts'
import { type LoadedTenant, loadTenant } from '#cli/tenant/load.ts'
import { shownPath } from '#cli/tenant/shown-path.ts'
import { isRecord, originOf } from '#cli/tenant/merge.ts'
import { type Diagnostic, hasErrors } from '#cli/terminal/diagnostic.ts'
import { compileTheme, type ThemeOverride, type ThemeResult } from '#cli/theme/compile-theme.ts'
import { type FacesResult, resolveFaces } from '#cli/theme/faces.ts'
import { languages } from '#src/config/languages.ts'
import type { ThemeName } from '#src/config/site-config.ts'
import { stringFindings } from './strings.ts'
import type { Workspace } from './workspace.ts'

/** A tenant with everything that can be known before its site is built. */
export interface CheckedTenant {
  loaded: LoadedTenant
  theme: ThemeResult
  faces: FacesResult
  diagnostics: readonly Diagnostic[]
  isSound: boolean
}

const tokenFiles: readonly [name: string, theme: ThemeOverride['theme']][] = [
  ['both.tokens.json', 'both'],
  ['dark.tokens.json', 'dark'],
  ['light.tokens.json', 'light'],
]

function themeOverrides(workspace: Workspace, loaded: LoadedTenant): ThemeOverride[] {
  return loaded.layers.flatMap((layer) =>
    tokenFiles
      .map(([name, theme]) => ({ path: join(layer, 'themes', name), theme }))
      .filter(({ path }) => existsSync(path))
      .map(({ path, theme }) => ({ theme, file: shownPath(workspace.cwd, path), text: readFileSync(path, 'utf8') })),
  )
}

function brandOf(loaded: LoadedTenant): Record<string, unknown> {
  return isRecord(loaded.merged.value.brand) ? loaded.merged.value.brand : {}
}

async function checkTheme(workspace: Workspace, loaded: LoadedTenant, faces: FacesResult): Promise<ThemeResult> {
  const path = ['brand', 'colour']
  const { file, line, column } = locate(originOf(loaded.merged, path) ?? loaded.source, path)
  const colour = brandOf(loaded).colour
  const themes: readonly ThemeName[] = loaded.tenant?.themes.available ?? ['dark', 'light']
  return compileTheme({
    tokensDir: join(workspace.root, 'tokens'),
    brandColour: typeof colour === 'string' ? colour : '',
    brandColourAt: { file, line, column },
    themes,
    overrides: themeOverrides(workspace, loaded),
    families: faces.families,
    tenant: loaded.code,
  })
}

function checkFaces(workspace: Workspace, loaded: LoadedTenant): FacesResult {
  const { tenant } = loaded
  const place = locate(originOf(loaded.merged, ['brand', 'faces']) ?? loaded.source, ['brand', 'faces'])
  return resolveFaces({
    faces: tenant?.brand.faces ?? {},
    cwd: workspace.root,
    languages: tenant?.languages.supported.map((code) => languages[code]) ?? [],
    tenant: loaded.code,
    at: place,
  })
}

/** Reads a tenant and finds all that is wrong with it: configuration, assets, strings, tokens, contrast. */
export async function checkTenant(workspace: Workspace, code: string): Promise<CheckedTenant> {
  const loaded = loadTenant({ cwd: workspace.cwd, tenantsDir: workspace.tenantsDir, code })
  const faces = checkFaces(workspace, loaded)
  const theme = await checkTheme(workspace, loaded, faces)
  const hasColour = typeof brandOf(loaded).colour === 'string'
  const diagnostics = [
    ...loaded.diagnostics,
    ...(hasColour ? theme.diagnostics : theme.diagnostics.filter((finding) => finding.code !== 'brand-colour')),
    ...faces.diagnostics,
    ...stringFindings(workspace, loaded),
  ]
  return { loaded, theme, faces, diagnostics, isSound: loaded.tenant !== null && !hasErrors(diagnostics) }
}
