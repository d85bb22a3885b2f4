import type { ReactNode } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import styles from './state-tag.module.css'

/** What a state means for the player: good, bad, wants something, is under way, or is over without either. */
export type StateTone = 'ok' | 'bad' | 'warn' | 'info' | 'plain'

const icons: Readonly<Record<StateTone, IconName>> = {
  ok: 'check',
  bad: 'x',
  warn: 'clock',
  info: 'hourglass',
  plain: 'minus',
}

/** A state in a word; an icon tells it from others without its colour. */
export function StateTag({
  tone,
  icon = icons[tone],
  children,
}: {
  tone: StateTone
  icon?: IconName
  children: ReactNode
}) {
  return (
    <span className={styles.tag} data-tone={tone}>
      <Icon name={icon} size="tiny" />
      {children}
    </span>
  )
}
