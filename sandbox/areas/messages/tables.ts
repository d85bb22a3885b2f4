import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type MessageRow, messageDetailsSchema, messagesSchema, openMessages } from './rows.ts'

export const messagesTables = tablesOf(
  [
    { from: 10, sql: [messagesSchema] },
    { from: 27, sql: [messageDetailsSchema] },
  ],
  (database) => ({ messages: openMessages(database) }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof messagesTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    messages: WithId<MessageRow> & { member_id: number }
  }
}
