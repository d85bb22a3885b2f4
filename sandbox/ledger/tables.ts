import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { betsSchema, openBets } from './bets.ts'
import { ledgerSchema, openLedger } from './ledger.ts'
import { movementsSchema, openMovements } from './movements.ts'
import { openSentCalls, sentCallsSchema } from './sent-calls.ts'
import { openTurnover, turnoverSchema } from './turnover.ts'

export const ledgerTables = tablesOf(
  [
    { from: 0, sql: [ledgerSchema] },
    { from: 8, sql: [betsSchema, movementsSchema] },
    { from: 9, sql: [sentCallsSchema, turnoverSchema] },
  ],
  (database, news) => ({
    ledger: openLedger(database, news),
    sentCalls: openSentCalls(database),
    turnover: openTurnover(database),
    bets: openBets(database),
    movements: openMovements(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof ledgerTables> {}
}
