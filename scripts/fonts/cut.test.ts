import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { scriptFonts } from '#cli/theme/script-fonts.ts'
import { cutFonts } from './cut.ts'

/** Bytes that a visitor loads for a script. Bengali has more letters joined than any other here. */
const most = (subset: string) => (subset === 'bengali' ? 66_000 : 60_000)

test('the fonts of scripts are what "node scripts/fonts/cut.ts" cuts from their packages', async () => {
  const files = await cutFonts()
  const others = [...files].filter(([path, bytes]) => !readFileSync(path).equals(bytes)).map(([path]) => basename(path))
  expect(others).toEqual([])
})

test.each(scriptFonts)('the font of $subset is small', ({ subset }) => {
  expect(statSync(`cli/theme/script-fonts/${subset}.woff2`).size).toBeLessThan(most(subset))
})
