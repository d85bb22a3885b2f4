import { useTranslation } from 'react-i18next'
import { useLiveChat } from '#src/account/frame/use-live-chat.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './help-ask.module.css'

/** Opens live chat in a tab of its own, and says what became of it. */
export function ChatButton() {
  const { t } = useTranslation('help')
  const chat = useLiveChat()
  return (
    <>
      <Button look="quiet" icon="headphones" isBusy={chat.isBusy} onClick={chat.open}>
        {t('ask.chat')}
      </Button>
      <p role="status" className={styles.message} data-bad={chat.isFailed ? '' : undefined}>
        {chat.message}
      </p>
    </>
  )
}
