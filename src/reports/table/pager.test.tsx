import { screen } from '@testing-library/react'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { press, renderPart } from '#tests/support/render-part.tsx'
import { Pager } from './pager.tsx'
import { pagesShown } from './pages-shown.ts'

test.each([
  [1, 3, [1, 2, 3]],
  [1, 36, [1, 2, 3, 4, 5, 0, 36]],
  [18, 36, [1, 0, 16, 17, 18, 19, 20, 0, 36]],
  [36, 36, [1, 0, 32, 33, 34, 35, 36]],
  [4, 9, [1, 2, 3, 4, 5, 6, 0, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
])('page %i of %i links to %j', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown)
})

test('the page itself, the first and the last are always there, in order, and no gap stands for one page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.nat(), (pages, at) => {
      const page = (at % pages) + 1
      const shown = pagesShown(page, pages)
      const numbers = shown.filter((one) => one > 0)
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
      for (const one of [1, page, pages]) expect(numbers).toContain(one)
      shown.forEach((one, index) => {
        if (one === 0) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2)
      })
    }),
  )
})

test('it says where one is, and leads on', () => {
  const onPage = vi.fn()
  renderPart(<Pager page={1} pages={36} onPage={onPage} />)
  expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  expect(screen.getByRole('button', { name: 'Previous page' }).hasAttribute('disabled')).toBe(true)
  press(screen.getByRole('button', { name: 'Next page' }))
  press(screen.getByRole('button', { name: 'Page 36' }))
  expect(onPage.mock.calls).toEqual([[2], [36]])
})

test('one page needs no pager', () => {
  renderPart(<Pager page={1} pages={1} onPage={vi.fn()} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})
