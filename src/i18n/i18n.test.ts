import { beforeEach, expect, test } from 'vitest'
import { setSite, siteLanguage } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import auth from '../../locales/en/auth.json' with { type: 'json' }
import shell from '../../locales/en/shell.json' with { type: 'json' }
import { languageOf, stringsAtHand } from './i18n.ts'

beforeEach(() => setSite(siteForTests))

test('every string may name the site and the age of its language', () => {
  const strings = stringsAtHand(siteLanguage('EN'), { shell, auth })
  expect(strings.t('footer.age')).toBe('18+')
  expect(strings.t('footer.copyright', { year: 2026 })).toBe('© 2026 Test Club')
  expect(stringsAtHand(siteLanguage('AR'), { shell }).t('footer.age')).toBe('21+')
})

test('plurals follow the language', () => {
  const strings = stringsAtHand(siteLanguage('EN'), { shell })
  expect(strings.t('account.unread', { count: 1 })).toBe('1 unread message')
  expect(strings.t('account.unread', { count: 3 })).toBe('3 unread messages')
})

test('an instance knows which of the site’s languages it speaks', () => {
  expect(languageOf(stringsAtHand(siteLanguage('AR'), { shell })).code).toBe('AR')
})

test('a language that the site was not built with is the default one', () => {
  expect(siteLanguage('JA').code).toBe('EN')
  expect(siteLanguage(null).code).toBe('EN')
})
