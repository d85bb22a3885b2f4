/** Subsets of fontsource that only some languages need. Latin ones are kept wherever a font asks for them. */
const languagesOf: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    arabic: ['ar', 'fa', 'ur'],
    bengali: ['bn'],
    'chinese-simplified': ['zh-Hans'],
    'chinese-traditional': ['zh-Hant'],
    cyrillic: ['ru', 'kk'],
    'cyrillic-ext': ['kk'],
    devanagari: ['hi', 'mr', 'ne'],
    gurmukhi: ['pa'],
    japanese: ['ja'],
    khmer: ['km'],
    korean: ['ko'],
    lao: ['lo'],
    malayalam: ['ml'],
    myanmar: ['my'],
    sinhala: ['si'],
    tamil: ['ta'],
    telugu: ['te'],
    thai: ['th'],
    vietnamese: ['vi'],
  }),
)

/** Whether any of a site's languages (BCP 47) is written with a subset. */
export function isNeeded(subset: string, tags: readonly string[]): boolean {
  const needing = languagesOf.get(subset)
  return needing === undefined || needing.some((tag) => tags.includes(tag))
}

/** The subsets, among those that only some languages need, that a site in these languages (BCP 47) is written with. */
export const subsetsOf = (tags: readonly string[]): string[] =>
  [...languagesOf.keys()].filter((subset) => isNeeded(subset, tags))

/** The scripts that fontsource cuts into numbered slices. */
export const slicedScripts = ['japanese', 'korean', 'chinese-simplified', 'chinese-traditional']

let everyday: Set<number> | null = null

/** Level 1 of JIS X 0208: the 2,965 kanji of everyday Japanese. */
function everydayKanji(): Set<number> {
  if (everyday !== null) return everyday
  const decoder = new TextDecoder('shift_jis')
  everyday = new Set()
  for (let code = 0x889f; code <= 0x9872; code += 1) {
    const character = decoder.decode(Uint8Array.of(code >> 8, code & 255))
    if (character.length === 1 && character >= '一') everyday.add(character.charCodeAt(0))
  }
  return everyday
}

/** All code points of a `unicode-range`. */
export function codePointsIn(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

/** A `unicode-range` without one character: "U+980-9FE" becomes "U+980-9F2,U+9F4-9FE". */
export function rangeWithout(range: string, point: number): string {
  const hex = (one: number) => one.toString(16).toUpperCase()
  return range
    .split(',')
    .flatMap((part) => {
      const points = codePointsIn(part)
      const [first = 0, last = first] = [points[0], points.at(-1)]
      if (point < first || point > last) return [part.trim()]
      const span = (from: number, to: number) =>
        from > to ? [] : [from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`]
      return [...span(first, point - 1), ...span(point + 1, last)]
    })
    .join(',')
}

/**
 * Whether a slice of a Japanese font is worth its rule: it has kana, or most of it is everyday kanji. The rare rest,
 * half of all slices, would double a style sheet for characters that no headline has.
 */
export function isEverydayJapanese(unicodeRange: string): boolean {
  const points = codePointsIn(unicodeRange)
  if (points.some((point) => point >= 0x3041 && point <= 0x30ff)) return true
  const kanji = everydayKanji()
  return points.filter((point) => kanji.has(point)).length * 2 >= points.length
}
