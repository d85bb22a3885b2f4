import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Text for those who listen to the page; a heading of what follows where `as` says so. */
export function VisuallyHidden({ as: Element = 'span', children }: { as?: 'span' | 'h1' | 'h2'; children: ReactNode }) {
  return <Element className={styles.hidden}>{children}</Element>
}
