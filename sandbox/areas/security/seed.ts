import { getExampleNumber, isSupportedCountry } from 'libphonenumber-js/mobile'
import examples from 'libphonenumber-js/mobile/examples'
import { socialProviders } from '#contract/site/gates.ts'
import type { SeedAccount } from '#sandbox/members/accounts.ts'
import { setRecoveryCodes } from '#sandbox/members/proof/totp-codes.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Store } from '#sandbox/store/store.ts'
import { knownSubject } from '../social/provider.ts'

/** Where the account is reached, and by what it is known at the bank. */
export function contactsOf({ username, reach }: SeedAccount, merchant: Merchant) {
  if (!reach) return {}
  const email = `${username}@${merchant.domains[0] ?? 'mail.example'}`
  return { mobile: seedMobile(merchant, reach.mobileEnd), email, payee_name: reach.payeeName }
}

/** A number of the merchant's country that looks real. */
function seedMobile(merchant: Merchant, end: string): string | null {
  const { country } = merchant.demo
  const example = getExampleNumber(isSupportedCountry(country) ? country : 'BD', examples)?.number
  return example ? `${example.slice(0, -end.length)}${end}` : null
}

/** What the account asks for beyond its password, and by whom else it is known. */
export function protect(
  store: Store,
  account: SeedAccount,
  { merchant, member, at }: { merchant: Merchant; member: number; at: number },
): void {
  if (account.username === 'player') {
    for (const provider of socialProviders) {
      store.socialAccounts.link({ merchant: merchant.code, provider, subject: knownSubject }, member)
    }
  }
  if (account.knownAddress !== undefined) {
    store.protections.change(member, { guards_address: 1 })
    store.knownAddresses.add(member, account.knownAddress, at)
  }
  if (account.totp === undefined) return
  store.protections.change(member, { totp_secret: account.totp.secret })
  setRecoveryCodes({ store }, member, account.totp.recoveryCodes)
}
