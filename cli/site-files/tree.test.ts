import { chmodSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { checkTree, describeProblems, type FileMarks, markOf, sumBytes, type TreeProblem } from './tree.ts'

const site: Tree = { 'index.html': '<p>one</p>', 'assets/a.js': 'a()', 'assets/deep/b.css': 'b{}', empty: '' }
const marks: FileMarks = Object.fromEntries(
  Object.entries(site).map(([path, content]) => [path, markOf(Buffer.from(content))]),
)

/** What is found in the site's folder after something was done to it. */
function found(change: (dir: string) => void, depth: 'sizes' | 'bytes' = 'bytes'): TreeProblem[] {
  const dir = scratch(site)
  change(dir)
  return checkTree(dir, marks, depth)
}

test('a folder that is as it was has no problem, looked at either way', () => {
  expect(found(() => undefined)).toEqual([])
  expect(found(() => undefined, 'sizes')).toEqual([])
})

const rewrite = (path: string, text: string) => (dir: string) => writeFileSync(join(dir, path), text)
const replaceByLink = (path: string, target: string) => (dir: string) => {
  rmSync(join(dir, path), { recursive: true })
  symlinkSync(target, join(dir, path))
}

const changes: [what: string, change: (dir: string) => void, problems: TreeProblem[]][] = [
  ['a longer file', rewrite('index.html', '<p>three</p>'), [{ path: 'index.html', problem: 'changed' }]],
  ['a file of its length', rewrite('index.html', '<p>two</p>'), [{ path: 'index.html', problem: 'changed' }]],
  ['an empty file that got a byte', rewrite('empty', '\0'), [{ path: 'empty', problem: 'changed' }]],
  ['a file that is gone', (dir) => rmSync(join(dir, 'assets/a.js')), [{ path: 'assets/a.js', problem: 'missing' }]],
  ['a file more', rewrite('assets/evil.js', ''), [{ path: 'assets/evil.js', problem: 'not-listed' }]],
  ['a hidden file more', rewrite('.htaccess', ''), [{ path: '.htaccess', problem: 'not-listed' }]],
  [
    'a link to the very bytes',
    replaceByLink('assets/a.js', 'deep/b.css'),
    [{ path: 'assets/a.js', problem: 'not-a-file' }],
  ],
  [
    'a link in a folder’s place',
    replaceByLink('assets/deep', '.'),
    [
      { path: 'assets/deep/b.css', problem: 'missing' },
      { path: 'assets/deep', problem: 'not-listed' },
    ],
  ],
  [
    'a folder in a file’s place',
    (dir) => {
      rmSync(join(dir, 'empty'))
      mkdirSync(join(dir, 'empty'))
    },
    [{ path: 'empty', problem: 'missing' }],
  ],
]

test.each(changes)('%s is found', (_, change, problems) => {
  expect(found(change)).toEqual(problems)
})

test('sizes alone pass over a file of its old length, and nothing else', () => {
  expect(found(rewrite('index.html', '<p>two</p>'), 'sizes')).toEqual([])
  expect(found(rewrite('index.html', ''), 'sizes')).toEqual([{ path: 'index.html', problem: 'changed' }])
  expect(found(rewrite('more', ''), 'sizes')).toEqual([{ path: 'more', problem: 'not-listed' }])
})

test('an empty folder is no problem: it serves nothing', () => {
  expect(found((dir) => mkdirSync(join(dir, 'nothing')))).toEqual([])
})

test.skipIf(process.getuid?.() === 0)('a file that cannot be read is said to be so', () => {
  expect(found((dir) => chmodSync(join(dir, 'index.html'), 0))).toEqual([{ path: 'index.html', problem: 'unreadable' }])
})

test('names of what every object has are files like others', () => {
  const dir = scratch({ constructor: 'x', toString: 'y' })
  expect(checkTree(dir, { constructor: markOf(Buffer.from('x')) }, 'bytes')).toEqual([
    { path: 'toString', problem: 'not-listed' },
  ])
})

test('a folder that is not there is the system’s error, not a whole one', () => {
  expect(() => checkTree(join(scratch(), 'none'), {}, 'sizes')).toThrow(expect.objectContaining({ code: 'ENOENT' }))
})

const problems: TreeProblem[] = [
  { path: 'a', problem: 'missing' },
  { path: 'b', problem: 'changed' },
  { path: 'c', problem: 'not-listed' },
  { path: 'd', problem: 'not-a-file' },
  { path: 'e', problem: 'unreadable' },
]

test.each([
  [problems.slice(0, 1), 'a is missing'],
  [problems.slice(1, 3), 'b is not what it was, c does not belong there'],
  [problems.slice(2, 5), 'c does not belong there, d is not a file, e cannot be read'],
  [problems.slice(0, 4), 'a is missing, b is not what it was, c does not belong there and 1 more'],
  [problems, 'a is missing, b is not what it was, c does not belong there and 2 more'],
])('problems %# are said in words, three at most', (some, text) => {
  expect(describeProblems(some)).toBe(text)
})

test('sizes add up, of nothing too', () => {
  expect(sumBytes(Object.values(marks))).toBe(16)
  expect(sumBytes([])).toBe(0)
})
