import { expect, test } from 'vitest'
import { pageLanguage } from './page-languages.ts'

const site = { own: 'bn', others: ['en', 'zh-Hans', 'zh-Hant', 'pt', 'pt-BR'] }
const of = (request: { path?: string; cookie?: string; accepted?: string }, languages = site) =>
  pageLanguage(languages, { path: '/', cookie: '', accepted: '', ...request })

test.each([
  ['', 'bn'],
  ['en', 'en'],
  ['EN-gb,bn;q=0.9', 'en'],
  ['bn-BD,en;q=0.8', 'bn'],
  ['zh', 'zh-Hans'],
  ['zh-CN,zh;q=0.9', 'zh-Hans'],
  ['zh-TW,zh;q=0.9', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh-Hant-MO', 'zh-Hant'],
  ['pt', 'pt'],
  ['pt-PT', 'pt'],
  ['pt-BR,pt;q=0.9', 'pt-BR'],
  ['fr,en;q=0.5', 'bn'],
  ['english', 'bn'],
  ['*', 'bn'],
])('a browser that says "%s" gets the page in %s', (accepted, tag) => {
  expect(of({ accepted })).toBe(tag)
})

test('what was chosen before counts more than the browser, and the address more than both', () => {
  expect(of({ accepted: 'en', cookie: 'a=1; lang=pt' })).toBe('pt')
  expect(of({ accepted: 'en', cookie: 'lang=bn' })).toBe('bn')
  expect(of({ accepted: 'en', cookie: 'lang=pt', path: '/zh-Hant/promotions' })).toBe('zh-Hant')
  expect(of({ accepted: 'en', cookie: 'lang=xx' })).toBe('en')
  expect(of({ accepted: 'en', cookie: 'slang=pt' })).toBe('en')
})

test('a folder is a language by its whole name alone', () => {
  expect(of({ path: '/entertainment' })).toBe('bn')
  expect(of({ path: '/en' })).toBe('en')
  expect(of({ path: '/bn/' })).toBe('bn')
})

test('a site of a default that is nearer than the general one keeps it', () => {
  expect(of({ accepted: 'pt-BR' }, { own: 'pt-BR', others: ['pt'] })).toBe('pt-BR')
  expect(of({ accepted: 'pt' }, { own: 'pt-BR', others: ['pt'] })).toBe('pt')
})
