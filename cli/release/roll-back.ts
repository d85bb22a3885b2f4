import type { PublicKey } from '#cli/keys/keys.ts'
import { didYouMean } from '#cli/lib/nearest.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { describeProblems } from '../site-files/tree.ts'
import { currentId, listReleaseIds, type ReleasePlace } from './layout.ts'
import type { TenantTarget } from './target.ts'
import { type FoundRelease, readRelease } from './verify.ts'

export interface RollBackOptions {
  at: TenantTarget
  /** The id, or as much of its beginning or end as no other shares; undefined takes what was live before. */
  wanted: string | undefined
  keys: readonly PublicKey[]
  /** Take a release whose signature cannot be checked. */
  takesUnsigned: boolean
  isDryRun: boolean
}

export interface RolledBack {
  from: string | null
  to: string
  isChanged: boolean
}

/** The release that an id means, or as much of it as no other shares. @throws CliError (usage) */
export function named(ids: readonly string[], wanted: string): string {
  const found = ids.filter((id) => id.startsWith(wanted) || id.endsWith(`-${wanted}`))
  if (found.length === 1 && found[0]) return found[0]
  const hint = found.length > 1 ? `It may be any of ${found.join(', ')}.` : didYouMean(wanted, ids)
  const message = found.length > 1 ? `"${wanted}" names ${found.length} releases` : `There is no release "${wanted}"`
  throw new CliError('no-such-release', message, { hint: hint ?? '"livery history" lists them.', exitCode: 2 })
}

/** What was live before the release that is live now. */
export function earlier(place: ReleasePlace, ids: readonly string[], live: string | null): string {
  const previous = live === null ? undefined : readRelease(place, live, []).manifest?.previous
  if (previous && ids.includes(previous)) return previous
  throw new CliError('no-earlier-release', `Nothing that was live before ${live ?? 'is known'} is there`, {
    hint: 'Name the release to go back to; "livery history" lists them.',
  })
}

/** @throws CliError unless the release is signed by a known key and whole, to the last byte. */
export async function requireSound(
  { at, keys, takesUnsigned }: Pick<RollBackOptions, 'at' | 'keys' | 'takesUnsigned'>,
  release: FoundRelease,
): Promise<void> {
  const { id, signature, manifest } = release
  const refusal = (message: string, hint: string) => new CliError('release-not-sound', message, { hint })
  const other = '"livery history --verify" says which releases are whole; what is live is untouched.'
  if (!manifest) throw refusal(`${id} has no manifest of its own`, other)
  if (signature.state === 'bad') throw refusal(`The signature of ${id} does not hold`, other)
  if (signature.state === 'unknown-key' && !takesUnsigned) {
    const named = keys.map(({ name, fingerprint }) => `${name} is ${fingerprint}`).join(', ')
    const hint = named
      ? `Name the public key that belongs to it instead: ${named}.`
      : 'Name its public key with --public-key or LIVERY_PUBLIC_KEY.'
    const lacks = named ? 'which none of the named keys is' : 'and no key was named'
    throw refusal(`${id} is signed by the key ${signature.fingerprint}, ${lacks}`, hint)
  }
  if (signature.state === 'unsigned' && !takesUnsigned) throw refusal(`${id} is not signed`, 'Take it with --unsigned.')
  const problems = await at.problems(release, 'bytes')
  if (problems.length > 0) throw refusal(`${id} is damaged: ${describeProblems(problems)}`, other)
}

/** Makes an earlier release live again after checking its signature and every byte. Only for who holds the lock. */
export async function rollBack(options: RollBackOptions): Promise<RolledBack> {
  const { at, wanted, keys } = options
  const { place } = at
  const ids = listReleaseIds(place)
  const from = currentId(place)
  const to = wanted === undefined ? earlier(place, ids, from) : named(ids, wanted)
  await requireSound(options, readRelease(place, to, keys))
  const isChanged = from !== to && !options.isDryRun
  if (isChanged) await at.point(to)
  return { from, to, isChanged }
}
