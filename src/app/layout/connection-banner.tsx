import { onlineManager, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './connection-banner.module.css'

/** Milliseconds after which a first answer is said to be slow. */
const patience = 8000

const subscribe = (onChange: () => void) => onlineManager.subscribe(onChange)

const isFirstAnswer = { predicate: (query: { state: { status: string } }) => query.state.status === 'pending' }

function useIsSlow(): boolean {
  const isPending = useIsFetching(isFirstAnswer) > 0
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isPending) return setSlow(false)
    const timer = window.setTimeout(() => setSlow(true), patience)
    return () => window.clearTimeout(timer)
  }, [isPending])
  return isSlow
}

/** Says that the browser has no network, or that the gateway takes long, while it is so. */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const isSlow = useIsSlow()
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
      {isOnline && isSlow && (
        <div className={styles.banner}>
          <Icon name="hourglass" size="small" />
          <span>{t('slow.text')}</span>
          <Button look="text" onClick={() => void client.refetchQueries(isFirstAnswer)}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
