import { site } from './site.ts'

/** A word of another script than these letters costs a visitor of another language a font. */
export const isLatin = (word: string): boolean => !/[^ -\u024f]/.test(word)

/** The tenant's name as its own language writes it, where the mark has it in a script of its own; else its Latin name. */
export const brandName = (language: string): string =>
  (language === site.languages.default && site.brand.wordmark.find((word) => !isLatin(word))) || site.name
