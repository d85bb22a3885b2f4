import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SigningKey } from '#cli/keys/keys.ts'
import { errorCode } from '#cli/lib/error-code.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { makeFolder, removeRelease, switchCurrent, syncFolder } from './folders.ts'
import { currentId } from './layout.ts'
import type { ReleaseManifest, ReleaseOrigin } from './manifest.ts'
import type { ReleasePlan } from './plan.ts'
import { withProvenance } from './provenance.ts'
import { manifestOf, stageRelease } from './stage.ts'

/** A disk or a quota that is full, in words; any other error as it is. */
export function inWords(error: unknown): unknown {
  const code = errorCode(error)
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new CliError('disk-full', `The disk is full (${code})`, {
    hint: 'Make room and release again; what is live is untouched, and nothing was left behind.',
    cause: error,
  })
}

/** Carries out a plan: stage, one rename into place, one rename that makes it live. Only for who holds the lock. */
export async function makeRelease(
  planned: ReleasePlan,
  origin: ReleaseOrigin,
  key: SigningKey | undefined,
): Promise<ReleaseManifest> {
  const { place, id } = planned
  const plan = withProvenance(planned, origin, key)
  const manifest = manifestOf(plan, origin, key)
  makeFolder(place.releasesDir)
  const stage = await stageRelease(plan, manifest, key)
  try {
    renameSync(stage, join(place.releasesDir, id))
    syncFolder(place.releasesDir)
    switchCurrent(place, id)
  } catch (error) {
    rmSync(stage, { recursive: true, force: true })
    if (currentId(place) !== id) removeRelease(place, id)
    throw error
  }
  return manifest
}
