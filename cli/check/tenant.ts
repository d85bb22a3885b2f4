import { join } from 'node:path'
import { isRecord } from '#cli/lib/is-record.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { type LoadedTenant, loadTenant } from '#cli/tenant/load.ts'
import { locate, parseJsonSource } from '#cli/tenant/source/json-source.ts'
import { originOf } from '#cli/tenant/source/merge.ts'
import { readText } from '#cli/tenant/source/read-text.ts'
import { containedPath } from '#cli/terminal/contained-file.ts'
import { type Diagnostic, distinctDiagnostics, hasErrors } from '#cli/terminal/diagnostic.ts'
import { compileTheme, type ThemeOverride, type ThemeResult } from '#cli/theme/compile-theme.ts'
import { type FontsResult, resolveFonts } from '#cli/theme/fonts.ts'
import { languages } from '#contract/site/languages.ts'
import type { ThemeName } from '#contract/site/site-config.ts'
import type { Workspace } from '../run/workspace.ts'
import { checkDemo } from './demo.ts'
import { drawingFindings } from './drawings.ts'
import { type CheckedFirstBanner, checkFirstBanner } from './first-banner.ts'
import { stringFindings } from './strings.ts'

/** A tenant with everything that can be known before its site is built. */
export interface CheckedTenant {
  loaded: LoadedTenant
  theme: ThemeResult
  faces: FontsResult
  firstBanners: CheckedFirstBanner['banners']
  diagnostics: readonly Diagnostic[]
  isSound: boolean
}

const maxFindings = 200

const tokenFiles: readonly [name: string, theme: ThemeOverride['theme']][] = [
  ['both.tokens.json', 'both'],
  ['dark.tokens.json', 'dark'],
  ['light.tokens.json', 'light'],
]

interface Overrides {
  overrides: ThemeOverride[]
  diagnostics: Diagnostic[]
}

/** Also what may not be looked at: reading it says why. */
function isThere(dir: string, path: string): boolean {
  const found = containedPath(dir, path)
  return typeof found === 'string' || found.kind !== 'missing'
}

/** A file that cannot be read, or that holds what no file of a tenant may, is a finding and gives no tokens. */
function themeOverrides(workspace: Workspace, loaded: LoadedTenant): Overrides {
  const found: Overrides = { overrides: [], diagnostics: [] }
  const files = loaded.layers.flatMap((layer) =>
    tokenFiles.map(([name, theme]) => ({ layer, path: join(layer, 'themes', name), theme })),
  )
  for (const { layer, path, theme } of files.filter((candidate) => isThere(candidate.layer, candidate.path))) {
    const file = shownPath(workspace.cwd, path)
    const { text, diagnostics } = readText({ path, file, tenant: loaded.code, root: layer })
    const forbidden = parseJsonSource({ tenant: loaded.code, file, text, dir: '' }).diagnostics.filter(
      (finding) => finding.code === 'forbidden-key',
    )
    found.diagnostics.push(...diagnostics, ...forbidden)
    if (diagnostics.length === 0) found.overrides.push({ theme, file, text })
  }
  return found
}

function brandOf(loaded: LoadedTenant): Record<string, unknown> {
  return isRecord(loaded.merged.value.brand) ? loaded.merged.value.brand : {}
}

async function checkTheme(
  workspace: Workspace,
  loaded: LoadedTenant,
  faces: FontsResult,
  overrides: readonly ThemeOverride[],
): Promise<ThemeResult> {
  const path = ['brand', 'colour']
  const { file, line, column } = locate(originOf(loaded.merged, path) ?? loaded.source, path)
  const colour = brandOf(loaded).colour
  const themes: readonly ThemeName[] = loaded.tenant?.themes.available ?? ['dark', 'light']
  return compileTheme({
    tokensDir: join(workspace.root, 'tokens'),
    brandColour: typeof colour === 'string' ? colour : '',
    brandColourAt: { file, line, column },
    themes,
    overrides,
    families: faces.families,
    tenant: loaded.code,
  })
}

function checkFonts(workspace: Workspace, loaded: LoadedTenant): FontsResult {
  const { tenant } = loaded
  const place = locate(originOf(loaded.merged, ['brand', 'faces']) ?? loaded.source, ['brand', 'faces'])
  return resolveFonts({
    faces: tenant?.brand.faces ?? {},
    cwd: workspace.root,
    languages: tenant?.languages.supported.map((code) => languages[code]) ?? [],
    tenant: loaded.code,
    at: place,
  })
}

function isAtSamePlace(a: Diagnostic, b: Diagnostic): boolean {
  return a.file === b.file && a.line === b.line && a.column === b.column
}

/** A thousand findings say no more than two hundred, and take long to print. */
function limited(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const last = diagnostics[maxFindings - 1]
  const left = diagnostics.length - maxFindings
  if (!last || left <= 0) return diagnostics
  const note = { code: 'more-findings', message: `There are ${left} more findings`, suggestion: 'Fix these first.' }
  const severity = hasErrors(diagnostics.slice(maxFindings)) ? 'error' : 'warning'
  return [...diagnostics.slice(0, maxFindings), { ...last, ...note, severity }]
}

/** Reads a tenant and finds all that is wrong with it: configuration, assets, strings, tokens, contrast. */
export async function checkTenant(workspace: Workspace, code: string): Promise<CheckedTenant> {
  const loaded = loadTenant({ cwd: workspace.cwd, tenantsDir: workspace.tenantsDir, code })
  const faces = checkFonts(workspace, loaded)
  const tokens = themeOverrides(workspace, loaded)
  const theme = await checkTheme(workspace, loaded, faces, tokens.overrides)
  const banner = checkFirstBanner(workspace, loaded)
  const hasColour = typeof brandOf(loaded).colour === 'string'
  const all = distinctDiagnostics([
    ...loaded.diagnostics,
    ...tokens.diagnostics,
    ...theme.diagnostics.filter(
      (finding) =>
        (hasColour || finding.code !== 'brand-colour') &&
        !tokens.diagnostics.some((forbidden) => isAtSamePlace(forbidden, finding)),
    ),
    ...faces.diagnostics,
    ...(await drawingFindings(workspace, loaded)),
    ...stringFindings(workspace, loaded),
    ...banner.diagnostics,
    ...(await checkDemo(workspace, loaded)).diagnostics,
  ])
  const diagnostics = limited(all)
  const isSound = loaded.tenant !== null && !hasErrors(diagnostics)
  return { loaded, theme, faces, firstBanners: banner.banners, diagnostics, isSound }
}
