import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Notices } from '../components/notices.tsx'

/** Every notice, as a page. */
export function AnnouncementsPage() {
  const { t } = useTranslation('messages')
  return (
    <AccountPage title={t('notices.title')}>
      <Notices />
    </AccountPage>
  )
}
