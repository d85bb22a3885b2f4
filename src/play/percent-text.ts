import { figureTag } from '#contract/site/number-text.ts'
import type { SiteLanguage } from '#contract/site/site-config.ts'

/** By language and decimals: each card of a list asks, and making a format takes longer than drawing the card. */
const formats = new Map<string, Intl.NumberFormat>()

function formatOf(tag: string, digits: number): Intl.NumberFormat {
  const key = `${tag} ${digits}`
  const options = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  const format = formats.get(key) ?? new Intl.NumberFormat(figureTag(tag), options)
  formats.set(key, format)
  return format
}

/** "96.50" per cent in its parts, with as many decimals as were stated, never through a float. */
export function percentParts(stated: string, { tag }: Pick<SiteLanguage, 'tag'>): Intl.NumberFormatPart[] {
  const digits = stated.split('.')[1]?.length ?? 0
  // The contract lets only decimals through.
  return formatOf(tag, digits).formatToParts(`${stated}E-2` as Intl.StringNumericLiteral)
}

/** "96.50%". */
export const percentText = (stated: string, language: Pick<SiteLanguage, 'tag'>): string =>
  percentParts(stated, language)
    .map(({ value }) => value)
    .join('')
