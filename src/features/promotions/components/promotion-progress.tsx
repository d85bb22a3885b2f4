import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Promotion } from '#src/gateway/contract/account/promotions.ts'
import { useFormat } from '#src/i18n/format.ts'
import { shareOf } from '../lib/activity.ts'
import styles from './promotion-progress.module.css'

/** How far the member is, in figures and as a bar. */
export function PromotionProgress({ progress }: { progress: NonNullable<Promotion['progress']> }) {
  const { t } = useTranslation('promotions')
  const { moneyText } = useFormat()
  const id = useId()
  const words = t('progress.of', { done: moneyText(progress.done), needed: moneyText(progress.needed) })
  return (
    <div className={styles.progress}>
      <span className={styles.words}>
        <span id={id}>{t('progress.label')}</span>
        <span>{words}</span>
      </span>
      <progress className={styles.bar} max={1} value={shareOf(progress)} aria-labelledby={id} aria-valuetext={words} />
    </div>
  )
}
