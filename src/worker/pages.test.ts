import { expect, test } from 'vitest'
import { isHashedFile } from './files.ts'
import { homeOf, isHome, isWholePage } from './pages.ts'

const languages = ['en', 'zh-Hans']

test('any address begins with the home page of the language that it names', () => {
  expect(homeOf('/', languages)).toBe('/')
  expect(homeOf('/rng', languages)).toBe('/')
  expect(homeOf('/en/promotions', languages)).toBe('/en/')
  expect(homeOf('/zh-Hans', languages)).toBe('/zh-Hans/')
  expect(homeOf('/english', languages)).toBe('/')
})

test('only home pages are stored: another address may hold a secret', () => {
  for (const path of ['/', '/en', '/en/', '/zh-Hans/']) expect(isHome(path, languages), path).toBe(true)
  for (const path of ['/member', '/login/google', '/en/promotions', '/robots.txt', '/bn/'])
    expect(isHome(path, languages), path).toBe(false)
})

test('a page is stored whole: no refusal, no file, no redirection', () => {
  const html = { headers: { 'content-type': 'text/html; charset=utf-8' } }
  expect(isWholePage(new Response('', html))).toBe(true)
  expect(isWholePage(new Response('', { ...html, status: 503 }))).toBe(false)
  expect(isWholePage(new Response('', { headers: { 'content-type': 'text/plain' } }))).toBe(false)
  expect(isWholePage(Object.defineProperty(new Response('', html), 'redirected', { value: true }))).toBe(false)
})

test('files are those whose names say what is in them', () => {
  for (const path of ['/assets/main-a1b2c3d4.js', '/fonts/x-1.woff2', '/strings/en/shell-1.json'])
    expect(isHashedFile(path), path).toBe(true)
  for (const path of ['/', '/sw.js', '/icons/icon-192.png', '/assets/', '/x/assets/a.js'])
    expect(isHashedFile(path), path).toBe(false)
})
