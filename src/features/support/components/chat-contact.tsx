import { useTranslation } from 'react-i18next'
import { useLiveChat } from '#src/account/frame/use-live-chat.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import styles from './service-panel.module.css'

/** Live chat of the gateway's own: each press asks for an address that is good once. */
export function ChatContact() {
  const { t } = useTranslation()
  const chat = useLiveChat()
  return (
    <>
      <button type="button" className={styles.contact} aria-busy={chat.isBusy || undefined} onClick={chat.open}>
        <span className={styles.plate}>{chat.isBusy ? <Spinner size="small" /> : <Icon name="headphones" />}</span>
        <span className={styles.title}>{t('service.livechat')}</span>
        <Icon name="arrow-up-right" size="small" />
        <VisuallyHidden>({t('service.newTab')})</VisuallyHidden>
      </button>
      <p role="status" className={styles.note}>
        {chat.message}
      </p>
    </>
  )
}
