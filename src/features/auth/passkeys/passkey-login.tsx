import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import type { LoginBody } from '#src/session/sign-in.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '../forms/form-parts.tsx'
import { useLeaveSignal } from '../hooks/use-leave-signal.ts'
import type { OnAnswered } from '../log-in/answered.ts'
import styles from '../log-in/other-way.module.css'
import { logInByPasskey } from './log-in.ts'

/** Whether the browser shows passkeys by what the gateway asks. */
const showsPasskeys = () =>
  typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential

interface PasskeyLoginProps {
  site: LoginBody['site']
  onAnswered: OnAnswered
}

/** Logging in with a passkey, where the browser has them. */
export function PasskeyLogin({ site, onAnswered }: PasskeyLoginProps) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const leaveSignal = useLeaveSignal()
  const open = useMutation({
    mutationFn: async () => {
      const signal = leaveSignal()
      const opened = await logInByPasskey(site, signal)
      if (opened && !signal.aborted) onAnswered(opened)
    },
  })
  if (!showsPasskeys()) return null
  // A browser has one such question at a time, and refuses a second one.
  const press = () => {
    if (!open.isPending) open.mutate()
  }
  return (
    <div className={styles.way}>
      <FormFailure>{open.error && errorText(open.error)}</FormFailure>
      <Button look="outline" icon="key-round" isWide isBusy={open.isPending} onClick={press}>
        {t(open.isPending ? 'passkey.waiting' : 'passkey.button')}
      </Button>
    </div>
  )
}
