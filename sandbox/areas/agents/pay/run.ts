import { type PayKind, payKinds } from '#contract/agent/contract-terms.ts'
import { smallestUnit } from '../../../ledger/amounts.ts'
import type { Merchant } from '../../../merchants/merchants.ts'
import type { Store } from '../../../store/store.ts'
import { changeInTime, changesAt } from '../contracts/in-time.ts'
import { tiersOf } from '../contracts/terms.ts'
import { type ContractRow, runningStates } from '../rows/contracts.ts'
import type { SettlementRow } from '../rows/settlements.ts'
import { type Span, spanAround, spansBetween } from '../settle/periods.ts'
import { type Above, type Settled, settlePeriod } from '../settle/settle-period.ts'
import { type Step, stepsOf } from '../settle/steps.ts'
import { ownIn, readLog, type TeamLog } from './figures.ts'
import { ledgerKinds, type Payment, pay } from './post.ts'
import { rebatesDue } from './rebates.ts'

/** One merchant's teams, and until when they are paid. */
interface Run {
  store: Store
  merchant: Merchant
  until: number
  log: TeamLog
  payments: Payment[]
}

/**
 * Does for one merchant's agents what time has brought until an instant, in the order of time: contracts begin and end,
 * each period that is over is settled, rebates of days that are over are paid. Doing it again changes nothing. Inside a
 * transaction. `give` takes the payments in their order; into the ledger by default.
 */
export function runPay(
  { store, merchant }: { store: Store; merchant: Merchant },
  until: number,
  give: (payment: Payment) => void = (payment) => pay(store, merchant, payment),
): void {
  const log = readLog(store, merchant.code, { from: openSince(store, merchant, until), to: until })
  const rebates = rebatesDue({ store, merchant }, until, log)
  const given = rebates.filter(({ kind }) => kind === 'rebate')
  const gifts = [...log.gifts, ...given].toSorted((one, two) => one.at - two.at)
  const run: Run = { store, merchant, until, log: { ...log, gifts }, payments: rebates }
  for (const kind of payKinds) runKind(run, kind)
  for (const payment of run.payments.toSorted((one, two) => one.at - two.at)) give(payment)
}

/** From when on something of what is due is open: nothing before is looked at again. */
function openSince({ contracts, settlements }: Store, { code }: Merchant, until: number): number {
  const since = payKinds.flatMap((kind) => {
    const rows = contracts.open(code, kind)
    const due = rows.filter(({ due_at }) => due_at !== null && due_at <= until)
    // What begins may end another one within a period of its own.
    const concerned = due.some(({ state }) => state === 'accepted') ? rows : due
    return concerned.flatMap(({ settled_to, starts_at }) => settled_to ?? starts_at ?? [])
  })
  return Math.min(until, settlements.rebatesPaidTo(code) ?? until, ...since)
}

function runKind(run: Run, kind: PayKind): void {
  const { store, merchant, until } = run
  for (;;) {
    const open = store.contracts.open(merchant.code, kind)
    const next = Math.min(...open.map((row) => changesAt(row) ?? Number.POSITIVE_INFINITY))
    settleUntil(run, { kind, rows: open.filter(isRunning), at: Math.min(next, until) })
    if (next > until) return
    const cut = (row: ContractRow): void => {
      if (row.settled_to === null || row.settled_to >= next) return
      const lines = store.contracts.open(merchant.code, kind).filter(isRunning)
      const line = lines.filter((other) => isInTeam(run.log.above, other.receiver_id, row.receiver_id))
      settle(run, { kind, rows: line, span: { from: row.settled_to, to: next } })
    }
    changeInTime(store, { merchant, kind, at: next, cut })
  }
}

function isRunning({ state }: ContractRow): boolean {
  return runningStates.some((running) => running === state)
}

function isInTeam(above: Above, member: number | null, agent: number): boolean {
  return member !== null && (member === agent || isInTeam(above, above.get(member) ?? null, agent))
}

/** Of hours and five minutes those are kept in which the team had something settled. */
function isSlot(period: ContractRow['period']): boolean {
  return period === 'hourly' || period === 'fiveMinutes'
}

/** Settles every period of contracts that is over at an instant until which none of them begins or ends. */
function settleUntil(run: Run, { kind, rows, at }: { kind: PayKind; rows: readonly ContractRow[]; at: number }): void {
  const { store, merchant, log } = run
  for (const period of new Set(rows.map((row) => row.period))) {
    const group = rows.filter((row) => row.period === period && row.settled_to !== null)
    const from = Math.min(...group.map(({ settled_to }) => settled_to ?? at))
    if (from >= at) continue
    const spans = isSlot(period)
      ? slotsOf(log, period, { span: { from, to: at }, zone: merchant.timeZone })
      : spansBetween(period, { from, to: at }, merchant.timeZone)
    for (const span of spans)
      settle(run, { kind, rows: group.filter(({ settled_to }) => (settled_to ?? at) <= span.from), span })
    const { from: end, to: due } = spanAround(period, at, merchant.timeZone)
    for (const row of group) if (end > (row.settled_to ?? 0)) store.contracts.noteSettled(row.id, end, due)
  }
}

/** The hours or five minutes in which somebody's bet was settled: nothing is due for all others. */
function* slotsOf(
  { settled }: TeamLog,
  period: ContractRow['period'],
  { span: { from, to }, zone }: { span: Span; zone: string },
): Generator<Span> {
  let last = from
  for (const { settledAt } of settled) {
    if (settledAt < last) continue
    if (settledAt >= to) return
    const span = spanAround(period, settledAt, zone)
    if (span.to > to) return
    yield span
    last = span.to
  }
}

function settle(
  { store, merchant, log, payments }: Run,
  { kind, rows, span }: { kind: PayKind; rows: readonly ContractRow[]; span: Span },
): void {
  for (const { row, line } of settledOf(store, merchant, { kind, rows, span, log })) {
    if (isSlot(row.period) && line.base === 0) continue
    store.settlements.add(settlementRow(row, line, span))
    if (line.net === 0) continue
    const reference = referenceOf(row.id, span.from)
    payments.push({ member: line.agent, kind: ledgerKinds[kind], at: span.to, reference, amount: line.net })
  }
}

/** What contracts of a kind come to in a span, by the log. */
export function settledOf(
  store: Store,
  { currency }: Merchant,
  { kind, rows, span, log }: { kind: PayKind; rows: readonly ContractRow[]; span: Span; log: TeamLog },
): { row: ContractRow; line: Settled }[] {
  const contracts = rows.map((row) => {
    const left = kind === 'dividend' ? store.settlements.left(row.receiver_id, kind) : { carried: 0, owed: 0 }
    return { agent: row.receiver_id, steps: stepsFor(row), ...left }
  })
  const unit = smallestUnit(currency)
  const lines = settlePeriod({ kind, above: log.above, own: ownIn(log, span), contracts, unit })
  return rows.flatMap((row, place) => {
    const line = lines[place]
    return line ? [{ row, line }] : []
  })
}

const known = new Map<string, Step[]>()
const maxKnown = 1000

/** Kept by their text: a day has 288 times five minutes. */
function stepsFor(row: ContractRow): Step[] {
  const steps = known.get(row.tiers) ?? stepsOf(tiersOf(row))
  if (known.size > maxKnown) known.clear()
  known.set(row.tiers, steps)
  return steps
}

/** "P12-TGK2O0": a contract and its period, which is settled once. */
export function referenceOf(contract: number, from: number): string {
  return `P${contract}-${Math.floor(from / 1000)
    .toString(36)
    .toUpperCase()}`
}

export function settlementRow(row: ContractRow, line: Settled, { from, to }: Span): SettlementRow {
  const { team } = line
  return {
    contract_id: row.id,
    agent_id: line.agent,
    kind: row.kind,
    period: row.period,
    from_at: from,
    to_at: to,
    valid_bet: team.validBet,
    loss: team.loss,
    won_bet: team.wonBet,
    lost_bet: team.lostBet,
    active: team.active,
    carried_in: line.carriedIn,
    carried_out: line.carriedOut,
    owed_in: line.owedIn,
    owed_out: line.owedOut,
    tier: line.tier,
    rate: line.rate,
    win_rate: line.winRate,
    loss_rate: line.lossRate,
    gross: line.gross,
    passed_down: line.passedDown,
    net: line.net,
  }
}
