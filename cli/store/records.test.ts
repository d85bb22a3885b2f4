import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { sha256 } from '../fs/hash.ts'
import { type OwnMark, openRecords } from './records.ts'
import { openWriter } from './writer.ts'

interface Reading {
  dir?: string
  own?: Partial<OwnMark> | null
}

const secret = Buffer.alloc(32, 7)

/** Records of a folder, for whoever has the key; `null` for who asks for no marks. */
function open({ dir = scratch(), own = {} }: Reading = {}) {
  const foreign: string[] = []
  const mark = own && { key: secret, domain: 'of main', onForeign: (place: string) => foreign.push(place), ...own }
  const writer = openWriter(dir)
  const records = openRecords(dir, writer, mark ?? undefined)
  const pathOf = (kind: string, key: string) => {
    const name = sha256(key)
    return join(dir, kind, name.slice(0, 2), name.slice(2))
  }
  return { dir, records, foreign, pathOf, sync: () => writer.sync() }
}

async function written(text: string, own: Reading['own'] = {}) {
  const opened = open({ own })
  opened.records.set('site', 'inputs', { text })
  await opened.sync()
  return opened
}

test.each(['', 'one line', 'two\nlines\n', 'é漢字 \u0000', `${'a'.repeat(64)}\nlike a sum`])(
  'a text comes back as it was, whatever it holds: %j',
  async (text) => {
    const { dir } = await written(text)
    expect(open({ dir }).records.get('site', 'inputs')).toEqual({ text, by: 'here' })
  },
)

test('the last text counts, and each kind and key has its own', async () => {
  const { dir, records, sync } = await written('first')
  records.set('site', 'inputs', { text: 'second' })
  records.set('page', 'inputs', { text: 'of a page' })
  await sync()
  const again = open({ dir }).records
  expect(again.get('site', 'inputs')?.text).toBe('second')
  expect(again.get('page', 'inputs')?.text).toBe('of a page')
  expect(again.get('site', 'other inputs')).toBeUndefined()
})

test.each(['', 'Site', '../site', 'a/b', 'a b', '.', '9'])('%j is no kind, so that no path leads elsewhere', (kind) => {
  const { records } = open()
  expect(() => records.set(kind, 'inputs', { text: 'x' })).toThrow(TypeError)
  expect(() => records.get(kind, 'inputs')).toThrow(TypeError)
})

const damages: Record<string, (content: string) => string> = {
  'whose text was edited to the same length': (content) => content.replace('told', 'TOLD'),
  'whose text goes on': (content) => `${content} more`,
  'that was cut': (content) => content.slice(0, -1),
  'without a line': (content) => content.replaceAll('\n', ' '),
  'of another sum': (content) => `${'0'.repeat(64)}${content.slice(64)}`,
  'that is empty': () => '',
}

test.each(Object.keys(damages))('a record %s is none, and goes', async (name) => {
  const { dir, pathOf } = await written('told')
  const path = pathOf('site', 'inputs')
  writeFileSync(path, damages[name]?.(readFileSync(path, 'utf8')) ?? '')
  const { records, foreign } = open({ dir })
  expect(records.mayHave('site', 'inputs')).toBe(true)
  expect(records.get('site', 'inputs')).toBeUndefined()
  expect(existsSync(path)).toBe(false)
  expect(foreign).toEqual([])
})

test.each([
  ['another key', 'site', 'other inputs'],
  ['another kind', 'page', 'inputs'],
])('a whole record in the place of %s is none', async (_, kind, key) => {
  const { dir, pathOf } = await written('told')
  mkdirSync(dirname(pathOf(kind, key)), { recursive: true })
  writeFileSync(pathOf(kind, key), readFileSync(pathOf('site', 'inputs')))
  expect(open({ dir }).records.get(kind, key)).toBeUndefined()
})

test('a link or a folder in its place is no record, and what a link leads to stays', async () => {
  const { dir, pathOf } = await written('told')
  const path = pathOf('site', 'inputs')
  const elsewhere = join(scratch(), 'record')
  writeFileSync(elsewhere, readFileSync(path))
  rmSync(path)
  symlinkSync(elsewhere, path)
  expect(open({ dir }).records.get('site', 'inputs')).toBeUndefined()
  expect([existsSync(path), existsSync(elsewhere)]).toEqual([false, true])
  mkdirSync(path)
  expect(open({ dir }).records.get('site', 'inputs')).toBeUndefined()
})

const markAt = { from: 64 + 'here '.length, to: 64 + 'here '.length + 64 }
const withMark = (content: string, mark: string) => `${content.slice(0, markAt.from)}${mark}${content.slice(markAt.to)}`

const forgeries: Record<string, (content: string) => string> = {
  'that says another vouches': (content) => content.replace('here ', 'them '),
  'without a mark': (content) => content.replace(/here [0-9a-f]{64}/, ''),
  'with a mark that somebody made up': (content) => withMark(content, '0'.repeat(64)),
  'with a mark that is longer': (content) => withMark(content, '0'.repeat(65)),
  'with a mark of letters that take two bytes': (content) => withMark(content, 'é'.repeat(64)),
}

test.each(Object.keys(forgeries))('a whole record %s is not ours: it is told of, and left', async (name) => {
  const { dir, pathOf } = await written('told')
  const path = pathOf('site', 'inputs')
  writeFileSync(path, forgeries[name]?.(readFileSync(path, 'utf8')) ?? '')
  const { records, foreign } = open({ dir })
  expect(records.get('site', 'inputs')).toBeUndefined()
  expect(foreign).toEqual([`site/${sha256('inputs')}`])
  expect(existsSync(path)).toBe(true)
})

test.each<[string, Partial<OwnMark>]>([
  ['of another user', { key: Buffer.alloc(32, 8) }],
  ['under other keys or another scope', { domain: 'of a scope' }],
  ['who has no key of this machine', { key: undefined }],
])('a reader %s believes nothing that was written here', async (_, own) => {
  const { dir } = await written('told')
  const { records, foreign } = open({ dir, own })
  expect(records.get('site', 'inputs')).toBeUndefined()
  expect(foreign).toHaveLength(1)
})

test('what was written without a key of this machine has no mark that another reader could believe', async () => {
  const { dir } = await written('told', { key: undefined })
  expect(open({ dir }).records.get('site', 'inputs')).toBeUndefined()
  expect(open({ dir, own: null }).records.get('site', 'inputs')).toEqual({ text: 'told', by: undefined })
})

test('the mark of one record is of no use for another', async () => {
  const { dir, records, pathOf, sync } = await written('told')
  records.set('site', 'other inputs', { text: 'told too' })
  await sync()
  const [one, other] = [pathOf('site', 'inputs'), pathOf('site', 'other inputs')]
  const mark = readFileSync(other, 'utf8').slice(markAt.from, markAt.to)
  writeFileSync(one, withMark(readFileSync(one, 'utf8'), mark))
  expect(open({ dir }).records.get('site', 'inputs')).toBeUndefined()
  expect(open({ dir }).records.get('site', 'other inputs')?.text).toBe('told too')
})

test('who vouched for what came from elsewhere stays known', () => {
  const { dir, records } = open()
  records.set('site', 'inputs', { text: 'brought', by: '0123456789abcdef' })
  expect(open({ dir }).records.get('site', 'inputs')).toEqual({ text: 'brought', by: '0123456789abcdef' })
})
