import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashedFile, sharedFile, sharedTextFile } from './hashed-file.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

test('a text goes by a name that its content is part of', () => {
  const file = hashedFile({ folder: 'strings/th', name: 'shell', extension: 'json' }, '{"hi":"ก"}')
  const hash = hashOf('{"hi":"ก"}')
  expect(file).toMatchObject({ path: `strings/th/shell-${hash.slice(0, 8)}.json`, hash, isShared: false })
  expect(Buffer.from(file.bytes).toString('utf8')).toBe('{"hi":"ก"}')
})

test('a text that many sites have is made once, under each of its names', () => {
  const file = sharedTextFile({ folder: 'strings/th', name: 'shell', extension: 'json' }, '{}')
  expect(file.isShared).toBe(true)
  expect(sharedTextFile({ folder: 'strings/th', name: 'shell', extension: 'json' }, '{}')).toBe(file)
  expect(sharedTextFile({ folder: 'strings/en', name: 'shell', extension: 'json' }, '{}').path).toMatch(
    /^strings\/en\//,
  )
})

test('a file that many sites have is read once, and again when it has changed', () => {
  const dir = mkdtempSync(join(tmpdir(), 'livery-file-'))
  try {
    const source = join(dir, 'a.woff2')
    writeFileSync(source, 'before')
    const file = sharedFile('fonts/a.woff2', source)
    expect(file).toMatchObject({ path: 'fonts/a.woff2', hash: hashOf('before'), isShared: true })
    expect(sharedFile('fonts/b.woff2', source).bytes).toBe(file.bytes)
    writeFileSync(source, 'and after')
    expect(sharedFile('fonts/a.woff2', source).hash).toBe(hashOf('and after'))
  } finally {
    rmSync(dir, { recursive: true })
  }
})
