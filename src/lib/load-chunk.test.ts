// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import { loadChunk } from './load-chunk.ts'

beforeEach(() => document.head.replaceChildren())

const links = () => [...document.head.querySelectorAll('link')]
const hrefs = () => links().map((link) => link.getAttribute('href'))

test('a part’s code waits for its styles, and they are asked for once', async () => {
  const first = loadChunk(async () => 'loaded', ['assets/one.css'])
  const second = loadChunk(async () => 'loaded too', ['assets/one.css'])
  expect(hrefs()).toEqual(['/assets/one.css'])
  let isThere = false
  const done = first.then((module) => {
    expect(isThere).toBe(true)
    return module
  })
  isThere = true
  links()[0]?.dispatchEvent(new Event('load'))
  expect([await done, await second]).toEqual(['loaded', 'loaded too'])
})

test('styles that the page has from the start are not asked for again', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/start.css">'
  expect(await loadChunk(async () => 1, ['assets/start.css'])).toBe(1)
  expect(links()).toHaveLength(1)
})

test('styles that cannot be had fail the part by name, and are asked for anew with the next try', async () => {
  const failing = loadChunk(async () => 1, ['assets/gone.css'])
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toThrow('Unable to preload CSS for /assets/gone.css')
  expect(links()).toHaveLength(0)
  const again = loadChunk(async () => 2, ['assets/gone.css'])
  links()[0]?.dispatchEvent(new Event('load'))
  expect(await again).toBe(2)
})

test('the page carries no more of a script that came', async () => {
  await loadChunk(async () => 1, ['assets/part.js'])
  expect(hrefs()).toEqual([expect.stringMatching(/\/assets\/part\.js$/)])
  links()[0]?.dispatchEvent(new Event('load'))
  expect(links()).toHaveLength(0)
  await loadChunk(async () => 1, ['assets/part.js'])
  expect(links()).toHaveLength(0)
})

test('a part in the chunk of who asks for it needs no file', async () => {
  await expect(loadChunk(async () => 'part', undefined)).resolves.toBe('part')
})
