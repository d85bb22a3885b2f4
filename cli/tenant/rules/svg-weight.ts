type Attributes = Readonly<Record<string, unknown>>

/**
 * What it takes to draw over the whole of a picture, in plain shapes: as measured with the renderer, where a plain shape
 * of 512 by 512 pixels takes a tenth of a millisecond.
 */
const weights: readonly [pattern: RegExp, weight: number][] = [
  [/\bfilter\b/, 200],
  [/\bclip-path\b/, 90],
  [/\bmask\b/, 80],
  [/\b(opacity|mix-blend-mode|isolation)\b/, 30],
  [/\b(fill|stroke)\b[^;]*url\(/, 25],
]

/** The area of a filter that says nothing of it, in areas of what it is used on. */
const plainArea = 1.44
/** Past it the renderer draws no more. */
const maxArea = 60

/** An outline of so many letters takes as long as a plain shape. */
const lettersOfShape = 100

const weightOfText = (text: string): number =>
  weights.reduce((sum, [pattern, weight]) => (pattern.test(text) ? sum + weight : sum), 0)

/** "50%" is a half. */
function share(value: unknown, otherwise: number): number {
  const text = String(value ?? '').trim()
  const number = Number.parseFloat(text)
  if (!Number.isFinite(number)) return otherwise
  return Math.abs(text.endsWith('%') ? number / 100 : number)
}

/** A filter takes as long as its area is large. In units of the drawing, that is taken to be a hundredth of it. */
function filterWeight(attributes: Attributes): number {
  const isInUserUnits = attributes.filterUnits === 'userSpaceOnUse'
  const scale = isInUserUnits ? 0.01 : 1
  const area = share(attributes.width, 1.2) * scale * share(attributes.height, 1.2) * scale
  return 200 * Math.min(maxArea, Math.max(1, area / plainArea))
}

/** How much an element is to draw, in plain shapes, without what it refers to. */
export function weightOf(name: string, attributes: Attributes): number {
  if (name === 'filter') return filterWeight(attributes)
  const described = Object.entries(attributes).map(([key, value]) => (key === 'style' ? value : `${key}:${value}`))
  const outline = String(attributes.d ?? attributes.points ?? '').length
  return 1 + outline / lettersOfShape + weightOfText(described.join(';'))
}

/** How much a style sheet may add to each element of its drawing. */
export const weightOfStyle = (text: string): number => weightOfText(text)

/** The parts of the drawing that attributes refer to by `url(#id)`. */
export function referencesOf(attributes: Attributes): string[] {
  return Object.values(attributes).flatMap((value) =>
    [...String(value).matchAll(/url\(\s*['"]?\s*#([^'")\s]+)/g)].map(([, id = '']) => id),
  )
}
