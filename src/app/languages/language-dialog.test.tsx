// Needs a document.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { languageCodes, languages } from '#contract/site/languages.ts'
import type { SiteLanguage } from '#contract/site/site-config.ts'
import { renderPart } from '#tests/support/render-part.tsx'
import { standInForDialogs } from '#tests/support/stand-in-for-dialogs.ts'
import { LanguageSelect } from '../parts/language-select.tsx'

const all = languageCodes.map((code): SiteLanguage => ({ code, title: code, strings: {}, ...languages[code] }))
const renderAll = () => renderPart(<LanguageSelect />, { site: { languages: { default: 'EN', supported: all } } })

async function open() {
  fireEvent.click(screen.getByRole('button', { name: 'Language: English' }))
  return screen.findByRole('dialog', { name: 'Language' })
}

beforeEach(standInForDialogs)

test('many languages open by region, the one in use marked', async () => {
  renderAll()
  await open()
  expect(screen.getByRole('heading', { name: 'Suggested' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'South-East Asia' })).toBeInTheDocument()
  const [first] = screen.getAllByRole('button', { name: /English/ }).filter((button) => button.closest('dialog'))
  expect(first).toHaveAttribute('aria-current', 'true')
})

test('a language is found by its English name, and Enter chooses it', async () => {
  renderAll()
  const dialog = await open()
  const field = screen.getByRole('searchbox', { name: 'Search languages' })
  fireEvent.change(field, { target: { value: 'swahili' } })
  expect(screen.getByRole('button', { name: /Kiswahili/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Deutsch/ })).toBeNull()
  fireEvent.submit(field)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
})

test('what no language has is said', async () => {
  renderAll()
  await open()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'qqq' } })
  expect(screen.getByText('No language found: qqq')).toBeInTheDocument()
})
