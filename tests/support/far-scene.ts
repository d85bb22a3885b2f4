import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeys, type PublicKey, readPublicKey, readSigningKey, type SigningKey } from '#cli/keys/keys.ts'
import type { ReleaseTarget } from '#cli/release/target.ts'
import { type ReleaseOutcome, type ReleaseRequest, releaseTenant } from '#cli/release/tenant.ts'
import type { Workspace } from '#cli/run/workspace.ts'
import { type SmallSite, writeSmallSite } from './release-site.ts'

/** Small sites of one tenant that are released elsewhere, from machines that each have a cache of their own. */
export class FarScene {
  readonly dir = mkdtempSync(join(tmpdir(), 'livery-far-'))
  readonly key: SigningKey
  readonly keys: readonly PublicKey[]

  constructor() {
    generateKeys(join(this.dir, 'release.pem'))
    this.key = readSigningKey(join(this.dir, 'release.pem'))
    this.keys = [readPublicKey(join(this.dir, 'release.pem.pub'))]
  }

  machine(name: string): Workspace {
    const { dir } = this
    return { root: dir, cwd: dir, tenantsDir: dir, cacheDir: join(dir, name) }
  }

  /** Releases a version as `livery release acme` does behind its checks. */
  async release(
    on: ReleaseTarget,
    version: string,
    options: Partial<ReleaseRequest> & { extra?: SmallSite['extra'] } = {},
  ): Promise<ReleaseOutcome> {
    const { extra, ...request } = options
    const out = join(this.dir, `dist-${version}`)
    writeSmallSite({ out, tenant: 'acme', version, ...(extra ? { extra } : {}) })
    return await releaseTenant({
      tenant: 'acme',
      at: on.tenant('acme'),
      siteDir: join(out, 'acme'),
      shownSite: 'dist/acme',
      key: this.key,
      trusted: [],
      revision: { product: null, tenants: null },
      verify: async () => ({ record: { passed: [], allowed: [], skipped: [] }, refused: [], allowed: [] }),
      keepAssets: 3,
      prune: undefined,
      confirm: 'acme',
      isDryRun: false,
      isAgain: false,
      wait: 0,
      onWait: () => undefined,
      ...request,
    })
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }
}
