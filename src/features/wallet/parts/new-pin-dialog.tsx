import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { NewPinForm, useHasPassword } from './new-pin-form.tsx'

interface NewPinDialogProps {
  /** There is one, which may be known or forgotten. */
  hasOld: boolean
  /** It is said to be forgotten before the dialog opens. */
  isForgotten?: boolean
  onClose: () => void
  onDone?: () => void
}

/** A new payment password: the first, one in the place of the old, or of a forgotten one. */
export function NewPinDialog({ hasOld, isForgotten = false, onClose, onDone = onClose }: NewPinDialogProps) {
  const { t } = useTranslation('wallet')
  const [by, setBy] = useState<'log-in' | 'old'>(hasOld && !isForgotten ? 'old' : 'log-in')
  const hasPassword = useHasPassword()
  const title = t(by === 'old' ? 'newPin.changeTitle' : 'newPin.title')
  // Nothing else proves that a forgotten one may be replaced.
  const isStuck = hasOld && by === 'log-in' && hasPassword === false
  return (
    <TaskDialog title={title} text={t('newPin.text')} onClose={onClose}>
      {isStuck ? <Notice>{t('newPin.needsPassword')}</Notice> : <NewPinForm key={by} by={by} onDone={onDone} />}
      {by === 'old' && (
        <Button look="text" onClick={() => setBy('log-in')}>
          {t('pin.forgotten')}
        </Button>
      )}
    </TaskDialog>
  )
}
