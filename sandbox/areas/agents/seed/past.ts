import { highestRate, type PayKind, type Tier } from '#contract/agent/contract-terms.ts'
import { agentTypes } from '../../../members/accounts.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Gateway } from '../../../server/gateway.ts'
import type { Store } from '../../../store/store.ts'
import { withPastRead } from '../../messages/seed.ts'
import { historyDays } from '../../records/seed/history-plan.ts'
import { offered, payKindsOf } from '../contracts/terms.ts'
import { beginRebates } from '../pay/rebates.ts'
import { runPay } from '../pay/run.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import type { ContractRow } from '../rows/contracts.ts'
import { spanAround } from '../settle/periods.ts'
import { betterHourly, periodFor, platformTerms, secondTerms, thirdTerms, tiersFor } from './contract-plan.ts'

const dayMs = 86_400_000
/** For how many days there were contracts: of five minutes there are 288 a day, and whoever waits for the team pays for each. */
const daysOf: Readonly<Record<PayKind, number>> = {
  dividend: historyDays,
  daily: historyDays,
  hourly: 40,
  realtime: 14,
}
const hourMs = 3_600_000

interface Seeded {
  store: Store
  merchant: Merchant
  until: number
}

/**
 * Gives the seeded team its contracts and settles the days before the seed by the same rules as all later ones. Inside
 * `transaction`, once. `until`: the instant of the seed, in milliseconds.
 */
export function settlePast({ store }: Pick<Gateway, 'store' | 'now'>, merchant: Merchant, until: number): void {
  const [top] = store.agentTree.heads(merchant.code)
  if (!top) return
  const seeded = { store, merchant, until }
  const second = agentsBelow(store, top)
  for (const kind of payKindsOf(merchant)) {
    const since = until - daysOf[kind] * dayMs
    giveEarlier(seeded, { kind, from: null, to: top, at: since, tiers: tiersFor(merchant, kind, platformTerms[kind]) })
    for (const [place, to] of second.entries()) {
      const steps = secondTerms[place]?.[kind]
      if (!steps) continue
      const at = Math.max(since, to.joinedAt)
      giveEarlier(seeded, { kind, from: top, to, at, tiers: tiersFor(merchant, kind, steps) })
      giveFurther(seeded, { kind, from: to }, { at, most: highestRate(tiersFor(merchant, kind, steps)) })
    }
  }
  beginRebates(store, merchant, until - historyDays * dayMs)
  runPay({ store: withPastRead(store), merchant }, until)
  addLatest(seeded, top, second)
}

/** To the agents below one of the second level, where its own contract carries that. */
function giveFurther(
  seeded: Seeded,
  { kind, from }: { kind: PayKind; from: TeamMember },
  { at, most }: { at: number; most: number },
): void {
  const steps = thirdTerms[kind]
  const tiers = steps ? tiersFor(seeded.merchant, kind, steps) : []
  if (tiers.length === 0 || highestRate(tiers) > most) return
  for (const to of agentsBelow(seeded.store, from)) {
    giveEarlier(seeded, { kind, from, to, at: Math.max(at, to.joinedAt), tiers })
  }
}

function agentsBelow({ agentTree }: Store, { id }: TeamMember): TeamMember[] {
  return agentTree.direct(id).filter(({ type }) => agentTypes.includes(type))
}

interface Given {
  kind: PayKind
  /** Null: the platform. */
  from: TeamMember | null
  to: TeamMember
  at: number
  tiers: readonly Tier[]
}

function rowOf({ merchant }: Seeded, { kind, from, to, at, tiers }: Given): Omit<ContractRow, 'id'> {
  return {
    ...offered(at),
    merchant: merchant.code,
    kind,
    period: periodFor(merchant, kind),
    offerer_id: from?.id ?? null,
    receiver_id: to.id,
    tiers: JSON.stringify(tiers),
    remark: '',
  }
}

/** Accepted an hour after it was offered; time then makes of it what it makes of any other. */
function giveEarlier(seeded: Seeded, given: Given): void {
  const row = rowOf(seeded, given)
  const answered_at = given.at + hourMs
  const starts_at = spanAround(row.period, answered_at, seeded.merchant.timeZone).to
  seeded.store.contracts.add({ ...row, state: 'accepted', answered_at, starts_at, ends_at: null, due_at: starts_at })
}

/** What waits for an answer or its beginning, ends, or came to nothing. */
function addLatest(seeded: Seeded, top: TeamMember, second: readonly TeamMember[]): void {
  const { store, merchant, until } = seeded
  const [subagent, other, third, fourth, fifth] = second
  const offer = (given: Omit<Given, 'at'>, daysAgo: number, change: Partial<ContractRow> = {}): void => {
    if (!payKindsOf(merchant).includes(given.kind)) return
    store.contracts.add({ ...rowOf(seeded, { ...given, at: until - daysAgo * dayMs }), ...change })
  }
  const steps = (kind: PayKind, place: number, drop = 0): Tier[] =>
    tiersFor(merchant, kind, (secondTerms[place]?.[kind] ?? platformTerms[kind]).slice(drop))
  offer({ kind: 'hourly', from: null, to: top, tiers: tiersFor(merchant, 'hourly', betterHourly) }, 2)
  if (subagent) offer({ kind: 'realtime', from: top, to: subagent, tiers: steps('realtime', 1) }, 1)
  if (fifth) offer({ kind: 'dividend', from: top, to: fifth, tiers: steps('dividend', 2) }, 3)
  const over = { due_at: null, answered_at: until - 20 * dayMs, ends_at: until - 20 * dayMs }
  if (third) {
    offer({ kind: 'daily', from: top, to: third, tiers: steps('daily', 3) }, 21, { ...over, state: 'rejected' })
    offer({ kind: 'realtime', from: top, to: third, tiers: steps('realtime', 1) }, 24, { ...over, state: 'withdrawn' })
  }
  if (fourth) {
    const expired = { state: 'expired', due_at: null, ends_at: until - 23 * dayMs } as const
    offer({ kind: 'hourly', from: top, to: fourth, tiers: steps('hourly', 0) }, 30, expired)
    const ending = store.contracts.running(fourth.id, 'dividend')
    const ends_at = ending ? spanAround(ending.period, until, merchant.timeZone).to : 0
    if (ending) store.contracts.change(ending, { state: 'ending', ends_at, due_at: ends_at })
  }
  if (other) {
    const starts_at = spanAround('daily', until, merchant.timeZone).to
    const accepted = {
      state: 'accepted',
      answered_at: until - hourMs,
      starts_at,
      ends_at: null,
      due_at: starts_at,
    } as const
    offer({ kind: 'daily', from: top, to: other, tiers: steps('daily', 0) }, 1, accepted)
  }
}
