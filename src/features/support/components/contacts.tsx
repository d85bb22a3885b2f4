import { useTranslation } from 'react-i18next'
import { site } from '#src/config/site.ts'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { usePermissionQuery } from '../api/queries.ts'
import { type Contact, contactsOf } from '../contacts.ts'
import { ChatContact } from './chat-contact.tsx'
import styles from './service-panel.module.css'

function ContactLink({ contact }: { contact: Contact }) {
  const { t } = useTranslation(['shell', 'help'])
  const reward = site.promotions.zaloReward
  const title = contact.type === 'livechat' ? t('service.livechat') : contact.title
  return (
    <a href={contact.address} target="_blank" rel="noopener" className={styles.contact}>
      <span className={styles.plate}>
        <Icon name={contact.icon} />
      </span>
      <span className={styles.title}>
        {title}
        {contact.type === 'zalo' && reward && <span className={styles.reward}>{t('help:zaloReward', { reward })}</span>}
      </span>
      <Icon name="arrow-up-right" size="small" />
      <VisuallyHidden>({t('service.newTab')})</VisuallyHidden>
    </a>
  )
}

/** Every contact that the gateway lists, live chat first. */
export function Contacts() {
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
