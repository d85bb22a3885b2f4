import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { StatePanel } from '#src/ui/state-panel.tsx'
import { FormFailure } from '../forms/form-parts.tsx'
import { useDeviceName } from './session-device.ts'
import { type Ended, useEndSessions } from './use-end-sessions.ts'

interface EndDialogProps {
  asked: Ended
  onClose: () => void
  onEnded: (count: number, ended: Ended) => void
}

function useWords(asked: Ended): { title: string; text: string; action: string } {
  const { t } = useTranslation('security')
  const nameOf = useDeviceName()
  switch (asked.which) {
    case 'one': {
      const device = nameOf(asked.session)
      return { title: t('devices.endTitle'), text: t('devices.endText', { device }), action: t('devices.end') }
    }
    case 'others':
      return { title: t('devices.endOthersTitle'), text: t('devices.endOthersText'), action: t('devices.endOthers') }
    case 'all':
      return { title: t('devices.endAllTitle'), text: t('devices.endAllText'), action: t('devices.endAll') }
  }
}

/** Asks before sessions end; both answers are equally at hand. */
export function EndDialog({ asked, onClose, onEnded }: EndDialogProps) {
  const { t } = useTranslation('security')
  const errorText = useErrorText()
  const { title, text, action } = useWords(asked)
  const ending = useEndSessions(onEnded)
  return (
    <Dialog label={title} kind="sheet" onClose={ending.isPending ? () => undefined : onClose}>
      <StatePanel
        icon="art-leave"
        title={title}
        text={text}
        actions={
          <>
            <Button look="outline" disabled={ending.isPending} onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button look="outline" isBusy={ending.isPending} onClick={() => ending.mutate(asked)}>
              {ending.isPending ? t('devices.ending') : action}
            </Button>
          </>
        }
        note={<FormFailure>{ending.error && errorText(ending.error)}</FormFailure>}
      />
    </Dialog>
  )
}
