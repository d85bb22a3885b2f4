import type { Hono } from 'hono'
import { getWallets, transferFunds } from '#contract/account/wallets.ts'
import { consolidateFunds, getBalance } from '#contract/identity/member.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTrial, walletOf } from '#sandbox/ledger/accounts.ts'
import { sentOnce } from '#sandbox/ledger/sent-once.ts'
import { decimalOf } from '#sandbox/lib/currencies.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import type { Store } from '#sandbox/store/store.ts'
import { moveFunds, walletsOf } from './wallets.ts'

export function addWalletRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getBalance, ({ merchant, member }) => {
    if (!member) return refuse('session.required')
    gateway.settle()
    return good(balanceOf(store, member, merchant.currency))
  })

  addCall(app, gateway, consolidateFunds, ({ merchant, member }) => {
    if (!member) return refuse('session.required')
    store.together(() => bringBack(store, member, merchant.currency, gateway.now().getTime()))
    return good(balanceOf(store, member, merchant.currency))
  })
  addWallets(app, gateway)
}

function addWallets(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getWallets, ({ merchant, member, query }) => {
    if (!member) return refuse('session.required')
    gateway.settle()
    const isSingle = query.isSingle === true || refuseTrial(member) !== null
    const wallets = walletsOf(gateway, { merchant, member }, isSingle).map(({ balance, ...wallet }) => ({
      ...wallet,
      balance: balance === null ? null : decimalOf(balance),
    }))
    return good({ currency: merchant.currency, wallets })
  })

  addCall(app, gateway, transferFunds, ({ merchant, member, body, idempotencyKey }) => {
    if (!member) return refuse('session.required')
    return sentOnce(gateway, transferFunds, { member, idempotencyKey, body }, () => {
      const reference = moveFunds(gateway, { merchant, member }, body)
      if (reference instanceof Refusal) return reference
      const balance = decimalOf(store.ledger.balance(walletOf(store, { merchant, member })))
      return good({ reference, balance, currency: merchant.currency })
    })
  })
}

function mainAccount(store: Store, member: MemberRow, currency: string): number {
  return store.ledger.account({ merchant: member.merchant, memberId: member.id, kind: 'main', vendor: '', currency })
}

function balanceOf(store: Store, member: MemberRow, currency: string): { balance: string; currency: string } {
  return { balance: decimalOf(store.ledger.balance(mainAccount(store, member, currency))), currency }
}

/** One transaction for all vendors: either everything is back in the main wallet that can be, or nothing has moved. */
function bringBack(store: Store, member: MemberRow, currency: string, at: number): void {
  // Where a game is open, its stakes are out: what lies there stays until it is over.
  const inPlay = store.bets.vendorsInPlay(member.id)
  const outside = store.ledger.vendorBalances(member.id).filter(({ vendor }) => !inPlay.includes(vendor))
  if (outside.length === 0) return
  const total = outside.reduce((sum, { balance }) => sum + balance, 0)
  const taken = outside.map(({ account, balance }) => ({ account, amount: -balance }))
  store.ledger.post('consolidation', at, [...taken, { account: mainAccount(store, member, currency), amount: total }])
}
