import type { Hono } from 'hono'
import {
  confirmTotp,
  endAllSessions,
  endSessionOf,
  getSecurity,
  getSessions,
  renewRecoveryCodes,
  startTotp,
  stopTotp,
} from '#contract/identity/security.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { maskedEmail, maskedMobile } from '#sandbox/lib/masks.ts'
import { provePassword } from '#sandbox/members/proof/proven.ts'
import { deviceOf } from '#sandbox/members/session/devices.ts'
import { sessionsOf } from '#sandbox/members/session/sessions.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { beginTotp, refuseOn, renewTotpCodes, turnTotpOff, turnTotpOn } from './totp.ts'

export function addSecurityRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getSecurity, ({ member }) => {
    return good({
      hasPassword: member.password_hash !== '',
      passwordChangedAt: member.password_changed_at === null ? null : instantOf(member.password_changed_at),
      hasPaymentPassword: member.payment_password_hash !== null,
      hasTotp: gateway.store.protections.of(member.id).totp_secret !== null,
      recoveryCodesLeft: gateway.store.protections.recoveryCodesLeft(member.id),
      mobile: member.mobile === null ? null : maskedMobile(member.mobile),
      email: member.email === null ? null : maskedEmail(member.email),
    })
  })
  addTotpCalls(app, gateway)
  addSessionCalls(app, gateway)
}

function addTotpCalls(app: Hono, gateway: Gateway): void {
  addSlowCall(app, gateway, startTotp, {
    prepare: async ({ member, body }) => {
      return refuseOn(gateway, member) ?? provePassword(gateway, member, body.password ?? '')
    },
    decide: ({ merchant, member }, proven) => {
      const begun = beginTotp(gateway, { merchant, member }, proven)
      return begun instanceof Refusal ? begun : good(begun)
    },
  })

  addCall(app, gateway, confirmTotp, ({ member, body }) => {
    const recoveryCodes = turnTotpOn(gateway, member, body.code)
    return recoveryCodes instanceof Refusal ? recoveryCodes : good({ recoveryCodes })
  })

  addCall(app, gateway, renewRecoveryCodes, ({ member, body }) => {
    const recoveryCodes = renewTotpCodes(gateway, member, body.code)
    return recoveryCodes instanceof Refusal ? recoveryCodes : good({ recoveryCodes })
  })

  addCall(app, gateway, stopTotp, ({ member, body }) => {
    return turnTotpOff(gateway, member, body.code) ?? good(null)
  })
}

function addSessionCalls(app: Hono, gateway: Gateway): void {
  const { sessions } = gateway.store

  addCall(app, gateway, getSessions, ({ member, session }) => {
    const rows = sessionsOf(gateway, member).map((row) => ({
      id: row.id,
      isCurrent: row.id === session?.id,
      isApp: row.is_app === 1,
      ...deviceOf(row.user_agent),
      ip: row.address,
      openedAt: instantOf(row.opened_at),
      lastUsedAt: instantOf(row.last_used),
    }))
    return good(rows)
  })

  addCall(app, gateway, endSessionOf, ({ member, query }) => {
    return sessions.removeOne(member.id, query.id) ? good(null) : refuse('device.unknown')
  })

  addCall(app, gateway, endAllSessions, ({ member, session, query }) => {
    sessionsOf(gateway, member)
    return good({ ended: sessions.removeOthers(member.id, query.scope === 'others' ? session.id : '') })
  })
}
