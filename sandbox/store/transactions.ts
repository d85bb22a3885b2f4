import type { DatabaseSync } from 'node:sqlite'
import type { NewsDesk } from './news.ts'

/**
 * Runs work as one transaction. Work that runs inside another's is a savepoint of it: its own error undoes it alone, and it
 * is in the database only with the whole. The work is synchronous, so nothing of another request comes between its steps.
 */
export function openTransactions(database: DatabaseSync, news: NewsDesk) {
  let depth = 0

  return <Result>(work: () => Result): Result => {
    const savepoint = `inner${depth}`
    const isOuter = depth === 0
    database.exec(isOuter ? 'BEGIN IMMEDIATE' : `SAVEPOINT ${savepoint}`)
    depth += 1
    news.hold()
    let result: Result
    try {
      result = work()
      database.exec(isOuter ? 'COMMIT' : `RELEASE ${savepoint}`)
    } catch (error) {
      depth -= 1
      news.drop()
      database.exec(isOuter ? 'ROLLBACK' : `ROLLBACK TO ${savepoint}; RELEASE ${savepoint}`)
      throw error
    }
    depth -= 1
    news.commit()
    return result
  }
}

export type Transactions = ReturnType<typeof openTransactions>
