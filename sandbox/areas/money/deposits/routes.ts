import type { Hono } from 'hono'
import {
  cancelDeposit,
  createDeposit,
  getDeposit,
  getDepositChannels,
  getDeposits,
  proveDeposit,
  reportDeposit,
} from '#contract/account/deposit.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { paymentsAsked } from '#sandbox/ledger/payments-asked.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { depositAnswer } from './answer.ts'
import { backAt, channelAnswer, channelsOf } from './channels.ts'
import { cryptoTermsOf } from './crypto.ts'
import { cancelWaiting, openDeposit, ownLimit, provePaid, reportPaid } from './deposits.ts'
import type { DepositRow } from './rows.ts'

export function addDepositRoutes(app: Hono, gateway: Gateway): void {
  addAsking(app, gateway)
  addOne(app, gateway)
  addCall(app, gateway, getDeposits, ({ merchant, member, language, query, origin }) => {
    const asked = paymentsAsked({ merchant, member }, query)
    if (asked instanceof Refusal) return asked
    gateway.settle()
    const { deposits } = gateway.store
    const rows = deposits.page(asked, query.pageSize, offsetOf(query))
    const count = deposits.count(asked)
    return good({
      deposits: rows.map((row) => depositAnswer(row, { gateway, merchant, language, origin })),
      count,
      ...pagesOf(query, count),
    })
  })
}

function addAsking(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getDepositChannels, ({ merchant, member, language }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    gateway.settle()
    const own = ownLimit(gateway, { merchant, member })
    const until = backAt(gateway)
    return good({
      currency: merchant.currency,
      channels: channelsOf(merchant).map((channel) => ({
        ...channelAnswer(channel, language, until),
        ...cryptoTermsOf(gateway, merchant, channel),
      })),
      limit: own && { period: own.period, limit: decimalOf(own.limit), left: decimalOf(own.left) },
    })
  })

  addCall(app, gateway, createDeposit, ({ merchant, member, language, body, idempotencyKey, origin }) => {
    gateway.settle()
    return answerOnce(gateway, createDeposit, { member, idempotencyKey, body }, () => {
      const opened = openDeposit(gateway, { merchant, member }, body)
      return opened instanceof Refusal ? opened : good(depositAnswer(opened, { gateway, merchant, language, origin }))
    })
  })
}

function addOne(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getDeposit, ({ merchant, member, language, query, origin }) => {
    const deposit = ownDeposit(gateway, member, query.id)
    return deposit instanceof Refusal ? deposit : good(depositAnswer(deposit, { gateway, merchant, language, origin }))
  })

  addCall(app, gateway, reportDeposit, ({ merchant, member, language, query, origin }) => {
    const deposit = ownDeposit(gateway, member, query.id)
    const reported = deposit instanceof Refusal ? deposit : reportPaid(gateway, deposit)
    return reported instanceof Refusal
      ? reported
      : good(depositAnswer(reported, { gateway, merchant, language, origin }))
  })

  addCall(app, gateway, proveDeposit, ({ merchant, member, language, query, body, origin }) => {
    const deposit = ownDeposit(gateway, member, query.id)
    const proven = deposit instanceof Refusal ? deposit : provePaid(gateway, deposit, body.proofs)
    return proven instanceof Refusal ? proven : good(depositAnswer(proven, { gateway, merchant, language, origin }))
  })

  addCall(app, gateway, cancelDeposit, ({ merchant, member, language, query, origin }) => {
    const deposit = ownDeposit(gateway, member, query.id)
    const cancelled = deposit instanceof Refusal ? deposit : cancelWaiting(gateway, deposit)
    return cancelled instanceof Refusal
      ? cancelled
      : good(depositAnswer(cancelled, { gateway, merchant, language, origin }))
  })
}

/** As it stands now; another member's is as unknown as none. */
function ownDeposit(gateway: Gateway, member: MemberRow, id: string): DepositRow | Refusal {
  gateway.settle()
  const deposit = gateway.store.deposits.find(id)
  return deposit?.member_id === member.id ? deposit : refuse('deposit.unknown')
}
