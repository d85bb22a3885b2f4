import type { Hono } from 'hono'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { agentTypes } from '#sandbox/members/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Announcements, bannersOf, noticesOf, popupsOf, promotionImages } from './announcements.ts'

export function addAnnouncementRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getAnnouncements, ({ merchant, language, member, query }) => {
    const all = announcementsOf(gateway, merchant, { language, visitor: visitorOf(member) })
    const popups = all.popups.filter(({ execution }) => execution === (query.execution ?? execution))
    return good({ ...all, popups })
  })
}

type Visitor = 'guest' | 'member' | 'agent'

function visitorOf(member: MemberRow | null): Visitor {
  if (member === null) return 'guest'
  return agentTypes.includes(member.type) ? 'agent' : 'member'
}

function announcementsOf(
  gateway: Gateway,
  merchant: Merchant,
  { language, visitor }: { language: LanguageCode; visitor: Visitor },
): Announcements {
  const seededAt = Date.parse(gateway.store.meta.get('seeded-at') ?? gateway.now().toISOString())
  // What pops up is for players: agents have notices of their own.
  const isShown = visitor !== 'agent' && gateway.faults.stateOf(merchant.code).hasPopups
  return {
    banners: bannersOf(merchant, language),
    playerNotices: noticesOf(merchant, language, seededAt),
    popups: isShown ? popupsOf(merchant, language, { isMember: visitor === 'member', seededAt }) : [],
    promotion: { count: merchant.demo.promotions, announcementImages: promotionImages(merchant) },
  }
}
