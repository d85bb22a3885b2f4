import { randomInt } from 'node:crypto'
import type { OpenedSession } from '#contract/identity/session.ts'
import { plainMember } from '../database/members.ts'
import type { Gateway } from '../gateway.ts'
import { type Refusal, refuse } from '../http/problems.ts'
import type { Merchant } from '../merchants.ts'
import { trialType } from '../seed/accounts.ts'
import { hundredthsOf } from '../text/currencies.ts'
import { openedFor } from './enter.ts'
import { refuseTry } from './limits.ts'
import { newSecret } from './secrets.ts'
import type { Visit } from './sessions.ts'

type Part = Pick<Gateway, 'store' | 'now'>

/** Reference units. */
const playMoney = 2_000
const limit = { most: 30, windowMs: 3_600_000 }

/** A session of a trial account made for it, with play money from the house. */
export function openFreePlay(part: Part, merchant: Merchant, visit: Visit): OpenedSession | Refusal {
  if (!merchant.switches.FREEPLAY3) return refuse('module.closed')
  const limited = refuseTry(part, [{ merchant: merchant.code, subject: `free play from ${visit.address}`, ...limit }])
  if (limited) return limited
  return part.store.together(() => {
    const at = part.now().getTime()
    const id = part.store.members.add({
      ...plainMember,
      merchant: merchant.code,
      name: `trial-${newSecret(9).toLowerCase()}`,
      nickname: `Guest ${randomInt(1000, 10_000)}`,
      type: trialType,
      last_login_at: at,
    })
    endow(part, merchant, id, at)
    const member = part.store.members.byId(id)
    return member ? openedFor(part, member, visit, null) : refuse('system.fault')
  })
}

function endow({ store }: Part, { code, currency }: Merchant, memberId: number, at: number): void {
  const base = { merchant: code, currency, vendor: '' }
  const house = store.ledger.account({ ...base, memberId: null, kind: 'house' })
  const account = store.ledger.account({ ...base, memberId, kind: 'main' })
  const amount = hundredthsOf(playMoney, currency)
  store.ledger.post('play money', at, [
    { account: house, amount: -amount },
    { account, amount },
  ])
}
