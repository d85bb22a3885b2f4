import { useTranslation } from 'react-i18next'
import { type Deposit, depositStates } from '#contract/account/deposit.ts'
import { type Withdrawal, withdrawalStates } from '#contract/account/withdraw.ts'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { getDeposits, getWithdrawals } from '#src/gateway/account-calls.ts'
import { callGateway } from '#src/gateway/client.ts'
import { useLanguage } from '#src/i18n/language.ts'
import { readCode } from '#src/reports/filters/filters.ts'
import { type UsedFilters, useRecordFilters } from '#src/reports/filters/use-record-filters.ts'
import { rowsOfPage } from '#src/reports/record-query.ts'
import { PaymentList } from '../history/payment-list.tsx'
import { useDepositsQuery, useWithdrawalsOfDaysQuery } from '../history/queries.ts'
import { DepositReceiptDialog, WithdrawalReceiptDialog } from '../history/receipt-dialogs.tsx'
import { depositTones, isNothing, withdrawalTones } from '../lib/state-tones.ts'

function Deposits({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation('wallet')
  const { code: language } = useLanguage()
  const state = readCode(filters.get('state'), depositStates)
  const asked = { ...filters.days, ...(state && { state }), language }
  const nameOf = (one: Deposit['state']) => t(`deposit.state.${one}`)
  return (
    <PaymentList<Deposit, Deposit['state']>
      what="deposits"
      filters={filters}
      states={depositStates}
      chosen={state}
      nameOf={nameOf}
      query={useDepositsQuery({ ...asked, pageNo: filters.page, pageSize: rowsOfPage })}
      read={(deposit) => ({
        ...deposit,
        at: deposit.createdAt,
        way: deposit.channelName,
        arrives: isNothing(deposit) ? null : deposit.credited,
        state: <StateTag tone={depositTones[deposit.state]}>{nameOf(deposit.state)}</StateTag>,
      })}
      names={{ way: t('payments.channel'), arrives: t('deposit.credited') }}
      words={(deposit) => [deposit.channelName, nameOf(deposit.state)]}
      fetchPage={async (page, signal) => {
        const { value } = await callGateway(getDeposits, { query: { ...asked, ...page }, signal })
        return { rows: value.deposits, totalPages: value.totalPages, count: value.count }
      }}
    />
  )
}

function Payouts({ filters }: { filters: UsedFilters }) {
  const { t } = useTranslation('wallet')
  const { code: language } = useLanguage()
  const state = readCode(filters.get('state'), withdrawalStates)
  const asked = { ...filters.days, ...(state && { state }), language }
  const nameOf = (one: Withdrawal['state']) => t(`withdraw.state.${one}`)
  return (
    <PaymentList<Withdrawal, Withdrawal['state']>
      what="payouts"
      filters={filters}
      states={withdrawalStates}
      chosen={state}
      nameOf={nameOf}
      query={useWithdrawalsOfDaysQuery({ ...asked, pageNo: filters.page, pageSize: rowsOfPage })}
      read={(withdrawal) => ({
        ...withdrawal,
        at: withdrawal.askedAt,
        way: <bdi dir="ltr">{withdrawal.to}</bdi>,
        arrives: isNothing(withdrawal) ? null : withdrawal.arrives,
        state: <StateTag tone={withdrawalTones[withdrawal.state]}>{nameOf(withdrawal.state)}</StateTag>,
      })}
      names={{ way: t('withdraw.toCard'), arrives: t('withdraw.credited') }}
      words={(withdrawal) => [withdrawal.to, nameOf(withdrawal.state)]}
      fetchPage={async (page, signal) => {
        const { value } = await callGateway(getWithdrawals, { query: { ...asked, ...page }, signal })
        return { rows: value.withdrawals, totalPages: value.totalPages, count: value.count }
      }}
    />
  )
}

/** All deposits and payouts, whenever they were; the receipt of one opens by `entry` in the address. */
export function PaymentsPage() {
  const filters = useRecordFilters()
  const isPayouts = filters.get('what') === 'payouts'
  const [List, Receipt] = isPayouts ? [Payouts, WithdrawalReceiptDialog] : [Deposits, DepositReceiptDialog]
  const entry = filters.get('entry')?.slice(0, 64)
  return (
    <>
      <List filters={filters} />
      {entry && <Receipt id={entry} onClose={() => filters.openEntry(undefined)} />}
    </>
  )
}
