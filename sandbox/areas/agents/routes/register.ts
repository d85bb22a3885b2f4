import type { Hono } from 'hono'
import { addReferralLink, getRegisterCentre, openAccount, setReferralLink } from '#contract/agent/register-centre.ts'
import type { BodyOf } from '#contract/call.ts'
import { addCall, addSlowCall, good } from '#sandbox/calls/call-route.ts'
import { answerOnce, unlessAnswered } from '#sandbox/ledger/idempotent-request.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal, refuse } from '#sandbox/server/problems.ts'
import { percentOf } from '../contracts/terms.ts'
import { addLink, linkAnswer, setLink } from '../register/links.ts'
import { openAccountBelow, refuseAccountFields } from '../register/open-account.ts'
import { mayOpenAgents, mostLinks, rateStep } from '../register/terms.ts'
import { askingAgent } from './asking-agent.ts'

export function addAgentRegisterRoutes(app: Hono, gateway: Gateway): void {
  addCentreRoute(app, gateway)
  addAccountRoute(app, gateway)
  addLinkRoutes(app, gateway)
}

function addCentreRoute(app: Hono, gateway: Gateway): void {
  const { store } = gateway
  addCall(app, gateway, getRegisterCentre, ({ merchant, member, origin }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    return good({
      mostRate: percentOf(agent.rate),
      rateStep: percentOf(rateStep),
      mayOpenAgents: mayOpenAgents(store, agent),
      mostLinks,
      links: store.referralLinks.list(agent.id).map((link) => linkAnswer(link, origin)),
      opened: store.openedAccounts.count(agent.id),
    })
  })
}

function addAccountRoute(app: Hono, gateway: Gateway): void {
  addSlowCall(app, gateway, openAccount, {
    prepare: async ({ merchant, member, body, idempotencyKey }) => {
      const agent = askingAgent(gateway, merchant, member)
      if (agent instanceof Refusal) return agent
      const sent = { member, idempotencyKey, body: comparedOf(body) }
      return unlessAnswered(
        gateway,
        openAccount,
        sent,
        async () => refuseAccountFields(merchant, body) ?? gateway.passwords.hash(body.password),
      )
    },
    decide: ({ merchant, member, body, idempotencyKey }, passwordHash) => {
      const agent = askingAgent(gateway, merchant, member)
      if (agent instanceof Refusal) return agent
      const rest = comparedOf(body)
      return answerOnce(gateway, openAccount, { member, idempotencyKey, body: rest }, () => {
        const opened = openAccountBelow(gateway, { merchant, agent }, { ...rest, passwordHash: passwordHash ?? '' })
        if (opened instanceof Refusal) return opened
        return good({ account: opened.name, type: body.type, rebateRate: percentOf(opened.rate) })
      })
    },
  })
}

/** The password is no part of what is compared: it could be found from a digest. */
function comparedOf({ password: _, ...rest }: BodyOf<typeof openAccount>) {
  return rest
}

function addLinkRoutes(app: Hono, gateway: Gateway): void {
  const { store } = gateway

  addCall(app, gateway, addReferralLink, ({ merchant, member, body, idempotencyKey, origin }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    return answerOnce(gateway, addReferralLink, { member, idempotencyKey, body }, () => {
      const code = addLink(gateway, { merchant, agent }, body)
      const link = code instanceof Refusal ? null : store.referralLinks.find(merchant.code, code)
      if (code instanceof Refusal) return code
      return link ? good(linkAnswer(link, origin)) : refuse('register.link')
    })
  })

  addCall(app, gateway, setReferralLink, ({ merchant, member, query, body, origin }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const link = setLink(gateway, { merchant, agent }, { code: query.code, isOpen: body.isOpen })
    return link instanceof Refusal ? link : good(linkAnswer(link, origin))
  })
}
