import type { Hono } from 'hono'
import {
  cancelWithdrawal,
  confirmWithdrawal,
  createWithdrawal,
  getWithdrawal,
  getWithdrawals,
  getWithdrawRules,
  objectToReceipt,
  uploadProof,
} from '#contract/account/withdraw.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { answerOnce, unlessAnswered } from '#sandbox/ledger/idempotent-request.ts'
import { paymentsAsked } from '#sandbox/ledger/payments-asked.ts'
import type { TurnoverRow } from '#sandbox/ledger/turnover.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import { inLanguage, type Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { offsetOf, pagesOf } from '#sandbox/server/pages.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { provePayment, refuseStalePayment } from '../cards/payment-password.ts'
import { withdrawalAnswer } from './answer.ts'
import { object } from './objections.ts'
import { readProof, storeProof } from './proofs.ts'
import { confirmReceipt, takeBackWithdrawal } from './receipts.ts'
import type { WithdrawalRow } from './rows.ts'
import { openWithdrawal, withdrawalRules } from './withdrawals.ts'

export function addWithdrawalRoutes(app: Hono, gateway: Gateway): void {
  addRules(app, gateway)
  addAsking(app, gateway)
  addReceipts(app, gateway)
  addObjections(app, gateway)
  addCall(app, gateway, getWithdrawals, ({ merchant, member, language, query }) => {
    const asked = paymentsAsked({ merchant, member }, query)
    if (asked instanceof Refusal) return asked
    gateway.settle()
    const { withdrawals } = gateway.store
    const rows = withdrawals.page(asked, query.pageSize, offsetOf(query))
    const count = withdrawals.count(asked)
    return good({
      withdrawals: rows.map((row) => withdrawalAnswer(row, merchant, language)),
      count,
      ...pagesOf(query, count),
    })
  })
  addCall(app, gateway, getWithdrawal, ({ merchant, member, language, query }) => {
    const withdrawal = ownWithdrawal(gateway, member, query.id)
    return withdrawal instanceof Refusal ? withdrawal : good(withdrawalAnswer(withdrawal, merchant, language))
  })
}

function addRules(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getWithdrawRules, ({ merchant, member, language }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    gateway.settle()
    const rules = withdrawalRules(gateway, { merchant, member })
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

function turnoverAnswer({ id, title, tied, required, done }: TurnoverRow, merchant: Merchant, language: string) {
  const titles: Partial<Record<string, string>> = JSON.parse(title)
  return {
    id: `Q${id}`,
    title: inLanguage(titles, language, merchant.defaultLanguage) ?? '',
    tied: decimalOf(tied),
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
      return answerOnce(gateway, createWithdrawal, { member, idempotencyKey, body }, () => {
        const withdrawal = refuseStalePayment(member, proven) ?? openWithdrawal(gateway, { merchant, member }, body)
        return withdrawal instanceof Refusal ? withdrawal : good(withdrawalAnswer(withdrawal, merchant, language))
      })
    },
  })

  addCall(app, gateway, cancelWithdrawal, ({ merchant, member, language, query }) => {
    const withdrawal = ownWithdrawal(gateway, member, query.id)
    const cancelled = withdrawal instanceof Refusal ? withdrawal : takeBackWithdrawal(gateway, withdrawal)
    return cancelled instanceof Refusal ? cancelled : good(withdrawalAnswer(cancelled, merchant, language))
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
    // The withdrawal is part of what is asked for: the same key for another one is a conflict.
    const sent = { member, idempotencyKey, body: { ...query, ...body } }
    return answerOnce(gateway, confirmWithdrawal, sent, () => {
      const withdrawal = gateway.store.withdrawals.find(query.id)
      if (withdrawal?.member_id !== member.id) return refuse('withdrawal.unknown')
      const confirmed = confirmReceipt(gateway, withdrawal, { body, merchant })
      return confirmed instanceof Refusal ? confirmed : good(withdrawalAnswer(confirmed, merchant, language))
    })
  })
}

function addObjections(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, objectToReceipt, ({ merchant, member, language, query, body, idempotencyKey }) => {
    gateway.settle()
    const sent = { member, idempotencyKey, body: { ...query, ...body } }
    return answerOnce(gateway, objectToReceipt, sent, () => {
      const withdrawal = ownWithdrawal(gateway, member, query.id)
      const objected = withdrawal instanceof Refusal ? withdrawal : object(gateway, withdrawal, { body, merchant })
      return objected instanceof Refusal ? objected : good(withdrawalAnswer(objected, merchant, language))
    })
  })
}

/** As it stands now; another member's is as unknown as none. */
function ownWithdrawal(gateway: Gateway, member: MemberRow, id: string): WithdrawalRow | Refusal {
  gateway.settle()
  const withdrawal = gateway.store.withdrawals.find(id)
  return withdrawal?.member_id === member.id ? withdrawal : refuse('withdrawal.unknown')
}
