import { useTranslation } from 'react-i18next'
import { Button } from '#src/ui/button.tsx'
import styles from './lobby-games.module.css'

/** Games that could not be read. */
export function GamesFailed({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['games', 'shell'])
  return (
    <div className={styles.failed} role="status">
      <p>{t('games:centre.gamesFailed')}</p>
      <Button look="outline" size="small" icon="rotate-cw" isBusy={isBusy} onClick={onRetry}>
        {t('shell:retry')}
      </Button>
    </div>
  )
}
