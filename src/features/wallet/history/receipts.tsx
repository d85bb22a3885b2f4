import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/account/deposit.ts'
import type { Withdrawal } from '#contract/account/withdraw.ts'
import { Sheet } from '#src/account/frame/sheet.tsx'
import { CopyButton } from '#src/account/parts/copy-button.tsx'
import { StateTag } from '#src/account/parts/state-tag.tsx'
import { site } from '#src/config/site.ts'
import { useFormat } from '#src/i18n/format.ts'
import { Button } from '#src/ui/button.tsx'
import { depositTones, isNothing, withdrawalTones } from '../lib/state-tones.ts'
import { Amount, type Fact, Facts } from '../parts/facts.tsx'

interface ReceiptProps {
  /** What it is a receipt of. */
  title: string
  number: string
  /** When it was asked for, and when nothing of it was left to happen. */
  times: readonly [asked: string, settled: string | null]
  facts: readonly Fact[]
}

/** What was paid and what became of it, by its number; on paper under the brand's name. */
function Receipt({ title, number, times: [asked, settled], facts }: ReceiptProps) {
  const { t } = useTranslation(['wallet', 'centre'])
  const { dateTime } = useFormat()
  const label = t('centre:copy.what', { what: t('payments.number') })
  const numberValue = (
    <>
      <bdi dir="ltr" translate="no">
        {number}
      </bdi>{' '}
      <CopyButton text={number} label={label} isIcon />
    </>
  )
  const all = [
    { name: t('payments.number'), value: numberValue },
    { name: t('paper.asked'), value: dateTime(asked) },
    ...(settled === null ? [] : [{ name: t('paper.settled'), value: dateTime(settled) }]),
    ...facts,
  ]
  return (
    <>
      <Sheet title={`${site.name} · ${title}`}>
        <Facts isNarrow facts={all} />
      </Sheet>
      <Button look="outline" icon="printer" isWide onClick={() => window.print()}>
        {t('paper.print')}
      </Button>
    </>
  )
}

/** What was asked for in coins, and over which network. */
const coinFacts = ({ coins, coin, network }: NonNullable<Deposit['crypto']>, t: TFunction<'wallet'>): Fact[] => [
  {
    name: t('deposit.coin.coins'),
    value: (
      <bdi dir="ltr">
        {coins} {coin}
      </bdi>
    ),
  },
  { name: t('deposit.ticket.field.network'), value: <bdi dir="ltr">{network}</bdi> },
]

export function DepositReceipt({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet')
  const { id, channelName, amount, fee, credited, currency, state, createdAt, settledAt, crypto } = deposit
  const facts = [
    { name: t('payments.channel'), value: channelName },
    ...(crypto ? coinFacts(crypto, t) : []),
    { name: t('payments.amount'), value: <Amount value={amount} currency={currency} /> },
    { name: t('fee'), value: <Amount value={fee} currency={currency} /> },
    ...(isNothing(deposit)
      ? []
      : [
          {
            name: t('deposit.credited'),
            value: <Amount value={credited} currency={currency} />,
            isGain: state === 'received',
          },
        ]),
    {
      name: t('payments.state'),
      value: <StateTag tone={depositTones[state]}>{t(`deposit.state.${state}`)}</StateTag>,
    },
  ]
  return <Receipt title={t('paper.deposit')} number={id} times={[createdAt, settledAt]} facts={facts} />
}

export function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { t } = useTranslation('wallet')
  const { id, to, amount, fee, arrives, currency, state, askedAt, settledAt } = withdrawal
  const { receivedAmount, remainingAmount, reason, forced } = withdrawal
  const money = (value: string) => <Amount value={value} currency={currency} />
  const facts = [
    { name: t('withdraw.toCard'), value: <bdi dir="ltr">{to}</bdi> },
    { name: t('payments.amount'), value: money(amount) },
    { name: t('fee'), value: money(fee) },
    ...(isNothing(withdrawal) ? [] : [{ name: t('withdraw.credited'), value: money(arrives) }]),
    ...(receivedAmount === null ? [] : [{ name: t('receipt.receivedAmount'), value: money(receivedAmount) }]),
    ...(remainingAmount === null ? [] : [{ name: t('receipt.remaining'), value: money(remainingAmount) }]),
    {
      name: t('payments.state'),
      value: <StateTag tone={withdrawalTones[state]}>{t(`withdraw.state.${state}`)}</StateTag>,
    },
    ...(forced ? [{ name: t('paper.outcome'), value: t(`withdraw.forced.${forced}`) }] : []),
    ...(reason === undefined ? [] : [{ name: t('paper.reason'), value: reason }]),
  ]
  return <Receipt title={t('paper.payout')} number={id} times={[askedAt, settledAt]} facts={facts} />
}
