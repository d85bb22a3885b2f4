import { expect, test } from 'vitest'
import { languageCodes, languages } from '#contract/site/languages.ts'
import type { SiteLanguage } from '#contract/site/site-config.ts'
import { findLanguages, groupLanguages, languageName } from './language-groups.ts'

const all = languageCodes.map((code): SiteLanguage => ({ code, title: '', strings: {}, ...languages[code] }))
const codesOf = (found: readonly SiteLanguage[]) => found.map(({ code }) => code)

test.each([
  ['deutsch', 'DE'],
  ['german', 'DE'],
  ['alem', 'DE'],
  ['turkce', 'TR'],
  ['Türkçe', 'TR'],
  ['日本', 'JA'],
  ['zh-hant', 'TW'],
  ['  swahili ', 'SW'],
])('"%s" finds %s first', (typed, code) => {
  expect(codesOf(findLanguages(all, typed, 'es'))[0]).toBe(code)
})

test('names that begin with what was typed come before those that have it inside', () => {
  expect(codesOf(findLanguages(all, 'an', 'en')).length).toBeGreaterThan(2)
  expect(codesOf(findLanguages(all, 'port', 'en'))).toEqual(['PT', 'BR'])
  expect(findLanguages(all, 'klingon', 'en')).toEqual([])
})

test('each language stands in one region, and those that are asked for stand first', () => {
  const [suggested, ...regions] = groupLanguages(all, { current: 'SW', asked: ['de-CH', 'en-US', 'xx'], tag: 'es' })
  expect(codesOf(suggested?.languages ?? [])).toEqual(['SW', 'DE', 'EN'])
  expect(codesOf(regions.flatMap((group) => group.languages)).sort()).toEqual([...languageCodes].sort())
  expect(regions[0]?.region).toBe('150')
})

test('a language of a region that nobody asked for exactly is suggested by its language', () => {
  const asked = ['zh-TW', 'pt-BR', 'zh-Hant']
  const [suggested] = groupLanguages(all, { current: 'EN', asked, tag: 'en' })
  expect(codesOf(suggested?.languages ?? [])).toEqual(['EN', 'CN', 'BR', 'TW'])
})

test('a language has a name in each other one', () => {
  expect(languageName('sw', 'de')).toBe('Suaheli')
})
