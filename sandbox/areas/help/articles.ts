import type { LanguageCode } from '#contract/site/languages.ts'
import { escaped } from '#sandbox/lib/html.ts'
import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/help.json' with { type: 'json' }
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { waitHours } from '../limits/change.ts'

const texts = textsOf('help', english)

/** The articles of the help centre by their anchors, in the order that they are listed in. */
const groups = [
  { id: 'money', terms: ['deposit', 'withdraw', 'bonus'] },
  { id: 'play', terms: ['responsible', 'limits', 'games'] },
  { id: 'account', terms: ['account', 'complaints'] },
  { id: 'legal', terms: ['terms', 'privacy'] },
] as const

/** The help of a merchant in a language, with its own name, licence and rules in it; English where there is none. */
export function helpOf(merchant: Merchant, language: LanguageCode) {
  const { holder, number, regulator } = merchant.licence
  const facts = {
    name: escaped(merchant.name),
    age: merchant.minimumAge.byLanguage[language] ?? merchant.minimumAge.default,
    holder: escaped(holder),
    number: escaped(number),
    regulator: escaped(regulator),
    minutes: merchant.demo.money.autoReceiptMinutes,
    hours: waitHours,
  }
  return groups.map(({ id, terms }) => ({
    id,
    title: texts.in(language, `groups.${id}`),
    articles: terms.map((term) => ({
      term,
      title: texts.in(language, `articles.${term}.title`),
      content: texts.in(language, `articles.${term}.content`, facts),
    })),
  }))
}
