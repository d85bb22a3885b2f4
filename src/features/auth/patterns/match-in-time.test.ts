import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker as Thread } from 'node:worker_threads'
import { afterEach, expect, test, vi } from 'vitest'
import { type MatchWorker, openMatcher } from './match-in-time.ts'

const file = pathToFileURL(resolve('src/features/auth/patterns/pattern-worker.ts')).href

/** The worker's own file in a thread of Node, with what a browser's worker has. */
const inThread = `
  const { parentPort } = require('node:worker_threads')
  globalThis.WorkerGlobalScope = class {}
  globalThis.postMessage = (data) => parentPort.postMessage(data)
  globalThis.addEventListener = (type, listen) => parentPort.on('message', (data) => listen({ data }))
  import(${JSON.stringify(file)})`

const threads: Thread[] = []

async function startThread(): Promise<MatchWorker> {
  const thread = new Thread(inThread, { eval: true, execArgv: ['--no-warnings'] })
  threads.push(thread)
  const worker: MatchWorker = {
    onmessage: null,
    onerror: null,
    postMessage: (question) => thread.postMessage(question),
    terminate: () => void thread.terminate(),
  }
  thread.on('message', (data) => worker.onmessage?.(new MessageEvent('message', { data })))
  return worker
}

afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.terminate()
})

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)

/** Each would take from minutes to the age of the universe. */
const hostile: readonly [name: string, source: string, value: string][] = [
  ['nested quantifiers', '(a+)+', `${'a'.repeat(60)}!`],
  ['nested quantifiers with an end', '(a+)+$', `${'a'.repeat(60)}!`],
  ['a counted group of anything', '(.*a){20}', `${'a'.repeat(60)}!`],
  ['overlapping alternatives', '(a|a)*', `${'a'.repeat(60)}!`],
  ['lookaheads in lookaheads', '(?=(?=(a+)+b)(a+)+b).*', 'a'.repeat(60)],
  ['a lookbehind', '.*(?<=b(a+)+)', 'a'.repeat(60)],
  ['a reference back', '(a*)*\\1b', 'a'.repeat(60)],
  ['properties of Unicode', '(\\p{L}+\\p{M}*)+', `${'가'.repeat(60)}!`],
  ['500 characters of alternatives', `(?:${'a|'.repeat(246)}aa)*`, `${'a'.repeat(200)}!`],
]

test('hostile patterns come to an end, and the page decides nothing by them', async () => {
  const errors = quiet()
  const match = openMatcher(startThread)
  for (const [name, source, value] of hostile) {
    expect(source.length, name).toBeLessThanOrEqual(500)
    expect(await match(source, value), name).toBeUndefined()
  }
  expect(errors).toHaveBeenCalledTimes(hostile.length)
  expect(threads.length).toBe(hostile.length)
  // Harmless ones go on, with a worker that was started anew.
  expect(await match('[a-c]+', 'abc')).toBe(true)
  expect(await match('[a-c]+', 'abd')).toBe(false)
}, 20_000)

test('a pattern that took too long is not tried again', async () => {
  quiet()
  const match = openMatcher(startThread)
  await match('(a+)+', `${'a'.repeat(60)}!`)
  expect(await match('(a+)+', 'a')).toBeUndefined()
  expect(threads.length).toBe(1)
})

test.each(['(', '[z-a]', '\\p{Nothing}', '*', 'a{2,1}', '(?<n>a)(?<n>b)', 'a)|(b', '\\-', `(?:a{1000}){${9e9}`])(
  'what is no regular expression, %s, is reported once and left to the server',
  async (source) => {
    const errors = quiet()
    const match = openMatcher(startThread)
    expect(await Promise.all([match(source, 'a'), match(source, 'b')])).toEqual([undefined, undefined])
    expect(errors).toHaveBeenCalledTimes(1)
  },
)

test('what is too long is not even looked at', async () => {
  const match = openMatcher(() => Promise.reject(new Error('not to be started')))
  expect(await match('a'.repeat(501), 'a')).toBeUndefined()
  expect(await match('a+', 'a'.repeat(256))).toBeUndefined()
})

test('the pattern is for the whole value, whatever its alternatives; several questions keep their answers', async () => {
  const match = openMatcher(startThread)
  const answers = await Promise.all(['a', 'b', 'ax', 'xb', ''].map((value) => match('a|b', value)))
  expect(answers).toEqual([true, true, false, false, false])
  expect(await match('^(?:a|b)$', 'a')).toBe(true)
  expect(await match('.', '𠮷')).toBe(true)
  expect(threads.length).toBe(1)
})

test('without workers the server decides', async () => {
  const errors = quiet()
  const start = vi.fn(() => Promise.reject(new Error('no workers here')))
  const match = openMatcher(start)
  expect(await match('a', 'a')).toBeUndefined()
  expect(await match('b', 'b')).toBeUndefined()
  expect(start).toHaveBeenCalledTimes(1)
  expect(errors).toHaveBeenCalledTimes(1)
})
