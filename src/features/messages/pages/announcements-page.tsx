import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { getAgentNotices } from '#src/gateway/agent-calls.ts'
import { valueQuery } from '#src/gateway/value-query.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Notices } from '../components/notices.tsx'

/** What the operator announces to agents, as a page. */
export function AnnouncementsPage() {
  const { t } = useTranslation(['agent', 'messages'])
  const { code: language } = useLanguage()
  const query = useQuery({ ...valueQuery(getAgentNotices, { language }), placeholderData: keepPreviousData })
  return (
    <AccountPage title={t('agent:page.agentAnnouncement')}>
      <Notices query={{ ...query, data: query.data?.notices }} storageName="agentNoticeIndex" />
    </AccountPage>
  )
}
