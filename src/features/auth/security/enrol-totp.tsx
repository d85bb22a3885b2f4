import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { callGateway } from '#src/gateway/client.ts'
import { confirmTotp, startTotp } from '#src/gateway/security-calls.ts'
import { isHandheld } from '#src/lib/this-device.ts'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { FormFrame, SubmitButton, usePasswordWords } from '../forms/form-parts.tsx'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import { PasswordOwner } from '../passwords/password-owner.tsx'
import { CodeForm } from './code-form.tsx'
import { invalidateSecurity } from './invalidate-security.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TotpKey } from './totp-key.tsx'

type Key = AnswerTo<typeof startTotp>['value']

/** What is known so far. Secrets live here and nowhere else, and go with the dialog. */
type Progress = { at: 'password' } | { at: 'scan'; key: Key } | { at: 'codes'; codes: readonly string[] }

function PasswordStep({ hasPassword, onKey }: { hasPassword: boolean; onKey: (key: Key) => void }) {
  const { t } = useTranslation('security')
  const words = usePasswordWords()
  const form = useIdentityForm<{ password: string }>({
    defaultValues: { password: '' },
    schema: z.object({ password: z.string().check(z.minLength(hasPassword ? 1 : 0, t('error.empty'))) }),
    fields: ['password'],
    fieldOf: { 'password.wrong': 'password' },
    focusAfter: 'password',
    send: async ({ password }) => {
      const { value } = await callGateway(startTotp, { body: hasPassword ? { password } : {} })
      onKey(value)
    },
  })
  return (
    <FormFrame form={form}>
      {hasPassword && (
        <>
          <PasswordOwner />
          <PasswordField
            label={t('totp.password')}
            words={words}
            autoComplete="current-password"
            maxLength={255}
            data-autofocus
            {...form.field('password')}
          />
        </>
      )}
      <SubmitButton form={form} text={t('totp.continue')} busyText={t('totp.working')} />
    </FormFrame>
  )
}

export interface EnrolTotpProps {
  hasPassword: boolean
  onClose: () => void
  onDone: () => void
}

/** Turning two factors on: the password, the key for the app, its first code, the recovery codes. */
export function EnrolTotp({ hasPassword, onClose, onDone }: EnrolTotpProps) {
  const { t } = useTranslation('security')
  const [progress, setProgress] = useState<Progress>({ at: 'password' })
  const step = (at: number) => t('totp.step', { step: at, count: 3 })
  const confirm = async (code: string) => {
    const { value } = await callGateway(confirmTotp, { body: { code } })
    setProgress({ at: 'codes', codes: value.recoveryCodes })
    invalidateSecurity()
  }
  if (progress.at === 'codes') return <RecoveryCodes codes={progress.codes} step={step(3)} onDone={onDone} />
  if (progress.at === 'password')
    return (
      <TaskDialog
        title={t('totp.passwordTitle')}
        step={step(1)}
        text={t(hasPassword ? 'totp.passwordText' : 'totp.startText')}
        onClose={onClose}
      >
        <PasswordStep hasPassword={hasPassword} onKey={(key) => setProgress({ at: 'scan', key })} />
      </TaskDialog>
    )
  return (
    <TaskDialog
      key="scan"
      title={t('totp.scanTitle')}
      step={step(2)}
      text={t(isHandheld() ? 'totp.hereText' : 'totp.scanText')}
      onClose={onClose}
    >
      <TotpKey {...progress.key} />
      <CodeForm
        label={t('totp.code')}
        hint={t('totp.codeHint')}
        takes="digits"
        submitText={t('totp.check')}
        send={confirm}
      />
    </TaskDialog>
  )
}
