import type { ReactNode } from 'react'
import { useFormat } from '#src/i18n/format.ts'
import { SafeHtml } from '#src/ui/safe-html.tsx'
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
  const { dateTime } = useFormat()
  return (
    <article className={styles.letter}>
      <h3 className={styles.title}>{title}</h3>
      {at && (
        <time dateTime={at} className={styles.time}>
          {dateTime(at)}
        </time>
      )}
      <SafeHtml html={content} onFollow={onFollow} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  )
}
