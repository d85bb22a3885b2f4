import { agentTypes } from '#sandbox/members/accounts.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

/**
 * Puts a new account below whoever invited it: an agent, or the agent of a player who did. An invitation by somebody who is
 * below no agent changes nothing. Inside a transaction.
 */
export function joinTeam({ store, now }: Pick<Gateway, 'store' | 'now'>, member: number, inviter: number | null): void {
  const agent = inviter === null ? null : agentFor(store, inviter)
  if (agent !== null) store.agentTree.place(member, agent, { rate: 0, at: now().getTime() })
}

function agentFor(store: Gateway['store'], inviter: number): number | null {
  const type = store.members.byId(inviter)?.type ?? 0
  const agent = agentTypes.includes(type) ? inviter : store.memberTransfers.uplineOf(inviter)
  return agent !== null && store.agentTree.depthOf(agent, agent) === 0 ? agent : null
}
