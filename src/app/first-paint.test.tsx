import { afterEach, expect, test } from 'vitest'
import { siteForTests } from '#src/config/site-for-tests.ts'
import home from '../../locales/en/home.json' with { type: 'json' }
import shell from '../../locales/en/shell.json' with { type: 'json' }
import { renderFirstPaint } from './first-paint.tsx'

const [language] = siteForTests.languages.supported
if (!language) throw new Error('no language')

const paint = () => renderFirstPaint({ site: siteForTests, language, strings: { shell, home } })

afterEach(() => document.body.replaceChildren())

test('the first paint has the mark, the navigation and the ways to log in, in words', () => {
  document.body.innerHTML = paint()
  const words = document.body.textContent ?? ''
  for (const word of ['TEST', 'Slots', 'Live casino', 'Promotions', 'Log in', 'Register']) expect(words).toContain(word)
})

test('it has neither scripts nor inline styles nor handlers, which the policy would refuse', () => {
  expect(paint()).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i)
})

test('the state for a site whose strings cannot be had is in it, hidden', () => {
  document.body.innerHTML = paint()
  const state = document.getElementById('livery-unreachable')
  expect(state?.hidden).toBe(true)
  expect(state?.textContent).toContain('The site cannot be reached right now')
})

test('it is the same bytes each time', () => {
  expect(paint()).toBe(paint())
})
