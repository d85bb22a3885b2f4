import { randomBytes } from 'node:crypto'
import type { Hono } from 'hono'
import { launchLiveChat } from '#contract/account/help.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { apartOrigin } from '#sandbox/server/apart-origin.ts'
import { formOf } from '#sandbox/server/form.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { problemResponse, Refusal, refuse } from '#sandbox/server/problems.ts'
import { opensAgainAt } from './chat-hours.ts'
import { chatPage, chatPageHeaders } from './chat-page.ts'

/** An address that nobody opened is good for as long. */
const lifeMs = 5 * 60_000
const maxLines = 40

export function addLiveChatRoutes(app: Hono, gateway: Gateway): void {
  const { chats } = gateway.store

  addCall(app, gateway, launchLiveChat, ({ merchant, member, language, origin }) => {
    const at = gateway.now().getTime()
    const opensAt = opensAgainAt(merchant.demo.chatHours, at, merchant.timeZone)
    if (opensAt !== null) return refuse('livechat.closed', { retryAfter: Math.ceil((opensAt - at) / 1000) })
    chats.sweep(at - lifeMs)
    const key = randomBytes(18).toString('base64url')
    chats.add({ key, merchant: merchant.code, language, sender: member?.name ?? '', at })
    return good({ chatUrl: `${apartOrigin(origin)}/sandbox/chat/${key}` })
  })

  app.get('/sandbox/chat/:key', (context) => {
    const chat = chats.take(context.req.param('key'))
    const isGood = chat !== null && chat.at > gateway.now().getTime() - lifeMs
    if (!isGood) return context.html(chatPage({ state: 'over' }), 410, chatPageHeaders)
    const name = gateway.merchants.get(chat.merchant)?.name ?? ''
    return context.html(chatPage({ state: 'open', name, sender: chat.sender, lines: [] }), 200, chatPageHeaders)
  })

  app.post('/sandbox/chat', async (context) => {
    const form = await formOf(context)
    if (form instanceof Refusal) return problemResponse(form, gateway.now())
    const { name, sender, lines } = talkOf(form)
    return context.html(chatPage({ state: 'open', name, sender, lines }), 200, chatPageHeaders)
  })
}

/** The page itself carries what was said, so that the sandbox keeps no conversation. */
function talkOf(form: URLSearchParams) {
  const lines = [...form.getAll('said'), ...form.getAll('message')].map((text) => text.trim().slice(0, 500))
  return {
    name: form.get('name')?.slice(0, 100) ?? '',
    sender: form.get('sender')?.slice(0, 64) ?? '',
    lines: lines.filter((text) => text !== '').slice(-maxLines),
  }
}
