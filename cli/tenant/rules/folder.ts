import { type Dirent, existsSync, lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import { shownPath } from '#cli/lib/shown-path.ts'
import { containedStat } from '#cli/terminal/contained-file.ts'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import type { Rule, RuleContext } from './rule.ts'

function linkStatOf(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

/** The entries of a folder; null where they may not be looked at. */
function entriesOf(path: string): Dirent[] | null {
  try {
    return readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  } catch {
    // Whoever lists files finds the folder itself among them, and says so.
    return null
  }
}

/**
 * Files below a folder, relative to it, in stable order; links are listed, not followed, and so is a folder that cannot
 * be read. Empty where there is none, and where `below` is a link that leads out of it.
 */
export function filesBelow(dir: string, below = ''): string[] {
  const path = join(dir, below)
  const stats = containedStat(dir, path)
  if ('kind' in stats || !stats.isDirectory()) return []
  const entries = entriesOf(path)
  if (entries === null) return [below || '.']
  return entries.flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name
    return entry.isDirectory() ? filesBelow(dir, name) : [name]
  })
}

const listed = new WeakMap<RuleContext, readonly string[]>()

/** All files of the tenant's folder, as `filesBelow` gives them: several rules ask. */
export function filesOf(context: RuleContext): readonly string[] {
  const files = listed.get(context) ?? filesBelow(context.dir)
  listed.set(context, files)
  return files
}

export function isInside(dir: string, path: string): boolean {
  const way = relative(dir, path)
  return way !== '' && !way.startsWith(`..${sep}`) && way !== '..' && !isAbsolute(way)
}

/** A finding about a file as a whole, or about a place in it. */
export function inFile(
  context: Pick<RuleContext, 'code' | 'cwd'>,
  path: string,
  finding: { code: string; message: string; suggestion: string | null; line?: number; column?: number },
): Diagnostic {
  const file = shownPath(context.cwd, path)
  return { tenant: context.code, file, line: 1, column: 1, severity: 'error', ...finding }
}

/** Each file of the folder has a name that can be read, and no link leads out of the folder. */
export const folderIsWhole: Rule = (context) => {
  const root = realpathSync(context.dir)
  return filesOf(context).flatMap((file) => {
    const path = join(context.dir, file)
    const stats = linkStatOf(path)
    if (stats === undefined && file.includes('\uFFFD')) {
      const suggestion = 'Rename it in plain letters.'
      return [
        inFile(context, path, { code: 'bad-file-name', message: 'The name of the file is not UTF-8', suggestion }),
      ]
    }
    if (stats === undefined || stats.isDirectory()) {
      const message = stats ? 'The folder cannot be read' : 'The file cannot be read'
      return [inFile(context, path, { code: 'unreadable-file', message, suggestion: 'Check its permissions.' })]
    }
    if (!stats.isSymbolicLink()) return []
    const suggestion = 'Put the file itself here.'
    if (!existsSync(path))
      return [inFile(context, path, { code: 'broken-link', message: 'The link leads nowhere', suggestion })]
    if (isInside(root, realpathSync(path))) return []
    const message = 'The link leads out of the tenant’s folder'
    return [inFile(context, path, { code: 'link-outside', message, suggestion })]
  })
}
