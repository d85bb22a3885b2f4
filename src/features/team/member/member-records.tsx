import { useTranslation } from 'react-i18next'
import { useFormat } from '#src/i18n/format.ts'
import { useLanguage } from '#src/i18n/language.ts'
import type { Period } from '#src/reports/filters/periods.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { TimeCell } from '#src/reports/table/cells.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { moneyColumns } from '#src/reports/table/money-columns.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import {
  type MemberDay,
  type MemberMovement,
  type MemberRecordQuery,
  useMemberDays,
  useMemberMovements,
} from '../api/queries.ts'
import styles from '../overview/overview.module.css'

/** A week; the reports have the rest. */
const rowsShown = 7

function Days({ asked }: { asked: MemberRecordQuery }) {
  const { t } = useTranslation(['team', 'teamReports'])
  const times = useTimes()
  const { number } = useFormat()
  const { data, error, isPlaceholderData, refetch } = useMemberDays(asked)
  const head = (field: 'validBet' | 'profit') => t(`sum.short.${field}`)
  const columns: Column<MemberDay>[] = [
    {
      id: 'day',
      head: t('teamReports:loss.day'),
      inCard: 'title',
      cell: ({ day }) => (day === null ? '–' : times.longDay(day)),
    },
    { id: 'bets', head: t('teamReports:loss.bets'), align: 'end', cell: ({ bets }) => number(bets) },
    ...moneyColumns(['validBet'], { head, totals: undefined }),
    ...moneyColumns(['profit'], { head, totals: undefined }).map((column) => ({ ...column, inCard: 'aside' as const })),
  ]
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t('member.loss')}</h2>
      <p className={styles.none}>{t('teamReports:loss.note')}</p>
      <DataTable
        label={t('member.loss')}
        columns={columns}
        rows={data?.totals.bets === 0 ? [] : data?.rows}
        rowKey={({ day }) => day ?? ''}
        isStale={isPlaceholderData}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        empty={{ title: t('overview.noBets') }}
        skeletonRows={rowsShown}
      />
    </section>
  )
}

function Movements({ asked }: { asked: MemberRecordQuery }) {
  const { t } = useTranslation(['team', 'records'])
  const { code } = useLanguage()
  const { data, error, isPlaceholderData, refetch } = useMemberMovements({ ...asked, language: code })
  const columns: Column<MemberMovement>[] = [
    {
      id: 'kind',
      head: t('records:transactions.kind'),
      inCard: 'title',
      cell: ({ kind }) => t(`records:kinds.${kind}`),
    },
    { id: 'at', head: t('records:transactions.time'), cell: ({ at }) => <TimeCell at={at} /> },
    {
      id: 'amount',
      head: t('records:transactions.amount'),
      align: 'end',
      inCard: 'aside',
      cell: ({ amount }) => <Amount amount={amount} isResult />,
    },
    {
      id: 'balance',
      head: t('records:transactions.balance'),
      align: 'end',
      cell: ({ balance }) => <Amount amount={balance} />,
    },
  ]
  return (
    <section className={styles.panel}>
      <h2 className={styles.heading}>{t('member.movements')}</h2>
      <DataTable
        label={t('member.movements')}
        columns={columns}
        rows={data?.rows}
        rowKey={({ reference, kind, at }) => [reference, kind, at].join(' ')}
        isStale={isPlaceholderData}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        empty={{ title: t('records:transactions.empty') }}
        skeletonRows={rowsShown}
      />
    </section>
  )
}

/** What an account won and lost by day, and what moved its wallet, the latest first: the beginning of both reports. */
export function MemberRecords({ account, days: { from, to } }: { account: string; days: Period }) {
  const asked = { from, to, account, pageNo: 1, pageSize: rowsShown }
  return (
    <>
      <Days asked={asked} />
      <Movements asked={asked} />
    </>
  )
}
