import * as announcements from '#src/gateway/contract/announcements.ts'
import type { Call } from '#src/gateway/contract/call.ts'
import * as games from '#src/gateway/contract/games.ts'
import * as jackpot from '#src/gateway/contract/jackpot.ts'
import * as member from '#src/gateway/contract/member.ts'
import * as session from '#src/gateway/contract/session.ts'
import * as system from '#src/gateway/contract/system.ts'
import * as winners from '#src/gateway/contract/winners.ts'

/** Every call of the contract, by area. */
export const callsByArea: Readonly<Record<string, readonly Call[]>> = {
  system: callsOf(system),
  session: callsOf(session),
  member: callsOf(member),
  games: [...callsOf(games), ...callsOf(winners), ...callsOf(jackpot)],
  announcements: callsOf(announcements),
}

export const calls: readonly Call[] = Object.values(callsByArea).flat()

function callsOf(area: object): Call[] {
  return Object.values(area).filter(isCall)
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'answer' in value
}
