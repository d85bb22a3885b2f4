import { readGlossary } from '../glossary.ts'
import { limitIn, readPlaces } from '../places.ts'
import type { CheckedLanguage } from './text-check.ts'

/** What the checks of a language need, of the files in `localesDir`. @throws CliError that names a wrong file */
export function checkedLanguage(localesDir: string, tag: string): CheckedLanguage {
  const places = readPlaces(localesDir)
  return { tag, glossary: readGlossary(localesDir, tag), limitOf: (text) => limitIn(places, text) }
}
