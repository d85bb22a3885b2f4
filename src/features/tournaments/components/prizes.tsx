import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import type { TournamentDetail } from '../api/queries.ts'

/** What each place brings. */
export function Prizes({ prizes }: Pick<TournamentDetail, 'prizes'>) {
  const { t } = useTranslation('tournaments')
  const { number } = useFormat()
  return (
    <DataTable
      label={t('prizes.title')}
      columns={[
        {
          id: 'place',
          head: t('board.place'),
          inCard: 'title',
          cell: ({ from, to }) =>
            from === to ? number(from) : t('prizes.range', { from: number(from), to: number(to) }),
        },
        {
          id: 'amount',
          head: t('prizes.each'),
          align: 'end',
          inCard: 'aside',
          cell: ({ amount }) => <Amount amount={amount} hasSymbol />,
        },
      ]}
      rows={prizes}
      rowKey={({ from }) => String(from)}
      empty={{ icon: 'trophy', title: t('prizes.none') }}
    />
  )
}
