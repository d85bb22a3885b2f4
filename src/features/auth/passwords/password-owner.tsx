import { useTranslation } from 'react-i18next'
import { useMemberQuery } from '#src/session/session.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'

/** Whose password it is, read-only: a password manager keeps the new password under the right name. */
export function PasswordOwner() {
  const { t } = useTranslation('security')
  const { data: member } = useMemberQuery()
  return (
    <TextField
      label={t('change.username')}
      icon="user"
      name="username"
      autoComplete="username"
      readOnly
      value={member?.account ?? ''}
    />
  )
}
