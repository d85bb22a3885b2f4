import type { Gateway } from '../server/gateway.ts'
import { agentTypes } from './accounts.ts'
import type { MemberRow } from './members.ts'

/** Whether a code to the number may open the account anew: not an agent's, and not where two factors guard it. */
export function mayResetByMobile({ store }: Pick<Gateway, 'store'>, member: MemberRow): boolean {
  return !agentTypes.includes(member.type) && store.protections.of(member.id).totp_secret === null
}
