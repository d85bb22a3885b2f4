import { cspHash } from '#cli/fs/hash.ts'
import type { SiteFile } from '#cli/site-files/site-file.ts'
import type { Template } from '../template.ts'
import type { Resource } from './html.ts'

/** What all sites of a template say of their code. */
interface Code {
  files: readonly SiteFile[]
  words: ReadonlySet<string>
  entry: Resource
  preloads: readonly Resource[]
  nextPreloads: readonly Resource[]
  /** What a page other than home loads next. */
  pagePreloads(path: string): readonly Resource[]
  styles: readonly Resource[]
  importMap: string
  /** Of the import map, for the policy. */
  importMapHash: string
}

function describe(template: Template): Code {
  const resource = (path: string): Resource => {
    const file = template.files.find((candidate) => candidate.path === path)
    if (!file) throw new Error(`The template has no file ${path}`)
    return { href: `/${path}`, integrity: file.integrity }
  }
  const [entry, ...preloads] = template.initialJs.map(resource)
  if (!entry) throw new Error('The template has no entry')
  const importMap = JSON.stringify(template.importMap)
  return {
    files: template.files.map(({ path, hash, size }) => ({ path, hash, size, isShared: true })),
    words: new Set(template.words),
    entry,
    preloads,
    nextPreloads: template.nextJs.map(resource),
    pagePreloads: (path) => (template.pageJs[path] ?? []).map(resource),
    styles: template.initialCss.map(resource),
    importMap,
    importMapHash: cspHash(importMap),
  }
}

const known = new WeakMap<Template, Code>()

/** The code of a template, described once for all tenants that are assembled with it. */
export function codeOf(template: Template): Code {
  const code = known.get(template) ?? describe(template)
  known.set(template, code)
  return code
}
