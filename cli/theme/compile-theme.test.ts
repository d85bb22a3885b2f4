import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratch } from '#tests/support/scratch.ts'
import { compileTheme, type ThemeInput } from './compile-theme.ts'

const base: ThemeInput = {
  tokensDir: 'tokens',
  brandColour: '#0f7a4f',
  themes: ['dark', 'light'],
  overrides: [],
  tenant: 'acme',
}
const file = 'tenants/acme/themes/dark.tokens.json'

const compileDark = (text: string, extra: Partial<ThemeInput> = {}) =>
  compileTheme({ ...base, overrides: [{ theme: 'dark', file, text }], ...extra })

test('a brand colour alone gives both themes without a finding', async () => {
  const { css, diagnostics } = await compileTheme(base)
  expect(diagnostics).toEqual([])
  expect(css.shared).toMatch(/^:root\{--[^{}]+\}$/)
  expect(css.dark).toMatch(/^:root\[data-theme=dark\]\{color-scheme:dark;--color-action:oklch\([^{}]+\}$/)
  expect(css.light).toContain('color-scheme:light')
  expect(css.shared + css.dark + css.light).not.toMatch(/object Object|undefined|NaN|palette/)
})

test('composites, durations and slants come out as CSS', async () => {
  const { values } = await compileTheme(base)
  expect(values.dark?.['motion-tile']).toBe('160ms')
  expect(values.dark?.['ease-out']).toBe('cubic-bezier(.2,.8,.2,1)')
  expect(values.light?.['shadow-2']).toMatch(/^0px 6px 20px 0px oklch\(.* .*\/\.07\)$/)
  expect(values.dark?.skew).toBe('0deg')
})

test('the same input gives the same bytes', async () => {
  expect(await compileTheme(base)).toEqual(await compileTheme(base))
})

test('with one theme everything is in the shared block', async () => {
  const { css } = await compileTheme({ ...base, themes: ['light'] })
  expect(css.light).toBe(':root[data-theme=light]{color-scheme:light}')
  expect(css.dark).toBeUndefined()
  expect(css.shared).toContain('--color-bg:')
})

test('an override covers a token and everything that refers to it', async () => {
  const { values, diagnostics } = await compileDark('{"color":{"bg":{"$value":"#101418"}},"skew":{"$value":-18}}')
  expect(diagnostics).toEqual([])
  expect(values.dark?.['color-header']).toBe(values.dark?.['color-bg'])
  expect(values.dark?.skew).toBe('-18deg')
  expect(values.light?.skew).toBe('0deg')
})

test('a corner that DTCG cannot say goes in livery.css, and no block or address does', async () => {
  const tile = (css: string) =>
    `{"radius":{"tile":{"$value":{"value":12,"unit":"px"},"$extensions":{"livery.css":"${css}"}}}}`
  const arch = await compileDark(tile('50% 50% 12px 12px / 36% 36% 9px 9px'))
  expect(arch.values.dark?.['radius-tile']).toBe('50% 50% 12px 12px / 36% 36% 9px 9px')
  for (const css of ['1px} body{', 'url(x.png)', '1px;color:red']) {
    const { diagnostics } = await compileDark(tile(css))
    expect(diagnostics).toMatchObject([{ code: 'token-value', file, line: 1 }])
  }
})

test('a tenant may name colours of its own under brand, which make no CSS', async () => {
  const { values, diagnostics } = await compileDark(
    '{"brand":{"$type":"color","ink":{"$value":"#0b0f0d"}},"color":{"bg":{"$value":"{brand.ink}"}}}',
  )
  expect(diagnostics).toEqual([])
  expect(values.dark?.['color-bg']).toMatch(/^oklch\(\.1/)
  expect(values.dark?.['brand-ink']).toBeUndefined()
})

test('parts of a composite may be aliases of any token that fits, however that is written', async () => {
  const { diagnostics } = await compileDark(
    JSON.stringify({
      brand: {
        move: { $type: 'duration', $value: { value: 2, unit: 's' } },
        far: {
          $type: 'dimension',
          $value: { value: 3, unit: 'rem' },
          $extensions: { 'livery.css': 'calc(1rem + 2px)' },
        },
        half: { $type: 'number', $value: 0.5, $extensions: { 'livery.unit': '%', 'someone.else': '{no.token}' } },
        go: {
          $type: 'transition',
          $value: { duration: '{brand.move}', timingFunction: ['{brand.half}', 0, 0, 1], delay: '{motion.tile}' },
        },
      },
      shadow: {
        2: {
          $value: {
            offsetX: '{brand.far}',
            offsetY: '{brand.far}',
            blur: '{brand.far}',
            spread: '{brand.far}',
            color: '{color.bg}',
          },
        },
      },
    }),
  )
  expect(diagnostics).toEqual([])
})

test('names that mean something to an object or to the compiler are names like others', async () => {
  const { diagnostics } = await compileDark(
    '{"brand":{"$type":"color","toString":{"$value":"#fff"},"__proto__":{"bad":{"$value":"#fff"}},"value":{"$value":"#fff"},' +
      '"type":{"name":{"$value":"#fff"}},"a":{"$value":"#fff"},"a.b":{"$value":"{brand.a}"}}}',
  )
  expect(diagnostics).toEqual([])
  expect(Object.keys(Object.prototype)).toEqual([])
  expect('bad' in {}).toBe(false)
})

test('an unknown token is reported where it stands, with the nearest name', async () => {
  const { diagnostics } = await compileDark('{\n  "color": {\n    "surfce-1": { "$value": "#123" }\n  }\n}')
  expect(diagnostics).toEqual([
    {
      tenant: 'acme',
      file,
      line: 3,
      column: 5,
      severity: 'error',
      code: 'unknown-token',
      message: 'No site reads a token "color.surfce-1"',
      suggestion: 'Did you mean "color.surface-1"?',
    },
  ])
})

/** What is wrong with the dark theme of a tenant that writes this. */
const said = async (tokens: unknown) =>
  (await compileDark(JSON.stringify(tokens))).diagnostics.map(({ code, message, suggestion }) => [
    code,
    message,
    suggestion,
  ])

test('a group that is named wrongly is one finding, whatever stands in it', async () => {
  const colours = { bg: { $value: '#000' }, 'text-1': { $value: '#fff' }, action: { $value: '#0af' } }
  const meant = 'Did you mean "color"?'
  expect(await said({ colour: colours })).toEqual([
    ['unknown-token', 'No site reads a token of a group "colour"', meant],
  ])
})

test('a key of a token that is named wrongly is said, with the one that was meant', async () => {
  expect(await said({ color: { bg: { $valu: '#000' } } })).toEqual([
    ['token-key', 'A token has no "$valu"', 'Did you mean "$value"?'],
  ])
})

test('a slip is said alone: what stands in its place is not measured', async () => {
  const white = { $value: '#fff' }
  const sees = await said({ color: { bg: white, 'text-1': white } })
  expect(sees.map(([code]) => code)).toContain('contrast')
  expect(await said({ color: { bg: white, 'text-1': white, 'surface-1': { $value: 'rot' } } })).toEqual([
    ['token-value', expect.stringContaining('"color.surface-1"'), null],
  ])
})

test('a shared file that cannot be read is the one finding', async () => {
  const tokensDir = join(scratch(), 'tokens')
  cpSync('tokens', tokensDir, { recursive: true })
  writeFileSync(join(tokensDir, 'semantic/dark/color.tokens.json'), '{{')
  const { diagnostics } = await compileDark('{"color":{"bg":{"$value":"#000"}}}', { tokensDir })
  expect(diagnostics.map(({ code, tenant }) => [code, tenant])).toEqual([['bad-json', null]])
})

test('an alias of nothing and an alias of a group are reported where they stand', async () => {
  const { diagnostics, values } = await compileDark(
    '{"color":{\n"line":{"$value":"{color.lne-strong}"},\n"inset":{"$value":"{space}"}}}',
  )
  expect(diagnostics).toMatchObject([
    { code: 'token-reference', line: 2, column: 18, suggestion: 'Did you mean "color.line-strong"?' },
    { code: 'token-reference', line: 3, column: 19, message: '"color.inset" refers to {space}, which is a group' },
  ])
  expect(values.dark?.['color-line']).toMatch(/^oklch/)
})

test('a cycle is reported once and does not hang', async () => {
  const { diagnostics } = await compileDark(
    '{"color":{"bg":{"$value":"{color.inset}"},\n"inset":{"$value":"{color.bg}"}}}',
  )
  expect(diagnostics).toMatchObject([
    { code: 'token-cycle', message: expect.stringContaining('color.bg > color.inset > color.bg') },
  ])
})

test.each([
  ['{"color":{"bg":{"$value":"greenish"}}}', '"greenish" is no colour'],
  ['{"radius":{"card":{"$value":{"value":8,"unit":"pt"}}}}', '"pt" is no unit of a dimension: px or rem'],
  ['{"color":{"bg":{"$value":{"colorSpace":"oklch","components":[20,0.1,30]}}}}', 'is no colour'],
  ['{"motion":{"tile":{"$value":"fast"}}}', 'is no duration'],
  ['{"font":{"text":{"$value":["A\\"}body{"]}}}', 'is no font family'],
  ['{"color":{"bg":{"$value":"{space.1}"}}}', 'is a color, and {space.1} is a dimension'],
])('%s is a token-value finding', async (text, message) => {
  const { diagnostics } = await compileDark(text)
  expect(diagnostics).toMatchObject([{ code: 'token-value', file, line: 1, message: expect.stringContaining(message) }])
})

test('bad JSON and keys written twice are reported with their places', async () => {
  const bad = await compileDark('{\n  "color": { "bg" }\n}')
  expect(bad.diagnostics).toMatchObject([{ code: 'bad-json', line: 2, column: 19 }])
  const twice = await compileDark('{"skew":{"$value":1},\n"skew":{"$value":2}}')
  expect(twice.diagnostics).toMatchObject([{ code: 'duplicate-key', line: 2, column: 1 }])
})

test('a brand colour that is none is reported at its place', async () => {
  const at = { file: 'tenants/acme/tenant.json', line: 9, column: 15 }
  const { diagnostics } = await compileTheme({ ...base, brandColour: 'grean', brandColourAt: at })
  expect(diagnostics).toMatchObject([{ ...at, code: 'brand-colour' }])
})

test('a pair under its contrast points at the override that made it and names a colour that passes', async () => {
  const text = (value: string) => `{\n  "color": { "text-3": { "$value": "${value}" } }\n}`
  const { diagnostics } = await compileDark(text('oklch(.45 .02 160)'))
  expect(diagnostics[0]).toMatchObject({ code: 'contrast', tenant: 'acme', file, line: 2, column: 36 })
  expect(diagnostics[0]?.message).toMatch(
    /^dark: color-text-3 oklch\(\.45 \.02 160\) on color-bg oklch\(.+\) is \d\.\d\d:1, under 4\.5:1$/,
  )
  const better = /color-text-3 (oklch\(.+\)) passes/.exec(diagnostics[0]?.suggestion ?? '')?.[1]
  const fixed = await compileDark(text(better ?? ''))
  expect(fixed.diagnostics).toEqual([])
})

test('a ground that was overridden is to blame when the text was not', async () => {
  const { diagnostics } = await compileDark('{"color":{\n"hot":{"$value":"#ffb0b0"}}}')
  expect(diagnostics).toMatchObject([
    { code: 'contrast', line: 2, suggestion: expect.stringMatching(/^color-hot oklch/) },
  ])
})

test('a text with alpha is measured on what is behind it', async () => {
  const { diagnostics } = await compileDark('{"color":{"text-2":{"$value":"oklch(1 0 0 / .3)"}}}')
  expect(diagnostics.length).toBeGreaterThan(0)
  const solid = await compileDark('{"color":{"text-2":{"$value":"oklch(1 0 0 / .9)"}}}')
  expect(solid.diagnostics).toEqual([])
})

test('copy over pictures is measured over white and over black', async () => {
  const { diagnostics } = await compileDark('{"color":{"scrim":{"$value":"oklch(.14 .03 160 / .3)"}}}')
  expect(diagnostics.map(({ code, message }) => [code, message.split(' ')[1]])).toEqual([
    ['contrast', 'color-hero-copy'],
    ['contrast', 'color-wins-fill'],
  ])
})

test('a file of thousands of tokens is one finding, and takes no longer than others', async () => {
  const brand = Array.from(
    { length: 5000 },
    (_, index) => `"k${index}":{"$type":"color","$value":"{brand.k${index + 1}}"}`,
  )
  const { diagnostics, values } = await compileDark(`{"brand":{${brand.join()}}}`)
  expect(diagnostics).toMatchObject([{ code: 'too-many-tokens', line: 1, column: 1 }])
  expect(values.dark?.['color-bg']).toMatch(/^oklch/)
})

test('a chain of aliases as long as a file may hold, and one that ends in itself, come to an end', async () => {
  const chain = (end: string) =>
    Array.from(
      { length: 900 },
      (_, index) => `"k${index}":{"$type":"color","$value":"${index === 899 ? end : `{brand.k${index + 1}}`}"}`,
    )
  const plain = await compileDark(`{"brand":{${chain('#000000').join()}},"color":{"hot":{"$value":"{brand.k0}"}}}`)
  expect(plain.diagnostics).toEqual([])
  expect(plain.values.dark?.['color-hot']).toBe('oklch(0 0 0)')
  const loop = await compileDark(`{"brand":{${chain('{brand.k0}').join()}}}`)
  expect(loop.diagnostics[0]).toMatchObject({ code: 'token-cycle' })
})

test.each(['color(srgb 1e300 -1e300 1e300)', 'oklch(1e999 0 0)', 'lab(1e308 1e308 1e308)', 'transparent', '#0000'])(
  'the brand colour %s gives a palette or a finding',
  async (brandColour) => {
    const { values, diagnostics } = await compileTheme({ ...base, brandColour })
    expect(JSON.stringify(values)).not.toMatch(/NaN|Infinity/)
    expect(diagnostics.every(({ code }) => code === 'brand-colour')).toBe(true)
  },
)
