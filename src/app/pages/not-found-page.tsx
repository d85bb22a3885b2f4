import { useTranslation } from 'react-i18next'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'

/** In the place of a page: there never was one at this address, or `isClosed` its part of the site is not open now. */
export function NotFoundPage({ isClosed = false }: { isClosed?: boolean }) {
  const { t } = useTranslation()
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
