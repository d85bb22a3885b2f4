import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sha256 } from '#cli/fs/hash.ts'
import { openMemo } from '#cli/lib/memo.ts'
import { didYouMean } from '#cli/lib/nearest.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { mostInList } from '#contract/site/languages.ts'
import { type FontsourceFile, type FontsourcePackage, filesOf, findPackage } from './fontsource.ts'
import { cutFile, nameFonts, namesFamily, scriptFonts, signFonts } from './script-fonts.ts'
import { isEverydayJapanese, isNeeded, rangeWithout, slicedScripts, subsetsOf } from './scripts.ts'
import type { Position } from './token-file.ts'
import { readMetrics } from './woff2.ts'

/** A font of a brand, from an installed fontsource package. */
interface BrandFont {
  package: string
  family: string
  /** Subsets of the package. Those that none of the site's languages needs are left out. */
  scripts: readonly string[]
  /** Of a package without axes, the weights to take: "700" or "400 700"; all of a variable one. 400 without it. */
  weights?: string | undefined
}

export interface BrandFonts {
  text?: BrandFont | undefined
  display?: BrandFont | undefined
  /** For letters that the other two lack: both fall back to it. */
  script?: BrandFont | undefined
}

export interface FontsInput {
  faces: BrandFonts
  /** Where packages are looked for first; then beside the command itself. */
  cwd: string
  languages: readonly { tag: string }[]
  tenant?: string
  /** Where findings point. */
  at?: Position
}

export interface FontsResult {
  /** `@font-face` rules; the files by addresses relative to the style sheet: `fonts/<name>.<hash>.woff2`. */
  css: string
  /** `path` as in the CSS, `source` absolute. */
  files: { path: string; source: string }[]
  /** `@font-face` rules of system fonts stretched to a font's measures, so that the swap moves nothing. */
  fallbackCss: string
  /** For `compileTheme`: families in order, without the generic one. */
  families: { text: string[]; display?: string[] }
  diagnostics: Diagnostic[]
}

/** A font with the scripts that a site needs of it. */
interface Loaded {
  font: BrandFont
  css: string
  files: { path: string; source: string }[]
  fallbackCss: string
  fallbackFamily: string | null
}

/** Measured as letterShares of woff2.ts weighs them; the three names of each are cut to the same widths. */
const systemFonts = {
  sans: { local: ['Arial', 'Arimo', 'Liberation Sans'], averageWidth: 0.4472 },
  serif: { local: ['Times New Roman', 'Tinos', 'Liberation Serif'], averageWidth: 0.4051 },
} as const

const percent = (value: number): string => `${Number((value * 100).toFixed(2))}%`

/** A system font under a name of its own, with the size and line of the given file. */
function fallbackOf(family: string, latin: FontsourceFile | undefined, isSerif: boolean): string | null {
  if (latin === undefined) return null
  const { ascent, descent, lineGap, averageWidth } = readMetrics(readFileSync(latin.file))
  if (averageWidth === null) return null
  const system = isSerif ? systemFonts.serif : systemFonts.sans
  const size = averageWidth / system.averageWidth
  const sources = system.local.map((name) => `local("${name}")`).join()
  const range = latin.unicodeRange === null ? '' : `;unicode-range:${latin.unicodeRange}`
  return (
    `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(size)};` +
    `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};` +
    `line-gap-override:${percent(lineGap / size)}${range}}`
  )
}

/** The files of all of a font's scripts. */
function chosenFiles(found: FontsourcePackage, font: BrandFont): FontsourceFile[] {
  const sheets = found.isVariable ? ['wght'] : (font.weights ?? '400').split(/\s+/)
  const wanted = font.scripts
  const isSliced = wanted.some((script) => slicedScripts.includes(script))
  const isJapanese = wanted.includes('japanese')
  return sheets
    .flatMap((sheet) => filesOf(found, sheet))
    .filter(({ subset, unicodeRange }) => {
      if (!subset.startsWith('[')) return wanted.includes(subset)
      return isSliced && (!isJapanese || isEverydayJapanese(unicodeRange ?? ''))
    })
}

function publishedPath(file: FontsourceFile): string {
  const hash = sha256(readFileSync(file.file)).slice(0, 8)
  const name = path.basename(file.file, '.woff2')
  return `fonts/${name}.${hash}.woff2`
}

/** A file with what its rule says besides. */
interface RuledFile extends FontsourceFile {
  /** Of its letters, where they are larger than Latin ones of the same size. */
  scale?: number | undefined
}

function ruleOf(family: string, file: RuledFile, published: string): string {
  const range = file.unicodeRange === null ? '' : `;unicode-range:${file.unicodeRange}`
  const style = file.style === 'normal' ? '' : `font-style:${file.style};`
  const size = file.scale === undefined ? '' : `size-adjust:${percent(file.scale)};`
  return (
    `@font-face{font-family:"${family}";${style}font-weight:${file.weight};font-display:swap;` +
    `${size}src:url(${published}) format("woff2")${range}}`
  )
}

/** The weight of a font that has one: it answers for all, and the browser smears none of its letters into a false bold. */
const everyWeight = '1 1000'

/** The rules of a family, and its files by the addresses that the rules name. */
function publish(family: string, files: readonly RuledFile[]): Pick<Loaded, 'css' | 'files'> {
  const published = files.map((file) => ({ file, path: publishedPath(file) }))
  return {
    css: published.map(({ file, path: address }) => ruleOf(family, file, address)).join(''),
    files: published.map(({ file, path: address }) => ({ path: address, source: file.file })),
  }
}

/** A file and, of a subset with a currency sign, one more of the same font for it: browsers load every file that has a character. */
function withSign(file: FontsourceFile): FontsourceFile[] {
  const { subset, unicodeRange } = file
  const sign = signFonts.find((one) => one.subset === subset)
  if (sign === undefined || unicodeRange === null) return [file]
  return [
    { ...file, unicodeRange: rangeWithout(unicodeRange, sign.point) },
    { ...file, subset: `${subset}-sign`, file: cutFile(`${subset}-sign`), unicodeRange: sign.range },
  ]
}

/** The family of all scripts that a brand's fonts lack. */
const scriptFamily = 'Scripts'

/** Rules and files for the own names of many languages. */
function namesOf(tags: readonly string[]): Pick<Loaded, 'css' | 'files'> {
  if (tags.length <= mostInList) return { css: '', files: [] }
  const subsets = subsetsOf(tags)
  const fonts = nameFonts.filter(({ subset }) => subsets.includes(subset))
  const files = fonts.map(({ subset, range }): RuledFile => {
    return { subset, style: 'normal', weight: everyWeight, file: cutFile(`${subset}-names`), unicodeRange: range }
  })
  return publish(namesFamily, files)
}

/** Rules and files for what the site's languages are written with and the brand's fonts have not. */
function scriptsBeside(tags: readonly string[], loaded: readonly Loaded[]): Pick<Loaded, 'css' | 'files'> {
  const covered = new Set(loaded.flatMap(({ font }) => font.scripts))
  const lacking = new Set(subsetsOf(tags).filter((subset) => !covered.has(subset)))
  const fonts = scriptFonts.filter(({ subset }) => lacking.has(subset))
  const files = fonts.flatMap(({ subset, range, scale }): RuledFile[] =>
    withSign({ subset, style: 'normal', weight: '400 700', file: cutFile(subset), unicodeRange: range }).map(
      (file) => ({
        ...file,
        scale: file.subset === subset ? scale : undefined,
      }),
    ),
  )
  return publish(scriptFamily, files)
}

const serif = /mincho|serif|chonburi|garamond|playfair|times/i

const memo = openMemo<Loaded>(200)

/** A font as sites in these languages have it: many have the same. */
function load(found: FontsourcePackage, font: BrandFont, tags: readonly string[]): Loaded {
  const scripts = font.scripts.filter((script) => isNeeded(script, tags))
  const key = JSON.stringify([found.directory, found.stamp, font, scripts])
  return memo(key, () => read(found, { ...font, scripts }))
}

function read(found: FontsourcePackage, font: BrandFont): Loaded {
  const chosen = chosenFiles(found, font).flatMap(withSign)
  const latin = chosen.find((file) => file.subset === 'latin' && file.style === 'normal')
  const isOnlyWeight = !found.isVariable && new Set(chosen.map((file) => file.weight)).size === 1
  const fallbackFamily = `${font.family} Fallback`
  const fallbackCss = fallbackOf(fallbackFamily, latin, serif.test(font.package))
  return {
    font,
    ...publish(font.family, isOnlyWeight ? chosen.map((file) => ({ ...file, weight: everyWeight })) : chosen),
    fallbackCss: fallbackCss ?? '',
    fallbackFamily: fallbackCss === null ? null : fallbackFamily,
  }
}

type Report = (code: string, message: string, suggestion: string | null) => void

function findAndLoad(font: BrandFont | undefined, input: FontsInput, report: Report): Loaded | null {
  if (font === undefined) return null
  const found = findPackage(font.package, [input.cwd, import.meta.dirname])
  if (found === null) {
    report('unknown-face', `The package ${font.package} is not installed`, `Run npm install ${font.package}`)
    return null
  }
  for (const script of font.scripts.filter((name) => !found.subsets.includes(name))) {
    report('unknown-script', `${font.package} has no subset "${script}"`, didYouMean(script, found.subsets))
  }
  for (const weight of found.isVariable ? [] : (font.weights ?? '400').split(/\s+/)) {
    if (filesOf(found, weight).length > 0) continue
    report('unknown-weight', `${font.package} has no weight "${weight}"`, null)
  }
  return load(
    found,
    font,
    input.languages.map((language) => language.tag),
  )
}

const familiesOf = (loaded: readonly (Loaded | null)[], besides: readonly string[]): string[] => {
  const own = [...loaded.flatMap((one) => (one === null ? [] : [one.font.family])), ...besides]
  const fallbacks = loaded.flatMap((one) => (one?.fallbackFamily == null ? [] : [one.fallbackFamily]))
  return [...new Set([...own, ...fallbacks])]
}

/** The files, rules and families of a brand's fonts. Packages are looked up on disk; what is missing is a finding. */
export function resolveFonts(input: FontsInput): FontsResult {
  const diagnostics: Diagnostic[] = []
  const tenant = input.tenant ?? null
  const at = input.at ?? { file: tenant === null ? 'tenant.json' : `tenants/${tenant}/tenant.json`, line: 1, column: 1 }
  const report: Report = (code, message, suggestion) =>
    diagnostics.push({
      tenant,
      file: at.file,
      line: at.line,
      column: at.column,
      severity: 'error',
      code,
      message,
      suggestion,
    })
  const text = findAndLoad(input.faces.text, input, report)
  const display = findAndLoad(input.faces.display, input, report)
  const script = findAndLoad(input.faces.script, input, report)
  const all = [text, display, script].filter((loaded) => loaded !== null)
  const tags = input.languages.map(({ tag }) => tag)
  const beside = scriptsBeside(
    tags,
    [text, script].filter((loaded) => loaded !== null),
  )
  const names = namesOf(tags)
  const besides = beside.files.length > 0 ? [scriptFamily] : []
  const families = { text: familiesOf([text, script], besides) }
  return {
    css: [...new Set(all.map((loaded) => loaded.css))].join('') + beside.css + names.css,
    files: [
      ...new Map(
        [...all.flatMap(({ files }) => files), ...beside.files, ...names.files].map((file) => [file.path, file]),
      ).values(),
    ],
    fallbackCss: [...new Set(all.map((loaded) => loaded.fallbackCss))].join(''),
    families: display === null ? families : { ...families, display: familiesOf([display, text, script], besides) },
    diagnostics,
  }
}
