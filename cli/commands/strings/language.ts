import { didYouMean } from '#cli/lib/nearest.ts'
import { CliError } from '#cli/terminal/cli-error.ts'
import { type LanguageCode, languageCodes, languages } from '#contract/site/languages.ts'

const tagOf = (code: LanguageCode): string => languages[code].tag

/**
 * The BCP 47 tag of a language that a person named by its tag or its code: "sw", "pt-br", "SW". A tag wins over a code, since a
 * few codes are the tags of others. @throws CliError (usage) that names the nearest
 */
export function languageTag(named: string): string {
  const wanted = named.toLowerCase()
  const tags = languageCodes.map(tagOf)
  const byTag = tags.find((tag) => tag.toLowerCase() === wanted)
  const byCode = languageCodes.find((code) => code.toLowerCase() === wanted)
  const tag = byTag ?? (byCode && tagOf(byCode))
  if (tag === 'en') {
    throw new CliError('english-is-source', 'English is what the others are translated from', {
      hint: 'Change locales/en itself, then export the other languages with --changed-since.',
      exitCode: 2,
    })
  }
  if (tag !== undefined) return tag
  throw new CliError('unknown-language', `There is no language "${named}"`, {
    hint: didYouMean(named, tags) ?? `One of ${tags.join(', ')}.`,
    exitCode: 2,
  })
}
