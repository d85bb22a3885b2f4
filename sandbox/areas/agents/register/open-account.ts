import type { openAccount } from '#contract/agent/register-centre.ts'
import type { BodyOf } from '#contract/call.ts'
import { isNameTaken } from '../../../members/free-names.ts'
import { plainMember } from '../../../members/members.ts'
import { nameKey } from '../../../members/names.ts'
import { registerSettingsOf, wrongFields, wrongPassword } from '../../../members/registration-rules.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Gateway } from '../../../server/gateway.ts'
import { Refusal, refuse } from '../../../server/problems.ts'
import type { TeamMember } from '../rows/agent-tree.ts'
import { broughtAgentType } from './invitations.ts'
import { mayOpenAgents, rateFor } from './terms.ts'

type Body = BodyOf<typeof openAccount>

/** What is wrong with the fields, by the rules that hold for everybody who registers. */
export function refuseAccountFields(merchant: Merchant, { username, password }: Body): Refusal | null {
  const wrong = wrongFields(registerSettingsOf(merchant).fields, ['username'], { username })
  const code = wrongPassword(merchant, password)
  const fields = { ...wrong, ...(code === null ? {} : { password: code }) }
  return Object.keys(fields).length === 0 ? null : refuse('request.invalid', { fields })
}

/** Opens an account directly below the agent and gives its name. Inside a transaction. */
export function openAccountBelow(
  { store, now }: Pick<Gateway, 'store' | 'now'>,
  { merchant, agent }: { merchant: Merchant; agent: TeamMember },
  { type, username, rebateRate, passwordHash }: Omit<Body, 'password'> & { passwordHash: string },
): { name: string; rate: number } | Refusal {
  const rate = rateFor(agent, rebateRate)
  if (rate instanceof Refusal) return rate
  if (type === 'agent' && !mayOpenAgents(store, agent)) return refuse('register.no-agents')
  if (isNameTaken(store, merchant, username)) return refuse('register.name-taken')
  const at = now().getTime()
  const name = nameKey(username)
  const id = store.members.add({
    ...plainMember,
    merchant: merchant.code,
    name,
    nickname: username.trim(),
    type: type === 'agent' ? broughtAgentType : 0,
    password_hash: passwordHash,
    password_expired: 1,
    password_changed_at: at,
  })
  store.agentTree.place(id, agent.id, { rate, at })
  store.openedAccounts.add(id, agent.id, at)
  return { name, rate }
}
