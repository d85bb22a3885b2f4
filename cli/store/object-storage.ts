import { CliError } from '#cli/terminal/cli-error.ts'

/** What Livery needs of a place for objects: S3, an HTTP cache, a folder that machines share. */
export interface ObjectStorage {
  /** For messages: "s3://bucket/prefix". */
  readonly address: string
  /** Whether `list` says what is there; else each object is asked for. */
  readonly isListed: boolean
  /** Keys that begin with a prefix, a page at a time. */
  list(prefix: string): AsyncIterable<readonly string[]>
  /** Whether there is such an object, by one request. */
  has(key: string): Promise<boolean>
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

/** A failure that ends the run, in words. */
export function asCliError({ kind, message, cause }: StorageFailure): CliError {
  return kind === 'refused'
    ? new CliError('store-refused', `The store refuses: ${message}`, {
        hint: 'Check who may list and read there: the AWS credentials, LIVERY_STORE_TOKEN, or the folder’s permissions.',
        cause,
      })
    : new CliError('no-such-store', `There is no such store: ${message}`, {
        hint: 'Check LIVERY_STORE, AWS_REGION and AWS_ENDPOINT_URL_S3.',
        cause,
      })
}
