import { site } from '#src/config/site.ts'
import { isLatin } from '#src/lib/latin.ts'

/** The tenant's name as its own language writes it, where the mark has it in a script of its own; else its Latin name. */
export const brandName = (language: string): string =>
  (language === site.languages.default && site.brand.wordmark.find((word) => !isLatin(word))) || site.name
