import { useTranslation } from 'react-i18next'
import { CopyButton } from '#src/account/parts/copy-button.tsx'
import { Amount } from '#src/reports/table/amount.tsx'
import { TimeCell } from '#src/reports/table/cells.tsx'
import { groupsOf } from '#src/reports/table/number-groups.ts'
import type { Column } from '#src/reports/table/table.ts'
import type { Transaction, TransactionRecords } from '../api/queries.ts'
import styles from './transactions.module.css'

function ReferenceCell({ row, onOpen }: { row: Transaction; onOpen: (id: string) => void }) {
  const { t } = useTranslation(['records', 'centre'])
  const { id, reference } = row
  return (
    <span className={styles.reference}>
      <button
        type="button"
        className={styles.open}
        aria-label={t('transactions.open', { number: groupsOf(reference) })}
        onClick={() => onOpen(id)}
      >
        <bdi dir="ltr" translate="no">
          {groupsOf(reference)}
        </bdi>
      </button>
      <CopyButton text={reference} label={t('centre:copy.what', { what: t('transactions.reference') })} isIcon />
    </span>
  )
}

function KindCell({ row }: { row: Transaction }) {
  const { t } = useTranslation('records')
  return (
    <span>
      <strong className={styles.kind}>{t(`kinds.${row.kind}`)}</strong>
      {row.walletName !== '' && <bdi className={styles.wallet}>{row.walletName}</bdi>}
    </span>
  )
}

export function useTransactionColumns(
  totals: TransactionRecords['pageTotals'] | undefined,
  onOpen: (id: string) => void,
): Column<Transaction>[] {
  const { t } = useTranslation('records')
  return [
    { id: 'at', head: t('transactions.time'), isSortable: true, cell: ({ at }) => <TimeCell at={at} /> },
    { id: 'kind', head: t('transactions.kind'), inCard: 'title', cell: (row) => <KindCell row={row} /> },
    {
      id: 'reference',
      head: t('transactions.reference'),
      cell: (row) => <ReferenceCell row={row} onOpen={onOpen} />,
    },
    {
      id: 'remark',
      head: t('transactions.remark'),
      cell: ({ remark }) => (
        <bdi className={styles.remark} title={remark}>
          {remark || '–'}
        </bdi>
      ),
    },
    {
      id: 'amount',
      head: t('transactions.amount'),
      align: 'end',
      inCard: 'aside',
      cell: ({ amount }) => <Amount amount={amount} isResult />,
      total: totals && <Amount amount={totals.net} isResult hasSymbol />,
    },
    {
      id: 'balance',
      head: t('transactions.balance'),
      align: 'end',
      cell: ({ balance }) => <Amount amount={balance} />,
    },
  ]
}
