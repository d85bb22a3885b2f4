import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { LoadFailed } from '#src/account/parts/load-failed.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/fields/checkbox.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useMarkMessages, useMessagesQuery } from '../api/queries.ts'
import { MessageLetter } from '../components/message-letter.tsx'
import { Reader } from '../components/reader.tsx'
import styles from './messages-page.module.css'

function PageSkeleton() {
  const { t } = useTranslation('messages')
  return (
    <div role="status" aria-label={t('loading')} className={styles.skeleton}>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  )
}

/** The page, the filter and the open message stand in the address. */
function useMessageAddress() {
  const [search, change] = useAddressQuery()
  return {
    page: Math.max(1, Math.floor(Number(search.get('p'))) || 1),
    isUnreadOnly: search.get('unread') === '1',
    openId: search.get('message') ?? undefined,
    toPage: (page: number) => change({ p: page > 1 ? String(page) : undefined, message: undefined }),
    filter: (isOn: boolean) => change({ unread: isOn ? '1' : undefined, p: undefined, message: undefined }),
    open: (message: string | undefined) => change({ message }),
  }
}

/** What the platform wrote to the player. */
export function MessagesPage() {
  const { t } = useTranslation(['messages', 'shell'])
  const address = useMessageAddress()
  const [notice, setMessage] = useState('')
  const { data, error, fetchStatus, refetch } = useMessagesQuery(address.page, address.isUnreadOnly)
  const hasFailed = error !== null || fetchStatus === 'paused'
  const mark = useMarkMessages()
  const isEmpty = data?.messages.length === 0 && address.openId === undefined
  return (
    <AccountPage
      title={t('messages:title')}
      actions={
        <Button
          look="quiet"
          size="small"
          icon="check"
          disabled={!data?.unread || mark.isPending}
          onClick={() => mark.mutate({ mark: 'read' })}
        >
          {t('messages:markAllRead')}
        </Button>
      }
    >
      <div className={styles.tools}>
        <Checkbox checked={address.isUnreadOnly} onChange={(event) => address.filter(event.target.checked)}>
          {t('messages:unreadOnly')}
        </Checkbox>
      </div>
      <div role="status">{notice && <Notice tone="ok">{notice}</Notice>}</div>
      {mark.isError && (
        <Notice tone="bad" role="alert">
          {t('messages:markFailed')}
        </Notice>
      )}
      {!data && !hasFailed && <PageSkeleton />}
      {!data && hasFailed && <LoadFailed title={t('messages:failed')} error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <StatePanel
          icon="mail"
          art="empty"
          title={t(address.isUnreadOnly ? 'messages:empty.unread' : 'messages:empty.title')}
          text={t('messages:empty.text')}
          actions={
            address.isUnreadOnly && (
              <Button look="outline" onClick={() => address.filter(false)}>
                {t('messages:empty.all')}
              </Button>
            )
          }
        />
      )}
      {data && !isEmpty && (
        <Reader
          label={t('messages:list')}
          items={data.messages.map(({ isRead, ...message }) => ({ ...message, isNew: !isRead }))}
          page={address.page}
          pages={data.totalPages}
          onPage={address.toPage}
          openId={address.openId}
          onOpen={address.open}
        >
          {address.openId !== undefined && (
            <MessageLetter
              key={address.openId}
              id={address.openId}
              onGone={(text = '') => {
                setMessage(text)
                address.open(undefined)
              }}
            />
          )}
        </Reader>
      )}
    </AccountPage>
  )
}
