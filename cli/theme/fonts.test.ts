import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type BrandFonts, resolveFonts } from './fonts.ts'
import { readMetrics } from './woff2.ts'

const cwd = process.cwd()
const manrope = { package: '@fontsource-variable/manrope', family: 'Manrope', scripts: ['latin', 'vietnamese'] }
const mincho = {
  package: '@fontsource/zen-old-mincho',
  family: 'Zen Old Mincho',
  scripts: ['japanese', 'latin'],
  weights: '700',
}
const resolve = (faces: BrandFonts, ...tags: string[]) =>
  resolveFonts({ faces, cwd, languages: tags.map((tag) => ({ tag })) })

test('a variable font is one file a subset, swapped in, split by unicode-range', () => {
  const { css, files, diagnostics } = resolve({ text: manrope }, 'en')
  expect(diagnostics).toEqual([])
  expect(files).toHaveLength(1)
  expect(files[0]?.path).toMatch(/^fonts\/manrope-latin-wght-normal\.[0-9a-f]{8}\.woff2$/)
  expect(css).toMatch(
    /^@font-face\{font-family:"Manrope";font-weight:200 800;font-display:swap;src:url\(fonts\/manrope-latin/,
  )
  expect(css).toContain('unicode-range:U+0000-00FF')
})

test('a subset comes only where a language needs it', () => {
  expect(resolve({ text: manrope }, 'en', 'vi').files).toHaveLength(2)
})

test('a sliced script brings its everyday slices and no others', () => {
  const { files, css } = resolve({ display: mincho }, 'ja')
  expect(files.length).toBeGreaterThan(50)
  expect(files.length).toBeLessThan(75)
  expect(css).toContain('U+3041-307f')
  expect(css.length).toBeLessThan(45_000)
  expect(resolve({ display: mincho }, 'en').files).toHaveLength(1)
})

test('the families stand in order: own, script, then the measured stand-ins', () => {
  const { families } = resolve({ text: manrope, display: mincho }, 'ja')
  expect(families.text).toEqual(['Manrope', 'Manrope Fallback'])
  expect(families.display).toEqual(['Zen Old Mincho', 'Manrope', 'Zen Old Mincho Fallback', 'Manrope Fallback'])
})

test('the fallback has the width and the line of the font', () => {
  const { fallbackCss } = resolve({ text: manrope }, 'en')
  expect(fallbackCss).toContain('local("Arial")')
  const read = (name: string) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(fallbackCss)?.[1])
  expect(read('size-adjust')).toBeCloseTo((0.4497 / 0.4472) * 100, 1)
  expect((read('ascent-override') * read('size-adjust')) / 10_000).toBeCloseTo(1.066, 3)
  expect((read('descent-override') * read('size-adjust')) / 10_000).toBeCloseTo(0.3, 3)
})

test('a package that is not installed, a subset and a weight that it lacks are findings', () => {
  const { diagnostics } = resolve(
    {
      text: { package: '@fontsource-variable/nowhere', family: 'Nowhere', scripts: ['latin'] },
      display: { ...mincho, scripts: ['japanise'], weights: '750' },
    },
    'ja',
  )
  expect(diagnostics.map(({ code, suggestion }) => [code, suggestion])).toEqual([
    ['unknown-face', 'Run npm install @fontsource-variable/nowhere'],
    ['unknown-script', 'Did you mean "japanese"?'],
    ['unknown-weight', null],
  ])
})

test('a font of one weight stands for every weight', () => {
  expect(resolve({ display: mincho }, 'en').css).toContain('font-weight:1 1000;')
  expect(resolve({ display: { ...mincho, weights: '400 700' } }, 'en').css).toContain('font-weight:700;')
})

test('without fonts there are no files and no families', () => {
  expect(resolve({}, 'en')).toMatchObject({ css: '', files: [], fallbackCss: '', families: { text: [] } })
})

test('the metrics of a file are read from its own tables', () => {
  const file = readFileSync('node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2')
  expect(readMetrics(file)).toMatchObject({ ascent: 0.878, descent: 0.21, lineGap: 0 })
  expect(() => readMetrics(Buffer.from('<svg/>'))).toThrow('not a WOFF2 file')
})

test.each([
  ['@fontsource-variable/anek-bangla', 'bengali', 'bn', 'U+9F3'],
  ['@fontsource-variable/anuphan', 'thai', 'th', 'U+E3F'],
])('the currency sign of %s loads without its script', (name, script, tag, sign) => {
  const { css, files } = resolve({ text: { package: name, family: 'Own', scripts: [script] } }, tag, 'en')
  const [own = '', ofSign = ''] = css.split('@font-face').slice(-2)
  expect(own).toContain(`-${script}-`)
  // Browsers load every file that has a character: the script's own has this one no more.
  expect(own).toMatch(new RegExp(sign === 'U+9F3' ? '-9F2,U\\+9F4-' : '-E3E,U\\+E40-'))
  expect(ofSign).toContain(`unicode-range:${sign}}`)
  const file = files.find(({ path }) => path.includes(`${script}-sign`))
  expect(readFileSync(file?.source ?? '').length).toBeLessThan(2000)
})

test('a script that the fonts of a brand lack has a font of its own, behind theirs', () => {
  const { css, files, families } = resolve({ text: manrope }, 'en', 'hi', 'my', 'ja')
  const [, devanagari, myanmar, ...others] = files
  expect(devanagari?.path).toMatch(/^fonts\/devanagari\.[0-9a-f]{8}\.woff2$/)
  expect(myanmar?.path).toMatch(/^fonts\/myanmar\./)
  expect(others).toEqual([])
  expect(css).toMatch(/"Scripts";font-weight:400 700;font-display:swap;src:url\(fonts\/devanagari/)
  expect(families.text).toEqual(['Manrope', 'Scripts', 'Manrope Fallback'])
})

test('letters that are larger than Latin ones of their size are drawn smaller', () => {
  expect(resolve({ text: manrope }, 'ta').css).toContain('size-adjust:92%;src:url(fonts/tamil')
})

test('a brand without fonts has those of its scripts', () => {
  expect(resolve({}, 'en').families.text).toEqual([])
  expect(resolve({}, 'th', 'bn').files.map(({ path }) => path.replace(/\..*/, ''))).toEqual([
    'fonts/bengali',
    'fonts/bengali-sign',
    'fonts/thai',
    'fonts/thai-sign',
  ])
})

test('a script that a font of the brand has is not brought twice', () => {
  const anuphan = { package: '@fontsource-variable/anuphan', family: 'Anuphan', scripts: ['latin', 'thai'] }
  expect(resolve({ text: anuphan }, 'th').families.text).toEqual(['Anuphan', 'Anuphan Fallback'])
})
