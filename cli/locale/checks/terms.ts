import type { GlossaryTerm } from '../glossary.ts'
import { type CheckedText, nameOf, type TextCheck, wordsOf } from './text-check.ts'

/** As texts are compared: letters in one form, small. */
const folded = (text: string, tag: string) => text.normalize('NFC').toLocaleLowerCase(tag)

const isAbout = ({ pattern }: GlossaryTerm, { english }: CheckedText) => pattern.test(wordsOf(english))

/** Where English uses a term that one word stands for, the text uses that word. */
export const checkTerms: TextCheck = (checked, { tag, glossary }) => {
  const own = folded(checked.text, tag)
  const missing = glossary.terms.find(
    (term) =>
      term.isChecked &&
      isAbout(term, checked) &&
      !term.except.has(nameOf(checked)) &&
      !term.forms.some((form) => own.includes(folded(form, tag))),
  )
  if (!missing) return undefined
  return {
    code: 'term-not-used',
    message: `"${nameOf(checked)}" is about "${missing.id}" and does not say "${missing.use}"`,
    suggestion: `Use the word of locales/glossary/${tag}.json, or add a form of it there.`,
  }
}

/** No text uses a word that the glossary rules out. */
export const checkForbidden: TextCheck = (checked, { tag, glossary }) => {
  const own = folded(checked.text, tag)
  for (const term of glossary.terms) {
    const found = term.avoid.find((word) => own.includes(folded(word, tag)))
    if (found !== undefined && !term.exceptAvoid.has(nameOf(checked)))
      return {
        code: 'forbidden-term',
        message: `"${nameOf(checked)}" says "${found}"`,
        suggestion: `Say "${term.use}", as locales/glossary/${tag}.json has it.`,
      }
  }
  return undefined
}
