import { type ReactNode, useId } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import styles from './card.module.css'

interface CardProps {
  icon: IconName
  title: string
  /** Beside the title: the state in a word. */
  state?: ReactNode
  children: ReactNode
  /** What can be done, below. */
  actions?: ReactNode
}

/** One matter of the account's security. */
export function Card({ icon, title, state, children, actions }: CardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <span className={styles.plate}>
          <Icon name={icon} />
        </span>
        <PartHeading id={id} className={styles.title}>
          {title}
        </PartHeading>
        {state}
      </div>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  )
}

/** The state in a word: a dot tells good from other without its colour alone. */
export function StateTag({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  return (
    <span className={styles.state} data-on={isOn ? '' : undefined}>
      <Icon name={isOn ? 'circle-check' : 'circle-alert'} size="tiny" />
      {children}
    </span>
  )
}
