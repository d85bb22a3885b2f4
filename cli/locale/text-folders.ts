import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, languages } from '#contract/site/languages.ts'

/** A folder of texts: a folder for each language, in it a file for each namespace. */
export interface TextFolder {
  /** Absolute. */
  dir: string
  /** From the repository's root. */
  shown: string
  /** Before the names of its namespaces: the site's have none. */
  prefix: string
}

/**
 * All texts that a visitor may read: the site's, those of the sandbox that stands in for the operator's gateway, and those of
 * pages that the tool itself puts up.
 */
export const textFolders = (root: string): TextFolder[] =>
  [
    { shown: 'locales', prefix: '' },
    { shown: 'sandbox/locales', prefix: 'sandbox/' },
    { shown: 'cli/locales', prefix: 'cli/' },
  ]
    .map((folder) => ({ ...folder, dir: join(root, folder.shown) }))
    .filter(({ dir }) => existsSync(join(dir, 'en')))

/** The folder of a namespace as exports and checks name it ("sandbox/help"), and what it is called there. */
export function folderOf(root: string, name: string): { folder: TextFolder; namespace: string } | undefined {
  const folder = textFolders(root).findLast(({ prefix }) => name.startsWith(prefix))
  return folder && { folder, namespace: name.slice(folder.prefix.length) }
}

/** The languages that a folder has texts in, by their tags, in the order of the registry. */
export function languagesIn(dir: string): string[] {
  const names = new Set(readdirSync(dir))
  return languageCodes.map((code): string => languages[code].tag).filter((tag) => names.has(tag))
}
