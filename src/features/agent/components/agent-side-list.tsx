import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { openPopup } from '#src/popups/popup-store.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { CountBadge } from '#src/ui/badge.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { agentGroups } from '../lib/agent-pages.ts'
import styles from './agent-side-list.module.css'

/** The pages of the agent centre in groups. */
export function AgentSideList({ current, onChosen }: { current: string; onChosen?: () => void }) {
  const { t } = useTranslation('agent')
  const shell = useTranslation('shell')
  const { data: member } = useMemberQuery()
  const unread = member?.unreadMessage ?? 0
  const open = (popup: 'change-password' | 'service') => () => {
    onChosen?.()
    openPopup(popup, {})
  }
  return (
    <nav className={styles.nav} aria-label={t('sections')}>
      {agentGroups.map((group) => (
        <section key={group.id}>
          <h2 className={styles.title}>{t(group.name)}</h2>
          <ul className={styles.list}>
            {group.pages.map(({ id, icon, name }) => (
              <li key={id}>
                <Link
                  to={`/agentHome?page=${id}`}
                  className={styles.row}
                  aria-current={id === current ? 'page' : undefined}
                  onClick={onChosen}
                >
                  <Icon name={icon} />
                  <span className={styles.text}>{t(name)}</span>
                  {id === 'messages' && (
                    <CountBadge count={unread} label={shell.t('account.unread', { count: unread })} />
                  )}
                </Link>
              </li>
            ))}
            {group.id === 'more' && (
              <>
                <li>
                  <button type="button" className={styles.row} onClick={open('change-password')}>
                    <Icon name="key-round" />
                    <span className={styles.text}>{t('page.changePassword')}</span>
                  </button>
                </li>
                <li>
                  <button type="button" className={styles.row} onClick={open('service')}>
                    <Icon name="headphones" />
                    <span className={styles.text}>{t('page.service')}</span>
                  </button>
                </li>
              </>
            )}
          </ul>
        </section>
      ))}
    </nav>
  )
}
