import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { callGateway } from '#src/gateway/client.ts'
import { loginFreePlay } from '#src/gateway/identity-calls.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { takeUpSession } from '#src/session/sign-in.ts'
import { Button } from '#src/ui/button.tsx'
import { FormFailure } from '../forms/form-parts.tsx'
import { useLeaveSignal } from '../hooks/use-leave-signal.ts'
import type { OnAnswered } from '../log-in/answered.ts'
import styles from '../log-in/other-way.module.css'
import { systemName } from './system-name.ts'

async function openTrial(signal: AbortSignal) {
  const body = { os: systemName(), platform: 'W', encryption: true, gatewayVersion: 3 } as const
  const { value } = await callGateway(loginFreePlay, { body })
  takeUpSession(value, signal)
  // The welcome is about an account of one's own; this one is told what it is instead.
  return { ...value, firstTimeLogin: false }
}

/** Opens a trial account, and says before and after that it plays with play money. */
export function FreePlay({ onAnswered }: { onAnswered: OnAnswered }) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const id = useId()
  const leaveSignal = useLeaveSignal()
  const open = useMutation({
    mutationFn: () => openTrial(leaveSignal()),
    onSuccess: (opened) => {
      onAnswered(opened)
      openPopup('message', { title: t('freePlay.opened.title'), text: t('freePlay.opened.text') })
    },
  })
  return (
    <div className={styles.way}>
      <FormFailure>{open.error && errorText(open.error)}</FormFailure>
      <Button
        look="quiet"
        icon="play"
        isWide
        isBusy={open.isPending}
        disabled={open.isPending}
        aria-describedby={id}
        onClick={() => open.mutate()}
      >
        {t(open.isPending ? 'freePlay.opening' : 'freePlay.button')}
      </Button>
      <p id={id} className={styles.note}>
        {t('freePlay.note')}
      </p>
    </div>
  )
}
