import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateKeys } from '#cli/keys/keys.ts'
import { type LiveryRun, livery, productRoot } from './livery.ts'
import { allowSmallSite, type SmallSite, writeSmallSite } from './release-site.ts'

interface Marks {
  [path: string]: { sha256: string }
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** What a visitor would find: which version, and what is not as the release's own manifest says. */
export interface LiveSite {
  version: string
  problems: string[]
}

/** A folder to release into, a key, and small sites that are built in no time: everything that a test of releases needs. */
export class ReleaseScene {
  readonly dir = mkdtempSync(join(tmpdir(), 'livery-release-'))
  readonly tenant = 'acme'
  readonly out = join(this.dir, 'dist')
  readonly key = join(this.dir, 'release.pem')
  readonly publicKey = `${this.key}.pub`
  /** What `--to` gets. */
  readonly to: string
  readonly home: string

  constructor(to?: string) {
    this.to = to ?? join(this.dir, 'www')
    this.home = join(this.to, this.tenant)
  }

  /** Writes the built site of a version; gives the path of its script. */
  write(version: string, more: Partial<SmallSite> = {}): string {
    return writeSmallSite({ out: this.out, tenant: this.tenant, version, ...more })
  }

  run(args: readonly string[], env: Record<string, string> = {}): Promise<LiveryRun> {
    return livery([...args, '--to', this.to], { cwd: this.dir, env })
  }

  keygen(): void {
    generateKeys(this.key)
  }

  /** Releases the version that is written, signed and confirmed. */
  release(args: readonly string[] = [], env: Record<string, string> = {}): Promise<LiveryRun> {
    const confirmed = existsSync(join(this.home, 'current')) ? ['--confirm', this.tenant] : []
    const built = ['--as-built', '--out', this.out, ...allowSmallSite]
    const line = ['release', this.tenant, '--json', '--key', this.key, ...built]
    return this.run([...line, ...confirmed, ...args], env)
  }

  /** Writes a version and releases it; fails the test where that fails. Gives the release's id. */
  async mustRelease(version: string, args: readonly string[] = []): Promise<string> {
    this.write(version)
    const run = await this.release(args)
    if (run.exitCode !== 0) throw new Error(`The release ended with ${run.exitCode}: ${run.stderr}${run.stdout}`)
    return run.json<{ release: string }>().release
  }

  rollback(args: readonly string[] = [], env: Record<string, string> = {}): Promise<LiveryRun> {
    return this.run(['rollback', this.tenant, '--json', '--public-key', this.publicKey, ...args], env)
  }

  history(args: readonly string[] = []): Promise<LiveryRun> {
    return this.run(['history', this.tenant, '--json', '--public-key', this.publicKey, ...args])
  }

  /** The folder of a release. */
  folder(id: string): string {
    return join(this.home, 'releases', id)
  }

  /** The id that `current` leads to. */
  currentId(): string {
    return readlinkSync(join(this.home, 'current')).replace('releases/', '')
  }

  /** Looks at `current` as a web server does, without any code of the product. */
  live(): LiveSite {
    const root = join(this.home, 'current')
    const read = (path: string) => readFileSync(join(root, path))
    const { files, carried }: { files: Marks; carried: Marks } = JSON.parse(read('_deploy/release.json').toString())
    const wrong = Object.entries({ ...files, ...carried }).filter(
      ([path, { sha256 }]) => !existsSync(join(root, path)) || hashOf(read(path)) !== sha256,
    )
    const version = /<title>\w+ (\S+)<\/title>/.exec(read('index.html').toString())?.[1] ?? ''
    return { version, problems: wrong.map(([path]) => path) }
  }

  /** What runs that were cut short left behind. */
  leftovers(): string[] {
    const names = [this.home, join(this.home, 'releases')].flatMap((dir) => (existsSync(dir) ? readdirSync(dir) : []))
    return names.filter((name) => /^\.(stage|trash|current)-/.test(name))
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }
}

/** For `env` of a command: ends it by SIGKILL right before its n-th change below a folder; logs each change. */
export function killedAt(step: number, below: string, log: string): Record<string, string> {
  const preload = join(productRoot, 'tests', 'faults', 'support', 'count-steps.ts')
  return {
    NODE_OPTIONS: `--import=${preload}`,
    LIVERY_STEPS_BELOW: below,
    LIVERY_STEPS_LOG: log,
    LIVERY_KILL_AT: String(step),
  }
}

/** Releases a version and kills that before its n-th change. Gives what is wrong afterwards, in words: best nothing. */
export async function killedRelease(scene: ReleaseScene, version: string, step: number): Promise<string[]> {
  const before = scene.live().version
  scene.write(version)
  const run = await scene.release([], killedAt(step, scene.to, join(scene.dir, 'steps.log')))
  const { version: live, problems } = scene.live()
  const next = await scene.release()
  const healed = scene.live()
  const checked = await scene.history(['--verify'])
  return [
    ...(run.exitCode === null ? [] : [`the release was not killed: ${run.exitCode} ${run.stderr}`]),
    ...(live === before || live === version ? [] : [`live is ${live}, neither ${before} nor ${version}`]),
    ...problems.map((path) => `${path} is damaged in what is live`),
    ...(next.exitCode === 0 ? [] : [`the next release ended with ${next.exitCode}: ${next.stderr}`]),
    ...(healed.version === version ? [] : [`after the next release ${healed.version} is live`]),
    ...(checked.exitCode === 0 ? [] : [`history finds ${checked.stdout}`]),
    ...scene.leftovers().map((name) => `${name} is left over`),
  ]
}

/** How many changes to the disk a release of another version makes. */
export async function stepsOfRelease(scene: ReleaseScene, version: string): Promise<number> {
  const log = join(scene.dir, 'steps.log')
  rmSync(log, { force: true })
  scene.write(version)
  await scene.release([], killedAt(0, scene.to, log))
  return readFileSync(log, 'utf8').trim().split('\n').length
}
