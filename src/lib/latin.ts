/** A word of another script than these letters costs a visitor of another language a font. */
export const isLatin = (word: string): boolean => !/[^ -\u024f]/.test(word)
