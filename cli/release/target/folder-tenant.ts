import { join } from 'node:path'
import { makeFolder, removeRelease, sweep, switchCurrent, takeOff } from '../folders.ts'
import type { ReleasePlace } from '../layout.ts'
import { withLock } from '../lock.ts'
import { makeRelease } from '../make.ts'
import { requireApart, requireSoundPlace, requireSpace } from '../preflight.ts'
import type { TenantTarget } from '../target.ts'
import { problemsOf } from '../verify.ts'

/** A tenant's releases in a folder of this machine. */
export function folderTenant(place: ReleasePlace): TenantTarget {
  return {
    place,
    shown: { dir: place.dir, current: place.current },
    refresh: async () => undefined,
    requireSound(siteDir) {
      requireSoundPlace(place)
      if (siteDir !== undefined) requireApart(place, siteDir)
    },
    isWhole: (release) => problemsOf(place, release, 'bytes').length === 0,
    problems: async (release, depth) => problemsOf(place, release, depth),
    bring: async (id) => join(place.releasesDir, id),
    space: (need) => requireSpace(place, need),
    withLock(options, body) {
      makeFolder(place.dir)
      return withLock(place, options, body)
    },
    sweep: async () => sweep(place),
    make: (plan, origin, key) => makeRelease(plan, origin, key),
    async point(id) {
      if (id === null) takeOff(place)
      else switchCurrent(place, id)
    },
    remove: async (id) => removeRelease(place, id),
  }
}
