import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import subsetFont, { type Options } from 'subset-font'
import { cutFile, nameFonts, type ScriptFont, scriptFonts, signFonts } from '#cli/theme/script-fonts.ts'
import { codePointsIn } from '#cli/theme/scripts.ts'

const require = createRequire(import.meta.url)
/** A list of languages has their names in one weight. */
const nameWeight = { variationAxes: { wght: 600 } }
const weights = { variationAxes: { wght: { min: 400, max: 700 } } }

async function cut(font: ScriptFont, options: Pick<Options, 'variationAxes'>): Promise<Buffer> {
  const slug = basename(font.package)
  const whole = readFileSync(require.resolve(`${font.package}/files/${slug}-${font.subset}-wght-normal.woff2`))
  const text = String.fromCodePoint(...codePointsIn(font.range))
  return subsetFont(whole, text, { targetFormat: 'woff2', ...options })
}

/** The files of cli/theme/script-fonts, by their paths, as they are cut from the installed packages. */
export async function cutFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for (const font of scriptFonts) files.set(cutFile(font.subset), await cut(font, weights))
  for (const font of signFonts) files.set(cutFile(`${font.subset}-sign`), await cut(font, {}))
  for (const font of nameFonts) files.set(cutFile(`${font.subset}-names`), await cut(font, nameWeight))
  return files
}

if (import.meta.main) for (const [path, bytes] of await cutFonts()) writeFileSync(path, bytes)
