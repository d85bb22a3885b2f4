import type { Hono } from 'hono'
import { getRecentBets, type RecentBet, setRecentBets } from '#contract/lobby/recent-bets.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { isShownBy } from '#sandbox/catalogue/offer.ts'
import { shownName } from '#sandbox/catalogue/shown-name.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { type BetRow, resultOf } from '#sandbox/ledger/bets.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Audience } from '#sandbox/merchants/audience.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { isCounting } from '#sandbox/server/pages.ts'
import { refuse } from '#sandbox/server/problems.ts'
import type { Store } from '#sandbox/store/store.ts'
import { settleDue } from '../../lottery/settle.ts'
import { cardOf, pictureOf } from '../lobby/cards.ts'
import { choose, isChosen } from './choices.ts'

const maxBets = 10

const latest = { by: 'at', isUp: false } as const

export function addRecentBetRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getRecentBets, ({ merchant, language, member, query }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    if (!isCounting(query.limit, maxBets)) return refuse('request.invalid', { fields: { limit: 'field.invalid' } })
    if (!isChosen(store, member, 'recent-bets')) return good({ isShown: false, bets: [] })
    settleDue(gateway)
    const ever = { from: 0, to: gateway.now().getTime() + 1, type: '', vendor: '', result: '', number: '' } as const
    const bets = store.bets.list({ ...ever, member: member.id }, latest, query.limit, 0)
    return good({ isShown: true, bets: bets.map((bet) => betAnswer(store, bet, { merchant, language })) })
  })

  addCall(app, gateway, setRecentBets, ({ member, body: { isShown } }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    choose(store, member, ['recent-bets', isShown])
    return good({ isShown })
  })
}

/** A game that the catalogue has no more goes by its code, and one that the merchant does not offer has no card. */
function betAnswer({ catalogue }: Store, bet: BetRow, audience: Audience): RecentBet {
  const game = catalogue.byCode(bet.game_code)
  const isOffered = game !== null && isShownBy(audience.merchant, game.type, game.vendor)
  return {
    number: bet.number,
    at: instantOf(bet.at),
    gameName: game ? shownName(game, audience) : bet.game_code,
    iconUrl: game ? pictureOf(game, audience.merchant) : '',
    stake: decimalOf(bet.stake),
    profit: bet.returned === null ? null : decimalOf(bet.returned - bet.stake),
    result: resultOf(bet),
    ...(isOffered && { card: cardOf(game, audience) }),
  }
}
