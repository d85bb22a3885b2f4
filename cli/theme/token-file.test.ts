import { expect, test } from 'vitest'
import { aliasTarget, parseTokenFile } from './token-file.ts'

const read = (text: string) => parseTokenFile('acme/tokens.json', text, 'acme')
const findings = (text: string) =>
  read(text).diagnostics.map(({ line, column, code, message }) => `${line}:${column} ${code}: ${message}`)

test.each([
  ['{color.bg}', 'color.bg'],
  ['{a}', 'a'],
  ['{}', null],
  ['{color.bg', null],
  ['color.bg', null],
  ['{color.bg} ', null],
  [' {color.bg}', null],
  ['{{color.bg}}', null],
  ['{a}{b}', null],
  ['{a\nb}', 'a\nb'],
  [8, null],
  [null, null],
  [['{a}'], null],
])('the alias in %j is %j', (value, target) => {
  expect(aliasTarget(value)).toBe(target)
})

test('tokens come in the order of the file, with the type of the nearest group', () => {
  const { tokens, diagnostics } = read(`{
    "color": { "$type": "color", "bg": { "$value": "#000" }, "own": { "$type": "number", "$value": 1 } },
    "space": { "1": { "$value": { "value": 4, "unit": "px" } } }
  }`)
  expect(tokens.map(({ path, type, value }) => [path, type, value])).toEqual([
    ['color.bg', 'color', '#000'],
    ['color.own', 'number', 1],
    ['space.1', null, { value: 4, unit: 'px' }],
  ])
  expect(diagnostics).toEqual([])
})

test('each token knows where its value, its name and its aliases stand', () => {
  const text = '{\n  "shadow": {\n    "card": { "$value": [{ "color": "{color.bg}" }, "{x}"] }\n  }\n}'
  const [token] = read(text).tokens
  const at = (line: number, column: number) => ({ file: 'acme/tokens.json', line, column })
  expect(token).toMatchObject({
    at: at(3, 25),
    nameAt: at(3, 5),
    aliases: [
      { target: 'color.bg', at: at(3, 37) },
      { target: 'x', at: at(3, 53) },
    ],
  })
})

test('extensions are kept where they are an object, and left out where they are not', () => {
  const { tokens } = read('{"a":{"$value":1,"$extensions":{"livery.unit":"%"}},"b":{"$value":1,"$extensions":"%"}}')
  expect(tokens.map(({ extensions }) => extensions)).toEqual([{ 'livery.unit': '%' }, {}])
})

test('a group’s own words are no tokens, and neither is what stands below a token', () => {
  const { tokens, diagnostics } = read('{"$schema":"x","g":{"$description":"d","t":{"$value":1,"below":{"$value":2}}}}')
  expect(tokens.map(({ path }) => path)).toEqual(['g.t'])
  expect(diagnostics).toEqual([])
})

test('a type that is no text does not count; an inherited one does', () => {
  const { tokens } = read('{"g":{"$type":"color","t":{"$type":7,"$value":"#fff"}}}')
  expect(tokens[0]?.type).toBe('color')
})

test.each([
  ['', '1:1 bad-json: This is not JSON: value expected'],
  ['{', '1:2 bad-json: This is not JSON: close brace expected'],
  ['{\n  "a": {"$value": 1}\n  "b": 2\n}', '3:3 bad-json: This is not JSON: comma expected'],
  ['{"a":1,}', '1:8 bad-json: This is not JSON: property name expected'],
  ['// colours\n{}', '1:1 bad-json: This is not JSON: invalid comment token'],
  ['{} {}', '1:4 bad-json: This is not JSON: end of file expected'],
])('%j is not JSON, and the place is said', (text, first) => {
  expect(read(text).tokens).toEqual([])
  expect(findings(text)).toEqual([first])
})

test.each([
  ['[]', '1:1 token-value: the file is neither a token nor a group of tokens'],
  ['"#fff"', '1:1 token-value: the file is neither a token nor a group of tokens'],
  ['null', '1:1 token-value: the file is neither a token nor a group of tokens'],
  ['{"color":{"bg":"#fff"}}', '1:16 token-value: color.bg is neither a token nor a group of tokens'],
  ['{"color":[]}', '1:10 token-value: color is neither a token nor a group of tokens'],
])('%s: what is neither token nor group is said, and how to write one', (text, first) => {
  expect(findings(text)).toEqual([first])
  expect(read(text).diagnostics[0]?.suggestion).toBe('Write { "$value": … }.')
})

test('a name written twice is said where it stands again, and the last holds', () => {
  const text = '{"a":{"$value":1},\n"a":{"$value":2}}'
  expect(findings(text)).toEqual(['2:1 duplicate-key: "a" is written twice in the same object'])
  expect(read(text).tokens.map(({ value }) => value)).toEqual([2])
})

test('names that objects have of their own are names like others', () => {
  const { tokens } = read('{"__proto__":{"$value":{"__proto__":1}},"constructor":{"$value":2}}')
  expect(tokens.map(({ path }) => path)).toEqual(['__proto__', 'constructor'])
  expect(Object.entries(tokens[0]?.value ?? {})).toEqual([['__proto__', 1]])
  expect(({} as Record<string, unknown>).$value).toBe(undefined)
})

const many = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`t${index}`, { $value: 1 }])))

test('a thousand tokens are read, and one more is none at all', () => {
  expect(read(many(1000)).tokens).toHaveLength(1000)
  const over = read(many(1001))
  expect(over.tokens).toEqual([])
  expect(over.diagnostics).toMatchObject([
    { code: 'too-many-tokens', message: 'The file has 1001 tokens, more than the 1000 that one may have' },
  ])
})
