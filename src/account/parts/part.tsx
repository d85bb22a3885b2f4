import { type ReactNode, useId } from 'react'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import styles from './part.module.css'

/** A part of a page below a heading of its own. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {title}
      </h3>
      {children}
    </section>
  )
}

/** The gateway's rules, whose text begins where their heading does. */
export function Rules({ html }: { html: string }) {
  return (
    <div className={styles.rules}>
      <SafeHtml html={html} />
    </div>
  )
}
