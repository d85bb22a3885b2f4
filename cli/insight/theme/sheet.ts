import type { MeasuredPair } from '#cli/theme/measured-pair.ts'
import type { ThemeName } from '#contract/site/site-config.ts'

/** A group of the site's own parts, drawn for one theme. */
export interface SheetGroup {
  id: string
  title: string
  html: string
}

/** Everything that `livery theme` shows of one tenant. */
export interface ThemeSheet {
  code: string
  name: string
  wordmark: readonly string[]
  /** In the order of the page: the tenant's default theme first. */
  themes: readonly ThemeName[]
  /** CSS custom properties by theme, without the dashes. */
  values: Readonly<Partial<Record<ThemeName, Readonly<Record<string, string>>>>>
  pairs: readonly MeasuredPair[]
  /** The tenant's languages in their own words. */
  languages: readonly { tag: string; dir: 'ltr' | 'rtl'; name: string }[]
  /** Attributes of the root element that arrange the tenant's parts: "data-header". */
  layout: Readonly<Record<string, string>>
  /** SVG. */
  logo: string
}

/** What only the page needs: the parts and the fonts they are set in. */
export interface SheetParts {
  /** `@font-face` rules that need no request. */
  faceCss: string
  /** Of the site's parts. */
  partsCss: string
  groups: Readonly<Partial<Record<ThemeName, readonly SheetGroup[]>>>
  /** The icons of the parts as one hidden drawing. */
  sprite: string
}
