import type { Hono } from 'hono'
import { getMemberTransfers, getTransferRules, transferToMember } from '#contract/account/member-transfer.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial, walletOf } from '#sandbox/ledger/accounts.ts'
import { answerOnce, unlessAnswered } from '#sandbox/ledger/idempotent-request.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { maskedAccountName } from '#sandbox/lib/masks.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pageErrors, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { provePayment, refuseStalePayment } from '../cards/payment-password.ts'
import { sendToMember, transferRules } from './member-transfer.ts'
import type { MemberTransferRow } from './rows.ts'

const maxPageSize = 100

export function addTransferRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getTransferRules, ({ merchant, member }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    const { upline, mayDownline, min, max, leftToday } = transferRules(gateway, { merchant, member })
    return good({
      upline: upline && { account: maskedAccountName(upline.name), nickname: upline.nickname },
      mayDownline,
      min: decimalOf(min),
      max: decimalOf(max),
      leftToday: decimalOf(leftToday),
      hasPaymentPassword: member.payment_password_hash !== null,
      currency: merchant.currency,
    })
  })

  addSending(app, gateway)

  addCall(app, gateway, getMemberTransfers, ({ member, query }) => {
    const fields = pageErrors(query, maxPageSize)
    if (fields) return refuse('request.invalid', { fields })
    const rows = store.memberTransfers.list(member.id, query.pageSize, offsetOf(query))
    return good({
      transfers: rows.map((row) => transferAnswer(gateway, row, member.id)),
      ...pagesOf(query, store.memberTransfers.count(member.id)),
    })
  })
}

function addSending(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addSlowCall(app, gateway, transferToMember, {
    prepare: async ({ member, body, idempotencyKey }) => {
      return unlessAnswered(
        gateway,
        transferToMember,
        { member, idempotencyKey, body },
        async () => refuseTrial(member) ?? provePayment(gateway, member, body.paymentPassword),
      )
    },
    decide: ({ merchant, member, body, idempotencyKey }, proven) => {
      return answerOnce(gateway, transferToMember, { member, idempotencyKey, body }, () => {
        const reference = refuseStalePayment(member, proven) ?? sendToMember(gateway, { merchant, member }, body)
        if (reference instanceof Refusal) return reference
        const balance = decimalOf(store.ledger.balance(walletOf(store, { merchant, member })))
        return good({ reference, balance, currency: merchant.currency })
      })
    },
  })
}

function transferAnswer({ store }: Gateway, row: MemberTransferRow, member: number) {
  const isSent = row.from_member === member
  const other = store.members.byId(isSent ? row.to_member : row.from_member)
  // Agents know those below by name: they see them in their team.
  const isBelow = other !== null && (store.agentTree.depthOf(member, other.id) ?? 0) > 0
  return {
    reference: row.reference,
    at: instantOf(row.at),
    direction: isSent ? ('sent' as const) : ('received' as const),
    account: isBelow ? other.name : maskedAccountName(other?.name ?? ''),
    amount: decimalOf(row.amount),
    remark: row.remark,
  }
}
