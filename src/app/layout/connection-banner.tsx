import { onlineManager, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { onStoredChange, storedSince } from '#src/gateway/stored-answers.ts'
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

/** Milliseconds between tries to reach the gateway while the page shows stored answers. */
const retryEveryMs = 15_000

/**
 * Whether the page shows answers that were stored, since the gateway cannot be reached. Meanwhile and right after it, what was
 * answered from there or not at all is asked again.
 */
function useIsStored(): boolean {
  const client = useQueryClient()
  const since = useSyncExternalStore(onStoredChange, storedSince, () => null)
  useEffect(() => {
    if (since === null) return
    const refetchStored = () => {
      if (document.visibilityState === 'hidden') return
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error' || state.dataUpdatedAt >= since,
      })
    }
    const timer = window.setInterval(refetchStored, retryEveryMs)
    return () => {
      window.clearInterval(timer)
      refetchStored()
    }
  }, [since, client])
  return since !== null
}

/**
 * Says that the browser has no network, that the gateway cannot be reached and the page shows what was stored, or that the
 * gateway takes long, while it is so.
 */
export function ConnectionBanner() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const isSlow = useIsSlow()
  const isStored = useIsStored()
  const isOnline = useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  )
  return (
    <div role="status">
      {(!isOnline || isStored) && (
        <div className={styles.banner}>
          <Icon name="wifi-off" size="small" />
          <span>
            <strong>{t(isOnline ? 'gatewayDown.title' : 'offline.title')}</strong> {t('offline.text')}
          </span>
        </div>
      )}
      {isOnline && !isStored && isSlow && (
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
