import type { Hono } from 'hono'
import { getAgentNotices } from '#contract/agent/notices.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import { inLanguage } from '#sandbox/merchants/merchants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { Refusal } from '#sandbox/server/problems.ts'
import { noticeTexts } from '../notices/texts.ts'
import { askingAgent } from './asking-agent.ts'

const dayMs = 86_400_000

export function addAgentNoticeRoutes(app: Hono, gateway: Gateway): void {
  addCall(app, gateway, getAgentNotices, ({ merchant, language, member }) => {
    const agent = askingAgent(gateway, merchant, member)
    if (agent instanceof Refusal) return agent
    const seededAt = Date.parse(gateway.store.meta.get('seeded-at') ?? gateway.now().toISOString())
    return good({
      notices: noticeTexts.flatMap(([id, texts], place) => {
        const text = inLanguage(texts, language, merchant.defaultLanguage)
        return text ? [{ id, ...text, timestamp: instantOf(seededAt - (place + 1) * dayMs) }] : []
      }),
    })
  })
}
