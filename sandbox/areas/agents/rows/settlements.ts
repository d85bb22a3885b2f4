import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { ContractPeriod, PayKind } from '#contract/agent/contract-terms.ts'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

const numbers = [
  'valid_bet',
  'loss',
  'won_bet',
  'lost_bet',
  'active',
  'carried_in',
  'carried_out',
  'owed_in',
  'owed_out',
  'tier',
  'rate',
  'win_rate',
  'loss_rate',
  'gross',
  'passed_down',
  'net',
] as const

/** A contract's period is settled once, a day's rebates of a merchant are paid once. */
export const settlementsSchema = `
CREATE TABLE settlements (
  id INTEGER PRIMARY KEY,
  contract_id INTEGER NOT NULL REFERENCES contracts (id),
  agent_id INTEGER NOT NULL REFERENCES members (id),
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  from_at INTEGER NOT NULL,
  to_at INTEGER NOT NULL,
  ${numbers.map((name) => `${name} INTEGER NOT NULL`).join(',\n  ')},
  CHECK (net >= 0 AND net <= gross AND from_at < to_at),
  UNIQUE (contract_id, from_at)
) STRICT;
CREATE INDEX settlements_by_agent ON settlements (agent_id, kind, to_at);
CREATE TABLE team_rebates (
  member_id INTEGER NOT NULL REFERENCES members (id),
  to_at INTEGER NOT NULL,
  valid_bet INTEGER NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  PRIMARY KEY (member_id, to_at)
) STRICT, WITHOUT ROWID;
CREATE TABLE rebate_clocks (
  merchant TEXT PRIMARY KEY,
  paid_to INTEGER NOT NULL,
  due_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID`

/** Amounts in minor units, rates in basis points. What is due of it was paid at `to_at`. */
export interface SettlementRow extends Record<(typeof numbers)[number], number> {
  contract_id: number
  agent_id: number
  kind: PayKind
  period: ContractPeriod
  /** The first millisecond, and the one after the last. */
  from_at: number
  to_at: number
}

export interface SettlementFilter {
  agents: readonly number[]
  kind: PayKind
  /** Of periods that ended from `from` until before `to`. */
  from: number
  to: number
}

export interface SettlementSums {
  count: number
  validBet: number
  gross: number
  passedDown: number
  net: number
}

/** What was paid at an instant. */
export interface Paid {
  at: number
  amount: number
}

/** A period ended where its last millisecond lies in the days that are asked for. */
const isWanted = ({ agents, kind, from, to }: Param<SettlementFilter>) => sql`
  agent_id IN (SELECT value FROM json_each(${agents})) AND kind = ${kind} AND to_at > ${from} AND to_at <= ${to}`

export function openSettlements(database: DatabaseSync) {
  const { all, column, find, one, scalar, table } = openStatements(database)
  const [settlements, rebates, clocks] = [table('settlements'), table('team_rebates'), table('rebate_clocks')]
  const last = find(
    (agent: Param<number>, kind: Param<PayKind>) => sql<{ carried: number; owed: number }>`
      SELECT carried_out AS carried, owed_out AS owed FROM settlements
      WHERE agent_id = ${agent} AND kind = ${kind} ORDER BY to_at DESC, id DESC LIMIT 1`,
  )
  return {
    /** @throws where that period of the contract is settled already. */
    add: settlements.add,
    /** What the agent's last settlement of a kind left for the next one. */
    left: (agent: number, kind: PayKind): { carried: number; owed: number } =>
      last(agent, kind) ?? { carried: 0, owed: 0 },
    /** The latest first. */
    list: all(
      (filter: Param<SettlementFilter>, limit: Param<number>, offset: Param<number>) => sql<SettlementRow>`
        SELECT * FROM settlements WHERE ${isWanted(filter)} ORDER BY to_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    sums: one(
      (filter: Param<SettlementFilter>) => sql<SettlementSums>`
        SELECT count(*) AS count, ifnull(sum(valid_bet), 0) AS validBet, ifnull(sum(gross), 0) AS gross,
          ifnull(sum(passed_down), 0) AS passedDown, ifnull(sum(net), 0) AS net FROM settlements WHERE ${isWanted(filter)}`,
    ),
    paid: all(
      (agent: Param<number>, kind: Param<PayKind>, from: Param<number>, to: Param<number>) => sql<Paid>`
        SELECT to_at AS at, net AS amount FROM settlements
        WHERE agent_id = ${agent} AND kind = ${kind} AND net > 0 AND to_at >= ${from} AND to_at < ${to}`,
    ),
    /** Of the day that ended at `at`. @throws where it is paid already. */
    addRebate: (member: number, at: number, validBet: number, amount: number) =>
      rebates.add({ member_id: member, to_at: at, valid_bet: validBet, amount }),
    rebates: all(
      (member: Param<number>, from: Param<number>, to: Param<number>) => sql<Paid>`
        SELECT to_at AS at, amount FROM team_rebates WHERE member_id = ${member} AND to_at >= ${from} AND to_at < ${to}`,
    ),
    /** Until when a merchant's rebates are paid; null where it pays none. */
    rebatesPaidTo: (merchant: string): number | null => clocks.find({ merchant })?.paid_to ?? null,
    setRebatesPaidTo: (merchant: string, to: number, dueAt: number): void =>
      clocks.put({ merchant, paid_to: to, due_at: dueAt }),
    /** When rebates are next due anywhere; null where there are none. */
    rebatesDue: scalar(() => sql<{ at: number | null }>`SELECT min(due_at) AS at FROM rebate_clocks`),
    dueMerchants: column((at: Param<number>) =>
      db.selectFrom('rebate_clocks').select('merchant').where('due_at', '<=', at),
    ),
  }
}
