import { useTranslation } from 'react-i18next'
import { Card } from './card.tsx'
import type { Security } from './password-card.tsx'
import styles from './security-page.module.css'

/** Where the gateway sends codes, masked by it. */
export function ContactCard({ mobile, email }: Security) {
  const { t } = useTranslation('security')
  const rows = [
    { name: t('contact.mobile'), value: mobile },
    { name: t('contact.email'), value: email },
  ]
  return (
    <Card icon="message-square" title={t('contact.title')}>
      <dl className={styles.facts}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null ? t('contact.none') : <bdi dir="ltr">{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
