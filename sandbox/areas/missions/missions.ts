import type { Owner } from '#sandbox/ledger/accounts.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { Store } from '#sandbox/store/store.ts'
import { refuseGifts } from '../limits/guard.ts'
import { rankOf } from '../vip/standing.ts'
import { type Plan, plansOf, type Span, spansOf } from './plans.ts'
import { doneOf } from './progress.ts'
import { missionTitles } from './texts.ts'

interface Part {
  store: Store
  now: () => Date
}

/** A mission of a member's in one of its periods. */
export interface OwnMission {
  plan: Plan
  span: Span
  done: number
  /** `locked`: the rank that opens it is not reached. What was claimed stays claimed, whatever becomes of the rank. */
  state: 'running' | 'done' | 'claimed' | 'locked'
}

/** What runs, and what is done of the period before and waits to be claimed: that first. */
export function ownMissions(part: Part, owner: Owner): OwnMission[] {
  const at = part.now().getTime()
  const all = plansOf(owner.merchant).flatMap((plan) =>
    spansOf(plan.period, at, owner.merchant.timeZone).map((span) => missionIn(part, owner, { plan, span })),
  )
  const isOver = ({ span }: OwnMission): boolean => span.to <= at
  return [...all.filter((each) => isOver(each) && each.state === 'done'), ...all.filter((each) => !isOver(each))]
}

function missionIn(part: Part, owner: Owner, { plan, span }: { plan: Plan; span: Span }): OwnMission {
  const { store } = part
  const done = doneOf(store, owner, { plan, span })
  if (store.missions.isClaimed(owner.member.id, plan.id, span.from)) {
    return { plan, span, done: plan.needed, state: 'claimed' }
  }
  const { fromRank } = plan
  if (fromRank !== undefined && (rankOf(part, owner)?.level ?? 0) < fromRank) {
    return { plan, span, done, state: 'locked' }
  }
  return { plan, span, done, state: done >= plan.needed ? 'done' : 'running' }
}

/** How many wait to be claimed: the red count. */
export function claimableCount(part: Part, owner: Owner): number {
  return ownMissions(part, owner).filter(({ state }) => state === 'done').length
}

/** "day-stake.1763575200000" */
export const missionId = ({ plan, span }: Pick<OwnMission, 'plan' | 'span'>): string => `${plan.id}.${span.from}`

/** Gives the points of a mission, once. Inside a transaction. */
export function claimOwnMission(part: Pick<Gateway, 'store' | 'now'>, owner: Owner, id: string): OwnMission | Refusal {
  const { store, now } = part
  const { merchant, member } = owner
  const barred = refuseGifts(part, owner.member)
  if (barred) return barred
  const at = now().getTime()
  const found = plansOf(merchant)
    .flatMap((plan) => spansOf(plan.period, at, merchant.timeZone).map((span) => ({ plan, span })))
    .find((each) => missionId(each) === id)
  if (!found) return refuse('mission.unknown')
  const { plan, span } = found
  const mission = missionIn(part, owner, { plan, span })
  if (mission.state === 'running' || mission.state === 'locked') return refuse('mission.not-done')
  const claim = { mission: plan.id, began: span.from, points: plan.points, at }
  if (mission.state === 'claimed' || !store.missions.claim(member.id, claim)) return refuse('mission.claimed')
  const remark = missionTitles(plan)
  store.points.add({ member: member.id, type: 'mission', changed: plan.points, reference: id, remark, at })
  store.news.tell({ member: member.id, event: 'counts' })
  return { ...mission, state: 'claimed' }
}
