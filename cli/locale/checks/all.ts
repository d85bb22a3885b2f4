import { isPlural, stemOf } from '../messages.ts'
import { checkBidi } from './bidi.ts'
import { checkCopied } from './copied.ts'
import { checkDigits, checkNumbers } from './digits.ts'
import { checkLength } from './length.ts'
import { checkScript } from './script.ts'
import { checkForbidden, checkTerms } from './terms.ts'
import type { CheckedLanguage, TextCheck, TextProblem } from './text-check.ts'

const checks: readonly TextCheck[] = [
  checkCopied,
  checkScript,
  checkDigits,
  checkNumbers,
  checkBidi,
  checkLength,
  checkTerms,
  checkForbidden,
]

export interface KeyProblem extends TextProblem {
  key: string
}

interface Namespace {
  namespace: string
  english: ReadonlyMap<string, string>
  own: ReadonlyMap<string, string>
}

/** The English of a key: of a plural form that English has not, that of many. */
const englishOf = (english: ReadonlyMap<string, string>, key: string) =>
  english.get(key) ?? (isPlural(key) ? english.get(`${stemOf(key)}_other`) : undefined)

/** What is wrong with the texts of a namespace, each by itself. Keys that English has not are left out. */
export function textProblems({ namespace, english, own }: Namespace, language: CheckedLanguage): KeyProblem[] {
  return [...own].flatMap(([key, text]) => {
    const original = englishOf(english, key)
    if (original === undefined || text === '') return []
    const checked = { namespace, key, english: original, text }
    return checks.flatMap((check) => {
      const problem = check(checked, language)
      return problem ? [{ key, ...problem }] : []
    })
  })
}
