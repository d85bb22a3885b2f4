import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Figures that may only fall: whoever brings one down writes the new one here. */
const limits = { lines: 14_999, recurringBodies: 3 }

const sheets = globSync('{src,cli,sandbox}/**/*.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }))

/** What stands between the innermost braces, one statement each, in alphabetical order. */
function bodiesOf(text: string): string[] {
  const rules = text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\{([^{}]*)\}/g)
  return [...rules]
    .map(([, body = '']) => body.split(';').map((statement) => statement.trim().replaceAll(/\s+/g, ' ')))
    .map((statements) => statements.filter(Boolean).toSorted())
    .filter((statements) => statements.length >= 3)
    .map((statements) => statements.join('; '))
}

test('the style sheets grow no longer than they are', () => {
  const lines = sheets.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
  expect(lines).toBeLessThanOrEqual(limits.lines)
})

test('no more rule bodies of three statements recur in a second style sheet', () => {
  const places = new Map<string, Set<string>>()
  for (const { path, text } of sheets)
    for (const body of bodiesOf(text)) places.set(body, (places.get(body) ?? new Set()).add(path))
  const recurring = [...places].filter(([, paths]) => paths.size > 1).map(([body, paths]) => `${body} (${[...paths]})`)
  expect(recurring.length, recurring.join('\n')).toBeLessThanOrEqual(limits.recurringBodies)
})

test('where controls are pills, a box that grows with its text keeps the corners of the text', () => {
  const boxes = sheets.flatMap(({ path, text }) =>
    text.split('}').flatMap((rule) => (rule.includes('resize-rows') ? [{ path, rule }] : [])),
  )
  expect(boxes.length).toBeGreaterThan(2)
  expect(boxes.filter(({ rule }) => !rule.includes('radius-box')).map(({ path }) => path)).toEqual([])
})
