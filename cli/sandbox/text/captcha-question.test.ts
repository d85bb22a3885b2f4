import { expect, test } from 'vitest'
import { questionFor } from './captcha-question.ts'

test.each([
  ['EN', 'How much is seven plus four?'],
  ['BN', 'সাত আর চার যোগ করলে কত হয়?'],
  ['VI', 'Bảy cộng bốn bằng bao nhiêu?'],
  ['JA', '七たす四はいくつですか？'],
  ['AR', 'كم يساوي سبعة زائد أربعة؟'],
  ['FR', 'How much is seven plus four?'],
])('seven and four in %s', (language, question) => {
  expect(questionFor(language, 7, 4)).toBe(question)
})

test('every language has nine numbers of its own', () => {
  for (const language of ['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES']) {
    const asked = Array.from({ length: 9 }, (_, index) => questionFor(language, index + 1, 1))
    expect(new Set(asked).size).toBe(9)
    expect(asked.join()).not.toMatch(/\d/)
  }
})
