import { useTranslation } from 'react-i18next'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { fractionOf } from '#src/lib/decimal.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { NumberCell, TimeCell } from '#src/reports/table/cells.tsx'
import type { Column } from '#src/reports/table/table.ts'
import type { BonusDetails, BonusRecord } from '../api/queries.ts'
import styles from './bonus.module.css'

function TurnoverCell({ turnover }: Pick<BonusRecord, 'turnover'>) {
  const { t } = useTranslation('records')
  if (!turnover) return <span className={styles.free}>{t('bonus.free')}</span>
  const { done, required } = turnover
  const share = fractionOf(done, required)
  return (
    <span className={styles.turnover}>
      <span>
        <Amount amount={done} /> / <Amount amount={required} />
      </span>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
      </span>
    </span>
  )
}

export function useBonusColumns(totals: BonusDetails['pageTotals'] | undefined): Column<BonusRecord>[] {
  const { t } = useTranslation(['records', 'centre'])
  const copy = t('centre:copy.what', { what: t('bonus.reference') })
  return [
    { id: 'at', head: t('bonus.time'), cell: ({ at }) => <TimeCell at={at} /> },
    {
      id: 'title',
      head: t('bonus.name'),
      inCard: 'title',
      cell: ({ title, kind }) => <strong className={styles.name}>{title || t(`kinds.${kind}`)}</strong>,
    },
    { id: 'kind', head: t('bonus.kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
    {
      id: 'reference',
      head: t('bonus.reference'),
      cell: ({ reference }) => <NumberCell number={reference} label={copy} />,
    },
    {
      id: 'amount',
      head: t('bonus.amount'),
      align: 'end',
      inCard: 'aside',
      cell: ({ amount }) => <Amount amount={amount} isResult />,
      total: totals && <Amount amount={totals.amount} isResult hasSymbol />,
    },
    {
      id: 'turnover',
      head: t('bonus.turnover'),
      align: 'end',
      cell: ({ turnover }) => <TurnoverCell turnover={turnover} />,
    },
    {
      id: 'state',
      head: t('bonus.state'),
      cell: ({ state }) => <StateTag tone={state === 'open' ? 'warn' : 'ok'}>{t(`bonus.${state}`)}</StateTag>,
    },
  ]
}
