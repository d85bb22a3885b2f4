import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { entriesOf, isPassing, notOurs, requireOwnFolder } from './own-folder.ts'

const target = (path: string) => ({ path, shown: 'out', option: '--out' })
const check = (tree: Tree) =>
  requireOwnFolder(target(scratch(tree)), 'sites alone', (entry) => entry.name.startsWith('own'))

const passing = { '.DS_Store': 'x', 'Thumbs.db': 'x', 'desktop.ini': 'x', '.gitkeep': '', '.gitignore': '*' }

test('what systems leave in any folder is nobody’s', () => {
  for (const name of [...Object.keys(passing), 'lost+found']) expect(isPassing(name), name).toBe(true)
  for (const name of ['.ds_store', 'thumbs.db.bak', '.git', '.env', '']) expect(isPassing(name), name).toBe(false)
  expect(entriesOf(scratch({ ...passing, 'lost+found/': '', 'notes.txt': '' })).map(({ name }) => name)).toEqual([
    'notes.txt',
  ])
})

test('there are no entries where there is no folder: nothing, a file, a link to a folder', () => {
  const dir = scratch({ 'real/x': '', file: '' })
  symlinkSync('real', join(dir, 'link'))
  for (const name of ['none', 'file', 'link']) expect(entriesOf(join(dir, name)), name).toEqual([])
})

test.each<[string, Tree]>([
  ['an empty folder', {}],
  ['what systems leave', passing],
  ['livery’s own alone', { 'own-1/': '', 'own-2.html': '', ...passing }],
])('%s may be written to', (_, tree) => {
  expect(() => check(tree)).not.toThrow()
})

test('a folder that is not there yet may be made', () => {
  expect(() => requireOwnFolder(target(join(scratch(), 'a/b')), 'sites alone', () => false)).not.toThrow()
})

test.each<[string, Tree, string]>([
  ['a file', { 'own-1': '', 'notes.txt': '' }, 'holds "notes.txt", which livery did not make'],
  ['a folder', { 'photos/': '' }, 'holds "photos", which livery did not make'],
  ['a hidden file', { '.env': 'KEY=1' }, 'holds ".env", which livery did not make'],
])('%s that is somebody’s is named, and nothing is written', (_, tree, problem) => {
  expect(() => check(tree)).toThrow(
    expect.objectContaining({
      code: 'folder-not-ours',
      exitCode: 2,
      message: `"out" (--out) ${problem}`,
      hint: 'Nothing was changed. Move that away, or name a folder that holds sites alone.',
    }),
  )
})

test('a file in the folder’s place is said', () => {
  const path = join(scratch({ file: '' }), 'file')
  expect(() => requireOwnFolder(target(path), 'sites alone', () => true)).toThrow('"out" (--out) is not a folder')
})

test('a hint without a word for what belongs there says that nothing does', () => {
  expect(notOurs(target('/x'), 'is full', '').hint).toContain('a folder that holds nothing else.')
})
