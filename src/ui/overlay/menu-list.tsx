import type { ReactNode } from 'react'
import { Link } from '#src/ui/link.tsx'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import styles from './menu-list.module.css'

export interface MenuEntry {
  id: string
  icon: IconName
  text: ReactNode
  /** A path of the site; without one `onChoose` does what it stands for. */
  to?: string
  onChoose?: () => void
  /** At the end of the row. */
  end?: ReactNode
  /** A line above sets it apart. */
  isApart?: boolean
}

/** Rows of things to go to or to do, for the panel of a menu and for a sheet. */
export function MenuList({ entries, label }: { entries: readonly MenuEntry[]; label: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {entries.map(({ id, icon, text, to, onChoose, end, isApart }) => (
        <li key={id} className={styles.row} data-apart={isApart ? '' : undefined}>
          {to ? (
            <Link to={to} className={styles.entry} onClick={onChoose}>
              <Icon name={icon} size="small" />
              <span className={styles.text}>{text}</span>
              {end}
            </Link>
          ) : (
            <button type="button" className={styles.entry} onClick={onChoose}>
              <Icon name={icon} size="small" />
              <span className={styles.text}>{text}</span>
              {end}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
