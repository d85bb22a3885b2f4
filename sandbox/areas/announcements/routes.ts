import type { Hono } from 'hono'
import { getAnnouncements } from '#contract/lobby/announcements.ts'
import { addCall } from '#sandbox/calls/call-route.ts'
import { composedOnce } from '#sandbox/calls/composed-once.ts'
import { agentTypes } from '#sandbox/members/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Announcements, bannersOf, noticesOf, popupsOf, promotionImages } from './announcements.ts'

type Visitor = 'guest' | 'member' | 'agent'
type Execution = Announcements['popups'][number]['execution']

export function addAnnouncementRoutes(app: Hono, gateway: Gateway): void {
  const announcements = composedOnce((audience, variant: `${Visitor}/${Execution | 'all'}/${boolean}`) => {
    const [visitor, execution, hasPopups] = variant.split('/')
    const popups =
      visitor === 'agent' || hasPopups === 'false' ? [] : popupsFor(gateway, audience, visitor === 'member')
    return {
      ...announcementsOf(gateway, audience),
      popups: popups.filter((popup) => execution === 'all' || popup.execution === execution),
    }
  })

  addCall(app, gateway, getAnnouncements, ({ merchant, language, member, query }) => {
    const { hasPopups } = gateway.faults.stateOf(merchant.code)
    return announcements({ merchant, language }, `${visitorOf(member)}/${query.execution ?? 'all'}/${hasPopups}`)
  })
}

function visitorOf(member: MemberRow | null): Visitor {
  if (member === null) return 'guest'
  return agentTypes.includes(member.type) ? 'agent' : 'member'
}

const seededAtOf = ({ store, now }: Gateway): number => Date.parse(store.meta.get('seeded-at') ?? now().toISOString())

/** What pops up is for players: agents have notices of their own. */
const popupsFor = (gateway: Gateway, { merchant, language }: Audience, isMember: boolean): Announcements['popups'] =>
  popupsOf(merchant, language, { isMember, seededAt: seededAtOf(gateway) })

function announcementsOf(gateway: Gateway, { merchant, language }: Audience): Omit<Announcements, 'popups'> {
  return {
    banners: bannersOf(merchant, language),
    playerNotices: noticesOf(merchant, language, seededAtOf(gateway)),
    promotion: { count: merchant.demo.promotions, announcementImages: promotionImages(merchant) },
  }
}
