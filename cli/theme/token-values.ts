import { isRecord } from '#cli/lib/is-record.ts'
import { formatColour, type Lch, lch, readColour } from './colour.ts'

/** A value as CSS writes it, or why it is none. Numbers lose their leading zeros. */
export type CssValue = { css: string } | { problem: string }

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const number = (value: number): string => String(Number(value.toFixed(4))).replace(/^(-?)0\./, '$1.')

const wrong = (what: string, value: unknown): CssValue => ({
  problem: `${JSON.stringify(value)} is no ${what}`,
})

/** A colour of any space of DTCG (https://www.designtokens.org/tr/2025.10/color/), or any CSS colour as a string. */
export function toLch(value: unknown): Lch | null {
  if (typeof value === 'string') return readColour(value)
  if (!isRecord(value)) return null
  const { colorSpace, components, alpha } = value
  if (typeof colorSpace !== 'string' || !Array.isArray(components) || components.length !== 3) return null
  const parts = components.map((part) => (part === 'none' ? 0 : part))
  if (!parts.every(isNumber) || !(alpha === undefined || isNumber(alpha))) return null
  const [x = 0, y = 0, z = 0] = parts
  if (colorSpace === 'oklch') {
    return x >= 0 && x <= 1 && y >= 0 && y <= 0.5 ? lch(x, y, z, alpha ?? 1) : null
  }
  const percent = colorSpace === 'hsl' || colorSpace === 'hwb'
  const spaces = ['srgb', 'srgb-linear', 'display-p3', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz-d65', 'xyz-d50']
  const body = percent ? `${x} ${y}% ${z}%` : `${x} ${y} ${z}`
  const named = ['hsl', 'hwb', 'lab', 'lch', 'oklab'].includes(colorSpace)
  if (!named && !spaces.includes(colorSpace)) return null
  return readColour(named ? `${colorSpace}(${body} / ${alpha ?? 1})` : `color(${colorSpace} ${body} / ${alpha ?? 1})`)
}

function colour(value: unknown): CssValue {
  const read = toLch(value)
  return read === null ? wrong('colour', value) : { css: formatColour(read) }
}

function dimension(value: unknown): CssValue {
  const text = typeof value === 'string' ? /^(-?\d*\.?\d+)(px|rem)$/.exec(value) : null
  if (text !== null) return dimension({ value: Number(text[1]), unit: text[2] })
  if (!isRecord(value) || !isNumber(value.value)) return wrong('dimension: { "value": 8, "unit": "px" }', value)
  if (value.unit !== 'px' && value.unit !== 'rem')
    return { problem: `${JSON.stringify(value.unit)} is no unit of a dimension: px or rem` }
  return { css: value.value === 0 ? '0px' : `${number(value.value)}${value.unit}` }
}

function duration(value: unknown): CssValue {
  if (!isRecord(value) || !isNumber(value.value)) return wrong('duration: { "value": 160, "unit": "ms" }', value)
  if (value.unit !== 'ms' && value.unit !== 's')
    return { problem: `${JSON.stringify(value.unit)} is no unit of a duration: ms or s` }
  return { css: `${number(value.value)}${value.unit}` }
}

function bezier(value: unknown): CssValue {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isNumber))
    return wrong('cubic Bézier of four numbers', value)
  return { css: `cubic-bezier(${value.map(number).join()})` }
}

const generic =
  /^(system-ui|sans-serif|serif|monospace|ui-sans-serif|ui-serif|ui-rounded|ui-monospace|cursive|fantasy)$/

function family(value: unknown): CssValue {
  const names: unknown[] = Array.isArray(value) ? value : [value]
  const isName = (name: unknown): name is string => typeof name === 'string' && /^[\p{L}\p{N} ._-]+$/u.test(name)
  if (names.length === 0 || !names.every(isName)) return wrong('font family or list of them', value)
  return { css: names.map((name) => (generic.test(name) ? name : `"${name}"`)).join() }
}

function weight(value: unknown): CssValue {
  return isNumber(value) && value >= 1 && value <= 1000
    ? { css: String(value) }
    : wrong('font weight from 1 to 1000', value)
}

function style(value: unknown): CssValue {
  return value === 'normal' || value === 'italic' ? { css: value } : wrong('font style: normal or italic', value)
}

function plain(value: unknown): CssValue {
  return isNumber(value) ? { css: number(value) } : wrong('number', value)
}

/** All parts of a composite, or the first problem among them. */
function joined(parts: readonly CssValue[], separator: string): CssValue {
  const problem = parts.find((part) => 'problem' in part)
  return problem ?? { css: parts.map((part) => ('css' in part ? part.css : '')).join(separator) }
}

function shadow(value: unknown): CssValue {
  if (Array.isArray(value)) return joined(value.map(shadow), ',')
  if (!isRecord(value)) return wrong('shadow', value)
  const lengths = [value.offsetX, value.offsetY, value.blur, value.spread].map(dimension)
  const inset: CssValue[] = value.inset === true ? [{ css: 'inset' }] : []
  return joined([...inset, ...lengths, colour(value.color)], ' ')
}

function transition(value: unknown): CssValue {
  if (!isRecord(value)) return wrong('transition', value)
  return joined(
    [duration(value.duration), bezier(value.timingFunction), duration(value.delay ?? { value: 0, unit: 'ms' })],
    ' ',
  )
}

function gradient(value: unknown): CssValue {
  if (!Array.isArray(value) || value.length < 2) return wrong('gradient of two stops or more', value)
  const stops = value.map((stop: unknown): CssValue => {
    if (!isRecord(stop) || !isNumber(stop.position)) return wrong('stop of a gradient', stop)
    return joined([colour(stop.color), { css: `${number(stop.position * 100)}%` }], ' ')
  })
  return joined(stops, ',')
}

const writers: Readonly<Record<string, (value: unknown) => CssValue>> = {
  color: colour,
  dimension,
  duration,
  cubicBezier: bezier,
  fontFamily: family,
  fontWeight: weight,
  fontStyle: style,
  number: plain,
  shadow,
  transition,
  gradient,
}

/** What DTCG has no type for, in a token's own words: a corner of two radii, a clamp(). No strings, urls or blocks. */
const rawCss = /^(?!.*url)[a-z0-9\s.,%/()+-]+$/i

/**
 * A resolved value (no aliases left) as CSS. `$extensions` may carry `livery.unit` for numbers (`%`, `deg`) and
 * `livery.css`, which is then written in place of the portable value.
 */
export function toCss(type: string, value: unknown, extensions: Readonly<Record<string, unknown>>): CssValue {
  const writer = writers[type]
  if (writer === undefined) return { problem: `"${type}" is no type of token that Livery knows` }
  const written = writer(value)
  const raw = extensions['livery.css']
  if ('problem' in written) return written
  if (raw !== undefined) {
    return typeof raw === 'string' && rawCss.test(raw) ? { css: raw } : wrong('plain CSS value (livery.css)', raw)
  }
  const unit = extensions['livery.unit']
  if (unit === undefined) return written
  return unit === '%' || unit === 'deg' ? { css: `${written.css}${unit}` } : wrong('unit (livery.unit): % or deg', unit)
}
