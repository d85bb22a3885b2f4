import type { Random } from '#tests/support/generated-random.ts'
import type { Mutation, Victim } from './mutation.ts'

type Change = (text: string, random: Random) => string | Uint8Array

const deep = (open: string, close: string, depth: number) => `{"a":${open.repeat(depth)}1${close.repeat(depth)}}`

/** Puts something before a random one of the places that a pattern finds. */
function before(text: string, pattern: RegExp, random: Random, piece: string): string {
  const places = [...text.matchAll(pattern)].map(({ index }) => index)
  const place = random.pick(places)
  return text.slice(0, place) + piece + text.slice(place)
}

function withBytes(text: string, random: Random, piece: readonly number[]): Uint8Array {
  const bytes = Buffer.from(text, 'utf8')
  const place = random.whole(1, bytes.length - 1)
  return Buffer.concat([bytes.subarray(0, place), Buffer.from(piece), bytes.subarray(place)])
}

/** What no JSON file of a tenant may be. */
const changes: Record<string, Change> = {
  'is cut off': (text, random) => text.slice(0, random.whole(1, text.trimEnd().length - 1)),
  'is empty': () => '',
  'is white space': () => ' \n\t\r\n',
  'is null': () => 'null',
  'is a list': (text) => `[${text}]`,
  'is a number': () => '-1e400',
  'is a text': () => '"tenant"',
  'is two objects': (text) => `${text}${text}`,
  'has a comment': (text, random) =>
    before(text, /(?<=\n) *["}]/g, random, random.pick(['// no\n', '/* no */', '# no\n', '/*'])),
  'has a trailing comma': (text, random) => before(text, /[}\]]/g, random, ','),
  'has a missing comma': (text) => text.replace(/,\n/, '\n'),
  'has a control character': (text, random) =>
    before(text, /(?<=: ")/g, random, random.pick(['\0', '\u0001', '\n', '\t', '\u001f'])),
  'has a bad escape': (text, random) =>
    before(text, /(?<=: ")/g, random, random.pick(['\\x41', '\\u12', '\\u{1}', '\\'])),
  'has single quotes': (text) => text.replaceAll('"', "'"),
  'has a value that is none': (text, random) =>
    before(
      text,
      /(?<=: )["{[\d]/g,
      random,
      random.pick(['NaN', 'Infinity', 'undefined', '0x10', '+1', '.5', '01', 'True']),
    ),
  'has a byte order mark within': (text, random) => before(text, /(?<=\n)\s+"/g, random, '\ufeff'),
  'has bytes that are no UTF-8': (text, random) =>
    withBytes(text, random, random.pick([[0xff], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]])),
  'is UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'is compressed': () => Buffer.from('1f8b0800000000000003abae05000043bfa6a3020000', 'hex'),
  'is random bytes': (_, random) => Buffer.from(Array.from({ length: 300 }, () => random.whole(128, 255))),
  'nests lists': (_, random) => deep('[', ']', random.whole(100, 50_000)),
  'nests objects': (_, random) => deep('{"a":', '}', random.whole(100, 20_000)),
  'opens and never closes': (_, random) => '{"a":['.repeat(random.whole(100, 50_000)),
  'has a key twice': (text, random) => {
    const keys = [...text.matchAll(/\n(\s+)("[^"]+"): /g)]
    const key = random.pick(keys)
    return `${text.slice(0, key.index)}\n${key[1]}${key[2]}: 0,${text.slice(key.index)}`
  },
  'reaches for the prototype': (text, random) =>
    before(text, /\n\s+"[^"]+": /g, random, `\n"${random.pick(['__proto__', 'constructor', 'prototype'])}": {"x": 1},`),
}

/** The JSON files that a tenant has or may have. */
const files = [
  'tenant.json',
  'themes/both.tokens.json',
  'themes/dark.tokens.json',
  'locales/en/shell.json',
  'demo.json',
]

/** What a file holds that the victim does not have yet. */
const small: Record<string, string> = {
  'themes/both.tokens.json':
    '{\n  "radius": {\n    "card": { "$value": { "value": 4, "unit": "px" } },\n    "tile": { "$value": { "value": 4, "unit": "px" } }\n  }\n}\n',
  'themes/dark.tokens.json':
    '{\n  "gap": {\n    "grid": { "$value": { "value": 4, "unit": "px" } },\n    "page": { "$value": { "value": 4, "unit": "px" } }\n  }\n}\n',
  'locales/en/shell.json': '{\n  "loading": "Wait",\n  "retry": "Again"\n}\n',
  'demo.json': '{\n  "note": "x",\n  "more": ["y"]\n}\n',
}

function textOf(victim: Victim, file: string): string {
  return file === 'tenant.json' ? victim.read(file) : (small[file] ?? '{}')
}

export const brokenJson: readonly Mutation[] = Object.entries(changes).map(([what, change]) => ({
  what,
  spoil(victim, random) {
    const file = random.chance(0.6) ? 'tenant.json' : random.pick(files)
    victim.write(file, change(textOf(victim, file), random))
  },
}))
