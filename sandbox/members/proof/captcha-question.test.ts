import { expect, test } from 'vitest'
import { languageCodes } from '#contract/site/languages.ts'
import { seededRandom } from '#sandbox/artwork/parts/random.ts'
import { askQuestion, namedIn } from './captcha-question.ts'
import { captchaWords } from './captcha-words.ts'

const picking = (seed: number) => {
  const random = seededRandom(seed)
  return (below: number) => random.whole(0, below - 1)
}

test('asks for the two words of eight that are of one kind', () => {
  const { question, words, right } = askQuestion('EN', picking(1))
  expect(words).toHaveLength(8)
  expect(new Set(words).size).toBe(8)
  const [, kind = '', shown = ''] = /^Which two of these words are (.+)\? (.+)$/.exec(question) ?? []
  expect(shown.split(', ')).toEqual(words)
  const own = captchaWords('EN').groups.find(([name]) => name === kind)?.[1] ?? []
  expect(words.filter((word) => own.includes(word)).toSorted()).toEqual(right.toSorted())
})

test('asks in English where the language has no words here', () => {
  expect(askQuestion('XX', picking(2)).question).toMatch(/^Which two/)
})

test.each(languageCodes)('%s has five kinds of six words, and none twice', (language) => {
  const { groups } = captchaWords(language)
  expect(groups.map(([, words]) => words.length)).toEqual([6, 6, 6, 6, 6])
  expect(new Set(groups.flatMap(([, words]) => words)).size).toBe(30)
  for (let seed = 0; seed < 300; seed++) {
    const { words, right } = askQuestion(language, picking(seed))
    const [one = '', other = ''] = right
    // Where words are written without spaces, nothing need stand between them.
    const between = ['CN', 'JA', 'TH'].includes(language) ? '' : ' '
    for (const typed of [`${one}, ${other}`, `${other} ${one}`, `${one}${between}${other}`.toUpperCase()]) {
      expect([seed, typed, namedIn(typed, words)]).toEqual([seed, typed, right.toSorted()])
    }
  }
})

test('an answer that names more than the two, or one, is not theirs', () => {
  const words = ['scarf', 'car', 'hat', 'plátano']
  expect(namedIn('scarf hat', words)).toEqual(['hat', 'scarf'])
  expect(namedIn('the Scarf and the CAR', words)).toEqual(['car', 'scarf'])
  expect(namedIn('Platano', words)).toEqual(['plátano'])
  expect(namedIn('7 11', words)).toEqual([])
})
