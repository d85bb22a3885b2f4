import type { BaseSyntheticEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './form-parts.module.css'

interface FormFrameProps {
  form: { submit: (event: BaseSyntheticEvent) => Promise<void>; failure: string | undefined }
  /** Something was typed in it. */
  onTouched?: () => void
  /** Stands before why the form was refused. */
  lead?: ReactNode
  children: ReactNode
}

/** The frame of a form of identity: its own messages instead of the browser's, its parts below each other. */
export function FormFrame({ form, onTouched, lead, children }: FormFrameProps) {
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void form.submit(event)} onInput={onTouched}>
      {lead}
      <FormFailure>{form.failure}</FormFailure>
      {children}
    </form>
  )
}

/** Why the form was refused, announced; the place is there before there is a reason. */
export function FormFailure({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <p className={styles.failure}>
          <Icon name="circle-alert" size="small" />
          {children}
        </p>
      )}
    </div>
  )
}

interface SubmitProps {
  /** `waitSeconds` until the next try are counted down on the button. */
  form: { isBusy: boolean; waitSeconds: number }
  text: string
  busyText: string
}

/** The one action of a form. */
export function SubmitButton({ form: { isBusy, waitSeconds }, text, busyText }: SubmitProps) {
  const waitText = useWaitText()
  return (
    <Button type="submit" size="large" isWide isBusy={isBusy} disabled={waitSeconds > 0}>
      {waitText(waitSeconds) ?? (isBusy ? busyText : text)}
    </Button>
  )
}

/** How long until the next try, in minutes where it is one or more; nothing where there is no wait. */
export function useWaitText(): (seconds: number) => string | undefined {
  const { t } = useTranslation('auth')
  return (seconds) => {
    if (seconds <= 0) return undefined
    return seconds < 60 ? t('waitFor', { count: seconds }) : t('waitMinutes', { count: Math.ceil(seconds / 60) })
  }
}

/** The words of a password field's button. */
export function usePasswordWords() {
  const { t } = useTranslation('auth')
  return { show: t('show'), hide: t('hide'), showLabel: t('showPassword'), hideLabel: t('hidePassword') }
}
