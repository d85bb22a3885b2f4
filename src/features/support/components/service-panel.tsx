import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { closePopup, openPopup } from '#src/popups/popup-store.ts'
import { Button, IconButton, LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Contacts } from './contacts.tsx'
import styles from './service-panel.module.css'

const close = () => closePopup('service')

/** Every way to reach customer service. */
export function ServicePanel() {
  const { t } = useTranslation(['shell', 'help'])
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('service.title')}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.head}>
        <Icon name="headphones" />
        <strong className={styles.title}>{t('service.title')}</strong>
        <IconButton icon="x" label={t('service.close')} size="small" onClick={close} />
      </div>
      <p className={styles.text}>{t('service.text')}</p>
      <div className={styles.contacts}>
        <Contacts />
      </div>
      <div className={styles.others}>
        <Button
          look="text"
          icon="file-pen"
          onClick={() => {
            close()
            openPopup('feedback', {})
          }}
        >
          {t('help:ask.feedback')}
        </Button>
        <LinkButton to="/help" look="text" icon="circle-help" onClick={close}>
          {t('footer.helpCentre')}
        </LinkButton>
      </div>
    </div>
  )
}
