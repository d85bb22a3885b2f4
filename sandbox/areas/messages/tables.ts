import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { messagesSchema, openMessages } from './rows.ts'

export const messagesTables = tablesOf([{ from: 10, sql: [messagesSchema] }], (database) => ({
  messages: openMessages(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof messagesTables> {}
}
