import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { type LoginBody, signIn } from '#src/session/sign-in.ts'
import { useCaptchaQuery } from '../api/get-captcha.ts'
import { type LoginField, loginReaction } from '../login-errors.ts'
import { offerToPasswordManager } from '../password-manager.ts'
import { rememberedName, rememberName } from '../remembered-name.ts'
import { useCountdown } from './use-countdown.ts'

const filled = (message: string) => z.string().check(z.trim(), z.minLength(1, message))

const schemaOf = (hasCaptcha: boolean) =>
  z.object({
    username: filled('usernameRequired'),
    // Not trimmed: a blank may be part of a password.
    password: z.string().check(z.minLength(1, 'passwordRequired')),
    captcha: hasCaptcha ? filled('captchaRequired') : z.string(),
    isRemembered: z.boolean(),
  })

interface LoginForm {
  username: string
  password: string
  captcha: string
  isRemembered: boolean
}

/** The log-in form: what is typed, what is wrong with it, and the captcha where one is asked for. */
export function useLogin(site: LoginBody['site'], onDone: () => void) {
  const { t } = useTranslation('auth')
  const errorText = useErrorText()
  const [needsCaptcha, setNeedsCaptcha] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [focus, setFocus] = useState<{ field: LoginField }>()
  const wait = useCountdown()
  const captcha = useCaptchaQuery(needsCaptcha)
  const name = rememberedName()
  const form = useForm<LoginForm>({
    defaultValues: { username: name ?? '', password: '', captcha: '', isRemembered: name !== undefined },
    resolver: standardSchemaResolver(schemaOf(needsCaptcha)),
    reValidateMode: 'onChange',
    shouldFocusError: true,
  })

  // After the render: the field of a captcha that was not asked for before is only then there.
  useEffect(() => {
    if (focus) form.setFocus(focus.field, { shouldSelect: true })
  }, [focus, form.setFocus])

  function fail(thrown: unknown): void {
    const error = toGatewayError(thrown)
    const reaction = loginReaction(error)
    if (reaction.wait > 0) wait.start(reaction.wait)
    if (reaction.needsCaptcha) setNeedsCaptcha(true)
    // A captcha is good for one try.
    if (needsCaptcha) {
      form.setValue('captcha', '')
      void captcha.refetch()
    }
    if (reaction.field) form.setError(reaction.field, { message: errorText(error) })
    else setFailure(errorText(error))
    setFocus({ field: reaction.focus })
  }

  const submit = form.handleSubmit(async ({ username, password, captcha: answer, isRemembered }) => {
    if (wait.seconds > 0) return
    setFailure(undefined)
    try {
      const challenge = needsCaptcha && captcha.data ? { captcha: answer.trim(), captchaId: captcha.data.id } : {}
      await signIn({ type: 'username', username: username.trim(), password, site, ...challenge })
      rememberName(isRemembered ? username.trim() : undefined)
      if (isRemembered) void offerToPasswordManager(username.trim(), password)
      onDone()
    } catch (thrown) {
      fail(thrown)
    }
  })

  /** A field's message: a key of the form's own rules, or the gateway's words as they are. */
  function messageOf(field: LoginField): string | undefined {
    const message = form.formState.errors[field]?.message
    if (message === 'usernameRequired' || message === 'passwordRequired' || message === 'captchaRequired')
      return t(`error.${message}`)
    return message
  }

  return {
    register: form.register,
    submit,
    isBusy: form.formState.isSubmitting,
    waitSeconds: wait.seconds,
    failure,
    messageOf,
    captcha: needsCaptcha ? captcha : undefined,
  }
}
