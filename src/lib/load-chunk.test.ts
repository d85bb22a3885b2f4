// Needs a document.
import { beforeEach, expect, test, vi } from 'vitest'
import type { Integrity } from './load-chunk.ts'

const loadIntegrity = vi.fn(async (): Promise<Integrity> => ({ '/assets/part.js': 'sha256-part' }))
let loadChunk: ReturnType<typeof import('./load-chunk.ts').openLoader>

beforeEach(async () => {
  document.head.replaceChildren()
  vi.resetModules()
  loadChunk = (await import('./load-chunk.ts')).openLoader(loadIntegrity)
})

/** The loader has its table of integrity, and asks. */
const isAsking = () => vi.waitFor(() => expect(links()).not.toHaveLength(0))

const links = () => [...document.head.querySelectorAll('link')]
const hrefs = () => links().map((link) => link.getAttribute('href'))

test('a part’s code waits for its styles, and they are asked for once', async () => {
  const first = loadChunk(async () => 'loaded', ['assets/one.css'])
  const second = loadChunk(async () => 'loaded too', ['assets/one.css'])
  await isAsking()
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

test('a style sheet is of a medium that no screen is until it came, so that it holds up no other part', async () => {
  const done = loadChunk(async () => 1, ['assets/one.css'])
  await isAsking()
  expect(links()[0]).toMatchObject({ rel: 'stylesheet', media: 'print' })
  links()[0]?.dispatchEvent(new Event('load'))
  await done
  expect(links()[0]).toMatchObject({ rel: 'stylesheet', media: '' })
})

test('styles that the page has from the start are not asked for again', async () => {
  document.head.innerHTML = '<link rel="stylesheet" href="/assets/start.css">'
  expect(await loadChunk(async () => 1, ['assets/start.css'])).toBe(1)
  expect(links()).toHaveLength(1)
})

test('a script that the page itself preloads is not asked for again, also when its link has gone', async () => {
  document.head.innerHTML =
    '<link rel="modulepreload" href="/assets/start.js"><link rel="modulepreload" href="/assets/next.js">'
  expect(await loadChunk(async () => 1, ['assets/start.js'])).toBe(1)
  expect(links()).toHaveLength(2)
  document.head.replaceChildren()
  expect(await loadChunk(async () => 2, ['assets/next.js'])).toBe(2)
  expect(links()).toEqual([])
})

test('styles that cannot be had fail the part by name, and are asked for anew with the next try', async () => {
  const failing = loadChunk(async () => 1, ['assets/gone.css'])
  await isAsking()
  links()[0]?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toThrow('Unable to preload CSS for /assets/gone.css')
  expect(links()).toHaveLength(0)
  const again = loadChunk(async () => 2, ['assets/gone.css'])
  await isAsking()
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

test('a late file is asked for with its integrity, and one that the page asked for needs none', async () => {
  document.head.innerHTML = '<link rel="modulepreload" href="/assets/early.js" integrity="sha256-early">'
  loadIntegrity.mockClear()
  await loadChunk(async () => 1, ['assets/early.js'])
  expect(loadIntegrity).not.toHaveBeenCalled()
  loadIntegrity.mockResolvedValue({ '/assets/late.js': 'sha256-late', '/assets/late.css': 'sha256-style' })
  await loadChunk(async () => 1, ['assets/early.js', 'assets/late.js'])
  expect(links()).toHaveLength(2)
  expect(links().at(-1)?.integrity).toBe('sha256-late')
  void loadChunk(async () => 1, ['assets/late.css'])
  await vi.waitFor(() => expect(links()).toHaveLength(3))
  expect(links().at(-1)?.integrity).toBe('sha256-style')
})

test('nothing runs while the integrity of its script cannot be had', async () => {
  loadIntegrity.mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module: /assets/integrity.js'),
  )
  const load = vi.fn(async () => 1)
  await expect(loadChunk(load, ['assets/unknown.js'])).rejects.toThrow('integrity.js')
  expect(load).not.toHaveBeenCalled()
  expect(links()).toHaveLength(0)
  expect(await loadChunk(load, ['assets/unknown.js'])).toBe(1)
})
