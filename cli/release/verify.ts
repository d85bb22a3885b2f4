import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSignedBy, type PublicKey } from '#cli/keys/keys.ts'
import { checkTree, type Depth, type FileMark, type FileMarks, markOf, type TreeProblem } from '../site-files/tree.ts'
import { manifestPath, type ReleasePlace, signaturePath } from './layout.ts'
import { parseManifest, type ReleaseManifest } from './manifest.ts'

/**
 * Whose a release is. `unknown-key`: signed by a key that nobody named. `bad`: not what was signed, or the signature is
 * gone.
 */
export type Signature =
  | { state: 'signed'; key: PublicKey }
  | { state: 'unsigned' }
  | { state: 'unknown-key'; fingerprint: string }
  | { state: 'bad' }

/** A release as it stands on the disk. */
export interface FoundRelease {
  id: string
  /** Undefined where release.json is missing, is none, or is another release's. */
  manifest: ReleaseManifest | undefined
  signature: Signature
  /** The marks of the release's own papers, which the manifest cannot hold. */
  papers: FileMarks
}

function readPaper(dir: string, path: string): Buffer | undefined {
  try {
    return lstatSync(join(dir, path)).isFile() ? readFileSync(join(dir, path)) : undefined
  } catch {
    // A paper that cannot be read is as good as none: the release is then not whole.
    return undefined
  }
}

function signatureOf(
  text: string,
  manifest: ReleaseManifest,
  bytes: Buffer | undefined,
  keys: readonly PublicKey[],
): Signature {
  if (manifest.key === null) return bytes === undefined ? { state: 'unsigned' } : { state: 'bad' }
  if (bytes === undefined) return { state: 'bad' }
  const key = keys.find(({ fingerprint }) => fingerprint === manifest.key)
  if (!key) return { state: 'unknown-key', fingerprint: manifest.key }
  return isSignedBy(text, bytes, key) ? { state: 'signed', key } : { state: 'bad' }
}

/** Reads a release's papers. One that was copied from another tenant or under another id has no manifest of its own. */
export function readRelease(place: ReleasePlace, id: string, keys: readonly PublicKey[]): FoundRelease {
  const dir = join(place.releasesDir, id)
  const text = readPaper(dir, manifestPath)
  const parsed = text === undefined ? undefined : parseManifest(text.toString('utf8'))
  const manifest = parsed?.id === id && parsed.tenant === place.tenant ? parsed : undefined
  if (text === undefined || !manifest) return { id, manifest: undefined, signature: { state: 'bad' }, papers: {} }
  const bytes = readPaper(dir, signaturePath)
  const papers: [string, FileMark][] = [[manifestPath, markOf(text)]]
  if (bytes) papers.push([signaturePath, markOf(bytes)])
  const signature = signatureOf(text.toString('utf8'), manifest, bytes, keys)
  return { id, manifest, signature, papers: Object.fromEntries(papers) }
}

/** Everything that must be in a release's folder. */
export function allFilesOf(manifest: ReleaseManifest): FileMarks {
  return { ...manifest.carried, ...manifest.files }
}

/** What is wrong with a release's files; nothing where all is as its manifest says. */
export function problemsOf(place: ReleasePlace, release: FoundRelease, depth: Depth): TreeProblem[] {
  const dir = join(place.releasesDir, release.id)
  if (!existsSync(dir)) return [{ path: '.', problem: 'missing' }]
  if (!release.manifest) return [{ path: manifestPath, problem: 'changed' }]
  return checkTree(dir, { ...allFilesOf(release.manifest), ...release.papers }, depth)
}
