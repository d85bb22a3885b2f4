// Needs a document.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preloadOnIntent } from './preload-on-intent.ts'

const preloadPage = vi.hoisted(() => vi.fn())
vi.mock('./preload-page.ts', () => ({ preloadPage }))

const asked = () => preloadPage.mock.calls.map(([pathname]) => pathname)
const comeTo = (selector: string, sign = 'pointerover') =>
  document.querySelector(selector)?.dispatchEvent(new Event(sign, { bubbles: true }))
let end: () => void

beforeEach(() => {
  preloadPage.mockReset()
  document.body.innerHTML =
    '<a id="list" href="/rng?vendor=A"><span>Slots</span></a><a id="blog" href="/blog">Blog</a><a id="away" href="https://elsewhere.example/">Away</a><p>Text</p>'
  end = preloadOnIntent()
})

afterEach(() => {
  end()
  Reflect.deleteProperty(navigator, 'connection')
})

test('a page is asked for when a pointer comes to a link to it, once', () => {
  comeTo('#list span')
  comeTo('#list')
  expect(asked()).toEqual(['/rng'])
})

test('the keyboard asks for a page like a pointer', () => {
  comeTo('#blog', 'focusin')
  expect(asked()).toEqual(['/blog'])
})

test('what leads nowhere on the site asks for nothing', () => {
  comeTo('#away')
  comeTo('p')
  expect(asked()).toEqual([])
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  '%j loads nothing ahead',
  (value) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value })
    comeTo('#list')
    expect(asked()).toEqual([])
  },
)

test('a line that is quick enough loads ahead', () => {
  const value = { saveData: false, effectiveType: '3g' }
  Object.defineProperty(navigator, 'connection', { configurable: true, value })
  comeTo('#list')
  expect(asked()).toEqual(['/rng'])
})
