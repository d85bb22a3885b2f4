import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { oldestBrowsers } from '../oldest-browsers.ts'
import { type OldBrowserInput, oldBrowserPage, oldBrowserStyle } from './old-browser.ts'
import { hostile } from './support/page-input.ts'

const input: OldBrowserInput = {
  config: { name: 'Test Club', contacts: { telegram: 'https://t.example/test' } },
  languages: [
    { tag: 'en', dir: 'ltr' },
    { tag: 'ar', dir: 'rtl' },
  ],
  stringsOf: (tag, namespace) => readFileSync(`locales/${tag}/${namespace}.json`, 'utf8'),
  policy: "default-src 'none'",
  style: { href: '/assets/old.css', integrity: 'sha256-old' },
}

test('each language of the site has its section, its own first, with where to ask and no script', () => {
  const page = oldBrowserPage(input)
  expect(page.match(/<section id="\w+" lang="\w+" dir="\w+">/g)).toEqual([
    '<section id="en" lang="en" dir="ltr">',
    '<section id="ar" lang="ar" dir="rtl">',
  ])
  expect(page).toContain('<h1>This browser is too old for <bdi>Test Club</bdi></h1>')
  expect(page).toContain('Customer service <a href="https://t.example/test" dir="ltr">Telegram</a>')
  expect(page).not.toContain('<script')
})

test.each(globSync('locales/*/meta.json'))('%s names the brand and the oldest browser of each kind', (path) => {
  const tag = path.split('/')[1] ?? ''
  const page = oldBrowserPage({ ...input, languages: [{ tag, dir: 'ltr' }] })
  for (const version of Object.values(oldestBrowsers)) expect(page).toContain(` ${version}`)
  expect(page).toContain('<bdi>Test Club</bdi>')
  expect(page).not.toMatch(/undefined|\{\{/)
})

test('a name is text, wherever it stands', () => {
  expect(oldBrowserPage({ ...input, config: { name: hostile, contacts: {} } })).not.toContain('<script')
})

test('its style has nothing that an old browser would leave out', () => {
  expect(oldBrowserStyle).not.toMatch(
    /@|var\(|color-mix|oklch|light-dark|:(is|where|has)\(|(inline|block)-(size|start|end)|gap:|inset/,
  )
})
