import type { ReactNode } from 'react'
import styles from './list-bars.module.css'

interface Props<Id extends string> {
  label: string
  tabs: readonly { id: Id; text: string }[]
  chosen: Id
  onChoose: (id: Id) => void
  /** At the end of the row. */
  children?: ReactNode
}

/** What a list is narrowed to: one of a row of words. */
export function TabRow<Id extends string>({ label, tabs, chosen, onChoose, children }: Props<Id>) {
  return (
    <div className={styles.tabRow}>
      <fieldset className={styles.tabs} aria-label={label}>
        {tabs.map(({ id, text }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {text}
          </button>
        ))}
      </fieldset>
      {children}
    </div>
  )
}
