import { figureTag } from '#contract/site/figures.ts'
import type { SiteLanguage } from '#contract/site/site-config.ts'

/** "96.50" per cent with as many decimals as were stated, never through a float. */
export function percentText(stated: string, language: Pick<SiteLanguage, 'tag'>): string {
  const digits = stated.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(figureTag(language.tag), {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  // The contract lets only decimals through.
  return format.format(`${stated}E-2` as Intl.StringNumericLiteral)
}
