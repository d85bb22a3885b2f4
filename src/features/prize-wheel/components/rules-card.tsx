import { useTranslation } from 'react-i18next'
import { SafeHtml } from '#src/ui/safe-html.tsx'
import { Card } from './card.tsx'
import styles from './rows.module.css'

/** The rules, as the gateway writes them. */
export function RulesCard({ html }: { html: string }) {
  const { t } = useTranslation('prizeWheel')
  return (
    <Card title={t('rules')}>
      <div className={styles.rules}>
        <SafeHtml html={html} />
      </div>
    </Card>
  )
}
