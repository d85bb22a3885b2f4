import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { categoryIds } from '#contract/site/gates.ts'
import { categoryPath, siteRoutes } from '#contract/site/routes.ts'
import { productRoot } from '#tests/support/livery.ts'
import { readChunkGroups } from './chunk-groups.ts'

let dir = ''

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-groups-'))
  for (const path of ['src/a/one.ts', 'src/a/two.ts', 'src/home.tsx', 'src/list.tsx', 'node_modules/zod/index.js'])
    write(path, '')
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(dir, path)), { recursive: true })
  writeFileSync(join(dir, path), text)
}

const declare = (declared: unknown) => write('src/config/chunks.json', JSON.stringify(declared, null, 2))

test('a group has the modules of its paths without those that are taken out, and its packages', () => {
  declare({
    groups: [{ name: 'a', why: 'Shared.', packages: ['zod'], paths: ['src/a/**', '!src/a/two.ts'], priority: 1 }],
  })
  const [group] = readChunkGroups(dir).groups
  const asked = [
    'src/a/one.ts',
    'src/a/two.ts',
    'src/home.tsx',
    'node_modules/zod/v4/core.js',
    'node_modules/zods/x.js',
  ]
  expect(asked.filter((path) => group?.has?.(path))).toEqual(['src/a/one.ts', 'node_modules/zod/v4/core.js'])
})

test('a group without paths and packages takes every module', () => {
  declare({ groups: [{ name: 'main', why: 'The rest.', isInitial: true, priority: 1 }] })
  expect(readChunkGroups(dir).groups).toEqual([{ name: 'main', priority: 1, minShareCount: 1, tags: ['$initial'] }])
})

test('says what a profile’s files depend on', () => {
  const vendor = {
    name: 'vendor',
    why: 'Packages.',
    packages: ['*'],
    priority: 2,
    isPreloaded: true,
    namesIcons: false,
  }
  declare({
    firstPage: 'src/home.tsx',
    pages: { '/list': ['src/list.tsx'] },
    groups: [vendor, { name: 'main', why: 'The rest.', priority: 1 }],
  })
  expect(readChunkGroups(dir).loading).toEqual({
    firstPage: 'src/home.tsx',
    pages: { '/list': ['src/list.tsx'] },
    preloaded: ['vendor'],
    withoutIcons: ['vendor'],
  })
})

test('names file and line of each entry that matches nothing', () => {
  declare({
    firstPage: 'src/gone.tsx',
    pages: { '/list': ['src/gone-too.tsx'] },
    groups: [{ name: 'a', why: 'Shared.', packages: ['axios'], paths: ['src/a/**', '!src/b/*'], priority: 1 }],
  })
  expect(() => readChunkGroups(dir)).toThrow(
    [
      'src/config/chunks.json:17: "!src/b/*" matches no file',
      'src/config/chunks.json:13: "axios" matches no file',
      'src/config/chunks.json:2: "src/gone.tsx" matches no file',
      'src/config/chunks.json:5: "src/gone-too.tsx" matches no file',
    ].join('\n'),
  )
})

test('refuses a key that it does not know', () => {
  declare({ groups: [{ name: 'a', why: 'Shared.', test: 'src', priority: 1 }] })
  expect(() => readChunkGroups(dir)).toThrow('test')
})

test('every page that is painted says which modules draw it', () => {
  const listed = siteRoutes().filter(({ search }) => search === 'listed')
  const paths = [...listed.map(({ path }) => path), ...categoryIds.map(categoryPath)]
  expect(Object.keys(readChunkGroups(productRoot).loading.pages).sort()).toEqual(paths.sort())
})
