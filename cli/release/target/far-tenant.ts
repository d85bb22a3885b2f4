import { existsSync, lutimesSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SigningKey } from '#cli/keys/keys.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type Depth, type FileMarks, markOf, type TreeProblem } from '../../site-files/tree.ts'
import { makeFolder, removeRelease, sweep, switchCurrent, takeOff } from '../folders.ts'
import {
  currentId,
  isReleaseId,
  listReleaseIds,
  manifestPath,
  placeOf,
  provenancePath,
  type ReleasePlace,
  signaturePath,
} from '../layout.ts'
import { withLock } from '../lock.ts'
import type { ReleaseManifest, ReleaseOrigin } from '../manifest.ts'
import type { ReleasePlan } from '../plan.ts'
import { requireApart, requireSpace, type SpaceNeed } from '../preflight.ts'
import { withProvenance } from '../provenance.ts'
import type { SoundSite } from '../sound-site.ts'
import { manifestOf, stageRelease } from '../stage.ts'
import type { TenantTarget } from '../target.ts'
import { allFilesOf, type FoundRelease, readRelease } from '../verify.ts'
import { type Blobs, hasBytes } from './blobs.ts'
import { farProblems } from './far-problems.ts'
import type { FarPointer, FarStorage } from './far-storage.ts'

/** Where far releases are kept as far as they are needed: laid out as a folder of releases is. */
export interface Mirror {
  /** Absolute, of all tenants. */
  dir: string
  blobs: Blobs
}

/** Files that a later release may take over, or make deltas against. */
const isWanted = (path: string) => /^(assets|fonts|strings)\/|^([\w-]+\/)?index\.html$/.test(path)

/** A release that was staged here and not ended: what of it lies at the target is nobody's. */
const staged = /^\.stage-(.+)-\d+$/

const papers = [signaturePath, manifestPath]

/**
 * A tenant's releases that lie elsewhere. Their papers, and those files that a plan reads, are brought into a folder laid
 * out as releases on this machine are: plan, stage and checks are the same for both.
 */
export class FarTenant implements TenantTarget {
  readonly place: ReleasePlace
  readonly shown: { dir: string; current: string }
  #pointer: FarPointer | undefined
  #site: SoundSite | undefined
  /** Of what is live: found with the last plan. */
  #problems: readonly TreeProblem[] = []
  private readonly storage: FarStorage
  private readonly blobs: Blobs
  private readonly tenant: string

  constructor(storage: FarStorage, { dir, blobs }: Mirror, tenant: string) {
    this.storage = storage
    this.blobs = blobs
    this.tenant = tenant
    this.place = placeOf(dir, tenant)
    const shown = `${storage.address}/${tenant}`
    this.shown = { dir: shown, current: `${shown}/${storage.kind === 's3' ? 'current.json' : 'current'}` }
  }

  async refresh(need: { keep: number; site: SoundSite } | 'papers'): Promise<void> {
    const { place, storage, tenant } = this
    makeFolder(place.releasesDir)
    const [ids, pointer] = await Promise.all([storage.ids(tenant), storage.pointer(tenant)])
    for (const id of listReleaseIds(place).filter((known) => !ids.includes(known))) removeRelease(place, id)
    await Promise.all(ids.map((id) => this.#bringPapers(id)))
    this.#follow(pointer)
    if (need === 'papers') return
    this.#site = need.site
    for (const [index, id] of ids.entries()) {
      const isKept = need.keep > 0 && (index < need.keep || id === pointer?.id)
      if (isKept) await this.#bringFiles(id, isWanted)
      else this.#trim(id, [])
    }
    const live = pointer?.id && ids.includes(pointer.id) ? readRelease(place, pointer.id, []) : undefined
    this.#problems = live ? await this.problems(live, 'bytes') : []
  }

  requireSound(siteDir?: string): void {
    if (siteDir !== undefined) requireApart(this.place, siteDir)
  }

  isWhole(): boolean {
    return this.#problems.length === 0
  }

  async problems(release: FoundRelease, depth: Depth): Promise<readonly TreeProblem[]> {
    const { storage, tenant } = this
    const entries = await storage.entries(tenant, release.id)
    const read = (path: string) => storage.read(tenant, release.id, path)
    return await farProblems(release, { entries, read, known: this.#knownBytes(release) }, depth)
  }

  async bring(id: string): Promise<string> {
    await this.#bringFiles(id, () => true)
    return join(this.place.releasesDir, id)
  }

  /** It is staged here first. What the target has room for nobody knows before. */
  space(need: SpaceNeed): null {
    requireSpace(this.place, need)
    return null
  }

  withLock<Result>(options: { wait: number; onWait: () => void }, body: () => Promise<Result>): Promise<Result> {
    makeFolder(this.place.dir)
    return withLock(this.place, options, body)
  }

  async sweep(): Promise<readonly string[]> {
    const { releasesDir } = this.place
    const names = existsSync(releasesDir) ? readdirSync(releasesDir) : []
    for (const id of names.map((name) => staged.exec(name)?.[1] ?? '').filter(isReleaseId)) {
      await this.storage.remove(this.tenant, id)
    }
    return sweep(this.place)
  }

  async make(planned: ReleasePlan, origin: ReleaseOrigin, key: SigningKey | undefined): Promise<ReleaseManifest> {
    const { storage, tenant, place } = this
    const plan = withProvenance(planned, origin, key)
    const manifest = manifestOf(plan, origin, key)
    makeFolder(place.releasesDir)
    const stage = await stageRelease(plan, manifest, key)
    try {
      const own = papers.filter((path) => existsSync(join(stage, path)))
      const marks = Object.fromEntries(own.map((path) => [path, markOf(readFileSync(join(stage, path)))]))
      const files = { ...allFilesOf(manifest), ...marks }
      await storage.upload({ tenant, id: plan.id, dir: stage, files, known: plan.linkable })
      // From here on it is a release that is there, as on a disk: no leftover of a run that is killed.
      renameSync(stage, join(place.releasesDir, plan.id))
      await this.point(plan.id)
    } catch (error) {
      await this.#takeBack(plan.id, stage).catch(() => undefined)
      throw error
    }
    this.#trim(plan.id, Object.keys(manifest.files).filter(isWanted))
    for (const [path, { sha256 }] of Object.entries(manifest.files)) {
      if (isWanted(path)) this.blobs.take(sha256, join(place.releasesDir, plan.id, path))
    }
    return manifest
  }

  async point(id: string | null): Promise<void> {
    if (!(await this.storage.point(this.tenant, id, this.#pointer))) {
      throw new CliError(
        'switched-meanwhile',
        `Another machine made another release of "${this.tenant}" live meanwhile`,
        {
          hint: 'Nothing was changed. Look at "livery history", then release again.',
        },
      )
    }
    // It is so now: that it cannot be read again is no failure of the switch, and the next refresh finds it.
    const pointer = await this.storage.pointer(this.tenant).catch(() => undefined)
    if (pointer || id === null) this.#follow(pointer)
  }

  async remove(id: string): Promise<void> {
    await this.storage.remove(this.tenant, id)
    removeRelease(this.place, id)
  }

  /** Where nobody answers, the stage stays: the next release of the tenant sweeps by it. */
  async #takeBack(id: string, stage: string): Promise<void> {
    const pointer = await this.storage.pointer(this.tenant)
    if (pointer?.id === id) return
    await this.storage.remove(this.tenant, id)
    rmSync(stage, { recursive: true, force: true })
  }

  #follow(pointer: FarPointer | undefined): void {
    this.#pointer = pointer
    const id = pointer?.id ?? null
    if (currentId(this.place) !== id) {
      if (id === null) takeOff(this.place)
      else switchCurrent(this.place, id)
    }
    if (id !== null && pointer) lutimesSync(this.place.current, pointer.since, pointer.since)
  }

  async #bringPapers(id: string): Promise<void> {
    const folder = join(this.place.releasesDir, id)
    const { manifest } = readRelease(this.place, id, [])
    if (manifest && (manifest.key === null || existsSync(join(folder, signaturePath)))) return
    makeFolder(folder)
    await this.storage.fetch(this.tenant, id, { paths: papers, into: folder })
    const isListed = Object.hasOwn(readRelease(this.place, id, []).manifest?.files ?? {}, provenancePath)
    if (isListed) await this.storage.fetch(this.tenant, id, { paths: [provenancePath], into: folder })
  }

  async #bringFiles(id: string, isAsked: (path: string) => boolean): Promise<void> {
    const folder = join(this.place.releasesDir, id)
    const files: FileMarks = readRelease(this.place, id, []).manifest?.files ?? {}
    const missing = Object.entries(files).filter(([path, { sha256 }]) => {
      if (!isAsked(path) || hasBytes(join(folder, path), sha256)) return false
      return !this.blobs.place(sha256, join(folder, path))
    })
    if (missing.length === 0) return
    for (const [path] of missing) rmSync(join(folder, path), { force: true })
    await this.storage.fetch(this.tenant, id, { paths: missing.map(([path]) => path), into: folder })
    for (const [path, { sha256 }] of missing) this.blobs.take(sha256, join(folder, path))
  }

  /** Removes what nobody asks for here: all but papers and the named files. */
  #trim(id: string, kept: readonly string[]): void {
    const folder = join(this.place.releasesDir, id)
    const wanted = new Set([...kept, ...papers, provenancePath])
    const { manifest } = readRelease(this.place, id, [])
    if (!manifest) return
    for (const path of Object.keys(allFilesOf(manifest))) {
      if (!wanted.has(path)) rmSync(join(folder, path), { force: true })
    }
  }

  /** Bytes by their hash: what was brought here, and the built site. */
  #knownBytes(release: FoundRelease): (hash: string) => Uint8Array | undefined {
    const site = this.#site
    const own = new Map(Object.entries(site?.files ?? {}).map(([path, mark]) => [mark.sha256, path]))
    const paper = new Map(Object.entries(release.papers).map(([path, mark]) => [mark.sha256, path]))
    return (hash) => {
      const [path, about] = [own.get(hash), paper.get(hash)]
      if (about !== undefined) return readFileSync(join(this.place.releasesDir, release.id, about))
      return path !== undefined && site ? readFileSync(join(site.dir, path)) : this.blobs.read(hash)
    }
  }
}
