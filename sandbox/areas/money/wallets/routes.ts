import type { Hono } from 'hono'
import { getWallets, transferFunds } from '#contract/account/wallets.ts'
import { consolidateFunds, getBalance } from '#contract/identity/member.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { type Owner, refuseTrial, walletOf } from '#sandbox/ledger/accounts.ts'
import { answerOnce } from '#sandbox/ledger/idempotent-request.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import type { Store } from '#sandbox/store/store.ts'
import { bringBack, moveFunds, walletsOf } from './wallets.ts'

export function addWalletRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getBalance, ({ merchant, member }) => {
    gateway.settle()
    return good(balanceOf(store, { merchant, member }))
  })

  addCall(app, gateway, consolidateFunds, ({ merchant, member }) => {
    store.transaction(() => bringBack(gateway, { merchant, member }))
    return good(balanceOf(store, { merchant, member }))
  })
  addWallets(app, gateway)
}

function addWallets(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getWallets, ({ merchant, member, query }) => {
    gateway.settle()
    const isSingle = query.isSingle === true || refuseTrial(member) !== null
    const wallets = walletsOf(gateway, { merchant, member }, isSingle).map(({ balance, ...wallet }) => ({
      ...wallet,
      balance: balance === null ? null : decimalOf(balance),
    }))
    return good({ currency: merchant.currency, wallets })
  })

  addCall(app, gateway, transferFunds, ({ merchant, member, body, idempotencyKey }) => {
    return answerOnce(gateway, transferFunds, { member, idempotencyKey, body }, () => {
      const reference = moveFunds(gateway, { merchant, member }, body)
      if (reference instanceof Refusal) return reference
      return good({ reference, ...balanceOf(store, { merchant, member }) })
    })
  })
}

function balanceOf(store: Store, owner: Owner): { balance: string; currency: string } {
  return { balance: decimalOf(store.ledger.balance(walletOf(store, owner))), currency: owner.merchant.currency }
}
