import * as messagesCalls from '#contract/account/messages.ts'
import { type Area, callsOf } from '#sandbox/calls/area.ts'
import { addMessageRoutes } from './routes.ts'
import { messagesTables } from './tables.ts'

export const messagesArea = {
  tag: 'messages',
  calls: callsOf(messagesCalls),
  routes: [addMessageRoutes],
  tables: messagesTables,
} satisfies Area
