import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import { unitsOf } from '#sandbox/ledger/amounts.ts'
import { remarkTexts } from '#sandbox/ledger/remarks.ts'
import { dayAfter, dayOf, startOfDay } from '#sandbox/lib/days.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { refuseGifts } from '../limits/guard.ts'
import { type Chance, pickByChance } from './pick.ts'
import { drawSeed, type Proof, proofOf } from './proof.ts'
import type { LeftRow, PrizeKind, SeedRow } from './rows.ts'

type Part = Pick<Gateway, 'store' | 'now'>

export interface Prize extends Chance {
  id: string
  kind: PrizeKind
  /** Minor units of the currency, or whole points. */
  amount: number
  /** How often won money must be staked; 0: not at all. */
  times: number
}

export interface WheelRules {
  /** How many spins are kept at the most. */
  keeps: number
  prizes: readonly Prize[]
}

/** Reference units and chances, where a demo.json names none. */
const usual = [
  [0, 4_000],
  [5, 3_000],
  [10, 1_800],
  [20, 900],
  [100, 250],
  [500, 50],
] as const

export function wheelRules({ demo, currency }: Merchant): WheelRules {
  const { prizes, keeps, times } = demo.prizeWheel
  const named = prizes?.map((prize) => ({
    kind: prize.kind,
    amount: prize.kind === 'none' ? 0 : prize.amount * (prize.kind === 'money' ? 100 : 1),
    basisPoints: Math.round(prize.chance * 100),
    times: prize.kind === 'money' ? (prize.times ?? times) : 0,
  }))
  const plain = usual.map(([units, basisPoints]) => ({
    kind: units === 0 ? ('none' as const) : ('money' as const),
    amount: unitsOf(units, currency),
    basisPoints,
    times: units === 0 ? 0 : times,
  }))
  return { keeps, prizes: (named ?? plain).map((prize, place) => ({ id: String(place + 1), ...prize })) }
}

/** How many spins a member has on a day: one is given each day, and so many are kept. The first day brings one. */
export function spinsOn(left: LeftRow | null, today: string, keeps: number): number {
  if (!left) return 1
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(left.day)) / 86_400_000))
  return Math.max(left.spins, Math.min(keeps, left.spins + days))
}

/** What a member can do with the wheel now; `nextAt` in milliseconds, null while as many are kept as can be. */
export function wheelNow({ store, now }: Part, { merchant, member }: Owner): { spins: number; nextAt: number | null } {
  const { keeps } = wheelRules(merchant)
  const today = dayOf(now().getTime(), merchant.timeZone)
  const spins = spinsOn(store.wheel.left(member.id), today, keeps)
  return { spins, nextAt: spins >= keeps ? null : startOfDay(dayAfter(today), merchant.timeZone) }
}

/** What the member's next spin is drawn by; fixed when it is first asked for. */
export function nextSeed({ store, draw }: Pick<Gateway, 'store' | 'draw'>, memberId: number): SeedRow {
  const known = store.wheel.seed(memberId)
  if (known) return known
  const first = { number: 1, seed: drawSeed(draw) }
  store.wheel.setSeed(memberId, first)
  return first
}

export interface Spin {
  id: number
  prize: Prize
  turnover: number | null
  spins: number
  proof: Proof
}

/** Draws a prize by the seed that was fixed and the member's own, and gives it. Inside a transaction. */
export function spinWheel(part: Part & Pick<Gateway, 'draw'>, owner: Owner, memberSeed: string): Spin | Refusal {
  const { store, now, draw } = part
  const { merchant, member } = owner
  const barred = refuseGifts(part, owner.member)
  if (barred) return barred
  const at = now().getTime()
  const { spins } = wheelNow(part, owner)
  if (spins === 0) return refuse('wheel.no-spins')
  const { number, seed } = nextSeed(part, member.id)
  const proof = proofOf({ seed, memberSeed, number })
  store.wheel.setSeed(member.id, { number: number + 1, seed: drawSeed(draw) })
  const prize = pickByChance(wheelRules(merchant).prizes, () => proof.roll)
  store.wheel.setLeft(member.id, { spins: spins - 1, day: dayOf(at, merchant.timeZone) })
  return { ...give(part, owner, prize), prize, spins: spins - 1, proof }
}

/** Notes a spin, and gives what it won. */
function give({ store, now }: Part, owner: Owner, { kind, amount, times }: Prize): Pick<Spin, 'id' | 'turnover'> {
  const { merchant, member } = owner
  const at = now().getTime()
  const required = amount * times
  const title = remarkTexts(wheelRemark)
  const turnoverId =
    required > 0 ? store.turnover.add({ member_id: member.id, title, required, tied: amount, at }) : null
  const id = store.wheel.add(member.id, { kind, amount, at, turnover_id: turnoverId })
  const reference = `spin-${id}`
  if (kind === 'points')
    store.points.add({ member: member.id, type: 'given', changed: amount, reference, remark: title, at })
  if (kind === 'money')
    move(store, { kind: 'bonus', at, reference, remark: wheelRemark }, [
      [operatorAccountOf(store, merchant, 'bonuses'), -amount],
      [walletOf(store, owner), amount],
    ])
  return { id, turnover: required > 0 ? required : null }
}

const wheelRemark = 'prize-wheel'
