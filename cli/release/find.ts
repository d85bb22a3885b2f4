import { CliError } from '#cli/terminal/cli-error.ts'
import { currentId, listReleaseIds, type ReleasePlace } from './layout.ts'
import type { ReleaseManifest } from './manifest.ts'
import { earlier, named, type RollBackOptions, requireSound } from './roll-back.ts'
import type { TenantTarget } from './target.ts'
import { readRelease } from './verify.ts'

/** A release by its id, or as much of that as no other shares; `live`, or `previous`: what was live before. @throws CliError */
function releaseIdOf(place: ReleasePlace, wanted: string): string {
  const ids = listReleaseIds(place)
  const live = currentId(place)
  if (wanted === 'previous') return earlier(place, ids, live)
  if (wanted !== 'live') return named(ids, wanted)
  if (live !== null) return live
  throw new CliError('nothing-live', `No release of "${place.tenant}" is live`, {
    hint: 'Name one; "livery history" lists them.',
    exitCode: 2,
  })
}

export interface SoundRelease {
  manifest: ReleaseManifest
  /** Absolute: all its files. */
  dir: string
  isLive: boolean
}

/** The release that is meant, checked as before a rollback. @throws CliError where it is not signed by a known key and whole */
export async function soundRelease(
  request: Pick<RollBackOptions, 'at' | 'keys' | 'takesUnsigned'>,
  wanted: string,
): Promise<SoundRelease> {
  const { at, keys } = request
  await at.refresh('papers')
  const id = releaseIdOf(at.place, wanted)
  const release = readRelease(at.place, id, keys)
  await requireSound(request, release)
  const { manifest } = release
  if (!manifest) throw new Error(`${id} is sound and has no manifest`)
  return { manifest, dir: await at.bring(id), isLive: id === currentId(at.place) }
}

/**
 * The release that is meant, for who only looks: whole to the last byte, and not signed wrongly. Whose key signed it is not asked.
 * @throws CliError
 */
export const wholeRelease = (at: TenantTarget, wanted: string): Promise<SoundRelease> =>
  soundRelease({ at, keys: [], takesUnsigned: true }, wanted)
