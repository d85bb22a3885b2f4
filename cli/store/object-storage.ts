/** What Livery needs of a place for objects: S3, an HTTP cache, a folder that machines share. */
export interface ObjectStorage {
  /** For messages: "s3://bucket/prefix". */
  readonly address: string
  /** Whether `list` says what is there; else each object is asked for. */
  readonly isListed: boolean
  /** Keys that begin with a prefix, a page at a time. */
  list(prefix: string): AsyncIterable<readonly string[]>
  /** Undefined where there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>
  /** `isReplacing`: what may be there is of no use, and is not left there. */
  put(key: string, bytes: Uint8Array, isReplacing?: boolean): Promise<void>
}

/** A request that failed: what it means for the rest of the run. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure'
  /**
   * "away": nobody answers, or only with faults. "refused": the one who asks is not known, or may not do this.
   * "wrong": the address is.
   */
  readonly kind: 'away' | 'refused' | 'wrong'

  constructor(kind: StorageFailure['kind'], message: string, cause: unknown) {
    super(message, { cause })
    this.kind = kind
  }
}
