import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/referral.json' with { type: 'json' }

const texts = textsOf('referral', english)

/** As a turnover's title is stored: by language, as JSON. */
export const referralTitles = (): string => texts.everywhere('title')

const rules = (times: string) =>
  ['rules.bonus', times === '1' ? 'rules.tiedOnce' : 'rules.tied', 'rules.known', 'rules.own'] as const

/** HTML: a list. `figures` are written already. */
export function referralRules(language: string, figures: { bonus: string; min: string; times: string }): string {
  return `<ul>${rules(figures.times)
    .map((rule) => `<li>${texts.in(language, rule, figures)}</li>`)
    .join('')}</ul>`
}
