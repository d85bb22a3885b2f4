import { join } from 'node:path'
import { isBehind } from '../collect.ts'
import { sourceTexts } from '../coverage.ts'
import { type GlossaryTerm, readGlossary } from '../glossary.ts'
import { namespacesOf, readSharedMessages } from '../messages.ts'
import { limitIn, type Places, readPlaces } from '../places.ts'
import { type TextFolder, textFolders } from '../text-folders.ts'
import type { TextUnit } from './unit.ts'

export interface UnitsWanted {
  /** The repository's root. */
  root: string
  /** BCP 47. */
  tag: string
  /** Only what the language lacks. */
  isMissing?: boolean
  /** Only the site's texts that stand behind none of these entries of flags. */
  closed?: readonly string[] | undefined
  /** What an English file said before; undefined where it is as it was. Only texts whose English differs from it. */
  before?: ((path: string) => ReadonlyMap<string, string> | undefined) | undefined
}

interface Namespace {
  folder: TextFolder
  namespace: string
  tag: string
  places: Places
  terms: readonly GlossaryTerm[]
}

function namespaceUnits({ folder, namespace, tag, places, terms }: Namespace): TextUnit[] {
  const english = readSharedMessages(join(folder.dir, 'en'), namespace) ?? new Map<string, string>()
  const own = readSharedMessages(join(folder.dir, tag), namespace) ?? new Map<string, string>()
  const name = folder.prefix + namespace
  const place = places[name]
  return [...sourceTexts(english, tag)].flatMap(([key, text]): TextUnit[] => {
    const said = own.get(key) ?? ''
    if (text === '' && said === '') return []
    return [
      {
        namespace: name,
        key,
        english: text,
        text: said,
        where: place?.where ?? '',
        limit: limitIn(places, { namespace: name, key, english: text }),
        terms: terms.filter(({ pattern }) => pattern.test(text)).map(({ id, use }) => `${id}: ${use}`),
        picture: place?.picture,
      },
    ]
  })
}

/** All texts of a language in the order of the English files, with what translators need beside them. */
export function unitsOf({ root, tag, isMissing = false, closed, before }: UnitsWanted): TextUnit[] {
  const localesDir = join(root, 'locales')
  const [places, { terms }] = [readPlaces(localesDir), readGlossary(localesDir, tag)]
  const folders = textFolders(root).filter(({ prefix }) => closed === undefined || prefix === '')
  return folders.flatMap((folder) =>
    namespacesOf(join(folder.dir, 'en')).flatMap((namespace) => {
      const earlier = before?.(join(folder.dir, 'en', `${namespace}.json`))
      if (before && !earlier) return []
      return namespaceUnits({ folder, namespace, tag, places, terms }).filter(
        ({ key, english, text }) =>
          (!isMissing || text === '') &&
          !(closed && isBehind(closed, namespace, key)) &&
          !(earlier && sourceTexts(earlier, tag).get(key) === english),
      )
    }),
  )
}
