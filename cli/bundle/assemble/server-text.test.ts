import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CliError } from '#cli/terminal/cli-error.ts'
import { caddyConfig, type HeaderRule, headersFile, nginxConfig } from './headers.ts'
import { contentSecurityPolicy, policyText } from './policy.ts'
import { readCaddy, readNginx, readPolicies, readStaticHost, type Statement } from './support/server-grammars.ts'

/** Making a hundred thousand stacks takes longer than all else here. */
const { stackTraceLimit } = Error
beforeAll(() => {
  Error.stackTraceLimit = 0
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

const oneLanguage = { own: 'en', others: [], revision: '1a2b3c4d' }

/** What was written, or null where the writer refuses it in words. */
function writtenBy(write: () => string): string | null {
  try {
    return write()
  } catch (error) {
    if (error instanceof CliError && error.hint !== null) return null
    throw error
  }
}

const ruleOf = (name: string, value: string, pattern = '/*'): HeaderRule[] => [
  { pattern: '/*', headers: { 'X-First': 'first' } },
  { pattern, headers: { [name]: value } },
]

/** Words that begin with a directive's name, at any depth. */
function wordsOf(statements: readonly Statement[], directive: string): string[][] {
  return statements.flatMap(({ words, block }) => [
    ...(words[0] === directive ? [words.slice(1)] : []),
    ...wordsOf(block ?? [], directive),
  ])
}

const shapeOf = (statements: readonly Statement[]): unknown =>
  statements.map(({ words, block }) => [words.length, block && shapeOf(block)])

interface Writer {
  name: string
  write(rules: readonly HeaderRule[]): string
  read(text: string): Statement[]
  /** Pairs of name and value that the text gives. */
  headers(statements: readonly Statement[]): string[][]
  patterns(statements: readonly Statement[]): string[]
}

const writers: readonly Writer[] = [
  {
    name: 'nginx',
    write: (rules: readonly HeaderRule[]) => nginxConfig(rules, oneLanguage),
    read: readNginx,
    headers: (statements) => wordsOf(statements, 'add_header').map((words) => words.slice(0, 2)),
    patterns: (statements) =>
      wordsOf(statements, 'location').flatMap(([kind, path]) => (kind === '^~' ? [`${path}*`] : [])),
  },
  {
    name: 'Caddy',
    write: (rules: readonly HeaderRule[]) => caddyConfig(rules, oneLanguage),
    read: readCaddy,
    headers: (statements) => wordsOf(statements, 'header'),
    patterns: (statements) => wordsOf(statements, 'path').flat(),
  },
  {
    name: '_headers',
    write: headersFile,
    read: readStaticHost,
    headers: (statements) => statements.flatMap(({ block }) => (block ?? []).map(({ words }) => words)),
    patterns: (statements) => statements.flatMap(({ words }) => words),
  },
]

/** Where a character may stand in a text, with nothing else odd in it. */
const places: readonly ((letter: string) => string)[] = [
  (letter) => `a${letter}b`,
  (letter) => letter,
  (letter) => `${letter}b`,
  (letter) => `a ${letter}`,
]

/** How many of all characters of the BMP a check lets through, for texts with each of them. */
function acceptedOf(check: (letter: string) => boolean): number {
  let accepted = 0
  for (let code = 0; code <= 0xffff; code++) if (check(String.fromCharCode(code))) accepted += 1
  return accepted
}

/** What some grammar reads as something of its own. */
const marks = [...`"'\\\${}#;:,! \t\n=<>*a/`, '`', '$host', '{$HOME}', '\\n', ':splat', '{http.request.uri}']

describe.each(writers)('$name', ({ write, read, headers, patterns }) => {
  const plain = shapeOf(read(write(ruleOf('X-Odd', 'plain', '/plain/*'))))

  /** Written, it reads as what it was, and nothing else of the file has changed. */
  function holds(name: string, value: string, pattern: string): boolean {
    const text = writtenBy(() => write(ruleOf(name, value, pattern)))
    if (text === null) return false
    const statements = read(text)
    const wrong =
      !headers(statements).some(([found, given]) => found === name && given === value) ||
      !patterns(statements).includes(pattern) ||
      JSON.stringify(shapeOf(statements)) !== JSON.stringify(plain)
    if (wrong) throw new Error(`${JSON.stringify([name, value, pattern])} reads as something else:\n${text}`)
    return true
  }

  test('holds each character of the BMP in a header’s text, or refuses it', () => {
    const accepted = acceptedOf((letter) => {
      const found = (letter < '\u0100' ? places : places.slice(0, 1)).map((place) =>
        holds('X-Odd', place(letter), '/plain/*'),
      )
      return found.includes(true)
    })
    expect(accepted).toBeGreaterThan(85)
    expect(accepted).toBeLessThan(96)
  })

  test('holds each character of the BMP in a header’s name, or refuses it', () => {
    expect(acceptedOf((letter) => holds(`X${letter}Y`, 'plain', '/plain/*'))).toBe(26 + 26 + 10 + 1)
  })

  test('holds each character of the BMP in a path, or refuses it', () => {
    // A slash makes another folder of it.
    expect(acceptedOf((letter) => holds('X-Odd', 'plain', `/a${letter}b/*`))).toBe(26 + 26 + 10 + 3 + 1)
  })

  test('holds any text of marks, or refuses it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...marks), { maxLength: 12 }), (pieces) => {
        holds('X-Odd', pieces.join(''), '/plain/*')
      }),
      { numRuns: 20_000 },
    )
  })
})

const severalLanguages = { own: 'en', others: ['bn', 'zh-Hant'], revision: '1a2b3c4d' }

test('the reader of nginx takes the variables that the writer puts in itself, with one language or more', () => {
  for (const languages of [oneLanguage, severalLanguages]) {
    const written = readNginx(nginxConfig(ruleOf('X-Odd', 'plain', '/plain/*'), languages))
    expect(wordsOf(written, 'add_header').filter((words) => words.join().includes('$'))).not.toEqual([])
  }
})

test.each([
  'add_header X-Odd "a $host b";',
  'add_header X-Odd $host;',
  'add_header X-Odd $livery_use;',
  'add_header Use-As-Dictionary "$livery_use";',
  'add_header Use-As-Dictionary $http_cookie;',
  'add_header Link $livery_use;',
  'add_header $livery_link Link;',
  'add_header Link $livery_link always;',
  'location / { add_header X-Odd "$1"; }',
  'set $livery_link "$http_cookie";',
  'set $livery_link "$livery_page$http_if_none_match_too";',
  'set $host "a";',
  'root "$http_cookie";',
  'error_page 404 $uri;',
  'rewrite ^ "$http_cookie";',
  'if ("$http_cookie") { set $livery_page ""; }',
  'if ($cookie_lang = "$http_cookie") { set $livery_page ""; }',
])('the reader of nginx refuses a variable in the place of a text: %s', (text) => {
  expect(() => readNginx(text)).toThrow('nginx: a variable in')
})

test.each(['$host', 'a $livery_use', '$1'])('the writer of nginx refuses a header of %s', (value) => {
  expect(writtenBy(() => nginxConfig(ruleOf('X-Odd', value, '/plain/*'), oneLanguage))).toBeNull()
})

test.each([
  'header X-Odd "a {path} b"',
  'header X-Odd {re.script.1}',
  'header Link "{livery_dictionary}"',
  'header @script Use-As-Dictionary "{http.request.header.Cookie}"',
  'rewrite * /{livery_dictionary}',
])('the reader of Caddy refuses a placeholder in the place of a text: %s', (text) => {
  expect(() => readCaddy(text)).toThrow('Caddy: a placeholder in')
})

const input = {
  gatewayOrigin: 'https://g.example',
  frameOrigins: [],
  connectOrigins: [],
  scriptHashes: [],
  styleHashes: [],
}
const directivesOf = (text: string) => readPolicies(text).map((policy) => [...policy.keys()])
const plainPolicy = policyText(contentSecurityPolicy({ ...input, imageOrigins: ['https://plain.example'] }), 'header')

test('a policy holds each character of the BMP in an origin, or refuses it', () => {
  const accepted = acceptedOf((letter) => {
    const origins = [`https://a${letter}b.example`]
    if (letter < '\u0100')
      origins.push(`https://${letter}a.example`, `https://a.example${letter}`, `${letter}https://a.example`)
    const held = origins.map((origin) => {
      const text = writtenBy(() => policyText(contentSecurityPolicy({ ...input, imageOrigins: [origin] }), 'header'))
      if (text === null) return false
      expect(directivesOf(text)).toEqual(directivesOf(plainPolicy))
      expect(readPolicies(text)[0]?.get('img-src')).toEqual(["'self'", 'data:', 'https://g.example', origin])
      return true
    })
    return held.includes(true)
  })
  // Letters, digits, a hyphen and a dot.
  expect(accepted).toBe(26 + 10 + 2)
})

test('a policy holds each character of the BMP in a source and in a directive’s name, or refuses it', () => {
  const sources = acceptedOf((letter) => {
    const text = writtenBy(() => policyText({ 'img-src': [`a${letter}b`], 'font-src': ['x'] }, 'header'))
    if (text === null) return false
    expect(readPolicies(text)).toEqual([
      new Map([
        ['img-src', [`a${letter}b`]],
        ['font-src', ['x']],
      ]),
    ])
    return true
  })
  expect(sources).toBe(94 - 2)
  const names = acceptedOf((letter) => {
    const text = writtenBy(() => policyText({ [`a${letter}b`]: ['x'] }, 'header'))
    if (text === null) return false
    expect(readPolicies(text)).toEqual([new Map([[`a${letter}b`, ['x']]])])
    return true
  })
  expect(names).toBe(26 + 1)
})
