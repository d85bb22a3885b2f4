import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import styles from './card-parts.module.css'

/** When what a card is about begins and ends. */
export function CardDates({ children }: { children: ReactNode }) {
  return <span className={styles.dates}>{children}</span>
}

/** At the foot of a card all of which leads on: what there is to read. */
export function CardMore({ text }: { text: string }) {
  return (
    <span className={styles.more} aria-hidden="true">
      {text}
      <Icon name="chevron-right" size="small" />
    </span>
  )
}
