import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, sep } from 'node:path'
import type { Diagnostic } from '#cli/terminal/diagnostic.ts'
import { shownPath } from '../shown-path.ts'
import type { Rule, RuleContext } from './rule.ts'

/** Files below a folder, relative to it, in stable order; links are listed, not followed. Empty where there is none. */
export function filesBelow(dir: string, below = ''): string[] {
  const path = join(dir, below)
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return []
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const name = below ? `${below}/${entry.name}` : entry.name
    return entry.isDirectory() ? filesBelow(dir, name) : [name]
  })
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
  return filesBelow(context.dir).flatMap((file) => {
    const path = join(context.dir, file)
    const stats = lstatSync(path, { throwIfNoEntry: false })
    if (stats === undefined) {
      const suggestion = 'Rename it in plain letters.'
      return [
        inFile(context, path, { code: 'bad-file-name', message: 'The name of the file is not UTF-8', suggestion }),
      ]
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
