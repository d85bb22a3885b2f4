import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { defaultLimits } from '#cli/fleet/run/cohorts.ts'
import { Controls } from '#cli/fleet/run/controls.ts'
import type { Health } from '#cli/fleet/run/health.ts'
import type { FleetJob } from '#cli/fleet/run/job.ts'
import { openRun, type RunWish } from '#cli/fleet/run/open-run.ts'
import { type FleetRun, fleetRunSchema } from '#cli/fleet/run-state.ts'
import { sha256 } from '#cli/fs/hash.ts'
import { currentId, listReleaseIds, manifestPath, newReleaseId, placeOf } from '#cli/release/layout.ts'
import { manifestText, type ReleaseManifest } from '#cli/release/manifest.ts'
import type { ReleasePlan } from '#cli/release/plan.ts'
import type { ReleaseTarget, StoredText, TenantTarget } from '#cli/release/target.ts'
import type { ReleaseOutcome } from '#cli/release/tenant.ts'
import { readRelease } from '#cli/release/verify.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { scratch } from './scratch.ts'

/** Time passes where a test says so alone. */
export function stopClock(): void {
  vi.useFakeTimers({
    now: new Date('2026-11-22T14:00:00.000Z'),
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

/** Waiting takes no time of the test's, and what happens meanwhile is said by the test. */
export class PlayedControls extends Controls {
  readonly #log: string[]
  /** Asked at each wait: Infinity while the run is paused. */
  onWait: (ms: number) => void = () => undefined

  constructor(log: string[]) {
    super()
    this.#log = log
  }

  override async wait(ms: number): Promise<void> {
    this.#log.push(`wait ${ms}`)
    if (ms !== Number.POSITIVE_INFINITY) vi.advanceTimersByTime(ms)
    const { wanted } = this
    this.onWait(ms)
    if (ms === Number.POSITIVE_INFINITY && this.wanted === wanted) throw new Error('a pause that nobody ends')
  }
}

const healthy: Health = { isHealthy: true, report: null }

/** A target whose files of runs are in memory, and whose releases are their papers alone. The clock must be stopped. */
export class RunScene {
  readonly dir = scratch()
  /** What was done, in order: "save", "live acme", "release acme", "back acme", "off acme", "health 0 acme", "wait 1000". */
  readonly log: string[] = []
  readonly files = new Map<string, StoredText>()
  /** Codes whose releases have lost bytes. */
  readonly damaged = new Set<string>()
  /** Codes that another process releases. */
  readonly locked = new Set<string>()
  controls = new PlayedControls(this.log)
  /** Asked at each thing that is done, before it is; one that throws has it fail. */
  before: (what: string) => void = () => undefined
  after: (what: string) => void = () => undefined
  /** What a release of a tenant comes to, if it is not that the new site goes live. */
  outcome: (code: string) => ReleaseOutcome | undefined = () => undefined
  holder: string | null = null

  async #done<Result>(what: string, body: () => Result): Promise<Result> {
    this.before(what)
    this.log.push(what)
    const result = body()
    this.after(what)
    return result
  }

  /** Makes a release live past the run, or none. */
  point(code: string, id: string | null): void {
    const { current } = placeOf(this.dir, code)
    rmSync(current, { force: true })
    if (id !== null) symlinkSync(`releases/${id}`, current)
  }

  live(code: string): string | null {
    return currentId(placeOf(this.dir, code))
  }

  /** The version that is live with each, by code. */
  versions(codes: readonly string[]): Record<string, string | null> {
    return Object.fromEntries(codes.map((code) => [code, this.#manifest(code, this.live(code))?.inputs ?? null]))
  }

  #manifest(code: string, id: string | null): ReleaseManifest | undefined {
    return id === null ? undefined : readRelease(placeOf(this.dir, code), id, []).manifest
  }

  /** Somebody releases a version. Gives its id. */
  put(code: string, version: string, more: Partial<ReleaseManifest> = {}): string {
    const place = placeOf(this.dir, code)
    const created = new Date()
    const content = sha256(version)
    const id = newReleaseId(created, content, listReleaseIds(place)[0])
    const paper = join(place.releasesDir, id, manifestPath)
    mkdirSync(dirname(paper), { recursive: true })
    const revision = { product: null, tenants: null }
    const manifest: ReleaseManifest = {
      ...{ format: 'livery-release-1', id, tenant: code, created: created.toISOString(), inputs: version, revision },
      ...{ content, previous: this.live(code), key: null, files: {}, carried: {} },
      ...more,
    }
    writeFileSync(paper, manifestText(manifest))
    this.point(code, id)
    return id
  }

  /** As a release of the tenant alone; it takes a tenth of a second. */
  release(code: string): Promise<ReleaseOutcome> {
    return this.#done(`release ${code}`, () => {
      vi.advanceTimersByTime(100)
      const played = this.outcome(code)
      if (played) return played
      const previous = this.live(code)
      if (this.#manifest(code, previous)?.inputs === 'new') return outcomeOf('unchanged', { previous })
      return outcomeOf('released', { id: this.put(code, 'new'), previous })
    })
  }

  #tenant(code: string): TenantTarget {
    const place = placeOf(this.dir, code)
    const use = {
      place,
      refresh: async () => undefined,
      problems: async () => (this.damaged.has(code) ? [{ path: 'index.html', problem: 'changed' as const }] : []),
      point: (id: string | null) => this.#done(`${id ? 'back' : 'off'} ${code}`, () => this.point(code, id)),
      withLock: async <Result>(_: unknown, body: () => Promise<Result>) => {
        if (this.locked.has(code)) throw new CliError('release-under-way', `Another release of "${code}" is under way`)
        return await body()
      },
    }
    return use as Partial<TenantTarget> as TenantTarget
  }

  readonly target = {
    address: '/srv/www',
    live: (code: string) =>
      this.#done(`live ${code}`, () => {
        const id = this.live(code)
        return id === null ? null : { id, since: new Date() }
      }),
    manifest: async (code: string, id: string) => this.#manifest(code, id),
    tenant: (code: string) => this.#tenant(code),
    runs: {
      list: async () => [...this.files.keys()].sort(),
      read: async (name: string) => this.files.get(name),
      write: (name: string, text: string, before: string | null) =>
        this.#done('save', () => {
          if ((this.files.get(name)?.version ?? null) !== before) return undefined
          const version = sha256(`${before} ${text}`)
          this.files.set(name, { text, version })
          return version
        }),
      lock: async () => (this.holder === null ? { release: async () => undefined, isLost: () => false } : undefined),
      holder: async () => this.holder,
    },
  } as Partial<ReleaseTarget> as ReleaseTarget

  /** The run as it is written, as long as it is one. */
  written(id = [...this.files.keys()].at(-1)): FleetRun {
    return fleetRunSchema.parse(JSON.parse(this.files.get(id ?? '')?.text ?? ''))
  }

  /** What is written of tenants, by code. */
  states(): Record<string, FleetRun['tenants'][string]['state']> {
    return Object.fromEntries(Object.entries(this.written().tenants).map(([code, { state }]) => [code, state]))
  }

  /** What was done of these kinds. */
  did(...kinds: readonly string[]): string[] {
    return this.log.filter((what) => kinds.includes(what.split(' ')[0] ?? ''))
  }

  /** Opens the run of a command, as a process that has the target does. */
  async job(codes: readonly string[], more: Partial<FleetJob & RunWish> = {}): Promise<FleetJob> {
    const { shares = [1], limits = defaultLimits, inputs = 'f00', first = codes, target = this.target } = more
    const { book } = await openRun(target, { codes, inputs, shares, first, limits, note: '', key: null })
    return {
      target,
      book,
      release: (code) => this.release(code),
      keys: [],
      health: null,
      wait: 0,
      parallel: 1,
      controls: this.controls,
      requireLock: () => undefined,
      onChange: () => undefined,
      ...more,
    }
  }

  /** A check of health that is logged, and says what it is given, one after the other; then all is well. */
  health(...answers: Health[]): FleetJob['health'] {
    return ({ step, tenants }) => this.#done(`health ${step} ${tenants.join(' ')}`, () => answers.shift() ?? healthy)
  }
}

/** What a release came to; of its plan what a run looks at. */
export function outcomeOf(
  state: ReleaseOutcome['state'],
  plan: Partial<ReleasePlan>,
  checks: ReleaseOutcome['checks'] = null,
): ReleaseOutcome {
  const whole = {
    ...{ id: '', previous: null, changes: { added: [], changed: [], removed: [] }, written: [] },
    ...plan,
  }
  return { state, plan: whole as Partial<ReleasePlan> as ReleasePlan, checks, space: null, pruned: [], swept: [] }
}
