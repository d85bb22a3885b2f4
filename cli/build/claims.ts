import { chainOf, nearestValue, type Outline } from '../fingerprint/outline.ts'

/** A domain of a tenant, and another tenant that claims it. */
export type Clash = readonly [domain: string, owner: string]

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []

/** Finds the domains that a tenant shares with another: by what all of them write, without checking any. */
export function openClashes(codes: readonly string[], outlineOf: (code: string) => Outline): (code: string) => Clash[] {
  const owners = new Map<string, string[]>()
  for (const code of codes) {
    // A domain that only came with a base is no claim of its own.
    for (const domain of new Set(textsOf(outlineOf(code).value?.domains))) {
      owners.set(domain, [...(owners.get(domain) ?? []), code])
    }
  }
  return (code) =>
    textsOf(nearestValue(chainOf(outlineOf, code), 'domains')).flatMap((domain): Clash[] => {
      const owner = owners.get(domain)?.find((other) => other !== code)
      return owner === undefined ? [] : [[domain, owner]]
    })
}
