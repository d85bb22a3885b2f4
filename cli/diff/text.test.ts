import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import { compareSides } from './compare/compare.ts'
import { sideWith } from './compare/side-for-tests.ts'
import { diffText } from './text.ts'

const look = { columns: 80, hasSwatches: false }
const lines = (...args: Parameters<typeof diffText>) => diffText(...args).map(stripVTControlCharacters)

test('says that nothing differs in one line', () => {
  expect(lines(compareSides(sideWith(), sideWith({ name: 'globex' })), look)).toEqual([
    'acme → globex: nothing differs.',
  ])
})

test('no line is wider than the terminal, and what is cut ends in an ellipsis', () => {
  const long = 'a long text '.repeat(30)
  const after = sideWith({
    config: { currency: { value: long, from: 'tenants/acme/tenant.json' } },
    strings: { en: { 'shell:title': long } },
    themes: {
      dark: { 'color-bg': 'oklch(.2 .04 166)', 'font-text': long },
      light: { 'color-bg': 'oklch(.9 .01 158)' },
    },
  })
  const found = lines(compareSides(sideWith(), after), look)
  expect(Math.max(...found.map((line) => line.length))).toBeLessThanOrEqual(80)
  expect(found.filter((line) => line.endsWith('…'))).toHaveLength(3)
})

test('characters that steer a terminal are made visible', () => {
  const after = sideWith({ strings: { en: { 'shell:title': 'Hello\u001b[2J\u202e' } } })
  expect(lines(compareSides(sideWith(), after), look).join('\n')).toContain('+ Hello·[2J·')
})

test('a colour is shown as a block of itself where the terminal can', () => {
  const after = sideWith({ themes: { dark: { 'color-bg': '#ff0000' }, light: { 'color-bg': 'oklch(.96 .01 158)' } } })
  const found = diffText(compareSides(sideWith(), after), { ...look, hasSwatches: true }).join('\n')
  expect(found).toContain('\u001b[48;2;255;0;0m  \u001b[0m #ff0000')
})

test('of a very long section the rest is counted', () => {
  const strings = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`shell:key${index}`, 'x']))
  const found = lines(compareSides(sideWith({ strings: { en: {} } }), sideWith({ strings: { en: strings } })), look)
  expect(found).toContain('  and 60 more: --format html or --json shows all')
})
