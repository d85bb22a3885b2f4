import type { LanguageCode } from '#contract/site/languages.ts'
import { refusePlay } from '#sandbox/areas/limits/guard.ts'
import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { isShownBy } from '#sandbox/catalogue/offer.ts'
import { kindOf } from '#sandbox/games/kinds.ts'
import { digestOf, newSecret } from '#sandbox/lib/secrets.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import type { SessionRow } from '#sandbox/members/session/session-rows.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import { isOriginOf } from '#sandbox/merchants/own-sites.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { maintenanceOf } from '../lobby/game-maintenance.ts'
import { notePlay } from '../lobby/note-play.ts'

interface LaunchAsked {
  merchant: Merchant
  language: LanguageCode
  query: { vassalage: string; gameCode: string; backUrl: string }
  /** Where the gateway itself was asked. */
  origin: string
  address: string
}

interface Launched {
  url: string
  display: 'frame' | 'tab'
}

export const launchLifeMs = 60_000
/** How long the page at a launch's address still knows whose it was. */
const launchMemoryMs = 12 * 3_600_000

/** Vendors whose games ask for a tab of their own. */
const tabVendors = new Set(['FRN', 'STV', 'TBL'])

/** Opens a game with a member's wallet. */
export function launchWithWallet(
  gateway: Gateway,
  asked: LaunchAsked,
  { member, session }: { member: MemberRow; session: SessionRow },
): Launched | Refusal {
  if (member.type === trialType) return refuse('game.needs-account')
  const own = refusePlay(gateway, { merchant: asked.merchant, memberId: member.id })
  if (own) return own
  const game = gameOf(gateway, asked)
  if (!('node_id' in game)) return game
  const limited = refuseTry(gateway, [
    { merchant: asked.merchant.code, subject: `launch of ${member.id}`, most: 600, windowMs: 3_600_000 },
  ])
  if (limited) return limited
  notePlay(gateway, member, game)
  return opened(gateway, asked, { game, who: { member_id: member.id, session_id: session.id } })
}

/** Opens a game with play money, for anybody. */
export function launchWithPlayMoney(gateway: Gateway, asked: LaunchAsked): Launched | Refusal {
  const game = gameOf(gateway, asked)
  if (!('node_id' in game)) return game
  if (game.has_trial !== 1) return refuse('game.no-trial')
  const limited = refuseTry(gateway, [
    { merchant: asked.merchant.code, subject: `trial from ${asked.address}`, most: 600, windowMs: 3_600_000 },
  ])
  return limited ?? opened(gateway, asked, { game, who: { member_id: null, session_id: '' } })
}

/** The game that is asked for, once it is the merchant's and open, and the way back is a page of the merchant's own. */
function gameOf(gateway: Gateway, { merchant, query }: LaunchAsked): GameRow | Refusal {
  if (!isPageOf(merchant, query.backUrl)) return refuse('request.invalid', { fields: { backUrl: 'field.invalid' } })
  const game = gateway.store.catalogue.byCode(query.gameCode) ?? firstOfLobby(gateway, query.gameCode)
  if (!game || game.vendor !== query.vassalage || !isShownBy(merchant, game.type, game.vendor)) {
    return refuse('game.unknown')
  }
  return maintenanceOf(gateway, merchant, game) ? refuse('game.maintenance') : game
}

function isPageOf(merchant: Merchant, address: string): boolean {
  if (address.length > 2048 || !/^https?:\/\//.test(address) || !URL.canParse(address)) return false
  return isOriginOf(merchant, new URL(address).origin)
}

/** A vendor's lobby ("VVT-LIVE-LOBBY") opens at the first of its tables. */
function firstOfLobby({ store }: Gateway, code: string): GameRow | null {
  const [, vendor, type] = /^(\w+)-([A-Z]+)-LOBBY$/.exec(code) ?? []
  if (vendor === undefined || type === undefined) return null
  return store.catalogue.page({ type, vendors: [vendor], selection: '' }, 1, 0)[0] ?? null
}

function opened(
  { store, now }: Gateway,
  { merchant, language, query, origin }: LaunchAsked,
  { game, who }: { game: GameRow; who: { member_id: number | null; session_id: string } },
): Launched {
  const at = now().getTime()
  const id = newSecret(32)
  store.launches.sweep(at - launchMemoryMs)
  store.launches.add(digestOf(id), {
    ...who,
    merchant: merchant.code,
    node_id: game.node_id,
    language,
    back_url: query.backUrl,
    at,
  })
  return {
    url: `${playOriginFor(origin)}/play/${kindOf(game)}/?launch=${id}`,
    display: tabVendors.has(game.vendor) ? 'tab' : 'frame',
  }
}

/** Games have an origin of their own beside the sites of a preview; where the sandbox runs alone, it serves them itself. */
export function playOriginFor(origin: string): string {
  const url = new URL(origin)
  if (!url.hostname.endsWith('.localhost')) return url.origin
  url.hostname = 'play.localhost'
  return url.origin
}
