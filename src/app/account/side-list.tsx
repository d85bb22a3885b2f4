import { useTranslation } from 'react-i18next'
import { accountPage } from '#src/config/account-path.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { CountBadge } from '#src/ui/badge.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { useAccountCounts } from './account-counts.ts'
import { type AccountEntry, accountGroups } from './account-pages.ts'
import { MemberCard } from './member-card.tsx'
import styles from './side-list.module.css'

/** Of a long list, the entry of the page that is open is in sight. Documents without layout cannot. */
const intoSight = (link: HTMLAnchorElement | null) => link?.scrollIntoView?.({ block: 'nearest' })

function Entry({ entry, isHere }: { entry: AccountEntry; isHere: boolean }) {
  const { t } = useTranslation('centre')
  const { counts: counted } = entry
  const counts = useAccountCounts()
  return (
    <li>
      <Link
        ref={isHere ? intoSight : undefined}
        to={accountPage(entry.id)}
        className={styles.entry}
        aria-current={isHere ? 'page' : undefined}
      >
        <Icon name={entry.icon} size="small" />
        <span className={styles.text}>{t(`page.${entry.id}`)}</span>
        {counted && <CountBadge count={counts[counted]} label={t(`count.${counted}`, { count: counts[counted] })} />}
        <Icon name="chevron-right" size="small" className={styles.on} />
      </Link>
    </li>
  )
}

interface SideListProps {
  entries: readonly AccountEntry[]
  /** The id of the page that stands beside it. */
  here: string | undefined
  /** It stands alone, as the list does on phones. */
  isAlone: boolean
  onClose: () => void
}

/** The pages of the account in their groups: beside the page, and on phones a page of its own. */
export function SideList({ entries, here, isAlone, onClose }: SideListProps) {
  const { t } = useTranslation('centre')
  const groups = accountGroups
    .map((id) => ({ id, entries: entries.filter(({ group }) => group === id) }))
    .filter((group) => group.entries.length > 0)
  return (
    <nav className={styles.side} aria-label={t('list')}>
      <header className={styles.bar}>
        <h2 tabIndex={-1} data-autofocus={isAlone ? '' : undefined}>
          {t('title')}
        </h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </header>
      <div className={styles.inside}>
        <MemberCard />
        {groups.map((group) => (
          <section key={group.id} className={styles.group} data-group={group.id}>
            <h3 id={`centre-${group.id}`} className={styles.heading}>
              {t(`group.${group.id}`)}
            </h3>
            <ul aria-labelledby={`centre-${group.id}`}>
              {group.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} isHere={entry.id === here} />
              ))}
            </ul>
          </section>
        ))}
        <button type="button" className={styles.out} onClick={() => openPopup('sign-out', {})}>
          <Icon name="log-out" size="small" />
          {t('signOut')}
        </button>
      </div>
    </nav>
  )
}
