import { getCountries } from 'libphonenumber-js/mobile'
import type { ProfileField, ProfileFieldName } from '#contract/account/profile.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/profile.json' with { type: 'json' }

type Choices = NonNullable<ProfileField['choices']>

const texts = textsOf('profile', english)

/** What a detail is one of, named in a language; undefined where it is free text. */
export function choicesOf(field: ProfileFieldName, language: LanguageCode): Choices | undefined {
  if (field === 'nationality') return countriesIn(language)
  return field === 'occupation' || field === 'sourceOfIncome' ? named(field, language) : undefined
}

/** What members may say that they do, or where they may say that their money comes from, by code. */
function named(field: keyof typeof english, language: LanguageCode): Choices {
  return Object.keys(english[field]).flatMap((code) => {
    const key = `${field}.${code}`
    return texts.has(key) ? [{ code, name: texts.in(language, key) }] : []
  })
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
