import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '#src/account/frame/form.tsx'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import { type Profile, useSetAvatar } from '../api/queries.ts'
import styles from './avatar-dialog.module.css'

interface AvatarDialogProps {
  profile: Profile
  onClose: () => void
  onSaved: () => void
}

/** One of the gateway's pictures to be chosen. */
export function AvatarDialog({ profile, onClose, onSaved }: AvatarDialogProps) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const [chosen, setChosen] = useState(profile.avatar)
  const { mutate, isPending, error } = useSetAvatar()
  const save = () => {
    if (isPending) return
    if (chosen === profile.avatar) return onClose()
    mutate(chosen, { onSuccess: onSaved })
  }
  return (
    <TaskDialog title={t('avatar.title')} text={t('avatar.text')} onClose={onClose}>
      <Form className={styles.form} onSubmit={save}>
        <fieldset className={styles.pictures}>
          <legend className={styles.legend}>{t('avatar.list')}</legend>
          {profile.avatars.map((address, index) => (
            <label key={address} className={styles.choice}>
              <input
                type="radio"
                name="avatar"
                className={styles.radio}
                aria-label={t('avatar.one', { number: index + 1 })}
                checked={address === chosen}
                onChange={() => setChosen(address)}
              />
              <Image src={assetUrl(address)} alt="" width={72} height={72} fallback="user" className={styles.picture} />
              <Icon name="check" size="small" className={styles.mark} />
            </label>
          ))}
        </fieldset>
        <p role="alert" className={styles.failure}>
          {error && errorText(error)}
        </p>
        <div className={styles.actions}>
          <Button type="submit" isBusy={isPending}>
            {t(isPending ? 'saving' : 'avatar.save')}
          </Button>
          <Button look="outline" onClick={onClose}>
            {t('avatar.back')}
          </Button>
        </div>
      </Form>
    </TaskDialog>
  )
}
