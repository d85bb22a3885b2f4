interface Placed {
  /** From the site's root, with forward slashes. */
  path: string
  /** Shared files stand in many sites, byte for byte the same: they are worth compressing hard, once. */
  isShared: boolean
}

/** A file that was made for this site. */
export interface MadeFile extends Placed {
  bytes: Uint8Array
  /** SHA-256 of the bytes in hex, where it is known already: they are then not hashed again. */
  hash?: string
  /** Its form in gzip, where whoever made it had a quicker way there; it then stands beside the file alone. */
  gzip?: Uint8Array
}

/** A file that is in the store already (code, fonts): never read again for each tenant. */
export interface StoredFile extends Placed {
  hash: string
  size: number
}

/** A file of a site, before it is published. */
export type SiteFile = MadeFile | StoredFile

export function textFile(path: string, text: string): MadeFile {
  return { path, bytes: Buffer.from(text, 'utf8'), isShared: false }
}
