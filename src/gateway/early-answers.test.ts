import { afterEach, expect, test, vi } from 'vitest'
import { storedAtHeader } from '#contract/site/worker.ts'
import { earlyAnswer } from './early-answers.ts'

const url = 'https://gateway.example/wps/promotions'
const headers = { 'accept-language': 'en' }
const asked = (answer: Promise<Response | undefined>, until = Date.now() + 60_000) =>
  vi.stubGlobal('earlyAnswers', { language: 'en', until, answers: { [url]: answer } })

afterEach(() => void vi.unstubAllGlobals())

test('what the page has asked is answered once', async () => {
  asked(Promise.resolve(new Response('{"a":1}', { status: 503, headers: { 'retry-after': '7' } })))
  expect(await earlyAnswer(url, headers)).toEqual({ status: 503, text: '{"a":1}', retryAfter: '7', isStored: false })
  expect(await earlyAnswer(url, headers)).toBeUndefined()
})

test('who gives its question up leaves the answer to the next', async () => {
  asked(Promise.resolve(new Response('{"a":1}')))
  await earlyAnswer(url, headers, AbortSignal.abort())
  expect(await earlyAnswer(url, headers)).toMatchObject({ text: '{"a":1}' })
  expect(await earlyAnswer(url, headers)).toBeUndefined()
})

test('what was asked too long ago is asked anew', async () => {
  asked(Promise.resolve(new Response('{}')), Date.now() - 1)
  expect(await earlyAnswer(url, headers)).toBeUndefined()
})

test('an answer that the worker had stored is told apart', async () => {
  asked(Promise.resolve(new Response('{}', { headers: { [storedAtHeader]: '2026-01-01T00:00:00Z' } })))
  expect(await earlyAnswer(url, headers)).toMatchObject({ isStored: true })
})

test.each([
  ['of another address', `${url}?language=EN`, headers],
  ['in another language', url, { 'accept-language': 'bn' }],
  ['of who is signed in', url, { ...headers, authorization: 'Bearer x' }],
])('a question %s was not asked yet', async (_, address, own) => {
  asked(Promise.resolve(new Response('{}')))
  expect(await earlyAnswer(address, own)).toBeUndefined()
  expect(await earlyAnswer(url, headers)).toBeDefined()
})

test.each([
  ['that did not come', Promise.resolve(undefined)],
  [
    'that broke off',
    Promise.resolve(new Response(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }))),
  ],
])('an answer %s is none', async (_, answer) => {
  asked(answer)
  expect(await earlyAnswer(url, headers)).toBeUndefined()
})

test('a page that asked nothing has no answer', async () => {
  expect(await earlyAnswer(url, headers)).toBeUndefined()
})
