import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { readGlossary } from './glossary.ts'

const english = {
  names: ['VIP'],
  terms: {
    deposit: { english: ['deposit', 'deposits'], partOfSpeech: 'noun', meaning: 'Money paid in', isChecked: true },
    wallet: { english: ['wallet'], partOfSpeech: 'noun', meaning: 'Where money is', isChecked: false },
  },
}
const own = { address: 'Sie', register: 'polite', terms: { deposit: { use: 'Einzahlung', forms: ['einzahl'] } } }

const folderOf = (files: Readonly<Record<string, unknown>>) =>
  scratch(Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)])))

test('the terms of a language, with the English that they stand for', () => {
  const glossary = readGlossary(folderOf({ 'glossary.json': english, 'glossary/de.json': own }), 'de')
  expect(glossary.terms).toMatchObject([{ id: 'deposit', use: 'Einzahlung', forms: ['Einzahlung', 'einzahl'] }])
  expect(glossary.terms[0]?.pattern.test('All deposits')).toBe(true)
  expect(glossary.terms[0]?.pattern.test('Redepositing')).toBe(false)
  expect(glossary.names).toEqual(new Set(['VIP']))
})

test('a language without a glossary has no terms', () => {
  expect(readGlossary(folderOf({ 'glossary.json': english }), 'de').terms).toEqual([])
  expect(readGlossary(folderOf({}), 'de').terms).toEqual([])
})

test.each<[string, unknown, string]>([
  ['a key that is not known', { ...own, adress: 'x' }, 'adress'],
  ['a term without its word', { ...own, terms: { deposit: {} } }, 'use'],
])('%s is named with its file', (_, value, says) => {
  const read = () => readGlossary(folderOf({ 'glossary.json': english, 'glossary/de.json': value }), 'de')
  expect(read).toThrow(new RegExp(`de\\.json[^]*${says}`))
})
