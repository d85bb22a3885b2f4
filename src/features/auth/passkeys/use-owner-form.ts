import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useIdentityForm } from '../forms/use-identity-form.ts'
import type { Security } from '../security/password-card.tsx'
import { ownerProof } from './owner-field.tsx'

interface OwnerForm {
  security: Security
  /** The passkey's name to begin with; absent where none is asked for. */
  name?: string
  /** `proof` is what the gateway's body takes of the owner. Rejects with a GatewayError. */
  send: (proof: { code?: string; password?: string }, name: string) => Promise<void>
}

/** A form about passkeys: the owner's proof, and a name where it asks for one. */
export function useOwnerForm({ security, name, send }: OwnerForm) {
  const { t } = useTranslation('security')
  const kind = ownerProof(security)
  const isNamed = name !== undefined
  return useIdentityForm<{ proof: string; name: string }>({
    defaultValues: { proof: '', name: name ?? '' },
    schema: z.object({
      // Not trimmed: a blank may be part of a password.
      proof: z.string().check(z.minLength(kind ? 1 : 0, t('error.empty'))),
      name: z.string().check(z.trim(), z.minLength(isNamed ? 1 : 0, t('error.empty')), z.maxLength(40)),
    }),
    fields: ['proof', 'name'],
    fieldOf: { 'password.wrong': 'proof', 'totp.wrong': 'proof' },
    ...(kind ? { focusAfter: 'proof' as const } : {}),
    send: ({ proof, name: typed }) => send(kind ? { [kind]: proof } : {}, typed),
  })
}
