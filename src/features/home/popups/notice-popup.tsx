import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useAnnouncementsQuery } from '../api/get-announcements.ts'
import { PartError } from '../components/part-error.tsx'
import styles from './notice-popup.module.css'

interface Props {
  /** The notice to begin with: its place in the gateway's list. */
  index?: number
  onClose: () => void
}

const pageSize = 9

/** What stands in the place of notices that are on their way, failed, or not there. */
function NoNotices({ query }: { query: ReturnType<typeof useAnnouncementsQuery> }) {
  const { t } = useTranslation('home')
  const { data, isFetching, refetch } = query
  if (data) return <StatePanel icon="megaphone" title={t('notice.none')} />
  if (query.isPending)
    return (
      <div role="status" aria-label={t('notice.loading')} className={styles.waiting}>
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" />
      </div>
    )
  return <PartError text={t('notice.failed')} isBusy={isFetching} onRetry={() => void refetch()} />
}

/** Every notice: titles, and the text of the one that is open. A second press on a title folds it again. */
export function NoticePopup({ index = 0, onClose }: Props) {
  const { t } = useTranslation(['home', 'shell'])
  const { dateTime } = useFormat()
  const query = useAnnouncementsQuery()
  const all = query.data?.playerNotices ?? []
  const [open, setOpen] = useState<number | undefined>(index)
  const [pages, setPages] = useState(() => Math.floor(index / pageSize) + 1)
  const shown = all.slice(0, pages * pageSize)
  return (
    <Dialog label={t('home:notice.label')} kind="full" closesOutside onClose={onClose} className={styles.dialog}>
      <header className={styles.head}>
        <h2>{t('home:notice.label')}</h2>
        <IconButton icon="x" label={t('shell:close')} onClick={onClose} />
      </header>
      {all.length === 0 && <NoNotices query={query} />}
      <ul className={styles.list}>
        {shown.map(({ id, title, content, timestamp }, position) => (
          <li key={id} className={styles.notice}>
            <button
              type="button"
              className={styles.title}
              aria-expanded={open === position}
              onClick={() => setOpen(open === position ? undefined : position)}
            >
              <span>{title}</span>
              <Icon name="chevron-down" size="small" />
            </button>
            {open === position && (
              <div className={styles.text}>
                <time dateTime={timestamp}>{dateTime(timestamp)}</time>
                <SafeHtml html={content} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {shown.length < all.length && (
        <Button look="outline" size="small" className={styles.more} onClick={() => setPages(pages + 1)}>
          {t('home:notice.more')}
        </Button>
      )}
    </Dialog>
  )
}
