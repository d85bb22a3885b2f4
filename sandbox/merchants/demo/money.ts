import * as z from 'zod'

const kinds = ['bankQr', 'eWallet', 'bankTransfer', 'redirect', 'scratchCard', 'crypto', 'store'] as const

/** The part of a demo.json that says how its merchant takes and pays money. */
export const demoMoney = z.strictObject({
  /** Which kinds of channels it has. */
  deposits: z.array(z.enum(kinds)).default([...kinds]),
  /** Channels under maintenance, by id. */
  closedChannels: z.array(z.string()).default(['bank-qr-2']),
  /** The bonus on the first deposit, in whole units of the currency: at most so much, from so much on, staked so often. */
  firstDeposit: z
    .strictObject({ most: z.int().min(1), min: z.int().min(0).default(0), times: z.int().min(0).max(100).default(10) })
    .optional(),
  /** What both get for an invited friend, in whole units: from which first deposit of the friend on, staked how often. */
  referral: z
    .strictObject({ bonus: z.int().min(1), min: z.int().min(1), times: z.int().min(0).max(100).default(3) })
    .optional(),
  /** What becomes of the missing money where the operator ends a dispute over a withdrawal. */
  forcedReceipt: z.enum(['refunded', 'kept']).default('refunded'),
  /** After so many minutes an unanswered withdrawal counts as received. */
  autoReceiptMinutes: z.int().min(1).max(1440).default(30),
})
