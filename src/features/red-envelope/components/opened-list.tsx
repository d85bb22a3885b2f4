import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { DataTable } from '#src/reports/table/data-table.tsx'
import type { Envelopes } from '../api/queries.ts'
import styles from '../pages/red-envelope-page.module.css'

/** The envelopes that were opened last, and what became of them. */
export function OpenedList({ opened, currency }: Pick<Envelopes, 'opened' | 'currency'>) {
  const { t } = useTranslation('redEnvelope')
  const { dateTime, moneyText } = useFormat()
  if (opened.length === 0) return <p className={styles.quiet}>{t('opened.empty')}</p>
  return (
    <DataTable
      label={t('opened.count', { count: opened.length })}
      columns={[
        { id: 'title', head: t('opened.envelope'), cell: ({ title }) => title, inCard: 'title' },
        { id: 'at', head: t('opened.at'), cell: ({ openedAt }) => dateTime(openedAt) },
        {
          id: 'state',
          head: t('opened.state'),
          cell: ({ isTaken }) => t(isTaken ? 'opened.taken' : 'opened.refused'),
        },
        {
          id: 'amount',
          head: t('opened.amount'),
          align: 'end',
          cell: ({ amount }) => <bdi>{moneyText(amount, { currency })}</bdi>,
          inCard: 'aside',
        },
      ]}
      rows={opened}
      rowKey={({ id }) => id}
      empty={{ title: t('opened.empty') }}
    />
  )
}
