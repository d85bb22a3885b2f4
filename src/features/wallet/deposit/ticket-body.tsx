import { useTranslation } from 'react-i18next'
import type { Deposit } from '#contract/account/deposit.ts'
import { useShortMoney, useTextMoney } from '#src/account/money/use-short-money.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Amount } from '../parts/facts.tsx'
import { CoinTicket } from './coin.tsx'
import { PaymentCode } from './payment-code.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { PaymentLink } from './payment-link.tsx'
import styles from './ticket.module.css'

const warnings: Readonly<Partial<Record<Deposit['kind'], 'keepNote' | 'keepNetwork'>>> = {
  bankQr: 'keepNote',
  bankTransfer: 'keepNote',
  crypto: 'keepNetwork',
}

/** What the payer needs: how much, the code, the ways to the payment page, and what has to be typed elsewhere. */
export function TicketBody({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('wallet')
  const textMoney = useTextMoney()
  const short = useShortMoney(deposit.currency)
  const { payment, kind, amount, currency, crypto } = deposit
  const warning = warnings[kind]
  const label = t('deposit.ticket.code', { amount: textMoney(amount, currency) })
  const link = payment?.url !== undefined && (
    <PaymentLink
      url={payment.url}
      isMain={payment.qr === undefined}
      text={t(kind === 'bankQr' ? 'deposit.ticket.openBank' : 'deposit.ticket.open')}
    />
  )
  return (
    <>
      <div className={styles.sum}>
        <Amount value={amount} currency={currency} className={styles.amount} />
        <span className={styles.channel}>
          {t('deposit.ticket.fee', { channel: deposit.channelName, fee: short(deposit.fee) })}
        </span>
      </div>
      {payment?.qr !== undefined && (
        <PaymentCode text={payment.qr} label={label} name={`deposit-${deposit.id}`}>
          {link}
        </PaymentCode>
      )}
      {payment?.qr === undefined && link}
      <CoinTicket deposit={deposit} />
      {payment && !crypto && <PaymentFields fields={payment.fields} />}
      {warning && payment && payment.fields.length > 0 && (
        <p className={styles.warning}>
          <Icon name="triangle-alert" size="small" />
          {t(`deposit.ticket.${warning}`)}
        </p>
      )}
    </>
  )
}
