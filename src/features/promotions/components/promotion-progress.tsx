import { useTranslation } from 'react-i18next'
import { Progress } from '#src/centre/progress.tsx'
import type { Promotion } from '#src/gateway/contract/account/promotions.ts'
import { useFormat } from '#src/i18n/format.ts'
import { fractionOf } from '#src/lib/decimal.ts'

/** How far the member is, in figures and as a bar. */
export function PromotionProgress({ progress }: { progress: NonNullable<Promotion['progress']> }) {
  const { t } = useTranslation('promotions')
  const { moneyText } = useFormat()
  const { done, needed } = progress
  const words = t('progress.of', { done: moneyText(done), needed: moneyText(needed) })
  return <Progress label={t('progress.label')} words={words} share={fractionOf(done, needed)} />
}
