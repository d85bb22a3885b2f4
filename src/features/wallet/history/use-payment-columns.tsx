import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Amount } from '#src/reports/table/amount.tsx'
import { TimeCell } from '#src/reports/table/cells.tsx'
import { groupsOf } from '#src/reports/table/number-groups.ts'
import type { Column } from '#src/reports/table/table.ts'
import { Button } from '#src/ui/button.tsx'

/** What both lists say of a payment. */
export interface PaymentRow {
  id: string
  at: string
  /** By which way it came, or where to it went. */
  way: ReactNode
  amount: string
  fee: string
  /** What is left of it without the fee; null where nothing was paid in the end. */
  arrives: string | null
  state: ReactNode
}

/** The columns of a list of payments, whose receipts open by their numbers. */
export function usePaymentColumns<Row>(
  read: (row: Row) => PaymentRow,
  names: Record<'way' | 'arrives', string>,
  onOpen: (id: string) => void,
): Column<Row>[] {
  const { t } = useTranslation('wallet')
  const number = (row: Row) => {
    const { id } = read(row)
    return (
      <Button look="text" size="tiny" aria-label={t('payments.open', { number: id })} onClick={() => onOpen(id)}>
        <bdi dir="ltr" translate="no">
          {groupsOf(id)}
        </bdi>
      </Button>
    )
  }
  const amount = (id: 'amount' | 'fee' | 'arrives', head: string): Column<Row> => ({
    id,
    head,
    align: 'end',
    ...(id === 'amount' && { inCard: 'aside' }),
    cell: (row) => <Amount amount={read(row)[id]} />,
  })
  return [
    { id: 'at', head: t('payments.time'), cell: (row) => <TimeCell at={read(row).at} /> },
    { id: 'number', head: t('payments.number'), cell: number },
    { id: 'way', head: names.way, inCard: 'title', cell: (row) => read(row).way },
    amount('amount', t('payments.amount')),
    amount('fee', t('fee')),
    amount('arrives', names.arrives),
    { id: 'state', head: t('payments.state'), cell: (row) => read(row).state },
  ]
}
