import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { collectStrings } from './collect.ts'
import {
  flattenMessages,
  isPlural,
  type MessageTree,
  namespacesOf,
  nestMessages,
  readMessages,
  stemOf,
} from './messages.ts'

const dir = mkdtempSync(join(tmpdir(), 'livery-messages-'))

afterAll(() => rmSync(dir, { recursive: true }))

test('a plural key has a stem, another is its own', () => {
  expect(['coins_one', 'coins_other', 'one', 'my_key'].map(stemOf)).toEqual(['coins', 'coins', 'one', 'my_key'])
  expect(['coins_few', 'few', 'a_few_more'].map(isPlural)).toEqual([true, false, false])
})

const { tree } = fc.letrec<{ tree: MessageTree }>((tie) => ({
  tree: fc.dictionary(fc.stringMatching(/^[a-z_]{1,4}$/), fc.oneof({ maxDepth: 3 }, fc.string(), tie('tree'))),
}))

test('flat and nested hold the same messages, and the same messages give the same bytes', () => {
  fc.assert(
    fc.property(tree, (messages) => {
      const flat = flattenMessages(messages)
      const again = nestMessages(new Map([...flat].reverse()))
      expect(flattenMessages(again)).toEqual(new Map([...flat].sort()))
      expect(JSON.stringify(again)).toBe(JSON.stringify(nestMessages(flat)))
    }),
  )
})

test('a key that is a name of every object is a key like others', () => {
  nestMessages(
    new Map([
      ['__proto__.polluted', 'x'],
      ['constructor.name', 'y'],
    ]),
  )
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})

test('a namespace is a JSON file; one that is not there is null, one that holds other things says so', () => {
  writeFileSync(join(dir, 'shell.json'), '\uFEFF{ "a": { "b": "x" } }')
  writeFileSync(join(dir, 'bad.json'), '{ "a": 1 }')
  writeFileSync(join(dir, 'broken.json'), '{ "a": }')
  writeFileSync(join(dir, 'readme.md'), '')
  expect(namespacesOf(dir)).toEqual(['bad', 'broken', 'shell'])
  expect(namespacesOf(join(dir, 'none'))).toEqual([])
  expect(readMessages(dir, 'shell')).toEqual(new Map([['a.b', 'x']]))
  expect(readMessages(dir, 'none')).toBeNull()
  expect(() => readMessages(dir, 'broken')).toThrow(/broken\.json is not JSON: /)
  expect(() => readMessages(dir, 'bad')).toThrow(/bad\.json: a locale file holds strings and objects of strings only/)
})

test('a site’s strings are the shared ones with the tenant’s over them, the base’s below the tenant’s own', () => {
  const folders = writeLocales({
    'locales/en': { home: { title: 'Shared', play: 'Play', kept: 'Kept' } },
    'base/en': { home: { title: 'Base', play: 'Base' } },
    'own/en': { home: { title: 'Own' } },
  })
  const collected = collectStrings({ ...folders, tag: 'en', closed: [] })
  expect(collected).toEqual({ home: '{"kept":"Kept","play":"Base","title":"Own"}' })
})

test('what stands behind a closed gate is left out: namespaces, keys, prefixes and plural forms, and nothing beside', () => {
  const folders = writeLocales({
    'locales/en': {
      agent: { badge: 'Agent' },
      shell: {
        vip: { title: 'VIP', more: 'More' },
        viper: 'A snake',
        coins_one: 'coin',
        coins_other: 'coins',
        theme: 'Theme',
      },
    },
    'base/en': { shell: { vip: { title: 'Our VIP' } } },
    'own/en': {},
  })
  const closed = ['agent', 'shell:vip', 'shell:coins', 'shell:theme', 'shell:nothing']
  expect(collectStrings({ ...folders, tag: 'en', closed })).toEqual({ shell: '{"viper":"A snake"}' })
})

test('a language without a namespace of its own has only what the tenant gives it', () => {
  const folders = writeLocales({
    'locales/en': { home: { a: 'A', b: 'B' } },
    'base/fr': { home: { a: 'Un' } },
    'own/en': {},
  })
  expect(collectStrings({ ...folders, tag: 'fr', closed: [] })).toEqual({ home: '{"a":"Un"}' })
})

/** Writes namespaces into folders of their own; gives the folders as `collectStrings` takes them. */
function writeLocales(files: Record<string, Record<string, unknown>>): { localesDir: string; overlayDirs: string[] } {
  const root = mkdtempSync(join(dir, 'set-'))
  for (const [folder, namespaces] of Object.entries(files)) {
    mkdirSync(join(root, folder), { recursive: true })
    for (const [name, messages] of Object.entries(namespaces)) {
      writeFileSync(join(root, folder, `${name}.json`), JSON.stringify(messages))
    }
  }
  return { localesDir: join(root, 'locales'), overlayDirs: [join(root, 'base'), join(root, 'own')] }
}
