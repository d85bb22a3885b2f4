/** Our Spanish is that of Latin America; a plain "es" would write figures as Spain does. */
const formatTags: Readonly<Record<string, string>> = { es: 'es-419' }

/** The tag that figures and dates of a language (BCP 47) are written by. */
export const formatTag = (tag: string): string => formatTags[tag] ?? tag

/** For figures: latin digits in every language, which players compare with cards, receipts and games. */
export const figureTag = (tag: string): string => `${formatTag(tag)}-u-nu-latn`

/** Making a format takes milliseconds of a phone. */
const numbers = new Map<string, Intl.NumberFormat>()

/** A number as a language (BCP 47) groups it. Apart from other figures: the side menu is all that the start writes. */
export function numberText(value: number, tag: string): string {
  const format = numbers.get(tag) ?? new Intl.NumberFormat(figureTag(tag))
  numbers.set(tag, format)
  return format.format(value)
}
