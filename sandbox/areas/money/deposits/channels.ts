import type { DepositChannel } from '#contract/account/deposit.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { unitsOf } from '#sandbox/ledger/amounts.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { channelName } from '../texts/money-texts.ts'

export type ChannelKind = DepositChannel['kind']

/** A way to pay in; amounts in reference units. */
interface ChannelPlan {
  id: string
  kind: ChannelKind
  minutes: [number, number]
  min: number
  max: number
  basisPoints: number
  fixed: number
  amounts: readonly number[]
  step?: number
  /** How long a payment is waited for. */
  waitMinutes: number
}

const plans: readonly ChannelPlan[] = [
  {
    id: 'bank-qr',
    kind: 'bankQr',
    minutes: [0, 0],
    min: 200,
    max: 50_000,
    basisPoints: 0,
    fixed: 0,
    amounts: [200, 500, 1000, 2000, 5000, 10_000],
    waitMinutes: 15,
  },
  {
    id: 'e-wallet',
    kind: 'eWallet',
    minutes: [1, 3],
    min: 100,
    max: 25_000,
    basisPoints: 50,
    fixed: 0,
    amounts: [100, 200, 500, 1000, 2000, 5000],
    waitMinutes: 15,
  },
  {
    id: 'bank-transfer',
    kind: 'bankTransfer',
    minutes: [5, 30],
    min: 500,
    max: 200_000,
    basisPoints: 0,
    fixed: 0,
    amounts: [500, 1000, 5000, 10_000, 50_000, 100_000],
    waitMinutes: 24 * 60,
  },
  {
    id: 'redirect',
    kind: 'redirect',
    minutes: [0, 0],
    min: 100,
    max: 100_000,
    basisPoints: 150,
    fixed: 0,
    amounts: [100, 500, 1000, 5000, 10_000, 20_000],
    waitMinutes: 15,
  },
  {
    id: 'scratch-card',
    kind: 'scratchCard',
    minutes: [0, 2],
    min: 100,
    max: 1000,
    basisPoints: 1500,
    fixed: 0,
    amounts: [100, 200, 500, 1000],
    step: 100,
    waitMinutes: 15,
  },
  {
    id: 'crypto',
    kind: 'crypto',
    minutes: [10, 30],
    min: 1000,
    max: 500_000,
    basisPoints: 0,
    fixed: 20,
    amounts: [1000, 5000, 10_000, 50_000],
    waitMinutes: 30,
  },
  {
    id: 'store',
    kind: 'store',
    minutes: [5, 10],
    min: 200,
    max: 20_000,
    basisPoints: 0,
    fixed: 15,
    amounts: [200, 500, 1000, 2000],
    waitMinutes: 24 * 60,
  },
  {
    id: 'bank-qr-2',
    kind: 'bankQr',
    minutes: [0, 0],
    min: 500,
    max: 100_000,
    basisPoints: 0,
    fixed: 0,
    amounts: [500, 1000, 5000, 10_000],
    waitMinutes: 15,
  },
]

/** A channel as a merchant has it; amounts in minor units of its currency. */
export interface Channel extends Omit<ChannelPlan, 'amounts'> {
  amounts: readonly number[]
  isClosed: boolean
}

/** In the order in which they are shown. */
export function channelsOf({ currency, demo }: Merchant): Channel[] {
  const inCurrency = (units: number): number => unitsOf(units, currency)
  return plans
    .filter(({ kind }) => demo.money.deposits.includes(kind))
    .map((plan) => ({
      ...plan,
      min: inCurrency(plan.min),
      max: inCurrency(plan.max),
      fixed: inCurrency(plan.fixed),
      amounts: plan.amounts.map(inCurrency),
      ...(plan.step === undefined ? {} : { step: inCurrency(plan.step) }),
      isClosed: demo.money.closedChannels.includes(plan.id),
    }))
}

export function channelOf(merchant: Merchant, id: string): Channel | null {
  return channelsOf(merchant).find((channel) => channel.id === id) ?? null
}

/** What a deposit of old was made by, whether the merchant still has it or not. */
export function kindOfChannel(id: string): ChannelKind {
  return plans.find((plan) => plan.id === id)?.kind ?? 'bankTransfer'
}

const hourMs = 3_600_000

/** When closed channels were expected back: two full hours after the seed. Null once that has passed: nobody knows. */
export function backAt({ store, now }: Pick<Gateway, 'store' | 'now'>): string | null {
  const seededAt = Date.parse(store.meta.get('seeded-at') ?? now().toISOString())
  const until = (Math.floor(seededAt / hourMs) + 2) * hourMs
  return until > now().getTime() ? instantOf(until) : null
}

export function channelAnswer(channel: Channel, language: LanguageCode, until: string | null): DepositChannel {
  const { id, kind, minutes, min, max, basisPoints, fixed, amounts, step, isClosed } = channel
  return {
    id,
    name: channelName(id, language),
    kind,
    minutes,
    min: decimalOf(min),
    max: decimalOf(max),
    feeBasisPoints: basisPoints,
    fixedFee: decimalOf(fixed),
    amounts: amounts.map(decimalOf),
    ...(step === undefined ? {} : { step: decimalOf(step) }),
    ...(isClosed ? { maintenance: { until } } : {}),
  }
}
