import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { LoginStep, OpenedSession, StepMethod } from '#contract/identity/session.ts'
import { callGateway } from '#src/gateway/client.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { passStep, sendStepCode } from '#src/gateway/identity-calls.ts'
import { takeUpSession } from '#src/session/sign-in.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { CodeField } from '../codes/code-field.tsx'
import { useCodeSender } from '../codes/use-code-sender.ts'
import { FormFrame, SubmitButton } from '../forms/form-parts.tsx'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import { rememberDevice } from './known-devices.ts'

interface StepFormProps {
  stepId: string
  method: LoginStep['methods'][number]
  onOpened: (opened: OpenedSession) => void
  onExpired: () => void
}

const isExpired = (thrown: unknown) => thrown instanceof GatewayError && thrown.code === 'step.expired'

function useStepForm({ stepId, method, onOpened, onExpired }: StepFormProps) {
  const { t } = useTranslation('auth')
  const schema = useMemo(
    () => z.object({ answer: z.string().check(z.trim(), z.minLength(1, t('step.required'))) }),
    [t],
  )
  return useIdentityForm<{ answer: string }>({
    defaultValues: { answer: '' },
    schema,
    fields: ['answer'],
    fieldOf: { 'step.failed': 'answer' },
    focusAfter: 'answer',
    send: async ({ answer }, _, signal) => {
      try {
        const { value } = await callGateway(passStep, { body: { stepId, method: method.type, answer } })
        takeUpSession(value, signal)
        rememberDevice(value)
        onOpened(value)
      } catch (thrown) {
        if (!isExpired(thrown)) throw thrown
        onExpired()
      }
    },
  })
}

type StepAnswer = ReturnType<typeof useStepForm>

const isSent = (type: StepMethod): type is 'mobile' | 'email' => type === 'mobile' || type === 'email'

/** A code that the gateway sends to where it has the member's number or address from. */
function SentCode({ form, method, stepId, onExpired }: StepFormProps & { form: StepAnswer }) {
  const { t } = useTranslation('auth')
  const { type, hint = '' } = method
  const sender = useCodeSender({
    name: `step ${stepId} ${type}`,
    to: hint,
    send: async () => {
      try {
        if (!isSent(type)) throw new GatewayError('step.method-unknown')
        const { value } = await callGateway(sendStepCode, { body: { stepId, method: type } })
        return value
      } catch (thrown) {
        if (isExpired(thrown)) onExpired()
        throw thrown
      }
    },
  })
  return (
    <CodeField
      label={t(`step.label.${type}`)}
      field={form.form.register('answer')}
      error={form.messageOf('answer')}
      sender={sender}
    />
  )
}

function Typed({ form, type }: { form: StepAnswer; type: 'bank-name' | 'totp' | 'recovery-code' }) {
  const { t } = useTranslation('auth')
  return (
    <TextField
      label={t(`step.label.${type}`)}
      hint={t(`step.hint.${type}`)}
      icon={type === 'bank-name' ? 'landmark' : 'shield-check'}
      inputMode={type === 'totp' ? 'numeric' : 'text'}
      autoComplete={type === 'totp' ? 'one-time-code' : 'off'}
      autoCapitalize={type === 'bank-name' ? 'words' : 'none'}
      spellCheck={false}
      maxLength={255}
      {...form.field('answer')}
    />
  )
}

/** One proof of a log-in's second step. */
export function StepForm(props: StepFormProps) {
  const { t } = useTranslation('auth')
  const { method } = props
  const form = useStepForm(props)
  const { setFocus } = form.form
  useEffect(() => setFocus('answer'), [setFocus])
  return (
    <FormFrame form={form}>
      {isSent(method.type) ? <SentCode {...props} form={form} /> : <Typed form={form} type={method.type} />}
      <SubmitButton form={form} text={t('step.submit')} busyText={t('step.submitting')} />
    </FormFrame>
  )
}
