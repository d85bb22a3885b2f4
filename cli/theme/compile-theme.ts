import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { ThemeName } from '#contract/site/site-config.ts'
import { layOverrides, takeOffBad } from './check-tokens.ts'
import { type Lch, lch, readColour } from './colour.ts'
import { findShortfalls, passingColour, type Shortfall } from './contrast.ts'
import { splitCss, type ThemeCss } from './css.ts'
import { toProperties } from './dictionary.ts'
import { paletteTokens, readSharedTokens, type SharedTokens, stackOf, type Token } from './layers.ts'
import { derivePalette } from './palette.ts'
import { decidingToken } from './references.ts'
import { fillProperties, sharedTheme, withDependents } from './shared-theme.ts'
import { type Position, parseTokenFile, type RawToken } from './token-file.ts'

export interface ThemeOverride {
  theme: ThemeName | 'both'
  /** As diagnostics show it. */
  file: string
  text: string
}

export interface ThemeInput {
  tokensDir: string
  /** Any CSS colour. */
  brandColour: string
  /** Where the brand colour is written; 1:1 of the tenant's tenant.json without it. */
  brandColourAt?: Position
  themes: readonly ThemeName[]
  /** Later ones cover earlier ones; within one theme, `both` counts in its place in the list. */
  overrides: readonly ThemeOverride[]
  /** The families that the tenant's fonts bring, in front of the system's own (see resolveFonts). */
  families?: { text: readonly string[]; display?: readonly string[] }
  tenant: string
}

export interface ThemeResult {
  css: ThemeCss
  /** CSS custom properties by theme, by name without the dashes. */
  values: Partial<Record<ThemeName, Readonly<Record<string, string>>>>
  diagnostics: Diagnostic[]
}

/** What a site has whose brand colour cannot be read, so that the rest can still be checked. */
const standIn: Lch = lch(0.55, 0.12, 250)

interface Compilation {
  input: ThemeInput
  overrides: readonly { theme: ThemeOverride['theme']; tokens: readonly RawToken[] }[]
  shared: SharedTokens
  brand: Lch
  brandAt: Position
  /** Every file could be read, and the brand's colour too: what is compiled is what was meant. */
  hasAllColours: boolean
  diagnostics: Diagnostic[]
}

function add(compilation: Compilation, finding: Omit<Diagnostic, 'tenant' | 'severity'>): void {
  const { input, diagnostics } = compilation
  const isShared = compilation.shared.common.some((token) => token.at.file === finding.file)
  const tenant = isShared ? null : input.tenant
  const { file, line, column, code, message, suggestion } = finding
  diagnostics.push({ tenant, file, line, column, severity: 'error', code, message, suggestion })
}

function addFamilies(stack: Map<string, Token>, families: ThemeInput['families']): void {
  if (families === undefined) return
  const put = (path: string, names: readonly string[] | undefined): void => {
    const token = stack.get(path)
    if (token !== undefined && names !== undefined) {
      stack.set(path, { ...token, value: [...names, 'system-ui', 'sans-serif'], aliases: [] })
    }
  }
  put('font.text', families.text)
  put('font.display', families.display)
}

function addContrast(
  compilation: Compilation,
  stack: Map<string, Token>,
  values: Readonly<Record<string, string>>,
  found: Shortfall,
): void {
  const foreground = decidingToken(stack, found.foreground.replace('-', '.'))
  const background = decidingToken(stack, found.background.replace('-', '.'))
  const isGroundToBlame = foreground?.isOverride !== true && background?.isOverride === true
  const name = isGroundToBlame ? found.background : found.foreground
  const blamed = isGroundToBlame ? background : foreground
  const at = blamed?.isOverride === true ? blamed.at : compilation.brandAt
  const better = passingColour(values, found, name)
  add(compilation, {
    ...at,
    code: 'contrast',
    message:
      `${found.theme}: ${found.foreground} ${found.foregroundValue} on ${found.background} ${found.backgroundValue} ` +
      `is ${(Math.floor(found.ratio * 100) / 100).toFixed(2)}:1, under ${found.minimum}:1`,
    suggestion: better === null ? null : `${name} ${better} passes.`,
  })
}

/** Lays a tenant's overrides of a theme on its stack and gives the paths that these may have changed or spoilt. */
function layAll(compilation: Compilation, theme: ThemeName, stack: Map<string, Token>): string[] {
  const { overrides } = compilation
  const files = overrides.filter((override) => override.theme === theme || override.theme === 'both')
  for (const { tokens } of files) for (const finding of layOverrides(stack, tokens)) add(compilation, finding)
  return ['font.text', 'font.display', ...files.flatMap(({ tokens }) => tokens.map((token) => token.path))]
}

async function compileOne(compilation: Compilation, theme: ThemeName): Promise<Readonly<Record<string, string>>> {
  const { input, shared, brand, brandAt } = compilation
  const base = await sharedTheme(shared, theme)
  const palette = derivePalette(brand, theme)
  const own = paletteTokens(palette, brandAt)
  const stack = base ? new Map(base.stack) : stackOf([...shared.common, ...shared.semantic[theme]])
  for (const [path, token] of stackOf(own)) stack.set(path, token)
  addFamilies(stack, input.families)
  const before = compilation.diagnostics.length
  const touched = layAll(compilation, theme, stack)
  const changed = base ? withDependents(base, touched) : undefined
  for (const finding of takeOffBad(stack, changed)) add(compilation, finding)
  const built = await toProperties(stack, changed)
  const values = base ? fillProperties(base, palette, built) : built
  // Where a token is missing, another colour stands in its place: how that looks follows from the slip.
  if (compilation.hasAllColours && before === compilation.diagnostics.length)
    for (const shortfall of findShortfalls(values, theme)) addContrast(compilation, stack, values, shortfall)
  return values
}

/** Tokens and a tenant's overrides become CSS. Never throws for what a tenant wrote: it is in `diagnostics`. */
export async function compileTheme(input: ThemeInput): Promise<ThemeResult> {
  const shared = readSharedTokens(input.tokensDir)
  const brand = readColour(input.brandColour)
  const brandAt = input.brandColourAt ?? { file: `tenants/${input.tenant}/tenant.json`, line: 1, column: 1 }
  const parsed = input.overrides.map(({ theme, file, text }) => ({
    theme,
    ...parseTokenFile(file, text, input.tenant),
  }))
  const inUse = parsed.filter(({ theme }) => theme === 'both' || input.themes.includes(theme))
  const diagnostics: Diagnostic[] = [...shared.diagnostics, ...inUse.flatMap((file) => file.diagnostics)]
  const hasAllColours = brand !== null && diagnostics.length === 0
  const compilation = { input, overrides: inUse, shared, brand: brand ?? standIn, brandAt, hasAllColours, diagnostics }
  if (brand === null) {
    const message = `The brand colour "${input.brandColour}" is no colour that CSS knows`
    add(compilation, { ...brandAt, code: 'brand-colour', message, suggestion: 'Write it as #rrggbb or oklch(…).' })
  }
  const values: ThemeResult['values'] = {}
  for (const theme of input.themes) values[theme] = await compileOne(compilation, theme)
  // Without a shared file nothing that refers to it is right.
  const causes = shared.diagnostics.length > 0 ? shared.diagnostics : diagnostics
  return { css: splitCss(values), values, diagnostics: inOrder(causes) }
}

/** By place. An override of both themes is read twice; what is wrong with it is said once. */
function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const distinct = new Map(diagnostics.map((diagnostic) => [JSON.stringify(diagnostic), diagnostic]))
  return [...distinct.values()].sort(
    (a, b) => Number(a.file > b.file) - Number(a.file < b.file) || a.line - b.line || a.column - b.column,
  )
}
