import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { didYouMean } from '#cli/lib/nearest.ts'
import { shownPath } from '#cli/lib/shown-path.ts'
import { type OverlayGap, overlayGaps } from '#cli/locale/coverage.ts'
import { namespacesOf, readSharedMessages } from '#cli/locale/messages.ts'
import { readJsonSource, stringsOf } from '#cli/tenant/source/json-source.ts'
import { containedStat } from '#cli/terminal/contained-file.ts'
import { type Diagnostic, hasErrors } from '#cli/terminal/diagnostic.ts'
import { languageCodes, languages } from '#contract/site/languages.ts'
import type { Workspace } from '../run/workspace.ts'

const tags = languageCodes.map((code): string => languages[code].tag)

interface Overlay {
  workspace: Workspace
  tenant: string
  /** Absolute: the tenant's own locales/. */
  dir: string
}

interface WrongName {
  /** Absolute. */
  path: string
  name: string
  kind: 'file' | 'folder'
  /** Those that there are. */
  names: readonly string[]
}

function wrongName({ workspace, tenant }: Overlay, { path, name, kind, names }: WrongName): Diagnostic {
  return {
    tenant,
    file: shownPath(workspace.cwd, path),
    line: 1,
    column: 1,
    severity: 'error',
    code: 'unknown-strings',
    message: `There are no shared strings "${name}" that this ${kind} could replace`,
    suggestion: didYouMean(name, names),
  }
}

function suggestionFor(gap: OverlayGap, tag: string): string {
  if (gap.kind !== 'unknown') return `See locales/${tag}/${gap.namespace}.json.`
  return gap.nearest === null ? `See locales/en/${gap.namespace}.json for the keys.` : `Did you mean "${gap.nearest}"?`
}

function fileFindings(overlay: Overlay, tag: string, namespace: string): Diagnostic[] {
  const { workspace, tenant, dir } = overlay
  const path = join(dir, tag, `${namespace}.json`)
  const shared = readSharedMessages(join(workspace.root, 'locales', 'en'), namespace)
  if (shared === null)
    return [
      wrongName(overlay, {
        path,
        name: namespace,
        kind: 'file',
        names: namespacesOf(join(workspace.root, 'locales', 'en')),
      }),
    ]
  const { source, diagnostics } = readJsonSource({
    tenant,
    file: shownPath(workspace.cwd, path),
    path,
    folder: dirname(dir),
  })
  if (hasErrors(diagnostics)) return diagnostics
  const { strings, others } = stringsOf(source)
  const wrongTypes = others.map(({ key, place }): Diagnostic => {
    const message = `"${namespace}:${key}" must be a text in double quotes`
    return { ...place, severity: 'error', code: 'wrong-type', message, suggestion: null }
  })
  const gaps = overlayGaps({ namespace, source: shared, own: strings, tag }).flatMap((gap): Diagnostic[] => {
    const place = strings.find(({ key }) => key === gap.key)?.place
    const code = gap.kind === 'unknown' ? 'unknown-message' : 'wrong-message'
    return place
      ? [{ ...place, severity: 'error', code, message: gap.message, suggestion: suggestionFor(gap, tag) }]
      : []
  })
  return [...wrongTypes, ...gaps]
}

function isFolder(root: string, path: string): boolean {
  const stats = containedStat(root, path)
  return !('kind' in stats) && stats.isDirectory()
}

/** Names of the folders in a folder of the tenant's; none where it may not be read: the tenant's folder then says so. */
function foldersOf(root: string, dir: string): string[] {
  try {
    if (!isFolder(root, dir)) return []
    return readdirSync(dir)
      .filter((name) => isFolder(root, join(dir, name)))
      .sort()
  } catch {
    return []
  }
}

/** What is wrong with a tenant's own strings: each must be a shared key, with the placeholders of the shared text. */
export function overlayFindings(workspace: Workspace, tenant: string, dir: string): Diagnostic[] {
  const overlay = { workspace, tenant, dir }
  return foldersOf(dirname(dir), dir).flatMap((tag) => {
    const path = join(dir, tag)
    if (!tags.includes(tag)) return [wrongName(overlay, { path, name: tag, kind: 'folder', names: tags })]
    return namespacesOf(path, dirname(dir)).flatMap((namespace) => fileFindings(overlay, tag, namespace))
  })
}
