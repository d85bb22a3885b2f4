import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wantsColour } from './colours.ts'
import { type Diagnostic, distinctDiagnostics, hasErrors } from './diagnostic.ts'
import { openOutput } from './output.ts'

let out: string[] = []
let err: string[] = []
beforeEach(() => {
  out = []
  err = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0)
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => err.push(String(text)) > 0)
})
afterEach(() => vi.restoreAllMocks())

function said(isJson: boolean) {
  const output = openOutput(isJson)
  output.line('for people')
  output.line()
  output.json({ ok: true, text: '“a”' })
  return { out, err }
}

test('people read stdout, and no object is printed', () => {
  expect(said(false)).toEqual({ out: ['for people\n', '\n'], err: [] })
})

test('with --json stdout holds one line of JSON alone', () => {
  expect(said(true)).toEqual({ out: ['{"ok":true,"text":"“a”"}\n'], err: ['for people\n', '\n'] })
})

test('nothing moves where a program reads, or where the terminal cannot', () => {
  expect(openOutput(true).isInteractive).toBe(false)
  vi.stubEnv('TERM', 'dumb')
  expect(openOutput(false).isInteractive).toBe(false)
  vi.unstubAllEnvs()
})

test.each([
  [{}, true, true],
  [{}, false, false],
  [{ NO_COLOR: '1' }, true, false],
  [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
  [{ NO_COLOR: '' }, true, true],
  [{ FORCE_COLOR: '1' }, false, true],
  [{ FORCE_COLOR: '0' }, false, false],
  [{ FORCE_COLOR: '3', TERM: 'dumb' }, true, true],
  [{ TERM: 'dumb' }, true, false],
])('with %j on a terminal (%s) there is colour: %s', (env, isTerminal, expected) => {
  expect(wantsColour(env, isTerminal)).toBe(expected)
})

const finding = (change: Partial<Diagnostic> = {}): Diagnostic => ({
  tenant: 'acme',
  file: 'a.json',
  line: 1,
  column: 1,
  severity: 'warning',
  code: 'x',
  message: 'm',
  suggestion: null,
  ...change,
})

test('one error among warnings is an error', () => {
  expect(hasErrors([])).toBe(false)
  expect(hasErrors([finding(), finding()])).toBe(false)
  expect(hasErrors([finding(), finding({ severity: 'error' })])).toBe(true)
})

test('what two of the checks find is told once, as the first of them says it, in order', () => {
  const list = [
    finding({ suggestion: 'first' }),
    finding({ line: 2 }),
    finding({ suggestion: 'second' }),
    finding({ message: 'other' }),
    finding({ file: 'b.json' }),
    finding({ column: 2 }),
    finding({ code: 'y' }),
  ]
  const distinct = distinctDiagnostics(list)
  expect(distinct).toHaveLength(6)
  expect(distinct.filter(({ suggestion }) => suggestion !== null).map(({ suggestion }) => suggestion)).toEqual([
    'first',
  ])
  expect(distinctDiagnostics([])).toEqual([])
})
