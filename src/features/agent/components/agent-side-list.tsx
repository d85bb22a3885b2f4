import { useTranslation } from 'react-i18next'
import { openPopup } from '#src/popups/popup-store.ts'
import { CountBadge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import { Link } from '#src/ui/link.tsx'
import styles from './agent-side-list.module.css'

export interface ListedGroup {
  id: string
  name: string
  pages: readonly {
    id: string
    icon: IconName
    name: string
    to: string
    count: number
    /** What the count is of, for those who do not see it; undefined where nothing is counted. */
    countLabel: string | undefined
  }[]
}

interface AgentSideListProps {
  groups: readonly ListedGroup[]
  current: string | undefined
  onChosen?: () => void
}

/** The pages for agents in groups; the last one also has what opens above the page. */
export function AgentSideList({ groups, current, onChosen }: AgentSideListProps) {
  const { t } = useTranslation('agent')
  const changePassword = () => {
    onChosen?.()
    openPopup('change-password', {})
  }
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {groups.map((group, place) => (
        <div key={group.id}>
          <p className={styles.title}>{group.name}</p>
          <ul className={styles.list} aria-label={group.name}>
            {group.pages.map(({ id, icon, name, to, count, countLabel }) => (
              <li key={id}>
                <Link
                  to={to}
                  className={styles.row}
                  aria-current={id === current ? 'page' : undefined}
                  onClick={onChosen}
                >
                  <Icon name={icon} />
                  <span className={styles.text}>{name}</span>
                  {countLabel && <CountBadge count={count} label={countLabel} />}
                </Link>
              </li>
            ))}
            {place === groups.length - 1 && (
              <li>
                <button type="button" className={styles.row} onClick={changePassword}>
                  <Icon name="key-round" />
                  <span className={styles.text}>{t('page.changePassword')}</span>
                </button>
              </li>
            )}
          </ul>
        </div>
      ))}
    </nav>
  )
}
