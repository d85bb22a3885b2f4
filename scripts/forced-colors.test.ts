import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const global = readFileSync('src/app/global.css', 'utf8')
const forced = global.slice(global.indexOf('@media (forced-colors: active)'))
const others = globSync('src/**/*.module.css').map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const parts = globSync('src/**/*.tsx', { exclude: (path) => path.includes('.test.') })
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

/** States that a style sheet draws by a fill, and how the rules for a system's own colours name them. */
const states: readonly [drawn: RegExp, named: string][] = [
  [/\[aria-selected/, "[aria-selected='true']"],
  [/\[aria-pressed/, "[aria-pressed='true']"],
  [/\[aria-checked/, "[aria-checked='true']"],
  [/\[aria-current/, '[aria-current]'],
  [/:checked/, ':has(> input:checked)'],
  [/\[data-chosen\]/, ':has(> input:checked)'],
]

test.each(states)('where the system sets the colours, what %s tells is still seen', (drawn, named) => {
  expect(others.some(({ text }) => drawn.test(text))).toBe(true)
  expect(forced).toContain(named)
})

test('a choice’s input, which lies over all of its words, is not filled', () => {
  expect(forced).toMatch(/&,\s+& :not\(input\) \{/)
})

test('so is how far something has come', () => {
  expect(parts).toContain('role="progressbar"')
  expect(forced).toContain("[role='progressbar'] > *")
  expect(parts).toContain('<progress')
  expect(forced).toMatch(/\[role='progressbar'\],\s+progress \{[^}]*outline[^}]*appearance: auto/)
})

test('no component takes its own colours back from the system', () => {
  const own = others.filter(({ text }) => text.includes('forced-color-adjust')).map(({ path }) => path)
  expect(own).toEqual([])
})
