// Needs a document.
import { beforeEach, expect, test } from 'vitest'
import { setSite } from '#src/config/site.ts'
import { siteForTests } from '#src/config/site-for-tests.ts'
import { applyTheme, startTheme, switchTheme, useTheme } from './theme.ts'

const root = document.documentElement

beforeEach(() => {
  setSite(siteForTests)
  root.removeAttribute('style')
  document.head.innerHTML = '<meta name="theme-color" content="#123456">'
})

test('a first visit is in the tenant’s theme, a later one in the visitor’s own', () => {
  expect(startTheme()).toBe('dark')
  localStorage.setItem('theme', 'light')
  expect(startTheme()).toBe('light')
})

test.each(['neon', '', 'LIGHT'])('a kept theme "%s" that the site has not is passed over', (kept) => {
  localStorage.setItem('theme', kept)
  expect(startTheme()).toBe('dark')
})

test('a theme of another tenant is not taken where this one has only its own', () => {
  setSite({ ...siteForTests, themes: { default: 'light', available: ['light'] } })
  localStorage.setItem('theme', 'dark')
  expect(startTheme()).toBe('light')
})

test('a switch shows at once, and is remembered', () => {
  applyTheme('dark')
  switchTheme()
  expect(root.dataset.theme).toBe('light')
  expect(useTheme.getState().theme).toBe('light')
  expect(localStorage.getItem('theme')).toBe('light')
  switchTheme()
  expect([root.dataset.theme, localStorage.getItem('theme')]).toEqual(['dark', 'dark'])
})

test('the browser’s own bar takes the header’s colour in the next frame, where there is one', async () => {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content')
  applyTheme('dark')
  await nextFrame()
  expect(bar()).toBe('#123456')
  root.style.setProperty('--color-header', ' #0b0f0d ')
  applyTheme('light')
  await nextFrame()
  expect(bar()).toBe('#0b0f0d')
})
