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

/** With as many decimals as were stated, and the value as the contract lets it through: a decimal, never a float. */
function writing(stated: string, { tag }: Pick<SiteLanguage, 'tag'>) {
  const digits = stated.split('.')[1]?.length ?? 0
  return { format: formatOf(tag, digits), value: `${stated}E-2` as Intl.StringNumericLiteral }
}

/** "96.50" per cent: "96.50%". */
export function percentText(stated: string, language: Pick<SiteLanguage, 'tag'>): string {
  const { format, value } = writing(stated, language)
  return format.format(value)
}

/** The same in its parts. */
export function percentParts(stated: string, language: Pick<SiteLanguage, 'tag'>): Intl.NumberFormatPart[] {
  const { format, value } = writing(stated, language)
  return format.formatToParts(value)
}
