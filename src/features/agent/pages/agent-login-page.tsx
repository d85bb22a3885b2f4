import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { useDocumentTitle } from '#src/lib/document-title.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { clockOf } from '../lib/clock.ts'
import styles from './agent-login-page.module.css'

interface AgentLoginPageProps {
  brand: ReactNode
  tools: ReactNode
  /** Why the visitor is here, where there is a reason. */
  notice: 'expired' | 'not-agent' | undefined
  form: ReactNode
}

const points = ['login.point1', 'login.point2', 'login.point3'] as const

/** Where agents log in, with the hours in which a consultant answers. */
export function AgentLoginPage({ brand, tools, notice, form }: AgentLoginPageProps) {
  const { t } = useTranslation('agent')
  useDocumentTitle(t('title'))
  const { offset } = clockOf(new Date(), 'en', site.timeZone)
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        {brand}
        <span className={styles.badge}>{t('badge')}</span>
        <div className={styles.tools}>{tools}</div>
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        <section className={styles.about}>
          <h1 className={styles.title} tabIndex={-1}>
            {t('title')}
          </h1>
          <p className={styles.text}>{t('login.text')}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>
                <Icon name="circle-check" />
                {t(point)}
              </li>
            ))}
          </ul>
          <div className={styles.hours}>
            <Icon name="clock" />
            <div className={styles.when}>
              <strong>{t('login.hoursTitle')}</strong>
              <span>{t('login.hours', { offset })}</span>
            </div>
            <Button look="quiet" size="small" icon="headphones" onClick={() => openPopup('service', {})}>
              {t('login.contact')}
            </Button>
          </div>
        </section>
        <section className={styles.card} aria-label={t('login.title')}>
          <h2 className={styles.cardTitle}>{t('login.title')}</h2>
          {notice && (
            <p className={styles.notice} role="status">
              <Icon name="info" size="small" />
              {t(notice === 'expired' ? 'login.expired' : 'login.notAgent')}
            </p>
          )}
          {form}
          <LinkButton to="/" look="text" icon="arrow-left" className={styles.back}>
            {t('login.toSite')}
          </LinkButton>
        </section>
      </main>
    </div>
  )
}
