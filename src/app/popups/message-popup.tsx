import { useTranslation } from 'react-i18next'
import { registerPath } from '#contract/site/routes.ts'
import type { Popups } from '#src/popups/popup-store.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { useRegistrationOpen } from '../parts/use-registration-open.ts'

export function MessagePopup(props: Popups['message'] & { onClose: () => void }) {
  const { title, text, tone = 'info', offersRegistration = false, onClose } = props
  const { t } = useTranslation()
  const isOpen = useRegistrationOpen()
  return (
    <Dialog label={title} kind="sheet" closesOutside onClose={onClose}>
      <StatePanel
        icon={tone === 'info' ? 'info' : 'triangle-alert'}
        tone={tone}
        title={title}
        text={text}
        actions={
          <>
            {offersRegistration && isOpen && (
              <LinkButton to={registerPath} onClick={onClose}>
                {t('account.register')}
              </LinkButton>
            )}
            <Button look={offersRegistration && isOpen ? 'outline' : 'action'} onClick={onClose}>
              {t('close')}
            </Button>
          </>
        }
      />
    </Dialog>
  )
}
