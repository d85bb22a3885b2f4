import * as z from 'zod'
import { refuseBet } from '#sandbox/areas/limits/guard.ts'
import { notePlaying } from '#sandbox/areas/limits/usage.ts'
import { earnPoints } from '#sandbox/areas/points/earn.ts'
import { betsOf } from '#sandbox/games/bets.ts'
import type { Round, RoundResult } from '#sandbox/games/game-types.ts'
import { kindOf } from '#sandbox/games/kinds.ts'
import { isChoice, playRound } from '#sandbox/games/rules.ts'
import { recordBet } from '#sandbox/ledger/record-bet.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import type { Play } from './plays.ts'

type Part = Pick<Gateway, 'store' | 'now' | 'draw'>

/** A bet as a game asks for it; `bet` in minor units. The same key is the same bet, however often it comes. */
export const betBody = z.strictObject({
  key: z.string().regex(/^[\w-]{16,64}$/),
  bet: z.int().positive(),
  choice: z.array(z.int()).max(8),
})

export type BetBody = z.output<typeof betBody>

/** Settles a bet: looks at the balance, draws, and moves the money, all of it or nothing. */
export function settle(gateway: Part, play: Play, body: BetBody): Round | Refusal {
  const { row, merchant, game } = play
  const choice = JSON.stringify(body.choice)
  return gateway.store.transaction(() => {
    const before = gateway.store.playSessions.round(row.id, body.key)
    if (before) {
      const isSame = before.bet === body.bet && before.choice === choice
      return isSame ? roundOf(before) : refuse('request.invalid', { fields: { key: 'field.invalid' } })
    }
    if (!betsOf(game, kindOf(game), merchant.currency).includes(body.bet)) {
      return refuse('request.invalid', { fields: { bet: 'field.invalid' } })
    }
    if (!isChoice(game, body.choice)) return refuse('request.invalid', { fields: { choice: 'field.invalid' } })
    const own = refuseOwn(gateway, play, body.bet)
    if (own) return own
    const purse = purseOf(gateway, play)
    if (purse.balance < body.bet) return refuse('bet.short')
    const { win, result } = playRound(game, { bet: body.bet, choice: body.choice }, gateway.draw)
    const balance = purse.move(body.key, body.bet, win)
    const round = { key: body.key, bet: body.bet, win, balance }
    const at = gateway.now().getTime()
    gateway.store.playSessions.addRound(row.id, { ...round, choice, result: JSON.stringify(result), at })
    return { ...round, result }
  })
}

/** What the player's own limits refuse; play money has none. A round that is played counts as playing time. */
function refuseOwn(gateway: Part, { row, merchant }: Play, bet: number): Refusal | null {
  if (row.member_id === null) return null
  const owner = { merchant, memberId: row.member_id }
  const refused = refuseBet(gateway, owner, bet)
  if (!refused) notePlaying(gateway, owner)
  return refused
}

/** The last rounds of a play, the latest first. */
export function roundsOf({ store }: Part, { row }: Play): (Omit<Round, 'result'> & { at: string })[] {
  return store.playSessions
    .rounds(row.id, 20)
    .map(({ key, bet, win, balance, at }) => ({ key, bet, win, balance, at: new Date(at).toISOString() }))
}

export function balanceOf(gateway: Part, play: Play): number {
  return purseOf(gateway, play).balance
}

function roundOf({ key, bet, win, balance, result }: Omit<Round, 'result'> & { result: string }): Round {
  const parsed: RoundResult = JSON.parse(result)
  return { key, bet, win, balance, result: parsed }
}

interface Purse {
  balance: number
  /** Takes a bet, pays its win, gives the new balance. */
  move(key: string, bet: number, win: number): number
}

function purseOf(gateway: Part, play: Play): Purse {
  return play.row.member_id === null ? playMoneyOf(gateway, play) : walletOf(gateway, play, play.row.member_id)
}

function playMoneyOf({ store }: Part, { row }: Play): Purse {
  // Anew: what came with the play may be older than the last round.
  const balance = store.playSessions.playMoney(row.id)
  return {
    balance,
    move(_, bet, win) {
      store.playSessions.setPlayMoney(row.id, balance - bet + win)
      return balance - bet + win
    },
  }
}

/** Bets go from the member's main wallet to the vendor's account at the operator, wins come back out of it. */
function walletOf({ store, now }: Part, { row, merchant, game }: Play, memberId: number): Purse {
  const { code, currency } = merchant
  const wallet = store.ledger.account({ merchant: code, memberId, kind: 'main', vendor: '', currency })
  const vendor = store.ledger.account({ merchant: code, memberId: null, kind: 'vendor', vendor: game.vendor, currency })
  const balance = store.ledger.balance(wallet)
  const at = now().getTime()
  const pay = (kind: 'bet' | 'win', { amount, key, number }: { amount: number; key: string; number: string }): void => {
    const entries = [
      { account: wallet, amount },
      { account: vendor, amount: -amount },
    ]
    store.movements.note(store.ledger.post(kind, at, entries, `${kind} ${row.id} ${key}`), number)
  }
  return {
    balance,
    move(key, bet, win) {
      store.turnover.count(memberId, bet)
      const number = recordBet(store, { member: memberId, game, at, stake: bet, returned: win })
      pay('bet', { amount: -bet, key, number })
      if (win > 0) pay('win', { amount: win, key, number })
      earnPoints({ store }, { merchant, member: memberId, type: game.type, valid: bet, at, reference: number })
      return balance - bet + win
    },
  }
}
