import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { callGateway } from '#src/gateway/client.ts'
import { renewRecoveryCodes } from '#src/gateway/security-calls.ts'
import { CodeForm } from './code-form.tsx'
import { invalidateSecurity } from './invalidate-security.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/** New recovery codes in the place of the old ones, by a code of the app. */
export function RenewCodes({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { t } = useTranslation('security')
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  return (
    <TaskDialog title={t('totp.renewTitle')} text={t('totp.renewText')} onClose={onClose}>
      <CodeForm
        label={t('totp.code')}
        hint={t('totp.codeHint')}
        takes="digits"
        submitText={t('totp.renewSubmit')}
        send={async (code) => {
          const { value } = await callGateway(renewRecoveryCodes, { body: { code } })
          setCodes(value.recoveryCodes)
          invalidateSecurity()
        }}
      />
    </TaskDialog>
  )
}
