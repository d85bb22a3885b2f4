import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOverrides, takeOffBad } from './check-tokens.ts'
import { lch } from './colour.ts'
import { compileTheme } from './compile-theme.ts'
import { toProperties } from './dictionary.ts'
import { paletteTokens, readSharedTokens, stackOf } from './layers.ts'
import { derivePalette } from './palette.ts'
import { parseTokenFile } from './token-file.ts'

const brand = lch(0.6, 0.15, 200)
const at = { file: 'tenant.json', line: 1, column: 1 }

/** Everything in one: no part made before. */
async function compiledWhole(text: string): Promise<Record<string, string>> {
  const shared = readSharedTokens('tokens')
  const palette = paletteTokens(derivePalette(brand, 'dark'), at)
  const stack = stackOf([...shared.common, ...shared.semantic.dark, ...palette])
  layOverrides(stack, parseTokenFile('dark.tokens.json', text, 'acme').tokens)
  takeOffBad(stack)
  return toProperties(stack)
}

async function compiledInParts(text: string, tokensDir = 'tokens'): Promise<Record<string, string> | undefined> {
  const overrides = [{ theme: 'dark' as const, file: 'dark.tokens.json', text }]
  const input = { tokensDir, brandColour: 'oklch(.6 .15 200)', themes: ['dark' as const], overrides, tenant: 'acme' }
  return (await compileTheme(input)).values.dark
}

const paths = [...stackOf([...readSharedTokens('tokens').common, ...readSharedTokens('tokens').semantic.dark]).keys()]
const values = ['#123456', '{color.bg}', '{color.wins}', '{palette.action}', '{skew}', 4, { value: 3, unit: 'px' }]

/** A file of tokens by dotted paths. */
function fileOf(tokens: Readonly<Record<string, unknown>>): string {
  const root: Record<string, unknown> = {}
  for (const [path, $value] of Object.entries(tokens)) {
    const steps = path.split('.')
    let group = root
    for (const step of steps.slice(0, -1)) {
      const next = (group[step] ?? {}) as Record<string, unknown>
      group[step] = next
      group = next
    }
    group[steps.at(-1) ?? ''] = { $value }
  }
  return JSON.stringify(root)
}

test('a theme of shared parts has the values of one that was made whole, whatever is overridden', async () => {
  const overrides = fc.dictionary(fc.constantFrom(...paths), fc.constantFrom<unknown>(...values), { maxKeys: 12 })
  await fc.assert(
    fc.asyncProperty(overrides, async (tokens) => {
      const text = fileOf(tokens)
      expect(await compiledInParts(text)).toEqual(await compiledWhole(text))
    }),
    { numRuns: 25 },
  )
})

test('no colour is left a placeholder, nor written as one in a token file', async () => {
  expect(JSON.stringify(await compiledInParts('{}'))).not.toContain('.1357')
  expect(JSON.stringify(readSharedTokens('tokens'))).not.toContain('0.1357')
})

test('shared tokens that change while the process runs are read again', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'livery-tokens-'))
  try {
    cpSync('tokens', dir, { recursive: true })
    const before = await compiledInParts('{}', dir)
    expect(readSharedTokens(dir)).toBe(readSharedTokens(dir))
    const file = join(dir, 'base', 'motion.tokens.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('160', '1234'))
    expect(await compiledInParts('{}', dir)).toEqual({ ...before, 'motion-tile': '1234ms' })
  } finally {
    rmSync(dir, { recursive: true })
  }
})

test('a mistake in the shared tokens is found with every tenant, and the rest still compiles', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'livery-tokens-'))
  try {
    cpSync('tokens', dir, { recursive: true })
    const file = join(dir, 'component', 'tile.tokens.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('{color.line}', '{color.lime}'))
    const { diagnostics, values } = await compileTheme({
      tokensDir: dir,
      brandColour: '#123456',
      themes: ['light'],
      overrides: [],
      tenant: 'acme',
    })
    expect(diagnostics).toMatchObject([{ tenant: null, code: 'token-reference' }])
    expect(values.light?.['color-bg']).toMatch(/^oklch/)
  } finally {
    rmSync(dir, { recursive: true })
  }
})
