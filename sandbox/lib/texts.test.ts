import { expect, test } from 'vitest'
import english from '#sandbox/locales/en/vip.json' with { type: 'json' }
import { filled, textsOf } from './texts.ts'

const texts = textsOf('vip', english)

test('a text is in the asked language, and in English where there is no such language', () => {
  expect(texts.in('EN', 'rules.back')).toBe(english.rules.back)
  expect(texts.in('BN', 'rules.back')).toMatch(/\p{Script=Bengali}/u)
  expect(texts.in('XX', 'rules.back')).toBe(english.rules.back)
  expect(texts.in('toString', 'rules.back')).toBe(english.rules.back)
})

test('a matter that no other language has is English everywhere', () => {
  const own = textsOf('no-such-matter', { fruit: '{{count}} pieces' })
  expect(own.in('BN', 'fruit', { count: 3 })).toBe('3 pieces')
  expect(own.everywhere('fruit', (language) => ({ count: language }))).toBe('{"EN":"EN pieces"}')
})

test('a stored text has each language once', () => {
  const all: Record<string, string> = JSON.parse(texts.everywhere('rules.back'))
  expect(Object.keys(all)).toEqual(expect.arrayContaining(['EN', 'BN', 'VI', 'CN', 'TH', 'JA', 'AR', 'ES']))
  expect(new Set(Object.values(all)).size).toBe(Object.keys(all).length)
})

test('a key is known or not', () => {
  expect([texts.has('rules.back'), texts.has('rules'), texts.has('back')]).toEqual([true, false, false])
})

test('what has no value stays in its place', () => {
  expect(filled('{{one}} and {{two}}', { one: 1 })).toBe('1 and {{two}}')
})
