import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateTenants } from '#tests/support/generated-tenants.ts'
import { productRoot } from '#tests/support/livery.ts'

export interface BuildOptions {
  /** Another copy of the product than this one. */
  root?: string
  out?: string
  cache?: string
  tenants?: readonly string[]
  /** Processes to build in. */
  workers?: number
  env?: Record<string, string>
  /** Only root may run a build as somebody else. */
  uid?: number
  /** A command line that takes the build's as its last arguments. */
  wrap?: readonly string[]
}

export interface BuildEnd {
  exitCode: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

export interface RunningBuild {
  child: ChildProcess
  ended: Promise<BuildEnd>
  /** Ends the build and all that it started, as a machine that goes down does; or the process itself alone. */
  kill(what: 'all' | 'alone'): void
}

/** A folder with tenants, a cache and sites, to be spoilt by one test. */
export class FaultPlace {
  readonly dir = mkdtempSync(join(tmpdir(), 'livery-faults-'))
  readonly tenants = join(this.dir, 'tenants')
  readonly cache = join(this.dir, 'cache')
  readonly out = join(this.dir, 'out')
  readonly codes: readonly string[]

  /** Tenants of one profile, or of as many as it says; `cache` is an earlier one to begin with. */
  constructor(options: { tenants: number; seed: string; profiles?: number; cache?: string }) {
    mkdirSync(this.out)
    const { tenants: count, seed, profiles = 1, cache } = options
    this.codes = generateTenants({ dir: this.tenants, count, seed, spread: 'grouped', profiles })
    if (cache) this.takeCache(cache)
  }

  takeCache(from: string): void {
    rmSync(this.cache, { recursive: true, force: true })
    cpSync(from, this.cache, { recursive: true })
  }

  site(code: string, out = this.out): string {
    return join(out, code)
  }

  /** Gives every tenant another value, so that each site has a file or two that differ between versions. */
  setVersion(version: number): void {
    for (const code of this.codes) {
      const path = join(this.tenants, code, 'tenant.json')
      const tenant = JSON.parse(readFileSync(path, 'utf8'))
      tenant.promotions = { firstDepositBonusPercent: 100 + version }
      writeFileSync(path, JSON.stringify(tenant, null, 2))
    }
  }

  start(options: BuildOptions = {}): RunningBuild {
    const {
      root = productRoot,
      out = this.out,
      cache = this.cache,
      tenants = [],
      workers,
      env,
      uid,
      wrap = [],
    } = options
    const selected = [
      ...tenants.flatMap((code) => ['--tenant', code]),
      ...(workers === undefined ? [] : ['--workers', String(workers)]),
    ]
    const place = ['--cwd', this.dir, '--out', out, ...selected]
    const [command = '', ...args] = [
      ...wrap,
      process.execPath,
      join(root, 'cli', 'main.ts'),
      'build',
      '--json',
      ...place,
    ]
    // What the test runner sets for itself is none of a build's business.
    const { NODE_ENV: _, NODE_OPTIONS: __, VITEST: ___, FORCE_COLOR: ____, ...inherited } = process.env
    const child = spawn(command, args, {
      cwd: this.dir,
      env: { ...inherited, LIVERY_CACHE: cache, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      ...(uid === undefined ? {} : { uid, gid: uid }),
    })
    const read = async (stream: NodeJS.ReadableStream) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(Buffer.from(chunk))
      return Buffer.concat(chunks).toString('utf8')
    }
    const ending = new Promise<Pick<BuildEnd, 'exitCode' | 'signal'>>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (exitCode, signal) => resolve({ exitCode, signal }))
    })
    const ended = Promise.all([ending, read(child.stdout), read(child.stderr)]).then(([end, stdout, stderr]) => ({
      ...end,
      stdout,
      stderr,
    }))
    const kill = (what: 'all' | 'alone') => {
      // A build that came to its end meanwhile has no group any more.
      const isRunning = child.exitCode === null && child.signalCode === null
      if (isRunning && child.pid) process.kill(what === 'all' ? -child.pid : child.pid, 'SIGKILL')
    }
    return { child, ended, kill }
  }

  build(options: BuildOptions = {}): Promise<BuildEnd> {
    return this.start(options).ended
  }

  /** Builds, and fails the test where that fails. */
  async mustBuild(options: BuildOptions = {}): Promise<BuildEnd> {
    const end = await this.build(options)
    if (end.exitCode !== 0) throw new Error(`The build ended with ${end.exitCode}: ${end.stderr}${end.stdout}`)
    return end
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true })
  }
}
