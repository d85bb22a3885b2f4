import type { Hono } from 'hono'
import { addCard, chooseCard, getCards, removeCard } from '#contract/account/cards.ts'
import { setPaymentPassword } from '#contract/account/payment-password.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial } from '#sandbox/ledger/accounts.ts'
import { maskedPerson } from '#sandbox/lib/masks.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { banks } from '../texts/money-texts.ts'
import { bindCard, cardAnswer, maxCards, unbindCard } from './bank-cards.ts'
import { changePaymentPassword, preparePaymentPassword, provePayment, refuseStalePayment } from './payment-password.ts'

/** The accounts that a member is paid out to, and the password that guards them. */
export function addCardRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getCards, ({ member }) => {
    const trial = refuseTrial(member)
    if (trial) return trial
    const holder = member.payee_name
    return good({
      cards: store.bankCards.of(member.id).map((card) => cardAnswer(card, holder ?? '')),
      most: maxCards,
      banks: [...banks],
      holder: holder === null ? null : maskedPerson(holder),
    })
  })

  addSlowCall(app, gateway, addCard, {
    prepare: async ({ member, body }) => {
      return refuseTrial(member) ?? provePayment(gateway, member, body.paymentPassword)
    },
    decide: ({ merchant, member, body }, proven) => {
      const bound = refuseStalePayment(member, proven) ?? bindCard(gateway, { merchant, member }, body)
      return bound instanceof Refusal ? bound : good(cardAnswer(bound.card, bound.holder))
    },
  })

  addCall(app, gateway, chooseCard, ({ member, query }) => {
    if (!store.bankCards.of(member.id).some(({ id }) => id === query.id)) return refuse('card.unknown')
    store.bankCards.choose(member.id, query.id)
    return good(null)
  })

  addSlowCall(app, gateway, removeCard, {
    prepare: async ({ member, body }) => {
      return refuseTrial(member) ?? provePayment(gateway, member, body.paymentPassword)
    },
    decide: ({ member, query }, proven) => {
      return refuseStalePayment(member, proven) ?? unbindCard(gateway, member.id, query.id) ?? good(null)
    },
  })

  addSlowCall(app, gateway, setPaymentPassword, {
    prepare: async ({ member, body }) => preparePaymentPassword(gateway, member, body),
    decide: ({ member }, prepared) => {
      return changePaymentPassword(gateway, member, prepared) ?? good(null)
    },
  })
}
