import { useTranslation } from 'react-i18next'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { usePasswordWords } from '../forms/form-parts.tsx'
import { PasswordOwner } from '../passwords/password-owner.tsx'
import type { Security } from '../security/password-card.tsx'

/** What the gateway asks the owner for before a way into the account is added or taken away. */
export const ownerProof = ({ hasTotp, hasPassword }: Security): 'code' | 'password' | undefined =>
  hasTotp ? 'code' : hasPassword ? 'password' : undefined

interface OwnerFieldProps {
  security: Security
  /** What a form gives a field of text. */
  field: Omit<Parameters<typeof PasswordField>[0], 'label' | 'words'>
}

/** A code of the app where two factors are on; else the password, where there is one; else nothing. */
export function OwnerField({ security, field }: OwnerFieldProps) {
  const { t } = useTranslation('security')
  const words = usePasswordWords()
  const proof = ownerProof(security)
  if (proof === undefined) return null
  if (proof === 'code')
    return (
      <TextField
        label={t('totp.anyCode')}
        icon="shield-check"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={255}
        dir="ltr"
        data-autofocus
        {...field}
      />
    )
  return (
    <>
      <PasswordOwner />
      <PasswordField
        label={t('totp.password')}
        words={words}
        autoComplete="current-password"
        maxLength={255}
        data-autofocus
        {...field}
      />
    </>
  )
}
