import type { Hono } from 'hono'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import type { LanguageCode } from '#contract/site/languages.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Announcements, bannersOf, noticesOf, popupsOf, promotionImages } from './announcements.ts'

export function addAnnouncementRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getAnnouncements, ({ merchant, language, member }) =>
    good(announcementsOf(gateway, merchant, { language, isMember: member !== null })),
  )
}

function announcementsOf(
  gateway: Gateway,
  merchant: Merchant,
  { language, isMember }: { language: LanguageCode; isMember: boolean },
): Announcements {
  const seededAt = Date.parse(gateway.store.meta.get('seeded-at') ?? gateway.now().toISOString())
  return {
    banners: bannersOf(merchant, language),
    playerNotices: noticesOf(merchant, language, seededAt),
    popups: popupsOf(merchant, language, isMember),
    promotion: { count: merchant.demo.promotions, announcementImages: promotionImages(merchant) },
  }
}
