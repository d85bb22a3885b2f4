import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useContacts } from '#src/features/support/contacts.ts'
import { useIsHydrating } from '#src/lib/use-painted.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { usePermissions } from '#src/session/permissions.ts'
import { Icon } from '#src/ui/icon.tsx'
import { LanguageSelect } from '../parts/language-select.tsx'
import { lazyPart } from '../parts/lazy-part.ts'
import { ThemeToggle } from '../parts/theme-toggle.tsx'
import styles from './side-menu.module.css'

const AppDownload = FEATURE_APP_DOWNLOAD
  ? lazyPart(async () => (await import('./app-download.tsx')).AppDownload)
  : undefined

function Contacts() {
  const { t } = useTranslation()
  const isHydrating = useIsHydrating()
  const contacts = useContacts()
    .filter(({ type }) => type !== 'livechat')
    .slice(0, 3)
  return (
    <div className={styles.contacts}>
      <button
        type="button"
        className={styles.chat}
        inert={isHydrating}
        title={t('service.livechat')}
        onClick={() => openPopup('service', {})}
      >
        <Icon name="headphones" size="small" />
        <span className={styles.text}>{t('service.livechat')}</span>
      </button>
      {contacts.map(({ type, title, address, icon }) => (
        <a
          key={type}
          href={address}
          target="_blank"
          rel="noopener"
          className={styles.contact}
          aria-label={`${title} (${t('service.newTab')})`}
          title={title}
        >
          <Icon name={icon} size="small" />
        </a>
      ))}
    </div>
  )
}

/**
 * What stands below the lists: the app, customer service, language and theme. It is hydrated late, and a choice that is made
 * before would be lost: until then only its links answer.
 */
export function SideMenuFoot() {
  const isOpen = usePermissions()
  const isHydrating = useIsHydrating()
  return (
    <div className={styles.foot}>
      {AppDownload && isOpen('appDownload') && (
        <Suspense>
          <AppDownload />
        </Suspense>
      )}
      <Contacts />
      <div className={styles.choices} inert={isHydrating}>
        {MANY_LANGUAGES && <LanguageSelect />}
        {MANY_THEMES && (
          <div className={styles.theme}>
            <ThemeToggle look="plate" />
          </div>
        )}
      </div>
    </div>
  )
}
