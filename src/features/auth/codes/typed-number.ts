import * as z from 'zod/mini'
import { readStored, writeStored } from '#src/lib/storage.ts'
import type { Phone, SmsPurpose } from './sms-service.ts'

const storageName = (purpose: SmsPurpose) => `smsNumber.${purpose}`

const phone = z.object({
  countryDialingCode: z.string().check(z.regex(/^[1-9]\d{0,3}$/)),
  mobileNum: z.string().check(z.minLength(1), z.maxLength(40)),
})

/**
 * The number that was typed into an open form of this tab. On a phone the page may be gone when the visitor is back from
 * the SMS: the number that the code went to is there again. It goes when the form is left.
 */
export function typedNumber(purpose: SmsPurpose): Phone | undefined {
  try {
    return z.safeParse(phone, JSON.parse(readStored('session', storageName(purpose)) ?? 'null')).data
  } catch {
    return undefined
  }
}

export function storeTypedNumber(purpose: SmsPurpose, typed: Phone | undefined): void {
  const isTyped = typed !== undefined && z.safeParse(phone, typed).success
  writeStored('session', storageName(purpose), isTyped ? JSON.stringify(typed) : null)
}
