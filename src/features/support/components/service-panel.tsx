import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { closePopup, openPopup } from '#src/popups/popup-store.ts'
import { Button, IconButton, LinkButton } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { usePermissionQuery } from '../api/queries.ts'
import { type Contact, contactsOf } from '../contacts.ts'
import { ChatContact } from './chat-contact.tsx'
import styles from './service-panel.module.css'

const close = () => closePopup('service')

function ContactLink({ contact }: { contact: Contact }) {
  const { t } = useTranslation()
  const title = contact.type === 'livechat' ? t('service.livechat') : contact.title
  return (
    <a href={contact.address} target="_blank" rel="noopener" className={styles.contact}>
      <span className={styles.plate}>
        <Icon name={contact.icon} />
      </span>
      <span className={styles.title}>{title}</span>
      <Icon name="arrow-up-right" size="small" />
      <VisuallyHidden>({t('service.newTab')})</VisuallyHidden>
    </a>
  )
}

function Contacts() {
  const { t } = useTranslation()
  const { data, isPending, isError, isFetching, refetch } = usePermissionQuery()
  if (isPending) return [1, 2, 3].map((row) => <Skeleton key={row} className={styles.skeleton} />)
  const contacts = contactsOf(data?.customerService)
  return (
    <>
      {contacts.map((contact) =>
        contact.isLaunched ? (
          <ChatContact key={contact.type} />
        ) : (
          <ContactLink key={`${contact.type} ${contact.address}`} contact={contact} />
        ),
      )}
      {(isError || contacts.length === 0) && (
        <p className={styles.note} role="alert">
          {t(isError ? 'service.failed' : 'service.none')}{' '}
          <Button look="text" icon="rotate-cw" isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
    </>
  )
}

/** Every way to reach customer service. */
export function ServicePanel() {
  const { t } = useTranslation(['shell', 'help'])
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={t('service.title')}
      tabIndex={-1}
      className={styles.panel}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <div className={styles.head}>
        <Icon name="headphones" />
        <strong className={styles.title}>{t('service.title')}</strong>
        <IconButton icon="x" label={t('service.close')} size="small" onClick={close} />
      </div>
      <p className={styles.text}>{t('service.text')}</p>
      <div className={styles.contacts}>
        <Contacts />
      </div>
      <div className={styles.others}>
        <Button
          look="text"
          icon="file-pen"
          onClick={() => {
            close()
            openPopup('feedback', {})
          }}
        >
          {t('help:ask.feedback')}
        </Button>
        <LinkButton to="/help" look="text" icon="circle-help" onClick={close}>
          {t('footer.helpCentre')}
        </LinkButton>
      </div>
    </div>
  )
}
