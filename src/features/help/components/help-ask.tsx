import { useTranslation } from 'react-i18next'
import { openPopup } from '#src/popups/popup-store.ts'
import { Button } from '#src/ui/button.tsx'
import { ChatButton } from './chat-button.tsx'
import styles from './help-ask.module.css'

/** The ways to somebody who answers, where no article does. */
export function HelpAsk() {
  const { t } = useTranslation('help')
  return (
    <section className={styles.ask} aria-label={t('ask.title')}>
      <h4 className={styles.title}>{t('ask.title')}</h4>
      <div className={styles.actions}>
        <Button look="quiet" icon="file-pen" onClick={() => openPopup('feedback', {})}>
          {t('ask.feedback')}
        </Button>
        <ChatButton />
      </div>
    </section>
  )
}
