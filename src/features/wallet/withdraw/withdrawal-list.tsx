import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { useAccount } from '#src/account/frame/account-context.ts'
import { Panel } from '#src/account/frame/panel.tsx'
import { AskDialog } from '#src/account/money/ask-dialog.tsx'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { cancelWithdrawal } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useErrorText } from '#src/i18n/error-text.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Pager } from '#src/reports/table/pager.tsx'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { useInvalidateMoney } from '../api/invalidate-money.ts'
import { useWithdrawalsQuery } from '../api/queries.ts'
import { withdrawalTones } from '../lib/state-tones.ts'
import { Amount } from '../parts/facts.tsx'
import { FormFailure } from '../parts/form-failure.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { StatusMessage } from '../parts/status-message.tsx'
import { ObjectionDialog } from './objection-dialog.tsx'
import { ReceiptDialog } from './receipt-dialog.tsx'
import styles from './withdrawal-list.module.css'

interface WithdrawalProps {
  withdrawal: Withdrawal
  isBusy: boolean
  onTakeBack: () => void
  onConfirm: () => void
  onObject: () => void
}

function WithdrawalWords({ withdrawal }: Pick<WithdrawalProps, 'withdrawal'>) {
  const { t } = useTranslation('wallet')
  const { dateTime } = useFormat()
  const textMoney = useTextMoney()
  const payments = useAccount().pathOf('payments')
  const { id, currency, state, receivedAmount, remainingAmount, reason, askedAt, paidAt, to } = withdrawal
  const text = (amount: string) => textMoney(amount, currency)
  return (
    <>
      <p className={styles.to}>
        <bdi dir="ltr">{to}</bdi>
      </p>
      <p className={styles.small}>
        {paidAt === null
          ? t('withdraw.askedAt', { time: dateTime(askedAt) })
          : t('withdraw.paidAt', { time: dateTime(paidAt) })}
      </p>
      {state === 'partly' && receivedAmount !== null && remainingAmount !== null && (
        <p className={styles.small}>
          {t('withdraw.received', { received: text(receivedAmount), remaining: text(remainingAmount) })}
        </p>
      )}
      {withdrawal.forced && <p className={styles.small}>{t(`withdraw.forced.${withdrawal.forced}`)}</p>}
      {reason !== undefined && <p className={styles.small}>{t('withdraw.reason', { reason })}</p>}
      {payments !== null && (
        <p className={styles.small}>
          <Link to={`${payments}&what=payouts&entry=${encodeURIComponent(id)}`}>
            {t('payments.open', { number: `\u2068${id}\u2069` })}
          </Link>
        </p>
      )}
    </>
  )
}

/** That it counted as received by itself, and until when that can be objected to; then what became of the objection. */
function Objection({ withdrawal, onObject }: Pick<WithdrawalProps, 'withdrawal' | 'onObject'>) {
  const { t } = useTranslation('wallet')
  const { dateTime } = useFormat()
  const { objection, objectUntil } = withdrawal
  if (objection === 'open' || objection === 'kept')
    return <p className={styles.small}>{t(objection === 'open' ? 'objection.open' : 'withdraw.forced.kept')}</p>
  if (objectUntil === undefined || Date.parse(objectUntil) < Date.now()) return null
  return (
    <>
      <p className={styles.small}>{t('objection.until', { time: dateTime(objectUntil) })}</p>
      <Button look="outline" size="tiny" className={styles.answer} onClick={onObject}>
        {t('objection.ask')}
      </Button>
    </>
  )
}

function WithdrawalCard({ withdrawal, isBusy, onTakeBack, onConfirm, onObject }: WithdrawalProps) {
  const { t } = useTranslation('wallet')
  const { time } = useFormat()
  const { amount, currency, state, autoReceiptAt } = withdrawal
  return (
    <li className={styles.withdrawal} data-asks={state === 'paid' ? '' : undefined}>
      <div className={styles.line}>
        <span className={styles.amount}>
          <Amount value={amount} currency={currency} />
        </span>
        <StateTag tone={withdrawalTones[state]}>{t(`withdraw.state.${state}`)}</StateTag>
      </div>
      <WithdrawalWords withdrawal={withdrawal} />
      <Objection withdrawal={withdrawal} onObject={onObject} />
      {state === 'pending' && (
        <Button look="outline" size="tiny" className={styles.answer} isBusy={isBusy} onClick={onTakeBack}>
          {t('withdraw.takeBack')}
        </Button>
      )}
      {state === 'paid' && (
        <>
          {autoReceiptAt !== null && <p className={styles.small}>{t('receipt.auto', { time: time(autoReceiptAt) })}</p>}
          <Button size="small" className={styles.answer} onClick={onConfirm}>
            {t('receipt.ask')}
          </Button>
        </>
      )}
    </li>
  )
}

function ListSkeleton() {
  return (
    <div className={styles.withdrawals}>
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
      <Skeleton className={styles.skeleton} />
    </div>
  )
}

/** Takes a withdrawal back that nobody has begun to pay; asks first. */
function useTakeBack(onDone: () => void) {
  const invalidate = useInvalidateMoney()
  const [asked, setAsked] = useState<Withdrawal>()
  const take = useMutation({
    mutationFn: (id: string) => callGateway(cancelWithdrawal, { query: { id } }),
    onSuccess: onDone,
    onSettled: invalidate,
  })
  return { asked, setAsked, take }
}

/** The member's withdrawals with their states, and what each still asks for. */
export function WithdrawalList() {
  const { t } = useTranslation('wallet')
  const textMoney = useTextMoney()
  const errorText = useErrorText()
  const [page, setPage] = useState(1)
  const [message, setMessage] = useState('')
  const [confirmed, setConfirmed] = useState<Withdrawal>()
  const [objected, setObjected] = useState<Withdrawal>()
  const query = useWithdrawalsQuery(page)
  const { asked, setAsked, take } = useTakeBack(() => setMessage(t('withdraw.takenBack')))
  const payments = useAccount().pathOf('payments')
  const all = payments !== null && (
    <LinkButton look="text" size="tiny" to={`${payments}&what=payouts`}>
      {t('seeAll')}
    </LinkButton>
  )
  const takeBack = () => {
    if (asked) take.mutate(asked.id)
    setAsked(undefined)
    setMessage('')
  }
  return (
    <Panel title={t('withdraw.history')} isBare aside={all}>
      <StatusMessage text={message} />
      <FormFailure>{take.error && errorText(take.error)}</FormFailure>
      <Loaded query={query} skeleton={<ListSkeleton />}>
        {({ value }) => (
          <>
            {value.withdrawals.length === 0 && <p className={styles.none}>{t('withdraw.noHistory')}</p>}
            <ul className={styles.withdrawals}>
              {value.withdrawals.map((withdrawal) => (
                <WithdrawalCard
                  key={withdrawal.id}
                  withdrawal={withdrawal}
                  isBusy={take.isPending && take.variables === withdrawal.id}
                  onTakeBack={() => setAsked(withdrawal)}
                  onConfirm={() => setConfirmed(withdrawal)}
                  onObject={() => setObjected(withdrawal)}
                />
              ))}
            </ul>
            <Pager page={value.pageNum} pages={value.totalPages} onPage={setPage} />
          </>
        )}
      </Loaded>
      {asked && (
        <AskDialog
          title={t('withdraw.takeBackAsk')}
          text={t('withdraw.takeBackText', {
            amount: textMoney(asked.amount, asked.currency),
          })}
          yes={t('withdraw.takeBackYes')}
          no={t('withdraw.takeBackNo')}
          onYes={takeBack}
          onNo={() => setAsked(undefined)}
        />
      )}
      {objected && (
        <ObjectionDialog
          withdrawal={objected}
          onClose={() => setObjected(undefined)}
          onDone={() => {
            setObjected(undefined)
            setMessage(t('receipt.doneDisputed'))
          }}
        />
      )}
      {confirmed && (
        <ReceiptDialog
          withdrawal={confirmed}
          onClose={() => setConfirmed(undefined)}
          onDone={(state) => {
            setConfirmed(undefined)
            setMessage(t(state === 'received' ? 'receipt.done' : 'receipt.doneDisputed'))
          }}
        />
      )}
    </Panel>
  )
}
