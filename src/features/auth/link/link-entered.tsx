import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import { LinkFrame } from './link-frame.tsx'
import styles from './link-popup.module.css'

interface LinkEnteredProps {
  account: string
  isLeaving: boolean
  onLeave: () => void
  onGoOn: () => void
}

/** A link has signed somebody in: somebody else may have sent it, so the account is named before anything is done. */
export function LinkEntered({ account, isLeaving, onLeave, onGoOn }: LinkEnteredProps) {
  const { t } = useTranslation('auth')
  return (
    <LinkFrame title={t('link.entered')} text={t('link.enteredText')} onClose={isLeaving ? () => undefined : onGoOn}>
      <dl className={styles.accounts}>
        <div>
          <dt>{t('link.own')}</dt>
          <dd>
            <bdi translate="no">{account}</bdi>
          </dd>
        </div>
      </dl>
      <div className={styles.answers}>
        <Button look="outline" isBusy={isLeaving} onClick={onLeave}>
          {t('link.notMine')}
        </Button>
        <Button look="outline" disabled={isLeaving} onClick={onGoOn}>
          {t('link.goOn')}
        </Button>
      </div>
    </LinkFrame>
  )
}
