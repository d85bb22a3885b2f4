import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch, type Tree } from '#tests/support/scratch.ts'
import { filesOf, findPackage } from './fontsource.ts'

const name = '@fontsource/archivo'
const at = `node_modules/${name}`
const metadata = (subsets: unknown) => JSON.stringify({ subsets })
const rule = (slug: string, body: string) => `/* ${slug} */\n@font-face {\n${body}\n}\n`
const face = (file: string, more = '') =>
  `  src: url(./files/${file}.woff2) format('woff2'), url(./files/${file}.woff) format('woff');${more}`

const open = (tree: Tree) => {
  const dir = scratch({ [`${at}/metadata.json`]: metadata(['latin', 'latin-ext']), ...tree })
  return { dir, found: findPackage(name, [dir]) }
}

test('a package is found from any folder below the one it is installed in', () => {
  const { dir } = open({ 'cli/theme/x.ts': '' })
  expect(findPackage(name, [join(dir, 'cli', 'theme')])?.directory).toBe(join(dir, at))
  expect(findPackage(name, [join(dir, 'none', 'yet')])?.directory).toBe(join(dir, at))
})

test('the nearest installation is taken, and the first folder that has one', () => {
  const { dir } = open({ [`inner/${at}/metadata.json`]: metadata([]), 'other/': '' })
  expect(findPackage(name, [join(dir, 'inner')])?.directory).toBe(join(dir, 'inner', at))
  expect(findPackage(name, [join(dir, 'other'), join(dir, 'inner')])?.directory).toBe(join(dir, at))
  expect(findPackage('@fontsource/none', [dir])).toBe(null)
  expect(findPackage(name, [])).toBe(null)
})

test.each([
  ['latin and more', metadata(['latin', 'bengali']), ['latin', 'bengali']],
  ['none', metadata([]), []],
  ['no list', metadata('latin'), []],
  ['a list with what is no name', metadata(['latin', 7, null]), ['latin']],
  ['metadata that is a list', '[]', []],
  ['metadata that is null', 'null', []],
])('subsets: %s', (_, text, subsets) => {
  expect(open({ [`${at}/metadata.json`]: text }).found?.subsets).toEqual(subsets)
})

test('a package with an axis of weight is variable', () => {
  expect(open({}).found?.isVariable).toBe(false)
  expect(open({ [`${at}/wght.css`]: '' }).found?.isVariable).toBe(true)
})

test('a sheet says each file with its subset, weight, style and range', () => {
  const sheet = [
    rule(
      'archivo-latin-ext-700-italic',
      `${face('ext', ' font-style: italic; font-weight: 700; unicode-range: U+0100-02BA,U+1E00;')}`,
    ),
    rule('archivo-latin-700-normal', face('latin')),
    rule('archivo-[119]-700-normal', face('slice', ' font-weight: 100 900;')),
    rule('archivo-thai-700-normal', face('thai')),
  ].join('\n')
  const { dir, found } = open({ [`${at}/700.css`]: sheet })
  if (!found) throw new Error('no package')
  const file = (slug: string) => join(dir, at, 'files', `${slug}.woff2`)
  expect(filesOf(found, '700')).toEqual([
    { subset: 'latin-ext', style: 'italic', weight: '700', file: file('ext'), unicodeRange: 'U+0100-02BA,U+1E00' },
    { subset: 'latin', style: 'normal', weight: '400', file: file('latin'), unicodeRange: null },
    { subset: '[119]', style: 'normal', weight: '100 900', file: file('slice'), unicodeRange: null },
    { subset: '', style: 'normal', weight: '400', file: file('thai'), unicodeRange: null },
  ])
})

test.each([
  ['there is no such sheet', {}],
  ['the sheet is empty', { [`${at}/400.css`]: '' }],
  ['its rule names no woff2', { [`${at}/400.css`]: rule('archivo-latin-400-normal', '  src: url(./a.ttf);') }],
  ['its rule has no name above it', { [`${at}/400.css`]: `@font-face {${face('a')}}` }],
])('no file where %s', (_, tree) => {
  const { found } = open(tree)
  expect(found && filesOf(found, '400')).toEqual([])
})

test('an installation that changes is read again', () => {
  const { dir, found } = open({ [`${at}/400.css`]: rule('archivo-latin-400-normal', face('old')) })
  if (!found) throw new Error('no package')
  expect(filesOf(found, '400')).toHaveLength(1)
  writeFileSync(join(dir, at, '400.css'), '')
  expect(filesOf(found, '400')).toHaveLength(1)
  writeFileSync(join(dir, at, 'metadata.json'), `${metadata(['latin'])}\n\n`)
  const again = findPackage(name, [dir])
  expect(again && filesOf(again, '400')).toEqual([])
})
