import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { numberText } from '#contract/site/number-text.ts'
import { lotteryArabic } from './lottery-ar.ts'
import { lotteryBengali } from './lottery-bn.ts'
import { lotteryChinese } from './lottery-cn.ts'
import { type LotteryTexts, lotteryEnglish } from './lottery-en.ts'
import { lotterySpanish } from './lottery-es.ts'
import { lotteryJapanese } from './lottery-ja.ts'
import { lotteryThai } from './lottery-th.ts'
import { lotteryVietnamese } from './lottery-vi.ts'

const texts: Readonly<Partial<Record<LanguageCode, LotteryTexts>>> = {
  EN: lotteryEnglish,
  BN: lotteryBengali,
  VI: lotteryVietnamese,
  CN: lotteryChinese,
  TH: lotteryThai,
  JA: lotteryJapanese,
  AR: lotteryArabic,
  ES: lotterySpanish,
}

type Part = keyof LotteryTexts

/** A text of the lotteries in the asked language; English where the sandbox has none. A key without text stands for itself. */
function textOf(part: Exclude<Part, 'plays'>, key: string, language: LanguageCode): string {
  const all: Readonly<Record<string, string>> = (texts[language] ?? lotteryEnglish)[part]
  return all[key] ?? key
}

export const lotteryGroup = (key: string, language: LanguageCode): string => textOf('groups', key, language)
export const lotteryOption = (key: string, language: LanguageCode): string => textOf('options', key, language)
export const lotteryPrize = (key: string, language: LanguageCode): string => textOf('prizes', key, language)

/** "place-3" is the third place. */
export function lotteryPosition(key: string, language: LanguageCode): string {
  const [, place] = /^place-(\d+)$/.exec(key) ?? []
  if (place === undefined) return textOf('positions', key, language)
  return textOf('positions', 'place', language).replace('{place}', figure(Number(place), language))
}

export function lotteryPlay(code: string, language: LanguageCode): { name: string; rule: string } {
  const all: Readonly<Record<string, readonly [string, string]>> = (texts[language] ?? lotteryEnglish).plays
  const [name, rule] = all[code] ?? [code, '']
  return { name, rule }
}

function figure(value: number, language: LanguageCode): string {
  return numberText(value, languages[language].tag)
}
