import type { FormEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './form-parts.module.css'

interface FormFrameProps {
  onSubmit: FormEventHandler
  /** Something was typed in it. */
  onTouched?: () => void
  children: ReactNode
}

/** The frame of a form of identity: its own messages instead of the browser's, its parts below each other. */
export function FormFrame({ onSubmit, onTouched, children }: FormFrameProps) {
  return (
    <form className={styles.form} noValidate onSubmit={onSubmit} onInput={onTouched}>
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
  isBusy: boolean
  /** Seconds until the next try; counted down on the button. */
  waitSeconds: number
  text: string
  busyText: string
}

/** The one action of a form. */
export function SubmitButton({ isBusy, waitSeconds, text, busyText }: SubmitProps) {
  const { t } = useTranslation('auth')
  return (
    <Button type="submit" size="large" isWide isBusy={isBusy} disabled={waitSeconds > 0}>
      {waitSeconds > 0 ? t('waitFor', { count: waitSeconds }) : isBusy ? busyText : text}
    </Button>
  )
}

/** The words of a password field's button. */
export function usePasswordWords() {
  const { t } = useTranslation('auth')
  return { show: t('show'), hide: t('hide'), showLabel: t('showPassword'), hideLabel: t('hidePassword') }
}
