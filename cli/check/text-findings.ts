import { join } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import { textProblems } from '#cli/locale/checks/all.ts'
import { checkedLanguage } from '#cli/locale/checks/language.ts'
import type { CheckedLanguage } from '#cli/locale/checks/text-check.ts'
import { type CoverageGap, namespaceCoverage } from '#cli/locale/coverage.ts'
import { namespacesOf, readSharedMessages } from '#cli/locale/messages.ts'
import { languagesIn, type TextFolder, textFolders } from '#cli/locale/text-folders.ts'
import { readJsonSource, stringsOf } from '#cli/tenant/source/json-source.ts'
import { type Diagnostic, hasErrors } from '#cli/terminal/diagnostic.ts'
import type { Workspace } from '../run/workspace.ts'
import { localesDir } from './strings.ts'

const codeOfGap: Record<CoverageGap['kind'], string> = {
  missing: 'missing-text',
  plural: 'missing-plural',
  placeholder: 'wrong-placeholder',
  unknown: 'unknown-text',
  empty: 'empty-text',
}

const suggestionOfGap: Record<CoverageGap['kind'], string> = {
  missing: 'Translate it; "livery strings export --missing" gives a file with all that a language lacks.',
  plural: 'Add the form that the language has for such numbers.',
  placeholder: 'Keep what stands in {{ }} and in < > as English has it.',
  unknown: 'Remove it.',
  empty: 'Translate it.',
}

interface Problem {
  key: string
  severity: Diagnostic['severity']
  code: string
  message: string
  suggestion: string
}

interface TextFile {
  workspace: Workspace
  folder: TextFolder
  tag: string
  namespace: string
}

function problemsOf({ folder, tag, namespace }: TextFile, language: CheckedLanguage): Problem[] {
  const [english, own] = ['en', tag].map((name) => readSharedMessages(join(folder.dir, name), namespace) ?? new Map())
  const gaps = namespaceCoverage(folder.dir, tag, namespace).map(
    ({ key, kind, message }): Problem => ({
      key,
      severity: 'error',
      code: codeOfGap[kind],
      message,
      suggestion: suggestionOfGap[kind],
    }),
  )
  const problems = textProblems(
    { namespace: folder.prefix + namespace, english: english ?? new Map(), own: own ?? new Map() },
    language,
  )
  return [...gaps, ...problems.map((problem): Problem => ({ ...problem, severity: 'warning' }))]
}

/** Where each problem stands; what is missing stands at the head of its file. */
function placed({ workspace, folder, tag, namespace }: TextFile, problems: readonly Problem[]): Diagnostic[] {
  if (problems.length === 0) return []
  const path = join(folder.dir, tag, `${namespace}.json`)
  const file = shownPath(workspace.cwd, path)
  const { source, diagnostics } = readJsonSource({ tenant: '', file, path })
  if (hasErrors(diagnostics)) return diagnostics.map((finding) => ({ ...finding, tenant: null }))
  const places = new Map(stringsOf(source).strings.map(({ key, place }) => [key, place]))
  const head = { file, line: 1, column: 1 }
  return problems
    .map(({ key, ...problem }): Diagnostic => ({ ...(places.get(key) ?? head), ...problem, tenant: null }))
    .sort((a, b) => a.line - b.line)
}

function folderFindings(workspace: Workspace, folder: TextFolder, tag: string): Diagnostic[] {
  const language = checkedLanguage(localesDir(workspace), tag)
  return namespacesOf(join(folder.dir, 'en')).flatMap((namespace) => {
    const file = { workspace, folder, tag, namespace }
    return placed(file, problemsOf(file, language))
  })
}

/**
 * What is wrong with all texts of languages (BCP 47): gaps as errors, since a site cannot be built with them, and all else as
 * warnings. English is what the others are held against. A language that a folder has not begun is left out there.
 */
export function textFindings(workspace: Workspace, tags: readonly string[]): Diagnostic[] {
  return textFolders(workspace.root).flatMap((folder) =>
    languagesIn(folder.dir)
      .filter((tag) => tag !== 'en' && tags.includes(tag))
      .flatMap((tag) => folderFindings(workspace, folder, tag)),
  )
}
