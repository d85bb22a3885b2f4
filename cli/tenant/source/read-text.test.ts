import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { maxTextBytes, readText } from './read-text.ts'

const dir = mkdtempSync(join(tmpdir(), 'livery-read-'))

afterAll(() => rmSync(dir, { recursive: true }))

function read(content: string | Uint8Array) {
  writeFileSync(join(dir, 'file.json'), content)
  return readText({ path: join(dir, 'file.json'), file: 'file.json', tenant: 'acme', root: dir })
}

test('a text is read as it stands, without its byte order mark', () => {
  expect(read('{ "ü": "€😀" }')).toEqual({ text: '{ "ü": "€😀" }', diagnostics: [] })
  expect(read('\uFEFF{}')).toEqual({ text: '{}', diagnostics: [] })
  expect(read('')).toEqual({ text: '', diagnostics: [] })
})

test('the first byte that is not UTF-8 is pointed at', () => {
  const { text, diagnostics } = read(
    Buffer.concat([Buffer.from('{\n "ü": "'), Buffer.from([0xe9]), Buffer.from('" }')]),
  )
  expect(text).toBe('')
  expect(diagnostics).toMatchObject([{ code: 'not-utf8', line: 2, column: 8, file: 'file.json', tenant: 'acme' }])
})

test('brackets within strings do not count as depth', () => {
  expect(read(`{ "a": "${'['.repeat(1000)}\\"${'{'.repeat(1000)}" }`).diagnostics).toEqual([])
  expect(read(`${'['.repeat(64)}${']'.repeat(64)}`).diagnostics).toEqual([])
  expect(read(`\n${'['.repeat(65)}`).diagnostics).toMatchObject([{ code: 'too-deep', line: 2, column: 65 }])
})

test('a string that never ends is no trouble', () => {
  expect(read(`{ "a": "${'\\"'.repeat(100_000)}`).diagnostics).toEqual([])
})

test('a file may be as large as the limit and no larger', () => {
  expect(read(Buffer.alloc(maxTextBytes, ' ')).diagnostics).toEqual([])
  expect(read(Buffer.alloc(maxTextBytes + 1, ' ')).diagnostics).toMatchObject([{ code: 'file-too-large' }])
})

test('a folder and a file that is not there are findings', () => {
  expect(readText({ path: dir, file: 'dir', tenant: 'acme', root: dirname(dir) }).diagnostics).toMatchObject([
    { code: 'unreadable-file' },
  ])
  expect(readText({ path: join(dir, 'none'), file: 'none', tenant: 'acme', root: dir }).diagnostics).toMatchObject([
    { code: 'unreadable-file', message: 'The file cannot be read (ENOENT)', suggestion: null },
  ])
})
