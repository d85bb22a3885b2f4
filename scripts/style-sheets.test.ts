import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Figures that may only fall: whoever brings one down writes the new one here. */
const limits = { lines: 13_801, commandLines: 2_552, layoutLines: 200, recurringBodies: 3 }

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

const linesOf = (text: string) => text.split('\n').length - 1
/** Sheets of a layout that only the brands have which name it, or that only draw a scene: each new one adds its own. */
const isOfLayout = (path: string) => path.includes('/features/home/layouts/') || path.includes('/scene/')

/** Pages of the command are no brand's: reports, and the fleet. */
const isOfCommand = (path: string) => path.startsWith('cli/')

test('the style sheets of the command’s own pages grow no longer than they are', () => {
  const own = sheets.filter(({ path }) => isOfCommand(path))
  expect(own.reduce((sum, { text }) => sum + linesOf(text), 0)).toBeLessThanOrEqual(limits.commandLines)
})

test('the style sheets that brands share grow no longer than they are', () => {
  const shared = sheets.filter(({ path }) => !isOfLayout(path) && !isOfCommand(path))
  expect(shared.reduce((sum, { text }) => sum + linesOf(text), 0)).toBeLessThanOrEqual(limits.lines)
})

test('the style sheet of a layout stays short', () => {
  const layouts = sheets.filter(({ path }) => isOfLayout(path))
  expect(layouts.length).toBeGreaterThan(2)
  expect(layouts.filter(({ text }) => linesOf(text) > limits.layoutLines).map(({ path }) => path)).toEqual([])
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
