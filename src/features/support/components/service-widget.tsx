import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { closePopup, isPopupOpen, openPopup, usePopupStore } from '#src/popups/popup-store.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './service-widget.module.css'

const ServicePanel = lazy(async () => {
  const { ServicePanel } = await import('./service-panel.tsx')
  return { default: ServicePanel }
})

/**
 * The customer-service button at the window's edge and the panel it opens; other parts open it by `openPopup('service', {})`.
 * A phone's menu has a way to it: there it shows no button, but on pages without a menu, which stand it in `data-alone`.
 */
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
