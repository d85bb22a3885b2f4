import type { AnswerTo, BodyTo } from '#src/gateway/call-ref.ts'
import { GatewayError } from '#src/gateway/gateway-error.ts'
import type { finishPasskey, loginByPasskey, startPasskey, startPasskeyLogin } from '#src/gateway/passkey-calls.ts'

type Made = BodyTo<typeof finishPasskey>['credential']
type Shown = BodyTo<typeof loginByPasskey>['credential']

/** Has the device make a passkey; undefined where the visitor would rather not. Rejects with a GatewayError. */
export async function createPasskey(options: AnswerTo<typeof startPasskey>['value']): Promise<Made | undefined> {
  const made = await answered(() => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
    return navigator.credentials.create({ publicKey })
  })
  return made?.toJSON() as Made | undefined
}

/** Has the visitor show one of their passkeys; undefined where they would rather not. Rejects with a GatewayError. */
export async function showPasskey(
  options: AnswerTo<typeof startPasskeyLogin>['value'],
  signal: AbortSignal,
): Promise<Shown | undefined> {
  const shown = await answered(() => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    return navigator.credentials.get({ publicKey, signal })
  })
  return shown?.toJSON() as Shown | undefined
}

async function answered(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | undefined> {
  try {
    const credential = await ask()
    return credential instanceof PublicKeyCredential ? credential : undefined
  } catch (thrown) {
    const name = thrown instanceof DOMException ? thrown.name : ''
    // Browsers do not tell a visitor who says no from one who has no passkey here: neither is an error.
    if (name === 'NotAllowedError' || name === 'AbortError') return undefined
    throw new GatewayError(name === 'InvalidStateError' ? 'passkey.known' : 'passkey.unsupported', { cause: thrown })
  }
}

/** Has the browser forget a passkey that the gateway does not know, where it can. */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  const signal: unknown = Reflect.get(PublicKeyCredential, 'signalUnknownCredential')
  if (typeof signal !== 'function') return
  // One that stays in the list is refused again, and no worse than that.
  await Promise.resolve(signal.call(PublicKeyCredential, { rpId, credentialId })).catch(() => undefined)
}
