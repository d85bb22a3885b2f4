import type { WithId } from '#sandbox/store/query.ts'
import { type Opened, tablesOf } from '#sandbox/store/tables.ts'
import { type BetRow, lotterySchema, type OrderRow, openLotteryStore } from './rows.ts'

export const lotteryTables = tablesOf([{ from: 6, sql: [lotterySchema] }], (database) => ({
  lottery: openLotteryStore(database),
}))

declare module '#sandbox/store/store.ts' {
  interface Store extends Opened<typeof lotteryTables> {}
}

declare module '#sandbox/store/query.ts' {
  interface Schema {
    lottery_draws: { lottery: string; no: string; draws_at: number; results: string }
    lottery_orders: OrderRow & { settled_at: number | null }
    lottery_bets: WithId<BetRow> & { order_id: string; member_id: number; lottery: string; paid: number | null }
  }
}
