import { expect, test } from 'vitest'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Comment } from './comment.ts'
import { cell, code, link } from './escape.ts'
import { commentMark, commentMarkdown } from './markdown.ts'
import { groupReasons } from './why.ts'

const finding = (message: string, change: Partial<Diagnostic> = {}): Diagnostic => ({
  tenant: 'acme',
  file: 'tenants/acme/tenant.json',
  line: 4,
  column: 7,
  severity: 'error',
  code: 'unknown-key',
  message,
  suggestion: null,
  ...change,
})

const nothing: Comment = {
  since: 'main',
  commit: '0123456789abcdef0123456789abcdef01234567',
  all: 3,
  affected: [],
  removed: [],
  why: [],
  findings: [],
  bytes: [],
  profilesLeft: 0,
  unbuilt: [],
  previews: [],
}

test('what changes, why, what is wrong, what it weighs and where to look', () => {
  const text = commentMarkdown({
    ...nothing,
    affected: ['acme', 'globex'],
    removed: ['initech'],
    why: [
      {
        title: 'code of its profile',
        what: ['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts'],
        codes: ['acme', 'globex'],
      },
    ],
    findings: [finding('low', { severity: 'warning' }), finding('"x" is no key', { suggestion: 'Did you mean "y"?' })],
    bytes: [
      {
        code: 'acme',
        tenants: 2,
        start: [{ name: 'JavaScript before the page answers', before: 105_000, after: 105_600 }],
        routes: [
          { name: 'wallet', before: 20_000, after: 19_000 },
          { name: 'new', before: null, after: 3000 },
          { name: 'same', before: 5000, after: 5000 },
        ],
        isCompared: true,
      },
    ],
    previews: [{ code: 'acme', address: 'https://acme.preview.example' }],
  })
  expect(text).toBe(`${commentMark}
## 2 of 3 sites change

Since \`main\` (\`0123456789ab\`). Found in them: 1 error, 1 warning.

Gone: \`initech\`. Their releases stay until somebody takes them down.

### Why

| why | what | tenants | which |
|---|---|--:|---|
| code of its profile | \`src/a.ts\`, \`src/b.ts\`, \`src/c.ts\`, 1 more | 2 | \`acme\`, \`globex\` |

### Findings

- **error** \`tenants/acme/tenant.json:4:7\` \`"x" is no key\` \`unknown-key\` \`Did you mean "y"?\`
- **warning** \`tenants/acme/tenant.json:4:7\` \`low\` \`unknown-key\`

### Bytes

In brotli, as they go over the wire.

\`acme\` and 1 other tenant with the same code:

| loads | before | after | change |
|---|--:|--:|--:|
| \`JavaScript before the page answers\` | 105.0 kB | 105.6 kB | +600 B |
| \`new\` | – | 3.0 kB | +3.0 kB |
| \`wallet\` | 20.0 kB | 19.0 kB | −1.0 kB |

1 route as before.

### Previews

- [\`acme\`](<https://acme.preview.example>)
`)
})

test('where nothing changes, that is all', () => {
  expect(commentMarkdown(nothing)).toBe(`${commentMark}\n## No site changes\n\nSince \`main\` (\`0123456789ab\`).\n`)
})

test('without the sites of the base the bytes stand alone, and the comment says so', () => {
  const bytes = [
    {
      code: 'acme',
      tenants: 1,
      start: [],
      routes: [{ name: 'wallet', before: null, after: 20_000 }],
      isCompared: false,
    },
  ]
  const text = commentMarkdown({ ...nothing, affected: ['acme'], bytes, unbuilt: ['globex'] })
  expect(text).toContain('| `wallet` | 20.0 kB |')
  expect(text).toContain('name the sites of the base with `--before`')
  expect(text).toContain('Not built of these sources, and not measured: `globex`.')
})

const hostile = [
  '@everyone',
  '<img src=x onerror=alert(1)>',
  '](https://evil.example)',
  '**bold** _x_ ~~y~~ #1',
  'a | b',
  '`tick`',
  '``two``',
  'line\nbreak\r\n## heading',
  '</details><script>',
  '\u202Eevil\u0000\u0007',
  '   ',
  '<!-- livery report -->',
]

/** What is left where code spans are taken out, as CommonMark finds them: nothing of others may stand there. */
const outsideCode = (text: string) => text.replaceAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs, '')

test.each(hostile)('%o is shown as it is, and is nothing else', (text) => {
  for (const written of [code(text), cell(text)]) {
    expect(outsideCode(written).replace('–', '')).toBe('')
    expect(written).not.toContain('\n')
  }
  expect(cell(text).replaceAll('\\|', '')).not.toContain('|')
  expect(outsideCode(link(text, `https://x.example/${text}`))).toMatch(/^\[–?\]\(<[^<>\s]*>\)$/)
})

test('ten thousand tenants with hostile names make one comment that GitHub takes', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `${hostile[index % hostile.length]}${index}`)
  const text = commentMarkdown({
    ...nothing,
    all: 10_000,
    since: 'main`@x',
    affected: names,
    removed: names,
    why: names.map((name) => ({ title: 'its folder', what: [name, name, name, name], codes: [name] })),
    findings: names.map((name) => finding(name.repeat(50), { file: name.repeat(50), suggestion: name.repeat(50) })),
    bytes: names.slice(0, 6).map((name) => ({
      code: name,
      tenants: 100,
      start: names.slice(0, 4).map((route) => ({ name: route, before: 1, after: 2 })),
      routes: names.map((route) => ({ name: route, before: null, after: 20_000 })),
      isCompared: true,
    })),
    profilesLeft: 5,
    unbuilt: names,
    previews: names.map((name) => ({ code: name, address: `https://${encodeURIComponent(name)}.preview.example` })),
  })
  expect(text.length).toBeLessThan(65_536)
  expect(text.length).toBeGreaterThan(40_000)
  const plain = outsideCode(text).replaceAll(/<(details|\/details|summary|\/summary)>|<!-- livery report -->/g, '')
  expect(plain.replaceAll(/\]\(<https:[^<>\s]*>\)/g, '')).not.toMatch(/<|@|alert|evil/)
  const outside = outsideCode(text)
  expect(outside.match(/<details>/g)).toHaveLength(outside.match(/<\/details>/g)?.length ?? 0)
})

test('a thousand tenants that change for the same are one row, and so are all own folders', () => {
  const titles = { code: 'code', folder: 'its folder', base: 'a base' }
  const tenants = Array.from({ length: 1000 }, (_, index) => ({
    code: `t${index}`,
    reasons: [
      { kind: 'code' as const, what: ['src/a.ts'] },
      ...(index < 2 ? [{ kind: 'folder' as const, what: [`tenants/t${index}/tenant.json`] }] : []),
      ...(index === 5 ? [{ kind: 'base' as const, of: 't0', what: ['tenants/t0/tenant.json'] }] : []),
    ],
  }))
  expect(groupReasons(tenants, titles).map(({ title, what, codes }) => [title, what, codes.length])).toEqual([
    ['code', ['src/a.ts'], 1000],
    ['its folder', ['tenants/t0/tenant.json', 'tenants/t1/tenant.json'], 2],
    ['a base', ['t0', 'tenants/t0/tenant.json'], 1],
  ])
})
