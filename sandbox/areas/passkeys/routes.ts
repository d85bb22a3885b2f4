import type { Hono } from 'hono'
import {
  finishPasskey,
  getPasskeys,
  loginByPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from '#contract/identity/passkeys.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { refuseTry } from '#sandbox/members/proof/tries.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { madeBy } from './ceremonies.ts'
import { creationOptions, placeOf, requestOptions, takeCreation } from './challenges.ts'
import { logInByPasskey, prepareByPasskey } from './log-in.ts'
import { addPasskey, endPasskey, exceptThese, passkeyOf, refuseMore } from './own-passkeys.ts'
import { lookAtOwner, refuseOwner } from './owner.ts'

/** Challenges that an address gets in the window, which many phones may share: each is a row for five minutes. */
const mostAsked = 300
const windowMs = 15 * 60_000

export function addPasskeyRoutes(app: Hono, gateway: Gateway): void {
  addMakingCalls(app, gateway)
  addKeepingCalls(app, gateway)
  addLoginCalls(app, gateway)
}

function addMakingCalls(app: Hono, gateway: Gateway): void {
  addSlowCall(app, gateway, startPasskey, {
    prepare: async ({ merchant, member, body }) => {
      const place = placeOf(merchant, body.origin)
      if (place instanceof Refusal) return place
      const proven = refuseMore(gateway, member) ?? (await lookAtOwner(gateway, member, body))
      return proven instanceof Refusal ? proven : { place, proven }
    },
    decide: ({ merchant, member, body }, { place, proven }) => {
      const refused = refuseMore(gateway, member) ?? refuseOwner(gateway, member, { shown: body, proven })
      if (refused) return refused
      const excludeCredentials = exceptThese(gateway, member, place.domain)
      return good({ ...creationOptions(gateway, { merchant, member }, place), excludeCredentials })
    },
  })

  addSlowCall(app, gateway, finishPasskey, {
    prepare: async ({ member, body }) => {
      const asked = takeCreation(gateway, member, body.credential.response.clientDataJSON)
      if (asked instanceof Refusal) return asked
      const made = await madeBy(body.credential, asked)
      return made ? { made, domain: asked.domain } : refuse('passkey.failed')
    },
    decide: ({ member, body }, { made, domain }) => {
      const { transports = [] } = body.credential.response
      const added = addPasskey(gateway, member, { made, domain, name: body.name, transports })
      return added instanceof Refusal ? added : good(added)
    },
  })
}

function addKeepingCalls(app: Hono, gateway: Gateway): void {
  const { passkeys } = gateway.store

  addCall(app, gateway, getPasskeys, ({ member }) => good(passkeys.ofMember(member.id).map(passkeyOf)))

  addCall(app, gateway, renamePasskey, ({ member, query, body }) =>
    passkeys.rename(member.id, query.id, body.name) ? good(null) : refuse('passkey.unknown'),
  )

  addSlowCall(app, gateway, removePasskey, {
    prepare: ({ member, body }) => lookAtOwner(gateway, member, body),
    decide: ({ member, query, body }, proven) =>
      refuseOwner(gateway, member, { shown: body, proven }) ?? endPasskey(gateway, member, query.id) ?? good(null),
  })
}

function addLoginCalls(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, startPasskeyLogin, ({ merchant, body, address }) => {
    const place = placeOf(merchant, body.origin)
    if (place instanceof Refusal) return place
    const subject = `passkey challenges from ${address}`
    const limited = refuseTry(gateway, [{ merchant: merchant.code, subject, most: mostAsked, windowMs }])
    return limited ?? good(requestOptions(gateway, merchant, place))
  })

  addSlowCall(app, gateway, loginByPasskey, {
    prepare: ({ merchant, body, visit }) => prepareByPasskey(gateway, { merchant, body, visit }),
    decide: ({ merchant, body, visit }, proof) => {
      const opened = logInByPasskey(gateway, { merchant, body, visit }, proof)
      return opened instanceof Refusal ? opened : good(opened)
    },
  })
}
