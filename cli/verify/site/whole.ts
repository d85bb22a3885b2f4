import { manifestName, parseSiteManifest, type SiteManifest } from '#cli/site-files/manifest.ts'
import type { SiteFinding } from './finding.ts'
import { isCompressed, type Site } from './site.ts'
import { innerHash } from './views.ts'

/** livery.json of a site; undefined where it says something else. */
export const manifestOf = (site: Site): SiteManifest | undefined =>
  parseSiteManifest(site.files.get(manifestName)?.text() ?? '')

const again = 'Build the site anew.'

function fileFindings(site: Site, manifest: SiteManifest): SiteFinding[] {
  const listed = Object.entries(manifest.files).flatMap(([path, { sha256, bytes }]): SiteFinding[] => {
    const file = site.files.get(path)
    const finding = { file: path, offset: null, remedy: again }
    if (!file) return [{ ...finding, code: 'file-missing', message: 'livery.json lists a file that is not there' }]
    if (file.size !== bytes) {
      const message = `It has ${file.size} bytes, livery.json says ${bytes}`
      return [{ ...finding, offset: Math.min(file.size, bytes), code: 'file-changed', message }]
    }
    if (file.hash === sha256) return []
    return [{ ...finding, code: 'file-changed', message: 'Its hash is not the one in livery.json' }]
  })
  const extra = [...site.files.keys()]
    .filter((path) => path !== manifestName && !Object.hasOwn(manifest.files, path))
    .map((path) => {
      const message = 'livery.json does not list this file'
      return { file: path, offset: null, code: 'file-extra', message, remedy: `Remove it, or: ${again}` }
    })
  return [...listed, ...extra]
}

function compressedFindings(site: Site): SiteFinding[] {
  return [...site.files.values()].flatMap((file): SiteFinding[] => {
    if (!isCompressed(file.path)) return []
    const plain = site.files.get(file.path.replace(/\.(br|gz)$/, ''))
    const inside = innerHash(file)
    const finding = { file: file.path, offset: null, remedy: again }
    if (inside === '') return [{ ...finding, code: 'cannot-decompress', message: 'It cannot be decompressed' }]
    if (!plain) return [{ ...finding, code: 'compressed-alone', message: 'The file that it is a form of is not there' }]
    if (plain.hash === inside) return []
    return [{ ...finding, code: 'compressed-differs', message: `It holds something else than ${plain.path}` }]
  })
}

/** Every file is the one that livery.json names, none is missing, none is there besides. */
export function whole(site: Site): SiteFinding[] {
  const manifest = manifestOf(site)
  const odd = site.odd.map((path) => {
    const message = 'It is neither a file nor a folder'
    return { file: path, offset: null, code: 'odd-entry', message, remedy: 'Remove it: a site is made of plain files.' }
  })
  if (!manifest) {
    const message = 'There is no livery.json that can be read'
    return [...odd, { file: manifestName, offset: null, code: 'no-manifest', message, remedy: again }]
  }
  const { merchantCode } = manifest
  const stranger =
    merchantCode === site.code ? [] : [`livery.json is of "${merchantCode}", in the folder of "${site.code}"`]
  return [
    ...odd,
    ...stranger.map((message) => ({ file: manifestName, offset: null, code: 'wrong-tenant', message, remedy: again })),
    ...fileFindings(site, manifest),
    ...compressedFindings(site),
  ]
}
