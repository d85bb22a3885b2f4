import { useTranslation } from 'react-i18next'
import type { Passkey } from '#contract/identity/passkeys.ts'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { IconButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../security/devices-card.module.css'
import { relativeTime } from '../security/relative-time.ts'

interface PasskeyRowProps {
  passkey: Passkey
  /** When the list was answered, in milliseconds. */
  now: number
  onRename: () => void
  onRemove: () => void
}

/** One passkey: its name, since when it is good, and where if that is not here, and the ways to rename and remove it. */
export function PasskeyRow({ passkey, now, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('security')
  const { dateTime } = useFormat()
  const { tag } = useLanguage()
  const { name, domain, isSynced, addedAt, usedAt } = passkey
  const host = window.location.hostname
  const isGoodHere = host === domain || host.endsWith(`.${domain}`)
  const used = () => {
    if (usedAt === null) return t('passkeys.unused')
    const when = relativeTime(tag, usedAt, now)
    return when === undefined ? t('passkeys.usedNow') : t('devices.lastUsed', { when })
  }
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <Icon name={isSynced ? 'globe' : 'smartphone'} />
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.detail}>
          {!isGoodHere && <bdi dir="ltr">{domain}</bdi>}
          <span>{t(isSynced ? 'passkeys.synced' : 'passkeys.oneDevice')}</span>
          <span>{t('passkeys.addedAt', { date: dateTime(addedAt) })}</span>
          <span>{used()}</span>
        </p>
      </div>
      <div>
        <IconButton icon="file-pen" label={t('passkeys.rename', { name })} onClick={onRename} />
        <IconButton icon="x" label={t('passkeys.remove', { name })} onClick={onRemove} />
      </div>
    </li>
  )
}
