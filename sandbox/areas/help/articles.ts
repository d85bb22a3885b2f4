import type { LanguageCode } from '#contract/site/languages.ts'
import { escaped } from '#sandbox/lib/html.ts'
import { inLanguage, type Merchant } from '#sandbox/merchants/merchants.ts'
import { waitHours } from '../limits/change.ts'
import { helpAr } from './texts/help-ar.ts'
import { helpBn } from './texts/help-bn.ts'
import { helpCn } from './texts/help-cn.ts'
import { helpEn } from './texts/help-en.ts'
import { helpEs } from './texts/help-es.ts'
import { helpJa } from './texts/help-ja.ts'
import { type HelpText, helpGroups } from './texts/help-text.ts'
import { helpTh } from './texts/help-th.ts'
import { helpVi } from './texts/help-vi.ts'

const texts: Readonly<Partial<Record<string, HelpText>>> = {
  EN: helpEn,
  BN: helpBn,
  VI: helpVi,
  CN: helpCn,
  TH: helpTh,
  JA: helpJa,
  AR: helpAr,
  ES: helpEs,
}

/** The help of a merchant in a language, with its own name, licence and rules in it; English where there is none. */
export function helpOf(merchant: Merchant, language: LanguageCode) {
  const text = inLanguage(texts, language, 'EN') ?? helpEn
  const { holder, number, regulator } = merchant.licence
  const facts: Readonly<Record<string, string>> = {
    name: merchant.name,
    age: String(merchant.minimumAge.byLanguage[language] ?? merchant.minimumAge.default),
    holder,
    number,
    regulator,
    minutes: String(merchant.demo.money.autoReceiptMinutes),
    hours: String(waitHours),
  }
  const filled = (content: string) => content.replaceAll(/\{(\w+)\}/g, (mark, fact) => escaped(facts[fact] ?? mark))
  return Object.entries(helpGroups).map(([id, terms]) => ({
    id,
    title: groupTitle(text, id),
    articles: terms.map((term) => {
      const [title, content] = text.articles[term]
      return { term, title, content: filled(content) }
    }),
  }))
}

const groupTitle = ({ groups }: HelpText, id: string): string =>
  Object.entries(groups).find(([group]) => group === id)?.[1] ?? id
