import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { numberText } from '#contract/site/number-text.ts'
import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/lottery.json' with { type: 'json' }

const texts = textsOf('lottery', english)

type Part = Exclude<keyof typeof english, 'plays'>

/** A text of the lotteries; a key without text stands for itself. */
function textOf(part: Part, name: string, language: LanguageCode): string {
  const key = `${part}.${name}`
  return texts.has(key) ? texts.in(language, key) : name
}

export const lotteryGroup = (key: string, language: LanguageCode): string => textOf('groups', key, language)
export const lotteryOption = (key: string, language: LanguageCode): string => textOf('options', key, language)
export const lotteryPrize = (key: string, language: LanguageCode): string => textOf('prizes', key, language)

/** "place-3" is the third place. */
export function lotteryPosition(key: string, language: LanguageCode): string {
  const [, place] = /^place-(\d+)$/.exec(key) ?? []
  if (place === undefined) return textOf('positions', key, language)
  return texts.in(language, 'positions.place', { place: numberText(Number(place), languages[language].tag) })
}

export function lotteryPlay(code: string, language: LanguageCode): { name: string; rule: string } {
  const [name, rule] = [`plays.${code}.name`, `plays.${code}.rule`]
  return {
    name: texts.has(name) ? texts.in(language, name) : code,
    rule: texts.has(rule) ? texts.in(language, rule) : '',
  }
}
