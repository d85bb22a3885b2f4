import { useTranslation } from 'react-i18next'
import type { Promotion } from '#contract/account/promotions.ts'
import { useShortMoney } from '#src/account/money/use-short-money.ts'
import { Progress } from '#src/account/parts/progress.tsx'
import { site } from '#src/config/site.ts'
import { fractionOf } from '#src/lib/decimal.ts'

/** How far the member is, in figures and as a bar. */
export function PromotionProgress({ progress }: { progress: NonNullable<Promotion['progress']> }) {
  const { t } = useTranslation('promotions')
  const amount = useShortMoney(site.currency)
  const { done, needed } = progress
  const words = t('progress.of', { done: amount(done), needed: amount(needed) })
  return <Progress label={t('progress.label')} words={words} share={fractionOf(done, needed)} />
}
