// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { takeAppCode } from './app-code.ts'
import { linkToken } from './token-from-url.ts'

const language = (code: 'EN' | 'BN') => ({ code, tag: code, name: code, dir: 'ltr', title: code, strings: {} }) as const

beforeEach(() => {
  localStorage.clear()
  setSite({ ...siteForTests, languages: { default: 'EN', supported: [language('EN'), language('BN')] } })
})

const visit = (path: string) => {
  window.history.replaceState({ key: 'kept' }, '', path)
  takeAppCode(window.location, window.history)
  return window.location.pathname + window.location.search + window.location.hash
}

test('the code and the language leave the address, the rest of it and of the history stay', () => {
  expect(visit('/m/appDownload?language=BN&tokens=abcdefghijklmnop_-12&from=menu#ios')).toBe(
    '/m/appDownload?from=menu#ios',
  )
  expect(window.history.state).toEqual({ key: 'kept' })
  expect(localStorage.getItem('lang')).toBe('BN')
  expect(linkToken()).toBe('abcdefghijklmnop_-12')
})

test('what cannot be a code leaves the address too; a language that the site does not have changes nothing', () => {
  expect(visit('/M/APPDOWNLOAD/?tokens=%3Cscript%3E&language=XX')).toBe('/M/APPDOWNLOAD/')
  expect(localStorage.getItem('lang')).toBeNull()
})

test('at any other address nothing is taken', () => {
  expect(visit('/?tokens=abcdefghijklmnop1234&language=BN')).toBe('/?tokens=abcdefghijklmnop1234&language=BN')
  expect(linkToken()).not.toBe('abcdefghijklmnop1234')
  expect(localStorage.getItem('lang')).toBeNull()
})
