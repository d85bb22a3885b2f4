import type { MeasuredPair } from '#cli/theme/measured-pair.ts'
import type { ThemeName } from '#contract/site/site-config.ts'

/** One value of a configuration and the file that set it; null where no file is known to. */
export interface SideValue {
  value: unknown
  from: string | null
}

/** A file of a built site. `brotli` is null where it is served as it is. */
export interface SideFile {
  sha256: string
  raw: number
  brotli: number | null
}

/** One of the two that are compared: a tenant as its folder says, or a site as it was built. */
export interface Side {
  /** As people know it: "acme", "acme, as built", "releases/41". */
  name: string
  config: Readonly<Record<string, SideValue>>
  /** CSS custom properties by theme, without the dashes. */
  themes: Readonly<Partial<Record<ThemeName, Readonly<Record<string, string>>>>>
  pairs: readonly MeasuredPair[]
  /** By BCP 47 tag, then by "namespace:dotted.key". */
  strings: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** By path, without the compressed forms; null where nothing is built. */
  files: Readonly<Record<string, SideFile>> | null
}
