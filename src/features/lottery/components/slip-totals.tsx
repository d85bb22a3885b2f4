import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Money } from '#src/ui/money.tsx'
import { type SlipBet, totalsOf } from '../lib/slip.ts'
import styles from './slip-totals.module.css'

/** All lines of the bets, and what they cost together. */
export function SlipTotals({ bets }: { bets: readonly SlipBet[] }) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { number } = useFormat()
  const { lines, total } = totalsOf(bets)
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('slip.lines')}</dt>
        <dd>{number(lines)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{t('slip.total')}</dt>
        <dd>
          <Money parts={format.money(total)} />
        </dd>
      </div>
    </dl>
  )
}
