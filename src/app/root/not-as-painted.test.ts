// Needs a document.
import i18next from 'i18next'
import { expect, test, vi } from 'vitest'
import { notAsPainted } from './not-as-painted.ts'

vi.mock('#src/lib/report.ts', () => ({ report: vi.fn() }))
const { report } = await import('#src/lib/report.ts')

test('a part that is not as it was painted is a fault, but not after another language was chosen', () => {
  document.documentElement.dataset.page = 'en'
  const error = new Error('Hydration failed')
  i18next.language = 'bn'
  notAsPainted(error)
  expect(report).not.toHaveBeenCalled()
  i18next.language = 'en'
  notAsPainted(error)
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.any(String), error)
})
