import type { SigningKey } from '#cli/keys/keys.ts'
import type { Depth, TreeProblem } from '#cli/site-files/tree.ts'
import type { ReleasePlace } from './layout.ts'
import type { ReleaseManifest, ReleaseOrigin } from './manifest.ts'
import type { ReleasePlan } from './plan.ts'
import type { SpaceNeed } from './preflight.ts'
import type { SoundSite } from './sound-site.ts'
import type { FoundRelease } from './verify.ts'

/** The release that visitors get, and since when. */
export interface LiveRelease {
  id: string
  since: Date
}

/** One tenant's releases at a target, to be added to. All but `refresh` is of what the last refresh found. */
export interface TenantTarget {
  /** Its releases as a folder: the target itself, or what a far one holds as far as it was brought here. */
  readonly place: ReleasePlace
  /** As people are shown it. */
  readonly shown: { dir: string; current: string }
  /** Brings here what a plan looks at. `keep` is how many releases' files are kept for open tabs. */
  refresh(need: { keep: number; site: SoundSite } | 'papers'): Promise<void>
  /** @throws CliError where the target is no place for releases, or the built site stands within it */
  requireSound(siteDir?: string): void
  /** Whether every byte of what is live is as its manifest says. */
  isWhole(release: FoundRelease): boolean
  problems(release: FoundRelease, depth: Depth): Promise<readonly TreeProblem[]>
  /** Gives the folder that holds all files of a release that is there: the target's own, or one that they are brought to. */
  bring(id: string): Promise<string>
  /** Bytes; null where nobody can say. @throws CliError where there is no room */
  space(need: SpaceNeed): { free: number; needed: number } | null
  /** Runs the body while no other process of this machine, or none at all, changes this tenant there. */
  withLock<Result>(options: { wait: number; onWait: () => void }, body: () => Promise<Result>): Promise<Result>
  /** Removes what runs that were killed left behind. Only for who holds the lock, as all that follow. */
  sweep(): Promise<readonly string[]>
  /** Puts a release there whole, and makes it live. A failure leaves what was live. */
  make(plan: ReleasePlan, origin: ReleaseOrigin, key: SigningKey | undefined): Promise<ReleaseManifest>
  /** Makes a release that is there live; null takes the tenant off. */
  point(id: string | null): Promise<void>
  remove(id: string): Promise<void>
}

/** A file of a run's state, and which version of it this is. */
export interface StoredText {
  text: string
  version: string
}

/** Small files that lie at a target beside its tenants, in `.fleet/`. */
export interface RunFiles {
  /** Names, in order. */
  list(): Promise<readonly string[]>
  read(name: string): Promise<StoredText | undefined>
  /**
   * Writes a file whole: whoever reads meets the old text or the new. `before` is the version that it replaces, null
   * where there must be none. Gives the new version; undefined where another was quicker, and nothing was written.
   */
  write(name: string, text: string, before: string | null): Promise<string | undefined>
  /** Holds the target for one run; undefined where another has it. */
  lock(): Promise<{ release(): Promise<void>; isLost(): boolean } | undefined>
  /** Who has the lock, for a message. */
  holder(): Promise<string | null>
}

/** Where releases go: a folder, object storage, another machine. */
export interface ReleaseTarget {
  /** As the command line names it. */
  readonly address: string
  readonly kind: 'folder' | 's3' | 'ssh'
  /** The codes of those that have releases there, sorted. */
  tenants(): Promise<string[]>
  /** Ids, newest first. */
  releases(tenant: string): Promise<string[]>
  live(tenant: string): Promise<LiveRelease | null>
  /** Undefined where it is missing, is none, or is another release's. */
  manifest(tenant: string, id: string): Promise<ReleaseManifest | undefined>
  /** The bytes of a file of a release; undefined where it is not there. */
  file(tenant: string, id: string, path: string): Promise<Uint8Array | undefined>
  /** The same, and no more than `limit` bytes from its start. */
  fileStart(release: { tenant: string; id: string }, path: string, limit: number): Promise<Uint8Array | undefined>
  tenant(code: string): TenantTarget
  readonly runs: RunFiles
  /** @throws CliError where it cannot be written to as it must be; asked once, before the first release of many */
  requireWritable(): Promise<void>
  close(): Promise<void>
}
