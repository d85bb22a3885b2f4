import { isRecord } from '#cli/lib/is-record.ts'
import { oldBrowserPath } from '#cli/site-files/old-browser-path.ts'
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

/** All documents of a site. */
export const documentsOf = (site: Site): string[] => [...site.files.keys()].filter((path) => path.endsWith('.html'))

/** The pages that a server sends to visitors, in each language, and the one for what is not there. */
export const pagesOf = (site: Site): string[] => documentsOf(site).filter((path) => path !== oldBrowserPath)

const nothing: SitePage = { tags: [], importMap: { imports: {}, integrity: {} }, config: {} }

/** The loader's table of the scripts that the page does not ask for by itself. */
const lateIntegrity = onceByHash((file: SiteFile) => stringsOf(parse(file.text().replace(/^export default /, ''))))

const known = new WeakMap<SitePage, Map<string, SitePage>>()

/** A page with the integrity of all scripts: of the late ones it stands in a script that the import map names. */
function withLateIntegrity(page: SitePage, table: SiteFile): SitePage {
  const byTable = known.get(page) ?? new Map<string, SitePage>()
  known.set(page, byTable)
  const { imports, integrity } = page.importMap
  const whole = byTable.get(table.hash) ?? {
    ...page,
    importMap: { imports, integrity: { ...lateIntegrity(table), ...integrity } },
  }
  byTable.set(table.hash, whole)
  return whole
}

export function sitePage(site: Site, path = 'index.html'): SitePage {
  const file = site.files.get(path)
  if (!file) return nothing
  const page = pageOf(file)
  const table = site.files.get((page.importMap.imports['/assets/integrity.js'] ?? '').slice(1))
  return table ? withLateIntegrity(page, table) : page
}
