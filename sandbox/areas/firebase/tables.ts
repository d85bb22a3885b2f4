import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { firebaseSchema, openFirebase, type PhoneSession, type PhoneUser } from './rows.ts'

export const firebaseTables = tablesOf([{ from: 3, sql: [firebaseSchema] }], (database) => ({
  firebase: openFirebase(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof firebaseTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    firebase_sessions: PhoneSession
    firebase_users: PhoneUser
  }
}
