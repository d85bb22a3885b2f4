import type { BetDay, BetRecord, getBettingRecords } from '#contract/account/records.ts'
import type { QueryOf } from '#contract/call.ts'
import { vendorName } from '#sandbox/catalogue/offer.ts'
import { shownName } from '#sandbox/catalogue/shown-name.ts'
import { type BetOrder, type BetRow, type BetSums, resultOf } from '#sandbox/ledger/bets.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Store } from '#sandbox/store/store.ts'
import { pictureOf } from '../games/lobby/cards.ts'

type BetQuery = QueryOf<typeof getBettingRecords>

/** Which bets a report is asked for. */
export function betsAsked({ gameType = '', vendor = '', result, number = '' }: BetQuery) {
  const letters = number.replaceAll(/[^\p{L}\p{N}]/gu, '').toUpperCase()
  return { type: gameType, vendor, result: result ?? ('' as const), number: letters }
}

/** In which order: by the time, the latest first, unless it is said. */
export function betOrder({ sort = 'at', order = 'desc' }: BetQuery): BetOrder {
  return { by: sort === 'validBet' ? 'valid' : sort, isUp: order === 'asc' }
}

export function betAnswer(store: Store, bet: BetRow, audience: Audience): BetRecord {
  return {
    id: bet.number,
    number: bet.number,
    at: instantOf(bet.at),
    settledAt: bet.settled_at === null ? null : instantOf(bet.settled_at),
    gameCode: bet.game_code,
    ...gameOf(store, bet.game_code, audience),
    gameType: bet.type,
    vendor: bet.vendor,
    vendorName: vendorName(bet.vendor),
    stake: decimalOf(bet.stake),
    validBet: bet.returned === null ? null : decimalOf(bet.valid),
    returned: bet.returned === null ? null : decimalOf(bet.returned),
    profit: bet.returned === null ? null : decimalOf(bet.returned - bet.stake),
    result: resultOf(bet),
  }
}

/** A game that the catalogue has no more goes by its code. */
function gameOf(store: Store, code: string, audience: Audience): Pick<BetRecord, 'gameName' | 'iconUrl'> {
  const game = store.catalogue.byCode(code)
  return game
    ? { gameName: shownName(game, audience), iconUrl: pictureOf(game, audience.merchant) }
    : { gameName: code, iconUrl: '' }
}

export function betTotals(sums: BetSums): Omit<BetDay, 'day'> {
  return {
    count: sums.count,
    stake: decimalOf(sums.stake - sums.pendingStake),
    validBet: decimalOf(sums.valid - sums.pendingValid),
    returned: decimalOf(sums.returned),
    profit: decimalOf(profitOf(sums)),
    pendingCount: sums.pendingCount,
    pendingStake: decimalOf(sums.pendingStake),
    placed: decimalOf(sums.stake),
  }
}

/** Of what is settled. */
export function profitOf({ returned, stake, pendingStake }: BetSums): number {
  return returned - (stake - pendingStake)
}
