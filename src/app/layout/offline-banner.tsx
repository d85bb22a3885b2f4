import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#src/ui/icon.tsx'
import styles from './offline-banner.module.css'

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

/** Says that the browser has no network, while it has none. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
  return (
    <div role="status">
      {!isOnline && (
        <div className={styles.banner}>
          <Icon name="wifi-off" size="small" />
          <span>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </span>
        </div>
      )}
    </div>
  )
}
