import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Money } from '#src/ui/money.tsx'
import { type SlipBet, totalsOf } from '../lib/slip.ts'
import styles from './lottery-view.module.css'

/** Where the slip stands below the ticket: how much is on it, and the way to it. */
export function SlipBar({ bets, onOpen }: { bets: readonly SlipBet[]; onOpen: () => void }) {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { number } = useFormat()
  if (bets.length === 0) return null
  return (
    <button type="button" className={styles.bar} onClick={onOpen}>
      {t('slip.title')} · {number(bets.length)}
      <Money parts={format.money(totalsOf(bets).total)} className={styles.barTotal} />
      <Icon name="chevron-down" size="small" />
    </button>
  )
}
