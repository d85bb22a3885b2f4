import type { Hono } from 'hono'
import { getPrizeWheel, spinPrizeWheel } from '#contract/account/prize-wheel.ts'
import { answerRedEnvelope, getRedEnvelopes, openRedEnvelope } from '#contract/account/red-envelope.ts'
import { artAddress } from '#sandbox/art/addresses.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { type Owner, walletOf } from '#sandbox/ledger/accounts.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { startOfDay } from '#sandbox/lib/days.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { pauseOf } from '../limits/guard.ts'
import { answerEnvelope, envelopeRules, envelopesAt, openEnvelope } from './envelopes.ts'
import { seedHashOf } from './proof.ts'
import type { PrizeKind } from './rows.ts'
import { envelopeText, envelopeTitle, wheelText } from './texts.ts'
import { nextSeed, spinWheel, wheelNow, wheelRules } from './wheel.ts'

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
    const { scene } = merchant.demo.redEnvelope
    const { current, nextAt } = envelopesAt(merchant, gateway.now().getTime())
    // What was looked into waits for an answer, also beyond its time.
    const undecided = envelopes.undecided(member.id).map(({ day, amount }) => {
      const givenAt = instantOf(startOfDay(day, merchant.timeZone))
      return { id: day, title, givenAt, expiresAt: null, amount: decimalOf(amount) }
    })
    const closed = current.flatMap(({ day, givenAt, expiresAt }) => {
      if (envelopes.of(member.id, day)) return []
      return { id: day, title, givenAt: instantOf(givenAt), expiresAt: instantOf(expiresAt), amount: null }
    })
    return good({
      currency: merchant.currency,
      open: [...undecided, ...closed],
      nextAt: instantOf(nextAt),
      pause: pauseAnswer(gateway, member.id),
      opened: envelopes.latest(member.id, most).map(({ day, amount, at, state }) => {
        const isTaken = state === 'taken'
        return { id: day, title, amount: decimalOf(amount), isTaken, openedAt: instantOf(at) }
      }),
      art: scene ? { scene: artAddress.stage(scene) } : null,
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
      })
    })
  })

  addCall(app, gateway, answerRedEnvelope, ({ merchant, member, query, body, idempotencyKey }) => {
    const owner = { merchant, member }
    const { id } = query
    const { isTaken } = body
    return answerOnce(gateway, answerRedEnvelope, { member, idempotencyKey, body: { id, isTaken } }, () => {
      const answered = answerEnvelope(gateway, owner, { day: id, isTaken })
      if (answered instanceof Refusal) return answered
      return good({ id, isTaken, amount: decimalOf(answered.amount), balance: balanceOf(gateway, owner) })
    })
  })
}

/** A break or an exclusion that runs, as both pages say it. */
function pauseAnswer(gateway: Gateway, memberId: number): { until: string | null } | null {
  const pause = pauseOf(gateway, memberId)
  return pause && { until: pause.until === null ? null : instantOf(pause.until) }
}

function addWheelRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getPrizeWheel, ({ merchant, member, language }) => {
    const { prizes, keeps } = wheelRules(merchant)
    const { spins, nextAt } = wheelNow(gateway, { merchant, member })
    const { number, seed } = nextSeed(gateway, member.id)
    const { scene, emblem } = merchant.demo.prizeWheel
    return good({
      currency: merchant.currency,
      prizes: prizes.map(({ amount, times, ...prize }) => {
        return { ...prize, amount: worthOf(prize.kind, amount), turnoverTimes: timesOf(times) }
      }),
      spins,
      keeps,
      nextAt: nextAt === null ? null : instantOf(nextAt),
      pause: pauseAnswer(gateway, member.id),
      next: { number, seedHash: seedHashOf(seed) },
      history: gateway.store.wheel.latest(member.id, most).map(({ id, kind, amount, at, required, done }) => ({
        ...{ id: String(id), kind, amount: worthOf(kind, amount), at: instantOf(at) },
        turnover: required === null ? null : { required: decimalOf(required), done: decimalOf(done ?? 0) },
      })),
      art: scene && emblem ? { scene: artAddress.stage(scene), emblem: artAddress.emblem(emblem) } : null,
      rules: wheelText({ keeps }, language),
    })
  })

  addCall(app, gateway, spinPrizeWheel, ({ merchant, member, body, idempotencyKey }) => {
    const owner = { merchant, member }
    return answerOnce(gateway, spinPrizeWheel, { member, idempotencyKey, body }, () => {
      const spin = spinWheel(gateway, owner, body.memberSeed)
      if (spin instanceof Refusal) return spin
      const { id, prize, turnover, spins, proof } = spin
      return good({
        id: String(id),
        prizeId: prize.id,
        kind: prize.kind,
        amount: worthOf(prize.kind, prize.amount),
        turnover: turnover === null ? null : decimalOf(turnover),
        spins,
        balance: balanceOf(gateway, owner),
        proof,
      })
    })
  })
}
