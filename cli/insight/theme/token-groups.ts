/** A heading and the tokens below it, by name. */
export interface TokenGroup {
  title: string
  names: string[]
}

const colourRules: readonly [title: string, pattern: RegExp][] = [
  ['Surfaces', /^color-(bg|surface-.*|inset|header|side-menu|skeleton-.*|backdrop|line|line-strong)$/],
  ['Text', /^color-(text-.*|brand-text)$/],
  ['Action', /^color-(action.*|on-action|focus)$/],
  ['Money and wins', /^color-(wins.*|on-wins|digit-plate|on-digit-plate)$/],
  ['Meaning', /^color-((ok|bad|warn|info)(-soft)?|hot|on-hot)$/],
  ['Over pictures', /^color-(scrim|night|hero-copy|art-line)$/],
  ['Other colours', /^color-|colou?r$/],
]

const otherRules: readonly [title: string, pattern: RegExp][] = [
  ['Type', /^(font|text|leading|weight|title)-/],
  ['Corners', /^radius-/],
  ['Space', /^(space|gap)-/],
  ['Sizes', /^(size-|tile-|skew)/],
  ['Depth', /^shadow-/],
  ['Motion', /^(motion-|ease)/],
  ['Others', /./],
]

export const isColourToken = (name: string): boolean => /^color-|colou?r$/.test(name)

/** "text-8" before "text-12". */
const byNumber = new Intl.Collator('en', { numeric: true }).compare

function grouped(names: readonly string[], rules: typeof colourRules): TokenGroup[] {
  const groups = rules.map(([title]): TokenGroup => ({ title, names: [] }))
  for (const name of names) groups[rules.findIndex(([, pattern]) => pattern.test(name))]?.names.push(name)
  return groups
    .filter((group) => group.names.length > 0)
    .map(({ title, names: own }) => ({ title, names: own.toSorted(byNumber) }))
}

/** The colours of a theme, and all else, each in groups by what they are for. */
export function groupTokens(names: readonly string[]): { colours: TokenGroup[]; others: TokenGroup[] } {
  return {
    colours: grouped(names.filter(isColourToken), colourRules),
    others: grouped(
      names.filter((name) => !isColourToken(name)),
      otherRules,
    ),
  }
}
