import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import type { Store } from '../database/store.ts'
import type { Merchant } from '../merchants.ts'
import { setRecoveryCodes } from '../session/totp-codes.ts'
import { payeeNameOfSeed, type SeedAccount } from './accounts.ts'

/** Where the account is reached, and by what it is known at the bank. */
export function contactsOf(account: SeedAccount, merchant: Merchant) {
  if (!account.isReachable) return {}
  return { mobile: seedMobile(merchant), email: `${account.username}@mail.example`, payee_name: payeeNameOfSeed }
}

/** A number of the merchant's country that looks real and ends in 907. */
function seedMobile(merchant: Merchant): string | null {
  const { country } = merchant.demo
  const example = getExampleNumber(isSupportedCountry(country) ? country : 'BD', examples)?.number
  return example ? `${example.slice(0, -3)}907` : null
}

/** What the account asks for beyond its password. */
export function protect(store: Store, account: SeedAccount, member: number, at: number): void {
  if (account.knownAddress !== undefined) {
    store.protections.change(member, { guards_address: 1 })
    store.knownAddresses.add(member, account.knownAddress, at)
  }
  if (account.totp === undefined) return
  store.protections.change(member, { totp_secret: account.totp.secret })
  setRecoveryCodes({ store }, member, account.totp.recoveryCodes)
}
