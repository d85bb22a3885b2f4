import { useTranslation } from 'react-i18next'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { NewPinForm } from './new-pin-form.tsx'

/** A new payment password in the place of a forgotten one. */
export function NewPinDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('wallet')
  return (
    <TaskDialog title={t('newPin.title')} text={t('newPin.text')} onClose={onClose}>
      <NewPinForm onDone={onClose} />
    </TaskDialog>
  )
}
