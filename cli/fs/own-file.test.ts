import { chmodSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { isOwnFile, ownFile, textHead } from './own-file.ts'

const fileOf = (content: string | Uint8Array) => join(scratch({ file: content }), 'file')

test.each([
  ['an empty file', ''],
  [
    'a page of livery',
    '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<meta name="generator" content="livery">',
  ],
  ['a report that went well', '{"ok":true,"sites":[]}'],
  ['a report that did not, laid out', '{\n  "ok": false,\n  "error": {}\n}'],
  ['a text', `${textHead}fingerprint of acme`],
  ['a bill of materials', '{\n  "bomFormat": "CycloneDX",\n  "metadata": { "properties": [{ "name": "livery:basis"'],
])('%s is livery’s own', (_, content) => {
  expect(isOwnFile(fileOf(content))).toBe(true)
  expect(ownFile(fileOf(content))).toBe(null)
})

test.each([
  ['a person’s notes', 'call Anna about the logo'],
  ['a line break alone', '\n'],
  ['somebody’s JSON with "ok" further down', '{"name":"x","ok":true}'],
  ['an "ok" that is no answer', '{"ok":"yes"}'],
  ['an "ok" that only begins like one', '{"ok":trueish}'],
  ['another tool’s page', '<meta name="generator" content="Hugo 0.120">'],
  ['a page that names livery elsewhere', '<meta name="description" content="livery">'],
  ['a text that says it later', `\n${textHead}`],
  ['a heading that goes on', '# Made by livery and me\n'],
  ['another tool’s bill of materials', '{"bomFormat": "CycloneDX", "components": []}'],
  ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0)],
])('%s is not', (_, content) => {
  expect(isOwnFile(fileOf(content))).toBe(false)
  expect(ownFile(fileOf(content))).toBe('is there already, and livery did not make it')
})

test('a mark counts where a file begins, not anywhere in it', () => {
  const mark = '<meta name="generator" content="livery">'
  expect(isOwnFile(fileOf(`${' '.repeat(1000)}${mark}`))).toBe(true)
  expect(isOwnFile(fileOf(`${' '.repeat(20_000)}${mark}`))).toBe(false)
})

test('a folder, a link and what is not there are told apart', () => {
  const dir = scratch({ 'own.txt': textHead, 'folder/': '' })
  symlinkSync('own.txt', join(dir, 'link'))
  symlinkSync('nothing', join(dir, 'broken'))
  expect(ownFile(join(dir, 'none'))).toBe(null)
  expect(ownFile(join(dir, 'folder'))).toBe('is a folder')
  expect(ownFile(join(dir, 'link'))).toBe('is no plain file')
  expect(ownFile(join(dir, 'broken'))).toBe('is no plain file')
})

test.skipIf(process.getuid?.() === 0)('what cannot be read is not known to be ours', () => {
  const path = fileOf(textHead)
  chmodSync(path, 0)
  expect(isOwnFile(path)).toBe(false)
})

test('a folder and what is not there are no file of livery’s', () => {
  const dir = scratch()
  expect(isOwnFile(dir)).toBe(false)
  expect(isOwnFile(join(dir, 'none'))).toBe(false)
})
