import type { Hono } from 'hono'
import { setMemberLanguage } from '#src/gateway/contract/language.ts'
import { getMember } from '#src/gateway/contract/member.ts'
import { artAddress } from '../art/addresses.ts'
import { hashText } from '../artwork/random.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { refuse } from '../http/problems.ts'
import { openRewardCount } from '../promotions/rewards.ts'
import { trialType } from '../seed/accounts.ts'

export function addMemberRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getMember, ({ merchant, member }) => {
    if (!member) return refuse('session.required')
    const vip = member.vip_rank > 0 ? { vipLabelName: `VIP ${member.vip_rank}`, vipRankLevel: member.vip_rank } : {}
    return good({
      id: `M${String(member.id).padStart(8, '0')}`,
      account: member.name,
      nickname: member.nickname,
      type: member.type,
      avatar: artAddress.avatar(hashText(`${member.merchant} ${member.name}`) % 10_000),
      currency: merchant.currency,
      hasVip: member.vip_rank > 0,
      ...vip,
      availablePromoCount: openRewardCount(gateway, member.id),
      unreadMessage: gateway.store.messages.counts(member.id).unread,
      availablePromo: [{ type: 'REFERRAL', enabled: member.type !== trialType }],
    })
  })

  addCall(app, gateway, setMemberLanguage, ({ merchant, member, body }) => {
    if (!member) return refuse('session.required')
    const language = merchant.languages.find((code) => code === body.language)
    if (!language) return refuse('request.invalid', { fields: { language: 'field.invalid' } })
    gateway.store.memberLanguages.set(member.id, language)
    return good(null)
  })
}
