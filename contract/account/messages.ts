import * as z from 'zod/mini'
import { defineMemberCall, instant } from '../call.ts'

const message = z.object({
  id: z.string(),
  title: z.string(),
  /** The first words, without markup. */
  excerpt: z.string(),
  at: instant,
  isRead: z.boolean(),
})

export type MessageHead = z.infer<typeof message>

export const getMessages = defineMemberCall('getMessages', {
  summary: 'What was written to the member, all of it or what is unread, the latest first',
  route: 'GET /wps/messages',
  query: z.object({ pageNo: z.number(), pageSize: z.number(), language: z.string(), unread: z.optional(z.boolean()) }),
  value: z.object({ messages: z.array(message), unread: z.number(), pageNum: z.number(), totalPages: z.number() }),
})

export const getMessage = defineMemberCall('getMessage', {
  summary: 'One message, read by being fetched',
  route: 'GET /wps/messages/{id}',
  query: z.object({ id: z.string(), language: z.string() }),
  value: z.object({ ...message.shape, content: z.string() }),
  problems: ['message.unknown'],
})

export const markMessages = defineMemberCall('markMessages', {
  summary: 'Marks messages as read or unread, or deletes them; no ids: all of them',
  route: 'POST /wps/messages/marks',
  body: z.object({
    mark: z.enum(['read', 'unread', 'deleted']),
    ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200))),
  }),
  value: z.object({ unread: z.number() }),
})

export const getUnreadCount = defineMemberCall('getUnreadCount', {
  summary: 'How many messages are unread',
  route: 'GET /messages/unread',
  isRelay: true,
  value: z.object({ unread: z.number() }),
})
