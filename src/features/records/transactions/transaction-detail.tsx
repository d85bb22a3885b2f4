import { useTranslation } from 'react-i18next'
import { TaskDialog } from '#src/account/frame/task-dialog.tsx'
import { Notice } from '#src/account/parts/notice.tsx'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { Amount } from '#src/reports/table/amount.tsx'
import { BetNumberCell, GameCell, NumberCell, ResultCell } from '#src/reports/table/cells.tsx'
import type { DataTableProps } from '#src/reports/table/table.ts'
import { useTimes } from '#src/reports/table/use-times.ts'
import { Button } from '#src/ui/button.tsx'
import { PartHeading } from '#src/ui/part-heading.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type TransactionDetail as Detail, useTransactionDetail } from '../api/queries.ts'
import styles from './transactions.module.css'

function Lines({ transaction, balanceBefore }: Detail) {
  const { t } = useTranslation(['records', 'centre'])
  const times = useTimes()
  const { kind, at, walletName, amount, balance, reference, remark } = transaction
  const copy = t('centre:copy.what', { what: t('transactions.reference') })
  const lines = [
    [t('transactions.kind'), t(`kinds.${kind}`)],
    [t('transactions.time'), times.whole(at)],
    [t('transactions.wallet'), <bdi key="wallet">{walletName || t('transactions.mainWallet')}</bdi>],
    [t('transactions.reference'), <NumberCell key="number" number={reference} label={copy} />],
    [t('transactions.remark'), <bdi key="remark">{remark || t('detail.noRemark')}</bdi>],
    [t('detail.before'), <Amount key="before" amount={balanceBefore} hasSymbol />],
    [t('transactions.amount'), <Amount key="amount" amount={amount} isResult hasSymbol />],
    [t('detail.after'), <Amount key="after" amount={balance} hasSymbol />],
  ] as const
  return (
    <dl className={styles.detail}>
      {lines.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Bet({ bet }: { bet: Detail['bets'][number] }) {
  const { t } = useTranslation('records')
  return (
    <dl className={styles.detail}>
      <div>
        <dt>
          <GameCell bet={bet} />
        </dt>
        <dd>
          <ResultCell result={bet.result} />
        </dd>
      </div>
      <div>
        <dt>{t('betting.number')}</dt>
        <dd>
          <BetNumberCell number={bet.number} />
        </dd>
      </div>
      <div>
        <dt>{t('betting.stake')}</dt>
        <dd>
          <Amount amount={bet.stake} hasSymbol />
        </dd>
      </div>
      <div>
        <dt>{t('betting.profitLoss')}</dt>
        <dd>
          <Amount amount={bet.profit} isResult hasSymbol />
        </dd>
      </div>
    </dl>
  )
}

function Failed({ error, onRetry }: Required<Pick<DataTableProps<never>, 'error' | 'onRetry'>>) {
  const { t } = useTranslation(['records', 'shell'])
  const errorText = useErrorText()
  return (
    <Notice
      tone="bad"
      role="alert"
      action={
        <Button look="outline" size="tiny" onClick={onRetry}>
          {t('shell:retry')}
        </Button>
      }
    >
      <strong className={styles.failed}>{t('detail.failed')}</strong>
      {errorText(error)}
    </Notice>
  )
}

/** One movement above its list: the balance before and after it, and the bets that it was made for. */
export function TransactionDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('records')
  const { code: language } = useLanguage()
  const { data, error, refetch } = useTransactionDetail({ id, language })
  return (
    <TaskDialog title={t('detail.title')} text={t('detail.text')} onClose={onClose}>
      {error && !data ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Lines {...data} />
          {data.bets.length > 0 && <PartHeading className={styles.bets}>{t('detail.bets')}</PartHeading>}
          {data.bets.map((bet) => (
            <Bet key={bet.id} bet={bet} />
          ))}
        </>
      ) : (
        <div role="status" aria-label={t('detail.loading')}>
          {[0, 1, 2, 3, 4, 5].map((line) => (
            <Skeleton key={line} shape="line" className={styles.line} />
          ))}
        </div>
      )}
      <div className={styles.actions}>
        <Button look="outline" isWide onClick={onClose}>
          {t('detail.close')}
        </Button>
      </div>
    </TaskDialog>
  )
}
