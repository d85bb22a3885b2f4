import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import styles from './notice.module.css'

type Tone = 'info' | 'warn' | 'bad' | 'ok'

const icons: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  warn: 'triangle-alert',
  bad: 'circle-alert',
  ok: 'circle-check',
}

interface NoticeProps {
  tone?: Tone
  icon?: IconName
  children: ReactNode
  /** At its end: one thing to do about it. */
  action?: ReactNode
  /** Announced when it appears: `alert` at once, `status` when there is time. */
  role?: 'alert' | 'status'
}

/** A band with something to know about what is below or above it. */
export function Notice({ tone = 'info', icon = icons[tone], children, action, role }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={role}>
      <Icon name={icon} size="small" />
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  )
}
