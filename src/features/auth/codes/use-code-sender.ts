import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { getCaptcha } from '#src/gateway/calls.ts'
import { type GatewayError, toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useCaptchaQuery } from '../captcha/get-captcha.ts'
import type { CaptchaAnswer } from '../forms/use-identity-form.ts'
import { codeWait, keepCodeWait } from './code-waits.ts'
import type { SentCode } from './sms-service.ts'
import { useSecondsUntil } from './use-seconds-until.ts'

interface CodeSenderOptions {
  /** Purpose and number: "login +84912345678". Each has its own wait. */
  name: string
  /** Where the code goes, as it may be shown: `maskedPhone(…)`, or the gateway's own hint. */
  to: string
  /** Rejects with a GatewayError. */
  send: (captcha: CaptchaAnswer) => Promise<SentCode>
  /** Asked before a code is sent: whether the number is right, else it says what is wrong: `() => form.trigger('mobileNum')`. */
  isReady?: () => boolean | Promise<boolean>
}

export interface CodeSender {
  /** Until another code may be asked for. */
  seconds: number
  isBusy: boolean
  /** Asks for a code; nothing while one is asked for or waited for. */
  press: () => Promise<void>
  /** Why no code came, as a text. */
  failure: string | undefined
  /** That a code was sent, and where; each one sent is a new object. */
  sent: { text: string } | undefined
  captcha:
    | { captcha: ReturnType<typeof useCaptchaQuery>; field: UseFormRegisterReturn; error: string | undefined }
    | undefined
}

/** A code is asked for at most once a second. */
const pause = 1000

const waitOf = (sent: SentCode) => ('waitSeconds' in sent ? sent.waitSeconds : sent.expiredMinutes * 60)

/** Sends one-time codes: the wait between two of them, what the gateway says, and its captcha where it wants one. */
export function useCodeSender({ name, to, send, isReady = () => true }: CodeSenderOptions): CodeSender {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<GatewayError>()
  const [sent, setSent] = useState<{ text: string; name: string }>()
  const [asksCaptcha, setAsksCaptcha] = useState(false)
  const captcha = useCaptchaQuery(asksCaptcha)
  const queries = useQueryClient()
  const [captchasUsed, setCaptchasUsed] = useState(0)
  const challenge = useForm({ defaultValues: { captcha: '' } })
  const seconds = useSecondsUntil(codeWait(name))
  const lastSent = useRef(Number.NEGATIVE_INFINITY)
  const isRunning = useRef(false)

  // A form around the button may show the same captcha: by now it needs another one.
  useEffect(() => {
    if (captchasUsed > 0) void queries.invalidateQueries({ queryKey: [getCaptcha.id], refetchType: 'active' })
  }, [captchasUsed, queries])

  function refuse(thrown: unknown): void {
    const error = toGatewayError(thrown)
    if (error.retryAfter !== undefined) keepCodeWait(name, Date.now() + error.retryAfter * 1000)
    const isAboutCaptcha = error.code.startsWith('captcha.')
    if (asksCaptcha) {
      // A captcha is good for one try.
      challenge.setValue('captcha', '')
      void captcha.refetch()
    }
    if (isAboutCaptcha || error.needsCaptcha) setAsksCaptcha(true)
    if (isAboutCaptcha) challenge.setError('captcha', { message: errorText(error) })
    else setFailure(error)
  }

  async function sendOnce(): Promise<void> {
    const answer =
      asksCaptcha && captcha.data ? { captcha: challenge.getValues('captcha').trim(), captchaId: captcha.data.id } : {}
    const asked = performance.now()
    const code = await send(answer)
    const halfTrip = (performance.now() - asked) / 2
    // The gateway's clock began when it answered: half a round trip ago.
    keepCodeWait(name, Date.now() + waitOf(code) * 1000 - halfTrip)
    if (asksCaptcha) setCaptchasUsed(captchasUsed + 1)
    setAsksCaptcha(false)
    challenge.reset()
    setSent({
      name,
      text: 'waitSeconds' in code ? t('codes.sent', { to }) : t('codes.sentFor', { to, count: code.expiredMinutes }),
    })
  }

  async function press(): Promise<void> {
    if (isRunning.current || performance.now() - lastSent.current < pause || codeWait(name) > Date.now()) return
    isRunning.current = true
    setBusy(true)
    setFailure(undefined)
    try {
      if (!(await isReady())) return
      if (asksCaptcha && !(await challenge.trigger('captcha', { shouldFocus: true }))) return
      // From here on: a press that only said what is wrong with the number costs no wait.
      lastSent.current = performance.now()
      await sendOnce()
    } catch (thrown) {
      refuse(thrown)
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }

  return {
    seconds,
    isBusy,
    press,
    // A refusal that named a time is over with it.
    failure: failure && (failure.retryAfter === undefined || seconds > 0) ? errorText(failure) : undefined,
    sent: sent?.name === name ? sent : undefined,
    captcha: asksCaptcha
      ? {
          captcha,
          field: challenge.register('captcha', {
            validate: (value) => value.trim() !== '' || t('error.captchaRequired'),
          }),
          error: challenge.formState.errors.captcha?.message,
        }
      : undefined,
  }
}
