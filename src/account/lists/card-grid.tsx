import type { ReactNode } from 'react'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './card-grid.module.css'

interface CardGridProps {
  label: string
  /** How wide a card is at least. */
  size: 'large' | 'medium'
}

/** Cards, as many in a row as there is room for. */
export function CardGrid({ label, size, children }: CardGridProps & { children: ReactNode }) {
  return (
    <ul className={styles.grid} data-size={size} aria-label={label}>
      {children}
    </ul>
  )
}

/** As many skeletons of cards; the first one leads where the list has such a card. */
export function CardGridSkeleton({
  label,
  size,
  count,
  hasLead = false,
}: CardGridProps & { count: number; hasLead?: boolean }) {
  return (
    <div role="status" aria-label={label} className={styles.grid} data-size={size} data-lead={hasLead ? '' : undefined}>
      {Array.from({ length: count }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards without content, which never change places
        <Skeleton key={card} className={styles.card} />
      ))}
    </div>
  )
}
