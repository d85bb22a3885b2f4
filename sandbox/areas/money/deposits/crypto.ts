import * as z from 'zod'
import type { Deposit, DepositChannel } from '#contract/account/deposit.ts'
import { smallestUnit, unitsOf } from '#sandbox/ledger/amounts.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import type { Channel } from './channels.ts'
import type { DepositRow } from './rows.ts'

/** An invented coin on an invented network; how often a payment must be confirmed there. */
const terms = { coin: 'DUSD', network: 'DEMO-20', needed: 6 }
/** Reference units that a coin costs, more or less by a hundredth in the course of a day. */
const coinUnits = 120
const swing = 0.01
const stepMs = 900_000
const dayMs = 86_400_000
/** Coins have six decimals. */
const coinUnit = 1_000_000

const kept = z.object({ coin: z.string(), network: z.string(), needed: z.int(), rate: z.int(), coins: z.int() })

/** What a coin costs, in minor units: the same for a quarter of an hour. */
export function rateAt({ currency }: Pick<Merchant, 'currency'>, at: number): number {
  const phase = (Math.floor(at / stepMs) * stepMs) / dayMs
  const rate = unitsOf(coinUnits, currency) * (1 + swing * Math.sin(2 * Math.PI * phase))
  const step = smallestUnit(currency)
  return Math.round(rate / step) * step
}

/** What a channel says of its coin before anything is asked for; nothing where it has none. */
export function cryptoTermsOf(
  { now }: Pick<Gateway, 'now'>,
  merchant: Merchant,
  { kind, waitMinutes }: Pick<Channel, 'kind' | 'waitMinutes'>,
): Pick<DepositChannel, 'crypto'> {
  if (kind !== 'crypto') return {}
  const { coin, network, needed } = terms
  const rate = decimalOf(rateAt(merchant, now().getTime()))
  return { crypto: { coin, network, rate, rateMinutes: waitMinutes, confirmations: needed } }
}

/** What a deposit keeps of the moment in which it was asked for: the rate, and the coins that its amount is by it. */
export function fixCrypto(merchant: Merchant, amount: number, at: number): string {
  const rate = rateAt(merchant, at)
  return JSON.stringify({ ...terms, rate, coins: Math.ceil((amount * coinUnit) / rate) } satisfies z.infer<typeof kept>)
}

/** How often a payment that was reported is confirmed by now: once in as many seconds as the bank takes. */
export function confirmationsAt(
  { state, reported_at, crypto }: Pick<DepositRow, 'state' | 'reported_at' | 'crypto'>,
  at: number,
  bankSeconds: number | null,
): number {
  if (crypto === null) return 0
  const { needed } = kept.parse(JSON.parse(crypto))
  if (state === 'received') return needed
  if (state !== 'reported' || reported_at === null || bankSeconds === null) return 0
  return Math.min(needed, Math.floor((at - reported_at) / Math.max(1, bankSeconds * 1000)))
}

/** How many confirmations a payment needs; 1 where the bank's word is enough. */
export function neededOf({ crypto }: Pick<DepositRow, 'crypto'>): number {
  return crypto === null ? 1 : kept.parse(JSON.parse(crypto)).needed
}

/** Where to send the coins: the address is the deposit's own. Nothing of it is a real one. */
export function cryptoPayment({ id, note, crypto }: DepositRow): NonNullable<Deposit['payment']> {
  const { coin, network, coins } = kept.parse(JSON.parse(crypto ?? JSON.stringify({ ...terms, rate: 0, coins: 0 })))
  const address = `demo1${Buffer.from(`${note}${id}`).toString('hex').slice(0, 34)}`
  const asked = new URLSearchParams({ amount: (coins / coinUnit).toFixed(6), coin, network })
  return {
    qr: `demo-coin:${address}?${asked}`,
    fields: [
      { id: 'network', value: network },
      { id: 'address', value: address },
    ],
  }
}

export function cryptoAnswer(crypto: string, rateUntil: string, confirmations: number): NonNullable<Deposit['crypto']> {
  const { coin, network, needed, rate, coins } = kept.parse(JSON.parse(crypto))
  return {
    coin,
    network,
    rate: decimalOf(rate),
    rateUntil,
    coins: (coins / coinUnit).toFixed(6),
    confirmations,
    needed,
  }
}
