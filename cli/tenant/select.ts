import { matchesGlob } from 'node:path'
import { didYouMean } from '#cli/lib/nearest.ts'
import { CliError } from '#cli/terminal/cli-error.ts'

function noSuchTenant(codes: readonly string[], name: string): CliError {
  const few = codes.length > 20 ? [...codes.slice(0, 20), '…'] : codes
  const hint = didYouMean(name, codes) ?? `The tenants are: ${few.join(', ') || 'none'}.`
  return new CliError('no-such-tenant', `There is no tenant "${name}"`, { hint, exitCode: 2 })
}

/** @throws CliError (usage) unless the code is one of a tenant. */
export function requireCode(codes: readonly string[], code: string): string {
  if (codes.includes(code)) return code
  throw noSuchTenant(codes, code)
}

/** Splits at commas, but for those within the braces of a glob: "acme,{globex,initech}" is two patterns. */
const splitList = (text: string) => text.split(/,(?![^{]*\})/).map((entry) => entry.trim())

/**
 * The codes that patterns name: each is a code, a comma list of codes, or a glob ("ac*"). Without patterns, all.
 * Throws a usage error for one that names nothing.
 */
export function selectTenants(codes: readonly string[], patterns: readonly string[]): string[] {
  if (patterns.length === 0) return [...codes]
  const wanted = new Set<string>()
  for (const pattern of patterns.flatMap(splitList)) {
    const found = codes.filter((code) => code === pattern || matchesGlob(code, pattern))
    if (found.length === 0) throw noSuchTenant(codes, pattern)
    for (const code of found) wanted.add(code)
  }
  return codes.filter((code) => wanted.has(code))
}
