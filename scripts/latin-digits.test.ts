import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const texts = globSync([
  'locales/*/*.json',
  'tenants/*/demo.json',
  'tenants/*/first-banner.json',
  'tenants/*/locales/**/*.json',
])

test('texts of every language have Latin digits, as the figures beside them have', () => {
  expect(texts.length).toBeGreaterThan(100)
  const others = texts.flatMap((path) => {
    const [digit] = /(?![0-9])\p{Nd}/u.exec(readFileSync(path, 'utf8')) ?? []
    return digit ? [`${path}: ${digit}`] : []
  })
  expect(others).toEqual([])
})
