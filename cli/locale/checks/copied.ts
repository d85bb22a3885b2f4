import { isFileName, nameOf, type TextCheck, wordsOf } from './text-check.ts'

const word = /\p{L}[\p{L}\p{Nd}]*/gu

/** A text that is the English one says nothing to who does not read English. */
export const checkCopied: TextCheck = (checked, { tag, glossary }) => {
  const { english, text } = checked
  if (text !== english || isFileName(checked) || glossary.sameAsEnglish.has(nameOf(checked))) return undefined
  const words = wordsOf(text).match(word) ?? []
  if (words.every((one) => glossary.names.has(one) || one.length === 1)) return undefined
  return {
    code: 'copied-english',
    message: `"${nameOf(checked)}" is the English "${text}"`,
    suggestion: `Translate it, or list it under "sameAsEnglish" in locales/glossary/${tag}.json.`,
  }
}
