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
  const { amounts, every, lasts, times } = demo.redEnvelope
  const named = amounts?.map(({ amount, chance }) => ({ amount: amount * 100, basisPoints: Math.round(chance * 100) }))
  const plain = usual.map(([units, basisPoints]) => ({ amount: unitsOf(units, currency), basisPoints }))
  return { every, lasts, times, amounts: named ?? plain }
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

interface EnvelopeAnswer {
  day: string
  isTaken: boolean
}

export interface OpenedEnvelope {
  day: string
  amount: number
  turnover: number | null
}

/** Draws what is in an envelope. It waits there, whatever its time, until it is taken or refused. Inside a transaction. */
export function openEnvelope(
  part: Part & Pick<Gateway, 'draw'>,
  owner: Owner,
  asked: string,
): OpenedEnvelope | Refusal {
  const { store, now, draw } = part
  const { merchant, member } = owner
  const barred = refuseGifts(part, member)
  if (barred) return barred
  const at = now().getTime()
  const { current } = envelopesAt(merchant, at)
  const day = current.find((envelope) => envelope.day === asked)?.day
  if (store.envelopes.of(member.id, asked)) return refuse('envelope.opened')
  if (day === undefined) return refuse(wasGiven(asked, current) ? 'envelope.expired' : 'envelope.unknown')
  const { amounts, times } = envelopeRules(merchant)
  const { amount } = pickByChance(amounts, draw)
  store.envelopes.open(member.id, { day, amount, at, state: 'opened' })
  return { day, amount, turnover: times > 0 ? amount * times : null }
}

/** Pays what was in an envelope into the wallet, or leaves it. Inside a transaction. */
export function answerEnvelope(part: Part, owner: Owner, answer: EnvelopeAnswer): OpenedEnvelope | Refusal {
  const { store, now } = part
  const { merchant, member } = owner
  const { day, isTaken } = answer
  const barred = isTaken ? refuseGifts(part, member) : null
  if (barred) return barred
  const found = store.envelopes.of(member.id, day)
  if (!found) return refuse('envelope.unknown')
  const { amount, state } = found
  if (state !== 'opened') return refuse('envelope.answered')
  store.envelopes.answer(member.id, day, isTaken ? 'taken' : 'refused')
  if (!isTaken) return { day, amount, turnover: null }
  const at = now().getTime()
  move(store, { kind: 'bonus', at, reference: `envelope-${member.id}-${day}`, remark: envelopeRemark }, [
    [operatorAccountOf(store, merchant, 'bonuses'), -amount],
    [walletOf(store, owner), amount],
  ])
  const required = amount * envelopeRules(merchant).times
  const title = remarkTexts(envelopeRemark)
  if (required > 0) store.turnover.add({ member_id: member.id, title, required, tied: amount, at })
  return { day, amount, turnover: required > 0 ? required : null }
}

const envelopeRemark = 'red-envelope'

/** The id of one that ended before those of now. */
function wasGiven(asked: string, [oldest]: readonly Envelope[]): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(asked) && oldest !== undefined && asked < oldest.day
}
