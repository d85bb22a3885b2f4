import { useTranslation } from 'react-i18next'
import { openPopup } from '#src/popups/popup-store.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import { FormFrame, SubmitButton, usePasswordWords } from '../forms/form-parts.tsx'
import { NewPasswordField } from './new-password-field.tsx'
import { PasswordOwner } from './password-owner.tsx'
import styles from './passwords.module.css'
import { useChangePassword } from './use-change-password.ts'

interface ChangePasswordFormProps {
  /** The old password, where it is known from a moment ago. */
  known: string | undefined
  asksOld: boolean
  isFirst: boolean
  /** Where logging out leads, if the password must be changed: the only other way is out. */
  logOutTo: string | undefined
  onDone: () => void
}

function LogOutInstead({ to }: { to: string }) {
  const { t } = useTranslation('security')
  return (
    <Button look="outline" size="large" isWide onClick={() => openPopup('sign-out', { to })}>
      {t('forced.logOut')}
    </Button>
  )
}

export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { known, asksOld, isFirst, logOutTo, onDone } = props
  const { t } = useTranslation('security')
  const words = usePasswordWords()
  const { data: member } = useMemberQuery()
  const change = useChangePassword({ known, asksOld, onDone })
  const { register, watch } = change.form
  return (
    <FormFrame form={change}>
      <PasswordOwner />
      {asksOld && (
        <PasswordField
          label={t('change.oldPassword')}
          words={words}
          autoComplete="current-password"
          maxLength={255}
          data-autofocus
          {...change.field('oldPassword', { deps: ['newPassword'] })}
        />
      )}
      <NewPasswordField
        field={register('newPassword', { deps: ['confirmNewPassword'] })}
        value={watch('newPassword')}
        rule={change.rule}
        username={member?.account}
        error={change.messageOf('newPassword')}
        isFirst={!asksOld}
      />
      <PasswordField
        label={t('change.confirm')}
        words={words}
        autoComplete="new-password"
        maxLength={255}
        {...change.field('confirmNewPassword')}
      />
      <div className={styles.ways}>
        {logOutTo !== undefined && <LogOutInstead to={logOutTo} />}
        <SubmitButton
          form={change}
          text={t(isFirst ? 'change.setSubmit' : 'change.submit')}
          busyText={t('change.submitting')}
        />
      </div>
    </FormFrame>
  )
}
