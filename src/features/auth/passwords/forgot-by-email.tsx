import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { callGateway } from '#src/gateway/client.ts'
import { getRegisterSettings, resetByEmail } from '#src/gateway/identity-calls.ts'
import { callQuery } from '#src/gateway/query-client.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { CaptchaField } from '../captcha/captcha-field.tsx'
import { FormFrame, SubmitButton } from '../forms/form-parts.tsx'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import { checkRule } from '../patterns/check-rule.ts'
import styles from './passwords.module.css'

interface EmailValues {
  username: string
  email: string
}

/** Who registered by mobile has the number as user name, whatever the rule of names says. */
const number = /^\+?\d{4,20}$/

function useEmailSchema() {
  const { t } = useTranslation('security')
  const { data: rule } = useQuery({
    ...callQuery(getRegisterSettings, {}),
    select: ({ value }) => value.fields.username,
  })
  const isName = z.check<string>(async ({ value, issues }) => {
    if (!rule || value === '' || number.test(value)) return
    const result = await checkRule(rule, value)
    if (result === 'length' || result === 'pattern')
      issues.push({ code: 'custom', input: value, message: t('error.account') })
  })
  return z.object({
    username: z.string().check(z.trim(), z.minLength(1, t('error.empty')), isName),
    email: z
      .string()
      .check(z.trim(), z.minLength(1, t('error.empty')), z.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/u, t('error.email'))),
  })
}

/** A temporary password by e-mail. What is said afterwards is the same for known and unknown names. */
export function ForgotByEmail({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security')
  const reset = useIdentityForm<EmailValues>({
    defaultValues: { username: '', email: '' },
    schema: useEmailSchema(),
    fields: ['username', 'email'],
    focusAfter: 'username',
    send: async (values, captcha) => {
      await callGateway(resetByEmail, { body: { ...values, ...captcha } })
      onClose()
      openPopup('message', { title: t('forgot.sentTitle'), text: t('forgot.in_been_out') })
    },
  })
  return (
    <FormFrame form={reset}>
      <p className={styles.text}>{t('forgot.emailText')}</p>
      <TextField
        label={t('forgot.username')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        data-autofocus
        {...reset.field('username')}
      />
      <TextField
        label={t('forgot.email')}
        icon="mail"
        type="email"
        autoComplete="email"
        maxLength={254}
        {...reset.field('email')}
      />
      {reset.captcha && <CaptchaField {...reset.captcha} />}
      <SubmitButton form={reset} text={t('forgot.submit')} busyText={t('forgot.submitting')} />
    </FormFrame>
  )
}
