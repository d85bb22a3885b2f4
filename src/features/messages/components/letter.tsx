import type { ReactNode } from 'react'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { stamp } from '../lib/stamp.ts'
import styles from './letter.module.css'

interface LetterProps {
  title: string
  at?: string
  /** HTML of the gateway. */
  content: string
  /** What can be done with it. */
  actions?: ReactNode
  /** A link in it was followed to another page of the site. */
  onFollow?: () => void
}

/** One text of the platform: its title, when it was written, and what it says. */
export function Letter({ title, at, content, actions, onFollow }: LetterProps) {
  return (
    <article className={styles.letter}>
      <PartHeading className={styles.title}>{title}</PartHeading>
      {at && (
        <time dateTime={at} className={styles.time}>
          <bdi dir="ltr">{stamp(at)}</bdi>
        </time>
      )}
      <SafeHtml html={content} onFollow={onFollow} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
