import type { Owner } from '#sandbox/ledger/accounts.ts'
import { writeMessage } from '#sandbox/members/write-message.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuseGifts } from '../limits/guard.ts'
import type { Rank } from './ladder.ts'
import { type Standing, vipStanding } from './standing.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** For how long the gift of a rank can be claimed, and how often it must be staked. */
const lastsMs = 90 * 86_400_000
const giftTimes = 1

/**
 * Where a member stands; the gifts of ranks reached since the last look are among the rewards then, each once in a life. None
 * come while a break or an exclusion runs: they wait until it is over.
 */
export function currentStanding(part: Part, owner: Owner): Standing {
  const { store, now } = part
  const { member } = owner
  const standing = vipStanding(part, owner)
  const { rank, ladder } = standing
  const given = store.rankGifts.highest(member.id)
  if (!rank || rank.level <= given || refuseGifts(part, owner.member)) return standing
  const at = now().getTime()
  store.transaction(() => {
    for (const each of ladder.slice(given, rank.level)) give(part, member.id, { rank: each, at })
    store.news.tell({ member: member.id, event: 'counts' })
  })
  return standing
}

function give({ store }: Part, member: number, { rank: { level, gift }, at }: { rank: Rank; at: number }): void {
  if (!store.rankGifts.add(member, level, at) || gift === 0) return
  store.rewards.add(member, {
    kind: 'rank',
    amount: gift,
    turnover: gift * giftTimes,
    given_at: at,
    expires_at: at + lastsMs,
    claimed_at: null,
  })
  writeMessage(store, member, {
    event: 'reward-open',
    values: { promotion: { word: 'rank-gift' }, amount: { money: gift }, until: { at: at + lastsMs } },
    at,
  })
}
