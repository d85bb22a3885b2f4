import type { Hono } from 'hono'
import { claimMission, getMissionLeaderboard, getMissionSummary, type Mission } from '#contract/account/missions.ts'
import { type LanguageCode, languages } from '#contract/site/languages.ts'
import { numberText } from '#contract/site/number-text.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { moneyTextOf } from '#sandbox/lib/money-text.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { ladderOf, rankLabel } from '../vip/ladder.ts'
import { leaderboard } from './leaderboard.ts'
import { claimableCount, claimOwnMission, missionId, type OwnMission, ownMissions } from './missions.ts'
import { isMoney, type Plan } from './plans.ts'
import { missionText } from './texts.ts'

const periods = { daily: 'day', weekly: 'week', monthly: 'month' } as const
const periodNames = { day: 'daily', week: 'weekly', month: 'monthly', once: 'once' } as const

const maxBoardRows = 100

export function addMissionRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getMissionSummary, ({ merchant, member, language }) => {
    const barred = closedOrTrial(merchant, member)
    if (barred) return barred
    const owner = { merchant, member }
    const missions = ownMissions(gateway, owner).map((each) => missionAnswer(each, merchant, language))
    const claimable = claimableCount(gateway, owner)
    return good({ missions, claimable, currency: merchant.currency, imageUrl: sceneOf(merchant) })
  })

  addCall(app, gateway, claimMission, ({ merchant, member, language, query, idempotencyKey }) => {
    const barred = closedOrTrial(merchant, member)
    if (barred) return barred
    // Which one it is belongs to the order as a body would.
    return answerOnce(gateway, claimMission, { member, idempotencyKey, body: { id: query.id } }, () => {
      const claimed = claimOwnMission(gateway, { merchant, member }, query.id)
      return claimed instanceof Refusal ? claimed : good(missionAnswer(claimed, merchant, language))
    })
  })

  addCall(app, gateway, getMissionLeaderboard, ({ merchant, member, query }) => {
    const barred = closedOrTrial(merchant, member)
    if (barred) return barred
    const { period, limitNum } = query
    if (!Number.isInteger(limitNum) || limitNum < 1 || limitNum > maxBoardRows) {
      return refuse('request.invalid', { fields: { limitNum: 'field.invalid' } })
    }
    const { from, to, rows, own } = leaderboard(
      gateway,
      { merchant, member },
      { period: periods[period], most: limitNum },
    )
    return good({ rows, own, startsAt: instantOf(from), endsAt: instantOf(to) })
  })
}

function closedOrTrial({ pointMall }: Merchant, member: Parameters<typeof refuseTrial>[0]): Refusal | null {
  return pointMall ? refuseTrial(member) : refuse('module.closed')
}

function rankName({ fromRank }: Plan, merchant: Merchant, language: LanguageCode): string | null {
  const rank = ladderOf(merchant).find(({ level }) => level === fromRank)
  return rank ? rankLabel(rank, language, merchant.defaultLanguage) : null
}

/** The picture of the merchant's first banner. */
function sceneOf({ demo }: Merchant): string {
  const banner = demo.banners[0]
  return banner ? artAddress.banner(banner.scene, banner.hue, 'wide') : ''
}

function missionAnswer(own: OwnMission, merchant: Merchant, language: LanguageCode): Mission {
  const { currency, defaultLanguage } = merchant
  const { plan, span, done, state } = own
  const { kind, period, needed, points } = plan
  const hasMoney = isMoney(kind)
  const written = (amount: number): string => (hasMoney ? decimalOf(amount) : String(amount))
  const { tag, dir } = languages[language]
  const plain = hasMoney ? moneyTextOf(needed, { currency, language }) : numberText(needed, tag)
  // Sign and figure stay together where the text around them runs from right to left.
  const figure = dir === 'rtl' ? `\u2066${plain}\u2069` : plain
  const orNull = (at: number): string | null => (Number.isFinite(at) ? instantOf(at) : null)
  return {
    id: missionId(own),
    ...missionText(plan, figure, { language, fallback: defaultLanguage }),
    kind,
    period: periodNames[period],
    measure: hasMoney ? 'money' : 'count',
    done: written(done),
    needed: written(needed),
    points,
    state,
    opensWith: state === 'locked' ? rankName(plan, merchant, language) : null,
    startsAt: period === 'once' ? null : instantOf(span.from),
    endsAt: orNull(span.to),
    claimUntil: orNull(span.claimUntil),
  }
}
