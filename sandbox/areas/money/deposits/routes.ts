import type { Hono } from 'hono'
import {
  cancelDeposit,
  createDeposit,
  getDeposit,
  getDepositChannels,
  getDeposits,
  reportDeposit,
} from '#contract/account/deposit.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pageErrors, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { depositAnswer } from './answer.ts'
import { channelAnswer, channelsOf } from './channels.ts'
import { cancelWaiting, openDeposit, ownLimit, reportPaid } from './deposits.ts'
import type { DepositRow } from './rows.ts'

const maxPageSize = 100

export function addDepositRoutes(app: Hono, gateway: Gateway): void {
  addAsking(app, gateway)
  addOne(app, gateway)
  addCall(app, gateway, getDeposits, ({ merchant, member, language, query, origin }) => {
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    gateway.settle()
    const { deposits } = gateway.store
    const rows = deposits.list(member.id, query.pageSize, offsetOf(query))
    return good({
      deposits: rows.map((row) => depositAnswer(row, { merchant, language, origin, at: gateway.now() })),
      ...pagesOf(query, deposits.count(member.id)),
    })
  })
}

function addAsking(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getDepositChannels, ({ merchant, member, language }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    gateway.settle()
    const own = ownLimit(gateway, { merchant, member })
    const at = gateway.now().getTime()
    return good({
      currency: merchant.currency,
      channels: channelsOf(merchant).map((channel) => channelAnswer(channel, language, at)),
      limit: own && { period: own.period, limit: decimalOf(own.limit), left: decimalOf(own.left) },
    })
  })

  addCall(app, gateway, createDeposit, ({ merchant, member, language, body, idempotencyKey, origin }) => {
    gateway.settle()
    return answerOnce(gateway, createDeposit, { member, idempotencyKey, body }, () => {
      const opened = openDeposit(gateway, { merchant, member }, body)
      return opened instanceof Refusal
        ? opened
        : good(depositAnswer(opened, { merchant, language, origin, at: gateway.now() }))
    })
  })
}

function addOne(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getDeposit, ({ merchant, member, language, query, origin }) => {
    const deposit = ownDeposit(gateway, member, query.id)
    return deposit instanceof Refusal
      ? deposit
      : good(depositAnswer(deposit, { merchant, language, origin, at: gateway.now() }))
  })

  addCall(app, gateway, reportDeposit, ({ merchant, member, language, query, origin }) => {
    const deposit = ownDeposit(gateway, member, query.id)
    const reported = deposit instanceof Refusal ? deposit : reportPaid(gateway, deposit)
    return reported instanceof Refusal
      ? reported
      : good(depositAnswer(reported, { merchant, language, origin, at: gateway.now() }))
  })

  addCall(app, gateway, cancelDeposit, ({ merchant, member, language, query, origin }) => {
    const deposit = ownDeposit(gateway, member, query.id)
    const cancelled = deposit instanceof Refusal ? deposit : cancelWaiting(gateway, deposit)
    return cancelled instanceof Refusal
      ? cancelled
      : good(depositAnswer(cancelled, { merchant, language, origin, at: gateway.now() }))
  })
}

/** As it stands now; another member's is as unknown as none. */
function ownDeposit(gateway: Gateway, member: MemberRow, id: string): DepositRow | Refusal {
  gateway.settle()
  const deposit = gateway.store.deposits.find(id)
  return deposit?.member_id === member.id ? deposit : refuse('deposit.unknown')
}
