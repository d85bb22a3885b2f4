import { randomBytes } from 'node:crypto'
import type { transferFunds } from '#contract/account/wallets.ts'
import type { BodyOf } from '#contract/call.ts'
import { typesOf, vendorName, vendorsShownBy } from '#sandbox/catalogue/offer.ts'
import { move, type Owner, refuseTrial, walletOf } from '#sandbox/ledger/accounts.ts'
import { amountOf } from '#sandbox/ledger/amounts.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** Vendors that keep a wallet of their own; all others play from the main one. */
const ownWallets = ['VVT', 'CRS', 'NST', 'SDL', 'AV', 'SPC', 'LDH', 'KNA', 'PPL', 'MRB']
const underMaintenance = 'CRS'
/** Does not say what lies with it. */
const silent = 'SDL'

export interface Wallet {
  code: string
  name: string
  /** Minor units; null where the vendor does not say. */
  balance: number | null
  closed?: 'maintenance' | 'in-play'
}

/** The main wallet first; its code is empty. */
export function walletsOf({ store }: Part, owner: Owner, isSingle: boolean): Wallet[] {
  const balanceOf = (vendor: string): number => store.ledger.balance(walletOf(store, owner, vendor))
  const main = { code: '', name: '', balance: balanceOf('') }
  if (isSingle) return [main]
  const closedNow = closedWallets(store, owner)
  const vendors = vendorsOf(owner.merchant).map((code) => {
    const closed = closedNow.get(code)
    return {
      code,
      name: vendorName(code),
      balance: code === silent ? null : balanceOf(code),
      ...(closed && { closed }),
    }
  })
  return [main, ...vendors]
}

/** Out of which and into which nothing moves at the moment: a game is open there, or the vendor is. */
export function closedWallets(
  { bets }: Pick<Part['store'], 'bets'>,
  { member }: Pick<Owner, 'member'>,
): ReadonlyMap<string, NonNullable<Wallet['closed']>> {
  const inPlay = bets.vendorsInPlay(member.id).map((code) => [code, 'in-play'] as const)
  return new Map([...inPlay, [underMaintenance, 'maintenance'] as const])
}

/** In the order of the catalogue's categories. */
function vendorsOf(merchant: Merchant): string[] {
  const shown = new Set(typesOf(merchant).flatMap((type) => vendorsShownBy(merchant, type)))
  return ownWallets.filter((code) => shown.has(code))
}

/** Moves money between two wallets of the member. Inside a transaction. Gives the reference. */
export function moveFunds(part: Part, owner: Owner, body: BodyOf<typeof transferFunds>): string | Refusal {
  const { store, now } = part
  const refused = refuseTrial(owner.member) ?? refuseWallets(store, owner, body)
  if (refused) return refused
  const amount = amountOf(body.amount, owner.merchant.currency)
  if (amount === null) return refuse('amount.invalid', { fields: { amount: 'field.invalid' } })
  const from = walletOf(store, owner, body.from)
  if (store.ledger.balance(from) < amount) return refuse('wallet.short')
  const reference = `F${randomBytes(8).toString('hex').toUpperCase()}`
  move(store, { kind: 'wallet-transfer', at: now().getTime(), reference }, [
    [from, -amount],
    [walletOf(store, owner, body.to), amount],
  ])
  return reference
}

/** Brings back what lies in wallets that are open: all of it in one transaction, or nothing. Inside a transaction. */
export function bringBack({ store, now }: Part, owner: Owner): void {
  const closed = closedWallets(store, owner)
  const outside = store.ledger.vendorBalances(owner.member.id).filter(({ vendor }) => !closed.has(vendor))
  if (outside.length === 0) return
  const total = outside.reduce((sum, { balance }) => sum + balance, 0)
  const taken = outside.map(({ account, balance }) => ({ account, amount: -balance }))
  store.ledger.post('consolidation', now().getTime(), [...taken, { account: walletOf(store, owner), amount: total }])
}

function refuseWallets(store: Part['store'], owner: Owner, { from, to }: BodyOf<typeof transferFunds>): Refusal | null {
  const known = ['', ...vendorsOf(owner.merchant)]
  if (from === to || !known.includes(from) || !known.includes(to)) return refuse('wallet.unknown')
  const closed = closedWallets(store, owner)
  return closed.has(from) || closed.has(to) ? refuse('wallet.closed') : null
}
