import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type LanguageCode, languageCodes, languages } from '#contract/site/languages.ts'

/** The texts of one matter, as its file has them: sandbox/locales/en/vip.json. */
interface Tree {
  readonly [name: string]: string | Tree
}

/** Where each text of a tree stands: "rules.reach". */
type KeyOf<T> = {
  [Name in keyof T & string]: T[Name] extends string ? Name : `${Name}.${KeyOf<T[Name]>}`
}[keyof T & string]

/** What stands for the `{{name}}` of a text: written already. */
export type Values = Readonly<Record<string, string | number>>

export interface Texts<Key extends string> {
  /** A text in a language, else in English. */
  in(language: string, key: Key, values?: Values): string
  /** A text in each language that has it, as it is stored: `{"EN":"Fruit"}`. */
  everywhere(key: Key, valuesIn?: (language: LanguageCode) => Values): string
  has(key: string): key is Key
}

const root = resolve(import.meta.dirname, '..', 'locales')
const treeSchema: z.ZodType<Tree> = z.lazy(() => z.record(z.string(), z.union([z.string(), treeSchema])))

/** `{{name}}` of a text; what has no value stays. */
export const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))

function flat(tree: Tree, before = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[`${before}${name}`, value]] : flat(value, `${before}${name}.`),
  )
}

const known = new Map<string, ReadonlyMap<string, string>>()

/** A file is read once, whichever parts of the sandbox share its matter. */
function textsIn(matter: string, language: LanguageCode): ReadonlyMap<string, string> {
  const name = `${language} ${matter}`
  const texts = known.get(name) ?? readTexts(matter, language)
  known.set(name, texts)
  return texts
}

/** An empty text is one that nobody has translated. */
function readTexts(matter: string, language: LanguageCode): ReadonlyMap<string, string> {
  const path = join(root, languages[language].tag, `${matter}.json`)
  if (!existsSync(path)) return new Map()
  return new Map(flat(treeSchema.parse(JSON.parse(readFileSync(path, 'utf8')))).filter(([, text]) => text !== ''))
}

const isLanguage = (language: string): language is LanguageCode => Object.hasOwn(languages, language)

/**
 * What the sandbox says of one matter. `english` is its file in sandbox/locales/en, imported, so that a key is known when
 * the code is checked; the other languages are read from the file of the same name when they are first asked for.
 */
export function textsOf<const English extends object>(matter: string, english: English): Texts<KeyOf<English>> {
  const source = new Map(flat(treeSchema.parse(english)))
  const ownTexts = (language: LanguageCode): ReadonlyMap<string, string> =>
    language === 'EN' ? source : textsIn(matter, language)
  return {
    in(language, key, values = {}) {
      const own = isLanguage(language) ? ownTexts(language).get(key) : undefined
      return filled(own ?? source.get(key) ?? '', values)
    },
    everywhere(key, valuesIn = () => ({})) {
      const texts = languageCodes.flatMap((language) => {
        const text = ownTexts(language).get(key)
        return text === undefined ? [] : [[language, filled(text, valuesIn(language))] as const]
      })
      return JSON.stringify(Object.fromEntries(texts))
    },
    has: (key): key is KeyOf<English> => source.has(key),
  }
}
