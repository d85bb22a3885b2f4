import * as cardsCalls from '#contract/account/cards.ts'
import * as paymentPasswordCalls from '#contract/account/payment-password.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addCardRoutes } from './routes.ts'
import { cardsTables } from './tables.ts'

export const cardsArea = {
  tag: 'money',
  calls: callsOf(cardsCalls, paymentPasswordCalls),
  routes: [addCardRoutes],
  tables: cardsTables,
} satisfies Area
