import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { FormFrame, SubmitButton } from '../forms/form-parts.tsx'
import { useIdentityForm } from '../forms/use-identity-form.ts'

interface CodeFormProps {
  label: string
  hint?: string
  /** Six digits alone, or a recovery code too. */
  takes: 'digits' | 'any'
  submitText: string
  /** Rejects with a GatewayError. */
  send: (code: string) => Promise<void>
}

/** Blanks and hyphens group a code for the eye: "123 456". */
const bare = (code: string) => code.replace(/[\s-]/g, '')

/** Asks for a code of the authenticator app. */
export function CodeForm({ label, hint, takes, submitText, send }: CodeFormProps) {
  const { t } = useTranslation('security')
  const form = useIdentityForm<{ code: string }>({
    defaultValues: { code: '' },
    schema: z.object({ code: z.string().check(z.trim(), z.minLength(1, t('error.empty'))) }),
    fields: ['code'],
    fieldOf: { 'totp.wrong': 'code' },
    focusAfter: 'code',
    send: ({ code }) => send(takes === 'digits' ? bare(code) : code),
  })
  return (
    <FormFrame form={form}>
      <TextField
        label={label}
        icon="shield-check"
        hint={hint}
        autoComplete="one-time-code"
        inputMode={takes === 'digits' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        dir="ltr"
        data-autofocus
        {...form.field('code')}
      />
      <SubmitButton form={form} text={submitText} busyText={t('totp.working')} />
    </FormFrame>
  )
}
