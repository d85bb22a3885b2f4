import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type RegisterOptions, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { type GatewayError, toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { type CaptchaAnswer, captchaAnswer } from '../captcha/captcha-answer.ts'
import { useCaptchaQuery } from '../captcha/get-captcha.ts'
import { useLeaveSignal } from '../hooks/use-leave-signal.ts'
import { useCountdown } from './use-countdown.ts'

interface IdentityFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>
  /** Messages are texts, in the visitor's language. Passwords are never trimmed. */
  schema: Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0]
  /** The form's fields by the gateway's names for them: { mobileNo: 'mobileNum' }; its own names need not stand here. */
  fields: readonly Path<Values>[]
  /** The field that a refusal's code is about: { 'register.name-taken': 'username' }; others stand above the form. */
  fieldOf?: Readonly<Record<string, Path<Values>>>
  /** The words for fields that the gateway refused, where the form has better ones than the refusal's code. */
  explain?: (thrown: unknown) => Promise<Partial<Record<Path<Values>, string>>>
  /** Where the visitor goes on after a refusal that is about no field. */
  focusAfter?: Path<Values>
  /** Asked for from the beginning; a refusal that wants one asks for it in any case. */
  needsCaptcha?: boolean
  /**
   * Sends what was typed; rejects with a GatewayError, and then nothing typed is lost. The signal aborts when the form is
   * closed meanwhile: a session that is answered then is not taken up.
   */
  send: (values: Values, captcha: CaptchaAnswer, signal: AbortSignal) => Promise<void>
}

/**
 * A form that the gateway may refuse: its fields, the message above it, the captcha where one is asked for, and the wait
 * after too many tries.
 */
export function useIdentityForm<Values extends FieldValues>(options: IdentityFormOptions<Values>) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const [asksCaptcha, setAsksCaptcha] = useState(false)
  const [failure, setFailure] = useState<GatewayError>()
  const [focus, setFocus] = useState<{ field: Path<Values> | 'captcha' }>()
  const [wrongFrame, setWrongFrame] = useState<{ frame: Element }>()
  const wait = useCountdown()
  const isSending = useRef(false)
  const leaveSignal = useLeaveSignal()
  const needsCaptcha = asksCaptcha || options.needsCaptcha === true
  const captcha = useCaptchaQuery(needsCaptcha)
  const challenge = useForm({ defaultValues: { captcha: '' } })
  const form = useForm<Values, unknown, Values>({
    defaultValues: options.defaultValues,
    resolver: standardSchemaResolver(options.schema),
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })

  // After the render: a field that was not asked for before is only then there.
  useEffect(() => {
    if (!focus) return
    if (focus.field === 'captcha') challenge.setFocus('captcha', { shouldSelect: true })
    else form.setFocus(focus.field, { shouldSelect: true })
  }, [focus, form.setFocus, challenge.setFocus])

  // The captcha is no field of the form's own, which would pass it by for one that stands behind it.
  useEffect(() => {
    wrongFrame?.frame.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrongFrame])

  /** Puts a refusal where it belongs: at its fields, at the captcha, or above the form. */
  async function refuse(thrown: unknown): Promise<void> {
    const error = toGatewayError(thrown)
    const said: Partial<Record<Path<Values>, string>> = (await options.explain?.(error)) ?? {}
    if (error.code === 'rate.limited') wait.start(Math.max(1, Math.ceil(error.retryAfter ?? 1)))
    if (error.needsCaptcha || error.code.startsWith('captcha.')) setAsksCaptcha(true)
    // A captcha is good for one try; what was refused before anything was sent did not use it.
    const wasSent = error.status > 0 || /^(network|answer)\./.test(error.code)
    if (needsCaptcha && wasSent) {
      challenge.setValue('captcha', '')
      void captcha.refetch()
    }
    if (error.code.startsWith('captcha.')) {
      challenge.setError('captcha', { message: errorText(error) })
      setFocus({ field: 'captcha' })
      return
    }
    const named = options.fields.filter((field) => error.fields[field] !== undefined)
    for (const field of named) {
      const message = said[field] ?? errorText({ code: error.fields[field] ?? error.code })
      form.setError(field, { message })
    }
    const about = options.fieldOf?.[error.code]
    if (about) form.setError(about, { message: errorText(error) })
    const first = about ?? named[0]
    if (!first) setFailure(error)
    const next = first ?? options.focusAfter
    if (next) setFocus({ field: next })
  }

  /** Where a field is wrong, an empty captcha is said beside it, not only once the field is right. */
  const showWrong = async (_: unknown, event?: BaseSyntheticEvent) => {
    const frame: unknown = event?.target
    const lacksCaptcha = needsCaptcha && !(await challenge.trigger('captcha'))
    if (lacksCaptcha && frame instanceof Element) setWrongFrame({ frame })
  }

  const sendChecked = form.handleSubmit(async (values) => {
    if (wait.seconds > 0) return
    if (needsCaptcha && !(await challenge.trigger('captcha', { shouldFocus: true }))) return
    setFailure(undefined)
    const signal = leaveSignal()
    try {
      const answer = needsCaptcha ? await captchaAnswer(captcha.data, challenge.getValues('captcha')) : {}
      signal.throwIfAborted()
      await options.send(values, answer, signal)
    } catch (thrown) {
      if (!signal.aborted) await refuse(thrown)
    }
  }, showWrong)

  /** Pressed again while it is under way, nothing is sent twice. */
  async function submit(event?: BaseSyntheticEvent): Promise<void> {
    event?.preventDefault()
    if (isSending.current) return
    isSending.current = true
    await sendChecked(event).finally(() => {
      isSending.current = false
    })
  }

  const messageOf = (field: Path<Values>): string | undefined =>
    form.getFieldState(field, form.formState).error?.message || undefined

  return {
    form,
    submit,
    isBusy: form.formState.isSubmitting,
    /** Seconds until the next try may be sent. */
    waitSeconds: wait.seconds,
    /** What stands above the form. */
    failure: failure && errorText(failure),
    messageOf,
    /** What a field of text needs. */
    field: <Name extends Path<Values>>(name: Name, options?: RegisterOptions<Values, Name>) => ({
      error: messageOf(name),
      ...form.register(name, options),
    }),
    captcha: needsCaptcha
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
