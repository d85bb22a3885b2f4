import type { ThemeName } from '#contract/site/site-config.ts'

export interface ThemeCss {
  /** `:root{…}`: what is the same in every theme. */
  shared: string
  /** `:root[data-theme=dark]{…}`: what is not. */
  dark?: string
  light?: string
}

type Properties = Readonly<Record<string, string>>

function block(selector: string, declarations: readonly string[]): string {
  return `${selector}{${declarations.join(';')}}`
}

function declare(properties: Properties, wanted: (name: string) => boolean): string[] {
  const names = Object.keys(properties).filter(wanted)
  return names.map((name) => `--${name}:${properties[name]}`)
}

/** One block for what all themes share and one for each theme. */
export function splitCss(values: Partial<Record<ThemeName, Properties>>): ThemeCss {
  const { dark, light } = values
  const first = dark ?? light ?? {}
  const isShared = (name: string): boolean =>
    [dark, light].every((theme) => theme === undefined || theme[name] === first[name])
  const css: ThemeCss = { shared: block(':root', declare(first, isShared)) }
  const own = (theme: ThemeName, properties: Properties): string =>
    block(`:root[data-theme=${theme}]`, [`color-scheme:${theme}`, ...declare(properties, (name) => !isShared(name))])
  if (dark !== undefined) css.dark = own('dark', dark)
  if (light !== undefined) css.light = own('light', light)
  return css
}
