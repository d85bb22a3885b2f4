import { useTranslation } from 'react-i18next'
import { ServiceWidget } from '#src/features/support/components/service-widget.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { BrandMark } from '../parts/brand-mark.tsx'
import { LanguageSelect } from '../parts/language-select.tsx'
import styles from './closed-site.module.css'
import type { Startup } from './use-startup.ts'

type Closed = Exclude<Startup, { view: 'open' | 'unreachable' }>

function State({ startup }: { startup: Closed }) {
  const { t } = useTranslation()
  const format = useFormat()
  const service = (
    <Button look="outline" icon="headphones" onClick={() => openPopup('service', {})}>
      {t('service.contact')}
    </Button>
  )
  if (startup.view === 'wrong-domain')
    return (
      <StatePanel
        size="page"
        icon="art-lost"
        tone="warn"
        title={t('domain.title')}
        text={t('domain.text')}
        actions={
          <>
            {startup.mainDomain && (
              <LinkButton to={`https://${startup.mainDomain}/`} iconEnd="arrow-right">
                {t('domain.main', { domain: startup.mainDomain })}
              </LinkButton>
            )}
            {service}
          </>
        }
      />
    )
  const { maintenanceEnd, message, ip } = startup.status
  if (startup.view === 'region')
    return (
      <StatePanel
        size="page"
        icon="art-region"
        tone="info"
        title={t('region.blockip')}
        text={message ?? t('region.info_ip_block', { ip: ip || '–' })}
        actions={service}
        note={
          ip && (
            <>
              {t('region.ip')} <strong>{ip}</strong>
            </>
          )
        }
      />
    )
  return (
    <StatePanel
      size="page"
      icon="art-maintenance"
      title={t('maintenance.game_maintenance')}
      text={
        <>
          {maintenanceEnd && (
            <strong className={styles.back}>{t('maintenance.back', { time: format.dateTime(maintenanceEnd) })}</strong>
          )}
          {message ?? t('maintenance.info_maintenance')}
        </>
      }
      actions={service}
    />
  )
}

/** The site while it is closed: in maintenance, for the visitor's region, or under a wrong address. */
export function ClosedSite({ startup }: { startup: Closed }) {
  return (
    <div className={styles.site}>
      <header className={styles.head}>
        <BrandMark />
        {MANY_LANGUAGES && <LanguageSelect />}
      </header>
      <main>
        <State startup={startup} />
      </main>
      <div data-alone>
        <ServiceWidget />
      </div>
    </div>
  )
}
