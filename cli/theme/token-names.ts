import { compileTheme } from './compile-theme.ts'

/** Every CSS custom property that every tenant has, without the dashes, sorted. `tokensDir`: the shared tokens. */
export async function listTokenNames(tokensDir: string): Promise<string[]> {
  const { values } = await compileTheme({
    tokensDir,
    brandColour: 'oklch(.55 .12 250)',
    themes: ['dark'],
    overrides: [],
    tenant: '',
  })
  return Object.keys(values.dark ?? {})
}

/** The text of src/ui/token-names.ts. */
export function tokenNamesModule(names: readonly string[]): string {
  return [
    '// Generated from tokens/ (`npx vitest run cli/theme/token-names.test.ts -u` writes it again). Do not edit.',
    '',
    '/** The CSS custom properties of every theme, without the dashes. */',
    'export const tokenNames = [',
    ...names.map((name) => `  '${name}',`),
    '] as const',
    '',
    'export type TokenName = (typeof tokenNames)[number]',
    '',
  ].join('\n')
}
