import { useTranslation } from 'react-i18next'
import { Notice } from '#src/account/parts/notice.tsx'
import { site } from '#src/config/site.ts'
import { clockOf } from '#src/features/agent/lib/clock.ts'
import { ServicePage } from '#src/features/support/components/service-page.tsx'

/** Customer service with the hours in which a consultant answers agents. */
export function AgentServicePage() {
  const { t } = useTranslation('agent')
  const { offset } = clockOf(new Date(), 'en', site.timeZone)
  return (
    <ServicePage
      hours={
        <Notice icon="clock">
          <strong>{t('login.hoursTitle')}</strong> {t('login.hours', { offset })}
        </Notice>
      }
    />
  )
}
