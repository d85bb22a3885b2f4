import type { MemberRow } from '#sandbox/members/members.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { missionId } from './missions.ts'
import { type Plan, plansOf, type Span, spansOf } from './plans.ts'
import { doneOf } from './progress.ts'
import { missionTitles } from './texts.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How far back, and on which of these days somebody logged in: every so many. */
const days = 35
const logInEvery: Readonly<Record<string, number>> = {
  player: 1,
  saver: 2,
  owing: 4,
  keeper: 7,
  traveller: 2,
  guarded: 5,
}

interface Step {
  at: number
  run: () => void
}

/**
 * Log-ins of the last weeks, and the points that were claimed for missions that were really done then. What `player` did
 * yesterday and today is left to be claimed.
 */
export function missionSteps(
  store: Store,
  { merchant, member, at }: { merchant: Merchant; member: MemberRow; at: number },
): Step[] {
  const every = logInEvery[member.name]
  if (every === undefined) return []
  for (let back = days; back >= 0; back -= every) store.missions.noteLogIn(member.id, at - back * dayMs - hourMs)
  if (member.name !== 'player') store.missions.noteLogIn(member.id, at - hourMs)
  // Which rank somebody had in a month that is over is not looked up.
  const plans = plansOf(merchant).filter(({ fromRank }) => fromRank === undefined)
  return plans.flatMap((plan) =>
    pastSpans(plan, merchant, at).flatMap((span) => {
      // Claimed a little before it is over, and of the period that goes on at the end.
      const then = Math.min(span.to - hourMs, at - hourMs / 2)
      const isLeft = member.name === 'player' && plan.period === 'day' && span.to > at - dayMs
      if (
        isLeft ||
        then < span.from ||
        doneOf(store, { merchant, member }, { plan, span: { ...span, to: then } }) < plan.needed
      ) {
        return []
      }
      return [{ at: then, run: () => take(store, member.id, { plan, span, at: then }) }]
    }),
  )
}

function pastSpans({ period }: Plan, { timeZone }: Merchant, at: number): Span[] {
  if (period === 'once') return []
  const spans: Span[] = []
  for (let then = at; then > at - days * dayMs; ) {
    const [span] = spansOf(period, then, timeZone)
    if (!span) break
    spans.push(span)
    then = span.from - 1
  }
  return spans
}

function take(store: Store, member: number, { plan, span, at }: { plan: Plan; span: Span; at: number }): void {
  const { id: mission, points } = plan
  store.missions.claim(member, { mission, began: span.from, points, at })
  const reference = missionId({ plan, span })
  store.points.add({ member, type: 'mission', changed: points, reference, remark: missionTitles(plan), at })
}

/** Of all but `player`, whose points stand among what it earned. */
export function seedMissions(store: Store, merchant: Merchant, at: number): void {
  for (const name of Object.keys(logInEvery)) {
    const member = name === 'player' ? null : store.members.byName(merchant.code, name)
    if (!member) continue
    for (const { run } of missionSteps(store, { merchant, member, at }).toSorted((one, two) => one.at - two.at)) run()
  }
}
