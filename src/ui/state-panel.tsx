import { type ReactNode, use } from 'react'
import type { ArtSlot } from '#contract/site/art-slots.ts'
import { classNames } from '#src/lib/class-names.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-names.ts'
import { PartLevel } from './part-heading.tsx'
import brandArt from './scene/brand-art.module.css'
import styles from './state-panel.module.css'

interface StatePanelProps {
  /** What this state is about: one of the drawings `art-…`, or an icon. */
  icon: IconName
  /** The brand's own drawing in place of the icon; the icon's `art-…` names it else. */
  art?: ArtSlot | IconName
  /** A small mark on the picture, for a state that is a variation of another. */
  mark?: IconName
  tone?: 'brand' | 'warn' | 'bad' | 'info'
  title: string
  text?: ReactNode
  /** Buttons: what to do next comes first. */
  actions?: ReactNode
  /** A line below the buttons: a reference to quote, the next try. */
  note?: ReactNode
  /** `page`: fills the room of a page and holds its main heading, which names the document; `panel`: a part of one. */
  size?: 'page' | 'panel'
  /** Of the title, where the headings around it ask for another one than `h1` of a page and that of a part. */
  heading?: 'h2' | undefined
  /** Announced when it appears, as failures should be. */
  isAlert?: boolean
  className?: string
}

/** What stands where content cannot: empty, failed, offline, closed. Says what happened and what to do next. */
export function StatePanel({
  icon,
  art = icon,
  mark,
  tone = 'brand',
  title,
  text,
  actions,
  note,
  size = 'panel',
  heading,
  isAlert,
  className,
}: StatePanelProps) {
  useDocumentTitle(size === 'page' ? title : undefined, 'heading')
  const isDrawing = icon.startsWith('art-')
  const Title = heading ?? (size === 'page' ? 'h1' : use(PartLevel))
  return (
    <div
      className={classNames(styles.state, className)}
      data-size={size}
      data-tone={tone}
      data-art={art}
      {...(isAlert && { role: 'alert' })}
    >
      <span className={brandArt.art} aria-hidden="true" />
      <div className={styles.words}>
        <span className={styles.art} data-drawing={isDrawing ? '' : undefined}>
          <Icon name={icon} className={isDrawing ? styles.drawing : styles.picture} />
          {mark && (
            <span className={styles.mark}>
              <Icon name={mark} size="small" />
            </span>
          )}
        </span>
        <Title className={styles.title} tabIndex={size === 'page' ? -1 : undefined}>
          {title}
        </Title>
        {text && <div className={styles.text}>{text}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
        {note && <div className={styles.note}>{note}</div>}
      </div>
    </div>
  )
}
