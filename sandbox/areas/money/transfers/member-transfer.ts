import { randomBytes } from 'node:crypto'
import type { transferToMember } from '#contract/account/member-transfer.ts'
import type { BodyOf } from '#contract/call.ts'
import { move, type Owner, refuseShort, refuseTrial, walletOf } from '#sandbox/ledger/accounts.ts'
import { amountOf, unitsOf } from '#sandbox/ledger/amounts.ts'
import { periodAround } from '#sandbox/lib/days.ts'
import { agentTypes } from '#sandbox/members/accounts.ts'
import type { MemberRow } from '#sandbox/members/members.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'

type Part = Pick<Gateway, 'store' | 'now'>
type Body = BodyOf<typeof transferToMember>

/** In reference units. */
const limits = { min: 100, max: 20_000, daily: 50_000 }

export function transferRules({ store, now }: Part, { merchant, member }: Owner) {
  const { from } = periodAround(now().getTime(), 'day', merchant.timeZone)
  const above = store.memberTransfers.uplineOf(member.id)
  return {
    upline: above === null ? null : store.members.byId(above),
    mayDownline: agentTypes.includes(member.type),
    min: unitsOf(limits.min, merchant.currency),
    max: unitsOf(limits.max, merchant.currency),
    leftToday: Math.max(0, unitsOf(limits.daily, merchant.currency) - store.memberTransfers.sentSince(member.id, from)),
  }
}

/** Sends money up or down. Inside a transaction; the payment password is looked at before. Gives the reference. */
export function sendToMember(part: Part, owner: Owner, body: Body): string | Refusal {
  const { store, now } = part
  const { merchant, member } = owner
  const receiver = receiverOf(part, owner, body)
  if (receiver instanceof Refusal) return receiver
  const amount = checkedAmount(part, owner, body.amount)
  if (amount instanceof Refusal) return amount
  const short = refuseShort(store, owner, amount)
  if (short) return short
  const at = now().getTime()
  const reference = `T${randomBytes(8).toString('hex').toUpperCase()}`
  const remark = body.remark?.trim() ?? ''
  move(store, { kind: 'member-transfer', at, reference, remark }, [
    [walletOf(store, owner), -amount],
    [walletOf(store, { merchant, member: receiver }), amount],
  ])
  store.memberTransfers.add({ reference, from_member: member.id, to_member: receiver.id, amount, remark, at })
  return reference
}

function receiverOf(part: Part, { merchant, member }: Owner, { direction, account }: Body): MemberRow | Refusal {
  const trial = refuseTrial(member)
  if (trial) return trial
  const { store } = part
  if (direction === 'upline') {
    const above = store.memberTransfers.uplineOf(member.id)
    const upline = above === null ? null : store.members.byId(above)
    return upline ?? refuse('transfer.no-upline')
  }
  if (account === undefined) return refuse('request.invalid', { fields: { account: 'field.required' } })
  const below = store.members.byName(merchant.code, account.trim().toLowerCase())
  const isBelow = below !== null && store.memberTransfers.uplineOf(below.id) === member.id
  return isBelow && agentTypes.includes(member.type) ? below : refuse('transfer.not-below')
}

function checkedAmount(part: Part, owner: Owner, decimal: string): number | Refusal {
  const fields = { amount: 'field.invalid' }
  const amount = amountOf(decimal, owner.merchant.currency)
  if (amount === null) return refuse('amount.invalid', { fields })
  const { min, max, leftToday } = transferRules(part, owner)
  return amount < min || amount > Math.min(max, leftToday) ? refuse('amount.limit', { fields }) : amount
}
