import { Secret, TOTP } from 'otpauth'
import * as z from 'zod'
import type { LoginStep } from '#contract/identity/session.ts'
import { login } from '#contract/identity/session.ts'
import { loginBody } from './accounts.ts'
import type { Asked, TestGateway } from './gateway.ts'

const outbox = z.object({
  messages: z.array(
    z.object({ at: z.string(), merchant: z.string(), channel: z.string(), to: z.string(), text: z.string() }).extend({
      code: z.string().optional(),
    }),
  ),
})

/** What the gateway would have sent, the newest first. */
export async function outboxOf(gateway: TestGateway, merchant = 'acme') {
  const response = await gateway.sandbox.app.request(`/sandbox/outbox?merchant=${merchant}`)
  return outbox.parse(await response.json()).messages
}

/** The code of the newest message. */
export async function newestCode(gateway: TestGateway): Promise<string> {
  const code = (await outboxOf(gateway))[0]?.code
  if (code === undefined) throw new Error('No code was sent')
  return code
}

/** Another code than this one, as well formed. */
export function otherThan(code: string): string {
  return code.replaceAll(/\d/g, (digit) => String((Number(digit) + 1) % 10))
}

/** The step that stands before a log-in. @throws where none does. */
export async function stepOf(
  gateway: TestGateway,
  username: string,
  asked: Pick<Asked<unknown, unknown>, 'address'> = {},
): Promise<LoginStep> {
  const { value } = await gateway.answer(login, { ...asked, body: loginBody(username) })
  if (!('step' in value)) throw new Error(`${username} needs no step`)
  return value.step
}

/** The app's code at an instant of the gateway's clock. */
export function appCode(secret: string, at: Date): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() })
}
