import { randomInt } from 'node:crypto'
import type { Hono } from 'hono'
import { sendFeedback } from '#contract/account/help.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { dayOf } from '#sandbox/lib/days.ts'
import { refuseTry, refuseUnsolved } from '#sandbox/members/proof/tries.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'

const most = 5
const windowMs = 3_600_000
/** Without what looks alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function addFeedbackRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, sendFeedback, ({ merchant, member, body, address }) => {
    const unsolved = refuseUnsolved(gateway, merchant.code, body)
    if (unsolved) return unsolved
    const subject = member ? `feedback of ${member.id}` : `feedback from ${address}`
    const refused = refuseTry(gateway, [{ merchant: merchant.code, subject, most, windowMs }])
    if (refused) return refused
    const at = gateway.now().getTime()
    const reference = referenceOf(at, merchant.timeZone)
    gateway.store.feedback.add({
      reference,
      merchant: merchant.code,
      member_id: member?.id ?? null,
      // Who is signed in is who the session says.
      sender: member?.name ?? '',
      type: body.type,
      content: body.content,
      at,
    })
    return good({ reference })
  })
}

/** "FB-20261120-7K3QX". */
function referenceOf(at: number, zone: string): string {
  const end = Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return `FB-${dayOf(at, zone).replaceAll('-', '')}-${end}`
}
