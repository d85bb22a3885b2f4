import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { assetUrl } from '#src/gateway/asset-url.ts'
import { useMemberQuery } from '#src/session/session.ts'
import { Button } from '#src/ui/button.tsx'
import { Image } from '#src/ui/picture/image.tsx'
import type { Profile } from '../api/queries.ts'
import { AvatarDialog } from './avatar-dialog.tsx'
import styles from './profile-head.module.css'

/** Who this is: the picture, the name that is shown, the name for the log-in. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { t } = useTranslation('profile')
  const { data: member } = useMemberQuery()
  const [isChoosing, setChoosing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  return (
    <section className={styles.head} aria-label={t('head')}>
      <Image
        src={assetUrl(profile.avatar)}
        alt=""
        width={72}
        height={72}
        fallback="user"
        className={styles.picture}
        loading="eager"
      />
      <div className={styles.names}>
        <bdi className={styles.name}>{member?.nickname}</bdi>
        <span className={styles.account}>
          {t('account')} <bdi>{member?.account}</bdi>
        </span>
      </div>
      {profile.avatars.length > 1 && (
        <Button
          look="outline"
          size="small"
          onClick={() => {
            setSaved(false)
            setChoosing(true)
          }}
        >
          {t('avatar.change')}
        </Button>
      )}
      <p role="status" className={styles.message}>
        {isSaved && t('avatar.saved')}
      </p>
      {isChoosing && (
        <AvatarDialog
          profile={profile}
          onClose={() => setChoosing(false)}
          onSaved={() => {
            setChoosing(false)
            setSaved(true)
          }}
        />
      )}
    </section>
  )
}
