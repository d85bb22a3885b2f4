import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { captchaAnswer } from '#src/features/auth/captcha/captcha-answer.ts'
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
        typed: () => getValues('captcha').trim(),
        answer: async () => ({
          captcha: '',
          captchaId: '',
          ...(await captchaAnswer(captcha.data, getValues('captcha'))),
        }),
        renew: () => {
          setValue('captcha', '')
          void captcha.refetch()
        },
      }}
    />
  )
}
