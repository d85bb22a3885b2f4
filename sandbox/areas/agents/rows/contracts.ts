import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { type ContractState, contractStates } from '#contract/agent/contract-states.ts'
import { type ContractPeriod, contractPeriods, type PayKind, payKinds } from '#contract/agent/contract-terms.ts'
import { type Row, text, whole, wholeOrNull } from '#sandbox/store/rows.ts'

const states = (names: readonly ContractState[]): string => names.map((name) => `'${name}'`).join(', ')

export const runningStates = ['active', 'ending'] as const satisfies ContractState[]
export const pendingStates = ['offered', 'accepted'] as const satisfies ContractState[]
const openStates = [...pendingStates, ...runningStates] as const

/** Of one kind an agent has one contract that runs at the most, and one that waits for its answer or its beginning. */
export const contractsSchema = `
CREATE TABLE contracts (
  id INTEGER PRIMARY KEY,
  merchant TEXT NOT NULL,
  kind TEXT NOT NULL,
  period TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN (${states(contractStates)})),
  offerer_id INTEGER REFERENCES members (id),
  receiver_id INTEGER NOT NULL REFERENCES members (id),
  tiers TEXT NOT NULL,
  remark TEXT NOT NULL,
  offered_at INTEGER NOT NULL,
  answered_at INTEGER,
  starts_at INTEGER,
  ends_at INTEGER,
  settled_to INTEGER,
  due_at INTEGER,
  CHECK (offerer_id <> receiver_id)
) STRICT;
CREATE UNIQUE INDEX contracts_running ON contracts (receiver_id, kind) WHERE state IN (${states(runningStates)});
CREATE UNIQUE INDEX contracts_pending ON contracts (receiver_id, kind) WHERE state IN (${states(pendingStates)});
CREATE INDEX contracts_received ON contracts (receiver_id, id);
CREATE INDEX contracts_given ON contracts (offerer_id, id);
CREATE INDEX contracts_open ON contracts (merchant, kind) WHERE state IN (${states(openStates)});
CREATE INDEX contracts_due ON contracts (due_at) WHERE due_at IS NOT NULL`

/** Instants in milliseconds. */
export interface ContractRow {
  id: number
  merchant: string
  kind: PayKind
  period: ContractPeriod
  state: ContractState
  /** Null: the platform. */
  offerer_id: number | null
  receiver_id: number
  /** Steps as the contract of the gateway writes them, as JSON. */
  tiers: string
  remark: string
  offered_at: number
  answered_at: number | null
  starts_at: number | null
  ends_at: number | null
  /** All periods that end until then are settled; null before it began. */
  settled_to: number | null
  /** When time next does something with it; null once it is over. */
  due_at: number | null
}

/** What changes of a contract; its terms never do. */
type Change = Partial<Pick<ContractRow, 'state' | 'answered_at' | 'starts_at' | 'ends_at' | 'settled_to' | 'due_at'>>

/** Empty texts filter nothing. */
export interface ContractFilter {
  member: number
  kind: PayKind | ''
  side: 'offerer' | 'receiver' | ''
  state: 'open' | 'over' | ''
  /** The other side's id; -1 filters nothing. */
  other: number
}

const isWanted = `((:side <> 'receiver' AND offerer_id = :member AND :other IN (-1, receiver_id))
    OR (:side <> 'offerer' AND receiver_id = :member AND :other IN (-1, ifnull(offerer_id, 0))))
  AND (:kind = '' OR kind = :kind)
  AND (:state = '' OR (:state = 'open') = (state IN (${states(openStates)})))`

const changeable = ['state', 'answered_at', 'starts_at', 'ends_at', 'settled_to', 'due_at'] as const

export function openContracts(database: DatabaseSync) {
  const add = database.prepare(`
    INSERT INTO contracts (merchant, kind, period, state, offerer_id, receiver_id, tiers, remark, offered_at, answered_at,
      starts_at, ends_at, settled_to, due_at)
    VALUES (:merchant, :kind, :period, :state, :offerer_id, :receiver_id, :tiers, :remark, :offered_at, :answered_at,
      :starts_at, :ends_at, :settled_to, :due_at)`)
  const one = database.prepare('SELECT * FROM contracts WHERE id = ?')
  const change = database.prepare(`
    UPDATE contracts SET ${changeable.map((name) => `${name} = :${name}`).join(', ')} WHERE id = :id`)
  const ofReceiver = database.prepare(`
    SELECT * FROM contracts WHERE receiver_id = ? AND kind = ? AND state IN (${states(openStates)})`)
  const given = database.prepare(`
    SELECT * FROM contracts WHERE offerer_id = ? AND kind = ? AND state IN (${states(openStates)}) ORDER BY id`)
  const open = database.prepare(`
    SELECT * FROM contracts WHERE merchant = ? AND kind = ? AND state IN (${states(openStates)}) ORDER BY id`)
  const settledTo = database.prepare('UPDATE contracts SET settled_to = ?, due_at = ? WHERE id = ?')
  const nextDue = database.prepare('SELECT min(due_at) AS at FROM contracts WHERE due_at IS NOT NULL')
  const dueMerchants = database.prepare('SELECT DISTINCT merchant FROM contracts WHERE due_at <= ?')
  const list = database.prepare(`
    SELECT * FROM contracts WHERE ${isWanted} ORDER BY offered_at DESC, id DESC LIMIT :limit OFFSET :offset`)
  const count = database.prepare(`SELECT count(*) AS count FROM contracts WHERE ${isWanted}`)
  const toAnswer = database.prepare(
    `SELECT count(*) AS count FROM contracts WHERE receiver_id = ? AND state = 'offered'`,
  )
  const find = (id: number): ContractRow | null => {
    const row = one.get(id)
    return row ? contractOf(row) : null
  }
  const firstOf = (receiver: number, kind: PayKind, wanted: readonly ContractState[]): ContractRow | null =>
    ofReceiver
      .all(receiver, kind)
      .map(contractOf)
      .find(({ state }) => wanted.includes(state)) ?? null
  return {
    /** Gives the new contract's id. */
    add: (row: Omit<ContractRow, 'id'>): number => Number(add.run({ ...row }).lastInsertRowid),
    find,
    change(row: ContractRow, changed: Change): void {
      const values: Record<string, SQLInputValue> = { id: row.id }
      for (const name of changeable) values[name] = changed[name] === undefined ? row[name] : changed[name]
      change.run(values)
    },
    noteSettled(id: number, to: number, dueAt: number): void {
      settledTo.run(to, dueAt, id)
    },
    /** The one that is paid by. */
    running: (receiver: number, kind: PayKind): ContractRow | null => firstOf(receiver, kind, runningStates),
    /** The one that waits for its answer or its beginning. */
    pending: (receiver: number, kind: PayKind): ContractRow | null => firstOf(receiver, kind, pendingStates),
    /** Everything open that an agent gave to those directly below. */
    given: (offerer: number, kind: PayKind): ContractRow[] => given.all(offerer, kind).map(contractOf),
    /** Everything open of a merchant. */
    open: (merchant: string, kind: PayKind): ContractRow[] => open.all(merchant, kind).map(contractOf),
    /** When time next does something with any; null where nothing is open. */
    nextDue(): number | null {
      const row = nextDue.get()
      return row ? wholeOrNull(row, 'at') : null
    },
    dueMerchants: (at: number): string[] => dueMerchants.all(at).map((row) => text(row, 'merchant')),
    /** The latest first. */
    list: (filter: ContractFilter, limit: number, offset: number): ContractRow[] =>
      list.all({ ...filter, limit, offset }).map(contractOf),
    count(filter: ContractFilter): number {
      const row = count.get({ ...filter })
      return row ? whole(row, 'count') : 0
    },
    /** How many offers wait for the agent's answer. */
    toAnswer(receiver: number): number {
      const row = toAnswer.get(receiver)
      return row ? whole(row, 'count') : 0
    },
  }
}

function contractOf(row: Row): ContractRow {
  return {
    id: whole(row, 'id'),
    merchant: text(row, 'merchant'),
    kind: payKinds.find((kind) => kind === row.kind) ?? 'dividend',
    period: contractPeriods.find((period) => period === row.period) ?? 'daily',
    state: contractStates.find((state) => state === row.state) ?? 'ended',
    offerer_id: wholeOrNull(row, 'offerer_id'),
    receiver_id: whole(row, 'receiver_id'),
    tiers: text(row, 'tiers'),
    remark: text(row, 'remark'),
    offered_at: whole(row, 'offered_at'),
    answered_at: wholeOrNull(row, 'answered_at'),
    starts_at: wholeOrNull(row, 'starts_at'),
    ends_at: wholeOrNull(row, 'ends_at'),
    settled_to: wholeOrNull(row, 'settled_to'),
    due_at: wholeOrNull(row, 'due_at'),
  }
}
