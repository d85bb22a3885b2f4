import type { Hono } from 'hono'
import { getMessage, getMessages, getUnreadCount, type MessageHead, markMessages } from '#contract/account/messages.ts'
import { addCall, good } from '#sandbox/calls/call-route.ts'
import { instantOf } from '#sandbox/lib/instants.ts'
import type { Gateway } from '#sandbox/server/gateway.ts'
import { refuse } from '#sandbox/server/problems.ts'
import type { MessageRow } from './rows.ts'
import type { MessageText } from './texts.ts'
import { messageText } from './write-out.ts'

const excerptLength = 120

export function addMessageRoutes(app: Hono, gateway: Gateway): void {
  const { messages } = gateway.store

  addCall(app, gateway, getMessages, ({ merchant, member, query, language }) => {
    gateway.settle()
    const { all, unread } = messages.counts(member.id)
    const pageSize = Math.min(50, Math.max(1, query.pageSize))
    const of = query.unread === true ? unread : all
    const rows = messages.page(member.id, {
      unread: query.unread === true,
      limit: pageSize,
      offset: (Math.max(1, query.pageNo) - 1) * pageSize,
    })
    return good({
      messages: rows.map((row) => headOf(row, messageText(row, { merchant, language }))),
      unread,
      pageNum: query.pageNo,
      totalPages: Math.ceil(of / pageSize),
    })
  })

  addCall(app, gateway, getMessage, ({ merchant, member, query, language }) => {
    const row = messages.find(member.id, idOf(query.id))
    if (!row) return refuse('message.unknown')
    if (row.is_read === 0) {
      messages.mark(member.id, true, row.id)
      gateway.store.news.tell({ member: member.id, event: 'counts' })
    }
    const words = messageText(row, { merchant, language })
    return good({ ...headOf({ ...row, is_read: 1 }, words), content: words.content })
  })

  addCall(app, gateway, markMessages, ({ member, body }) => {
    gateway.store.transaction(() => {
      for (const id of body.ids?.map(idOf) ?? [undefined]) {
        if (body.mark === 'deleted') messages.remove(member.id, id)
        else messages.mark(member.id, body.mark === 'read', id)
      }
    })
    gateway.store.news.tell({ member: member.id, event: 'counts' })
    return good({ unread: messages.counts(member.id).unread })
  })

  addCall(app, gateway, getUnreadCount, ({ member }) => good({ unread: messages.counts(member.id).unread }))
}

/** 0, which no message has, for what is no id. */
function idOf(id: string): number {
  return /^\d{1,15}$/.test(id) ? Number(id) : 0
}

function headOf({ id, at, is_read }: MessageRow, { title, content }: MessageText): MessageHead {
  const words = content
    .replaceAll(/<\/?(?:p|ul|li|table|thead|tbody|tr|th|td)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const excerpt = words.length > excerptLength ? `${words.slice(0, excerptLength).trimEnd()}…` : words
  return { id: String(id), title, excerpt, at: instantOf(at), isRead: is_read === 1 }
}
