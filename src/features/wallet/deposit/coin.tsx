import { useTranslation } from 'react-i18next'
import type { Deposit, DepositChannel } from '#contract/account/deposit.ts'
import { useTextMoney } from '#src/account/money/use-short-money.ts'
import { CopyField } from '#src/account/parts/copy-field.tsx'
import { Progress } from '#src/account/parts/progress.tsx'
import { useFormat } from '#src/i18n/format.ts'
import { type Fact, Facts } from '../parts/facts.tsx'
import { PaymentRows } from './payment-fields.tsx'
import styles from './ticket.module.css'

/** What has to be known of a coin before a deposit is asked for; nothing of a channel without one. */
export function useCoinFacts(channel: DepositChannel | undefined, currency: string): Fact[] {
  const { t } = useTranslation('wallet')
  const { number } = useFormat()
  const textMoney = useTextMoney()
  const crypto = channel?.crypto
  if (!crypto) return []
  const { coin, network, rate, rateMinutes, confirmations } = crypto
  return [
    { name: t('deposit.coin.rate'), value: t('deposit.coin.rateValue', { coin, amount: textMoney(rate, currency) }) },
    { name: t('deposit.coin.fixed'), value: t('deposit.coin.fixedFor', { minutes: number(rateMinutes) }) },
    { name: t('deposit.ticket.field.network'), value: <bdi dir="ltr">{network}</bdi> },
    { name: t('deposit.coin.confirmations'), value: number(confirmations) },
  ]
}

/** Of a ticket: how many coins to send at which rate until when; once they are on their way, how often that is confirmed. */
export function CoinTicket({ deposit: { crypto, currency, payment, state } }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet')
  const { time, number } = useFormat()
  const textMoney = useTextMoney()
  if (!crypto) return null
  const { coin, coins, rate, rateUntil, confirmations, needed } = crypto
  const facts = [
    { name: t('deposit.coin.rate'), value: t('deposit.coin.rateValue', { coin, amount: textMoney(rate, currency) }) },
    ...(payment
      ? [{ name: t('deposit.coin.fixed'), value: t('deposit.coin.fixedUntil', { time: time(rateUntil) }) }]
      : []),
  ]
  return (
    <>
      {payment && (
        <div className={styles.fields}>
          <CopyField label={t('deposit.coin.send', { coin })} value={coins} />
          <PaymentRows fields={payment.fields} />
        </div>
      )}
      <Facts isNarrow facts={facts} />
      {state === 'reported' && (
        <Progress
          label={t('deposit.coin.confirmations')}
          words={t('deposit.coin.confirmed', { done: number(confirmations), needed: number(needed) })}
          share={confirmations / needed}
        />
      )}
    </>
  )
}
