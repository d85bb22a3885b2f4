import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#cli/lib/counted.ts'
import { openMemo } from '#cli/lib/memo.ts'
import { type CoverageGap, coverageOf } from '#cli/locale/coverage.ts'
import type { LoadedTenant } from '#cli/tenant/load.ts'
import { locate } from '#cli/tenant/source/json-source.ts'
import { originOf } from '#cli/tenant/source/merge.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { folderStamp } from '#cli/terminal/file-stamp.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/site/languages.ts'
import type { Workspace } from '../run/workspace.ts'
import { overlayFindings } from './overlays.ts'

export const localesDir = (workspace: Workspace) => join(workspace.root, 'locales')

/** Folders whose strings lie over the shared ones, the base's first. */
export const overlayDirs = (loaded: LoadedTenant) => loaded.layers.map((layer) => join(layer, 'locales'))

const memo = openMemo<CoverageGap[]>(200)

/** The shared strings are the same for every tenant: a thousand tenants compare a language once. */
function sharedCoverage(dir: string, tag: string): CoverageGap[] {
  const stamps = ['en', tag].map((name) => folderStamp(join(dir, name), '.json'))
  return memo(JSON.stringify([dir, tag, ...stamps]), () => coverageOf(dir, tag))
}

/** What a language's shared strings lack, or have wrong. */
const languageGaps = (workspace: Workspace, code: LanguageCode) =>
  sharedCoverage(localesDir(workspace), languages[code].tag)

/** Languages whose shared strings are whole, as `Ready are EN, TH.` */
function readyLanguages(workspace: Workspace): string {
  const ready = languageCodes.filter((code) => languageGaps(workspace, code).length === 0)
  return `Ready are ${ready.join(', ')}.`
}

/** What keeps a language from being built, and what to do about it; null where its strings are whole. */
export function languageProblem(
  workspace: Workspace,
  code: LanguageCode,
): { message: string; suggestion: string } | null {
  const { tag, name } = languages[code]
  const gaps = languageGaps(workspace, code)
  const [first] = gaps
  if (!first) return null
  if (!existsSync(join(localesDir(workspace), tag))) {
    const suggestion = `Leave out "${code}", or add the language as docs/contributing.md says. ${readyLanguages(workspace)}`
    return { message: `${name} (${code}) is not translated yet: there is no locales/${tag}/`, suggestion }
  }
  const found = `${counted(gaps.length, 'string')} missing or wrong, first: ${first.message}`
  return {
    message: `${name} (${code}) is not complete: ${found}`,
    suggestion: `Complete locales/${tag}/, or leave out "${code}". ${readyLanguages(workspace)}`,
  }
}

function coverageFinding(
  workspace: Workspace,
  loaded: LoadedTenant,
  { code, index }: { code: LanguageCode; index: number },
): Diagnostic[] {
  const problem = languageProblem(workspace, code)
  if (!problem) return []
  const path = ['languages', 'supported', index]
  const place = locate(originOf(loaded.merged, path) ?? loaded.source, path)
  return [{ ...place, severity: 'error', code: 'strings-incomplete', ...problem }]
}

/** What is wrong with the strings that a tenant's site would carry. */
export function stringFindings(workspace: Workspace, loaded: LoadedTenant): Diagnostic[] {
  return [
    ...supportedLanguages(loaded).flatMap(({ code, index }) => coverageFinding(workspace, loaded, { code, index })),
    ...overlayDirs(loaded).flatMap((dir) => overlayFindings(workspace, loaded.code, dir)),
  ]
}

function supportedLanguages(loaded: LoadedTenant): { code: LanguageCode; index: number }[] {
  const group = loaded.merged.value.languages
  const listed = typeof group === 'object' && group !== null && 'supported' in group ? group.supported : undefined
  if (!Array.isArray(listed)) return []
  return listed.flatMap((code, index) => (isLanguage(code) ? [{ code, index }] : []))
}

function isLanguage(code: unknown): code is LanguageCode {
  return typeof code === 'string' && Object.hasOwn(languages, code)
}
