import type { SiteFinding } from '../site/finding.ts'
import { onceByHash, type Site, type SiteFile } from '../site/site.ts'

type ThemeName = 'dark' | 'light'

/** CSS custom properties by their names without the dashes. */
export type Values = Readonly<Record<string, string>>

export interface Shortfall {
  foreground: string
  background: string
  ratio: number
  minimum: number
}

export interface ContrastInput {
  themes: readonly ThemeName[]
  /** Every pair that a site puts on each other and that is under its minimum. */
  shortfallsOf: (values: Values, theme: ThemeName) => readonly Shortfall[]
  /** Properties that a site must have, so that a pair is not passed over for a missing colour. */
  colours: readonly string[]
}

const rule = /([^{}]+)\{([^{}]*)\}/g
const property = /--([\w-]+)\s*:\s*([^;}]+)/g

/** The theme's custom properties as the site's style sheet sets them, by selector. */
const rulesOf = onceByHash((file: SiteFile): { selector: string; values: Record<string, string> }[] =>
  [...file.text().matchAll(rule)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    values: Object.fromEntries([...body.matchAll(property)].map(([, name = '', value = '']) => [name, value.trim()])),
  })),
)

function valuesOf(file: SiteFile, theme: ThemeName): Values {
  const applies = (selector: string) =>
    selector
      .split(',')
      .map((part) => part.trim())
      .some(
        (part) => part === ':root' || part === `:root[data-theme=${theme}]` || part === `:root[data-theme="${theme}"]`,
      )
  return Object.assign(
    {},
    ...rulesOf(file)
      .filter(({ selector }) => applies(selector))
      .map(({ values }) => values),
  ) as Values
}

/** Every pair of colours of the built style sheet has the contrast that reading it needs, in each theme of the site. */
export function contrast(site: Site, input: ContrastInput): SiteFinding[] {
  const file = [...site.files.values()].find(({ path }) => /^assets\/theme-[\w-]+\.css$/.test(path))
  if (!file) {
    const message = 'There is no theme'
    return [{ file: 'assets', offset: null, code: 'theme-missing', message, remedy: 'Build the site anew.' }]
  }
  // Style sheets of themes are ASCII: a character is a byte.
  const text = file.text()
  const placeOf = (theme: ThemeName, name: string) => {
    const block = Math.max(0, text.search(new RegExp(`data-theme="?${theme}`)))
    const own = text.indexOf(`--${name}:`, block)
    const at = own < 0 ? text.indexOf(`--${name}:`) : own
    return at < 0 ? null : at
  }
  return input.themes.flatMap((theme) => {
    const values = valuesOf(file, theme)
    const absent = input.colours.filter((name) => values[name] === undefined)
    const missing = absent.map((name) => {
      const message = `${theme}: --${name} is not set`
      return { file: file.path, offset: null, code: 'colour-missing', message, remedy: 'Build the site anew.' }
    })
    const short = input.shortfallsOf(values, theme).map(({ foreground, background, ratio, minimum }) => ({
      file: file.path,
      offset: placeOf(theme, foreground),
      code: 'contrast',
      message: `${theme}: --${foreground} on --${background} is ${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, under ${minimum}:1`,
      remedy: `Change one of the two in the tenant's themes/${theme}.tokens.json.`,
    }))
    return [...missing, ...short]
  })
}
