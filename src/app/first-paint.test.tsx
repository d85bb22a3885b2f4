import { afterEach, expect, test } from 'vitest'
import { siteForTests } from '#src/config/site-for-tests.ts'
import home from '../../locales/en/home.json' with { type: 'json' }
import shell from '../../locales/en/shell.json' with { type: 'json' }
import { renderFirstPaint } from './first-paint.tsx'

const [language] = siteForTests.languages.supported
if (!language) throw new Error('no language')

const paint = (name = siteForTests.name) =>
  renderFirstPaint({ site: { ...siteForTests, name }, language, strings: { shell, home } })

afterEach(() => document.body.replaceChildren())

// The first of this file: no part of it has been loaded before.
test('the first time it is drawn, all its parts are there, those that load by themselves too', async () => {
  const first = await paint()
  document.body.innerHTML = first
  for (const part of ['footer h2', 'footer a[href="/help"]', 'aside nav + div button'])
    expect(document.querySelector(part), part).not.toBeNull()
  expect(await paint()).toBe(first)
})

test('the first paint has the mark, the navigation and the ways to log in, in words', async () => {
  document.body.innerHTML = await paint()
  const words = document.body.textContent ?? ''
  for (const word of ['TEST', 'Slots', 'Live casino', 'Promotions', 'Log in', 'Register']) expect(words).toContain(word)
})

test('it has neither scripts nor inline styles nor handlers, which the policy would refuse', async () => {
  expect(await paint()).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i)
})

test('the state for a site whose strings cannot be had is in it, hidden', async () => {
  document.body.innerHTML = await paint()
  const state = document.getElementById('livery-unreachable')
  expect(state?.hidden).toBe(true)
  expect(state?.textContent).toContain('The site cannot be reached right now')
})

test('two that are asked for at once do not mix', async () => {
  const [one, other] = await Promise.all([paint('One'), paint('Other')])
  expect(one).toContain('© 2026 One')
  expect(other).toBe(one.replaceAll('One', 'Other'))
})
