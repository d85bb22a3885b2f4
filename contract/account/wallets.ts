import * as z from 'zod/mini'
import { amount, decimal, defineMemberCall } from '../call.ts'

/** What a wallet is called where it is a vendor's; the main wallet's is empty. */
const walletCode = z.string().check(z.maxLength(16))

export const getWallets = defineMemberCall('getWallets', {
  summary:
    'The main wallet and those at vendors, the main one first, `null` where a vendor does not say; `isSingle` leaves out the vendors’',
  route: 'GET /wps/v2/wallets/merchant',
  query: z.object({ isSingle: z.optional(z.boolean()) }),
  value: z.object({
    currency: z.string(),
    wallets: z.array(
      z.object({
        code: walletCode,
        name: z.string(),
        /** Null where the vendor does not say: never zero. */
        balance: z.nullable(decimal),
        /** Why nothing moves to or from it now. */
        closed: z.optional(z.enum(['maintenance', 'in-play'])),
      }),
    ),
  }),
})

export const transferFunds = defineMemberCall('transferFunds', {
  summary: 'Moves money between two wallets of the member',
  route: 'POST /wps/v2/wallets/transfer',
  needsIdempotencyKey: true,
  body: z.object({ from: walletCode, to: walletCode, amount }),
  value: z.object({ reference: z.string(), balance: decimal, currency: z.string() }),
  problems: ['wallet.short', 'wallet.closed', 'wallet.unknown', 'amount.invalid', 'intent.conflict', 'account.trial'],
})
