import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type ChatRow, type FeedbackRow, feedbackSchema, openChats, openFeedback } from './rows.ts'

export const helpTables = tablesOf([{ from: 12, sql: [feedbackSchema] }], (database) => ({
  feedback: openFeedback(database),
  chats: openChats(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof helpTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    feedback: WithId<FeedbackRow>
    chats: ChatRow
  }
}
