import { useTranslation } from 'react-i18next'
import type { PointRedemption } from '#contract/account/points.ts'
import { StateTag, type StateTone } from '#src/account/parts/state-tag.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { TimeCell } from '#src/reports/table/cells.tsx'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { Pager } from '#src/reports/table/pager.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { Money } from '#src/ui/money.tsx'
import { useRedeemedQuery } from '../api/queries.ts'
import { usePageInAddress } from '../components/use-page-in-address.ts'
import { itemTypes } from '../lib/mall-view.ts'
import styles from './points-page.module.css'

const tones: Readonly<Record<PointRedemption['status'], StateTone>> = {
  process: 'info',
  rejected: 'bad',
  approved: 'ok',
}

function useColumns(currency: string): Column<PointRedemption>[] {
  const { t } = useTranslation('points')
  const { number, money } = useFormat()
  const nameOf = (type: string) => {
    const known = itemTypes.find((each) => each === type)
    // One that the site does not know has no better name than the gateway's.
    return known ? t(`one.${known}`) : type
  }
  return [
    {
      id: 'reference',
      head: t('redeemed.reference'),
      cell: ({ reference }) => <bdi dir="ltr">{reference}</bdi>,
    },
    { id: 'appliedAt', head: t('redeemed.appliedAt'), cell: ({ appliedAt }) => <TimeCell at={appliedAt} /> },
    { id: 'type', head: t('redeemed.type'), cell: ({ type }) => nameOf(type) },
    { id: 'name', head: t('redeemed.name'), cell: ({ name }) => <bdi>{name}</bdi>, inCard: 'title' },
    { id: 'quantity', head: t('redeemed.quantity'), align: 'end', cell: ({ quantity }) => number(quantity) },
    { id: 'points', head: t('redeemed.points'), align: 'end', cell: ({ points }) => number(points) },
    {
      id: 'amount',
      head: t('redeemed.amount'),
      align: 'end',
      cell: ({ amountNeeded }) => (amountNeeded === null ? '–' : <Money parts={money(amountNeeded, { currency })} />),
    },
    {
      id: 'status',
      head: t('redeemed.status'),
      cell: ({ status }) => <StateTag tone={tones[status]}>{t(`status.${status}`)}</StateTag>,
      inCard: 'aside',
    },
    {
      id: 'remark',
      head: t('redeemed.remark'),
      cell: ({ remark }) => <span className={styles.remark}>{remark || '–'}</span>,
    },
  ]
}

/** What the member redeemed, with what the operator says to it. */
export function RedeemedView() {
  const { t } = useTranslation('points')
  const [page, turnTo] = usePageInAddress()
  const { data, error, refetch, isPlaceholderData } = useRedeemedQuery(page)
  const columns = useColumns(data?.currency ?? '')
  const hasFailed = error !== null && (data === undefined || isPlaceholderData)
  return (
    <>
      <DataTable
        label={t('redeemed.table')}
        columns={columns}
        rows={hasFailed ? undefined : data?.rows}
        rowKey={({ reference }) => reference}
        isStale={isPlaceholderData}
        error={hasFailed ? error : undefined}
        onRetry={() => void refetch()}
        empty={{ icon: 'gift', title: t('redeemed.empty'), text: t('redeemed.emptyText') }}
      />
      <Pager page={page} pages={data?.totalPages ?? 0} onPage={turnTo} label={t('redeemed.table')} />
    </>
  )
}
