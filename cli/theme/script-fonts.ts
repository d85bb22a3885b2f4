import path from 'node:path'
import { languageCodes, languages } from '#contract/site/languages.ts'
import { codePointsIn, subsetsOf } from './scripts.ts'

/** A font for a script that a brand's own fonts lack: one file of all weights from 400 to 700. */
export interface ScriptFont {
  /** As fontsource names it. */
  subset: string
  /** The package of fontsource that it is cut from (SIL Open Font License, see the file beside it). */
  package: string
  /** The characters that the script's languages are written with today, as `unicode-range` has them. */
  range: string
  /** How large its letters are drawn, where they are wider and taller than Latin ones beside them. */
  scale?: number
}

const signs = 'U+200C-200D,U+25CC'
const dandas = 'U+964-965'

/** Cut by `node scripts/fonts/cut.ts`. Chinese, Japanese and Korean have none: theirs weigh megabytes, and systems have them. */
export const scriptFonts: readonly ScriptFont[] = [
  { subset: 'arabic', package: '@fontsource-variable/vazirmatn', range: `U+600-6FF,${signs}` },
  {
    subset: 'bengali',
    package: '@fontsource-variable/noto-sans-bengali',
    range:
      'U+981-983,U+985-98B,U+98F-990,U+993-9A8,U+9AA-9B0,U+9B2,U+9B6-9B9,U+9BC,U+9BE-9C3,U+9C7-9C8,U+9CB-9CE,' +
      `U+9DC-9DD,U+9DF,U+9E6-9EF,${dandas},${signs}`,
  },
  { subset: 'cyrillic', package: '@fontsource-variable/onest', range: 'U+400-45F,U+490-491' },
  { subset: 'cyrillic-ext', package: '@fontsource-variable/onest', range: 'U+460-48F,U+492-52F' },
  {
    subset: 'devanagari',
    package: '@fontsource-variable/noto-sans-devanagari',
    range: `U+900-903,U+905-928,U+92A-933,U+935-939,U+93C-94D,U+950,U+958-960,U+964-970,U+972,${signs}`,
  },
  { subset: 'gurmukhi', package: '@fontsource-variable/noto-sans-gurmukhi', range: `U+A01-A76,${dandas},${signs}` },
  { subset: 'khmer', package: '@fontsource-variable/kantumruy-pro', range: `U+1780-17FF,${signs}` },
  { subset: 'lao', package: '@fontsource-variable/noto-sans-lao', range: `U+E80-EFF,${signs}` },
  {
    subset: 'malayalam',
    package: '@fontsource-variable/noto-sans-malayalam',
    range:
      'U+D02-D03,U+D05-D0C,U+D0E-D10,U+D12-D28,U+D2A-D39,U+D3E-D44,U+D46-D48,U+D4A-D4D,U+D57,U+D66-D6F,' +
      `U+D7A-D7F,${signs}`,
    scale: 0.92,
  },
  {
    subset: 'myanmar',
    package: '@fontsource-variable/noto-sans-myanmar',
    range: `U+1000-1021,U+1023-1027,U+1029-1032,U+1036-104F,${signs}`,
  },
  {
    subset: 'sinhala',
    package: '@fontsource-variable/noto-sans-sinhala',
    range:
      'U+D82-D83,U+D85-D8D,U+D91-D96,U+D9A-DB1,U+DB3-DBB,U+DBD,U+DC0-DC6,U+DCA,U+DCF-DD4,U+DD6,U+DD8-DDF,U+DF2,' +
      signs,
  },
  { subset: 'tamil', package: '@fontsource-variable/noto-sans-tamil', range: `U+B82-BFA,${signs}`, scale: 0.92 },
  {
    subset: 'telugu',
    package: '@fontsource-variable/noto-sans-telugu',
    range:
      'U+C01-C03,U+C05-C0C,U+C0E-C10,U+C12-C28,U+C2A-C39,U+C3E-C44,U+C46-C48,U+C4A-C4D,U+C55-C56,U+C66-C6F,' +
      `${dandas},${signs}`,
  },
  { subset: 'thai', package: '@fontsource-variable/noto-sans-thai', range: `U+E01-E5B,${signs}` },
]

/**
 * Currency signs that stand in a script's subset, each in a file of a kilobyte of its own: visitors of other languages load no
 * whole script for the sign before each amount.
 */
export const signFonts: readonly (ScriptFont & { point: number })[] = [
  { subset: 'bengali', package: '@fontsource-variable/anek-bangla', range: 'U+9F3', point: 0x9f3 },
  { subset: 'thai', package: '@fontsource-variable/anuphan', range: 'U+E3F', point: 0xe3f },
]

/** The family of the names of languages, as a list of many languages has them. */
export const namesFamily = 'Names'

/** Of each script the letters of its languages' own names: a list of languages loads 1 to 5 kB a script, not the whole of it. */
export const nameFonts: readonly ScriptFont[] = scriptFonts.flatMap((font) => {
  const all = languageCodes.map((code) => languages[code])
  const names = all.filter(({ tag }) => subsetsOf([tag]).includes(font.subset)).map(({ name }) => name)
  const points = [...new Set(names.join(''))].filter((letter) =>
    codePointsIn(font.range).includes(letter.codePointAt(0) ?? 0),
  )
  if (points.length === 0) return []
  const range = points
    .map((letter) => `U+${letter.codePointAt(0)?.toString(16).toUpperCase()}`)
    .sort()
    .join()
  return [{ ...font, range }]
})

/** Absolute. */
export const cutFile = (name: string): string => path.join(import.meta.dirname, 'script-fonts', `${name}.woff2`)
