import type { Hono } from 'hono'
import { consolidateFunds, getBalance } from '#src/gateway/contract/member.ts'
import type { MemberRow } from '../database/members.ts'
import type { Store } from '../database/store.ts'
import type { Gateway } from '../gateway.ts'
import { addCall, good } from '../http/call-route.ts'
import { refuse } from '../http/problems.ts'
import { settleDue } from '../lottery/settle.ts'
import { decimalOf } from '../text/currencies.ts'

export function addWalletRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, getBalance, ({ merchant, member }) => {
    if (!member) return refuse('session.required')
    settleDue(gateway)
    return good(balanceOf(store, member, merchant.currency))
  })

  addCall(app, gateway, consolidateFunds, ({ merchant, member }) => {
    if (!member) return refuse('session.required')
    store.together(() => bringBack(store, member, merchant.currency, gateway.now().getTime()))
    return good(balanceOf(store, member, merchant.currency))
  })
}

function mainAccount(store: Store, member: MemberRow, currency: string): number {
  return store.ledger.account({ merchant: member.merchant, memberId: member.id, kind: 'main', vendor: '', currency })
}

function balanceOf(store: Store, member: MemberRow, currency: string): { balance: string; currency: string } {
  return { balance: decimalOf(store.ledger.balance(mainAccount(store, member, currency))), currency }
}

/** One transaction for all vendors: either everything is back in the main wallet or nothing has moved. */
function bringBack(store: Store, member: MemberRow, currency: string, at: number): void {
  const outside = store.ledger.vendorBalances(member.id)
  if (outside.length === 0) return
  const total = outside.reduce((sum, { balance }) => sum + balance, 0)
  const taken = outside.map(({ account, balance }) => ({ account, amount: -balance }))
  store.ledger.post('consolidation', at, [...taken, { account: mainAccount(store, member, currency), amount: total }])
}
