import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FleetRun } from '#cli/fleet/run-state.ts'
import { generateKeys } from '#cli/keys/keys.ts'
import { type LiveryRun, livery } from './livery.ts'
import { allowSmallSite, type SmallSite, writeSmallSite } from './release-site.ts'

interface Marks {
  [path: string]: { sha256: string }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Reads a file of what is released; undefined where it is not there. */
export type ReadReleased = (path: string) => Uint8Array | undefined

/** What `--to` names, looked at without any code of the product. */
export interface Place {
  to: string
  env: Record<string, string>
  /** The folder of a tenant's live release, below the place; undefined where none is live. */
  liveFolder(tenant: string): string | undefined
  read: ReadReleased
  /** Names of run files, and what else is no tenant's. */
  runs(): FleetRun[]
  /** Names below a tenant's releases, leftovers too. */
  releases(tenant: string): string[]
}

export function folderPlace(to: string): Place {
  return {
    to,
    env: {},
    liveFolder(tenant) {
      const link = join(to, tenant, 'current')
      return existsSync(link) ? `${tenant}/${readlinkSync(link)}` : undefined
    },
    read: (path) => (existsSync(join(to, path)) ? readFileSync(join(to, path)) : undefined),
    runs() {
      const dir = join(to, '.fleet')
      const names = existsSync(dir) ? readdirSync(dir).filter((name) => /^\d.*\.json$/.test(name)) : []
      return names.sort().map((name) => JSON.parse(readFileSync(join(dir, name), 'utf8')))
    },
    releases: (tenant) => readdirSync(join(to, tenant, 'releases')),
  }
}

/** Many small sites, a key, and a place to release them to. */
export class FleetScene {
  readonly dir = mkdtempSync(join(tmpdir(), 'livery-fleet-'))
  readonly out = join(this.dir, 'dist')
  readonly key = join(this.dir, 'release.pem')
  readonly codes: readonly string[]
  readonly place: Place

  constructor(tenants: number, place?: Place) {
    this.codes = Array.from({ length: tenants }, (_, index) => `acme-${String(index).padStart(4, '0')}`)
    this.place = place ?? folderPlace(join(this.dir, 'www'))
    generateKeys(this.key)
  }

  /** Writes all sites as of a version. */
  write(version: string, more: Partial<SmallSite> = {}): void {
    for (const tenant of this.codes) writeSmallSite({ out: this.out, tenant, version, ...more })
  }

  /** The arguments of a release of all. */
  line(args: readonly string[] = []): string[] {
    const built = ['--as-built', '--out', this.out, '--key', this.key, ...allowSmallSite]
    return ['release', '*', '--to', this.place.to, ...built, ...args]
  }

  get env(): Record<string, string> {
    return { ...this.place.env, LIVERY_CACHE: join(this.dir, 'cache') }
  }

  release(args: readonly string[] = [], env: Record<string, string> = {}): Promise<LiveryRun> {
    const confirm = ['--confirm', String(this.codes.length)]
    return livery(this.line([...confirm, ...args]), { cwd: this.dir, env: { ...this.env, ...env } })
  }

  run(args: readonly string[]): Promise<LiveryRun> {
    return livery([...args, '--to', this.place.to], { cwd: this.dir, env: this.env })
  }

  /** The version that visitors of a tenant get; what is not as its manifest says is an error's text. */
  version(tenant: string): string | null {
    const folder = this.place.liveFolder(tenant)
    if (folder === undefined) return null
    const read = (path: string) => this.place.read(`${folder}/${path}`)
    const text = (path: string) => Buffer.from(read(path) ?? []).toString()
    const manifest = text('_deploy/release.json')
    if (manifest === '') return 'torn: no manifest'
    const { files, carried }: { files: Marks; carried: Marks } = JSON.parse(manifest)
    const wrong = Object.entries({ ...files, ...carried }).find(([path, { sha256 }]) => {
      const bytes = read(path)
      return bytes === undefined || hashOf(bytes) !== sha256
    })
    return wrong ? `torn: ${wrong[0]}` : (/<title>\S+ (\S+)<\/title>/.exec(text('index.html'))?.[1] ?? 'no page')
  }

  /** How many tenants have each version. */
  versions(): Record<string, number> {
    const found = Map.groupBy(this.codes, (code) => String(this.version(code)))
    return Object.fromEntries([...found].map(([version, codes]) => [version, codes.length]))
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }
}
