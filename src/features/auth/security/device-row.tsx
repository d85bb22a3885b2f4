import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { StateTag } from './card.tsx'
import styles from './devices-card.module.css'
import { relativeTime } from './relative-time.ts'
import { deviceIcons, type OpenSession, useDeviceName } from './session-device.ts'

interface DeviceRowProps {
  session: OpenSession
  /** When the list was answered, in milliseconds. */
  now: number
  onEnd: () => void
}

const kindKeys = {
  desktop: 'devices.desktop',
  phone: 'devices.phone',
  tablet: 'devices.tablet',
  unknown: 'devices.device',
} as const

/** One session: what it runs on, from where, since when; and the way to end it. */
export function DeviceRow({ session, now, onEnd }: DeviceRowProps) {
  const { t } = useTranslation('security')
  const { dateTime } = useFormat()
  const { tag } = useLanguage()
  const name = useDeviceName()(session)
  const ago = relativeTime(tag, session.lastUsedAt, now)
  return (
    <li className={styles.row}>
      <span className={styles.device}>
        <Icon name={deviceIcons[session.device]} />
        <VisuallyHidden>{t(kindKeys[session.device])}</VisuallyHidden>
      </span>
      <div className={styles.about}>
        <p className={styles.name}>
          {name}
          {session.isCurrent && <StateTag isOn>{t('devices.this')}</StateTag>}
        </p>
        <p className={styles.detail}>
          <span>
            <VisuallyHidden>{t('devices.address')} </VisuallyHidden>
            <bdi dir="ltr">{session.ip}</bdi>
          </span>
          {session.isApp && <span>{t('devices.byCode')}</span>}
          <span>{t('devices.openedAt', { date: dateTime(session.openedAt) })}</span>
          <span>{ago === undefined ? t('devices.usedNow') : t('devices.lastUsed', { when: ago })}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          look="outline"
          size="small"
          aria-label={t('devices.endOf', { device: name })}
          className={styles.end}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  )
}
