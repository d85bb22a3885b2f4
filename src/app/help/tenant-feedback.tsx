import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { CaptchaField } from '#src/features/auth/captcha/captcha-field.tsx'
import { useCaptchaQuery } from '#src/features/auth/captcha/get-captcha.ts'
import { FeedbackForm } from '#src/features/help/feedback/feedback-form.tsx'

/** The form of feedback with the captcha of the log-in. */
export function TenantFeedback() {
  // All words at once: what waits for its own inside a dialog closes and opens it again.
  useTranslation(['help', 'auth', 'centre'])
  const captcha = useCaptchaQuery(true)
  const { register, getValues, setValue } = useForm({ defaultValues: { captcha: '' } })
  return (
    <FeedbackForm
      captcha={{
        field: (error) => <CaptchaField captcha={captcha} field={register('captcha')} error={error} />,
        read: () => ({ captcha: getValues('captcha').trim(), captchaId: captcha.data?.id ?? '' }),
        renew: () => {
          setValue('captcha', '')
          void captcha.refetch()
        },
      }}
    />
  )
}
