import type { DatabaseSync } from 'node:sqlite'
import { metaSchema, openMeta } from './meta.ts'
import { createNews, type NewsDesk } from './news.ts'
import { type Opened, tablesOf } from './tables.ts'
import { openTransactions, type Transactions } from './transactions.ts'

/** The state, each matter behind its prepared statements. Who has tables declares them here, beside its `tables.ts`. */
export interface Store extends Opened<typeof metaTables> {
  /** What members are told of once it is so. */
  news: NewsDesk
  /** All or nothing; one inside another is undone alone where it throws. */
  transaction: Transactions
}

export const metaTables = tablesOf([{ from: 0, sql: [metaSchema] }], (database) => ({ meta: openMeta(database) }))

/** What every store has, whatever its tables are. */
export function openDesk(database: DatabaseSync): Pick<Store, 'news' | 'transaction'> {
  const news = createNews()
  return { news, transaction: openTransactions(database, news) }
}
