import { render } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { FirstPaintPart, forgetFirstPage, holdFirstPaint, isPainted } from './first-paint-page.tsx'

const painted = '<main id="main"><div><section>Banner</section><p>Skeleton</p></div></main><footer>Foot</footer>'

beforeEach(() => {
  document.body.innerHTML = painted
  forgetFirstPage()
})

const shown = (part: 'page' | 'footer') => {
  const { container, unmount } = render(<FirstPaintPart of={part} />)
  const { textContent } = container
  unmount()
  return textContent
}

// First: copies of an earlier page would still be there.
test('words of another language than the visitor’s are held nowhere', () => {
  holdFirstPaint(false)
  expect(shown('page')).toBe('')
  expect(shown('footer')).toBe('')
})

test('on the home page its banner stays until the page’s code is there', () => {
  holdFirstPaint(true)
  expect(shown('page')).toBe('BannerSkeleton')
})

test('another page than home is held at its own address alone, and not in another language', () => {
  document.documentElement.dataset.path = '/promotions'
  holdFirstPaint(true)
  delete document.documentElement.dataset.path
  expect([isPainted('/Promotions/'), isPainted('/'), isPainted('/rng')]).toEqual([true, false, false])
  expect(shown('page')).toBe('BannerSkeleton')
  forgetFirstPage()
  document.documentElement.dataset.path = '/promotions'
  holdFirstPaint(false)
  delete document.documentElement.dataset.path
  expect(shown('page')).toBe('')
})
