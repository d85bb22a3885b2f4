import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { useAnnouncementsQuery } from '../api/get-announcements.ts'
import styles from './notice-popup.module.css'

interface Props {
  /** The notice to begin with: its place in the gateway's list. */
  index?: number
  onClose: () => void
}

/** Every notice: titles, and the text of the one that is open. A second press on a title folds it again. */
export function NoticePopup({ index = 0, onClose }: Props) {
  const { t } = useTranslation(['home', 'shell'])
  const { dateTime } = useFormat()
  const { data } = useAnnouncementsQuery()
  const [open, setOpen] = useState<number | undefined>(index)
  return (
    <Dialog label={t('home:notice.label')} kind="full" closesOutside onClose={onClose} className={styles.dialog}>
      <header className={styles.head}>
        <h2>{t('home:notice.label')}</h2>
        <IconButton icon="x" label={t('shell:close')} onClick={onClose} />
      </header>
      <ul className={styles.list}>
        {data?.playerNotices.map(({ id, title, content, timestamp }, position) => (
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
    </Dialog>
  )
}
