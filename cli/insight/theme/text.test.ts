import { stripVTControlCharacters } from 'node:util'
import { expect, test } from 'vitest'
import type { ThemeSheet } from './sheet.ts'
import { themeText } from './text.ts'

const sheet = (change: Partial<ThemeSheet> = {}): ThemeSheet => ({
  code: 'acme',
  name: 'Acme',
  wordmark: ['Acme'],
  themes: ['dark', 'light'],
  values: {
    dark: { 'color-bg': '#000000', 'radius-card': '8px' },
    light: { 'color-bg': '#ffffff', 'radius-card': '8px' },
  },
  pairs: [],
  languages: [],
  layout: {},
  logo: '',
  ...change,
})
const lines = (change: Partial<ThemeSheet> = {}) => themeText(sheet(change), false).map(stripVTControlCharacters)
const token = (dark: string, light: string) =>
  lines({ values: { dark: { 'font-text': dark }, light: { 'font-text': light } } }).slice(3, -2)

test('a sheet names the tenant and its themes, then groups of tokens', () => {
  expect(lines()).toEqual([
    'Acme (acme), dark and light',
    '',
    'Surfaces',
    `  bg                 ${'#000000'.padEnd(24)}  #ffffff`,
    '',
    'Corners',
    '  radius-card        8px',
    '',
    'Contrast',
  ])
})

test('a value that all themes share stands once', () => {
  expect(token('Archivo', 'Archivo')).toEqual(['  font-text          Archivo'])
})

test.each([
  [24, 1],
  [25, 2],
])('two values of %i characters take %i lines', (length, count) => {
  expect(token('a'.repeat(length), 'b'.repeat(length))).toHaveLength(count)
})

test('a value that no line of a terminal holds is cut, with a mark', () => {
  const [first = '', second = ''] = token('a'.repeat(56), 'b'.repeat(57))
  expect(first).toBe(`  font-text          ${'a'.repeat(56)}`)
  expect(second).toBe(`${' '.repeat(21)}${'b'.repeat(55)}…`)
  expect(Math.max(first.length, second.length)).toBeLessThanOrEqual(80)
})

test('a value that one theme lacks is a dash', () => {
  expect(lines({ values: { dark: { 'color-bg': '#000' } } })[3]).toBe(`  bg                 ${'#000'.padEnd(24)}  –`)
})

test.each([
  [4.5, 4.5, '    4.50:1  ok  at least 4.5:1'],
  [4.499, 4.5, '    4.49:1  too low  at least 4.5:1'],
  [21, 3, '   21.00:1  ok  at least 3:1'],
] as const)('a contrast of %d where %d is the least is told and never rounded up', (ratio, minimum, end) => {
  const pair = {
    theme: 'dark' as const,
    foreground: 'color-text-1',
    background: 'color-bg',
    minimum,
    ratio,
    foregroundValue: '',
    backgroundValue: '',
  }
  expect(lines({ pairs: [pair] }).at(-1)).toBe(`  ${'text-1 on bg'.padEnd(32)} dark ${end.slice(1)}`)
})

test('colours are shown as blocks of themselves where the terminal can, and nothing else is', () => {
  const text = themeText(sheet(), true)
  expect(text.some((line) => line.includes('\u001b[48;2;255;255;255m  \u001b[0m #ffffff'))).toBe(true)
  expect(text.some((line) => line.includes('radius-card') && line.includes('\u001b[48;2'))).toBe(false)
})
