import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { titlesPerPage } from '../lib/titles-per-page.ts'
import { Letter } from './letter.tsx'
import styles from './notices.module.css'
import { Reader } from './reader.tsx'

/** Notices as they are asked for; `data` undefined until they are known. */
export interface NoticesQuery {
  data: readonly { id: string; title: string; content: string; timestamp: string }[] | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

interface NoticesProps {
  query: NoticesQuery
  /** Where the tab keeps which one was read last. */
  storageName: string
  /** The notice to begin with: its place in the gateway's list; without it the one that was read last. */
  index?: number | undefined
  /** A link in a notice leads elsewhere. */
  onFollow?: () => void
}

function storedIndex(storageName: string): number {
  const index = Number(readStored('session', storageName) ?? 0)
  return Number.isInteger(index) && index >= 0 ? index : 0
}

/** What stands in the place of notices that are on their way, failed, or not there. */
function NoNotices({ query }: { query: NoticesQuery }) {
  const { t } = useTranslation(['messages', 'shell'])
  const errorText = useErrorText()
  if (query.data) return <StatePanel icon="megaphone" art="empty" title={t('messages:notices.none')} />
  if (query.isPending)
    return (
      <div role="status" aria-label={t('messages:notices.loading')} className={styles.skeleton}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    )
  return (
    <StatePanel
      icon="art-down"
      tone="bad"
      isAlert
      title={t('messages:notices.failed')}
      text={query.error && errorText(query.error)}
      actions={
        <Button isBusy={query.isFetching} onClick={() => void query.refetch()}>
          {t('shell:retry')}
        </Button>
      }
    />
  )
}

/** Every notice: titles by pages of nine, and the text of the one that is open. */
export function Notices({ query, storageName, index, onFollow = () => undefined }: NoticesProps) {
  const { t } = useTranslation('messages')
  const all = query.data ?? []
  const [place, setPlace] = useState<number | undefined>(() => index ?? storedIndex(storageName))
  const [page, setPage] = useState(() => Math.floor((place ?? 0) / titlesPerPage) + 1)
  const shown = all.slice((page - 1) * titlesPerPage, page * titlesPerPage)
  const open = place === undefined ? undefined : all[place]
  const choose = (id: string | undefined) => {
    const next = all.findIndex((notice) => notice.id === id)
    setPlace(next < 0 ? undefined : next)
    if (next >= 0) writeStored('session', storageName, String(next))
  }
  if (all.length === 0) return <NoNotices query={query} />
  return (
    <Reader
      label={t('notices.title')}
      items={shown.map(({ id, title, timestamp }) => ({ id, title, at: timestamp }))}
      page={page}
      pages={Math.ceil(all.length / titlesPerPage)}
      onPage={(next) => {
        setPage(next)
        setPlace(undefined)
      }}
      openId={open?.id}
      onOpen={choose}
    >
      {open && <Letter title={open.title} at={open.timestamp} content={open.content} onFollow={onFollow} />}
    </Reader>
  )
}
