import { sha256 } from '#cli/fs/hash.ts'
import type { Fingerprints } from '../fingerprint/fingerprint.ts'

/** The product as it makes sites: two machines with the same hash make the same bytes of the same folder. */
export interface Product {
  hash: string
  /** By name: what a fingerprint says of all but the tenant's own files. */
  parts: Readonly<Record<string, string>>
}

const isTenantsOwn = (part: string) => /^(folder$|base:|strings:)/.test(part)

export function productOfParts(parts: Readonly<Record<string, string>>): Product {
  const shared = Object.fromEntries(
    Object.entries(parts)
      .filter(([part]) => !isTenantsOwn(part))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
  return { hash: sha256(JSON.stringify(shared)), parts: shared }
}

/** The product of this folder, by the first tenant that content describes; undefined where there is none. */
export function productOf(fingerprints: Pick<Fingerprints, 'of'>, codes: readonly string[]): Product | undefined {
  for (const code of codes) {
    const fingerprint = fingerprints.of(code)
    if (fingerprint) return productOfParts(fingerprint.parts)
  }
  return undefined
}

/** What two products differ in: "code, node (v24.19.2 there, v24.18.0 here)". */
export function differenceOf(there: Readonly<Record<string, string>>, here: Readonly<Record<string, string>>): string {
  const names = [...new Set([...Object.keys(there), ...Object.keys(here)])].filter((name) => there[name] !== here[name])
  const isHash = (value: string | undefined) => value === undefined || /^[0-9a-f]{64}$/.test(value)
  const said = names.map((name) =>
    isHash(there[name]) && isHash(here[name])
      ? name
      : `${name} (${there[name] ?? 'none'} there, ${here[name] ?? 'none'} here)`,
  )
  return said.join(', ')
}

/** A product's hash as it is shown and as it names a queue. */
export const shortHash = (hash: string) => hash.slice(0, 12)
