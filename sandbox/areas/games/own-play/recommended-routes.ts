import type { Hono } from 'hono'
import { getRecommendedForMember, type RecommendedLane, setRecommended } from '#contract/lobby/recommended.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { isShownBy, vendorName } from '#sandbox/catalogue/offer.ts'
import { subjectIn } from '#sandbox/catalogue/subjects.ts'
import { themeIn } from '#sandbox/catalogue/themes.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { pauseOf } from '../../limits/guard.ts'
import { cardOf } from '../lobby/cards.ts'
import { maintenanceIn } from '../lobby/game-maintenance.ts'
import type { Entry } from '../search/view.ts'
import { choose, isChosen } from './choices.ts'
import { type Recommended, recommend } from './recommend.ts'

/** What was played before counts no more. */
const memoryMs = 60 * 86_400_000

export function addRecommendedRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getRecommendedForMember, ({ merchant, language, member }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    const isOn = isChosen(store, member, 'recommendations')
    return good({ isOn, lane: isOn ? laneFor(gateway, member, { merchant, language }) : null })
  })

  addCall(app, gateway, setRecommended, ({ member, body: { isOn } }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    choose(store, member, ['recommendations', isOn])
    return good({ isOn })
  })
}

/** Null without a history to go by, and while a break or an exclusion runs. */
function laneFor(gateway: Gateway, member: MemberRow, audience: Audience): RecommendedLane | null {
  if (pauseOf(gateway, member.id)) return null
  const { merchant, language } = audience
  const played = gateway.store.bets.gamesByDays(member.id, gateway.now().getTime() - memoryMs)
  const maintenance = maintenanceIn(gateway, merchant)
  const isOpen = ({ game }: Entry): boolean => isShownBy(merchant, game.type, game.vendor) && maintenance(game) === null
  const found = recommend(gateway.views.of(merchant, language), played, isOpen)
  if (!found) return null
  const { played: entry, entries } = found
  return {
    reason: {
      code: found.code,
      gameCode: entry.game.code,
      gameName: entry.name,
      shared: sharedName(found, language),
      gameType: entry.game.type,
    },
    cards: entries.map(({ game }) => cardOf(game, audience)),
  }
}

function sharedName({ code, shared }: Pick<Recommended, 'code' | 'shared'>, language: string): string | null {
  if (code === 'theme') return themeIn(shared, language)
  if (code === 'vendor') return vendorName(shared)
  return subjectIn(shared, language) ?? null
}
