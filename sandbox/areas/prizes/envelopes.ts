import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { unitsOf } from '#sandbox/ledger/amounts.ts'
import { remarkTexts } from '#sandbox/ledger/remarks.ts'
import { dayAfter, dayOf, periodAround, startOfDay } from '#sandbox/lib/days.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { refuseGifts } from '../limits/guard.ts'
import { type Chance, pickByChance } from './pick.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export interface EnvelopeAmount extends Chance {
  /** Minor units. */
  amount: number
}

export interface EnvelopeRules {
  every: 'day' | 'week'
  lasts: number
  /** How often the amount must be staked; 0: not at all. */
  times: number
  amounts: readonly EnvelopeAmount[]
}

/** In reference units, where a demo.json names none. */
const usual = [
  [5, 5_000],
  [10, 3_000],
  [20, 1_500],
  [50, 450],
  [200, 50],
] as const

export function envelopeRules({ demo, currency }: Merchant): EnvelopeRules {
  const { amounts, ...rules } = demo.redEnvelope
  const named = amounts?.map(({ amount, chance }) => ({ amount: amount * 100, basisPoints: Math.round(chance * 100) }))
  const plain = usual.map(([units, basisPoints]) => ({ amount: unitsOf(units, currency), basisPoints }))
  return { ...rules, amounts: named ?? plain }
}

/** An envelope of every member's; which of them has opened it is another matter. Instants in milliseconds. */
interface Envelope {
  /** The first day of the time that it is for: "2026-11-16". */
  day: string
  givenAt: number
  expiresAt: number
}

/** Those that can be opened now, the oldest first, and when the next is given. */
export function envelopesAt(merchant: Merchant, at: number): { current: Envelope[]; nextAt: number } {
  const { every, lasts } = envelopeRules(merchant)
  const { timeZone } = merchant
  const step = every === 'week' ? 7 : 1
  const { from, to } = periodAround(at, every, timeZone)
  const today = dayOf(from, timeZone)
  const current = Array.from({ length: lasts }, (_, before) => {
    const day = dayAfter(today, -step * before)
    const givenAt = startOfDay(day, timeZone)
    return { day, givenAt, expiresAt: startOfDay(dayAfter(day, step * lasts), timeZone) }
  })
  return { current: current.reverse(), nextAt: to }
}

export interface OpenedEnvelope {
  day: string
  amount: number
  turnover: number | null
}

/** Draws what is in an envelope and pays it into the wallet. Inside a transaction. */
export function openEnvelope(
  part: Part & Pick<Gateway, 'draw'>,
  owner: Owner,
  asked: string,
): OpenedEnvelope | Refusal {
  const { store, now, draw } = part
  const { merchant, member } = owner
  const barred = refuseGifts(part, owner.member)
  if (barred) return barred
  const at = now().getTime()
  const { current } = envelopesAt(merchant, at)
  const day = current.find((envelope) => envelope.day === asked)?.day
  if (store.envelopes.isOpened(member.id, asked)) return refuse('envelope.opened')
  if (day === undefined) return refuse(wasGiven(asked, current) ? 'envelope.expired' : 'envelope.unknown')
  const { amounts, times } = envelopeRules(merchant)
  const { amount } = pickByChance(amounts, draw)
  store.envelopes.open(member.id, { day, amount, at })
  move(store, { kind: 'bonus', at, reference: `envelope-${member.id}-${day}`, remark: envelopeRemark }, [
    [operatorAccountOf(store, merchant, 'bonuses'), -amount],
    [walletOf(store, owner), amount],
  ])
  const required = amount * times
  const title = remarkTexts(envelopeRemark)
  if (required > 0) store.turnover.add({ member_id: member.id, title, required, tied: amount, at })
  return { day, amount, turnover: required > 0 ? required : null }
}

const envelopeRemark = 'red-envelope'

/** The id of one that ended before those of now. */
function wasGiven(asked: string, [oldest]: readonly Envelope[]): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && oldest !== undefined && asked < oldest.day
}
