import { matchesGlob } from 'node:path'
import { CliError } from '#cli/terminal/cli-error.ts'
import { didYouMean } from '#cli/terminal/nearest.ts'

/**
 * The codes that patterns name: each is a code, a comma list of codes, or a glob ("si*"). Without patterns, all.
 * Throws a usage error for one that names nothing.
 */
export function selectTenants(codes: readonly string[], patterns: readonly string[]): string[] {
  if (patterns.length === 0) return [...codes]
  const wanted = new Set<string>()
  for (const pattern of patterns.flatMap((entry) => entry.split(',')).map((entry) => entry.trim())) {
    if (pattern === '') continue
    const found = codes.filter((code) => code === pattern || matchesGlob(code, pattern))
    if (found.length === 0) {
      const hint = didYouMean(pattern, codes) ?? `The tenants are: ${codes.join(', ') || 'none'}.`
      throw new CliError('no-such-tenant', `There is no tenant "${pattern}"`, { hint, exitCode: 2 })
    }
    for (const code of found) wanted.add(code)
  }
  return codes.filter((code) => wanted.has(code))
}
