import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type BetRow, betsSchema, openBets } from './bets.ts'
import {
  type IdempotentRequestRow,
  idempotentRequestsSchema,
  openIdempotentRequests,
} from './idempotent-request-rows.ts'
import { type AccountKey, ledgerSchema, openLedger } from './ledger.ts'
import { movementsSchema, openMovements } from './movements.ts'
import { openTurnover, type TurnoverRow, turnoverSchema } from './turnover.ts'

export const ledgerTables = tablesOf(
  [
    { from: 0, sql: [ledgerSchema] },
    { from: 8, sql: [betsSchema, movementsSchema] },
    { from: 9, sql: [idempotentRequestsSchema, turnoverSchema] },
  ],
  (database, news) => ({
    ledger: openLedger(database, news),
    idempotentRequests: openIdempotentRequests(database),
    turnover: openTurnover(database),
    bets: openBets(database),
    movements: openMovements(database),
  }),
)

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof ledgerTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    bets: WithId<BetRow>
    accounts: WithId<Omit<AccountKey, 'memberId'>> & { member_id: number | null }
    transactions: WithId<{ kind: string; at: number; idempotency_key: string | null }>
    entries: { transaction_id: number; account_id: number; amount: number }
    transaction_notes: { transaction_id: number; reference: string; remark: string }
    sent_calls: IdempotentRequestRow
    turnover: WithId<TurnoverRow>
  }
}
