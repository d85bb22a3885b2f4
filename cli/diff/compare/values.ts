import type { MeasuredPair } from '#cli/theme/measured-pair.ts'
import type { ThemeName } from '#contract/site/site-config.ts'
import type { Side } from './side.ts'

/** null on a side: that side has none. */
export interface ConfigChange {
  path: string
  before: unknown
  after: unknown
  beforeFrom: string | null
  afterFrom: string | null
}

export interface TokenChange {
  name: string
  /** "both" where the two themes change from the same to the same. */
  theme: ThemeName | 'both'
  before: string | null
  after: string | null
  isColour: boolean
}

export interface PairChange extends Pick<MeasuredPair, 'theme' | 'foreground' | 'background' | 'minimum'> {
  before: Measured | null
  after: Measured | null
}

interface Measured {
  ratio: number
  foreground: string
  background: string
  isEnough: boolean
}

const themeNames: readonly ThemeName[] = ['dark', 'light']

/** The keys of both, sorted by code unit. */
export function keysOf(a: object, b: object): string[] {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()
}

export function compareConfig(a: Side, b: Side): ConfigChange[] {
  return keysOf(a.config, b.config).flatMap((path) => {
    const [before, after] = [a.config[path], b.config[path]]
    if (JSON.stringify(before?.value) === JSON.stringify(after?.value)) return []
    return [
      {
        path,
        before: before?.value ?? null,
        after: after?.value ?? null,
        beforeFrom: before?.from ?? null,
        afterFrom: after?.from ?? null,
      },
    ]
  })
}

function tokenChangesOf(a: Side, b: Side, theme: ThemeName): TokenChange[] {
  const [before, after] = [a.themes[theme] ?? {}, b.themes[theme] ?? {}]
  return keysOf(before, after)
    .filter((name) => before[name] !== after[name])
    .map((name) => ({
      name,
      theme,
      before: before[name] ?? null,
      after: after[name] ?? null,
      isColour: name.startsWith('color-') || /-(colou?r)$/.test(name),
    }))
}

const isSameChange = (a: TokenChange, b: TokenChange) =>
  a.name === b.name && a.before === b.before && a.after === b.after

/** Of the themes that both sides have; a theme that one of them lacks is told by the configuration. */
export function compareTokens(a: Side, b: Side): TokenChange[] {
  const themes = themeNames.filter((theme) => a.themes[theme] && b.themes[theme])
  const changes = themes.flatMap((theme) => tokenChangesOf(a, b, theme))
  return changes
    .filter((change) => change.theme !== 'light' || !changes.some((other) => isTwin(other, change)))
    .map((change): TokenChange => {
      const isInBoth = themes.length === 2 && changes.some((other) => isTwin(other, change))
      return isInBoth ? { ...change, theme: 'both' } : change
    })
    .sort((x, y) => Number(x.name > y.name) - Number(x.name < y.name))
}

const isTwin = (a: TokenChange, b: TokenChange) => a.theme !== b.theme && isSameChange(a, b)

const measured = (pair: MeasuredPair | undefined): Measured | null =>
  pair
    ? {
        ratio: Math.floor(pair.ratio * 100) / 100,
        foreground: pair.foregroundValue,
        background: pair.backgroundValue,
        isEnough: pair.ratio >= pair.minimum,
      }
    : null

/** The pairs of which a colour changed, so that their contrast may have. */
export function comparePairs(a: Side, b: Side): PairChange[] {
  const keyOf = (pair: MeasuredPair) => `${pair.theme} ${pair.foreground} ${pair.background}`
  const inA = new Map(a.pairs.map((pair) => [keyOf(pair), pair]))
  const inB = new Map(b.pairs.map((pair) => [keyOf(pair), pair]))
  const themes = themeNames.filter((theme) => a.themes[theme] && b.themes[theme])
  return [...new Map([...inA, ...inB]).entries()].flatMap(([key, pair]) => {
    const [before, after] = [measured(inA.get(key)), measured(inB.get(key))]
    const isSame = before?.foreground === after?.foreground && before?.background === after?.background
    if (isSame || !themes.includes(pair.theme)) return []
    const { theme, foreground, background, minimum } = pair
    return [{ theme, foreground, background, minimum, before, after }]
  })
}
