import i18next from 'i18next'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import { latinDigits } from '#src/lib/latin-digits.ts'
import { readStored, writeStored } from '#src/lib/storage.ts'
import { digitsOf } from '../digits.ts'
import { loadPhoneLibrary } from '../phone-rules.ts'
import type { Phone, SmsService } from '../sms-service.ts'
import { asFirebaseError, firebaseError } from './firebase-errors.ts'

/** The id of the code that was sent last, for the tab: a reload loses nothing. */
const storageName = 'firebaseCode'
/** The gateway takes a proof for ten minutes after the code was typed. */
const proofLife = 9 * 60 * 1000

/** A code is good once at Firebase; what came of it serves until the gateway is content with the rest of the form. */
let proven: { id: string; code: string; idToken: string; until: number } | undefined

async function loaded<Module>(part: Promise<Module>): Promise<Module> {
  return part.catch((cause: unknown) => {
    throw new GatewayError('network.failed', { cause })
  })
}

async function e164Of({ countryDialingCode, mobileNum }: Phone): Promise<string> {
  if (mobileNum.trim() === '') throw firebaseError('missing-phone-number')
  const library = await loaded(loadPhoneLibrary())
  const number = library.e164Of(countryDialingCode, digitsOf(mobileNum))
  if (number === undefined) throw firebaseError('invalid-phone-number')
  return number
}

async function send(phone: Phone): Promise<string> {
  const number = await e164Of(phone)
  const [{ sendFirebaseCode }, { frameVerifier }] = await loaded(
    Promise.all([import('./firebase-client.ts'), import('./frame-verifier.tsx')]),
  )
  return sendFirebaseCode(number, i18next.language, frameVerifier())
}

async function confirm(id: string, code: string): Promise<string> {
  if (proven?.id === id && proven.code === code && proven.until > Date.now()) return proven.idToken
  const { confirmFirebaseCode } = await loaded(import('./firebase-client.ts'))
  const idToken = await confirmFirebaseCode(id, code)
  proven = { id, code, idToken, until: Date.now() + proofLife }
  return idToken
}

/** Codes that Firebase sends and checks; the gateway is given its word for them. */
export const firebaseSms: SmsService = {
  send: async (phone) => {
    try {
      writeStored('session', storageName, await send(phone))
    } catch (thrown) {
      throw asFirebaseError(thrown)
    }
    return { waitSeconds: 60 }
  },
  proof: async (typed) => {
    const code = latinDigits(typed).replace(/\s/g, '')
    if (code === '') throw firebaseError('missing-verification-code')
    const id = readStored('session', storageName)
    // None was sent, or in another tab.
    if (id === null) throw firebaseError('code-expired')
    try {
      return { verificationCode: code, firebaseIdToken: await confirm(id, code) }
    } catch (thrown) {
      throw asFirebaseError(thrown)
    }
  },
}
