import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { closePopup, isPopupOpen, openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './service-widget.module.css'

const ServicePanel = lazy(async () => {
  const { ServicePanel } = await import('./service-panel.tsx')
  return { default: ServicePanel }
})

/** The customer-service button in the corner and the panel it opens; other parts open it by `openPopup('service', {})`. */
export function ServiceWidget() {
  const { t } = useTranslation()
  const isOpen = usePopupStore(isPopupOpen('service'))
  return (
    <div className={styles.widget}>
      <Suspense>{isOpen && <ServicePanel />}</Suspense>
      <button
        type="button"
        className={styles.launcher}
        aria-label={t(isOpen ? 'service.close' : 'service.open')}
        title={t(isOpen ? 'service.close' : 'service.open')}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? closePopup('service') : openPopup('service', {}))}
      >
        <Icon name={isOpen ? 'x' : 'headphones'} />
      </button>
    </div>
  )
}
