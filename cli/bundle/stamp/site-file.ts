/** A file of a site, before it is published: its path from the site's root, with forward slashes, and its bytes. */
export interface SiteFile {
  path: string
  bytes: Uint8Array
  /** Shared files stand in many sites, byte for byte the same: they are worth compressing hard, once. */
  isShared: boolean
}

export function textFile(path: string, text: string): SiteFile {
  return { path, bytes: Buffer.from(text, 'utf8'), isShared: false }
}
