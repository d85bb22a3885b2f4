import { captchaWords } from './captcha-words.ts'

/** A number from 0 up to, and without, `below`. */
type Pick = (below: number) => number

const wordsShown = 8

export interface CaptchaQuestion {
  /** "Which two of these words are animals? apple, horse, …" */
  question: string
  /** All that are shown, in their order. */
  words: readonly string[]
  /** The two that are right. */
  right: readonly string[]
}

/** Asks for the two words of eight that are of one kind; in English where the language has no wording here. */
export function askQuestion(language: string, pick: Pick): CaptchaQuestion {
  const { ask, between, groups } = captchaWords(language)
  const wanted = pick(groups.length)
  const [kind = '', own = []] = groups[wanted] ?? []
  const right = drawn(own, 2, pick)
  const others = groups.filter((_, place) => place !== wanted).flatMap(([, words]) => words)
  const words = drawn([...right, ...drawn(others, wordsShown - right.length, pick)], wordsShown, pick)
  return { question: `${ask(kind)} ${words.join(between)}`, words, right }
}

/** Some of a list, each once, in an order of their own. */
function drawn(from: readonly string[], count: number, pick: Pick): string[] {
  const left = [...from]
  return Array.from({ length: count }, () => left.splice(pick(left.length), 1)).flat()
}

/** Which of the words an answer names, sorted: whatever stands between them, and in either case. */
export function namedIn(answer: string, words: readonly string[]): string[] {
  let left = plain(answer)
  // The longest first: "scarf" is no "car".
  const named = words
    .toSorted((one, other) => other.length - one.length)
    .filter((word) => {
      const before = left
      left = left.replaceAll(plain(word), ' ')
      return left !== before
    })
  return named.toSorted()
}

/** Without case, without the accents that a keyboard may not have, and with one i for the two of Turkish. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFKC')
}
