import { isPlural } from '../messages.ts'
import { nameOf, type TextCheck, wordsOf } from './text-check.ts'

const otherDigit = /(?![0-9])\p{Nd}/u
const numbers = /[0-9]+/g

/** Figures are written 0 to 9 in every language, as the amounts beside them are: never both in one sentence. */
export const checkDigits: TextCheck = (checked) => {
  const [digit] = otherDigit.exec(checked.text) ?? []
  if (digit === undefined) return undefined
  return {
    code: 'other-digits',
    message: `"${nameOf(checked)}" has the digit "${digit}"`,
    suggestion: 'Write figures with 0 to 9.',
  }
}

/** Small figures as Chinese and Japanese write them in words: "一". */
const inHan = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十']

const isSaid = (text: string, number: string) => text.includes(inHan[Number(number)] ?? number)

const numbersIn = (text: string) => new Set(wordsOf(text).match(numbers))

/**
 * A figure that English says is said in every language: six digits, 5 MB. Others may stand beside it, since some languages
 * write "one" as a figure. Plural forms may leave theirs out.
 */
export const checkNumbers: TextCheck = (checked) => {
  // A sign alone, as of a bet, may be another one.
  const isSign = !/\p{L}/u.test(wordsOf(checked.english))
  if (isSign || isPlural(checked.key)) return undefined
  const own = numbersIn(checked.text)
  const missing = [...numbersIn(checked.english)].find((number) => !own.has(number) && !isSaid(checked.text, number))
  if (missing === undefined) return undefined
  return {
    code: 'missing-number',
    message: `"${nameOf(checked)}" does not say ${missing}, which English says`,
    suggestion: 'Say the same figures, written with 0 to 9.',
  }
}
