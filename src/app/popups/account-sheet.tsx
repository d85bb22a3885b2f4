import { useTranslation } from 'react-i18next'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { AccountPanel } from '../layout/account-panel.tsx'

/** The account's entries on a phone, opened from the bar below. */
export function AccountSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Dialog label={t('account.menu')} kind="sheet" closesOutside onClose={onClose}>
      <AccountPanel onChosen={onClose} />
    </Dialog>
  )
}
