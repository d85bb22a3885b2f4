import { login } from '#contract/identity/session.ts'
import type { TestGateway } from './gateway.ts'

/** The body of a log-in with the account's own password. */
export function loginBody(username: string, site: 'member' | 'agent' = 'member') {
  return { type: 'username' as const, username, password: `Demo-${username}-1`, site }
}

/** A log-in of the player's with a password that is wrong. */
export const wrongBody = { ...loginBody('player'), password: 'not-the-password' }

/** Logs in and gives the token. */
export async function tokenOf(
  gateway: TestGateway,
  username: string,
  { merchant = 'acme', site = 'member' }: { merchant?: string; site?: 'member' | 'agent' } = {},
): Promise<string> {
  const { value } = await gateway.answer(login, { merchant, body: loginBody(username, site) })
  if (!('token' in value)) throw new Error(`${username} needs another step`)
  return value.token
}
