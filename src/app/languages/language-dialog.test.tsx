// Needs a document.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { languageCodes, languages } from '#contract/site/languages.ts'
import type { SiteLanguage } from '#contract/site/site-config.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { LanguageSelect } from '../parts/language-select.tsx'

const all = languageCodes.map((code): SiteLanguage => ({ code, title: code, strings: {}, ...languages[code] }))
const few = all.slice(0, 3)

const renderWith = (supported: readonly SiteLanguage[]) =>
  renderPart(<LanguageSelect />, { site: { languages: { default: 'EN', supported } } })

async function open() {
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }))
  return screen.findByRole('dialog', { name: 'Language' })
}

beforeEach(standInForDialogs)

test('few languages are the browser’s own list', () => {
  renderWith(few)
  expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('EN')
  expect(screen.queryByRole('button')).toBeNull()
})

test('many languages open by region, the one in use marked', async () => {
  renderWith(all)
  await open()
  expect(screen.getByRole('heading', { name: 'Suggested' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'South-East Asia' })).toBeInTheDocument()
  const [first] = screen.getAllByRole('button', { name: /English/ }).filter((button) => button.closest('dialog'))
  expect(first).toHaveAttribute('aria-current', 'true')
})

test('a language is found by its English name, and Enter chooses it', async () => {
  renderWith(all)
  const dialog = await open()
  const field = screen.getByRole('searchbox', { name: 'Search languages' })
  fireEvent.change(field, { target: { value: 'swahili' } })
  expect(screen.getByRole('button', { name: /Kiswahili/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Deutsch/ })).toBeNull()
  fireEvent.submit(field)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

test('what no language has is said', async () => {
  renderWith(all)
  await open()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqq' } })
  expect(screen.getByText('No language found: qqq')).toBeInTheDocument()
})
