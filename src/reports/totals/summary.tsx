import type { ReactNode } from 'react'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { Amount } from '../table/amount.tsx'
import styles from './summary.module.css'

export interface Figure {
  name: string
  amount: string
  isResult?: boolean
}

interface SummaryProps {
  /** "Profit and loss, 7 days" */
  label: string
  amount: string
  /** Below the amount: how many, and in which time zone. */
  note: ReactNode
  figures: readonly Figure[]
  isStale?: boolean
  /** A chart beside the figures. */
  children?: ReactNode
}

/** What all rows of a record add up to: one figure large, the others below it, and a picture beside them. */
export function Summary({ label, amount, note, figures, isStale = false, children }: SummaryProps) {
  return (
    <section className={styles.summary} aria-label={label} aria-busy={isStale} data-stale={isStale ? '' : undefined}>
      <div className={styles.figures}>
        <PartHeading className={styles.label}>{label}</PartHeading>
        <p className={styles.main}>
          <Amount amount={amount} isResult hasSymbol />
        </p>
        <div className={styles.note}>{note}</div>
        <dl className={styles.list}>
          {figures.map((figure) => (
            <div key={figure.name}>
              <dt>{figure.name}</dt>
              <dd>
                <Amount amount={figure.amount} isResult={figure.isResult ?? false} hasSymbol />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {children && <div className={styles.chart}>{children}</div>}
    </section>
  )
}

/** Of the same size, so that nothing moves when the figures come. */
export function SummarySkeleton({ lines }: { lines: number }) {
  return (
    <div className={styles.summary} aria-hidden="true">
      <div className={styles.figures}>
        <Skeleton shape="line" className={styles.skeletonLabel} />
        <Skeleton className={styles.skeletonMain} />
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without content, which never change places
          <Skeleton key={line} shape="line" className={styles.skeletonLine} />
        ))}
      </div>
      <div className={styles.chart}>
        <Skeleton className={styles.skeletonChart} />
      </div>
    </div>
  )
}
