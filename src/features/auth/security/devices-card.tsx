import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '#src/gateway/query-client.ts'
import { getSessions } from '#src/gateway/security-calls.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { Card } from './card.tsx'
import { DeviceRow } from './device-row.tsx'
import styles from './devices-card.module.css'
import { EndDialog } from './end-dialog.tsx'
import type { Ended } from './use-end-sessions.ts'

/** The list, or what stands where it is not known. */
function Devices({ onEnd }: { onEnd: (ended: Ended) => void }) {
  const { t } = useTranslation('security')
  const { t: shellText } = useTranslation()
  const errorText = useErrorText()
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...callQuery(getSessions, {}), staleTime: 0 })
  const retry = (
    <Button look="outline" onClick={() => void refetch()}>
      {shellText('retry')}
    </Button>
  )
  if (data && data.value.length > 0)
    return (
      <ul className={styles.list} aria-label={t('devices.list')}>
        {data.value.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            now={dataUpdatedAt}
            onEnd={() => onEnd({ which: 'one', session })}
          />
        ))}
      </ul>
    )
  if (data) return <StatePanel icon="monitor" tone="info" title={t('devices.none')} actions={retry} />
  if (error)
    return (
      <StatePanel
        icon="art-down"
        tone="bad"
        isAlert
        title={t('devices.failed')}
        text={errorText(error)}
        actions={retry}
      />
    )
  return (
    <div className={styles.list}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  )
}

/** Where the account is signed in, and the ways to end that. `onMessage` says on the page what was done. */
export function DevicesCard({ onMessage }: { onMessage: (text: string) => void }) {
  const { t } = useTranslation('security')
  const [asked, setAsked] = useState<Ended>()
  const { data } = useQuery({ ...callQuery(getSessions, {}), enabled: false })
  const hasOthers = data?.value.some(({ isCurrent }) => !isCurrent) ?? false
  const onEnded = (count: number, { which }: Ended) => {
    setAsked(undefined)
    // Who ended all has left: the page goes by itself.
    if (which !== 'all') onMessage(which === 'one' ? t('devices.ended') : t('devices.endedCount', { count }))
  }
  return (
    <Card
      icon="monitor"
      title={t('devices.title')}
      actions={
        <>
          {hasOthers && (
            <Button look="outline" onClick={() => setAsked({ which: 'others' })}>
              {t('devices.endOthers')}
            </Button>
          )}
          <Button look="outline" disabled={!data} onClick={() => setAsked({ which: 'all' })}>
            {t('devices.endAll')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{t('devices.text')}</p>
      <Devices onEnd={setAsked} />
      {asked && <EndDialog asked={asked} onClose={() => setAsked(undefined)} onEnded={onEnded} />}
    </Card>
  )
}
