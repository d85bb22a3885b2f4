import type { DatabaseSync } from 'node:sqlite'
import { openStatements } from '../store/statements.ts'

/** Accounts that agents opened for others: the password that they chose must be changed at the first log-in. */
export const openedAccountsSchema = `
CREATE TABLE opened_accounts (
  member_id INTEGER PRIMARY KEY REFERENCES members (id),
  agent_id INTEGER NOT NULL REFERENCES members (id),
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX opened_accounts_by_agent ON opened_accounts (agent_id)`

export function openOpenedAccounts(database: DatabaseSync) {
  const { add, count, has } = openStatements(database).table('opened_accounts')
  return {
    add: (member: number, agent: number, at: number) => add({ member_id: member, agent_id: agent, at }),
    has: (member: number): boolean => has({ member_id: member }),
    /** How many an agent opened. */
    count: (agent: number): number => count({ agent_id: agent }),
  }
}
