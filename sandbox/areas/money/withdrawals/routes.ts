import type { Hono } from 'hono'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  getWithdrawals,
  getWithdrawRules,
  uploadProof,
} from '#contract/account/withdraw.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { sentOnce, unlessAnswered } from '#sandbox/ledger/sent-once.ts'
import type { TurnoverRow } from '#sandbox/ledger/turnover.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { inLanguage, type Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { pageFaults } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { provePayment, refuseStalePayment } from '../cards/payment-password.ts'
import { payoutAnswer } from './answer.ts'
import { openPayout, payoutRules } from './payouts.ts'
import { readProof, storeProof } from './proofs.ts'
import { cancelPayout, confirmReceipt } from './receipts.ts'
import type { WithdrawalRow } from './rows.ts'

const largestPage = 100

export function addWithdrawalRoutes(app: Hono, gateway: Gateway): void {
  addRules(app, gateway)
  addAsking(app, gateway)
  addReceipts(app, gateway)
  addCall(app, gateway, getWithdrawals, ({ merchant, member, language, query }) => {
    const fields = pageFaults(query, largestPage)
    if (fields) return refuse('request.invalid', { fields })
    gateway.settle()
    const { withdrawals } = gateway.store
    const { pageNo, pageSize } = query
    const rows = withdrawals.list(member.id, pageSize, (pageNo - 1) * pageSize)
    return good({
      withdrawals: rows.map((row) => payoutAnswer(row, merchant, language)),
      pageNum: pageNo,
      totalPages: Math.ceil(withdrawals.count(member.id) / pageSize),
    })
  })
}

function addRules(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getWithdrawRules, ({ merchant, member, language }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    gateway.settle()
    const rules = payoutRules(gateway, { merchant, member })
    return good({
      currency: merchant.currency,
      available: decimalOf(rules.available),
      min: decimalOf(rules.min),
      max: decimalOf(rules.max),
      leftToday: decimalOf(rules.leftToday),
      timesLeftToday: rules.timesLeftToday,
      feeBasisPoints: rules.basisPoints,
      fixedFee: decimalOf(rules.fixed),
      hasPaymentPassword: member.payment_password_hash !== null,
      turnover: gateway.store.turnover.open(member.id).map((row) => turnoverAnswer(row, merchant, language)),
      autoReceiptMinutes: merchant.demo.money.autoReceiptMinutes,
    })
  })
}

function turnoverAnswer({ id, title, required, done }: TurnoverRow, merchant: Merchant, language: string) {
  const titles: Partial<Record<string, string>> = JSON.parse(title)
  return {
    id: `Q${id}`,
    title: inLanguage(titles, language, merchant.defaultLanguage) ?? '',
    required: decimalOf(required),
    done: decimalOf(done),
    left: decimalOf(required - done),
  }
}

function addAsking(app: Hono, gateway: Gateway): void {
  addSlowCall(app, gateway, createWithdrawal, {
    prepare: async ({ member, body, idempotencyKey }) => {
      return unlessAnswered(
        gateway,
        createWithdrawal,
        { member, idempotencyKey, body },
        async () => refuseTrial(member) ?? provePayment(gateway, member, body.paymentPassword),
      )
    },
    decide: ({ merchant, member, language, body, idempotencyKey }, proven) => {
      gateway.settle()
      return sentOnce(gateway, createWithdrawal, { member, idempotencyKey, body }, () => {
        const payout = refuseStalePayment(member, proven) ?? openPayout(gateway, { merchant, member }, body)
        return payout instanceof Refusal ? payout : good(payoutAnswer(payout, merchant, language))
      })
    },
  })

  addCall(app, gateway, cancelWithdrawal, ({ merchant, member, language, query }) => {
    const payout = ownPayout(gateway, member, query.id)
    const cancelled = payout instanceof Refusal ? payout : cancelPayout(gateway, payout)
    return cancelled instanceof Refusal ? cancelled : good(payoutAnswer(cancelled, merchant, language))
  })
}

function addReceipts(app: Hono, gateway: Gateway): void {
  addSlowCall(app, gateway, uploadProof, {
    prepare: async ({ member, body }) => readProof(gateway, member, body),
    decide: ({ member }, picture) => {
      return good({ id: storeProof(gateway, member, picture) })
    },
  })

  addCall(app, gateway, confirmWithdrawal, ({ merchant, member, language, query, body, idempotencyKey }) => {
    gateway.settle()
    // The payout is part of what is asked for: the same key for another one is a conflict.
    const sent = { member, idempotencyKey, body: { ...query, ...body } }
    return sentOnce(gateway, confirmWithdrawal, sent, () => {
      const payout = gateway.store.withdrawals.find(query.id)
      if (payout?.member_id !== member.id) return refuse('withdrawal.unknown')
      const confirmed = confirmReceipt(gateway, payout, { body, merchant })
      return confirmed instanceof Refusal ? confirmed : good(payoutAnswer(confirmed, merchant, language))
    })
  })
}

/** As it stands now; another member's is as unknown as none. */
function ownPayout(gateway: Gateway, member: MemberRow, id: string): WithdrawalRow | Refusal {
  gateway.settle()
  const payout = gateway.store.withdrawals.find(id)
  return payout?.member_id === member.id ? payout : refuse('withdrawal.unknown')
}
