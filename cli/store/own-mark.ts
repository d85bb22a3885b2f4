import { ownKey } from '#cli/keys/own-key.ts'
import type { OwnMark } from './records.ts'
import type { Refusals } from './refusals.ts'
import type { StoreTrust } from './trust.ts'

/**
 * Once somebody's word counts, that of whoever brought a cache here does not: records of the folder are marked with the key
 * that this user has on this machine, for the keys and the scope that they were written under.
 */
export function openOwnMark({ key, scope, main, scoped }: StoreTrust, refusals: Refusals): OwnMark {
  const trusted = [...main, ...scoped].map(({ fingerprint }) => fingerprint).sort()
  return {
    key: ownKey(),
    domain: JSON.stringify([scope, key?.public.fingerprint ?? null, trusted]),
    onForeign: (place) => refusals.add('cache-not-ours', place),
  }
}
