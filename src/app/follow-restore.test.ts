// Needs a document.
import i18next from 'i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { queryClient } from '#src/gateway/query-client.ts'
import { followRestore } from './follow-restore.ts'
import { applyTheme, useTheme } from './parts/theme.ts'

followRestore()

const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

beforeEach(async () => {
  setSite(siteForTests)
  localStorage.clear()
  sessionStorage.clear()
  await i18next.init({
    lng: 'en',
    resources: { en: { shell: {} }, ar: { shell: {} } },
    interpolation: {},
    fallbackLng: false,
  })
  document.documentElement.lang = 'en'
  applyTheme('dark')
})

test('a page that comes back as it was left takes the theme and language that another tab has chosen', async () => {
  localStorage.setItem('theme', 'light')
  localStorage.setItem('lang', 'AR')
  show(true)
  expect(useTheme.getState().theme).toBe('light')
  await vi.waitFor(() => expect(document.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl' }))
  expect(i18next.language).toBe('ar')
})

test('a language of the tab’s own address counts before that of another tab', async () => {
  sessionStorage.setItem('lang', 'EN')
  localStorage.setItem('lang', 'AR')
  const load = vi.spyOn(i18next, 'loadLanguages')
  show(true)
  expect(load).not.toHaveBeenCalled()
})

test('what a member was told is asked anew; what everybody is told is not', () => {
  const isInvalid = (key: string, auth: 'token' | 'none') => {
    queryClient
      .getQueryCache()
      .build(queryClient, { queryKey: [key], meta: { auth } })
      .setData(1)
    show(true)
    return queryClient.getQueryState([key])?.isInvalidated
  }
  expect([isInvalid('balance', 'token'), isInvalid('games', 'none')]).toEqual([true, false])
})

test('a page that is shown for the first time has nothing to catch up with', () => {
  localStorage.setItem('theme', 'light')
  show(false)
  expect(useTheme.getState().theme).toBe('dark')
})
