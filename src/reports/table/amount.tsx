import { useFormat } from '#src/i18n/format.ts'
import { Money } from '#src/ui/money.tsx'
import styles from './cells.module.css'

interface AmountProps {
  /** Null where it is not known yet: a dash, never 0. */
  amount: string | null
  /** A gain or a loss, by its sign and its colour. */
  isResult?: boolean
  /** In a table the currency stands once, at its foot. */
  hasSymbol?: boolean
}

export function Amount({ amount, isResult = false, hasSymbol = false }: AmountProps) {
  const format = useFormat()
  const parts = amount === null ? undefined : format.money(amount, { hasPlus: isResult })
  const tone = isResult && parts?.sign === '+' ? 'gain' : isResult && parts?.sign === '−' ? 'loss' : undefined
  return (
    <span className={styles.amount} data-tone={tone}>
      <Money parts={parts} hasSymbol={hasSymbol} />
    </span>
  )
}
