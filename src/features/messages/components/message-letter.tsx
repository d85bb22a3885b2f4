import { useTranslation } from 'react-i18next'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useMarkMessages, useMessageQuery } from '../api/queries.ts'
import { Letter } from './letter.tsx'
import styles from './message-letter.module.css'

interface MessageLetterProps {
  id: string
  /** It is deleted, or unread again: no longer one to show. */
  onGone: (message?: string) => void
}

/** A message with what can be done with it. */
export function MessageLetter({ id, onGone }: MessageLetterProps) {
  const { t } = useTranslation(['messages', 'shell'])
  const { data, error, refetch } = useMessageQuery(id)
  const mark = useMarkMessages()
  if (error && !data) return <LoadFailed title={t('messages:failed')} error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <div role="status" aria-label={t('messages:loading')} className={styles.skeleton}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    )
  return (
    <Letter
      title={data.title}
      at={data.at}
      content={data.content}
      actions={
        <>
          <Button
            look="outline"
            size="small"
            disabled={mark.isPending}
            onClick={() => mark.mutate({ mark: 'unread', ids: [id] }, { onSuccess: () => onGone() })}
          >
            {t('messages:markUnread')}
          </Button>
          <Button
            look="outline"
            size="small"
            disabled={mark.isPending}
            onClick={() =>
              mark.mutate({ mark: 'deleted', ids: [id] }, { onSuccess: () => onGone(t('messages:deleted')) })
            }
          >
            {t('messages:delete')}
          </Button>
          <div role="alert">{mark.isError && t('messages:markFailed')}</div>
        </>
      }
    />
  )
}
