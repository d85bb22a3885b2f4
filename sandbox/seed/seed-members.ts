import { createHash } from 'node:crypto'
import { seedMessages } from '../areas/messages/seed.ts'
import { tellDetails } from '../areas/profile/seed.ts'
import { hasHistory } from '../areas/records/seed/history.ts'
import { contactsOf, protect } from '../areas/security/seed.ts'
import { seedTicket } from '../areas/tickets/seed.ts'
import { minorUnitsOf } from '../lib/currencies.ts'
import { passwordOf, seedAccounts } from '../members/accounts.ts'
import { plainMember } from '../members/members.ts'
import { hashPassword } from '../members/passwords.ts'
import type { Merchant, Merchants } from '../merchants/merchants.ts'
import type { Store } from '../store/store.ts'
import { seededDays, seedPaymentPassword } from './seed-money.ts'

const dayMs = 86_400_000

type Hashes = ReadonlyMap<string, string>

const hashed = new Map<number, Promise<Hashes>>()

/**
 * One hash an account, shared by the merchants and by the sandboxes of a process: scrypt is slow on purpose. Salted from the
 * seed, so that it repeats.
 */
export function hashSeedPasswords(seed: number): Promise<Hashes> {
  const hashes = hashed.get(seed) ?? seedHashes(seed)
  hashed.set(seed, hashes)
  return hashes
}

async function seedHashes(seed: number): Promise<Hashes> {
  const hashes = seedAccounts.map(async (account): Promise<[string, string]> => {
    const { username } = account
    const salt = createHash('sha256').update(`${seed} ${username}`).digest().subarray(0, 16)
    return [username, await hashPassword(passwordOf(account), salt)]
  })
  const salt = createHash('sha256').update(`${seed} payment password`).digest().subarray(0, 16)
  const payment = hashPassword(seedPaymentPassword, salt).then((hash): [string, string] => [seedPaymentPassword, hash])
  return new Map(await Promise.all([...hashes, payment]))
}

export function seedMembers(
  store: Store,
  { merchants, hashes, at }: { merchants: Merchants; hashes: Hashes; at: number },
): void {
  for (const merchant of merchants.values()) {
    for (const account of seedAccounts) {
      const id = store.members.add({
        ...plainMember,
        merchant: merchant.code,
        name: account.username,
        nickname: account.nickname,
        type: account.type,
        password_hash: hashes.get(account.username) ?? '',
        password_expired: account.isNew || account.isPasswordExpired ? 1 : 0,
        is_locked: account.isLocked ? 1 : 0,
        last_login_at: account.isNew ? null : at - dayMs,
        ...contactsOf(account, merchant),
      })
      protect(store, account, { merchant, member: id, at })
      if (account.username === 'saver') tellDetails(store, id)
      if (account.username === 'player') seedTicket(store, merchant, { member: id, at })
      seedMessages(store, id, { unread: account.unreadMessages, seededAt: at })
      // Agents are paid for the days before: what they began with is older.
      const since = account.role === 'agent' ? at - seededDays * dayMs : at
      endow(store, merchant, {
        memberId: id,
        main: hasHistory(account.username) ? 0 : account.main,
        atVendor: account.atVendor,
        at: since,
      })
    }
  }
}

/** Opening balances, taken from the operator: money in the ledger always comes from somewhere. */
function endow(
  store: Store,
  merchant: Merchant,
  { memberId, main, atVendor, at }: { memberId: number; main: number; atVendor: number; at: number },
): void {
  const { code, currency } = merchant
  const base = { merchant: code, currency, vendor: '' }
  const house = store.ledger.account({ ...base, memberId: null, kind: 'house' })
  const pay = (account: number, units: number): void => {
    const amount = minorUnitsOf(units, currency)
    if (amount > 0)
      store.ledger.post('opening', at, [
        { account: house, amount: -amount },
        { account, amount },
      ])
  }
  pay(store.ledger.account({ ...base, memberId, kind: 'main' }), main)
  if (atVendor > 0) pay(store.ledger.account({ ...base, memberId, kind: 'vendor', vendor: 'VVT' }), atVendor)
}
