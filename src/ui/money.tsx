import type { MoneyParts } from '#contract/site/money.ts'
import { classNames } from '#src/lib/class-names.ts'
import styles from './money.module.css'

interface MoneyProps {
  /** From `useFormat().money(amount)`; undefined where the amount cannot be read: an en dash, never a zero. */
  parts: MoneyParts | undefined
  /** The symbol alone stands in a table's head. */
  hasSymbol?: boolean
  /** A thin space between symbol and figure, where the amount stands alone. */
  isSpaced?: boolean
  className?: string | undefined
}

export function Money({ parts, hasSymbol = true, isSpaced = false, className }: MoneyProps) {
  const classes = classNames(styles.money, isSpaced && styles.spaced, className)
  if (!parts) return <span className={classes}>–</span>
  const symbol = hasSymbol && (isSpaced ? <span className={styles.symbol}>{parts.symbol}</span> : parts.symbol)
  return (
    <bdi dir="ltr" className={classes} data-sign={parts.sign}>
      {parts.sign}
      {parts.isSymbolFirst && symbol}
      {parts.integer}
      {parts.fraction && <span className={styles.fraction}>{parts.fraction}</span>}
      {!parts.isSymbolFirst && symbol && <> {symbol}</>}
    </bdi>
  )
}
