import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { openMemo } from '#cli/lib/memo.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { fileStamp } from '#cli/terminal/file-stamp.ts'

/** `locales/glossary.json`: the terms of the trade in English. */
const englishGlossary = z.strictObject({
  /** Words that are the same in every language and script: names of companies, kinds of files. */
  names: z.array(z.string().min(1)),
  terms: z.record(
    z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    z.strictObject({
      /** As English texts say it. */
      english: z.array(z.string().min(1)).min(1),
      partOfSpeech: z.enum(['noun', 'verb', 'adjective']),
      meaning: z.string().min(1),
      /** Whether a text whose English says it must say the language's word. Not for words that mean several things. */
      isChecked: z.boolean(),
    }),
  ),
})

const keys = z.array(z.string().regex(/^[^:]+:.+$/)).default([])

/** `locales/glossary/<tag>.json`: the same terms in a language. */
const ownGlossary = z.strictObject({
  /** How the reader is addressed. */
  address: z.string().min(1),
  register: z.string().min(1),
  notes: z.string().default(''),
  /** Texts that are rightly the same as in English, as "namespace:key". */
  sameAsEnglish: keys,
  /** Texts that rightly have words in Latin letters, where the language has other ones. */
  latin: keys,
  terms: z.record(
    z.string(),
    z.strictObject({
      use: z.string().min(1),
      /** Stems and forms that count as the term, too. */
      forms: z.array(z.string().min(1)).default([]),
      avoid: z.array(z.string().min(1)).default([]),
      /** Texts whose English says the word and means something else. */
      except: keys,
      exceptAvoid: keys,
    }),
  ),
})

export type EnglishGlossary = z.infer<typeof englishGlossary>
export type OwnGlossary = z.infer<typeof ownGlossary>

export interface GlossaryTerm {
  id: string
  /** Finds it in English. */
  pattern: RegExp
  isChecked: boolean
  meaning: string
  use: string
  forms: readonly string[]
  avoid: readonly string[]
  except: ReadonlySet<string>
  exceptAvoid: ReadonlySet<string>
}

/** What a language calls the terms of the trade. */
export interface Glossary {
  names: ReadonlySet<string>
  sameAsEnglish: ReadonlySet<string>
  latin: ReadonlySet<string>
  terms: readonly GlossaryTerm[]
}

export const glossaryFile = 'glossary.json'
export const ownGlossaryFile = (tag: string) => join('glossary', `${tag}.json`)

function readAs<Schema extends z.ZodType>(path: string, schema: Schema): z.infer<Schema> | undefined {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new CliError('bad-glossary', `${path} is not JSON: ${String(cause)}`, { cause })
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new CliError('bad-glossary', `${path}: ${z.prettifyError(parsed.error)}`)
}

/** Between letters the word is part of another one; "log-in" is not "log". */
const patternOf = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}-])(?:${[...words].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`, 'iu')

const memo = openMemo<Glossary>(50)

/** The terms in English; none where there is no such file. @throws CliError for a file that says something else */
export const readEnglishGlossary = (localesDir: string): EnglishGlossary =>
  readAs(join(localesDir, glossaryFile), englishGlossary) ?? { names: [], terms: {} }

export const readOwnGlossary = (localesDir: string, tag: string): OwnGlossary | undefined =>
  readAs(join(localesDir, ownGlossaryFile(tag)), ownGlossary)

/** The glossary of a language; a term that it does not name is not checked. @throws CliError that names a wrong file */
export function readGlossary(localesDir: string, tag: string): Glossary {
  const paths = [glossaryFile, ownGlossaryFile(tag)].map((name) => join(localesDir, name))
  return memo(JSON.stringify(paths.map((path) => [path, fileStamp(path)])), () => {
    const shared = readEnglishGlossary(localesDir)
    const own = readOwnGlossary(localesDir, tag)
    const terms = Object.entries(shared.terms).flatMap(([id, { english, isChecked, meaning }]): GlossaryTerm[] => {
      const said = own?.terms[id]
      if (!said) return []
      const { use, forms, avoid, except, exceptAvoid } = said
      return [
        {
          id,
          pattern: patternOf(english),
          isChecked,
          meaning,
          use,
          forms: [use, ...forms],
          avoid,
          except: new Set(except),
          exceptAvoid: new Set(exceptAvoid),
        },
      ]
    })
    return {
      names: new Set(shared.names),
      sameAsEnglish: new Set(own?.sameAsEnglish),
      latin: new Set(own?.latin),
      terms,
    }
  })
}
