import * as walletsCalls from '#contract/account/wallets.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addWalletRoutes } from './routes.ts'

export const walletsArea = {
  tag: 'money',
  calls: callsOf(walletsCalls),
  routes: [addWalletRoutes],
} satisfies Area
