import * as z from 'zod/mini'
import { defineMemberCall, instant } from '../call.ts'

const card = z.object({
  id: z.string(),
  bankCode: z.string(),
  bankName: z.string(),
  /** Masked but for its end: "•••• 7716". */
  number: z.string(),
  /** Masked. */
  holder: z.string(),
  isDefault: z.boolean(),
  addedAt: instant,
})

export type BankCard = z.infer<typeof card>

export const getCards = defineMemberCall('getCards', {
  summary: 'The accounts that the member is paid out to, masked, and the banks that can be chosen',
  route: 'GET /wps/member/cards',
  query: z.object({ language: z.string() }),
  value: z.object({
    cards: z.array(card),
    most: z.number(),
    banks: z.array(z.object({ code: z.string(), name: z.string() })),
    /** The name that every card must be in, masked; null until the first card sets it. */
    holder: z.nullable(z.string()),
  }),
  problems: ['account.trial'],
})

export const addCard = defineMemberCall('addCard', {
  summary: 'Adds an account to be paid out to; the first binds its holder’s name for good',
  route: 'POST /wps/member/cards',
  isEncrypted: true,
  body: z.object({
    bankCode: z.string().check(z.maxLength(16)),
    number: z.string().check(z.regex(/^\d{6,20}$/)),
    /** Where none is bound yet. */
    holder: z.optional(z.string().check(z.minLength(2), z.maxLength(64))),
    paymentPassword: z.string().check(z.minLength(1), z.maxLength(64)),
  }),
  value: card,
  problems: [
    'card.known',
    'card.too-many',
    'card.bank',
    'payment-password.wrong',
    'payment-password.missing',
    'account.trial',
  ],
})

export const chooseCard = defineMemberCall('chooseCard', {
  summary: 'Makes a card the one that is chosen first',
  route: 'PUT /wps/member/cards/{id}/default',
  query: z.object({ id: z.string() }),
  value: z.null(),
  problems: ['card.unknown'],
})

export const removeCard = defineMemberCall('removeCard', {
  summary:
    'Removes a card: withdrawals that were asked for still go there, the holder’s name stays bound, and another card is chosen first',
  route: 'POST /wps/member/cards/{id}/removal',
  isEncrypted: true,
  query: z.object({ id: z.string() }),
  body: z.object({ paymentPassword: z.string().check(z.minLength(1), z.maxLength(64)) }),
  value: z.null(),
  problems: ['card.unknown', 'payment-password.wrong', 'payment-password.missing', 'rate.limited', 'account.trial'],
})
