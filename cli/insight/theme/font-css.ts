/** "U+0600-06FF,U+200C" as pairs of code points; a rule without a range is for every letter. */
function rangesOf(rule: string): [number, number][] {
  const [, list] = /unicode-range:([^;}]+)/.exec(rule) ?? []
  if (!list) return [[0, 0x10ffff]]
  return list.split(',').map((part): [number, number] => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-')
    return [Number.parseInt(from.replaceAll('?', '0'), 16), Number.parseInt(to.replaceAll('?', 'F'), 16)]
  })
}

/**
 * The `@font-face` rules that a text needs, with their files in the addresses themselves. `read` gives a file's bytes by
 * the path in the rule. Scripts cut into a hundred slices come down to the few that the text has letters of.
 */
export function embedFonts(css: string, text: string, read: (path: string) => Uint8Array): string {
  const letters = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0)
  const rules = css.match(/@font-face\{[^}]*\}/g) ?? []
  const needed = rules.filter((rule) => {
    const ranges = rangesOf(rule)
    return letters.some((letter) => ranges.some(([from, to]) => letter >= from && letter <= to))
  })
  return needed
    .map((rule) =>
      rule.replace(/url\((?!data:)"?([^")]+)"?\)/g, (_, path: string) => {
        return `url(data:font/woff2;base64,${Buffer.from(read(path)).toString('base64')})`
      }),
    )
    .join('\n')
}
