import { getCountries } from 'libphonenumber-js/mobile'
import type { ProfileField, ProfileFieldName } from '#contract/account/profile.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { labelIn } from '#sandbox/lib/labels.ts'
import { occupations, sourcesOfIncome } from './texts.ts'

type Choices = NonNullable<ProfileField['choices']>

/** What a detail is one of, named in a language; undefined where it is free text. */
export function choicesOf(field: ProfileFieldName, language: LanguageCode): Choices | undefined {
  if (field === 'nationality') return countriesIn(language)
  if (field === 'occupation') return named(occupations, language)
  return field === 'sourceOfIncome' ? named(sourcesOfIncome, language) : undefined
}

function named(texts: Readonly<Record<string, string>>, language: LanguageCode): Choices {
  return Object.entries(texts).map(([code, text]) => ({ code, name: labelIn(text, language) }))
}

function countriesIn(language: LanguageCode): Choices {
  const { tag } = languages[language]
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' })
  const { compare } = new Intl.Collator(tag)
  // A few codes of the numbering plan are no countries of the world's list.
  return getCountries()
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((one, two) => compare(one.name, two.name))
}
