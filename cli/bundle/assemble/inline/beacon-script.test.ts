import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cleanMessage } from '#contract/site/beacon.ts'
import { answer, openPage, origin, rejected, tell, thrown, told, url } from '#tests/support/beacon-page.ts'
import { renderPage } from '../html.ts'
import { page } from '../support/page-input.ts'
import { startScriptOf } from './start-script.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a start is told once, five seconds after the page answers, without a cookie and without where the visitor was', async () => {
  const { window, sent, hide } = openPage({ painted: 812.4 })
  await answer(window)
  vi.advanceTimersByTime(4999)
  expect(sent).toEqual([])
  vi.advanceTimersByTime(1)
  hide()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.url).toBe(url)
  expect(sent[0]?.options).toMatchObject({
    credentials: 'omit',
    mode: 'no-cors',
    referrerPolicy: 'no-referrer',
    keepalive: true,
  })
  expect(sent[0]?.beacon).toEqual({
    format: 'livery-beacon-1',
    merchant: 'test',
    build: '0123456789ab',
    starts: 1,
    failedStarts: 0,
    scriptErrors: 0,
    firstPicture: 812,
    error: null,
  })
})

test('a page that is left sooner tells it then; one that is left before it answers is no start', async () => {
  const early = openPage()
  await answer(early.window)
  early.window.dispatchEvent(new early.window.Event('pagehide'))
  expect(told(early.sent)).toEqual([{ counts: [1, 0, 0, null], error: null }])
  const never = openPage()
  never.window.dispatchEvent(new never.window.Event('pagehide'))
  vi.advanceTimersByTime(60_000)
  expect(never.sent).toEqual([])
})

test('an error before the page answers is a start that failed, unless it answers within five seconds', async () => {
  const failed = openPage()
  thrown(failed.window, 'x is not a function')
  vi.advanceTimersByTime(5000)
  expect(told(failed.sent)).toEqual([{ counts: [1, 1, 1, null], error: 'x is not a function main-1a2b.js:1:88' }])
  const late = openPage()
  thrown(late.window, 'x is not a function')
  vi.advanceTimersByTime(4000)
  await answer(late.window)
  vi.advanceTimersByTime(5000)
  expect(told(late.sent)).toEqual([{ counts: [1, 0, 1, null], error: 'x is not a function main-1a2b.js:1:88' }])
})

test('code that could not be had is told at once, and not again by the window', () => {
  const { window, sent } = openPage()
  const error = new TypeError(`Failed to fetch dynamically imported module: ${origin}/assets/main-1a2b.js`)
  error.stack = ''
  tell(window, error, 1)
  rejected(window, error)
  vi.advanceTimersByTime(60_000)
  expect(told(sent)).toEqual([
    { counts: [1, 1, 1, null], error: 'Failed to fetch dynamically imported module: … main-1a2b.js' },
  ])
  expect(startScriptOf(true)).toContain('import("/assets/main.js").catch(o=>{self.beacon?.(o,1);throw o})')
  expect(startScriptOf(false)).not.toContain('beacon')
})

test('errors after the report are told once more, when the page is hidden', async () => {
  const { window, sent, hide } = openPage()
  await answer(window)
  vi.advanceTimersByTime(5000)
  thrown(window, 'first')
  thrown(window, 'second')
  hide()
  thrown(window, 'third')
  hide()
  expect(told(sent)).toEqual([
    { counts: [1, 0, 0, null], error: null },
    { counts: [0, 0, 2, null], error: 'first main-1a2b.js:1:88' },
  ])
})

test('what a boundary around a page caught fails the start; around a part of it, it is an error', async () => {
  const whole = openPage()
  const error = new Error('broke')
  // React tells both, the boundary itself and whom the root has told.
  tell(whole.window, error, { componentStack: '' })
  tell(whole.window, error, true)
  await answer(whole.window)
  expect(told(whole.sent)).toEqual([{ counts: [1, 1, 1, null], error: 'broke page' }])
  const part = openPage()
  tell(part.window, error, { componentStack: '' })
  await answer(part.window)
  vi.advanceTimersByTime(5000)
  expect(told(part.sent)).toEqual([{ counts: [1, 0, 1, null], error: 'broke page' }])
})

test.each([
  ['of an extension', 'chrome-extension://abc/content.js'],
  ['of another origin', 'https://cdn.example/assets/x.js'],
  ['of an origin that only begins alike', `${origin}.evil.example/assets/x.js`],
  ['of nobody', ''],
])('an error %s is not the site’s', async (_, filename) => {
  const { window, sent } = openPage()
  thrown(window, 'theirs', filename)
  rejected(window, { stack: `Error: theirs\n at ${filename}:1:1`, message: 'theirs' })
  rejected(window, 'a text')
  rejected(window, undefined)
  await answer(window)
  vi.advanceTimersByTime(5000)
  expect(told(sent)).toEqual([{ counts: [1, 0, 0, null], error: null }])
})

test('a rejection names the place of its stack, an inline script the page', async () => {
  const { window, sent } = openPage()
  rejected(window, { stack: `Error: a\n at f (${origin}/assets/play-9z.js:3:14)`, message: 'a' })
  await answer(window)
  vi.advanceTimersByTime(5000)
  expect(told(sent)[0]?.error).toBe('a play-9z.js:3:14')
  const inline = openPage()
  thrown(inline.window, 'b', `${origin}/promotions?token=secret`)
  vi.advanceTimersByTime(5000)
  expect(told(inline.sent)[0]?.error).toBe('b page:1:88')
})

test.each([{ globalPrivacyControl: true }, { doNotTrack: '1' }])(
  'who asks not to be followed is not counted: %o',
  async (navigator) => {
    const { window, sent } = openPage({ navigator })
    thrown(window, 'x')
    await answer(window)
    vi.advanceTimersByTime(60_000)
    expect(sent).toEqual([])
  },
)

test('a page that began hidden knows no first picture', async () => {
  const { window, sent } = openPage({ isHidden: true, painted: 90_000 })
  await answer(window)
  vi.advanceTimersByTime(5000)
  expect(sent[0]?.beacon.firstPicture).toBeNull()
})

const messages: readonly [said: string, cleaned: string][] = [
  ["Cannot read properties of undefined (reading 'balance')", 'Cannot read properties of undefined (reading …)'],
  ["Can't find variable: Segmenter", "Can't find variable: Segmenter"],
  ['Unexpected token \'h\', "hello Ann"... is not valid JSON', 'Unexpected token …, …... is not valid JSON'],
  ['Member 4711 has 12.50', 'Member # has #.#'],
  ['no such user ann@example.org', 'no such user …'],
  ['Failed to load https://play.example/x?token=abc123', 'Failed to load …'],
  ['token eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9 is old', 'token … is old'],
  ['an "unfinished quote 12', 'an …'],
  [`${'long '.repeat(60)}`, 'long '.repeat(24).slice(0, 120)],
]

test.each(messages)('of %o stays %o, in the page as at the collector', async (said, cleaned) => {
  expect(cleanMessage(said)).toBe(cleaned)
  expect(cleanMessage(cleaned)).toBe(cleaned.trim())
  const { window, sent } = openPage()
  thrown(window, said)
  vi.advanceTimersByTime(5000)
  expect(sent[0]?.beacon.error?.message).toBe(cleaned)
})

test('a page without a beacon has nothing of it', () => {
  expect(renderPage(page)).not.toContain('beacon')
})
