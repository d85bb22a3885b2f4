import { randomInt } from 'node:crypto'
import type { OpenedSession } from '#contract/identity/session.ts'
import { minorUnitsOf } from '#sandbox/lib/currencies.ts'
import { newSecret } from '#sandbox/lib/secrets.ts'
import { trialType } from '#sandbox/members/accounts.ts'
import { plainMember } from '#sandbox/members/members.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import { openedFor } from '#sandbox/members/session/enter.ts'
import type { Visit } from '#sandbox/members/session/sessions.ts'
import type { Merchant } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { type Refusal, refuse } from '#sandbox/server/problems.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** Reference units. */
const playMoney = 2_000
const limit = { most: 30, windowMs: 3_600_000 }

/** A session of a trial account made for it, with play money from the operator. */
export function openFreePlay(part: Part, merchant: Merchant, visit: Visit): OpenedSession | Refusal {
  if (!merchant.switches.FREEPLAY3) return refuse('module.closed')
  const limited = refuseTry(part, [{ merchant: merchant.code, subject: `free play from ${visit.address}`, ...limit }])
  if (limited) return limited
  return part.store.transaction(() => {
    const at = part.now().getTime()
    const id = part.store.members.add({
      ...plainMember,
      merchant: merchant.code,
      name: `trial-${newSecret(9).toLowerCase()}`,
      nickname: `Guest ${randomInt(1000, 10_000)}`,
      type: trialType,
      last_login_at: at,
    })
    endow(part, merchant, { memberId: id, at })
    const member = part.store.members.byId(id)
    return member ? openedFor(part, member, { visit, changeReason: null }) : refuse('system.fault')
  })
}

function endow(
  { store }: Part,
  { code, currency }: Merchant,
  { memberId, at }: { memberId: number; at: number },
): void {
  const base = { merchant: code, currency, vendor: '' }
  const house = store.ledger.account({ ...base, memberId: null, kind: 'house' })
  const account = store.ledger.account({ ...base, memberId, kind: 'main' })
  const amount = minorUnitsOf(playMoney, currency)
  store.ledger.post('play money', at, [
    { account: house, amount: -amount },
    { account, amount },
  ])
}
