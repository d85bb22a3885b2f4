import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/promotions.json' with { type: 'json' }

const texts = textsOf('promotions', english)

export type PromotionId = keyof typeof english.promotions
type Term = keyof typeof english.terms
type Reward = keyof typeof english.rewards

export function promotionReason(reason: string, language: string): string {
  const key = `reasons.${reason}`
  return texts.has(key) ? texts.in(language, key) : reason
}

/** A reason in all languages, as JSON. */
export function promotionReasons(reason: string): string {
  const key = `reasons.${reason}`
  return texts.has(key) ? texts.everywhere(key) : JSON.stringify({ EN: reason })
}

/** Written figures for the places of a text. */
type Figures = Readonly<Record<string, string>>

export const promotionText = (id: PromotionId, language: string, figures: Figures) => ({
  title: texts.in(language, `promotions.${id}.title`),
  summary: texts.in(language, `promotions.${id}.summary`, figures),
})

/** HTML: the summary, and each term as a line of a list. */
export function promotionTerms(
  summary: string,
  names: readonly Term[],
  { language, figures }: { language: string; figures: Figures },
): string {
  const lines = names.map((name) => `<li>${texts.in(language, `terms.${name}`, figures)}</li>`)
  return `<p>${summary}</p><ul>${lines.join('')}</ul>`
}

/** As a turnover's title is stored: by language, as JSON. */
export const promotionTitles = (id: PromotionId): string => texts.everywhere(`promotions.${id}.title`)

export const rewardTitle = (kind: Reward, language: string): string => texts.in(language, `rewards.${kind}`)

export const rewardTitles = (kind: Reward): string => texts.everywhere(`rewards.${kind}`)
