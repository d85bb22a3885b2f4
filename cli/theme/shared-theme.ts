import type { ThemeName } from '#contract/site/site-config.ts'
import { takeOffBad } from './check-tokens.ts'
import { formatColour, lch } from './colour.ts'
import { toProperties } from './dictionary.ts'
import { paletteTokens, type SharedTokens, stackOf, type Token } from './layers.ts'
import { derivePalette, type Palette } from './palette.ts'

/** A value with places for colours of the palette: texts at even places, roles at odd ones. */
type Parts = readonly string[]

/**
 * A theme before any tenant's part of it: what Style Dictionary makes of the shared tokens when every colour of the
 * palette is a placeholder. A tenant's own palette is then put in, and only what its overrides touch is built again.
 */
export interface SharedTheme {
  stack: ReadonlyMap<string, Token>
  /** By CSS name, sorted, with the token's path. */
  properties: readonly { name: string; path: string; parts: Parts }[]
  /** Paths of the tokens that refer to a path. */
  dependents: ReadonlyMap<string, readonly string[]>
}

/** A colour that no token file writes, for each role: its hue counts them. */
const placeholder = /oklch\(\.5 \.1357 (\d+)\)/

function placeholders(): Palette {
  const roles = Object.keys(derivePalette(lch(0.5, 0.1, 0), 'dark'))
  return Object.fromEntries(roles.map((role, index) => [role, lch(0.5, 0.1357, index)]))
}

function dependentsOf(stack: ReadonlyMap<string, Token>): Map<string, string[]> {
  const dependents = new Map<string, string[]>()
  for (const { path, aliases } of stack.values()) {
    for (const { target } of aliases) dependents.set(target, [...(dependents.get(target) ?? []), path])
  }
  return dependents
}

/** Null where the shared tokens have mistakes of their own: these are then found with each tenant's. */
async function makeSharedTheme(shared: SharedTokens, theme: ThemeName): Promise<SharedTheme | null> {
  const palette = placeholders()
  const roles = Object.keys(palette)
  const nowhere = { file: '', line: 1, column: 1 }
  const stack = stackOf([...shared.common, ...shared.semantic[theme], ...paletteTokens(palette, nowhere)])
  if (shared.diagnostics.length > 0 || takeOffBad(stack).length > 0) return null
  const paths = new Map([...stack.keys()].map((path) => [path.replaceAll('.', '-'), path]))
  const values = await toProperties(stack)
  const properties = Object.entries(values).map(([name, value]) => {
    const parts = value.split(placeholder).map((part, index) => (index % 2 === 0 ? part : (roles[Number(part)] ?? '')))
    return { name, path: paths.get(name) ?? '', parts }
  })
  return { stack, properties, dependents: dependentsOf(stack) }
}

const known = new WeakMap<SharedTokens, Map<ThemeName, Promise<SharedTheme | null>>>()

/** The shared part of a theme, made once for the same tokens. */
export function sharedTheme(shared: SharedTokens, theme: ThemeName): Promise<SharedTheme | null> {
  const themes = known.get(shared) ?? new Map<ThemeName, Promise<SharedTheme | null>>()
  known.set(shared, themes)
  const made = themes.get(theme) ?? makeSharedTheme(shared, theme)
  themes.set(theme, made)
  return made
}

/** Paths and all that refer to them, near or far. */
export function withDependents({ dependents }: SharedTheme, paths: Iterable<string>): Set<string> {
  const found = new Set(paths)
  for (const path of found) for (const dependent of dependents.get(path) ?? []) found.add(dependent)
  return found
}

/** The properties of a theme: those that a tenant changed, and the shared ones in its palette. */
export function fillProperties(
  { properties }: SharedTheme,
  palette: Palette,
  changed: Readonly<Record<string, string>>,
): Record<string, string> {
  const colours = new Map(Object.entries(palette).map(([role, colour]) => [role, formatColour(colour)]))
  const fill = (parts: Parts): string =>
    parts.length === 1
      ? (parts[0] ?? '')
      : parts.map((part, index) => (index % 2 === 0 ? part : colours.get(part))).join('')
  return Object.fromEntries(properties.map(({ name, parts }) => [name, changed[name] ?? fill(parts)]))
}
