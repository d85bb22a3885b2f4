/** Our Spanish is that of Latin America; a plain "es" would write figures as Spain does. For the others see `isWordless`. */
const formatTags: Readonly<Record<string, string>> = { es: 'es-419', ne: 'en-IN', pa: 'en-IN' }

/**
 * Whether a language (BCP 47) is one whose data not all browsers have: Chromium would name its months in English, or "M02". Its
 * dates are figures alone, and its figures are those of English where it is spoken nearby.
 */
export const isWordless = (tag: string): boolean => /^(kk|km|lo|my|ne|pa|si|uz)$/.test(tag)

/** The tag that figures and dates of a language (BCP 47) are written by. */
export const formatTag = (tag: string): string => formatTags[tag] ?? (isWordless(tag) ? 'en-GB' : tag)

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
