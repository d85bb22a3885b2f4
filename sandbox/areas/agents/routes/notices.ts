import type { Hono } from 'hono'
import { getAgentNotices } from '#contract/agent/notices.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { textsOf } from '#sandbox/lib/texts.ts'
import english from '#sandbox/locales/en/notices.json' with { type: 'json' }
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { askingAgent } from './asking-agent.ts'

const dayMs = 86_400_000
const texts = textsOf('notices', english)

/** What the demo operator announces to agents, the newest first. */
const notices = ['fair', 'members', 'pay'] as const

export function addAgentNoticeRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getAgentNotices, ({ merchant, language, member }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const seededAt = Date.parse(gateway.store.meta.get('seeded-at') ?? gateway.now().toISOString())
    return good({
      notices: notices.map((id, place) => ({
        id,
        title: texts.in(language, `${id}.title`),
        content: texts.in(language, `${id}.content`),
        timestamp: instantOf(seededAt - (place + 1) * dayMs),
      })),
    })
  })
}
