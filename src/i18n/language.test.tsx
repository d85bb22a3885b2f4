import { screen, waitFor } from '@testing-library/react'
import i18next from 'i18next'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { beforeEach, expect, test, vi } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { useErrorText } from './error-text.ts'
import { startStrings } from './i18n.ts'
import { applyLanguage, startLanguage, useLanguage, useSwitchLanguage } from './language.ts'

const texts: Record<string, unknown> = {
  '/strings/en/shell.json': { shell: { goHome: 'Go to the home page' }, errors: { network: 'No network' } },
  '/strings/ar/shell.json': { shell: { goHome: 'إلى الصفحة الرئيسية' } },
}
const failing = new Set<string>()
const [english, arabic] = siteForTests.languages.supported
if (!english || !arabic) throw new Error('no languages')

beforeEach(() => {
  failing.clear()
  setSite(siteForTests)
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      const path = new URL(String(address), 'http://site.example').pathname
      if (failing.has(path) || !(path in texts)) return new Response('gone', { status: 404 })
      return Response.json(texts[path])
    }),
  )
})

test('a first visit is in the tenant’s language, a later one in the visitor’s own', () => {
  expect(startLanguage().code).toBe('EN')
  localStorage.setItem('lang', 'AR')
  expect(startLanguage()).toMatchObject({ code: 'AR', dir: 'rtl' })
})

test('a first visit is in the language that the page’s first script found in the browser', () => {
  document.documentElement.dataset.language = 'AR'
  expect(startLanguage().code).toBe('AR')
  delete document.documentElement.dataset.language
})

test.each(['FR', '', 'ar', '<script>'])('a kept language "%s" that the site has not is passed over', (kept) => {
  localStorage.setItem('lang', kept)
  expect(startLanguage().code).toBe('EN')
})

test('the page says which language it is in, and which way it is read', () => {
  applyLanguage(arabic)
  const { lang, dir } = document.documentElement
  expect([lang, dir, document.title]).toEqual(['ar', 'rtl', 'نادي الاختبار'])
})

function Switch() {
  const { t } = useTranslation()
  const { code } = useLanguage()
  const change = useSwitchLanguage()
  return (
    <>
      <button type="button" onClick={() => change.mutate('AR')}>
        {code}
      </button>
      <p data-testid="text">{t('goHome')}</p>
      <p data-testid="state">{change.status}</p>
    </>
  )
}

async function startIn(language: NonNullable<typeof english>) {
  await startStrings(language)
  applyLanguage(language)
  renderPart(
    <I18nextProvider i18n={i18next}>
      <Switch />
    </I18nextProvider>,
    { site: { languages: siteForTests.languages } },
  )
}

test('namespaces of one file are loaded by one request', async () => {
  const languages = siteForTests.languages.supported.map((language) => ({
    ...language,
    strings: { shell: '/strings/en/shell.json', errors: '/strings/en/shell.json' },
  }))
  setSite({ ...siteForTests, languages: { ...siteForTests.languages, supported: languages } })
  await startStrings(english)
  expect([i18next.t('goHome'), i18next.t('errors:network')]).toEqual(['Go to the home page', 'No network'])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('where a language cannot be had, the page stays as it was and says so; nothing is remembered', async () => {
  failing.add('/strings/ar/shell.json')
  await startIn(english)
  press(screen.getByRole('button'))
  await waitFor(() => expect(screen.getByTestId('state').textContent).toBe('error'))
  expect(screen.getByTestId('text').textContent).toBe('Go to the home page')
  expect(document.documentElement.lang).toBe('en')
  expect(localStorage.getItem('lang')).toBeNull()
})

function Words({ failure }: { failure: Parameters<ReturnType<typeof useErrorText>>[0] }) {
  return <p data-testid="words">{useErrorText()(failure)}</p>
}

test.each([
  [{ code: 'login.failed' }, 'The user name or the password is not right.'],
  [{ code: 'rate.limited', retryAfter: 1 }, 'Too many tries. Try again in 1 second.'],
  [{ code: 'rate.limited', retryAfter: 12 }, 'Too many tries. Try again in 12 seconds.'],
  [{ code: 'rate.limited', retryAfter: 60 }, 'Too many tries. Try again in 1 minute.'],
  [{ code: 'rate.limited', retryAfter: 841 }, 'Too many tries. Try again in 15 minutes.'],
  [{ code: 'rate.limited' }, 'Too many tries. Please wait a moment.'],
  [{ code: 'brand.new', reference: 'R-9' }, 'Unknown error Reference: R-9'],
  [{ code: 'brand.new' }, 'Unknown error'],
])('%o is said as "%s"', (failure, words) => {
  renderPart(<Words failure={failure} />)
  expect(screen.getByTestId('words').textContent).toBe(words)
})
