// Needs a document.
import i18next from 'i18next'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { followPageLanguage } from './page-cookie.ts'

const read = vi.hoisted(() => ({ tag: 'en' }))
vi.mock('./i18n.ts', () => ({ languageOf: () => ({ tag: read.tag }) }))

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the code under test does
  document.cookie = 'lang=;path=/;max-age=0'
  delete document.documentElement.dataset.page
}
beforeEach(() => {
  setSite(siteForTests)
  read.tag = 'en'
  forget()
})
afterEach(forget)

function change(tag: string) {
  read.tag = tag
  i18next.emit('languageChanged', tag)
}

test('a visitor whose page came in their language gets no cookie', () => {
  document.documentElement.dataset.page = 'en'
  followPageLanguage()()
  expect(document.cookie).toBe('')
})

test('who reads another language than the page came in says so to the server, until they read the first again', () => {
  document.documentElement.dataset.page = 'en'
  const stop = followPageLanguage()
  change('bn')
  expect(document.cookie).toBe('lang=bn')
  change('en')
  expect(document.cookie).toBe('lang=en')
  stop()
  change('bn')
  expect(document.cookie).toBe('lang=en')
})

test('who comes to a page in another language has the next one in theirs', () => {
  document.documentElement.dataset.page = 'bn'
  followPageLanguage()()
  expect(document.cookie).toBe('lang=en')
})

test('a page that no server chose, as in development, sets nothing', () => {
  const stop = followPageLanguage()
  change('bn')
  expect(document.cookie).toBe('')
  stop()
})
