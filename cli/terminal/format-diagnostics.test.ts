import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counted } from '#cli/lib/counted.ts'
import type { Diagnostic } from './diagnostic.ts'
import { countDiagnostics, formatDiagnostics, printable } from './format-diagnostics.ts'

const cwd = mkdtempSync(join(tmpdir(), 'livery-format-'))

const place = { cwd, tenantsDir: join(cwd, 'tenants') }

const finding = (changes: Partial<Diagnostic>): Diagnostic => ({
  tenant: 'acme',
  file: 'a.json',
  line: 1,
  column: 3,
  severity: 'error',
  code: 'unknown-key',
  message: 'The key "x" is not known',
  suggestion: null,
  ...changes,
})

beforeAll(() => {
  writeFileSync(join(cwd, 'a.json'), '{ "x": 1 }')
  writeFileSync(join(cwd, 'a.png'), 'not a text')
})

afterAll(() => rmSync(cwd, { recursive: true }))

test('a finding is its head, its lines and what to do', () => {
  expect(formatDiagnostics(place, [finding({ suggestion: 'Remove it.' })])).toEqual([
    'a.json:1:3 error The key "x" is not known [unknown-key]\n> 1 | { "x": 1 }\n    |   ^\n  Remove it.',
  ])
})

test('findings at one place share its lines, and the same advice is given once', () => {
  const blocks = formatDiagnostics(place, [
    finding({ message: 'First', suggestion: 'Fix it.' }),
    finding({ message: 'Second', suggestion: 'Fix it.', severity: 'warning' }),
    finding({ message: 'Third', column: 1 }),
  ])
  expect(blocks).toHaveLength(2)
  expect(blocks[0]?.split('\n')).toEqual([
    'a.json:1:3 error First [unknown-key]',
    'a.json:1:3 warning Second [unknown-key]',
    '> 1 | { "x": 1 }',
    '    |   ^',
    '  Fix it.',
  ])
})

test.each(['a.png', 'missing.json', '.'])('%s has no lines to show', (file) => {
  expect(formatDiagnostics(place, [finding({ file })])).toEqual([
    `${file}:1:3 error The key "x" is not known [unknown-key]`,
  ])
})

test('what would move the cursor or turn the text is a dot', () => {
  expect(printable('a\u001b[31mb\u0007\u202Ec\r\n\td\u0000')).toBe('a·[31mb··c·\n\td·')
})

test('counts are words', () => {
  expect(counted(1, 'tenant')).toBe('1 tenant')
  expect(counted(0, 'tenant')).toBe('0 tenants')
  const warning = finding({ severity: 'warning' })
  expect(countDiagnostics([finding({})])).toBe('1 error')
  expect(countDiagnostics([finding({}), finding({}), warning])).toBe('2 errors, 1 warning')
  expect(countDiagnostics([warning, warning])).toBe('0 errors, 2 warnings')
})
