import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Money } from '#src/ui/money.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './facts.module.css'

interface AmountProps {
  /** Undefined and null: not known, which is never drawn as zero. */
  value: string | null | undefined
  currency: string
  className?: string | undefined
}

/** An amount of money; what is not known is a dash, and said so to those who listen. */
export function Amount({ value, currency, className }: AmountProps) {
  const { t } = useTranslation('wallet')
  const { money } = useFormat()
  const parts = typeof value === 'string' ? money(value, { currency }) : undefined
  return (
    <>
      <Money parts={parts} className={className} />
      {!parts && <VisuallyHidden>{t('unknownAmount')}</VisuallyHidden>}
    </>
  )
}

export interface Fact {
  name: string
  value: ReactNode
  /** What comes in, in the colour of money. */
  isGain?: boolean
}

/** What follows from what was typed, name and value; two columns where there is room. */
export function Facts({ facts, isNarrow = false }: { facts: readonly Fact[]; isNarrow?: boolean }) {
  return (
    <dl className={styles.facts} data-narrow={isNarrow ? '' : undefined}>
      {facts.map(({ name, value, isGain }) => (
        <div key={name} className={styles.fact} data-gain={isGain ? '' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
