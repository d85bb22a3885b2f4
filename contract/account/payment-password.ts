import * as z from 'zod/mini'
import { defineMemberCall } from '../call.ts'

/** Digits alone, as a payment password is typed everywhere. */
export const paymentPasswordPattern = /^\d{6}$/

export const setPaymentPassword = defineMemberCall('setPaymentPassword', {
  summary: 'Sets the payment password: six digits; the first time with the log-in password, later with the old one',
  route: 'POST /wps/member/payment-password',
  isEncrypted: true,
  body: z.object({
    /** Of the log-in: where there is no payment password yet, or the old one is forgotten. */
    password: z.optional(z.string().check(z.maxLength(255))),
    oldPaymentPassword: z.optional(z.string().check(z.maxLength(64))),
    newPaymentPassword: z.string().check(z.regex(paymentPasswordPattern)),
  }),
  value: z.null(),
  problems: [
    'password.wrong',
    'payment-password.wrong',
    'payment-password.missing',
    'payment-password.weak',
    'payment-password.same',
    'rate.limited',
    'account.trial',
  ],
})
