import { type KeyboardEvent, useEffect, useId } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import styles from './code-field.module.css'
import type { CodeSender } from './use-code-sender.ts'

interface CodeFieldProps {
  /** `form.register('verificationCode')` */
  field: UseFormRegisterReturn
  error: string | undefined
  sender: CodeSender
  /** "SMS code" where none is given. */
  label?: string
}

/** "4:07" */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function SendButton({ sender }: { sender: CodeSender }) {
  const { t } = useTranslation('auth')
  const isCoolingDown = sender.seconds > 0
  return (
    <Button
      look="quiet"
      className={styles.send}
      isBusy={sender.isBusy}
      aria-disabled={isCoolingDown || undefined}
      onClick={() => void sender.press()}
    >
      {isCoolingDown
        ? t('codes.again', { time: clock(sender.seconds) })
        : t(sender.sent ? 'codes.sendAgain' : 'codes.send')}
    </Button>
  )
}

/** A one-time code, and the button that has it sent. */
export function CodeField({ field, error, sender, label }: CodeFieldProps) {
  const { t } = useTranslation('auth')
  const id = useId()
  const { sent, captcha, press, release } = sender
  const expired = useErrorText()({ code: 'code.expired' })
  useEffect(() => {
    if (sent) document.getElementById(id)?.querySelector('input')?.focus()
  }, [sent, id])
  // After too many wrong tries a code is over before its time.
  useEffect(() => {
    if (error === expired) release()
  }, [error, expired, release])
  // The captcha is the button's, not the form's.
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void press()
  }
  const captchaField = captcha && { ...captcha.field, onKeyDown: sendOnEnter }
  return (
    <div>
      <div className={styles.row} id={id}>
        <TextField
          label={label ?? t('codes.label')}
          icon="message-square"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={255}
          error={error}
          {...field}
        />
        <SendButton sender={sender} />
      </div>
      <p role="status" className={styles.sent}>
        {sent && (
          <>
            <Icon name="check" size="tiny" />
            <span>{sent.text}</span>
          </>
        )}
      </p>
      {captcha && captchaField && (
        <div className={styles.captcha}>
          <CaptchaField {...captcha} field={captchaField} />
        </div>
      )}
      <div role="alert">
        {sender.failure && (
          <p className={styles.failure}>
            <Icon name="triangle-alert" size="small" />
            {sender.failure}
          </p>
        )}
      </div>
    </div>
  )
}
