import { type ReactNode, useId } from 'react'
import { PartHeading } from '#src/ui/part-heading.tsx'
import styles from './part.module.css'

/** A part of a page below a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <PartHeading id={id} className={styles.heading}>
        {title}
      </PartHeading>
      {children}
    </section>
  )
}
