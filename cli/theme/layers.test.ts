import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { layOverrides, takeOffBad } from './check-tokens.ts'
import { isHidden, isPrivate, lay, readSharedTokens, stackOf, type Token, takeOff } from './layers.ts'
import { cycleFrom, decidingToken, resolveValue } from './references.ts'
import { parseTokenFile } from './token-file.ts'

type Values = Readonly<Record<string, unknown>>

/** Tokens by path; a type of their own goes before the value: `['color', '#fff']`. */
const tokensOf = (values: Values) => {
  const entries = Object.entries(values).map(([path, value]) => {
    const leaf = Array.isArray(value) ? { $type: value[0], $value: value[1] } : { $value: value }
    return parseTokenFile(
      't.json',
      JSON.stringify(path.split('.').reduceRight<object>((below, step) => ({ [step]: below }), leaf)),
      'acme',
    ).tokens
  })
  return entries.flat()
}
const stack = (values: Values) => stackOf(tokensOf(values))
const shared = {
  'color.bg': ['color', '#000'],
  'color.text': ['color', '#fff'],
  'color.header': ['color', '{color.bg}'],
  'radius.card': ['dimension', { value: 8, unit: 'px' }],
  'palette.action': ['color', '#00f'],
}
const laid = (own: Values) => {
  const all = stack(shared)
  const findings = [...layOverrides(all, tokensOf(own)), ...takeOffBad(all)]
  return { all, said: findings.map(({ code, message, suggestion }) => [code, message, suggestion]) }
}

test('an override takes the type of what it covers, and is taken off to show that again', () => {
  const all = stack({ 'radius.card': ['dimension', { value: 8, unit: 'px' }] })
  const [own] = tokensOf({ 'radius.card': ['color', { value: 0, unit: 'px' }] })
  if (own) lay(all, own)
  const token = all.get('radius.card') as Token
  expect(token).toMatchObject({ type: 'dimension', isOverride: true, value: { value: 0 } })
  takeOff(all, token)
  expect(all.get('radius.card')).toMatchObject({ isOverride: false, value: { value: 8 } })
  takeOff(all, all.get('radius.card') as Token)
  expect(all.has('radius.card')).toBe(false)
})

test('a unit is inherited; CSS that was written beside the old value is not', () => {
  const extensions = { 'livery.unit': '%', 'livery.css': '50% / 20%' }
  const [base] = tokensOf({ 'radius.art': ['number', 50] })
  const [own] = tokensOf({ 'radius.art': ['number', 10] })
  if (!base || !own) throw new Error('no tokens')
  const all = stackOf([{ ...base, extensions }])
  lay(all, own)
  expect(all.get('radius.art')?.extensions).toEqual({ 'livery.unit': '%' })
})

test.each([
  ['brand.red', true, true],
  ['palette.action', false, true],
  ['color.bg', false, false],
  ['brand', false, false],
  ['branding.red', false, false],
])('%s is a tenant’s own: %s, and makes no CSS: %s', (path, own, hidden) => {
  expect([isPrivate(path), isHidden(path)]).toEqual([own, hidden])
})

test.each<[string, Values, unknown]>([
  [
    'a name that no site reads',
    { 'color.bgg': ['color', '#111'] },
    ['unknown-token', 'No site reads a token "color.bgg"', 'Did you mean "color.bg"?'],
  ],
  [
    'a name of the derived palette',
    { 'palette.action': ['color', '#111'] },
    ['unknown-token', 'No site reads a token of a group "palette"', null],
  ],
  [
    'an alias of nothing',
    { 'color.bg': '{color.txt}' },
    ['token-reference', '"color.bg" refers to {color.txt}, which is no token', 'Did you mean "color.text"?'],
  ],
  [
    'an alias of a group',
    { 'color.bg': '{radius}' },
    ['token-reference', '"color.bg" refers to {radius}, which is a group', null],
  ],
  [
    'itself',
    { 'color.bg': '{color.bg}' },
    ['token-cycle', '"color.bg" refers to itself: color.bg > color.bg', 'Give one of them a value of its own.'],
  ],
  [
    'a circle with a shared token',
    { 'color.bg': '{color.header}' },
    [
      'token-cycle',
      '"color.bg" refers to itself: color.bg > color.header > color.bg',
      'Give one of them a value of its own.',
    ],
  ],
  [
    'another type',
    { 'color.bg': '{radius.card}' },
    ['token-value', '"color.bg": is a color, and {radius.card} is a dimension', null],
  ],
  ['no colour', { 'color.bg': 'greenish' }, ['token-value', '"color.bg": "greenish" is no colour', null]],
  [
    'no type',
    { 'brand.red': '#f00' },
    ['token-value', '"brand.red": has no $type, and no group above it has one', null],
  ],
])('%s is said once, and the shared token shows again', (_, own, finding) => {
  const { all, said } = laid(own)
  expect(said).toEqual([finding])
  expect(Object.fromEntries([...all].map(([path, { isOverride }]) => [path, isOverride]))).toEqual(
    Object.fromEntries(Object.keys(shared).map((path) => [path, false])),
  )
})

test('what leads to a bad token of the tenant’s own is taken off with it, and not said', () => {
  const { all, said } = laid({ 'brand.red': ['color', 'rot'], 'color.bg': '{brand.red}' })
  expect(said.map(([code, message]) => `${code}: ${message}`)).toEqual(['token-value: "brand.red": "rot" is no colour'])
  expect(all.get('color.bg')).toMatchObject({ isOverride: false })
})

test('a circle that shows once a bad token is taken off is taken off too', () => {
  const { all, said } = laid({ 'color.header': 'rot', 'color.bg': '{color.header}' })
  expect(said.map(([code, message]) => `${code}: ${message}`)).toEqual([
    'token-value: "color.header": "rot" is no colour',
    'token-cycle: "color.bg" refers to itself: color.bg > color.header > color.bg',
  ])
  expect(resolveValue(all, '{color.header}')).toBe('#000')
})

test('only the paths that may be wrong are looked at', () => {
  const all = stack({ ...shared, 'color.old': ['color', 'rot'] })
  expect(takeOffBad(all, new Set(['color.bg']))).toEqual([])
  expect(takeOffBad(all, new Set(['color.old']))).toHaveLength(1)
})

test('values are resolved at any depth, through chains', () => {
  const all = stack({
    a: ['color', '#123'],
    b: ['color', '{a}'],
    s: ['shadow', [{ color: '{b}', blur: { value: 1, unit: 'px' } }, null, 0]],
  })
  expect(resolveValue(all, '{b}')).toBe('#123')
  expect(resolveValue(all, all.get('s')?.value)).toEqual([{ color: '#123', blur: { value: 1, unit: 'px' } }, null, 0])
})

test('a cycle is found from who stands in it, not from who leads to it', () => {
  const all = stack({ a: '{b}', b: '{c}', c: '{b}', d: '#000' })
  const from = (path: string) => cycleFrom(all, all.get(path) as Token)
  expect(from('a')).toBe(null)
  expect(from('b')).toEqual(['b', 'c', 'b'])
  expect(from('d')).toBe(null)
})

test('a value is decided by the first override of its chain, or by its end', () => {
  const { all } = laid({ 'color.bg': '{brand.red}', 'brand.red': ['color', '#f00'] })
  expect(decidingToken(all, 'color.header')).toMatchObject({ path: 'color.bg', isOverride: true })
  expect(decidingToken(all, 'color.text')).toMatchObject({ path: 'color.text', isOverride: false })
  expect(decidingToken(all, 'none')).toBe(null)
})

test('shared tokens are read once for the same files, and again after a change', () => {
  const token = '{"color":{"bg":{"$type":"color","$value":"#000"}}}'
  const names = ['base', 'component', 'semantic/dark', 'semantic/light'].map((folder) => `${folder}/a.tokens.json`)
  const dir = scratch(Object.fromEntries(names.map((name) => [name, token])))
  const first = readSharedTokens(dir)
  expect(first.diagnostics).toEqual([])
  expect(first.common).toHaveLength(2)
  expect(readSharedTokens(dir)).toBe(first)
  writeFileSync(join(dir, 'base', 'b.tokens.json'), token.replace('bg', 'more'))
  expect(readSharedTokens(dir).common.map(({ path }) => path)).toEqual(['color.bg', 'color.more', 'color.bg'])
})

test('a folder of shared tokens that is missing or empty is said for each layer', () => {
  const dir = scratch({ 'base/notes.md': '', 'component/a.tokens.json': '{}' })
  expect(readSharedTokens(dir).diagnostics.map(({ code, message, tenant }) => [code, message, tenant])).toEqual([
    ['missing-tokens', 'No *.tokens.json in base', null],
    ['missing-tokens', 'No *.tokens.json in semantic/dark', null],
    ['missing-tokens', 'No *.tokens.json in semantic/light', null],
  ])
})
