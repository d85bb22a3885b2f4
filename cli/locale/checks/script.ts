import { openMemo } from '#cli/lib/memo.ts'
import { isFileName, nameOf, type TextCheck, wordsOf } from './text-check.ts'

/** Scripts by ISO 15924 where a language is written with several, or with one that has a name of its own for it. */
const severalScripts: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hani', 'Hira', 'Kana'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
}

/** The scripts of a language (BCP 47), as Unicode names them: "Mymr". */
export function scriptsOf(tag: string): readonly string[] {
  const script = new Intl.Locale(tag).maximize().script ?? 'Latn'
  return severalScripts[script] ?? [script]
}

const memo = openMemo<RegExp>(100)

/** Letters that are of none of the language's scripts; Latin ones stand in words, of which some are allowed. */
function foreignLetters(tag: string): RegExp {
  return memo(tag, () => {
    const own = [...scriptsOf(tag), 'Latn', 'Zyyy', 'Zinh'].map((script) => `\\p{Script=${script}}`).join('')
    return new RegExp(`(?:(?![${own}])\\p{L})+`, 'u')
  })
}

/** Latin words in a text of another script: names may stay, and single letters that a place explains. */
const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{Nd}]*/gu

/** A text is written in its language's script: what is not is left over, or a word that nobody translated. */
export const checkScript: TextCheck = (checked, { tag, glossary }) => {
  const words = wordsOf(checked.text)
  const [foreign] = foreignLetters(tag).exec(words) ?? []
  if (foreign) {
    return {
      code: 'mixed-script',
      message: `"${nameOf(checked)}" has "${foreign}", which is of another script`,
      suggestion: 'Write it in the script of the language.',
    }
  }
  if (scriptsOf(tag).includes('Latn') || isFileName(checked) || glossary.latin.has(nameOf(checked))) return undefined
  const stray = words.match(latinWord)?.find((word) => word.length > 1 && !glossary.names.has(word))
  if (stray === undefined) return undefined
  return {
    code: 'stray-latin',
    message: `"${nameOf(checked)}" has "${stray}" in Latin letters`,
    suggestion: `Translate it; list a name among "names" in locales/glossary.json, and a text that wants it under "latin" in locales/glossary/${tag}.json.`,
  }
}
