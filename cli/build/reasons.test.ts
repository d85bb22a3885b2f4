import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeReason } from './explain.ts'
import { lookAtPublished } from './reasons.ts'

let target = ''

const fingerprint = { inputs: 'now', parts: { folder: 'f1', 'strings:en': 's1', year: '2026' } }

const manifest = {
  merchantCode: 'acme',
  profile: 'p',
  inputs: 'now',
  inputParts: fingerprint.parts,
  warnings: 0,
  initialJs: { raw: 2, brotli: 1 },
  files: { 'index.html': { sha256: 'x', bytes: 4 }, 'assets/a.js': { sha256: 'y', bytes: 2 } },
}

const publish = (change: object = {}) =>
  writeFileSync(join(target, 'livery.json'), JSON.stringify({ ...manifest, ...change }))

beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'livery-site-'))
  mkdirSync(join(target, 'assets'))
  writeFileSync(join(target, 'index.html'), 'page')
  writeFileSync(join(target, 'assets', 'a.js'), 'js')
  publish()
})

afterEach(() => rmSync(target, { recursive: true, force: true }))

const look = () => lookAtPublished(target, 'acme', fingerprint)

test('a site of the same inputs, whole, is what its livery.json says', () => {
  expect(look()).toMatchObject({ manifest })
})

test('where nothing stands, it is the first build', () => {
  rmSync(target, { recursive: true })
  expect(look()).toEqual([{ kind: 'first-build' }])
})

test.each([
  ['livery.json', 'output-missing'],
  ['assets/a.js', 'output-missing'],
])('without %s it is %s', (file, kind) => {
  rmSync(join(target, file))
  expect(look()).toEqual([{ kind, file }])
})

test('a file of another size is damaged', () => {
  writeFileSync(join(target, 'index.html'), 'pages')
  expect(look()).toEqual([{ kind: 'output-damaged', file: 'index.html' }])
})

test.each(['', '{', '[]', 'null', '{"inputs":"now"}', '{"files":{}}'])(
  'a livery.json that holds %j is damaged',
  (text) => {
    writeFileSync(join(target, 'livery.json'), text)
    expect(look()).toEqual([{ kind: 'output-damaged', file: 'livery.json' }])
  },
)

test('the site of another tenant is not this one’s', () => {
  publish({ merchantCode: 'globex' })
  expect(look()).toEqual([{ kind: 'output-damaged', file: 'livery.json' }])
})

test('other inputs are told part by part', () => {
  publish({ inputs: 'before', inputParts: { folder: 'f0', 'base:globex': 'b0', year: '2025' } })
  expect(look()).toEqual([
    { kind: 'input-changed', part: 'folder', was: 'f0', is: 'f1' },
    { kind: 'input-changed', part: 'strings:en', was: null, is: 's1' },
    { kind: 'input-changed', part: 'year', was: '2025', is: '2026' },
    { kind: 'input-changed', part: 'base:globex', was: 'b0', is: null },
  ])
})

test('inputs that no later build may take for its own name every part', () => {
  publish({ inputs: 'not described', inputParts: {} })
  expect(look()).toHaveLength(3)
})

const hash = (digit: string) => digit.repeat(64)

test.each([
  [{ kind: 'first-build' }, 'there was no site of it'],
  [{ kind: 'always-checked' }, 'its folder holds something that content alone does not describe'],
  [{ kind: 'input-changed', part: 'year', was: '2025', is: '2026' }, 'changed: the year (2025 → 2026)'],
  [{ kind: 'input-changed', part: 'base:globex', was: null, is: hash('b') }, 'new: the base "globex"'],
  [{ kind: 'input-changed', part: 'strings:ja', was: hash('b'), is: null }, 'gone: the strings in ja'],
  [
    {
      kind: 'input-changed',
      part: 'folder',
      was: hash('a'),
      is: hash('b'),
      files: [...'abcdefg'].map((path) => ({ path, change: 'added' as const })),
    },
    'changed: its folder (aaaaaaaaaaaa → bbbbbbbbbbbb): a added, b added, c added, d added, e added, 2 more',
  ],
] as const)('%j is said as: %s', (reason, expected) => {
  expect(describeReason(reason as Parameters<typeof describeReason>[0])).toBe(expected)
})
