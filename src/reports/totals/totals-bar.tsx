import type { ReactNode } from 'react'
import { Amount } from '../table/amount.tsx'
import type { Figure } from './summary.tsx'
import styles from './totals-bar.module.css'

/** What a record adds up to, in a row of figures. */
export function TotalsBar({
  figures,
  note,
  isStale,
}: {
  figures: readonly Figure[]
  note: ReactNode
  isStale: boolean
}) {
  return (
    <div className={styles.bar} data-stale={isStale ? '' : undefined}>
      <dl className={styles.figures}>
        {figures.map(({ name, amount, isResult = false }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount amount={amount} isResult={isResult} hasSymbol />
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.note}>{note}</div>
    </div>
  )
}
