import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { feedbackSchema, openChats, openFeedback } from './rows.ts'

export const helpTables = tablesOf([{ from: 12, sql: [feedbackSchema] }], (database) => ({
  feedback: openFeedback(database),
  chats: openChats(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof helpTables> {}
}
