import type { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { type ContractState, contractStates } from '#contract/agent/contract-states.ts'
import type { ContractPeriod, PayKind } from '#contract/agent/contract-terms.ts'
import { db, type Param } from '#sandbox/store/query.ts'
import { openStatements } from '#sandbox/store/statements.ts'

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

const isOpen = sql<boolean>`state IN (${sql.raw(states(openStates))})`

const isWanted = ({ member, kind, side, state, other }: Param<ContractFilter>) => sql<boolean>`
  ((${side} <> 'receiver' AND offerer_id = ${member} AND ${other} IN (-1, receiver_id))
    OR (${side} <> 'offerer' AND receiver_id = ${member} AND ${other} IN (-1, ifnull(offerer_id, 0))))
  AND (${kind} = '' OR kind = ${kind}) AND (${state} = '' OR (${state} = 'open') = (${isOpen}))`

export function openContracts(database: DatabaseSync) {
  const { all, column, scalar, table } = openStatements(database)
  const contracts = table('contracts')
  const open = (kind: Param<PayKind>) => db.selectFrom('contracts').selectAll().where('kind', '=', kind).where(isOpen)
  const ofReceiver = all((receiver: Param<number>, kind: Param<PayKind>) =>
    open(kind).where('receiver_id', '=', receiver),
  )
  const firstOf = (receiver: number, kind: PayKind, wanted: readonly ContractState[]): ContractRow | null =>
    ofReceiver(receiver, kind).find(({ state }) => wanted.includes(state)) ?? null
  return {
    /** Gives the new contract's id. */
    add: contracts.add,
    find: (id: number): ContractRow | null => contracts.find({ id }),
    change: ({ id }: ContractRow, changed: Change) => contracts.change({ id }, changed),
    noteSettled: (id: number, to: number, dueAt: number) => contracts.change({ id }, { settled_to: to, due_at: dueAt }),
    /** The one that is paid by. */
    running: (receiver: number, kind: PayKind): ContractRow | null => firstOf(receiver, kind, runningStates),
    /** The one that waits for its answer or its beginning. */
    pending: (receiver: number, kind: PayKind): ContractRow | null => firstOf(receiver, kind, pendingStates),
    /** Everything open that an agent gave to those directly below. */
    given: all((offerer: Param<number>, kind: Param<PayKind>) =>
      open(kind).where('offerer_id', '=', offerer).orderBy('id'),
    ),
    /** Everything open of a merchant. */
    open: all((merchant: Param<string>, kind: Param<PayKind>) =>
      open(kind).where('merchant', '=', merchant).orderBy('id'),
    ),
    /** When time next does something with any; null where nothing is open. */
    nextDue: scalar(() => sql<{ at: number | null }>`SELECT min(due_at) AS at FROM contracts WHERE due_at IS NOT NULL`),
    dueMerchants: column((at: Param<number>) =>
      db.selectFrom('contracts').select('merchant').distinct().where('due_at', '<=', at),
    ),
    /** The latest first. */
    list: all(
      (filter: Param<ContractFilter>, limit: Param<number>, offset: Param<number>) => sql<ContractRow>`
        SELECT * FROM contracts WHERE ${isWanted(filter)}
        ORDER BY offered_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`,
    ),
    count: scalar(
      (filter: Param<ContractFilter>) => sql<{ count: number }>`
        SELECT count(*) AS count FROM contracts WHERE ${isWanted(filter)}`,
    ),
    /** How many offers wait for the agent's answer. */
    toAnswer: (receiver: number): number => contracts.count({ receiver_id: receiver, state: 'offered' }),
  }
}
