import { expect, test } from 'vitest'
import { CliError } from '#cli/terminal/cli-error.ts'
import { formatOf } from './deliver.ts'
import { drawnSwatch, hasTrueColour, hexOf, terminalSwatch } from './swatch.ts'

test('a swatch shows any CSS colour, and nothing for what is none', () => {
  expect(hexOf('oklch(1 0 0)')).toBe('#ffffff')
  expect(hexOf('3px solid')).toBeNull()
  expect(terminalSwatch('#0f7a4f')).toBe('\u001b[48;2;15;122;79m  \u001b[0m')
  expect(terminalSwatch('12px')).toBe('')
  expect(drawnSwatch('red').text).toContain('fill="red"')
  expect(drawnSwatch('"><script>').text).not.toContain('script')
})

test('24-bit colour is what the environment says', () => {
  expect(hasTrueColour({ COLORTERM: 'truecolor' })).toBe(true)
  expect(hasTrueColour({ FORCE_COLOR: '3' })).toBe(true)
  expect(hasTrueColour({ TERM: 'xterm-256color' })).toBe(false)
})

test('the format is the one asked for, else what the name of the file says', () => {
  expect(formatOf({})).toBe('text')
  expect(formatOf({ out: 'a/b.HTML' })).toBe('html')
  expect(formatOf({ out: 'b.html', format: 'json' })).toBe('json')
  expect(() => formatOf({ format: 'pdf' })).toThrow(CliError)
})
