import type { Fault } from './finding.ts'
import { isCompressed, type Site } from './site.ts'
import { innerHash } from './views.ts'

export interface SiteManifest {
  merchantCode: string
  profile: string
  files: Record<string, { sha256: string; bytes: number }>
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEntry = (value: unknown): value is { sha256: string; bytes: number } =>
  isRecord(value) && typeof value.sha256 === 'string' && typeof value.bytes === 'number'

/** livery.json of a site; null where it says something else. */
export function parseManifest(text: string): SiteManifest | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || !isRecord(value.files) || !Object.values(value.files).every(isEntry)) return null
    const files = Object.entries(value.files).filter((entry): entry is [string, SiteManifest['files'][string]] =>
      isEntry(entry[1]),
    )
    return {
      merchantCode: String(value.merchantCode),
      profile: String(value.profile),
      files: Object.fromEntries(files),
    }
  } catch {
    // The check itself says so.
    return null
  }
}

const again = 'Build the site anew.'

function fileFaults(site: Site, manifest: SiteManifest): Fault[] {
  const listed = Object.entries(manifest.files).flatMap(([path, { sha256, bytes }]): Fault[] => {
    const file = site.files.get(path)
    const fault = { file: path, offset: null, remedy: again }
    if (!file) return [{ ...fault, code: 'file-missing', message: 'livery.json lists a file that is not there' }]
    if (file.size !== bytes) {
      const message = `It has ${file.size} bytes, livery.json says ${bytes}`
      return [{ ...fault, offset: Math.min(file.size, bytes), code: 'file-changed', message }]
    }
    if (file.hash === sha256) return []
    return [{ ...fault, code: 'file-changed', message: 'Its hash is not the one in livery.json' }]
  })
  const extra = [...site.files.keys()]
    .filter((path) => path !== 'livery.json' && !Object.hasOwn(manifest.files, path))
    .map((path) => {
      const message = 'livery.json does not list this file'
      return { file: path, offset: null, code: 'file-extra', message, remedy: `Remove it, or: ${again}` }
    })
  return [...listed, ...extra]
}

function compressedFaults(site: Site): Fault[] {
  return [...site.files.values()].flatMap((file): Fault[] => {
    if (!isCompressed(file.path)) return []
    const plain = site.files.get(file.path.replace(/\.(br|gz)$/, ''))
    const inside = innerHash(file)
    const fault = { file: file.path, offset: null, remedy: again }
    if (inside === '') return [{ ...fault, code: 'cannot-decompress', message: 'It cannot be decompressed' }]
    if (!plain) return [{ ...fault, code: 'compressed-alone', message: 'The file that it is a form of is not there' }]
    if (plain.hash === inside) return []
    return [{ ...fault, code: 'compressed-differs', message: `It holds something else than ${plain.path}` }]
  })
}

/** Every file is the one that livery.json names, none is missing, none is there besides. */
export function whole(site: Site): Fault[] {
  const manifest = parseManifest(site.files.get('livery.json')?.text() ?? '')
  const odd = site.odd.map((path) => {
    const message = 'It is neither a file nor a folder'
    return { file: path, offset: null, code: 'odd-entry', message, remedy: 'Remove it: a site is made of plain files.' }
  })
  if (!manifest) {
    const message = 'There is no livery.json that can be read'
    return [...odd, { file: 'livery.json', offset: null, code: 'no-manifest', message, remedy: again }]
  }
  const { merchantCode } = manifest
  const stranger =
    merchantCode === site.code ? [] : [`livery.json is of "${merchantCode}", in the folder of "${site.code}"`]
  return [
    ...odd,
    ...stranger.map((message) => ({ file: 'livery.json', offset: null, code: 'wrong-tenant', message, remedy: again })),
    ...fileFaults(site, manifest),
    ...compressedFaults(site),
  ]
}
