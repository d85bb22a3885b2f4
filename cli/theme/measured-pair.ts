import type { ThemeName } from '#contract/site/site-config.ts'

/** A pair of colours as measured. */
export interface MeasuredPair {
  theme: ThemeName
  /** CSS names without the dashes. */
  foreground: string
  background: string
  minimum: number
  ratio: number
  foregroundValue: string
  backgroundValue: string
}
