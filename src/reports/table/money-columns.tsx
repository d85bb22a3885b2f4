import { Amount } from './amount.tsx'
import type { Column } from './table.ts'

interface MoneyColumns<Field extends string> {
  head: (field: Field) => string
  totals: Readonly<Record<Field, string | null>> | undefined
  isSortable?: boolean
  /** The column whose total names the currency. */
  symbolIn?: Field
}

/** Columns of amounts with their totals; a profit says whether it was won or lost. */
export function moneyColumns<Field extends string>(
  fields: readonly Field[],
  { head, totals, isSortable = false, symbolIn }: MoneyColumns<Field>,
): Column<Readonly<Record<Field, string | null>>>[] {
  return fields.map((field) => {
    const isResult = field === 'profit'
    return {
      id: field,
      head: head(field),
      align: 'end',
      isSortable,
      cell: (row) => <Amount amount={row[field]} isResult={isResult} />,
      total: totals && <Amount amount={totals[field]} isResult={isResult} hasSymbol={field === symbolIn} />,
    }
  })
}
