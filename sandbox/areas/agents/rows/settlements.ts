import type { DatabaseSync } from 'node:sqlite'
import { type ContractPeriod, contractPeriods, type PayKind, payKinds } from '#contract/agent/contract-terms.ts'
import { type Row, text, whole, wholeOrNull } from '#sandbox/store/rows.ts'

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

/** Amounts in hundredths, rates in hundredths of a per cent. What is due of it was paid at `to_at`. */
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

const columns = ['contract_id', 'agent_id', 'kind', 'period', 'from_at', 'to_at', ...numbers]

/** A period ended where its last millisecond lies in the days that are asked for. */
const isWanted = `agent_id IN (SELECT value FROM json_each(:agents)) AND kind = :kind AND to_at > :from AND to_at <= :to`

export function openSettlements(database: DatabaseSync) {
  const add = database.prepare(`
    INSERT INTO settlements (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`)
  const last = database.prepare(`
    SELECT carried_out, owed_out FROM settlements WHERE agent_id = ? AND kind = ? ORDER BY to_at DESC, id DESC LIMIT 1`)
  const list = database.prepare(`
    SELECT * FROM settlements WHERE ${isWanted} ORDER BY to_at DESC, id DESC LIMIT :limit OFFSET :offset`)
  const sums = database.prepare(`
    SELECT count(*) AS count, ifnull(sum(valid_bet), 0) AS valid_bet, ifnull(sum(gross), 0) AS gross,
      ifnull(sum(passed_down), 0) AS passed_down, ifnull(sum(net), 0) AS net FROM settlements WHERE ${isWanted}`)
  const paid = database.prepare(`
    SELECT to_at, net FROM settlements WHERE agent_id = ? AND kind = ? AND net > 0 AND to_at >= ? AND to_at < ?`)
  const addRebate = database.prepare('INSERT INTO team_rebates VALUES (?, ?, ?, ?)')
  const rebates = database.prepare(
    'SELECT to_at, amount FROM team_rebates WHERE member_id = ? AND to_at >= ? AND to_at < ?',
  )
  const clock = database.prepare('SELECT paid_to FROM rebate_clocks WHERE merchant = ?')
  const setClock = database.prepare('INSERT OR REPLACE INTO rebate_clocks VALUES (?, ?, ?)')
  const nextDue = database.prepare('SELECT min(due_at) AS at FROM rebate_clocks')
  const dueMerchants = database.prepare('SELECT merchant FROM rebate_clocks WHERE due_at <= ?')
  const bound = ({ agents, ...filter }: SettlementFilter) => ({ ...filter, agents: JSON.stringify(agents) })
  return {
    /** @throws where that period of the contract is settled already. */
    add(row: SettlementRow): void {
      add.run({ ...row })
    },
    /** What the agent's last settlement of a kind left for the next one. */
    left(agent: number, kind: PayKind): { carried: number; owed: number } {
      const row = last.get(agent, kind)
      return row ? { carried: whole(row, 'carried_out'), owed: whole(row, 'owed_out') } : { carried: 0, owed: 0 }
    },
    /** The latest first. */
    list: (filter: SettlementFilter, limit: number, offset: number): SettlementRow[] =>
      list.all({ ...bound(filter), limit, offset }).map(settlementOf),
    sums(filter: SettlementFilter): SettlementSums {
      const row = sums.get(bound(filter)) ?? {}
      return {
        count: whole(row, 'count'),
        validBet: whole(row, 'valid_bet'),
        gross: whole(row, 'gross'),
        passedDown: whole(row, 'passed_down'),
        net: whole(row, 'net'),
      }
    },
    paid: (agent: number, kind: PayKind, from: number, to: number): Paid[] =>
      paid.all(agent, kind, from, to).map((row) => ({ at: whole(row, 'to_at'), amount: whole(row, 'net') })),
    /** Of the day that ended at `at`. @throws where it is paid already. */
    addRebate(member: number, at: number, validBet: number, amount: number): void {
      addRebate.run(member, at, validBet, amount)
    },
    rebates: (member: number, from: number, to: number): Paid[] =>
      rebates.all(member, from, to).map((row) => ({ at: whole(row, 'to_at'), amount: whole(row, 'amount') })),
    /** Until when a merchant's rebates are paid; null where it pays none. */
    rebatesPaidTo(merchant: string): number | null {
      const row = clock.get(merchant)
      return row ? whole(row, 'paid_to') : null
    },
    setRebatesPaidTo(merchant: string, to: number, dueAt: number): void {
      setClock.run(merchant, to, dueAt)
    },
    /** When rebates are next due anywhere; null where there are none. */
    rebatesDue(): number | null {
      const row = nextDue.get()
      return row ? wholeOrNull(row, 'at') : null
    },
    dueMerchants: (at: number): string[] => dueMerchants.all(at).map((row) => text(row, 'merchant')),
  }
}

function settlementOf(row: Row): SettlementRow {
  return {
    contract_id: whole(row, 'contract_id'),
    agent_id: whole(row, 'agent_id'),
    kind: payKinds.find((kind) => kind === row.kind) ?? 'dividend',
    period: contractPeriods.find((period) => period === row.period) ?? 'daily',
    from_at: whole(row, 'from_at'),
    to_at: whole(row, 'to_at'),
    valid_bet: whole(row, 'valid_bet'),
    loss: whole(row, 'loss'),
    won_bet: whole(row, 'won_bet'),
    lost_bet: whole(row, 'lost_bet'),
    active: whole(row, 'active'),
    carried_in: whole(row, 'carried_in'),
    carried_out: whole(row, 'carried_out'),
    owed_in: whole(row, 'owed_in'),
    owed_out: whole(row, 'owed_out'),
    tier: whole(row, 'tier'),
    rate: whole(row, 'rate'),
    win_rate: whole(row, 'win_rate'),
    loss_rate: whole(row, 'loss_rate'),
    gross: whole(row, 'gross'),
    passed_down: whole(row, 'passed_down'),
    net: whole(row, 'net'),
  }
}
