import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { featureNames, switchNames } from '#contract/site/gates.ts'
import { compileTheme, type ThemeOverride } from './compile-theme.ts'
import { listTokenNames } from './token-names.ts'

const codes = readdirSync('tenants').filter((code) => existsSync(`tenants/${code}/tenant.json`))
const read = (code: string) => JSON.parse(readFileSync(`tenants/${code}/tenant.json`, 'utf8'))

function overridesOf(code: string): ThemeOverride[] {
  return (['both', 'dark', 'light'] as const).flatMap((theme) => {
    const file = path.posix.join('tenants', code, 'themes', `${theme}.tokens.json`)
    return existsSync(file) ? [{ theme, file, text: readFileSync(file, 'utf8') }] : []
  })
}

test.each(codes)('the themes of %s have every token, and every pair of colours passes', async (code) => {
  const { brand, themes } = read(code)
  const input = { tokensDir: 'tokens', brandColour: brand.colour, overrides: overridesOf(code), tenant: code }
  const { diagnostics, values } = await compileTheme({ ...input, themes: themes.available })
  expect(diagnostics).toEqual([])
  const names = await listTokenNames('tokens')
  for (const theme of themes.available) expect(Object.keys(values[theme as 'dark'] ?? {})).toEqual(names)
})

test('between them the tenants have each switch and each feature on and off', () => {
  const tenants = codes.map(read)
  const isSplit = (group: 'switches' | 'features') => (name: string) =>
    tenants.some((tenant) => tenant[group][name] === true) && tenants.some((tenant) => tenant[group][name] === false)
  expect(switchNames.filter((name) => !isSplit('switches')(name))).toEqual([])
  expect(featureNames.filter((name) => !isSplit('features')(name))).toEqual([])
})
