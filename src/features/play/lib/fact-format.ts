import type { SiteLanguage } from '#contract/site/site-config.ts'
import { formatTag } from '#src/i18n/format.ts'

type Language = Pick<SiteLanguage, 'tag'>

/** "96.50" per cent with as many decimals as were stated, never through a float. */
export function percentText(stated: string, language: Language): string {
  const digits = stated.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(`${formatTag(language)}-u-nu-latn`, {
    style: 'percent',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  // The contract lets only decimals through.
  return format.format(`${stated}E-2` as Intl.StringNumericLiteral)
}

/** A day of the calendar ("2025-04-01"), which is the same day everywhere. */
export const dayText = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(`${formatTag(language)}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
