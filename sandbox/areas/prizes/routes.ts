import type { Hono } from 'hono'
import { getPrizeWheel, spinPrizeWheel } from '#contract/account/prize-wheel.ts'
import { getRedEnvelopes, openRedEnvelope } from '#contract/account/red-envelope.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { type Owner, walletOf } from '#sandbox/ledger/accounts.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { envelopeRules, envelopesAt, openEnvelope } from './envelopes.ts'
import type { PrizeKind } from './rows.ts'
import { envelopeText, envelopeTitle, wheelText } from './texts.ts'
import { spinWheel, wheelNow, wheelRules } from './wheel.ts'

const most = 20

const timesOf = (times: number): number | null => (times === 0 ? null : times)

/** Points are whole, money is in minor units. */
const worthOf = (kind: PrizeKind, amount: number): string => (kind === 'money' ? decimalOf(amount) : String(amount))

export function addPrizeRoutes(app: Hono, gateway: Gateway): void {
  addEnvelopeRoutes(app, gateway)
  addWheelRoutes(app, gateway)
}

function balanceOf({ store }: Gateway, owner: Owner): string {
  return decimalOf(store.ledger.balance(walletOf(store, owner)))
}

function addEnvelopeRoutes(app: Hono, gateway: Gateway): void {
  const { envelopes } = gateway.store

  addCall(app, gateway, getRedEnvelopes, ({ merchant, member, language }) => {
    const rules = envelopeRules(merchant)
    const title = envelopeTitle(rules.every, language)
    const { current, nextAt } = envelopesAt(merchant, gateway.now().getTime())
    const open = current.filter(({ day }) => !envelopes.isOpened(member.id, day))
    return good({
      currency: merchant.currency,
      open: open.map(({ day, givenAt, expiresAt }) => {
        return { id: day, title, givenAt: instantOf(givenAt), expiresAt: instantOf(expiresAt) }
      }),
      nextAt: instantOf(nextAt),
      opened: envelopes.latest(member.id, most).map(({ day, amount, at }) => {
        return { id: day, title, amount: decimalOf(amount), openedAt: instantOf(at) }
      }),
      chances: rules.amounts.map(({ amount, basisPoints }) => ({ amount: decimalOf(amount), basisPoints })),
      turnoverTimes: timesOf(rules.times),
      rules: envelopeText(rules, language),
    })
  })

  addCall(app, gateway, openRedEnvelope, ({ merchant, member, language, query, idempotencyKey }) => {
    const owner = { merchant, member }
    // Which one it is belongs to the order as a body would.
    return answerOnce(gateway, openRedEnvelope, { member, idempotencyKey, body: { id: query.id } }, () => {
      const opened = openEnvelope(gateway, owner, query.id)
      if (opened instanceof Refusal) return opened
      return good({
        id: opened.day,
        title: envelopeTitle(envelopeRules(merchant).every, language),
        amount: decimalOf(opened.amount),
        turnover: opened.turnover === null ? null : decimalOf(opened.turnover),
        balance: balanceOf(gateway, owner),
      })
    })
  })
}

function addWheelRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getPrizeWheel, ({ merchant, member, language }) => {
    const rules = wheelRules(merchant)
    const { spins, nextAt } = wheelNow(gateway, { merchant, member })
    return good({
      currency: merchant.currency,
      prizes: rules.prizes.map(({ amount, ...prize }) => ({ ...prize, amount: worthOf(prize.kind, amount) })),
      spins,
      nextAt: nextAt === null ? null : instantOf(nextAt),
      history: gateway.store.wheel.latest(member.id, most).map(({ id, kind, amount, at }) => {
        return { id: String(id), kind, amount: worthOf(kind, amount), at: instantOf(at) }
      }),
      turnoverTimes: timesOf(rules.times),
      rules: wheelText(rules, language),
    })
  })

  addCall(app, gateway, spinPrizeWheel, ({ merchant, member, idempotencyKey }) => {
    const owner = { merchant, member }
    return answerOnce(gateway, spinPrizeWheel, { member, idempotencyKey, body: {} }, () => {
      const spin = spinWheel(gateway, owner)
      if (spin instanceof Refusal) return spin
      const { id, prize, turnover, spins } = spin
      return good({
        id: String(id),
        prizeId: prize.id,
        kind: prize.kind,
        amount: worthOf(prize.kind, prize.amount),
        turnover: turnover === null ? null : decimalOf(turnover),
        spins,
        balance: balanceOf(gateway, owner),
      })
    })
  })
}
