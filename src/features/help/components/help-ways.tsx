import { useTranslation } from 'react-i18next'
import { useLiveChat } from '#src/account/frame/use-live-chat.ts'
import { openPopup } from '#src/popups/popup-store.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import styles from '../scene/help-aside.module.css'

interface WayProps {
  icon: IconName
  title: string
  text: string
  isBusy?: boolean
  onPress: () => void
}

function Way({ icon, title, text, isBusy = false, onPress }: WayProps) {
  return (
    <button type="button" className={styles.way} aria-label={title} aria-busy={isBusy || undefined} onClick={onPress}>
      <Icon name={icon} />
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
    </button>
  )
}

/** The ways to somebody who answers, where no article does; live chat opens in a tab of its own. */
export function HelpWays() {
  const { t } = useTranslation('help')
  const chat = useLiveChat()
  return (
    <section className={styles.ways} aria-label={t('ask.title')}>
      <Way
        icon="message-circle"
        title={t('ask.chat')}
        text={t('ask.chatText')}
        isBusy={chat.isBusy}
        onPress={chat.open}
      />
      <p role="status" className={styles.message} data-bad={chat.isFailed ? '' : undefined}>
        {chat.message}
      </p>
      <Way
        icon="mail"
        title={t('ask.feedback')}
        text={t('ask.feedbackText')}
        onPress={() => openPopup('feedback', {})}
      />
    </section>
  )
}
