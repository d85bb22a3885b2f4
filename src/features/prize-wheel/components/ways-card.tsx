import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { IconName } from '#src/ui/icon-names.ts'
import type { Wheel } from '../api/queries.ts'
import { Card } from './card.tsx'
import styles from './rows.module.css'

/** How a member comes to spins, and how not. */
export function WaysCard({ wheel }: { wheel: Wheel }) {
  const { t } = useTranslation('prizeWheel')
  const { dateTime, number } = useFormat()
  const { nextAt, keeps } = wheel
  const ways: readonly { id: string; icon: IconName; title: string; text: string; gain?: string }[] = [
    {
      ...{ id: 'day', icon: 'calendar-days', title: t('ways.day'), gain: `+${number(1)}` },
      text: nextAt === null ? t('ways.full') : t('next', { date: dateTime(nextAt) }),
    },
    { id: 'kept', icon: 'ticket', title: t('ways.kept', { count: keeps }), text: t('ways.keptText') },
    { id: 'money', icon: 'shield-check', title: t('ways.money'), text: t('ways.moneyText') },
  ]
  return (
    <Card title={t('ways.title')}>
      <ul className={styles.list}>
        {ways.map(({ id, icon, title, text, gain }) => (
          <li key={id} className={styles.row}>
            <span className={styles.plate}>
              <Icon name={icon} size="small" />
            </span>
            <div className={styles.words}>
              <b>{title}</b>
              <p>{text}</p>
            </div>
            {gain && <b>{gain}</b>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
