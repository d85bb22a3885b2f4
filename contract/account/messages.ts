import * as z from 'zod/mini'
import { defineCall, envelope, instant } from '../call.ts'

const message = z.object({
  id: z.string(),
  title: z.string(),
  /** The first words, without markup. */
  excerpt: z.string(),
  at: instant,
  isRead: z.boolean(),
})

export type MessageHead = z.infer<typeof message>

export const getMessages = defineCall({
  id: 'getMessages',
  summary: 'What was written to the member, all of it or what is unread, the latest first',
  method: 'GET',
  path: '/wps/messages',
  auth: 'token',
  query: z.object({ pageNo: z.number(), pageSize: z.number(), language: z.string(), unread: z.optional(z.boolean()) }),
  answer: envelope(
    z.object({ messages: z.array(message), unread: z.number(), pageNum: z.number(), totalPages: z.number() }),
  ),
})

export const getMessage = defineCall({
  id: 'getMessage',
  summary: 'One message, read by being fetched',
  method: 'GET',
  path: '/wps/messages/{id}',
  auth: 'token',
  query: z.object({ id: z.string(), language: z.string() }),
  answer: envelope(z.object({ ...message.shape, content: z.string() })),
  problems: ['message.unknown'],
})

export const markMessages = defineCall({
  id: 'markMessages',
  summary: 'Marks messages as read or unread, or deletes them; no ids: all of them',
  method: 'POST',
  path: '/wps/messages/marks',
  auth: 'token',
  body: z.object({
    mark: z.enum(['read', 'unread', 'deleted']),
    ids: z.optional(z.array(z.string().check(z.maxLength(64))).check(z.maxLength(200))),
  }),
  answer: envelope(z.object({ unread: z.number() })),
})

export const getUnreadCount = defineCall({
  id: 'getUnreadCount',
  summary: 'How many messages are unread',
  method: 'GET',
  path: '/messages/unread',
  auth: 'token',
  isRelay: true,
  answer: envelope(z.object({ unread: z.number() })),
})
