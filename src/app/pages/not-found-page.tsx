import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { isClosedPath } from '../closed-paths.ts'

/** Every address without a page: parts of the site that are not open yet, and addresses that never were one. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const isClosed = isClosedPath(useLocation().pathname)
  return (
    <StatePanel
      size="page"
      icon={isClosed ? 'art-closed' : 'art-lost'}
      title={t(isClosed ? 'notFound.closedTitle' : 'notFound.title')}
      text={t(isClosed ? 'notFound.closedText' : 'notFound.text')}
      actions={
        <>
          <LinkButton to="/" icon="house">
            {t('goHome')}
          </LinkButton>
          <Button look="outline" icon="headphones" onClick={() => openPopup('service', {})}>
            {t('service.contact')}
          </Button>
        </>
      }
    />
  )
}
