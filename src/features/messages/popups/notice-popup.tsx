import { useTranslation } from 'react-i18next'
import { useAnnouncementsQuery } from '#src/session/announcements.ts'
import { Notices } from '../components/notices.tsx'
import { ReaderPopup } from './reader-popup.tsx'

interface Props {
  /** The notice to begin with: its place in the gateway's list; without it the one that was read last. */
  index?: number
  onClose: () => void
}

/** Every notice, above the page. */
export function NoticePopup({ index, onClose }: Props) {
  const { t } = useTranslation('messages')
  const query = useAnnouncementsQuery()
  return (
    <ReaderPopup title={t('notices.title')} onClose={onClose}>
      <Notices
        query={{ ...query, data: query.data?.playerNotices }}
        storageName="noticeIndex"
        index={index}
        onFollow={onClose}
      />
    </ReaderPopup>
  )
}
