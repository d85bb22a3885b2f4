import type { DatabaseSync } from 'node:sqlite'
import { whole } from '../store/rows.ts'

/** Accounts that agents opened for others: the password that they chose must be changed at the first log-in. */
export const openedAccountsSchema = `
CREATE TABLE opened_accounts (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  agent_id INTEGER NOT NULL REFERENCES members (id),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX opened_accounts_by_agent ON opened_accounts (agent_id)`

export function openOpenedAccounts(database: DatabaseSync) {
  const add = database.prepare('INSERT INTO opened_accounts VALUES (?, ?, ?)')
  const has = database.prepare('SELECT 1 FROM opened_accounts WHERE member_id = ?')
  const count = database.prepare('SELECT count(*) AS count FROM opened_accounts WHERE agent_id = ?')
  return {
    add(member: number, agent: number, at: number): void {
      add.run(member, agent, at)
    },
    has: (member: number): boolean => has.get(member) !== undefined,
    /** How many an agent opened. */
    count(agent: number): number {
      const row = count.get(agent)
      return row ? whole(row, 'count') : 0
    },
  }
}
