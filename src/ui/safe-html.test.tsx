import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import fc from 'fast-check'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { dangersIn, hostileHtml } from '#tests/support/hostile-html.ts'
import { purify } from './purify.ts'
import { SafeHtml } from './safe-html.tsx'

/** What is dangerous in what is left of a text. */
function dangersOf(html: string): string[] {
  const holder = document.implementation.createHTMLDocument('').createElement('div')
  holder.innerHTML = html
  return dangersIn(holder)
}

test.each(hostileHtml)('nothing dangerous is left of %s', (html) => {
  expect(dangersOf(String(purify(html)))).toEqual([])
})

test('nor of any of them put together and nested', () => {
  const piece = fc.oneof(
    fc.constantFrom(...hostileHtml),
    fc.string(),
    fc.constantFrom('<p>', '</p>', '<b>', '"', "'", '<!--'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      expect(dangersOf(String(purify(pieces.join(''))))).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('what has been cleaned is cleaned by cleaning it again', () => {
  for (const html of hostileHtml) expect(String(purify(String(purify(html))))).toBe(String(purify(html)))
})

test('nothing is shown before it has been cleaned', async () => {
  const { container, rerender } = render(<SafeHtml html="<p>Hello</p><script>alert(1)</script>" />, {
    wrapper: MemoryRouter,
  })
  expect(container.textContent).toBe('')
  expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true')
  await waitFor(() => expect(container.textContent).toBe('Hello'))
  expect(container.querySelector('script')).toBeNull()
  rerender(<SafeHtml html="<p>Other</p>" />)
  expect(container.textContent).toBe('')
  await waitFor(() => expect(container.textContent).toBe('Other'))
})

function Where() {
  return <output>{useLocation().pathname}</output>
}

test('a link of the site goes through its router, one elsewhere and one for another tab through the browser', async () => {
  const onFollow = vi.fn()
  const html = `<a href="/promotions"><b>Own</b></a><a href="${location.origin}/help">Whole</a><a href="https://a.example">Far</a>`
  render(
    <MemoryRouter>
      <SafeHtml html={html} onFollow={onFollow} />
      <Where />
    </MemoryRouter>,
  )
  const own = await screen.findByText('Own')
  expect(fireEvent.click(screen.getByText('Far'))).toBe(true)
  expect(fireEvent.click(own, { ctrlKey: true })).toBe(true)
  expect(onFollow).not.toHaveBeenCalled()
  expect(fireEvent.click(own)).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('/promotions')
  expect(fireEvent.click(screen.getByText('Whole'))).toBe(false)
  expect(screen.getByRole('status').textContent).toBe('/help')
  expect(onFollow).toHaveBeenCalledTimes(2)
})
