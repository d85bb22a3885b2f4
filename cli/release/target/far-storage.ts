import type { FileMarks } from '#cli/site-files/tree.ts'
import type { RunFiles } from '../target.ts'

/** A file of a release as far storage lists it, with what it knows of the content. */
export interface FarEntry {
  bytes: number
  /** In hex. */
  sha256?: string
  md5?: string
}

/** What is live, and which version of that this is. */
export interface FarPointer {
  /** Null where the tenant was taken off. */
  id: string | null
  since: Date
  version: string
}

/** A release that lies whole on this machine and goes to far storage. */
export interface Upload {
  tenant: string
  id: string
  /** Absolute. */
  dir: string
  /** Every file, papers too. */
  files: FileMarks
  /** By content: the file of an earlier release that has it there. */
  known: ReadonlyMap<string, { id: string; path: string }>
}

/** Releases that lie elsewhere. Ids that it gives are of releases that are there whole. */
export interface FarStorage {
  readonly address: string
  readonly kind: 's3' | 'ssh'
  codes(): Promise<string[]>
  /** Newest first. */
  ids(tenant: string): Promise<string[]>
  /** Undefined where nothing was ever live. @throws CliError where something else is in its place */
  pointer(tenant: string): Promise<FarPointer | undefined>
  entries(tenant: string, id: string): Promise<ReadonlyMap<string, FarEntry>>
  read(tenant: string, id: string, path: string): Promise<Uint8Array | undefined>
  /** At most `limit` bytes from the start of a file. */
  readStart(release: { tenant: string; id: string }, path: string, limit: number): Promise<Uint8Array | undefined>
  /** Writes files of a release below a folder of this machine, as many as are there. */
  fetch(tenant: string, id: string, files: { paths: readonly string[]; into: string }): Promise<void>
  /** Puts a release there and checks that it is whole. Until this ends, `ids` does not have it. */
  upload(release: Upload): Promise<void>
  /** Makes a release live, or none. False where what is live is not `before` any more: nothing was changed. */
  point(tenant: string, id: string | null, before: FarPointer | undefined): Promise<boolean>
  /** Removes a release, or what there is of it. `paths` are its files. */
  remove(tenant: string, id: string): Promise<void>
  /** @throws CliError where it cannot be written to as it must be */
  requireWritable(): Promise<void>
  readonly runs: RunFiles
  close(): Promise<void>
}
