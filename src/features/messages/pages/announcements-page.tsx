import { useTranslation } from 'react-i18next'
import { CentrePage } from '#src/account/frame/centre-page.tsx'
import { Notices } from '../components/notices.tsx'

/** Every notice, as a page. */
export function AnnouncementsPage() {
  const { t } = useTranslation('messages')
  return (
    <CentrePage title={t('notices.title')}>
      <Notices />
    </CentrePage>
  )
}
