import { useTranslation } from 'react-i18next'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { callGateway } from '#src/gateway/client.ts'
import { stopTotp } from '#src/gateway/security-calls.ts'
import { CodeForm } from './code-form.tsx'
import { invalidateSecurity } from './invalidate-security.ts'

/** Turning two factors off, by a code of the app or a recovery code. */
export function StopTotp({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('security')
  return (
    <TaskDialog title={t('totp.stopTitle')} text={t('totp.stopText')} onClose={onClose}>
      <CodeForm
        label={t('totp.anyCode')}
        takes="any"
        submitText={t('totp.stopSubmit')}
        send={async (code) => {
          await callGateway(stopTotp, { body: { code } })
          invalidateSecurity()
          onDone()
        }}
      />
    </TaskDialog>
  )
}
