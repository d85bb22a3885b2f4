import { useTranslation } from 'react-i18next'
import { useAddressQuery } from '#src/account/parts/address-query.ts'
import { Notice } from '#src/account/parts/notice.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { DataTable } from '#src/reports/table/data-table.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { SegmentedTabs } from '#src/ui/segmented-tabs.tsx'
import { type Board, type BoardPeriod, useBoardQuery } from '../api/queries.ts'
import styles from '../pages/missions-page.module.css'

type Row = Board['rows'][number]

const periods = ['daily', 'weekly', 'monthly'] as const

function useColumns(): Column<Row>[] {
  const { t } = useTranslation('missions')
  const { number } = useFormat()
  return [
    { id: 'place', head: t('board.place'), inCard: 'title', cell: ({ rank }) => number(rank) },
    {
      id: 'name',
      head: t('board.name'),
      inCard: 'title',
      cell: ({ name, isOwn }) => (
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {isOwn && (
            <StateTag tone="info" icon="user">
              {t('board.you')}
            </StateTag>
          )}
        </span>
      ),
    },
    {
      id: 'points',
      head: t('board.points'),
      align: 'end',
      inCard: 'aside',
      cell: ({ points }) => t('points', { count: points }),
    },
  ]
}

/** The own place, where it is not among the rows, or that there is none. */
function OwnPlace({ own, rows }: Board) {
  const { t } = useTranslation('missions')
  const { number } = useFormat()
  if (rows.some(({ isOwn }) => isOwn)) return null
  const points = t('points', { count: own?.points ?? 0 })
  return <Notice icon="user">{own ? t('board.own', { place: number(own.rank), points }) : t('board.ownNone')}</Notice>
}

function useDays() {
  const { t } = useTranslation('missions')
  const { day } = useFormat()
  return ({ startsAt, endsAt }: Board): string => {
    // The end is the first instant that is no longer in it.
    const [first, last] = [day(startsAt), day(new Date(Date.parse(endsAt) - 1).toISOString())]
    return first === last ? first : t('board.days', { first, last })
  }
}

function Places({ period }: { period: BoardPeriod }) {
  const { t } = useTranslation('missions')
  const { data, error, refetch } = useBoardQuery(period)
  const columns = useColumns()
  const days = useDays()
  return (
    <div className={styles.panel}>
      <p className={styles.aside}>{data ? `${days(data)} · ${t('board.masked')}` : t('board.masked')}</p>
      <DataTable
        label={t('board.label')}
        columns={columns}
        rows={data?.rows}
        // Masked names may be alike.
        rowKey={(row) => String(data?.rows.indexOf(row))}
        error={error}
        onRetry={() => void refetch()}
        empty={{ icon: 'trophy', title: t('board.empty'), text: t('board.emptyText') }}
      />
      {data && data.rows.length > 0 && <OwnPlace {...data} />}
    </div>
  )
}

/** Who took most points in the day, the week or the month that runs. */
export function Leaderboard() {
  const { t } = useTranslation('missions')
  const [search, change] = useAddressQuery()
  const chosen = periods.find((period) => period === search.get('period')) ?? 'weekly'
  const tabs = periods.map((id) => ({ id, text: t(`group.${id}`) }))
  return (
    <SegmentedTabs label={t('board.period')} tabs={tabs} chosen={chosen} onChoose={(period) => change({ period })}>
      <Places key={chosen} period={chosen} />
    </SegmentedTabs>
  )
}
