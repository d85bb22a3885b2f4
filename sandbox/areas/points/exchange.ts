import { move, type Owner, operatorAccountOf, walletOf } from '#sandbox/ledger/accounts.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'
import { refuseGifts } from '../limits/guard.ts'
import { exchangeOf } from './terms.ts'
import { exchangeTitles } from './texts.ts'

type Part = Pick<Gateway, 'store' | 'now'>

interface Exchanged {
  reference: string
  /** What is left of the points. */
  points: number
  /** Minor units that went into the wallet, and its balance after it. */
  amount: number
  balance: number
}

/** Points for money that is free to be paid out. Inside a transaction. */
export function exchangePoints(part: Part, owner: Owner, points: number): Exchanged | Refusal {
  const { store, now } = part
  const { merchant, member } = owner
  const barred = refuseGifts(part, owner.member)
  if (barred) return barred
  const terms = exchangeOf(merchant)
  if (!terms || !Number.isInteger(points) || points % terms.points !== 0) return refuse('points.amount')
  if (points < terms.min || points > terms.max) return refuse('points.amount')
  if (points > store.points.balance(member.id)) return refuse('points.short')
  const at = now().getTime()
  const amount = (points / terms.points) * terms.amount
  const number = store.points.count(member.id) + 1
  const reference = `E${String(member.id).padStart(5, '0')}-${String(number).padStart(4, '0')}`
  const left = store.points.add({
    member: member.id,
    type: 'exchanged',
    changed: -points,
    reference,
    remark: exchangeTitles(),
    at,
  })
  const wallet = walletOf(store, owner)
  move(store, { kind: 'bonus', at, reference, remark: 'points-exchange' }, [
    [operatorAccountOf(store, merchant, 'bonuses'), -amount],
    [wallet, amount],
  ])
  return { reference, points: left, amount, balance: store.ledger.balance(wallet) }
}
