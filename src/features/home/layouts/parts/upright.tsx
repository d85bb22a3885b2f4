import type { ReactNode } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import styles from './upright.module.css'

interface Props {
  head: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A title that stands upright in the margin, its count and its way on below it; beside it what it is the title of. */
export function Upright({ head, className, children }: Props) {
  return (
    <div className={classNames(styles.upright, className)}>
      <div className={styles.margin}>{head}</div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
