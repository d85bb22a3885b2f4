import type { ReactNode } from 'react'
import { joinStyles } from '#src/lib/join-styles.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import mark from './scene/section-mark.module.css'
import base from './section-head.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

const styles = joinStyles(base, mark)

interface Props {
  /** The id that the section is labelled by. */
  id: string
  title: string
  /** Of its heading. */
  level?: 'h2' | 'h3'
  /** A second reading in small letters, where the language gives one. */
  subtitle?: string | undefined
  /** Tabs or a count, right behind the title. */
  children?: ReactNode
  /** `label` says where it leads, which the short text alone does not. */
  more?: { to: string; text: string; label: string } | undefined
  /** Arrows and the like, at the very end. */
  actions?: ReactNode
}

export function SectionHead({ id, title, level: Title = 'h2', subtitle, children, more, actions }: Props) {
  return (
    <header className={styles.head}>
      <Title className={styles.title} id={id}>
        {title}
      </Title>
      {subtitle && <span className={styles.subtitle}>{subtitle}</span>}
      {children && <div className={styles.beside}>{children}</div>}
      {more && (
        <Link className={styles.more} to={more.to}>
          <span aria-hidden="true">{more.text}</span>
          <VisuallyHidden>{more.label}</VisuallyHidden>
          <Icon name="chevron-right" />
        </Link>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
