import * as z from 'zod/mini'
import { site } from '#src/config/site.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { forgetAttribution } from '../referral/attribution.ts'
import { emptyValues, type RegisterValue, type RegisterValues } from './register-values.ts'

/**
 * What was typed into a registration. It outlives the form in memory (a tab, a language, closing and opening again) but for
 * secrets and confirmations; while the form is open, what neither is secret nor names a person to authorities or a bank
 * is kept for a reload of this tab too: on a phone the page may be gone when the visitor is back from the SMS.
 */
const storageName = 'registerDraft'

/** Never beyond the open form. */
const secrets = [
  'password',
  'confirmPassword',
  'paymentPassword',
  'verificationCode',
  'isOfAge',
  'acceptsTerms',
] as const satisfies readonly RegisterValue[]

const storable = [
  'username',
  'countryDialingCode',
  'mobileNum',
  'email',
  'qqNum',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'recommenderId',
  'affiliateCode',
] as const satisfies readonly RegisterValue[]

const storedDraft = z.partialRecord(z.enum(storable), z.string().check(z.maxLength(255)))

let draft: RegisterValues | undefined
/** The link's code that was put into the field already, for the visitor to fix or to take out. */
let offered: string | undefined

function storedValues(): z.infer<typeof storedDraft> {
  try {
    const read = storedDraft.safeParse(JSON.parse(readStored('session', storageName) ?? '{}'))
    return read.success ? read.data : {}
  } catch {
    // Not what this page wrote: nothing to restore.
    return {}
  }
}

/** What the form begins with. */
export function registerDraft(): RegisterValues {
  draft ??= { ...emptyValues, ...storedValues(), acceptsTerms: site.legal.termsPreChecked }
  return draft
}

export function storeDraft(values: RegisterValues): void {
  draft = { ...values }
  const filled = storable.filter((name) => values[name] !== '')
  const text = JSON.stringify(Object.fromEntries(filled.map((name) => [name, values[name]])))
  writeStored('session', storageName, filled.length > 0 ? text : null)
}

/** Puts the code of a link into its field, once, and never over another one. */
export function offerCode(code: string): void {
  if (offered === code) return
  offered = code
  const values = registerDraft()
  if (values.affiliateCode === '') storeDraft({ ...values, affiliateCode: code })
}

/** The form is left: its secrets and confirmations go, and what was kept for a reload. */
export function leaveDraft(): void {
  writeStored('session', storageName, null)
  if (!draft) return
  const gone = Object.fromEntries(secrets.map((name) => [name, emptyValues[name]]))
  draft = { ...draft, ...gone, acceptsTerms: site.legal.termsPreChecked }
}

/** The account is open: nothing is left of it. */
export function forgetDraft(): void {
  forgetAttribution()
  writeStored('session', storageName, null)
  draft = undefined
  offered = undefined
}
