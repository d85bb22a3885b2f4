import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { LinkFrame } from './link-frame.tsx'
import styles from './link-popup.module.css'

interface LinkChoiceProps {
  own: string
  linked: string
  isChanging: boolean
  onKeep: () => void
  onChange: () => void
}

/** Somebody is signed in and the link is another account's: both are named, and both answers look alike. */
export function LinkChoice({ own, linked, isChanging, onKeep, onChange }: LinkChoiceProps) {
  const { t } = useTranslation('auth')
  return (
    <LinkFrame
      icon="users"
      title={t('link.ask')}
      text={t('link.askText')}
      onClose={isChanging ? () => undefined : onKeep}
    >
      <dl className={styles.accounts}>
        <div>
          <dt>{t('link.own')}</dt>
          <dd>
            <bdi translate="no">{own}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('link.linked')}</dt>
          <dd>
            <bdi translate="no">{linked}</bdi>
          </dd>
        </div>
      </dl>
      <div className={styles.answers}>
        <Button look="outline" disabled={isChanging} onClick={onKeep}>
          {t('link.keep')}
        </Button>
        <Button look="outline" isBusy={isChanging} onClick={onChange}>
          {t('link.change')}
        </Button>
      </div>
    </LinkFrame>
  )
}
