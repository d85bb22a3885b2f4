import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { numberText } from '#contract/site/number-text.ts'
import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/lotteries.json' with { type: 'json' }
import type { LotteryCard } from './lottery-cards.ts'
import { provinceName } from './provinces.ts'

const names = textsOf('lotteries', english)

/** The name of a lottery, the same on its card, its page and its bets. */
export function lotteryName({ kind, seconds, province }: LotteryCard, language: LanguageCode): string {
  return names.in(language, kind, {
    minutes: figure(seconds / 60, language),
    seconds: figure(seconds, language),
    province: provinceName(province, language),
  })
}

function figure(value: number, language: LanguageCode): string {
  return numberText(value, languages[language].tag)
}
