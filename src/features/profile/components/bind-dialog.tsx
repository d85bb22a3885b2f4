import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { Button } from '#src/ui/button.tsx'
import { PasswordField } from '#src/ui/fields/password-field.tsx'
import type { ProfileForm } from '../hooks/use-profile-form.ts'
import type { KnownField } from '../lib/profile-rules.ts'
import styles from './bind-dialog.module.css'

/** What is about to be bound, to be read once more: nobody can change it afterwards. Both answers look alike. */
export function BindDialog({ form }: { form: ProfileForm }) {
  const { t } = useTranslation('profile')
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { bound, asksPassword, isPending } = form
  const shown = (field: KnownField) => {
    const value = form.typedIn(field).trim()
    return field.choices?.find(({ code }) => code === value)?.name ?? value
  }
  const submit = () => {
    if (asksPassword && password === '') return setMissing(true)
    form.send(asksPassword ? password : undefined)
  }
  return (
    <TaskDialog title={t('bind.title')} text={t('bind.text')} onClose={form.stopAsking}>
      <Form className={styles.form} onSubmit={submit}>
        <dl className={styles.list}>
          {bound.map((field) => (
            <div key={field.name} className={styles.row}>
              <dt>{t(`field.${field.name}`)}</dt>
              <dd>
                <bdi>{shown(field)}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <Notice tone="warn">
          <strong>{t('bind.once')}</strong>
        </Notice>
        {asksPassword && (
          <PasswordField
            label={t('bind.password')}
            hint={t('bind.passwordWhy')}
            autoComplete="current-password"
            data-autofocus=""
            words={{
              show: t('bind.show'),
              hide: t('bind.hide'),
              showLabel: t('bind.showPassword'),
              hideLabel: t('bind.hidePassword'),
            }}
            value={password}
            error={form.passwordError ?? (isMissing ? t('bind.passwordMissing') : undefined)}
            onChange={(event) => {
              setPassword(event.target.value)
              setMissing(false)
              form.clearErrors()
            }}
          />
        )}
        <div className={styles.answers}>
          <Button look="outline" onClick={form.stopAsking}>
            {t('bind.back')}
          </Button>
          <Button look="outline" type="submit" isBusy={isPending}>
            {t('bind.confirm')}
          </Button>
        </div>
      </Form>
    </TaskDialog>
  )
}
