import type { Deposit } from '#contract/account/deposit.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { apartOrigin } from '#sandbox/server/apart-origin.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { bankName, channelName } from '../texts/money-texts.ts'
import { kindOfChannel } from './channels.ts'
import { confirmationsAt, cryptoAnswer, cryptoPayment } from './crypto.ts'
import type { DepositRow } from './rows.ts'

/** Where a deposit is asked from: the merchant, the reader's language, the gateway and its origin. */
interface Reader {
  gateway: Pick<Gateway, 'store' | 'now' | 'faults'>
  merchant: Merchant
  language: LanguageCode
  origin: string
}

export function depositAnswer(row: DepositRow, reader: Reader): Deposit {
  const { id, channel, amount, fee, state, crypto } = row
  const { store, now, faults } = reader.gateway
  const at = now().getTime()
  const { bankSeconds } = faults.stateOf(reader.merchant.code)
  return {
    id,
    channelId: channel,
    channelName: channelName(channel, reader.language),
    kind: kindOfChannel(channel),
    amount: decimalOf(amount),
    fee: decimalOf(fee),
    credited: decimalOf(amount - fee),
    currency: reader.merchant.currency,
    state,
    createdAt: instantOf(row.created_at),
    expiresAt: instantOf(row.expires_at),
    settledAt: row.settled_at === null ? null : instantOf(row.settled_at),
    proofs: store.uploads.count(id),
    ...(crypto === null
      ? {}
      : { crypto: cryptoAnswer(crypto, instantOf(row.expires_at), confirmationsAt(row, at, bankSeconds)) }),
    now: instantOf(at),
    payment: state === 'waiting' ? paymentOf(row, reader) : null,
  }
}

type Payment = NonNullable<Deposit['payment']>

const holder = 'Demo Collections'
const account = '4000123400017716'

const payAddress = ({ page_key }: DepositRow, origin: string) => `${apartOrigin(origin)}/sandbox/pay/${page_key}`

/** What the payer needs. Nothing of it is a real account. */
function paymentOf(row: DepositRow, { merchant, origin }: Reader): Payment {
  const { note, channel, amount } = row
  const kind = kindOfChannel(channel)
  const asked = new URLSearchParams({ amount: decimalOf(amount), currency: merchant.currency, note })
  switch (kind) {
    case 'bankQr':
      return {
        qr: `demo-pay:${account}?${asked}`,
        url: payAddress(row, origin),
        fields: [
          { id: 'bank', value: bankName('DBR') },
          { id: 'account', value: account },
          { id: 'note', value: note },
        ],
      }
    case 'bankTransfer':
      return {
        fields: [
          { id: 'bank', value: bankName('DBR') },
          { id: 'holder', value: holder },
          { id: 'account', value: account },
          { id: 'note', value: note },
        ],
      }
    case 'crypto':
      return cryptoPayment(row)
    case 'store':
      return { qr: note, fields: [{ id: 'code', value: `${note.slice(0, 4)} ${note.slice(4)}` }] }
    case 'eWallet':
    case 'redirect':
      return { url: payAddress(row, origin), fields: [{ id: 'note', value: note }] }
    case 'scratchCard':
      return { fields: [] }
  }
}
