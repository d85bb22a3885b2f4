import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountPage } from '#src/account/frame/account-page.tsx'
import { Panel } from '#src/account/frame/panel.tsx'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Contacts } from './contacts.tsx'
import styles from './service-panel.module.css'

/** Every way to reach customer service, as a page; `hours`: when somebody answers. */
export function ServicePage({ hours }: { hours: ReactNode }) {
  const { t } = useTranslation(['shell', 'help'])
  return (
    <AccountPage title={t('service.title')}>
      {hours}
      <Panel title={t('service.contact')}>
        <p>{t('service.text')}</p>
        <div className={styles.contacts}>
          <Contacts />
        </div>
      </Panel>
      <div className={styles.others}>
        <Button look="outline" icon="file-pen" onClick={() => openPopup('feedback', {})}>
          {t('help:ask.feedback')}
        </Button>
        <LinkButton to="/help" look="outline" icon="circle-help">
          {t('footer.helpCentre')}
        </LinkButton>
      </div>
    </AccountPage>
  )
}
