import type { Owner } from '#sandbox/ledger/accounts.ts'
import { type Period, periodAround } from '#sandbox/lib/days.ts'
import { maskedAccountName } from '#sandbox/lib/masks.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

/** Who took most points of missions in the period that goes on. */
export function leaderboard(
  { store, now }: Pick<Gateway, 'store' | 'now'>,
  owner: Owner,
  { period, most }: { period: Period; most: number },
) {
  const { merchant, member } = owner
  const { from, to } = periodAround(now().getTime(), period, merchant.timeZone)
  const all = store.missions.standings(merchant.code, from, to)
  const rows = all.map(({ member: id, name, points }) => {
    const rank = 1 + all.findIndex((other) => other.points === points)
    return { rank, name: id === member.id ? name : maskedAccountName(name), points, isOwn: id === member.id }
  })
  const own = rows.find(({ isOwn }) => isOwn)
  return { from, to, rows: rows.slice(0, most), own: own ? { rank: own.rank, points: own.points } : null }
}
