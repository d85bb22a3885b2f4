import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maxErrors, maxMessage } from '#contract/site/beacon.ts'
import { answer, openPage, origin, rejected, tell, thrown, told } from '#tests/support/beacon-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What a page sends that answers at once and is left after five seconds. */
async function sentBy(navigator: Record<string, unknown>) {
  const { window, sent, hide } = openPage({ navigator })
  thrown(window, 'x is not a function')
  await answer(window)
  vi.advanceTimersByTime(5000)
  hide()
  return sent
}

test.each([
  { globalPrivacyControl: true },
  { doNotTrack: '1' },
  { globalPrivacyControl: true, doNotTrack: '0' },
  { globalPrivacyControl: false, doNotTrack: '1' },
])('%o is a wish not to be followed: nothing is sent, also of errors', async (navigator) => {
  expect(await sentBy(navigator)).toEqual([])
})

test.each([
  {},
  { globalPrivacyControl: false },
  { globalPrivacyControl: undefined, doNotTrack: null },
  { doNotTrack: '0' },
  { doNotTrack: 'unspecified' },
])('%o is no such wish: one report is sent', async (navigator) => {
  expect(await sentBy(navigator)).toHaveLength(1)
})

test('who asks not to be followed leaves the page nothing to tell with, and the page goes on', async () => {
  const { window } = openPage({ navigator: { globalPrivacyControl: true } })
  expect('beacon' in window).toBe(false)
  expect(await answer(window)).toBeUndefined()
})

test('an error without end is counted to the most, and told once', async () => {
  const { window, sent } = openPage()
  for (let time = 0; time < maxErrors + 50; time++) thrown(window, `error ${time}`)
  await answer(window)
  vi.advanceTimersByTime(5000)
  expect(told(sent)).toEqual([{ counts: [1, 0, maxErrors, null], error: 'error # main-1a2b.js:1:88' }])
})

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a text', 'balance of "Ann" is 12'],
  ['a number', 4711],
  ['an object without a message', { code: 7 }],
  ['a message that is no text', { message: { name: 'Ann' } }],
  ['a message without end', new Error('x y '.repeat(100_000))],
])('%s that was caught is told as a report that the collector takes', async (_, error) => {
  const { window, sent } = openPage()
  tell(window, error, true)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.beacon.error?.message.length).toBeLessThanOrEqual(maxMessage)
  expect(JSON.stringify(sent[0]?.beacon.error)).not.toMatch(/Ann|4711|12/)
})

test('a start that failed is told once, however often the site says so', () => {
  const { window, sent } = openPage()
  tell(window, new Error('first'), true)
  tell(window, new Error('second'), true)
  tell(window, new Error('third'), 1)
  expect(told(sent)).toEqual([{ counts: [1, 1, 1, null], error: 'first page' }])
})

test.each([
  ['refuses', () => Promise.reject(new TypeError('Failed to fetch'))],
  [
    'is not allowed to be asked',
    () => {
      throw new TypeError('blocked by the policy')
    },
  ],
])('a collector that %s breaks nothing in the page, and is not asked again', async (_, fetch) => {
  const { window, hide } = openPage()
  let asked = 0
  // No `vi.fn`: it would catch the rejection that the page has to.
  const counting = () => {
    asked += 1
    return fetch()
  }
  Object.assign(window, { fetch: counting })
  await answer(window)
  expect(() => vi.advanceTimersByTime(5000)).not.toThrow()
  hide()
  expect(asked).toBe(1)
})

test('a browser that keeps no request alive sends by its own beacon, the same report', async () => {
  const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true)
  const { window, sent } = openPage({ navigator: { sendBeacon } })
  Object.assign(window, { Request: { prototype: {} } })
  await answer(window)
  vi.advanceTimersByTime(5000)
  expect(sent).toEqual([])
  expect(sendBeacon).toHaveBeenCalledTimes(1)
  const [url, body] = sendBeacon.mock.calls[0] ?? []
  expect(url).toBe('https://collector.example/beacon')
  expect(JSON.parse(body ?? '')).toMatchObject({ format: 'livery-beacon-1', merchant: 'test', starts: 1 })
})

test.each([
  [0, null],
  [0.4, 0],
  [812.5, 813],
  [599_999.9, 600_000],
  [9_000_000, 600_000],
])('a first picture after %d ms is told as %o', async (painted, firstPicture) => {
  const { window, sent } = openPage({ painted })
  await answer(window)
  vi.advanceTimersByTime(5000)
  expect(sent[0]?.beacon.firstPicture).toBe(firstPicture)
})

test('a rejection whose stack names the site within another’s address alone is not the site’s', async () => {
  const { window, sent, hide } = openPage()
  rejected(window, { stack: `Error: theirs\n at https://evil.example/?${origin}/other/x.js:1:1`, message: 'theirs' })
  await answer(window)
  hide()
  expect(told(sent)).toEqual([{ counts: [1, 0, 0, null], error: null }])
})
