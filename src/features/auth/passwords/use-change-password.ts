import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { callGateway } from '#src/gateway/client.ts'
import { changePassword } from '#src/gateway/identity-calls.ts'
import { invalidateCalls } from '#src/session/end-session.ts'
import { storeForcedChange } from '#src/session/forced-change.ts'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import { useRuleRefusals } from '../patterns/use-rule-refusals.ts'
import { filledSecret, useNewPasswordSchema } from './new-password-schema.ts'

interface ChangeValues {
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}

interface ChangeOptions {
  /** What the visitor logged in with a moment ago, for a change that is forced. */
  known: string | undefined
  /** The old password is asked for in the form. */
  asksOld: boolean
  onDone: () => void
}

function useChangeSchema({ known, asksOld }: Pick<ChangeOptions, 'known' | 'asksOld'>) {
  const { t } = useTranslation('security')
  const { rule, schema: newPassword } = useNewPasswordSchema()
  const schema = z
    .object({
      oldPassword: asksOld ? filledSecret(t('error.empty')) : z.string(),
      newPassword,
      confirmNewPassword: filledSecret(t('error.empty')),
    })
    .check(
      z.refine((typed) => typed.newPassword !== (asksOld ? typed.oldPassword : known) || typed.newPassword === '', {
        path: ['newPassword'],
        message: t('error.same'),
      }),
      z.refine((typed) => typed.newPassword === typed.confirmNewPassword || typed.confirmNewPassword === '', {
        path: ['confirmNewPassword'],
        message: t('error.confirm'),
      }),
    )
  return { rule, schema }
}

/** The form of a new password. After it, everything that was said to the member is asked for anew. */
export function useChangePassword({ known, asksOld, onDone }: ChangeOptions) {
  const { rule, schema } = useChangeSchema({ known, asksOld })
  const form = useIdentityForm<ChangeValues>({
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    schema,
    fields: ['newPassword', 'confirmNewPassword', ...(asksOld ? (['oldPassword'] as const) : [])],
    fieldOf: { 'password.same': 'newPassword', ...(asksOld && { 'password.wrong': 'oldPassword' }) },
    explain: useRuleRefusals<keyof ChangeValues>({ newPassword: 'password' }),
    focusAfter: 'newPassword',
    send: async ({ oldPassword, newPassword, confirmNewPassword }) => {
      const old = asksOld ? oldPassword : known
      await callGateway(changePassword, {
        body: { newPassword, confirmNewPassword, ...(old !== undefined && { oldPassword: old }) },
      })
      storeForcedChange(undefined)
      // Until now the gateway may have refused them: the password had to be changed first.
      invalidateCalls('token')
      onDone()
    },
  })
  return { ...form, rule }
}
