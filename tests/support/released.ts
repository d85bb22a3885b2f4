import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeys, readPublicKey, readSigningKey, type SigningKey } from '#cli/keys/keys.ts'
import { placeOf, type ReleasePlace } from '#cli/release/layout.ts'
import { makeRelease } from '#cli/release/make.ts'
import type { ReleaseManifest } from '#cli/release/manifest.ts'
import { type PlanOptions, planRelease, type ReleasePlan } from '#cli/release/plan.ts'
import { readSoundSite } from '#cli/release/sound-site.ts'
import { type SmallSite, writeSmallSite } from './release-site.ts'

type More = Partial<Omit<SmallSite, 'out' | 'tenant' | 'version'>>

/** Releases of small sites in the test's own process. */
export class Released {
  readonly dir = mkdtempSync(join(tmpdir(), 'livery-released-'))
  readonly place: ReleasePlace = placeOf(join(this.dir, 'www'), 'acme')
  readonly key = this.newKey('release.pem')

  constructor() {
    mkdirSync(this.place.dir, { recursive: true })
  }

  newKey(name: string): SigningKey {
    generateKeys(join(this.dir, name))
    return readSigningKey(join(this.dir, name))
  }

  get publicKey() {
    return readPublicKey(join(this.dir, 'release.pem.pub'))
  }

  /** The plan of a version's release; options take the place of these. */
  plan(version: string, options: Partial<PlanOptions> = {}, more: More = {}): ReleasePlan {
    const out = join(this.dir, 'dist')
    writeSmallSite({ out, tenant: 'acme', version, ...more })
    const site = readSoundSite(join(out, 'acme'), 'acme', 'dist/acme')
    const { place, key } = this
    return planRelease({
      place,
      site,
      now: new Date(),
      key,
      trusted: [],
      keepAssets: 3,
      keepReleases: undefined,
      ...options,
    })
  }

  release(version: string, options: Partial<PlanOptions> = {}, more: More = {}): Promise<ReleaseManifest> {
    const key = 'key' in options ? options.key : this.key
    return makeRelease(this.plan(version, options, more), { revision: { product: null, tenants: null } }, key)
  }

  /** A file of a release. */
  file(id: string, path: string): string {
    return join(this.place.releasesDir, id, path)
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }
}
