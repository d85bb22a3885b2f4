import { isRecord } from '#cli/lib/is-record.ts'
import type { ImportMap } from './code-scan.ts'
import { pageTags, type Tag } from './html-scan.ts'
import { onceByHash, type Site, type SiteFile } from './site.ts'

/** What index.html says of the site to those who load it. */
export interface SitePage {
  tags: readonly Tag[]
  importMap: ImportMap
  /** `#livery-config`; empty where it cannot be read. */
  config: Record<string, unknown>
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    // "headers" and "links" report what is missing in it.
    return {}
  }
}

function stringsOf(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

const pageOf = onceByHash((file: SiteFile): SitePage => {
  const tags = pageTags(file)
  const map = parse(tags.find(({ name, attributes }) => name === 'script' && attributes.type === 'importmap')?.content)
  const config = parse(tags.find(({ attributes }) => attributes.id === 'livery-config')?.content)
  return { tags, importMap: { imports: stringsOf(map.imports), integrity: stringsOf(map.integrity) }, config }
})

/** The pages that a server sends to visitors: the site's own, of other languages, and the one for what is not there. */
export const pagesOf = (site: Site): string[] =>
  [...site.files.keys()].filter((path) => /^[^/]*\/?(index|404)\.html$/.test(path))

const nothing: SitePage = { tags: [], importMap: { imports: {}, integrity: {} }, config: {} }

export function sitePage(site: Site, path = 'index.html'): SitePage {
  const file = site.files.get(path)
  return file ? pageOf(file) : nothing
}
