import type { Hono } from 'hono'
import {
  confirmLimit,
  getLimits,
  getPlaySummary,
  type Limit,
  passRealityCheck,
  setLimit,
  setRealityCheck,
  takeBreak,
} from '#contract/account/limits.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { decimalOf, minorUnitsOfDecimal } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import { provePassword, refuseStale } from '#sandbox/members/proof/proven.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import {
  answerAsked,
  beginPause,
  breakHours,
  changeLimit,
  exclusionMonths,
  realityChoices,
  realityOf,
  waitHours,
} from './change.ts'
import { pauseOf } from './guard.ts'
import { helpLineIn } from './help-lines.ts'
import type { LimitRow } from './rows.ts'
import { periodOf, turnoverSince, usedOf } from './usage.ts'

export function addLimitRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getLimits, ({ merchant, member, session, language }) => {
    if (member.type === trialType) return refuse('account.trial')
    const pause = pauseOf(gateway, member.id)
    return good({
      currency: merchant.currency,
      limits: gateway.store.playLimits
        .of(member.id)
        .map((row) => limitView(gateway, merchant, { memberId: member.id, row })),
      waitHours,
      realityCheck: realityOf(gateway, member.id, session.opened_at).minutes,
      realityChoices: [...realityChoices],
      pause: pause && { kind: pause.kind, until: pause.until === null ? null : instantOf(pause.until) },
      breakHours: [...breakHours],
      exclusionMonths: [...exclusionMonths],
      helpLines: [{ ...helpLineIn(language), phone: '+000 555 0100' }],
    })
  })
  addChanges(app, gateway)
  addSummary(app, gateway)
}

function addChanges(app: Hono, gateway: Gateway): void {
  // Before the path with a kind in it, which would take it too.
  addCall(app, gateway, setRealityCheck, ({ member, body }) => {
    if (body.minutes !== null && !realityChoices.includes(body.minutes)) {
      return refuse('request.invalid', { fields: { minutes: 'field.invalid' } })
    }
    gateway.store.playLimits.setRealityCheck(member.id, body.minutes, gateway.now().getTime())
    return good(null)
  })

  addSlowCall(app, gateway, takeBreak, {
    prepare: async ({ member, body: { kind, password = '' } }) => {
      return kind === 'exclusion' ? provePassword(gateway, member, password) : null
    },
    decide: ({ member, body }, proven) => {
      const begun = (proven && refuseStale(member, proven)) ?? beginPause(gateway, member, body)
      return begun instanceof Refusal ? begun : good({ until: begun.until === null ? null : instantOf(begun.until) })
    },
  })

  addCall(app, gateway, setLimit, ({ merchant, member, query, body }) => {
    const amount = amountOf(query.kind, body.amount)
    if (amount === undefined) return refuse('amount.invalid', { fields: { amount: 'field.invalid' } })
    const row = changeLimit(gateway, member, { kind: query.kind, period: body.period, amount })
    return row instanceof Refusal ? row : good(limitView(gateway, merchant, { memberId: member.id, row }))
  })

  addCall(app, gateway, confirmLimit, ({ merchant, member, query, body }) => {
    const row = answerAsked(gateway, member, { kind: query.kind, ...body })
    return row instanceof Refusal ? row : good(limitView(gateway, merchant, { memberId: member.id, row }))
  })
}

function addSummary(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getPlaySummary, ({ merchant, member, session }) => {
    const { code, currency } = merchant
    const { staked, returned } = turnoverSince(gateway, { merchant, memberId: member.id }, session.opened_at)
    const { ledger } = gateway.store
    const main = ledger.account({ merchant: code, memberId: member.id, kind: 'main', vendor: '', currency })
    const { minutes, nextAt } = realityOf(gateway, member.id, session.opened_at)
    return good({
      now: instantOf(gateway.now().getTime()),
      since: instantOf(session.opened_at),
      staked: decimalOf(staked),
      returned: decimalOf(returned),
      net: decimalOf(returned - staked),
      balance: decimalOf(ledger.balance(main)),
      currency,
      realityCheck: minutes,
      nextCheckAt: nextAt === null ? null : instantOf(nextAt),
    })
  })

  addCall(app, gateway, passRealityCheck, ({ member, session }) => {
    const { minutes } = realityOf(gateway, member.id, session.opened_at)
    gateway.store.playLimits.setRealityCheck(member.id, minutes, gateway.now().getTime())
    const { nextAt } = realityOf(gateway, member.id, session.opened_at)
    return good({ nextCheckAt: nextAt === null ? null : instantOf(nextAt) })
  })
}

/** Minor units of an amount, minutes of a playing time; null for no limit, undefined for what is no amount. */
function amountOf(kind: Limit['kind'], amount: string | null): number | null | undefined {
  if (amount === null) return null
  if (kind !== 'time') return minorUnitsOfDecimal(amount) ?? undefined
  const minutes = /^[1-9]\d{0,4}$/.test(amount) ? Number(amount) : 0
  return minutes > 0 ? minutes : undefined
}

const written = (kind: Limit['kind'], amount: number): string => (kind === 'time' ? String(amount) : decimalOf(amount))

function limitView(
  gateway: Gateway,
  merchant: Merchant,
  { memberId, row }: { memberId: number; row: LimitRow },
): Limit {
  const { kind, period, amount } = row
  const { to } = periodOf(gateway, merchant, row)
  const asked = row.asked_from === null ? null : row
  return {
    kind,
    period: period === 'stake' ? null : period,
    amount: amount === null ? null : written(kind, amount),
    used: written(kind, usedOf(gateway, { merchant, memberId }, row)),
    renewsAt: kind === 'stake' ? null : instantOf(to),
    asked: asked && {
      amount: asked.asked_amount === null ? null : written(kind, asked.asked_amount),
      from: instantOf(asked.asked_from ?? 0),
    },
  }
}
