import type { GameRow } from '#sandbox/catalogue/catalogue.ts'
import { minorUnitsOf } from '#sandbox/lib/currencies.ts'
import { digestOf, newSecret } from '#sandbox/lib/secrets.ts'
import { sessionById } from '#sandbox/members/session/sessions.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { maintenanceOf } from '../lobby/game-maintenance.ts'
import { launchLifeMs } from './launch.ts'
import type { PlaySessionRow } from './play-sessions.ts'

/** A play that goes on, and all that a round of it needs. */
export interface Play {
  row: PlaySessionRow
  merchant: Merchant
  game: GameRow
}

const idleMs = 3_600_000
/** In reference units. */
const playMoney = 2000

/** Exchanges a launch, once and within its minute, for a play. Gives the token, of which only the digest is kept. */
export function beginPlay(gateway: Gateway, launch: string): { token: string; play: Play } | Refusal {
  const { store, now } = gateway
  const at = now().getTime()
  const taken = store.launches.take(digestOf(launch))
  if (!taken || taken.at + launchLifeMs <= at) return refuse('launch.used')
  const { at: _, ...terms } = taken
  const currency = gateway.merchants.get(terms.merchant)?.currency ?? ''
  const token = newSecret(32)
  const row: PlaySessionRow = {
    ...terms,
    id: newSecret(12),
    play_money: terms.member_id === null ? minorUnitsOf(playMoney, currency) : 0,
    last_used: at,
  }
  const play = playOf(gateway, row)
  if (play instanceof Refusal) return play
  store.playSessions.sweep(at - idleMs)
  store.playSessions.add(digestOf(token), row)
  return { token, play }
}

/** The play behind a token, whose idle hour starts anew. With a member's wallet it ends with the member's session. */
export function playOfToken(gateway: Gateway, token: string | null): Play | Refusal {
  const { store, now } = gateway
  if (token === null) return refuse('play.ended')
  const at = now().getTime()
  const row = store.playSessions.find(digestOf(token))
  if (!row || row.last_used + idleMs <= at) return refuse('play.ended')
  const play = playOf(gateway, row)
  if (!(play instanceof Refusal)) store.playSessions.touch(digestOf(token), at)
  return play
}

function playOf(gateway: Gateway, row: PlaySessionRow): Play | Refusal {
  const merchant = gateway.merchants.get(row.merchant)
  const game = gateway.store.catalogue.byNode(row.node_id)
  if (!merchant || !game) return refuse('play.ended')
  if (gateway.faults.stateOf(merchant.code).status !== 0) return refuse('system.maintenance')
  if (maintenanceOf(gateway, merchant, game)) return refuse('game.maintenance')
  const isOpen = row.member_id === null || mayPlay(gateway, row)
  return isOpen ? { row, merchant, game } : refuse('play.ended')
}

function mayPlay(gateway: Gateway, { session_id, member_id }: PlaySessionRow): boolean {
  const live = sessionById(gateway, session_id)
  return live !== null && live.member.id === member_id && live.session.must_change === null
}
