import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getPasskeys } from '#src/gateway/passkey-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { Card } from '../security/card.tsx'
import styles from '../security/devices-card.module.css'
import type { Security } from '../security/password-card.tsx'
import { lazyTask } from '../security/totp-tasks.ts'
import type { Task } from './passkey-dialogs.tsx'
import { PasskeyRow } from './passkey-row.tsx'

const PasskeyDialog = lazyTask(async () => (await import('./passkey-dialogs.tsx')).PasskeyDialog)

/** Whether the browser makes passkeys by what the gateway says. */
const makesPasskeys = () =>
  typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential

/** The list, or what stands where there is none, or it is not known. */
function Passkeys({ onTask }: { onTask: (task: Task) => void }) {
  const { t } = useTranslation('security')
  const { t: shellText } = useTranslation()
  const errorText = useErrorText()
  const { data, error, dataUpdatedAt, refetch } = useQuery({ ...callQuery(getPasskeys, {}), staleTime: 0 })
  if (data?.value.length === 0) return <p>{t('passkeys.none')}</p>
  if (data)
    return (
      <ul className={styles.list} aria-label={t('passkeys.list')}>
        {data.value.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            now={dataUpdatedAt}
            onRename={() => onTask({ do: 'rename', passkey })}
            onRemove={() => onTask({ do: 'remove', passkey })}
          />
        ))}
      </ul>
    )
  if (!error) return <Skeleton className={styles.skeleton} />
  const retry = (
    <Button look="outline" onClick={() => void refetch()}>
      {shellText('retry')}
    </Button>
  )
  return (
    <StatePanel
      icon="art-down"
      tone="bad"
      isAlert
      title={t('passkeys.failed')}
      text={errorText(error)}
      actions={retry}
    />
  )
}

export interface PasskeysCardProps {
  security: Security
  /** Says on the page what was done. */
  onMessage: (text: string) => void
}

/** The member's passkeys, and the ways to add, name and remove them. */
export function PasskeysCard({ security, onMessage }: PasskeysCardProps) {
  const { t } = useTranslation('security')
  const [task, setTask] = useState<Task>()
  const canAdd = makesPasskeys()
  const dialog = {
    security,
    onClose: () => setTask(undefined),
    onDone: (text: string) => {
      setTask(undefined)
      onMessage(text)
    },
  }
  return (
    <Card
      icon="key-round"
      title={t('passkeys.title')}
      actions={
        canAdd && (
          <Button look="outline" onClick={() => setTask({ do: 'add' })}>
            {t('passkeys.add')}
          </Button>
        )
      }
    >
      <p className={styles.text}>{t('passkeys.text')}</p>
      {!canAdd && <p className={styles.text}>{t('passkeys.noBrowser')}</p>}
      <Passkeys onTask={setTask} />
      {/* Of its own: a page that waited for a dialog would hide what it stands on. */}
      <Suspense>{task && <PasskeyDialog task={task} {...dialog} />}</Suspense>
    </Card>
  )
}
