import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Panel } from '#src/account/frame/panel.tsx'
import type { getMemberTransfers } from '#src/gateway/account-calls.ts'
import type { AnswerTo } from '#src/gateway/call-ref.ts'
import { useFormat } from '#src/i18n/format.ts'
import { DataTable } from '#src/reports/table/data-table.tsx'
import { Pager } from '#src/reports/table/pager.tsx'
import type { Column } from '#src/reports/table/table.ts'
import { Money } from '#src/ui/money.tsx'
import { useMemberTransfersQuery } from '../api/queries.ts'

type Transfer = AnswerTo<typeof getMemberTransfers>['value']['transfers'][number]

/** What was sent and received: with whom, how much, and the remark. */
export function TransferHistory({ currency }: { currency: string }) {
  const { t } = useTranslation('wallet')
  const { dateTime, money } = useFormat()
  const [page, setPage] = useState(1)
  const { data, error, refetch, isPlaceholderData } = useMemberTransfersQuery(page)
  const columns: readonly Column<Transfer>[] = [
    { id: 'time', head: t('transfer.time'), cell: ({ at }) => dateTime(at) },
    {
      id: 'who',
      head: t('transfer.who'),
      inCard: 'title',
      cell: ({ account }) => <bdi dir="ltr">{account}</bdi>,
    },
    {
      id: 'kind',
      head: t('transfer.kind'),
      cell: ({ direction }) => t(direction === 'sent' ? 'transfer.sentOne' : 'transfer.receivedOne'),
    },
    { id: 'remark', head: t('transfer.remark'), cell: ({ remark }) => remark || '–' },
    {
      id: 'amount',
      head: t('amountLabel'),
      align: 'end',
      inCard: 'aside',
      cell: ({ amount, direction }) => (
        <Money parts={money(direction === 'sent' ? `-${amount}` : amount, { currency, hasPlus: true })} />
      ),
    },
  ]
  return (
    <Panel title={t('transfer.history')} isBare>
      <DataTable
        label={t('transfer.history')}
        columns={columns}
        rows={data?.value.transfers}
        rowKey={({ reference }) => reference}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: t('transfer.noHistory') }}
        skeletonRows={4}
      />
      {data && <Pager page={data.value.pageNum} pages={data.value.totalPages} onPage={setPage} />}
    </Panel>
  )
}
