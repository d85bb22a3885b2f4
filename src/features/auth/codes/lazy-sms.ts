import { GatewayError } from '#src/gateway/gateway-error.ts'
import type { SmsService } from './sms-service.ts'

/** A service whose code comes when a code is first sent or confirmed. */
export function lazySms(load: () => Promise<SmsService>): SmsService {
  const loaded = () =>
    load().catch((cause: unknown) => {
      throw new GatewayError('network.failed', { cause })
    })
  return {
    send: async (phone, purpose, captcha) => (await loaded()).send(phone, purpose, captcha),
    proof: async (code) => (await loaded()).proof(code),
  }
}
