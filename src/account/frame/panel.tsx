import { type ReactNode, useId } from 'react'
import { classNames } from '#src/lib/class-names.ts'
import { PartHeading } from '#src/ui/part-heading.tsx'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  /** Beside the title, at the end of its line. */
  aside?: ReactNode
  /** On the page itself, without a surface of its own. */
  isBare?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A part of a page under a heading of its own. */
export function Panel({ title, aside, isBare = false, className, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classNames(styles.panel, isBare && styles.bare, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <PartHeading id={id} className={styles.title}>
          {title}
        </PartHeading>
        {aside}
      </div>
      {children}
    </section>
  )
}
