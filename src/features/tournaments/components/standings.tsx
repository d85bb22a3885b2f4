import { useTranslation } from 'react-i18next'
import type { TournamentPlace } from '#contract/account/tournaments.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { type TournamentDetail, useStandingsQuery } from '../api/queries.ts'

function useColumns(isOver: boolean): Column<TournamentPlace>[] {
  const { t } = useTranslation('tournaments')
  const { number } = useFormat()
  return [
    { id: 'place', head: t('board.place'), inCard: 'title', cell: ({ rank }) => number(rank) },
    {
      id: 'name',
      head: t('board.name'),
      inCard: 'title',
      cell: ({ name, isOwn }) => (
        <>
          <bdi>{name}</bdi>{' '}
          {isOwn && (
            <StateTag tone="info" icon="user">
              {t('board.you')}
            </StateTag>
          )}
        </>
      ),
    },
    {
      id: 'score',
      head: t('board.score'),
      align: 'end',
      inCard: 'aside',
      cell: ({ score }) => t('times', { figure: number(Number(score)) }),
    },
    ...(isOver
      ? [
          {
            id: 'prize',
            head: t('board.prize'),
            align: 'end' as const,
            cell: ({ prize }: TournamentPlace) => <Amount amount={prize} hasSymbol />,
          },
        ]
      : []),
  ]
}

/** The first places; they move when the page is opened anew, not while it is looked at. */
export function Standings({ tournament: { id, state } }: { tournament: Pick<TournamentDetail, 'id' | 'state'> }) {
  const { t } = useTranslation('tournaments')
  const { data, error, refetch } = useStandingsQuery(id)
  return (
    <DataTable
      label={t('board.title')}
      columns={useColumns(state === 'over')}
      rows={data?.rows}
      // Masked names may be alike.
      rowKey={(row) => String(data?.rows.indexOf(row))}
      error={error}
      onRetry={() => void refetch()}
      empty={{ icon: 'trophy', title: t('board.empty'), text: t('board.emptyText') }}
    />
  )
}
