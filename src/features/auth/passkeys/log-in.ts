import type { OpenedSession } from '#contract/identity/session.ts'
import { callGateway } from '#src/gateway/client.ts'
import { toGatewayError } from '#src/gateway/gateway-error.ts'
import { loginByPasskey, startPasskeyLogin } from '#src/gateway/passkey-calls.ts'
import { type LoginBody, takeUpSession } from '#src/session/sign-in.ts'
import { deviceFor, rememberDevice } from '../session-step/known-devices.ts'
import { forgetPasskey, showPasskey } from './platform.ts'

/**
 * Logs in with a passkey that the visitor chooses; undefined where they would rather not. Rejects with a GatewayError, and
 * without a session where `signal` was aborted meanwhile.
 */
export async function logInByPasskey(site: LoginBody['site'], signal: AbortSignal): Promise<OpenedSession | undefined> {
  const { value: options } = await callGateway(startPasskeyLogin, { body: { origin: window.location.origin } })
  const credential = await showPasskey(options, signal)
  if (!credential) return undefined
  try {
    // No name was typed: what shows this browser is kept by the passkey.
    const body = { credential, site, ...deviceFor(`passkey ${credential.id}`) }
    const { value } = await callGateway(loginByPasskey, { body })
    takeUpSession(value, signal)
    rememberDevice(value)
    return value
  } catch (thrown) {
    if (toGatewayError(thrown).code === 'passkey.unknown') await forgetPasskey(options.rpId, credential.id)
    throw thrown
  }
}
