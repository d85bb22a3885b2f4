import type { Hono } from 'hono'
import { getMember } from '#contract/identity/member.ts'
import { setMemberLanguage } from '#contract/site/language.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import type { Owner } from '#sandbox/ledger/accounts.ts'
import { agentTypes, trialType } from '#sandbox/members/accounts.ts'
import { avatarOf } from '#sandbox/members/avatars.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuse } from '#sandbox/server/problems.ts'
import { openRewardCount } from '../promotions/rewards.ts'
import { currentStanding } from '../vip/gifts.ts'
import { rankLabel } from '../vip/ladder.ts'

export function addMemberRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getMember, ({ merchant, member, language }) => {
    return good({
      id: `M${String(member.id).padStart(8, '0')}`,
      account: member.name,
      nickname: member.nickname,
      type: member.type,
      avatar: avatarOf(gateway, member),
      currency: merchant.currency,
      ...vipOf(gateway, { merchant, member }, language),
      availablePromoCount: openRewardCount(gateway, member.id),
      unreadMessage: gateway.store.messages.counts(member.id).unread,
      availablePromo: [{ type: 'REFERRAL', enabled: member.type !== trialType }],
    })
  })

  addCall(app, gateway, setMemberLanguage, ({ merchant, member, body }) => {
    const language = merchant.languages.find((code) => code === body.language)
    if (!language) return refuse('request.invalid', { fields: { language: 'field.invalid' } })
    gateway.store.memberLanguages.set(member.id, language)
    return good(null)
  })
}

/** Neither a trial account nor an agent has a rank. */
function vipOf(gateway: Gateway, owner: Owner, language: string) {
  const { merchant, member } = owner
  const isPlayer = member.type !== trialType && !agentTypes.includes(member.type)
  const rank = isPlayer ? currentStanding(gateway, owner).rank : null
  if (!rank) return { hasVip: false }
  const vipLabelName = rankLabel(rank, language, merchant.defaultLanguage)
  return { hasVip: true, vipLabelName, vipRankLevel: rank.level }
}
