import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getCaptcha } from '#src/gateway/calls.ts'
import { type CaptchaAnswer, captchaAnswer } from '../captcha/captcha-answer.ts'
import { useCaptchaQuery } from '../captcha/get-captcha.ts'

/** The captcha of a button that sends codes: there only once the gateway has asked for one. */
export function useSenderCaptcha() {
  const { t } = useTranslation('auth')
  const [isAsked, setAsked] = useState(false)
  const [timesUsed, setTimesUsed] = useState(0)
  const captcha = useCaptchaQuery(isAsked)
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<{ message: string }>()
  const { register, formState, getValues, setValue, setError, setFocus, trigger, reset } = useForm({
    defaultValues: { captcha: '' },
  })
  const message = formState.errors.captcha?.message

  // A form around the button may show the same captcha: by now it needs another one.
  useEffect(() => {
    if (timesUsed > 0) void queries.invalidateQueries({ queryKey: [getCaptcha.id], refetchType: 'active' })
  }, [timesUsed, queries])

  // After the render: a field that was not asked for before is only then there.
  useEffect(() => {
    if (!refusal) return
    setError('captcha', refusal)
    setFocus('captcha', { shouldSelect: true })
  }, [refusal, setError, setFocus])

  return {
    /** What `CaptchaField` takes; undefined where none is asked for. */
    field: isAsked
      ? {
          captcha,
          field: register('captcha', { validate: (value) => value.trim() !== '' || t('error.captchaRequired') }),
          error: message,
        }
      : undefined,
    isAnswered: async () => !isAsked || (await trigger('captcha', { shouldFocus: true })),
    answer: async (): Promise<CaptchaAnswer> => (isAsked ? captchaAnswer(captcha.data, getValues('captcha')) : {}),
    /** After a refusal: a captcha is good for one try. With a message where the refusal is about the captcha itself. */
    renew(isNeeded: boolean, reason?: string) {
      if (isAsked) {
        setValue('captcha', '')
        void captcha.refetch()
      }
      if (isNeeded) setAsked(true)
      if (reason !== undefined) setRefusal({ message: reason })
    },
    /** After a code was sent. */
    finish() {
      if (isAsked) setTimesUsed(timesUsed + 1)
      setAsked(false)
      reset()
    },
  }
}
